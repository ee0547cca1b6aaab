//! The sixteen bases of the core set.

use crate::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("The Homeworld", "Aliens", 23, [4, 2, 1])
        .text("Each time a minion is played here, its owner may then play an extra minion of power 2 or less.")
        .rulings(&["The play belongs to the owner of the minion, who keeps it if the minion leaves."])
        .has(
            extra_play_after(EventKind::Played, minion_played_here, |_, _| {
                Permission::minion().power_at_most(2)
            })
            .of(Whom::EventOwner),
        ),
    base("The Mothership", "Aliens", 20, [4, 2, 1])
        .text("After this base scores, the winner may return one of their minions of power 3 or less from here to their hand.")
        .has(
            after_this_base_scores(|cx| {
                return_to_hand(cx, minions().yours().here().power_at_most(3).may())
            })
            .only_when(|eye| eye.any(minions().yours().here().power_at_most(3)))
            .of(Whom::Winners)
            .may(),
        ),
    base("Jungle Oasis", "Dinosaurs", 12, [2, 0, 0]),
    base("Tar Pits", "Dinosaurs", 16, [4, 3, 2])
        .text("Each time a minion is destroyed here, it is then placed on the bottom of its owner's deck.")
        .rulings(&["The owner of several chooses their order, after they have been in the discard pile."])
        .has(after(EventKind::Destroyed, minion_destroyed_here, tar_pits)),
    base("Ninja Dojo", "Ninjas", 18, [2, 3, 2])
        .text("After this base scores, the winner may destroy any one minion.")
        .rulings(&["Minions on this base may be chosen too, also your own."])
        .has(
            after_this_base_scores(|cx| destroy(cx, minions().may()))
                .only_when(|eye| eye.any(minions()))
                .of(Whom::Winners)
                .may(),
        ),
    base("Temple of Goju", "Ninjas", 18, [2, 3, 2])
        .text("After this base scores, place each player's minion of highest power here on the bottom of its owner's deck.")
        .rulings(&["If several of a player's minions share the highest power, all of them go."])
        .has(after_this_base_scores(temple_of_goju)),
    base("The Grey Opal", "Pirates", 17, [3, 1, 1])
        .text("After this base scores, all players but the winner may each move one of their minions from here to another base instead of the discard pile.")
        .rulings(&["They decide one after the other, from the current player clockwise."])
        .has(after_this_base_scores(grey_opal)),
    base("Tortuga", "Pirates", 21, [4, 3, 2])
        .text("The runner-up may move one of their minions from another base to the base that replaces this one.")
        .rulings(&[
            "The minion moves when the new base is there, and cannot come from Tortuga.",
            "If there are several runners-up, each may move one.",
        ])
        .has(
            after_this_base_is_replaced(|cx| move_here(cx, minions().yours().elsewhere().may()))
                .only_when(|eye| eye.any(minions().yours().elsewhere()))
                .of(Whom::RunnersUp)
                .may(),
        ),
    base("Factory 436-1337", "Robots", 25, [2, 2, 1])
        .text("When this base scores, the winner gains 1 VP for every 5 power they have here.")
        .rulings(&[
            "Power counts as it is when the base scores.",
            "Each of several winners gains their own.",
        ])
        .has(
            when_this_base_scores(|cx| {
                let power = cx.state().scored_power(cx.you());
                cx.gain_vp(cx.you(), power / 5)
            })
            .of(Whom::Winners),
        ),
    base("The Central Brain", "Robots", 19, [4, 2, 1])
        .text("Each minion here has +1 power.")
        .has(power(|eye, minion| i32::from(eye.is_here(minion)))),
    base("Cave of Shinies", "Tricksters", 23, [4, 2, 1])
        .text("Each time a minion is destroyed here, its owner then gains 1 VP.")
        .rulings(&["Minions discarded because the base scored were not destroyed."])
        .has(after(EventKind::Destroyed, minion_destroyed_here, |cx| {
            for owner in cx.heard(minions_destroyed_here).iter().filter_map(|m| m.owner) {
                cx.gain_vp(owner, 1)?;
            }
            Ok(())
        })),
    base("Mushroom Kingdom", "Tricksters", 20, [5, 3, 2])
        .text("Each player may, at the start of their turn, move a minion of another player from any base to here.")
        .rulings(&["A minion that is already here cannot be chosen."])
        .has(
            at_start_of_turn(|cx| move_here(cx, minions().of_others().elsewhere().may()))
                .only_when(|eye| eye.any(minions().of_others().elsewhere()))
                .may(),
        ),
    base("School of Wizardry", "Wizards", 20, [3, 2, 1])
        .text("After this base scores, the winner looks at three cards from the top of the base deck. One that they choose replaces this base, the others go back in any order.")
        .rulings(&[
            "Of several winners only the first looks, from the current player clockwise.",
            "If the base deck is short, the base discard pile is shuffled in.",
        ])
        .has(after_this_base_scores(school_of_wizardry).of(Whom::FirstWinner)),
    base("The Great Library", "Wizards", 22, [4, 2, 1])
        .text("After this base scores, each player with minions here may draw a card.")
        .rulings(&["They decide one after the other, from the current player clockwise."])
        .has(after_this_base_scores(great_library)),
    base("Evans City Cemetery", "Zombies", 20, [5, 3, 2])
        .text("After this base scores, the winner discards their hand and draws five cards.")
        .rulings(&["If the deck is short, the hand just discarded is shuffled in, but not the minions still on this base."])
        .has(
            after_this_base_scores(|cx| {
                cx.discard_hand(cx.you())?;
                cx.draw(cx.you(), 5)
            })
            .of(Whom::Winners),
        ),
    base("Rhodes Plaza Mall", "Zombies", 24, [0, 0, 0])
        .text("When this base scores, each player gains 1 VP for each minion they have here.")
        .rulings(&["Minions count whatever their power, for who controls them."])
        .has(when_this_base_scores(|cx| {
            for player in cx.players() {
                cx.gain_vp(player, cx.eye().count(minions().of(player).here()))?;
            }
            Ok(())
        })),
];

/// Those that are printed otherwise today.
pub const REVISED: &[CardDef] = &[
    base("The Homeworld", "Aliens", 23, [4, 2, 1])
        .text("Once each turn, you may play an extra minion of power 2 or less after you play a minion here.")
        .rulings(&["Once each turn for each player."])
        .has(
            extra_play_after(EventKind::Played, you_play_a_minion_here, |_, _| {
                Permission::minion().power_at_most(2)
            })
            .limited(Limit::OncePerTurnEach)
            .of(Whom::Actor),
        ),
    base("Tar Pits", "Dinosaurs", 16, [4, 3, 2])
        .text("The first minion to be destroyed here each turn is placed on the bottom of its owner's deck instead.")
        .rulings(&[
            "It is not destroyed then.",
            "Of several at once only one is placed there; the current player chooses which.",
        ])
        .has(
            instead(
                EffectKind::Destroy,
                |eye, minion| eye.is(minion, minions().here()),
                |cx, minion| Ok(!cx.place_under_decks(&[minion])?.is_empty()),
            )
            .limited(Limit::OncePerTurn),
        ),
    base("Cave of Shinies", "Tricksters", 23, [4, 2, 1])
        .text("Once each turn, after a minion here you own is destroyed, gain 1 VP.")
        .rulings(&[
            "Once each turn for each player, whoever controlled the minion.",
            "Minions discarded because the base scored were not destroyed.",
        ])
        .has(
            after(
                EventKind::Destroyed,
                |eye, event| {
                    let mut destroyed = event.minions_destroyed();
                    destroyed.any(|m| eye.was_here(m) && m.owner == Some(eye.you()))
                },
                |cx| cx.gain_vp(cx.you(), 1),
            )
            .limited(Limit::OncePerTurnEach)
            .of(Whom::EventOwner),
        ),
    base("Mushroom Kingdom", "Tricksters", 19, [4, 3, 2])
        .text("At the start of your turn, if no other player has as many cards in hand as you, you may move a minion to or from this base.")
        .rulings(&["Any player's minion, from another base to here or from here to another base."])
        .has(
            at_start_of_turn(|cx| move_here_or_away(cx, minions().may()))
                .only_when(|eye| {
                    has_more_cards_than_all_others(eye)
                        && eye.any(minions())
                        && has_another_base(eye)
                })
                .may(),
        ),
];

/// "If you have more cards in your hand than any other player."
fn has_more_cards_than_all_others(eye: &Eye) -> bool {
    let yours = eye.hand(eye.you()).len();
    eye.state.seats().all(|seat| seat == eye.you() || eye.hand(seat).len() < yours)
}

/// From the discard pile, where they are by now; their owners order several.
fn tar_pits(cx: &mut Cx) -> Step {
    let mut found = Vec::new();
    for minion in cx.heard(minions_destroyed_here) {
        let Some(owner) = minion.owner else { continue };
        if cx.state().in_discard_since(minion.card) && !cx.ignores_base(owner)? {
            found.push(cx.now(minion.card));
        }
    }
    cx.place_under_decks(&found)?;
    Ok(())
}

/// Ties for the highest all count.
fn temple_of_goju(cx: &mut Cx) -> Step {
    let players = cx.players().into_iter();
    let highest: Vec<Ref> = players.flat_map(|p| strongest(cx, minions().of(p).here())).collect();
    cx.place_under_decks(&highest)?;
    Ok(())
}

fn grey_opal(cx: &mut Cx) -> Step {
    let winners = cx.state().ranked(Rank::Winner).to_vec();
    for player in cx.players().into_iter().filter(|p| !winners.contains(p)) {
        let undecided = minions().of(player).here().that(|eye, m| !eye.state.has_fate(m));
        let theirs = cx.all(undecided);
        let others = theirs.first().map_or(Vec::new(), |&any| cx.other_sites(any));
        if others.is_empty() {
            continue;
        }
        let chosen = cx.choice_of(player, Why::Move, &theirs, cards().may())?;
        let Some(minion) = chosen.one() else { continue };
        if let Some(to) = cx.pick_site(player, Why::MoveTo(minion.card), &others, 1)? {
            cx.done_by(player, |cx| cx.instead_of_discard(&chosen, To::Site(to)))?;
        }
    }
    Ok(())
}

fn school_of_wizardry(cx: &mut Cx) -> Step {
    let mut top = cx.look_at_top(Home::Bases, 3)?;
    let Some(next) = cx.choose_from(Why::NextBase, &top, cards())?.one() else { return Ok(()) };
    top.retain(|&card| card != next);
    cx.replace_with(next);
    cx.return_to_top(&top)
}

fn great_library(cx: &mut Cx) -> Step {
    for player in cx.players() {
        if cx.eye().any(minions().of(player).here()) && cx.yes_of(player, Why::Draw)? {
            cx.draw(player, 1)?;
        }
    }
    Ok(())
}
