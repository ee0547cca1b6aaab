//! Cowboys settle everything by duels, and always have something up their sleeve.

use super::idioms::*;

/// The Cowboys.
pub const COWBOYS: FactionDef = FactionDef {
    name: "Cowboys",
    blurb: "Challenge everybody at high noon, and be quicker on the draw.",
    colors: ["#e39b7b", "#5a2a1a"],
    cards: &[
        minion("Sheriff", 1, 5)
            .text("Special: Before this base scores, this minion may duel a minion of another player here. Destroy the loser.")
            .rulings(&["In a tie both are destroyed."])
            .has(
                before_this_base_scores(|cx| {
                    let duel = duel(cx, cx.this(), minions().of_others().here())?;
                    destroy_loser(cx, duel)
                })
                .only_when(|eye| can_duel(eye, eye.this()))
                .special()
                .may(),
            ),
        minion("Pinkerton", 2, 4)
            .text("Ongoing: Once in each duel of one of your minions here, you may place a +1 power counter on it.")
            .rulings(&[
                "Also on this minion itself, if it is the one that duels.",
                "Before anybody places a dueling card.",
            ])
            .has(
                at(
                    Window::DuelBegins,
                    |eye| eye.any(your_duelist().here()),
                    |cx| place_counters(cx, your_duelist().here(), 1),
                )
                .may(),
            ),
        minion("Gunfighter", 3, 3)
            .text("This minion may duel a minion of another player here. Destroy the loser.")
            .rulings(&["In a tie both are destroyed."])
            .on_play(|cx| {
                let duel = duel(cx, cx.this(), minions().of_others().here().may())?;
                destroy_loser(cx, duel)
            }),
        minion("Deputy", 4, 2)
            .text("Special: On your turn, or during a duel of one of your minions, you may discard this card from your hand to give a minion +2 power until the end of the turn.")
            .rulings(&[
                "In a duel you can wait until the dueling cards are shown, or until they have been played.",
                "Any minion, also one that does not duel.",
            ])
            .has(on_your_turn(always, deputy).special().from_hand())
            .has(at(Window::DuelRevealed, you_duel, deputy).special_from_hand())
            .has(at(Window::DuelEnds, you_duel, deputy).special_from_hand()),
        action("Dynamite Surprise", 1)
            .text("Special: Before a base scores where you have a minion but are not winning, destroy a minion of power 4 or less there. Special: After another player's card has revealed or looked at a card of your hand or deck, destroy a minion of power 4 or less of that player.")
            .rulings(&[
                "Who shares the highest power is winning.",
                "From your hand, or if it is itself revealed from your deck; not if another player only looks at it there.",
                "What a base's ability reveals is revealed by no player's card.",
            ])
            .affects(minions().power_at_most(4))
            .has(
                before_a_base_scores(|cx| destroy(cx, minions().there().power_at_most(4)))
                    .only_when(is_not_winning_there)
                    .special_from_hand(),
            )
            .has(
                after(EventKind::Shown, another_player_sees_yours, dynamite_surprise)
                    .special_from_hand_or_revealed(),
            ),
        action("Form a Posse", 1)
            .text("Each of your minions gains +1 power until the end of the turn. Until then they cannot be destroyed, moved or returned to a hand.")
            .rulings(&[
                "By nobody: not by you, nor by a base.",
                "Minions that come later gain nothing.",
                "They can still be placed or shuffled elsewhere, and are discarded if their base scores.",
            ])
            .raises()
            .on_play(|cx| {
                let posse = cx.all(minions().yours());
                cx.give_power(&posse, 1, cx.end_of_turn())?;
                cx.stand_about(&posse, cx.end_of_turn())
            })
            .has(
                protects(|eye, card, effect| {
                    let kept_from = [EffectKind::Destroy, EffectKind::Move, EffectKind::Return];
                    eye.wearer() == Some(card) && kept_from.contains(&effect.kind)
                })
                .unlabelled()
                .lent(),
            ),
        action("Gold in Them Thar Hills", 1)
            .text("Look at the top three cards of your deck. Reveal one of them and draw it. You may play it as an extra card. Return the others to the top in any order.")
            .rulings(&["It is played at once, before the others go back, or not at all."])
            .on_play(gold_in_them_thar_hills),
        on_base("Gold Strike", 1)
            .text("Play on a base. Ongoing: After each minion that you play here, draw a card.")
            .has(after(EventKind::Played, you_play_a_minion_here, |cx| cx.draw(cx.you(), 1))),
        action("High Noon", 2)
            .text("One of your minions duels a minion of another player at its base. Destroy the loser. If your minion wins, you may play an extra minion at its base.")
            .rulings(&[
                "In a tie both are destroyed.",
                "There is no extra minion if your minion is destroyed, and none for the other player.",
                "The base is the one where your minion is when the duel has ended.",
            ])
            .affects(minions())
            .on_play(high_noon),
        action("Quick Draw", 2)
            .text("Choose one of your minions. It gains +4 power until the end of the turn if it is in a duel, otherwise +2 power.")
            .rulings(&["Counted once: it keeps the power when the duel is over."])
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                let duels = chosen.one().is_some_and(|minion| cx.eye().is_dueling(minion.card));
                cx.give_power(&chosen, if duels { 4 } else { 2 }, cx.end_of_turn())
            }),
        action("Run 'Em Off", 1)
            .text("One of your minions duels a minion of another player at its base. The winner gains +3 power until the end of the turn, and its controller moves the loser to another base.")
            .rulings(&["In a tie both gain the power, and each of the two players moves the other one's minion, you first."])
            .raises()
            .affects(minions())
            .on_play(run_em_off),
        action("Stagecoach", 1)
            .text("Move or transfer up to two of your cards from one base to another base.")
            .rulings(&[
                "Minions, titans and buried cards move; actions on the base are transferred.",
                "Actions on minions are not on the base. They come along with their minion.",
                "Both cards go to the same base.",
            ])
            .affects(minions().yours())
            .on_play(stagecoach),
    ],
    titan: Some(
        titan("Pecos Bill")
            .text("Special: When one of your minions becomes the challenger in a duel, you may discard a card to play this titan there. Clashes of titans wait until the duel is over. Ongoing: During duels here, other players cannot move minions from here or return them to a hand. After you win a duel, draw a card.")
            .rulings(&[
                "Before anybody places a dueling card.",
                "Any player's minions stay, not only those that duel.",
                "A duel at any base. In a tie both players have won.",
            ])
            .has(
                titan_at(
                    Window::DuelBegins,
                    |eye| challenger(eye).is_some(),
                    |eye| {
                        let there = challenger(eye).filter(|_| eye.has_hand());
                        there.and_then(|minion| eye.state.site_of(minion)).into_iter().collect()
                    },
                )
                .then_run(discard_to_play),
            )
            .has(protects(|eye, card, effect| {
                matches!(effect.kind, EffectKind::Move | EffectKind::Return)
                    && effect.cause.actor().is_some_and(|seat| seat != eye.you())
                    && eye.duelists().iter().any(|minion| eye.is_here(minion.card))
                    && eye.is(card, minions().here())
            }))
            .has(after(
                EventKind::DuelWon,
                |eye, event| event.duel_won().any(|minion| minion.controller == Some(eye.you())),
                |cx| cx.draw(cx.you(), 1),
            )),
    ),
    revised: Revision::of(&[
        minion("Pinkerton", 2, 4)
            .text("Ongoing: Once in each duel of one of your minions, you may place a +1 power counter on it.")
            .rulings(&[
                "At any base. Also on this minion itself, if it is the one that duels.",
                "Before anybody places a dueling card.",
            ])
            .has(
                at(
                    Window::DuelBegins,
                    |eye| eye.any(your_duelist()),
                    |cx| place_counters(cx, your_duelist(), 1),
                )
                .may(),
            ),
    ]),
};

/// "... one of your minions ..." that is in a duel.
const fn your_duelist() -> Select {
    minions().yours().that(|eye, minion| eye.is_dueling(minion))
}

/// "During a duel of one of your minions ..."
fn you_duel(eye: &Eye) -> bool {
    eye.duelists().iter().any(|minion| eye.is_yours(minion.card))
}

/// "Discard this card from your hand to give a minion +2 power until the end of the turn."
fn deputy(cx: &mut Cx) -> Step {
    match cx.discard(&[cx.this()])?.is_empty() {
        true => Ok(()),
        false => give_power(cx, minions(), 2),
    }
}

/// "... where you have a minion but are not winning": at the base that scores.
fn is_not_winning_there(eye: &Eye) -> bool {
    let behind = |site| eye.any(minions().yours().at(site)) && !is_winning(eye, site);
    eye.scoring_site().is_some_and(behind)
}

/// "Another player's card has revealed or looked at a card of your hand or deck."
fn another_player_sees_yours(eye: &Eye, event: &Event) -> bool {
    let yours = |card: &Snapshot| match card.zone {
        Zone::Hand(seat) => seat == eye.you(),
        Zone::Deck(of) | Zone::Revealed(of) | Zone::LookedAt(_, of) => {
            of == Home::Player(eye.you())
        }
        _ => false,
    };
    event.cause.is_other_player(eye.you()) && event.shown().any(yours)
}

/// "Destroy a minion of power 4 or less of that player."
fn dynamite_surprise(cx: &mut Cx) -> Step {
    match cx.event().and_then(|event| event.cause.by) {
        Some(player) => destroy(cx, minions().of(player).power_at_most(4)),
        None => Ok(()),
    }
}

fn gold_in_them_thar_hills(cx: &mut Cx) -> Step {
    let you = cx.you();
    let top = cx.look_at_top(Home::Player(you), 3)?;
    let found = cx.choose_from(Why::Take, &top, cards())?;
    if !found.is_empty() {
        cx.reveal(&found);
        cx.draw_from(&found)?;
        let drawn: Vec<Ref> = found.iter().map(|&card| cx.now(card)).collect();
        let in_hand = cx.among(&drawn, cards().in_hand());
        may_play_extra(cx, &in_hand)?;
    }
    cx.return_to_top(&cx.among(&top, cards()))
}

/// A winner that has been destroyed is nobody's any more.
fn high_noon(cx: &mut Cx) -> Step {
    let Some(duel) = duel_of_one(cx, minions().yours())? else { return Ok(()) };
    cx.destroy(&duel.losers)?;
    match cx.among(&duel.winners, minions().yours()).first() {
        Some(&winner) => cx.extra_play(Permission::minion().at(cx.site_of(winner))),
        None => Ok(()),
    }
}

/// "Its controller moves the loser to another base.": in a tie each of them the other one.
fn run_em_off(cx: &mut Cx) -> Step {
    let Some(duel) = duel_of_one(cx, minions().yours())? else { return Ok(()) };
    cx.give_power(&duel.winners, 3, cx.end_of_turn())?;
    for winner in duel.winners {
        let loser = duel.losers.iter().copied().find(|&minion| minion != winner);
        let player = cx.state().card(winner.card).controller;
        let (Some(loser), Some(player)) = (loser, player) else { continue };
        let to = cx.pick_site(player, Why::MoveTo(loser.card), &cx.other_sites(loser), 1)?;
        if let Some(to) = to {
            cx.done_by(player, |cx| cx.move_to(&[loser], to))?;
        }
    }
    Ok(())
}

/// "Up to two of your cards from one base": on the base, or buried there.
fn stagecoach(cx: &mut Cx) -> Step {
    let (yours, below) = (cards().yours(), buried().yours());
    let some = |eye: &Eye, site| eye.any(yours.on_base_at(site)) || eye.any(below.at(site));
    let Some(from) = cx.choose_base(some)? else { return Ok(()) };
    let mut waiting = cx.all(yours.on_base_at(from));
    waiting.extend(cx.all(below.at(from)));
    let chosen = cx.choose_from(Why::Move, &waiting, cards().up_to(2))?;
    let Some(first) = chosen.one() else { return Ok(()) };
    let to = cx.choose_site(Why::MoveAllTo, &cx.other_sites(first))?;
    let Some(to) = to.and_then(|to| cx.state().site(to)) else { return Ok(()) };
    let (to, base) = (to.id, cx.state().at(to.base));
    let is_load = |card: &Ref| cx.eye().is(card.card, actions());
    let (load, passengers): (Vec<Ref>, Vec<Ref>) = chosen.into_iter().partition(is_load);
    // The load first: it counts where a titan clashes.
    for action in load {
        cx.transfer_action(action, base)?;
    }
    cx.move_to(&passengers, to).map(drop)
}

/// "One of your minions becomes the challenger": that minion.
fn challenger(eye: &Eye) -> Option<CardId> {
    let first = eye.duelists().first().map(|minion| minion.card);
    first.filter(|&minion| eye.is_yours(minion))
}

/// "... you may discard a card to play this titan there."
fn discard_to_play(cx: &mut Cx) -> Step {
    let sites = cx.eye().own_titan_sites();
    match discards(cx, cards().in_hand(), 1)? {
        true => {
            cx.hold_clashes();
            cx.play_this_titan_at(&sites).map(drop)
        }
        false => Ok(()),
    }
}
