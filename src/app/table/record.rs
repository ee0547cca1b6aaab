//! The record of a game taken out: as a file, as text, as a link. It holds the seed and so every hand.

use super::controller::Table;
use crate::app::browser;
use crate::app::computers::Game;
use crate::app::link;
use crate::app::nav::Nav;
use crate::app::route::Route;
use crate::app::share::LinkField;
use crate::app::start::bits::Export;
use crate::app::store;
use crate::words::page::t;
use leptos::prelude::*;

/// The sheet with the ways out.
#[component]
pub fn Record(
    /// The game.
    table: Table,
) -> impl IntoView {
    let hidden = table.peek(|d| d.game().ask().is_some() && !store::open_hands(d.game()));
    let sure = RwSignal::new(!hidden);
    view! {
        <h2>{t().keeping.record}</h2>
        <div class="record">
            {move || if sure.get() {
                ways(table).into_any()
            } else {
                warning(sure).into_any()
            }}
        </div>
    }
}

fn warning(sure: RwSignal<bool>) -> impl IntoView {
    let show = move |_| {
        sure.set(true);
        browser::soon(|| browser::focus(".record button"));
    };
    view! {
        <p class="record-warning">
            {t().keeping.record_warning}
        </p>
        <button type="button" class="button" data-action="record-anyway" on:click=show>{t().keeping.record_anyway}</button>
    }
}

fn ways(table: Table) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let id = table.saved_as();
    let name = format!("smashup-{}.txt", id.as_deref().unwrap_or("game"));
    let text = table.peek(Game::on_table);
    let seats = table.crew().as_query(table.seats().len());
    let start = table.peek(|d| link::start(d.game())).map(|q| Route::Direct(q + &seats).hash());
    let game = table.peek(|d| link::record(d.game())).map(|q| Route::Watch(q + &seats).hash());
    let watched = id.map(|id| {
        view! {
            <button type="button" class="button" data-action="replay" on:click=move |_| nav.replay(&id)>
                {t().keeping.watch}
            </button>
        }
    });
    view! {
        <p>{t().keeping.record_note}</p>
        <div class="row"><Export name text/> {watched}</div>
        {match game {
            Some(hash) if hash.len() <= link::LONGEST => {
                Some(view! { <LinkField label=t().keeping.link_game name="game" hash/> }.into_any())
            }
            Some(_) => Some(view! { <p class="muted">{t().keeping.too_long}</p> }.into_any()),
            None => None,
        }}
        {start.map(|hash| view! {
            <LinkField label=t().keeping.link_start name="start" hash/>
        })}
    }
}

/// What comes after `#new?` for another game with the same players and factions.
#[must_use]
pub fn anew(table: Table) -> Option<String> {
    table.peek(|desk| link::anew(desk.game()))
}
