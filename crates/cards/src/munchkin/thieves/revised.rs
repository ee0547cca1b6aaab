//! The newer printing of the Thieves: whatever nobody or somebody else owns is of use to them.

use super::super::idioms::*;

/// What differs from the older cards.
pub(super) const REVISED: Revision = Revision::of(&[
            minion("Master Thief", 1, 5)
                .text("Talent: Draw one treasure OR draw a random action from the discard pile of another player who has a minion here.")
                .rulings(&["You choose the player. You use a card that you do not own like one of yours; when it leaves play or is discarded, it goes to its owner."])
                .has(talent(
                    |eye| is_left(eye, Home::Treasures) || !with_actions_to_draw(eye).is_empty(),
                    master_thief,
                )),
            minion("Fence", 2, 4)
                .text("Special: Before this base scores, you may discard two cards that you do not own from your hand to either gain 1 VP OR play an extra card.")
                .rulings(&[NOBODYS, "A minion or an action, at any base, at once."])
                .has(
                    before_this_base_scores(fence)
                        .only_when(|eye| {
                            eye.is_asked(eye.count(FOREIGN) >= 2, eye.hand(eye.you()).len() >= 2)
                        })
                        .special()
                        .may(),
                ),
            minion("Cat Burglar", 3, 3)
                .text("Discard up to two cards. Draw a card for each of them that you own. Place two +1 power counters on this minion for each other one.")
                .rulings(&[NOBODYS])
                .on_play(cat_burglar),
            minion("Pickpocket", 4, 2)
                .text("Draw one treasure. Ongoing: Your maximum hand size is increased by 1.")
                .rulings(&["You discard down to eleven cards instead of ten after drawing, to twelve with two of them, and so on."])
                .on_play(draw_treasure)
                .has(hand_size(|eye, seat| i32::from(seat == eye.you()))),
            action("Backstab", 1)
                .text("Discard any number of cards that you do not own from your hand. Destroy a minion whose power is no more than 3 plus the number of cards you discarded this way.")
                .rulings(&[NOBODYS, "A minion at any base."])
                .affects(minions().that(|eye, minion| eye.state.power(minion) <= 3 + eye.count(FOREIGN)))
                .on_play(|cx| {
                    let chosen = cx.choose(Why::Discard, FOREIGN.any_number())?;
                    let n = cx.discard(&chosen)?.len() as i32;
                    destroy(cx, minions().power_at_most(3 + n))
                }),
            on_base("Clever Distraction", 1)
                .text("Play on a base. Ongoing: After another player plays a minion here, they may give you two cards from their hand to destroy this card. Special: After this base scores, take 1 VP from another player here if this card was in play at the start of the turn.")
                .rulings(&[
                    "They choose the cards, and give both or none.",
                    "From a player who has a minion or power here, and a VP.",
                ])
                .has(
                    after(EventKind::Played, they_play_a_minion_here, bought_off)
                        .only_when(|eye| eye.hand(eye.you()).len() >= 2)
                        .of(Whom::Actor)
                        .may(),
                )
                .has(
                    after_this_base_scores(take_1_vp)
                        .only_when(|eye| eye.was_in_play_at_start_of_turn())
                        .special(),
                ),
            action("Mugging", 1)
                .text("Choose another player. They choose: either you look at their hand and draw an action from it, or you draw the bottom two cards of their deck. If you look at their hand and there is no action in it, play an extra action.")
                .rulings(&["You use a card that you do not own like one of yours; when it leaves play or is discarded, it goes to its owner."])
                .on_play(mugging),
            action("Potion Bandolier", 2)
                .text("Discard any number of cards that you do not own from your hand. For each of them, choose a different one of these: Draw two cards. Move one of your minions to another base. A minion gains +3 power until the end of the turn. Place two stasis counters on a minion from your hand. Play an extra action.")
                .rulings(&[
                    NOBODYS,
                    "One after the other, and you must choose as many as you discarded, as long as there is one that can be done.",
                    "A card in stasis loses a counter at the start of each of your turns, and can be played as an extra card when the last one is gone.",
                ])
                .raises()
                .affects(minions())
                .on_play(potion_bandolier),
            on_base("Secret Stash", 1)
                .text("Play on a base. Store the top three treasures of their deck under this card. Ongoing: At the start of your turn, draw a card stored under this card. Talent: If only one card is stored under this card, destroy this card to play it.")
                .rulings(&[
                    "Only you see what is stored. You choose which one you draw.",
                    "What is still stored is discarded when this card leaves play.",
                    "If this card is not destroyed, nothing is played. It is an extra card.",
                ])
                .keeps_stored()
                .on_play(|cx| {
                    let top = cx.look_at_top(Home::Treasures, 3)?;
                    cx.store(&top, cx.this()).map(drop)
                })
                .has(
                    at_start_of_your_turn(|cx| {
                        let chosen = cx.choose(Why::Take, cards().stored_under(cx.this().card))?;
                        cx.take_treasures(&chosen, cx.you()).map(drop)
                    })
                    .only_when(|eye| stored_here(eye) > 0),
                )
                .has(talent(
                    |eye| stored_here(eye) == 1,
                    |cx| {
                        let stored = cx.all(cards().stored_under(cx.this().card));
                        match cx.destroy(&[cx.this()])?.is_empty() {
                            true => Ok(()),
                            false => cx.play_these(&stored),
                        }
                    },
                )),
            action("Smuggling", 1)
                .text("You may discard two cards that you do not own from your hand. If you do, gain 1 VP, and you may swap your deck and discard pile. Place this card in the box.")
                .rulings(&[NOBODYS, "A discard pile is in no order: your new deck is shuffled."])
                .on_play(smuggling),
            action("Strip Bare", 1)
                .text("Return an action that is in play or in stasis to your hand, whoever owns it. Special: After another player's action goes to the discard pile, you may play this card to place that action into your hand instead.")
                .rulings(&[
                    "A treasure goes to its own discard pile.",
                    "Whatever way it goes there: played, destroyed, discarded from a hand or with its base, placed. Of several you take one.",
                    "Played by its Special it uses none of your plays.",
                ])
                .on_play(strip_bare)
                .has(
                    after(EventKind::Played, another_player_plays_an_action, take_the_played)
                    .only_while(is_over_and_done)
                    .special_from_hand(),
                )
                .has(SAVES),
            action("Swipe", 2)
                .text("Draw two cards: from your deck, from the treasure deck, or one from each.")
                .rulings(&["You see the first before you choose where the second comes from."])
                .on_play(|cx| {
                    draw_card_or_treasure(cx)?;
                    draw_card_or_treasure(cx)
                }),
]);

/// "Cards you do not own", of those in your hand.
const FOREIGN: Select = cards().in_hand().that(|eye, card| {
    let owner = eye.state.owner(card);
    owner != Some(eye.you())
});

const NOBODYS: &str = "Nobody owns treasures.";

/// "Another player with a minion here" who has an action in their discard pile.
fn with_actions_to_draw(eye: &Eye) -> Vec<Seat> {
    let others = eye.state.clockwise().filter(|&seat| seat != eye.you());
    let fits = |&seat: &Seat| {
        eye.any(minions().of(seat).here()) && eye.any(actions().in_discard().of(seat))
    };
    others.filter(fits).collect()
}

fn master_thief(cx: &mut Cx) -> Step {
    let left = is_left(&cx.eye(), Home::Treasures);
    let others = with_actions_to_draw(&cx.eye());
    cx.one_of([
        part("Draw a treasure", draw_treasure).only_if(|_| left),
        part("Draw a random action", |cx| {
            let Some(player) = cx.choose_player(&others)? else { return Ok(()) };
            let drawn = cx.random_of(&cx.all(actions().in_discard().of(player)), 1);
            cx.draw_from(&drawn)
        })
        .only_if(|_| !others.is_empty()),
    ])
}

fn fence(cx: &mut Cx) -> Step {
    if !discards(cx, FOREIGN, 2)? {
        return Ok(());
    }
    cx.one_of([
        part("Gain 1 VP", |cx| cx.gain_vp(cx.you(), 1)),
        part("Play an extra card", |cx| cx.extra_play(Permission::card())),
    ])
}

fn cat_burglar(cx: &mut Cx) -> Step {
    let you = cx.you();
    let chosen = cx.choose(Why::Discard, cards().in_hand().up_to(2))?;
    let gone = cx.discard(&chosen)?;
    let yours = gone.iter().filter(|card| card.owner == Some(you)).count() as i32;
    cx.draw(you, yours)?;
    cx.place_counters(&[cx.this()], 2 * (gone.len() as i32 - yours))
}

/// "After another player plays a minion here, they ...": that player is who answers.
fn they_play_a_minion_here(eye: &Eye, event: &Event) -> bool {
    you_play_a_minion_here(eye, event) && !eye.is_yours(eye.this())
}

/// "They may give you two cards from their hand to destroy this card."
fn bought_off(cx: &mut Cx) -> Step {
    let Some(thief) = cx.state().card(cx.this().card).controller else { return Ok(()) };
    let given = cx.choose(Why::Give(thief), cards().in_hand().between(2, 2))?;
    cx.take_into_hand(&given, thief)?;
    destroy_this(cx)
}

/// "Take 1 VP from another player here."
fn take_1_vp(cx: &mut Cx) -> Step {
    let mut others = players_here(cx);
    others.retain(|&seat| seat != cx.you() && cx.state().players[seat].vp > 0);
    let Some(player) = cx.choose_player(&others)? else { return Ok(()) };
    cx.gain_vp(player, -1)?;
    cx.gain_vp(cx.you(), 1)
}

fn mugging(cx: &mut Cx) -> Step {
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    let mut looks = false;
    cx.as_player(player, |cx| {
        cx.one_of([
            part("Your hand is looked at, and an action drawn from it", |_| {
                looks = true;
                Ok(())
            }),
            part("The bottom two cards of your deck are drawn", |_| Ok(()))
                .only_if(|eye| eye.state.can_draw(eye.you())),
        ])
    })?;
    if !looks {
        return cx.draw_from_the_bottom(player, 2);
    }
    let hand = cx.look_at_hand(player);
    let found = cx.among(&hand, actions());
    if found.is_empty() {
        return cx.extra_play(Permission::action());
    }
    let drawn = cx.choose_from(Why::Take, &found, cards())?;
    cx.draw_from(&drawn)
}

fn potion_bandolier(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Discard, FOREIGN.any_number())?;
    let n = cx.discard(&chosen)?.len();
    let yours = minions().yours().that(|eye, minion| !eye.other_sites(minion).is_empty());
    let in_hand = minions().in_hand().that(|eye, minion| eye.state.owner(minion).is_some());
    cx.different_of(
        n,
        [
            part("Draw two cards", |cx| cx.draw(cx.you(), 2))
                .only_if(|eye| eye.state.can_draw(eye.you())),
            part("Move one of your minions", |cx| move_elsewhere(cx, yours))
                .only_if(move |eye| eye.any(yours))
                .affecting(yours),
            part("Give a minion +3 power", |cx| give_power(cx, minions(), 3))
                .only_if(|eye| eye.any(minions()))
                .raising(),
            part("Place two stasis counters on a minion", |cx| {
                let chosen = cx.choose(Why::Choose, in_hand)?;
                cx.place_in_stasis(&chosen, 2).map(drop)
            })
            .only_if(move |eye| eye.any(in_hand)),
            part("Play an extra action", |cx| cx.extra_play(Permission::action())),
        ],
    )
}

/// How many cards are stored under this card.
fn stored_here(eye: &Eye) -> i32 {
    eye.count(cards().stored_under(eye.this()))
}

fn smuggling(cx: &mut Cx) -> Step {
    let you = cx.you();
    cx.tells_of_hand(you);
    if cx.eye().count(FOREIGN) >= 2 && cx.yes()? && discards(cx, FOREIGN, 2)? {
        cx.gain_vp(you, 1)?;
        if cx.yes()? {
            cx.swap_deck_and_discard_pile(you)?;
        }
    }
    cx.put_in_box(&[cx.this()])?;
    Ok(())
}

/// "Return an action in play to your hand (even if it is owned by another player or in stasis)."
fn strip_bare(cx: &mut Cx) -> Step {
    let mut found = cx.all(actions());
    for player in cx.players() {
        let waiting = cx.refs(&cx.state().players[player].stasis);
        found.extend(cx.among(&waiting, actions()));
    }
    let (chosen, you) = (cx.choose_from(Why::Return, &found, cards())?, cx.you());
    match chosen.one() {
        Some(action) if cx.state().is_in_stasis(action.card) => {
            cx.take_into_hand(&chosen, you).map(drop)
        }
        _ => cx.return_to_hand_of(&chosen, you).map(drop),
    }
}

/// An action that was played has done what it does, or could not, and is not in play: it goes to the discard pile of a player,
/// or is there.
fn is_over_and_done(eye: &Eye, event: &Event) -> bool {
    event.play().map(|play| play.card.card).is_some_and(|action| {
        match eye.state.card(action.card).zone {
            Zone::Resolving(_) => {
                !eye.goes_elsewhere_when_done(action) && eye.state.owner(action.card).is_some()
            }
            Zone::Discard(home) => matches!(home, Home::Player(_)),
            _ => false,
        }
    })
}

/// "... place that action into your hand": from the discard pile, to which it goes before.
fn take_the_played(cx: &mut Cx) -> Step {
    for action in cx.played().to_vec() {
        cx.goes_as_usual(cx.now(action))?;
    }
    let mut gone: Vec<Ref> = cx.played().iter().map(|&action| cx.now(action)).collect();
    gone.retain(|action| is_in_a_pile(&cx.eye(), action.card));
    cx.take_into_hand(&gone, cx.you()).map(drop)
}

/// "After another player's action goes to the discard pile ... place that action into your hand instead.", of one that was in
/// play, in a hand or in a deck, or did not go where it would normally have gone.
const SAVES: Ability = after(
    EventKind::ToPile,
    |eye, event| !others_actions_discarded(eye, event).is_empty(),
    |cx| {
        let gone = cx.heard(others_actions_discarded).into_iter().map(|r| cx.now(r));
        let gone: Vec<Ref> = gone.filter(|r| is_in_a_pile(&cx.eye(), r.card)).collect();
        let chosen = cx.choose_from(Why::Take, &gone, cards())?;
        cx.take_into_hand(&chosen, cx.you()).map(drop)
    },
)
.only_while(|eye, event| {
    let gone = others_actions_discarded(eye, event);
    gone.iter().any(|action| is_in_a_pile(eye, action.card))
})
.special_from_hand()
.about_it();

/// Whether a card lies in the discard pile of a player.
fn is_in_a_pile(eye: &Eye, card: CardId) -> bool {
    matches!(eye.state.card(card).zone, Zone::Discard(Home::Player(_)))
}

/// Actions of other players that went to their discard pile.
fn others_actions_discarded(eye: &Eye, event: &Event) -> Vec<Ref> {
    let Happened::Went { to: To::Discard, cards, .. } = &event.what else { return Vec::new() };
    let of_another = |card: &&Snapshot| {
        let whose = card.controller.or(card.owner);
        card.sorts.is_action()
            && card.owner.is_some()
            && whose.is_some_and(|seat| seat != eye.you())
    };
    cards.iter().filter(of_another).map(|card| card.card).collect()
}

/// "Draw two total cards and/or treasure cards.": one of them.
fn draw_card_or_treasure(cx: &mut Cx) -> Step {
    let left = is_left(&cx.eye(), Home::Treasures);
    cx.one_of([
        part("Draw a card", |cx| cx.draw(cx.you(), 1)).only_if(|eye| eye.state.can_draw(eye.you())),
        part("Draw a treasure", draw_treasure).only_if(|_| left),
    ])
}
