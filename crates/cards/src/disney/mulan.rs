//! Mulan: soldiers who train together, and what their counters bring.

use crate::idioms::*;

/// Mulan.
pub const MULAN: FactionDef = FactionDef {
    name: "Mulan",
    blurb: "Train your minions with +1 power counters; who is trained brings cards and plays.",
    colors: ["#e5484d", "#15463f"],
    cards: &[
        minion("Mulan", 1, 5)
            .text("Talent: If you have placed a +1 power counter on this minion this turn, play an extra action OR draw a card.")
            .rulings(&[MOVED])
            .has(talent(
                |eye| eye.happened().any(|event| you_trained_this(eye, event)),
                |cx| {
                    cx.one_of([
                        part("Extra action", |cx| cx.extra_play(Permission::action())),
                        part("Draw a card", |cx| cx.draw(cx.you(), 1)),
                    ])
                },
            )),
        minion("Chien Po", 1, 3)
            .text("Until the start of your next turn, your minions at this minion's base are not affected by other players' cards. Ongoing: Once each turn, after you place a +1 power counter on this minion, draw a card.")
            .rulings(&[
                "Also minions that come later, and at another base if this minion moves.",
                "Other players' actions on those minions are destroyed.",
                MOVED,
                ANY_TURN,
            ])
            .on_play(|cx| {
                cx.stand(Bearer::About(cx.you(), cx.this()), cx.start_of_your_next_turn())
            })
            .has(TRAINED)
            .has(
                protects(|eye, card, effect| {
                    effect.cause.is_other_player(eye.you())
                        && eye.is(card, minions().yours().here())
                })
                .unlabelled()
                .lent(),
            ),
        minion("Ling", 1, 3)
            .text("You may play an extra minion of power 2 or less here. Ongoing: Once each turn, after you place a +1 power counter on this minion, draw a card.")
            .rulings(&[MOVED, ANY_TURN])
            .on_play(|cx| cx.extra_play(Permission::minion().power_at_most(2).at(cx.here())))
            .has(TRAINED),
        minion("Yao", 1, 3)
            .text("You may destroy a minion of power 2 or less here. Ongoing: Once each turn, after you place a +1 power counter on this minion, draw a card.")
            .rulings(&[MOVED, ANY_TURN])
            .on_play(|cx| destroy(cx, minions().here().power_at_most(2).may()))
            .has(TRAINED),
        minion("Cri-Kee", 1, 2)
            .text("If you have another minion here, you may play an extra minion of power 3 or less.")
            .has(on_play(
                |eye| eye.any(minions().yours().here().other()),
                |cx| cx.extra_play(Permission::minion().power_at_most(3)),
            )),
        minion("Li Shang", 2, 4)
            .text("Talent: Place a +1 power counter on another minion here.")
            .rulings(&["Any player's minion."])
            .has(talent(
                |eye| eye.any(minions().here().other()),
                |cx| place_counters(cx, minions().here().other(), 1),
            )),
        minion("Mushu", 3, 2)
            .text("You may place a +1 power counter on another minion here.")
            .rulings(&["Any player's minion."])
            .on_play(|cx| place_counters(cx, minions().here().other().may(), 1)),
        action("Avalanche", 1)
            .text("Choose a base. Discard a card. If you did, shuffle each minion of power 3 or less there into its owner's deck.")
            .rulings(&["The card that you discard pays for nothing else."])
            .affects(minions().power_at_most(3))
            .on_play(|cx| {
                let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
                if discards(cx, cards().in_hand(), 1)? {
                    cx.shuffle_in(&cx.all(minions().at(site).power_at_most(3)))?;
                }
                Ok(())
            }),
        on_base("Be a Man", 1)
            .text("Play on a base. Talent: Place a +1 power counter on up to two minions here.")
            .rulings(&["One on each of them, whoever's they are."])
            .has(talent(
                |eye| eye.any(minions().here()),
                |cx| place_counters(cx, minions().here().up_to(2), 1),
            )),
        action("Call Up New Recruits", 1)
            .text("Play an extra minion of power 4 or less OR draw two cards.")
            .on_play(|cx| {
                cx.one_of([
                    part("Extra minion", |cx| {
                        cx.extra_play(Permission::minion().power_at_most(4))
                    }),
                    part("Draw two cards", |cx| cx.draw(cx.you(), 2)),
                ])
            }),
        action("Dragon Cannon", 2)
            .text("Destroy a minion of power 3 or less.")
            .affects(minions().power_at_most(3))
            .on_play(|cx| destroy(cx, minions().power_at_most(3))),
        on_minion("Family Sword", 1, minions())
            .text("Play on a minion. Ongoing: This minion has +3 power.")
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 3 } else { 0 })),
        action("Group Training", 1)
            .text("Place a +1 power counter on each of your minions.")
            .raises()
            .on_play(|cx| place_counters(cx, minions().yours().each(), 1)),
        action("Prepare to Fight", 2)
            .text("Place two +1 power counters on a minion. Draw a card.")
            .raises()
            .affects(minions())
            .on_play(|cx| {
                place_counters(cx, minions(), 2)?;
                cx.draw(cx.you(), 1)
            }),
        action("Shan Yu", 1)
            .text("Special: Before a base scores, destroy a minion there that has no more power than one of yours there.")
            .rulings(&["Also one of your own, which is measured against itself, too."])
            .affects(minions().that(is_no_stronger_than_yours_there))
            .has(
                before_a_base_scores(|cx| {
                    destroy(cx, minions().there().that(is_no_stronger_than_yours_there))
                })
                .special_from_hand(),
            ),
    ],
    titan: None,
    revised: Revision::NONE,
};

const MOVED: &str = "A counter that is transferred to this minion is not placed on it.";

const ANY_TURN: &str = "In other players' turns, too.";

/// "Ongoing: Once each turn, after you place a +1 power counter on this minion, draw a card."
const TRAINED: Ability = after(EventKind::Counters, you_trained_this, |cx| cx.draw(cx.you(), 1))
    .limited(Limit::OncePerTurn);

/// "... you place a +1 power counter on this minion": what is transferred to it is not placed.
fn you_trained_this(eye: &Eye, event: &Event) -> bool {
    event.counters_placed().is_some_and(|(card, _)| eye.was_this(card))
        && event.cause.actor() == Some(eye.you())
}

/// "A minion there that has no more power than one of yours there": whether one is.
fn is_no_stronger_than_yours_there(eye: &Eye, minion: CardId) -> bool {
    let strong = minions().yours().power_at_least(eye.state.power(minion));
    eye.state.site_of(minion).is_some_and(|site| eye.any(strong.at(site)))
}
