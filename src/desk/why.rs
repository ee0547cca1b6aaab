//! Why a computer did something: found out on demand, by playing the record to that answer, step by step. Between two steps
//! whoever asks can draw and be used.

use super::crew::Crew;
use super::manner::{is_offer, is_played};
use super::{Desk, words};
use crate::ai::Worlds;
use crate::ai::plays::Line;
use crate::ai::reason::{Reason, Reasoning};
use crate::cards::catalog;
use crate::engine::event::{Event, Happened};
use crate::engine::ids::Seat;
use crate::engine::question::Pick;
use crate::engine::session::Session;
use crate::story::steps::is_head;
use crate::words::motive_line;
use crate::words::page::t;
use std::vec::IntoIter;

/// Whether an event is a computer's own doing, of which one can ask why.
#[must_use]
pub fn is_theirs(event: &Event, crew: Crew) -> bool {
    match event.what {
        Happened::Played { by, .. } => by.is_some_and(|by| crew.has(by)),
        // Not what a card does by itself.
        Happened::Used(_, by, _) => crew.has(by) && is_head(&event.what),
        _ => false,
    }
}

/// How many answers of the record are given at a time where only the position after them matters: about as much as a look.
const AT_ONCE: usize = 100;

/// The way through a record to what led to an event: the answer to a question, and those that came of it in the same step. Where
/// a card goes is a part of playing it.
struct Way {
    game: Session,
    answers: Line,
    /// How many have been given.
    given: usize,
    seq: u32,
    /// Where the play begins that is gone through, and whose it is.
    first: usize,
    who: Option<Seat>,
    led_there: bool,
}

impl Way {
    fn to(session: &Session, seq: u32) -> Way {
        let answers = session.answers().map(|record| record.picks.clone()).collect();
        let game = session.beginning(catalog());
        Way { game, answers, given: 0, seq, first: 0, who: None, led_there: false }
    }

    /// Gives the next answer; not if the play that led to the event is complete, or the record has ended.
    fn go_on(&mut self) -> bool {
        let Some((ask, picks)) = self.game.ask().zip(self.answers.get(self.given)) else {
            return false;
        };
        if self.led_there && (self.who != Some(ask.who) || is_offer(ask.why)) {
            return false;
        }
        if !self.led_there && !is_played(ask.why) {
            (self.first, self.who) = (self.given, Some(ask.who));
        }
        let fits = self.game.answer(picks).is_ok();
        self.given += 1;
        self.led_there |= !fits || self.game.log().last().is_some_and(|e| e.seq >= self.seq);
        true
    }

    /// The play, if it led there.
    fn play(self) -> Option<Play> {
        let Way { game, mut answers, given, first, led_there, .. } = self;
        answers.truncate(given);
        let line = answers.split_off(first);
        let before = game.beginning(catalog());
        led_there.then(|| Play { before, ahead: answers.into_iter(), line })
    }
}

/// A play in a record: the answers that made it, and the game on its way to where they were given.
struct Play {
    before: Session,
    ahead: IntoIter<Vec<Pick>>,
    line: Line,
}

impl Play {
    /// Gives some of the answers before it; not if there are none left.
    fn go_on(&mut self) -> bool {
        let mut some = self.ahead.by_ref().take(AT_ONCE);
        self.before.follow(&mut |_| some.next()) > 0
    }

    /// It is held against what else a computer could have done.
    fn held(self, crew: Crew) -> Option<Stage> {
        let Play { before, line, .. } = self;
        let worlds = Worlds::of(&before)?;
        let players = before.setup().players.len();
        let opponent = crew.opponent(worlds.seat(), players, before.seed())?;
        let reasoning = Box::new(opponent.reasoning(&worlds, line));
        Some(Stage::Held(before, reasoning))
    }
}

/// How far it is with finding out why.
enum Stage {
    /// On the way to the play.
    Way(Way),
    /// Once more, to where it began.
    Back(Play),
    /// The game before it, and what was done there against what could have been done.
    Held(Session, Box<Reasoning>),
    /// At its end: the game before the play, and the reason, if there is one.
    Found(Option<(Session, Reason)>),
}

impl Stage {
    /// A little further.
    fn on(self, crew: Crew, more: &mut dyn FnMut() -> bool) -> Stage {
        match self {
            Stage::Way(mut way) => match way.go_on() {
                true => Stage::Way(way),
                false => way.play().map_or(Stage::Found(None), Stage::Back),
            },
            Stage::Back(mut play) => match play.go_on() {
                true => Stage::Back(play),
                false => play.held(crew).unwrap_or(Stage::Found(None)),
            },
            Stage::Held(before, mut reasoning) => {
                let found = Worlds::of(&before)
                    .map(|w| reasoning.go_on(&w, more).then(|| reasoning.reason(&w)));
                match found {
                    Some(None) => Stage::Held(before, reasoning),
                    found => Stage::Found(found.flatten().map(|reason| (before, reason))),
                }
            }
            Stage::Found(found) => Stage::Found(found),
        }
    }
}

/// Why a computer made a play, in the making: the record is played to it, and what was done is held against what else could have
/// been done.
pub struct Finding {
    crew: Crew,
    stage: Stage,
}

impl Finding {
    /// About what led to the event of this number.
    #[must_use]
    pub fn at(desk: &Desk, seq: u32) -> Finding {
        Finding::of(&desk.game, desk.device.crew, seq)
    }

    fn of(session: &Session, crew: Crew, seq: u32) -> Finding {
        Finding { crew, stage: Stage::Way(Way::to(session, seq)) }
    }

    /// Goes on for as long as there is `more` time, at least a little; whether it has come to its end.
    pub fn go_on(&mut self, more: &mut dyn FnMut() -> bool) -> bool {
        loop {
            let stage = std::mem::replace(&mut self.stage, Stage::Found(None));
            self.stage = stage.on(self.crew, more);
            if matches!(self.stage, Stage::Found(_)) {
                return true;
            }
            if !more() {
                return false;
            }
        }
    }

    /// What was found, and the game that the play was made in.
    fn found(&self) -> Option<&(Session, Reason)> {
        match &self.stage {
            Stage::Found(found) => found.as_ref(),
            _ => None,
        }
    }

    /// The same in a line.
    #[must_use]
    pub fn line(&self) -> String {
        // What else it could have done would tell what is in its hand.
        let line = self
            .found()
            .map(|(before, why)| words::say(before, |w| motive_line(w, why.claim, None)));
        line.unwrap_or_else(|| t().computers.no_reason.to_owned())
    }
}

impl Desk {
    /// Whether the event of this number is a computer's own doing.
    #[must_use]
    pub fn is_computers(&self, seq: u32) -> bool {
        self.event(seq).is_some_and(|e| is_theirs(e, self.device.crew))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::motive::Motive;
    use crate::desk::tests::{in_slices, random_game};

    #[test]
    fn every_move_of_a_computer_has_a_reason_and_no_other_event() {
        let crew = Crew::read("person,medium-builder", 2).expect("a crew");
        for seed in 5..8 {
            has_reasons(&random_game(seed, 90), crew);
        }
    }

    /// In slices of so many steps; what is found, and how many slices it took.
    fn sliced(
        game: &Session,
        crew: Crew,
        seq: u32,
        steps: u32,
    ) -> (Option<(Session, Reason)>, u32) {
        let mut finding = Finding::of(game, crew, seq);
        let slices = in_slices(steps, |more| finding.go_on(more));
        (finding.found().cloned(), slices)
    }

    fn reason(game: &Session, crew: Crew, seq: u32) -> Option<(Session, Reason)> {
        sliced(game, crew, seq, u32::MAX).0
    }

    #[test]
    fn slices_come_to_the_same_reason() {
        let crew = Crew::read("medium,hard-raider", 2).expect("a crew");
        for seed in 5..8 {
            let game = random_game(seed, 120);
            let theirs: Vec<&Event> = game.log().iter().filter(|e| is_theirs(e, crew)).collect();
            for event in theirs.iter().step_by(9) {
                let (before, why) = reason(&game, crew, event.seq).expect("a reason");
                for steps in [1, 3, 40] {
                    let (found, slices) = sliced(&game, crew, event.seq, steps);
                    let (same, other) = found.expect("a reason");
                    assert!(why == other && same.state() == before.state(), "{event:?}");
                    assert!(same.answers().eq(before.answers()));
                    // Each gives one of the answers at least.
                    assert!(slices <= 300, "{slices}");
                    assert!(steps > 1 || slices as usize > before.answers().count());
                }
            }
        }
    }

    fn has_reasons(game: &Session, crew: Crew) {
        let (theirs, others): (Vec<&Event>, Vec<&Event>) =
            game.log().iter().partition(|e| is_theirs(e, crew));
        assert!(theirs.len() > 3);
        for event in theirs {
            let (before, why) = reason(game, crew, event.seq).expect("a reason");
            assert_ne!(
                why.claim.motive,
                Motive::Keeps,
                "what was played or used is not kept for later"
            );
            let ask = before.ask().expect("open");
            assert!(crew.has(ask.who) && !is_played(ask.why), "where a decision begins");
            assert!(before.log().iter().all(|e| e.seq < event.seq), "as it was before");
        }
        let dealt = others.first().expect("hands are drawn");
        assert!(reason(game, Crew::default(), dealt.seq).is_none(), "people keep theirs");
    }

    #[test]
    fn where_a_card_went_is_part_of_the_play_that_is_asked_about() {
        let game = random_game(5, 90);
        let crew = Crew::read("person,medium", 2).expect("a crew");
        let placed = game.log().iter().filter(|e| is_theirs(e, crew)).filter(|e| {
            let minion = |at: &Happened| matches!(at, Happened::Played { at: Some(_), .. });
            minion(&e.what)
        });
        let lines: Vec<Line> = placed
            .filter_map(|e| {
                let mut way = Way::to(&game, e.seq);
                while way.go_on() {}
                Some(way.play()?.line)
            })
            .collect();
        assert!(lines.iter().any(|line| line.len() > 1), "{lines:?}");
    }
}
