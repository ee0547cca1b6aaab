//! Giant Ants gather +1 power counters and carry them where they are needed.

use crate::idioms::*;

/// The Giant Ants.
pub const GIANT_ANTS: FactionDef = FactionDef {
    name: "Giant Ants",
    blurb: "Gather power counters, and carry them to where they decide.",
    colors: ["#b5451b", "#3b1f16"],
    cards: &[
        minion("Killer Queen", 1, 4)
            .text("Talent: If you have played another minion here this turn, place a +1 power counter on this minion and on that one.")
            .has(talent(
                |eye| !played_here(eye).is_empty(),
                |cx| {
                    let played = played_here(&cx.eye());
                    let other = cx.choose_from(Why::CountersTo, &played, cards())?.one();
                    let both: Vec<Ref> = [cx.this()].into_iter().chain(other).collect();
                    cx.place_counters(&both, 1)
                },
            )),
        minion("Drone", 2, 3)
            .text("Place a +1 power counter on this minion. Ongoing: Before one of your minions is destroyed, you may remove a +1 power counter from this minion to save it.")
            .on_play(|cx| cx.place_counters(&[cx.this()], 1))
            .has(DRONE_SAVES),
        minion("Soldier", 3, 1)
            .text("Two +1 power counters are placed on this minion. Talent: Transfer a +1 power counter from it to another minion.")
            .on_play(|cx| cx.place_counters(&[cx.this()], 2))
            .has(talent(
                |eye| eye.state.counters(eye.this()) > 0,
                |cx| {
                    for other in cx.choose(Why::CountersTo, minions().other())? {
                        cx.transfer_counters(cx.this(), other, 1)?;
                    }
                    Ok(())
                },
            )),
        minion("Worker", 4, 0)
            .text("Place two +1 power counters on this minion.")
            .on_play(|cx| cx.place_counters(&[cx.this()], 2)),
        action("A Kind of Magic", 1)
            .text("Transfer any number of the +1 power counters on your minions among your minions.")
            .raises()
            .on_play(|cx| cx.rearrange_counters(minions().yours())),
        action("Gimme the Prize", 2)
            .text("Place a +1 power counter on up to three of your minions.")
            .raises()
            .on_play(|cx| place_counters(cx, minions().yours().up_to(3), 1)),
        action("Headlong", 1)
            .text("Move one of your minions to another base. Place two +1 power counters on it.")
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Move, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                cx.move_to_one_of(minion, &cx.other_sites(minion))?;
                cx.place_counters(&chosen, 2)
            }),
        on_base("The Show Must Go On", 1)
            .text("Play on a base. Ongoing: Other players' cards do not affect those of your minions here that have +1 power counters.")
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you())
                    && eye.is(card, minions().yours().here().with_counters())
            })),
        action("Under Pressure", 1)
            .text("Special: Before a base scores, you may transfer any number of +1 power counters from one of your minions to another of your minions.")
            .raises()
            .has(
                before_a_base_scores(|cx| transfer_any(cx, minions().yours(), minions().yours()))
                    .special_from_hand(),
            ),
        action("We Are the Champions", 1)
            .text("Special: After a base scores, transfer any number of +1 power counters from a minion of yours there to another minion.")
            .raises()
            .affects(minions())
            .has(
                after_a_base_scores(|cx| transfer_any(cx, minions().yours().there(), minions()))
                    .special_from_hand(),
            ),
        action("We Will Rock You", 2)
            .text("Each of your minions gains +1 power until the end of the turn for each +1 power counter on it now.")
            .raises()
            .affects(minions().yours().with_counters())
            .on_play(|cx| {
                for minion in cx.all(minions().yours().with_counters()) {
                    cx.give_power(&[minion], cx.counters(minion), cx.end_of_turn())?;
                }
                Ok(())
            }),
        action("Who Wants to Live Forever?", 1)
            .text("Remove any number of +1 power counters from your minions, and draw a card for each.")
            .affects(minions().yours().with_counters())
            .on_play(|cx| {
                let n = cx.remove_any_counters(minions().yours())?;
                cx.draw(cx.you(), n)
            }),
    ],
    titan: Some(
        titan("Death on Six Legs")
            .text("Special: On your turn, if there are seven or more +1 power counters on your minions, you may play this titan. Ongoing: After a minion with +1 power counters goes to the discard pile from play, transfer one of its counters to this titan. Talent: Play an extra action.")
            .rulings(&[
                "Any player's minion, at any base, destroyed or discarded.",
                "One counter of each of several minions.",
            ])
            .has(titan_on_your_turn(|eye| anywhere_if(eye, counters_on_yours(eye) >= 7)))
            .has(
                after(
                    EventKind::ToDiscard,
                    |eye, event| laden(eye, event) > 0,
                    |cx| cx.place_counters(&[cx.this()], cx.heard(laden)),
                )
                .while_there(),
            )
            .has(talent(always, |cx| cx.extra_play(Permission::action()))),
    ),
    revised: Revision::of(&[
    minion("Killer Queen", 1, 4)
        .text("Talent: Draw a minion of power 1 or less off the top of your deck OR choose another minion that you played this turn and place a +1 power counter on this minion and on that one.")
        .rulings(&[
            "You reveal cards until there is such a minion, draw it, and shuffle the others into your deck.",
            "The other minion may be at any base, but must be in play.",
        ])
        .has(talent(always, killer_queen)),
    minion("Drone", 2, 3)
        .text("Place a +1 power counter on this minion. Ongoing: Before one of your minions is destroyed, you may remove a +1 power counter from this minion to save it. Talent: Remove a +1 power counter from this minion to draw a card.")
        .on_play(|cx| cx.place_counters(&[cx.this()], 1))
        .has(DRONE_SAVES)
        .has(talent(
            |eye| eye.state.counters(eye.this()) > 0,
            |cx| match cx.remove_counters(&[cx.this()], 1)? {
                0 => Ok(()),
                n => cx.draw(cx.you(), n),
            },
        )),
    minion("Soldier", 3, 1)
        .text("Place two +1 power counters on this minion. Talent: Transfer a +1 power counter from any of your minions to a different one.")
        .rulings(&["Both are yours, at any bases; this minion need not be one of the two."])
        .on_play(|cx| cx.place_counters(&[cx.this()], 2))
        .has(talent(
            |eye| {
                eye.any(minions().yours().with_counters())
                    && eye.count(minions().yours()) >= 2
            },
            soldier,
        )),
    minion("Worker", 4, 0)
        .text("Two +1 power counters are placed on this minion. Ongoing: After this minion goes from play to the discard pile without a +1 power counter on it, you may play it on another base.")
        .rulings(&[
            "At once, without using a play.",
            "Whoever controlled it plays it. Not on the base that replaces a scored one.",
        ])
        .on_play(|cx| cx.place_counters(&[cx.this()], 2))
        .has(
            after(EventKind::ToDiscard, this_goes_to_discard_bare, worker)
                .only_when(|eye| !other_bases_for_this(eye).is_empty())
                .may(),
        ),
    action("A Kind of Magic", 1)
        .text("Transfer any number of the +1 power counters on your cards among your cards.")
        .rulings(&["Also to and from titans and actions that you control."])
        .raises()
        .on_play(|cx| cx.rearrange_counters(cards().yours())),
    action("Gimme the Prize", 2)
        .text("Place two +1 power counters on a minion and a +1 power counter on another minion.")
        .rulings(&["Any players' minions. If there is only one, it gets two."])
        .raises()
        .affects(minions())
        .on_play(gimme_the_prize),
    action("Under Pressure", 1)
        .text("Special: Transfer any number of +1 power counters from one of your minions to another minion before a base scores.")
        .rulings(&["Any player's minion may get them, at any base. None is a number, too."])
        .raises()
        .affects(minions())
        .has(
            before_a_base_scores(|cx| transfer_any(cx, minions().yours(), minions()))
                .special_from_hand(),
        ),
    action("We Will Rock You", 2)
        .text("Each of your minions on one base gains +1 power until the end of the turn for each +1 power counter on it now.")
        .raises()
        .affects(minions().yours().with_counters())
        .on_play(we_will_rock_you),
    action("Who Wants to Live Forever?", 1)
        .text("Destroy one of your minions. Search your deck for any card, shuffle your deck, and place that card on top of it without revealing it.")
        .rulings(&[
            "You search also if there was no minion to destroy, or it was not destroyed.",
        ])
        .affects(minions().yours())
        .on_play(|cx| {
            destroy(cx, minions().yours())?;
            search_to_the_top_unseen(cx)
        }),
    titan("Death on Six Legs")
        .text("Special: On your turn, while your minions have six or more +1 power counters, you may discard a card to play this titan. Ongoing: Before a minion goes from play to the discard pile, you may transfer a +1 power counter from it to this titan. Talent: Play an extra action.")
        .rulings(&[
            "Any player's minion, at any base, destroyed or discarded; you decide for each.",
            "The minion goes with what counters it has left.",
        ])
        .has(titan_on_your_turn(where_six_legs_can_come).then_run(discard_to_play_this_titan))
        .has(instead(EffectKind::Discard, bears_counters, death_takes_one))
        .has(talent(always, |cx| cx.extra_play(Permission::action()))),
    ]),
};

/// "Search your deck for any card, shuffle your deck, and place that card on top of it without revealing it."
fn search_to_the_top_unseen(cx: &mut Cx) -> Step {
    let home = Home::Player(cx.you());
    let deck = cx.search(home)?;
    let found = cx.choose_from(Why::Search, &deck, cards())?;
    cx.take_unseen(&found);
    cx.shuffle(home);
    cx.put_back(&found);
    Ok(())
}

/// "Before one of your minions is destroyed, you may remove a +1 power counter from this minion to save it."
const DRONE_SAVES: Ability = instead(EffectKind::Destroy, drone_could, drone);

/// The other minions you have played here this turn, wherever they are now.
fn played_here(eye: &Eye) -> Vec<Ref> {
    eye.minions_you_played_here().filter(|&m| m != eye.host.id.host).collect()
}

fn drone_could(eye: &Eye, doomed: CardId) -> bool {
    eye.state.counters(eye.this()) > 0 && eye.is(doomed, minions().yours())
}

fn drone(cx: &mut Cx, doomed: Ref) -> Step<bool> {
    let saved = !cx.choose_from(Why::Save, &[doomed], cards().may())?.is_empty();
    Ok(saved && cx.remove_counters(&[cx.this()], 1)? > 0)
}

fn counters_on_yours(eye: &Eye) -> i32 {
    let yours = eye.all(minions().yours()).into_iter();
    yours.map(|minion| eye.state.counters(minion.card)).sum()
}

/// "A minion with +1 power counters goes to the discard pile from play": how many.
fn laden(_: &Eye, event: &Event) -> i32 {
    let gone = event.what.from_play_to_discard();
    gone.filter(|card| card.sorts.is_minion() && card.counters > 0).count() as i32
}

/// "Draw a minion of power 1 or less off the top of your deck OR choose another minion that you played this turn ..."
fn killer_queen(cx: &mut Cx) -> Step {
    let played = others_you_played(&cx.eye());
    let any = !played.is_empty();
    cx.one_of([
        part("Draw a minion", |cx| draw_off_the_top(cx, minions().power_at_most(1))),
        part("Place counters", |cx| {
            let other = cx.choose_from(Why::CountersTo, &played, cards())?.one();
            let both: Vec<Ref> = [cx.this()].into_iter().chain(other).collect();
            cx.place_counters(&both, 1)
        })
        .only_if(move |_| any),
    ])
}

/// "Another minion that you played this turn": those that are in play.
fn others_you_played(eye: &Eye) -> Vec<Ref> {
    let plays = eye.happened().filter_map(Event::minion_played);
    let played = plays.filter(|play| play.by == Some(eye.you())).map(|play| play.card.card);
    let mut others: Vec<Ref> = Vec::new();
    for minion in played {
        let there = eye.state.stays(minion) && eye.is(minion.card, minions());
        if there && minion != eye.host.id.host && !others.contains(&minion) {
            others.push(minion);
        }
    }
    others
}

/// "Transfer a +1 power counter from any of your minions to a different one."
fn soldier(cx: &mut Cx) -> Step {
    let from = cx.choose(Why::CountersFrom, minions().yours().with_counters())?;
    let Some(giver) = from.one() else { return Ok(()) };
    let mut others = cx.all(minions().yours());
    others.retain(|&minion| minion != giver);
    match cx.choose_from(Why::CountersTo, &others, cards())?.one() {
        Some(taker) => cx.transfer_counters(giver, taker, 1),
        None => Ok(()),
    }
}

/// "This minion goes to the discard pile from play, if it had no +1 power counters on it."
fn this_goes_to_discard_bare(eye: &Eye, event: &Event) -> bool {
    event.what.from_play_to_discard().any(|card| eye.was_this(card) && card.counters == 0)
}

/// "You may play it on another base": those where it can be played, while it lies in a discard pile.
fn other_bases_for_this(eye: &Eye) -> Vec<SiteId> {
    if !matches!(eye.state.card(eye.this()).zone, Zone::Discard(_)) {
        return Vec::new();
    }
    let others = eye.sites_where(|eye, site| site != eye.here());
    eye.sites_to_play(eye.this(), &others)
}

fn worker(cx: &mut Cx) -> Step {
    let (sites, this) = (other_bases_for_this(&cx.eye()), cx.now(cx.this()));
    match cx.choose_site(Why::PlayWhere(this.card), &sites)? {
        Some(site) => cx.play_these_at(&[this], site),
        None => Ok(()),
    }
}

/// "Place two +1 power counters on a minion and a +1 power counter on another minion.": both are chosen first.
fn gimme_the_prize(cx: &mut Cx) -> Step {
    let first = cx.choose(Why::CountersTo, minions())?;
    let mut others = cx.all(minions());
    others.retain(|&minion| Some(minion) != first.one());
    let second = cx.choose_from(Why::CountersTo, &others, cards())?;
    cx.place_counters(&first, 2)?;
    cx.place_counters(&second, 1)
}

/// "Each of your minions on one base gains +1 power until the end of the turn for each +1 power counter on it now."
fn we_will_rock_you(cx: &mut Cx) -> Step {
    let laden = minions().yours().with_counters();
    let Some(site) = cx.choose_base(|eye, site| eye.any(laden.at(site)))? else {
        return Ok(());
    };
    for minion in cx.all(laden.at(site)) {
        cx.give_power(&[minion], cx.counters(minion), cx.end_of_turn())?;
    }
    Ok(())
}

/// "If there are six or more +1 power counters on your minions, you may discard a card to play this titan."
fn where_six_legs_can_come(eye: &Eye) -> Vec<SiteId> {
    anywhere_if(eye, counters_on_yours(eye) >= 6 && eye.has_hand())
}

fn bears_counters(eye: &Eye, minion: CardId) -> bool {
    eye.state.counters(minion) > 0 && eye.is(minion, minions())
}

/// "Before a minion goes to the discard pile, you may transfer one of its +1 power counters to this titan.": it goes all the
/// same.
fn death_takes_one(cx: &mut Cx, minion: Ref) -> Step<bool> {
    for giver in cx.choose_from(Why::CountersFrom, &[minion], cards().may())? {
        cx.transfer_counters(giver, cx.this(), 1)?;
    }
    Ok(false)
}
