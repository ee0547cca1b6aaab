//! The page's own words, a table a screen: what `src/app` shows, reads aloud or puts into a title. Another
//! language is another [`Page`] and a choice in [`t`].
//!
//! A sentence is one entry, with all its forms: one that holds values is a function of them. Where something
//! is set apart in the middle of a sentence (a name in bold, a link), the entry is the pieces around it, in
//! order. `tests/page_words.rs` keeps words out of `src/app`.

// What a text says is its documentation; comments say what is put into the others.
#![allow(missing_docs)]

mod asking;
mod common;
mod computers;
mod device;
mod factions;
mod games;
mod keeping;
mod learning;
mod looking;
mod settings;
mod setup;
mod start;
mod table;

pub use settings::Setting;
pub use start::Credit;
pub use table::SiteSaid;

/// All words of the page.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    pub common: common::Common,
    pub start: start::Start,
    pub about: start::About,
    pub keeping: keeping::Keeping,
    pub games: games::Games,
    pub stats: keeping::Stats,
    pub fail: keeping::Fail,
    pub computers: computers::Computers,
    pub setup: setup::Setup,
    pub address: setup::Address,
    pub factions: factions::Factions,
    pub learning: learning::Learning,
    pub settings: settings::Settings,
    pub table: table::Table,
    pub card: table::Card,
    pub asking: asking::Asking,
    pub told: asking::Told,
    pub device: device::Device,
    pub takeback: device::TakeBack,
    pub looking: looking::Looking,
    pub replay: looking::Replay,
}

/// The page in English.
pub const ENGLISH: Page = Page {
    common: common::ENGLISH,
    start: start::ENGLISH,
    about: start::ABOUT,
    keeping: keeping::ENGLISH,
    games: games::ENGLISH,
    stats: keeping::STATS,
    fail: keeping::FAIL,
    computers: computers::ENGLISH,
    setup: setup::ENGLISH,
    address: setup::ADDRESS,
    factions: factions::ENGLISH,
    learning: learning::ENGLISH,
    settings: settings::ENGLISH,
    table: table::ENGLISH,
    card: table::CARD,
    asking: asking::ENGLISH,
    told: asking::TOLD,
    device: device::ENGLISH,
    takeback: device::TAKE_BACK,
    looking: looking::ENGLISH,
    replay: looking::REPLAY,
};

/// The words in the language of the page.
#[must_use]
pub fn t() -> &'static Page {
    &ENGLISH
}

/// What stands before and after something that is set apart in a sentence.
pub type Around = [&'static str; 2];
