//! Taking back: the last gesture, as far as the engine lets it, and by agreement what that does not reach, beyond
//! another person's answer or beyond what has become known. Offered as far as the start of the turn before this one. Everything comes the same way
//! again, dice and decks too, for the game is played anew from its record.

use super::auto;
use super::controller::Table;
use super::question::Who;
use super::sheet::Sheet;
use super::stage::Device;
use super::words;
use crate::app::computers::{Crew, back};
use crate::cards::catalog;
use crate::engine::ids::Seat;
use crate::engine::order::sort_by_key;
use crate::engine::question::Why;
use crate::engine::session::Session;
use crate::engine::tape::Record;
use crate::words::page::t;
use leptos::prelude::*;

/// A point of the game that somebody may want to go back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// Who wants to.
    pub seat: Seat,
    /// The number of answers that stay.
    pub to: usize,
    /// The number of answers that are taken back.
    pub back: usize,
    /// Whether it is the start of the seat's turn, and not its last decision.
    pub turn: bool,
    /// Whether something hidden has become known since.
    pub revealed: bool,
}

/// A point that somebody has asked to go back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The point.
    pub point: Point,
    /// How many of the others have agreed, in the order of their seats.
    pub agreed: usize,
}

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
    let mut again = Session::new(catalog(), session.setup().clone(), session.seed());
    let mut all = Vec::new();
    for record in session.answers() {
        let Some(ask) = again.ask() else { break };
        all.push(Given {
            turn: again.state().turn,
            current: again.state().current,
            who: ask.who,
            where_to: matches!(ask.why, Why::PlayWhere(_)),
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

impl Table {
    /// Takes the last gesture back: a play together with where it went, and what was passed by itself. Where
    /// that is stopped, says why and what the others may agree to.
    pub fn undo(&self) {
        self.motion.finish();
        self.put_away();
        let mut stopped = None;
        let device = self.device.get_untracked();
        let part = |s: &Session| {
            s.ask().is_some_and(|a| matches!(a.why, Why::PlayWhere(_))) || auto::idle(s, device)
        };
        self.session.update(|session| {
            stopped = back::undo(session, device.crew).err();
            while stopped.is_none() && part(session) && back::undo(session, device.crew).is_ok() {}
            self.guided(session);
        });
        match stopped {
            // A lesson has nobody to agree, and no record to go back by.
            Some(stopped) if self.is_lesson() => {
                self.say(self.peek(|s| words::no_undo(s, stopped, &[])), true);
            }
            Some(_) => self.sheet.set(Some(Sheet::TakeBack)),
            None => {
                self.focus_onward();
                self.save();
            }
        }
    }

    /// Puts another state of the same game in the place of this one: nobody holds the device then.
    fn replace(&self, session: Session) {
        self.motion.finish();
        self.put_away();
        self.recap.set(None);
        let events = session.log().len();
        self.seen.update(|seen| seen.iter_mut().for_each(|n| *n = events.min(*n)));
        self.device.update_untracked(|d| *d = Device { quiet: None, ..d.laid_down() });
        self.session.set(session);
        self.device.notify();
        self.save();
    }

    /// Somebody asks the others to go back.
    pub fn ask_back(&self, point: Point) {
        self.cancel_drag();
        self.put_away();
        let request = Request { point, agreed: 0 };
        match self.agreeing(request) {
            Some(_) => self.device.update(|d| d.request = Some(request)),
            // Only computers are asked.
            None => self.go_back(point),
        }
    }

    /// Who is asked whether they agree.
    #[must_use]
    pub fn agreeing(&self, request: Request) -> Option<Seat> {
        let crew = self.crew();
        let other = |s: &Seat| *s != request.point.seat && !crew.has(*s);
        self.seats().into_iter().filter(other).nth(request.agreed)
    }

    /// The one who is asked agrees; the last one's word takes it back.
    pub fn agree(&self, request: Request) {
        let next = Request { agreed: request.agreed + 1, ..request };
        match self.agreeing(next) {
            Some(_) => self.device.update(|d| d.request = Some(next)),
            None => self.go_back(request.point),
        }
    }

    fn go_back(&self, point: Point) {
        let back = self.peek(|s| s.replay_to(catalog(), point.to));
        match back {
            Ok(shorter) => {
                self.replace(shorter);
                let name = self.name(point.seat);
                self.say((t().takeback.done)(&name), false);
            }
            Err(_) => {
                self.refuse_back();
                self.say(t().takeback.failed.to_owned(), true);
            }
        }
    }

    /// Somebody does not agree: the device goes back to who decides.
    pub fn refuse_back(&self) {
        self.device.update(|d| *d = d.laid_down());
        self.say(t().takeback.refused.to_owned(), false);
    }
}

/// What stops a plain undo, and what the others may agree to.
#[component]
pub fn TakeBack(table: Table) -> impl IntoView {
    let crew = table.crew();
    let (stopped, points) = table.peek(|s| {
        let all = given(s);
        let since = all.last().and_then(|g| s.log().get(g.events..)).unwrap_or_default();
        let stop = back::can_undo(s, crew).err();
        (stop.map(|stop| words::no_undo(s, stop, since)), points(s, &all, crew))
    });
    let nothing = points.is_empty();
    let buttons = points.into_iter().map(|point| {
        let to = if point.turn { t().takeback.to_turn } else { t().takeback.to_decision };
        view! {
            <button
                type="button"
                class=format!("answer seat-{}", point.seat.0 + 1)
                data-action="ask-back"
                data-seat=point.seat.0 + 1
                on:click=move |_| table.ask_back(point)
            >
                <i class="seat-sign" aria-hidden="true">{words::symbol(point.seat)}</i>
                " "
                {to(&table.name(point.seat))}
                <small>{(t().takeback.cost)(point.back, point.revealed)}</small>
            </button>
        }
    });
    view! {
        <h2>{t().takeback.title}</h2>
        {stopped.map(|why| view! { <p class="sheet-no" role="alert">{why}</p> })}
        <p>
            {if nothing { t().takeback.nothing } else { t().takeback.how }}
        </p>
        {crew.any().then(|| view! { <p>{t().computers.agree}</p> })}
        <div class="menu">{buttons.collect_view()}</div>
    }
}

/// The screen that asks the others, one after the other.
#[component]
pub fn Agree(table: Table, request: Request) -> impl IntoView {
    let point = request.point;
    let asker = table.name(point.seat);
    let seat = table.agreeing(request)?;
    let name = table.name(seat);
    let known = if point.revealed { t().takeback.known } else { t().takeback.not_known };
    let label = (t().takeback.asked)(&name, &(t().takeback.asks)(&asker, point.turn));
    let [before, after] = t().takeback.all_right;
    Some(view! {
        <div class=format!("screen agree seat-{}", seat.0 + 1) role="dialog" aria-modal="true" aria-label=label tabindex="-1" data-question="agree">
            <span class="handover-symbol" aria-hidden="true">{words::symbol(seat)}</span>
            <h1>{before} <Who table seat /> {after}</h1>
            <p>{(t().takeback.asks_back)(&asker, point.turn, point.back)}</p>
            <p>{known}</p>
            <button type="button" class="answer primary big" data-answer="agree" on:click=move |_| table.agree(request)>
                {(t().takeback.lets)(&name, &asker)}
            </button>
            <button type="button" class="answer big" data-answer="refuse" on:click=move |_| table.refuse_back()>
                {t().takeback.refuse}
            </button>
        </div>
    })
}
