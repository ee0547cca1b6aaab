//! Each game once more, written down at once: a browser that is ended from outside loses what it has not written of its
//! local storage yet, which can be half a minute. See journal.js.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/app/journal.js")]
extern "C" {
    #[wasm_bindgen(js_name = journalPut)]
    fn write(id: &str, text: &str, meta: &str, from: f64);
    #[wasm_bindgen(js_name = journalRemove)]
    pub(super) fn remove(id: &str);
    #[wasm_bindgen(js_name = journalHas)]
    async fn has(id: &str) -> JsValue;
    #[wasm_bindgen(js_name = journalAll)]
    pub(super) async fn all() -> JsValue;
}

/// Writes a game down that goes on from the state that was saved at `from`; what is there and is later than that stays, as a
/// game of its own.
pub(super) fn put(id: &str, text: &str, meta: &str, from: u64) {
    write(id, text, meta, from as f64);
}

/// Whether the last state of a game is written down here, if nowhere else.
pub async fn holds(id: &str) -> bool {
    has(id).await.is_truthy()
}
