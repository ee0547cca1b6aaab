//! What is claimed of a play is so: held against the position it led to, and against that of the play it is said to be
//! better than, both in the game itself, and to the end of the turn if it is claimed of that.

use crate::{choice, game};
use smashup::ai::eval::Taste;
use smashup::ai::motive::{Claim, Motive, When};
use smashup::ai::plays::Line;
use smashup::ai::quick::Quick;
use smashup::ai::reason::Reason;
use smashup::ai::standing::{Standing, lasting_actions, reserve};
use smashup::ai::trial::offers;
use smashup::ai::{Level, Opponent, Temperament, Worlds};
use smashup::engine::ids::{Seat, SiteId};
use smashup::engine::question::{Ask, Pick, Why};
use smashup::engine::session::Session;
use smashup::engine::state::State;
use smashup::engine::tape::Decider;
use smashup::engine::time::Phase;
use std::collections::BTreeMap;

/// How many claims are read.
const POSITIONS: usize = 200;

fn opponent(seat: Seat, seed: u64) -> Opponent {
    let levels = [Level::Easy, Level::Medium, Level::Hard];
    let temperaments = [Temperament::Even, Temperament::Raider, Temperament::Builder];
    let n = seat.index() + seed as usize;
    Opponent { temperament: temperaments[n % 3], ..Opponent::new(levels[n % 3], seed) }
}

/// Plays on until a card or ability is offered, or another decides; the answers that were given.
fn to_the_end(game: &mut Session, who: Seat, mut answer: impl FnMut(&Session) -> Line) -> Line {
    let offers = |ask: &Ask| {
        matches!(ask.why, Why::PlayCards | Why::Window(_) | Why::React | Why::PlayExtra(_))
    };
    let mut line = Line::new();
    while game.ask().is_some_and(|ask| ask.who == who && (line.is_empty() || !offers(ask))) {
        for picks in answer(game) {
            game.answer(&picks).expect("a legal answer");
            line.push(picks);
        }
    }
    line
}

/// The game after the play that was not done; the rest of its step is left to the quick policy.
fn instead(before: &Session, line: &Line, taste: Taste, seed: u64) -> Session {
    let mut game = before.clone();
    let who = game.ask().expect("open").who;
    let mut given = line.iter();
    let mut quick = Quick::new(seed, taste, 0.0);
    to_the_end(&mut game, who, |game| {
        let ask = game.ask().expect("open");
        let next = given.next().filter(|picks| ask.allows(picks)).cloned();
        vec![next.unwrap_or_else(|| quick.decide(game.state(), ask))]
    });
    game
}

/// Whether the same player goes on playing cards, and nothing that was hidden has become known: the step is over, and went
/// as it would in any world.
fn is_plain(before: &Session, after: &Session) -> bool {
    let goes_on = |a: &Ask| a.why == Why::PlayCards && before.ask().is_some_and(|b| b.who == a.who);
    let known = after.answers().skip(before.answers().count()).any(|record| record.barrier);
    after.ask().is_some_and(goes_on) && !known
}

/// Plays and uses nothing of its own accord; what else is asked it leaves to the quick policy.
struct Done(Quick);

impl Decider for Done {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        match offers(ask.why) && ask.min == 0 {
            true => Vec::new(),
            false => self.0.decide(state, ask),
        }
    }
}

/// The end of the turn if nothing more is played, and the beginning of the seat's next one.
fn ends(from: &State, me: Seat, taste: Taste) -> [State; 2] {
    let on = |from: &State, goes_on: &dyn Fn(&State) -> bool| {
        from.after_steps(&mut Done(Quick::new(1, taste, 0.0)), goes_on)
    };
    let end = on(from, &|state: &State| state.phase != Phase::StartTurn);
    let has_begun = |state: &State| state.current == me && state.phase != Phase::StartTurn;
    let next = on(&end, &|state: &State| !has_begun(state));
    [end, next]
}

/// Whether what is claimed holds between what was done and what was not.
fn holds(claim: Claim, me: Seat, done: &State, not: &State, taste: Taste) -> bool {
    let [done_ends, not_ends] = [done, not].map(|state| ends(state, me, taste));
    let own = |s: &State| lasting_actions(s)[me.index()];
    let theirs = |s: &State| lasting_actions(s).iter().sum::<u32>() - own(s);
    let chances = [&done_ends, &not_ends].map(|[end, _]| taste.chance(end, me));
    match claim.motive {
        // Whoever it is about, the cards that are drawn at the end are not those of any other world.
        Motive::Alike => return (chances[0] - chances[1]).abs() < 0.02,
        Motive::Better => return chances[0] > chances[1] - 0.02,
        Motive::Later => return chances[0] < chances[1] + 0.02,
        Motive::Lasting => return (0..2).all(|n| own(&done_ends[n]) > own(&not_ends[n])),
        Motive::Clears => return theirs(&done_ends[0]) < theirs(&not_ends[0]),
        Motive::Opens => {
            let plays = |s: &State| s.open_plays(me).len();
            return plays(done) > plays(not);
        }
        _ => {}
    }
    let (done, not) = match claim.when {
        When::Now => (done, not),
        When::AtTheEnd => (&done_ends[0], &not_ends[0]),
    };
    let (is, was) = (Standing::of(done), Standing::of(not));
    let outlook =
        |s: &Standing, site: SiteId, q: Seat| s.at(site).expect("a base").outlook()[q.index()];
    let left = |s: &Standing, site: SiteId| s.at(site).expect("a base").left();
    match claim.motive {
        Motive::Wins => done.winners.contains(&me) && !not.winners.contains(&me),
        Motive::Points(n) => n > 0 && done.players[me].vp - not.players[me].vp == n,
        Motive::Breaks(site, n) => {
            let award = is.at(site).expect("a base").award()[me.index()];
            left(&is, site) == 0 && left(&was, site) > 0 && n > 0 && award == f64::from(n)
        }
        Motive::Award(site) => outlook(&is, site, me) > outlook(&was, site, me),
        Motive::Power(site) => done.total(me, site) > not.total(me, site),
        Motive::Hinders(rival, site) => outlook(&is, site, rival) < outlook(&was, site, rival),
        Motive::Weakens(rival, site) => done.total(rival, site) < not.total(rival, site),
        Motive::Cards | Motive::Keeps => reserve(done, me) > reserve(not, me),
        _ => false,
    }
}

#[test]
fn what_is_claimed_of_a_play_is_so() {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut read = 0;
    for seed in 0.. {
        if read >= POSITIONS {
            break;
        }
        let mut game = game(2 + seed as usize % 3, seed);
        while let Some(ask) = game.ask() {
            let (before, who) = (game.clone(), ask.who);
            let me = opponent(who, seed);
            let line =
                to_the_end(&mut game, who, |game| vec![choice(me, game, 12).expect("open").picks]);
            if before.ask().is_none_or(|ask| ask.why != Why::PlayCards) {
                continue;
            }
            let worlds = Worlds::of(&before).expect("a question is open");
            let Reason { claim, instead: Some(other) } = me.reason(&worlds, &line) else {
                continue;
            };
            let taste = Taste { fitted: me.level == Level::Hard, ..me.temperament.taste() };
            let not = instead(&before, &other, taste, seed);
            let motive = claim.motive;
            // Who is done keeps what they had; the game goes on far from there.
            let done = if motive == Motive::Keeps { &before } else { &game };
            if !is_plain(&before, &not) || !(motive == Motive::Keeps || is_plain(&before, &game)) {
                continue;
            }
            assert!(
                holds(claim, who, done.state(), not.state(), taste),
                "seed {seed}, turn {}: {claim:?} of {line:?} against {other:?}",
                before.state().turn
            );
            let kind = format!("{motive:?}");
            let kind = kind.split('(').next().unwrap_or_default();
            *kinds.entry(format!("{kind} {:?}", claim.when)).or_default() += 1;
            read += 1;
        }
    }
    let now = ["Award", "Power", "Hinders", "Breaks", "Cards", "Keeps"].map(|k| format!("{k} Now"));
    for kind in &now {
        assert!(kinds.contains_key(kind), "{kind} is met: {kinds:?}");
    }
}
