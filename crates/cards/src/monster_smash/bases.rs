//! The eight bases of Monster Smash.

use crate::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Egg Chamber", "Giant Ants", 17, [3, 1, 1])
        .text("Minions here with +1 power counters cannot be destroyed.")
        .has(protects(|eye, card, effect| {
            effect.kind == EffectKind::Destroy && eye.is(card, minions().here().with_counters())
        })),
    base("The Hill", "Giant Ants", 23, [4, 2, 1])
        .text("At the start of each player's turn, that player may move one of their minions from another base to here.")
        .has(
            at_start_of_turn(|cx| move_here(cx, minions().yours().elsewhere().may()))
                .only_when(|eye| eye.any(minions().yours().elsewhere()))
                .may(),
        ),
    base("Golem Schloß", "Mad Scientists", 22, [4, 3, 2])
        .text("After this base scores, the winner places a +1 power counter on each of their minions.")
        .has(
            after_this_base_scores(|cx| place_counters(cx, minions().yours().each(), 1))
                .of(Whom::Winners),
        ),
    base("Laboratorium", "Mad Scientists", 25, [5, 3, 3])
        .text("Once each turn, after the first minion is played here, its controller places a +1 power counter on it.")
        .has(
            after(EventKind::Played, first_minion_here, |cx| {
                let minion = cx.played();
                let controller = minion.one().and_then(|m| cx.state().card(m.card).controller);
                match controller {
                    Some(seat) => cx.done_by(seat, |cx| cx.place_counters(&minion, 1)),
                    None => Ok(()),
                }
            })
            .only_while(played_is_still_there),
        ),
    base("Castle Blood", "Vampires", 18, [3, 1, 1])
        .text("After you play a minion here, you may place a +1 power counter on it if another player's power here is greater than yours.")
        .has(
            after(EventKind::Played, minion_played_here, |cx| cx.place_counters(&cx.played(), 1))
                .only_while(played_is_still_there)
                .only_when(is_behind_here)
                .may()
                .of(Whom::Actor),
        ),
    base("Crypt", "Vampires", 20, [4, 2, 2])
        .text("After one or more minions are destroyed here, the player who destroyed them may place a +1 power counter on one of their minions here.")
        .has(
            after(
                EventKind::Destroyed,
                minion_destroyed_here,
                |cx| place_counters(cx, minions().yours().here(), 1),
            )
            .only_when(|eye| eye.any(minions().yours().here()))
            .of(Whom::Actor)
            .may(),
        ),
    base("Moot Site", "Werewolves", 15, [2, 1, 0])
        .text("The first minion that is played here each turn gains +2 power until the end of the turn.")
        .has(
            after(EventKind::Played, first_minion_here, |cx| {
                cx.give_power(&cx.played(), 2, cx.end_of_turn())
            })
            .only_while(played_is_still_there),
        ),
    base("Standing Stones", "Werewolves", 20, [4, 2, 1])
        .text("On your turn, one of your minions here can use its talent twice.")
        .has(talent_twice(|eye, card| eye.is(card, minions().yours().here()))),
];

/// What is printed otherwise on them today.
pub const REVISED: &[CardDef] = &[
    base("Castle Blood", "Vampires", 17, [3, 1, 1])
        .text("Once each turn, after you destroy a minion at another base, you may bury it here. For each buried card here, the breakpoint of this base is reduced by 2.")
        .rulings(&[
            "Any player's minion, from whatever discard pile it went to; who buries it may uncover it.",
            "Once each turn for each player. If several are destroyed together, you choose one of them.",
            "Any buried card counts, whoever buried it.",
        ])
        .has(
            after(
                EventKind::Destroyed,
                |eye, event| !destroyed_elsewhere(eye, event).is_empty(),
                |cx| {
                    let chosen = cx.choose_from(Why::Bury, &now_discarded(cx), cards())?;
                    cx.bury(&chosen, cx.here())?;
                    Ok(())
                },
            )
            .only_while(|eye, event| {
                let mut dead = destroyed_elsewhere(eye, event).into_iter();
                dead.any(|minion| matches!(eye.state.card(minion.card).zone, Zone::Discard(_)))
            })
            .limited(Limit::OncePerTurnEach)
            .of(Whom::Actor)
            .may().about_it(),
        )
        .has(breakpoint(|eye, site| {
            if site == eye.here() { -2 * eye.count(buried().here()) } else { 0 }
        })),
    base("Crypt", "Vampires", 20, [4, 2, 2])
        .text("You may place a +1 power counter on one of your minions here after you destroy one or more minions.")
        .rulings(&["At whatever base, and whoever's. Once for all that are destroyed together."])
        .has(
            after(
                EventKind::Destroyed,
                |_, event| event.minions_destroyed().next().is_some(),
                |cx| place_counters(cx, minions().yours().here(), 1),
            )
            .only_when(|eye| eye.any(minions().yours().here()))
            .of(Whom::Actor)
            .may(),
        ),
];

/// "You destroy a minion at another base": those.
fn destroyed_elsewhere(eye: &Eye, event: &Event) -> Vec<Ref> {
    let elsewhere = event.minions_destroyed().filter(|minion| !eye.was_here(minion));
    elsewhere.map(|minion| minion.card).collect()
}

/// Those of them that lie in a discard pile by now.
fn now_discarded(cx: &Cx) -> Vec<Ref> {
    let dead = cx.heard(destroyed_elsewhere).into_iter().map(|minion| cx.now(minion));
    dead.filter(|minion| matches!(cx.state().card(minion.card).zone, Zone::Discard(_))).collect()
}

/// Whether this is the first time this turn that a minion is played here.
fn first_minion_here(eye: &Eye, event: &Event) -> bool {
    let mut earlier = eye.happened_here().filter(|e| e.seq < event.seq);
    minion_played_here(eye, event) && !earlier.any(|e| minion_played_here(eye, e))
}
