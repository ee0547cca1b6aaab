//! The eight bases of Big in Japan.

use super::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Critter Combat Club", "Itty Critters", 23, [4, 3, 1])
        .text("On your turn, you may play an extra minion of power 2 or less here. If you control it at the end of the turn, place it on the bottom of its owner's deck.")
        .rulings(&["Each player once on each of their turns. The minion is played at once.", VISITS])
        .has(on_your_turn(
            |eye| eye.state.could_play(eye.you(), a_small_one_here(eye, 2)),
            |cx| {
                let played = cx.play_now(a_small_one_here(&cx.eye(), 2), Choice::Must)?;
                visit(cx, &played)
            },
        ))
        .has(goes_home()),
    base("Itty City", "Itty Critters", 20, [3, 1, 1])
        .text("Once each turn, after you play your first minion here, you may shuffle a minion into your deck, at random from your discard pile.")
        .rulings(&["Once each turn for each player."])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                let discarded = cx.all(minions().in_discard());
                let chosen = cx.random_of(&discarded, 1);
                cx.shuffle_in(&chosen)?;
                Ok(())
            })
            .first()
            .only_when(|eye| eye.any(minions().in_discard()))
            .of(Whom::Actor)
            .may(),
        ),
    base("Kaiju Island", "Kaiju", 22, [4, 2, 1])
        .text("Titans do not clash here. Each titan here gives its controller +3 power here.")
        .rulings(&["While this ability is cancelled, the titans that are here stay, but one that comes then clashes with them."])
        .has(no_clash())
        .has(presence_of(|eye, seat| 3 * eye.count(titans().of(seat).here()))),
    base("Tokyo", "Kaiju", 25, [5, 3, 2])
        .text("Each action that you play on this base gives you +3 power here until the end of the turn.")
        .rulings(&["Each time. Actions on minions are not on the base."])
        .has(
            after(EventKind::Played, action_played_on_this_base, |cx| {
                cx.give_presence(cx.you(), cx.here(), 3, cx.end_of_turn())
            })
            .of(Whom::Actor),
        ),
    base("Akihabara High", "Magical Girls", 20, [3, 2, 1])
        .text("After you play a minion here, each of your other minions here gains +1 power until the end of the turn.")
        .rulings(&["Other than the one just played. Minions that come later do not gain the power."])
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                let played = cx.played();
                let mut others = cx.all(minions().yours().here());
                others.retain(|minion| !played.contains(minion));
                cx.give_power(&others, 1, cx.end_of_turn())
            })
            .of(Whom::Actor),
        ),
    base("Q Point", "Magical Girls", 25, [5, 4, 3])
        .text("Before this base scores, each player keeps one of their minions or actions on this base and destroys all others that they have there.")
        .rulings(&[
            "One card in all: not a minion and an action. All choose before anything is destroyed.",
            "What cannot be destroyed stays as well. Titans do not count, and neither do actions on minions.",
        ])
        .has(before_this_base_scores(q_point)),
    base("Juice Bar", "Mega Troopers", 20, [3, 2, 1])
        .text("Before this base scores, each player who has a minion here gets +2 power here for each Special that they use.")
        .rulings(&[
            "Each Special that is used after this base was chosen to score and before the victory points are awarded.",
            "They need the minion when the Special is done. The power lasts until the end of the turn.",
        ])
        .has(
            after(EventKind::SpecialUsed, |eye, _| is_about_to_score(eye), |cx| {
                cx.give_presence(cx.you(), cx.here(), 2, cx.end_of_turn())
            })
            .only_when(|eye| eye.any(minions().yours().here()))
            .of(Whom::Actor),
        ),
    base("Moon Dumpster", "Mega Troopers", 24, [4, 2, 2])
        .text("After this base is played, each player reveals the top card of their deck, and may play it here as an extra minion if it is one.")
        .rulings(&[
            "One after the other, from the current player clockwise. A card that is not played goes back to the top.",
            "If this base is there as the game begins, before the hands are drawn.",
        ])
        .has(after_this_base_is_played(moon_dumpster))
        .has(at_setup(moon_dumpster)),
];

/// What has a newer printing.
pub const REVISED: &[CardDef] = &[
    base("Juice Bar", "Mega Troopers", 18, [4, 2, 1])
        .text("Before this base scores, all players with a minion here may each play an extra minion here, the current player first.")
        .rulings(&["One after the other. A player whose only minion here is gone by then plays none."])
        .has(before_this_base_scores(juice_bar)),
    base("Moon Dumpster", "Mega Troopers", 24, [4, 2, 2])
        .text("Once on your turn, you may play an extra minion of power 3 or less here. You cannot move your minions from here to another base.")
        .rulings(&[
            "Each player once on each of their turns. The minion is played at once.",
            "Other players can move them, and you can move theirs.",
        ])
        .has(on_your_turn(
            |eye| eye.state.could_play(eye.you(), a_small_one_here(eye, 3)),
            |cx| cx.play_now(a_small_one_here(&cx.eye(), 3), Choice::Must).map(drop),
        ))
        .has(protects(|eye, card, effect| {
            // Whoever carries out what a card says is the one who moves it.
            let mover = effect.cause.actor();
            effect.kind == EffectKind::Move
                && mover.is_some_and(|mover| eye.is(card, minions().of(mover).here()))
        })),
];

/// "An extra minion of power N or less here."
fn a_small_one_here(eye: &Eye, most: i32) -> Permission {
    Permission::minion().power_at_most(most).at(eye.here())
}

/// "Each player destroys all of their minions and actions on this base but one card."
fn q_point(cx: &mut Cx) -> Step {
    let mut doomed = Vec::new();
    for player in cx.players() {
        let mut theirs = cx.all(minions().of(player).here());
        theirs.extend(cx.all(actions().of(player).on_this_base()));
        if theirs.len() > 1 && !cx.ignores_base(player)? {
            let kept = cx.choice_of(player, Why::Save, &theirs, cards())?;
            theirs.retain(|card| !kept.contains(card));
            doomed.push((player, theirs));
        }
    }
    for (player, theirs) in doomed {
        cx.done_by(player, |cx| cx.destroy(&theirs))?;
    }
    Ok(())
}

/// "Before this base scores": it has been chosen, and the points have not been awarded.
fn is_about_to_score(eye: &Eye) -> bool {
    eye.scores_here()
        && eye.happened().fold(true, |before, event| match event.what {
            Happened::Scoring(..) => true,
            Happened::Awarded(..) => false,
            _ => before,
        })
}

/// "Each player with a minion here may play an extra minion here."
fn juice_bar(cx: &mut Cx) -> Step {
    let here = cx.here();
    for player in cx.players() {
        if cx.eye().any(minions().of(player).here()) && !cx.ignores_base(player)? {
            cx.as_player(player, |cx| may_play(cx, Permission::minion().at(here)))?;
        }
    }
    Ok(())
}

/// "Each player reveals the top card of their deck. If it is a minion, they may play it here."
fn moon_dumpster(cx: &mut Cx) -> Step {
    let here = cx.here();
    for player in cx.players() {
        if !cx.state().stays(cx.this()) || cx.ignores_base(player)? {
            continue;
        }
        let top = they_reveal_top(cx, player, 1)?;
        cx.as_player(player, |cx| {
            let mut playable = cx.among(&top, minions());
            playable.retain(|&minion| cx.can_play_at(minion, here));
            let chosen = cx.choose_from(Why::PlayThis, &playable, cards().may())?;
            cx.play_these_at(&chosen, here)?;
            cx.put_back(&cx.among(&top, cards()));
            Ok(())
        })?;
    }
    Ok(())
}
