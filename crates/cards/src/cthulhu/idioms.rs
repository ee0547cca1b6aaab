//! Turns of phrase of this set, most of them about Madness.

pub use crate::idioms::*;

/// "Each other player draws ... Madness cards."
pub fn others_draw_madness(cx: &mut Cx, n: usize) -> Step {
    for player in cx.other_players() {
        cx.draw_madness(player, n)?;
    }
    Ok(())
}

/// "Draw a Madness card."
pub fn you_draw_madness(cx: &mut Cx) -> Step {
    cx.draw_madness(cx.you(), 1)?;
    Ok(())
}

/// Whether there is a card in the Madness deck.
pub fn madness_is_left(eye: &Eye) -> bool {
    !eye.state.deck(Home::Madness).is_empty()
}

/// Whether there are two.
pub fn two_madness_are_left(eye: &Eye) -> bool {
    eye.state.deck(Home::Madness).len() >= 2
}

/// "That player may draw a Madness card.": whether they did.
pub fn may_draw_madness(cx: &mut Cx, player: Seat) -> Step<bool> {
    let left = madness_is_left(&cx.eye());
    Ok(left && cx.yes_of(player, Why::Draw)? && cx.draw_madness(player, 1)? > 0)
}

/// "Draw up to three Madness cards.": how many were drawn.
pub fn draw_up_to_three_madness(cx: &mut Cx) -> Step<usize> {
    let n = cx.choose_count(cx.state().deck(Home::Madness).len().min(3))?;
    cx.draw_madness(cx.you(), n)
}

/// "Discard a Madness card. If you do, ...": whether you did.
pub fn discard_madness(cx: &mut Cx) -> Step<bool> {
    let chosen = cx.choose(Why::Discard, madness().in_hand())?;
    Ok(!cx.discard(&chosen)?.is_empty())
}

/// "Return ... Madness cards from your hand or discard pile to the Madness deck.": so many.
pub fn return_some(cx: &mut Cx, how_many: Select) -> Step {
    cx.tells_of_hand(cx.you());
    let mut found = cx.all(madness().in_hand());
    found.extend(cx.all(madness().in_discard()));
    let chosen = cx.choose_from(Why::Place, &found, how_many)?;
    cx.return_madness(&chosen)
}

/// "Place ... among them into your hand, and the others on the bottom of your deck.", of cards revealed off a deck.
pub fn keep_some(cx: &mut Cx, revealed: &[Ref], kept: Select) -> Step {
    cx.place_in_hand(&cx.among(revealed, kept))?;
    cx.place_under_decks(&cx.among(revealed, cards()))?;
    Ok(())
}
