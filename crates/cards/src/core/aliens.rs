//! Aliens send minions home, take victory points where they land, and swap the ground under the rest.

use crate::idioms::*;

/// The Aliens.
pub const ALIENS: FactionDef = FactionDef {
    name: "Aliens",
    blurb: "Beam minions back to their hands and grab victory points on the way.",
    colors: ["#8cc63f", "#2f5d1e"],
    cards: &[
        minion("Supreme Overlord", 1, 5)
            .text("You may return a minion to its owner's hand.")
            .rulings(&["He may choose himself."])
            .on_play(|cx| return_to_hand(cx, minions().may())),
        minion("Invader", 2, 3).text("Gain 1 VP.").on_play(|cx| cx.gain_vp(cx.you(), 1)),
        minion("Scout", 3, 3)
            .text("Special: After this base scores, instead of the discard pile you may place this minion into your hand.")
            .rulings(&["You say so after the base has scored; the Scout goes to your hand when the cards leave. If it is gone by then, nothing happens."])
            .has(
                instead_of_its_discard(|cx| cx.instead_of_discard(&[cx.this()], To::Hand))
                    .special()
                    .may(),
            ),
        minion("Collector", 4, 2)
            .text("You may return a minion of power 3 or less here, but no Collector, to its owner's hand.")
            .rulings(&["The power in play counts, not the printed one."])
            .on_play(|cx| return_to_hand(cx, SMALL_HERE.not_named("Collector").may())),
        action("Abduction", 1)
            .text("Return a minion to its owner's hand. Play an extra minion.")
            .rulings(&["With no minion in play you still get the extra minion."])
            .affects(minions())
            .on_play(|cx| {
                return_to_hand(cx, minions())?;
                cx.extra_play(Permission::minion())
            }),
        action("Beam Up", 2)
            .text("Return a minion to its owner's hand.")
            .affects(minions())
            .on_play(|cx| return_to_hand(cx, minions())),
        action("Crop Circles", 1)
            .text("Choose a base. Return each minion there to its owner's hand.")
            .rulings(&[
                "A base without minions may be chosen.",
                "Minions that are protected stay; the others go.",
            ])
            .affects(minions())
            .on_play(|cx| {
                let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
                return_to_hand(cx, minions().at(site).each())
            }),
        action("Disintegrator", 2)
            .text("Place a minion of power 3 or less on the bottom of its owner's deck.")
            .rulings(&["This is not destroying: what answers to destroying does nothing."])
            .affects(minions().power_at_most(3))
            .on_play(|cx| place_under_deck(cx, minions().power_at_most(3)).map(drop)),
        action("Invasion", 1)
            .text("Move a minion to another base.")
            .affects(minions())
            .on_play(|cx| move_elsewhere(cx, minions())),
        on_base("Jammed Signal", 1)
            .text("Play on a base. Ongoing: All players ignore this base's ability.")
            .rulings(&["What a base does after it has been replaced is silenced too."])
            .has(all_ignore_base()),
        action("Probe", 1)
            .text("Look at another player's hand and choose a minion there. That player discards it.")
            .rulings(&["You may look at an empty hand. If there is a minion you must choose one."])
            .on_play(probe),
        action("Terraforming", 1)
            .text("Search the base deck for a base and swap it with a base in play. The actions on the old base are discarded, its minions stay. Shuffle the base deck. You may play an extra minion on the new base.")
            .rulings(&[
                "The old base is shuffled back into the base deck.",
                "If the base deck is empty, the base discard pile is shuffled into it first; with no base at all there is no swap and no extra minion.",
            ])
            .on_play(|cx| terraforming(cx, Keep::NoActions)),
    ],
    titan: None,
    revised: Revision::of(&[
        minion("Scout", 3, 3)
            .text("Special: After this base scores, you may return this minion to your hand.")
            .rulings(&["It returns at once, before the cards of the base are discarded, and to its owner's hand."])
            .has(
                after_this_base_scores(|cx| cx.return_to_hand(&[cx.this()]).map(drop))
                    .only_when(|eye| eye.would_reach(EffectKind::Return, eye.this()))
                    .special()
                    .may(),
            ),
        minion("Collector", 4, 2)
            .text("You may return a minion of power 3 or less here to its owner's hand.")
            .rulings(&["The power in play counts, not the printed one.", "It may choose itself."])
            .on_play(|cx| return_to_hand(cx, SMALL_HERE.may())),
        action("Terraforming", 1)
            .text("Swap a base in play with a base that you search the base deck for. You may play an extra minion there.")
            .rulings(&[
                "All cards at the old base stay, also the actions on it and what is buried there.",
                "The old base is shuffled back into the base deck.",
                "If the base deck is empty, the base discard pile is shuffled into it first; with no base at all there is no swap and no extra minion.",
            ])
            .on_play(|cx| terraforming(cx, Keep::All)),
    ]),
};

/// "A minion of power 3 or less here."
const SMALL_HERE: Select = minions().here().power_at_most(3);

fn probe(cx: &mut Cx) -> Step {
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    let hand = cx.look_at_hand(player);
    let chosen = cx.choose_from(Why::Discard, &hand, minions())?;
    cx.discard(&chosen)?;
    Ok(())
}

fn terraforming(cx: &mut Cx, keep: Keep) -> Step {
    let bases = cx.search(Home::Bases)?;
    let Some(new) = cx.choose_from(Why::Search, &bases, cards())?.one() else { return Ok(()) };
    let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    cx.reveal(&[new]);
    cx.exchange_base(site, NewBase::Found(new), keep)?;
    cx.extra_play(Permission::minion().at(site))
}
