//! Bear Cavalry drive other players' minions from base to base, and catch those that run into them.

use crate::idioms::*;

/// The Bear Cavalry.
pub const BEAR_CAVALRY: FactionDef = FactionDef {
    name: "Bear Cavalry",
    blurb: "Chase minions away from your bases, and catch those that come running.",
    colors: ["#7a4a24", "#1f3b4d"],
    cards: &[
        minion("General Ivan", 1, 6)
            .text("Ongoing: Your minions cannot be destroyed.")
            .has(YOUR_MINIONS_CANNOT_BE_DESTROYED),
        minion("Polar Commando", 2, 4)
            .text("Ongoing: While this is your only minion here, it has +2 power and cannot be destroyed.")
            .has(power(|eye, minion| if minion == eye.this() && is_alone(eye) { 2 } else { 0 }))
            .has(protects(|eye, card, effect| {
                effect.kind == EffectKind::Destroy && card == eye.this() && is_alone(eye)
            })),
        minion("Bear Cavalry", 3, 3)
            .text("Move another player's minion from here to another base.")
            .on_play(|cx| move_elsewhere(cx, minions().of_others().here())),
        minion("Cub Scout", 4, 3)
            .text("Ongoing: After another player's minion moves here, destroy it if it has less power than this minion.")
            .has(after(
                EventKind::Moved,
                |eye, event| !theirs_moved_here(eye, event).is_empty(),
                cub_scout,
            )),
        action("Bear Hug", 1)
            .text("Each other player destroys their minion of least power (they choose among equals).")
            .affects(minions().of_others())
            .on_play(bear_hug),
        action("Bear Necessities", 1)
            .text("Destroy an action played on a minion or a base.")
            .on_play(|cx| destroy(cx, actions())),
        action("Bear Rides You", 1)
            .text("Move one of your minions to another base.")
            .affects(minions().yours())
            .on_play(|cx| move_elsewhere(cx, minions().yours())),
        action("Commission", 2)
            .text("Play an extra minion. Then move another player's minion from that minion's base to another base.")
            .affects(minions().of_others())
            .on_play(|cx| commission(cx, minions().of_others())),
        on_base("High Ground", 1)
            .text("Play on a base. Ongoing: While you have a minion here, destroy every other player's minion that moves here.")
            .has(
                after(
                    EventKind::Moved,
                    |eye, event| !theirs_moved_here(eye, event).is_empty(),
                    |cx| cx.destroy(&still_here(cx, minions())).map(drop),
                )
                .only_when(|eye| eye.any(minions().yours().here())),
            ),
        on_base("Superiority", 1)
            .text("Play on a base. Ongoing: Other players' cards cannot destroy your minions here, move them, or return them to your hand or deck.")
            .has(protects(|eye, card, effect| {
                use EffectKind::{Destroy, Move, Return};
                matches!(effect.kind, Destroy | Move | Return)
                    && effect.cause.is_other_player(eye.you())
                    && eye.is(card, minions().yours().here())
            })),
        action("You're Pretty Much Borscht", 1)
            .text("Choose a base with a minion of yours. All minions of other players there move together to another base.")
            .affects(minions().of_others().that(is_where_you_have_one))
            .on_play(borscht),
        action("You're Screwed", 2)
            .text("Choose a base with a minion of yours. Move a minion of another player from there to another base.")
            .affects(minions().of_others().that(is_where_you_have_one))
            .on_play(|cx| match site_of_yours(cx)? {
                Some(site) => move_elsewhere(cx, minions().of_others().at(site)),
                None => Ok(()),
            }),
    ],
    titan: Some(
        titan("Major Ursa")
            .text("Special: Instead of your regular minion play, you may play this titan on a base where you have a minion. Ongoing: After this titan moves to a base, you may move another player's minion of power 3 or less from there to another base. Talent: Place a +1 power counter on this titan, then move it to another base.")
            .rulings(&[
                "After each of its moves, not only after its talent.",
                "The counter is placed also if there is no other base to move to.",
            ])
            .has(titan_instead_of(PlayKind::Minion, where_you_have_a_minion))
            .has(
                after(
                    EventKind::Moved,
                    |eye, event| moved_to(eye, event).is_some(),
                    |cx| match cx.heard(moved_to) {
                        Some(there) => move_elsewhere(cx, small_ones_at(there)),
                        None => Ok(()),
                    },
                )
                .only_while(|eye, event| {
                    moved_to(eye, event).is_some_and(|there| eye.any(small_ones_at(there)))
                })
                .may().about_there(),
            )
            .has(talent(always, |cx| {
                let this = cx.this();
                cx.place_counters(&[this], 1)?;
                cx.move_to_one_of(this, &cx.other_sites(this)).map(drop)
            })),
    ),
    revised: Revision::of(&[
    minion("General Ivan", 1, 6)
        .text("Ongoing: Your minions cannot be destroyed. Once each turn, after another player's minion moves, you may give each of your minions there +1 power until the end of the turn.")
        .rulings(&[
            "There: at the base it moved to, whoever moved it.",
            "Minions that come later do not gain the power.",
        ])
        .has(YOUR_MINIONS_CANNOT_BE_DESTROYED)
        .has(
            after(
                EventKind::Moved,
                |eye, event| !where_theirs_moved(eye, event).is_empty(),
                general_ivan,
            )
            .only_while(|eye, event| {
                let there = where_theirs_moved(eye, event);
                there.iter().any(|&site| eye.any(minions().yours().at(site)))
            })
            .limited(Limit::OncePerTurn)
            .may().about_there(),
        ),
    minion("Polar Commando", 2, 4)
        .text("Talent: Place a +1 power counter on this minion or on a minion of less power than this minion.")
        .rulings(&["Any player's minion, at any base."])
        .has(talent(always, |cx| {
            place_counters(cx, minions().that(is_this_or_weaker), 1)
        })),
    minion("Grizzled Veteran", 3, 3)
        .text("You may move another player's minion from here to another base.")
        .on_play(|cx| move_elsewhere(cx, minions().of_others().here().may())),
    minion("Cub Scout", 4, 3)
        .text("Ongoing: After a minion of another player moves here that has less power than this minion, you may destroy it. If you do, you may move one of your minions of printed power 3 or less to here.")
        .rulings(&[
            "Once for each of several that moved here together.",
            "Not if it comes here together with them.",
        ])
        .has(
            after(
                EventKind::Moved,
                |eye, event| !theirs_moved_here(eye, event).is_empty(),
                cub_scout_calls,
            )
            .for_each(|eye, event| theirs_moved_here(eye, event).len())
            .only_while(a_weaker_one_is_here)
            .may().about_it(),
        ),
    on_base("Bear Necessities", 1)
        .text("Play on a base. Talent: Until the start of your next turn, other players with a minion here cannot play extra cards. At the start of your next turn, destroy this card.")
        .rulings(&[
            "Extra cards wherever they would be played; whatever is played outside its player's Play Cards phase is one.",
            "It holds for the base where this was as the talent was used, also if this card leaves it.",
            "Without the talent it stays.",
        ])
        .has(talent(always, bear_necessities))
        .has(
            forbids(|eye, attempt| {
                eye.is_one_extra_more(attempt)
                    && attempt.seat != eye.you()
                    && eye.any(minions().of(attempt.seat).here())
            })
            .unlabelled()
            .lent(),
        )
        .has(at_start_of_your_turn(destroy_this).unlabelled().lent()),
    action("Bear Rides You", 2)
        .text("Move a minion to another base. If you control it, you may cancel the abilities of a card at its new base until the start of your next turn.")
        .rulings(&[
            "Any card in play there: a minion, an action, a titan, or the base itself.",
        ])
        .affects(minions())
        .on_play(bear_rides_you),
    on_base("Bearing Down", 1)
        .text("Play on a base. Ongoing: This base's breakpoint is 2 higher for each player with a minion here. It is 2 lower for each of them instead if you have moved another player's minion to this base this turn.")
        .rulings(&[
            "You are the one who moves what your cards move.",
            "Also a move of this turn from before this card was here.",
        ])
        .has(breakpoint(|eye, site| match site == eye.here() {
            true => bearing_down(eye),
            false => 0,
        })),
    action("Commission", 2)
        .text("Play an extra minion at once. You may move another player's minion from that minion's base to another base.")
        .rulings(&["Without an extra minion nothing is moved."])
        .affects(minions().of_others())
        .on_play(|cx| commission(cx, minions().of_others().may())),
    on_base("High Ground", 1)
        .text("Play on a base. Ongoing: After another player's minion moves here, if you have a minion here, you may destroy this card to destroy that minion OR draw a card and play an extra action.")
        .rulings(&[
            "Whoever moved it.",
            "The action is an extra one; outside your Play Cards phase it is now or never.",
        ])
        .has(
            after(
                EventKind::Moved,
                |eye, event| !theirs_moved_here(eye, event).is_empty(),
                high_ground,
            )
            .only_when(|eye| eye.any(minions().yours().here()))
            .may().about_it(),
        ),
    on_base("Superiority", 1)
        .text("Play on a base. Talent: If you have the most power here, draw a card OR until the start of your next turn your minions here are not affected by other players' cards.")
        .rulings(&[
            "Also if you share the most power.",
            "Minions that come later are not covered; those that leave are, wherever they are.",
            "Actions of other players that already lie on them are destroyed at once.",
        ])
        .has(talent(|eye| is_winning(eye, eye.here()), superiority))
        .has(
            protects(|eye, card, effect| {
                eye.wearer() == Some(card) && effect.cause.is_other_player(eye.you())
            })
            .unlabelled()
            .lent(),
        ),
    titan("Major Ursa")
        .text("Special: Instead of your regular minion play, you may play this titan. Ongoing: After another player's minion moves to or from here, you may place a +1 power counter on this titan. Talent: Place a +1 power counter on a minion here OR move this titan to another base.")
        .rulings(&["One for each of several that move together, whoever moves them."])
        .has(titan_instead_of(PlayKind::Minion, anywhere))
        .has(
            after(
                EventKind::Moved,
                |eye, event| how_many_theirs_pass(eye, event) > 0,
                |cx| cx.place_counters(&[cx.this()], 1),
            )
            .while_there()
            .for_each(how_many_theirs_pass)
            .may(),
        )
        .has(talent(
            |eye| eye.any(minions().here()) || has_another_base(eye),
            major_ursa,
        )),
    ])
    .without(&["Bear Cavalry", "You're Screwed"]),
};

/// "Your minions cannot be destroyed."
const YOUR_MINIONS_CANNOT_BE_DESTROYED: Ability = protects(|eye, card, effect| {
    effect.kind == EffectKind::Destroy && eye.is(card, minions().yours())
});

fn is_alone(eye: &Eye) -> bool {
    !eye.any(minions().yours().here().other())
}

/// The minions of other players that an event moved here. Who came with them was not here to see it.
fn theirs_moved_here(eye: &Eye, event: &Event) -> Vec<Ref> {
    let moved = event.moved().filter(|&(m, to)| to == eye.here() && is_theirs(eye, m));
    moved.map(|(m, _)| m.card).collect()
}

/// "Another player's minion."
fn is_theirs(eye: &Eye, minion: &Snapshot) -> bool {
    minion.sorts.is_minion() && minion.controller.is_some_and(|seat| seat != eye.you())
}

/// Those of them that are still here, as the description says.
fn still_here(cx: &Cx, which: Select) -> Vec<Ref> {
    cx.among(&cx.heard(theirs_moved_here), which.here())
}

fn cub_scout(cx: &mut Cx) -> Step {
    let this = cx.this();
    if cx.state().stays(this) {
        cx.destroy(&still_here(cx, minions().power_below(cx.power(this))))?;
    }
    Ok(())
}

/// Everybody chooses before anything is destroyed.
fn bear_hug(cx: &mut Cx) -> Step {
    let mut doomed = Vec::new();
    for player in cx.other_players() {
        let least = weakest(cx, minions().of(player));
        doomed.push((player, cx.choice_of(player, Why::Destroy, &least, cards())?));
    }
    for (player, minion) in doomed {
        cx.done_by(player, |cx| cx.destroy(&minion))?;
    }
    Ok(())
}

fn site_of_yours(cx: &mut Cx) -> Step<Option<SiteId>> {
    cx.choose_base(|eye, site| eye.any(minions().yours().at(site)))
}

fn borscht(cx: &mut Cx) -> Step {
    let Some(from) = site_of_yours(cx)? else { return Ok(()) };
    move_together(cx, &cx.all(minions().of_others().at(from)))
}

/// "This titan moves to a base": where an event moved it.
fn moved_to(eye: &Eye, event: &Event) -> Option<SiteId> {
    event.moved().find(|&(card, _)| eye.was_this(card)).map(|(_, to)| to)
}

/// "Another player's minion of power 3 or less from there."
const fn small_ones_at(there: SiteId) -> Select {
    minions().of_others().at(there).power_at_most(3)
}

/// "Play an extra minion. ... move another player's minion from that minion's base to another base."
fn commission(cx: &mut Cx, theirs: Select) -> Step {
    let played = cx.play_now(Permission::minion(), Choice::May)?;
    let Some(minion) = played.one() else { return Ok(()) };
    move_elsewhere(cx, theirs.at(cx.last_site(minion)))
}

/// "After another player's minion moves ... there": to which bases.
fn where_theirs_moved(eye: &Eye, event: &Event) -> Vec<SiteId> {
    let theirs = event.moved().filter(|(m, _)| is_theirs(eye, m));
    let mut sites: Vec<SiteId> = theirs.map(|(_, to)| to).collect();
    sort_by_key(&mut sites, |&site| site);
    sites.dedup();
    sites
}

/// "Give each of your minions there +1 power until the end of the turn."
fn general_ivan(cx: &mut Cx) -> Step {
    let mut sites = cx.heard(where_theirs_moved);
    sites.retain(|&site| cx.eye().any(minions().yours().at(site)));
    match cx.choose_site(Why::ChooseBase, &sites)? {
        Some(there) => give_power(cx, minions().yours().at(there).each(), 1),
        None => Ok(()),
    }
}

/// "If it has less power than this minion": whether one of those that moved here has.
fn a_weaker_one_is_here(eye: &Eye, event: &Event) -> bool {
    let weaker = minions().here().power_below(eye.state.power(eye.this()));
    let mut those = theirs_moved_here(eye, event).into_iter();
    eye.is_still_there()
        && those.any(|minion| eye.state.stays(minion) && eye.is(minion.card, weaker))
}

/// "You may destroy it. If you do, you may move one of your minions of printed power 3 or less to here."
fn cub_scout_calls(cx: &mut Cx) -> Step {
    let this = cx.this();
    if !cx.state().stays(this) {
        return Ok(());
    }
    let weaker = still_here(cx, minions().power_below(cx.power(this)));
    let chosen = cx.choose_from(Why::Destroy, &weaker, cards())?;
    match cx.destroy(&chosen)?.is_empty() {
        true => Ok(()),
        false => move_here(cx, minions().yours().elsewhere().that(is_printed_small).may()),
    }
}

/// "Of printed power 3 or less."
fn is_printed_small(eye: &Eye, minion: CardId) -> bool {
    eye.state.printed_power(minion) <= 3
}

/// "This minion or a minion of less power than this minion."
fn is_this_or_weaker(eye: &Eye, minion: CardId) -> bool {
    minion == eye.this() || eye.state.power(minion) < eye.state.power(eye.this())
}

/// "Until the start of your next turn, other players with a minion here cannot play extra cards. At the start of your next turn,
/// destroy this card.": the one is about the base, the other about the player alone.
fn bear_necessities(cx: &mut Cx) -> Step {
    cx.stand_at(cx.here(), cx.start_of_your_next_turn())?;
    cx.stand_next_turn(Bearer::Player(cx.you()), cx.you());
    Ok(())
}

/// "Move a minion to another base. If you control it, you may cancel the abilities of a card at its new base ..."
fn bear_rides_you(cx: &mut Cx) -> Step {
    let chosen = cx.choose_toward(Why::Move, minions(), |cx, minion| {
        let mut meant = vec![minion];
        if cx.eye().is_yours(minion.card) {
            let sites = cx.other_sites(minion).into_iter();
            meant.extend(sites.flat_map(|site| cx.all(cards().at(site))));
        }
        meant
    })?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let yours = cx.eye().is_yours(minion.card);
    let (why, sites) = (Why::MoveTo(minion.card), cx.other_sites(minion));
    let to = cx.choose_site_toward(why, &sites, |cx, site| cx.all(cards().at(site)))?;
    let Some(to) = to else { return Ok(()) };
    if cx.move_to(&[minion], to)?.is_empty() || !yours {
        return Ok(());
    }
    let there = cx.site_of(minion);
    let base = cx.state().site(there).map(|site| cx.state().at(site.base));
    let mut at_its_new_base: Vec<Ref> = base.into_iter().collect();
    at_its_new_base.extend(cx.all(cards().at(there)));
    let chosen = cx.choose_from(Why::Choose, &at_its_new_base, cards().may())?;
    cx.cancel(&chosen, cx.start_of_your_next_turn())
}

/// "2 higher for each player with a minion here", or lower.
fn bearing_down(eye: &Eye) -> i32 {
    let players = eye.state.seats().filter(|&seat| eye.any(minions().of(seat).here()));
    let n = 2 * players.count() as i32;
    let by_you = |event: &&Event| event.cause.actor() == Some(eye.you());
    let mut moves = eye.happened_here().filter(by_you);
    if moves.any(|event| !theirs_moved_here(eye, event).is_empty()) { -n } else { n }
}

/// "You may destroy this card to destroy that minion OR draw a card and play an action."
fn high_ground(cx: &mut Cx) -> Step {
    let those = still_here(cx, minions());
    if cx.destroy(&[cx.this()])?.is_empty() {
        return Ok(());
    }
    cx.one_of([
        part("Destroy that minion", |cx| {
            let chosen = cx.choose_from(Why::Destroy, &those, cards())?;
            cx.destroy(&chosen).map(drop)
        })
        .only_if(|_| !those.is_empty()),
        part("Draw a card and play an action", |cx| {
            cx.draw(cx.you(), 1)?;
            cx.extra_play(Permission::action())
        }),
    ])
}

/// "Draw a card OR ... your minions here are not affected by other players' cards."
fn superiority(cx: &mut Cx) -> Step {
    let yours = cx.all(minions().yours().here());
    cx.one_of([
        part("Draw a card", |cx| cx.draw(cx.you(), 1)).only_if(|eye| eye.state.can_draw(eye.you())),
        part("Protect your minions here", |cx| {
            cx.stand_about(&yours, cx.start_of_your_next_turn())
        })
        .only_if(|_| !yours.is_empty()),
    ])
}

/// "Another player's minion moves to or from here": how many of them.
fn how_many_theirs_pass(eye: &Eye, event: &Event) -> usize {
    let passes = |&(m, to): &(&Snapshot, SiteId)| to == eye.here() || eye.was_here(m);
    event.moved().filter(|(m, _)| is_theirs(eye, m)).filter(passes).count()
}

/// "Place a +1 power counter on a minion here OR move this titan to another base."
fn major_ursa(cx: &mut Cx) -> Step {
    let this = cx.this();
    cx.one_of([
        part("Place a +1 power counter", |cx| place_counters(cx, minions().here(), 1))
            .only_if(|eye| eye.any(minions().here())),
        part("Move this titan", |cx| {
            let sites = cx.other_sites(this);
            cx.move_to_one_of(this, &sites).map(drop)
        })
        .only_if(has_another_base),
    ])
}
