//! The first game on the table: what its guide lets through, and where it stands.

use crate::app::browser::Entry;
use crate::app::open::Nav;
use crate::app::table::GamePage;
use crate::app::table::controller::Table;
use crate::engine::question::Pick;
use crate::engine::session::Session;
use crate::lesson::{Guide, LEARNER, LESSON, POSITION};
use leptos::prelude::*;

/// The first game. It begins anew whenever it is opened.
#[component]
pub fn FirstGame() -> impl IntoView {
    let nav = expect_context::<Nav>();
    let leave = Callback::new(move |()| nav.home());
    // Its own last screen offers no rematch.
    let rematch = Callback::new(move |session| nav.start(session, Entry::Push));
    view! {
        <GamePage
            id=String::new()
            session=POSITION.session()
            open_hands=false
            on_leave=leave
            on_rematch=rematch
            guide=Guide::new(LESSON)
        />
    }
}

impl Table {
    /// Lets a guide lead through the game.
    pub fn learn(&self, guide: Guide) {
        self.guide.set(Some(guide));
        self.device.update(|d| d.alone = Some(LEARNER));
    }

    /// Whether this is a first game.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.guide.with_untracked(Option::is_some)
    }

    /// Whether these answers may be given: always, but in a first game. There a wrong try is put back and told.
    #[must_use]
    pub fn admitted(&self, answers: &[Vec<Pick>]) -> bool {
        let admits = |g: &Guide| self.peek(|s| g.admits(s, answers));
        let admitted = self.guide.with_untracked(|g| g.as_ref().is_none_or(admits));
        if !admitted {
            self.put_away();
            self.guide.update(|g| g.iter_mut().for_each(|g| g.refused = true));
        }
        admitted
    }

    /// Lets the guide see what became of the game.
    pub fn guided(&self, session: &mut Session) {
        if self.is_lesson() {
            self.guide.update(|g| g.iter_mut().for_each(|g| g.follow(session)));
        }
    }

    /// Goes on from a step that was to be read.
    pub fn next_step(&self) {
        let guide = self.guide;
        let next = move |session: &mut Session| {
            guide.update(|g| g.iter_mut().for_each(|g| g.next(session)));
        };
        self.change(next, |_| ());
    }
}
