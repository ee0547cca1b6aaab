//! Teddy Bears are so cute that nobody can do anything to them, and everybody has to come along.

use crate::idioms::*;

/// The Teddy Bears.
pub const TEDDY_BEARS: FactionDef = FactionDef {
    name: "Teddy Bears",
    blurb: "Come in numbers, grow with your guests, and hug everything until it is harmless.",
    colors: ["#f08fb0", "#6b3f2a"],
    cards: &[
        minion("Sir Squeezes", 1, 5)
            .text("Play up to three extra minions of power 3 or less here, with a total power of at most 5.")
            .rulings(&[
                "At once, one after the other, or not at all.",
                "The printed power counts.",
            ])
            .on_play(sir_squeezes),
        minion("Fun Bear", 2, 2)
            .text("Ongoing: You may place a +1 power counter on a minion here after another player plays or moves a minion here.")
            .rulings(&[
                "One counter for each minion that moves.",
                "Also after another player moved this minion itself.",
            ])
            .has(
                after(EventKind::Played, another_player_plays_a_minion_here, |cx| {
                    place_counters(cx, minions().here(), 1)
                })
                .only_when(|eye| eye.any(minions().here()))
                .may(),
            )
            .has(
                after(
                    EventKind::Moved,
                    |eye, event| !minions_others_moved_here(eye, event).is_empty(),
                    |cx| {
                        place_counters(cx, minions().here(), 1)?;
                        for _ in 1..cx.heard(minions_others_moved_here).len() {
                            place_counters(cx, minions().here().may(), 1)?;
                        }
                        Ok(())
                    },
                )
                .only_when(|eye| eye.any(minions().here()))
                .may(),
            ),
        minion("Lovey Bear", 3, 3)
            .text("Ongoing: This minion's starting power is increased to the highest starting power of another player's minion here.")
            .rulings(&[
                "If that is not higher, its starting power stays as it is.",
                "Counters and other changes are added to it.",
            ])
            .has(starts_as_high_as(|eye, minion| eye.is(minion, minions().of_others().here()))),
        minion("Snuggly Bear", 4, 1)
            .text("Special: After you play your first minion in a turn, you may play this minion there as an extra minion.")
            .rulings(&[
                "Several Snuggly Bears may follow the same minion.",
                "At once, after that minion's own ability, on any player's turn.",
            ])
            .has(
                after(EventKind::Played, is_your_first, |cx| {
                    match cx.event().and_then(Event::play).and_then(|play| play.at) {
                        Some(site) => cx.play_these_at(&[cx.this()], site),
                        None => Ok(()),
                    }
                })
                .only_while(can_snuggle_up)
                .special_from_hand(),
            ),
        on_base("Bear Picnic", 1)
            .text("Play on a base. Ongoing: Other players cannot play minions that they own of printed power 2 or less on other bases if they can play them here.")
            .rulings(&[
                "Minions owned by nobody, or by another player than who plays them, may be played anywhere.",
            ])
            .has(forbids(|eye, attempt| {
                attempt.is_minion()
                    && attempt.seat != eye.you()
                    && attempt.at.is_some_and(|site| site != eye.here())
                    && eye.state.owner(attempt.card) == Some(attempt.seat)
                    && eye.state.printed_power(attempt.card) <= 2
                    && eye.could_go_here(attempt)
            })),
        action("Care Package", 2)
            .text("Draw a card. Play an extra minion.")
            .on_play(|cx| {
                cx.draw(cx.you(), 1)?;
                cx.extra_play(Permission::minion())
            }),
        on_minion("Cuddle", 2, minions())
            .text("Play on a minion. Ongoing: Its abilities are cancelled.")
            .rulings(&[
                "Also those that an action has given it, but not what actions on it do.",
                "What it has done before stays done.",
            ])
            .has(cancels(|eye, card| eye.wearer() == Some(card))),
        action("Group Hug", 1)
            .text("Choose one of your minions. It gains +1 power until the end of the turn for each other minion at its base.")
            .rulings(&["Counted once: it keeps the power if it moves, and gains none for minions that come later."])
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                let others = cx.eye().count(minions().at(cx.site_of(minion))) - 1;
                cx.give_power(&chosen, others, cx.end_of_turn())
            }),
        action("Love Overload", 1)
            .text("Special: Before a base scores, destroy the minion of highest power there. If several share it, destroy all of them.")
            .rulings(&["Anybody's minion, also your own."])
            .affects(minions())
            .has(
                before_a_base_scores(|cx| cx.destroy(&strongest(cx, minions().there())).map(drop))
                    .special_from_hand(),
            ),
        action("Square Deal", 1)
            .text("Draw cards until another player has fewer cards in hand than you.")
            .on_play(square_deal),
        on_base("Tea Party", 1)
            .text("Play on a base. Talent: If there are two or more minions here and at least one of them is yours, draw a card.")
            .has(talent(
                |eye| eye.count(minions().here()) >= 2 && eye.any(minions().yours().here()),
                |cx| cx.draw(cx.you(), 1),
            )),
        on_base("Too Cute", 1)
            .text("Play on a base. Ongoing: Other players' cards cannot destroy your minions here.")
            .has(your_minions_here_are_not_destroyed_by_others()),
    ],
    titan: None,
    revised: Revision::NONE,
};

fn sir_squeezes(cx: &mut Cx) -> Step {
    let mut left = 5;
    for _ in 0..3 {
        let small = Permission::minion().power_at_most(left.min(3)).at(cx.here());
        let played = cx.play_now(small, Choice::May)?;
        let Some(minion) = played.one() else { return Ok(()) };
        left -= cx.state().printed_power(minion.card);
    }
    Ok(())
}

/// Whether this one could follow a minion that you have played.
fn can_snuggle_up(eye: &Eye, event: &Event) -> bool {
    let there = event.play().and_then(|play| play.at);
    there.is_some_and(|site| eye.can_play_this(Permission::minion().at(site)))
}

/// Whether you play your first minion this turn.
fn is_your_first(eye: &Eye, event: &Event) -> bool {
    let yours = |e: &Event| e.minion_played().is_some_and(|play| play.by == Some(eye.you()));
    let mut earlier = eye.happened_before(event);
    yours(event) && !earlier.any(yours)
}

fn square_deal(cx: &mut Cx) -> Step {
    while !somebody_has_fewer(&cx.eye()) {
        let before = cx.eye().hand(cx.you()).len();
        cx.draw(cx.you(), 1)?;
        if cx.eye().hand(cx.you()).len() == before {
            return Ok(());
        }
    }
    Ok(())
}

fn somebody_has_fewer(eye: &Eye) -> bool {
    let size = |seat| eye.hand(seat).len();
    eye.state.seats().any(|seat| size(seat) < size(eye.you()))
}
