//! Penguins come off the top of the deck, one after the other, and go under it again.

use super::idioms::*;

/// The Penguins.
pub const PENGUINS: FactionDef = FactionDef {
    name: "Penguins",
    blurb: "One penguin after the other waddles off the top of your deck.",
    colors: ["#d7f1ff", "#123247"],
    cards: &[
        minion("Command Penguin", 1, 4)
            .text("Play a minion off the top of your deck as an extra minion.")
            .rulings(&[ANYWHERE])
            .on_play(off_the_top_anywhere),
        minion("Dancing Penguin", 1, 4)
            .text("Special: After you play another minion, you may play this card at that minion's base as an extra minion. Place that minion on the bottom of its owner's deck.")
            .rulings(&[
                "After that minion's on-play ability, at the base where it is then.",
                "Not if it has left play.",
            ])
            .has(
                after(EventKind::Played, you_play_a_minion, |cx| {
                    let Some(partner) = cx.heard(partner) else { return Ok(()) };
                    cx.play_these_at(&[cx.this()], cx.site_of(partner))?;
                    cx.place_under_decks(&[partner]).map(drop)
                })
                .only_while(|eye, event| {
                    let site = partner(eye, event).and_then(|m| eye.state.site_of(m.card));
                    site.is_some_and(|site| eye.can_play_this(Permission::minion().at(site)))
                })
                .special_from_hand(),
            ),
        minion("Disguise Penguin", 1, 3)
            .text("Talent: Once each turn for all cards of this name, place this minion on the bottom of its owner's deck. If you did, play a minion off the top of your deck as an extra minion.")
            .rulings(&[ANYWHERE, "If it comes back this way, it cannot be used again in that turn."])
            .has(
                talent(always, |cx| match cx.place_under_decks(&[cx.this()])?.is_empty() {
                    false => off_the_top_anywhere(cx),
                    true => Ok(()),
                })
                .limited(Limit::OneNamePerTurn),
            ),
        minion("Snazzy Penguin", 1, 3)
            .text("Draw a card. Draw another card if this was not your regular minion played from your hand.")
            .rulings(&[REGULAR])
            .on_play(|cx| {
                cx.draw(cx.you(), 1)?;
                match cx.was_not_your_regular_play() {
                    true => cx.draw(cx.you(), 1),
                    false => Ok(()),
                }
            }),
        minion("Surfing Penguin", 1, 3)
            .text("You may move a minion from here to another base.")
            .rulings(&["Any player's minion, also this one."])
            .on_play(|cx| move_elsewhere(cx, minions().here().may())),
        minion("Regurgitating Penguin", 1, 2)
            .text("Reveal the top three cards of your deck. You may draw an action from among them. If you did and this was not your regular minion played from your hand, you may play it as an extra action. Return the others to the top in any order.")
            .rulings(&[REGULAR, "It is played at once, before the others go back, or not at all."])
            .on_play(regurgitating_penguin),
        minion("Baby Penguin", 4, 2)
            .text("You may play Emperor Penguin here OR, if this minion was played from anywhere other than your hand, play an extra minion of power 3 or less here.")
            .on_play(|cx| {
                let here = cx.here();
                let hatched = !cx.eye().was_played_from_hand();
                cx.one_of([
                    part("Play Emperor Penguin", |cx| {
                        cx.play_titan_named(EMPEROR, &[here]).map(drop)
                    })
                    .only_if(move |eye| eye.could_play_titan(EMPEROR, &[here])),
                    part("Play an extra minion", |cx| {
                        cx.extra_play(Permission::minion().power_at_most(3).at(here))
                    })
                    .only_if(move |_| hatched),
                ])
            }),
        on_base("A Wish for Wings That Work", 2)
            .text("Play on a base. Ongoing: Until the end of the turn, each minion that you play here gains +1 power. Special: You may play this card as an extra action when it is revealed off the top of your deck.")
            .rulings(&[
                "Whatever reveals it, once that is done; from wherever it lies by then.",
                "A minion played before it does not gain the power.",
            ])
            .has(
                after(EventKind::Played, you_play_a_minion_here, |cx| {
                    cx.give_power(&cx.played(), 1, cx.end_of_turn())
                })
                .only_while(played_is_still_there),
            )
            .has(plays_itself_when_revealed(|_| Some(Permission::action()))),
        action("I Can't Tell Them Apart", 1)
            .text("Choose a base. Shuffle any number of your minions there into their owners' decks. Play as many minions there off the top of your deck as extra minions.")
            .rulings(&[OFF_THE_TOP, "As many as were really shuffled in, one after the other."])
            .affects(minions().yours())
            .on_play(i_cant_tell_them_apart),
        on_base("Ice Slide", 1)
            .text("Play on a base. Ongoing: After you play a minion here, you may move or transfer another of your cards from this base to another base.")
            .rulings(&[
                "Minions, titans and buried cards move; actions on the base are transferred.",
                "It may be the minion that was played. Another than this card.",
            ])
            .has(
                after(EventKind::Played, you_play_a_minion_here, |cx| {
                    let waiting = cards_on_the_slide(&cx.eye());
                    let chosen = cx.choose_from(Why::Move, &waiting, cards())?;
                    let Some(card) = chosen.one() else { return Ok(()) };
                    match cx.eye().is(card.card, actions()) {
                        true => transfer_elsewhere(cx, card),
                        false => cx.move_to_one_of(card, &cx.other_sites(card)).map(drop),
                    }
                })
                .only_when(|eye| !cards_on_the_slide(eye).is_empty() && has_another_base(eye))
                .may(),
            ),
        action("Leaping Aboard", 1)
            .text("Special: After a base comes into play, play a minion off the top of your deck there as an extra minion.")
            .rulings(&[OFF_THE_TOP, "Whether it replaces another base or comes beside the others."])
            .has(
                after(
                    EventKind::BaseCame,
                    |_, event| event.base_came().is_some(),
                    |cx| match cx.heard(|_, event| event.base_came()) {
                        Some(site) => play_off_the_top(cx, site, minions()),
                        None => Ok(()),
                    },
                )
                .special_from_hand().about_there(),
            ),
        on_base("Pebble Gift", 1)
            .text("Play on a base. Special: After this base scores, for each of your minions here draw a card.")
            .has(
                after_this_base_scores(|cx| {
                    cx.draw(cx.you(), cx.eye().count(minions().yours().here()))
                })
                .special(),
            ),
        action("Secret Mission", 1)
            .text("Place any number of cards from your hand on the bottom of your deck. Draw as many cards and one more. You may shuffle your deck.")
            .rulings(&["You choose their order. Also none: then you draw one."])
            .on_play(|cx| {
                let you = cx.you();
                let chosen = cx.choose(Why::PlaceUnder, cards().in_hand().any_number())?;
                let placed = cx.place_under_decks(&chosen)?.len() as i32;
                cx.draw(you, placed + 1)?;
                if cx.yes()? {
                    cx.shuffle(Home::Player(you));
                }
                Ok(())
            }),
        action("The Hatching", 2)
            .text("Play a minion off the top of your deck as an extra minion.")
            .rulings(&[ANYWHERE])
            .on_play(off_the_top_anywhere),
        on_base("Under The Ice", 1)
            .text("Play on a base. Ongoing: After you play a minion here, a minion from your discard pile with no more power than it may be placed on the bottom of your deck.")
            .rulings(&["The power that the minion has by then, or had as it was played if it has left play."])
            .has(
                after(EventKind::Played, you_play_a_minion_here, |cx| {
                    let power = cx.heard(power_by_now);
                    place_under_deck(cx, minions().in_discard().power_at_most(power)).map(drop)
                })
                .only_while(|eye, event| {
                    eye.any(minions().in_discard().power_at_most(power_by_now(eye, event)))
                })
                .may(),
            ),
    ],
    titan: Some(
        titan(EMPEROR)
            .text("Special: You may play this titan, at the start of your turn, at a base where you have three or more cards. Ongoing: Once on your turn, the minion that you play here may come off the top of your deck instead of from your hand. Talent: Reveal a minion of power 3 or less from your hand or discard pile, and shuffle it into your deck, to place a +1 power counter on this titan.")
            .rulings(&[
                "Minions, actions on the base or on minions there, buried cards and stored cards are such cards.",
                "It takes the place of a minion that you could play here, regular or extra, in your Play Cards phase, within the limits of that play: cards are revealed until there is a minion that fits.",
                "What could not be played here is discarded, and the play is used.",
            ])
            .has(titan_at(
                Window::StartOfTurn,
                |eye| !eye.not_your_turn(),
                |eye| eye.sites_where(has_three_cards_at),
            ))
            .has(plays_off_the_top_here())
            .has(talent(
                |eye| {
                    let small = |which: Select| eye.any(which.power_at_most(3));
                    small(minions().in_discard())
                        || eye.is_asked(small(minions().in_hand()), eye.has_hand())
                },
                emperor_penguin,
            )),
    ),
    revised: Revision::NONE,
};

/// "A base where you have three or more cards."
fn has_three_cards_at(eye: &Eye, site: SiteId) -> bool {
    your_cards_at(eye, site) >= 3
}

/// "Reveal a minion of power 3 or less from your hand or discard pile and shuffle it into your deck to ..."
fn emperor_penguin(cx: &mut Cx) -> Step {
    let you = cx.you();
    cx.tells_of_hand(you);
    let mut small = cx.all(minions().in_hand().power_at_most(3));
    small.extend(cx.all(minions().in_discard().power_at_most(3)));
    let chosen = cx.choose_from(Why::ShuffleIn, &small, cards())?;
    if chosen.is_empty() {
        return Ok(());
    }
    cx.reveal(&chosen);
    cx.shuffle_into_deck(&chosen, you)?;
    cx.place_counters(&[cx.this()], 1)
}

/// "After you play another minion ..."
fn you_play_a_minion(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|play| play.by == Some(eye.you()))
}

/// "That minion": the one that was played, if it is still in play.
fn partner(eye: &Eye, event: &Event) -> Option<Ref> {
    let minion = event.minion_played()?.card.card;
    (eye.state.stays(minion) && eye.state.is_minion_in_play(minion.card)).then_some(minion)
}

/// "A minion of the same or less power" than the one that was played: its power by now.
fn power_by_now(eye: &Eye, event: &Event) -> i32 {
    let Some(play) = event.minion_played() else { return 0 };
    match partner(eye, event) {
        Some(minion) => eye.state.power(minion.card),
        None => play.card.power,
    }
}

/// "Another of your cards from this base": on it, or buried there.
fn cards_on_the_slide(eye: &Eye) -> Vec<Ref> {
    let mut yours = eye.all(cards().yours().on_this_base().other());
    yours.extend(eye.all(buried().yours().here()));
    yours
}

/// "You may draw an action from among them. If you did and ..., you may play it ..."
fn regurgitating_penguin(cx: &mut Cx) -> Step {
    let top = cx.reveal_top(cx.you(), 3)?;
    let found = cx.choose_from(Why::Take, &cx.among(&top, actions()), cards().may())?;
    if !found.is_empty() {
        cx.draw_from(&found)?;
        let drawn: Vec<Ref> = found.iter().map(|&card| cx.now(card)).collect();
        let in_hand = cx.among(&drawn, cards().in_hand());
        if cx.was_not_your_regular_play() {
            may_play_extra_action(cx, &in_hand)?;
        }
    }
    cx.return_to_top(&cx.among(&top, cards()))
}

/// One after the other: what was revealed on the way is shuffled in after the last of them.
fn i_cant_tell_them_apart(cx: &mut Cx) -> Step {
    let yours = |site| minions().yours().at(site);
    let Some(site) = cx.choose_base(|eye, site| eye.any(yours(site)))? else { return Ok(()) };
    let chosen = cx.choose(Why::ShuffleIn, yours(site).any_number())?;
    let (you, mut others) = (cx.you(), Vec::new());
    for _ in cx.shuffle_in(&chosen)? {
        let revealed = cx.reveal_until(you, 1, minions())?;
        cx.play_these_at(&cx.among(&revealed, minions()), site)?;
        others.extend(revealed);
    }
    cx.shuffle_unused(&others, you)
}
