//! The sixteen bases of Munchkin: monsters come with each of them.

mod revised;

pub use self::revised::REVISED;

use super::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Hotel of Holiness", "Clerics", 15, [4, 3, 2])
        .monsters(2)
        .text("After this base scores, place each minion here on top of its owner's deck instead of the discard pile, in any order.")
        .rulings(&[
            "Each owner orders theirs: the one chosen last lies on top.",
            "Not one for which something else has been declared.",
            "Monsters and treasures have no owner: they go to their own discard piles.",
        ])
        .has(after_this_base_scores(hotel_of_holiness)),
    base("Whack-A-Ghoul", "Clerics", 12, [3, 2, 1])
        .monsters(3)
        .text("After an undead monster is played here, place it on the bottom of the monster deck.")
        .rulings(&["Also one that comes with this base, which gets no other for it."])
        .has(
            after(EventKind::Played, undead_is_played_here, |cx| {
                cx.place_under_own_deck(&cx.played())?;
                Ok(())
            })
            .only_while(played_is_still_there),
        ),
    base("The Mines", "Dwarves", 18, [4, 2, 1])
        .monsters(2)
        .text("Each minion here has +1 power for each treasure on it.")
        .has(power(|eye, minion| match eye.is_here(minion) {
            true => treasures_on(eye, minion),
            false => 0,
        })),
    base("Treasure Bath", "Dwarves", 12, [2, 0, 0])
        .monsters(1)
        .text("After you play a minion here for the first time in a turn, draw a treasure.")
        .rulings(&["Once a turn for each player. A monster that you play here is a minion."])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                cx.draw_treasures(cx.you(), 1).map(drop)
            })
            .first()
            .of(Whom::Actor),
        ),
    base("Helper's Hollow", "Elves", 17, [3, 2, 1])
        .monsters(2)
        .text("Minions here have +1 power during turns of other players than their controller.")
        .rulings(&["Not monsters that nobody controls."])
        .has(power(|eye, minion| i32::from(eye.is(minion, minions().of_others().here())))),
    base("Treehouse", "Elves", 15, [4, 2, 1])
        .monsters(2)
        .text("After you play a minion here, choose another player. They may draw a card.")
        .has(after(EventKind::Played, minion_played_here, treehouse).of(Whom::Actor)),
    base("Birthday Party", "Halflings", 20, [4, 2, 1])
        .monsters(1)
        .text("Players who have no minion here cannot play minions on other bases.")
        .rulings(&["Minions can still be moved to other bases."])
        .has(forbids(|eye, attempt| {
            attempt.is_minion()
                && attempt.at.is_some_and(|site| site != eye.here())
                && !eye.any(minions().of(attempt.seat).here())
        })),
    base("Subterranean Lair", "Halflings", 23, [5, 3, 2])
        .monsters(1)
        .text("On your turn, you may play an extra minion here if you have no minions here.")
        .rulings(&["Once on each of your turns, also if that minion has moved away."])
        .has(
            permits(|eye| Permission::minion().at(eye.here()))
                .only_when(|eye| !eye.any(minions().yours().here())),
        ),
    base("Dimension Doors", "Mages", 20, [4, 2, 1])
        .monsters(1)
        .text("After the first time you play a minion here each turn, you may discard a card. If you do, play an extra minion here.")
        .rulings(&["Once a turn for each player. In your Play Cards phase the play itself may wait."])
        .has(ANOTHER_DOOR.first()),
    base("Mage's Tower", "Mages", 18, [4, 3, 2])
        .monsters(1)
        .text("After each minion that you play here, you may draw a card.")
        .has(
            after(EventKind::Played, minion_played_here, |cx| cx.draw(cx.you(), 1))
                .only_when(|eye| eye.state.can_draw(eye.you()))
                .of(Whom::Actor)
                .may(),
        ),
    base("Garrison", "Orcs", 12, [3, 2, 1])
        .monsters(2)
        .text("When this base scores, if the players have 22 or more power here together, the winner, the runner-up and the third each gain 1 VP.")
        .rulings(&[
            "Power counts as it is when the base scores; that of monsters which nobody controls does not.",
            "All that share one of these places gain it.",
        ])
        .has(when_this_base_scores(garrison)),
    base("The Pits", "Orcs", 16, [4, 2, 1])
        .monsters(2)
        .text("Actions of other players do not affect minions here.")
        .rulings(&[
            "Of others than the minion's controller.",
            "To a monster that nobody controls every player is another player.",
        ])
        .has(protects(|eye, card, effect| {
            effect.cause.is_action()
                && is_by_another_player(eye, card, effect)
                && eye.is(card, minions().here())
        })),
    base("The Coffers", "Thieves", 18, [4, 2, 1])
        .monsters(2)
        .text("When this base scores, each player who has a minion here draws a treasure.")
        .rulings(&["From the current player clockwise."])
        .has(when_this_base_scores(|cx| {
            for player in cx.players() {
                if cx.eye().any(minions().of(player).here()) {
                    cx.draw_treasures(player, 1)?;
                }
            }
            Ok(())
        })),
    base("Thieves' Guild", "Thieves", 19, [4, 3, 2])
        .monsters(1)
        .text("After you play a treasure on this base or on a minion here, draw a card.")
        .rulings(&["Also a treasure that is a minion."])
        .has(
            after(EventKind::Played, treasure_is_played_here, |cx| cx.draw(cx.you(), 1))
                .of(Whom::Actor),
        ),
    base("Bastion", "Warriors", 11, [3, 2, 2])
        .monsters(3)
        .text("After you destroy a monster here, draw a treasure.")
        .rulings(&[
            "Besides those that the monster is worth.",
            "One for each of several that you destroy together.",
        ])
        .has(
            after(
                EventKind::Destroyed,
                |eye, event| monsters_destroyed_here(eye, event) > 0,
                |cx| {
                    let n = cx.heard(monsters_destroyed_here);
                    cx.draw_treasures(cx.you(), n as usize).map(drop)
                },
            )
            .of(Whom::Actor),
        ),
    base("The Gauntlet", "Warriors", 14, [5, 3, 2])
        .monsters(3)
        .text("After a monster is destroyed here, another one is played here.")
        .rulings(&[
            "One for each of several that are destroyed together.",
            "The base plays it, and no player. What it does as it is played does not happen.",
        ])
        .has(after(
            EventKind::Destroyed,
            |eye, event| monsters_destroyed_here(eye, event) > 0,
            |cx| {
                let n = cx.heard(monsters_destroyed_here);
                cx.play_monsters_by_base(n as usize, cx.here())
            },
        )),
];

/// "Place the minions here on top of their owners' decks": of each owner, one after the other.
fn hotel_of_holiness(cx: &mut Cx) -> Step {
    for player in cx.players() {
        let undecided = minions().owned_by(player).here().that(|eye, m| !eye.state.has_fate(m));
        let mut theirs = cx.all(undecided);
        while !theirs.is_empty() {
            let next = cx.choice_of(player, Why::Place, &theirs, cards())?;
            let Some(minion) = next.one() else { break };
            cx.instead_of_discard(&next, To::DeckTop)?;
            theirs.retain(|&other| other != minion);
        }
    }
    Ok(())
}

/// "An undead monster is played here.", by whomever.
fn undead_is_played_here(eye: &Eye, event: &Event) -> bool {
    minion_played_here(eye, event)
        && event.play().is_some_and(|play| eye.is_undead(play.card.card.card))
}

fn treehouse(cx: &mut Cx) -> Step {
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    match cx.yes_of(player, Why::Draw)? {
        true => cx.draw(player, 1),
        false => Ok(()),
    }
}

/// "If the total power of all players here is 22 or more, the top three each gain 1 VP."
fn garrison(cx: &mut Cx) -> Step {
    let power = |seat| cx.state().scored_power(seat);
    if cx.players().into_iter().map(power).sum::<i32>() < 22 {
        return Ok(());
    }
    for rank in Rank::ALL {
        for player in cx.state().ranked(rank).to_vec() {
            cx.gain_vp(player, 1)?;
        }
    }
    Ok(())
}

/// "You play a treasure on this base or on a minion here.": an action, or a minion that is a treasure.
fn treasure_is_played_here(eye: &Eye, event: &Event) -> bool {
    event
        .play()
        .is_some_and(|play| play.at == Some(eye.here()) && eye.is_treasure(play.card.card.card))
}
