//! Who made this and what it is made of.

use super::bits::{PageHead, begin_at_heading};
use crate::words::page::{Credit, t};
use leptos::prelude::*;

/// The page about the page.
#[component]
pub fn About() -> impl IntoView {
    begin_at_heading();
    let credits = t().about.works.iter().map(|&Credit { what, from, licence, link }| {
        view! {
            <li>
                <strong>{what}</strong>
                ": "
                {from}
                ". "
                <a href=link target="_blank" rel="noopener">{licence}</a>
            </li>
        }
    });
    view! {
        <main class="page">
            <PageHead title=t().about.title/>
            <section class="panel prose">
                <p>{t().about.unofficial}</p>
                <p>{t().about.private}</p>
                <h2>{t().about.credits}</h2>
                <ul>{credits.collect_view()}</ul>
                <p>{t().about.free}</p>
                <p class="muted">{(t().about.version)(env!("CARGO_PKG_VERSION"))}</p>
            </section>
        </main>
    }
}
