//! What is said to those who listen, and where the keyboard goes when what it was on has gone.

use super::controller::Table;
use super::keys;
use crate::app::browser;
use crate::desk::{Desk, Lift, Sheet, words};
use crate::engine::question::Pick;
use crate::words::page::t;
use leptos::prelude::*;

/// The open question, or the card held in the air and what it is over.
#[component]
pub fn Announcer(table: Table) -> impl IntoView {
    let stands = move || table.sheet.with(|s| *s == Some(Sheet::Standing));
    let text = Memo::new(move |_| match (table.lift.get(), table.over.get(), table.asked.get()) {
        _ if stands() => table.told.get(),
        (Some(lift), Some(at), _) => over(table, &lift, at),
        (Some(lift), None, _) => (t().told.lifted)(words::def(lift.def).name, lift.targets.len()),
        (None, _, Some(asked)) => {
            format!("{} {}", table.told.get(), asked.told(&table.name(asked.ask.who)))
        }
        (None, _, None) => {
            let shown = table.look(Desk::show_lines).into_iter().map(|l| l.text);
            format!("{} {}", table.told.get(), shown.collect::<Vec<_>>().join(" "))
        }
    });
    Effect::new(move |_| {
        text.track();
        // After the frame is drawn: what is asked of the page then costs it nothing.
        browser::drawn(refocus);
    });
    view! {
        <p class="sr-only" role="status" aria-live="polite">
            {move || text.get().trim().to_owned()}
        </p>
    }
}

fn over(table: Table, lift: &Lift, at: Pick) -> String {
    let name = words::def(lift.def).name;
    let mut lines = vec![(t().told.over)(name, table.place_name(at))];
    for change in table.previews.get().into_iter().filter(|p| p.aimed) {
        let place = table.place_name(Pick::Site(change.site));
        let award = |&(s, n): &(_, i32)| format!("{} {n}", table.name(s));
        let awards: Vec<String> = change.awards.iter().map(award).collect();
        let (from, to, breakpoint) = (change.from, change.to, change.breakpoint);
        lines.push((t().told.change)(place, from, to, breakpoint, &awards));
    }
    lines.join(" ")
}

/// Moves the focus on if what had it is gone.
fn refocus() {
    let lost = browser::focused().is_none_or(|e| e.tag_name() == "BODY");
    if lost {
        keys::onward();
    }
}
