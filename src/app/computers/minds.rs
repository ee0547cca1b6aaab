//! What thinks, as a part of the page that comes when a computer is first asked, or why one did something.

use super::record::Game;
use super::request::HINT_PLACE;
use super::text;
use super::thought::{Advice, Thought};
use crate::app::browser::now;
use crate::app::parts::{Code, NotHere};
use crate::desk::moments::{LookBack, Moment};
use crate::desk::{Desk, why};
use wasm_split_helpers::wasm_split;

/// Something that is thought about: a decision or hints, which come as text, or what decided a game.
pub trait Think<T = String> {
    /// Thinks for some milliseconds; what comes of it, if that is made up or has to be.
    fn think(&mut self, slice: u32, hurried: bool) -> Option<T>;
}

/// What it takes.
pub struct Minds {
    /// About the open question of a game, within so many milliseconds; none if that is not a computer's.
    pub about: fn(Game, u32) -> Option<Box<dyn Think>>,
    /// Hints about the open question, of which the answers are looked at for so many milliseconds.
    pub hints: fn(Game, u32) -> Option<Box<dyn Think>>,
    /// What decided a game that is over.
    pub look_back: fn(&Desk) -> Box<dyn Think<Vec<Moment>>>,
    /// Why a computer did what led to the event of this number, in a line.
    pub motive_line: fn(&Desk, u32) -> String,
}

static ALL: Minds = Minds {
    about: |game, ms| Timed::new(game, ms).map(|timed| Box::new(timed) as Box<dyn Think>),
    hints: |game, ms| Some(Box::new(Advising::new(game, ms))),
    look_back: |desk| Box::new(LookBack::at(desk)),
    motive_line: why::motive_line,
};

#[wasm_split(minds, fallible)]
fn all_minds() -> Result<&'static Minds, NotHere> {
    Ok(&ALL)
}

/// The part.
pub static MINDS: Code<Minds> = Code::new(|| Box::pin(all_minds()));

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
        self.advice.slice(&mut || now() < end);
        if !self.advice.is_done() && now() < self.until {
            return None;
        }
        self.until = now() + u64::from(HINT_PLACE);
        (!self.advice.turn_on()).then(|| text::said(&self.advice))
    }
}

impl Think<Vec<Moment>> for LookBack {
    fn think(&mut self, slice: u32, _hurried: bool) -> Option<Vec<Moment>> {
        let end = now() + u64::from(slice);
        self.go_on(&mut || now() < end).then(|| self.found())
    }
}
