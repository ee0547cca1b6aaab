//! Events in a few steps, for somebody who was away.

use crate::cards::catalog;
use crate::engine::ability::Duty;
use crate::engine::def::Kind;
use crate::engine::event::{Event, Happened};
use crate::engine::ids::Seat;

/// Most steps; what is more is drawn together.
pub const MOST: usize = 6;

/// Some of the events, in their order, that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whose turn it was.
    pub turn: Option<Seat>,
    /// Who did it; nobody if several did, or the game itself.
    pub by: Option<Seat>,
    /// The events that stand for it: what was played, used, or scored.
    pub heads: Vec<u32>,
    /// All its events, by number.
    pub events: Vec<u32>,
    scoring: bool,
}

impl Step {
    /// Is one step with the next.
    pub fn takes_in(&mut self, next: Step) {
        self.heads.extend(next.heads);
        self.events.extend(next.events);
        self.by = self.by.filter(|&by| next.by == Some(by));
        self.scoring |= next.scoring;
    }
}

/// The steps of a log from its `from`-th event on: a new one with each play, each use of an ability by choice, each
/// scoring, each phase in which something happens of itself, and each turn in which nothing was done. A scoring stays a step of its own as long as there is room.
#[must_use]
pub fn steps(log: &[Event], from: usize) -> Vec<Step> {
    let (before, events) = log.split_at(from.min(log.len()));
    let began = |e: &Event| match e.what {
        Happened::TurnBegan(seat) => Some(seat),
        _ => None,
    };
    let mut all: Vec<Step> = Vec::new();
    let mut turn = before.iter().rev().find_map(began);
    // Whether all of the turn has been seen, and nothing in it.
    let mut idle = false;
    // What was told before.
    let mut last_told: Option<&Event> = None;
    for event in events {
        if let Some(seat) = began(event) {
            (turn, idle) = (Some(seat), true);
            continue;
        }
        let nothing = idle && matches!(event.what, Happened::DonePlaying(_));
        if !nothing && !tells(&event.what) {
            continue;
        }
        let same = !idle;
        idle = false;
        let scoring = matches!(event.what, Happened::Scoring(..));
        let before = last_told.replace(event);
        // What happens of itself in a later phase is not what somebody has played before.
        let later = before.is_some_and(|e| e.phase != event.phase);
        let head = scoring || nothing || later || is_head(&event.what);
        match all.last_mut().filter(|_| same) {
            // What lets itself be played is told as the play.
            Some(last) if last.events.len() == 1 && before.is_some_and(|e| is_one(e, event)) => {
                last.heads = vec![event.seq];
                last.events.push(event.seq);
            }
            // The plays within a scoring belong to it.
            Some(last) if !head || (last.scoring && !scoring) => last.events.push(event.seq),
            _ => {
                let seq = event.seq;
                let by = actor(&event.what);
                all.push(Step { turn, by, heads: vec![seq], events: vec![seq], scoring });
            }
        }
    }
    while all.len() > MOST {
        let pairs = all.windows(2).enumerate();
        let cheapest = pairs.min_by_key(|(_, pair)| {
            let (a, b) = (&pair[0], &pair[1]);
            (a.turn != b.turn, a.scoring || b.scoring, a.events.len() + b.events.len())
        });
        let Some((at, _)) = cheapest else { break };
        let next = all.remove(at + 1);
        all[at].takes_in(next);
    }
    all
}

/// Whether a card was used, and that it is played is what comes of it.
fn is_one(used: &Event, played: &Event) -> bool {
    match (&used.what, &played.what) {
        // It lies elsewhere then, so this is another stay of the card.
        (Happened::Used(id, ..), Happened::Played { card, .. }) => id.host.card == card.card.card,
        _ => false,
    }
}

/// Whether an event begins a step: somebody chose to do this.
#[must_use]
pub fn is_head(what: &Happened) -> bool {
    match what {
        Happened::Played { .. } | Happened::NewHand(..) => true,
        Happened::Used(id, ..) => {
            let def = catalog().def(id.def);
            // What the rulebook lets one do is told by what comes of it.
            let printed = !matches!(def.kind, Kind::Rules);
            printed && def.ability(id.index).is_some_and(|a| a.duty == Duty::May)
        }
        _ => false,
    }
}

/// Who did something by choice.
fn actor(what: &Happened) -> Option<Seat> {
    match what {
        Happened::Played { by, .. } => *by,
        Happened::Used(_, by, _) | Happened::NewHand(by, _) | Happened::DonePlaying(by) => {
            Some(*by)
        }
        _ => None,
    }
}

/// Whether an event is worth a word to somebody who was away. What is used by nobody's choice is told by what it does.
#[must_use]
pub fn tells(what: &Happened) -> bool {
    !matches!(
        what,
        Happened::DonePlaying(_)
            | Happened::Shuffled(_)
            | Happened::Reshuffled(_)
            | Happened::Drew(..)
            | Happened::Concealed(..)
            | Happened::Window(..)
            | Happened::Passed(_)
            | Happened::TurnEnded(_)
            | Happened::ExtraPlay(..)
            // How it lies has been told as it fell or was turned.
            | Happened::Flipped(..)
            | Happened::Nothing(_)
    ) && (is_head(what) || !matches!(what, Happened::Used(..)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::session::Session;
    use crate::playout::{RandomPlayer, random_setup};
    use crate::words::Words;

    #[test]
    fn however_long_the_turns_there_are_few_steps_and_nothing_is_lost() {
        for (sets, players) in [("core", 4), ("oops-you-did-it-again", 2), ("munchkin", 4)] {
            few_steps(&game(sets, players));
        }
    }

    fn game(set: &str, players: usize) -> Session {
        let setup = random_setup(catalog(), &[set.to_owned()], players, 3, Default::default());
        let mut game = Session::new(catalog(), setup.expect("enough factions"), 3);
        let mut player = RandomPlayer::new(3);
        while let Some(ask) = game.ask().cloned() {
            game.answer(&player.answer(&ask)).expect("a random answer is legal");
        }
        game
    }

    /// A step is named by its heads: each of them has its line.
    #[test]
    fn each_step_of_duels_and_buried_cards_has_a_title() {
        let names = ["Ana".to_owned(), "Ben".to_owned()];
        let (mut uncovered, mut duels) = (0, 0);
        let game = game("oops-you-did-it-again", 2);
        let words = Words::new(game.state(), &names, game.log());
        let begins =
            |(n, e): (usize, &Event)| matches!(e.what, Happened::TurnBegan(_)).then_some(n);
        for from in game.log().iter().enumerate().filter_map(begins) {
            for step in steps(game.log(), from) {
                let event = |seq: &u32| game.log().iter().find(|e| e.seq == *seq).expect("told");
                for head in step.heads.iter().map(event) {
                    assert!(words.event_line(head, None).is_some(), "{head:?}");
                }
                let what = |is: fn(&Happened) -> bool| {
                    step.events.iter().map(event).filter(|e| is(&e.what)).count()
                };
                uncovered += what(|w| matches!(w, Happened::Uncovered(_)));
                duels += what(|w| matches!(w, Happened::Dueled { .. }));
            }
        }
        assert!(uncovered > 0 && duels > 0, "{uncovered}, {duels}");
    }

    fn few_steps(game: &Session) {
        let log = game.log();
        let (mut several, mut idle) = (false, 0);
        for from in (0..log.len()).step_by(37) {
            let told = steps(log, from);
            assert!(told.len() <= MOST);
            let events: Vec<u32> = told.iter().flat_map(|s| s.events.clone()).collect();
            let done = |e: &&Event| matches!(e.what, Happened::DonePlaying(_));
            let turns = |e: &&Event| !matches!(e.what, Happened::TurnBegan(_));
            let worth = log[from..]
                .iter()
                .filter(|e| tells(&e.what) && turns(e) || done(e) && events.contains(&e.seq));
            assert_eq!(events, worth.map(|e| e.seq).collect::<Vec<_>>());
            // Whoever has had a turn is named, also if they have done nothing in it.
            let begun = log[from..].iter().filter(|e| !turns(e)).map(|e| e.seq);
            for seq in begun {
                let ended = log.iter().find(|e| e.seq > seq && done(e)).map(|e| e.seq);
                let within = |&n: &u32| n > seq && ended.is_some_and(|end| n <= end);
                assert!(ended.is_none() || events.iter().any(within), "{seq}");
                idle += u32::from(ended.is_some_and(|end| events.contains(&end)));
            }
            assert!(told.iter().all(|s| !s.heads.is_empty()));
            // The first turn begins with the log: each step is somebody's.
            assert!(from == 0 || told.iter().all(|s| s.turn.is_some()));
            several |= told.len() > 2;
        }
        assert!(several && idle > 0);
    }

    /// A card that its own Special lets be played is told once, as played.
    #[test]
    fn what_lets_itself_be_played_is_one_step() {
        let log = game("core", 4).log().to_vec();
        let used = |seq: &u32| match log[*seq as usize].what {
            Happened::Used(id, ..) => Some(id.host.card),
            _ => None,
        };
        let played = |seq: &u32| match &log[*seq as usize].what {
            Happened::Played { card, .. } => Some(card.card.card),
            _ => None,
        };
        let mut met = 0;
        for from in 0..log.len() {
            for pair in steps(&log, from).windows(2) {
                let last = pair[0].events.last().and_then(used);
                let next = pair[1].events.first().and_then(played);
                assert!(last.is_none() || last != next, "{pair:?}");
            }
            for step in steps(&log, from).iter().filter(|s| s.heads.len() == 1) {
                let one = |pair: &[u32]| {
                    used(&pair[0]).is_some_and(|card| played(&pair[1]) == Some(card))
                };
                if step.events.first_chunk::<2>().is_some_and(|pair| one(pair)) {
                    assert_eq!(step.heads, step.events[1..2]);
                    met += 1;
                }
            }
        }
        assert!(met > 0);
    }
}
