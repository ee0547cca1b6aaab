//! The Masters of Evil take victory points wherever they can, and grow with those that they have.

use crate::idioms::*;

/// The Masters of Evil.
pub const MASTERS_OF_EVIL: FactionDef = FactionDef {
    name: "Masters of Evil",
    blurb: "Gain victory points beside the bases; the more you have, the stronger you are.",
    colors: ["#c9a3ff", "#4a1030"],
    cards: &[
        minion("Baron Zemo", 1, 5)
            .text("Ongoing: After this base scores, gain 1 VP and place this minion on the bottom of its owner's deck.")
            .rulings(&["At once, before the cards there are discarded."])
            .has(after_this_base_scores(|cx| {
                cx.gain_vp(cx.you(), 1)?;
                place_this_under_deck(cx)
            })),
        minion("Ulysses Klaw", 2, 4)
            .text("Draw a card for every 4 VP you have.")
            .rulings(&[ROUNDED_DOWN])
            .on_play(|cx| {
                let n = four_points(&cx.eye());
                cx.draw(cx.you(), n)
            }),
        minion("Black Mamba", 3, 3)
            .text("Ongoing: This minion has +1 power for every 4 VP you have.")
            .rulings(&[ROUNDED_DOWN])
            .has(power(|eye, minion| if minion == eye.this() { four_points(eye) } else { 0 })),
        minion(ABSORBING_MAN, 4, 2)
            .text("Talent: Destroy this minion and another Absorbing Man to gain 1 VP.")
            .rulings(&[
                "Anybody's, at any base.",
                "Both or neither: not if one of them cannot be destroyed. No point if one of them is not.",
            ])
            .has(talent(
                |eye| eye.would_reach(EffectKind::Destroy, eye.this()) && eye.any(ANOTHER),
                |cx| {
                    let mut both = vec![cx.this()];
                    both.extend(cx.choose(Why::Destroy, ANOTHER)?);
                    match cx.destroy(&both)?.len() {
                        2 => cx.gain_vp(cx.you(), 1),
                        _ => Ok(()),
                    }
                },
            )),
        on_base("A Portent of Doom", 1)
            .text("Play on a base. You can only play this card where no player has a minion. Special: When this base scores, gain 1 VP if you have 1 or more power here.")
            .rulings(&[
                "A monster that nobody controls is no player's minion.",
                "It keeps nobody from playing or moving minions there later.",
            ])
            .has(only_if(|eye, attempt| {
                let is_a_players = |eye: &Eye, minion| eye.state.card(minion).controller.is_some();
                attempt.at.is_some_and(|site| !eye.any(minions().at(site).that(is_a_players)))
            }))
            .has(
                when_this_base_scores(|cx| cx.gain_vp(cx.you(), 1))
                    .only_when(|eye| eye.state.total(eye.you(), eye.here()) >= 1)
                    .special(),
            ),
        action("Acceptable Losses", 2)
            .text("Destroy one of your minions of power 4 or more to gain 1 VP.")
            .rulings(&["Its power in play counts."])
            .affects(minions().yours().power_at_least(4))
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours().power_at_least(4))?;
                match cx.destroy(&chosen)?.is_empty() {
                    true => Ok(()),
                    false => cx.gain_vp(cx.you(), 1),
                }
            }),
        on_minion("Ball and Chain", 1, minions())
            .text("Play on a minion. Ongoing: This minion has +2 power. It cannot be destroyed by other players' cards.")
            .rulings(&["Other players than the controller of this card."])
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 }))
            .has(protects(|eye, card, effect| {
                eye.wearer() == Some(card) && is_destruction_by_others(eye, effect)
            })),
        action("Convergence", 1)
            .text("Move one of your minions to another base. If it moved and you have four or more minions there then, gain 1 VP.")
            .affects(minions().yours())
            .on_play(convergence),
        action("Gain the Upper Hand", 2)
            .text("Destroy a minion of power 3 or less.")
            .affects(minions().power_at_most(3))
            .on_play(|cx| destroy(cx, minions().power_at_most(3))),
        on_base("Indestructible Form", 1)
            .text("Play on a base. Ongoing: Your minions here cannot be destroyed by other players' cards.")
            .has(protects(|eye, card, effect| {
                is_destruction_by_others(eye, effect) && eye.is(card, minions().yours().here())
            })),
        action("Sonic Shockwave", 1)
            .text("Destroy another player's minion of less power than your total power at its base. If it was destroyed and had power 5 or more, gain 1 VP.")
            .rulings(&["The power it had just before."])
            .affects(minions().of_others().that(is_outdone))
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().of_others().that(is_outdone))?;
                match cx.destroy(&chosen)?.iter().any(|minion| minion.power >= 5) {
                    true => cx.gain_vp(cx.you(), 1),
                    false => Ok(()),
                }
            }),
        on_base("World Domination", 1)
            .text("Play on a base. Talent: One of your minions here gains +2 power until the end of the turn. Ongoing: After this base scores, transfer this card to another base.")
            .rulings(&["The power stays if this card leaves or the minion goes elsewhere."])
            .has(talent(
                |eye| eye.any(minions().yours().here()),
                |cx| give_power(cx, minions().yours().here(), 2),
            ))
            .has(after_this_base_scores(|cx| transfer_elsewhere(cx, cx.this()))),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// The name that others of these cards speak of.
const ABSORBING_MAN: &str = "Absorbing Man";

/// "Another Absorbing Man", which can be destroyed.
const ANOTHER: Select = minions()
    .named(ABSORBING_MAN)
    .other()
    .that(|eye, minion| eye.would_reach(EffectKind::Destroy, minion));

const ROUNDED_DOWN: &str = "With 7 VP, that is one.";

/// "... for every 4 VP you have": how often.
fn four_points(eye: &Eye) -> i32 {
    eye.state.players[eye.you()].vp.max(0) / 4
}

/// "... of less power than your total power at its base".
fn is_outdone(eye: &Eye, minion: CardId) -> bool {
    let yours = |site| eye.state.total(eye.you(), site);
    eye.state.site_of(minion).is_some_and(|site| eye.state.power(minion) < yours(site))
}

fn convergence(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Move, minions().yours())?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    if cx.move_to_one_of(minion, &cx.other_sites(minion))? {
        let there = cx.site_of(minion);
        if cx.eye().count(minions().yours().at(there)) >= 4 {
            return cx.gain_vp(cx.you(), 1);
        }
    }
    Ok(())
}
