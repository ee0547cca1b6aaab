//! The monster deck: whoever stands beside them at a base is in trouble, and whoever destroys one is rich.

use super::idioms::*;

/// The monster deck: twenty cards.
pub const MONSTERS: &[CardDef] = &[
    monster("Plutonium Dragon", 1, 5, 3)
        .text("Ongoing: At the end of each player's turn, destroy all minions of power 2 or less here.")
        .rulings(&["Nobody gets the treasures of monsters that it destroys: they are discarded."])
        .has(at_end_of_turn(plutonium_dragon)),
    monster("Bigfoot", 2, 4, 2)
        .text("Ongoing: This monster has +3 power if no other monster is here.")
        .has(power(|eye, minion| {
            let alone = minion == eye.this() && !eye.any(monsters().here().other());
            if alone { 3 } else { 0 }
        })),
    monster("Hippogriff", 3, 3, 1)
        .text("Ongoing: Before this base scores, destroy a random minion of power 3 or less here that is no monster.")
        .rulings(&["If that leaves less power here than the breakpoint, the base scores all the same."])
        .has(before_this_base_scores(|cx| {
            let prey = minions().here().power_at_most(3).that(|eye, card| !eye.is_monster(card));
            let doomed = cx.random_of(&cx.all(prey), 1);
            cx.destroy(&doomed)?;
            Ok(())
        })),
    monster("Web Troll", 4, 1, 0)
        .text("Play one more monster here.")
        .rulings(&[
            "It comes in addition to those that the base brings.",
            "Not if a base has played it by its ability.",
        ])
        .on_play(|cx| cx.play_monsters(1, cx.here())),
    monster("Knight of the Living Dead", 1, 5, 2)
        .undead()
        .text("Ongoing: It has +1 power for each other monster here.")
        .has(power(|eye, minion| {
            if minion == eye.this() { eye.count(monsters().here().other()) } else { 0 }
        })),
    monster("King Tut", 2, 4, 2)
        .undead()
        .text("Ongoing: After this base scores, each winner discards a card.")
        .rulings(&["Several only if they are tied."])
        .has(after_this_base_scores(|cx| cx.discard_choice(cx.you(), 1)).of(Whom::Winners)),
    monster("Ghoul", 3, 3, 1)
        .undead()
        .text("Ongoing: If this monster is destroyed, it goes to the top of the monster deck instead of the discard pile.")
        .rulings(&[
            "It has been destroyed all the same: whoever did it draws its treasure.",
            "Not if it is discarded because its base has scored.",
        ])
        .has(goes(|eye, going| {
            let destroyed = going.card == eye.host.id.host && going.way == Way::Destroyed;
            destroyed.then_some(To::OwnDeckTop)
        })),
    monster("Poultrygeist", 4, 2, 1)
        .undead()
        .text("Ongoing: It has +1 power for each other undead monster here.")
        .has(power(|eye, minion| {
            if minion == eye.this() { eye.count(monsters().undead().here().other()) } else { 0 }
        })),
];

/// "Destroy all minions of power 2 or less here.": the treasures that monsters among them are worth go from the treasure deck to
/// its discard pile.
fn plutonium_dragon(cx: &mut Cx) -> Step {
    let weak = cx.all(minions().here().power_at_most(2));
    let gone = cx.destroy_unrewarded(&weak)?;
    let monsters = gone.iter().filter(|minion| cx.state().is_monster(minion.card.card));
    let loot: usize = monsters.map(|m| usize::from(cx.state().catalog().def(m.def).number)).sum();
    discard_treasures(cx, loot)
}
