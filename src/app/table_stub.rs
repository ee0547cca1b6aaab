//! Stub.
use crate::engine::session::Session;
use leptos::prelude::*;
/// Stub of the table.
#[component]
pub fn GamePage(
    /// Id.
    id: String,
    /// Game.
    session: Session,
    /// Open.
    open_hands: bool,
    /// Leave.
    on_leave: Callback<()>,
    /// Again.
    on_rematch: Callback<Session>,
) -> impl IntoView {
    let again = crate::app::start::rematch(&session);
    let names = session
        .setup()
        .players
        .iter()
        .map(|c| format!("{}: {}", c.name, c.factions.join("+")))
        .collect::<Vec<_>>()
        .join("; ");
    view! { <main><h1>"Table"</h1><p>{id} " " {names} " open " {open_hands}</p>
    <button on:click=move |_| on_leave.run(()) data-action="leave">"Leave"</button>
    <button on:click=move |_| on_rematch.run(again.clone())>"Again"</button></main> }
}
