//! Vigilantes strike back: whatever others do is answered.

use crate::idioms::*;

/// The Vigilantes.
pub const VIGILANTES: FactionDef = FactionDef {
    name: "Vigilantes",
    blurb: "Seven lone avengers who answer whatever the others do.",
    colors: ["#8a7357", "#1c1f26"],
    cards: &[
        minion("Brojak", 1, 4)
            .text("Ongoing: After a minion moves, you may move this minion to its base and give this minion +1 power until the end of the turn.")
            .rulings(&[
                "The power also if this minion is at that base already.",
                "Also after this minion itself has moved.",
                "For each of several minions that move together; if they go to different bases, in the order that you choose, or only after some.",
            ])
            .has(
                after(EventKind::Moved, |eye, event| !moved_to(eye, event).is_empty(), brojak)
                    .only_while(brojak_could_follow)
                    .while_there()
                    .may(),
            ),
        minion("Death Wisher", 1, 4)
            .text("Ongoing: Once each turn, after another player destroys a minion that is not theirs, you may destroy one of that player's minions.")
            .rulings(&["Also after that player has destroyed this minion."])
            .has(
                after(EventKind::Destroyed, another_player_kills, death_wisher)
                    .only_while(|eye, event| {
                        let has_one = |player| eye.any(minions().of(player));
                        event.cause.actor().is_some_and(has_one)
                    })
                    .limited(Limit::OncePerTurn)
                    .may(),
            ),
        minion("Dusty Henry", 1, 4)
            .text("You may shuffle a minion here into its owner's deck.")
            .rulings(&["He may choose himself."])
            .on_play(|cx| shuffle_away(cx, minions().here().may())),
        minion("Foxy Green", 1, 4)
            .text("Ongoing: Place a +1 power counter on this minion after a minion here is directly affected by a card that another player plays, or by a talent that they use.")
            .rulings(&["Once for each card played or talent used."])
            .has(
                after(
                    EventKind::Affected,
                    |eye, event| {
                        event.cause.is_other_player(eye.you())
                            && eye.is_by_play_or_talent(event)
                            && event.directly_affected().any(|c| c.sorts.is_minion() && eye.was_here(c))
                    },
                    |cx| cx.place_counters(&[cx.this()], 1),
                )
                .while_there(),
            ),
        minion("Jacky Bill", 1, 4)
            .text("Ongoing: After another player plays an action, this minion may gain +2 power until the end of the turn.")
            .has(
                after(EventKind::Played, another_player_plays_an_action, |cx| {
                    cx.give_power(&[cx.this()], 2, cx.end_of_turn())
                })
                .while_there()
                .may(),
            ),
        minion("Shift", 1, 4)
            .text("Place up to two minions from your discard pile on top of your deck.")
            .on_play(|cx| place_on_deck(cx, minions().in_discard().up_to(2))),
        minion("Stoneford", 1, 4)
            .text("Search your deck for an action, reveal it and place it into your hand. Shuffle your deck.")
            .on_play(|cx| search_and_take(cx, actions())),
        action("A Whole Lot Meaner", 1)
            .text("A minion gains +3 power until the end of the turn.")
            .raises()
            .affects(minions())
            .on_play(|cx| give_power(cx, minions(), 3)),
        on_minion("Feeling Lucky?", 1, minions())
            .text("Play on a minion. Ongoing: After an action is played by this minion's controller, destroy this minion if it still has this card on it.")
            .has(after(EventKind::Played, its_controller_plays_an_action, feeling_lucky)),
        action("Knocked into Next Week", 1)
            .text("Shuffle a minion in play into its owner's deck.")
            .affects(minions())
            .on_play(|cx| shuffle_away(cx, minions())),
        on_base("Let's Finish This", 1)
            .text("Play on a base. Ongoing: At the start of your turn, if you and another player have a minion here, reduce this base's printed breakpoint to 0 until the end of the turn.")
            .rulings(&["What sets the breakpoint, or adds to it, still does."])
            .has(
                at_start_of_your_turn(|cx| {
                    cx.set_printed_breakpoint(cx.here(), 0, cx.end_of_turn())
                })
                .only_when(you_and_another_have_one_here),
            ),
        action("Make My Day", 1)
            .text("Destroy a minion of power 3 or less at a base where you have a minion, then draw a card.")
            .affects(minions().power_at_most(3).that(is_where_you_have_one))
            .on_play(|cx| {
                destroy(cx, minions().power_at_most(3).that(is_where_you_have_one))?;
                cx.draw(cx.you(), 1)
            }),
        action("Scared Straight", 1)
            .text("Choose a base where you have a minion, and move a minion of another player from there to another base. Play an extra action.")
            .affects(minions().of_others().that(is_where_you_have_one))
            .on_play(|cx| {
                move_elsewhere(cx, minions().of_others().that(is_where_you_have_one))?;
                cx.extra_play(Permission::action())
            }),
        on_base("Shrug it Off", 1)
            .text("Play on a base. Talent: Cancel this base's abilities until the start of your next turn.")
            .has(talent(always, |cx| {
                let base = cx.eye().base_here();
                cx.cancel(&cx.refs(base.as_slice()), cx.start_of_your_next_turn())
            })),
        on_base("Street Justice", 1)
            .text("Play on a base. Ongoing: Your minions here are not affected by other players' cards.")
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you()) && eye.is(card, minions().yours().here())
            })),
        action("The Revenge", 1)
            .text("Special: After a base scores that you did not win, move one of your minions there to another base instead of the discard pile.")
            .rulings(&["Not to the base that replaces the scored one."])
            .affects(minions().yours())
            .has(
                after_a_base_scores(|cx| move_instead_of_discard(cx, yours_there()))
                    .only_when(you_did_not_win)
                    .special_from_hand(),
            ),
        on_minion("Tough It Out", 2, minions())
            .text("Play on a minion. Ongoing: This minion cannot be destroyed and has +2 power.")
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 }))
            .has(wearer_cannot_be_destroyed()),
        action("Who Loves Ya, Baby?", 2)
            .text("Draw a card for each of your minions of power 4 or more.")
            .on_play(|cx| {
                let n = cx.eye().count(minions().yours().power_at_least(4));
                cx.draw(cx.you(), n)
            }),
    ],
    titan: None,
    revised: Revision::of(&[
        minion("Brojak", 1, 4)
            .text("Ongoing: Once each turn, after another minion moves, you may move this minion to its base, place a +1 power counter on this minion, or do both.")
            .rulings(&[
                "Not necessarily after the first minion that moves in a turn.",
                "The counter also if this minion is at that base already.",
                "Of several minions that one card moved, you choose which one to follow.",
            ])
            .has(
                after(
                    EventKind::Moved,
                    |eye, event| !others_moved_to(eye, event).is_empty(),
                    follow_and_grow,
                )
                .while_there()
                .limited(Limit::OncePerTurn)
                .may(),
            ),
        minion("Death Wisher", 1, 4)
            .text("Special: Before this base scores, you may destroy a minion here that was played or moved here this turn.")
            .rulings(&["Whoever played or moved it, in whatever phase of this turn."])
            .has(
                before_this_base_scores(|cx| destroy(cx, CAME_HERE_THIS_TURN))
                    .only_when(|eye| eye.any(CAME_HERE_THIS_TURN))
                    .special()
                    .may(),
            ),
        minion("Dusty Henry", 1, 4)
            .text("You may shuffle a minion of power 5 or less here into its owner's deck.")
            .rulings(&["He may choose himself."])
            .on_play(|cx| shuffle_away(cx, minions().here().power_at_most(5).may())),
        minion("Foxy Green", 1, 4)
            .text("Ongoing: At the end of each other player's turn, if you have more power here than that player, draw a card.")
            .has(at_end_of_turn(|cx| cx.draw(cx.you(), 1)).only_when(|eye| {
                let total = |seat| eye.state.total(seat, eye.here());
                eye.not_your_turn() && total(eye.you()) > total(eye.state.current)
            })),
        minion("Jacky Bill", 1, 4)
            .text("Ongoing: After another player plays an action, you may place a +1 power counter on this minion. At the start of each player's turn, you may reduce this base's breakpoint until the end of the turn by the number of +1 power counters on this minion.")
            .rulings(&["The counters that are on it then; the breakpoint stays as it is if their number changes, or if this minion leaves."])
            .has(
                after(EventKind::Played, another_player_plays_an_action, |cx| {
                    cx.place_counters(&[cx.this()], 1)
                })
                .while_there()
                .may(),
            )
            .has(
                at_start_of_turn(|cx| {
                    let n = cx.counters(cx.this());
                    cx.change_breakpoint(cx.here(), -n, cx.end_of_turn())
                })
                .only_when(|eye| eye.state.counters(eye.this()) > 0)
                .may(),
            ),
        minion("Stoneford", 1, 4)
            .text("Search your deck for an action, reveal it and draw it. Shuffle your deck.")
            .on_play(|cx| search_and_draw(cx, actions())),
        action("A Whole Lot Meaner", 1)
            .text("Place +1 power counters on one of your minions, up to three. Special: After a base scores that you did not win, you may draw this card from your discard pile.")
            .rulings(&["It must lie there before the cards at that base are discarded. You need not have had a minion at that base."])
            .raises()
            .affects(minions().yours())
            .on_play(|cx| {
                let chosen = cx.choose(Why::CountersTo, minions().yours().may())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                let n = cx.choose_amount(minion, 1, 3)?;
                cx.place_counters(&chosen, n)
            })
            .has(
                after_a_base_scores(|cx| cx.draw_from(&[cx.this()]))
                    .only_when(you_did_not_win)
                    .special()
                    .from_discard()
                    .may(),
            ),
        on_minion("Feeling Lucky?", 1, minions().of_others())
            .text("Play on another player's minion. Ongoing: After the controller of this minion plays an action, look at the top card of your deck. You may place it on the bottom of your deck. Special: Before this base scores, reveal the top card of your deck. Destroy this minion if that card is an action.")
            .rulings(&["The card that you reveal goes back to the top."])
            .has(after(EventKind::Played, its_controller_plays_an_action, |cx| sort_top(cx, 1)))
            .has(before_this_base_scores(try_your_luck).special()),
        on_base("Let's Finish This", 1)
            .text("Play on a base. Ongoing: At the start of your turn, if you and another player have a minion here, this base's breakpoint starts from 0 until the end of the turn.")
            .rulings(&["What adds to the breakpoint still does. If something else sets what it starts from, the current player chooses which of the two counts."])
            .has(
                at_start_of_your_turn(|cx| cx.set_breakpoint(cx.here(), 0, cx.end_of_turn()))
                    .only_when(you_and_another_have_one_here),
            ),
        action("Make My Day", 1)
            .text("Destroy a minion of printed power 3 or less at a base where you have a minion. Special: Before a base scores on your turn, you may play this card.")
            .rulings(&["At any base where you have a minion, also by its Special."])
            .affects(SMALL_WHERE_YOU_HAVE_ONE)
            .on_play(|cx| destroy(cx, SMALL_WHERE_YOU_HAVE_ONE))
            .has(
                before_a_base_scores(|cx| destroy(cx, SMALL_WHERE_YOU_HAVE_ONE))
                    .only_when(|eye| !eye.not_your_turn())
                    .special_from_hand(),
            ),
        action("Scared Straight", 2)
            .text("Move another player's minion from a base where you have a minion to another base. If this is the first action that you have played this turn, you may play an extra action.")
            .rulings(&["The first in whatever phase of this turn."])
            .affects(minions().of_others().that(is_where_you_have_one))
            .on_play(|cx| {
                move_elsewhere(cx, minions().of_others().that(is_where_you_have_one))?;
                match cx.eye().is_first_action_you_played() {
                    true => cx.extra_play(Permission::action()),
                    false => Ok(()),
                }
            }),
        on_base("Shrug it Off", 1)
            .text("Play on a base. Talent: Other players' minions here have -1 power until the start of your next turn.")
            .rulings(&[UNTIL_YOUR_TURN])
            .has(talent(always, stand_here_until_your_turn))
            .has(
                power(|eye, minion| -i32::from(eye.is(minion, minions().of_others().here())))
                    .unlabelled()
                    .lent(),
            ),
        on_base("Street Justice", 1)
            .text("Play on a base. Talent: Move one of your minions from another base to here, or from here to another base OR until the start of your next turn, your minions here have +2 power during other players' turns.")
            .rulings(&[UNTIL_YOUR_TURN])
            .has(talent(always, |cx| {
                cx.one_of([
                    part("Move one of your minions", |cx| {
                        move_here_or_away(cx, minions().yours())
                    })
                    .only_if(|eye| has_another_base(eye) && eye.any(minions().yours())),
                    part("+2 power during other players' turns", stand_here_until_your_turn),
                ])
            }))
            .has(
                power(|eye, minion| match eye.not_your_turn() {
                    true => 2 * i32::from(eye.is(minion, minions().yours().here())),
                    false => 0,
                })
                .unlabelled()
                .lent(),
            ),
        action("The Revenge", 1)
            .text("Special: After a base scores that you did not win, move one of your minions there to another base.")
            .rulings(&["It moves at once, before the cards leave: not to the base that replaces the scored one."])
            .affects(minions().yours())
            .has(
                after_a_base_scores(|cx| move_elsewhere(cx, minions().yours().there()))
                    .only_when(you_did_not_win)
                    .special_from_hand(),
            ),
        on_minion("Tough It Out", 1, minions())
            .text("Play on a minion. Ongoing: This minion has -3 power. It cannot be destroyed. At the start of each player's turn, you may destroy this action to give this minion +3 power until the end of your turn.")
            .rulings(&["On another player's turn: until the end of your next turn."])
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { -3 } else { 0 }))
            .has(wearer_cannot_be_destroyed())
            .has(
                at_start_of_turn(|cx| {
                    let minion = cx.wearer();
                    match cx.destroy(&[cx.this()])?.is_empty() {
                        true => Ok(()),
                        false => cx.give_power(&minion, 3, cx.end_of_your_turn()),
                    }
                })
                .only_when(|eye| eye.would_reach(EffectKind::Destroy, eye.this()))
                .may(),
            ),
        action("Who Loves Ya, Baby?", 2)
            .text("Reveal a minion of power 4 off the top of your deck. Either draw it or play it as an extra minion.")
            .rulings(&[
                "You reveal cards until there is one, and shuffle the others into your deck. The printed power counts.",
                "It is played at once.",
            ])
            .on_play(draw_or_play_a_four),
    ]),
};

/// How "until the start of your next turn, minions here ..." is read.
const UNTIL_YOUR_TURN: &str = "Also minions that come to this base later; not those that leave it. It goes on at this base if this card leaves.";

/// "A minion here that was played or moved here this turn."
const CAME_HERE_THIS_TURN: Select = minions().here().that(|eye, minion| {
    let (this, here) = (eye.state.at(minion), eye.here());
    eye.happened_here().any(|event| {
        let played = event.minion_played().filter(|play| play.at == Some(here));
        played.is_some_and(|play| play.card.card == this)
            || event.moved().any(|(moved, to)| moved.card == this && to == here)
    })
});

/// "A minion of printed power 3 or less at a base where you have a minion."
const SMALL_WHERE_YOU_HAVE_ONE: Select = minions()
    .that(|eye, minion| eye.state.printed_power(minion) <= 3 && is_where_you_have_one(eye, minion));

/// "You and another player have a minion here."
fn you_and_another_have_one_here(eye: &Eye) -> bool {
    eye.any(minions().yours().here()) && eye.any(minions().of_others().here())
}

/// "... that you did not win", of the base that has scored.
fn you_did_not_win(eye: &Eye) -> bool {
    !eye.state.ranked(Rank::Winner).contains(&eye.you())
}

/// Where each minion went that an event moved.
fn moved_to(_: &Eye, event: &Event) -> Vec<SiteId> {
    event.moved().filter(|(card, _)| card.sorts.is_minion()).map(|(_, to)| to).collect()
}

/// Both or neither: he is there, or can be moved there.
fn brojak_could_follow(eye: &Eye, event: &Event) -> bool {
    let follows = |to| eye.here() == to || eye.would_move(eye.this(), to);
    moved_to(eye, event).into_iter().any(follows)
}

/// After each of several minions that moved to different bases, in the order that you choose, or not.
fn brojak(cx: &mut Cx) -> Step {
    let (this, moved) = (cx.this(), cx.heard(moved_to));
    let follows = |cx: &Cx, to| cx.site_of(this) == to || cx.eye().would_move(this.card, to);
    let mut left = cx.sites();
    left.retain(|&site| moved.contains(&site) && follows(cx, site));
    let mut at_least = 1;
    while let Some(to) = cx.pick_site(cx.you(), Why::MoveTo(this.card), &left, at_least)? {
        if cx.site_of(this) == to || !cx.move_to(&[this], to)?.is_empty() {
            for _ in moved.iter().filter(|&&site| site == to) {
                cx.give_power(&[this], 1, cx.end_of_turn())?;
            }
        }
        left.retain(|&site| site != to && follows(cx, site));
        at_least = 0;
    }
    Ok(())
}

/// Another player has destroyed a minion that they did not control, and has one that can pay for it.
fn another_player_kills(eye: &Eye, event: &Event) -> bool {
    event.cause.actor().is_some_and(|player| {
        player != eye.you()
            && event.minions_destroyed().any(|minion| minion.controller != Some(player))
    })
}

/// Of several players who have done so since the first of them did, you choose.
fn death_wisher(cx: &mut Cx) -> Step {
    let first = cx.event().map_or(0, |event| event.seq);
    let eye = cx.eye();
    let since = eye.happened().filter(|event| event.seq >= first);
    let killers =
        since.filter(|event| event.is(EventKind::Destroyed) && another_player_kills(&eye, event));
    let killers: Vec<Option<Seat>> = killers.map(|event| event.cause.actor()).collect();
    let mut theirs = cx.all(minions());
    theirs.retain(|&minion| killers.contains(&cx.state().card(minion.card).controller));
    let chosen = cx.choose_from(Why::Destroy, &theirs, minions())?;
    cx.destroy(&chosen)?;
    Ok(())
}

/// "Shuffle ... into its owner's deck.", of a minion in play.
fn shuffle_away(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::ShuffleIn, which)?;
    cx.shuffle_in(&chosen)?;
    Ok(())
}

fn its_controller_plays_an_action(eye: &Eye, event: &Event) -> bool {
    let controller = eye.wearer().and_then(|minion| eye.state.card(minion).controller);
    event.action_played().is_some_and(|play| play.by == controller)
}

/// Not if it has left play or been transferred since.
fn feeling_lucky(cx: &mut Cx) -> Step {
    let this = cx.this();
    let after = cx.event().map_or(0, |event| event.seq);
    let transferred = cx.eye().happened().any(|event| {
        let away = matches!(&event.what, Happened::Transferred(card, _) if card.card == this);
        away && event.seq > after
    });
    if cx.state().stays(this) && !transferred { destroy_wearer(cx) } else { Ok(()) }
}

/// Where each other minion went that an event moved.
fn others_moved_to(eye: &Eye, event: &Event) -> Vec<SiteId> {
    let others = event.moved().filter(|(card, _)| card.sorts.is_minion() && !eye.was_this(card));
    others.map(|(_, to)| to).collect()
}

/// "Move this minion to its base, place a +1 power counter on this minion, or do both.": the counter, if it did not move. Of
/// several minions that have moved since the first of them did, you choose.
fn follow_and_grow(cx: &mut Cx) -> Step {
    let (this, first) = (cx.this(), cx.event().map_or(0, |event| event.seq));
    let eye = cx.eye();
    let since = eye.happened().filter(|event| event.seq >= first);
    let followed: Vec<SiteId> = since.flat_map(|event| others_moved_to(&eye, event)).collect();
    let mut sites = cx.other_sites(this);
    sites.retain(|&site| followed.contains(&site) && cx.eye().would_move(this.card, site));
    let moved = match cx.pick_site(cx.you(), Why::MoveTo(this.card), &sites, 0)? {
        Some(site) => !cx.move_to(&[this], site)?.is_empty(),
        None => false,
    };
    match !moved || cx.yes()? {
        true => cx.place_counters(&[this], 1),
        false => Ok(()),
    }
}

/// "Reveal the top card of your deck. If it is an action, destroy this minion."
fn try_your_luck(cx: &mut Cx) -> Step {
    let revealed = cx.reveal_top(cx.you(), 1)?;
    let is_action = !cx.among(&revealed, actions()).is_empty();
    cx.put_back(&revealed);
    if is_action { destroy_wearer(cx) } else { Ok(()) }
}

/// "Until the start of your next turn, ... here ...": what is marked as lent, at this base.
fn stand_here_until_your_turn(cx: &mut Cx) -> Step {
    cx.stand_at(cx.here(), cx.start_of_your_next_turn())
}

/// "Reveal a minion of power 4 off the top of your deck. Either draw it or play it as an extra minion."
fn draw_or_play_a_four(cx: &mut Cx) -> Step {
    let four = minions().power_at_least(4).power_at_most(4);
    let revealed = cx.reveal_until(cx.you(), 1, four)?;
    let found = cx.among(&revealed, four);
    if let Some(&minion) = found.first() {
        let playable = cx.can_play_now(minion, PlayKind::Minion);
        cx.one_of([
            part("Draw it", |cx| cx.draw_from(&found)),
            part("Play it", |cx| cx.play_minions(&found)).only_if(move |_| playable),
        ])?;
    }
    cx.shuffle_unused(&revealed, cx.you())
}
