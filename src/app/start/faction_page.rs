//! Factions to be looked at: all of them, one with its cards and bases, and the same over the form of a new
//! game before one is chosen.

use super::bits::{PageHead, begin_at_heading, colors, emblem, segment};
use super::form::Form;
use super::sets::Sets;
use super::shelf::Shelf;
use crate::app::back;
use crate::app::browser;
use crate::app::over::Modal;
use crate::app::parts::{self, gated};
use crate::app::route::Route;
use crate::app::settings;
use crate::app::table::later;
use crate::cards::catalog;
use crate::desk::words;
use crate::engine::catalog::slug;
use crate::engine::def::CardDef;
use crate::engine::edition::{Edition, Printing};
use crate::engine::faction::Faction;
use crate::engine::ids::FactionId;
use crate::words::page::t;
use leptos::prelude::*;

/// The page with all factions.
#[component]
pub fn Factions() -> impl IntoView {
    begin_at_heading();
    let line = |id: FactionId| {
        let faction = catalog().faction(id);
        let titan =
            if faction.has_titan(settings::edition()) { titan_mark() } else { String::new() };
        let words = format!(
            "<span class=\"faction-name\">{}</span><span class=\"faction-blurb\">{}{titan}</span>",
            faction.name, faction.blurb
        );
        view! {
            <li>
                <a class="faction-link panel" href=address(faction) data-look=faction.name>
                    {emblem(faction)}
                    <span class="faction-words" inner_html=words></span>
                </a>
            </li>
        }
        .into_any()
    };
    view! {
        <main class="page wide">
            <PageHead title=t().common.factions/>
            <h2 class="sr-only">{t().factions.by_set}</h2>
            <Shelf sets=Sets::default() row=line/>
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
        format!(
            "<a class=\"button\" href=\"{}\" data-action=\"{}\">{}</a>",
            address(other),
            step.slug(),
            step.label(id)
        )
    };
    let all = format!(
        "<a class=\"button\" href=\"{}\" data-action=\"factions\" aria-label=\"{}\">{}</a>",
        Route::Factions.href(),
        t().factions.all_label,
        t().factions.all
    );
    let ways = format!("{}{all}{}", way(Step::Back), way(Step::On));
    view! {
        <main class="page wide">
            <PageHead title=faction.name/>
            <nav class="faction-ways" aria-label=t().factions.others inner_html=ways></nav>
            <div class="faction-sheet panel">
                <Cards id edition=settings::edition()/>
            </div>
        </main>
    }
}

/// What says in a list that a faction has a titan, as HTML; it comes after the line about the faction.
pub fn titan_mark() -> String {
    format!(" <span class=\"faction-titan\">{}</span>", t().card.titan)
}

fn address(faction: &Faction) -> String {
    Route::Faction(slug(faction.name)).href()
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

    /// The label of the way from a faction, as HTML.
    fn label(self, id: FactionId) -> String {
        let name = catalog().faction(self.from(id)).name;
        let said = |which: &str| format!("<span class=\"sr-only\">{which}</span>");
        match self {
            Step::Back => {
                format!("{}<span aria-hidden=\"true\">◀</span> {name}", said(t().factions.previous))
            }
            Step::On => {
                format!("{}{name} <span aria-hidden=\"true\">▶</span>", said(t().factions.next))
            }
        }
    }
}

/// The dialog over the form; open while a faction is looked at.
#[component]
pub fn FactionPage() -> impl IntoView {
    let form = expect_context::<Form>();
    let shown = Signal::derive(move || form.looked_at.with(Option::is_some));
    let close = Callback::new(move |()| form.looked_at.set(None));
    back::closes(move || shown.get(), move || close.run(()));
    view! {
        <Modal class="faction-page" heading="faction-title" shown close>
            {move || form.looked_at.get().map(|id| content(form, id, close))}
        </Modal>
    }
}

fn content(form: Form, id: FactionId, close: Callback<()>) -> impl IntoView {
    let faction = catalog().faction(id);
    let edition = form.lineup.with_untracked(|l| l.edition);
    let take = move |_| {
        form.change(|l, _| l.take(id));
        close.run(());
    };
    let who =
        move || form.with(|l| l.chooses().filter(|_| l.may_take(id).is_ok()).map(|p| l.name(p)));
    let way = move |step: Step| {
        let go = move |_| {
            form.looked_at.set(Some(step.from(id)));
            // The same button of the next faction, so that one can go on.
            browser::soon(move || {
                browser::focus(&format!(".faction-page [data-action={}]", step.slug()))
            });
        };
        view! {
            <button
                type="button"
                class="button faction-way"
                data-action=step.slug()
                inner_html=step.label(id)
                on:click=go
            ></button>
        }
    };
    view! {
        <div class="faction-panel">
            <div class="faction-scroll" tabindex="0" role="group" aria-label=(t().factions.cards_of)(faction.name)>
                <h2 id="faction-title" class="faction-title">{faction.name}</h2>
                {gated(parts::of_factions([faction.name]), move || view! { <Cards id edition/> }.into_any())}
            </div>
            <footer class="row">
                {way(Step::Back)}
                {way(Step::On)}
                {move || who().map(|name| view! {
                    <button type="button" class="button primary" data-action="take" on:click=take>
                        {(t().factions.take_for)(&name)}
                    </button>
                })}
                <button type="button" class="button" data-action="close" autofocus on:click=move |_| close.run(())>
                    {t().common.close}
                </button>
            </footer>
        </div>
    }
}

/// A faction's emblem and how it plays, its cards with their number, and its bases; in one printing and in the other, if
/// there are two.
#[component]
fn Cards(
    id: FactionId,
    /// The printing that is looked at first.
    edition: Edition,
) -> impl IntoView {
    let shown = RwSignal::new(edition);
    let one = move |edition: Edition, slug: &'static str, name: &'static str| {
        let choose = move || shown.set(edition);
        segment("printing", ("data-edition", slug), name, move || shown.get() == edition, choose)
    };
    let choice = catalog().has_editions(id).then(|| {
        view! {
            <fieldset class="segments faction-printings">
                <legend class="sr-only">{t().factions.printing}</legend>
                {one(Edition::Of2018, "2018", t().factions.printings[0])}
                {one(Edition::Current, "current", t().factions.printings[1])}
            </fieldset>
        }
    });
    view! {
        {choice}
        {move || printed_cards(Printing { faction: id, edition: shown.get() })}
    }
}

/// What is printed of a faction in one of its printings.
fn printed_cards(printing: Printing) -> impl IntoView {
    let id = printing.faction;
    let faction = catalog().faction(id);
    let count = |is: fn(&CardDef) -> bool| -> u32 {
        let cards = catalog().of_faction(printing).map(words::def);
        cards.filter(|card| is(card)).map(|card| u32::from(card.count)).sum()
    };
    let fusions = count(|c| c.sorts().is_fusion());
    let minions = count(|c| c.sorts().is_minion()) - fusions;
    let actions = count(|c| c.sorts().is_action()) - fusions;
    let lead = format!(
        "<p>{}</p><p class=\"muted\">{}</p>",
        faction.blurb,
        (t().factions.count)(minions, fusions, actions)
    );
    view! {
        <header class="faction-head" prop:style=colors(faction)>
            {emblem(faction)}
            <div inner_html=lead></div>
        </header>
        {later::faction(printing)}
    }
}
