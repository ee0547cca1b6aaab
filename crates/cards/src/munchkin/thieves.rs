//! Thieves live on treasures: they draw them, steal them, and sell them for victory points.

mod revised;

use super::idioms::*;

/// The Thieves.
pub const THIEVES: FactionDef = FactionDef {
    name: "Thieves",
    blurb: "Collect treasures by whatever means, and turn them into victory points.",
    colors: ["#5f86ff", "#26202e"],
    cards: &[
        minion("Master Thief", 1, 5)
            .text("Talent: Draw one treasure.")
            .has(talent(|eye| is_left(eye, Home::Treasures), draw_treasure)),
        minion("Fence", 2, 3)
            .text("You may discard two treasures from your hand. If you do, gain 1 VP.")
            .on_play(|cx| {
                let loot = treasures().in_hand();
                cx.tells_of_hand(cx.you());
                match cx.eye().count(loot) >= 2 && cx.yes()? && discards(cx, loot, 2)? {
                    true => cx.gain_vp(cx.you(), 1),
                    false => Ok(()),
                }
            }),
        minion("Cat Burglar", 3, 3)
            .text("Reveal any number of treasures from your hand. For each of them, place a +1 power counter on this minion.")
            .rulings(&["They stay in your hand."])
            .on_play(|cx| {
                let shown = cx.choose(Why::Choose, treasures().in_hand().any_number())?;
                cx.reveal(&shown);
                cx.place_counters(&[cx.this()], shown.len() as i32)
            }),
        minion("Pickpocket", 4, 2)
            .text("If another Pickpocket is here, draw one treasure.")
            .rulings(&["Any player's Pickpocket."])
            .on_play(|cx| match cx.eye().any(cards().here().other().named("Pickpocket")) {
                true => draw_treasure(cx),
                false => Ok(()),
            }),
        action("Backstab", 1)
            .text("Discard a treasure from your hand. If you do, destroy a minion of power 3 or less.")
            .rulings(&[
                "A minion at any base.",
                "You must discard a treasure if you have one, also if no minion fits.",
            ])
            .affects(minions().power_at_most(3))
            .on_play(|cx| match discards(cx, treasures().in_hand(), 1)? {
                true => destroy(cx, minions().power_at_most(3)),
                false => Ok(()),
            }),
        action("Clever Distraction", 1)
            .text("Special: After a base scores, if you have a minion there, each winner loses 1 VP and you gain 1 VP.")
            .rulings(&[
                "Of several tied winners each loses 1 VP; you gain 1 VP in all.",
                "Who has no VP loses none. If you are a winner yourself, you lose and gain one.",
            ])
            .has(
                after_a_base_scores(clever_distraction)
                    .only_when(|eye| eye.any(minions().yours().there()))
                    .special_from_hand(),
            ),
        action("Mugging", 1)
            .text("Transfer an action from a minion to one of your minions.")
            .rulings(&[
                "To where the action's text lets it be. Its controller stays the same.",
                "What keeps actions from affecting the minion that loses it does not stop this.",
            ])
            .affects(minions().yours())
            .on_play(|cx| {
                let worn = cx.all(ON_MINIONS);
                transfer_to_one_of_yours(cx, &worn, cards()).map(drop)
            }),
        action("Potion Bandolier", 2)
            .text("Choose a minion. Discard a treasure from your hand. If you do, the chosen minion gains +3 power until the end of the turn.")
            .rulings(&["You must discard a treasure if you have one."])
            .raises()
            .affects(minions())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                match discards(cx, treasures().in_hand(), 1)? {
                    true => cx.give_power(&chosen, 3, cx.end_of_turn()),
                    false => Ok(()),
                }
            }),
        on_base("Secret Stash", 1)
            .text("Play on a base. Ongoing: If this base scores, two more treasures are shared among the players here.")
            .rulings(&[
                "Together with those of the monsters, and also if there are no monsters here.",
                "Not if this card has left the base before the treasures are revealed.",
            ])
            .has(more_loot(|eye, site| if eye.here() == site { 2 } else { 0 })),
        action("Smuggling", 1)
            .text("Discard two treasures from your hand. If you do, gain 1 VP. Shuffle your discard pile into your deck. Place this card on the bottom of your deck.")
            .rulings(&["With fewer than two treasures you discard none, and do the rest."])
            .on_play(|cx| {
                let you = cx.you();
                if discards(cx, treasures().in_hand(), 2)? {
                    cx.gain_vp(you, 1)?;
                }
                shuffle_in_discard_pile(cx, you)?;
                place_this_under_deck(cx)
            }),
        action("Strip Bare", 1)
            .text("Place a treasure in play into your hand.")
            .rulings(&[
                "A treasure on a minion or on a base, or a minion that is one; anybody's.",
                "What keeps actions from affecting the minion that wears it does not stop this.",
            ])
            .affects(treasures())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Take, treasures())?;
                cx.take_treasures(&chosen, cx.you())?;
                Ok(())
            }),
        action("Swipe", 2).text("Draw one treasure.").on_play(draw_treasure),
    ],
    titan: None,
    revised: revised::REVISED,
};

/// "The winner loses 1 VP and you gain 1 VP.": all that share first place lose.
fn clever_distraction(cx: &mut Cx) -> Step {
    for winner in cx.state().ranked(Rank::Winner).to_vec() {
        if cx.state().players[winner].vp > 0 {
            cx.gain_vp(winner, -1)?;
        }
    }
    cx.gain_vp(cx.you(), 1)
}
