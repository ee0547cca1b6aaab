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
                let n = theirs_destroyed(&cx.eye(), cx.event());
                cx.place_counters(&[cx.this()], n)
            })),
        minion("Nightstalker", 2, 4)
            .text("Destroy a minion of power 2 or less here to place a +1 power counter on this minion.")
            .art("moon-bats")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().here().power_at_most(2))?;
                feed(cx, chosen)
            }),
        minion("Heavy Drinker", 3, 3)
            .text("You may destroy one of your minions to place a +1 power counter on this minion.")
            .art("wine-glass")
            .on_play(|cx| {
                let chosen = cx.may_choose(Why::Destroy, minions().yours())?;
                feed(cx, chosen)
            }),
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
            .on_play(|cx| destroy_one(cx, minions().power_at_most(4))),
        action("Buffet", 1)
            .text("Special: After a base scores, if you were its winner, place a +1 power counter on each of your minions.")
            .art("meal")
            .has(after_a_base_scores(buffet).special().may().from_hand()),
        action("Crack of Dusk", 2)
            .text("Play a minion of power 2 or less from your discard pile as an extra minion. Place a +1 power counter on it.")
            .art("coffin")
            .on_play(|cx| {
                let risen = Permission::minion().power_at_most(2).from_discard();
                match cx.play_now(risen, Choice::Must)? {
                    Some(minion) => cx.place_counters(&[minion], 1),
                    None => Ok(()),
                }
            }),
        action("Cull the Weak", 1)
            .text("Choose one of your minions. Discard any number of minions from your hand, and place as many +1 power counters on the chosen one.")
            .art("bloody-sword")
            .on_play(|cx| {
                let chosen = cx.choose(Why::CountersTo, minions().yours())?;
                let Some(minion) = chosen else { return Ok(()) };
                let discarded = cx.choose_any(Why::Discard, minions().in_hand())?;
                let n = cx.discard(&discarded)?.len();
                cx.place_counters(&[minion], n as i32)
            }),
        action("Dinner Date", 2)
            .text("Place a +1 power counter on one of your minions. Destroy a minion of power 2 or less at its base.")
            .art("rose")
            .on_play(|cx| {
                let chosen = cx.choose(Why::CountersTo, minions().yours())?;
                let Some(minion) = chosen else { return Ok(()) };
                cx.place_counters(&[minion], 1)?;
                match cx.state().site_of(minion.card) {
                    Some(site) => destroy_one(cx, minions().at(site).power_at_most(2)),
                    None => Ok(()),
                }
            }),
        action("Mad Monster Party", 1)
            .text("Place a +1 power counter on each of your minions that has none.")
            .art("party-popper")
            .on_play(|cx| {
                let mut bare = cx.all(minions().yours());
                bare.retain(|m| cx.state().counters(m.card) == 0);
                cx.place_counters(&bare, 1)
            }),
        on_minion("Opportunist", 1, minions())
            .text("Play on a minion. Ongoing: After another player's minion is destroyed, place a +1 power counter on this minion.")
            .art("vulture")
            .has(after(EventKind::Destroyed, theirs_is_destroyed, |cx| {
                let n = theirs_destroyed(&cx.eye(), cx.event());
                match cx.wearer() {
                    Some(minion) => cx.place_counters(&[minion], n),
                    None => Ok(()),
                }
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
};

fn theirs_is_destroyed(eye: &Eye, event: &Event) -> bool {
    theirs_destroyed(eye, Some(event)) > 0
}

/// How many minions of other players an event destroyed.
fn theirs_destroyed(eye: &Eye, event: Option<&Event>) -> i32 {
    let minions = event.into_iter().flat_map(Event::minions_destroyed);
    minions.filter(|m| m.controller.is_some_and(|c| c != eye.you())).count() as i32
}

/// "Destroy ... to place a +1 power counter on this minion": only if it was destroyed.
fn feed(cx: &mut Cx, meal: Option<Ref>) -> Step {
    let Some(meal) = meal else { return Ok(()) };
    match cx.destroy(meal)? {
        true => cx.place_counters(&[cx.this()], 1),
        false => Ok(()),
    }
}

fn buffet(cx: &mut Cx) -> Step {
    if !cx.state().ranked(Rank::Winner).contains(&cx.you()) {
        return Ok(());
    }
    let yours = cx.all(minions().yours());
    cx.place_counters(&yours, 1)
}
