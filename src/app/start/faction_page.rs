//! Factions to be looked at: all of them, one with its cards and bases, and the same over the form of a new
//! game before one is chosen.

use super::bits::{PageHead, begin_at_heading, emblem};
use super::new_game::Form;
use crate::app::browser;
use crate::app::table::card::Face;
use crate::app::table::words;
use crate::cards::catalog;
use crate::engine::catalog::{FactionDef, slug};
use crate::engine::def::Kind;
use crate::engine::ids::{DefId, FactionId};
use leptos::html::Dialog;
use leptos::prelude::*;

/// The page with all factions.
#[component]
pub fn Factions() -> impl IntoView {
    begin_at_heading();
    let line = |&(faction, _): &(&'static FactionDef, usize)| {
        let [main, dark] = faction.colors;
        view! {
            <li>
                <a
                    class="faction-link panel"
                    href=address(faction)
                    data-look=faction.name
                    style=("--c1", main)
                    style=("--c2", dark)
                >
                    {emblem(faction)}
                    <span class="faction-name">{faction.name}</span>
                    <span class="faction-blurb">{faction.blurb}</span>
                </a>
            </li>
        }
    };
    view! {
        <main class="page wide">
            <PageHead title="Factions"/>
            <ul class="faction-list">{catalog().factions.iter().map(line).collect_view()}</ul>
        </main>
    }
}

/// The page of a faction.
#[component]
pub fn FactionRoute(
    /// Which.
    id: FactionId,
) -> impl IntoView {
    let faction = catalog().faction(id);
    begin_at_heading();
    let way = |step: Step| {
        let other = catalog().faction(step.from(id));
        view! {
            <a class="button" href=address(other) rel=step.slug() data-action=step.slug()>
                <span class="sr-only">{step.word()} " "</span>
                {step.arrow(other.name)}
            </a>
        }
    };
    view! {
        <main class="page wide">
            <PageHead title=faction.name/>
            <nav class="faction-ways" aria-label="Other factions">
                {way(Step::Back)}
                <a class="button" href="#factions" data-action="factions" aria-label="All factions">"All"</a>
                {way(Step::On)}
            </nav>
            <div class="faction-sheet panel">
                <Head faction/>
                <Cards id/>
            </div>
        </main>
    }
}

fn address(faction: &FactionDef) -> String {
    format!("#faction={}", slug(faction.name))
}

/// To a neighbour in the list of factions, which goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Back,
    On,
}

impl Step {
    fn from(self, id: FactionId) -> FactionId {
        let all = catalog().factions.len();
        let by = match self {
            Step::Back => all - 1,
            Step::On => 1,
        };
        FactionId(((usize::from(id.0) + by) % all) as u16)
    }

    fn slug(self) -> &'static str {
        match self {
            Step::Back => "prev",
            Step::On => "next",
        }
    }

    fn word(self) -> &'static str {
        match self {
            Step::Back => "Previous faction:",
            Step::On => "Next faction:",
        }
    }

    fn arrow(self, name: &'static str) -> AnyView {
        let arrow = |sign: &'static str| view! { <span aria-hidden="true">{sign}</span> };
        match self {
            Step::Back => view! { {arrow("◀")} " " {name} }.into_any(),
            Step::On => view! { {name} " " {arrow("▶")} }.into_any(),
        }
    }
}

/// The dialog over the form; open while a faction is looked at.
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
    let way = move |step: Step| {
        let name = catalog().faction(step.from(id)).name;
        let go = move |_| {
            form.looked_at.set(Some(step.from(id)));
            // The same button of the next faction, so that one can go on.
            browser::soon(move || {
                browser::focus(&format!(".faction-page [data-action={}]", step.slug()))
            });
        };
        view! {
            <button type="button" class="button faction-way" data-action=step.slug() on:click=go>
                <span class="sr-only">{step.word()} " "</span>
                {step.arrow(name)}
            </button>
        }
    };
    view! {
        <div class="faction-panel">
            <div class="faction-scroll" tabindex="0" role="group" aria-label=format!("Cards of the {}", faction.name)>
                <h2 id="faction-title" class="faction-title">{faction.name}</h2>
                <Head faction/>
                <Cards id/>
            </div>
            <footer class="row">
                {way(Step::Back)}
                {way(Step::On)}
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

/// The emblem, how it plays, and what is in its deck.
#[component]
fn Head(faction: &'static FactionDef) -> impl IntoView {
    let [main, dark] = faction.colors;
    let count = |is: fn(&Kind) -> bool| -> u32 {
        faction.cards.iter().filter(|c| is(&c.kind)).map(|c| u32::from(c.count)).sum()
    };
    let minions = count(|k| matches!(k, Kind::Minion { .. }));
    let actions = count(|k| matches!(k, Kind::Action { .. }));
    view! {
        <header class="faction-head" style=("--c1", main) style=("--c2", dark)>
            {emblem(faction)}
            <div>
                <p>{faction.blurb}</p>
                <p class="muted">{format!("{minions} minions and {actions} actions")}</p>
            </div>
        </header>
    }
}

/// The cards of a faction with their number, then its bases.
#[component]
fn Cards(id: FactionId) -> impl IntoView {
    let cards: Vec<DefId> = catalog().of_faction(id).collect();
    let bases: Vec<DefId> = catalog()
        .ids()
        .filter(|&d| {
            matches!(words::def(d).kind, Kind::Base { .. }) && words::faction_of(d) == Some(id)
        })
        .collect();
    let list = |defs: Vec<DefId>| defs.into_iter().map(card).collect_view();
    view! {
        <h2 class="card-list-title">"Cards"</h2>
        <ul class="card-list" aria-label="Cards">{list(cards)}</ul>
        {(!bases.is_empty()).then(|| view! {
            <h2 class="card-list-title">"Bases that come with them"</h2>
            <ul class="card-list" aria-label="Bases">{list(bases)}</ul>
        })}
    }
}

/// A card: its face as on the table, and all that is printed on it to be read.
fn card(def: DefId) -> impl IntoView {
    let card = words::def(def);
    let more = match card.kind {
        Kind::Minion { power } => format!(", power {power}"),
        Kind::Base { breakpoint, vp: [first, second, third], .. } => {
            format!(", breakpoint {breakpoint}; {first}, {second} and {third} points")
        }
        _ => String::new(),
    };
    let is_base = matches!(card.kind, Kind::Base { .. });
    view! {
        <li class="card-line" data-card=card.name>
            <span class="card" aria-hidden="true">
                <Face def/>
            </span>
            <div>
                <h3>
                    {card.name}
                    {(!is_base).then(|| view! { <span class="card-count">{format!(" ×{}", card.count)}</span> })}
                </h3>
                <p class="card-kind">{words::kind(card)} {more}</p>
                <p class="card-words">{if card.text.is_empty() { "No ability." } else { card.text }}</p>
            </div>
        </li>
    }
}
