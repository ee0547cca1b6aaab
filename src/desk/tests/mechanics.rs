//! Duels, buried cards, titans, monsters and their treasures: who sees what of them, and that each of their questions is
//! answered by tap, drop and key.

use super::super::moves::{Move, Thing};
use super::super::place::{self, Where};
use super::super::{Crew, Desk, Seating, Sheet, Stage, words};
use super::secrets::{Eyes, go};
use super::ways::{by_drop, by_key, by_several, by_tap, given, is_drawn};
use super::{chance, room};
use crate::cards::catalog;
use crate::engine::event::Happened;
use crate::engine::ids::CardId;
use crate::engine::privacy::Privacy;
use crate::engine::question::{Pick, Why};
use crate::engine::session::Session;
use crate::engine::setup::{Chair, Setup};
use crate::engine::snapshot::Snapshot;
use crate::engine::zone::{Home, Zone};

/// A game with titans, of these factions, two a player.
fn game(factions: &[[&str; 2]], seed: u64, privacy: Privacy) -> Session {
    let chairs = factions
        .iter()
        .map(|two| Chair { name: String::new(), factions: two.map(str::to_owned).to_vec() });
    let setup = Setup::checked(catalog(), chairs.collect(), privacy).expect("a setup");
    Session::new(catalog(), setup.with_titans(catalog()), seed)
}

const DUELS: [[&str; 2]; 2] = [["cowboys", "ancient_egyptians"], ["samurai", "vikings"]];
const MONSTERS: [[&str; 2]; 3] =
    [["orcs", "warriors"], ["dinosaurs", "thieves"], ["bear_cavalry", "killer_plants"]];

fn sat_at(game: Session, open_hands: bool) -> Desk {
    Desk::new(game, Seating { open_hands, crew: Crew::default(), ..Seating::default() })
}

/// Plays at random by what is on the screen, at several tables.
pub(super) fn play(
    factions: &[[&str; 2]],
    seeds: std::ops::Range<u64>,
    open: bool,
    mut look: impl FnMut(&Desk),
) {
    for seed in seeds {
        let privacy = if open { Privacy::Exact } else { Privacy::Table };
        let mut desk = sat_at(game(factions, seed, privacy), open);
        let (mut rng, mut eyes) = (chance(seed), Eyes::default());
        while let Some(what) = room::next(&desk, &mut rng) {
            go(&mut desk, &mut eyes, what);
            look(&desk);
        }
    }
}

#[test]
fn dueling_cards_are_hidden_until_both_are_placed() {
    let (mut hidden, mut own, mut shown, mut asked) = (0, 0, 0, 0);
    play(&DUELS, 0..12, false, |desk| {
        let (view, state) = (desk.view(), desk.game().state());
        if let Some(a) = desk.asked().filter(|a| a.ask.why == Why::DuelCard) {
            assert!(a.ask.private && view.viewer == Some(a.ask.who), "in private");
            asked += 1;
        }
        let Some(duel) = view.duel.as_ref().filter(|_| desk.stage().shows_table()) else { return };
        let open = state.duel.as_ref().is_some_and(|d| d.shown);
        for (seat, card) in &duel.placed {
            match card {
                None => hidden += 1,
                Some(_) if open => shown += 1,
                Some(_) => {
                    assert_eq!(view.viewer, Some(*seat), "a card that is not shown yet");
                    own += 1;
                }
            }
        }
        if !open {
            let others = place::things(view).filter(|f| match f.at {
                Where::Duel(seat) => view.viewer != Some(seat),
                _ => false,
            });
            assert_eq!(others.count(), 0, "nor anywhere else on the screen");
        }
    });
    assert!(asked > 20 && hidden > 10 && shown > 10, "{asked}: {hidden}, {own}, {shown}");
}

#[test]
fn what_is_shown_of_a_duel_needs_no_screen_of_its_own() {
    let mut met = 0;
    play(&DUELS, 0..12, false, |desk| {
        let state = desk.game().state();
        if state.duel.as_ref().is_some_and(|d| d.shown) {
            let placed = |c: &Snapshot| matches!(c.zone, Zone::Duel(_));
            let first = match desk.stage() {
                Stage::Revealed(from) => Some(&desk.game().log()[*from].what),
                _ => None,
            };
            assert!(first.is_none_or(|what| !what.cards().iter().any(|c| placed(c))), "{first:?}");
            met += 1;
        }
    });
    assert!(met > 10, "{met}");
}

#[test]
fn what_is_buried_is_seen_by_whose_it_is_alone() {
    let (mut own, mut others) = (0, 0);
    play(&DUELS, 20..24, false, |desk| {
        let view = desk.view();
        for buried in view.sites.iter().flat_map(|s| &s.buried) {
            assert_eq!(buried.card.is_some(), view.viewer.is_some() && view.viewer == buried.by);
            match &buried.card {
                Some(card) => {
                    let found = place::find(view, card.id).expect("what is seen is found");
                    assert!(found.at.lies_open(view.viewer) && found.at.site(view).is_some());
                    own += 1;
                }
                None => others += 1,
            }
        }
    });
    assert!(own > 100 && others > 100, "{own}, {others}");
}

/// What kinds of answers are tried, and how.
#[derive(Default)]
pub(super) struct Tried(Vec<(String, [usize; 3])>);

impl Tried {
    /// Whether this kind has been tried often enough.
    fn enough(&self, kind: &str) -> bool {
        self.of(kind).is_some_and(|counts| counts[0] > 40)
    }

    fn of(&self, kind: &str) -> Option<&[usize; 3]> {
        self.0.iter().find(|(known, _)| known == kind).map(|(_, counts)| counts)
    }

    fn add(&mut self, kind: &str, tap: bool, drop: bool, key: bool) {
        if self.of(kind).is_none() {
            self.0.push((kind.to_owned(), [0; 3]));
        }
        let of_kind = self.0.iter_mut().filter(|(known, _)| known == kind);
        for (count, done) in of_kind.flat_map(|(_, counts)| counts.iter_mut()).zip([tap, drop, key])
        {
            *count += usize::from(done);
        }
    }

    /// Each of the kinds was answered by a tap, a drop and a key, as far as that can be.
    pub(super) fn met(&self, kinds: &[(&str, [bool; 3])]) {
        for (kind, ways) in kinds {
            let counts = self.of(kind).unwrap_or_else(|| panic!("no {kind}: {:?}", self.0));
            for (count, wanted) in counts.iter().zip(ways) {
                assert!(!wanted || *count > 0, "{kind}: {counts:?}");
            }
        }
    }
}

/// Tries every answer of the open question by all ways.
pub(super) fn try_all(desk: &Desk, tried: &mut Tried) {
    let Some(asked) = desk.asked().filter(|_| desk.held().lift.is_none()) else { return };
    let slug = words::slug(asked.ask.why);
    asked.labelled().for_each(|(pick, _)| is_drawn(desk, asked, pick));
    if asked.ask.max > 1 {
        let chosen = desk.held().chosen.is_empty();
        if chosen && !tried.enough(slug) {
            by_several(desk, asked);
            tried.add(slug, true, false, false);
        }
        return;
    }
    for (pick, _) in asked.labelled() {
        let kind = match pick {
            Pick::FaceDown(_) => "face-down",
            Pick::Use(card, ..) if is_aside(desk, card) => "titan",
            _ => slug,
        };
        if tried.enough(kind) {
            continue;
        }
        if kind == "titan" {
            use_titan(desk, pick, tried);
            continue;
        }
        by_tap(desk, asked, pick);
        tried.add(kind, true, by_drop(desk, asked, pick), by_key(desk, pick));
    }
}

fn is_aside(desk: &Desk, card: CardId) -> bool {
    matches!(desk.game().state().card(card).zone, Zone::SetAside(_))
}

/// A titan is lifted where it lies, by tap or drag, and goes where it is let go.
fn use_titan(desk: &Desk, pick: Pick, tried: &mut Tried) {
    let asked = desk.asked().expect("a question");
    let card = pick.card().expect("a titan");
    let tap = Move::Tap(Thing::Card(card));
    let (after, none) = given(desk, std::slice::from_ref(&tap));
    if asked.picks_of(card).len() > 1 {
        assert_eq!(after.sheet(), Some(Sheet::Card(card)), "its sheet tells them apart");
        return;
    }
    if !asked.lifts(desk.view(), card) {
        // Which of several things happens first: it is read where it lies.
        assert!(none.is_empty());
        return assert_eq!(after.held().lift.as_ref().map(|l| l.pick), Some(Some(pick)));
    }
    assert!(none.is_empty(), "it is only lifted");
    let lift = after.held().lift.clone().expect("it is lifted");
    assert_eq!((lift.card, lift.pick), (card, Some(pick)));
    for target in &lift.targets {
        assert!(matches!(target.at, Pick::Site(_)) || lift.anywhere);
        let (_, new) = given(&after, &[Move::LetGo(Some(target.at))]);
        assert!(new.starts_with(&target.answers), "{new:?}");
    }
    tried.add("titan", true, by_drop(desk, asked, pick), true);
}

#[test]
fn duels_and_buried_cards_are_answered_by_all_ways() {
    let mut tried = Tried::default();
    let mut last = None;
    play(&DUELS, 40..50, true, |desk| {
        let answers = desk.game().answers().count();
        if last.replace(answers) != Some(answers) {
            try_all(desk, &mut tried);
        }
    });
    let (hand, table) = ([true, true, true], [true, false, false]);
    tried.met(&[
        ("duel-card", hand),
        ("duel", table),
        ("bury", [true, false, true]),
        ("bury-at", [true, false, false]),
        ("uncover", table),
        ("face-down", table),
        ("titan", hand),
    ]);
}

#[test]
fn titans_and_loot_are_answered_by_all_ways() {
    let mut tried = Tried::default();
    let (mut last, mut monsters, mut set_aside) = (None, 0, 0);
    play(&MONSTERS, 0..10, true, |desk| {
        let answers = desk.game().answers().count();
        if last.replace(answers) != Some(answers) {
            try_all(desk, &mut tried);
        }
        let view = desk.view();
        assert_eq!(
            view.piles.iter().map(|p| p.home).collect::<Vec<_>>(),
            [Home::Monsters, Home::Treasures]
        );
        let cards = view.sites.iter().flat_map(|s| &s.cards);
        monsters += cards.filter(|c| words::treasures(c.def).is_some()).count();
        for titan in view.players.iter().flat_map(|p| &p.set_aside) {
            let found = place::find(view, titan.id).expect("what lies beside a deck is found");
            assert!(found.at.lies_open(view.viewer) && found.at.site(view).is_none());
            set_aside += 1;
        }
    });
    assert!(monsters > 100 && set_aside > 100, "{monsters}, {set_aside}");
    tried.met(&[("titan", [true, true, true]), ("loot", [true, false, false])]);
}

#[test]
fn that_what_others_draw_are_treasures_is_told() {
    let (mut treasures, mut others) = (0, 0);
    for seed in 20..24 {
        let mut desk = sat_at(game(&MONSTERS, seed, Privacy::Table), false);
        let mut rng = chance(seed);
        while let Some(what) = room::next(&desk, &mut rng) {
            desk.step(what);
        }
        let game = desk.game();
        for event in game.log() {
            let Happened::Drew(_, cards) = &event.what else { continue };
            let is_treasure = |c: &Snapshot| game.state().is_treasure(c.card.card);
            let line = words::say(game, |w| w.event_line(event, None)).expect("a line");
            assert_eq!(cards.iter().any(is_treasure), line.contains("treasure"), "{line}");
            *(if line.contains("treasure") { &mut treasures } else { &mut others }) += 1;
        }
    }
    assert!(treasures > 3 && others > 50, "{treasures}, {others}");
}

#[test]
fn a_card_that_lies_face_down_is_a_part_of_its_base_where_nobody_asks_for_it() {
    let mut met = [0; 2];
    play(&DUELS, 60..64, false, |desk| {
        let view = desk.view();
        let Some(asked) = desk.asked().filter(|a| a.is_free()) else { return };
        let hidden = |s: &crate::engine::view::SiteView| {
            let stay = s.buried.iter().find(|b| b.card.is_none())?.stay;
            Some((s.id, stay))
        };
        let Some((site, stay)) = view.sites.iter().find_map(hidden) else { return };
        let tap = Move::Tap(Thing::FaceDown(stay));
        if desk.held().lift.is_none() {
            let (after, none) = given(desk, std::slice::from_ref(&tap));
            assert!(none.is_empty() && after.sheet() == Some(Sheet::Site(site)));
            met[0] += 1;
        } else {
            let to_site = Move::Tap(Thing::Site(site));
            let [one, other] = [tap, to_site].map(|what| given(desk, &[what]).1);
            if one.iter().flatten().any(|&pick| pick == Pick::FaceDown(stay)) {
                // What the lifted card does asks for it.
                return;
            }
            assert_eq!(one, other, "a card is let go there as at the base: {asked:?}");
            met[1] += 1;
        }
    });
    assert!(met.iter().all(|&n| n > 5), "{met:?}");
}

#[test]
fn a_titan_of_another_player_is_only_looked_at() {
    let mut met = 0;
    play(&MONSTERS, 20..22, true, |desk| {
        let Some(asked) = desk.asked().filter(|a| a.is_free()) else { return };
        if desk.held().lift.is_some() || met > 50 {
            return;
        }
        let players = desk.view().players.iter().filter(|p| p.seat != asked.ask.who);
        let titans: Vec<CardId> = players.flat_map(|p| p.set_aside.iter().map(|c| c.id)).collect();
        for titan in titans {
            let (after, none) = given(desk, &[Move::Tap(Thing::Card(titan))]);
            assert!(none.is_empty() && after.sheet() == Some(Sheet::Card(titan)));
            let (after, _) = given(desk, &[Move::Lift(titan)]);
            assert!(after.held().lift.is_none());
            met += 1;
        }
    });
    assert!(met > 10, "{met}");
}
