//! The Minions of Cthulhu take madness upon themselves, and act all the more.

use super::idioms::*;

/// The Minions of Cthulhu.
pub const MINIONS_OF_CTHULHU: FactionDef = FactionDef {
    name: "Minions of Cthulhu",
    blurb: "Draw madness on purpose, and play one action after the other.",
    colors: ["#3d7a4e", "#17261f"],
    cards: &[
        minion("Star-Spawn of Cthulhu", 1, 5)
            .text("Talent: Give another player a Madness card from your hand.")
            .has(talent(|eye| eye.any(madness().in_hand()), give_madness)),
        minion("Cthulhu's Chosen", 3, 3)
            .text("Special: Before a base scores, you may draw a Madness card. If you do, this minion has +2 power until the end of the turn.")
            .rulings(&["Whichever base scores.", "Once for each base that scores."])
            .has(
                before_a_base_scores(|cx| match cx.draw_madness(cx.you(), 1)? {
                    0 => Ok(()),
                    _ => cx.give_power(&[cx.this()], 2, cx.end_of_turn()),
                })
                .only_when(|eye| !eye.state.deck(Home::Madness).is_empty())
                .special()
                .may(),
            ),
        minion("Servitor of Cthulhu", 4, 2)
            .text("Talent: Destroy this minion, and place an action on top of your deck from your discard pile.")
            .rulings(&["The action is placed even if this minion cannot be destroyed."])
            .has(talent(always, |cx| {
                cx.destroy(&[cx.this()])?;
                place_on_deck(cx, actions().in_discard())
            })),
        on_base("Altar to Cthulhu", 1)
            .text("Play on a base. Ongoing: After each time you play a minion here, you may play an extra action.")
            .has(an_extra_action_after_your_minion_here()),
        on_base("Complete the Ritual", 1)
            .text("Play on a base. You can only play this card where you have a minion. Ongoing: At the start of your turn, place all minions and actions here on the bottom of their owners' decks, and swap this base with the top card of the base deck.")
            .rulings(&[
                "Actions on minions go to the bottom of decks too.",
                "What is not affected is discarded.",
            ])
            .has(only_where_you_have_a_minion())
            .has(at_start_of_your_turn(|cx| {
                place_under_decks_and_swap_base(cx, &cx.all(cards().here()))
            })),
        action("Corruption", 2)
            .text("Draw a Madness card. Destroy a minion.")
            .affects(minions())
            .on_play(|cx| {
                you_draw_madness(cx)?;
                destroy(cx, minions())
            }),
        action("Cthulhu Fhtagn", 1)
            .text("Reveal cards from the top of your deck until you have revealed two actions. Place these into your hand, and the others on the bottom of your deck.")
            .on_play(|cx| {
                let revealed = cx.reveal_until(cx.you(), 2, actions())?;
                keep_some(cx, &revealed, actions())
            }),
        on_base("Furthering the Cause", 1)
            .text("Play on a base. Ongoing: At the end of each turn, if another player's minion was destroyed here in it, gain 1 VP.")
            .rulings(&["One point a turn, however many were destroyed."])
            .has(at_end_of_turn(|cx| cx.gain_vp(cx.you(), 1)).only_when(theirs_was_destroyed_here)),
        action("It Begins Again", 1)
            .text("Shuffle any number of actions from your discard pile into your deck.")
            .on_play(|cx| shuffle_in(cx, actions().in_discard().any_number())),
        action("Madness Unleashed", 1)
            .text("Discard any number of Madness cards. For each one, you may draw a card and play an extra action.")
            .rulings(&["All discarding comes before any drawing."])
            .on_play(|cx| {
                let chosen = cx.choose(Why::Discard, madness().in_hand().any_number())?;
                let n = cx.discard(&chosen)?.len();
                let used = cx.choose_count(n)?;
                cx.draw(cx.you(), used as i32)?;
                for _ in 0..used {
                    cx.extra_play(Permission::action())?;
                }
                Ok(())
            }),
        action("Recruit by Force", 1)
            .text("From your discard pile, place any number of minions of power 3 or less on top of your deck.")
            .on_play(|cx| place_on_deck(cx, minions().in_discard().power_at_most(3).any_number())),
        action("The Seal is Broken", 1)
            .text("Draw a Madness card. Gain 1 VP.")
            .on_play(|cx| {
                you_draw_madness(cx)?;
                cx.gain_vp(cx.you(), 1)
            }),
        action("Whispers in Darkness", 2)
            .text("Draw a Madness card. You may play two extra actions.")
            .on_play(|cx| {
                you_draw_madness(cx)?;
                cx.extra_play(Permission::action())?;
                cx.extra_play(Permission::action())
            }),
    ],
    titan: Some(
        cthulhu("Special: Instead of your regular action play, you may draw two Madness cards to play this titan on a base where you have a minion. Ongoing: After you play or draw a Madness card, place a +1 power counter on this titan. Talent: Draw a Madness card; or give another player a Madness card from your hand."),
    ),
    revised: Revision::of(&[
        cthulhu("Special: Instead of your regular action play, you may draw two Madness cards to play this titan on a base where you have a minion. Ongoing: After you play or draw a Madness card, place a +1 power counter on this titan. Talent: Draw a Madness card OR give another player a Madness card from your hand."),
        on_base("Altar to Cthulhu", 1)
            .text("Play on a base. Ongoing: Once each turn, you may play an extra action after you play a minion here.")
            .has(an_extra_action_after_your_minion_here().limited(Limit::OncePerTurn)),
        on_base("Complete the Ritual", 1)
            .text("Play on a base. You can only play this card where you have a minion. Ongoing: At the start of your turn, place all cards here on the bottom of their owners' decks, and swap this base with the top card of the base deck.")
            .rulings(&[
                "Buried cards and actions on minions go to the bottom of decks too.",
                "Titans are set aside; monsters, treasures and what is not affected are discarded.",
            ])
            .has(only_where_you_have_a_minion())
            .has(at_start_of_your_turn(|cx| {
                let mut all = cx.all(cards().here());
                all.extend(cx.all(buried().here()));
                place_under_decks_and_swap_base(cx, &all)
            })),
    ]),
};

/// The titan, whose talent lets one choose between the same two parts in both printings: today with an OR in capitals.
const fn cthulhu(text: &'static str) -> CardDef {
    titan("Cthulhu")
        .text(text)
        .rulings(&[
            "There are no counters for the cards that you draw to play it.",
            "One for each of several that you draw together, also from your own deck.",
            "With fewer than two cards in the Madness deck it cannot be played.",
        ])
        .has(titan_instead_of(PlayKind::Action, where_it_can_rise).then_run(rise))
        .has(
            after(
                EventKind::Played,
                |eye, event| {
                    event.play().is_some_and(|play| {
                        play.by == Some(eye.you()) && eye.state.is_madness(play.card.card.card)
                    })
                },
                |cx| cx.place_counters(&[cx.this()], 1),
            )
            .while_there(),
        )
        .has(
            after(
                EventKind::Drew,
                |eye, event| madness_you_drew(eye, event) > 0,
                |cx| cx.place_counters(&[cx.this()], cx.heard(madness_you_drew)),
            )
            .while_there(),
        )
        .has(talent(
            |eye| madness_is_left(eye) || eye.any(madness().in_hand()),
            |cx| {
                cx.one_of([
                    part("Draw a Madness card", you_draw_madness).only_if(madness_is_left),
                    part("Give a Madness card to another player", give_madness)
                        .only_if(|eye| eye.any(madness().in_hand())),
                ])
            },
        ))
}

/// "After you play a minion here, you may play an extra action."
const fn an_extra_action_after_your_minion_here() -> Ability {
    extra_play_after(EventKind::Played, you_play_a_minion_here, |_, _| Permission::action())
}

/// "You can only play this card where you have a minion."
const fn only_where_you_have_a_minion() -> Ability {
    only_if(|eye, attempt| {
        attempt.at.is_some_and(|site| eye.any(minions().of(attempt.seat).at(site)))
    })
}

/// "Place ... here on the bottom of their owners' decks, and swap this base with the top card of the base deck."
fn place_under_decks_and_swap_base(cx: &mut Cx, cards: &[Ref]) -> Step {
    cx.place_under_decks(cards)?;
    cx.exchange_base(cx.here(), NewBase::Top, Keep::Nothing)
}

fn theirs_was_destroyed_here(eye: &Eye) -> bool {
    let theirs = |m: &Snapshot| eye.was_here(m) && m.controller.is_some_and(|by| by != eye.you());
    eye.happened_here().any(|event| event.minions_destroyed().any(theirs))
}

/// "Give another player a Madness card from your hand."
fn give_madness(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Place, madness().in_hand())?;
    let Some(card) = chosen.one() else { return Ok(()) };
    match cx.choose_player(&cx.other_players())? {
        Some(player) => cx.hand_over_madness(card, player),
        None => Ok(()),
    }
}

/// "You may draw two Madness cards to play this titan on a base where you have a minion."
fn where_it_can_rise(eye: &Eye) -> Vec<SiteId> {
    match two_madness_are_left(eye) {
        true => where_you_have_a_minion(eye),
        false => Vec::new(),
    }
}

/// The cards are drawn before it is there.
fn rise(cx: &mut Cx) -> Step {
    cx.spend_regular_play(PlayKind::Action);
    let sites = cx.eye().own_titan_sites();
    match cx.draw_madness(cx.you(), 2)? {
        2 => cx.play_this_titan_at(&sites).map(drop),
        _ => Ok(()),
    }
}

/// "After you ... draw a Madness card": how many at once.
fn madness_you_drew(eye: &Eye, event: &Event) -> i32 {
    match &event.what {
        Happened::Drew(seat, drawn) if *seat == eye.you() => {
            drawn.iter().filter(|card| eye.state.is_madness(card.card.card)).count() as i32
        }
        _ => 0,
    }
}
