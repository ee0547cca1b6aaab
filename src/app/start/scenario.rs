//! A scenario file that has been brought in: to be played on from its position, or to be watched step by step.

use crate::app::nav::Nav;
use crate::app::parts::NotHere;
use crate::app::records;
use crate::app::store;
use crate::cards::catalog;
use crate::scenario::Puzzle;
use crate::words::page::t;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// Reads a scenario and plays its steps. What that takes is a part of its own.
#[wasm_split(reader, fallible)]
fn read_here(file: String, text: String) -> Result<Result<Puzzle, String>, NotHere> {
    Ok(crate::scenario::puzzle(catalog(), &file, &text).map_err(|failure| failure.to_string()))
}

/// Reads a scenario and plays its steps; all sets have to be here.
///
/// # Errors
/// What cannot be read in it, or that what reads it cannot be fetched.
pub async fn read(file: &str, text: &str) -> Result<Puzzle, String> {
    let found = read_here(file.to_owned(), text.to_owned()).await;
    found.unwrap_or_else(|NotHere| Err(t().keeping.no_reader.to_owned()))
}

/// What can be done with a scenario.
#[component]
pub fn Scenario(puzzle: Puzzle) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let Puzzle { name, position, played, failure } = puzzle;
    let failed = failure.is_some();
    let checked = match (failure, &played) {
        (Some(why), _) => (t().keeping.step_wrong)(&why),
        (None, Some(_)) => t().keeping.steps_right.to_owned(),
        (None, None) => String::new(),
    };
    let play = move |_| {
        if let Ok(id) = store::import(&position, records::open) {
            nav.open(&id);
        }
    };
    let watch = played.map(|game| {
        let show = move |_| {
            if let Ok(id) = store::import(&game, records::open) {
                nav.replay(&id);
            }
        };
        view! {
            <button type="button" class="button" data-action="show-steps" on:click=show>
                {t().keeping.show_steps}
            </button>
        }
    });
    view! {
        <div class="scenario" role="group" aria-label=t().keeping.scenario>
            <p class="scenario-name">
                {if name.is_empty() { t().keeping.scenario.to_owned() } else { name }}
            </p>
            <p class:wrong=failed>{checked}</p>
            <div class="row">
                <button type="button" class="button primary" data-action="play-position" on:click=play>
                    {t().keeping.play_position}
                </button>
                {watch}
            </div>
        </div>
    }
}
