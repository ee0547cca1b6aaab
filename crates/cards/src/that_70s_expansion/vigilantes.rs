//! Vigilantes strike back: whatever others do is answered.

use crate::idioms::*;
use engine::cards::*;

/// The Vigilantes.
pub const VIGILANTES: FactionDef = FactionDef {
    name: "Vigilantes",
    blurb: "Seven lone avengers who answer whatever the others do.",
    emblem: "brass-knuckles",
    colors: ["#8a7357", "#1c1f26"],
    cards: &[
        minion("Brojak", 1, 4)
            .text("Ongoing: After a minion moves, you may move this minion to its base and give this minion +1 power until the end of the turn.")
            .rulings(&[
                "The power also if this minion is at that base already.",
                "Also after this minion itself has moved.",
                "For each of several minions that move together.",
            ])
            .art("police-badge")
            .has(
                after(EventKind::Moved, brojak_could_follow, brojak)
                    .only_when(|eye| eye.state.stays(eye.host.id.host))
                    .may(),
            ),
        minion("Death Wisher", 1, 4)
            .text("Ongoing: Once each turn, after another player destroys a minion that is not theirs, you may destroy one of that player's minions.")
            .rulings(&["Also after that player has destroyed this minion."])
            .art("pistol-gun")
            .has(
                after(EventKind::Destroyed, another_player_kills, death_wisher)
                    .limited(Limit::OncePerTurn)
                    .may(),
            ),
        minion("Dusty Henry", 1, 4)
            .text("You may shuffle a minion here into its owner's deck.")
            .rulings(&["He may choose himself."])
            .art("revolver")
            .on_play(|cx| shuffle_away(cx, minions().here().may())),
        minion("Foxy Green", 1, 4)
            .text("Ongoing: After another player plays a card or uses a talent that directly affects one or more minions here, place a +1 power counter on this minion.")
            .rulings(&["Once for each card played or talent used."])
            .art("fox-head")
            .has(after(
                EventKind::Affected,
                |eye, event| {
                    event.cause.is_other_player(eye.you())
                        && eye.is_by_play_or_talent(event)
                        && event.directly_affected().any(|c| c.sorts.is_minion() && eye.was_here(c))
                },
                |cx| cx.place_counters(&[cx.this()], 1),
            )),
        minion("Jacky Bill", 1, 4)
            .text("Ongoing: After another player plays an action, this minion may gain +2 power until the end of the turn.")
            .art("boot-kick")
            .has(
                after(EventKind::Played, another_player_plays_an_action, |cx| {
                    cx.give_power(&[cx.this()], 2, cx.end_of_turn())
                })
                .only_when(|eye| eye.state.stays(eye.host.id.host))
                .may(),
            ),
        minion("Shift", 1, 4)
            .text("Place up to two minions from your discard pile on top of your deck.")
            .art("sunglasses")
            .on_play(|cx| place_on_deck(cx, minions().in_discard().up_to(2))),
        minion("Stoneford", 1, 4)
            .text("Search your deck for an action, reveal it and place it into your hand. Shuffle your deck.")
            .art("magnifying-glass")
            .on_play(|cx| search_and_take(cx, actions())),
        action("A Whole Lot Meaner", 1)
            .text("A minion gains +3 power until the end of the turn.")
            .art("angry-eyes")
            .raises()
            .affects(minions())
            .on_play(|cx| give_power(cx, minions(), 3)),
        on_minion("Feeling Lucky?", 1, minions())
            .text("Play on a minion. Ongoing: After this minion's controller plays an action, destroy this minion if this card is still on it.")
            .art("clover")
            .has(after(EventKind::Played, its_controller_plays_an_action, feeling_lucky)),
        action("Knocked into Next Week", 1)
            .text("Shuffle a minion in play into its owner's deck.")
            .art("calendar")
            .affects(minions())
            .on_play(|cx| shuffle_away(cx, minions())),
        on_base("Let's Finish This", 1)
            .text("Play on a base. Ongoing: At the start of your turn, if you and another player have a minion here, reduce this base's printed breakpoint to 0 until the end of the turn.")
            .rulings(&["What sets the breakpoint, or adds to it, still does."])
            .art("crossed-pistols")
            .has(
                at_start_of_your_turn(|cx| {
                    cx.set_printed_breakpoint(cx.here(), 0, cx.end_of_turn())
                })
                .only_when(|eye| {
                    eye.any(minions().yours().here()) && eye.any(minions().of_others().here())
                }),
            ),
        action("Make My Day", 1)
            .text("Destroy a minion of power 3 or less at a base where you have a minion. Draw a card.")
            .art("gunshot")
            .affects(minions().power_at_most(3).that(is_where_you_have_one))
            .on_play(|cx| {
                destroy(cx, minions().power_at_most(3).that(is_where_you_have_one))?;
                cx.draw(cx.you(), 1)
            }),
        action("Scared Straight", 1)
            .text("Move another player's minion from a base where you have a minion to another base. Play an extra action.")
            .art("prisoner")
            .affects(minions().of_others().that(is_where_you_have_one))
            .on_play(|cx| {
                move_elsewhere(cx, minions().of_others().that(is_where_you_have_one))?;
                cx.extra_play(Permission::action())
            }),
        on_base("Shrug it Off", 1)
            .text("Play on a base. Talent: Cancel this base's abilities until the start of your next turn.")
            .art("shrug")
            .has(talent(always, |cx| {
                let base = cx.eye().base_here();
                cx.cancel(&cx.refs(base.as_slice()), cx.start_of_your_next_turn())
            })),
        on_base("Street Justice", 1)
            .text("Play on a base. Ongoing: Your minions here are not affected by other players' cards.")
            .art("scales")
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you()) && eye.is(card, minions().yours().here())
            })),
        action("The Revenge", 1)
            .text("Special: After a base scores that you did not win, move one of your minions there to another base instead of the discard pile.")
            .rulings(&["Not to the base that replaces the scored one."])
            .art("return-arrow")
            .affects(minions().yours())
            .has(
                after_a_base_scores(|cx| move_instead_of_discard(cx, yours_there()))
                    .only_when(|eye| !eye.state.ranked(Rank::Winner).contains(&eye.you()))
                    .special_from_hand(),
            ),
        on_minion("Tough It Out", 2, minions())
            .text("Play on a minion. Ongoing: This minion has +2 power. It cannot be destroyed.")
            .art("bandaged")
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 }))
            .has(wearer_cannot_be_destroyed()),
        action("Who Loves Ya, Baby?", 2)
            .text("Draw a card for each of your minions of power 4 or more.")
            .art("spiral-lollipop")
            .on_play(|cx| {
                let n = cx.eye().count(minions().yours().power_at_least(4));
                cx.draw(cx.you(), n)
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// Where each minion went that an event moved.
fn moved_to(_: &Eye, event: &Event) -> Vec<SiteId> {
    event.moved().filter(|(card, _)| card.sorts.is_minion()).map(|(_, to)| to).collect()
}

/// Both or neither: he is there, or can be moved there.
fn brojak_could_follow(eye: &Eye, event: &Event) -> bool {
    let follows = |to| eye.here() == to || eye.would_move(eye.this(), to);
    moved_to(eye, event).into_iter().any(follows)
}

fn brojak(cx: &mut Cx) -> Step {
    let this = cx.this();
    for to in cx.heard(moved_to) {
        if cx.site_of(this) == to || !cx.move_to(&[this], to)?.is_empty() {
            cx.give_power(&[this], 1, cx.end_of_turn())?;
        }
    }
    Ok(())
}

/// Another player has destroyed a minion that they did not control, and has one that can pay for it.
fn another_player_kills(eye: &Eye, event: &Event) -> bool {
    event.cause.actor().is_some_and(|player| {
        player != eye.you()
            && event.minions_destroyed().any(|minion| minion.controller != Some(player))
            && eye.any(minions().of(player))
    })
}

/// Of several players who have done so since the first of them did, you choose.
fn death_wisher(cx: &mut Cx) -> Step {
    let first = cx.event().map_or(0, |event| event.seq);
    let eye = cx.eye();
    let since = eye.happened().filter(|event| event.seq >= first);
    let killers = since
        .filter(|event| event.what.is(EventKind::Destroyed) && another_player_kills(&eye, event));
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
