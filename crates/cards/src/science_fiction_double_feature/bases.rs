//! The eight bases of Science Fiction Double Feature.

use super::idioms::*;
use crate::idioms::*;
use engine::cards::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Monkey Lab", "Cyborg Apes", 23, [4, 2, 1])
        .text("Each minion here has +1 power for each action on it.")
        .art("microscope")
        .has(
            power(|eye, minion| match eye.is_here(minion) {
                true => eye.state.card(minion).attached.len() as i32,
                false => 0,
            })
            .unlabelled(),
        ),
    base("Primate Park", "Cyborg Apes", 20, [3, 2, 1])
        .text("After this base scores, the winner may return any number of their actions on minions here to their hand.")
        .art("jungle")
        .has(
            after_this_base_scores(|cx| {
                let yours = yours_on_minions(&cx.eye());
                let chosen = cx.pick_cards(cx.you(), Why::Return, &yours, 0, u8::MAX)?;
                cx.return_all(&chosen).map(drop)
            })
            .only_when(|eye| !yours_on_minions(eye).is_empty())
            .unlabelled()
            .of(Whom::Winners)
            .may(),
        ),
    base("Faceless City", "Shapeshifters", 20, [4, 2, 1])
        .text("Once each turn, after you play a minion here, you may search your deck for a copy of it, reveal it, and place it into your hand. Shuffle your deck.")
        .art("modern-city")
        .has(
            after(EventKind::Played, minion_played_here, faceless_city)
                .unlabelled()
                .of(Whom::Actor)
                .limited(Limit::OneNamePerTurn)
                .may(),
        ),
    base("The Vats", "Shapeshifters", 15, [3, 1, 1])
        .text("You cannot play a minion here that has the same name as another minion here.")
        .art("cauldron")
        .has(
            forbids(|eye, attempt| {
                let there = eye.all(minions().here()).into_iter();
                let alike = there.filter(|&m| m != attempt.card).any(|m| eye.state.same_name(m, attempt.card));
                attempt.is_minion() && attempt.at == eye.here() && alike
            })
            .unlabelled(),
        ),
    base("ISI's Swingin' Pad", "Super Spies", 21, [4, 2, 1])
        .text("After this base scores, the winner may look at the top three cards of their deck, place any number of them on the bottom and the others on the top, in any order.")
        .art("sofa")
        .has(
            after_this_base_scores(|cx| sort_top(cx, cx.you(), 3))
                .unlabelled()
                .of(Whom::Winners)
                .may(),
        ),
    base("Secret Volcano Headquarters", "Super Spies", 18, [4, 3, 2])
        .text("Before this base scores, each player reveals the top card of their deck, and plays it here if it is a minion.")
        .rulings(&["A card that is not played goes back to the top."])
        .art("volcano")
        .has(before_this_base_scores(secret_volcano).unlabelled()),
    base("Portal Room", "Time Travelers", 22, [2, 3, 1])
        .text("After this base scores, the winner takes an extra turn after this one.")
        .rulings(&["Then the order goes on from whoever's turn it was."])
        .art("magic-portal")
        .has(
            after_this_base_scores(|cx| {
                cx.extra_turn(cx.you());
                Ok(())
            })
            .unlabelled()
            .of(Whom::Winners),
        ),
    base("The Nexus", "Time Travelers", 19, [3, 3, 2])
        .text("After this base scores, the winner may choose a base from the base discard pile. It replaces this one.")
        .rulings(&["Not this base itself."])
        .art("galaxy")
        .has(
            after_this_base_scores(replace_from_discard)
                .only_when(can_choose_replacement)
                .unlabelled()
                .of(Whom::FirstWinner)
                .may(),
        ),
];

fn yours_on_minions(eye: &Eye) -> Vec<CardId> {
    let mut yours = eye.all(actions().yours().here());
    yours.retain(|&c| matches!(eye.state.card(c).zone, Zone::On(_)));
    yours
}

fn faceless_city(cx: &mut Cx) -> Step {
    let played = cx.event().and_then(Event::minion_played).map(|play| play.card.card.card);
    let Some(minion) = played else { return Ok(()) };
    if let Some(copy) = search_deck(cx, |state, card| state.same_name(card, minion))? {
        cx.reveal(&[copy]);
        cx.take_into_hand(&[copy], Seats::ALL)?;
    }
    cx.shuffle(Home::Player(cx.you()));
    Ok(())
}

fn secret_volcano(cx: &mut Cx) -> Step {
    let Some(here) = cx.eye().here() else { return Ok(()) };
    let mut revealed = Vec::new();
    for player in cx.state().clockwise() {
        if !cx.ignores_base(player)? {
            revealed.extend(cx.reveal_top(player, 1).first().map(|&card| (player, card)));
        }
    }
    for (player, card) in revealed {
        cx.as_player(player, |cx| {
            if cx.state().is_minion(card) && cx.can_play_at(card, here) {
                return cx.play_card_at(card, here);
            }
            cx.return_to_top(&[card])
        })?;
    }
    Ok(())
}
