//! The players in the form: names, order, and the factions they have.

use super::bits::{emblem, seat_mark};
use super::form::Form;
use super::lineup::{EACH, Way};
use crate::app::browser;
use crate::app::computers::choose::Chair;
use crate::app::each::each;
use crate::cards::catalog;
use crate::desk::names::{LONGEST, default_name};
use crate::engine::edition::Edition;
use crate::words::longest_word;
use crate::words::page::t;
use leptos::prelude::*;

/// The list of players.
#[component]
pub fn Places() -> impl IntoView {
    let form = expect_context::<Form>();
    view! {
        <ol class="places">
            {each(
                move || (0..form.with(|l| l.places.len())).collect(),
                |n| *n as u64,
                |place| view! { <Place place/> }.into_any(),
            )}
        </ol>
    }
}

#[component]
fn Place(place: usize) -> impl IntoView {
    let form = expect_context::<Form>();
    let chooses = move || form.with(|l| l.chooses() == Some(place));
    // Whoever works on a player's line chooses for that player next.
    let chosen = move |_| {
        form.change(|l, _| {
            if l.way == Way::Free {
                l.chooser = place;
            }
        });
    };
    let id = format!("name-{}", place + 1);
    view! {
        <li
            class=format!("place panel seat-{}", place + 1)
            class:chooses=chooses
            data-seat=place + 1
            on:click=chosen
        >
            <div class="place-name">
                {seat_mark(place)}
                <label class="sr-only" for=id.clone()>{(t().setup.name_of)(place + 1)}</label>
                <input
                    id=id
                    type="text"
                    autocomplete="off"
                    maxlength=LONGEST
                    placeholder=default_name(place)
                    prop:value=move || form.with(|l| l.places.get(place).map(|p| p.name.clone()))
                    on:input:target=move |ev| {
                        form.change(|l, _| l.places[place].name = ev.target().value());
                    }
                />
                <Begins place/>
            </div>
            <Chair place/>
            <div class="slots">
                {(0..EACH).map(|nth| view! {
                    <div class="slot-of">
                        <Chosen place nth/>
                        <Printed place nth/>
                    </div>
                }).collect_view()}
            </div>
        </li>
    }
}

/// Whether this player begins, or a way to let them.
#[component]
fn Begins(place: usize) -> impl IntoView {
    let form = expect_context::<Form>();
    let begin = move |_| form.change(|l, _| l.begin_with(place));
    let label = move || (t().setup.let_begin_who)(&form.with(|l| l.name(place)));
    move || match (form.with(|l| l.lots), place) {
        (true, _) => ().into_any(),
        (false, 0) => view! { <span class="begins">{t().setup.begins}</span> }.into_any(),
        (false, _) => view! {
            <button
                type="button"
                class="button small"
                data-action="begin"
                aria-label=label
                on:click=begin
            >
                {t().setup.let_begin}
            </button>
        }
        .into_any(),
    }
}

/// In which printing a chosen faction is played, and a way to the other one; nothing as long as all are played as in 2018.
#[component]
fn Printed(place: usize, nth: usize) -> impl IntoView {
    let form = expect_context::<Form>();
    let printing = Memo::new(move |_| {
        form.with(|l| {
            let chosen = l.places.get(place).and_then(|p| p.factions[nth])?;
            let told = catalog().has_editions(chosen.faction) && l.tells_printings(catalog());
            told.then_some(chosen)
        })
    });
    let change = move |_| form.change(|l, _| l.print_other(place, nth));
    move || {
        printing.get().map(|chosen| {
            let newer = chosen.edition == Edition::Current;
            // What is read out begins with what is written there.
            let written = t().setup.printed[usize::from(newer)];
            let name = catalog().faction(chosen.faction).name;
            let label = format!("{written}: {}", (t().setup.print_other)(name, !newer));
            view! {
                <button
                    type="button"
                    class="slot-edition"
                    class:newer=newer
                    data-action="edition"
                    aria-label=label
                    on:click=change
                >
                    {written}
                </button>
            }
        })
    }
}

/// A place for a faction.
#[component]
fn Chosen(place: usize, nth: usize) -> impl IntoView {
    let form = expect_context::<Form>();
    let faction =
        Memo::new(move |_| form.with(|l| l.places.get(place).and_then(|p| p.factions[nth])));
    let put_back = move |_| form.change(|l, _| l.put_back(place, nth));
    move || {
        let faction = faction.get().map(|f| catalog().faction(f.faction));
        let free = form.with(|l| l.way == Way::Free);
        let long = faction.map(|f| format!("--long:{}", longest_word(f.name)));
        match faction {
            Some(faction) if free => {
                let label = (t().setup.put_back)(faction.name);
                view! {
                    <button type="button" class="slot full" prop:style=long aria-label=label on:click=put_back>
                        {emblem(faction)}
                        <span>{faction.name}</span>
                        <span class="slot-x" aria-hidden="true">"×"</span>
                    </button>
                }
                .into_any()
            }
            Some(faction) => view! {
                <span class="slot full" prop:style=long>
                    {emblem(faction)}
                    <span>{faction.name}</span>
                </span>
            }
            .into_any(),
            // The line that it is in lets this player choose next.
            None => view! {
                <button type="button" class="slot" on:click=|_| browser::show("#factions-title")>
                    {(t().setup.faction)(nth + 1)}
                </button>
            }
            .into_any(),
        }
    }
}
