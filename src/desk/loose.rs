//! The cards of a question that do not lie where one could tap them: looked at, revealed, in a discard
//! pile, on another card. They are shown with the question.

use super::manner::{Asked, By, answered, is_free};
use super::place::Where;
use crate::engine::question::Pick;
use crate::engine::view::{CardView, TableView};
use crate::engine::zone::{Home, Zone};

/// A card that is shown with a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loose {
    /// The card.
    pub card: CardView,
    /// Where it lies.
    pub at: Where,
}

/// The loose cards of a question, and cards that are shown without being a choice.
#[must_use]
pub fn loose(view: &TableView, asked: &Asked) -> Vec<Loose> {
    let mut cards: Vec<Loose> = Vec::new();
    let choices = asked.ask.choices.iter().filter_map(|c| c.card.as_ref());
    // What may be played from the discard pile lies with the hand, and what may be used has a button.
    for card in choices.filter(|_| !asked.is_free()) {
        let at = Where::from(card.zone);
        if !at.lies_open(view.viewer) && !cards.iter().any(|c| c.card.id == card.id) {
            cards.push(Loose { card: card.clone(), at });
        }
    }
    // Who chooses on the table what another card is for does not choose the card that has been played meanwhile.
    let open = |card: &CardView| Where::from(card.zone).lies_open(view.viewer);
    let aims = asked.ask.choices.iter().any(|c| match answered(c.pick) {
        By::Site(_) | By::FaceDown(_) => true,
        By::Card(_) => c.card.as_ref().is_some_and(open),
        By::Use(_) | By::Player(_) | By::Button => false,
    });
    // What is placed for a duel lies between the two, and they are there themselves in place of the card that began it.
    let shown = view.shown.iter().filter(|c| match c.zone {
        Zone::Duel(_) => false,
        Zone::Resolving(_) => !aims && view.duel.is_none(),
        _ => true,
    });
    for card in shown {
        let source = asked.ask.source.as_ref().is_some_and(|s| s.id == card.id);
        if !source && !cards.iter().any(|c| c.card.id == card.id) {
            cards.push(Loose { card: card.clone(), at: card.zone.into() });
        }
    }
    cards
}

/// The treasures of a scored base that nobody has taken yet.
pub fn loot(view: &TableView) -> impl Iterator<Item = &CardView> {
    view.shown.iter().filter(|c| c.zone == Zone::Revealed(Home::Treasures))
}

/// The cards that lie with the hand: those in it and, while they may be played, those of the discard pile that may
/// be too.
#[must_use]
pub fn hand(view: &TableView) -> Vec<Loose> {
    let own = view.viewer.and_then(|s| view.players.get(s.index()));
    let playable = |card: &&CardView| {
        let free = view.ask.as_ref().filter(|a| is_free(a.why));
        free.is_some_and(|a| a.choices.iter().any(|c| c.pick == Pick::Play(card.id)))
    };
    let hand = own.and_then(|p| p.hand.as_ref()).into_iter().flatten();
    let pile = own.map(|p| &p.discard).into_iter().flatten().filter(playable);
    hand.chain(pile).map(|c| Loose { card: c.clone(), at: c.zone.into() }).collect()
}
