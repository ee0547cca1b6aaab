//! Keeping the game of a table: as soon as it has changed, and at once if the page may be gone in a moment.

use super::controller::Table;
use crate::app::browser;
use crate::app::store::{self, SaveError, journal};
use crate::words::page::t;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What keeps the game of a table.
#[derive(Clone, Copy)]
pub struct Keeper {
    table: Table,
    /// Whether something has been played since it was saved.
    unwritten: StoredValue<bool>,
    /// Why it could not be saved.
    pub unsaved: RwSignal<Option<Unsaved>>,
}

/// A game that the browser's storage does not take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsaved {
    /// Why not.
    pub why: SaveError,
    /// Whether it is not written down anywhere else either.
    pub in_danger: bool,
}

impl Unsaved {
    /// As it is told.
    #[must_use]
    pub fn words(self) -> String {
        match self.in_danger {
            true => (t().table.not_saved)(&self.why.to_string()),
            false => t().fail.in_reserve.to_owned(),
        }
    }
}

impl Keeper {
    /// Nothing has been played yet; if the game could not be saved as it began, that is told.
    #[must_use]
    pub fn new(table: Table) -> Keeper {
        let keeper =
            Keeper { table, unwritten: StoredValue::new(false), unsaved: RwSignal::new(None) };
        let unstored = keeper.id().and_then(|id| Some((store::unstored(&id)?, id)));
        if let Some((why, id)) = unstored {
            keeper.tell(id, why);
        }
        keeper
    }

    /// The name of the game, if it is to be kept: a lesson is not, and a record is not touched by being looked at.
    fn id(self) -> Option<String> {
        self.table.saved_as().filter(|_| !self.table.is_lesson())
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
        let Some(id) = self.id() else { return };
        let saved = self.table.peek(|d| store::save(&id, d.game(), d.crew(), &d.unread()));
        match saved {
            Ok(()) => self.unsaved.set(None),
            Err(why) => self.tell(id, why),
        }
    }

    /// Tells that the game is not saved, once it is known whether it is written down elsewhere.
    fn tell(self, id: String, why: SaveError) {
        spawn_local(async move {
            let in_danger = why != SaveError::Full || !journal::holds(&id).await;
            let _left = self.unsaved.try_set(Some(Unsaved { why, in_danger }));
        });
    }

    /// The browser asks before it leaves a game that would be lost.
    pub fn hold_back(self, leaving: &web_sys::BeforeUnloadEvent) {
        self.write();
        let lost = |unsaved: Unsaved| unsaved.in_danger && unsaved.why != SaveError::Elsewhere;
        if self.unsaved.get_untracked().is_some_and(lost) {
            leaving.prevent_default();
            // As browsers of before want it said.
            leaving.set_return_value("unsaved");
        }
    }
}
