//! The worker in which computers think: the page's own module, started once more without a document.

use super::record::Game;
use super::thought::Thought;
use crate::app::browser::now;
use crate::app::parts::{self, NotHere};
use crate::cards::catalog;
use crate::engine::catalog::Catalog;
use crate::engine::question::Pick;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    type Meta;
    #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
    static META: Meta;
    #[wasm_bindgen(method, getter)]
    fn url(this: &Meta) -> String;
}

#[wasm_bindgen(module = "/src/app/computers/worker.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    fn start(
        glue: &str,
        module: &JsValue,
        heard: &Closure<dyn Fn(u32, String)>,
        failed: &Closure<dyn Fn()>,
    ) -> Result<JsValue, JsValue>;
    fn ask(worker: &JsValue, number: u32, game: &str, ms: u32);
    fn hurry(worker: &JsValue);
    fn end(worker: &JsValue);
}

/// Whether this is a worker and not a page.
#[must_use]
pub fn is_here() -> bool {
    web_sys::window().is_none()
}

// ---- in the page ------------------------------------------------------------------------------------

/// A running worker, as the page sees it.
pub struct Worker {
    worker: JsValue,
    _heard: Closure<dyn Fn(u32, String)>,
    _failed: Closure<dyn Fn()>,
}

impl Worker {
    /// Starts one; none where the browser does not let us. `heard` gets the number of a request and its answer,
    /// `failed` is called when no more answers are to be expected.
    #[must_use]
    pub fn start(
        heard: impl Fn(u32, String) + 'static,
        failed: impl Fn() + 'static,
    ) -> Option<Worker> {
        let (heard, failed) = (Closure::new(heard), Closure::new(failed));
        let worker = start(&META.with(Meta::url), &wasm_bindgen::module(), &heard, &failed).ok()?;
        Some(Worker { worker, _heard: heard, _failed: failed })
    }

    /// Asks for an answer to the open question of a saved game, within so many milliseconds. An earlier request is
    /// forgotten.
    pub fn ask(&self, number: u32, game: &str, ms: u32) {
        ask(&self.worker, number, game, ms);
    }

    /// What has been found so far must do.
    pub fn hurry(&self) {
        hurry(&self.worker);
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        end(&self.worker);
    }
}

// ---- an answer as text ------------------------------------------------------------------------------

fn written(picks: &[Pick], catalog: &Catalog) -> String {
    picks.iter().map(|p| p.encode(catalog)).collect::<Vec<_>>().join(" ")
}

/// Reads a worker's answer.
#[must_use]
pub fn read(answer: &str) -> Option<Vec<Pick>> {
    answer.split(' ').filter(|p| !p.is_empty()).map(|p| Pick::decode(p, catalog())).collect()
}

// ---- in the worker ----------------------------------------------------------------------------------

/// A decision and the time by which it is to be made.
pub struct Timed {
    thought: Thought,
    until: u64,
}

impl Timed {
    /// About the open question of a game; none if that is not a computer's. The opponent's seed is the game's, so
    /// that it is a secret from people as that is, and each seat another.
    #[must_use]
    pub fn new(game: Game, ms: u32) -> Option<Timed> {
        let Game { session, crew } = game;
        let (who, players) = (session.ask()?.who, session.setup().players.len());
        let seed = session.seed().wrapping_add(u64::from(who.0));
        let opponent = crew.opponent(who, players, seed)?;
        Some(Timed { thought: Thought::new(session, opponent), until: now() + u64::from(ms) })
    }

    /// Thinks for some milliseconds; the answer, if it is made up or has to be.
    pub fn think(&mut self, slice: u32, hurried: bool) -> Option<Vec<Pick>> {
        let end = (now() + u64::from(slice)).min(self.until);
        self.thought.slice(&mut || !hurried && now() < end);
        let enough = hurried || self.thought.is_done() || now() >= self.until;
        enough.then(|| self.thought.answer())
    }
}

thread_local! {
    static OPEN: RefCell<Option<Timed>> = const { RefCell::new(None) };
}

/// Begins to think about the open question of a saved game, when its cards are here; tells whether there is anything
/// to think about.
#[wasm_bindgen]
pub async fn consider(game: String, ms: u32) -> bool {
    let open = match parts::fetch(&parts::of_save(&game)).await {
        Ok(()) => Game::load(catalog(), &game).ok(),
        Err(NotHere) => None,
    };
    OPEN.replace(open.and_then(|opened| Timed::new(opened.game, ms)));
    OPEN.with_borrow(Option::is_some)
}

/// Thinks on for some milliseconds; the answer, if there is one now.
#[wasm_bindgen]
#[must_use]
pub fn think_on(slice: u32, hurried: bool) -> Option<String> {
    let picks = OPEN.with_borrow_mut(|open| open.as_mut()?.think(slice, hurried))?;
    Some(written(&picks, catalog()))
}
