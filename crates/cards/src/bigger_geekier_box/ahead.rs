//! Cards of the All Stars whose own factions are not in the game yet. When one of these comes, its card moves there.

use engine::cards::*;

/// Of the Star Roamers.
pub const ENSIGN: CardDef = minion("Ensign", 1, 2)
    .text("Ongoing: When another player plays a card that affects another of your minions here, you may have it affect this minion instead.")
    .rulings(&[
        "A card that is just played, not one that is already in play.",
        "Also an action that would be played on the other minion.",
        "It need not be what the card could have chosen.",
    ])
    .art("astronaut-helmet")
    .has(may_take(|eye, card, effect| {
        effect.cause.is_other_player(eye.you()) && eye.is(card, minions().yours().here().other())
    }));

/// Of the Astroknights.
pub const PREPARE_FOR_BATTLE: CardDef = action("Prepare for Battle", 1)
    .text("Reveal the top two cards of your deck. Place one into your hand and the other on the bottom of your deck.")
    .art("viking-helmet")
    .on_play(|cx| {
        let revealed = cx.reveal_top(cx.you(), 2);
        let taken = cx.choose_from(Why::Take, &revealed, cards())?;
        cx.place_in_hand(&taken)?;
        cx.place_under_decks(&cx.among(&revealed, cards()))?;
        Ok(())
    });
