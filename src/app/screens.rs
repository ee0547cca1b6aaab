//! The screens that few visits open, as one part that comes when the first of them does.

use super::learn::coach::FirstGame;
use super::parts::{Code, NotHere, with_its_style};
use super::start::about::About;
use super::start::broken::Broken;
use super::start::faction_page::{FactionRoute, Factions};
use super::start::games::Games;
use super::start::new_game::{NewGame, first_against};
use super::start::room;
use super::start::stats::Stats;
use super::store::Saved;
use crate::engine::ids::FactionId;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// How each of them is made.
pub struct Screens {
    /// Who made this.
    pub about: fn() -> AnyView,
    /// A saved game that does not open: its id, why in words for people and exactly, and what is stored.
    pub broken: fn(String, [String; 2], String) -> AnyView,
    /// Describes sound games anew whose description cannot be read.
    pub describe: fn(RwSignal<Vec<Saved>>),
    /// The cards of a faction.
    pub faction: fn(FactionId) -> AnyView,
    /// All factions.
    pub factions: fn() -> AnyView,
    /// The first game against the computer.
    pub first: fn() -> AnyView,
    /// All saved games.
    pub games: fn() -> AnyView,
    /// The first game, which teaches.
    pub learn: fn() -> AnyView,
    /// The form for a new game.
    pub new: fn() -> AnyView,
    /// What can go where the storage is full.
    pub room: fn(RwSignal<Vec<Saved>>) -> AnyView,
    /// The form for a game against the computer.
    pub solo: fn() -> AnyView,
    /// The finished games of this device.
    pub stats: fn() -> AnyView,
}

static ALL: Screens = Screens {
    about: || view! { <About/> }.into_any(),
    broken: |id, why, text| view! { <Broken id why text/> }.into_any(),
    describe: room::describe,
    faction: |id| view! { <FactionRoute id/> }.into_any(),
    factions: || view! { <Factions/> }.into_any(),
    first: first_against,
    games: || view! { <Games/> }.into_any(),
    learn: || view! { <FirstGame/> }.into_any(),
    new: || view! { <NewGame/> }.into_any(),
    room: |games| view! { <room::MakeRoom games/> }.into_any(),
    solo: || view! { <NewGame solo=true/> }.into_any(),
    stats: || view! { <Stats/> }.into_any(),
};

#[wasm_split(screens, fallible)]
fn all_screens() -> Result<&'static Screens, NotHere> {
    Ok(&ALL)
}

/// The part.
pub static SCREENS: Code<Screens> = Code::new(|| Box::pin(with_its_style(all_screens())));
