//! In the form for a new game: who sits on a place.

use crate::ai::Level;
use crate::ai::computer::{LEVELS, TEMPERAMENTS, level_named};
use crate::app::start::form::Form;
use crate::app::store::{set_setting, setting};
use crate::words::page::t;
use leptos::prelude::*;

/// What the level chosen last is stored as.
const LEVEL: &str = "level";

/// The level that was chosen last on this device.
#[must_use]
pub fn usual_level() -> Level {
    setting(LEVEL).and_then(|name| level_named(&name)).unwrap_or(Level::Medium)
}

/// Who sits on a place: a person, or a computer and what it likes.
#[component]
pub fn Chair(place: usize) -> impl IntoView {
    let form = expect_context::<Form>();
    let there = move || form.with(|l| l.places.get(place).and_then(|p| p.computer));
    let level = Memo::new(move |_| there().map(|c| c.level));
    let temperament = Memo::new(move |_| there().map(|c| c.temperament));
    let any = Memo::new(move |_| level.get().is_some());
    let sit = move |ev| {
        let name: String = event_target_value(&ev);
        let level = level_named(&name);
        if level.is_some() {
            set_setting(LEVEL, &name);
        }
        form.change(|l, lots| l.sit(place, level, lots));
    };
    let like = move |ev| {
        let name = event_target_value(&ev);
        let chosen = TEMPERAMENTS.iter().find(|t| t.1 == name).map(|t| t.0);
        form.change(|l, _| {
            if let (Some(computer), Some(chosen)) = (&mut l.places[place].computer, chosen) {
                computer.temperament = chosen;
            }
        });
    };
    let levels = LEVELS.map(|(one, name)| {
        view! { <option value=name prop:selected=move || level.get() == Some(one)>{(t().computers.seat)(one)}</option> }
    });
    let likes = move || {
        any.get().then(|| {
            let likes = TEMPERAMENTS.map(|(one, name)| {
                view! { <option value=name prop:selected=move || temperament.get() == Some(one)>{(t().computers.does)(one)}</option> }
            });
            let label = move || (t().computers.how_it_plays)(&form.with(|l| l.name(place)));
            view! { <select aria-label=label data-temperament=place + 1 on:change=like>{likes.collect_view()}</select> }
        })
    };
    view! {
        <div class="chair">
            <select aria-label=(t().computers.who_sits)(place + 1) data-chair=place + 1 on:change=sit>
                <option value="" prop:selected=move || level.get().is_none()>{t().computers.person}</option>
                {levels.collect_view()}
            </select>
            {likes}
        </div>
    }
}
