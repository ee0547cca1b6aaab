//! Tricksters lay traps: bases are dangerous to others, and touching them costs cards.

use crate::idioms::*;

/// The Tricksters.
pub const TRICKSTERS: FactionDef = FactionDef {
    name: "Tricksters",
    blurb: "Trap the bases, and make everybody pay for coming near.",
    colors: ["#27ae60", "#6c3483"],
    cards: &[
        minion("Leprechaun", 1, 5)
            .text("Ongoing: After another player plays a minion here with less power than this one, destroy it (its own ability comes first).")
            .rulings(&[
                "Power is compared when he answers, after the minion's own ability; the minion must still be here.",
                "Equal power is not less.",
            ])
            .has(after(EventKind::Played, another_player_plays_a_minion_here, leprechaun)),
        minion("Brownie", 2, 4)
            .text("Ongoing: After this minion is affected by a card that another player played, that player discards two cards at random.")
            .rulings(&[
                "Once for each card played, however often it affects the Brownie.",
                "Cards that were in play before, bases and traps do not count.",
            ])
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
            .on_play(|cx| {
                let yours = cx.eye().count(minions().yours().here());
                destroy(cx, minions().here().power_below(yours).may())
            }),
        minion("Gremlin", 4, 2)
            .text("Ongoing: Draw a card after this minion is destroyed; each other player discards a card at random.")
            .rulings(&["It is already in the discard pile when you draw: with an empty deck it is shuffled in too."])
            .has(after(EventKind::Destroyed, this_is_destroyed, |cx| {
                cx.draw(cx.you(), 1)?;
                each_other_discards_random(cx, 1)
            })),
        on_base("Block the Path", 1)
            .text("Play on a base, and name a faction. Ongoing: No minion of that faction can be played here.")
            .rulings(&["Minions of that faction may still move here."])
            .on_play(|cx| {
                if let Some(faction) = cx.name_faction()? {
                    cx.remember(Named::Faction(faction));
                }
                Ok(())
            })
            .has(MINIONS_OF_THE_NAMED_CANNOT_BE_PLAYED_HERE),
        action("Disenchant", 2)
            .text("Destroy an action played on a minion or a base.")
            .on_play(|cx| destroy(cx, actions())),
        on_base("Enshrouding Mist", 2)
            .text("Play on a base. Ongoing: On your turn, you may play an extra minion here.")
            .rulings(&["If it is destroyed before you used the play, the play is lost."])
            .has(permits(|eye| Permission::minion().at(eye.here()))),
        on_base("Flame Trap", 1)
            .text("Play on a base. Ongoing: After another player plays a minion here, destroy it (its own ability comes first) and this card.")
            .rulings(&[
                "If the minion has left, nothing happens and the trap stays.",
                "If the minion cannot be destroyed, the trap is destroyed all the same.",
            ])
            .has(after(EventKind::Played, another_player_plays_a_minion_here, flame_trap)),
        on_base("Hideout", 1)
            .text("Play on a base. Ongoing: If another player's action would affect your minions here, destroy this card and the action does not affect them.")
            .rulings(&[
                "It covers all your minions here against that action for the rest of the turn, and none elsewhere.",
                "An action of another player that already lies on one of them stays, but does nothing for the turn.",
            ])
            .has(shields(|eye, card, effect| {
                effect.cause.is_action_of_other(eye.you()) && eye.is(card, minions().yours().here())
            })),
        action("Mark of Sleep", 1)
            .text("Choose a player. That player cannot play actions on their next turn.")
            .rulings(&[
                "You may choose yourself: this turn goes on, the next one sleeps.",
                "Actions played by their Special are forbidden too, but talents and cards in play work on.",
            ])
            .on_play(|cx| {
                if let Some(player) = cx.choose_player(&cx.players())? {
                    cx.stand_next_turn(Bearer::Player(player), player);
                }
                Ok(())
            })
            .has(CANNOT_PLAY_ACTIONS),
        on_base("Pay the Piper", 1)
            .text("Play on a base. Ongoing: Another player who plays a minion here then discards a card.")
            .rulings(&["The player pays even if the minion has left meanwhile."])
            .has(WHO_PLAYS_A_MINION_HERE_DISCARDS),
        action("Take the Shinies", 1)
            .text("Each other player discards two random cards.")
            .on_play(|cx| each_other_discards_random(cx, 2)),
    ],
    titan: Some(
        titan("Big Funny Giant")
            .text("Special: Instead of your regular minion play, you may play this titan on a base where no player has a minion. Ongoing: Other players must discard a card to play a minion here. At the end of your turn, if no other player has a minion here, place a +1 power counter on this titan. Talent: Destroy a minion of power 2 or less here to move this titan to another base.")
            .rulings(&[
                "They discard it first. Who has no card besides the minion cannot play it here.",
                "The minion may be yours. The titan does not move if the minion is not really destroyed.",
            ])
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
    revised: Revision::of(&[
        minion("Leprechaun", 1, 5)
            .text("Ongoing: After the first time each turn that another player plays a minion here which has less power here than this one after its own ability, destroy it.")
            .rulings(&[
                "A minion that is as strong, or no longer here, does not count: the next one may.",
                "Nothing happens if this minion is no longer here.",
            ])
            .has(
                after(EventKind::Played, another_player_plays_a_minion_here, leprechaun)
                    .only_while(is_weaker_here)
                    .limited(Limit::OncePerTurn),
            ),
        minion("Brownie", 2, 4)
            .text("Ongoing: Once each turn, draw a card after another player plays a minion on another base.")
            .rulings(&["On anybody's turn; each Brownie for itself."])
            .has(
                after(EventKind::Played, another_player_plays_a_minion_elsewhere, |cx| {
                    cx.draw(cx.you(), 1)
                })
                .limited(Limit::OncePerTurn),
            ),
        minion("Gnome", 3, 3)
            .text("Special: Before this base scores, you may destroy a minion here with less power than the number of minions and titans that you have here.")
            .rulings(&["The Gnome counts as one of your minions here."])
            .has(
                before_this_base_scores(|cx| destroy(cx, outnumbered(&cx.eye())))
                    .only_when(|eye| eye.any(outnumbered(eye)))
                    .special()
                    .may(),
            ),
        minion("Gremlin", 4, 2)
            .text("Ongoing: Draw a card after this minion goes from play to the discard pile. If it was destroyed, each other player discards a card at random.")
            .rulings(&["It is already in the discard pile when you draw: with an empty deck it is shuffled in too."])
            .has(after(EventKind::ToDiscard, this_goes_to_discard, |cx| {
                cx.draw(cx.you(), 1)?;
                match cx.heard(this_is_destroyed) {
                    true => each_other_discards_random(cx, 1),
                    false => Ok(()),
                }
            })),
        fusion("Pixie", 2, 2)
            .text("Minion: If you have more cards in your hand than at least one other player, place a +1 power counter on any number of your minions here. Action: Destroy an action. If you do, place +1 power counters on your minions: two in all, divided as you choose.")
            .rulings(&[
                "As a minion it may get a counter itself.",
                "No counters if the action was not really destroyed.",
            ])
            .raises()
            .as_minion(|cx| match has_more_cards_than_another(&cx.eye()) {
                true => place_counters(cx, minions().yours().here().any_number(), 1),
                false => Ok(()),
            })
            .as_action(|cx| {
                let chosen = cx.choose(Why::Destroy, actions())?;
                match cx.destroy(&chosen)?.is_empty() {
                    true => Ok(()),
                    false => cx.spread_counters(2, minions().yours()),
                }
            }),
        on_base("Block the Path", 1)
            .text("Play on a base. Name one faction of each other player. Ongoing: No minion of the factions that were named can be played here.")
            .rulings(&["Minions of those factions may still move here.", "You cannot play them here either."])
            .on_play(name_a_faction_of_each_other_player)
            .has(MINIONS_OF_THE_NAMED_CANNOT_BE_PLAYED_HERE),
        on_base("Enshrouding Mist", 2)
            .text("Play on a base. Talent: Play an extra minion here.")
            .rulings(&["The play is yours and stays if this card leaves."])
            .has(talent(always, |cx| cx.extra_play(Permission::minion().at(cx.here())))),
        on_base("Flame Trap", 1)
            .text("Play on a base. Ongoing: After another player plays a minion here, destroy this card to destroy that minion (its own ability comes first). At the start of your turn, you may reduce this base's breakpoint by 4 until the end of the turn.")
            .rulings(&[
                "If the minion has left, nothing happens and the trap stays.",
                "If the minion cannot be destroyed, the trap is destroyed all the same; if the trap cannot be, the minion stays.",
            ])
            .has(after(EventKind::Played, another_player_plays_a_minion_here, |cx| {
                let (this, caught) = (cx.this(), caught_here(cx));
                if !caught.is_empty() && !cx.destroy(&[this])?.is_empty() {
                    cx.destroy(&caught)?;
                }
                Ok(())
            }))
            .has(
                at_start_of_your_turn(|cx| {
                    cx.change_breakpoint(cx.here(), -4, cx.end_of_turn())
                })
                .may(),
            ),
        on_base("Hideout", 1)
            .text("Play on a base. Ongoing: Other players cannot move minions to here. Talent: Swap this card for an action that can be played on a base from your hand or deck. Then you may destroy a minion of power 2 or less here.")
            .rulings(&[
                "Nor their own minions; they may still play minions here.",
                "The other action is played where this card was, this card goes where that one came from. You search your deck if you choose none in your hand.",
                "You may destroy a minion even if there is no action to swap for.",
            ])
            .has(protects(|eye, card, effect| {
                effect.kind == EffectKind::Move
                    && effect.to == Some(eye.here())
                    && effect.cause.actor().is_some_and(|seat| seat != eye.you())
                    && eye.is(card, minions())
            }))
            .has(talent(
                |eye| {
                    let in_hand = eye.is_asked(eye.any(FOR_A_BASE.in_hand()), eye.has_hand());
                    let small = minions().here().power_at_most(2);
                    in_hand || eye.state.can_draw(eye.you()) || eye.any(small)
                },
                change_hideouts,
            )),
        action("Mark of Sleep", 1)
            .text("For each other player, choose one: until the start of your next turn, they cannot play actions OR they cannot move minions.")
            .rulings(&[
                "Actions played by their Special are forbidden too, but talents and cards in play work on.",
                "They move no minion at all, neither their own nor another's; what a player who sleeps so would move stays where it is.",
            ])
            .on_play(mark_each_other_player)
            .has(CANNOT_PLAY_ACTIONS)
            .has(CANNOT_MOVE_MINIONS),
        titan("Big Funny Giant")
            .text("Special: Instead of your regular minion play, you may play this titan. Ongoing: After another player plays a minion here, that player discards a card. At the end of each other player's turn, if they have no minion here, you may place a +1 power counter on this titan. Special: When this base scores, if you are the winner and at least one other player has no minion here, gain 1 VP.")
            .rulings(&["The player pays even if the minion has left meanwhile.", "If you are one of several winners, you gain it, too."])
            .has(titan_instead_of(PlayKind::Minion, anywhere))
            .has(WHO_PLAYS_A_MINION_HERE_DISCARDS)
            .has(
                at(Window::EndOfTurn, |eye| eye.not_your_turn(), |cx| {
                    cx.place_counters(&[cx.this()], 1)
                })
                .only_when(|eye| !eye.any(minions().of(eye.state.current).here()))
                .may(),
            )
            .has(
                when_this_base_scores(|cx| cx.gain_vp(cx.you(), 1))
                    .only_when(|eye| {
                        eye.state.ranked(Rank::Winner).contains(&eye.you())
                            && another_player_has_no_minion_here(eye)
                    })
                    .special(),
            ),
    ])
    .without(&["Disenchant"]),
};

/// "Minions of that faction", "of the named factions", "cannot be played here."
const MINIONS_OF_THE_NAMED_CANNOT_BE_PLAYED_HERE: Ability = forbids(|eye, attempt| {
    attempt.is_minion_at(eye.here()) && eye.is_of_named_faction(attempt.card)
});

/// "After another player plays a minion here, that player discards a card."
const WHO_PLAYS_A_MINION_HERE_DISCARDS: Ability =
    after(EventKind::Played, another_player_plays_a_minion_here, |cx| {
        let Some(player) = cx.played_by() else { return Ok(()) };
        cx.discard_choice(player, 1)
    });

/// "... cannot play actions", for a while.
const CANNOT_PLAY_ACTIONS: Ability =
    forbids(|eye, play| play.seat == eye.you() && play.kind == PlayKind::Action)
        .unlabelled()
        .lent();

/// "... cannot move minions", for a while.
const CANNOT_MOVE_MINIONS: Ability = protects(|eye, card, effect| {
    let moves = effect.kind == EffectKind::Move && effect.cause.actor() == Some(eye.you());
    moves && eye.is(card, minions())
})
.unlabelled()
.lent();

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

/// Whether a minion that was played is still here, and weaker than this one, which is here, too.
fn is_weaker_here(eye: &Eye, event: &Event) -> bool {
    let weaker = minions().here().power_below(eye.state.power(eye.this()));
    let played = event.play().map(|play| play.card.card);
    played.is_some_and(|minion| eye.state.stays(minion) && eye.is(minion.card, weaker))
}

/// "After another player plays a minion on another base ..."
fn another_player_plays_a_minion_elsewhere(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|play| {
        play.by.is_some_and(|by| by != eye.you()) && play.at.is_some_and(|at| at != eye.here())
    })
}

/// "A minion here with less power than the number of minions and titans you have here."
fn outnumbered(eye: &Eye) -> Select {
    let yours = eye.count(minions().yours().here()) + eye.count(titans().yours().here());
    minions().here().power_below(yours)
}

/// "If you have more cards in your hand than at least one other player."
fn has_more_cards_than_another(eye: &Eye) -> bool {
    let yours = eye.hand(eye.you()).len();
    eye.state.seats().any(|seat| eye.hand(seat).len() < yours)
}

/// "At least one other player has no minion here."
fn another_player_has_no_minion_here(eye: &Eye) -> bool {
    let absent = |seat| seat != eye.you() && !eye.any(minions().of(seat).here());
    eye.state.seats().any(absent)
}

/// Only if both are still here; the trap goes even if the minion cannot be destroyed.
fn flame_trap(cx: &mut Cx) -> Step {
    let (this, caught) = (cx.this(), caught_here(cx));
    if !caught.is_empty() {
        cx.destroy(&caught)?;
        cx.destroy(&[this])?;
    }
    Ok(())
}

/// The minion that was played, if it and this card are both still here.
fn caught_here(cx: &Cx) -> Vec<Ref> {
    let this = cx.this();
    match cx.state().stays(this) {
        true => cx.among(&cx.played(), minions().at(cx.site_of(this))),
        false => Vec::new(),
    }
}

/// "For each other player, name a faction they own."
fn name_a_faction_of_each_other_player(cx: &mut Cx) -> Step {
    let mut named = [None; 3];
    for (n, player) in cx.other_players().into_iter().enumerate() {
        named[n] = cx.name_faction_of(player)?;
    }
    cx.remember(Named::Factions(named));
    Ok(())
}

/// "Swap this card for an action that can be played on a base from your hand or deck. Then you may destroy a minion of power 2
/// or less here."
fn change_hideouts(cx: &mut Cx) -> Step {
    let (this, here, home) = (cx.this(), cx.here(), Home::Player(cx.you()));
    let near = cx.all(FOR_A_BASE.in_hand());
    let (found, searched) = find_near_or_in_deck(cx, near, |cx, card| {
        cx.eye().goes_on_a_base(card.card) && cx.can_play_at(card, here)
    })?;
    // The swap itself shuffles a deck from which the new one comes.
    let is_in_deck = |new: Ref| cx.state().card(new.card).zone == Zone::Deck(home);
    if searched && !found.is_some_and(is_in_deck) {
        cx.shuffle(home);
    }
    if let Some(new) = found {
        cx.swap(this, new)?;
    }
    destroy(cx, minions().at(here).power_at_most(2).may())
}

/// "For each other player, choose one: until the start of your next turn, they cannot play actions OR they cannot move minions."
fn mark_each_other_player(cx: &mut Cx) -> Step {
    let until = cx.start_of_your_next_turn();
    for player in cx.other_players() {
        cx.choose_player(&[player])?;
        let sleeps = |row| move |cx: &mut Cx| cx.stand_one(row, Bearer::Player(player), until);
        cx.one_of([
            part("They cannot play actions", sleeps(0)),
            part("They cannot move minions", sleeps(1)),
        ])?;
    }
    Ok(())
}
