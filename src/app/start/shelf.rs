//! The factions set by set, and the choice of the sets.

use super::sets::Sets;
use crate::app::each::each;
use crate::cards::catalog;
use crate::engine::catalog::SetEntry;
use crate::engine::ids::FactionId;
use crate::engine::letters::in_small;
use crate::words::page::t;
use leptos::prelude::*;

/// With more factions than this there is a search.
const MANY: usize = 12;
/// With more factions than this all sets but the first are closed at first.
const TOO_MANY: usize = 40;

/// The factions of the sets that take part, a list a set, with a search over all.
#[component]
pub fn Shelf(
    /// Which sets.
    #[prop(into)]
    sets: Signal<Sets>,
    /// What stands in the list for a faction.
    row: fn(FactionId) -> AnyView,
) -> impl IntoView {
    let wanted = RwSignal::new(String::new());
    let count = Memo::new(move |_| sets.with(|s| s.factions(catalog()).len()));
    let found = Memo::new(move |_| {
        let wanted = in_small(wanted.get().trim());
        let fits = |name: &str| in_small(name).contains(&wanted);
        let of = |f: &FactionId| catalog().factions[usize::from(f.0)];
        let mut ids = sets.with(|s| s.factions(catalog()));
        ids.retain(|f| fits(of(f).0.name) || fits(catalog().sets[of(f).1].name));
        ids
    });
    let set_of = |f: &FactionId| catalog().factions[usize::from(f.0)].1;
    let groups = move || {
        let mut groups: Vec<usize> = found.with(|ids| ids.iter().map(set_of).collect());
        groups.dedup();
        groups
    };
    let of = move |set: usize| {
        found.with(|ids| ids.iter().copied().filter(|f| set_of(f) == set).collect::<Vec<_>>())
    };
    let open = Memo::new(move |_| count.get() <= TOO_MANY || wanted.with(|w| !w.trim().is_empty()));
    let first = Memo::new(move |_| found.with(|ids| ids.first().map(set_of)));
    let said = move || match found.with(Vec::len) {
        0 => t().setup.none_found.to_owned(),
        n => (t().setup.found)(n),
    };
    view! {
        <Show when=move || { count.get() > MANY }>
            <label class="search">
                <span class="sr-only">{t().setup.find}</span>
                <input type="search" placeholder=t().setup.find on:input:target=move |ev| wanted.set(ev.target().value())/>
            </label>
        </Show>
        <p role="status" class:sr-only=move || found.with(|f| !f.is_empty())>{said}</p>
        <div class="shelf">
            {each(groups, |s| *s as u64, move |set| {
                view! {
                    <details class="shelf-set" data-set=catalog().sets[set].slug prop:open=move || open.get() || first.get() == Some(set)>
                        <summary>
                            <h3>{catalog().sets[set].name}</h3>
                            <span class="shelf-count">{move || of(set).len()}</span>
                        </summary>
                        <ul class="faction-list">{each(move || of(set), |f| f.0.into(), row)}</ul>
                    </details>
                }
                .into_any()
            })}
        </div>
    }
}

/// Which sets take part, to be changed.
#[component]
pub fn SetChoice(
    /// Which do.
    #[prop(into)]
    sets: Signal<Sets>,
    /// Is told the new choice.
    change: Callback<Sets>,
) -> impl IntoView {
    let one = move |set: &'static SetEntry| {
        let takes_part = move || sets.with(|s| s.has(set));
        // The last one stays: a game needs factions.
        let last = move || takes_part() && sets.with(|s| s.of(catalog()).count() == 1);
        let put = move |on: bool| {
            let mut now = sets.get_untracked();
            now.put(set, on);
            change.run(now);
        };
        let (factions, bases) = (set.factions, set.bases);
        view! {
            <label class="option">
                <input
                    type="checkbox"
                    data-takes-part=set.slug
                    prop:checked=takes_part
                    disabled=last
                    on:change:target=move |ev| put(ev.target().checked())
                />
                <span>
                    {set.name}
                    <small>{(t().setup.set_size)(factions, bases)}</small>
                </span>
            </label>
        }
    };
    let some_out = move || sets.with(|s| *s != Sets::default());
    view! {
        <details class="set-choice panel">
            <summary>{move || (t().setup.sets)(&sets.with(|s| s.name(catalog())))}</summary>
            <fieldset>
                <legend class="sr-only">{t().setup.sets_title}</legend>
                {catalog().sets.iter().map(one).collect_view()}
            </fieldset>
            <Show when=some_out>
                <button type="button" class="button small" data-action="all-sets" on:click=move |_| change.run(Sets::default())>
                    {t().setup.every_set}
                </button>
            </Show>
        </details>
    }
}
