//! Kung Fu Fighters train, hand their strength on, and beat whoever is weaker.

use crate::idioms::*;

/// The Kung Fu Fighters.
pub const KUNG_FU_FIGHTERS: FactionDef = FactionDef {
    name: "Kung Fu Fighters",
    blurb: "Train with power counters, pass them on, and beat everybody weaker.",
    colors: ["#e0a51f", "#6b1414"],
    cards: &[
        minion("Dragon Warrior", 1, 5)
            .text("Ongoing: This minion cannot be destroyed. Talent: Transfer any number of +1 power counters from a minion to a different minion.")
            .has(protects(|eye, card, effect| {
                card == eye.this() && effect.kind == EffectKind::Destroy
            }))
            .has(talent(
                |eye| eye.any(minions().with_counters().that(may_lose_them)) && eye.count(minions()) > 1,
                |cx| transfer_any(cx, minions(), minions()),
            )),
        minion("Lady Whirlwind", 2, 4)
            .text("Talent: If there is no +1 power counter on this minion, destroy a minion here that has less power to place one on this minion.")
            .has(talent(
                |eye| is_bare(eye) && eye.any(weaker_here(eye.state.power(eye.this()))),
                |cx| destroy_to_grow(cx, weaker_here(cx.power(cx.this()))),
            )),
        minion("Drunken Master", 3, 3)
            .text("Talent: If this minion has no +1 power counters, place a +1 power counter on it.")
            .has(talent(is_bare, |cx| cx.place_counters(&[cx.this()], 1))),
        minion("Cricket", 4, 2)
            .text("You may transfer a +1 power counter from a minion to a different minion.")
            .on_play(|cx| transfer_one(cx, minions().may())),
        action("A Little Bit Frightening", 1)
            .text("Choose one of your minions. Destroy a minion of less power at its base to place +1 power counters on minions you control there: two in all, divided as you choose.")
            .raises()
            .affects(minions().that(|eye, minion| {
                eye.is_yours(minion) || is_weaker_than_yours_there(eye, minion)
            }))
            .on_play(a_little_bit_frightening),
        on_base("Ancient Chinese Art", 2)
            .text("Play on a base. Talent: A minion here gets a +1 power counter OR any number of +1 power counters are transferred from one minion here to another.")
            .has(talent(|eye| eye.any(minions().here()), ancient_chinese_art)),
        action("Everybody Knew Their Part", 1)
            .text("Choose one of your minions. Play an extra minion of less power at its base.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                let weaker = Permission::minion().power_at_most(cx.power(minion) - 1);
                cx.extra_play(weaker.at(cx.site_of(minion)))
            }),
        action("Everybody was Kung Fu Fighting", 1)
            .text("Choose a base. Each player who has a minion there destroys another player's minion there.")
            .rulings(&["From the current player clockwise, also those whose own minions there have just been destroyed."])
            .affects(minions())
            .on_play(everybody_was_kung_fu_fighting),
        action("Expert Timing", 1)
            .text("Choose one of your cards in play. You may transfer any number of +1 power counters from that card to another card. You may use a talent of it an extra time. Special: Before a base scores, you may play this card.")
            .rulings(&[
                "The talent is used at once, whether it has been used this turn or not.",
                "You do either of the two, or both in this order.",
            ])
            .raises()
            .affects(minions())
            .on_play(expert_timing)
            .has(before_a_base_scores(expert_timing).special_from_hand()),
        action("Fast as Lightning", 2)
            .text("Choose a minion. It gains +2 power until the end of the turn. If it would go to the discard pile this turn, return it to its owner's hand instead.")
            .raises()
            .affects(minions())
            .on_play(fast_as_lightning)
            .has(
                goes(|eye, going| (eye.host.on == Some(going.card)).then_some(To::Hand))
                    .unlabelled()
                    .lent(),
            ),
        action("Let's Get It On", 1)
            .text("Choose one of your minions. Destroy a minion of no more power at its base. You may destroy further minions there, as long as all of them together have no more power than it.")
            .rulings(&["They are destroyed together."])
            .affects(minions().that(is_where_you_have_one))
            .on_play(|cx| {
                let chosen = choose_no_weaker(cx, Why::Choose, minions().yours())?;
                let Some(minion) = chosen else { return Ok(()) };
                destroy_within(cx, with_it(cx, minion), cx.power(minion), 1)
            }),
        on_base("Oh-hoh-hoh-hoah", 1)
            .text("Play on a base. Ongoing: After another player plays a minion on this base, place a +1 power counter on one of your minions.")
            .rulings(&["On any of your minions, also elsewhere."])
            .has(after(EventKind::Played, another_player_plays_a_minion_here, |cx| {
                place_counters(cx, minions().yours(), 1)
            })),
    ],
    titan: None,
    revised: Revision::of(&[
        titan("Sifu")
            .text("Special: On your turn, if there are two or more +1 power counters on your minions, you may play this titan and transfer two or more +1 power counters from your minions to it. Ongoing: After you transfer one or more +1 power counters to a minion, you may place another +1 power counter on that minion. Talent: Transfer a +1 power counter from one of your minions to another minion OR place a +1 power counter on a minion that has none.")
            .rulings(&[
                "The counters may come from several minions, at any bases.",
                "They are transferred before the titan may clash with another.",
                "Each time that you transfer counters, by whatever card. Placing a counter is no transfer.",
            ])
            .has(
                titan_on_your_turn(|eye| {
                    let yours = eye.all(YOURS_THAT_GIVE);
                    let counters: i32 = yours.iter().map(|m| eye.state.counters(m.card)).sum();
                    anywhere_if(eye, counters >= 2)
                })
                .then_run(|cx| cx.play_this_titan_and(|cx, _| give_it_two_or_more(cx)).map(drop)),
            )
            .has(
                after(
                    EventKind::Counters,
                    |eye, event| given_by_you(eye, event).is_some(),
                    |cx| cx.place_counters(cx.heard(given_by_you).as_slice(), 1),
                )
                .only_while(|eye, event| {
                    given_by_you(eye, event).is_some_and(|minion| eye.state.stays(minion))
                })
                .may().about_it(),
            )
            .has(talent(
                |eye| can_transfer_one(eye) || eye.any(BARE),
                |cx| {
                    cx.one_of([
                        part("Transfer a +1 power counter", |cx| transfer_one(cx, minions().yours()))
                            .only_if(can_transfer_one),
                        part("Place a +1 power counter", |cx| place_counters(cx, BARE, 1))
                            .only_if(|eye| eye.any(BARE)),
                    ])
                },
            )),
    ]),
};

/// "Your minions", of those that +1 power counters can be taken from.
const YOURS_THAT_GIVE: Select = minions().yours().with_counters().that(may_lose_them);

/// "A minion that has none", of +1 power counters.
const BARE: Select = minions().that(|eye, minion| eye.state.counters(minion) == 0);

/// "If this minion has no +1 power counters ..."
fn is_bare(eye: &Eye) -> bool {
    eye.state.counters(eye.this()) == 0
}

/// Whether its +1 power counters could be taken from a minion.
fn may_lose_them(eye: &Eye, minion: CardId) -> bool {
    eye.would_reach(EffectKind::Counters, minion)
}

fn weaker_here(power: i32) -> Select {
    minions().here().power_below(power)
}

/// "Transfer a +1 power counter from ... to a different minion."
fn transfer_one(cx: &mut Cx, from: Select) -> Step {
    let giver = cx.choose(Why::CountersFrom, from.with_counters())?;
    let Some(giver) = giver.one() else { return Ok(()) };
    let mut others = cx.all(minions());
    others.retain(|&minion| minion != giver);
    for taker in cx.choose_from(Why::CountersTo, &others, cards())? {
        cx.transfer_counters(giver, taker, 1)?;
    }
    Ok(())
}

/// "Transfer a +1 power counter from one of your minions to another minion": whether that can be done.
fn can_transfer_one(eye: &Eye) -> bool {
    eye.any(YOURS_THAT_GIVE) && eye.count(minions()) > 1
}

/// "Transfer two or more +1 power counters from your minions to it.": all at one moment.
fn give_it_two_or_more(cx: &mut Cx) -> Step {
    let (this, mut lots, mut given) = (cx.this(), Vec::new(), 0);
    let mut givers = cx.all(YOURS_THAT_GIVE);
    loop {
        let one = if given < 2 { cards() } else { cards().may() };
        let chosen = cx.choose_from(Why::CountersFrom, &givers, one)?;
        let Some(giver) = chosen.one() else { break };
        givers.retain(|&other| other != giver);
        let others: i32 = givers.iter().map(|&other| cx.counters(other)).sum();
        let least = (2 - given - others).max(1);
        let n = cx.choose_amount(giver, least, cx.counters(giver))?;
        lots.push((giver, this, n));
        given += n;
    }
    cx.transfer_each(&lots)
}

/// "You transfer one or more +1 power counters to a minion": to which.
fn given_by_you(eye: &Eye, event: &Event) -> Option<Ref> {
    match &event.what {
        Happened::Counters(to, _, n, Some(_)) if *n > 0 && to.sorts.is_minion() => {
            (event.cause.actor() == Some(eye.you())).then_some(to.card)
        }
        _ => None,
    }
}

fn a_little_bit_frightening(cx: &mut Cx) -> Step {
    let weaker = |cx: &Cx, minion| with_it(cx, minion).power_below(cx.power(minion));
    let chosen = cx.choose_toward(Why::Choose, minions().yours(), |cx, minion| {
        let mut meant = cx.all(weaker(cx, minion));
        if !meant.is_empty() {
            meant.extend(cx.all(with_it(cx, minion).yours()));
        }
        meant
    })?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let (site, weaker) = (cx.site_of(minion), weaker(cx, minion));
    let frightened = cx.choose(Why::Destroy, weaker)?;
    match cx.destroy(&frightened)?.is_empty() {
        true => Ok(()),
        false => cx.spread_counters(2, minions().yours().at(site)),
    }
}

fn ancient_chinese_art(cx: &mut Cx) -> Step {
    let here = minions().here();
    cx.one_of([
        part("Place a +1 power counter", |cx| place_counters(cx, here, 1)),
        part("Transfer +1 power counters", |cx| transfer_any(cx, here, here))
            .only_if(move |eye| eye.any(here.with_counters()) && eye.count(here) > 1),
    ])
}

/// Who fights is settled before anything is destroyed.
fn everybody_was_kung_fu_fighting(cx: &mut Cx) -> Step {
    let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    let mut fighters = cx.players();
    fighters.retain(|&player| cx.eye().any(minions().of(player).at(site)));
    for player in fighters {
        let mut theirs = cx.all(minions().at(site));
        let is_of_other = |seat| seat != player;
        theirs.retain(|&m| cx.state().card(m.card).controller.is_some_and(is_of_other));
        let chosen = cx.choice_of(player, Why::Destroy, &theirs, cards())?;
        cx.done_by(player, |cx| cx.destroy(&chosen))?;
    }
    Ok(())
}

fn expert_timing(cx: &mut Cx) -> Step {
    let chosen = cx.choose_toward(Why::Choose, cards().yours(), |cx, card| {
        if cx.counters(card) > 0 { cx.all(cards()) } else { Vec::new() }
    })?;
    let Some(card) = chosen.one() else { return Ok(()) };
    if cx.counters(card) > 0 {
        transfer_any_from(cx, card, cards().may())?;
    }
    match cx.eye().has_talent(card) && cx.yes()? {
        true => cx.use_talent_again(card),
        false => Ok(()),
    }
}

fn fast_as_lightning(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Choose, minions())?;
    cx.give_power(&chosen, 2, cx.end_of_turn())?;
    cx.stand_about(&chosen, cx.end_of_turn())
}
