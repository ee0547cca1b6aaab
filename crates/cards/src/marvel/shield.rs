//! S.H.I.E.L.D. calls one agent after the other to the same base.

use super::idioms::*;

/// S.H.I.E.L.D.
pub const SHIELD: FactionDef = FactionDef {
    name: "S.H.I.E.L.D.",
    blurb: "Every agent brings the next: play extra minions to one base, where they are stronger together.",
    colors: ["#aab8a8", "#1b2a49"],
    cards: &[
        minion("Nick Fury", 1, 5)
            .text("You may play an extra minion here.")
            .on_play(|cx| cx.extra_play(Permission::minion().at(cx.here()))),
        minion("Maria Hill", 2, 4)
            .text("Ongoing: After you play another minion here, this minion gains +1 power until the end of the turn.")
            .rulings(&["Each time, also more than once in a turn."])
            .has(
                after(EventKind::Played, you_play_a_minion_here, |cx| {
                    cx.give_power(&[cx.this()], 1, cx.end_of_turn())
                })
                .while_there(),
            ),
        minion("Agent Coulson", 3, 3)
            .text("You may play an extra minion of power 2 or less here.")
            .on_play(|cx| cx.extra_play(Permission::minion().power_at_most(2).at(cx.here()))),
        minion("S.H.I.E.L.D. Agent", 4, 2)
            .text("Ongoing: If another of your minions is here, this minion has +1 power.")
            .rulings(&["No more if several others are here."])
            .has(power(|eye, minion| {
                let others = minions().yours().here().other();
                i32::from(minion == eye.this() && eye.any(others))
            })),
        action("Entry Point", 1)
            .text("Play an extra minion.")
            .on_play(|cx| cx.extra_play(Permission::minion())),
        action("Mission Debriefing", 2)
            .text("Choose a base. Draw a card for each of your minions there.")
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => cx.draw(cx.you(), cx.eye().count(minions().yours().at(site))),
                None => Ok(()),
            }),
        on_base("Proving Ground", 2)
            .text("Play on a base. Talent: Play an extra minion of power 3 or less here.")
            .rulings(&["You need no minion here."])
            .has(talent(always, |cx| {
                cx.extra_play(Permission::minion().power_at_most(3).at(cx.here()))
            })),
        action("Reassignment", 1)
            .text("Choose a base. Move up to two of your minions from other bases to there.")
            .rulings(&["They move together, from one base or several."])
            .affects(minions().yours())
            .on_play(|cx| gather(cx, 2).map(drop)),
        action("Rescue Mission", 1)
            .text("Special: After a base scores, shuffle all of your minions there into their owners' decks. Draw a card.")
            .rulings(&[
                "At once, before the cards there are discarded.",
                "You draw also if you have no minion there.",
            ])
            .affects(minions().yours())
            .has(
                after_a_base_scores(|cx| {
                    cx.shuffle_in(&cx.all(minions().yours().there()))?;
                    cx.draw(cx.you(), 1)
                })
                .special_from_hand(),
            ),
        action("Superior Firepower", 1)
            .text("Destroy an action on a base, or a minion of power 3 or less.")
            .rulings(&["Not an action on a minion."])
            .affects(WEAK)
            .on_play(|cx| {
                let mut targets = cx.all(actions().that(|eye, card| !is_on_a_minion(eye, card)));
                targets.extend(cx.all(WEAK));
                let chosen = cx.choose_from(Why::Destroy, &targets, cards())?;
                cx.destroy(&chosen)?;
                Ok(())
            }),
        action("Troop Drop", 1)
            .text("Play an extra minion of power 3 or less.")
            .on_play(|cx| cx.extra_play(Permission::minion().power_at_most(3))),
        action("Work Together", 1)
            .text("Each of your minions in play gains +1 power until the end of the turn.")
            .rulings(&[STAYS])
            .raises()
            .on_play(|cx| give_power(cx, minions().yours().each(), 1)),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "A minion of power 3 or less."
const WEAK: Select = minions().power_at_most(3);
