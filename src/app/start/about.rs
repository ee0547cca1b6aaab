//! Who made this and what it is made of.

use super::bits::{PageHead, begin_at_heading};
use leptos::prelude::*;

/// What is used, where it comes from, who made it, and under which licence.
const CREDITS: [(&str, &str, &str, &str); 3] = [
    (
        "Pictures",
        "game-icons.net by Lorc, Delapouite and contributors, recoloured",
        "Creative Commons BY 3.0",
        "https://creativecommons.org/licenses/by/3.0/",
    ),
    (
        "Bangers",
        "the lettering, by Vernon Adams",
        "SIL Open Font License 1.1",
        "fonts/bangers-OFL.txt",
    ),
    (
        "Atkinson Hyperlegible Next",
        "the text, by the Braille Institute of America",
        "SIL Open Font License 1.1",
        "fonts/atkinson-hyperlegible-next-OFL.txt",
    ),
];

/// The page about the page.
#[component]
pub fn About() -> impl IntoView {
    begin_at_heading();
    let credits = CREDITS.map(|(what, from, licence, link)| {
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
            <PageHead title="About"/>
            <section class="panel prose">
                <p>
                    "This is an unofficial fan project. It is not affiliated with, endorsed by or supported by the publisher of Smash Up. The names of the game, its factions and its cards belong to their owners. Card texts are in our own words; no official art is used."
                </p>
                <p>
                    "Games stay in this browser. Nothing is sent anywhere, and there are no accounts, cookies or advertisements."
                </p>
                <h2>"Credits"</h2>
                <ul>{credits}</ul>
                <p>
                    "The program is free software under the MIT or the Apache 2.0 licence, at your choice."
                </p>
                <p class="muted">"Version " {env!("CARGO_PKG_VERSION")}</p>
            </section>
        </main>
    }
}
