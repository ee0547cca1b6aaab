//! What can be set, for all games of a device.

#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub title: &'static str,
    pub auto_pass: Setting,
    pub pace: Setting,
    pub theme: Setting,
    pub log: Setting,
    pub sound: Setting,
    pub shake: Setting,
    pub keys: Setting,
    pub animations: &'static str,
    /// The speed of no animations.
    pub off: &'static str,
}

/// A setting.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub label: &'static str,
    pub note: &'static str,
    /// Its values, in the order in which `src/app/settings.rs` has them.
    pub values: &'static [&'static str],
}

pub const ENGLISH: Settings = Settings {
    title: "Settings",
    auto_pass: Setting {
        label: "Pass for me",
        note: "Where you can do nothing, you are not asked. Playing cards always ends by your own tap.",
        values: &["When I can do nothing", "Never"],
    },
    pace: Setting {
        label: "What others play",
        note: "Tap the card to go on, hold it to read on.",
        values: &["Time to read it", "Twice the time", "Until I tap"],
    },
    log: Setting {
        label: "The log beside the table",
        note: "On wide screens. Without it the bases are larger, and a line says what happened last.",
        values: &["Where there is room", "Always", "Never"],
    },
    sound: Setting {
        label: "Sound",
        note: "Cards that are played or destroyed, bases that score, your turn, and who wins.",
        values: &["On", "Off"],
    },
    shake: Setting {
        label: "Vibration",
        note: "For your turn and when a base scores, on devices that can.",
        values: &["On", "Off"],
    },
    keys: Setting {
        label: "Single keys",
        note: "D for done, U for undo and the others that ? lists. Tab, Enter, Escape and the arrows are always keys.",
        values: &["On", "Off"],
    },
    theme: Setting {
        label: "Colours",
        note: "The size of all letters follows your browser's.",
        values: &["As the system", "Light", "Dark"],
    },
    animations: "Animations",
    off: "Off",
};
