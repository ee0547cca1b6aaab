//! Tricksters lay traps: bases are dangerous to others, and touching them costs cards.

use crate::idioms::*;
use engine::cards::*;

/// The Tricksters.
pub const TRICKSTERS: FactionDef = FactionDef {
    name: "Tricksters",
    blurb: "Trap the bases, and make everybody pay for coming near.",
    emblem: "shamrock",
    colors: ["#27ae60", "#6c3483"],
    cards: &[
        minion("Leprechaun", 1, 5)
            .text("Ongoing: After another player plays a minion here with less power than this one, destroy it (its own ability comes first).")
            .rulings(&[
                "Power is compared when he answers, after the minion's own ability; the minion must still be here.",
                "Equal power is not less.",
            ])
            .art("pilgrim-hat")
            .has(after(EventKind::Played, another_player_plays_a_minion_here, leprechaun)),
        minion("Brownie", 2, 4)
            .text("Ongoing: After another player plays a card that affects this minion, that player discards two random cards.")
            .rulings(&[
                "Once for each card played, however often it affects the Brownie.",
                "Cards that were in play before, bases and traps do not count.",
            ])
            .art("brutal-helm")
            .has(after(
                EventKind::Affected,
                |eye, event| {
                    event.cause.is_play_of_other(eye.you())
                        && event.what.affected().any(|card| eye.was_this(card))
                },
                |cx| {
                    let player = cx.event().and_then(|event| event.cause.by);
                    player.map_or(Ok(()), |player| cx.discard_random(player, 2).map(drop))
                },
            )),
        minion("Gnome", 3, 3)
            .text("You may destroy a minion here with less power than the number of minions you have here.")
            .rulings(&["The Gnome counts as one of your minions here."])
            .art("bad-gnome")
            .on_play(|cx| {
                let yours = cx.eye().count(minions().yours().here());
                destroy(cx, minions().here().power_below(yours).may())
            }),
        minion("Gremlin", 4, 2)
            .text("Ongoing: After this minion is destroyed, draw a card, and each other player discards a random card.")
            .rulings(&["It is already in the discard pile when you draw: with an empty deck it is shuffled in too."])
            .art("imp-laugh")
            .has(after(EventKind::Destroyed, this_is_destroyed, |cx| {
                cx.draw(cx.you(), 1)?;
                each_other_discards_random(cx, 1)
            })),
        on_base("Block the Path", 1)
            .text("Play on a base and name a faction. Ongoing: Minions of that faction cannot be played here.")
            .rulings(&["Minions of that faction may still move here."])
            .art("stone-wall")
            .on_play(|cx| {
                if let Some(faction) = cx.name_faction()? {
                    cx.remember(Named::Faction(faction));
                }
                Ok(())
            })
            .has(forbids(|eye, attempt| {
                let named = eye.named_faction();
                let of_it = |f| eye.state.factions(attempt.card).contains(&f);
                attempt.is_minion_at(eye.here()) && named.is_some_and(of_it)
            })),
        action("Disenchant", 2)
            .text("Destroy an action played on a minion or a base.")
            .art("broken-tablet")
            .on_play(|cx| destroy(cx, actions())),
        on_base("Enshrouding Mist", 2)
            .text("Play on a base. Ongoing: On your turn, you may play an extra minion here.")
            .rulings(&["If it is destroyed before you used the play, the play is lost."])
            .art("fog")
            .has(permits(|eye| Permission::minion().at(eye.here()))),
        on_base("Flame Trap", 1)
            .text("Play on a base. Ongoing: After another player plays a minion here, destroy it (its own ability comes first) and this card.")
            .rulings(&[
                "If the minion has left, nothing happens and the trap stays.",
                "If the minion cannot be destroyed, the trap is destroyed all the same.",
            ])
            .art("fire-ring")
            .has(after(EventKind::Played, another_player_plays_a_minion_here, flame_trap)),
        on_base("Hideout", 1)
            .text("Play on a base. Ongoing: If another player's action would affect your minions here, destroy this card and the action does not affect them.")
            .rulings(&[
                "It covers all your minions here against that action for the rest of the turn, and none elsewhere.",
                "An action of another player that already lies on one of them stays, but does nothing for the turn.",
            ])
            .art("hut")
            .has(shields(|eye, card, effect| {
                effect.cause.is_action_of_other(eye.you()) && eye.is(card, minions().yours().here())
            })),
        action("Mark of Sleep", 1)
            .text("Choose a player. That player cannot play actions on their next turn.")
            .rulings(&[
                "You may choose yourself: this turn goes on, the next one sleeps.",
                "Actions played by their Special are forbidden too, but talents and cards in play work on.",
            ])
            .art("sleepy")
            .on_play(|cx| {
                if let Some(player) = cx.choose_player(&cx.players())? {
                    cx.stand_next_turn(Bearer::Player(player), player);
                }
                Ok(())
            })
            .has(
                forbids(|eye, play| play.seat == eye.you() && play.kind == PlayKind::Action)
                    .unlabelled()
                    .lent(),
            ),
        on_base("Pay the Piper", 1)
            .text("Play on a base. Ongoing: After another player plays a minion here, that player discards a card.")
            .rulings(&["The player pays even if the minion has left meanwhile."])
            .art("pan-flute")
            .has(after(EventKind::Played, another_player_plays_a_minion_here, |cx| {
                let Some(player) = cx.played_by() else { return Ok(()) };
                cx.discard_choice(player, 1)
            })),
        action("Take the Shinies", 1)
            .text("Each other player discards two random cards.")
            .art("gems")
            .on_play(|cx| each_other_discards_random(cx, 2)),
    ],
    titan: Some(
        titan("Big Funny Giant")
            .text("Special: Instead of your regular minion play, you may play this titan on a base where no player has a minion. Ongoing: Other players must discard a card to play a minion here. At the end of your turn, if no other player has a minion here, place a +1 power counter on this titan. Talent: Destroy a minion of power 2 or less here to move this titan to another base.")
            .rulings(&[
                "They discard it first. Who has no card besides the minion cannot play it here.",
                "The minion may be yours. The titan does not move if the minion is not really destroyed.",
            ])
            .art("giant")
            .has(titan_instead_of(PlayKind::Minion, |eye| {
                let of_a_player = |eye: &Eye, minion| eye.state.card(minion).controller.is_some();
                eye.sites_where(|eye, site| !eye.any(minions().at(site).that(of_a_player)))
            }))
            .has(costs_a_discard(|eye, attempt| {
                attempt.seat != eye.you() && attempt.is_minion_at(eye.here())
            }))
            .has(
                at_end_of_your_turn(|cx| cx.place_counters(&[cx.this()], 1))
                    .only_when(|eye| !eye.any(minions().of_others().here())),
            )
            .has(talent(
                |eye| {
                    let small = eye.any(minions().here().power_at_most(2));
                    small && !eye.other_sites(eye.this()).is_empty()
                },
                |cx| {
                    let (this, small) = (cx.this(), minions().here().power_at_most(2));
                    let chosen = cx.choose(Why::Destroy, small)?;
                    match cx.destroy(&chosen)?.is_empty() {
                        true => Ok(()),
                        false => cx.move_to_one_of(this, &cx.other_sites(this)).map(drop),
                    }
                },
            )),
    ),
    revised: Revision::NONE,
};

fn each_other_discards_random(cx: &mut Cx, n: usize) -> Step {
    for player in cx.other_players() {
        cx.discard_random(player, n)?;
    }
    Ok(())
}

/// Only if the Leprechaun is still in play and the minion still where he is.
fn leprechaun(cx: &mut Cx) -> Step {
    let this = cx.this();
    if cx.state().stays(this) {
        let weaker = minions().at(cx.site_of(this)).power_below(cx.power(this));
        cx.destroy(&cx.among(&cx.played(), weaker))?;
    }
    Ok(())
}

/// Only if both are still here; the trap goes even if the minion cannot be destroyed.
fn flame_trap(cx: &mut Cx) -> Step {
    let this = cx.this();
    let caught = cx.among(&cx.played(), minions().at(cx.site_of(this)));
    if cx.state().stays(this) && !caught.is_empty() {
        cx.destroy(&caught)?;
        cx.destroy(&[this])?;
    }
    Ok(())
}
