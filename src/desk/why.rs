//! Why a computer did something: found out on demand, by playing the record to that answer.

use super::crew::Crew;
use super::manner::{is_offer, is_played};
use super::{Desk, words};
use crate::ai::Worlds;
use crate::ai::hints::Hint;
use crate::ai::motive::Reason;
use crate::ai::plays::Line;
use crate::cards::catalog;
use crate::engine::event::{Event, Happened};
use crate::engine::session::Session;
use crate::story::steps::is_head;
use crate::words::page::t;
use crate::words::{capital, motive_line as words_of};

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

/// A play in a record: the game before it, and the answers that made it.
struct Play {
    before: Session,
    line: Line,
}

/// What led to the event of this number: the answer to a question, and those that came of it in the same step. Where a card
/// goes is a part of playing it.
fn play(session: &Session, seq: u32) -> Option<Play> {
    let mut game = session.beginning(catalog());
    let (mut first, mut who, mut line, mut led_there) = (0, None, Line::new(), false);
    for (nth, record) in session.answers().enumerate() {
        let ask = game.ask()?;
        if led_there && (who != Some(ask.who) || is_offer(ask.why)) {
            break;
        }
        if !led_there && !is_played(ask.why) {
            (first, who) = (nth, Some(ask.who));
            line.clear();
        }
        line.push(record.picks.clone());
        let fits = game.answer(&record.picks).is_ok();
        led_there |= !fits || game.log().last().is_some_and(|e| e.seq >= seq);
    }
    let before = session.replay_to(catalog(), first).ok().filter(|_| led_there)?;
    Some(Play { before, line })
}

/// What a computer's play was given for that led to the event of this number, and the game as it was then.
#[must_use]
pub fn reason(session: &Session, crew: Crew, seq: u32) -> Option<(Session, Reason)> {
    let Play { before, line } = play(session, seq)?;
    let worlds = Worlds::of(&before)?;
    let players = before.setup().players.len();
    let opponent = crew.opponent(worlds.seat(), players, before.seed())?;
    let reason = opponent.reason(&worlds, &line);
    Some((before, reason))
}

impl Desk {
    /// Whether the event of this number is a computer's own doing.
    #[must_use]
    pub fn is_computers(&self, seq: u32) -> bool {
        self.event(seq).is_some_and(|e| is_theirs(e, self.device.crew))
    }
}

/// Why a computer did what led to the event of this number, in a line. Not a method: only what thinks needs it, which
/// is a part of the page that comes later.
#[must_use]
pub fn motive_line(desk: &Desk, seq: u32) -> String {
    let found = reason(&desk.game, desk.device.crew, seq);
    // What else it could have done would tell what is in its hand.
    let line = found.map(|(before, why)| words::say(&before, |w| words_of(w, why.motive, None)));
    line.unwrap_or_else(|| t().computers.no_reason.to_owned())
}

/// A hint in words, about the game that it is a hint in: what to do, and what that brings.
#[must_use]
pub fn hint_lines(game: &Session, hint: &Hint) -> [String; 2] {
    words::say(game, |w| {
        let label = |line: &Line| game.ask().map(|ask| w.line_label(ask, line));
        let what = label(&hint.line).unwrap_or_default();
        let than = hint.than.as_ref().and_then(label);
        [capital(&what), words_of(w, hint.motive, than.as_deref())]
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::motive::Motive;
    use crate::desk::tests::random_game;

    #[test]
    fn every_move_of_a_computer_has_a_reason_and_no_other_event() {
        let crew = Crew::read("person,medium-builder", 2).expect("a crew");
        for seed in 5..8 {
            has_reasons(&random_game(seed, 90), crew);
        }
    }

    fn has_reasons(game: &Session, crew: Crew) {
        let (theirs, others): (Vec<&Event>, Vec<&Event>) =
            game.log().iter().partition(|e| is_theirs(e, crew));
        assert!(theirs.len() > 3);
        for event in theirs {
            let (before, why) = reason(game, crew, event.seq).expect("a reason");
            assert_ne!(why.motive, Motive::Keeps, "what was played or used is not kept for later");
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
        let lines: Vec<Line> = placed.filter_map(|e| Some(play(&game, e.seq)?.line)).collect();
        assert!(lines.iter().any(|line| line.len() > 1), "{lines:?}");
    }
}
