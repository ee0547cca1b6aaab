//! The rules: sections with anchors, examples from the table, and the glossary.

use super::samples::{SampleBase, SampleCard};
use crate::app::browser;
use crate::app::start::bits::{PageHead, begin_at_heading};
use crate::engine::def::{CardDef, Kind};
use crate::engine::ids::DefId;
use crate::lesson::{Position, SCORES, TIED, sample_cards};
use crate::words::keywords::KEYWORDS;
use crate::words::rules::{GLOSSARY, RULES, Section};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

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
            <PageHead title="Rules"/>
            <p class="rules-lead">
                "New here? "
                <a href="#learn">"Learn in five minutes"</a>
                ", in a game that shows you how."
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

/// The rules themselves, on their page and over the table.
#[component]
pub fn RulesText() -> impl IntoView {
    let mut titles: Vec<(&str, &str)> = RULES.iter().map(|s| (s.id, s.title)).collect();
    titles.push((GLOSSARY, "Words"));
    let link = |(id, title): (&'static str, &'static str)| {
        // Over the table an address would lead away from the game.
        let jump = move |ev: MouseEvent| {
            ev.prevent_default();
            go_to(id);
        };
        view! { <li><a href=format!("#rules/{id}") on:click=jump>{title}</a></li> }
    };
    let words = KEYWORDS.iter().map(|k| {
        view! {
            <div class="term">
                <dt>{k.name}</dt>
                <dd>{k.means}</dd>
            </div>
        }
    });
    view! {
        <div class="rules">
            <nav class="rules-nav" aria-label="Sections">
                <ul>{titles.into_iter().map(link).collect_view()}</ul>
            </nav>
            {RULES.iter().map(|section| view! { <Shown section/> }).collect_view()}
            <section aria-labelledby=format!("rules-{GLOSSARY}")>
                <h2 id=format!("rules-{GLOSSARY}") tabindex="-1">"Words"</h2>
                <dl class="terms">{words.collect_view()}</dl>
            </section>
        </div>
    }
}

#[component]
fn Shown(section: &'static Section) -> impl IntoView {
    let heading = format!("rules-{}", section.id);
    let labelled = heading.clone();
    let text = section.text.iter().map(|t| view! { <p>{*t}</p> }).collect_view();
    let list = section.list.iter().map(|t| view! { <li>{*t}</li> }).collect_view();
    view! {
        <section aria-labelledby=labelled>
            <h2 id=heading tabindex="-1">{section.title}</h2>
            {text}
            {(!section.list.is_empty()).then(|| view! { <ol class="rules-steps">{list}</ol> })}
            {example(section.id)}
        </section>
    }
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
        "minions" => shown(
            card(CardDef::is_minion),
            "A minion: its power in the star, its name, and what it does when it is played.",
        ),
        "actions" => shown(
            card(CardDef::is_action),
            "An action has no power: it does what it says, and is gone.",
        ),
        "abilities" => shown(
            card(|c| matches!(c.kind, Kind::Base { .. })),
            "The ability of a base stands under its name.",
        ),
        "scoring" => Some(standing(&SCORES, "").into_any()),
        "ties" => Some(standing(&TIED, "The first place is shared. ").into_any()),
        _ => None,
    }
}

/// A base that scores, and who gets what.
fn standing(position: &'static Position, lead: &str) -> impl IntoView + use<> {
    let state = position.state();
    let caption = state.sites.first().map_or_else(String::new, |site| {
        let totals: Vec<i32> = state.seats().map(|s| state.total(s, site.id)).collect();
        let vp = state.victory_points(site.base);
        let gets = state.seats().filter_map(|seat| {
            let power = totals[seat.index()];
            let rank = totals.iter().filter(|&&other| other > power).count();
            let points = vp.get(rank)?;
            Some(format!("{}: {power} power, {points} points", position.players[seat.index()].name))
        });
        format!("{lead}{}.", gets.collect::<Vec<_>>().join("; "))
    });
    view! { <SampleBase position caption/> }
}
