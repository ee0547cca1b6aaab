//! Vampires grow by what they destroy.

use crate::idioms::*;

/// The Vampires.
pub const VAMPIRES: FactionDef = FactionDef {
    name: "Vampires",
    blurb: "Feed on minions, your own included, and grow.",
    colors: ["#8e1230", "#1d1520"],
    cards: &[
        minion("The Count", 1, 5)
            .text("Ongoing: After a minion of another player is destroyed, place a +1 power counter on this minion.")
            .has(
                after(EventKind::Destroyed, theirs_is_destroyed, |cx| {
                    cx.place_counters(&[cx.this()], cx.heard(theirs_destroyed))
                })
                .while_there(),
            ),
        minion("Nightstalker", 2, 4)
            .text("To place a +1 power counter on this minion, destroy a minion of power 2 or less here.")
            .on_play(|cx| destroy_to_grow(cx, minions().here().power_at_most(2))),
        minion("Heavy Drinker", 3, 3)
            .text("To place a +1 power counter on this minion, you may destroy one of your minions.")
            .on_play(|cx| destroy_to_grow(cx, minions().yours().may())),
        minion("Fledgling Vampire", 4, 2)
            .text("If another player has more power here than you do, place a +1 power counter on this minion.")
            .on_play(|cx| match is_behind_here(&cx.eye()) {
                true => cx.place_counters(&[cx.this()], 1),
                false => Ok(()),
            }),
        action("Big Gulp", 1)
            .text("Destroy a minion of power 4 or less.")
            .affects(minions().power_at_most(4))
            .on_play(|cx| destroy(cx, minions().power_at_most(4))),
        action("Buffet", 1)
            .text("Special: After a base scores, if you were its winner, place a +1 power counter on each of your minions.")
            .raises()
            .has(
                after_a_base_scores(|cx| {
                    match cx.state().ranked(Rank::Winner).contains(&cx.you()) {
                        true => place_counters(cx, minions().yours().each(), 1),
                        false => Ok(()),
                    }
                })
                .special_from_hand(),
            ),
        action("Crack of Dusk", 2)
            .text("From your discard pile, play a minion of power 2 or less as an extra minion. A +1 power counter is placed on it.")
            .affects(WHAT_IT_PLAYS)
            .on_play(|cx| {
                let risen = Permission::minion().power_at_most(2).from_discard();
                let played = cx.play_now(risen, Choice::Must)?;
                cx.place_counters(&played, 1)
            }),
        action("Cull the Weak", 1)
            .text("Choose one of your minions. Discard any number of minions from your hand, and place as many +1 power counters on the chosen one.")
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::CountersTo, minions().yours())?;
                if chosen.is_empty() {
                    return Ok(());
                }
                let culled = cx.choose(Why::Discard, minions().in_hand().any_number())?;
                let n = cx.discard(&culled)?.len();
                cx.place_counters(&chosen, n as i32)
            }),
        action("Dinner Date", 2)
            .text("Place a +1 power counter on one of your minions. Destroy a minion of power 2 or less at its base.")
            .raises()
            .affects(minions().that(|eye, minion| {
                eye.is_yours(minion)
                    || eye.state.power(minion) <= 2 && is_where_you_have_one(eye, minion)
            }))
            .on_play(|cx| {
                let chosen = cx.choose_toward(Why::CountersTo, minions().yours(), |cx, minion| {
                    let mut meant = cx.all(with_it(cx, minion).power_at_most(2));
                    meant.push(minion);
                    meant
                })?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                cx.place_counters(&chosen, 1)?;
                destroy(cx, with_it(cx, minion).power_at_most(2))
            }),
        action("Mad Monster Party", 1)
            .text("Place a +1 power counter on each of your minions that has none.")
            .raises()
            .affects(BARE)
            .on_play(|cx| place_counters(cx, BARE.each(), 1)),
        on_minion("Opportunist", 1, minions())
            .text("Play on a minion. Ongoing: After a minion of another player is destroyed, place a +1 power counter on this minion.")
            .has(after(EventKind::Destroyed, theirs_is_destroyed, |cx| {
                cx.place_counters(&cx.wearer(), cx.heard(theirs_destroyed))
            })),
        on_base("Summon Wolves", 1)
            .text("Play on a base. Ongoing: At the start of your turn, place a +1 power counter on this card. While you have a minion here, the counters on this card add to your power here.")
            .has(at_start_of_your_turn(|cx| cx.place_counters(&[cx.this()], 1)))
            .has(presence(|eye| match eye.any(minions().yours().here()) {
                true => eye.state.counters(eye.this()),
                false => 0,
            })),
    ],
    titan: Some(
        titan("Ancient Lord")
            .text("Special: After you place +1 power counters on a minion, if you have placed two or more on minions this turn, you may play this titan. Ongoing: After you place a +1 power counter on one of your cards that had none, place one more on it. Talent: Place a +1 power counter on one of your minions here that has one already.")
            .rulings(&[
                "On any player's minions, in any player's turn. Counters that you transfer are not placed.",
                "One more, however many you have placed. Any of your cards, at any base.",
            ])
            .has(titan_after(EventKind::Counters, you_have_placed_two, anywhere))
            .has(after(
                EventKind::Counters,
                |eye, event| first_on_yours(eye, event).is_some(),
                |cx| cx.place_counters(cx.heard(first_on_yours).as_slice(), 1),
            ))
            .has(talent(
                |eye| eye.any(minions().yours().here().with_counters()),
                |cx| place_counters(cx, minions().yours().here().with_counters(), 1),
            )),
    ),
    revised: Revision::of(&[
        minion("The Count", 1, 5)
            .text("Ongoing: After a minion is destroyed, you may place a +1 power counter on a minion at its base. Talent: A minion has -1 power until the start of your next turn.")
            .rulings(&[
                "Any player's minions, also if this one is destroyed. Of several destroyed together, once for each.",
            ])
            .has(
                after(EventKind::Destroyed, a_minion_is_destroyed, the_count)
                    .only_while(|eye, event| !bases_of_the_dead(eye, event).is_empty())
                    .may().about_there(),
            )
            .has(talent(
                |eye| eye.any(minions()),
                |cx| {
                    let chosen = cx.choose(Why::Choose, minions())?;
                    cx.give_power(&chosen, -1, cx.start_of_your_next_turn())
                },
            )),
        minion("Nightstalker", 2, 4)
            .text("Talent: If you have destroyed a minion this turn, draw a card, and this minion gains +2 power until the end of the turn.")
            .rulings(&["Any player's minion, one of yours too, also before this minion came."])
            .has(talent(you_have_destroyed_a_minion, |cx| {
                cx.draw(cx.you(), 1)?;
                cx.give_power(&[cx.this()], 2, cx.end_of_turn())
            })),
        minion("Heavy Drinker", 3, 2)
            .text("To place two +1 power counters on this minion, you may destroy a minion of power 2 or less here, or one of your other minions at any base.")
            .on_play(|cx| destroy_to_grow_by(cx, minions().that(can_be_drunk).may(), 2)),
        minion("Fledgling Vampire", 3, 2)
            .text("If this minion was not played from your hand, place a +1 power counter on it. Special: After you destroy another minion, you may bury this card from your hand or discard pile on any base.")
            .rulings(&[
                "From the discard pile only if it lay there before that minion was destroyed.",
                "Uncovered, it is not played from your hand.",
            ])
            .on_play(|cx| match cx.eye().was_played_from_hand() {
                true => Ok(()),
                false => cx.place_counters(&[cx.this()], 1),
            })
            .has(GOES_UNDERGROUND.from_hand())
            .has(GOES_UNDERGROUND.from_discard()),
        fusion("Wolf Pact", 2, 2)
            .text("Minion: You may give a minion -1 power until the start of your next turn. If you do, another of your minions here gets a +1 power counter. Action: Shuffle a card from your discard pile into your deck.")
            .rulings(&[
                "The counter may go on the minion that has -1 power.",
                "You may do so only if there is one to place the counter on.",
            ])
            .as_minion(wolf_pact)
            .as_action(|cx| shuffle_in(cx, cards().in_discard())),
        action("Buffet", 1)
            .text("Draw two cards. Special: After you destroy a minion, you may play this card as an extra action.")
            .rulings(&["In any turn, and also after you destroy one of your own."])
            .on_play(|cx| cx.draw(cx.you(), 2))
            .has(
                after(EventKind::Destroyed, you_destroy_a_minion, |cx| cx.draw(cx.you(), 2))
                    .special_from_hand(),
            ),
        action("Cull the Weak", 1)
            .text("Search your deck for up to two minions and discard them. Shuffle your deck. Place as many +1 power counters on minions, divided as you choose.")
            .rulings(&["Both counters may go on the same minion, and on any player's."])
            .raises()
            .affects(minions())
            .on_play(cull_the_weak),
        on_minion("Dinner Date", 2, minions())
            .text("Play on a minion. One of your minions gets two +1 power counters. Ongoing: This minion has -2 power. If its power is 0, destroy it.")
            .rulings(&[
                "If the counters go on the minion that this is on, they count before it is looked at.",
                "You destroy it, whenever its power becomes 0.",
            ])
            .raises()
            .affects(minions().yours())
            .on_play(|cx| place_counters(cx, minions().yours(), 2))
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { -2 } else { 0 }))
            .has(as_soon_as(
                |eye| eye.wearer().is_some_and(|minion| eye.state.power(minion) <= 0),
                destroy_wearer,
            )),
        action("Mad Monster Party", 1)
            .text("Choose a base and place a +1 power counter on each of your minions there. Special: After you destroy a minion, you may play this card as an extra action. Choose the base of that minion.")
            .rulings(&["If several are destroyed together, the base of one of them."])
            .raises()
            .on_play(|cx| {
                match cx.choose_base(|eye, site| eye.any(minions().yours().at(site)))? {
                    Some(site) => party_at(cx, site),
                    None => Ok(()),
                }
            })
            .has(
                after(EventKind::Destroyed, you_destroy_a_minion, |cx| {
                    let sites = cx.heard(sites_of_the_dead);
                    match cx.choose_site(Why::ChooseBase, &sites)? {
                        Some(site) => party_at(cx, site),
                        None => Ok(()),
                    }
                })
                .special_from_hand().about_there(),
            ),
        on_base("Stakeout", 1)
            .text("Play on a base. Talent: If the power of another player here has decreased this turn, no minion of power 3 or more can be played here by others until the start of your next turn.")
            .rulings(&[
                "For any reason: less power of a minion, a minion destroyed or moved away, and so on. Also before this card came, and if the power has risen again.",
                "It holds at this base also if this card leaves. The printed power counts.",
            ])
            .has(recalls_lost_power())
            .has(talent(
                |eye| eye.others_have_lost_power_here(),
                |cx| cx.stand_at(cx.here(), cx.start_of_your_next_turn()),
            ))
            .has(
                forbids(|eye, attempt| {
                    attempt.is_minion_at(eye.here())
                        && attempt.seat != eye.you()
                        && eye.state.power(attempt.card) >= 3
                })
                .unlabelled()
                .lent(),
            ),
        titan("Ancient Lord")
            .text("Special: When you would place one or more +1 power counters on your minions, if this titan is not in play, you may place one of them on this titan instead. If it has three or more +1 power counters then, you may remove all of them to play it. Ongoing: After you place a +1 power counter on one of your minions here that had none, place one more on it. Talent: Place a +1 power counter on one of your minions that has one already.")
            .rulings(&[
                "In any player's turn. Counters that you transfer are not placed.",
                "It keeps its counters while it is set aside. At any base.",
                "One more, however many you have placed.",
            ])
            .has(
                instead(
                    EffectKind::PlacedCounter,
                    |eye, minion| eye.is(minion, minions().yours()),
                    |cx, _| gathers_counters(cx),
                )
                .one_of_several()
                .special()
                .may()
                .from_aside(),
            )
            .has(after(
                EventKind::Counters,
                |eye, event| first_on_your_minion_here(eye, event).is_some(),
                |cx| cx.place_counters(cx.heard(first_on_your_minion_here).as_slice(), 1),
            ))
            .has(talent(
                |eye| eye.any(minions().yours().with_counters()),
                |cx| place_counters(cx, minions().yours().with_counters(), 1),
            )),
    ])
    .without(&["Opportunist", "Summon Wolves"]),
};

/// "Special: After you destroy another minion, you may bury this card ... on any base."
const GOES_UNDERGROUND: Ability =
    after(EventKind::Destroyed, you_destroy_a_minion, bury_this).special().may();

/// "Your minions that have no +1 power counter."
const BARE: Select = minions().yours().that(|eye, minion| eye.state.counters(minion) == 0);

fn theirs_is_destroyed(eye: &Eye, event: &Event) -> bool {
    theirs_destroyed(eye, event) > 0
}

/// How many minions of other players an event destroyed.
fn theirs_destroyed(eye: &Eye, event: &Event) -> i32 {
    let theirs = |m: &&Snapshot| m.controller.is_some_and(|seat| seat != eye.you());
    event.minions_destroyed().filter(theirs).count() as i32
}

/// The card on which you place +1 power counters, as it was, and how many.
fn placed_by_you<'e>(eye: &Eye, event: &'e Event) -> Option<(&'e Snapshot, i32)> {
    let by_you = event.cause.actor() == Some(eye.you());
    event.counters_placed().filter(|_| by_you)
}

/// "You place +1 power counters on a minion, if you have placed two or more on minions this turn."
fn you_have_placed_two(eye: &Eye, event: &Event) -> bool {
    let on_a_minion = |event: &Event| {
        let placed = placed_by_you(eye, event).filter(|(card, _)| card.sorts.is_minion());
        placed.map_or(0, |(_, n)| n)
    };
    let before: i32 = eye.happened_before(event).map(on_a_minion).sum();
    let now = on_a_minion(event);
    now > 0 && before + now >= 2
}

/// "You place a +1 power counter on one of your cards that had none": that card.
fn first_on_yours(eye: &Eye, event: &Event) -> Option<Ref> {
    let (card, _) = placed_by_you(eye, event)?;
    (card.controller == Some(eye.you()) && card.counters == 0).then_some(card.card)
}

/// "One of your minions here that had no +1 power counters": where you place some on one.
fn first_on_your_minion_here(eye: &Eye, event: &Event) -> Option<Ref> {
    let (card, _) = placed_by_you(eye, event)?;
    let first = first_on_yours(eye, event)?;
    (card.sorts.is_minion() && eye.is_here(first.card)).then_some(first)
}

/// "Place one of them on this titan instead. If it has three or more +1 power counters then, you may remove all of them to play
/// it."
fn gathers_counters(cx: &mut Cx) -> Step<bool> {
    cx.count_aside(1);
    let this = cx.this();
    let sites = anywhere(&cx.eye());
    let can_come = !sites.is_empty() && cx.state().may_play_titan(cx.you(), this.card);
    if cx.counters(this) >= 3 && can_come && cx.yes()? {
        cx.clear_counters_aside();
        cx.play_this_titan_at(&sites)?;
    }
    Ok(true)
}

fn a_minion_is_destroyed(_: &Eye, event: &Event) -> bool {
    event.minions_destroyed().next().is_some()
}

fn you_destroy_a_minion(eye: &Eye, event: &Event) -> bool {
    event.cause.actor() == Some(eye.you()) && a_minion_is_destroyed(eye, event)
}

/// "If you have destroyed a minion this turn."
fn you_have_destroyed_a_minion(eye: &Eye) -> bool {
    let mut happened = eye.happened().filter(|event| event.is(EventKind::Destroyed));
    happened.any(|event| you_destroy_a_minion(eye, event))
}

/// The bases at which an event destroyed minions, each once.
fn sites_of_the_dead(_: &Eye, event: &Event) -> Vec<SiteId> {
    let mut sites: Vec<SiteId> = event.minions_destroyed().filter_map(|m| m.site).collect();
    sort_by_key(&mut sites, |&site| site);
    sites.dedup();
    sites
}

/// "A minion at its base": those bases, once for each minion destroyed, at which there is one.
fn bases_of_the_dead(eye: &Eye, event: &Event) -> Vec<SiteId> {
    let sites = event.minions_destroyed().filter_map(|minion| minion.site);
    sites.filter(|&site| eye.any(minions().at(site))).collect()
}

/// "You may place a +1 power counter on a minion at its base.": for each minion destroyed.
fn the_count(cx: &mut Cx) -> Step {
    for site in cx.heard(bases_of_the_dead) {
        place_counters(cx, minions().at(site).may(), 1)?;
    }
    Ok(())
}

/// "A minion of power 2 or less here, or one of your other minions at any base."
fn can_be_drunk(eye: &Eye, minion: CardId) -> bool {
    eye.is(minion, minions().here().power_at_most(2)) || eye.is(minion, minions().yours().other())
}

/// "You may give a minion -1 power ... If you do, place a +1 power counter on another one of your minions here."
fn wolf_pact(cx: &mut Cx) -> Step {
    let grows = minions().yours().here().other();
    if !cx.eye().any(grows) {
        return Ok(());
    }
    let weakens = minions().that(|eye, minion| eye.would_reach(EffectKind::Power, minion));
    let chosen = cx.choose(Why::Choose, weakens.may())?;
    match cx.gives_power(&chosen, -1, cx.start_of_your_next_turn())?.is_empty() {
        true => Ok(()),
        false => place_counters(cx, grows, 1),
    }
}

/// "Search your deck for up to two minions and discard them. ... Place as many +1 power counters on minions, divided as you
/// choose."
fn cull_the_weak(cx: &mut Cx) -> Step {
    let mut culled = 0;
    search_deck(cx, minions().up_to(2), |cx, found| {
        culled = cx.discard(found)?.len() as i32;
        Ok(())
    })?;
    cx.spread_counters(culled, minions())
}

/// "Place a +1 power counter on each of your minions there."
fn party_at(cx: &mut Cx, site: SiteId) -> Step {
    place_counters(cx, minions().yours().at(site).each(), 1)
}
