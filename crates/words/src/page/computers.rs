//! Computer opponents: in the form, at the table, and why they did something.

use ai::{Level, Temperament};

#[derive(Clone, Copy, Debug)]
pub struct Computers {
    /// Names that computers are given, unless somebody types another.
    pub names: [&'static str; 10],
    pub play_against: &'static str,
    pub play_against_note: &'static str,
    /// The first game against it, and what it is like: the name of its set.
    pub first: &'static str,
    pub first_note: fn(&str) -> String,
    pub person: &'static str,
    /// The next game, against one of this level.
    pub stronger: fn(Level) -> String,
    pub spare: &'static str,
    pub spare_note: &'static str,
    /// After a name.
    pub thinks: &'static str,
    /// Who thinks.
    pub thinking: fn(&str) -> String,
    pub decide_now: &'static str,
    pub why: &'static str,
    pub why_coming: &'static str,
    pub no_reason: &'static str,
    pub agree: &'static str,
    /// The button, and what it is called where it is read out.
    pub hint: &'static str,
    pub hint_ask: &'static str,
    pub hint_new: &'static str,
    pub hint_title: &'static str,
    pub hint_coming: &'static str,
    pub hint_about: &'static str,
    pub hint_others: &'static str,
    pub moments: &'static str,
    pub moments_ask: &'static str,
    pub moments_coming: &'static str,
    pub moments_none: &'static str,
    pub moment_head: fn(u32, &str) -> String,
    pub moment_instead: &'static str,
    /// What was done instead of what is told, where it is compared with.
    pub moment_than: &'static str,
    /// Of what brings nothing at once, doing nothing among it.
    pub moment_later: &'static str,
    /// A computer in a list of names.
    pub computer: &'static str,
    /// The button that puts what was revealed away, if one person has seen it.
    pub seen: &'static str,
    pub level: fn(Level) -> &'static str,
    /// A seat for a computer of this level.
    pub seat: fn(Level) -> String,
    /// What a computer does, after its name: "builds".
    pub does: fn(Temperament) -> &'static str,
    /// What somebody is, after their name: "computer (hard), builds".
    pub about: fn(Level, Temperament) -> String,
    /// A computer's name where people stand beside it.
    pub named: fn(&str) -> String,
    /// The number of the player.
    pub who_sits: fn(usize) -> String,
    /// The name of the player.
    pub how_it_plays: fn(&str) -> String,
    /// What an address says of the seats, and the number of players.
    pub bad_seats: fn(&str, usize) -> String,
}

pub const ENGLISH: Computers = Computers {
    names: ["Vera", "Otto", "Mina", "Hugo", "Ida", "Kasimir", "Zelda", "Bruno", "Tilda", "Wilma"],
    play_against: "Play against the computer",
    play_against_note: "Alone, or several of you against it",
    first: "Play the computer",
    first_note: |set| format!("Easy, with factions of the {set}"),
    person: "A person",
    stronger: |of| format!("Now against a stronger one ({})", level(of)),
    spare: "Computers spare the only person",
    spare_note: "They do not gang up on a person who is behind. One who leads is fought all the same.",
    thinks: "thinks …",
    thinking: |name| format!("{name} thinks"),
    decide_now: "Decide now",
    why: "Why?",
    why_coming: "Thinking back …",
    no_reason: "That cannot be worked out any more.",
    hint: "Hint",
    hint_ask: "Hint: what could I do?",
    hint_new: "Not sure what to do? Ask for a hint.",
    hint_title: "What could I do?",
    hint_coming: "Looking at what you could do …",
    hint_about: "As a strong opponent in your place sees it, who knows no more than you do. Choosing one only points at it.",
    hint_others: "Other ideas",
    moments: "Moments that decided it",
    moments_ask: "What decided it?",
    moments_coming: "Looking back at the game …",
    moments_none: "No single play of theirs lost it.",
    moment_head: |turn, who| format!("Turn {turn}, {who}"),
    moment_instead: "Instead",
    moment_than: "that play",
    moment_later: "In the end this would have been worth more.",
    agree: "Computers agree for as long as nothing hidden has become known since.",
    computer: "computer",
    seen: "Go on",
    level,
    seat: |of| format!("Computer: {}", level(of)),
    does,
    about: |of, temperament| format!("computer ({}), {}", level(of), does(temperament)),
    named: |name| format!("{name} (computer)"),
    who_sits: |n| format!("Who is player {n}"),
    how_it_plays: |name| format!("How {name} plays"),
    bad_seats: |text, players| {
        format!(
            "The seats \"{text}\" do not fit: one of person, easy, medium or hard for each of {players} players."
        )
    },
};

fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
    }
}

fn does(temperament: Temperament) -> &'static str {
    match temperament {
        Temperament::Even => "plays evenly",
        Temperament::Builder => "builds",
        Temperament::Raider => "raids",
        Temperament::Opportunist => "grabs points",
    }
}
