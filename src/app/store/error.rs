//! Why a game is not saved.

use crate::words::page::t;
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
            SaveError::Forbidden => t().fail.forbidden,
            SaveError::Full => t().fail.full,
            SaveError::Elsewhere => t().fail.elsewhere,
        })
    }
}

impl std::error::Error for SaveError {}
