//! The eight bases of Cease and Desist.

use super::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Hive of Scum and Villainy", "Astroknights", 18, [4, 2, 1])
        .text("Once each turn, after you play your first action that directly increases the power of one of your minions here, draw a card.")
        .rulings(&[
            "By +N power, by +1 power counters that are placed or transferred, or by a higher printed power. Granting a talent that does so is not enough.",
            "The first time for each player.",
        ])
        .has(
            after(EventKind::Affected, you_raise_yours_here, |cx| cx.draw(cx.you(), 1))
                .first()
                .of(Whom::Actor),
        ),
    base("No-Moon", "Astroknights", 25, [5, 3, 3])
        .text("Before this base scores, destroy another base at random and replace it with the top card of the base deck.")
        .rulings(&["All cards there are discarded. That base does not score."])
        .has(before_this_base_scores(|cx| match cx.random_site(&cx.other_sites(cx.this())) {
            Some(site) => cx.destroy_base(site, NewBase::Top, Keep::Nothing),
            None => Ok(()),
        })),
    base("Changing Room", "Changerbots", 22, [5, 3, 2])
        .text("After a minion here uses a talent, it gains +1 power until the end of the turn.")
        .rulings(&[
            "A talent that an action has given it counts, but not the talent of the action itself.",
            "It must be here when it uses the talent: one that moves here by it gains nothing, one that leaves by it does.",
        ])
        .has(after(EventKind::TalentUsed, minion_here_uses_talent, |cx| {
            let minion = cx.event().and_then(Event::used).map(|(ability, _)| ability.host);
            cx.give_power(minion.as_slice(), 1, cx.end_of_turn())
        })),
    base("Unicrave", "Changerbots", 19, [0, 0, 0])
        .text("Before this base scores, the top card of the base deck replaces it. All cards here stay, this card is discarded, and the scoring goes on.")
        .rulings(&["The new base scores then, whatever its breakpoint is."])
        .has(before_this_base_scores(|cx| cx.score_on_with_top_base())),
    base("Spikey Chair Room", "Ignobles", 20, [4, 2, 1])
        .text("After the first time each turn that you play a minion here, the following is yours for that turn. At the end of the turn, you may destroy a minion you own to draw a card.")
        .rulings(&[
            "Once a turn for each player, however many minions they have played here.",
            "Also if the minion has left, and if this base has scored.",
            "A minion from your deck, whoever controls it, at any base. No card if it was not really destroyed.",
        ])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                cx.stand(Bearer::Player(cx.you()), cx.end_of_turn())
            })
            .first()
            .of(Whom::Actor),
        )
        .has(
            at_end_of_turn(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().owned())?;
                let destroyed = cx.destroy(&chosen)?.len();
                cx.draw(cx.you(), destroyed as i32)
            })
            .only_when(|eye| eye.any(minions().owned()) && !eye.all_ignore_this_base())
            .may()
            .lent(),
        ),
    base("Wintersquashed", "Ignobles", 16, [2, 4, 1])
        .text("After you play a minion here, you may give another player control of it.")
        .rulings(&["After its own ability, if it is still yours."])
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                give_away(cx, &cx.played())?;
                Ok(())
            })
            .only_while(|eye, event| event.play().is_some_and(|p| is_still_yours(eye, p.card)))
            .of(Whom::Actor)
            .may(),
        ),
    base("USS Undertaking", "Star Roamers", 22, [4, 2, 1])
        .text("At the start of your turn, you may move one of your minions from another base to here, or from here to another base.")
        .has(
            at_start_of_turn(|cx| move_here_or_away(cx, minions().yours()))
                .only_when(|eye| eye.any(minions().yours()))
                .may(),
        ),
    base("Neutral Space", "Star Roamers", 18, [3, 2, 1])
        .text("Minions here are not affected by other players' minions here.")
        .rulings(&["Minions at other bases, and those that have left play, can still affect them."])
        .has(protects(|eye, card, effect| {
            effect.cause.is_minion()
                && effect.cause.card.is_some_and(|by| eye.is_here(by.card))
                && is_by_another_player(eye, card, effect)
                && eye.is(card, minions().here())
        })),
];

/// "You play an action that directly increases the power of one of your minions here."
fn you_raise_yours_here(eye: &Eye, event: &Event) -> bool {
    let of_action = event.cause.play && event.cause.is_action();
    let by_your_play = of_action && event.cause.by == Some(eye.you());
    let is_one = event.cause.card.is_some_and(|action| eye.raises(action));
    let is_yours = |minion: &Snapshot| minion.controller == Some(eye.you());
    by_your_play && is_one && event.raised().any(|m| eye.was_here(m) && is_yours(m))
}

fn minion_here_uses_talent(eye: &Eye, event: &Event) -> bool {
    event.used().is_some_and(|(ability, _)| eye.is(ability.host.card, minions().here()))
}

/// Whether a minion is where it was played, and you control it.
fn is_still_yours(eye: &Eye, played: &Snapshot) -> bool {
    eye.state.stays(played.card) && eye.is_yours(played.card.card)
}
