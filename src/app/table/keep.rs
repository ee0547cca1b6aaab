//! Keeping the game of a table: as soon as it has changed, and at once if the page may be gone in a moment.

use super::controller::Table;
use crate::app::{browser, store};
use leptos::prelude::*;

/// What keeps the game of a table.
#[derive(Clone, Copy)]
pub struct Keeper {
    table: Table,
    /// Whether something has been played since it was saved.
    unwritten: StoredValue<bool>,
    /// Why it could not be saved.
    pub unsaved: RwSignal<Option<String>>,
}

impl Keeper {
    /// Nothing has been played yet.
    #[must_use]
    pub fn new(table: Table) -> Keeper {
        Keeper { table, unwritten: StoredValue::new(false), unsaved: RwSignal::new(None) }
    }

    /// Saves as soon as what has changed is on its way to the screen, which is not to wait for it.
    pub fn soon(self) {
        self.unwritten.set_value(true);
        browser::soon(move || self.write());
    }

    /// Saves what has not been saved yet; now, for the page may be gone in a moment.
    pub fn write(self) {
        if self.unwritten.try_get_value() != Some(true) {
            return;
        }
        self.unwritten.set_value(false);
        // A lesson is not kept, and a record is not touched by being looked at.
        let Some(id) = self.table.saved_as().filter(|_| !self.table.is_lesson()) else { return };
        let saved = self.table.peek(|desk| store::save(&id, desk.game(), desk.crew()));
        self.unsaved.set(saved.err().map(|e| e.to_string()));
    }
}
