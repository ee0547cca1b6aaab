//! Pearl and the Images: what makes everybody stronger makes them stronger still.

use super::idioms::*;

/// Pearl and the Images.
pub const PEARL_AND_THE_IMAGES: FactionDef = FactionDef {
    name: "Pearl and the Images",
    blurb: "Raise the power of all players' minions, and gain more from it than they do.",
    colors: ["#ff9ad5", "#5b1a6e"],
    cards: &[
        minion("Pearl", 1, 5)
            .text("Talent: Draw a minion of power 2 or less off the top of your deck OR a minion here gains +1 power until the end of the turn.")
            .rulings(&[DRAWN_OFF_THE_TOP, "Any player's minion here, also this one."])
            .has(talent(always, |cx| {
                cx.one_of([
                    part("Draw a minion", |cx| draw_off_the_top(cx, minions().power_at_most(2))),
                    part("+1 power", |cx| give_power(cx, minions().here(), 1)).raising(),
                ])
            })),
        minion("Crystal", 2, 4)
            .text("Talent: Place a +1 power counter on a minion of another player and a minion of yours at the same base.")
            .rulings(&["Both or neither, at any base where both could get one. Yours comes second."])
            .has(talent(|eye| eye.any(THEIRS_BESIDE_YOURS), crystal)),
        minion("Ruby", 3, 2)
            .text("You may give all players' minions here +1 power until the end of the turn.")
            .rulings(&["This one and your others, too; all of them or none."])
            .on_play(|cx| match cx.yes()? {
                true => give_power(cx, ALL_PLAYERS_MINIONS_HERE.each(), 1),
                false => Ok(()),
            }),
        minion("Topaz", 4, 2)
            .text("Ongoing: Once each turn, after the power of another player's minion increases, you may place a +1 power counter on this minion OR move this minion to that minion's base if you have a minion there.")
            .rulings(&[
                ANY_INCREASE,
                "At any base. If several minions rise together, you move to the base of one of them.",
            ])
            .has(
                after(
                    EventKind::PowerRose,
                    |eye, event| others_minions_that_rose(eye, event).next().is_some(),
                    topaz,
                )
                .while_there()
                .limited(Limit::OncePerTurn)
                .may().about_there(),
            ),
        on_base("All's Right with the World", 1)
            .text("Play on a base. Talent: Give all players' minions here +1 power until the end of the turn OR give a minion of each player here +2 power until the end of the turn.")
            .rulings(&["You choose for each player who has a minion here."])
            .has(talent(
                |eye| eye.any(ALL_PLAYERS_MINIONS_HERE),
                |cx| {
                    cx.one_of([
                        part("+1 power for all", |cx| {
                            give_power(cx, ALL_PLAYERS_MINIONS_HERE.each(), 1)
                        })
                        .raising(),
                        part("+2 power for one of each player", one_of_each_player).raising(),
                    ])
                },
            )),
        action("Dressing Room", 1)
            .text("Each player may draw a card. You draw a card for each player who did, also for yourself.")
            .rulings(&["They decide one after the other, from the current player clockwise."])
            .on_play(dressing_room),
        on_base("Jam All Night Long", 2)
            .text("Play on a base. Talent: Choose a player. They play an extra minion of power 2 or less here, or reveal a hand without one. If you chose another player and they played a minion, you may draw a card or place a +1 power counter on a minion here.")
            .rulings(&[
                "You can choose yourself.",
                "They play it at once, and have to if they can. One that could not be played here stays in the hand that they reveal.",
            ])
            .has(talent(always, jam_all_night_long)),
        action("Love Unites Us", 1)
            .text("All players shuffle all minions of power 2 or less from their discard piles into their decks.")
            .on_play(|cx| {
                for player in cx.players() {
                    let weak = cx.all(minions().in_discard().of(player).power_at_most(2));
                    cx.shuffle_into_deck(&weak, player)?;
                }
                Ok(())
            }),
        action("Now You Know: Bike Safety", 1)
            .text("Move a minion of yours and a minion of another player at its base to another base. Special: Before a base scores, you may play this card to move two such minions to there.")
            .rulings(&[
                EITHER,
                "Both to the same base. If no other player has a minion there, yours moves alone.",
                "By the Special, one of your minions at another base than the one that scores.",
            ])
            .affects(minions().that(is_where_you_have_one))
            .on_play(|cx| {
                let riders = riders(cx, minions().yours())?;
                move_together(cx, &riders)
            })
            .has(
                before_a_base_scores(|cx| {
                    let riders = riders(cx, YOURS_ELSEWHERE)?;
                    cx.move_to(&riders, cx.there())?;
                    Ok(())
                })
                .special_from_hand(),
            ),
        on_minion("She's Got the Power", 2, minions())
            .text("Play on a minion. Ongoing: Once each turn, you may give this minion +3 power until the end of the turn after the power of another player's minion here increases.")
            .rulings(&[ANY_INCREASE, "\"Another player\" is one other than the player who controls this card."])
            .has(
                after(
                    EventKind::PowerRose,
                    |eye, event| {
                        others_minions_that_rose(eye, event).any(|minion| eye.was_here(minion))
                    },
                    |cx| cx.give_power(&cx.wearer(), 3, cx.end_of_turn()),
                )
                .only_when(is_worn)
                .limited(Limit::OncePerTurn)
                .may(),
            ),
        action("Truly Outstanding", 1)
            .text("Place a +1 power counter on any number of other players' minions. For each one placed, you may place a +1 power counter on one of your minions.")
            .rulings(&["You may place several on the same minion. They can be at any bases."])
            .affects(minions())
            .raises()
            .on_play(|cx| {
                let theirs = minions().of_others().any_number();
                let theirs = cx.choose_toward(Why::CountersTo, theirs, |cx, minion| {
                    let mut meant = cx.all(minions().yours());
                    meant.push(minion);
                    meant
                })?;
                let reached = cx.affected_by(|cx| cx.place_counters(&theirs, 1))?;
                cx.spread_counters(reached.len() as i32, minions().yours().any_number())
            }),
        action("We're Up, You're Down", 1)
            .text("Choose a base. Until the start of your next turn, other players' minions there add only their printed power to their controllers' totals. Special: Before a base scores where you have the most minions, you may play this card, choosing that base.")
            .rulings(&[
                EITHER,
                "Their power still counts in full toward the breakpoint, and for cards that look at the minion. It does not count for who wins there.",
                "Also minions that come there later; not those that leave, nor those at a base that takes its place.",
                "You have the most if nobody has more.",
            ])
            .affects(minions().of_others())
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => outshine(cx, site),
                None => Ok(()),
            })
            .has(
                before_a_base_scores(|cx| outshine(cx, cx.there()))
                    .only_when(you_have_the_most_there)
                    .special_from_hand(),
            )
            .has(adds_less(beyond_its_print).unlabelled().lent()),
    ],
    titan: None,
    revised: Revision::NONE,
};

const ANY_INCREASE: &str =
    "In any player's turn, at any moment, and however the power has come to increase.";

/// "A minion of another player" beside "a minion of yours at the same base": both can get a counter.
const THEIRS_BESIDE_YOURS: Select = minions().of_others().that(|eye, minion| {
    let beside = || eye.state.site_of(minion).is_some_and(|site| eye.any(YOURS_TO_RAISE.at(site)));
    eye.would_reach(EffectKind::Counters, minion) && beside()
});

const YOURS_TO_RAISE: Select =
    minions().yours().that(|eye, minion| eye.would_reach(EffectKind::Counters, minion));

/// "Place a +1 power counter on a minion of another player and a minion of yours ...": yours only if the other was placed.
fn crystal(cx: &mut Cx) -> Step {
    let theirs = cx.choose(Why::CountersTo, THEIRS_BESIDE_YOURS)?;
    let site = theirs.one().map(|minion| cx.site_of(minion));
    let reached = cx.affected_by(|cx| cx.place_counters(&theirs, 1))?;
    match site {
        Some(site) if !reached.is_empty() => place_counters(cx, YOURS_TO_RAISE.at(site), 1),
        _ => Ok(()),
    }
}

/// "That minion's base": those of all minions that rose together, where this one could move.
fn where_they_rose(eye: &Eye, event: &Event) -> Vec<SiteId> {
    let mut sites = eye.other_sites(eye.this());
    sites.retain(|&site| {
        let rose_there = |minion: &Snapshot| eye.state.site_of(minion.card.card) == Some(site);
        eye.any(minions().yours().at(site)) && others_minions_that_rose(eye, event).any(rose_there)
    });
    sites
}

fn topaz(cx: &mut Cx) -> Step {
    let sites = cx.heard(where_they_rose);
    let there_is_one = !sites.is_empty();
    cx.one_of([
        part("+1 power counter", |cx| cx.place_counters(&[cx.this()], 1)).raising(),
        part("Move this minion", |cx| cx.move_to_one_of(cx.this(), &sites).map(drop))
            .only_if(move |_| there_is_one),
    ])
}

/// "Give a minion of each player here +2 power until the end of the turn."
fn one_of_each_player(cx: &mut Cx) -> Step {
    let mut stars: Vec<Ref> = Vec::new();
    for player in cx.players() {
        stars.extend(cx.choose(Why::Choose, minions().of(player).here())?);
    }
    cx.give_power(&stars, 2, cx.end_of_turn())
}

/// "Each player may draw a card. You draw a card for each player who did."
fn dressing_room(cx: &mut Cx) -> Step {
    let mut drawn = 0;
    for player in cx.players() {
        if cx.state().can_draw(player) && cx.yes_of(player, Why::Draw)? {
            let before = cx.eye().hand(player).len();
            cx.draw(player, 1)?;
            // What comes instead of it is no drawing.
            drawn += i32::from(cx.eye().hand(player).len() > before);
        }
    }
    cx.draw(cx.you(), drawn)
}

fn jam_all_night_long(cx: &mut Cx) -> Step {
    let (you, here) = (cx.you(), cx.here());
    let Some(player) = cx.choose_player(&cx.players())? else { return Ok(()) };
    let weak = Permission::minion().power_at_most(2).at(here);
    let played = cx.as_player(player, |cx| cx.play_now(weak, Choice::Must))?;
    if played.is_empty() {
        cx.reveal_hand(player);
        return Ok(());
    }
    if player == you {
        return Ok(());
    }
    cx.may_one_of([
        part("Draw a card", |cx| cx.draw(cx.you(), 1)),
        part("Place a +1 power counter", |cx| place_counters(cx, minions().here(), 1)).raising(),
    ])
}

/// "One of your minions", which is not at the base that scores.
const YOURS_ELSEWHERE: Select =
    minions().yours().that(|eye, minion| eye.state.site_of(minion) != eye.scoring_site());

/// "A minion of yours and a minion of another player at its base": the two of them, or yours alone.
fn riders(cx: &mut Cx, yours: Select) -> Step<Vec<Ref>> {
    let chosen = cx.choose_toward(Why::Move, yours, |cx, minion| {
        let mut riders = cx.all(minions().of_others().at(cx.site_of(minion)));
        riders.push(minion);
        riders
    })?;
    let Some(minion) = chosen.one() else { return Ok(Vec::new()) };
    let mut riders = vec![minion];
    riders.extend(cx.choose(Why::Move, minions().of_others().at(cx.site_of(minion)))?);
    Ok(riders)
}

/// "Until the start of your next turn, other players' minions there ..."
fn outshine(cx: &mut Cx, site: SiteId) -> Step {
    cx.stand_at(site, cx.start_of_your_next_turn())
}

/// "Other players' minions there add only their printed power": what each has beyond that, or less.
fn beyond_its_print(eye: &Eye, minion: CardId) -> i32 {
    let controller = eye.state.card(minion).controller;
    match eye.is_here(minion) && controller.is_some_and(|seat| seat != eye.you()) {
        true => eye.state.power(minion) - eye.state.printed_power(minion),
        false => 0,
    }
}

/// "A base ... where you have the most minions": nobody has more.
fn you_have_the_most_there(eye: &Eye) -> bool {
    let count = |seat| eye.count(minions().of(seat).there());
    let yours = count(eye.you());
    yours > 0 && eye.state.seats().all(|seat| count(seat) <= yours)
}
