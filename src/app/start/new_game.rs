//! The form for a new game.

use super::bits::{Notice, PageHead, begin_at_heading, seat_mark};
use super::faction_page::FactionPage;
use super::factions::Factions;
use super::form::Form;
use super::home::{PlayerCount, usual_sets};
use super::lineup::{Lineup, PLAYERS};
use super::lots::Lots;
use super::places::Places;
use super::sets::Sets;
use crate::ai::Level;
use crate::app::browser::{self, Entry};
use crate::app::computers::choose::usual_level;
use crate::app::nav::Nav;
use crate::app::settings;
use crate::cards::catalog;
use crate::engine::catalog::SetEntry;
use crate::engine::edition::Edition;
use crate::words::page::t;
use leptos::prelude::*;
use std::cell::RefCell;

thread_local! {
    /// What was chosen for a game that has not begun: with others, and against the computer.
    static KEPT: RefCell<[Option<Lineup>; 2]> = const { RefCell::new([None, None]) };
}

/// The page with the form.
#[component]
pub fn NewGame(
    /// Whether one person plays against the computer, unless they change that.
    #[prop(optional)]
    solo: bool,
) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let lineup = match solo {
        true => {
            let mut lots = Lots::new(browser::chance());
            Lineup::against(usual_level(), usual_sets(), catalog(), &mut lots)
        }
        false => {
            let sets = settings::sets().unwrap_or_default();
            Lineup { sets, ..Lineup::new(*PLAYERS.start()) }
        }
    };
    let mut lineup = Lineup { titans: settings::titans(), ..lineup };
    lineup.print(settings::edition());
    // What was chosen here before is still chosen, as far as the sets that take part allow.
    if let Some(kept) = KEPT.with_borrow(|kept| kept[usize::from(solo)].clone()) {
        let sets = std::mem::replace(&mut lineup, kept).sets;
        if lineup.sets != sets {
            lineup.play_with(sets, catalog(), &mut Lots::new(browser::chance()));
        }
    }
    let form = Form { lineup: RwSignal::new(lineup), looked_at: RwSignal::new(None) };
    provide_context(form);
    let keep = move |lineup| KEPT.with_borrow_mut(|kept| kept[usize::from(solo)] = lineup);
    Effect::watch(move || form.lineup.get(), move |now, _, _| keep(Some(now.clone())), false);
    begin_at_heading();
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let lineup = form.lineup.get_untracked();
        match lineup.seated(catalog(), &mut Lots::new(browser::chance())) {
            Ok((setup, crew)) => {
                keep(None);
                nav.begin(setup, browser::chance(), crew, Entry::Replace);
            }
            Err(why) => nav.notice.set(Some((t().setup.unplayable)(&why))),
        }
    };
    view! {
        <main class="page wide">
            <PageHead title=t().setup.title/>
            <Notice text=nav.notice/>
            <form class="setup" on:submit=start>
                <Who/>
                <Factions/>
                <Options/>
                <StartBar/>
            </form>
            <FactionPage/>
        </main>
    }
}

/// The first game against the computer: an easy one, with factions of the first set. It begins at once.
pub fn first_against() -> AnyView {
    let nav = expect_context::<Nav>();
    let mut lots = Lots::new(browser::chance());
    let lineup = Lineup::against(Level::Easy, Sets::first(catalog()), catalog(), &mut lots);
    // Whoever is new here begins, and there is nothing on the table that the lesson has not had.
    let lineup = Lineup { lots: false, titans: false, ..lineup };
    match lineup.seated(catalog(), &mut lots) {
        // Not while this page is being built: the game takes its place.
        Ok((setup, crew)) => {
            browser::soon(move || nav.begin(setup, browser::chance(), crew, Entry::Replace));
        }
        Err(why) => nav.notice.set(Some((t().setup.unplayable)(&why))),
    }
    ().into_any()
}

/// How many play, and who.
#[component]
fn Who() -> impl IntoView {
    let form = expect_context::<Form>();
    let already = form.lineup.with_untracked(|l| l.places.len());
    let count = RwSignal::new(already);
    Effect::watch(
        move || count.get(),
        move |count, before, _| {
            form.change(|l, lots| {
                l.resize(*count, catalog(), lots);
                l.sit_down(*before.unwrap_or(&already), lots);
            });
        },
        false,
    );
    view! {
        <section class="setup-who" aria-labelledby="who-title">
            <h2 id="who-title">{t().setup.who}</h2>
            <PlayerCount count name="players"/>
            <Places/>
        </section>
    }
}

/// What else can be settled.
#[component]
fn Options() -> impl IntoView {
    let form = expect_context::<Form>();
    let always = |note: &'static str| Signal::stored(note.to_owned());
    let titans = Memo::new(move |_| form.with(|l| l.titans_note(catalog())));
    let could_spare = Memo::new(move |_| form.with(|l| l.crew().could_spare(l.places.len())));
    let checkbox = move |name: &'static str,
                         text: &'static str,
                         note: Signal<String>,
                         read: fn(&Lineup) -> bool,
                         write: fn(&mut Lineup, bool)| {
        view! {
            <label class="option">
                <input
                    type="checkbox"
                    name=name
                    prop:checked=move || form.with(read)
                    on:change:target=move |ev| form.change(|l, _| write(l, ev.target().checked()))
                />
                <span>
                    {text}
                    <small>{note}</small>
                </span>
            </label>
        }
    };
    view! {
        <section class="setup-options" aria-labelledby="options-title">
            <h2 id="options-title">{t().setup.options}</h2>
            {checkbox(
                "lots",
                t().setup.lots,
                always(t().setup.lots_note),
                |l| l.lots,
                |l, on| l.lots = on,
            )}
            {checkbox(
                "same",
                t().setup.same,
                always(t().setup.same_note),
                |l| l.same,
                Lineup::allow_same,
            )}
            {checkbox(
                "titans",
                t().setup.titans,
                titans.into(),
                |l| l.titans,
                |l, on| {
                    settings::set_titans(on);
                    l.titans = on;
                },
            )}
            {checkbox(
                "edition",
                t().setup.edition,
                always(t().setup.edition_note),
                |l| l.edition == Edition::Current,
                |l, on| {
                    let edition = if on { Edition::Current } else { Edition::Of2018 };
                    settings::set_edition(edition);
                    l.print(edition);
                },
            )}
            {checkbox(
                "open",
                t().setup.open,
                always(t().setup.open_note),
                |l| l.open,
                |l, on| l.open = on,
            )}
            {move || could_spare.get().then(|| checkbox("spare", t().computers.spare, always(t().computers.spare_note), |l| l.spares, |l, on| l.spares = on))}
        </section>
    }
}

/// What is still missing, and the start.
#[component]
fn StartBar() -> impl IntoView {
    let form = expect_context::<Form>();
    let ready = Memo::new(move |_| form.with(|l| l.lacks().is_none()));
    view! {
        <div class="start-bar">
            <div class="start-state">
                <p aria-live="polite">{move || form.with(state)}</p>
                <p class="start-bases">{move || form.with(bases)}</p>
            </div>
            <button
                type="submit"
                class="button primary"
                data-action="start"
                disabled=move || !ready.get()
            >
                {t().setup.start}
            </button>
        </div>
    }
}

/// Who chooses now, or that all is ready.
fn state(lineup: &Lineup) -> AnyView {
    let Some(who) = lineup.chooses() else {
        return match lineup.lacks() {
            None => t().setup.ready.into_any(),
            Some((place, _)) => (t().setup.no_faction_left)(&lineup.name(place)).into_any(),
        };
    };
    let chooses = match lineup.places.get(who).map(|p| p.factions.iter().flatten().count()) {
        Some(0) => t().setup.chooses_first,
        _ => t().setup.chooses_second,
    };
    let text = chooses(&lineup.name(who));
    view! {
        {seat_mark(who)}
        <span>{text}</span>
    }
    .into_any()
}

/// Which bases come with what has been chosen.
fn bases(lineup: &Lineup) -> Option<String> {
    let sets: Vec<&SetEntry> = lineup.base_sets(catalog()).collect();
    let bases: usize = sets.iter().map(|s| s.bases).sum();
    let (with, without): (Vec<&SetEntry>, Vec<&SetEntry>) =
        sets.into_iter().partition(|set| set.bases > 0);
    let named = |sets: &[&SetEntry]| {
        let names: Vec<String> = sets.iter().map(|set| set.name.to_owned()).collect();
        crate::desk::names::listed(&names)
    };
    let lacking = match without.is_empty() {
        true => String::new(),
        false => (t().setup.without_bases)(&named(&without)),
    };
    (bases > 0).then(|| (t().setup.bases)(bases, &named(&with)) + &lacking)
}
