//! Tornados carry everything away: minions, actions, and the ground below them.

use crate::idioms::*;

/// The Tornados.
pub const TORNADOS: FactionDef = FactionDef {
    name: "Tornados",
    blurb: "Blow minions from base to base, and be wherever the next one scores.",
    colors: ["#93a06a", "#353d4a"],
    cards: &[
        minion("Monster Tornado", 1, 5)
            .text("Talent: Move a minion of power 4 or less to here from another base, or from here to another base.")
            .has(talent(
                |eye| eye.any(minions().power_at_most(4)),
                |cx| move_here_or_away(cx, minions().power_at_most(4)),
            )),
        minion("Cyclone", 2, 4)
            .text("Talent: Move this minion to another base.")
            .has(talent(
                |eye| !eye.other_sites(eye.this()).is_empty(),
                |cx| cx.move_to_one_of(cx.this(), &cx.other_sites(cx.this())).map(drop),
            )),
        minion("Twister", 3, 3)
            .text("You may move a minion of power 3 or less to here from another base, or from here to another base.")
            .rulings(&["It may move itself."])
            .on_play(|cx| move_here_or_away(cx, minions().power_at_most(3).may())),
        minion("Dust Devil", 4, 2)
            .text("Special: Before a base scores, you may move this minion there.")
            .has(
                before_a_base_scores(|cx| cx.move_to(&[cx.this()], cx.there()).map(drop))
                    .only_when(|eye| !eye.scores_here())
                    .special()
                    .may(),
            ),
        action("Carried Away", 2)
            .text("Move a minion to another base.")
            .affects(minions())
            .on_play(|cx| move_elsewhere(cx, minions())),
        action("Gone with the Wind", 1)
            .text("Special: After a base scores, instead of the discard pile you may move one of your minions there to another base.")
            .rulings(&["It moves when the cards leave, before the new base is there: it cannot go to that one."])
            .affects(minions().yours())
            .has(after_a_base_scores(|cx| move_instead_of_discard(cx, yours_there().may())).special_from_hand()),
        action("Not in Kansas", 1)
            .text("Destroy a base and all actions played on it or on minions there. Replace it with the top card of the base deck. The minions stay.")
            .on_play(|cx| {
                let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
                destroy(cx, actions().at(site).each())?;
                cx.destroy_base(site, NewBase::Top, Keep::Minions)
            }),
        action("Over the Rainbow", 1)
            .text("Special: Before a base scores, one of your minions from another base moves to there.")
            .affects(minions().yours())
            .has(before_a_base_scores(over_the_rainbow).special_from_hand()),
        action("Picked Up", 1)
            .text("Special: Before a base scores, move a minion from there to another base.")
            .affects(minions())
            .has(before_a_base_scores(|cx| move_elsewhere(cx, minions().there())).special_from_hand()),
        action("Ripped Off", 1)
            .text("Choose an action in play. Transfer it from its base to another base, or from its minion to another minion.")
            .rulings(&["To where its text lets it be."])
            .affects(minions())
            .on_play(|cx| choose_and_transfer(cx, actions())),
        action("Trade Winds", 2)
            .text("Choose two minions of power 3 or less. Move each of them to the other's base.")
            .rulings(&["With only one such minion in play, nothing moves."])
            .affects(minions().power_at_most(3))
            .on_play(|cx| {
                let two = cx.choose(Why::Move, minions().power_at_most(3).between(2, 2))?;
                match two[..] {
                    [one, other] => cx.trade_places(one, other).map(drop),
                    _ => Ok(()),
                }
            }),
        action("Whirlwinds", 1)
            .text("Move any number of your minions to other bases.")
            .affects(minions().yours())
            .on_play(|cx| move_elsewhere(cx, minions().yours().any_number())),
    ],
    titan: Some(
        titan("Category 5")
            .text("Special: On your turn, after you move a minion, if you have moved two or more this turn, you may play this titan. Ongoing: You have +1 power here for each minion that moved to or from here this turn. Special: Before another base scores, you may move this titan there.")
            .rulings(&[
                "Two different minions, any player's; you are the one who moves what your cards move.",
                "Any minion that any player moved, once for each, also before this titan was here.",
            ])
            .has(titan_after(EventKind::Moved, you_have_moved_two, anywhere))
            .has(presence(passed_here))
            .has(
                before_a_base_scores(|cx| cx.move_to(&[cx.this()], cx.there()).map(drop))
                    .only_when(|eye| !eye.scores_here())
                    .special()
                    .may(),
            ),
    ),
    revised: Revision::of(&[
        titan("Category 5")
            .text("Special: After you move a minion, if you have moved two or more this turn, you may play this titan on a base where you have a minion. Ongoing: After one or more of your minions move to or from here, place a +1 power counter on one of them. Talent: Move this titan to another base OR place a +1 power counter on it.")
            .rulings(&[
                "Two different minions, any player's, in any turn; you are the one who moves what your cards move.",
                "One counter for all of your minions that move together, whoever moves them.",
            ])
            .has(titan_after(
                EventKind::Moved,
                you_have_moved_two_this_turn,
                where_you_have_a_minion,
            ))
            .has(after(
                EventKind::Moved,
                |eye, event| !yours_that_pass(eye, event).is_empty(),
                |cx| {
                    let passed = cx.among(&cx.heard(yours_that_pass), minions());
                    let chosen = cx.choose_from(Why::CountersTo, &passed, cards())?;
                    cx.place_counters(&chosen, 1)
                },
            ))
            .has(talent(always, |cx| {
                let this = cx.this();
                cx.one_of([
                    part("Move this titan", |cx| {
                        let sites = cx.other_sites(this);
                        cx.move_to_one_of(this, &sites).map(drop)
                    })
                    .only_if(has_another_base),
                    part("Place a +1 power counter", |cx| cx.place_counters(&[this], 1)),
                ])
            })),
    ]),
};

/// "After one or more of your minions move to or from here": those.
fn yours_that_pass(eye: &Eye, event: &Event) -> Vec<Ref> {
    let pass = |&(m, to): &(&Snapshot, SiteId)| {
        m.sorts.is_minion()
            && m.controller == Some(eye.you())
            && (to == eye.here() || eye.was_here(m))
    };
    event.moved().filter(pass).map(|(minion, _)| minion.card).collect()
}

fn over_the_rainbow(cx: &mut Cx) -> Step {
    let from_elsewhere = |eye: &Eye, minion| eye.state.site_of(minion) != eye.scoring_site();
    let chosen = cx.choose(Why::Move, minions().yours().that(from_elsewhere))?;
    cx.move_to(&chosen, cx.there())?;
    Ok(())
}

/// The minions that an event moved by your doing.
fn moved_by_you(eye: &Eye, event: &Event) -> Vec<Ref> {
    if event.cause.actor() != Some(eye.you()) {
        return Vec::new();
    }
    event.moved().filter(|(card, _)| card.sorts.is_minion()).map(|(card, _)| card.card).collect()
}

/// "On your turn, after you move a minion, if you have moved two or more this turn."
fn you_have_moved_two(eye: &Eye, event: &Event) -> bool {
    eye.state.plays_now(eye.you()) && you_have_moved_two_this_turn(eye, event)
}

/// "After you move a minion, if you have moved two or more this turn."
fn you_have_moved_two_this_turn(eye: &Eye, event: &Event) -> bool {
    let mut moved = moved_by_you(eye, event);
    if moved.is_empty() {
        return false;
    }
    moved.extend(eye.happened_before(event).flat_map(|earlier| moved_by_you(eye, earlier)));
    how_many_of(moved) >= 2
}

/// "Each minion that moved to or from here this turn": how many.
fn passed_here(eye: &Eye) -> i32 {
    let here = |event: &Event| {
        let passed = |&(card, to): &(&Snapshot, SiteId)| {
            card.sorts.is_minion() && (eye.was_here(card) || to == eye.here())
        };
        event.moved().filter(passed).map(|(card, _)| card.card).collect::<Vec<Ref>>()
    };
    how_many_of(eye.happened_here().flat_map(here).collect())
}

/// How many different ones these are.
fn how_many_of(mut moved: Vec<Ref>) -> i32 {
    sort_by_key(&mut moved, |&minion| minion);
    moved.dedup();
    moved.len() as i32
}
