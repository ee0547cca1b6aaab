//! Saves of the first format, which are read and not written any more. They told what is printed by its place in the
//! catalog of then, and held whole positions.

use crate::game::content::{Content, Recorded};
use crate::game::setup::Setup;
use crate::game::start::{Begins, Laid, Owner, Place, Start};
use crate::nouns::ids::{DefId, FactionId};
use crate::nouns::question::{Ask, Pick};
use crate::print::catalog::Catalog;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// The numbers that cards and factions had in the first format.
#[derive(Clone, Debug)]
pub struct FirstNumbers {
    defs: Vec<Option<u16>>,
    factions: Vec<Option<u16>>,
}

impl FirstNumbers {
    /// Of the cards of a catalog.
    #[must_use]
    pub fn of(catalog: &Catalog) -> FirstNumbers {
        let places = catalog.first_places();
        let mut met = vec![0; places.len()];
        let mut def = |id: DefId| {
            let (group, _) = catalog.slug(id).split_once('/')?;
            let at = places.iter().position(|p| p.group == group)?;
            met[at] += 1;
            Some(places[at].from + met[at] - 1)
        };
        let defs = (0..catalog.defs.len()).map(|n| def(DefId(n as u16))).collect();
        // The groups of bases and decks have a hyphen, which no faction's slug has.
        let faction = |group: &str| {
            let mut first = places.iter().map(|p| p.group).filter(|g| !g.contains('-'));
            first.position(|g| g == group).map(|n| n as u16)
        };
        let factions = (0..catalog.factions.len()).map(|n| FactionId(n as u16));
        let factions = factions.map(|id| faction(&catalog.faction_slug(id))).collect();
        FirstNumbers { defs, factions }
    }

    /// The fingerprint that the first format had of a question.
    #[must_use]
    pub fn fingerprint(&self, ask: &Ask) -> u32 {
        let hash = ask.options.iter().fold(ask.hash(), |hash, &pick| {
            let named = match pick {
                Pick::Use(_, def, index) => (self.def(def) << 8) ^ (u32::from(index) << 20),
                Pick::Name(def) => self.def(def),
                Pick::Faction(id) => number(&self.factions, id.0),
                Pick::Play(_)
                | Pick::Card(_)
                | Pick::FaceDown(_)
                | Pick::Site(_)
                | Pick::Player(_)
                | Pick::Mode(_)
                | Pick::Number(_)
                | Pick::Yes => 0,
            };
            hash.and(pick.kind() << 24 | (pick.number() ^ named))
        });
        hash.number()
    }

    fn def(&self, id: DefId) -> u32 {
        number(&self.defs, id.0)
    }
}

/// What came later had no number then.
fn number(list: &[Option<u16>], id: u16) -> u32 {
    list.get(usize::from(id)).copied().flatten().unwrap_or(u16::MAX).into()
}

/// What is read of a save: its positions are not, but for what was laid in the one it began with.
#[derive(Deserialize)]
struct Save {
    setup: Setup,
    seed: u64,
    answers: Vec<Answer>,
    #[serde(default)]
    start: Option<First>,
}

/// Seat, picks, fingerprint, and whether undo stops there.
#[derive(Deserialize)]
struct Answer(IgnoredAny, Vec<String>, u32, IgnoredAny);

#[derive(Deserialize)]
struct First {
    state: Position,
    /// The slugs of its cards.
    cards: Vec<String>,
}

#[derive(Deserialize)]
struct Position {
    cards: Vec<Card>,
    players: Vec<Player>,
    current: u8,
    phase: String,
}

#[derive(Deserialize)]
struct Card {
    home: Owner,
    zone: Place,
    controller: Option<u8>,
    /// Of +1 power and of stasis.
    counters: [u8; 2],
}

#[derive(Deserialize)]
struct Player {
    vp: i32,
}

/// Reads a save of the first format; none if it is not one.
pub(crate) fn read(text: &str) -> Option<Content> {
    let save: Save = serde_json::from_str(text).ok()?;
    let start = match save.start {
        Some(start) => Some(start.laid()?),
        None => None,
    };
    let answer = |a: Answer| Recorded { picks: a.1.join(","), fingerprint: a.2 };
    let answers = save.answers.into_iter().map(answer).collect();
    Some(Content { setup: save.setup, seed: save.seed, start, answers })
}

impl First {
    /// What was laid, in a position in which nothing had happened; none if something had.
    fn laid(self) -> Option<Start> {
        let First { state, cards } = self;
        let begins = match state.phase.as_str() {
            "StartTurn" => Begins::StartTurn,
            "PlayCards" => Begins::PlayCards,
            _ => return None,
        };
        if cards.len() != state.cards.len() {
            return None;
        }
        let laid = state.cards.into_iter().zip(cards).map(|(card, slug)| Laid {
            card: slug,
            home: card.home,
            at: card.zone,
            by: card.controller,
            power: card.counters[0].into(),
            stasis: card.counters[1].into(),
            plain: 0,
        });
        let vp = state.players.iter().map(|p| p.vp).collect();
        Some(Start {
            begins,
            current: state.current,
            vp,
            cards: laid.collect(),
            fated: Vec::new(),
            coins: Vec::new(),
        })
    }
}
