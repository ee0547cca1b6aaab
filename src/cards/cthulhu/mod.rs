//! The Obligatory Cthulhu Set: four factions that hand out Madness, or live with it; eight bases, and the Madness deck.

mod bases;
pub(super) mod elder_things;
pub(super) mod innsmouth;
pub(super) mod minions_of_cthulhu;
pub(super) mod miskatonic_university;

use crate::engine::catalog::SetDef;
use crate::engine::def::{CardDef, action};
use crate::engine::question::Why;
use crate::engine::select::madness;
use crate::engine::state::Home;
use crate::engine::{Cx, Step};

/// The Obligatory Cthulhu Set, edition 2018.
pub const SET: SetDef = SetDef {
    name: "The Obligatory Cthulhu Set",
    slug: "cthulhu",
    factions: &[
        &elder_things::ELDER_THINGS,
        &innsmouth::INNSMOUTH,
        &minions_of_cthulhu::MINIONS_OF_CTHULHU,
        &miskatonic_university::MISKATONIC_UNIVERSITY,
    ],
    bases: bases::BASES,
    decks: &[(Home::Madness, MADNESS)],
};

/// The Madness deck.
const MADNESS: &[CardDef] = &[action("Madness", 30)
    .text("Draw two cards, or return this card to the Madness deck.")
    .rulings(&[
        "At the end of the game you lose 1 VP for every two Madness cards that you have anywhere.",
    ])
    .art("brain-leak")
    .on_play(|cx| {
        match cx.choose_mode(
            &["Draw two cards", "Return it to the Madness deck"],
            &[true, true],
            false,
        )? {
            Some(0) => cx.draw(cx.you(), 2),
            _ => {
                cx.return_madness(&[cx.this()]);
                Ok(())
            }
        }
    })];

/// "Each other player draws ... Madness cards."
fn others_draw_madness(cx: &mut Cx, n: usize) -> Step {
    for player in cx.other_players() {
        cx.draw_madness(player, n)?;
    }
    Ok(())
}

/// "Draw a Madness card."
fn you_draw_madness(cx: &mut Cx) -> Step {
    cx.draw_madness(cx.you(), 1).map(drop)
}

/// "Discard a Madness card. If you do, ...": whether you did.
fn discard_madness(cx: &mut Cx) -> Step<bool> {
    match cx.choose(Why::Discard, madness().in_hand())? {
        Some(card) => Ok(!cx.discard(&[card])?.is_empty()),
        None => Ok(false),
    }
}

/// "... up to ... Madness cards from your hand or discard pile to the Madness deck."
fn return_up_to(cx: &mut Cx, most: u8) -> Step {
    let mut cards = cx.eye().all(madness().in_hand());
    cards.extend(cx.eye().all(madness().in_discard()));
    let chosen = cx.pick_cards(cx.you(), Why::Place, &cards, 0, most)?;
    cx.return_madness(&chosen);
    Ok(())
}
