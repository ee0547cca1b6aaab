//! Dragging by pointer events, with mouse, pen and finger alike, and holding a card to read it.
//!
//! A press becomes a drag after eight pixels. The click that follows a drag is swallowed; a second finger,
//! Escape, leaving the window or a cancelled pointer puts the card back.

use super::controller::Table;
use super::motion::Motion;
use super::peek::Peek;
use super::reach;
use super::scene;
use crate::app::browser;
use crate::desk::guard::Guard;
use crate::desk::place::site_of;
use crate::desk::{Move, Sheet, Stage};
use crate::engine::ids::{CardId, SiteId};
use crate::engine::question::Pick;
use crate::engine::view::TableView;
use leptos::ev::{self, MouseEvent, PointerEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// How far a pointer moves before a press is a drag, in CSS pixels.
const SLACK: f64 = 8.0;
/// How wide the picture of a dragged card is at most, in CSS pixels and as a part of the window: what it is held over is to
/// be seen.
const SMALL: (f64, f64) = (84.0, 0.17);
/// How long a press is held until the card is shown in full.
const HOLD: Duration = Duration::from_millis(500);

/// A pointer that is down on something.
#[derive(Clone, Copy, Debug)]
struct Press {
    pointer: i32,
    card: Option<CardId>,
    start: (f64, f64),
    /// Where it is now.
    at: (f64, f64),
    /// From the picture's corner to the pointer.
    grab: (f64, f64),
    size: (f64, f64),
    hold: Option<TimeoutHandle>,
    dragging: bool,
}

/// The picture of the card that follows the pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ghost {
    /// The card.
    pub card: CardId,
    /// Its left upper corner.
    pub at: (f64, f64),
    /// Its size.
    pub size: (f64, f64),
}

/// A target among many cards that may lie on one another.
const CROWDED: &str =
    ".site[data-crowd=\"many\"]:not([data-grown]) .chip[data-legal]:not([data-usable])";
/// What stands large on the stage.
const ACT: &str = ".act";
/// What is asked there is answered there, while all stands still.
const ASKS: &str = ".act .why";

/// The pointers over a table, and what they hold or end.
#[derive(Clone, Copy)]
pub struct Pointers {
    table: Table,
    press: StoredValue<Option<Press>>,
    swallow: StoredValue<bool>,
    guard: StoredValue<Guard>,
    /// How far to the right the last press was, of the window's width.
    across: StoredValue<f64>,
    /// What follows the pointer.
    pub ghost: RwSignal<Option<Ghost>>,
    /// The height of the question's bar, in CSS pixels, for as long as a card is dragged: whatever is said there
    /// meanwhile, the bases stay where they are.
    pub held: RwSignal<Option<f64>>,
    /// Whether the last input was a key.
    pub keyed: StoredValue<bool>,
    /// The base that is opened to the size of the board.
    pub grown: RwSignal<Option<SiteId>>,
    /// The card the mouse rests on or a finger holds.
    pub peek: Peek,
    /// What shows what has just happened.
    pub motion: Motion,
}

/// From now on presses are not meant for what comes, until it has been drawn and a moment longer.
pub fn shut(guard: StoredValue<Guard>) {
    let _gone = guard.try_update_value(Guard::shut);
    request_animation_frame(move || {
        let _gone = guard.try_update_value(|g| g.shown(browser::clock()));
    });
}

/// Whether what was pressed was meant for what was there before.
pub fn is_shut(guard: StoredValue<Guard>, ev: &Event) -> bool {
    guard.with_value(|g| g.is_shut(ev.time_stamp()))
}

impl Pointers {
    /// Nothing is pressed.
    #[must_use]
    pub fn new(table: Table) -> Pointers {
        Pointers {
            table,
            press: StoredValue::new(None),
            swallow: StoredValue::new(false),
            guard: StoredValue::new(Guard::default()),
            across: StoredValue::new(0.0),
            ghost: RwSignal::new(None),
            held: RwSignal::new(None),
            keyed: StoredValue::new(false),
            grown: RwSignal::new(None),
            peek: Peek::new(),
            motion: Motion::new(table),
        }
    }

    /// Those of the page that a component is on; a table that is only looked at has some that nothing follows.
    #[must_use]
    pub fn here(table: Table) -> Pointers {
        use_context().unwrap_or_else(|| Pointers::new(table))
    }

    /// Another decides, or another screen comes: a second press is not meant for it.
    pub fn shut(&self) {
        shut(self.guard);
    }

    /// Whether what was pressed was meant for what was there before.
    #[must_use]
    pub fn is_shut(&self, ev: &Event) -> bool {
        is_shut(self.guard, ev)
    }

    /// No pointer is down any more; the bar is still as high as it was.
    fn end(&self) {
        self.press.set_value(None);
        self.ghost.set(None);
    }

    /// Whether the last press was on the right half of the window.
    #[must_use]
    pub fn on_right(&self) -> bool {
        self.across.get_value() > 0.5
    }

    /// A pointer went down on a card.
    pub fn press(&self, ev: &PointerEvent, card: CardId) {
        ev.stop_propagation();
        self.down(ev, Some(card), Sheet::Card(card));
    }

    /// Whether a tap on a card opens its base instead: a finger that meets a strip of it might have meant another.
    pub fn grows(&self, ev: &MouseEvent, card: CardId) -> bool {
        let on = ev.target().and_then(|t| t.dyn_into::<Element>().ok());
        let on = on.filter(|_| self.peek.by_finger());
        let chip = on.and_then(|e| e.closest(CROWDED).ok().flatten());
        let strip = chip.is_some_and(|c| c.get_bounding_client_rect().width() < reach::LEAST);
        if strip {
            self.grown.set(self.table.view.with_untracked(|v| site_of(v, card)));
        }
        strip
    }

    /// Lets a base that was opened be as it was; whether there was one.
    pub fn shrink(&self) -> bool {
        self.grown.try_update(Option::take).flatten().is_some()
    }

    /// A pointer went down on a base or beside it.
    pub fn press_site(&self, ev: &PointerEvent, site: SiteId) {
        self.down(ev, None, Sheet::Site(site));
    }

    fn down(&self, ev: &PointerEvent, card: Option<CardId>, sheet: Sheet) {
        self.peek.hide();
        if self.press.get_value().is_some() {
            // A second finger.
            return self.cancel();
        }
        if ev.button() != 0 {
            return;
        }
        let start = (f64::from(ev.client_x()), f64::from(ev.client_y()));
        let on = ev.current_target().and_then(|t| t.dyn_into::<Element>().ok());
        let drawn = on.as_ref().filter(|_| card.is_some()).and_then(scene::drawn);
        let rect = drawn.or(on).map(|e| e.get_bounding_client_rect());
        let (grab, size) = rect.map_or(((0.0, 0.0), (0.0, 0.0)), |r| {
            let (wide, high) = browser::window_size();
            let small = SMALL.0.min(wide.min(high) * SMALL.1);
            let k = (small / r.width().max(1.0)).min(1.0);
            let grab = (k * (start.0 - r.left()), k * (start.1 - r.top()));
            (grab, (k * r.width(), k * r.height()))
        });
        let pointers = *self;
        let hold = move || {
            pointers.press.set_value(None);
            pointers.swallow.set_value(true);
            match card {
                Some(card) => pointers.peek.hold(card, start),
                None => pointers.table.send(Move::Open(sheet)),
            }
        };
        // A mouse shows cards where it rests; pressed, it may take its time to drag.
        let by_finger = ev.pointer_type() != "mouse";
        let hold = by_finger.then(|| set_timeout_with_handle(hold, HOLD).ok()).flatten();
        let pointer = ev.pointer_id();
        let press = Press { pointer, card, start, at: start, grab, size, hold, dragging: false };
        self.press.set_value(Some(press));
    }

    /// The mouse came over a site, or left it: with a card in the air that shows what would change there.
    pub fn hover_site(&self, ev: &PointerEvent, site: Option<SiteId>) {
        if ev.pointer_type() == "mouse" && self.ghost.get_untracked().is_none() {
            self.aim(site);
        }
    }

    /// Aims the lifted card at a site.
    pub fn aim(&self, site: Option<SiteId>) {
        self.aim_at(site.map(Pick::Site));
    }

    /// Aims the lifted card at a place. With every movement of the pointer this is asked; it is a move only if the place
    /// is another.
    fn aim_at(&self, at: Option<Pick>) {
        if at != self.table.over.get_untracked() {
            self.table.send(Move::Aim(at));
        }
    }

    /// Whether a drag of this card means something now.
    #[must_use]
    pub fn drags(&self, card: CardId) -> bool {
        self.table.view.with_untracked(|view| {
            self.table.asked.with_untracked(|a| a.as_ref().is_some_and(|a| a.drags(view, card)))
        })
    }

    fn moved(&self, ev: &PointerEvent) {
        self.peek.moved(ev);
        let Some(mut press) = self.press.get_value() else { return };
        if ev.pointer_id() != press.pointer {
            return;
        }
        let (x, y) = (f64::from(ev.client_x()), f64::from(ev.client_y()));
        if !press.dragging {
            if (x - press.start.0).hypot(y - press.start.1) < SLACK {
                return;
            }
            if let Some(hold) = press.hold.take() {
                hold.clear();
            }
            if press.card.is_none_or(|c| !self.drags(c)) {
                return self.press.set_value(None);
            }
            press.dragging = true;
            self.held.set(reach::height(".bar"));
            // The picture is at the pointer before it is worked out where the card may go.
            let pointers = *self;
            browser::soon(move || pointers.lift_dragged());
        }
        press.at = (x, y);
        self.press.set_value(Some(press));
        let Some(card) = press.card else { return };
        if reach::outside(x, y) {
            return self.cancel();
        }
        ev.prevent_default();
        let at = (x - press.grab.0, y - press.grab.1);
        self.ghost.set(Some(Ghost { card, at, size: press.size }));
        self.drag_over(press.at);
    }

    /// Lifts the card that is being dragged, if it does not hang in the air already.
    fn lift_dragged(&self) {
        let Some(press) = self.press.try_get_value().flatten() else { return };
        let lifted = || self.table.lift.with_untracked(|l| l.as_ref().map(|l| l.card));
        let Some(card) = press.card.filter(|&c| press.dragging && lifted() != Some(c)) else {
            return;
        };
        self.table.send(Move::Lift(card));
        match lifted() {
            Some(_) => self.drag_over(press.at),
            None => self.cancel(),
        }
    }

    /// Aims the dragged card at what the pointer has reached.
    fn drag_over(&self, (x, y): (f64, f64)) {
        let near = |l: &Option<_>| l.as_ref().and_then(|l| reach::nearest(l, x, y));
        self.aim_at(self.table.lift.with_untracked(near));
    }

    fn up(&self, ev: &PointerEvent) {
        let Some(press) = self.press.get_value() else { return };
        if ev.pointer_id() != press.pointer {
            return;
        }
        self.lift_dragged();
        self.end();
        if let Some(hold) = press.hold {
            hold.clear();
        }
        if !press.dragging {
            return;
        }
        self.swallow.set_value(true);
        // The card that was pressed has the focus and may be gone in a moment: to take the focus from it then, the
        // browser would have to lay out everything first.
        browser::blur();
        let (x, y) = (f64::from(ev.client_x()), f64::from(ev.client_y()));
        let Some(lift) = self.table.lift.get_untracked() else { return };
        match reach::nearest(&lift, x, y) {
            Some(at) => return self.let_go_soon(Some(at)),
            // Between two that duel cards are placed, too.
            None if ![".board", ".duel"].iter().any(|part| reach::inside(part, x, y)) => {
                self.table.send(Move::PutBack)
            }
            None if lift.anywhere => return self.let_go_soon(None),
            None => {
                let sites = |v: &TableView| v.sites.iter().map(|s| s.id).collect::<Vec<_>>();
                let sites = self.table.view.with_untracked(sites);
                self.table.send(Move::Refuse(reach::site_under(&sites, x, y)));
            }
        }
        self.held.set(None);
    }

    /// Lets the dragged card go once its picture has gone from the pointer.
    fn let_go_soon(&self, at: Option<Pick>) {
        self.motion.note_places();
        let pointers = *self;
        browser::soon(move || {
            pointers.table.send(Move::LetGo(at));
            pointers.motion.forget_places();
            let _gone = pointers.held.try_set(None);
        });
    }

    /// Puts a card that is being dragged back.
    pub fn cancel(&self) {
        if let Some(press) = self.press.get_value() {
            if let Some(hold) = press.hold {
                hold.clear();
            }
            if press.dragging {
                self.swallow.set_value(true);
                self.table.send(Move::PutBack);
            }
        }
        self.end();
        self.held.set(None);
    }

    /// A new press: the browser made no click of the drag before, for instance because the card has gone.
    pub fn fresh_press(&self, ev: &PointerEvent) {
        if self.is_shut(ev) {
            self.swallow.set_value(true);
            return ev.stop_propagation();
        }
        // What is on the screen is read before anything changes.
        let (x, y) = (f64::from(ev.client_x()), f64::from(ev.client_y()));
        let (width, _) = browser::window_size();
        let reads = reach::inside(".peek-held", x, y);
        self.across.set_value(x / width.max(1.0));
        self.keyed.set_value(false);
        if ev.pointer_type() == "touch" {
            self.peek.touch();
        }
        // What others wait for, and what is to be read, a press stops; it goes on when the finger is lifted.
        let shows = self.table.stage.with_untracked(|s| matches!(s, Stage::Show(_)));
        let asks = browser::is_on(ev, ASKS);
        let stops = self.motion.is_running() && !asks && (shows || browser::is_on(ev, ACT));
        self.swallow.set_value(stops);
        if asks {
            self.motion.keep();
        } else if stops {
            self.motion.hold();
        } else {
            self.motion.interrupt();
        }
        if !reads {
            self.peek.hide();
        }
    }

    /// Swallows the click that the browser makes of a drag or a hold, or that was meant for what was there before.
    pub fn swallow_click(&self, ev: &MouseEvent) {
        if self.swallow.get_value() || self.is_shut(ev) {
            self.swallow.set_value(false);
            ev.stop_propagation();
            ev.prevent_default();
        } else if !browser::is_on(ev, ASKS) {
            self.motion.interrupt();
        }
    }

    /// Follows the pointers of the whole window for as long as the page is there.
    pub fn listen(&self) {
        let pointers = *self;
        let handles = [
            window_event_listener(ev::pointermove, move |ev| pointers.moved(&ev)),
            window_event_listener(ev::pointerup, move |ev| pointers.up(&ev)),
            window_event_listener(ev::pointercancel, move |_| pointers.cancel()),
            window_event_listener(ev::blur, move |_| pointers.cancel()),
            window_event_listener(ev::pointerout, move |ev| {
                if ev.related_target().is_none() && ev.pointer_type() == "mouse" {
                    pointers.cancel();
                }
            }),
            window_event_listener(ev::pointerdown, move |ev| {
                let other =
                    pointers.press.get_value().is_some_and(|p| p.pointer != ev.pointer_id());
                if other {
                    pointers.cancel();
                }
            }),
            window_event_listener(ev::contextmenu, move |ev| {
                // A finger held on a card reads it; the browser's own menu would cover it.
                if pointers.press.get_value().is_some() || pointers.swallow.get_value() {
                    ev.prevent_default();
                }
            }),
        ];
        on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
    }
}
