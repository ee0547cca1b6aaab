//! Itty Critters live in the deck: a coach calls the one that is needed, and it goes back in the evening.

use super::idioms::*;

/// The Itty Critters.
pub const ITTY_CRITTERS: FactionDef = FactionDef {
    name: "Itty Critters",
    blurb: "Six small friends, each with a trick of its own: call them from the deck again and again.",
    colors: ["#a6e86a", "#b3262e"],
    cards: &[
        minion("Critter Champion", 1, 5)
            .text("Talent: Search your deck for a minion of power 2 or less, play it here as an extra minion, and shuffle your deck. If you control it at the end of the turn, place it on the bottom of its owner's deck.")
            .rulings(&[VISITS])
            .has(talent(always, |cx| call_here(cx, 2)))
            .has(goes_home()),
        minion("Critter Coach", 3, 4)
            .text("You may search your deck for a minion of power 2 or less, play it here as an extra minion, and shuffle your deck. If you control it at the end of the turn, place it on the bottom of its owner's deck.")
            .rulings(&[VISITS])
            .on_play(|cx| if cx.yes()? { call_here(cx, 2) } else { Ok(()) })
            .has(goes_home()),
        minion("Calicoin", 1, 2)
            .text("You may place a +1 power counter on another minion here.")
            .on_play(|cx| place_counters(cx, minions().here().other().may(), 1)),
        minion("Flooffairy", 1, 2)
            .text("You may draw a card.")
            .on_play(may_draw),
        minion("Krakatoad", 1, 2)
            .text("You may give another minion here +2 power until the end of the turn.")
            .on_play(|cx| give_power(cx, minions().here().other().may(), 2)),
        minion("Leafaroo", 1, 2)
            .text("You may shuffle a card from your discard pile into your deck.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::ShuffleIn, cards().in_discard().may())?;
                cx.shuffle_in(&chosen)?;
                Ok(())
            }),
        minion("Shellshock", 1, 2)
            .text("You may destroy another minion of power 2 or less here.")
            .on_play(|cx| destroy(cx, minions().here().other().power_at_most(2).may())),
        minion("Tadpour", 1, 2)
            .text("You may move another minion from here to another base.")
            .on_play(|cx| move_elsewhere(cx, minions().here().other().may())),
        action("Coach Combat", 1)
            .text("Choose one of your minions. Destroy a minion of less power at its base.")
            .rulings(&["It may be one of your own."])
            .affects(minions().that(is_weaker_than_yours_there))
            .on_play(destroy_weaker_than_yours),
        action("Critter Cube", 1)
            .text("Shuffle a minion of power 3 or less from play into your deck, whoever owns it.")
            .rulings(&[
                "You draw and play another player's minion like a card of yours. When it leaves play again, it goes to its owner.",
                "Not a monster, which nobody owns.",
            ])
            .affects(minions().power_at_most(3))
            .on_play(|cx| {
                let owned = minions().that(|eye, minion| eye.state.owner(minion).is_some());
                let chosen = cx.choose(Why::ShuffleIn, owned.power_at_most(3))?;
                cx.shuffle_into_deck_of(&chosen, cx.you())?;
                Ok(())
            }),
        action("Evolution", 2)
            .text("Destroy one of your minions. If it was destroyed, you may play Rainboroc where it was. If you do not, search your deck for a minion with at most 1 power more than it, play that where it was as an extra minion, and shuffle your deck.")
            .rulings(&[
                "The power your minion had in play counts against the printed power of the other.",
                "You search only if you do not play Rainboroc, and must if you cannot play it.",
            ])
            .affects(minions().yours())
            .on_play(evolution),
        action("Gotta Get 'Em All", 1)
            .text("Shuffle one minion of each name from your discard pile into your deck.")
            .on_play(gotta_get_em_all),
        action("I Select You!", 1)
            .text("Search your deck for a minion of power 3 or less, play it as an extra minion, and shuffle your deck. If you control it at the end of the turn, place it on the bottom of its owner's deck.")
            .rulings(&[VISITS])
            .on_play(|cx| call(cx, 3, |cx, found| cx.play_minions(found)))
            .has(goes_home()),
        on_base("Ittypedia", 2)
            .text("Play on a base. Ongoing: Until the end of the turn, each minion that you play here gains +1 power.")
            .has(
                after(EventKind::Played, you_play_a_minion_here, |cx| {
                    cx.give_power(&cx.played(), 1, cx.end_of_turn())
                })
                .only_while(played_is_still_there),
            ),
        action("Recall Critter", 1)
            .text("As an extra minion, play a minion of power 2 or less from your discard pile. If you control it at the end of the turn, place it on the bottom of its owner's deck.")
            .rulings(&[VISITS])
            .on_play(|cx| {
                let small = Permission::minion().from_discard().power_at_most(2);
                let played = cx.play_now(small, Choice::Must)?;
                visit(cx, &played)
            })
            .has(goes_home()),
        action("Super Effective!", 1)
            .text("Destroy an action that lies on a base or a minion.")
            .on_play(|cx| destroy(cx, actions())),
    ],
    titan: Some(TITAN),
    revised: Revision::NONE,
};

/// The name that Evolution speaks of.
const RAINBOROC: &str = "Rainboroc";

/// The titan of the Itty Critters.
const TITAN: CardDef = titan(RAINBOROC)
    .text("Special: After you win a base while this titan is not in play, you may play it on the base that replaces that one. Ongoing: After the first time each turn that you play a minion here whose power is at most 2, place a +1 power counter on this titan. Talent: Shuffle a minion of power 2 or less from your discard pile into your deck. If you do, you may move this titan to another base.")
    .rulings(&[
        "Not if it was in play as the base was won, be it on that base.",
        "Also as one of several winners.",
        "The power with which the minion comes into play counts. A smaller one that you played here before this titan came was the first.",
    ])
    .has(titan_at(Window::AfterReplacement, won_without_it, |eye| {
        eye.sites_where(|eye, site| eye.scoring_site() == Some(site))
    }))
    .has(
        after(EventKind::Played, you_play_a_small_one_here, |cx| {
            cx.place_counters(&[cx.this()], 1)
        })
        .while_there()
        .first(),
    )
    .has(talent(|eye| eye.any(minions().in_discard().power_at_most(2)), rainboroc));

/// "Search your deck for a minion of power ... or less, play it ... If you control it at the end of the turn, ..."
fn call(cx: &mut Cx, most: i32, play: impl FnOnce(&mut Cx, &[Ref]) -> Step) -> Step {
    search_deck(cx, minions().power_at_most(most), |cx, found| {
        play(cx, found)?;
        let played: Vec<Ref> = found.iter().filter_map(|&card| as_played(cx, card)).collect();
        visit(cx, &played)
    })
}

/// "Search your deck for a minion of power ... or less, play it here ..."
fn call_here(cx: &mut Cx, most: i32) -> Step {
    let here = cx.here();
    call(cx, most, |cx, found| cx.play_these_at(found, here))
}

/// "It", of a card that has just been played from elsewhere, if it has: in the stay in play which that began.
fn as_played(cx: &Cx, card: Ref) -> Option<Ref> {
    let played = cx.eye().happened().filter_map(Event::minion_played);
    played.map(|play| play.card.card).filter(|stay| stay.card == card.card).last()
}

/// "Destroy it to either play Rainboroc there, or search your deck ...": playing a titan may always be declined.
fn evolution(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Destroy, minions().yours())?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let (power, there) = (cx.power(minion), cx.site_of(minion));
    if cx.destroy(&chosen)?.is_empty() || cx.play_titan_named(RAINBOROC, &[there])? {
        return Ok(());
    }
    let next = minions().power_at_most(power + 1);
    search_deck(cx, next, |cx, found| cx.play_these_at(found, there))
}

/// "One minion of each name".
fn gotta_get_em_all(cx: &mut Cx) -> Step {
    let mut one_of_each: Vec<Ref> = Vec::new();
    for minion in cx.all(minions().in_discard()) {
        if cx.among(&one_of_each, cards().copy_of(cx.name(minion))).is_empty() {
            one_of_each.push(minion);
        }
    }
    cx.shuffle_into_deck(&one_of_each, cx.you())
}

/// "After you win a base while this titan is not in play".
fn won_without_it(eye: &Eye) -> bool {
    eye.state.ranked(Rank::Winner).contains(&eye.you()) && was_aside_at_the_award(eye)
}

/// "You play a minion here whose power is at most 2."
fn you_play_a_small_one_here(eye: &Eye, event: &Event) -> bool {
    you_play_a_minion_here(eye, event) && event.play().is_some_and(|play| play.card.power <= 2)
}

/// "Shuffle a minion ... If you do, you may move this titan to another base."
fn rainboroc(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::ShuffleIn, minions().in_discard().power_at_most(2))?;
    if cx.shuffle_in(&chosen)?.is_empty() {
        return Ok(());
    }
    let (you, this) = (cx.you(), cx.this());
    match cx.pick_site(you, Why::MoveTo(this.card), &cx.other_sites(this), 0)? {
        Some(site) => cx.move_to(&[this], site).map(drop),
        None => Ok(()),
    }
}
