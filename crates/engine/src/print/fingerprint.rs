//! Fingerprints of questions: a small number kept with each answer, so that a record which no longer fits says so
//! instead of playing something else.
//!
//! What is printed goes in by its name, not by its place in the catalog: a set may be inserted anywhere. The numbers
//! of [`Why`] and of the kinds of [`Pick`] are kept for ever; new ones get new numbers.

use crate::nouns::hash::Hash;
use crate::nouns::play::PlayKind;
use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::time::Window;
use crate::print::catalog::Catalog;

impl Ask {
    /// A small number that changes when the question does, and does not when the catalog grows.
    #[must_use]
    pub fn fingerprint(&self, catalog: &Catalog) -> u32 {
        let picks = self.options.iter();
        let hash = picks.fold(self.hash(), |hash, pick| {
            let hash = hash.and(pick.kind() << 24 | pick.number());
            match *pick {
                Pick::Use(_, def, index) => hash.and(catalog.code(def)).and(index.into()),
                Pick::Name(def) => hash.and(catalog.code(def)),
                Pick::Faction(faction) => hash.and(catalog.faction_code(faction)),
                Pick::Play(_)
                | Pick::Card(_)
                | Pick::FaceDown(_)
                | Pick::Site(_)
                | Pick::Player(_)
                | Pick::Mode(_)
                | Pick::Number(_)
                | Pick::Yes => hash,
            }
        });
        hash.number()
    }

    /// Everything but the options.
    pub(crate) fn hash(&self) -> Hash {
        let [min, max] = [self.min, self.max].map(|n| [u32::from(n >> 8), u32::from(n & 0xff)]);
        let limits = min[0] << 24 | max[0] << 16 | min[1] << 8 | max[1];
        Hash::NONE.and(u32::from(self.who.0)).and(limits).and(self.why.code())
    }
}

impl Why {
    fn code(self) -> u32 {
        match self {
            Why::PlayCards => 0,
            Why::NewHand => 1,
            Why::PlayWhere(c) => 2 | u32::from(c.0) << 8,
            Why::PlayExtra(PlayKind::Minion) => 3,
            Why::PlayExtra(PlayKind::Action) => 3 | 1 << 8,
            Why::PlayExtra(PlayKind::Titan) => 3 | 2 << 8,
            Why::PlayExtra(PlayKind::Either) => 3 | 3 << 8,
            Why::Destroy => 4,
            Why::Return => 5,
            Why::Move => 6,
            Why::MoveTo(c) => 7 | u32::from(c.0) << 8,
            Why::Place | Why::Give(_) => 8,
            Why::Discard => 9,
            Why::Take => 10,
            Why::ShuffleIn => 11,
            Why::Choose => 12,
            Why::ChooseBase => 13,
            Why::ChoosePlayer => 14,
            Why::NameFaction => 15,
            Why::ChooseName | Why::NameCardOf(_) => 16,
            Why::Arrange(_) => 17,
            Why::Search => 18,
            Why::Mode => 19,
            Why::May => 20,
            Why::Order => 21,
            Why::Window(w) => 22 | w.code() << 8,
            Why::React => 23,
            Why::ScoreFirst => 24,
            Why::NextBase => 25,
            Why::DiscardDown => 26,
            Why::Ignore => 27,
            Why::MoveAllTo => 28,
            Why::PlayThis => 29,
            Why::Draw => 30,
            Why::CountersFrom => 31,
            Why::CountersTo => 32,
            Why::HowMany(c) => 33 | u32::from(c.0) << 8,
            Why::Save => 34,
            Why::TakeFor(c) => 35 | u32::from(c.0) << 8,
            Why::PlaceUnder => 36,
            Why::Transfer => 37,
            Why::Count => 38,
            Why::Join => 39,
            Why::Bury => 40,
            Why::BuryAt(c) => 41 | u32::from(c.0) << 8,
            Why::Uncover => 42,
            Why::Duel => 43,
            Why::DuelCard => 44,
            Why::Loot => 45,
            Why::Store => 46,
            Why::AboutWhich => 47,
            Why::PlayAs(c) => 50 | u32::from(c.0) << 8,
        }
    }
}

impl Window {
    fn code(self) -> u32 {
        match self {
            Window::StartOfTurn => 0,
            Window::BeforeScoring => 1,
            Window::WhenScoring => 2,
            Window::AfterScoring => 3,
            Window::AfterReplacement => 4,
            Window::EndOfTurn => 5,
            Window::DuelBegins => 6,
            Window::DuelRevealed => 7,
            Window::DuelEnds => 8,
            Window::Loot => 9,
        }
    }
}

impl Pick {
    /// The number of its kind.
    pub(crate) fn kind(self) -> u32 {
        match self {
            Pick::Play(_) => 1,
            Pick::Use(..) => 2,
            Pick::Card(_) => 3,
            Pick::Site(_) => 5,
            Pick::Player(_) => 6,
            Pick::Faction(_) => 7,
            Pick::Name(_) => 8,
            Pick::Mode(_) => 9,
            Pick::Number(_) => 10,
            Pick::Yes => 11,
            // 4 was the number of a kind that no question ever had.
            Pick::FaceDown(_) => 12,
        }
    }

    /// What of this game it names, as a number; what is printed is told otherwise.
    pub(crate) fn number(self) -> u32 {
        match self {
            Pick::Play(c) | Pick::Use(c, ..) | Pick::Card(c) => c.0.into(),
            Pick::Site(s) => s.0.into(),
            Pick::Player(s) => s.0.into(),
            Pick::FaceDown(stay) => stay.0,
            Pick::Mode(n) | Pick::Number(n) => n.into(),
            Pick::Faction(_) | Pick::Name(_) | Pick::Yes => 0,
        }
    }
}
