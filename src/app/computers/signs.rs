//! What is to be seen of computers at the table: who is one, that it thinks, and why it did something.

use super::minds::{self, Told};
use super::play::Thinker;
use crate::ai::computer::Computer;
use crate::app::route::Route;
use crate::app::table::controller::Table;
use crate::app::table::record;
use crate::app::table::stop::OneStop;
use crate::app::table::who::{Undo, Who};
use crate::desk::Crew;
use crate::engine::ids::Seat;
use crate::words::page::t;
use leptos::prelude::*;

/// What somebody is, if no person: "computer (hard), builds".
#[must_use]
pub fn about(crew: Crew, seat: Seat) -> Option<String> {
    crew.get(seat).map(|Computer { level, temperament }| (t().computers.about)(level, temperament))
}

/// The same below a name.
#[component]
pub fn About(table: Table, seat: Seat) -> impl IntoView {
    about(table.crew(), seat).map(|line| view! { <small class="computer">{line}</small> })
}

/// By a player: that they think.
#[component]
pub fn Thinks(table: Table, seat: Seat) -> impl IntoView {
    let on = Memo::new(move |_| table.thinks() == Some(seat));
    move || on.get().then(|| view! { <span class="thinks">{t().computers.thinks}</span> })
}

/// In the place of the question while a computer decides. It stays while one computer decides after the other: what goes with the
/// keyboard's focus on it makes the browser lay everything out at once.
#[component]
pub fn Thinking(table: Table) -> impl IntoView {
    let thinker = use_context::<Thinker>()?;
    let who = Memo::new(move |_| table.thinks());
    let any = Memo::new(move |_| who.with(Option::is_some));
    let people = table.crew().people(table.seats().len()).next().is_some();
    let class = move || match who.get() {
        Some(seat) => format!("question thinking seat-{}", seat.0 + 1),
        None => "question thinking".to_owned(),
    };
    let thinks = move || {
        let seat = who.get()?;
        let about = about(table.crew(), seat);
        Some(
            view! { <p><Who table seat /> " " {t().computers.thinks} " " <small>{about}</small></p> },
        )
    };
    Some(move || {
        any.get().then(|| {
            let undo = people.then(|| view! { <Undo table /> });
            view! {
                <section
                    class=class
                    data-question="thinking"
                    aria-label=move || who.get().map(|seat| (t().computers.thinking)(&table.name(seat)))
                    tabindex="-1"
                >
                    <div class="question-line">{thinks}</div>
                    <div class="answers">
                        {undo}
                        <span class="answers-mid"></span>
                        <button type="button" class="answer" data-action="decide-now" on:click=move |_| thinker.hurry()>
                            {t().computers.decide_now}
                        </button>
                    </div>
                </section>
            }
        })
    })
}

/// At the end, for the only person among computers who has won: the same factions against the next level.
#[component]
pub fn Stronger(table: Table) -> impl IntoView {
    let crew = table.crew();
    let players = table.seats().len();
    let alone = crew.alone(players)?;
    let won = table.view.with_untracked(|v| v.winners.contains(&alone));
    let stronger = crew.stronger().filter(|_| won)?;
    let level = table.seats().into_iter().filter_map(|s| stronger.get(s)).map(|c| c.level).max()?;
    let game = record::anew(table)?;
    let address = Route::Direct(game + &stronger.as_query(players)).href();
    Some(view! {
        <a class="button" href=address data-action="stronger">{(t().computers.stronger)(level)}</a>
    })
}

/// By what a computer has caused: why it did that, for whoever asks.
#[component]
pub fn Why(
    /// The game.
    table: Table,
    /// The number of the event.
    seq: u32,
    /// Whether it stands where keys do not come, and nothing is read aloud.
    #[prop(optional)]
    hidden: bool,
) -> impl IntoView {
    let theirs = table.peek(|desk| desk.is_computers(seq));
    let asked = RwSignal::new(false);
    let said: Told = RwSignal::new(None);
    let tell = move |_| {
        asked.set(true);
        minds::tell(said, move |minds| Some(table.peek(|desk| (minds.why)(desk, seq))));
    };
    let line = move || match said.get() {
        Some(Ok(line)) => line,
        Some(Err(why)) => why.to_owned(),
        None => t().computers.why_coming.to_owned(),
    };
    let coming = move || said.with(Option::is_none).then_some("true");
    let shown = move || match asked.get() {
        true => view! { <q class="why-said" role="status" aria-busy=coming>{line}</q> }.into_any(),
        false => {
            let label = t().computers.why;
            let skipped = if hidden { Some("-1") } else { OneStop::tabindex() };
            view! {
                <button type="button" class="why" data-action="why" tabindex=skipped on:click=tell>
                    {label}
                </button>
            }
            .into_any()
        }
    };
    theirs.then_some(shown)
}
