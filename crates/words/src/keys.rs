//! The keys of the page, and what each is for.

/// A key, or several that go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// What is written on it.
    pub key: &'static str,
    /// What it does.
    pub does: &'static str,
}

const fn key(key: &'static str, does: &'static str) -> Key {
    Key { key, does }
}

/// All keys, from those that are used most.
pub const KEYS: &[Key] = &[
    key(
        "Tab",
        "To the answers of the open question: base by base from the left, then the hand, then what ends it. After these to all else.",
    ),
    key("Enter", "Lifts a card, puts it down where you are, chooses, presses a button."),
    key("Arrows", "From card to card, and up and down between players, bases, question and hand."),
    key("Escape", "Puts the card back, closes what is open, leads back from the log."),
    key("1 to 9, 0", "That card of your hand."),
    key("D", "Done, or pass. While you could still play something it asks once more."),
    key("U", "Undo."),
    key("H", "A hint: what could you do? Only where nobody but computers plays against you."),
    key("S", "How it stands: whose turn it is, each base, the points."),
    key(
        "L",
        "The log, and back. In it up and down go from line to line, left and right to the cards of a line.",
    ),
    key(",", "Settings."),
    key("?", "This list."),
];

/// What there is to know about all of them.
pub const NOTE: &str = "Letters, digits and signs mean nothing while you type, and can be switched off in the settings. Many screen readers keep them for themselves until they are told to pass keys on.";
