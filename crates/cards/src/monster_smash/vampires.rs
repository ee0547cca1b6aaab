//! Vampires grow by what they destroy.

use crate::idioms::*;
use engine::cards::*;

/// The Vampires.
pub const VAMPIRES: FactionDef = FactionDef {
    name: "Vampires",
    blurb: "Feed on minions, your own included, and grow.",
    emblem: "vampire-dracula",
    colors: ["#8e1230", "#1d1520"],
    cards: &[
        minion("The Count", 1, 5)
            .text("Ongoing: After another player's minion is destroyed, place a +1 power counter on this minion.")
            .art("vampire-cape")
            .has(after(EventKind::Destroyed, theirs_is_destroyed, |cx| {
                cx.place_counters(&[cx.this()], cx.heard(theirs_destroyed))
            })),
        minion("Nightstalker", 2, 4)
            .text("Destroy a minion of power 2 or less here to place a +1 power counter on this minion.")
            .art("moon-bats")
            .on_play(|cx| destroy_to_grow(cx, minions().here().power_at_most(2))),
        minion("Heavy Drinker", 3, 3)
            .text("You may destroy one of your minions to place a +1 power counter on this minion.")
            .art("wine-glass")
            .on_play(|cx| destroy_to_grow(cx, minions().yours().may())),
        minion("Fledgling Vampire", 4, 2)
            .text("If another player has more power here than you do, place a +1 power counter on this minion.")
            .art("bat")
            .on_play(|cx| match is_behind_here(&cx.eye()) {
                true => cx.place_counters(&[cx.this()], 1),
                false => Ok(()),
            }),
        action("Big Gulp", 1)
            .text("Destroy a minion of power 4 or less.")
            .art("fangs")
            .affects(minions().power_at_most(4))
            .on_play(|cx| destroy(cx, minions().power_at_most(4))),
        action("Buffet", 1)
            .text("Special: After a base scores, if you were its winner, place a +1 power counter on each of your minions.")
            .art("meal")
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
            .text("Play a minion of power 2 or less from your discard pile as an extra minion. Place a +1 power counter on it.")
            .art("coffin")
            .affects(WHAT_IT_PLAYS)
            .on_play(|cx| {
                let risen = Permission::minion().power_at_most(2).from_discard();
                let played = cx.play_now(risen, Choice::Must)?;
                cx.place_counters(&played, 1)
            }),
        action("Cull the Weak", 1)
            .text("Choose one of your minions. Discard any number of minions from your hand, and place as many +1 power counters on the chosen one.")
            .art("bloody-sword")
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
            .art("rose")
            .raises()
            .affects(minions())
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
            .art("party-popper")
            .raises()
            .on_play(|cx| {
                let bare = minions().yours().that(|eye, m| eye.state.counters(m) == 0);
                place_counters(cx, bare.each(), 1)
            }),
        on_minion("Opportunist", 1, minions())
            .text("Play on a minion. Ongoing: After another player's minion is destroyed, place a +1 power counter on this minion.")
            .art("vulture")
            .has(after(EventKind::Destroyed, theirs_is_destroyed, |cx| {
                cx.place_counters(&cx.wearer(), cx.heard(theirs_destroyed))
            })),
        on_base("Summon Wolves", 1)
            .text("Play on a base. Ongoing: At the start of your turn, place a +1 power counter on this card. While you have a minion here, the counters on this card add to your power here.")
            .art("wolf-howl")
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
            .art("evil-bat")
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
    revised: Revision::NONE,
};

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
