//! Dwarves want treasures, hang them all over themselves, and dig out again what others throw away.

use super::idioms::*;
use crate::idioms::*;
use engine::cards::*;

/// The Dwarves.
pub const DWARVES: FactionDef = FactionDef {
    name: "Dwarves",
    blurb: "Get your hands on every treasure, wear as many as you can, and grow by each of them.",
    emblem: "dwarf-face",
    colors: ["#c77f4a", "#33302e"],
    cards: &[
        minion("Dwarf King", 1, 5)
            .text("Ongoing: If a treasure on one of your minions would go to the discard pile, place it into your hand instead.")
            .rulings(&[
                "Whoever controls the treasure, and at any base.",
                "Also when the minion leaves play, the Dwarf King himself included.",
                "A treasure that was destroyed has been destroyed all the same.",
            ])
            .art("dwarf-king")
            .has(goes(|eye, going| {
                is_treasure_on_yours(eye, going.card.card).then(|| To::TreasureTo(eye.you()))
            })),
        minion("Loot Lover", 2, 4)
            .text("Ongoing: This minion has +2 power for each treasure on it.")
            .rulings(&["Whoever controls the treasure."])
            .art("open-treasure-chest")
            .has(power(|eye, minion| {
                if minion == eye.this() { 2 * treasures_on(eye, minion) } else { 0 }
            })),
        minion("Gold Digger", 3, 3)
            .text("Talent: Place a treasure from the treasure discard pile into your hand.")
            .art("miner")
            .has(talent(
                |eye| !eye.state.discard(Home::Treasures).is_empty(),
                take_discarded_treasure,
            )),
        minion("Gem Grabber", 4, 2)
            .text("Ongoing: If there is a treasure on this minion, it has +2 power.")
            .rulings(&["Not more for several treasures. Whoever controls the treasure."])
            .art("gems")
            .has(power(|eye, minion| {
                if minion == eye.this() && treasures_on(eye, minion) > 0 { 2 } else { 0 }
            })),
        action("Anything for Money", 1)
            .text("Discard any number of cards. Draw a treasure for each of them.")
            .rulings(&["All are discarded before you draw."])
            .art("money-stack")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Discard, cards().in_hand().any_number())?;
                let n = cx.discard(&chosen)?.len();
                cx.draw_treasures(cx.you(), n)?;
                Ok(())
            }),
        action("Cash Out", 1)
            .text("Play up to three treasures from your hand as extra cards.")
            .rulings(&[
                "At once, one after the other.",
                "Also one that you have drawn by another of them.",
            ])
            .art("cash")
            .on_play(cash_out),
        action("Cunning Plan", 1)
            .text("Special: Before a base scores, draw a treasure. You may play it as an extra card.")
            .rulings(&["It is played at once, anywhere, or kept."])
            .art("fox-head")
            .has(
                before_a_base_scores(|cx| {
                    let drawn = cx.draw_treasures(cx.you(), 1)?;
                    may_play_extra(cx, &drawn)?;
                    Ok(())
                })
                .special_from_hand(),
            ),
        action("Greed is Good", 2)
            .text("Draw a treasure OR place a treasure from the treasure discard pile into your hand. Play an extra action.")
            .art("two-coins")
            .on_play(|cx| {
                let discarded = !cx.treasure_pile().is_empty();
                cx.one_of([
                    part("Draw a treasure", |cx| cx.draw_treasures(cx.you(), 1).map(drop)),
                    part("Take a treasure from the discard pile", take_discarded_treasure)
                        .only_if(move |_| discarded),
                ])?;
                cx.extra_play(Permission::action())
            }),
        action("Hidden Assets", 2)
            .text("Place the top three cards of the treasure deck into its discard pile. Draw a card. Play an extra action.")
            .rulings(&["An empty treasure deck is made anew from the discard pile, also in the middle."])
            .art("locked-chest")
            .on_play(|cx| {
                discard_treasures(cx, 3)?;
                cx.draw(cx.you(), 1)?;
                cx.extra_play(Permission::action())
            }),
        action("Mine!", 1)
            .text("Search the treasure deck for a card that can be played on a minion, and play it on one of your minions as an extra action. Shuffle the treasure deck.")
            .rulings(&["If you have no minion, you find nothing."])
            .art("mine-wagon")
            .on_play(mine),
        action("No! My Precious!", 1)
            .text("Destroy an action on a minion. If it is a treasure, play an extra action.")
            .rulings(&["Also if the treasure could not be destroyed."])
            .art("ring")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, ON_MINIONS)?;
                cx.destroy(&chosen)?;
                match chosen.iter().any(|action| cx.eye().is_treasure(action.card)) {
                    true => cx.extra_play(Permission::action()),
                    false => Ok(()),
                }
            }),
        action("Salvage", 1)
            .text("Special: Before a base scores, play a treasure from the treasure discard pile on one of your minions there.")
            .rulings(&["Only a treasure that can be played on a minion."])
            .art("recycle")
            .has(
                before_a_base_scores(|cx| {
                    play_discarded_treasure_on(cx, minions().yours().there(), cards())
                })
                .special_from_hand(),
            ),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "A treasure on one of your minions."
fn is_treasure_on_yours(eye: &Eye, card: CardId) -> bool {
    match eye.state.card(card).zone {
        Zone::On(minion) => eye.is_treasure(card) && eye.is_yours(minion),
        _ => false,
    }
}

/// One after the other: the first may bring in the next.
fn cash_out(cx: &mut Cx) -> Step {
    for _ in 0..3 {
        let hoard = cx.all(treasures().in_hand());
        if !may_play_extra(cx, &hoard)? {
            break;
        }
    }
    Ok(())
}

/// "Search the treasure deck for a card that can be played on a minion, and play it on one of your minions."
fn mine(cx: &mut Cx) -> Step {
    let deck = cx.search(Home::Treasures);
    let found = playable_on(cx, &deck, minions().yours());
    if let Some(treasure) = cx.choose_from(Why::Search, &found, cards())?.one() {
        play_on_one_of(cx, treasure, minions().yours())?;
    }
    cx.shuffle(Home::Treasures);
    Ok(())
}
