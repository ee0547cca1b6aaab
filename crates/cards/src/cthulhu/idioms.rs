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
    cx.draw_madness(cx.you(), 1)?;
    Ok(())
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

/// "... up to ... Madness cards from your hand or discard pile to the Madness deck."
pub fn return_up_to(cx: &mut Cx, most: u16) -> Step {
    cx.tells_of_hand(cx.you());
    let mut found = cx.all(madness().in_hand());
    found.extend(cx.all(madness().in_discard()));
    let chosen = cx.choose_from(Why::Place, &found, cards().up_to(most))?;
    cx.return_madness(&chosen)
}

/// "Place ... among them into your hand, and the others on the bottom of your deck.", of cards revealed off a deck.
pub fn keep_some(cx: &mut Cx, revealed: &[Ref], kept: Select) -> Step {
    cx.place_in_hand(&cx.among(revealed, kept))?;
    cx.place_under_decks(&cx.among(revealed, cards()))?;
    Ok(())
}
