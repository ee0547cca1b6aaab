//! The moments that decided a game, once it is over: plays that cost those who have not won most, with what could have been
//! done in their place. A strong opponent's judgement, who knows no more than they did.

use super::advice::Advice;
use super::manner::is_offer;
use super::words;
use crate::ai::Worlds;
use crate::ai::motive::{Claim, Motive};
use crate::ai::plays::{Line, alike};
use crate::ai::weighing::Weighing;
use crate::cards::catalog;
use crate::engine::ids::Seat;
use crate::engine::order::sort_by;
use crate::engine::question::Pick;
use crate::engine::session::Session;
use crate::words::page::t;
use crate::words::{capital, motive_line};

/// The most that are told.
const MOST: usize = 3;
/// The most plays that are looked at more closely.
const CONSIDERED: usize = 10;
/// What costs less, in chances to win, has decided nothing.
const LEAST: f64 = 0.03;
/// Looks at what else could have been done, and at where each of the best goes.
const LOOKS: u32 = 60;
/// See [`LOOKS`].
const PLACE_LOOKS: u32 = 12;

/// A moment in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The turn.
    pub turn: u32,
    /// Who decided.
    pub who: String,
    /// What they did.
    pub done: String,
    /// What they could have done.
    pub instead: String,
    /// What that would have brought.
    pub why: String,
}

/// Something that was done, and the game before it.
struct Play {
    before: Session,
    line: Line,
    /// In chances to win.
    cost: f64,
}

/// A look back in the making: first each play of those who have not won is weighed, then it is looked closely at those that
/// cost most.
pub struct LookBack {
    /// The record as far as it has been gone through, and the answers that follow.
    game: Session,
    ahead: std::vec::IntoIter<Vec<Pick>>,
    winners: Vec<Seat>,
    /// How often each answer is looked at: less often in a long game.
    each: u32,
    /// The play that is gone through, until it is complete.
    made: Option<Play>,
    weighed: Option<(Play, Weighing)>,
    costly: Vec<Play>,
    /// What is looked closely at: what was done, and what could have been done in its place.
    closely: Option<(Line, Advice)>,
    found: Vec<Moment>,
}

impl LookBack {
    /// At a game that is over.
    #[must_use]
    pub fn of(session: &Session) -> LookBack {
        let answers: Vec<Vec<Pick>> =
            session.answers().map(|record| record.picks.clone()).collect();
        let each = (3_000 / answers.len().max(1)).clamp(3, 12) as u32;
        LookBack {
            game: session.beginning(catalog()),
            ahead: answers.into_iter(),
            winners: session.state().winners.clone(),
            each,
            made: None,
            weighed: None,
            costly: Vec::new(),
            closely: None,
            found: Vec::new(),
        }
    }

    /// Goes on for as long as there is `more` time, at least a little; whether it has come to its end.
    pub fn go_on(&mut self, more: &mut dyn FnMut() -> bool) -> bool {
        let mut first = true;
        loop {
            if let Some((play, weighing)) = &mut self.weighed {
                let Some(worlds) = Worlds::of(&play.before) else { return true };
                weighing.go_on(&worlds, &mut |_| std::mem::take(&mut first) || more());
                if weighing.is_done() {
                    play.cost = weighing.cost(&worlds);
                    self.costly.extend(self.weighed.take().map(|(play, _)| play));
                    self.keep_the_costliest();
                }
            } else if !self.go_through() && !self.look_closely(more) {
                return true;
            }
            if !more() {
                return false;
            }
        }
    }

    /// Gives the next answer of the record, or weighs what has been done with the last; whether there was any left. Weighed
    /// is what somebody who has not won did of their own accord.
    fn go_through(&mut self) -> bool {
        let ask = self.game.ask();
        let goes_on = |play: &Play| {
            let who = play.before.ask().map(|ask| ask.who);
            ask.is_some_and(|ask| Some(ask.who) == who && !is_offer(ask.why))
        };
        if let Some(play) = self.made.take_if(|play| !goes_on(play)) {
            self.weighed = Worlds::of(&play.before)
                .map(|w| Weighing::new(&w, Advice::judge(), play.line.clone(), self.each))
                .map(|weighing| (play, weighing));
            return true;
        }
        let Some((ask, picks)) = ask.zip(self.ahead.next()) else { return false };
        let begins = is_offer(ask.why) && !ask.options.is_empty();
        if begins && !self.winners.contains(&ask.who) {
            self.made = Some(Play { before: self.game.clone(), line: Line::new(), cost: 0.0 });
        }
        let given = self.game.answer(&picks).is_ok();
        if let Some(play) = &mut self.made {
            play.line.push(picks);
        }
        given
    }

    /// What cost little is forgotten; one a turn, and of that the costliest.
    fn keep_the_costliest(&mut self) {
        self.costly.retain(|play| play.cost >= LEAST);
        sort_by(&mut self.costly, |a, b| a.cost > b.cost);
        let mut turns = Vec::new();
        self.costly.retain(|play| {
            let turn = play.before.state().turn;
            let new = !turns.contains(&turn);
            turns.push(turn);
            new
        });
        self.costly.truncate(CONSIDERED);
    }

    /// Looks for what could have been done in place of the costliest play that is left; whether there was one.
    fn look_closely(&mut self, more: &mut dyn FnMut() -> bool) -> bool {
        let Some((done, advice)) = &mut self.closely else {
            if self.found.len() == MOST || self.costly.is_empty() {
                return false;
            }
            let Play { before, line, .. } = self.costly.remove(0);
            self.closely = Some((line, Advice::within(before, [LOOKS, PLACE_LOOKS])));
            return true;
        };
        if advice.go_on(more) {
            self.found.extend(better(advice, done));
            self.closely = None;
        }
        true
    }

    /// What has been found, in the order in which it happened.
    #[must_use]
    pub fn found(&self) -> Vec<Moment> {
        let mut found = self.found.clone();
        sort_by(&mut found, |a, b| a.turn < b.turn);
        found
    }
}

/// The best of what was found, if that is not what was done.
fn better(advice: &Advice, done: &Line) -> Option<Moment> {
    let game = advice.game();
    let worlds = Worlds::of(game)?;
    let best = advice.found().into_iter().next()?.line;
    if alike(&worlds.position(0), &best, done) {
        return None;
    }
    let gain = Advice::judge().gain(&worlds, &best, done);
    Some(in_words(game, done, &best, gain))
}

fn in_words(game: &Session, done: &Line, instead: &Line, gain: Claim) -> Moment {
    words::say(game, |w| {
        let label = |line: &Line| game.ask().map(|ask| w.line_label(ask, line)).unwrap_or_default();
        let why = match gain.motive {
            Motive::Alike | Motive::Later | Motive::Better | Motive::Ahead => {
                t().computers.moment_later.to_owned()
            }
            _ => motive_line(w, gain, Some(t().computers.moment_than)),
        };
        Moment {
            turn: game.state().turn,
            who: game.ask().map(|ask| w.player(ask.who)).unwrap_or_default(),
            done: capital(&label(done)),
            instead: capital(&label(instead)),
            why,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::tests::{in_slices, random_game};

    fn moments(game: &Session) -> Vec<Moment> {
        let mut back = LookBack::of(game);
        while !back.go_on(&mut || true) {}
        back.found()
    }

    #[test]
    fn what_decided_a_random_game_is_told_turn_by_turn_and_only_of_those_who_have_not_won() {
        let game = random_game(0, 10_000);
        let all = moments(&game);
        assert!(all.len() <= MOST && all.is_sorted_by(|a, b| a.turn < b.turn), "{all:?}");
        let winners: Vec<String> = words::say(&game, |w| {
            game.state().winners.iter().map(|&seat| w.player(seat)).collect()
        });
        for moment in &all {
            assert!(!winners.contains(&moment.who), "{moment:?}");
            assert_ne!(moment.done, moment.instead, "{moment:?}");
            assert!(moment.why.ends_with(['.', '!', '?']), "{moment:?}");
        }
        assert!(all.len() >= 2, "random play costs something: {all:?}");
    }

    #[test]
    fn slices_come_to_the_same() {
        let game = random_game(4, 30);
        let mut back = LookBack::of(&game);
        let slices = in_slices(1, |more| back.go_on(more));
        assert_eq!(back.found(), moments(&game));
        assert!(slices > 10, "{slices}");
    }
}
