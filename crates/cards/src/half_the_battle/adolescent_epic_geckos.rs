//! Adolescent Epic Geckos: many actions a turn, and minions that swap in and out.

use super::idioms::*;

/// Adolescent Epic Geckos.
pub const ADOLESCENT_EPIC_GECKOS: FactionDef = FactionDef {
    name: "Adolescent Epic Geckos",
    blurb: "Play several actions a turn, and swap your minions for those you need.",
    colors: ["#9fe05a", "#1f5a2a"],
    cards: &[
        minion("Hokusai", 1, 4)
            .text("You may place a +1 power counter on one of your minions. Talent: If this turn you have played two actions or more, you may place a +1 power counter on a minion at each base.")
            .rulings(&[ACTIONS, "Any player's minions, one at each base; the counters come together."])
            .on_play(|cx| place_counters(cx, minions().yours().may(), 1))
            .has(talent(|eye| two_actions(eye) && eye.any(minions()), one_at_each_base)),
        minion("Kandinsky", 1, 4)
            .text("This minion gains +1 power until the end of the turn. Talent: If you have played two or more actions this turn, this minion gains +2 power until the end of the turn OR move another of your minions to here.")
            .rulings(&[ACTIONS])
            .on_play(|cx| cx.give_power(&[cx.this()], 1, cx.end_of_turn()))
            .has(talent(two_actions, |cx| {
                cx.one_of([
                    part("+2 power", |cx| cx.give_power(&[cx.this()], 2, cx.end_of_turn())).raising(),
                    part("Move a minion here", |cx| move_here(cx, YOURS_ELSEWHERE))
                        .only_if(|eye| eye.any(YOURS_ELSEWHERE))
                        .affecting(YOURS_ELSEWHERE),
                ])
            })),
        minion("Monet", 1, 4)
            .text("Draw a card. Ongoing: Whenever you can play an action, you may draw a card instead, and trigger all abilities as though an action had been played by you.")
            .rulings(&[
                "In place of your regular action, of an extra one, also one of a kind; not of one from elsewhere than your hand, nor of a certain card.",
                "Abilities that ask how many actions you have played do not count it; those that answer your playing one do.",
            ])
            .on_play(|cx| cx.draw(cx.you(), 1))
            .has(instead_of_an_action(|eye| eye.state.can_draw(eye.you()), |cx| {
                cx.draw(cx.you(), 1)?;
                cx.triggers_as_an_action()
            })),
        minion("Van Gogh", 1, 4)
            .text("You may shuffle a standard action from your discard pile into your deck. Ongoing: After you play a standard action, you may store it under this card. At the start of your turn, shuffle all cards stored under this card into your deck. After this base scores, if you are its winner, do the same.")
            .rulings(&["Not an action that says itself where it goes, or that has gone elsewhere.", "Also as one of several winners."])
            .on_play(|cx| shuffle_in(cx, STANDARD.in_discard().may()))
            .has(
                after(EventKind::Played, you_play_an_action, store_it)
                    .only_while(waits_to_be_discarded)
                    .while_there()
                    .may(),
            )
            .has(at_start_of_your_turn(shuffle_in_stored))
            .has(
                after_this_base_scores(shuffle_in_stored)
                    .only_when(|eye| eye.state.ranked(Rank::Winner).contains(&eye.you())),
            ),
        fusion("K.C. Smith", 2, 3)
            .text("Minion: Play an extra action. Action: Play an extra minion.")
            .as_minion(|cx| cx.extra_play(Permission::action()))
            .as_action(|cx| cx.extra_play(Permission::minion())),
        minion("June", 4, 2)
            .text("If you have a minion of printed power 4 in play, you may swap it for a minion of printed power 4 with a different name from your hand or deck; if not, you may draw a minion of printed power 4 off the top of your deck.")
            .rulings(&[SWAP, OFF_THE_TOP])
            .on_play(june),
        action("Breaking News", 1)
            .text("Look at the top four cards of your deck. Draw one of these cards. Return the rest to the top in any order. If this is your first action this turn, play an extra action.")
            .rulings(&[FIRST])
            .on_play(|cx| {
                let mut top = cx.look_at_top(Home::Player(cx.you()), 4)?;
                let drawn = cx.choose_from(Why::Take, &top, cards())?;
                cx.draw_from(&drawn)?;
                top.retain(|card| !drawn.contains(card));
                cx.return_to_top(&top)?;
                first_gives_another(cx).map(drop)
            }),
        action("Flip Kick", 1)
            .text("Draw a card. If you have played no action before it this turn, play an extra action; otherwise draw two more cards.")
            .rulings(&[FIRST])
            .on_play(|cx| {
                cx.draw(cx.you(), 1)?;
                if first_gives_another(cx)? { Ok(()) } else { cx.draw(cx.you(), 2) }
            }),
        action("Gecko Blimp", 1)
            .text("Move a minion. If this is your first action this turn, it must be yours, and you play an extra action.")
            .rulings(&[FIRST])
            .affects(minions())
            .on_play(|cx| {
                let first = cx.eye().is_first_action_you_played();
                move_elsewhere(cx, if first { minions().yours() } else { minions() })?;
                first_gives_another(cx).map(drop)
            }),
        on_minion("Gecko Power", 1, minions())
            .text("Play on a minion. Talent: If this turn you have played at least two other actions, move this minion OR place a +1 power counter on it OR give it +2 power until the end of the turn.")
            .rulings(&[ACTIONS, "Whoever may use more than one part chooses any two of the three, in any order."])
            .has(talent(two_other_actions, |cx| {
                cx.one_of([
                    part("Move it", |cx| {
                        for minion in cx.wearer() {
                            cx.move_to_one_of(minion, &cx.other_sites(minion))?;
                        }
                        Ok(())
                    })
                    .affecting(minions()),
                    part("+1 power counter", |cx| cx.place_counters(&cx.wearer(), 1)).raising(),
                    part("+2 power", |cx| cx.give_power(&cx.wearer(), 2, cx.end_of_turn())).raising(),
                ])
            })),
        action("Gecko Rap", 1)
            .text("Swap one of your minions in play for a minion from your hand, deck, or discard pile with a different name and equal or less power. If this is your first action this turn, play an extra action; otherwise place a +1 power counter on the new minion.")
            .rulings(&[
                SWAP,
                "The power of the one in play as it is now, the printed power of the other.",
                "The new minion does all it does before the extra action or the counter.",
                FIRST,
            ])
            .raises()
            .affects(minions().yours())
            .on_play(gecko_rap),
        action("Lasagna Party", 2)
            .text("Play an extra minion of power 2 or less. If you have played no action before this one this turn, play an extra action; otherwise place two +1 power counters on a minion at that base.")
            .rulings(&[
                "If it is not your first action, you play the minion at once or not at all; the counters may go on any player's minion there.",
                FIRST,
            ])
            .raises()
            .affects(minions())
            .on_play(lasagna_party),
        action("Now You Know: Bullying", 1)
            .text("Move one of your minions. Special: After a base scores, if you are not its winner, you may play this card to return one of your minions there to your hand.")
            .rulings(&[EITHER])
            .affects(minions().yours())
            .on_play(|cx| move_elsewhere(cx, minions().yours()))
            .has(
                after_a_base_scores(|cx| return_to_hand(cx, minions().yours().there()))
                    .only_when(|eye| !eye.state.ranked(Rank::Winner).contains(&eye.you()))
                    .special_from_hand(),
            ),
        action("The Master's Teachings", 2)
            .text("One of your minions gets two +1 power counters. If you have played no action before this one this turn, play an extra action; otherwise you may give that minion +2 power until the end of the turn.")
            .rulings(&[FIRST])
            .raises()
            .on_play(|cx| {
                let student = cx.choose(Why::CountersTo, minions().yours())?;
                cx.place_counters(&student, 2)?;
                if first_gives_another(cx)? || student.is_empty() || !cx.yes()? {
                    return Ok(());
                }
                cx.give_power(&student, 2, cx.end_of_turn())
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// How "two or more actions" is read.
const ACTIONS: &str = "Played by you, in whatever phase and from wherever.";

/// "Another of your minions", that is not here.
const YOURS_ELSEWHERE: Select = minions().yours().other().elsewhere();

/// "A standard action."
const STANDARD: Select = actions().that(|eye, action| eye.state.is_standard(action));

/// "Printed power 4."
const OF_PRINTED_POWER_4: Select =
    minions().that(|eye, minion| eye.state.printed_power(minion) == 4);

/// "For each base you may place a +1 power counter on a minion there."
fn one_at_each_base(cx: &mut Cx) -> Step {
    let mut chosen = Vec::new();
    for site in cx.sites() {
        chosen.extend(cx.choose(Why::CountersTo, minions().at(site).may())?);
    }
    cx.place_counters(&chosen, 1)
}

/// "If you have played two or more other actions this turn."
fn two_other_actions(eye: &Eye) -> bool {
    // Played before and again it is another card.
    let this = eye.host.id.host;
    eye.actions_you_played().filter(|&action| action != this).nth(1).is_some()
}

/// "You may store it under this card."
fn store_it(cx: &mut Cx) -> Step {
    cx.store(&cx.played(), cx.this()).map(drop)
}

/// "Shuffle all cards stored under this card into your deck."
fn shuffle_in_stored(cx: &mut Cx) -> Step {
    let stored = cx.all(cards().stored_under(cx.this().card));
    cx.shuffle_in(&stored).map(drop)
}

fn june(cx: &mut Cx) -> Step {
    let yours = OF_PRINTED_POWER_4.yours();
    // One in stasis is in play, and cannot be chosen.
    let has_one = cx.eye().any(yours) || cx.eye().any(OF_PRINTED_POWER_4.in_stasis());
    if !has_one {
        return match cx.yes()? {
            true => draw_off_the_top(cx, OF_PRINTED_POWER_4),
            false => Ok(()),
        };
    }
    let Some(old) = cx.choose(Why::Choose, yours.may())?.one() else { return Ok(()) };
    let near = cx.all(OF_PRINTED_POWER_4.in_hand());
    swap_for(cx, old, near, |cx, new| {
        OF_PRINTED_POWER_4.fits(&cx.eye(), new.card) && could_take_its_place(cx, old, new)
    })?;
    Ok(())
}

fn gecko_rap(cx: &mut Cx) -> Step {
    let mut swapped = None;
    if let Some(old) = cx.choose(Why::Choose, minions().yours())?.one() {
        let most = cx.power(old);
        let mut near = cx.all(minions().in_hand());
        near.extend(cx.all(minions().in_discard()));
        swapped = swap_for(cx, old, near, |cx, new| {
            cx.state().printed_power(new.card) <= most && could_take_its_place(cx, old, new)
        })?;
    }
    if first_gives_another(cx)? {
        return Ok(());
    }
    cx.place_counters(&Vec::from_iter(swapped), 1)
}

fn lasagna_party(cx: &mut Cx) -> Step {
    let small = Permission::minion().power_at_most(2);
    if cx.eye().is_first_action_you_played() {
        cx.extra_play(small)?;
        return first_gives_another(cx).map(drop);
    }
    match cx.play_now(small, Choice::May)?.one() {
        Some(guest) => {
            let there = cx.last_site(guest);
            place_counters(cx, minions().at(there), 2)
        }
        None => Ok(()),
    }
}
