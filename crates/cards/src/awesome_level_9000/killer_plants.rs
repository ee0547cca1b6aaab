//! Killer Plants grow from small seeds: they search the deck for what comes up next.

use crate::idioms::*;

/// The Killer Plants.
pub const KILLER_PLANTS: FactionDef = FactionDef {
    name: "Killer Plants",
    blurb: "Sow sprouts, and let them bring up what eats everybody else.",
    colors: ["#3f8f3a", "#3a1f3d"],
    cards: &[
        minion("Venus Man Trap", 1, 5)
            .text("Talent: Search your deck for a minion of power 2 or less, play it here as an extra minion, and shuffle your deck.")
            .has(talent(always, |cx| play_from_deck_here(cx, 2))),
        minion("Weed Eater", 2, 5)
            .text("This minion has -2 power until the end of the turn.")
            .on_play(|cx| cx.give_power(&[cx.this()], -2, cx.end_of_turn())),
        minion("Water Lily", 3, 3)
            .text("Ongoing: At the start of your turn, draw a card. Only one Water Lily's ability each turn.")
            .has(at_start_of_your_turn(|cx| cx.draw(cx.you(), 1)).limited(Limit::OneNamePerTurn)),
        minion("Sprout", 4, 2)
            .text("Ongoing: At the start of your next turn, destroy this card. You may search your deck for a minion of power 3 or less, play it here as an extra minion, and shuffle your deck.")
            .has(at(Window::StartOfTurn, grown, sprout)),
        action("Blossom", 1)
            .text("Play up to three extra minions that all have the same name.")
            .on_play(|cx| cx.extra_plays_of_one_name(3, Permission::minion())),
        action("Budding", 1)
            .text("Choose a minion in play. Search your deck for a copy of it and place that into your hand. Shuffle your deck.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                search_and_take(cx, cards().copy_of(cx.name(minion)))
            }),
        on_minion("Choking Vines", 1, minions())
            .text("Play on a minion. Ongoing: At the start of your turn, destroy this minion.")
            .has(at_start_of_your_turn(destroy_wearer)),
        on_base("Deep Roots", 1)
            .text("Play on a base. Ongoing: Other players' abilities cannot move your minions here or return them to your hand.")
            .has(protects(|eye, card, effect| {
                is_held(effect.kind)
                    && effect.cause.is_other_player(eye.you())
                    && eye.is(card, minions().yours().here())
            })),
        on_base("Entangled", 1)
            .text("Play on a base. Ongoing: From bases where you have a minion no minion can be moved or returned to a hand. At the start of your turn, destroy this card.")
            .has(protects(|eye, card, effect| {
                is_held(effect.kind)
                    && eye.state.is_minion_in_play(card)
                    && you_have_one_beside(eye, card)
            }))
            .has(at_start_of_your_turn(destroy_this)),
        action("Insta-Grow", 2)
            .text("Play an extra minion.")
            .on_play(|cx| cx.extra_play(Permission::minion())),
        on_base("Overgrowth", 1)
            .text("Play on a base. Ongoing: At the start of your turn, reduce this base's breakpoint to 0 until the end of the turn.")
            .has(at_start_of_your_turn(|cx| cx.set_breakpoint(cx.here(), 0, cx.end_of_turn()))),
        on_base("Sleep Spores", 2)
            .text("Play on a base. Ongoing: Other players' minions here have -1 power (but not less than 0).")
            .affects(minions().of_others().here())
            .has(power(|eye, minion| -i32::from(eye.is(minion, minions().of_others().here())))),
    ],
    titan: Some(
        titan("Killer Kudzu")
            .text("Special: At the start of your turn, place a +1 power counter on this titan if it is not in play. On your turn, instead of your regular minion play, you may play it if it has three or more counters. Ongoing: After this titan leaves play, you may draw two cards; or shuffle up to two minions from your discard pile into your deck. Talent: Remove this titan from play to play a minion from your discard pile, of power no higher than its number of +1 power counters, as an extra minion.")
            .rulings(&[
                "It keeps its counters as it is played, and loses them as it leaves play.",
                "Whatever makes it leave play. If that was its talent, the minion is played first, at any base.",
            ])
            .has(GROWS_ASIDE)
            .has(titan_instead_of(PlayKind::Minion, with_three_counters))
            .has(
                after(EventKind::Left, this_leaves, withers)
                    .only_when(|eye| can_draw(eye) || has_dead_minions(eye))
                    .may(),
            )
            .has(talent(always, |cx| {
                let this = cx.this();
                let n = cx.counters(this);
                cx.remove_titan(&[this])?;
                play(cx, Permission::minion().from_discard().power_at_most(n))
            })),
    ),
    revised: Revision::of(&[
    minion("Weed Eater", 2, 3)
        .text("Ongoing: When your turn starts, this minion gains +2 power until the start of your next turn.")
        .rulings(&["Not on the turn you play it in your Play Cards phase."])
        .has(at_start_of_your_turn(|cx| {
            cx.give_power(&[cx.this()], 2, cx.start_of_your_next_turn())
        })),
    minion("Sprout", 4, 2)
        .text("Ongoing: At the start of your turn, destroy this card. You may search your deck for a minion of power 3 or less, play it here as an extra minion, and shuffle your deck.")
        .rulings(&["Also at the start of the very turn in which another Sprout has brought it."])
        .has(at_start_of_your_turn(sprout)),
    titan("Killer Kudzu")
        .text("Special: At the start of your turn, place a +1 power counter on this titan if it is not in play. On your turn, instead of your regular minion play, you may play it if it has three or more counters (it keeps six at most). Ongoing: After this titan leaves play, shuffle up to two minions from your discard pile into your deck OR draw two cards. Talent: Destroy this titan to play a minion from your discard pile, of power no higher than its number of +1 power counters, as an extra minion.")
        .rulings(&[
            "Counters beyond six are lost as it is played, and all of them as it leaves play.",
            "Whatever makes it leave play. If that was its talent, the minion is played first, at any base.",
        ])
        .has(GROWS_ASIDE)
        .has(
            titan_instead_of(PlayKind::Minion, with_three_counters)
                .then_run(kudzu_with_up_to_six),
        )
        .has(after(EventKind::Left, this_leaves, seeds))
        .has(talent(
            |eye| eye.would_reach(EffectKind::Destroy, eye.this()),
            |cx| {
                let this = cx.this();
                let n = cx.counters(this);
                match cx.destroy(&[this])?.is_empty() {
                    true => Ok(()),
                    false => {
                        play(cx, Permission::minion().from_discard().power_at_most(n))
                    }
                }
            },
        )),
    ]),
};

/// "At the start of your turn, place a +1 power counter on this titan if it is not in play."
const GROWS_ASIDE: Ability = at_start_of_your_turn(|cx| {
    cx.count_aside(1);
    Ok(())
})
.special()
.from_aside();

/// "After this titan leaves play ..."
fn this_leaves(eye: &Eye, event: &Event) -> bool {
    event.left().any(|card| eye.was_this(card))
}

/// "If it has three or more counters."
fn with_three_counters(eye: &Eye) -> Vec<SiteId> {
    anywhere_if(eye, eye.state.counters(eye.this()) >= 3)
}

/// "Instead of your regular minion play, you may play it ... It keeps up to six of them."
fn kudzu_with_up_to_six(cx: &mut Cx) -> Step {
    cx.spend_regular_play(PlayKind::Minion);
    let beyond = cx.counters(cx.this()) - 6;
    if beyond > 0 {
        cx.count_aside(-beyond);
    }
    cx.play_this_titan().map(drop)
}

/// "Destroy this card. You may search your deck for a minion of power 3 or less, play it here ..."
fn sprout(cx: &mut Cx) -> Step {
    destroy_this(cx)?;
    if cx.yes()? { play_from_deck_here(cx, 3) } else { Ok(()) }
}

/// "Moved or returned to a hand."
fn is_held(kind: EffectKind) -> bool {
    matches!(kind, EffectKind::Move | EffectKind::Return)
}

/// Not the turn it was played in.
fn grown(eye: &Eye) -> bool {
    !eye.not_your_turn() && !eye.came_this_turn()
}

fn you_have_one_beside(eye: &Eye, card: CardId) -> bool {
    let site = eye.state.site_of(card);
    site.is_some_and(|site| eye.any(minions().yours().at(site)))
}

/// "Draw two cards OR shuffle up to two minions from your discard pile into your deck."
fn withers(cx: &mut Cx) -> Step {
    cx.one_of([
        part("Draw two cards", draw_two).only_if(can_draw),
        part("Shuffle up to two minions into your deck", shuffle_two_in).only_if(has_dead_minions),
    ])
}

/// "Shuffle up to two minions from your discard pile into your deck OR draw two cards."
fn seeds(cx: &mut Cx) -> Step {
    cx.one_of([
        part("Shuffle up to two minions into your deck", shuffle_two_in).only_if(has_dead_minions),
        part("Draw two cards", draw_two).only_if(can_draw),
    ])
}

fn draw_two(cx: &mut Cx) -> Step {
    cx.draw(cx.you(), 2)
}

fn can_draw(eye: &Eye) -> bool {
    eye.state.can_draw(eye.you())
}

fn shuffle_two_in(cx: &mut Cx) -> Step {
    shuffle_in(cx, minions().in_discard().up_to(2))
}

fn has_dead_minions(eye: &Eye) -> bool {
    eye.any(minions().in_discard())
}
