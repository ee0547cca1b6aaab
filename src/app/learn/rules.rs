//! The rules: sections with anchors, examples from the table, and the glossary.

use super::samples::{SampleBase, SampleCard};
use crate::app::browser;
use crate::app::route::Route;
use crate::app::start::bits::{PageHead, begin_at_heading};
use crate::engine::def::{CardDef, Kind};
use crate::engine::ids::DefId;
use crate::lesson::{Position, SCORES, TIED, sample_cards};
use crate::words::keywords::KEYWORDS;
use crate::words::page::t;
use crate::words::rules::{GLOSSARY, RULES, Section};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The page of the rules.
#[component]
pub fn RulesPage(
    /// The section to begin with; the beginning if there is none of that name.
    section: String,
) -> impl IntoView {
    match section.is_empty() {
        true => begin_at_heading(),
        false => browser::soon(move || go_to(&section)),
    }
    view! {
        <main class="page">
            <PageHead title=t().common.rules/>
            <p class="rules-lead">
                {t().learning.new_here[0]}
                <a href=Route::Learn.href()>{t().start.learn}</a>
                {t().learning.new_here[1]}
            </p>
            <RulesText/>
        </main>
    }
}

/// Brings a section to the top of the screen, and those who listen to its heading.
fn go_to(section: &str) {
    let heading = format!("#rules-{section}");
    if let Ok(Some(found)) = document().query_selector(&heading) {
        found.scroll_into_view();
        browser::focus(&heading);
    }
}

/// The rules themselves, on their page and over the table. What never changes is written as HTML, which is far
/// smaller than views; the texts have nothing in them to escape.
#[component]
pub fn RulesText() -> impl IntoView {
    // Over the table the address of a section would lead away from the game.
    let jump = |ev: MouseEvent| {
        let link = ev.target().and_then(|t| t.dyn_into::<Element>().ok());
        let address = link.and_then(|l| l.get_attribute("href"));
        let route = address.as_deref().and_then(|a| a.strip_prefix('#')).map(Route::of);
        if let Some(Route::Rules(section)) = route {
            ev.prevent_default();
            go_to(&section);
        }
    };
    let glossary: String = KEYWORDS
        .iter()
        .map(|k| format!("<div><dt>{}</dt><dd>{}</dd></div>", k.name, k.means))
        .collect();
    let mut parts: Vec<AnyView> = RULES.iter().map(|s| part(html(s), example(s.id))).collect();
    parts.push(part(
        format!("{}<dl class=\"terms\">{glossary}</dl>", heading(GLOSSARY, t().learning.glossary)),
        None,
    ));
    view! {
        <div class="rules" on:click=jump>
            <nav class="rules-nav" aria-label=t().learning.sections inner_html=contents()></nav>
            {parts}
        </div>
    }
}

/// The links to all sections.
fn contents() -> String {
    let titles = RULES.iter().map(|s| (s.id, s.title)).chain([(GLOSSARY, t().learning.glossary)]);
    let address = |id: &str| Route::Rules(id.to_owned()).href();
    let link = |(id, title)| format!("<li><a href=\"{}\">{title}</a></li>", address(id));
    let links: String = titles.map(link).collect();
    format!("<ul>{links}</ul>")
}

fn heading(id: &str, title: &str) -> String {
    format!("<h2 id=\"rules-{id}\" tabindex=\"-1\">{title}</h2>")
}

fn html(section: &Section) -> String {
    let mut html = heading(section.id, section.title);
    section.text.iter().for_each(|t| html += &format!("<p>{t}</p>"));
    if !section.list.is_empty() {
        let items: String = section.list.iter().map(|t| format!("<li>{t}</li>")).collect();
        html += &format!("<ol class=\"rules-steps\">{items}</ol>");
    }
    html
}

fn part(html: String, example: Option<AnyView>) -> AnyView {
    view! {
        <section>
            <div class="rules-part" inner_html=html></div>
            {example}
        </section>
    }
    .into_any()
}

/// What shows the rule of a section.
fn example(section: &str) -> Option<AnyView> {
    let card = |is: fn(&CardDef) -> bool| -> Option<DefId> {
        sample_cards().into_iter().find(|&d| is(crate::cards::catalog().def(d)))
    };
    let shown = |card: Option<DefId>, caption: &'static str| {
        card.map(|def| view! { <SampleCard def caption/> }.into_any())
    };
    match section {
        "minions" => shown(card(|c| c.sorts().is_minion()), t().learning.a_minion),
        "actions" => shown(card(|c| c.sorts().is_action()), t().learning.an_action),
        "abilities" => shown(card(|c| matches!(c.kind, Kind::Base { .. })), t().learning.a_base),
        "scoring" => Some(standing(&SCORES, t().learning.scored).into_any()),
        "ties" => Some(standing(&TIED, t().learning.tied).into_any()),
        _ => None,
    }
}

/// A base that scores, and who gets what.
fn standing(position: &'static Position, said: fn(&str) -> String) -> impl IntoView + use<> {
    let state = position.state();
    let caption = state.sites.first().map_or_else(String::new, |site| {
        let totals: Vec<i32> = state.seats().map(|s| state.total(s, site.id)).collect();
        let vp = state.victory_points(site.base);
        let gets = state.seats().filter_map(|seat| {
            let power = totals[seat.index()];
            let rank = totals.iter().filter(|&&other| other > power).count();
            let points = *vp.get(rank)?;
            Some((t().learning.gets)(position.players[seat.index()].name, power, points))
        });
        said(&gets.collect::<Vec<_>>().join("; "))
    });
    view! { <SampleBase position caption/> }
}
