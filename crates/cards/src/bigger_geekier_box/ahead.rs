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

/// Of the Mythic Horses.
pub const FRIENDSHIP_POWER: CardDef = action("Friendship Power", 1)
    .text("Move one of your minions to another base where you have a minion. You may place this card into your hand instead of the discard pile.")
    .art("shaking-hands")
    .on_play(|cx| {
        friendship(cx)?;
        if cx.yes()? { cx.place_in_hand(&[cx.this()]).map(drop) } else { Ok(()) }
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
