//! What the finished games of this device add up to.

use super::bits::{Export, PageHead, begin_at_heading, emblem};
use crate::app::store;
use crate::app::tally::{Score, Tally};
use crate::cards::catalog;
use crate::words::page::t;
use leptos::prelude::*;

/// The page with the statistics.
#[component]
pub fn Stats() -> impl IntoView {
    let finished = RwSignal::new(store::finished());
    begin_at_heading();
    view! {
        <main class="page">
            <PageHead title=t().stats.title/>
            {move || match finished.get() {
                Ok(games) if games.is_empty() => {
                    view! { <p class="panel prose">{t().stats.none}</p> }.into_any()
                }
                Ok(games) => {
                    let text = serde_json::to_string(&games).unwrap_or_default();
                    view! { <Sums tally=Tally::of(&games)/> {ways(finished, text)} }.into_any()
                }
                Err(text) => view! {
                    <p class="panel prose">
                        {t().stats.unreadable}
                    </p>
                    {ways(finished, text)}
                }
                .into_any(),
            }}
        </main>
    }
}

type Games = Result<Vec<crate::app::tally::Finished>, String>;

/// Taking them out, and forgetting them.
fn ways(finished: RwSignal<Games>, text: String) -> impl IntoView {
    let sure = RwSignal::new(false);
    let clear = move |_| {
        store::clear_finished();
        finished.set(store::finished());
        begin_at_heading();
    };
    view! {
        <div class="row">
            <Export name="smashup-statistics.json".to_owned() text/>
            // Under a second press of the same finger lies what keeps them.
            <button type="button" class="button" class:danger=move || !sure.get() data-action="clear" on:click=move |_| sure.update(|sure| *sure = !*sure)>
                {move || if sure.get() { t().asking.not_now } else { t().stats.clear }}
            </button>
            {move || sure.get().then(|| view! {
                <button type="button" class="button danger" data-action="confirm-clear" on:click=clear>{t().stats.clear_sure}</button>
            })}
        </div>
        <p class="muted stats-note">{t().stats.clear_note}</p>
    }
}

#[component]
fn Sums(tally: Tally) -> impl IntoView {
    let tenths = tally.tenths_of_turns();
    let [before, games, turns] = (t().stats.finished)(tally.games);
    let longest = tally.longest.map(|game| {
        let names = crate::desk::names::listed(&game.names);
        let [before, turns, after] = t().stats.longest;
        view! { <p>{before} <b>{game.turns}</b> {turns} {names} {after}</p> }
    });
    view! {
        <section class="panel prose stats-sum">
            <p>{before} <b>{tally.games}</b> {games} <b>{format!("{}.{}", tenths / 10, tenths % 10)}</b> {turns}</p>
            {longest}
        </section>
        {scores(t().common.players, "players", tally.players)}
        {scores(t().common.factions, "factions", tally.factions)}
    }
}

/// A table of who or what played and won how often.
fn scores(title: &'static str, name: &'static str, scores: Vec<Score>) -> impl IntoView {
    let row = |score: Score| {
        let faction = (name == "factions").then(|| catalog().faction_named(&score.name)).flatten();
        let sign = faction.map(|f| emblem(catalog().faction(f)));
        view! {
            <tr data-score=score.name.clone()>
                <th scope="row"><span class="stats-name">{sign} {score.name.clone()}</span></th>
                <td>{score.won}</td>
                <td>{score.played}</td>
                <td>{score.won * 100 / score.played.max(1)} "%"</td>
            </tr>
        }
    };
    view! {
        <table class="panel stats" data-stats=name>
            <thead>
                <tr>
                    <th scope="col">{title}</th>
                    <th scope="col">{t().stats.won}</th>
                    <th scope="col">{t().stats.played}</th>
                    <th scope="col">{t().stats.share}</th>
                </tr>
            </thead>
            <tbody>{scores.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
