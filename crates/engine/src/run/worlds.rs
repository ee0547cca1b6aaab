//! Other worlds a seat could be in: what is hidden from it, permuted.

use crate::look::state::State;
use crate::nouns::ids::{CardId, Seat};
use crate::nouns::question::Ask;
use crate::nouns::zone::Home;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;

/// Lays the cards hidden from `seat` out anew, those of each home among themselves, and reseeds the generator.
/// Cards being looked at, revealed or resolved stay, and so do those that the open question is about or shows
/// to the seat: of a hand it has looked at, of a deck it searches. The new order comes from `seed` and from what the seat
/// knows alone, never from where the hidden cards truly lie: two positions that look the same to the seat give
/// the same world.
pub(crate) fn enter(state: &mut State, seat: Seat, seed: u64, ask: &Ask) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let shown = |card: CardId| {
        let offered = ask.options.iter().any(|pick| pick.card() == Some(card));
        let about = ask.source.is_some_and(|source| source.card == card);
        (offered || about) && (ask.who == seat || !ask.private)
    };
    let mut homes: Vec<Home> = state.seats().map(Home::Player).collect();
    homes.push(Home::Bases);
    for home in homes {
        let hidden = |c: &CardId| state.card(*c).home == home && !shown(*c);
        // In the order of their places, which says nothing of the cards.
        let places: Vec<CardId> = hidden_places(state, seat).filter(hidden).collect();
        let mut cards = places.clone();
        cards.sort_unstable();
        cards.shuffle(&mut rng);
        permute(state, &places, &cards);
    }
    state.rng = rng;
}

/// The cards in the decks and in the hands of others, place by place.
fn hidden_places(state: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let hands = state.seats().filter(move |&s| s != seat);
    let hands = hands.flat_map(|s| &state.players[s].hand);
    let decks = state.players.0.iter().flat_map(|p| &p.pile.deck);
    hands.chain(decks).chain(&state.bases.deck).copied()
}

/// Puts `cards[i]` where `places[i]` was.
fn permute(state: &mut State, places: &[CardId], cards: &[CardId]) {
    let slots: Vec<_> = places.iter().map(|&c| (state.card(c).zone, state.card(c).stay)).collect();
    let mut becomes: Vec<CardId> = (0..state.cards.len()).map(|i| CardId(i as u16)).collect();
    for ((&place, &card), (zone, stay)) in places.iter().zip(cards).zip(slots) {
        becomes[place.index()] = card;
        let c = state.card_mut(card);
        c.zone = zone;
        c.stay = stay;
    }
    let new = |c: &mut CardId| *c = becomes[c.index()];
    for player in &mut state.players.0 {
        player.pile.deck.iter_mut().for_each(new);
        player.hand.iter_mut().for_each(new);
    }
    state.bases.deck.iter_mut().for_each(new);
}
