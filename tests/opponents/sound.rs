//! Whole games, and blunders that must not happen.

use crate::{choice, game, play};
use smashup::ai::standing::Standing;
use smashup::ai::{Level, Opponent, Temperament, Worlds};
use smashup::cards::catalog;
use smashup::engine::ids::{CardId, Seat};
use smashup::engine::privacy::Privacy;
use smashup::engine::question::{Ask, Pick, Why};
use smashup::engine::session::Session;
use smashup::engine::setup::{Chair, Setup};
use smashup::engine::state::State;
use smashup::engine::time::Phase;
use smashup::words::{Words, motive_line};

#[test]
fn every_faction_is_played_to_the_end() {
    let names: Vec<&str> = catalog().factions.iter().map(|(f, _)| f.name).collect();
    let levels = [Level::Medium, Level::Hard, Level::Easy];
    for (n, four) in names.chunks(4).enumerate() {
        // The last chunk is filled up with the first factions.
        let four: Vec<&str> = four.iter().chain(&names).copied().take(4).collect();
        let chair = |two: &[&str]| Chair {
            name: String::new(),
            factions: two.iter().map(|&f| f.to_owned()).collect(),
        };
        let chairs = four.chunks(2).map(chair).collect();
        let setup = Setup::checked(catalog(), chairs, Privacy::Exact).expect("different factions");
        let mut game = Session::new(catalog(), setup.with_titans(catalog()), n as u64);
        let level = |seat: Seat| levels[(n + seat.index()) % levels.len()];
        play(&mut game, |seat| Opponent::new(level(seat), n as u64), 4, |_, _| ());
        assert_eq!(game.state().phase, Phase::Over);
    }
}

#[test]
fn three_and_four_play_to_the_end_and_say_why() {
    for (players, seed) in [(3, 1), (4, 2)] {
        let mut game = game(players, seed);
        let temperaments = [Temperament::Builder, Temperament::Raider, Temperament::Opportunist];
        let who = |seat: Seat| Opponent {
            temperament: temperaments[seat.index() % 3],
            spared: (seat != Seat(0)).then_some(Seat(0)),
            ..Opponent::new(Level::Medium, seed)
        };
        let mut said = std::collections::BTreeSet::new();
        play(&mut game, who, 12, |game, choice| {
            let worlds = Worlds::of(game).expect("a question is open");
            let reason = who(worlds.seat()).reason(&worlds, &vec![choice.picks.clone()]);
            said.insert(motive_line(
                &Words::new(game.state(), &[], game.log()),
                reason.claim,
                None,
            ));
        });
        assert!(said.len() > 5, "{said:?}");
    }
}

/// The minion of the seat with the most power among the options of a question, if another card is offered or
/// declining is possible.
fn own_best(state: &State, ask: &Ask) -> Option<CardId> {
    let mine =
        |c: &CardId| state.is_minion_in_play(*c) && state.card(*c).controller == Some(ask.who);
    let all: Vec<CardId> = state.table().filter(mine).collect();
    let best = all.iter().copied().max_by_key(|&c| state.power(c))?;
    let strictly = all.iter().filter(|&&c| state.power(c) == state.power(best)).count() == 1;
    let offered = ask.options.contains(&Pick::Card(best));
    let choice = ask.min == 0 || ask.options.len() > usize::from(ask.min);
    (strictly && offered && choice).then_some(best)
}

/// Bases that `seat` has brought to their breakpoint for somebody else: the award now, as it stands, is better for
/// another and the base did not stand there before.
fn given_away(before: &State, after: &State, seat: Seat) -> bool {
    let (old, new) = (Standing::of(before), Standing::of(after));
    new.sites.iter().any(|stand| {
        let was = old.at(stand.site).is_some_and(|s| s.left() > 0);
        let award = stand.award();
        was && stand.left() == 0 && award.iter().any(|&points| points > award[seat.index()])
    })
}

/// Whether second opinions, each on other luck, find on the average an answer clearly better than that given. One alone, which looks
/// at each answer in one world, is as much a matter of luck as the first.
fn better_exists(game: &Session, given: &[Pick], seed: u64) -> bool {
    let mut sums: Vec<(Vec<Pick>, f64)> = Vec::new();
    for luck in 0..OPINIONS {
        let opponent = Opponent::new(Level::Medium, !seed ^ (luck << 32));
        for looked in choice(opponent, game, 400).expect("a question").looked {
            match sums.iter_mut().find(|(picks, _)| *picks == looked.picks) {
                Some((_, sum)) => *sum += looked.value(),
                None => sums.push((looked.picks.clone(), looked.value())),
            }
        }
    }
    let mean = |(picks, sum): &(Vec<Pick>, f64)| (*picks == given, sum / OPINIONS as f64);
    let of =
        |mine: bool| sums.iter().map(mean).filter(|v| v.0 == mine).map(|v| v.1).fold(0.0, f64::max);
    of(false) > of(true) + CLEARLY
}

/// How many second opinions there are.
const OPINIONS: u64 = 8;

/// A chance to win that is clearly better than another: more than the luck of a few looks.
const CLEARLY: f64 = 0.1;

/// In twelve thousand decisions: the own best minion destroyed, or a base broken for somebody else, where second opinions find
/// something clearly better, is at most one in ten of these. None at all it cannot be: who looks once takes a lucky look for what
/// will happen, which these levels do as people do.
#[test]
fn no_blunder_without_gain() {
    let (mut decisions, mut risky, mut blunders) = (0, 0, Vec::new());
    for seed in 0.. {
        if decisions >= 12_000 {
            break;
        }
        let mut game = game(2, seed);
        play(
            &mut game,
            |_| Opponent::new(Level::Medium, seed),
            60,
            |game, choice| {
                let (state, ask) = (game.state(), game.ask().expect("a question is open"));
                decisions += 1;
                let best = own_best(state, ask).filter(|_| ask.why == Why::Destroy);
                let destroys = best.is_some_and(|card| choice.picks.contains(&Pick::Card(card)));
                let mut next = game.clone();
                next.answer(&choice.picks).expect("a legal answer");
                let gives = state.phase == Phase::PlayCards
                    && next.state().turn == state.turn
                    && given_away(state, next.state(), ask.who);
                if destroys || gives {
                    risky += 1;
                    if better_exists(game, &choice.picks, seed) {
                        blunders.push(format!("seed {seed}: {:?} to {ask:?}", choice.picks));
                    }
                }
            },
        );
    }
    assert!(risky > 30 && 10 * blunders.len() <= risky, "of {risky}: {blunders:#?}");
}
