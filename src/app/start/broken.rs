//! A saved game that cannot be read: what is wrong, and how to keep it.

use super::bits::{Export, PageHead, begin_at_heading};
use crate::app::nav::Nav;
use crate::app::store;
use crate::words::page::t;
use leptos::prelude::*;

/// A saved game that does not open.
#[component]
pub fn Broken(
    /// Its id.
    id: String,
    /// Why it does not open: as a clause in words for people, and exactly.
    why: [String; 2],
    /// What is stored.
    text: String,
) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let [words, why] = why;
    let sure = RwSignal::new(false);
    let file = format!("smashup-{id}.txt");
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
            <PageHead title=t().fail.broken/>
            <section class="panel prose">
                <p>{(t().fail.broken_why)(&words)}</p>
                <p>{t().fail.broken_ways}</p>
                <details class="broken-why">
                    <summary>{t().fail.exactly}</summary>
                    <p>{why}</p>
                </details>
                <label for="record">{t().fail.record}</label>
                <textarea id="record" readonly rows="6" prop:value=shown></textarea>
                <div class="row">
                    <Export name=file text/>
                    <button type="button" class="button danger" data-action=action on:click=delete>
                        {move || if sure.get() { t().fail.delete_sure } else { t().fail.delete }}
                    </button>
                </div>
            </section>
        </main>
    }
}
