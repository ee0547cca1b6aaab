//! Sharks bite where it is weak, and more of them come when there is blood in the water.

use crate::idioms::*;

/// The Sharks.
pub const SHARKS: FactionDef = FactionDef {
    name: "Sharks",
    blurb: "Bite small minions, and come in numbers wherever something was just bitten.",
    colors: ["#1f9ac2", "#0c2b3f"],
    cards: &[
        minion("Megalodon", 1, 5)
            .text("You may destroy a minion of power 4 or less here. Special: Before this base scores, you may destroy a minion of power 3 or less here.")
            .on_play(|cx| destroy(cx, minions().here().power_at_most(4).may()))
            .has(
                before_this_base_scores(|cx| destroy(cx, minions().here().power_at_most(3)))
                    .only_when(|eye| eye.any(minions().here().power_at_most(3)))
                    .special()
                    .may(),
            ),
        minion("Great White", 2, 4)
            .text("Talent: Move this minion to another base and destroy a minion of power 2 or less there.")
            .rulings(&["If it cannot move, it still destroys a minion at the base it was to move to."])
            .has(talent(
                |eye| !eye.other_sites(eye.this()).is_empty(),
                |cx| move_and_destroy(cx, cx.this(), 2),
            )),
        minion("Hammerhead", 3, 3)
            .text("Ongoing: After a minion is destroyed here, place a +1 power counter on this minion.")
            .rulings(&["One for each of several that are destroyed together."])
            .has(
                after(EventKind::Destroyed, minion_destroyed_here, |cx| {
                    let n = cx.heard(minions_destroyed_here).len();
                    cx.place_counters(&[cx.this()], n as i32)
                })
                .while_there(),
            ),
        minion("Mako", 4, 2)
            .text("Special: After you destroy a minion, you may play this minion as an extra minion at the base where that one was.")
            .rulings(&["Also if you drew it only after that, by the same card (Torn Apart)."])
            .has(
                after(EventKind::Destroyed, |eye, event| !prey_sites(eye, event).is_empty(), mako)
                    .only_while(|eye, event| !hunting_grounds(eye, event).is_empty())
                    .special_from_hand().about_there(),
            ),
        action("Air Jaws", 1)
            .text("Move one of your minions to another base. Destroy a minion of power 3 or less there.")
            .rulings(&["If yours cannot move, a minion at the base it was to move to is still destroyed."])
            .affects(minions().that(|eye, minion| eye.is_yours(minion) || eye.state.power(minion) <= 3))
            .on_play(|cx| {
                let chosen = cx.choose_toward(Why::Move, minions().yours(), |cx, minion| {
                    let mut meant = cx.all(minions().power_at_most(3));
                    meant.retain(|&other| cx.site_of(other) != cx.site_of(minion));
                    meant.push(minion);
                    meant
                })?;
                chosen.one().map_or(Ok(()), |minion| move_and_destroy(cx, minion, 3))
            }),
        on_base("Blood in the Water", 2)
            .text("Play on a base. Ongoing: After a minion is destroyed here, you may play an extra minion of power 3 or less here.")
            .rulings(&["One for each of several that are destroyed together."])
            .has(extra_play_after(EventKind::Destroyed, minion_destroyed_here, |eye, _| {
                Permission::minion().power_at_most(3).at(eye.here())
            })
            .for_each(|eye, event| minions_destroyed_here(eye, event).len())),
        on_minion("Chum", 1, minions())
            .text("Play on a minion. Ongoing: After any minion is destroyed, place a +1 power counter on this minion.")
            .rulings(&[
                "At any base.",
                "One for each of several that are destroyed together.",
            ])
            .has(after(
                EventKind::Destroyed,
                |eye, event| how_many_destroyed(eye, event) > 0,
                |cx| cx.place_counters(&cx.wearer(), cx.heard(how_many_destroyed)),
            )),
        on_base("Dangerous Waters", 1)
            .text("Play on a base. Talent: A minion here has -2 power until the end of the turn.")
            .has(talent(
                |eye| eye.any(minions().here()),
                |cx| give_power(cx, minions().here(), -2),
            )),
        action("Feeding Frenzy", 1)
            .text("Choose a base. Destroy any number of minions of power 2 or less there.")
            .affects(minions().power_at_most(2))
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => destroy(cx, minions().at(site).power_at_most(2).any_number()),
                None => Ok(()),
            }),
        action("Freakin' Laser Beam", 1)
            .text("Choose one of your minions. Destroy a minion of equal or less power at its base.")
            .rulings(&["That may be the chosen one itself, and must be if no other fits."])
            .affects(minions().that(is_where_you_have_one))
            .on_play(|cx| {
                let chosen = choose_no_weaker(cx, Why::Choose, minions().yours())?;
                let Some(minion) = chosen else { return Ok(()) };
                destroy(cx, with_it(cx, minion).power_at_most(cx.power(minion)))
            }),
        action("Torn Apart", 1)
            .text("Destroy a minion of power 3 or less. Draw a card.")
            .affects(minions().power_at_most(3))
            .on_play(|cx| {
                destroy(cx, minions().power_at_most(3))?;
                cx.draw(cx.you(), 1)
            }),
        on_base("Week of Sharks", 2)
            .text("Play on a base. Ongoing: At the end of your turn, if you have a minion here, draw a card. Only one Week of Sharks' ability each turn.")
            .has(
                at_end_of_your_turn(|cx| cx.draw(cx.you(), 1))
                    .only_when(|eye| eye.any(minions().yours().here()))
                    .limited(Limit::OneNamePerTurn),
            ),
    ],
    titan: Some(
        titan("Helicoprion")
            .text("Special: At the start of your turn, or after any minion is destroyed, place a counter on this titan if it is not in play; with four or more counters on it, you may then remove them and play it. Ongoing: During other players' turns, after a minion is destroyed here, you may search your discard pile and/or deck for a Mako, reveal it and place it into your hand (shuffle your deck if you searched it) OR draw a card. Talent: Play an extra minion.")
            .rulings(&[
                "One counter for each of several minions that are destroyed together.",
                "These counters only count: they are no +1 power counters.",
                "If you do not play it, you may with the next counter.",
            ])
            .counting()
            .has(STIRS_AT_THE_START)
            .has(STIRS_AFTER_DEATHS)
            .has(
                after(
                    EventKind::Destroyed,
                    |eye, event| eye.not_your_turn() && minion_destroyed_here(eye, event),
                    scent,
                )
                .for_each(|eye, event| minions_destroyed_here(eye, event).len())
                .may(),
            )
            .has(talent(always, |cx| cx.extra_play(Permission::minion()))),
    ),
    revised: Revision::of(&[
    titan("Helicoprion")
        .text("Special: At the start of your turn, or after any minion is destroyed, place a counter on this titan if it is not in play; with four or more counters on it, you may then remove them and play it. Ongoing: Once each turn, after you destroy any player's minion, you may move this titan to the base where that minion was and have its power there until the end of the turn; or place a +1 power counter on this titan. Talent: Shuffle a minion of power 3 or less from your discard pile into your deck OR search your discard pile and/or deck for a Mako, reveal it and place it into your hand (shuffle your deck if you searched it).")
        .rulings(&[
            "One counter for each of several minions that are destroyed together.",
            "These counters only count: they are no +1 power counters.",
            "If you do not play it, you may with the next counter.",
            "The power is that of the minion as it was destroyed, and stays there if this titan leaves.",
            "If the minion was destroyed here, only the +1 power counter is left.",
        ])
        .counting()
        .has(STIRS_AT_THE_START)
        .has(STIRS_AFTER_DEATHS)
        .has(
            after(
                EventKind::Destroyed,
                |eye, event| !your_prey(eye, event).is_empty(),
                hunts,
            )
            .while_there()
            .limited(Limit::OncePerTurn)
            .may().about_it(),
        )
        .has(talent(always, |cx| {
            let small = minions().in_discard().power_at_most(3);
            cx.one_of([
                part("Shuffle a minion into your deck", |cx| shuffle_in(cx, small))
                    .only_if(move |eye| eye.any(small)),
                part("Search for a Mako", |cx| {
                    search_both_and_take(cx, cards().named("Mako"))
                }),
            ])
        })),
    ]),
};

/// "At the start of your turn, place a counter on this titan if it is not in play ..."
const STIRS_AT_THE_START: Ability = at_start_of_your_turn(stir).special().from_aside();

/// "After any minion is destroyed, place a counter on this titan if it is not in play ..."
const STIRS_AFTER_DEATHS: Ability =
    after(EventKind::Destroyed, |eye, event| how_many_destroyed(eye, event) > 0, stir)
        .for_each(|_, event| event.minions_destroyed().count())
        .special()
        .from_aside();

/// "Move ... to another base and destroy a minion there": one does not depend on the other.
fn move_and_destroy(cx: &mut Cx, minion: Ref, most: i32) -> Step {
    let sites = cx.other_sites(minion);
    let to = cx.choose_site_toward(Why::MoveTo(minion.card), &sites, |cx, site| {
        let mut meant = cx.all(minions().at(site).power_at_most(most));
        meant.push(minion);
        meant
    })?;
    let Some(there) = to else { return Ok(()) };
    cx.move_to(&[minion], there)?;
    destroy(cx, minions().at(there).power_at_most(most))
}

/// Where you destroyed a minion, as far as this one could be played there.
fn hunting_grounds(eye: &Eye, event: &Event) -> Vec<SiteId> {
    eye.sites_to_play(eye.this(), &prey_sites(eye, event))
}

/// Where you destroyed a minion.
fn prey_sites(eye: &Eye, event: &Event) -> Vec<SiteId> {
    if event.cause.actor() != Some(eye.you()) {
        return Vec::new();
    }
    let mut sites: Vec<SiteId> = event.minions_destroyed().filter_map(|m| m.site).collect();
    sort_by_key(&mut sites, |&site| site);
    sites.dedup();
    sites
}

fn mako(cx: &mut Cx) -> Step {
    let (this, sites) = (cx.this(), cx.heard(hunting_grounds));
    match cx.choose_site(Why::PlayWhere(this.card), &sites)? {
        Some(site) => cx.play_these_at(&[this], site),
        None => Ok(()),
    }
}

fn how_many_destroyed(_: &Eye, event: &Event) -> i32 {
    event.minions_destroyed().count() as i32
}

/// "Place a counter on this titan ...; with four or more counters on it, you may then remove them and play it.": they go as it
/// is played.
fn stir(cx: &mut Cx) -> Step {
    cx.count_aside(1);
    match cx.eye().plain_counters() >= 4 {
        true => cx.play_titan_named("Helicoprion", &cx.open_sites()).map(drop),
        false => Ok(()),
    }
}

/// "Search your discard pile and/or deck for a Mako, ... OR draw a card."
fn scent(cx: &mut Cx) -> Step {
    cx.one_of([
        part("Search for a Mako", |cx| search_both_and_take(cx, cards().named("Mako"))),
        part("Draw a card", |cx| cx.draw(cx.you(), 1)).only_if(|eye| eye.state.can_draw(eye.you())),
    ])
}

/// "You destroy any player's minion": those, as they were.
fn your_prey(eye: &Eye, event: &Event) -> Vec<Snapshot> {
    if event.cause.actor() != Some(eye.you()) {
        return Vec::new();
    }
    event.minions_destroyed().filter(|minion| minion.controller.is_some()).cloned().collect()
}

/// "Move this titan to the base where that minion was and have its power there ... OR place a +1 power counter on this titan."
fn hunts(cx: &mut Cx) -> Step {
    let (this, prey) = (cx.this(), cx.heard(your_prey));
    let mut sites = cx.other_sites(this);
    sites.retain(|&site| prey.iter().any(|minion| minion.site == Some(site)));
    cx.one_of([
        part("Move this titan there", |cx| {
            let to = cx.choose_site(Why::MoveTo(this.card), &sites)?;
            let Some(there) = to else { return Ok(()) };
            if cx.move_to(&[this], there)?.is_empty() {
                return Ok(());
            }
            let there_before = prey.iter().filter(|minion| minion.site == Some(there));
            let mut powers: Vec<i32> = there_before.map(|minion| minion.power).collect();
            sort_by_key(&mut powers, |&power| power);
            powers.dedup();
            let power = cx.choose_number(&powers)?;
            cx.give_presence(cx.you(), there, power, cx.end_of_turn())
        })
        .only_if(|_| !sites.is_empty()),
        part("Place a +1 power counter", |cx| cx.place_counters(&[this], 1)),
    ])
}
