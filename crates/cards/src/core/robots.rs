//! Robots swarm: small minions that bring more small minions, and microbots that count each other.

use crate::idioms::*;

/// The Robots.
pub const ROBOTS: FactionDef = FactionDef {
    name: "Robots",
    blurb: "Flood the bases with small machines that play each other.",
    colors: ["#8e9aaf", "#39424e"],
    cards: &[
        minion("Nukebot", 1, 5)
            .text("Ongoing: After this minion is destroyed, destroy each other player's minions that are here.")
            .rulings(&["\"Here\" is the base where it was destroyed. Its controller's own minions there are spared."])
            .has(after(EventKind::Destroyed, this_is_destroyed, |cx| {
                destroy(cx, minions().of_others().here().each())
            })),
        minion("Warbot", 2, 4)
            .text("Ongoing: This minion cannot be destroyed.")
            .rulings(&["It can still be returned, moved or placed, and is discarded when its base scores."])
            .has(protects(|eye, card, effect| {
                card == eye.this() && effect.kind == EffectKind::Destroy
            })),
        minion("Hoverbot", 3, 3)
            .text("Reveal the top card of your deck. If it is a minion, you may play it as an extra minion. Otherwise return it to the top.")
            .on_play(hoverbot),
        minion("Zapbot", 4, 2)
            .text("You may play an extra minion of power 2 or less.")
            .rulings(&["In your Play Cards phase the extra minion may wait; at any other time it is now or never."])
            .on_play(|cx| cx.extra_play(Permission::minion().power_at_most(2))),
        minion("Microbot Alpha", 1, 1)
            .text("Ongoing: Has +1 power for each other Microbot of yours. Your minions all count as Microbots.")
            .rulings(&[
                "Only your own minions become Microbots, and only in play.",
                "What it makes a Microbot also stays what it was.",
            ])
            .tagged(MICROBOT)
            .has(power(|eye, minion| {
                if minion != eye.this() {
                    return 0;
                }
                eye.count(minions().yours().tagged(MICROBOT).other())
                    + eye.count(minions().tagged(MICROBOT).in_stasis())
                    + eye.count(NO_MINIONS)
            }))
            .has(tags(
                |eye, card| {
                    if eye.is(card, minions().yours()) { MICROBOT } else { Tags(0) }
                },
            )),
        minion("Microbot Archive", 1, 1)
            .text("Ongoing: After one of your Microbots (this one included) is destroyed, draw a card.")
            .rulings(&["If several are destroyed together you draw for each, for this one too."])
            .tagged(MICROBOT)
            .has(after(
                EventKind::Destroyed,
                |eye, event| your_microbots(eye, event) > 0,
                |cx| cx.draw(cx.you(), cx.heard(your_microbots)),
            )),
        minion("Microbot Fixer", 2, 1)
            .text("If no minion was played by you before it this turn, you may play an extra minion. Ongoing: Your Microbots have +1 power each.")
            .rulings(&["Any minion you played earlier this turn counts, also one from your discard pile."])
            .tagged(MICROBOT)
            .on_play(extra_if_first)
            .has(power(|eye, minion| {
                let yours = eye.is_yours(minion) && eye.state.tags(minion).has(MICROBOT);
                i32::from(yours)
            }))
            .has(presence(|eye| eye.count(NO_MINIONS))),
        minion("Microbot Guard", 2, 1)
            .text("Destroy a minion here with less power than the number of minions you have here.")
            .rulings(&["Not optional: it may have to destroy itself."])
            .tagged(MICROBOT)
            .on_play(|cx| {
                let yours = cx.eye().count(minions().yours().here());
                destroy(cx, minions().here().power_below(yours))
            }),
        minion("Microbot Reclaimer", 2, 1)
            .text("If no minion was played by you before it this turn, you may play an extra minion. Any number of Microbots from your discard pile are shuffled into your deck.")
            .rulings(&["In your discard pile only cards that are printed as Microbots count."])
            .tagged(MICROBOT)
            .on_play(|cx| {
                extra_if_first(cx)?;
                shuffle_in(cx, cards().in_discard().tagged(MICROBOT).any_number())
            }),
        action("Tech Center", 2)
            .text("Choose a base. Draw a card for each of your minions there.")
            .on_play(|cx| {
                let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
                cx.draw(cx.you(), cx.eye().count(minions().yours().at(site)))
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

fn hoverbot(cx: &mut Cx) -> Step {
    let top = cx.reveal_top(cx.you(), 1)?;
    match may_play_extra_minion(cx, &cx.among(&top, minions()))? {
        true => Ok(()),
        false => cx.return_to_top(&top),
    }
}

fn extra_if_first(cx: &mut Cx) -> Step {
    match cx.eye().is_first_minion_you_played() {
        true => cx.extra_play(Permission::minion()),
        false => Ok(()),
    }
}

/// How many of your Microbots, as they were, an event destroyed.
fn your_microbots(eye: &Eye, event: &Event) -> i32 {
    let mut yours: Vec<&Snapshot> = event.destroyed.iter().collect();
    yours.retain(|m| m.controller == Some(eye.you()) && m.tags.has(MICROBOT));
    yours.iter().filter(|m| m.sorts.is_minion() || eye.was_here(m)).count() as i32
}

/// Your Microbots here that are named so and are no minions.
const NO_MINIONS: Select = actions().yours().here().tagged(MICROBOT);
