//! Why a computer did something: found out on demand, by playing the record to that answer.

use super::crew::Crew;
use super::{Desk, words};
use crate::ai::Worlds;
use crate::ai::motive::Motive;
use crate::cards::catalog;
use crate::engine::event::{Event, Happened};
use crate::engine::session::Session;
use crate::story::steps::is_head;
use crate::words::motive_line as words_of;
use crate::words::page::t;

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

/// What the answer was given for that led to the event of this number, and the game as it was then.
#[must_use]
pub fn motive(session: &Session, crew: Crew, seq: u32) -> Option<(Session, Motive)> {
    let mut game = session.beginning(catalog());
    let mut given = session.answers().enumerate();
    let (nth, record) = given.find(|(_, record)| {
        let fits = game.answer(&record.picks).is_ok();
        !fits || game.log().last().is_some_and(|e| e.seq >= seq)
    })?;
    let before = session.replay_to(catalog(), nth).ok()?;
    let worlds = Worlds::of(&before)?;
    let players = before.setup().players.len();
    let opponent = crew.opponent(worlds.seat(), players, before.seed())?;
    let motive = opponent.motive(&worlds, &record.picks);
    Some((before, motive))
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
    let found = motive(&desk.game, desk.device.crew, seq);
    let line = found.map(|(before, motive)| words::say(&before, |w| words_of(w, motive)));
    line.unwrap_or_else(|| t().computers.no_reason.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
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
            let (before, why) = motive(game, crew, event.seq).expect("a reason");
            assert_ne!(why, Motive::Waits, "what was played or used is not kept for later");
            if let Motive::Hinders(rival, site) = why {
                assert!(before.state().competes(rival, site), "{rival:?} has nothing there");
            }
            assert!(crew.has(before.ask().expect("open").who));
            assert!(before.log().iter().all(|e| e.seq < event.seq), "as it was before");
        }
        let dealt = others.first().expect("hands are drawn");
        assert!(motive(game, Crew::default(), dealt.seq).is_none(), "people keep theirs");
    }
}
