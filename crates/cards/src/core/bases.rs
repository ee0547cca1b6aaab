//! The sixteen bases of the core set.

use crate::idioms::*;
use engine::cards::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("The Homeworld", "Aliens", 23, [4, 2, 1])
        .text("After each time a minion is played here, its owner may play an extra minion of power 2 or less.")
        .rulings(&["The play belongs to the owner of the minion, who keeps it if the minion leaves."])
        .art("ringed-planet")
        .has(
            extra_play_after(EventKind::Played, minion_played_here, |_, _| {
                Permission::minion().power_at_most(2)
            })
            .unlabelled()
            .of(Whom::EventOwner),
        ),
    base("The Mothership", "Aliens", 20, [4, 2, 1])
        .text("After this base scores, the winner may return one of their minions of power 3 or less from here to their hand.")
        .art("spaceship")
        .has(
            after_this_base_scores(|cx| may_return_one(cx, minions().yours().here().power_at_most(3)))
                .only_when(|eye| eye.any(minions().yours().here().power_at_most(3)))
                .unlabelled()
                .of(Whom::Winners)
                .may(),
        ),
    base("Jungle Oasis", "Dinosaurs", 12, [2, 0, 0]).art("palm-tree"),
    base("Tar Pits", "Dinosaurs", 16, [4, 3, 2])
        .text("After each time a minion is destroyed here, place it on the bottom of its owner's deck.")
        .rulings(&["The owner of several chooses their order, after they have been in the discard pile."])
        .art("fossil")
        .has(after(EventKind::Destroyed, minion_destroyed_here, tar_pits).unlabelled()),
    base("Ninja Dojo", "Ninjas", 18, [2, 3, 2])
        .text("After this base scores, the winner may destroy any one minion.")
        .rulings(&["Minions on this base may be chosen too, also your own."])
        .art("pagoda")
        .has(
            after_this_base_scores(|cx| may_destroy_one(cx, minions()))
                .only_when(|eye| eye.any(minions()))
                .unlabelled()
                .of(Whom::Winners)
                .may(),
        ),
    base("Temple of Goju", "Ninjas", 18, [2, 3, 2])
        .text("After this base scores, place each player's minion of highest power here on the bottom of its owner's deck.")
        .rulings(&["If several of a player's minions share the highest power, all of them go."])
        .art("temple-gate")
        .has(after_this_base_scores(temple_of_goju).unlabelled()),
    base("The Grey Opal", "Pirates", 17, [3, 1, 1])
        .text("After this base scores, each player other than the winner may move a minion from here to another base instead of the discard pile.")
        .rulings(&["They decide one after the other, from the current player clockwise."])
        .art("crystal-growth")
        .has(after_this_base_scores(grey_opal).unlabelled()),
    base("Tortuga", "Pirates", 21, [4, 3, 2])
        .text("The runner-up may move one of their minions from another base to the base that replaces this one.")
        .rulings(&[
            "The minion moves when the new base is there, and cannot come from Tortuga.",
            "If there are several runners-up, each may move one.",
        ])
        .art("island")
        .has(
            after_this_base_is_replaced(tortuga)
                .only_when(|eye| eye.any(minions().yours().elsewhere()))
                .unlabelled()
                .of(Whom::RunnersUp)
                .may(),
        ),
    base("Factory 436-1337", "Robots", 25, [2, 2, 1])
        .text("When this base scores, the winner gains 1 VP for every 5 power they have here.")
        .rulings(&[
            "Power counts as it is when the base scores.",
            "Each of several winners gains their own.",
        ])
        .art("factory")
        .has(
            when_this_base_scores(|cx| {
                let you = cx.you();
                let power = cx.state().scoring.as_ref().map_or(0, |s| s.power[you]);
                cx.gain_vp(you, power / 5)
            })
            .unlabelled()
            .of(Whom::Winners),
        ),
    base("The Central Brain", "Robots", 19, [4, 2, 1])
        .text("Each minion here has +1 power.")
        .art("brain")
        .has(power(|eye, minion| i32::from(eye.is_here(minion))).unlabelled()),
    base("Cave of Shinies", "Tricksters", 23, [4, 2, 1])
        .text("After each time a minion is destroyed here, its owner gains 1 VP.")
        .rulings(&["Minions discarded because the base scored were not destroyed."])
        .art("cave-entrance")
        .has(
            after(EventKind::Destroyed, minion_destroyed_here, |cx| {
                for minion in destroyed_here(cx) {
                    if let Some(owner) = cx.state().owner(minion.card) {
                        cx.gain_vp(owner, 1)?;
                    }
                }
                Ok(())
            })
            .unlabelled(),
        ),
    base("Mushroom Kingdom", "Tricksters", 20, [5, 3, 2])
        .text("At the start of each player's turn, that player may move one other player's minion from any base to here.")
        .rulings(&["A minion that is already here cannot be chosen."])
        .art("mushrooms")
        .has(
            at_start_of_turn(|cx| {
                let here = cx.eye().here();
                let chosen = cx.may_choose(Why::Move, minions().of_others().elsewhere())?;
                match (chosen, here) {
                    (Some(minion), Some(site)) => cx.move_to(minion, site).map(drop),
                    _ => Ok(()),
                }
            })
            .only_when(|eye| eye.any(minions().of_others().elsewhere()))
            .unlabelled()
            .may(),
        ),
    base("School of Wizardry", "Wizards", 20, [3, 2, 1])
        .text("After this base scores, the winner looks at the top three cards of the base deck, chooses one to replace this base, and returns the others in any order.")
        .rulings(&[
            "Of several winners only the first looks, from the current player clockwise.",
            "If the base deck is short, the base discard pile is shuffled in.",
        ])
        .art("castle")
        .has(after_this_base_scores(school_of_wizardry).unlabelled().of(Whom::FirstWinner)),
    base("The Great Library", "Wizards", 22, [4, 2, 1])
        .text("After this base scores, each player with minions here may draw a card.")
        .rulings(&["They decide one after the other, from the current player clockwise."])
        .art("bookshelf")
        .has(after_this_base_scores(great_library).unlabelled()),
    base("Evans City Cemetery", "Zombies", 20, [5, 3, 2])
        .text("After this base scores, the winner discards their hand and draws five cards.")
        .rulings(&["If the deck is short, the hand just discarded is shuffled in, but not the minions still on this base."])
        .art("graveyard")
        .has(
            after_this_base_scores(|cx| {
                let you = cx.you();
                cx.discard_hand(you)?;
                cx.draw(you, 5)
            })
            .unlabelled()
            .of(Whom::Winners),
        ),
    base("Rhodes Plaza Mall", "Zombies", 24, [0, 0, 0])
        .text("When this base scores, each player gains 1 VP for each minion they have here.")
        .rulings(&["Minions count whatever their power, for who controls them."])
        .art("shop")
        .has(
            when_this_base_scores(|cx| {
                for player in cx.state().clockwise() {
                    let n = cx.minions_of(player, minions().here()).len();
                    cx.gain_vp(player, n as i32)?;
                }
                Ok(())
            })
            .unlabelled(),
        ),
];

fn minion_destroyed_here(eye: &Eye, event: &Event) -> bool {
    event.minions_destroyed().any(|m| m.site == eye.here())
}

/// The minions the event destroyed here, as they were.
fn destroyed_here(cx: &Cx) -> Vec<Ref> {
    let here = cx.eye().here();
    cx.event().map_or(Vec::new(), |event| {
        event.minions_destroyed().filter(|m| m.site == here).map(|m| m.card).collect()
    })
}

/// From the discard pile, where they are by now; their owners order several.
fn tar_pits(cx: &mut Cx) -> Step {
    let mut found = Vec::new();
    for minion in destroyed_here(cx) {
        let card = minion.card;
        let Some(owner) = cx.state().owner(card) else { continue };
        if cx.state().in_discard_since(minion) && !cx.ignores_base(owner)? {
            found.push(card);
        }
    }
    cx.place_under_decks(&found)
}

/// Ties for the highest all count.
fn temple_of_goju(cx: &mut Cx) -> Step {
    let mut highest = Vec::new();
    for player in cx.state().clockwise() {
        let theirs = cx.minions_of(player, minions().here());
        let most = theirs.iter().map(|m| cx.state().power(m.card)).max();
        highest.extend(theirs.into_iter().filter(|m| Some(cx.state().power(m.card)) == most));
    }
    cx.place_all_under_decks(&highest)?;
    Ok(())
}

fn grey_opal(cx: &mut Cx) -> Step {
    let winners = cx.state().ranked(Rank::Winner).to_vec();
    for player in cx.state().clockwise().filter(|p| !winners.contains(p)) {
        let mut theirs: Vec<_> =
            cx.minions_of(player, minions().here()).iter().map(|m| m.card).collect();
        theirs.retain(|&m| !cx.state().has_fate(m));
        let Some(&any) = theirs.first() else { continue };
        let others = cx.other_sites(any);
        if others.is_empty() {
            continue;
        }
        let chosen = cx.pick_cards(player, Why::Move, &theirs, 0, 1)?;
        let Some(&minion) = chosen.first() else { continue };
        if let Some(to) = cx.pick_site(player, Why::MoveTo(minion.card), &others, 1)? {
            cx.instead_of_discard(minion, Fate::Move(to));
        }
    }
    Ok(())
}

fn tortuga(cx: &mut Cx) -> Step {
    let here = cx.eye().here();
    match (cx.may_choose(Why::Move, minions().yours().elsewhere())?, here) {
        (Some(minion), Some(site)) => cx.move_to(minion, site).map(drop),
        _ => Ok(()),
    }
}

fn school_of_wizardry(cx: &mut Cx) -> Step {
    let you = cx.you();
    let top = cx.look_at_top(Home::Bases, you, 3);
    let Some(next) = cx.choose_among(Why::NextBase, &top)? else { return Ok(()) };
    let others: Vec<_> = top.into_iter().filter(|&c| c != next.card).collect();
    cx.replace_with(next.card);
    cx.return_to_top(&others)
}

fn great_library(cx: &mut Cx) -> Step {
    for player in cx.state().clockwise() {
        if !cx.minions_of(player, minions().here()).is_empty() && cx.yes_of(player, Why::Draw)? {
            cx.draw(player, 1)?;
        }
    }
    Ok(())
}
