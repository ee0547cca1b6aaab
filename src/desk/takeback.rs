//! Taking back: the last gesture, as far as the engine lets it, and by agreement what that does not reach, beyond
//! another person's answer or beyond what has become known. Offered as far as the start of the turn before this one.
//! Everything comes the same way again, dice and decks too, for the game is played anew from its record.

use super::crew::Crew;
use super::device::{Device, Point, Request};
use super::moves::{Do, Focus};
use super::sheet::Sheet;
use super::stage::Stage;
use super::{Desk, auto, back, manner, words};
use crate::cards::catalog;
use crate::engine::ids::Seat;
use crate::engine::order::sort_by_key;
use crate::engine::question::Why;
use crate::engine::session::{NoUndo, Session};
use crate::engine::tape::Record;
use crate::words::page::t;

/// What was asked, where an answer was given.
struct Given {
    turn: u32,
    current: Seat,
    who: Seat,
    /// Only where the card just played goes.
    where_to: bool,
    /// Passed in a window: nobody means that by "my last decision".
    passed: bool,
    /// The number of events before the answer.
    events: usize,
}

/// The questions of a game, in order.
fn given(session: &Session) -> Vec<Given> {
    let mut again = session.beginning(catalog());
    let mut all = Vec::new();
    for record in session.answers() {
        let Some(ask) = again.ask() else { break };
        all.push(Given {
            turn: again.state().turn,
            current: again.state().current,
            who: ask.who,
            where_to: manner::is_played(ask.why),
            passed: matches!(ask.why, Why::Window(_)) && record.picks.is_empty(),
            events: again.log().len(),
        });
        if again.answer(&record.picks).is_err() {
            break;
        }
    }
    all
}

/// The points to go back to: each person's last decision, and the starts of this turn and of the one before. Computers
/// agree unless something hidden has become known since.
fn points(session: &Session, all: &[Given], crew: Crew) -> Vec<Point> {
    let records: Vec<&Record> = session.answers().collect();
    let oldest = session.state().turn.saturating_sub(1);
    let point = |seat: Seat, to: usize, turn: bool| {
        let revealed = records[to..].iter().any(|r| r.barrier);
        Point { seat, to, back: records.len() - to, turn, revealed }
    };
    let mut points: Vec<Point> = Vec::new();
    for seat in session.state().seats() {
        let of = |g: &Given| g.who == seat && !g.passed && g.turn >= oldest;
        let Some(mut at) = all.iter().rposition(of) else { continue };
        while at > 0 && all[at].where_to {
            at -= 1;
        }
        points.push(point(seat, at, false));
    }
    for turn in [session.state().turn, oldest] {
        let first = all.iter().position(|g| g.turn == turn);
        if let Some((at, given)) = first.and_then(|at| Some((at, all.get(at)?)))
            && points.iter().all(|p| p.to != at)
        {
            points.push(point(given.current, at, true));
        }
    }
    let refused = |p: &Point| p.revealed && crew.any();
    points.retain(|p| !crew.has(p.seat) && !refused(p));
    sort_by_key(&mut points, |p| p.back);
    points
}

/// What stops a plain undo, and what the others may agree to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// What stops a plain undo.
    pub stopped: Option<String>,
    /// The points to go back to.
    pub points: Vec<Point>,
}

impl Desk {
    /// What stops a plain undo, and what the others may agree to.
    #[must_use]
    pub fn offer(&self) -> Offer {
        let (game, crew) = (&self.game, self.device.crew);
        let all = given(game);
        let since = all.last().and_then(|g| game.log().get(g.events..)).unwrap_or_default();
        let stopped = self.taken_back().err();
        let stopped = stopped.map(|stop| words::no_undo(game, stop, since));
        Offer { stopped, points: points(game, &all, crew) }
    }

    /// The points to which everybody may agree to go back.
    fn points(&self) -> Vec<Point> {
        points(&self.game, &given(&self.game), self.device.crew)
    }

    /// The game without the last gesture: a play together with where it went, and all that was passed by itself.
    fn taken_back(&self) -> Result<Session, NoUndo> {
        let (mut game, device) = (self.game.clone(), self.device);
        back::undo(&mut game, device.crew)?;
        loop {
            // Nobody is led back to what they were never asked.
            let unasked = auto::idle(&game, device, self.taste);
            if !unasked && !game.ask().is_some_and(|a| manner::is_played(a.why)) {
                return Ok(game);
            }
            match back::undo(&mut game, device.crew) {
                Err(stopped) if unasked => return Err(stopped),
                Err(_) => return Ok(game),
                Ok(()) => {}
            }
        }
    }

    /// Takes the last gesture back. Where that is stopped, says why and what the others may agree to.
    pub(super) fn undo(&mut self) {
        if !self.stage.shows_table() {
            return;
        }
        self.todo.push(Do::Finish);
        self.put_away();
        self.told.clear();
        let stopped = self.taken_back().map(|game| self.game = game).err();
        self.guided();
        self.changed = true;
        match stopped {
            // A lesson has nobody to agree, and no record to go back by.
            Some(stopped) if self.is_lesson() => {
                self.say(words::no_undo(&self.game, stopped, &[]), true);
            }
            Some(_) => self.open(Sheet::TakeBack),
            None => {
                self.told = t().told.undone.to_owned();
                self.todo.extend([Do::Focus(Focus::Onward), Do::Save]);
            }
        }
    }

    /// Somebody asks the others to go back.
    pub(super) fn ask_back(&mut self, point: Point) {
        let offered = self.stage.shows_table() && self.points().contains(&point);
        if !offered {
            return;
        }
        self.todo.push(Do::Cancel);
        self.put_away();
        self.request(Request { point, agreed: 0 });
    }

    /// Who is asked whether they agree.
    #[must_use]
    pub fn agreeing(&self, request: Request) -> Option<Seat> {
        let other = |s: &Seat| *s != request.point.seat && !self.device.crew.has(*s);
        self.seats().filter(other).nth(request.agreed)
    }

    /// The one who is asked agrees; the last one's word takes it back.
    pub(super) fn agree(&mut self) {
        if let Stage::Agree(request) = self.stage {
            self.request(Request { agreed: request.agreed + 1, ..request });
        }
    }

    /// Asks the next one, or goes back if nobody is left: of computers none is asked.
    fn request(&mut self, request: Request) {
        match self.agreeing(request) {
            Some(_) => self.device_is(|d| d.request = Some(request)),
            None => self.go_back(request.point),
        }
    }

    fn go_back(&mut self, point: Point) {
        match self.game.replay_to(catalog(), point.to) {
            Ok(shorter) => {
                self.replace(shorter);
                let name = words::player(&self.game, point.seat);
                self.say((t().takeback.done)(&name), false);
            }
            Err(_) => {
                self.device_is(|d| *d = d.laid_down());
                self.say(t().takeback.failed.to_owned(), true);
            }
        }
    }

    /// Puts another state of the same game in the place of this one: nobody holds the device then.
    fn replace(&mut self, game: Session) {
        self.todo.push(Do::Finish);
        self.put_away();
        self.told.clear();
        (self.recap, self.since) = (None, None);
        let events = game.log().len();
        self.seen.iter_mut().for_each(|n| *n = events.min(*n));
        self.game = game;
        self.device_is(|d| *d = Device { quiet: None, showing: None, ..d.laid_down() });
        self.todo.push(Do::Save);
    }

    /// Somebody does not agree: the device goes back to who decides.
    pub(super) fn refuse_back(&mut self) {
        if matches!(self.stage, Stage::Agree(_)) {
            self.device_is(|d| *d = d.laid_down());
            self.say(t().takeback.refused.to_owned(), false);
        }
    }
}
