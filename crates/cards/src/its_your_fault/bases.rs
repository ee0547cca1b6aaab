//! The ten bases of It's Your Fault!

use crate::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Dragon's Lair", "Dragons", 18, [2, 2, 1])
        .text("When this base scores, the winner draws three cards.")
        .has(when_this_base_scores(|cx| cx.draw(cx.you(), 3)).of(Whom::Winners)),
    base("Wyrm's Desolation", "Dragons", 20, [5, 3, 2])
        .text("Each minion here has -1 power.")
        .has(power(|eye, minion| -i32::from(eye.is_here(minion)))),
    base("Oracle at Delphi", "Mythic Greeks", 18, [4, 2, 1])
        .text("After you play a minion here, reveal the top card of your deck. If it is an action, draw it. Otherwise return it to the top.")
        .has(after(EventKind::Played, minion_played_here, oracle_at_delphi).of(Whom::Actor)),
    base("Wooden Horse", "Mythic Greeks", 21, [3, 2, 1])
        .text("After any player plays an action, that player may give a minion here +2 power until the end of the turn.")
        .has(
            after(
                EventKind::Played,
                |_, event| event.action_played().is_some(),
                |cx| give_power(cx, minions().here(), 2),
            )
            .only_when(|eye| eye.any(minions().here()))
            .of(Whom::Actor)
            .may(),
        ),
    base("Shark Reef", "Sharks", 20, [4, 2, 1])
        .text("After a minion is destroyed on this base, the player who destroyed it may place a +1 power counter on one of their minions.")
        .rulings(&["Once for each of several that are destroyed together."])
        .has(
            after(EventKind::Destroyed, minion_destroyed_here, |cx| {
                for _ in cx.heard(minions_destroyed_here) {
                    place_counters(cx, minions().yours().may(), 1)?;
                }
                Ok(())
            })
            .only_when(|eye| eye.any(minions().yours()))
            .of(Whom::Actor)
            .may(),
        ),
    base("The Deep", "Sharks", 16, [3, 2, 2])
        .text("After you play a minion of power 4 or more here, you may destroy a minion of less power here.")
        .rulings(&["Its power counts after its own ability, and it must still be in play."])
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                let Some(played) = cx.played().one() else { return Ok(()) };
                destroy(cx, prey(&cx.eye(), played))
            })
            .only_while(|eye, event| event.play().is_some_and(|p| eye.any(prey(eye, p.card.card))))
            .of(Whom::Actor)
            .may(),
        ),
    base("Converted Cave", "Superheroes", 18, [4, 3, 2])
        .text("Minions of power 2 or less here cannot be destroyed except by their controller.")
        .has(protects(|eye, card, effect| {
            let by = effect.cause.actor();
            effect.kind == EffectKind::Destroy
                && (by.is_none() || by != eye.state.card(card).controller)
                && eye.is(card, minions().here().power_at_most(2))
        })),
    base("Crystal Fortress", "Superheroes", 19, [3, 1, 1])
        .text("You may place a minion from your discard pile on the bottom of your deck after you play a minion here.")
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                place_under_deck(cx, minions().in_discard()).map(drop)
            })
            .only_when(|eye| eye.any(minions().in_discard()))
            .of(Whom::Actor)
            .may(),
        ),
    base("Tornado Alley", "Tornados", 25, [4, 3, 2])
        .text("After the first time you play a minion on this base each turn, you may move another minion from another base to here.")
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                let mut others = cx.all(minions().elsewhere());
                others.retain(|&minion| cx.played().one() != Some(minion));
                let chosen = cx.choose_from(Why::Move, &others, cards())?;
                cx.move_to(&chosen, cx.here())?;
                Ok(())
            })
            .first()
            .only_when(|eye| eye.any(minions().elsewhere()))
            .of(Whom::Actor)
            .may(),
        ),
    base("Trailer Park", "Tornados", 20, [4, 2, 1])
        .text("After you move a minion here, place a +1 power counter on it.")
        .has(
            after(
                EventKind::Moved,
                |eye, event| !minions_moved_here(eye, event).is_empty(),
                |cx| cx.place_counters(&cx.heard(minions_moved_here), 1),
            )
            .of(Whom::Actor),
        ),
];

fn oracle_at_delphi(cx: &mut Cx) -> Step {
    let top = cx.reveal_top(cx.you(), 1)?;
    cx.draw_from(&cx.among(&top, actions()))?;
    cx.put_back(&cx.among(&top, cards()));
    Ok(())
}

/// "If it has power 4 or more, ... a minion of less power here": none if it has not.
fn prey(eye: &Eye, played: Ref) -> Select {
    let power = if eye.state.stays(played) { eye.state.power(played.card) } else { 0 };
    minions().here().power_below(if power >= 4 { power } else { 0 })
}
