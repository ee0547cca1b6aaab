//! Reading records: saved games and links; the ways in for what is brought from elsewhere come with it. A part of its
//! own, since whoever is here for the first time has none.

use super::computers::{Game, Opened};
use super::link;
use super::parts::{self, Code, NotHere, Part};
use crate::cards::catalog;
use crate::engine::save::{Cover, LoadError};
use crate::engine::session::Session;
use wasm_split_helpers::wasm_split;

/// What it takes. All but the first function want the sets of the record to be here.
pub struct Records {
    /// The sets that a saved game needs; none if that is not what the text is.
    pub sets: fn(&str) -> Vec<Part>,
    /// Opens a saved game.
    pub open: fn(&str) -> Result<Opened, LoadError>,
    /// Reads a link: what comes after `#watch?`.
    pub link: fn(&str) -> Result<Session, String>,
}

static ALL: Records = Records { sets, open, link: |query| link::read(catalog(), query) };

#[wasm_split(records, fallible)]
fn all_records() -> Result<&'static Records, NotHere> {
    Ok(&ALL)
}

/// The part.
pub static RECORDS: Code<Records> = Code::new(|| Box::pin(all_records()));

/// Opens a saved game. For other code of this part; whoever is elsewhere goes by [`RECORDS`], or all of it would have
/// to be there from the start.
pub fn open(text: &str) -> Result<Opened, LoadError> {
    Game::load(catalog(), text)
}

fn sets(text: &str) -> Vec<Part> {
    match Cover::read(text) {
        Some(cover) if cover.began_with_a_position => parts::all_sets(),
        Some(cover) => parts::of_setup(&cover.setup),
        None => Vec::new(),
    }
}
