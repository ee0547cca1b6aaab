//! The rules: sections with anchors, examples from the table, and the glossary.

use super::samples::{SampleBase, SampleCard};
use crate::app::browser;
use crate::app::parts;
use crate::app::route::Route;
use crate::app::start::bits::{PageHead, begin_at_heading};
use crate::engine::counter::Counter;
use crate::engine::def::{CardDef, Kind, Raises};
use crate::engine::ids::{DefId, Seat, SiteId};
use crate::engine::state::State;
use crate::lesson::{
    BURIED, DUEL, GRANTED, LOST, MONSTERS, Position, SCORES, TIED, TITAN, sample_cards,
};
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
    let mut parts: Vec<AnyView> = RULES.iter().map(|s| part(html(s), example(s))).collect();
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
fn example(section: &'static Section) -> Option<AnyView> {
    let card = |is: fn(&CardDef) -> bool| -> Option<DefId> {
        sample_cards().into_iter().find(|&d| is(crate::cards::catalog().def(d)))
    };
    let shown = |card: Option<DefId>, caption: &'static str| {
        card.map(|def| view! { <SampleCard def caption/> }.into_any())
    };
    let (position, said): (&'static Position, Said) = match section.id {
        "minions" => return shown(card(|c| c.sorts().is_minion()), t().learning.a_minion),
        "actions" => return shown(card(|c| c.sorts().is_action()), t().learning.an_action),
        "abilities" => {
            return shown(card(|c| matches!(c.kind, Kind::Base { .. })), t().learning.a_base);
        }
        "directly" => return shown(card(|c| c.raises == Raises::Played), t().learning.raises),
        "scoring" => (&SCORES, |p, s, at| (t().learning.scored)(&gets(p, s, at))),
        "ties" => (&TIED, |p, s, at| (t().learning.tied)(&gets(p, s, at))),
        "burying" => (&BURIED, |p, s, at| {
            let has = s.seats().map(|seat| (t().learning.has)(name(p, seat), s.total(seat, at)));
            (t().learning.buried)(&has.collect::<Vec<_>>().join("; "))
        }),
        "duels" => (&DUEL, |p, s, _| {
            let mut powers = s.table().filter(|&c| s.is_minion(c)).map(|c| s.power(c));
            let (more, less) = (powers.next().unwrap_or(0), powers.next().unwrap_or(0));
            (t().learning.duel)(name(p, Seat(0)), more, less)
        }),
        "titans" => (&TITAN, |p, s, at| {
            let counters = s.titans_at(at).map(|c| s.card(c).counters.of(Counter::Power)).sum();
            (t().learning.titan)(name(p, Seat(0)), s.total(Seat(0), at), counters)
        }),
        "monsters" => (&MONSTERS, |_, s, at| {
            let monsters = || s.table().filter(|&c| s.is_monster(c));
            let treasures = monsters().map(|c| u32::from(s.def(c).number)).sum();
            let added = monsters().map(|c| s.power(c)).sum();
            (t().learning.monsters)(s.breakpoint(at), added, treasures)
        }),
        "owners" => (&LOST, |p, _, _| (t().learning.lost)(name(p, Seat(0)), name(p, Seat(1)))),
        "granted" => (&GRANTED, |p, _, _| (t().learning.granted)(name(p, Seat(0)))),
        _ => return None,
    };
    position.is_known().then(|| fetched(section, position, said))
}

/// What is said under a position, of which the state and the site are given.
type Said = fn(&Position, &State, SiteId) -> String;

fn name(position: &Position, seat: Seat) -> &'static str {
    position.players[seat.index()].name
}

/// A base with what is said of it: at once if its cards are here. Else somebody has to want it, since most who read the
/// rules play with other sets.
fn fetched(section: &'static Section, position: &'static Position, said: Said) -> AnyView {
    let sample = move || {
        let state = position.state();
        let caption =
            state.sites.first().map_or_else(String::new, |s| said(position, &state, s.id));
        view! { <SampleBase position caption/> }.into_any()
    };
    let parts = || parts::of_factions(position.factions());
    if parts::all_here(&parts()) {
        return sample();
    }
    let wanted = RwSignal::new(false);
    let want = move |_| {
        wanted.set(true);
        // The button is gone.
        browser::soon(|| browser::focus(&format!("#rules-{}", section.id)));
    };
    let shown = move || match wanted.get() {
        true => parts::gated(parts(), sample),
        false => view! {
            <button
                type="button"
                class="button small sample-wanted"
                data-action="example"
                data-section=section.id
                on:click=want
            >
                {(t().learning.example)(section.title)}
            </button>
        }
        .into_any(),
    };
    shown.into_any()
}

/// Who gets what of a base that scores.
fn gets(position: &Position, state: &State, at: SiteId) -> String {
    let totals: Vec<i32> = state.seats().map(|s| state.total(s, at)).collect();
    let vp = state.site(at).map_or([0; 3], |site| state.victory_points(site.base));
    let gets = state.seats().filter_map(|seat| {
        let power = totals[seat.index()];
        let rank = totals.iter().filter(|&&other| other > power).count();
        let points = *vp.get(rank)?;
        Some((t().learning.gets)(name(position, seat), power, points))
    });
    gets.collect::<Vec<_>>().join("; ")
}
