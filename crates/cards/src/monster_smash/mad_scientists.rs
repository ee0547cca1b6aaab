//! Mad Scientists build their minions up, and spend what they have built.

use crate::idioms::*;
use engine::cards::*;

/// The Mad Scientists.
pub const MAD_SCIENTISTS: FactionDef = FactionDef {
    name: "Mad Scientists",
    blurb: "Build your minions up with power counters, then spend them.",
    emblem: "mad-scientist",
    colors: ["#3aa17e", "#22303c"],
    cards: &[
        minion("Herr Doktor", 1, 5)
            .text("Talent: Place a +1 power counter on another of your minions.")
            .art("doctor-face")
            .has(talent(
                |eye| eye.any(minions().yours().other()),
                |cx| place_counters(cx, minions().yours().other(), 1),
            )),
        minion("The Monster", 2, 4)
            .text("Talent: Remove a +1 power counter from this minion to play an extra minion.")
            .art("frankenstein-creature")
            .has(talent(
                |eye| eye.state.counters(eye.this()) > 0,
                |cx| {
                    if cx.remove_counters(&[cx.this()], 1)? > 0 {
                        cx.extra_play(Permission::minion())?;
                    }
                    Ok(())
                },
            )),
        minion("Lab Assistant", 3, 3)
            .text("Place a +1 power counter on another of your minions.")
            .art("lab-coat")
            .on_play(|cx| place_counters(cx, minions().yours().other(), 1)),
        minion("Igor", 4, 2)
            .text("Ongoing: After this minion is destroyed or discarded, place a +1 power counter on one of your minions.")
            .art("hand-saw")
            .has(after(EventKind::ToDiscard, this_goes_to_discard, |cx| {
                place_counters(cx, minions().yours(), 1)
            })),
        action("Angry Mob", 1)
            .text("Choose one of your minions. Place any number of cards from your hand on the bottom of your deck, and as many +1 power counters on that minion.")
            .art("pitchfork")
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::CountersTo, minions().yours())?;
                if chosen.is_empty() {
                    return Ok(());
                }
                let n = place_under_deck(cx, cards().in_hand().any_number())?;
                cx.place_counters(&chosen, n)
            }),
        action("Blitzed", 1)
            .text("Remove any number of +1 power counters from your minions. Destroy a minion of power no higher than that number.")
            .art("lightning-trio")
            .on_play(|cx| {
                let n = cx.remove_any_counters(minions().yours())?;
                destroy(cx, minions().power_at_most(n))
            }),
        action("Body Shop", 1)
            .text("Destroy one of your minions. Place as many +1 power counters as its power on your minions, divided as you choose.")
            .art("stitched-wound")
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                let power = cx.power(minion);
                cx.destroy(&chosen)?;
                cx.spread_counters(power, minions().yours())
            }),
        on_base("German Engineering", 1)
            .text("Play on a base. Ongoing: After you play a minion here, place a +1 power counter on it.")
            .art("gears")
            .has(after(EventKind::Played, you_play_a_minion_here, |cx| {
                cx.place_counters(&cx.played(), 1)
            })),
        on_base("Grave Situation", 1)
            .text("Play on a base. Ongoing: If your minions here would be destroyed, return them to your hand instead.")
            .art("grave-flowers")
            .has(returned_if_destroyed_here()),
        action("IT'S ALIVE!", 2)
            .text("Play an extra minion. Place a +1 power counter on it.")
            .art("lightning-storm")
            .on_play(|cx| {
                let played = cx.play_now(Permission::minion(), Choice::May)?;
                cx.place_counters(&played, 1)
            }),
        action("Jolt", 1)
            .text("Place a +1 power counter on each of your minions.")
            .art("electric")
            .raises()
            .on_play(|cx| place_counters(cx, minions().yours().each(), 1)),
        on_minion("Überserum", 2, minions())
            .text("Play on a minion. Ongoing: At the start of your turn, place a +1 power counter on this minion. It cannot be destroyed.")
            .art("syringe")
            .has(at_start_of_your_turn(|cx| cx.place_counters(&cx.wearer(), 1)))
            .has(wearer_cannot_be_destroyed()),
    ],
    titan: None,
};
