//! Why a game is not saved.

use std::fmt;

/// Why a game was kept in memory only. It can be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// The browser does not let this page store anything.
    Forbidden,
    /// There is no room left.
    Full,
    /// Another tab has stored a later state of the same game.
    Elsewhere,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SaveError::Forbidden => {
                "This browser does not let the page save anything. You can play on, but the game ends with this tab."
            }
            SaveError::Full => {
                "There is no room left to save this game. You can play on; delete old games on the start page to make room."
            }
            SaveError::Elsewhere => {
                "This game has gone on in another tab and is not saved from here. Reload to see it as it is there."
            }
        })
    }
}

impl std::error::Error for SaveError {}
