//! Giant Ants gather +1 power counters and carry them where they are needed.

use crate::idioms::*;
use engine::cards::*;

/// The Giant Ants.
pub const GIANT_ANTS: FactionDef = FactionDef {
    name: "Giant Ants",
    blurb: "Gather power counters, and carry them to where they decide.",
    emblem: "ant",
    colors: ["#b5451b", "#3b1f16"],
    cards: &[
        minion("Killer Queen", 1, 4)
            .text("Talent: If you have played another minion here this turn, place a +1 power counter on this minion and on that one.")
            .art("queen-crown")
            .has(talent(
                |eye| !played_here(eye).is_empty(),
                |cx| {
                    let played = played_here(&cx.eye());
                    let other = cx.choose_from(Why::CountersTo, &played, cards())?.one();
                    let both: Vec<Ref> = [cx.this()].into_iter().chain(other).collect();
                    cx.place_counters(&both, 1)
                },
            )),
        minion("Drone", 2, 3)
            .text("Place a +1 power counter on this minion. Ongoing: Before one of your minions is destroyed, you may remove a +1 power counter from this minion to save it.")
            .art("insect-jaws")
            .on_play(|cx| cx.place_counters(&[cx.this()], 1))
            .has(instead(EffectKind::Destroy, drone_could, drone)),
        minion("Soldier", 3, 1)
            .text("Place two +1 power counters on this minion. Talent: Transfer a +1 power counter from this minion to another minion.")
            .art("beetle-shell")
            .on_play(|cx| cx.place_counters(&[cx.this()], 2))
            .has(talent(
                |eye| eye.state.counters(eye.this()) > 0,
                |cx| {
                    for other in cx.choose(Why::CountersTo, minions().other())? {
                        cx.transfer_counters(cx.this(), other, 1)?;
                    }
                    Ok(())
                },
            )),
        minion("Worker", 4, 0)
            .text("Place two +1 power counters on this minion.")
            .art("ants")
            .on_play(|cx| cx.place_counters(&[cx.this()], 2)),
        action("A Kind of Magic", 1)
            .text("Transfer any number of the +1 power counters on your minions among your minions.")
            .art("magic-swirl")
            .raises()
            .on_play(|cx| cx.rearrange_counters(minions().yours())),
        action("Gimme the Prize", 2)
            .text("Place a +1 power counter on up to three of your minions.")
            .art("trophy")
            .raises()
            .on_play(|cx| place_counters(cx, minions().yours().up_to(3), 1)),
        action("Headlong", 1)
            .text("Move one of your minions to another base. Place two +1 power counters on it.")
            .art("sprint")
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Move, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                cx.move_to_one_of(minion, &cx.other_sites(minion))?;
                cx.place_counters(&chosen, 2)
            }),
        on_base("The Show Must Go On", 1)
            .text("Play on a base. Ongoing: Your minions here with +1 power counters are not affected by other players' cards.")
            .art("ringmaster")
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you())
                    && eye.is(card, minions().yours().here().with_counters())
            })),
        action("Under Pressure", 1)
            .text("Special: Before a base scores, you may transfer any number of +1 power counters from one of your minions to another of your minions.")
            .art("pressure-cooker")
            .raises()
            .has(
                before_a_base_scores(|cx| transfer_any(cx, minions().yours(), minions().yours()))
                    .special_from_hand(),
            ),
        action("We Are the Champions", 1)
            .text("Special: After a base scores, transfer any number of +1 power counters from one of your minions there to another minion.")
            .art("champions")
            .raises()
            .affects(minions())
            .has(
                after_a_base_scores(|cx| transfer_any(cx, minions().yours().there(), minions()))
                    .special_from_hand(),
            ),
        action("We Will Rock You", 2)
            .text("Each of your minions gains +1 power until the end of the turn for each +1 power counter on it now.")
            .art("drum-kit")
            .raises()
            .on_play(|cx| {
                for minion in cx.all(minions().yours().with_counters()) {
                    cx.give_power(&[minion], cx.counters(minion), cx.end_of_turn())?;
                }
                Ok(())
            }),
        action("Who Wants to Live Forever?", 1)
            .text("Remove any number of +1 power counters from your minions. Draw a card for each one removed.")
            .art("infinity")
            .affects(minions().yours().with_counters())
            .on_play(|cx| {
                let n = cx.remove_any_counters(minions().yours())?;
                cx.draw(cx.you(), n)
            }),
    ],
    titan: Some(
        titan("Death on Six Legs")
            .text("Special: On your turn, if there are seven or more +1 power counters on your minions, you may play this titan. Ongoing: After a minion with +1 power counters goes to the discard pile from play, transfer one of its counters to this titan. Talent: Play an extra action.")
            .rulings(&[
                "Any player's minion, at any base, destroyed or discarded.",
                "One counter of each of several minions.",
            ])
            .art("long-antennae-bug")
            .has(titan_on_your_turn(|eye| anywhere_if(eye, counters_on_yours(eye) >= 7)))
            .has(after(
                EventKind::ToDiscard,
                |eye, event| laden(eye, event) > 0,
                |cx| cx.place_counters(&[cx.this()], cx.heard(laden)),
            ))
            .has(talent(always, |cx| cx.extra_play(Permission::action()))),
    ),
    revised: Revision::NONE,
};

/// The other minions you have played here this turn, wherever they are now.
fn played_here(eye: &Eye) -> Vec<Ref> {
    eye.minions_you_played_here().filter(|&m| m != eye.host.id.host).collect()
}

fn drone_could(eye: &Eye, doomed: CardId) -> bool {
    eye.state.counters(eye.this()) > 0 && eye.is(doomed, minions().yours())
}

fn drone(cx: &mut Cx, doomed: Ref) -> Step<bool> {
    let saved = !cx.choose_from(Why::Save, &[doomed], cards().may())?.is_empty();
    Ok(saved && cx.remove_counters(&[cx.this()], 1)? > 0)
}

fn counters_on_yours(eye: &Eye) -> i32 {
    let yours = eye.all(minions().yours()).into_iter();
    yours.map(|minion| eye.state.counters(minion.card)).sum()
}

/// "A minion with +1 power counters goes to the discard pile from play": how many.
fn laden(_: &Eye, event: &Event) -> i32 {
    let gone = event.what.from_play_to_discard();
    gone.filter(|card| card.sorts.is_minion() && card.counters > 0).count() as i32
}
