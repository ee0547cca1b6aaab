//! A small picture of how a saved game stands: the points of each player, and the power at each base.

use crate::app::place::decimal;
use crate::app::stand::Base;
use crate::app::store::Meta;
use crate::desk::words::symbol_of;
use crate::engine::GOAL;
use crate::words::page::t;
use leptos::prelude::*;

/// The picture; none of a game that was saved before there were any.
pub fn picture(meta: &Meta) -> Option<impl IntoView + use<>> {
    if meta.bases.is_empty() {
        return None;
    }
    let points = meta.vp.iter().enumerate().map(|(seat, &vp)| points(seat, vp)).collect_view();
    let bases = meta.bases.iter().map(base).collect_view();
    Some(view! {
        <div class="stand" role="img" aria-label=in_words(meta)>
            <div class="stand-points">{points}</div>
            {bases}
        </div>
    })
}

/// The same in words.
fn in_words(meta: &Meta) -> String {
    let names = meta.called();
    let base = |base: &Base| {
        let there = names.iter().zip(&base.power).filter(|(_, power)| **power > 0);
        let there: Vec<String> = there.map(|(name, power)| format!("{name} {power}")).collect();
        (t().games.base)(&base.name, base.sum(), base.breakpoint, &there)
    };
    let points: Vec<String> =
        names.iter().zip(&meta.vp).map(|(name, vp)| format!("{name} {vp}")).collect();
    (t().games.stands)(&points, &meta.bases.iter().map(base).collect::<Vec<_>>())
}

/// The points of a player on the way to the end.
fn points(seat: usize, vp: i32) -> impl IntoView {
    view! {
        <span class=format!("stand-vp seat-{}", seat + 1)>
            <i>{symbol_of(seat)}</i>
            <span class="stand-way"><b prop:style=width(vp, GOAL)></b></span>
            <b>{vp}</b>
        </span>
    }
}

/// The power at a base against its breakpoint, as on the table.
fn base(base: &Base) -> impl IntoView + use<> {
    let whole = base.breakpoint.max(base.sum());
    let part = |(seat, &power): (usize, &i32)| {
        view! { <i class=format!("seat-{}", seat + 1) prop:style=width(power, whole)></i> }
    };
    let parts = base.power.iter().enumerate().filter(|(_, power)| **power > 0).map(part);
    let leads = base.leader();
    view! {
        <div class="stand-base">
            <span class="stand-name">{base.name.clone()}</span>
            <span class="meter">
                <span class="meter-bar">{parts.collect_view()}</span>
                <span class="meter-n">
                    {leads.map(|seat| view! { <i>{symbol_of(seat)}</i> })}
                    <b>{base.sum()}</b>
                    <small>"/" {base.breakpoint}</small>
                </span>
            </span>
        </div>
    }
}

fn width(part: i32, whole: i32) -> String {
    let part = f64::from(part.clamp(0, whole)) * 100.0 / f64::from(whole.max(1));
    format!("width:{}%", decimal(part))
}
