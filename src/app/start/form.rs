//! What has been filled in for a new game, shared by the parts of the form.

use super::lineup::Lineup;
use super::lots::Lots;
use crate::app::browser;
use crate::engine::ids::FactionId;
use leptos::prelude::*;

/// The form, shared by its parts.
#[derive(Clone, Copy)]
pub struct Form {
    /// What has been filled in.
    pub lineup: RwSignal<Lineup>,
    /// The faction whose cards are looked at.
    pub looked_at: RwSignal<Option<FactionId>>,
}

impl Form {
    /// Reads what has been filled in.
    pub fn with<T>(&self, read: impl FnOnce(&Lineup) -> T) -> T {
        self.lineup.with(read)
    }

    /// Changes what has been filled in.
    pub fn change(&self, change: impl FnOnce(&mut Lineup, &mut Lots)) {
        self.lineup.update(|l| change(l, &mut Lots::new(browser::chance())));
    }
}
