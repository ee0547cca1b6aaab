//! Turns of phrase of this set, most of them about Madness.

use engine::cards::*;

/// "Each other player draws ... Madness cards."
pub fn others_draw_madness(cx: &mut Cx, n: usize) -> Step {
    for player in cx.other_players() {
        cx.draw_madness(player, n)?;
    }
    Ok(())
}

/// "Draw a Madness card."
pub fn you_draw_madness(cx: &mut Cx) -> Step {
    cx.draw_madness(cx.you(), 1).map(drop)
}

/// "Discard a Madness card. If you do, ...": whether you did.
pub fn discard_madness(cx: &mut Cx) -> Step<bool> {
    match cx.choose(Why::Discard, madness().in_hand())? {
        Some(card) => Ok(!cx.discard(&[card])?.is_empty()),
        None => Ok(false),
    }
}

/// "... up to ... Madness cards from your hand or discard pile to the Madness deck."
pub fn return_up_to(cx: &mut Cx, most: u8) -> Step {
    cx.tells_of_hand(cx.you());
    let mut cards = cx.eye().all(madness().in_hand());
    cards.extend(cx.eye().all(madness().in_discard()));
    let chosen = cx.pick_cards(cx.you(), Why::Place, &cards, 0, most)?;
    cx.return_madness(&chosen);
    Ok(())
}

/// "Place ... among them into your hand, and the others on the bottom of your deck.", of cards revealed off a deck.
pub fn keep_some(
    cx: &mut Cx,
    revealed: Vec<CardId>,
    kept: impl Fn(&State, CardId) -> bool,
) -> Step {
    let (kept, others): (Vec<_>, Vec<_>) =
        revealed.into_iter().partition(|&card| kept(cx.state(), card));
    let kept = cx.refs(&kept);
    cx.take_into_hand(&kept, Seats::ALL)?;
    cx.place_under_decks(&others)
}
