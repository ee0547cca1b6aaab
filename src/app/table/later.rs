//! What a table shows only now and then, as a part that comes with the first answer, or before that when it is wanted:
//! what lies open on top of it, the screens between people that are no hand-over, and its end. The page of the rules
//! comes with it, since the rules lie over the table too.

use super::controller::Table;
use super::duel::Duel;
use super::end::End;
use super::faction::FactionCards;
use super::motion::{Begins, Motion};
use super::recap::SeeAgain;
use super::revealed::Revealed;
use super::run;
use super::sheet;
use super::show::{OnStage, Showing};
use super::takeback::Agree;
use crate::app::computers::hints::Pointing;
use crate::app::learn::bubble::Bubble;
use crate::app::learn::learned::Learned;
use crate::app::learn::rules::RulesPage;
use crate::app::over::OverDialog;
use crate::app::parts::{self, Code, NotHere, Part, gated_by};
use crate::desk::Sheet;
use crate::desk::device::Request;
use crate::engine::edition::Printing;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// How each of it is made.
pub struct Later {
    /// Whether a game is gone back in, asked of somebody else.
    agree: fn(Table, Request) -> AnyView,
    /// The speech bubble of the lesson.
    bubble: fn(Table, Callback<()>) -> AnyView,
    /// Begins to show what has happened.
    begin: fn(Begins),
    /// A duel that goes on.
    duel: fn(Table) -> AnyView,
    /// The end of a game, with the ways to the start and to a rematch.
    end: fn(Table, Callback<()>, Callback<()>) -> AnyView,
    /// The cards of a faction in one of its printings.
    faction: fn(Printing) -> AnyView,
    /// The end of the lesson.
    learned: fn() -> AnyView,
    /// What points at a hint.
    pointing: fn(Table) -> AnyView,
    /// What stands large on the stage.
    act: fn(Table, Motion) -> AnyView,
    /// The dialog that a key lays over any page.
    over: fn() -> AnyView,
    /// What was shown to all.
    revealed: fn(Table) -> AnyView,
    /// In the place of the question while what happened is seen again.
    again: fn(Table) -> AnyView,
    /// In the place of the question while something is shown.
    showing: fn(Table, Motion) -> AnyView,
    /// The page of the rules, at a section.
    pub rules: fn(String) -> AnyView,
    /// What is on the open sheet.
    sheet: fn(Table, Sheet, Callback<()>) -> AnyView,
}

static ALL: Later = Later {
    again: |table| view! { <SeeAgain table /> }.into_any(),
    agree: |table, request| view! { <Agree table request /> }.into_any(),
    bubble: |table, on_leave| view! { <Bubble table on_leave /> }.into_any(),
    act: |table, motion| view! { <OnStage table motion /> }.into_any(),
    begin: run::begin,
    duel: |table| view! { <Duel table /> }.into_any(),
    end: |table, on_leave, on_rematch| view! { <End table on_leave on_rematch /> }.into_any(),
    faction: |printing| view! { <FactionCards printing /> }.into_any(),
    learned: || view! { <Learned /> }.into_any(),
    pointing: |table| view! { <Pointing table /> }.into_any(),
    over: || view! { <OverDialog /> }.into_any(),
    revealed: |table| view! { <Revealed table /> }.into_any(),
    rules: |section| view! { <RulesPage section /> }.into_any(),
    sheet: sheet::content,
    showing: |table, motion| view! { <Showing table motion /> }.into_any(),
};

#[wasm_split(later, fallible)]
fn all_later() -> Result<&'static Later, NotHere> {
    Ok(&ALL)
}

/// The part.
pub static LATER: Code<Later> = Code::new(|| Box::pin(parts::with_its_style(all_later())));

/// Fetches it for when it is wanted; if it does not come, it is asked for again then.
pub fn soon() {
    parts::with(vec![Part::Code(&LATER)], |_| ());
}

/// Whether a game is gone back in, asked of somebody else.
pub fn agree(table: Table, request: Request) -> AnyView {
    gated_by(&LATER, vec![], move |later| (later.agree)(table, request))
}

/// The speech bubble of the lesson.
pub fn bubble(table: Table, on_leave: Callback<()>) -> AnyView {
    gated_by(&LATER, vec![], move |later| (later.bubble)(table, on_leave))
}

/// What points at a hint; by then the list of hints has been open, which comes with it.
pub fn pointing(table: Table, any: Memo<bool>) -> AnyView {
    (move || any.get().then(|| LATER.get().map(|later| (later.pointing)(table)))).into_any()
}

/// A duel that goes on.
pub fn duel(table: Table) -> AnyView {
    gated_by(&LATER, vec![], move |later| (later.duel)(table))
}

/// The end of a game, or of the lesson.
pub fn end(table: Table, on_leave: Callback<()>, on_rematch: Callback<()>) -> AnyView {
    gated_by(&LATER, vec![], move |later| match table.is_lesson() {
        true => (later.learned)(),
        false => (later.end)(table, on_leave, on_rematch),
    })
}

/// The cards of a faction in one of its printings; those of its set have to be here.
pub fn faction(printing: Printing) -> AnyView {
    gated_by(&LATER, vec![], move |later| (later.faction)(printing))
}

/// Begins to show what has happened.
pub fn begin(begins: Begins) {
    parts::with(vec![Part::Code(&LATER)], move |_| match LATER.get() {
        Some(later) => (later.begin)(begins),
        // It can be read.
        None => begins.motion.finish(),
    });
}

/// What stands large on the stage: something does only after it has begun.
pub fn act(table: Table, motion: Motion) -> AnyView {
    let any = Memo::new(move |_| motion.large.with(Option::is_some));
    let shown = move || any.get().then(|| LATER.get().map(|later| (later.act)(table, motion)));
    shown.into_any()
}

/// In the place of the question while what happened is seen again.
pub fn again(table: Table) -> AnyView {
    gated_by(&LATER, vec![], move |later| (later.again)(table))
}

/// In the place of the question while something is shown.
pub fn showing(table: Table, motion: Motion) -> AnyView {
    gated_by(&LATER, vec![], move |later| (later.showing)(table, motion))
}

/// The dialog that a key lays over any page.
pub fn over() -> AnyView {
    gated_by(&LATER, vec![], |later| (later.over)())
}

/// What was shown to all.
pub fn revealed(table: Table) -> AnyView {
    gated_by(&LATER, vec![], move |later| (later.revealed)(table))
}

/// What is on a sheet; the samples in the rules are cards of the first set, whatever is played.
pub fn sheet(table: Table, sheet: Sheet, on_leave: Callback<()>) -> AnyView {
    let sets = if sheet == Sheet::Rules { vec![parts::FIRST] } else { vec![] };
    gated_by(&LATER, sets, move |later| (later.sheet)(table, sheet, on_leave))
}
