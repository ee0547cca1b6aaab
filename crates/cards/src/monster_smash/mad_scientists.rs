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
            .has(talent(|eye| eye.any(minions().yours().other()), |cx| {
                place_counter_on_one(cx, minions().yours().other())
            })),
        minion("The Monster", 2, 4)
            .text("Talent: Remove a +1 power counter from this minion to play an extra minion.")
            .art("frankenstein-creature")
            .has(talent(|eye| eye.state.counters(eye.this()) > 0, |cx| {
                if cx.remove_counters(cx.this(), 1)? > 0 {
                    cx.extra_play(Permission::minion())?;
                }
                Ok(())
            })),
        minion("Lab Assistant", 3, 3)
            .text("Place a +1 power counter on another of your minions.")
            .art("lab-coat")
            .on_play(|cx| place_counter_on_one(cx, minions().yours().other())),
        minion("Igor", 4, 2)
            .text("Ongoing: After this minion is destroyed or discarded, place a +1 power counter on one of your minions.")
            .art("hand-saw")
            .has(after(
                EventKind::ToDiscard,
                |eye, event| {
                    event.what.from_play_to_discard().any(|c| c.card == eye.host.id.host)
                },
                |cx| place_counter_on_one(cx, minions().yours()),
            )),
        action("Angry Mob", 1)
            .text("Choose one of your minions. Place any number of cards from your hand on the bottom of your deck, and as many +1 power counters on that minion.")
            .art("pitchfork")
            .on_play(angry_mob),
        action("Blitzed", 1)
            .text("Remove any number of +1 power counters from your minions. Destroy a minion of power no higher than that number.")
            .art("lightning-trio")
            .on_play(|cx| {
                let n = remove_any_counters(cx, minions().yours())?;
                destroy_one(cx, minions().power_at_most(n))
            }),
        action("Body Shop", 1)
            .text("Destroy one of your minions. Place as many +1 power counters as its power on your minions, divided as you choose.")
            .art("stitched-wound")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours())?;
                let Some(minion) = chosen else { return Ok(()) };
                let power = cx.state().power(minion.card);
                cx.destroy(minion)?;
                let yours = cx.all(minions().yours());
                cx.spread_counters(power, &yours)
            }),
        on_base("German Engineering", 1)
            .text("Play on a base. Ongoing: After you play a minion here, place a +1 power counter on it.")
            .art("gears")
            .has(after(
                EventKind::Played,
                |eye, event| {
                    event
                        .minion_played()
                        .is_some_and(|play| play.by == eye.you() && play.at == eye.here())
                },
                |cx| match cx.event().and_then(|e| e.minion_played()).map(|play| play.card.card) {
                    Some(minion) => cx.place_counters(&[minion], 1),
                    None => Ok(()),
                },
            )),
        on_base("Grave Situation", 1)
            .text("Play on a base. Ongoing: If your minions here would be destroyed, return them to your hand instead.")
            .art("grave-flowers")
            .has(returned_if_destroyed_here()),
        action("IT'S ALIVE!", 2)
            .text("Play an extra minion. Place a +1 power counter on it.")
            .art("lightning-storm")
            .on_play(|cx| match cx.play_now(Permission::minion(), Choice::May)? {
                Some(minion) => cx.place_counters(&[minion], 1),
                None => Ok(()),
            }),
        action("Jolt", 1)
            .text("Place a +1 power counter on each of your minions.")
            .art("electric")
            .on_play(|cx| {
                let yours = cx.all(minions().yours());
                cx.place_counters(&yours, 1)
            }),
        on_minion("Überserum", 2, minions())
            .text("Play on a minion. Ongoing: At the start of your turn, place a +1 power counter on this minion. It cannot be destroyed.")
            .art("syringe")
            .has(at_start_of_your_turn(|cx| match cx.wearer() {
                Some(minion) => cx.place_counters(&[minion], 1),
                None => Ok(()),
            }))
            .has(wearer_cannot_be_destroyed()),
    ],
};

fn angry_mob(cx: &mut Cx) -> Step {
    let Some(minion) = cx.choose(Why::CountersTo, minions().yours())? else { return Ok(()) };
    let chosen = cx.choose_any(Why::Place, cards().in_hand())?;
    let placed: Vec<CardId> = chosen.iter().map(|r| r.card).collect();
    cx.place_under_decks(&placed)?;
    cx.place_counters(&[minion], placed.len() as i32)
}
