//! A faction's cards, to be looked at before it is chosen.

use super::bits::{colors, emblem, picture};
use super::new_game::Form;
use crate::cards::catalog;
use crate::engine::def::{CardDef, Kind, PlayOn};
use crate::engine::ids::FactionId;
use leptos::html::Dialog;
use leptos::prelude::*;

/// The dialog; open while a faction is looked at.
#[component]
pub fn FactionPage() -> impl IntoView {
    let form = expect_context::<Form>();
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let (Some(dialog), Some(_)) = (dialog.get(), form.looked_at.get()) else { return };
        if !dialog.open() {
            let _open_already = dialog.show_modal();
        }
    });
    let close = Callback::new(move |()| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    });
    // Outside of the panel is the dialog itself.
    let beside = move |event: leptos::ev::MouseEvent| {
        if event.target().as_ref() == dialog.get_untracked().map(|d| d.into()).as_ref() {
            close.run(());
        }
    };
    view! {
        <dialog
            class="faction-page"
            aria-labelledby="faction-title"
            node_ref=dialog
            on:close=move |_| form.looked_at.set(None)
            on:click=beside
        >
            {move || form.looked_at.get().map(|id| content(form, id, close))}
        </dialog>
    }
}

fn content(form: Form, id: FactionId, close: Callback<()>) -> impl IntoView {
    let faction = catalog().faction(id);
    let take = move |_| {
        form.change(|l, _| l.take(id));
        close.run(());
    };
    let who =
        move || form.with(|l| l.chooses().filter(|_| l.may_take(id).is_ok()).map(|p| l.name(p)));
    view! {
        <div class="faction-panel" prop:style=colors(faction)>
            <header class="faction-head">
                {emblem(faction)}
                <div>
                    <h2 id="faction-title">{faction.name}</h2>
                    <p>{faction.blurb}</p>
                </div>
            </header>
            <ul class="card-list" tabindex="0" aria-label="Cards">
                {faction.cards.iter().map(card).collect_view()}
            </ul>
            <footer class="row">
                {move || who().map(|name| view! {
                    <button type="button" class="button primary" data-action="take" on:click=take>
                        {format!("Take it for {name}")}
                    </button>
                })}
                <button type="button" class="button" data-action="close" autofocus on:click=move |_| close.run(())>
                    "Close"
                </button>
            </footer>
        </div>
    }
}

fn card(card: &'static CardDef) -> impl IntoView {
    let (kind, power) = match card.kind {
        Kind::Minion { power } => ("Minion", Some(power)),
        Kind::Action { on: PlayOn::Nothing } => ("Action", None),
        Kind::Action { on: PlayOn::Base } => ("Action on a base", None),
        Kind::Action { on: PlayOn::Minion(_) } => ("Action on a minion", None),
        Kind::Base { .. } => ("Base", None),
        Kind::Titan => ("Titan", None),
    };
    view! {
        <li class="card-line">
            <span class="card-art">{picture(card.art)}</span>
            <div>
                <h3>
                    {card.name}
                    <span class="card-count">{format!(" ×{}", card.count)}</span>
                </h3>
                <p class="card-kind">
                    {kind}
                    {power.map(|p| view! { ", power " <strong class="card-power">{p}</strong> })}
                </p>
                <p>{card.text}</p>
            </div>
        </li>
    }
}
