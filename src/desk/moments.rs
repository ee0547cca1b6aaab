//! The moments that decided a game, once it is over: plays that cost those who have not won most, with what could have been
//! done in their place. A strong opponent's judgement, who knows no more than they did.

use super::manner::is_offer;
use super::{Desk, words};
use crate::ai::hints::Hints;
use crate::ai::motive::Motive;
use crate::ai::plays::{Line, alike};
use crate::ai::weighing::Weighing;
use crate::ai::{Level, Opponent, Worlds};
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
const LOOKS: u32 = 120;
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
    weighed: Option<(Play, Weighing)>,
    costly: Vec<Play>,
    /// What is looked closely at, and for how many of the best answers it is known where they go.
    closely: Option<(Play, Hints, usize)>,
    found: Vec<Moment>,
}

impl LookBack {
    /// At the game on the table, which is over.
    #[must_use]
    pub fn at(desk: &Desk) -> LookBack {
        LookBack::of(&desk.game)
    }

    fn of(session: &Session) -> LookBack {
        let answers: Vec<Vec<Pick>> =
            session.answers().map(|record| record.picks.clone()).collect();
        let each = (1_500 / answers.len().max(1)).clamp(2, 6) as u32;
        LookBack {
            game: session.beginning(catalog()),
            ahead: answers.into_iter(),
            winners: session.state().winners.clone(),
            each,
            weighed: None,
            costly: Vec::new(),
            closely: None,
            found: Vec::new(),
        }
    }

    fn judge() -> Opponent {
        Opponent::new(Level::Hard, 1)
    }

    /// Goes on for as long as there is `more` time, at least a little; whether it has come to its end.
    pub fn go_on(&mut self, more: &mut dyn FnMut() -> bool) -> bool {
        let mut first = true;
        loop {
            let mut look = || std::mem::take(&mut first) || more();
            if let Some((play, weighing)) = &mut self.weighed {
                let Some(worlds) = Worlds::of(&play.before) else { return true };
                weighing.go_on(&worlds, &mut |_| look());
                if weighing.is_done() {
                    play.cost = weighing.cost(&worlds);
                    self.costly.extend(self.weighed.take().map(|(play, _)| play));
                    self.keep_the_costliest();
                }
            } else if let Some(play) = self.next_play() {
                self.weighed = Worlds::of(&play.before)
                    .map(|w| Weighing::new(&w, Self::judge(), play.line.clone(), self.each))
                    .map(|weighing| (play, weighing));
            } else if !self.look_closely(&mut look) {
                return true;
            }
            if !more() {
                return false;
            }
        }
    }

    /// The next thing in the record that somebody who has not won did of their own accord.
    fn next_play(&mut self) -> Option<Play> {
        loop {
            let ask = self.game.ask()?;
            let who = ask.who;
            if !is_offer(ask.why) || ask.options.is_empty() || self.winners.contains(&who) {
                let picks = self.ahead.next()?;
                self.game.answer(&picks).ok()?;
                continue;
            }
            let before = self.game.clone();
            let mut line = Line::new();
            while line.is_empty()
                || self.game.ask().is_some_and(|ask| ask.who == who && !is_offer(ask.why))
            {
                let picks = self.ahead.next()?;
                self.game.answer(&picks).ok()?;
                line.push(picks);
            }
            return Some(Play { before, line, cost: 0.0 });
        }
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
        if self.closely.is_none() && (self.found.len() == MOST || self.costly.is_empty()) {
            return false;
        }
        if self.closely.is_none() {
            let play = self.costly.remove(0);
            let hints = Worlds::of(&play.before).map(|w| Hints::new(&w, Self::judge()));
            self.closely = hints.map(|hints| (play, hints, 0));
            return true;
        }
        let Some((play, hints, placed)) = &mut self.closely else { return true };
        let Some(worlds) = Worlds::of(&play.before) else { return false };
        hints.go_on(&worlds, &mut |looks| looks < LOOKS && more());
        if hints.looks() < LOOKS && !hints.is_done() {
            return true;
        }
        if *placed < hints.choose(&worlds) {
            hints.place(*placed, &mut |looks| looks < PLACE_LOOKS);
            *placed += 1;
            return true;
        }
        let best = hints.found(&worlds).into_iter().next();
        let state = worlds.position(0);
        if let Some(best) = best.filter(|best| !alike(&state, &best.line, &play.line)) {
            let gain = Self::judge().gain(&worlds, &best.line, &play.line);
            self.found.push(in_words(play, &best.line, gain));
        }
        self.closely = None;
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

fn in_words(play: &Play, instead: &Line, gain: Motive) -> Moment {
    let (game, state) = (&play.before, play.before.state());
    words::say(game, |w| {
        let label = |line: &Line| game.ask().map(|ask| w.line_label(ask, line)).unwrap_or_default();
        let done = label(&play.line);
        let why = match gain {
            Motive::Alike | Motive::Later => t().computers.moment_later.to_owned(),
            gain => motive_line(w, gain, Some(t().computers.moment_than)),
        };
        let who = game.ask().map(|ask| w.player(ask.who)).unwrap_or_default();
        Moment {
            turn: state.turn,
            who,
            done: capital(&done),
            instead: capital(&label(instead)),
            why,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::tests::random_game;

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
            assert!(moment.why.ends_with('.'), "{moment:?}");
        }
        assert!(all.len() >= 2, "random play costs something: {all:?}");
    }

    #[test]
    fn slices_come_to_the_same() {
        let game = random_game(4, 30);
        let (mut back, mut slices) = (LookBack::of(&game), 1);
        while !back.go_on(&mut || false) {
            slices += 1;
        }
        assert_eq!(back.found(), moments(&game));
        assert!(slices > 10, "{slices}");
    }
}
