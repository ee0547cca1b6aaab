//! Dwarves want treasures, hang them all over themselves, and dig out again what others throw away.

use super::idioms::*;

/// The Dwarves.
pub const DWARVES: FactionDef = FactionDef {
    name: "Dwarves",
    blurb: "Get your hands on every treasure, wear as many as you can, and grow by each of them.",
    colors: ["#c77f4a", "#33302e"],
    cards: &[
        minion("Dwarf King", 1, 5)
            .text("Ongoing: If a treasure on one of your minions would go to the discard pile, place it into your hand instead.")
            .rulings(&[
                "Whoever controls the treasure, and at any base.",
                "Also when the minion leaves play, the Dwarf King himself included.",
                "A treasure that was destroyed has been destroyed all the same.",
            ])
            .has(goes(|eye, going| {
                is_treasure_on_yours(eye, going.card.card).then(|| To::TreasureTo(eye.you()))
            })),
        minion("Loot Lover", 2, 4)
            .text("Ongoing: This minion has +2 power for each treasure on it.")
            .rulings(&["Whoever controls the treasure."])
            .has(power(|eye, minion| {
                if minion == eye.this() { 2 * treasures_on(eye, minion) } else { 0 }
            })),
        minion("Gold Digger", 3, 3)
            .text("Talent: Place a treasure from the treasure discard pile into your hand.")
            .has(talent(
                |eye| !eye.state.discard(Home::Treasures).is_empty(),
                take_discarded_treasure,
            )),
        minion("Gem Grabber", 4, 2)
            .text("Ongoing: If there is a treasure on this minion, it has +2 power.")
            .rulings(&["Not more for several treasures. Whoever controls the treasure."])
            .has(power(|eye, minion| {
                if minion == eye.this() && treasures_on(eye, minion) > 0 { 2 } else { 0 }
            })),
        action("Anything for Money", 1)
            .text("Discard any number of cards. Draw a treasure for each of them.")
            .rulings(&["All are discarded before you draw."])
            .on_play(|cx| {
                let chosen = cx.choose(Why::Discard, cards().in_hand().any_number())?;
                let n = cx.discard(&chosen)?.len();
                cx.draw_treasures(cx.you(), n)?;
                Ok(())
            }),
        action("Cash Out", 1)
            .text("Play up to three treasures from your hand as extra cards.")
            .rulings(&[
                "At once, one after the other.",
                "Also one that you have drawn by another of them.",
            ])
            .on_play(cash_out),
        action("Cunning Plan", 1)
            .text("Special: Before a base scores, draw a treasure. You may play it as an extra card.")
            .rulings(&["It is played at once, anywhere, or kept."])
            .has(
                before_a_base_scores(|cx| {
                    let drawn = cx.draw_treasures(cx.you(), 1)?;
                    may_play_extra(cx, &drawn)?;
                    Ok(())
                })
                .special_from_hand(),
            ),
        action("Greed is Good", 2)
            .text("Draw a treasure OR place a treasure from the treasure discard pile into your hand. Play an extra action.")
            .on_play(|cx| {
                let discarded = !cx.treasure_pile().is_empty();
                cx.one_of([
                    part("Draw a treasure", |cx| cx.draw_treasures(cx.you(), 1).map(drop)),
                    part("Take a treasure from the discard pile", take_discarded_treasure)
                        .only_if(move |_| discarded),
                ])?;
                cx.extra_play(Permission::action())
            }),
        action("Hidden Assets", 2)
            .text("Place the top three cards of the treasure deck into its discard pile. Draw a card. Play an extra action.")
            .rulings(&["An empty treasure deck is made anew from the discard pile, also in the middle."])
            .on_play(|cx| {
                let top = cx.take_off_the_top(Home::Treasures, 3)?;
                cx.place_in_discard(&top)?;
                cx.draw(cx.you(), 1)?;
                cx.extra_play(Permission::action())
            }),
        action("Mine!", 1)
            .text("Search the treasure deck for a card that can be played on a minion. Play it as an extra action, on one of your minions. Shuffle the treasure deck.")
            .rulings(&["If you have no minion, you find nothing."])
            .on_play(|cx| mine(cx, minions().yours())),
        action("No! My Precious!", 1)
            .text("Destroy an action on a minion. If it is a treasure, play an extra action.")
            .rulings(&["Also if the treasure could not be destroyed."])
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, ON_MINIONS)?;
                cx.destroy(&chosen)?;
                match chosen.iter().any(|action| cx.eye().is_treasure(action.card)) {
                    true => cx.extra_play(Permission::action()),
                    false => Ok(()),
                }
            }),
        action("Salvage", 1)
            .text("Special: Before a base scores, play a treasure from the treasure discard pile on one of your minions there.")
            .rulings(&["Only a treasure that can be played on a minion."])
            .has(
                before_a_base_scores(|cx| {
                    play_discarded_treasure_on(cx, minions().yours().there(), cards())
                })
                .special_from_hand(),
            ),
    ],
    titan: None,
    revised: Revision::of(&[
    minion("Dwarf King", 1, 5)
        .text("Talent: Shuffle a treasure of your hand into the treasure deck to play an extra minion of power 3 or less OR shuffle a card of the treasure discard pile into the treasure deck to draw a minion off the top of your deck.")
        .rulings(&[
            "In your Play Cards phase the minion itself may wait.",
            "You reveal cards of your deck until there is a minion, and shuffle the others into it.",
        ])
        .has(talent(|eye| gives_a_treasure(eye) || finds_a_minion(eye), dwarf_king)),
    minion("Gem Grabber", 4, 2)
        .text("Discard two cards from the top of the treasure deck. Draw one of them if it is an action that can be played on a minion.")
        .rulings(&["If both are, you choose one.", "A treasure that is a minion is no action."])
        .on_play(gem_grabber),
    action("Anything for Money", 1)
        .text("Discard any number of cards. Draw a card for each treasure among them, and a treasure for each other card.")
        .rulings(&["All are discarded before you draw."])
        .on_play(anything_for_money),
    action("Greed is Good", 2)
        .text("Draw a treasure; or draw a treasure from the treasure discard pile. Play an extra action.")
        .on_play(|cx| {
            let discarded = !cx.treasure_pile().is_empty();
            cx.one_of([
                part("Draw a treasure", |cx| cx.draw_treasures(cx.you(), 1).map(drop)),
                part("Draw one from the discard pile", |cx| {
                    let chosen = cx.choose_from(Why::Take, &cx.treasure_pile(), cards())?;
                    cx.draw_from(&chosen)
                })
                .only_if(move |_| discarded),
            ])?;
            cx.extra_play(Permission::action())
        }),
    action("Hidden Assets", 2)
        .text("Discard the top three cards of the treasure deck. Draw a card. Play an extra action.")
        .rulings(&["An empty treasure deck is made anew from the discard pile, also in the middle."])
        .on_play(|cx| {
            discard_treasures(cx, 3)?;
            cx.draw(cx.you(), 1)?;
            cx.extra_play(Permission::action())
        }),
    on_base("Cunning Plan", 1)
        .text("Play on a base. Ongoing: Once on each of your turns, instead of playing a card, you may increase or reduce the breakpoint of this base by 4 until the start of your next turn.")
        .rulings(&[
            "It uses up a play of a minion or of an action: the regular one, or an extra one that is for any such card.",
            "It lasts, whatever becomes of this card.",
        ])
        .has(on_your_turn(
            |eye| eye.can_use_play(PlayKind::Minion) || eye.can_use_play(PlayKind::Action),
            cunning_plan,
        )),
    action("Mine!", 1)
        .text("Search the treasure deck for an action that can be played on a minion, and play it as an extra action. Shuffle the treasure deck.")
        .rulings(&["On anybody's minion. If there is no minion, you find nothing."])
        .on_play(|cx| mine(cx, minions())),
    action("No! My Precious!", 1)
        .text("Destroy an action. Play an extra action. Special: After a base has scored and its treasures are revealed, draw one of them instead, before the others are taken.")
        .rulings(&[
            "You play the extra action also if no action was destroyed.",
            "By its Special it is played for this alone, also if you have neither a minion nor power there.",
        ])
        .on_play(|cx| {
            destroy(cx, actions())?;
            cx.extra_play(Permission::action())
        })
        .has(at(Window::Loot, always, take_shown_treasure).special_from_hand()),
    action("Salvage", 1)
        .text("Special: Before a base scores, choose one of your minions there, and play an action of the treasure discard pile on it. You may use that action's talent.")
        .rulings(&["Only one that can be played on a minion.", "The talent is used at once, before the base scores."])
        .has(before_a_base_scores(salvage).special_from_hand()),
    ]),
};

/// "Shuffle a treasure from your hand into the treasure deck": whether you have one.
fn gives_a_treasure(eye: &Eye) -> bool {
    eye.any(treasures().in_hand())
}

/// "Shuffle a card from the treasure discard pile ... to draw a minion off the top of your deck": whether both can be done.
fn finds_a_minion(eye: &Eye) -> bool {
    !eye.state.discard(Home::Treasures).is_empty() && eye.state.can_draw(eye.you())
}

/// "Shuffle a treasure in to play a minion, or one from the discard pile to draw a minion."
fn dwarf_king(cx: &mut Cx) -> Step {
    cx.tells_of_hand(cx.you());
    cx.one_of([
        part("Play an extra minion", |cx| {
            let given = cx.choose(Why::ShuffleIn, treasures().in_hand())?;
            if cx.place_on_own_deck(&given)?.is_empty() {
                return Ok(());
            }
            cx.shuffle(Home::Treasures);
            cx.extra_play(Permission::minion().power_at_most(3))
        })
        .only_if(gives_a_treasure),
        part("Draw a minion off the top", |cx| {
            let given = cx.choose_from(Why::ShuffleIn, &cx.treasure_pile(), cards())?;
            match cx.shuffle_in(&given)?.is_empty() {
                true => Ok(()),
                false => draw_off_the_top(cx, minions()),
            }
        })
        .only_if(finds_a_minion),
    ])
}

/// "If one of them is an action that can be played on a minion, draw it.": from where it lies now.
fn gem_grabber(cx: &mut Cx) -> Step {
    let top = cx.take_off_the_top(Home::Treasures, 2)?;
    cx.discard(&top)?;
    let discarded: Vec<Ref> = top.iter().map(|&card| cx.now(card)).collect();
    let found = cx.among(&discarded, actions().that(goes_on_a_minion));
    let chosen = cx.choose_from(Why::Take, &found, cards())?;
    cx.draw_from(&chosen)
}

/// "For each treasure card discarded, draw a card. For each other card discarded, draw a treasure card."
fn anything_for_money(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Discard, cards().in_hand().any_number())?;
    let discarded = cx.discard(&chosen)?;
    let is_treasure = |card: &&Snapshot| cx.eye().is_treasure(card.card.card);
    let treasures = discarded.iter().filter(is_treasure).count();
    cx.draw(cx.you(), treasures as i32)?;
    cx.draw_treasures(cx.you(), discarded.len() - treasures)?;
    Ok(())
}

/// "Instead of playing a card, you may increase or decrease the breakpoint of this base by 4 until the start of your turn."
fn cunning_plan(cx: &mut Cx) -> Step {
    let (here, until) = (cx.here(), cx.start_of_your_next_turn());
    cx.one_of([
        part("Instead of playing a minion", |cx| {
            cx.use_play(PlayKind::Minion);
            Ok(())
        })
        .only_if(|eye| eye.can_use_play(PlayKind::Minion)),
        part("Instead of playing an action", |cx| {
            cx.use_play(PlayKind::Action);
            Ok(())
        })
        .only_if(|eye| eye.can_use_play(PlayKind::Action)),
    ])?;
    cx.one_of([
        part("Increase it by 4", |cx| cx.change_breakpoint(here, 4, until)),
        part("Reduce it by 4", |cx| cx.change_breakpoint(here, -4, until)),
    ])
}

/// "Play an action from the treasure discard pile on one of your minions there. You may use a talent on that action."
fn salvage(cx: &mut Cx) -> Step {
    let yours = minions().yours().there();
    let found = playable_on(cx, &cx.treasure_pile(), yours);
    let Some(action) = cx.choose_from(Why::PlayThis, &found, cards())?.one() else {
        return Ok(());
    };
    play_on_one_of(cx, action, yours)?;
    let played = cx.now(action);
    match cx.eye().has_talent(played) && cx.yes()? {
        true => cx.use_talent_again(played),
        false => Ok(()),
    }
}

/// "A treasure on one of your minions."
fn is_treasure_on_yours(eye: &Eye, card: CardId) -> bool {
    match eye.state.card(card).zone {
        Zone::On(minion) => eye.is_treasure(card) && eye.is_yours(minion),
        _ => false,
    }
}

/// One after the other: the first may bring in the next.
fn cash_out(cx: &mut Cx) -> Step {
    for _ in 0..3 {
        let hoard = cx.all(treasures().in_hand());
        if !may_play_extra(cx, &hoard)? {
            break;
        }
    }
    Ok(())
}

/// "Search the treasure deck for an action that can be played on a minion, and play it.": on one of these minions.
fn mine(cx: &mut Cx, which: Select) -> Step {
    let deck = cx.search(Home::Treasures)?;
    let found = playable_on(cx, &deck, which);
    if let Some(treasure) = cx.choose_from(Why::Search, &found, cards())?.one() {
        play_on_one_of(cx, treasure, which)?;
    }
    cx.shuffle(Home::Treasures);
    Ok(())
}
