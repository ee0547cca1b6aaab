//! Scenario files for the page: a module of its own, which the page loads when somebody opens one. What it takes to
//! read and to play them would make every first visit longer.

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("This is a part of the browser page. `smashup scenario` plays scenario files here.");
}

/// Reads a scenario file and plays its steps. As JSON: `Ok` with a `Puzzle`, or `Err` with what cannot be read.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
#[must_use]
pub fn read(file: &str, text: &str) -> String {
    let puzzle = smashup::scenario::puzzle(smashup::cards::catalog(), file, text);
    let found = puzzle.map_err(|failure| failure.to_string());
    serde_json::to_string(&found).unwrap_or_default()
}
