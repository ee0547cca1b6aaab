//! The worker in which computers think: the page's own module, started once more without a document.

use super::minds::{About, MINDS, Think};
use crate::app::parts::{self, NotHere};
use crate::app::records::RECORDS;
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
    fn ask(worker: &JsValue, number: u32, game: &str, ms: u32, about: About);
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

    /// Asks what there is to think `about` a saved game, within so many milliseconds. An earlier request is forgotten.
    pub fn ask(&self, number: u32, game: &str, ms: u32, about: About) {
        ask(&self.worker, number, game, ms, about);
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

// ---- in the worker ----------------------------------------------------------------------------------

thread_local! {
    static OPEN: RefCell<Option<Box<dyn Think>>> = const { RefCell::new(None) };
}

/// Begins to think about a saved game, when its cards and all else is here; tells whether there is anything to think about.
#[wasm_bindgen]
pub async fn consider(game: String, ms: u32, about: About) -> bool {
    let open = thought(&game, ms, about).await.ok().flatten();
    OPEN.replace(open);
    OPEN.with_borrow(Option::is_some)
}

async fn thought(game: &str, ms: u32, about: About) -> Result<Option<Box<dyn Think>>, NotHere> {
    let (records, minds) = (RECORDS.fetched().await?, MINDS.fetched().await?);
    parts::fetch(&(records.sets)(game)).await?;
    let opened = (records.open)(game).ok();
    Ok(opened.and_then(|opened| (minds.about)(about, opened.game, ms)))
}

/// Thinks on for some milliseconds; what comes of it, if there is anything now.
#[wasm_bindgen]
#[must_use]
pub fn think_on(slice: u32, hurried: bool) -> Option<String> {
    OPEN.with_borrow_mut(|open| open.as_mut()?.think(slice, hurried))
}
