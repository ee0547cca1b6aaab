//! The eight bases of Pretty Pretty Smash Up.

use crate::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Enchanted Glen", "Fairies", 20, [4, 2, 1])
        .text("Draw a card after you play an action on a minion here.")
        .rulings(&["Not if the minion was not affected by it, so that the action was discarded."])
        .has(
            after(
                EventKind::Played,
                |eye, event| {
                    let on_one_here = |p: Play| p.on.is_some() && p.at == Some(eye.here());
                    event.action_played().is_some_and(on_one_here)
                },
                |cx| cx.draw(cx.you(), 1),
            )
            .of(Whom::Actor),
        ),
    base("Fairy Circle", "Fairies", 26, [4, 3, 2])
        .text("After you play a minion here for the first time in a turn, you may play an extra minion here or an extra action.")
        .rulings(&[
            "You choose which of the two after that minion's own ability; in your Play Cards phase the play itself may wait.",
            "Once each turn for each player.",
        ])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                let here = cx.here();
                cx.one_of([
                    part("Play an extra minion here", |cx| {
                        cx.extra_play(Permission::minion().at(here))
                    }),
                    part("Play an extra action", |cx| cx.extra_play(Permission::action())),
                ])
            })
            .first()
            .of(Whom::Actor)
            .may(),
        ),
    base("Cool Cats' Alley", "Kitty Cats", 18, [3, 2, 1])
        .text("Once on your turn, you may destroy one of your minions here. If you do, draw a card.")
        .rulings(&["No card if the minion was not really destroyed."])
        .has(on_your_turn(
            |eye| eye.any(minions().yours().here()),
            |cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours().here())?;
                let n = cx.destroy(&chosen)?.len() as i32;
                cx.draw(cx.you(), n)
            },
        )),
    base("The House of Nine Lives", "Kitty Cats", 20, [4, 2, 1])
        .text("If a minion elsewhere would be destroyed, its owner may move it to here instead.")
        .rulings(&[
            "The owner decides and moves it, whoever controls it or destroys it.",
            "For each of several minions. If one cannot move, it is destroyed.",
        ])
        .has(instead(
            EffectKind::Destroy,
            |eye, card| {
                eye.is(card, minions().elsewhere()) && eye.other_sites(card).contains(&eye.here())
            },
            house_of_nine_lives,
        )),
    base("Equaria", "Mythic Horses", 25, [5, 3, 2])
        .text("After each minion you play here, you may move one of your minions from another base to here.")
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                move_here(cx, minions().yours().elsewhere())
            })
            .only_when(|eye| eye.any(minions().yours().elsewhere()))
            .of(Whom::Actor)
            .may(),
        ),
    base("Pony Land", "Mythic Horses", 18, [3, 2, 1])
        .text("While you have two or more minions here, none of your minions here can be destroyed.")
        .rulings(&["\"You\" is each player. Counted as they would be destroyed: two together are both safe."])
        .has(protects(|eye, card, effect| {
            let together = |seat| eye.count(minions().of(seat).here()) >= 2;
            effect.kind == EffectKind::Destroy
                && eye.is(card, minions().here())
                && eye.state.card(card).controller.is_some_and(together)
        })),
    base("Beautiful Castle", "Princesses", 22, [4, 2, 1])
        .text("Minions of power 5 or more here are not affected by other players' cards.")
        .rulings(&[
            "By cards of others than the minion's controller.",
            "The power it has now counts; of a card that changes its power, the power without that card.",
        ])
        .has(protects(|eye, card, effect| {
            is_by_another_player(eye, card, effect)
                && eye.is(card, minions().here())
                && eye.power_against(card, effect) >= 5
        })),
    base("Ice Castle", "Princesses", 15, [3, 2, 2])
        .text("No minion can be played here.")
        .rulings(&["They can move here, and stay if this base comes in exchange for theirs."])
        .has(forbids(|eye, attempt| attempt.is_minion_at(eye.here()))),
];

/// What has a newer printing.
pub const REVISED: &[CardDef] = &[base("Beautiful Castle", "Princesses", 22, [4, 2, 1])
    .text("Minions here whose printed power is 5 or more are not affected by other players' cards.")
    .rulings(&[
        "By cards of others than the minion's controller.",
        "Counters and other changes of its power do not matter.",
    ])
    .has(protects(|eye, card, effect| {
        is_by_another_player(eye, card, effect)
            && eye.is(card, minions().here())
            && eye.printed_against(card, effect) >= 5
    }))];

/// "Its owner may move it to here instead.": if it does not come here it is destroyed.
fn house_of_nine_lives(cx: &mut Cx, doomed: Ref) -> Step<bool> {
    let (here, Some(owner)) = (cx.here(), cx.owner(doomed)) else { return Ok(false) };
    let saved = cx.choice_of(owner, Why::Save, &[doomed], cards().may())?;
    Ok(!cx.done_by(owner, |cx| cx.move_to(&saved, here))?.is_empty())
}
