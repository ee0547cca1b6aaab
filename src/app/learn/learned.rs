//! The end of the first game: what was learned last, and the ways on.

use crate::app::open::Nav;
use crate::app::start::home::quick_game;
use crate::app::start::lineup::PLAYERS;
use crate::app::store::{self, Mark};
use crate::engine::GOAL;
use crate::lesson::LAST_WORDS;
use leptos::prelude::*;

/// The last screen of the first game.
#[component]
pub fn Learned() -> impl IntoView {
    let nav = expect_context::<Nav>();
    store::set_mark(Mark::Played, Some("lesson"));
    let quick = move |_| quick_game(nav, *PLAYERS.start());
    let words = format!(
        "<p>And you have won: {GOAL} points or more at the end of a turn, and more than anybody else. {LAST_WORDS}</p>\
         <p>The rest is on the cards. Hold one to read it; the rules are in the menu of every game.</p>"
    );
    view! {
        <div class="screen end learned" data-question="over" role="dialog" aria-modal="true" aria-labelledby="learned-title" tabindex="-1">
            <h1 id="learned-title">"You know the game"</h1>
            <div class="learned-words panel" inner_html=words></div>
            <div class="learned-ways">
                <button type="button" class="answer primary big" data-action="quick-game" autofocus on:click=quick>
                    "Quick game"
                </button>
                <a class="button" href="#new" data-action="new-game">"Choose factions"</a>
                <a class="button" href="#rules" data-action="rules">"Read the rules"</a>
                <a class="button" href="#" data-action="leave">"Back to the start"</a>
            </div>
        </div>
    }
}
