//! Cards of the All Stars whose own factions are not in the game yet. When one of these comes, its card moves there.

use engine::cards::*;

/// Of the Fairies.
pub const PUCK: CardDef = minion("Puck", 1, 3)
    .text("You may play an extra action, or draw a card.")
    .art("fairy")
    .on_play(|cx| {
        cx.one_of([
            part("Play an extra action", |cx| cx.extra_play(Permission::action())),
            part("Draw a card", |cx| cx.draw(cx.you(), 1)),
        ])
    });

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

/// Of the Mythic Horses.
pub const FRIENDSHIP_POWER: CardDef = action("Friendship Power", 1)
    .text("Move one of your minions to another base where you have a minion. You may place this card into your hand instead of the discard pile.")
    .art("shaking-hands")
    .on_play(|cx| {
        friendship(cx)?;
        if cx.yes()? { cx.place_in_hand(&[cx.this()]).map(drop) } else { Ok(()) }
    });

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

fn friendship(cx: &mut Cx) -> Step {
    let joined = |cx: &Cx, minion| {
        let mut others = cx.other_sites(minion);
        others.retain(|&s| cx.eye().any(minions().yours().at(s)));
        others
    };
    let mut movable = cx.all(minions().yours());
    movable.retain(|&minion| !joined(cx, minion).is_empty());
    for minion in cx.choose_from(Why::Move, &movable, cards())? {
        cx.move_to_one_of(minion, &joined(cx, minion))?;
    }
    Ok(())
}
