//! What temperaments and sparing change: exactly in the judgement, and on the whole in what is done.

use crate::{game, play, positions};
use smashup::ai::eval::Taste;
use smashup::ai::standing::{Stand, Standing};
use smashup::ai::{Level, Opponent, Temperament};
use smashup::engine::ids::{Seat, SiteId};
use smashup::engine::state::State;

/// The same position with other points for everybody.
fn with_points(state: &State, points: impl Fn(Seat) -> i32) -> State {
    let mut state = state.clone();
    for seat in state.seats() {
        state.players[seat].vp = points(seat);
    }
    state
}

/// Whoever is spared and behind may fall further behind: nothing is gained by it. Whoever is ahead is fought.
#[test]
fn nothing_is_gained_by_harming_who_is_spared_and_behind() {
    let (me, rival) = (Seat(0), Seat(1));
    let mut compared = 0;
    positions(4, 3, 20, |game| {
        for fitted in [false, true] {
            let usual = Taste { fitted, ..Temperament::Even.taste() };
            let sparing = Taste { spared: Some(rival), ..usual };
            let chance = |taste: Taste, vp| {
                let points = |seat| if seat == rival { vp } else { 7 };
                taste.chance(&with_points(game.state(), points), me)
            };
            let gain = |taste, from, to| chance(taste, to) - chance(taste, from);
            assert!(gain(usual, 2, 0) > 0.0, "usually it helps that a rival has less");
            assert!(gain(sparing, 2, 0).abs() < 1e-12, "not if the rival is spared and behind");
            // Where all is lost in either case, the last digits of what was fitted say nothing: there it comes to the same.
            let lost = fitted && chance(sparing, 14) <= 0.01;
            assert!(gain(sparing, 14, 12) > if lost { -0.001 } else { 0.0 }, "ahead");
            compared += 1;
        }
    });
    assert!(compared > 20, "{compared}");
}

/// A base with a breakpoint of 20 at which each of two players has a minion, with this power.
fn base(mine: i32, theirs: i32) -> Stand {
    Stand {
        site: SiteId(0),
        power: [mine, theirs, 0, 0],
        minions: [1, 1, 0, 0],
        breakpoint: 20,
        vp: [4, 2, 1],
        seats: 2,
    }
}

#[test]
fn each_temperament_would_give_more_for_something() {
    use Temperament::{Builder, Even, Opportunist, Raider};
    let edge = |likes: Temperament, mine, theirs| likes.taste().edge(&base(mine, theirs), Seat(0));
    let gain = |likes, to: (i32, i32), from: (i32, i32)| {
        edge(likes, to.0, to.1) - edge(likes, from.0, from.1)
    };
    // Three more of one's own power, measured by three less of theirs.
    let own = |likes| gain(likes, (8, 5), (5, 5)) / gain(likes, (5, 2), (5, 5));
    assert!(own(Builder) > own(Even) && own(Even) > own(Raider));
    // The lead where little is missing, measured by the lead where much is.
    let near = |likes| gain(likes, (10, 8), (8, 8)) / gain(likes, (4, 2), (2, 2));
    assert!(near(Opportunist) > near(Even));
}

/// The minions that the first player has in play at the ends of their turns, on the average.
fn left_standing(temperament: Temperament) -> f64 {
    let (mut sum, mut turns) = (0, 0);
    for seed in 0..8 {
        let mut game = game(2, seed);
        let who = |seat| match seat {
            Seat(0) => Opponent { temperament, ..Opponent::new(Level::Medium, seed) },
            _ => Opponent::new(Level::Medium, seed),
        };
        let mut turn = 0;
        play(&mut game, who, 40, |game, _| {
            let state = game.state();
            if state.turn != turn && state.current == Seat(1) {
                sum += Standing::of(state).minions(Seat(0));
                turns += 1;
            }
            turn = state.turn;
        });
    }
    f64::from(sum) / f64::from(turns)
}

#[test]
fn builders_keep_more_minions_in_play() {
    let [even, builder] = [Temperament::Even, Temperament::Builder].map(left_standing);
    assert!(builder > even, "{builder}, {even}");
}
