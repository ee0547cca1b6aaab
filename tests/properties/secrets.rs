//! Nothing leaks: games that differ only in what a seat may not see look the same to it, down to the
//! question, its fingerprint, every event, every reason, what stops an undo, and what looking ahead shows.

use crate::game::{Game, cases, games};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use smashup::cards::catalog;
use smashup::engine::event::Event;
use smashup::engine::ids::{CardId, DefId, Seat, Seats, Stay};
use smashup::engine::privacy::Privacy;
use smashup::engine::question::{Ask, Pick, Reason, Why};
use smashup::engine::session::Session;
use smashup::engine::state::State;
use smashup::engine::time::Window;
use smashup::engine::view::{TableView, view};
use smashup::engine::zone::{Home, Zone};
use smashup::playout::RandomPlayer;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

/// Answers that are looked ahead in other worlds.
const AHEAD: usize = 6;

/// All that a game tells a seat about the position, and what has happened.
struct Told {
    table: TableView,
    /// The question, if it is the seat's own.
    ask: Option<Ask>,
    reasons: Vec<Reason>,
    events: Vec<Event>,
}

fn told(game: &Session, seat: Seat, since: u32) -> Told {
    let state = game.state();
    let sites = || std::iter::once(None).chain(state.sites.iter().map(|s| Some(s.id)));
    let hand = &state.players[seat].hand;
    let reason = |&card| sites().map(move |site| state.why_not_play(seat, card, site));
    let events = game.log().iter().filter(|e| e.seq >= since);
    Told {
        table: view(game, Some(seat)),
        ask: game.ask().filter(|ask| ask.who == seat).cloned(),
        reasons: hand.iter().flat_map(reason).collect(),
        events: events.map(|e| e.as_seen_by(Some(seat))).collect(),
    }
}

/// From which event on a world has to tell what has happened: the first that it has, and at least all of the game's turn.
fn begins(game: &Session, world: &Session) -> u32 {
    let first = |events: &[Event]| events.first().map_or(u32::MAX, |e| e.seq);
    first(&game.state().history).min(first(world.log()))
}

/// The two games tell `seat` the same, of the events only those from `since` on.
fn told_alike(a: &Session, b: &Session, seat: Seat, since: u32) -> TestCaseResult {
    let (a, b) = (told(a, seat, since), told(b, seat, since));
    prop_assert_eq!(a.events, b.events);
    prop_assert_eq!(a.ask, b.ask);
    prop_assert_eq!(a.reasons, b.reasons);
    // Part by part first, to say less where they differ.
    prop_assert_eq!(&a.table.ask, &b.table.ask);
    prop_assert_eq!(&a.table.players, &b.table.players);
    prop_assert_eq!(&a.table.sites, &b.table.sites);
    prop_assert_eq!(a.table, b.table);
    Ok(())
}

/// Games at a table with hidden hands.
fn hidden(most: usize) -> impl Strategy<Value = Game> {
    games(most).prop_map(|game| Game { privacy: Privacy::Table, ..game })
}

/// The last answer made something known that was hidden.
fn revealed(game: &Session) -> bool {
    game.answers().last().is_some_and(|record| record.barrier)
}

/// An answer to the open question as whoever looks ahead gives it: any of its own; the others pass, where they can.
fn answer(ask: &Ask, seat: Seat, player: &mut RandomPlayer) -> Option<Vec<Pick>> {
    if ask.who == seat { Some(player.answer(ask)) } else { (ask.min == 0).then(Vec::new) }
}

/// Plays on in the game itself and in another world until something becomes known; `seat` is told the same.
fn ahead(game: &Session, seat: Seat, seed: u64) -> TestCaseResult {
    let since = game.log().last().map_or(0, |e| e.seq + 1);
    let mut player = RandomPlayer::new(seed);
    let (mut here, mut there) = (game.clone(), game.sample(seat, seed));
    for _ in 0..AHEAD {
        let Some(picks) = here.ask().and_then(|ask| answer(ask, seat, &mut player)) else { break };
        prop_assert!(here.answer(&picks).is_ok(), "{:?} is legal", picks);
        prop_assert!(there.answer(&picks).is_ok(), "{:?} is legal in another world", picks);
        prop_assert_eq!(revealed(&here), revealed(&there), "after {:?}", picks);
        if revealed(&here) {
            break;
        }
        told_alike(&here, &there, seat, since)?;
        prop_assert_eq!(here.can_undo(), there.can_undo(), "after {:?}", picks);
    }
    Ok(())
}

/// From each question of a game.
fn ahead_of_each(game: Game) -> TestCaseResult {
    let mut seed = game.seed;
    game.each(|now| {
        seed += 1;
        // For whoever decides. Watchers do learn whether a forced choice of a hand had to be asked.
        now.ask().map_or(Ok(()), |ask| ahead(now, ask.who, seed))
    })
}

/// A card without what lies hidden under it.
fn seen(game: &Session, card: CardId) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut seen = game.state().card(card).clone();
    seen.stored.clear();
    seen
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn invariant_7_a_seat_cannot_tell_its_game_from_another_it_could_be_in(game in hidden(300)) {
        game.each(|now| {
            for seat in now.state().seats() {
                let other = now.sample(seat, game.seed);
                told_alike(now, &other, seat, begins(now, &other))?;
                // Cards of a hand it has looked at, or a deck it searches, lie where it has seen them.
                let shown = now.ask().filter(|ask| ask.who == seat || !ask.private);
                for card in shown.iter().flat_map(|ask| &ask.options).filter_map(|p| p.card()) {
                    prop_assert_eq!(seen(now, card), seen(&other, card));
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn invariant_7_a_free_choice_asked_anew_in_another_world_is_the_same(game in hidden(300)) {
        game.each(|now| {
            // Only there nothing is half done, so that the question can be worked out once more.
            let Some(ask) = now.ask().filter(|ask| ask.why == Why::PlayCards) else { return Ok(()) };
            let other = now.sample(ask.who, game.seed);
            let anew = Session::from_position(other.state().clone(), 0);
            prop_assert_eq!(anew.ask(), Some(ask));
            prop_assert_eq!(view(&anew, Some(ask.who)), view(now, Some(ask.who)));
            Ok(())
        })?;
    }

    #[test]
    fn invariant_7_looking_ahead_tells_nothing_hidden(game in hidden(200)) {
        ahead_of_each(game)?;
    }

    #[test]
    fn a_view_holds_no_hand_but_its_own(game in games(300)) {
        game.each(|now| {
            for viewer in std::iter::once(None).chain(now.state().seats().map(Some)) {
                let table = view(now, viewer);
                for player in &table.players {
                    prop_assert_eq!(player.hand.is_some(), viewer == Some(player.seat));
                }
                let others = now.ask().is_some_and(|a| a.private && Some(a.who) != viewer);
                let shown = table.ask.map_or(0, |a| a.choices.len());
                prop_assert!(!others || shown == 0, "a private question shows nothing to others");
            }
            Ok(())
        })?;
    }

    #[test]
    fn an_event_names_no_card_to_those_who_have_not_seen_it(game in games(300)) {
        let played = game.play();
        for event in played.log() {
            for viewer in std::iter::once(None).chain(played.state().seats().map(Some)) {
                let may = event.seen == Seats::ALL || viewer.is_some_and(|v| event.seen.has(v));
                prop_assert!(may || event.as_seen_by(viewer).what.cards().is_empty());
            }
        }
    }
}

/// Before the Tortuga scores, at a table with hidden hands: a player with a Special in play, and these cards in
/// hand and deck.
fn before_scoring(hand: &str, deck: &str) -> Session {
    let named = |name: &str| catalog().ids().find(|&d| catalog().def(d).name == name);
    let def = |name: &str| named(name).expect("a card of this name");
    let mut state = State::empty(catalog(), 2, 1);
    state.privacy = Privacy::Table;
    let mine = Home::Player(Seat(0));
    state.lay_card(def(hand), mine, Zone::Hand(Seat(0)));
    state.lay_card(def(deck), mine, Zone::Deck(mine));
    let sites = ["Tortuga", "The Mothership"].map(|base| state.lay_site(def(base)));
    for (minion, site) in [("King Rex", 0), ("King Rex", 0), ("King Rex", 0), ("Pirate King", 1)] {
        let card = state.lay_card(def(minion), mine, Zone::Site(sites[site]));
        state.lay_control(card, Seat(0));
    }
    state.begin_play_cards();
    let mut game = Session::from_position(state, 1);
    game.answer(&[]).expect("done playing");
    game
}

#[test]
fn a_special_in_play_does_not_tell_that_there_is_none_in_the_hand() {
    let (with, without) =
        (before_scoring("Full Sail", "Scout"), before_scoring("Scout", "Full Sail"));
    let options = |game: &Session| game.ask().map(|ask| (ask.why, ask.options.len()));
    assert_eq!(options(&with), Some((Why::Window(Window::BeforeScoring), 2)));
    assert_eq!(options(&without), Some((Why::Window(Window::BeforeScoring), 1)));
    for viewer in [None, Some(Seat(1))] {
        assert_eq!(view(&with, viewer), view(&without, viewer));
    }
}

/// Signs in the Stars turn up a base without abilities: it has become known all the same.
#[test]
fn a_base_that_is_turned_up_is_known_whatever_it_can_do() {
    let game = Game { players: 2, seed: 58_337, privacy: Privacy::Table, answers: 11 };
    ahead_of_each(game).expect("told alike");
}

/// The properties above compare different games.
#[test]
fn other_worlds_are_others() {
    let differed = Cell::new(0);
    let game = Game { players: 3, seed: 1, privacy: Privacy::Table, answers: 100 };
    let looked = game.each(|now| {
        for seat in now.state().seats() {
            let other = now.sample(seat, game.seed);
            let cards = |s: &Session| {
                s.state().players.0.iter().map(|p| p.hand.clone()).collect::<Vec<_>>()
            };
            differed.set(differed.get() + usize::from(cards(now) != cards(&other)));
        }
        Ok(())
    });
    assert!(looked.is_ok());
    assert!(differed.get() > 250, "{}", differed.get());
}

/// A position with hidden cards in every place there is for them: the second player's hand, deck, buried, stored
/// and dueling cards, a card of the first player and a treasure in that hand, all other decks.
fn with_hidden() -> Session {
    let named = |name: &str| catalog().ids().find(|&d| catalog().def(d).name == name);
    let def = |name: &str| named(name).expect("a card of this name");
    let mut state = State::empty(catalog(), 2, 1);
    state.privacy = Privacy::Table;
    let (mine, theirs) = (Home::Player(Seat(0)), Home::Player(Seat(1)));
    let site = ["Tortuga", "The Mothership"].map(|base| state.lay_site(def(base)))[0];
    let host = state.lay_card(def("King Rex"), theirs, Zone::Site(site));
    state.lay_control(host, Seat(1));
    let hand = Zone::Hand(Seat(1));
    let of_theirs = [hand, hand, Zone::Buried(site), Zone::Under(host), Zone::Duel(Seat(1))];
    let mut lay = |home: Home, places: &[Zone], names: &[&str]| {
        for (&zone, name) in places.iter().zip(names) {
            let card = state.lay_card(def(name), home, zone);
            if zone.facts().controlled {
                state.lay_control(card, Seat(1));
            }
        }
    };
    let deck = |home, n| vec![Zone::Deck(home); n];
    let names = ["Scout", "Collector", "Invader", "Abduction", "Cut Lass", "Buccaneer", "Zapbot"];
    lay(theirs, &[&of_theirs[..], &deck(theirs, 2)].concat(), &names);
    lay(
        mine,
        &[&[hand][..], &deck(mine, 3)].concat(),
        &["Neophyte", "Chronomage", "Gnome", "Brownie"],
    );
    let treasures = ["Walker", "Tenacious Z", "Grave Digger"];
    lay(Home::Treasures, &[&[hand][..], &deck(Home::Treasures, 2)].concat(), &treasures);
    lay(Home::Monsters, &deck(Home::Monsters, 2), &["War Raptor", "Laseratops"]);
    lay(Home::Bases, &deck(Home::Bases, 2), &["The Homeworld", "Jungle Oasis"]);
    state.lay_card(def("Leprechaun"), mine, Zone::Hand(Seat(0)));
    state.begin_play_cards();
    Session::from_position(state, 1)
}

#[test]
fn what_a_seat_does_not_see_is_permuted_place_by_place() {
    let game = with_hidden();
    let (now, seat) = (game.state(), Seat(0));
    assert_eq!(now.check(), Ok(()));
    let seen = |card: CardId| now.seen_by(card).has(seat);
    // Which prints lay at each place (a stay goes with its place), and in which zones each card lay.
    let mut lay: BTreeMap<Stay, BTreeSet<DefId>> = BTreeMap::new();
    for seed in 0..60 {
        let other = game.sample(seat, seed);
        let other = other.state();
        assert_eq!(other.check(), Ok(()), "seed {seed}");
        for (i, card) in other.cards.iter().enumerate() {
            let id = CardId(i as u16);
            match seen(id) {
                true => {
                    let before = now.card(id);
                    assert_eq!((card.zone, card.stay), (before.zone, before.stay), "{before:?}");
                }
                false => drop(lay.entry(card.stay).or_default().insert(card.def)),
            }
        }
    }
    let hidden = now.places().filter(|&card| !seen(card));
    for (card, zone) in hidden.map(|card| (now.card(card), now.card(card).zone)) {
        let prints = &lay[&card.stay];
        assert!(prints.len() > 1, "{zone:?} is known to hold {prints:?}");
    }
}

#[test]
fn cards_of_each_home_stay_among_themselves_and_strangers_are_in_hands() {
    let game = with_hidden();
    for seed in 0..30 {
        let other = game.sample(Seat(0), seed);
        let state = other.state();
        let hand = state.players[Seat(1)].hand.iter().map(|&c| state.card(c).home);
        let strangers = hand.filter(|&home| home != Home::Player(Seat(1)));
        assert_eq!(strangers.count(), 2, "seed {seed}");
    }
}

#[test]
fn where_hidden_cards_truly_lie_tells_nothing() {
    let (one, seat) = (with_hidden(), Seat(0));
    let places = |game: &Session| {
        game.state().cards.iter().map(|c| (c.zone, c.stay, c.controller)).collect::<Vec<_>>()
    };
    for elsewhere in 0..5 {
        let two = Session::from_position(one.sample(seat, elsewhere).state().clone(), 1);
        assert_ne!(places(&one), places(&two));
        told_alike(&one, &two, seat, 0).expect("the same is seen");
        for seed in 5..15 {
            let worlds = [&one, &two].map(|game| places(&game.sample(seat, seed)));
            assert_eq!(worlds[0], worlds[1], "seeds {elsewhere} and {seed}");
        }
    }
}

#[test]
fn a_face_down_card_is_named_without_saying_what_it_is() {
    let (one, seat) = (with_hidden(), Seat(0));
    let two = one.sample(seat, 1);
    let buried = |game: &Session, viewer| view(game, Some(viewer)).sites[0].buried.clone();
    let [mine, theirs] = [Seat(0), Seat(1)].map(|viewer| buried(&one, viewer));
    assert_eq!((mine[0].by, &mine[0].card), (Some(Seat(1)), &None));
    assert_eq!(buried(&two, seat), mine);
    let card = one.state().face_down(mine[0].stay);
    assert_eq!(theirs[0].card.as_ref().map(|c| c.id), card);
    assert_ne!(two.state().face_down(mine[0].stay), card, "another world has another card there");
}

/// Before a base scores: whether a player is asked, whose own cards have no Special, with a card of another player in
/// the hand or without.
#[test]
fn a_seat_could_hold_what_came_from_elsewhere() {
    let asked = |hand: &str, deck: &str| {
        let named = |name: &str| catalog().ids().find(|&d| catalog().def(d).name == name);
        let def = |name: &str| named(name).expect("a card of this name");
        let mut state = State::empty(catalog(), 2, 1);
        state.privacy = Privacy::Table;
        let (mine, theirs) = (Home::Player(Seat(0)), Home::Player(Seat(1)));
        state.lay_card(def(hand), theirs, Zone::Hand(Seat(0)));
        state.lay_card(def(deck), theirs, Zone::Deck(theirs));
        let sites = ["Tortuga", "The Mothership"].map(|base| state.lay_site(def(base)));
        for site in [0, 0, 0, 1] {
            let card = state.lay_card(def("King Rex"), mine, Zone::Site(sites[site]));
            state.lay_control(card, Seat(0));
        }
        state.begin_play_cards();
        let mut game = Session::from_position(state, 1);
        game.answer(&[]).expect("done playing");
        game.ask().map(|ask| (ask.who, ask.why))
    };
    let window = Some((Seat(0), Why::Window(Window::BeforeScoring)));
    assert_eq!(asked("Full Sail", "Scout"), window);
    assert_eq!(asked("Scout", "Full Sail"), window, "not being asked would tell what it is");
}
