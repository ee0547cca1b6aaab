//! Explorers find new bases, and are there before everybody else.

use crate::idioms::*;

/// The Explorers.
pub const EXPLORERS: FactionDef = FactionDef {
    name: "Explorers",
    blurb: "Discover new bases, and travel there before anybody else does.",
    colors: ["#f0c94b", "#1f5a4a"],
    cards: &[
        minion("Idaho Smith", 1, 5)
            .text("You may play the base on top of the base deck. This minion and any number of your other minions here move to it.")
            .rulings(&[
                "There is one base more from then on, also after it has scored.",
                "Both or neither: if he cannot move, no base is played.",
                "You see the base before you choose who comes along.",
            ])
            .on_play(idaho_smith),
        minion("Guide", 2, 4)
            .text("Ongoing: After one of your minions moves for the first time in a turn, it gains +1 power until the end of the turn.")
            .rulings(&[
                "For each of your minions, this one included, whoever moves it.",
                "A move before the Guide was in play was the first one, too.",
            ])
            .has(after(
                EventKind::Moved,
                |eye, event| !first_moves(eye, event).is_empty(),
                |cx| cx.give_power(&cx.heard(first_moves), 1, cx.end_of_turn()),
            )),
        minion("Crypt Looter", 3, 3)
            .text("Special: After a new base comes into play, you may play this minion there as an extra minion.")
            .rulings(&["Also if a base is swapped, or comes in any other way without a scoring."])
            .has(
                after(
                    EventKind::BaseCame,
                    |_, event| event.base_came().is_some(),
                    |cx| match cx.event().and_then(Event::base_came) {
                        Some(site) => cx.play_these_at(&[cx.this()], site),
                        None => Ok(()),
                    },
                )
                .only_while(|eye, event| {
                    let there = |site| eye.can_play_this(Permission::minion().at(site));
                    event.base_came().is_some_and(there)
                })
                .special_from_hand().about_there(),
            ),
        minion("Glory Hound", 4, 2)
            .text("Look at the top two cards of the base deck. Place one of them on the bottom of the base deck and the other on the top.")
            .on_play(|cx| {
                let mut top = cx.look_at_top(Home::Bases, 2)?;
                let down = cx.choose_from(Why::PlaceUnder, &top, cards())?;
                top.retain(|base| !down.contains(base));
                cx.return_to_top(&top)?;
                cx.place_under_decks(&down)?;
                Ok(())
            }),
        action("Dr Livingstone, I Presume?", 1)
            .text("Choose a minion. Shuffle it into its owner's deck if it is the only minion at its base.")
            .rulings(&["You may choose a minion that is not alone; nothing happens to it."])
            .affects(minions().that(is_alone))
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                match cx.eye().count(minions().at(cx.site_of(minion))) {
                    1 => cx.shuffle_in(&chosen).map(drop),
                    _ => Ok(()),
                }
            }),
        on_base("Forgotten Horrors", 1)
            .text("Play on a base. Ongoing: Draw a card and transfer this action to another base after you play a minion here, or a card that moves your minions to here.")
            .rulings(&[
                "One card for each card played, however many minions it moves, also if it is itself a minion played here.",
                "A talent, or what a card in play does later, is no card played.",
            ])
            .has(after(EventKind::Played, is_new_intruder, forgotten_horrors))
            .has(after(EventKind::Moved, is_new_intruder, forgotten_horrors)),
        action("Fortune and Glory", 2)
            .text("Choose a base. Move up to two minions from there to another base.")
            .rulings(&["Any player's minions, both to the same base."])
            .affects(minions())
            .on_play(|cx| {
                let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
                let chosen = cx.choose(Why::Move, minions().at(site).up_to(2))?;
                move_together(cx, &chosen)
            }),
        action("I Said No Camels!", 1)
            .text("Choose a base. Place a +1 power counter on each of your minions there OR draw a card for each of them.")
            .raises()
            .on_play(no_camels),
        action("It Belongs in a Museum", 1)
            .text("Choose two minions at different bases. Move each of them to the base where the other one was.")
            .rulings(&["If all minions in play are at one base, none moves."])
            .affects(minions())
            .on_play(|cx| {
                let mut apart = cx.all(minions());
                apart.retain(|&minion| !at_other_bases(cx, minion).is_empty());
                let first = cx.choose_from(Why::Move, &apart, cards())?;
                let Some(first) = first.one() else { return Ok(()) };
                let second = cx.choose_from(Why::Move, &at_other_bases(cx, first), cards())?;
                second.one().map_or(Ok(()), |second| cx.trade_places(first, second).map(drop))
            }),
        action("Lost City", 2)
            .text("Special: After a base scores, reveal the top two cards of the base deck. Choose one of them to replace the scored base, and discard the other. Play an extra minion on the new base.")
            .rulings(&[
                "The minion is played as soon as the new base is there, or not at all.",
                "If something else has chosen the new base, yours goes back to the top of the base deck, and you may play the minion all the same.",
            ])
            .has(after_a_base_scores(lost_city).special_from_hand())
            .has(
                at(Window::AfterReplacement, always, |cx| {
                    may_play(cx, Permission::minion().at(cx.there()))
                })
                .unlabelled()
                .lent(),
            ),
        action("X Never Marks the Spot", 1)
            .text("Move each of your minions to another base.")
            .rulings(&["Each to one of its own, and none may stay."])
            .affects(minions().yours())
            .on_play(|cx| move_elsewhere(cx, minions().yours().each())),
        action("You Call This Archaeology?", 1)
            .text("Move one of your minions to another base. Special: Before or after a base scores, you may play this card.")
            .rulings(&[
                "Played by its Special it uses none of your plays.",
                "After a scoring it moves at once, before the cards there are discarded.",
            ])
            .affects(minions().yours())
            .on_play(archaeology)
            .has(before_a_base_scores(archaeology).special_from_hand())
            .has(after_a_base_scores(archaeology).special_from_hand()),
    ],
    titan: Some(
        titan("Very Large Boulder")
            .text("Special: Instead of your regular minion play, you may play this titan on a base where no player has a minion. Ongoing: Once each turn, after a minion moves from here, you may move this titan to the same base and then destroy a minion there of less power than this titan has +1 power counters. At the end of your turn, if this titan has not moved this turn, place a +1 power counter on it.")
            .rulings(&[
                "If the titan does not move, no minion is destroyed.",
                "The minion to destroy may be yours, and must be if no other fits.",
            ])
            .has(titan_instead_of(PlayKind::Minion, |eye| {
                let of_a_player = |eye: &Eye, minion| eye.state.card(minion).controller.is_some();
                eye.sites_where(|eye, site| !eye.any(minions().at(site).that(of_a_player)))
            }))
            .has(
                after(
                    EventKind::Moved,
                    |eye, event| !where_minions_went_from_here(eye, event).is_empty(),
                    very_large_boulder,
                )
                .while_there()
                .limited(Limit::OncePerTurn)
                .may().about_there(),
            )
            .has(
                at_end_of_your_turn(|cx| cx.place_counters(&[cx.this()], 1))
                    .only_when(|eye| !eye.has_moved_this_turn(eye.this())),
            ),
    ),
    revised: Revision::of(&[
    minion("Glory Hound", 4, 2)
        .text("Look at the top two cards of the base deck. Place any number of them on the bottom of the base deck and the rest on the top, in any order.")
        .on_play(|cx| {
            let top = cx.look_at_top(Home::Bases, 2)?;
            sort_these(cx, top)
        }),
    action("X Never Marks the Spot", 1)
        .text("Move any number of your minions to other bases.")
        .rulings(&["Each to one of its own."])
        .affects(minions().yours())
        .on_play(|cx| move_elsewhere(cx, minions().yours().any_number())),
    ]),
};

/// Both or neither: he can move, and then there is a base to move to.
fn idaho_smith(cx: &mut Cx) -> Step {
    let this = cx.this();
    let can = cx.would_reach(EffectKind::Move, this) && has_base_to_play(&cx.eye());
    if !can || !cx.yes()? {
        return Ok(());
    }
    let Some(site) = cx.play_base()? else { return Ok(()) };
    let mut going = cx.choose(Why::Move, minions().yours().here().other().any_number())?.to_vec();
    going.push(this);
    cx.move_to(&going, site)?;
    Ok(())
}

/// An empty base deck is made anew from the base discard pile.
fn has_base_to_play(eye: &Eye) -> bool {
    !eye.state.deck(Home::Bases).is_empty() || !eye.state.discard(Home::Bases).is_empty()
}

/// Your minions that an event moved for the first time this turn.
fn first_moves(eye: &Eye, event: &Event) -> Vec<Ref> {
    let moved_before = |minion: Ref| {
        let mut earlier = eye.happened_before(event);
        earlier.any(|e| e.moved().any(|(m, _)| m.card == minion))
    };
    let yours =
        event.moved().filter(|(m, _)| m.sorts.is_minion() && m.controller == Some(eye.you()));
    yours.map(|(m, _)| m.card).filter(|&minion| !moved_before(minion)).collect()
}

/// The card you play here as a minion, or whose play moves your minions to here.
fn intruder(eye: &Eye, event: &Event) -> Option<Ref> {
    if you_play_a_minion_here(eye, event) {
        return event.play().map(|play| play.card.card);
    }
    let yours_here = |(m, to): (&Snapshot, SiteId)| {
        m.sorts.is_minion() && m.controller == Some(eye.you()) && to == eye.here()
    };
    let by_your_play = event.cause.play && event.cause.by == Some(eye.you());
    event.cause.card.filter(|_| by_your_play && event.moved().any(yours_here))
}

/// Once for each card played, whatever it does.
fn is_new_intruder(eye: &Eye, event: &Event) -> bool {
    let card = intruder(eye, event);
    let mut earlier = eye.happened_before(event);
    card.is_some() && !earlier.any(|e| intruder(eye, e) == card)
}

fn forgotten_horrors(cx: &mut Cx) -> Step {
    cx.draw(cx.you(), 1)?;
    transfer_elsewhere(cx, cx.this())
}

fn no_camels(cx: &mut Cx) -> Step {
    let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    let yours = minions().yours().at(site);
    let n = cx.eye().count(yours);
    cx.one_of([
        part("Place a counter on each", |cx| place_counters(cx, yours.each(), 1))
            .raising()
            .only_if(move |_| n > 0),
        part("Draw a card for each", |cx| cx.draw(cx.you(), n)).only_if(move |_| n > 0),
    ])
}

fn at_other_bases(cx: &Cx, minion: Ref) -> Vec<Ref> {
    let site = cx.site_of(minion);
    let mut others = cx.all(minions());
    others.retain(|&other| cx.site_of(other) != site);
    others
}

fn lost_city(cx: &mut Cx) -> Step {
    let mut top = cx.look_at_top(Home::Bases, 2)?;
    cx.reveal(&top);
    for next in cx.choose_from(Why::NextBase, &top, cards())? {
        cx.replace_with(next);
        top.retain(|&base| base != next);
    }
    cx.discard(&top)?;
    cx.stand(Bearer::Player(cx.you()), cx.end_of_scoring())
}

fn archaeology(cx: &mut Cx) -> Step {
    move_elsewhere(cx, minions().yours())
}

/// "Move this titan to the same base and then destroy a minion there ..."
fn very_large_boulder(cx: &mut Cx) -> Step {
    let this = cx.this();
    let to = cx.choose_site(Why::MoveTo(this.card), &cx.heard(where_minions_went_from_here))?;
    let Some(there) = to else { return Ok(()) };
    match cx.move_to(&[this], there)?.is_empty() {
        true => Ok(()),
        false => destroy(cx, minions().at(there).power_below(cx.counters(this))),
    }
}

/// "If it is the only minion at its base."
fn is_alone(eye: &Eye, minion: CardId) -> bool {
    eye.state.site_of(minion).is_some_and(|site| eye.count(minions().at(site)) == 1)
}
