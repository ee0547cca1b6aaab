//! A saved game that cannot be read: what is wrong, and how to keep it.

use super::bits::{Export, PageHead, begin_at_heading};
use crate::app::open::Nav;
use crate::app::store;
use leptos::prelude::*;

/// A saved game that does not open.
#[component]
pub fn Broken(
    /// Its id.
    id: String,
    /// Why it does not open, as a clause.
    why: String,
    /// What is stored.
    text: String,
) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let sure = RwSignal::new(false);
    let file = format!("smashup-{id}.json");
    let shown = text.clone();
    let delete = move |_| {
        if sure.get_untracked() {
            store::delete(&id);
            nav.home();
        }
        sure.set(true);
    };
    let action = move || if sure.get() { "confirm-delete" } else { "delete" };
    begin_at_heading();
    view! {
        <main class="page">
            <PageHead title="This game does not open"/>
            <section class="panel prose">
                <p>"It was changed or cut off, or it was saved by another version of the page that reads games in another way."</p>
                <p>
                    "Nothing has been deleted and your other games are not touched. You can take the record out and attach it to a bug report, or try it in another version of the page."
                </p>
                <details class="broken-why">
                    <summary>"What went wrong exactly"</summary>
                    <p>{why}</p>
                </details>
                <label for="record">"The record"</label>
                <textarea id="record" readonly rows="6" prop:value=shown></textarea>
                <div class="row">
                    <Export name=file text/>
                    <button type="button" class="button danger" data-action=action on:click=delete>
                        {move || if sure.get() { "Delete for good" } else { "Delete this game" }}
                    </button>
                </div>
            </section>
        </main>
    }
}
