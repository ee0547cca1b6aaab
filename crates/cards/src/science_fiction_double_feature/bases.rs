//! The eight bases of Science Fiction Double Feature.

use super::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Monkey Lab", "Cyborg Apes", 23, [4, 2, 1])
        .text("Each minion here has +1 power for each action on it.")
        .has(power(|eye, minion| match eye.is_here(minion) {
            true => eye.state.card(minion).attached.len() as i32,
            false => 0,
        })),
    base("Primate Park", "Cyborg Apes", 20, [3, 2, 1])
        .text("After this base scores, the winner may return any number of their actions on minions here to their hand.")
        .has(
            after_this_base_scores(|cx| return_to_hand(cx, YOURS_ON_MINIONS.any_number()))
                .only_when(|eye| eye.any(YOURS_ON_MINIONS))
                .of(Whom::Winners)
                .may(),
        ),
    base("Faceless City", "Shapeshifters", 20, [4, 2, 1])
        .text("Once each turn, after you play a minion here, you may search your deck for a copy of it, reveal it, and place it into your hand. Shuffle your deck.")
        .has(
            after(EventKind::Played, minion_played_here, faceless_city)
                .of(Whom::Actor)
                .limited(Limit::OncePerTurnEach)
                .may(),
        ),
    base("The Vats", "Shapeshifters", 15, [3, 1, 1])
        .text("You cannot play a minion here that shares its name with another minion here.")
        .has(forbids(|eye, attempt| {
            let alike = minions().here().copy_of(eye.name(attempt.card));
            let there = eye.all(alike);
            attempt.is_minion_at(eye.here()) && there.iter().any(|m| m.card != attempt.card)
        })),
    base("ISI's Swingin' Pad", "Super Spies", 21, [4, 2, 1])
        .text("After this base scores, the winner may look at the top three cards of their deck, place any number of them on the bottom and the others on the top, in any order.")
        .has(after_this_base_scores(|cx| sort_top(cx, 3)).of(Whom::Winners).may()),
    base("Secret Volcano Headquarters", "Super Spies", 18, [4, 3, 2])
        .text("Before this base scores, each player reveals the top card of their deck, and plays it here if it is a minion.")
        .rulings(&["A card that is not played goes back to the top."])
        .has(before_this_base_scores(secret_volcano)),
    base("Portal Room", "Time Travelers", 22, [2, 3, 1])
        .text("After this base scores, the winner takes an extra turn after this one.")
        .rulings(&["Then the order goes on from whoever's turn it was."])
        .has(
            after_this_base_scores(|cx| {
                cx.extra_turn(cx.you());
                Ok(())
            })
            .of(Whom::Winners),
        ),
    base("The Nexus", "Time Travelers", 19, [3, 3, 2])
        .text("After this base scores, the winner may choose a base from the base discard pile. It replaces this one.")
        .rulings(&["Not this base itself."])
        .has(
            after_this_base_scores(replace_from_discard)
                .only_when(can_choose_replacement)
                .of(Whom::FirstWinner)
                .may(),
        ),
];

/// The newer printing of those that differ.
pub const REVISED: &[CardDef] = &[
    base("ISI's Swingin' Pad", "Super Spies", 21, [4, 2, 1])
        .text("After the first time each turn that you play a minion here, you may look at as many cards from the top of a player's deck as that minion's printed power. Return them to the top in any order.")
        .rulings(&["The first time for each player.", "Your own deck, or that of another player."])
        .has(
            after(EventKind::Played, you_play_a_minion_here, swingin_pad)
                .only_while(|eye, event| printed_power_of_played(eye, event) > 0)
                .first()
                .of(Whom::Actor)
                .may(),
        ),
    base("Secret Volcano Headquarters", "Super Spies", 18, [4, 3, 2])
        .text("Before this base scores, each player with a minion here reveals the top card of their deck, and plays it here if it is a minion.")
        .rulings(&[
            "A card that is not played goes back to the top.",
            "One player after the other, the current one first. Who has no minion here any more by then reveals nothing.",
        ])
        .has(before_this_base_scores(secret_volcano_in_turn)),
    base("The Nexus", "Time Travelers", 19, [4, 3, 2])
        .text("After this base scores, the winner may place a base from the base discard pile on top of the base deck, before this base is replaced.")
        .rulings(&["Not this base itself.", "Each of several winners may."])
        .has(
            after_this_base_scores(place_a_base_on_top)
                .only_when(|eye| !eye.state.discard(Home::Bases).is_empty())
                .of(Whom::Winners)
                .may(),
        ),
];

/// "Your actions on minions here."
const YOURS_ON_MINIONS: Select = actions().yours().here().that(is_on_a_minion);

fn faceless_city(cx: &mut Cx) -> Step {
    let Some(minion) = cx.played().one() else { return Ok(()) };
    search_and_take(cx, cards().copy_of(cx.name(minion)))
}

/// "All players reveal the top card of their deck. Play all revealed minions here.": together, then one after the other.
fn secret_volcano(cx: &mut Cx) -> Step {
    let mut revealed = Vec::new();
    for player in cx.players() {
        if !cx.ignores_base(player)? {
            revealed.push((player, they_reveal_top(cx, player, 1)?));
        }
    }
    revealed.into_iter().try_for_each(|(player, top)| play_here_or_return(cx, player, &top))
}

/// "If you have a minion here, reveal the top card of your deck and play it here if it is a minion.": each player in turn, by what is
/// here then.
fn secret_volcano_in_turn(cx: &mut Cx) -> Step {
    for player in cx.players() {
        if cx.eye().any(minions().of(player).here()) && !cx.ignores_base(player)? {
            let top = they_reveal_top(cx, player, 1)?;
            play_here_or_return(cx, player, &top)?;
        }
    }
    Ok(())
}

/// "... play it here if it is a minion": otherwise it goes back.
fn play_here_or_return(cx: &mut Cx, player: Seat, top: &[Ref]) -> Step {
    let here = cx.here();
    cx.as_player(player, |cx| {
        let mut playable = cx.among(top, minions());
        let is_there = cx.state().stays(cx.this());
        playable.retain(|&minion| is_there && cx.can_play_at(minion, here));
        cx.play_these_at(&playable, here)?;
        cx.return_to_top(&cx.among(top, cards()))
    })
}

/// "That minion's printed power", of the one that was played.
fn printed_power_of_played(eye: &Eye, event: &Event) -> i32 {
    event.minion_played().map_or(0, |play| eye.state.printed_power(play.card.card.card))
}

fn swingin_pad(cx: &mut Cx) -> Step {
    let mut players = cx.players();
    players.retain(|&player| cx.state().can_draw(player));
    let Some(player) = cx.choose_player(&players)? else { return Ok(()) };
    let n = cx.heard(printed_power_of_played).max(0) as usize;
    let top = cx.look_at_top(Home::Player(player), n)?;
    cx.return_to_top(&top)
}

/// "Place a base from the base discard pile on top of the base deck."
fn place_a_base_on_top(cx: &mut Cx) -> Step {
    let chosen = cx.choose_from(Why::Place, &cx.discarded_bases(), cards())?;
    cx.place_on_decks(&chosen).map(drop)
}
