//! Setting up: who plays with which factions, and the cards of a game in their fixed order.

use crate::look::state::State;
use crate::nouns::edition::Printing;
use crate::nouns::ids::{FactionId, Seat};
use crate::nouns::privacy::Privacy;
use crate::nouns::time::Phase;
use crate::nouns::zone::{Home, Zone};
use crate::print::catalog::Catalog;
use crate::run::zones::End;
use serde::{Deserialize, Serialize};

/// One player's part of the setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// The player's name.
    pub name: String,
    /// The factions, as slugs; two different ones. One that is played as it is printed today has `@current` behind it.
    pub factions: Vec<String>,
}

/// Everything decided before a game begins, apart from the seed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The players, clockwise from the first.
    pub players: Vec<Chair>,
    /// How windows ask.
    #[serde(default)]
    pub privacy: Privacy,
    /// Whether the titans of the chosen factions take part.
    #[serde(default)]
    pub titans: bool,
}

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// Not 2 to 4 players.
    Players(usize),
    /// A player has not two different factions.
    Factions(Seat),
    /// No faction of this name is in the game.
    Unknown(String),
}

impl std::fmt::Display for BadSetup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadSetup::Players(n) => write!(f, "{n} players; it takes two to four"),
            BadSetup::Factions(seat) => write!(f, "{seat} needs two different factions"),
            BadSetup::Unknown(name) => write!(f, "no faction is called \"{name}\""),
        }
    }
}

impl std::error::Error for BadSetup {}

impl Setup {
    /// A setup of these players, checked.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn checked(
        catalog: &Catalog,
        players: Vec<Chair>,
        privacy: Privacy,
    ) -> Result<Setup, BadSetup> {
        if !(2..=4).contains(&players.len()) {
            return Err(BadSetup::Players(players.len()));
        }
        for (i, chair) in players.iter().enumerate() {
            let mut ids = Vec::new();
            for name in &chair.factions {
                let found = catalog.printing_named(name);
                ids.push(found.ok_or_else(|| BadSetup::Unknown(name.clone()))?.faction);
            }
            if ids.len() != 2 || ids[0] == ids[1] {
                return Err(BadSetup::Factions(Seat(i as u8)));
            }
        }
        Ok(Setup { players, privacy, titans: false })
    }

    /// The same with the titans of the chosen factions, if any of these has one.
    #[must_use]
    pub fn with_titans(self, catalog: &Catalog) -> Setup {
        let names = self.players.iter().flat_map(|chair| &chair.factions);
        let mut factions = names.filter_map(|name| catalog.printing_named(name));
        let titans =
            factions.any(|chosen| catalog.faction(chosen.faction).has_titan(chosen.edition));
        Setup { titans, ..self }
    }

    /// What a position tells of its setup: the factions and how windows ask, but no names.
    pub(crate) fn of(state: &State) -> Setup {
        let chair = |seat| Chair {
            name: String::new(),
            factions: state.players[seat]
                .factions
                .iter()
                .map(|&p| state.catalog.printing_name(p))
                .collect(),
        };
        let players = state.seats().map(chair).collect();
        Setup { players, privacy: state.privacy, titans: false }
    }

    /// Titans come after all other cards, so that those have the same ids without them.
    fn set_titans_aside(&self, state: &mut State) {
        if !self.titans {
            return;
        }
        for seat in state.seats() {
            for chosen in state.players[seat].factions.clone() {
                if let Some(titan) = state.catalog.titan_of(chosen) {
                    let card = state.add_card(titan, Home::Player(seat));
                    state.put(card, Zone::SetAside(seat), End::Top);
                }
            }
        }
    }

    /// The position before anything is shuffled or dealt.
    pub(crate) fn state(&self, catalog: &'static Catalog, seed: u64) -> State {
        let mut state = State::empty(catalog, self.players.len(), seed);
        state.privacy = self.privacy;
        for (i, chair) in self.players.iter().enumerate() {
            let seat = Seat(i as u8);
            for name in &chair.factions {
                let Some(chosen) = catalog.printing_named(name) else { continue };
                state.players[seat].factions.push(chosen);
                for def in catalog.of_faction(chosen) {
                    for _ in 0..catalog.def(def).count {
                        state.add_card(def, Home::Player(seat));
                    }
                }
            }
        }
        let chosen: Vec<Printing> =
            state.players.0.iter().flat_map(|player| player.factions.iter().copied()).collect();
        let factions: Vec<FactionId> = chosen.iter().map(|printing| printing.faction).collect();
        let sets = catalog.sets_of(&factions);
        for def in catalog.ids() {
            let entry = &catalog.defs[usize::from(def.0)];
            if let Some(deck) = entry.deck
                && sets.contains(&entry.set)
                && entry.is_of(catalog.edition_of_bases(entry.set, &chosen))
            {
                for _ in 0..entry.def.count {
                    state.add_card(def, deck);
                }
            }
        }
        self.set_titans_aside(&mut state);
        state.refresh_kinds();
        state.phase = Phase::SettingUp;
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::session::Session;
    use crate::print::faction::{Faction, KnownSet};
    use crate::testing::catalog;

    fn checked(catalog: &Catalog, privacy: Privacy) -> Setup {
        let chair = |two: [&str; 2]| Chair {
            name: String::new(),
            factions: two.map(str::to_owned).to_vec(),
        };
        let players = vec![chair(["a", "b"]), chair(["c", "d"])];
        Setup::checked(catalog, players, privacy).expect("it can be played")
    }

    /// A faction of one card.
    const fn named(name: &'static str) -> Faction {
        let (cards, titan, newer_titan, revised) = (1, false, false, 0);
        Faction { name, blurb: "", colors: ["", ""], cards, titan, newer_titan, revised }
    }

    #[test]
    fn titans_are_set_aside_and_all_else_is_as_without_them() {
        let plain = checked(catalog(), Privacy::Exact);
        let with = plain.clone().with_titans(catalog());
        assert!(with.titans);
        let (fewer, more) = (plain.state(catalog(), 1), with.state(catalog(), 1));
        let (same, titans) = more.cards.split_at(fewer.cards.len());
        assert!(same == &*fewer.cards && more.rng == fewer.rng);
        let aside: Vec<Zone> = titans.iter().map(|titan| titan.zone).collect();
        let [first, second] = [0, 1].map(|seat| Zone::SetAside(Seat(seat)));
        assert_eq!(aside, [first, first, second, second]);
    }

    #[test]
    fn a_save_keeps_whether_titans_take_part() {
        let plain = checked(catalog(), Privacy::Table);
        for setup in [plain.clone(), plain.with_titans(catalog())] {
            let game = Session::new(catalog(), setup.clone(), 3);
            let opened = Session::load(catalog(), &game.save()).expect("just saved");
            assert_eq!(opened.setup(), &setup);
            assert!(opened.state() == game.state());
        }
    }

    #[test]
    fn they_take_part_if_a_chosen_faction_has_one() {
        const fn faction(name: &'static str, titan: bool) -> Faction {
            Faction { titan, newer_titan: !titan, revised: 1, ..named(name) }
        }
        const ABCD: &[Faction] =
            &[faction("A", false), faction("B", false), faction("C", false), faction("D", false)];
        const E: &[Faction] = &[faction("E", true)];
        let set = |factions| KnownSet {
            name: "",
            slug: "",
            factions,
            bases: 0,
            revised_bases: 0,
            decks: &[],
        };
        let catalog = Catalog::known(&[set(ABCD), set(E)], &[]);
        let mut setup = checked(&catalog, Privacy::Exact);
        assert!(!setup.clone().with_titans(&catalog).titans);
        let mut newer = setup.clone();
        newer.players[0].factions[0].push_str("@current");
        assert!(newer.with_titans(&catalog).titans, "one that only the newer printing has");
        setup.players[1].factions[0] = "e".to_owned();
        assert!(setup.with_titans(&catalog).titans);
    }

    #[test]
    fn a_set_without_bases_takes_those_of_the_first_where_there_would_be_too_few() {
        const AB: &[Faction] = &[named("A"), named("B")];
        const CD: &[Faction] = &[named("C"), named("D")];
        const EF: &[Faction] = &[named("E"), named("F")];
        const GH: &[Faction] = &[named("G"), named("H")];
        let set = |factions, bases| KnownSet {
            name: "",
            slug: "",
            factions,
            bases,
            revised_bases: 0,
            decks: &[],
        };
        let sets = [set(AB, 16), set(CD, 0), set(EF, 2), set(GH, 8)];
        let catalog = Catalog::known(&sets, &[]);
        let of = |names: &str| {
            let one = |name: &str| catalog.faction_named(name).expect("it is one of these");
            catalog.sets_of(&names.split(' ').map(one).collect::<Vec<_>>())
        };
        assert_eq!(of("c d c d"), [0, 1], "none would be there");
        assert_eq!(of("c d e f"), [0, 1, 2], "two for four factions");
        assert_eq!(of("c d g h"), [1, 3], "two for each");
        assert_eq!(of("c d e f g h"), [0, 1, 2, 3]);
        assert_eq!(of("c d a e"), [0, 1, 2], "they are there already");
        assert_eq!(of("e f e f"), [2], "all have bases of their own");
    }
}
