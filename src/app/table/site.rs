//! A base with everything that is there.

use super::buried::Buried;
use super::card::{art, emblem, frame};
use super::chip::{Chip, is_legal, pressed};
use super::controller::Table;
use super::drag::Pointers;
use super::signs::way;
use crate::app::browser;
use crate::app::each::each;
use crate::app::place::decimal;
use crate::desk::{Move, Preview, Thing, words};
use crate::engine::def::Kind;
use crate::engine::ids::Seat;
use crate::engine::numbers::Number;
use crate::engine::question::Pick;
use crate::engine::view::{CardView, SiteView};
use crate::words::page::{SiteSaid, t};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use std::cmp::Ordering;

/// A site: the base, the meter, and the cards there by player.
#[component]
pub fn Site(
    /// The game.
    table: Table,
    /// The site as it is when it appears.
    site: SiteView,
) -> impl IntoView {
    let id = site.id;
    let pointers = Pointers::here(table);
    let site = Memo::new(move |last: Option<&SiteView>| {
        let found = table.view.with(|v| v.sites.iter().find(|s| s.id == id).cloned());
        found.unwrap_or_else(|| last.unwrap_or(&site).clone())
    });
    let def = Memo::new(move |_| site.with(|s| s.base.def));
    let name = move || words::def(def.get()).name;
    let mark = Memo::new(move |_| {
        let base = site.with(|s| s.base.id);
        table.marks.with(|m| m.sites.get(&id).or_else(|| m.cards.get(&base)).copied())
    });
    let owners = Memo::new(move |_| {
        let here = site.with(|s| {
            let cards = s.cards.iter().map(|c| c.controller);
            cards.chain(s.buried.iter().map(|b| b.by)).collect::<Vec<_>>()
        });
        let mut order: Vec<Option<Seat>> = table.seats().into_iter().map(Some).collect();
        order.push(None);
        order.retain(|o| here.contains(o) || power_of(&site.get(), *o) > 0);
        order
    });
    let label = Memo::new(move |_| describe(table, &site.get()));
    let change =
        Memo::new(move |_| table.previews.with(|p| p.iter().find(|p| p.site == id).cloned()));
    let awards =
        Memo::new(move |_| site.with(|s| s.vp.into_iter().zip(places(s)).collect::<Vec<_>>()));
    // It keeps its place while another is opened on top of it.
    let at = Memo::new(move |_| table.view.with(|v| v.sites.iter().position(|s| s.id == id)));
    let place = move || format!("--at:{}", at.get().map_or(1, |at| at + 1));
    // The style sheet finds out from these how large the cards may be. Where they change, everything below is styled anew, so they
    // stand at the crowd and at the text that makes room for it, not at the site. A memo, since an effect that reads one memo and then what
    // that is made of is not run again where only the latter changes (docs/ARCHITECTURE.md, "The page").
    // Cards that come lie among those that are there for a frame before all change their sizes: the two are no long task together.
    let size = browser::a_frame_later(Memo::new(move |_| {
        let groups = owners.get();
        let of = |o: &Option<Seat>| site.with(|s| count(s, *o));
        sizes(&groups.iter().map(of).collect::<Vec<_>>())
    }));
    let crowd_is = browser::a_frame_later(Memo::new(move |_| {
        crowd(site.with(|s| s.cards.len() + s.buried.len())).to_owned()
    }));
    view! {
        <section
            class="site"
            prop:style=move || format!("{};{}", frame(def.get()), place())
            aria-label=move || label.get()
            data-base=name
            data-zone="site"
            data-legal=move || is_legal(mark.get())
            data-answer=move || mark.get().map(|_| name())
            data-drop=format!("s{}", id.0)
            data-over=move || (table.over.get() == Some(Pick::Site(id))).then_some("")
            data-grown=move || (pointers.grown.get() == Some(id)).then_some("")
            data-crowd=move || crowd_is.get()
            data-ready=move || site.with(|s| s.ready).then_some("")
            data-scoring=move || site.with(|s| s.scoring).then_some("")
            on:click=move |_| {
                // Beside the cards of one that was opened: it is as it was.
                if !pointers.shrink() {
                    table.send(Move::Tap(Thing::Site(id)));
                }
            }
            on:pointerenter=move |ev: PointerEvent| pointers.hover_site(&ev, Some(id))
            on:pointerleave=move |ev: PointerEvent| pointers.hover_site(&ev, None)
            on:focusin=move |_| pointers.aim(Some(id))
            on:pointerdown=move |ev: PointerEvent| pointers.press_site(&ev, id)
        >
            <h3 class="sr-only">{name}</h3>
            <span class="scene" aria-hidden="true">{move || art(def.get())}</span>
            <header class="base">
                <button
                    type="button"
                    class="base-name"
                    aria-pressed=move || pressed(table, mark.get())
                    on:click=move |ev| {
                        ev.stop_propagation();
                        table.send(Move::Tap(Thing::Site(id)));
                    }
                >
                    {move || emblem(def.get(), "sign")}
                    <span>{name}</span>
                    {move || {
                        let ready = site.with(|s| s.ready || s.scoring);
                        ready.then(|| view! { <em class="base-ready">{t().table.scores}</em> })
                    }}
                    {move || mark.get().map(|mark| view! { <span class="sr-only">" " {mark.said()}</span> })}
                </button>
                <Meter site change />
                <span class="base-vp" role="group" aria-label=t().table.base_vp>
                    {move || awards.get().into_iter().map(award).collect_view()}
                </span>
                <p class="base-text" prop:style=move || size.get()>{move || words::def(def.get()).text}</p>
            </header>
            <div class="crowd" prop:style=move || size.get()>
                {each(
                    move || owners.get(),
                    |o| o.map_or(u64::MAX, |s| s.0.into()),
                    move |owner| view! { <Crowd table site owner /> }.into_any(),
                )}
            </div>
            {move || change.get().map(would_be)}
            {move || (pointers.grown.get() == Some(id)).then(|| view! {
                <button type="button" class="shrink" aria-label=t().common.close on:click=move |ev| {
                    ev.stop_propagation();
                    pointers.shrink();
                }>
                    "×"
                </button>
            })}
        </section>
    }
}

/// The cards of one player there.
#[component]
fn Crowd(table: Table, site: Memo<SiteView>, owner: Option<Seat>) -> impl IntoView {
    let cards = move || {
        let theirs = |c: &&CardView| c.controller == owner;
        let mut cards: Vec<CardView> =
            site.with(|s| s.cards.iter().filter(theirs).cloned().collect());
        // A titan stands before those it leads.
        let is_titan = |c: &CardView| words::def(c.def).sorts().is_titan();
        if let Some(at) = cards.iter().position(is_titan) {
            let titan = cards.remove(at);
            cards.insert(0, titan);
        }
        cards
    };
    let buried = move || {
        site.with(|s| s.buried.iter().filter(|b| b.by == owner).cloned().collect::<Vec<_>>())
    };
    // What is added to the powers of the cards, or taken from them.
    let total = move || site.with(|s| power_of(s, owner));
    let powers = move || {
        let theirs = |s: &SiteView| -> i32 {
            let powers = s.cards.iter().filter(|c| c.controller == owner);
            powers.filter_map(|c| Some(c.power.as_ref()?.value)).sum()
        };
        site.with(theirs)
    };
    let differs = move || match total().cmp(&powers()) {
        Ordering::Greater => Some("up"),
        Ordering::Less => Some("down"),
        Ordering::Equal => None,
    };
    let class = owner.map_or("crowd-of".to_owned(), |s| format!("crowd-of seat-{}", s.0 + 1));
    view! {
        <div class=class prop:style=move || format!("--n:{}", site.with(|s| count(s, owner)))>
            {owner
                .map(|seat| {
                    view! {
                        <span class="crowd-sum" aria-hidden="true">
                            <i>{words::symbol(seat)}</i>
                            <b data-way=differs>{total}</b>
                        </span>
                    }
                })}
            <div class="crowd-cards">
                {each(
                    cards,
                    |c| c.id.0.into(),
                    move |card| view! { <Chip table card /> }.into_any(),
                )}
                {each(
                    buried,
                    |b| b.stay.0.into(),
                    move |buried| view! { <Buried table buried /> }.into_any(),
                )}
            </div>
        </div>
    }
}

/// The power there against the breakpoint, in the players' colours; while a card is lifted that may go there, as it would be
/// then.
#[component]
fn Meter(site: Memo<SiteView>, change: Memo<Option<Preview>>) -> impl IntoView {
    let numbers = Memo::new(move |_| match change.get() {
        Some(then) => (then.totals, then.to, then.breakpoint),
        None => site.with(|s| (s.totals.clone(), s.sum, s.breakpoint.value)),
    });
    let leader = Memo::new(move |_| numbers.with(|n| leader(&n.0)));
    let class =
        move || leader.get().map_or("meter".to_owned(), |s| format!("meter seat-{}", s.0 + 1));
    let differs = move || {
        let value = numbers.with(|n| n.2);
        site.with(|s| way(&Number { value, ..s.breakpoint.clone() }, printed(s)))
    };
    let parts = move || {
        numbers.with(|(totals, sum, breakpoint)| {
            let whole = *breakpoint.max(sum).max(&1);
            let part = |(i, n): (usize, &i32)| {
                let width = format!("width:{}%", decimal(f64::from(*n) * 100.0 / f64::from(whole)));
                view! { <i class=format!("seat-{}", i + 1) prop:style=width></i> }
            };
            totals.iter().enumerate().filter(|(_, n)| **n > 0).map(part).collect_view()
        })
    };
    view! {
        <span class=class>
            <span class="meter-bar" aria-hidden="true">{parts}</span>
            {move || leader.get().map(|s| view! { <i class="leads" aria-hidden="true">{words::symbol(s)}</i> })}
            <span class="meter-n">
                <b>{move || numbers.with(|n| n.1)}</b>
                <small data-way=differs>"/" {move || numbers.with(|n| n.2)}</small>
            </span>
        </span>
    }
}

/// The points for a place, and who would have it if the base scored now.
fn award((points, seats): (i32, Vec<Seat>)) -> impl IntoView {
    let takes = |s: Seat| {
        let class = format!("takes seat-{}", s.0 + 1);
        view! { <i class=class data-sign=words::symbol(s) aria-hidden="true"></i> }
    };
    view! { <b>{points} <span class="takers">{seats.into_iter().map(takes).collect_view()}</span></b> }
}

/// What letting go of the lifted card would change here, and who would be awarded what. It is told when the card hangs over
/// it.
fn would_be(then: Preview) -> impl IntoView {
    let scores = then.scores();
    let award = |&(seat, points): &(Seat, i32)| {
        let text = format!("{} +{points}", words::symbol(seat));
        view! { <i class=format!("seat-{}", seat.0 + 1)>{text}</i> }
    };
    view! {
        <span class="change" class:scores=scores aria-hidden="true">
            {format!("{} → ", then.from)}
            <b>{then.to}</b>
            {scores.then_some(t().table.will_score)}
            {then.awards.iter().map(award).collect_view()}
        </span>
    }
}

/// How many cards of a player lie there, face up or down.
fn count(site: &SiteView, owner: Option<Seat>) -> usize {
    let cards = site.cards.iter().filter(|c| c.controller == owner).count();
    cards + site.buried.iter().filter(|b| b.by == owner).count()
}

fn power_of(site: &SiteView, owner: Option<Seat>) -> i32 {
    owner.and_then(|s| site.totals.get(s.index()).copied()).unwrap_or(0)
}

/// Where nothing lies there is room for the base's own text, and where little lies for long names.
fn crowd(cards: usize) -> &'static str {
    match cards {
        0 => "none",
        1..=5 => "few",
        _ => "many",
    }
}

/// What the style sheet works out from how large the cards at a site may be, by how many each group there has: the cards,
/// the groups, for one to three lines how many lie side by side, and for one to five side by side the lines they take and the
/// most groups in one line.
fn sizes(groups: &[usize]) -> String {
    let cards = groups.iter().sum::<usize>().max(1);
    let mut sizes = format!("--total:{cards};--groups:{}", groups.len().max(1));
    for (lines, name) in [(1, "--beside-one"), (2, "--beside-two"), (3, "--beside-three")] {
        let beside: usize = groups.iter().map(|n| n.div_ceil(lines)).sum();
        sizes.push_str(&format!(";{name}:{}", beside.max(1)));
    }
    for across in 1..=5 {
        let (lines, most) = packed(groups, across);
        sizes.push_str(&format!(";--lines-{across}:{lines};--most-{across}:{most}"));
    }
    sizes
}

/// The lines that groups take with so many cards side by side, and the most groups in one of them. Groups share a line as
/// long as they fit.
fn packed(groups: &[usize], across: usize) -> (usize, usize) {
    let (mut lines, mut most, mut taken, mut together) = (0, 1, across, 0);
    for &cards in groups {
        let cards = cards.max(1);
        if taken + cards > across {
            lines += cards.div_ceil(across);
            (taken, together) = (cards.min(across), 0);
        } else {
            taken += cards;
        }
        together += 1;
        most = most.max(together);
    }
    (lines.max(1), most)
}

/// Who has the first, the second and the third place there now: who has most power of those who compete, and so on. Of equals
/// each has the better place.
fn places(site: &SiteView) -> [Vec<Seat>; 3] {
    let powers = || site.totals.iter().zip(&site.competes).enumerate().filter(|(_, (_, c))| **c);
    let mut places = [const { Vec::new() }; 3];
    for (at, (power, _)) in powers() {
        let better = powers().filter(|(_, (p, _))| *p > power).count();
        if let Some(place) = places.get_mut(better) {
            place.push(Seat(at as u8));
        }
    }
    places
}

/// The one player with the most power there.
fn leader(totals: &[i32]) -> Option<Seat> {
    let most = totals.iter().copied().max().filter(|&n| n > 0)?;
    let mut first = totals.iter().enumerate().filter(|(_, n)| **n == most);
    let (at, _) = first.next()?;
    first.next().is_none().then_some(Seat(at as u8))
}

/// The printed breakpoint.
fn printed(site: &SiteView) -> i32 {
    match words::def(site.base.def).kind {
        Kind::Base { breakpoint, .. } => breakpoint,
        _ => 0,
    }
}

/// A site for those who do not see it.
fn describe(table: Table, site: &SiteView) -> String {
    let (sites, nth, viewer) = table
        .view
        .with(|v| (v.sites.len(), v.sites.iter().position(|s| s.id == site.id), v.viewer));
    let name = words::def(site.base.def).name;
    let power: Vec<String> = table
        .seats()
        .into_iter()
        .filter(|&s| power_of(site, Some(s)) > 0)
        .map(|s| {
            let name = if viewer == Some(s) { t().table.you.to_owned() } else { table.name(s) };
            format!("{name} {}", power_of(site, Some(s)))
        })
        .collect();
    (t().table.site)(&SiteSaid {
        nth: nth.unwrap_or(0) + 1,
        sites,
        name,
        sum: site.sum,
        breakpoint: site.breakpoint.value,
        printed: printed(site),
        power: &power,
        vp: site.vp,
        scores: site.scoring || site.ready,
        buried: site.buried.len(),
    })
}
