//! What thinks, as a part of the page that comes when a computer is first asked, or why one did something.

use super::record::Game;
use super::request::HINT_PLACE;
use super::text;
use super::thought::Thought;
use crate::app::browser::now;
use crate::app::parts::{self, Code, NotHere, Part};
use crate::desk::Desk;
use crate::desk::advice::Advice;
use crate::desk::moments::LookBack;
use crate::desk::why::Finding;
use crate::words::page::t;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_split_helpers::wasm_split;

/// How long the page thinks at a time, in milliseconds: a look ahead begun within may go on a little longer, and no task is to
/// take fifty.
pub const SLICE: u32 = 12;

/// Something that is thought about: a decision, hints, what decided a game, or why a computer did something. What comes of it
/// is text (see [`text`]).
pub trait Think {
    /// Thinks for some milliseconds; what comes of it, if that is made up or has to be.
    fn think(&mut self, slice: u32, hurried: bool) -> Option<String>;
}

/// What can be thought about a game, here or in the worker.
#[wasm_bindgen]
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// A computer's answer to the open question, within so many milliseconds; nothing if that is not a computer's.
    Answer,
    /// Hints about the open question, whose answers are looked at for so many milliseconds.
    Hints,
    /// What decided a game that is over, for as long as it takes.
    Moments,
}

/// What it takes.
pub struct Minds {
    /// About a game, within so many milliseconds.
    pub about: fn(About, Game, u32) -> Option<Box<dyn Think>>,
    /// Why a computer did what led to the event of this number, in a line.
    pub why: fn(&Desk, u32) -> Box<dyn Think>,
}

static ALL: Minds = Minds { about: thought, why: |desk, seq| Box::new(Finding::at(desk, seq)) };

fn thought(about: About, game: Game, ms: u32) -> Option<Box<dyn Think>> {
    Some(match about {
        About::Answer => Box::new(Timed::new(game, ms)?),
        About::Hints => Box::new(Advising::new(game, ms)),
        About::Moments => Box::new(LookBack::of(&game.session)),
    })
}

#[wasm_split(minds, fallible)]
fn all_minds() -> Result<&'static Minds, NotHere> {
    Ok(&ALL)
}

/// The part.
pub static MINDS: Code<Minds> = Code::new(|| Box::pin(all_minds()));

/// What somebody has asked for: nothing as long as it is thought about, or why it cannot be.
pub type Told = RwSignal<Option<Result<String, &'static str>>>;

/// Thinks in the page, a little at a time, until it is made up or nobody waits for it any more.
pub fn tell(told: Told, begin: impl FnOnce(&Minds) -> Option<Box<dyn Think>> + 'static) {
    parts::with(vec![Part::Code(&MINDS)], move |_| {
        if !told.is_disposed() {
            match MINDS.get() {
                Some(minds) => begin(minds).into_iter().for_each(|about| go_on(told, about)),
                None => told.set(Some(Err(t().fail.not_here))),
            }
        }
    });
}

fn go_on(told: Told, mut about: Box<dyn Think>) {
    let next = move || {
        if !told.is_disposed() {
            match about.think(SLICE, false) {
                Some(found) => told.set(Some(Ok(found))),
                None => go_on(told, about),
            }
        }
    };
    set_timeout(next, Duration::ZERO);
}

/// A decision and the time by which it is to be made.
struct Timed {
    thought: Thought,
    until: u64,
}

impl Timed {
    /// The opponent's seed is the game's, so that it is a secret from people as that is, and each seat another.
    fn new(game: Game, ms: u32) -> Option<Timed> {
        let Game { session, crew } = game;
        let (who, players) = (session.ask()?.who, session.setup().players.len());
        let seed = session.seed().wrapping_add(u64::from(who.0));
        let opponent = crew.opponent(who, players, seed)?;
        Some(Timed { thought: Thought::new(session, opponent), until: now() + u64::from(ms) })
    }
}

impl Think for Timed {
    fn think(&mut self, slice: u32, hurried: bool) -> Option<String> {
        let end = (now() + u64::from(slice)).min(self.until);
        self.thought.slice(&mut || !hurried && now() < end);
        let enough = hurried || self.thought.is_done() || now() >= self.until;
        enough.then(|| text::written(&self.thought.answer()))
    }
}

/// Hints in the making, and the time by which it is enough of what is thought about now.
struct Advising {
    advice: Advice,
    until: u64,
}

impl Advising {
    fn new(game: Game, ms: u32) -> Advising {
        Advising { advice: Advice::new(game.session), until: now() + u64::from(ms) }
    }
}

impl Think for Advising {
    fn think(&mut self, slice: u32, _hurried: bool) -> Option<String> {
        let end = (now() + u64::from(slice)).min(self.until);
        let turns = self.advice.turns();
        if self.advice.go_on(&mut || now() < end) {
            return Some(text::said(&self.advice));
        }
        if now() >= self.until {
            self.advice.turn_on();
        }
        if self.advice.turns() > turns {
            self.until = now() + u64::from(HINT_PLACE);
        }
        None
    }
}

impl Think for Finding {
    fn think(&mut self, slice: u32, _hurried: bool) -> Option<String> {
        let end = now() + u64::from(slice);
        self.go_on(&mut || now() < end).then(|| self.line())
    }
}

impl Think for LookBack {
    fn think(&mut self, slice: u32, _hurried: bool) -> Option<String> {
        let end = now() + u64::from(slice);
        self.go_on(&mut || now() < end).then(|| text::told(&self.found()))
    }
}
