//! Other worlds a seat could be in: what is hidden from it, permuted.

use super::ids::{CardId, Seat};
use super::question::Ask;
use super::state::{Home, State, Zone};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;

/// Permutes in place the cards hidden from `seat`, those of each home among themselves, and reseeds the
/// generator. Cards being looked at, revealed or resolved stay, and so do those that the open question is about or shows
/// to the seat: of a hand it has looked at, of a deck it searches.
pub(crate) fn enter(state: &mut State, seat: Seat, seed: u64, ask: &Ask) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let shown = |card: CardId| {
        let offered = ask.options.iter().any(|pick| pick.card() == Some(card));
        let about = ask.source.is_some_and(|source| source.card == card);
        (offered || about) && (ask.who == seat || !ask.private)
    };
    let hidden = |zone: Zone| match zone {
        Zone::Deck(home) => home != Home::Madness,
        Zone::Hand(s) => s != seat,
        _ => false,
    };
    let mut homes: Vec<Home> = state.seats().map(Home::Player).collect();
    homes.push(Home::Bases);
    for home in homes {
        let places: Vec<CardId> = (0..state.cards.len())
            .map(|i| CardId(i as u16))
            .filter(|&c| state.card(c).home == home && hidden(state.card(c).zone) && !shown(c))
            .collect();
        let mut cards = places.clone();
        cards.shuffle(&mut rng);
        permute(state, &places, &cards);
    }
    state.rng = rng;
}

/// Puts `cards[i]` where `places[i]` was.
fn permute(state: &mut State, places: &[CardId], cards: &[CardId]) {
    let slots: Vec<_> = places.iter().map(|&c| (state.card(c).zone, state.card(c).stay)).collect();
    for (&card, (zone, stay)) in cards.iter().zip(slots) {
        let c = state.card_mut(card);
        c.zone = zone;
        c.stay = stay;
    }
    let new = |c: &mut CardId| {
        if let Some(i) = places.iter().position(|p| p == c) {
            *c = cards[i];
        }
    };
    for player in &mut state.players.0 {
        player.pile.deck.iter_mut().for_each(new);
        player.hand.iter_mut().for_each(new);
    }
    state.bases.deck.iter_mut().for_each(new);
}
