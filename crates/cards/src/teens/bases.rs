//! The two bases of the Teens.

use crate::idioms::*;

/// Both of the one faction.
pub const BASES: &[CardDef] = &[
    base("Cabin in the Woods", "Teens", 24, [4, 3, 1])
        .text("Each minion here has +2 power while its controller has at least two minions here.")
        .rulings(&["For each player by themselves. A monster that nobody controls gains nothing."])
        .has(power(|eye, minion| {
            let together = |seat| eye.count(minions().of(seat).here()) >= 2;
            let controller = eye.state.card(minion).controller.filter(|_| eye.is_here(minion));
            if controller.is_some_and(together) { 2 } else { 0 }
        })),
    base("Montridge High", "Teens", 20, [4, 2, 1])
        .text("After you play a minion here, place a +1 power counter on one of your minions here with a different name.")
        .rulings(&["Not on one that shares a name with it, whatever other names it has."])
        .has(after(EventKind::Played, you_play_a_minion_here, make_friends).of(Whom::Actor)),
];

/// "... one of your minions here with a different name."
fn make_friends(cx: &mut Cx) -> Step {
    let played = cx.played();
    let mut others = cx.all(minions().yours().here());
    others.retain(|m| played.iter().all(|p| !cx.state().same_name(m.card, p.card)));
    let chosen = cx.choose_from(Why::CountersTo, &others, minions())?;
    cx.place_counters(&chosen, 1)
}
