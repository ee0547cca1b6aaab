//! The end of the first game: what was learned last, and the ways on.

use crate::app::nav::Nav;
use crate::app::over::ToSettings;
use crate::app::route::Route;
use crate::app::store;
use crate::cards::catalog;
use crate::engine::GOAL;
use crate::lesson::LAST_WORDS;
use crate::words::page::t;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// The last screen of the first game. "Back" does not lead to it: the lesson would begin anew.
#[component]
pub fn Learned() -> impl IntoView {
    store::has_learnt();
    let nav = expect_context::<Nav>();
    let to = move |route: Route| {
        move |ev: MouseEvent| {
            ev.prevent_default();
            nav.go_on(route.clone());
        }
    };
    let won = (t().learning.won)(GOAL, LAST_WORDS);
    let words = format!("<p>{won}</p><p>{}</p>", t().learning.rest);
    view! {
        <div class="screen end learned" data-question="over" role="dialog" aria-modal="true" aria-labelledby="learned-title" tabindex="-1">
            <h1 id="learned-title">{t().learning.learned}</h1>
            <div class="learned-words panel" inner_html=words></div>
            <div class="learned-ways">
                <a class="button big primary" href=Route::First.href() data-action="first" on:click=to(Route::First) autofocus>
                    <span class="big-label">{t().computers.first}</span>
                    <span class="big-note">{(t().computers.first_note)(catalog().sets[0].name)}</span>
                </a>
                <a class="button" href=Route::New.href() data-action="new-game" on:click=to(Route::New)>{t().learning.choose_factions}</a>
                <a class="button" href=Route::Rules(String::new()).href() data-action="rules" on:click=to(Route::Rules(String::new()))>{t().learning.read_rules}</a>
                <a class="button" href=Route::Home.href() data-action="leave" on:click=to(Route::Home)>{t().common.back_to_start}</a>
            </div>
            <ToSettings />
        </div>
    }
}
