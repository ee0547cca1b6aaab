//! Words of many screens.

#[derive(Clone, Copy, Debug)]
pub struct Common {
    /// The title of the tab while no game is open.
    pub title: &'static str,
    pub back: &'static str,
    pub back_to_start: &'static str,
    pub close: &'static str,
    /// Said while a part of the page is being fetched.
    pub coming: &'static str,
    pub copied: &'static str,
    pub copy_as_text: &'static str,
    pub done: &'static str,
    pub download: &'static str,
    pub factions: &'static str,
    /// What each key does.
    pub keys: &'static str,
    pub log: &'static str,
    /// The log goes from beside the table, and comes back there.
    pub log_fold: &'static str,
    pub log_unfold: &'static str,
    pub next: &'static str,
    pub not_copied: &'static str,
    pub ok: &'static str,
    pub play: &'static str,
    pub players: &'static str,
    pub quick_game: &'static str,
    pub replay: &'static str,
    pub rules: &'static str,
    pub skip: &'static str,
    /// What a player is called who has not said: the number of the place.
    pub player: fn(usize) -> String,
    /// Names as in "Ana, Ben and Cleo"; nothing for none.
    pub listed: fn(&[String]) -> String,
    /// A number of victory points.
    pub vp: fn(i32) -> String,
}

pub const ENGLISH: Common = Common {
    title: "Smash Up (unofficial)",
    back: "Back",
    back_to_start: "Back to the start",
    close: "Close",
    coming: "One moment…",
    copied: "Copied",
    copy_as_text: "Copy as text",
    done: "Done",
    download: "Download",
    factions: "Factions",
    keys: "Keys",
    log: "Log",
    log_fold: "Fold away",
    log_unfold: "Keep it beside the table",
    next: "Next",
    not_copied: "Could not copy",
    ok: "OK",
    play: "Play",
    players: "Players",
    quick_game: "Quick game",
    replay: "Replay",
    rules: "Rules",
    skip: "Skip",
    player: |n| format!("Player {n}"),
    listed: |names| match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    },
    vp: |n| format!("{n} VP"),
};
