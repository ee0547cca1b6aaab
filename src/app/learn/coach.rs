//! The first game on the table.

use crate::app::browser::Entry;
use crate::app::nav::Nav;
use crate::app::table::page::GamePage;
use crate::desk::Seating;
use crate::lesson::{Guide, LESSON, POSITION};
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
            seating=Seating { guide: Some(Guide::new(LESSON)), ..Seating::default() }
            on_leave=leave
            on_rematch=rematch
        />
    }
}
