//! The cards that do something else than they say.

use smashup::engine::Cx;
use smashup::engine::Step;
use smashup::engine::ability::Whom;
use smashup::engine::def::{action, base, minion, on_minion};
use smashup::engine::event::{Event, EventKind};
use smashup::engine::eye::Eye;
use smashup::engine::faction::{FactionDef, Revision, SetDef};
use smashup::engine::phrases::{
    after, always, counts_as_printed, forbids, only_if, permits, talent, talent_twice,
};
use smashup::engine::play::Choice;
use smashup::engine::play::Permission;
use smashup::engine::question::Why;
use smashup::engine::select::minions;

const LIARS: FactionDef = FactionDef {
    name: "Liars",
    blurb: "They do something else.",
    colors: ["", ""],
    cards: &[
        minion("Clerk", 1, 2),
        minion("Guard", 1, 3),
        minion("Worker", 1, 4).text("Talent: Draw a card.").has(talent(always, draw)),
        minion("Hoarder", 1, 4)
            .text("Place a +1 power counter on this minion.")
            .on_play(|cx| cx.place_counters(&[cx.this()], 2)),
        action("Carriers", 1)
            .text("Transfer any number of +1 power counters from one of your minions to another of your minions.")
            .raises()
            .on_play(carriers),
        action("Crowd", 1).text("Play up to two extra minions.").on_play(|cx| {
            for _ in 0..3 {
                cx.play_now(Permission::minion(), Choice::May)?;
            }
            Ok(())
        }),
        action("Deputy", 1)
            .text("Choose one of your minions. Play an extra minion of less power.")
            .on_play(|cx| cx.extra_play(Permission::minion())),
        action("Thief", 1)
            .text("Lose 1 VP. Draw a card.")
            .on_play(|cx| {
                cx.gain_vp(cx.you(), 1)?;
                draw(cx)
            }),
        on_minion("Mask", 1, minions())
            .text("Play on a minion. Ongoing: Its printed power is treated as 3.")
            .has(counts_as_printed(|eye, minion| if eye.wearer() == Some(minion) { 4 } else { 0 })),
        action("Seconds", 1)
            .text("One of your minions duels a minion of another player.")
            .on_play(|cx| {
                cx.choose(Why::Duel, minions().yours())?;
                cx.choose(Why::Duel, minions())?;
                Ok(())
            }),
        action("Blessing", 1)
            .text("One of your minions gains +2 power until the end of the turn. Play an extra action.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                cx.give_power(&chosen, 2, cx.end_of_turn())
            }),
        on_minion("Last Word", 1, minions())
            .text("You can only play this card if it is the only card in your hand. Play on a minion.")
            .has(only_if(|_, _| true)),
    ],
    titan: None,
    revised: Revision::NONE,
};

pub const WRONG: SetDef = SetDef {
    name: "Wrong",
    slug: "wrong",
    factions: &[&LIARS],
    bases: &[
        base("Meeting", "Liars", 30, [1, 1, 1])
            .text("After you play a minion here, you may move one of your minions from another base to here.")
            .has(
                after(EventKind::Played, is_played_here, meet)
                    .of(Whom::Actor)
                    .may(),
            ),
        base("Field", "Liars", 30, [1, 1, 1]),
        base("Low Door", "Liars", 30, [1, 1, 1])
            .text("Minions of power 2 or less cannot be played here.")
            .has(forbids(|eye, attempt| {
                attempt.at == eye.host.site && eye.state.power(attempt.card) <= 3
            })),
        base("Double Time", "Liars", 30, [1, 1, 1])
            .text("On your turn, one of your minions here can use its talent twice.")
            .has(talent_twice(|eye, minion| eye.is_yours(minion))),
        base("Wide Gate", "Liars", 30, [1, 1, 1])
            .text("On your turn, you may play one extra minion of power 2 or less here.")
            .has(permits(|_| Permission::minion().power_at_most(2))),
    ],
    revised_bases: Revision::NONE,
    decks: &[],
};

fn draw(cx: &mut Cx) -> Step {
    let you = cx.you();
    cx.draw(you, 1)
}

fn is_played_here(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|play| play.at == eye.host.site)
}

/// Also those that are here.
fn meet(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Move, minions().yours())?;
    cx.move_to(&chosen, cx.here())?;
    Ok(())
}

/// Takes from one, must; gives to anyone, also back.
fn carriers(cx: &mut Cx) -> Step {
    let giver = cx.choose(Why::CountersFrom, minions().yours())?;
    let taker = cx.choose(Why::CountersTo, minions())?;
    let (Some(giver), Some(taker)) = (giver.one(), taker.one()) else { return Ok(()) };
    let n = cx.choose_amount(giver, 2, cx.counters(giver))?;
    cx.transfer_counters(giver, taker, n)
}
