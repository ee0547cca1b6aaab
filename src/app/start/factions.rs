//! The factions to choose from.

use super::bits::{colors, emblem, seat_mark, segment};
use super::form::Form;
use super::lineup::{Lineup, Taken, Way};
use super::sets::Sets;
use super::shelf::{SetChoice, Shelf};
use crate::app::settings;
use crate::cards::catalog;
use crate::engine::ids::FactionId;
use crate::words::page::t;
use leptos::prelude::*;

/// How factions are chosen, and the factions.
#[component]
pub fn Factions() -> impl IntoView {
    let form = expect_context::<Form>();
    let way = Memo::new(move |_| form.with(|l| l.way));
    let sets = Memo::new(move |_| form.with(|l| l.sets.clone()));
    let change = move |sets: Sets| {
        settings::set_sets(&sets);
        form.change(|l, lots| l.play_with(sets, catalog(), lots));
    };
    view! {
        <section class="setup-factions" aria-labelledby="factions-title">
            <h2 id="factions-title" tabindex="-1">{t().common.factions}</h2>
            <Ways/>
            <SetChoice sets change=Callback::new(change)/>
            {move || match way.get() {
                Way::Free => view! { <Free/> }.into_any(),
                Way::Random => view! { <Dealt/> }.into_any(),
                Way::Draft => view! { <Draft/> }.into_any(),
            }}
            <Shelf sets row=|id| view! { <Faction id/> }.into_any()/>
        </section>
    }
}

#[component]
fn Ways() -> impl IntoView {
    let form = expect_context::<Form>();
    let way = |way: Way, word: &'static str, text: &'static str| {
        let choose = move || form.change(|l, lots| l.choose_by(way, catalog(), lots));
        segment("way", ("data-way", word), text, move || form.with(|l| l.way == way), choose)
    };
    view! {
        <fieldset class="segments">
            <legend class="sr-only">{t().setup.how}</legend>
            {way(Way::Free, "free", t().setup.free)}
            {way(Way::Random, "random", t().setup.random)}
            {way(Way::Draft, "draft", t().setup.draft)}
        </fieldset>
    }
}

/// Help for those who like only some of the choice.
#[component]
fn Free() -> impl IntoView {
    let form = expect_context::<Form>();
    let fill = move |_| form.change(|l, lots| l.fill(catalog(), lots));
    let complete = move || form.with(|l| l.lacks().is_none());
    view! {
        <div class="way">
            <p>{t().setup.free_note}</p>
            <button type="button" class="button" data-action="fill" disabled=complete on:click=fill>
                {t().setup.fill}
            </button>
        </div>
    }
}

/// What was dealt, and another try.
#[component]
fn Dealt() -> impl IntoView {
    let form = expect_context::<Form>();
    let again = move |_| form.change(|l, lots| l.deal(catalog(), lots));
    view! {
        <div class="way">
            <p>{t().setup.random_note}</p>
            <button type="button" class="button" data-action="deal" on:click=again>{t().setup.deal}</button>
        </div>
    }
}

/// The course of the draft.
#[component]
fn Draft() -> impl IntoView {
    let form = expect_context::<Form>();
    let undo = move |_| form.change(|l, _| l.undraft());
    let again = move |_| form.change(Lineup::start_draft);
    let first = move || form.with(|l| l.name(l.first_pick));
    let turn = |l: &Lineup| {
        let drafted = l.drafted;
        let one = |(n, seat): (usize, usize)| {
            let current = (n == drafted).then_some("step");
            let name = l.name(seat);
            view! { <li class:done=n < drafted aria-current=current>{seat_mark(seat)}<span>{name}</span></li> }
        };
        l.draft_order().into_iter().enumerate().map(one).collect_view()
    };
    view! {
        <div class="way">
            <p>
                {t().setup.draft_note[0]} <strong>{first}</strong> {t().setup.draft_note[1]}
            </p>
            <ol class="draft-order">{move || form.with(turn)}</ol>
            <div class="row">
                <button
                    type="button"
                    class="button"
                    data-action="undraft"
                    disabled=move || form.with(|l| l.drafted == 0)
                    on:click=undo
                >
                    {t().setup.undo_draft}
                </button>
                <button type="button" class="button" data-action="redraft" on:click=again>{t().setup.redraft}</button>
            </div>
        </div>
    }
}

/// What a tap on a faction would do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tap {
    Take,
    PutBack(usize),
    Nothing,
}

fn tap(lineup: &Lineup, faction: FactionId) -> Tap {
    let owner = lineup.owners(faction).last().copied();
    match (lineup.may_take(faction), owner) {
        (Ok(()), _) => Tap::Take,
        (Err(Taken::Yours), _) if lineup.way == Way::Free => {
            lineup.chooses().map_or(Tap::Nothing, Tap::PutBack)
        }
        (Err(Taken::NobodyChooses), Some(owner)) if lineup.way == Way::Free => Tap::PutBack(owner),
        _ => Tap::Nothing,
    }
}

#[component]
fn Faction(id: FactionId) -> impl IntoView {
    let form = expect_context::<Form>();
    let faction = catalog().faction(id);
    let tapped = move |_| {
        form.change(|l, _| match tap(l, id) {
            Tap::Take => l.take(id),
            Tap::PutBack(place) => {
                let slot = l.places[place]
                    .factions
                    .iter()
                    .position(|f| f.is_some_and(|f| f.faction == id));
                slot.into_iter().for_each(|slot| l.put_back(place, slot));
            }
            Tap::Nothing => {}
        });
    };
    let owned = move || form.with(|l| !l.owners(id).is_empty());
    let idle = move || form.with(|l| tap(l, id) == Tap::Nothing);
    let owners = move || {
        form.with(|l| {
            let one = |&p: &usize| view! { <span class="owner">{seat_mark(p)}{l.name(p)}</span> };
            l.owners(id).iter().map(one).collect_view()
        })
    };
    view! {
        <li class="faction panel" prop:style=colors(faction) class:owned=owned>
            <button
                type="button"
                class="faction-take"
                data-faction=faction.name
                aria-pressed=move || owned().to_string()
                disabled=idle
                on:click=tapped
            >
                {emblem(faction)}
                <span class="faction-name">{faction.name}</span>
                <span class="faction-blurb">
                    {faction.blurb}
                    {move || {
                        let has = form.with(|l| faction.has_titan(l.edition));
                        has.then(|| view! { " " <span class="faction-titan">{t().card.titan}</span> })
                    }}
                </span>
                <span class="faction-owners">{owners}</span>
            </button>
            <button
                type="button"
                class="button small faction-look"
                data-look=faction.name
                aria-label=(t().factions.cards_of)(faction.name)
                aria-haspopup="dialog"
                on:click=move |_| form.looked_at.set(Some(id))
            >
                {t().factions.cards}
            </button>
        </li>
    }
}
