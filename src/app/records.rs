//! Reading records: saved games and links; the ways in for what is brought from elsewhere come with it. A part of its
//! own, since whoever is here for the first time has none.

use super::computers::{Game, Opened};
use super::parts::{self, Code, NotHere, Part};
use super::{browser, crash, link};
use crate::cards::catalog;
use crate::engine::opening::{LoadError, Opening};
use crate::engine::save::Cover;
use crate::engine::session::Session;
use std::cell::RefCell;
use wasm_split_helpers::wasm_split;

/// What it takes. All but the first function want the sets of the record to be here.
pub struct Records {
    /// The sets that a saved game needs; none if that is not what the text is.
    pub sets: fn(&str) -> Vec<Part>,
    /// Opens a saved game.
    pub open: fn(&str) -> Result<Opened, LoadError>,
    /// Plays the saved game of this id and text while nobody waits for it, so that opening it is short.
    pub ahead: fn(String, String),
    /// Reads a link: what comes after `#watch?`.
    pub link: fn(&str) -> Result<Session, String>,
}

static ALL: Records = Records { sets, open, ahead, link: |query| link::read(catalog(), query) };

#[wasm_split(records, fallible)]
fn all_records() -> Result<&'static Records, NotHere> {
    Ok(&ALL)
}

/// The part.
pub static RECORDS: Code<Records> = Code::new(|| Box::pin(all_records()));

/// A game that is played while nobody waits for it.
struct Ahead {
    id: String,
    text: String,
    opening: Opening,
}

thread_local! {
    static AHEAD: RefCell<Option<Ahead>> = const { RefCell::new(None) };
}

/// Opens a saved game; of one that is played ahead, only what is left. For other code of this part; whoever is elsewhere
/// goes by [`RECORDS`], or all of it would have to be there from the start.
pub fn open(text: &str) -> Result<Opened, LoadError> {
    match AHEAD.with_borrow_mut(|ahead| ahead.take_if(|ahead| ahead.text == text)) {
        Some(Ahead { opening, .. }) => Game::of_text(text, opening.opened()),
        None => Game::load(catalog(), text),
    }
}

/// How many answers are played ahead at a time: some three milliseconds' worth, on a slow phone four times as much.
const AT_A_TIME: usize = 200;

fn ahead(id: String, text: String) {
    let is_begun = AHEAD.with_borrow(|ahead| ahead.as_ref().is_some_and(|of| of.text == text));
    if !is_begun {
        let Ok(opening) = Session::opening(catalog(), &text) else { return };
        AHEAD.set(Some(Ahead { id, text, opening }));
    }
    go_on();
}

/// Plays the next answers of the game that is played ahead, if no game has been opened meanwhile. It is marked as being opened
/// as long as that takes: if it fails it is not tried again, and the page begins without it.
fn go_on() {
    browser::soon(|| {
        let is_left = AHEAD.with_borrow_mut(|ahead| {
            let Some(ahead) = ahead else { return false };
            if crash::is_starting() || crash::starting(&ahead.id).is_err() {
                return false;
            }
            let is_done = ahead.opening.go_on(AT_A_TIME);
            crash::started();
            !is_done
        });
        if is_left {
            go_on();
        }
    });
}

fn sets(text: &str) -> Vec<Part> {
    match Cover::read(text) {
        Some(cover) if cover.began_with_a_position => parts::all_sets(),
        Some(cover) => parts::of_setup(&cover.setup),
        None => Vec::new(),
    }
}
