//! Elves are nice to everybody, and gain a little more by it than those they are nice to.

use super::idioms::*;

/// The Elves.
pub const ELVES: FactionDef = FactionDef {
    name: "Elves",
    blurb: "Help the others, and yourself a little more; when that goes wrong, run away.",
    colors: ["#c6f24e", "#2f5a3c"],
    cards: &[
        minion("Fae Fighter", 1, 5)
            .text("Ongoing: After a minion is played by another player, you may place a +1 power counter on it. If you do, place one on one of your minions here.")
            .rulings(&[
                "A minion played at any base, also a monster that another player's card plays.",
                "No counter for yours if there can be none on the other one.",
            ])
            .has(
                after(EventKind::Played, another_player_plays_a_minion, fae_fighter)
                    .only_when(|eye| eye.any(minions().yours().here()))
                    .only_while(can_be_given_a_counter)
                    .may(),
            ),
        minion("Lord of the Prance", 2, 4)
            .text("Talent: Choose another player. That player draws a card. Draw a card.")
            .has(talent(always, |cx| {
                if let Some(player) = cx.choose_player(&cx.other_players())? {
                    cx.draw(player, 1)?;
                }
                cx.draw(cx.you(), 1)
            })),
        minion("Flower Child", 3, 2)
            .text("You may give control of this minion to another player to take control of a minion of power 3 or less which that player controls.")
            .rulings(&[
                "Each of the two until it leaves play: if one leaves, the other does not go back.",
                "A monster only if that player controls it.",
                "You get no minion if the other player does not get this one.",
            ])
            .on_play(flower_child),
        minion("Elf Help Guru", 4, 2)
            .text("Talent: Each of the other players' minions here gains +1 power until the end of the turn.")
            .rulings(&[
                "Minions that come later do not gain the power.",
                "Those that have gained it keep it, whatever becomes of this card.",
                "Monsters that nobody controls are no player's.",
            ])
            .has(talent(
                |eye| eye.any(minions().of_others().here()),
                |cx| give_power(cx, minions().of_others().here().each(), 1),
            )),
        action("After You", 1)
            .text("Each other player draws a card. Draw a card for each player in the game, you included.")
            .on_play(|cx| {
                for player in cx.other_players() {
                    cx.draw(player, 1)?;
                }
                cx.draw(cx.you(), cx.players().len() as i32)
            }),
        action("Dancing Root", 1)
            .text("Each player shuffles their discard pile into their deck. Draw a card.")
            .rulings(&["This card is not there yet."])
            .on_play(|cx| {
                for player in cx.players() {
                    shuffle_in_discard_pile(cx, player)?;
                }
                cx.draw(cx.you(), 1)
            }),
        action("Helping Hands", 1)
            .text("Special: Before a base scores where you have a minion, choose another player. That player has +2 power there until the end of the turn, and one of your minions there gets -2 power until the end of the turn. If that player is the winner there, take one of their VP.")
            .rulings(&[
                "Also a player without a minion there, who then has 2 power there.",
                "One of several tied winners is the winner, too. You take it when the base scores.",
                "Losing a VP affects no card.",
            ])
            .affects(minions().yours())
            .has(
                before_a_base_scores(helping_hands)
                    .only_when(you_have_one_there)
                    .special_from_hand(),
            )
            .has(
                at(Window::WhenScoring, always, helper_is_paid)
                    .only_when(is_winner)
                    .unlabelled()
                    .lent(),
            ),
        action("Pumping Iron", 2)
            .text("Choose another player. That player chooses a minion, which gains +2 power until the end of the turn. You choose a minion, which gains +3 power until the end of the turn.")
            .rulings(&["Any minion, of whomever."])
            .raises()
            .affects(minions())
            .on_play(|cx| pumping_iron(cx, minions())),
        action("Run Away!", 1)
            .text("Special: Before a base scores where you have a minion, move a minion of yours and a minion of another player from there to another base.")
            .rulings(&[
                "Both to the same base.",
                "If no other player has a minion there, yours moves alone.",
            ])
            .affects(minions())
            .has(
                before_a_base_scores(|cx| {
                    let mut going = cx.choose(Why::Move, minions().yours().there())?.to_vec();
                    going.extend(cx.choose(Why::Move, minions().of_others().there())?);
                    move_together(cx, &going)
                })
                .only_when(you_have_one_there)
                .special_from_hand(),
            ),
        action("Run Away More!", 1)
            .text("Special: Before a base scores, move any number of your minions from there to another base.")
            .rulings(&["All to the same base."])
            .affects(minions().yours())
            .has(
                before_a_base_scores(|cx| {
                    let going = cx.choose(Why::Move, minions().yours().there().any_number())?;
                    move_together(cx, &going)
                })
                .special_from_hand(),
            ),
        action("Trade", 2)
            .text("Choose another player. Draw a random card from their hand, and place this card into it. Play an extra action.")
            .rulings(&[
                "They get this card even if they had none to give.",
                "You use a card that you do not own like one of yours. When it leaves play or is discarded, it goes to its owner.",
            ])
            .on_play(trade),
        on_minion("Traveling Elf", 1, minions().yours())
            .text("Play on one of your minions. Talent: Move this minion to another base.")
            .rulings(&["You use the talent, also if somebody else controls the minion later."])
            .has(moves_wearer()),
    ],
    titan: None,
    revised: Revision::of(&[
        action("Helping Hands", 1)
            .text("Special: Before a base scores where you have a minion, another player's minion there gains +2 power and one of your minions there gets -2 power until the end of the turn. If that player is the winner there, take one of their VP from the printed award of that base. Shuffle this card into that player's deck.")
            .rulings(&[
                "If no other player has a minion there, yours gets -2 power all the same, and this card is discarded.",
                "One of several tied winners is the winner, too. You take it when the base scores.",
                "Nothing if the base has no printed VP for the winner.",
                "It stays in that player's deck until they draw it, and goes to your discard pile when it is discarded.",
            ])
            .raises()
            .affects(minions())
            .has(
                before_a_base_scores(helping_hands_there)
                    .only_when(you_have_one_there)
                    .special_from_hand(),
            )
            .has(
                at(Window::WhenScoring, always, helper_is_paid)
                    .only_when(|eye| is_winner(eye) && printed_award(eye) > 0)
                    .unlabelled()
                    .lent(),
            ),
        action("Pumping Iron", 2)
            .text("Choose another player. That player chooses a minion that is no monster, which gains +2 power until the end of the turn. You choose a minion, which gains +3 power until the end of the turn.")
            .rulings(&["Any minion, of whomever. You may choose a monster."])
            .raises()
            .affects(minions())
            .on_play(|cx| pumping_iron(cx, minions().that(|eye, card| !eye.is_monster(card)))),
    ]),
};

/// "After another player plays a minion ...", at any base.
fn another_player_plays_a_minion(eye: &Eye, event: &Event) -> bool {
    let by = event.minion_played().and_then(|play| play.by);
    by.is_some_and(|by| by != eye.you())
}

/// "Place a +1 power counter on it to ...": it is still in play, and nothing keeps a counter from it.
fn can_be_given_a_counter(eye: &Eye, event: &Event) -> bool {
    event.play().map(|play| play.card.card).is_some_and(|minion| {
        eye.state.stays(minion) && eye.would_reach(EffectKind::Counters, minion.card)
    })
}

/// "Place a +1 power counter on it to place a +1 power counter on one of your minions here."
fn fae_fighter(cx: &mut Cx) -> Step {
    let played = cx.played();
    match cx.affected_by(|cx| cx.place_counters(&played, 1))?.is_empty() {
        true => Ok(()),
        false => place_counters(cx, minions().yours().here(), 1),
    }
}

/// Both or neither. Its power counts as the minion is chosen, before anything changes sides.
fn flower_child(cx: &mut Cx) -> Step {
    let this = cx.this();
    if !cx.would_reach(EffectKind::Control, this) {
        return Ok(());
    }
    let chosen = cx.choose(Why::Choose, minions().of_others().power_at_most(3).may())?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let Some(player) = cx.state().card(minion.card).controller else { return Ok(()) };
    if cx.give_control(&[this], player)?.is_empty() {
        return Ok(());
    }
    cx.take_control(&chosen, cx.you(), Until::Leaves)
}

/// "... where you have a minion": at the base that scores.
fn you_have_one_there(eye: &Eye) -> bool {
    eye.any(minions().yours().there())
}

/// What happens if that player wins stands for that player until the scoring is over.
fn helping_hands(cx: &mut Cx) -> Step {
    let (there, until) = (cx.there(), cx.end_of_turn());
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    cx.give_presence(player, there, 2, until)?;
    weaken_one_there(cx)?;
    cx.stand(Bearer::Player(player), cx.end_of_scoring())
}

/// "Give another player's minion there +2 power and one of your minions there -2 power ... Shuffle this card into that player's
/// deck."
fn helping_hands_there(cx: &mut Cx) -> Step {
    let theirs = cx.choose(Why::Choose, minions().of_others().there())?;
    cx.give_power(&theirs, 2, cx.end_of_turn())?;
    weaken_one_there(cx)?;
    let helped = theirs.one().and_then(|minion| cx.state().card(minion.card).controller);
    let Some(player) = helped else { return Ok(()) };
    cx.stand(Bearer::Player(player), cx.end_of_scoring())?;
    cx.shuffle_into_deck_of(&[cx.this()], player)?;
    Ok(())
}

/// "One of your minions there gets -2 power until the end of the turn."
fn weaken_one_there(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Choose, minions().yours().there())?;
    cx.give_power(&chosen, -2, cx.end_of_turn())
}

/// "If that player is the winner ...", of the base that scores: alone or with others.
fn is_winner(eye: &Eye) -> bool {
    eye.state.ranked(Rank::Winner).contains(&eye.you())
}

/// "That base's printed awards": what is printed for the winner on the base that scores.
fn printed_award(eye: &Eye) -> i32 {
    let site = eye.scoring_site().and_then(|site| eye.state.site(site));
    site.map_or(0, |site| eye.state.victory_points(site.base)[0])
}

/// "Take one of their VP.": "you" is the winner, who pays whoever has played this card. Who has none pays none.
fn helper_is_paid(cx: &mut Cx) -> Step {
    let winner = cx.you();
    match helper(&cx.eye()).filter(|_| cx.state().players[winner].vp > 0) {
        Some(helper) => {
            cx.gain_vp(winner, -1)?;
            cx.gain_vp(helper, 1)
        }
        None => Ok(()),
    }
}

/// Who has played this card.
fn helper(eye: &Eye) -> Option<Seat> {
    let mut plays = eye.happened().filter_map(Event::play);
    plays.find(|play| play.card.card == eye.host.id.host)?.by
}

/// "That player chooses ... You choose a minion ...": that player one of those that are meant.
fn pumping_iron(cx: &mut Cx, theirs: Select) -> Step {
    if let Some(player) = cx.choose_player(&cx.other_players())? {
        let chosen = cx.choice_of(player, Why::Choose, &cx.all(theirs), cards())?;
        cx.give_power(&chosen, 2, cx.end_of_turn())?;
    }
    give_power(cx, minions(), 3)
}

/// "Draw a random card from their hand, and place this card into it."
fn trade(cx: &mut Cx) -> Step {
    if let Some(player) = cx.choose_player(&cx.other_players())? {
        let drawn = cx.random_of(&cx.all(cards().in_hand().of(player)), 1);
        cx.draw_from(&drawn)?;
        cx.take_into_hand(&[cx.this()], player)?;
    }
    cx.extra_play(Permission::action())
}
