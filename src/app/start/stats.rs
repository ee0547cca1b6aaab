//! What the finished games of this device add up to.

use super::bits::{Export, PageHead, begin_at_heading, emblem};
use crate::app::store;
use crate::app::tally::{Score, Tally};
use crate::cards::catalog;
use leptos::prelude::*;

/// The page with the statistics.
#[component]
pub fn Stats() -> impl IntoView {
    let finished = RwSignal::new(store::finished());
    begin_at_heading();
    view! {
        <main class="page">
            <PageHead title="Statistics"/>
            {move || match finished.get() {
                Ok(games) if games.is_empty() => {
                    view! { <p class="panel prose">"No game has been finished on this device yet."</p> }.into_any()
                }
                Ok(games) => {
                    let text = serde_json::to_string(&games).unwrap_or_default();
                    view! { <Sums tally=Tally::of(&games)/> {ways(finished, text)} }.into_any()
                }
                Err(text) => view! {
                    <p class="panel prose">
                        "The statistics cannot be read. They are kept as they are; finished games are counted again once they are cleared."
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
        if sure.get_untracked() {
            store::clear_finished();
            finished.set(store::finished());
            begin_at_heading();
        } else {
            sure.set(true);
        }
    };
    let action = move || if sure.get() { "confirm-clear" } else { "clear" };
    view! {
        <div class="row">
            <Export name="smashup-statistics.json".to_owned() text/>
            <button type="button" class="button danger" data-action=action on:click=clear>
                {move || if sure.get() { "Clear for good" } else { "Clear the statistics" }}
            </button>
        </div>
        <p class="muted">"Saved games are kept when the statistics are cleared."</p>
    }
}

#[component]
fn Sums(tally: Tally) -> impl IntoView {
    let tenths = tally.tenths_of_turns();
    let games = if tally.games == 1 { "game" } else { "games" };
    let longest = tally.longest.map(|game| {
        let names = super::saved::listed(&game.names);
        view! { <p>"Longest: " <b>{game.turns}</b> {format!(" turns, {names}")}</p> }
    });
    view! {
        <section class="panel prose stats-sum">
            <p><b>{tally.games}</b> {format!(" {games} finished, ")} <b>{format!("{}.{}", tenths / 10, tenths % 10)}</b> " turns on average"</p>
            {longest}
        </section>
        {scores("Players", "players", tally.players)}
        {scores("Factions", "factions", tally.factions)}
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
                    <th scope="col">"Won"</th>
                    <th scope="col">"Played"</th>
                    <th scope="col">"Share"</th>
                </tr>
            </thead>
            <tbody>{scores.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
