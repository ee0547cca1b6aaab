//! Other worlds a seat could be in: what is hidden from it, permuted.

use crate::look::state::State;
use crate::nouns::event::{Event, EventKind, Happened};
use crate::nouns::ids::{CardId, Seat, Stay};
use crate::nouns::order::sort_by_key;
use crate::nouns::question::Ask;
use crate::nouns::zone::{Home, Zone};
use crate::table::fated::Fated;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;

/// A place whose card a seat does not see.
struct Place {
    zone: Zone,
    /// Where in the list of the zone.
    at: usize,
    stay: Stay,
    controller: Option<Seat>,
    played_by: Option<Seat>,
    /// Whose cards lie there, as far as anybody knows who does not see them.
    home: Home,
}

/// Lays the cards hidden from `seat` out anew, place by place, and reseeds the generator: no coin falls as it will. The
/// cards of each home stay among themselves; if there are fewer or more of them than places for them, cards of other homes
/// must be there, or some of them elsewhere: strangers, who are in hands first.
///
/// Cards being looked at stay, since the ability that runs holds them, and so do those that the open question is about
/// or shows to the seat, of a deck it searches, and those that it has been shown this turn. The new order comes from
/// `seed` and from what the seat knows alone, never from where the hidden cards truly lie: two positions that look the
/// same to the seat give the same world.
pub(crate) fn enter(state: &mut State, seat: Seat, seed: u64, ask: &Ask) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let shown = |card: CardId| {
        let offered = ask.options.iter().any(|pick| pick.card() == Some(card));
        let about = ask.source.is_some_and(|source| source.card == card);
        let about = about || ask.why.card() == Some(card);
        (offered || about) && (ask.who == seat || !ask.private)
    };
    let stays = |card: CardId| {
        let looked_at = matches!(state.card(card).zone, Zone::LookedAt(..));
        looked_at || shown(card) || has_been_shown(state, seat, card)
    };
    let hidden = |card: &CardId| !state.seen_by(*card).has(seat) && !stays(*card);
    let mut cards: Vec<CardId> = state.places().filter(hidden).collect();
    let places: Vec<Place> = cards.iter().map(|&card| place(state, card)).collect();
    // The order of their places says nothing of the cards.
    sort_by_key(&mut cards, |&card| card);
    let dealt = deal(state, &places, &cards, &mut rng);
    for (place, card) in places.iter().zip(dealt) {
        lay(state, place, card);
    }
    // What is laid of the chance to come is known to nobody.
    state.fated = Fated::default();
    state.rng = rng;
}

/// Whether a seat has been shown this turn which card lies there, in a hand, stored or in a deck that is being searched, and has
/// lain there since.
fn has_been_shown(state: &State, seat: Seat, card: CardId) -> bool {
    let this = state.at(card);
    let shown = |e: &Event| {
        let names = || e.what.each_card().any(|shown| shown.card == this);
        e.is(EventKind::Shown) && e.seen.has(seat) && names()
    };
    let shuffled = |home| move |e: &Event| e.what == Happened::Shuffled(home);
    let mut latest = state.history.iter().rev();
    match state.card(card).zone {
        Zone::Hand(_) | Zone::Under(_) => latest.any(shown),
        Zone::Deck(home) => latest.take_while(|e| !shuffled(home)(e)).any(shown),
        _ => false,
    }
}

fn place(state: &State, card: CardId) -> Place {
    let c = state.card(card);
    let at = state.list(c.zone).iter().position(|&other| other == card).unwrap_or_default();
    let (controller, played_by) = (c.controller, c.played_by);
    let home = state.usual_home(card);
    Place { zone: c.zone, at, stay: c.stay, controller, played_by, home }
}

/// Which card lies at each place now.
fn deal(state: &State, places: &[Place], cards: &[CardId], rng: &mut Pcg64Mcg) -> Vec<CardId> {
    let mut dealt: Vec<Option<CardId>> = vec![None; places.len()];
    let mut strangers: Vec<CardId> = Vec::new();
    for home in state.seats().map(Home::Player).chain(Home::COMMON) {
        let of_home = |c: &CardId| state.card(*c).home == home;
        let mut own: Vec<CardId> = cards.iter().copied().filter(of_home).collect();
        own.shuffle(rng);
        let mut slots: Vec<usize> = (0..places.len()).filter(|&i| places[i].home == home).collect();
        if let Some(strange @ 1..) = slots.len().checked_sub(own.len()) {
            slots.shuffle(rng);
            sort_by_key(&mut slots, |&i| !matches!(places[i].zone, Zone::Hand(_)));
            slots.drain(..strange);
        }
        strangers.extend(own.drain(slots.len()..));
        for (slot, card) in slots.into_iter().zip(own) {
            dealt[slot] = Some(card);
        }
    }
    strangers.shuffle(rng);
    dealt.into_iter().filter_map(|card| card.or_else(|| strangers.pop())).collect()
}

fn lay(state: &mut State, place: &Place, card: CardId) {
    let c = state.card_mut(card);
    c.zone = place.zone;
    c.stay = place.stay;
    c.controller = place.controller;
    c.played_by = place.played_by;
    if let Some(list) = state.list_mut(place.zone) {
        list[place.at] = card;
    }
    state.own_madness(card);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nouns::coin::Coin;
    use crate::nouns::question::Why;
    use crate::run::cx::Cx;
    use crate::run::tape::Tape;
    use crate::testing::then;

    /// Neither what is laid nor what the seed would bring: the coins of a world are its own.
    #[test]
    fn a_world_does_not_know_how_coins_will_fall() {
        for laid in [vec![Coin::Heads; 8], Vec::new()] {
            let mut of_worlds = Vec::new();
            for world in 1..=8 {
                let (mut state, _) = crate::testing::table();
                state.lay_fated(Vec::new(), laid.clone());
                let mut entries = Vec::new();
                let cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
                let ask = cx.question(Seat(0), Why::PlayCards, Vec::new());
                enter(&mut state, Seat(0), world, &ask);
                then(&mut state, |cx| cx.flip_several(8).map(drop));
                of_worlds.push(state.history.iter().filter_map(Event::flipped).collect::<Vec<_>>());
            }
            of_worlds.dedup();
            assert!(of_worlds.len() > 4, "{of_worlds:?}");
        }
    }
}
