//! Werewolves are strongest for a moment: this turn, or just before a base scores.

use crate::idioms::*;

/// The Werewolves.
pub const WEREWOLVES: FactionDef = FactionDef {
    name: "Werewolves",
    blurb: "Howl for sudden strength, and break bases before anybody is ready.",
    colors: ["#6b4f3a", "#1f2733"],
    cards: &[
        minion("Pack Alpha", 1, 5)
            .text("Special: Before this base scores, your minions here gain +1 power each until the end of the turn.")
            .has(
                before_this_base_scores(|cx| give_power(cx, minions().yours().here().each(), 1))
                    .special(),
            ),
        minion("Loup-Garou", 2, 4)
            .text("Special: Before this base scores, this minion gains +2 power until the end of the turn.")
            .has(before_this_base_scores(|cx| grow(cx, 2)).special()),
        minion("Teenage Wolf", 3, 3)
            .text("Talent: This minion gains +1 power until the end of the turn.")
            .has(talent(always, |cx| grow(cx, 1))),
        minion("Howler", 4, 2)
            .text("This minion gains +2 power until the end of the turn.")
            .on_play(|cx| grow(cx, 2)),
        action("Chew Toy", 2)
            .text("Choose one of your minions. Destroy a minion of less power at its base.")
            .affects(minions().that(is_weaker_than_yours_there))
            .on_play(destroy_weaker_than_yours),
        action("Frenzy", 2)
            .text("Each of your minions of power 4 or more gains +1 power until the end of the turn.")
            .raises()
            .affects(minions().yours().power_at_least(4))
            .on_play(|cx| give_power(cx, minions().yours().power_at_least(4).each(), 1)),
        on_base("Full Moon", 1)
            .text("Play on a base. Ongoing: Each of your minions here has +1 power.")
            .raises()
            .has(power(|eye, minion| i32::from(eye.is_here(minion) && eye.is_yours(minion)))),
        on_minion("Leader of the Pack", 1, minions())
            .text("Play on a minion. Talent: You may play an extra action if this minion has the highest power here.")
            .has(talent(leads_here, |cx| cx.extra_play(Permission::action()))),
        action("Let the Dog Out", 1)
            .text("Choose one of your minions. Destroy any number of minions at its base whose power together is no higher than its power.")
            .affects(minions().that(is_where_you_have_one))
            .on_play(|cx| {
                let chosen = choose_no_weaker(cx, Why::Choose, minions().yours())?;
                let Some(minion) = chosen else { return Ok(()) };
                destroy_within(cx, with_it(cx, minion), cx.power(minion), 0)
            }),
        on_base("Marking Territory", 1)
            .text("Play on a base. Ongoing: At the start of your turn, if you have more power here than each other player, reduce this base's breakpoint to 0 until the end of the turn.")
            .has(at_start_of_your_turn(marking_territory)),
        on_minion("Moontouched", 1, minions())
            .text("Play on a minion. Talent: Draw a card if this minion has the highest power here.")
            .has(talent(leads_here, |cx| cx.draw(cx.you(), 1))),
        on_minion("Unstoppable", 1, minions())
            .text("Play on a minion. Ongoing: This minion cannot be destroyed.")
            .has(wearer_cannot_be_destroyed()),
    ],
    titan: Some(
        titan("Great Wolf Spirit")
            .text("Special: On your turn, if you have the most power on two or more bases, you may play this titan on one of them. Ongoing: On each of your turns, one of your cards can use its talent twice. Talent: One of your minions gains +1 power until the end of the turn.")
            .rulings(&[
                "Who shares the most power has it.",
                "Any card that you control, at any base, also this titan itself.",
            ])
            .has(titan_on_your_turn(where_you_lead_two))
            .has(talent_twice(|eye, card| eye.is_yours(card)))
            .has(talent(
                |eye| eye.any(minions().yours()),
                |cx| give_power(cx, minions().yours(), 1),
            )),
    ),
    revised: Revision::of(&[
        titan("Great Wolf Spirit")
            .text("Special: On your turn, if you have the most power on two or more bases, you may play this titan on one of them. Ongoing: On your turn, each of your cards here may use its talent a second time. At the start of your turn, you may move this titan to a base where you have more power than any other player. Talent: One of your minions gains +1 power until the end of the turn.")
            .rulings(&[
                "Who shares the most power has it for the Special, but not for the move.",
                "This titan is one of your cards here, and so are actions on minions and on this base.",
            ])
            .has(titan_on_your_turn(where_you_lead_two))
            .has(talents_twice(|eye, card| eye.is_yours(card) && eye.is_here(card)))
            .has(
                at_start_of_your_turn(|cx| {
                    let sites = other_bases_you_rule(&cx.eye());
                    cx.move_to_one_of(cx.this(), &sites).map(drop)
                })
                .only_when(|eye| !other_bases_you_rule(eye).is_empty())
                .may(),
            )
            .has(talent(
                |eye| eye.any(minions().yours()),
                |cx| give_power(cx, minions().yours(), 1),
            )),
    ]),
};

/// "If you have the most power on two or more bases ... on one of them."
fn where_you_lead_two(eye: &Eye) -> Vec<SiteId> {
    let led = eye.sites_where(is_winning);
    if led.len() >= 2 { led } else { Vec::new() }
}

/// "A base where you have more power than any other player": those that this titan can move to.
fn other_bases_you_rule(eye: &Eye) -> Vec<SiteId> {
    let mut sites = eye.other_sites(eye.this());
    sites.retain(|&site| {
        let yours = eye.state.total(eye.you(), site);
        let mut others = eye.state.seats().filter(|&seat| seat != eye.you());
        others.all(|seat| eye.state.total(seat, site) < yours)
    });
    sites
}

/// "This minion gains ... power until the end of the turn."
fn grow(cx: &mut Cx, n: i32) -> Step {
    cx.give_power(&[cx.this()], n, cx.end_of_turn())
}

/// Whether no minion at its base has more power than the one this action is on, whoever controls that.
fn leads_here(eye: &Eye) -> bool {
    eye.wearer().is_some_and(|wearer| {
        let power = eye.state.power(wearer);
        !eye.any(minions().here().power_above(power))
    })
}

fn marking_territory(cx: &mut Cx) -> Step {
    let total = |seat| cx.state().total(seat, cx.here());
    match cx.other_players().into_iter().all(|player| total(player) < total(cx.you())) {
        true => cx.set_breakpoint(cx.here(), 0, cx.end_of_turn()),
        false => Ok(()),
    }
}
