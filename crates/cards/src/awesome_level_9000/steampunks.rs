//! Steampunks build machines on bases, and take them along.

use crate::idioms::*;

/// The Steampunks.
pub const STEAMPUNKS: FactionDef = FactionDef {
    name: "Steampunks",
    blurb: "Build machines on the bases, and never let go of them.",
    colors: ["#b07a2e", "#3b2a20"],
    cards: &[
        minion("Steam Queen", 1, 5)
            .text("Ongoing: Your actions are not affected by other players' cards.")
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you()) && eye.is(card, actions().yours())
            })),
        minion("Mechanic", 2, 4)
            .text("Play an action from your discard pile as an extra action; it must be one that can be played on a base.")
            .on_play(|cx| play_one_on_a_base(cx, &cx.all(actions().in_discard()))),
        minion("Steam Man", 3, 3)
            .text("Ongoing: Has +1 power while one of your actions is on this base.")
            .has(power(|eye, minion| {
                i32::from(minion == eye.this() && eye.any(actions().yours().on_this_base()))
            })),
        minion("Captain Ahab", 4, 2)
            .text("Talent: Move this minion to a base that has one of your actions on it.")
            .has(talent(
                |eye| !ports(eye).is_empty(),
                |cx| cx.move_to_one_of(cx.this(), &ports(&cx.eye())).map(drop),
            )),
        on_base("Aggromotive", 1)
            .text("Play on a base. Ongoing: You have +5 power here while you have a minion here.")
            .has(presence(|eye| if eye.any(minions().yours().here()) { 5 } else { 0 })),
        action("Change of Venue", 1)
            .text("Place one of your actions from a base or minion into your hand. Play it again as an extra action.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Place, actions().yours())?;
                let placed = cx.place_in_hand(&chosen)?;
                let yours = placed.iter().filter(|action| action.owner == Some(cx.you()));
                let back: Vec<Ref> = yours.map(|action| cx.now(action.card)).collect();
                cx.play_these(&back)
            }),
        on_base("Difference Engine", 1)
            .text("Play on a base. Ongoing: At the end of your turn, if you have a minion here, draw a card.")
            .has(
                at_end_of_your_turn(|cx| cx.draw(cx.you(), 1))
                    .only_when(|eye| eye.any(minions().yours().here())),
            ),
        on_base("Escape Hatch", 1)
            .text("Play on a base. Ongoing: Minions of yours that would be destroyed here return to your hand instead.")
            .has(returned_if_destroyed_here()),
        on_base("Ornate Dome", 1)
            .text("Play on a base. Destroy all actions of other players on this base. Ongoing: Only you can play actions on this base.")
            .on_play(|cx| destroy(cx, actions().of_others().on_this_base().each()))
            .has(forbids(|eye, attempt| {
                attempt.seat != eye.you() && attempt.is_action_on_base(eye.here())
            })),
        on_base("Rotary Slug Thrower", 1)
            .text("Play on a base. Ongoing: Each of your minions here has +2 power.")
            .raises()
            .has(power(
                |eye, minion| {
                    if eye.is_here(minion) && eye.is_yours(minion) { 2 } else { 0 }
                },
            )),
        action("Scrap Diving", 2)
            .text("Place an action from your discard pile into your hand.")
            .on_play(|cx| take(cx, actions().in_discard())),
        on_base("Zeppelin", 2)
            .text("Play on a base. Talent: Move one of your minions to here from another base, or from here to another base.")
            .has(talent(
                |eye| eye.any(minions().yours()),
                |cx| move_here_or_away(cx, minions().yours()),
            )),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// The other bases with one of your actions on them.
fn ports(eye: &Eye) -> Vec<SiteId> {
    let others = eye.other_sites(eye.this()).into_iter();
    others.filter(|&s| eye.any(actions().yours().on_base_at(s))).collect()
}
