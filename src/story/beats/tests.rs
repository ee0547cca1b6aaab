//! Pictures of random games: nothing hidden is on them, nothing that counts is missing.

use super::*;
use crate::desk::tests::ended;
use crate::engine::ids::Seats;
use crate::engine::privacy::Privacy;
use crate::engine::session::Session;

/// Random games of three with factions of these sets to their ends.
fn games_of(sets: &[&str]) -> Vec<Session> {
    (1..=6).map(|seed| ended(sets, 3, seed, Privacy::default())).collect()
}

fn games() -> Vec<Session> {
    games_of(&["core"])
}

/// Games with duels, buried cards, titans, monsters and treasures.
fn newer_games() -> Vec<Session> {
    let sets: [&[&str]; 2] =
        [&["oops-you-did-it-again", "awesome-level-9000"], &["munchkin", "big-in-japan"]];
    sets.into_iter().flat_map(games_of).collect()
}

#[test]
fn no_picture_shows_a_card_that_the_viewer_may_not_know() {
    for game in games().into_iter().chain(newer_games()) {
        for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
            for event in game.log() {
                let open = event.seen == Seats::ALL || viewer.is_some_and(|v| event.seen.has(v));
                let drawn = beats(std::slice::from_ref(event), 0, viewer, |_| None);
                let known = event.as_seen_by(viewer);
                let cards: Vec<CardId> = known.what.cards().iter().map(|c| c.card.card).collect();
                for flight in drawn.iter().flat_map(|b| &b.flights) {
                    assert!(cards.contains(&flight.card), "{event:?}");
                    assert!(open || known.what == event.what, "{event:?}");
                }
            }
        }
    }
}

#[test]
fn victory_points_add_up() {
    for game in games() {
        let drawn = beats(game.log(), 0, None, |_| None);
        for seat in game.state().seats() {
            let points = drawn.iter().flat_map(|b| &b.points).filter(|p| p.0 == seat);
            let sum: i32 = points.map(|p| p.1).sum();
            assert_eq!(sum, game.state().players[seat].vp);
        }
    }
}

#[test]
fn a_base_that_scores_shows_its_standing_before_its_cards_go() {
    let mut standings = 0;
    for game in games() {
        let drawn = beats(game.log(), 0, None, |_| None);
        for (n, beat) in drawn.iter().enumerate() {
            let Some(standing) = &beat.standing else { continue };
            standings += 1;
            let sorted = standing.rows.is_sorted_by(|a, b| a.power >= b.power);
            assert!(sorted, "{standing:?}");
            let replaced = |b: &Beat| b.targets == [Spot::Site(standing.site)];
            assert!(drawn[n..].iter().any(replaced) || game.state().site(standing.site).is_none());
        }
    }
    assert!(standings > 20, "{standings}");
}

#[test]
fn duels_clashes_burying_uncovering_and_loot_have_pictures() {
    let mut met: Vec<&str> = Vec::new();
    for game in newer_games() {
        for event in game.log() {
            let at = |card: &Snapshot| Spot::Card(card.card.card);
            let (name, sign, targets) = match &event.what {
                Happened::DuelBegan(_, other) => ("duel", AGAINST, vec![at(other)]),
                Happened::Clashed(_, leaves) => ("clash", AGAINST, vec![at(leaves)]),
                Happened::Dueled { winners, losers } if winners == losers => {
                    ("tie", TIED, winners.iter().map(at).collect())
                }
                Happened::Dueled { winners, .. } => ("won", WON, winners.iter().map(at).collect()),
                Happened::Went { way: Way::Buried, to: To::Buried(site), .. }
                    if event.seen != Seats::ALL =>
                {
                    ("buried unseen", DOWN, vec![Spot::Site(*site)])
                }
                Happened::LootRevealed(site, _) => ("loot", "", vec![Spot::Site(*site)]),
                Happened::Uncovered(_) => ("uncovered", "", vec![]),
                _ => continue,
            };
            met.push(name);
            let drawn = beats(std::slice::from_ref(event), 0, None, |_| None);
            let [beat] = &drawn[..] else { panic!("{event:?} is {} pictures", drawn.len()) };
            assert_eq!((beat.sign.as_str(), &beat.targets), (sign, &targets), "{event:?}");
            assert_eq!(beat.ends_duel(), ["won", "tie"].contains(&name), "{event:?}");
            match &event.what {
                Happened::Uncovered(card) => {
                    let from = Spot::FaceDown(card.card.stay);
                    assert_eq!((beat.flights[0].from, beat.flights.len()), (from, 1));
                }
                Happened::LootRevealed(_, cards) => {
                    assert_eq!(beat.flights.len(), cards.len());
                }
                _ => assert!(beat.flights.is_empty(), "{event:?}"),
            }
        }
    }
    let kinds = ["duel", "won", "tie", "clash", "buried unseen", "uncovered", "loot"];
    for kind in kinds {
        assert!(met.contains(&kind), "no {kind}");
    }
}

/// The side lies at who flips: as it falls, and once more if it is changed.
#[test]
fn a_coin_is_seen() {
    let (mut heads, mut tails) = (false, false);
    for game in games_of(&["goblins", "core"]) {
        for event in game.log() {
            let (seat, coin) = match event.what {
                Happened::CoinFell(seat, coin) | Happened::CoinTurned(seat, coin) => (seat, coin),
                _ => continue,
            };
            let drawn = beats(std::slice::from_ref(event), 0, None, |_| None);
            let [beat] = &drawn[..] else { panic!("{event:?} is {} pictures", drawn.len()) };
            assert_eq!((&*beat.sign, &*beat.targets), (side(coin), &[Spot::Seat(seat)][..]));
            assert!(beat.coin);
            heads |= beat.sign == "heads";
            tails |= beat.sign == "tails";
        }
    }
    assert!(heads && tails);
}

#[test]
fn counters_of_one_cause_are_one_picture() {
    let (mut several, mut transferred) = (0, 0);
    for seed in 1..=12 {
        let game = ended(&["monster-smash"], 2, seed, Privacy::default());
        let mut placed = 0;
        for event in game.log() {
            if let Happened::Counters(_, Counter::Power, n, _) = event.what {
                placed += n.max(0);
            }
        }
        let drawn = beats(game.log(), 0, None, |_| None);
        let mut shown = 0;
        for beat in drawn.iter().filter(|b| b.counters > 0) {
            assert_eq!(beat.sign, format!("{:+}", beat.counters));
            shown += beat.counters * beat.targets.len() as i32;
            several += usize::from(beat.targets.len() > 1);
            let event = game.log().iter().find(|e| e.seq == beat.seq);
            let by = event.and_then(|e| e.cause.card).map(|c| Spot::Card(c.card));
            let from = beat.cause.filter(|c| matches!(c, Spot::Card(_)) && Some(*c) != by);
            transferred += usize::from(from.is_some());
        }
        assert_eq!(shown, placed);
    }
    assert!(several > 3 && transferred > 3, "{several}, {transferred}");
}
