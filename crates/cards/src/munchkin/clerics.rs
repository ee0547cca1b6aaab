//! Clerics bless everybody, curse a few, and bring back what was lost, if chance wills it.

use crate::idioms::*;

/// The Clerics.
pub const CLERICS: FactionDef = FactionDef {
    name: "Clerics",
    blurb: "Bless the many, curse the few, and trust in chance to give back what you have lost.",
    colors: ["#fff4b8", "#7a5a12"],
    cards: &[
        minion("Cardinal", 1, 5)
            .text("Talent: If you have at least five cards in your discard pile, place two of them at random into your hand.")
            .has(talent(|eye| eye.discard(eye.you()).len() >= 5, take_two_at_random)),
        minion("Deep Friar", 2, 4)
            .text("Special: After this base scores, instead of the discard pile you may move another minion of yours from here to another base.")
            .rulings(&[
                "It moves when the cards leave, before the new base is there: it cannot go to that one.",
                "Not if this Deep Friar is itself to go elsewhere: so two of them cannot save each other.",
            ])
            .has(
                after_this_base_scores(|cx| move_instead_of_discard(cx, yours_there().other()))
                    .only_when(may_save_another)
                    .special()
                    .may(),
            ),
        minion("Turner", 3, 3)
            .text("Destroy an undead monster here OR shuffle a minion into your deck, at random from your discard pile.")
            .rulings(&[
                "Only monsters that say so are undead, whatever a faction looks like.",
                "You cannot choose what cannot be done.",
            ])
            .on_play(turner),
        minion("Holy Roller", 4, 2)
            .text("You may shuffle one card of your discard pile into your deck.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::ShuffleIn, cards().in_discard().may())?;
                cx.shuffle_in(&chosen)?;
                Ok(())
            }),
        on_base("Bin and Gone", 1)
            .text("Play on a base. Ongoing: After another base scores, instead of the discard pile you may move one of your minions there to here.")
            .rulings(&["It moves when the cards of the scored base leave."])
            .has(
                at(
                    Window::AfterScoring,
                    |eye| !eye.scores_here(),
                    |cx| {
                        let chosen = cx.choose(Why::Move, yours_there())?;
                        cx.instead_of_discard(&chosen, To::Site(cx.here()))
                    },
                )
                .only_when(|eye| eye.any(yours_there()))
                .may(),
            ),
        action("Collection Plate", 2)
            .text("Place two cards at random from your discard pile into your hand.")
            .rulings(&["This card is not there yet."])
            .on_play(take_two_at_random),
        on_minion("Curse of Imprisonment", 1, minions())
            .text("Play on a minion. Ongoing: This minion's abilities are cancelled.")
            .rulings(&["Also those that an action has given it, but not what actions on it do."])
            .has(cancels_wearer()),
        on_minion("Curse of Uselessness", 1, minions())
            .text("Play on a minion. Ongoing: This minion adds no power to its base.")
            .rulings(&[
                "It still has its power, which does not count for breaking the base or for its award.",
                "A monster does not add to the breakpoint.",
                "If it is your only minion there your total is 0. That can still be one of the three highest.",
            ])
            .has(adds_nothing(|eye, minion| eye.wearer() == Some(minion))),
        action("Good Habits", 1)
            .text("Each minion gains +1 power until the end of the turn.")
            .rulings(&[
                "Everybody's, and monsters, too.",
                "Minions that come later do not gain the power.",
            ])
            .raises()
            .affects(minions())
            .on_play(|cx| give_power(cx, minions().each(), 1)),
        action("Join the Club", 2)
            .text("Choose a base. Each minion there gains +1 power until the end of the turn.")
            .rulings(&[
                "Everybody's, and monsters, too.",
                "Minions that come later do not gain the power.",
            ])
            .raises()
            .affects(minions())
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => give_power(cx, minions().at(site).each(), 1),
                None => Ok(()),
            }),
        action("Remove Curse", 1)
            .text("Destroy an action played on a base or a minion.")
            .on_play(|cx| destroy(cx, actions())),
        action("Word of Recall", 1)
            .text("Choose a random action in each other player's discard pile. You may play one of them as an extra action. The others stay there.")
            .rulings(&[
                "It is played at once. One that cannot be played now cannot be chosen.",
                "You control it, and \"you\" in its text is you. When it is done it goes to its owner's discard pile.",
            ])
            .on_play(word_of_recall),
    ],
    titan: None,
    revised: Revision::of(&[
    minion("Cardinal", 1, 5)
        .text("Talent: If you have at least five cards in your discard pile, draw two of them at random.")
        .has(talent(|eye| eye.discard(eye.you()).len() >= 5, draw_two_at_random)),
    minion("Deep Friar", 2, 4)
        .text("Special: After this base scores, you may move another of your minions here to another base.")
        .rulings(&["It moves at once, before the cards leave and the new base is there: a Deep Friar that was moved moves nobody."])
        .has(
            after_this_base_scores(|cx| move_elsewhere(cx, minions().yours().here().other()))
                .only_when(|eye| {
                    let another = eye.any(minions().yours().here().other());
                    another && !eye.other_sites(eye.this()).is_empty()
                })
                .special()
                .may(),
        ),
    minion("Turner", 3, 3)
        .text("You may play an undead monster off the top of the monster deck on any base. Ongoing: During your turn, undead monsters here that nobody controls have -2 power.")
        .rulings(&[
            "Monsters are revealed until there is an undead one. You choose the base as you see it. The others are shuffled into the monster deck.",
            "Only monsters that say so are undead, whatever a faction looks like.",
        ])
        .on_play(|cx| match is_left(&cx.eye(), Home::Monsters) && cx.yes()? {
            true => cx.play_monster_off_the_top(monsters().undead()),
            false => Ok(()),
        })
        .has(power(|eye, minion| if is_turned(eye, minion) { -2 } else { 0 })),
    minion("Holy Roller", 4, 2)
        .text("Shuffle a card of your discard pile into your deck OR shuffle up to two cards of your hand into your deck and draw as many cards.")
        .rulings(&["You draw nothing for a card of your discard pile."])
        .on_play(holy_roller),
    on_base("Bin and Gone", 1)
        .text("Play on a base. Ongoing: You may move one of your minions from another base to here after that base scores.")
        .rulings(&["It moves at once, before the cards of the scored base leave."])
        .has(
            at(
                Window::AfterScoring,
                |eye| !eye.scores_here(),
                |cx| move_here(cx, minions().yours().there()),
            )
            .only_when(|eye| eye.any(minions().yours().there()))
            .may(),
        ),
    action("Collection Plate", 2)
        .text("If you have at least three cards in your discard pile, draw two of them at random.")
        .rulings(&["This card is not there yet."])
        .on_play(|cx| match cx.eye().discard(cx.you()).len() >= 3 {
            true => draw_two_at_random(cx),
            false => Ok(()),
        }),
    on_minion("Curse of Imprisonment", 1, minions())
        .text("Play on a minion. Ongoing: This minion's abilities are cancelled, and it cannot be moved.")
        .rulings(&[
            "Also the abilities that an action has given it, but not what actions on it do.",
            "Nobody's card moves it, its controller's included.",
        ])
        .has(cancels_wearer())
        .has(protects(|eye, card, effect| {
            eye.wearer() == Some(card) && effect.kind == EffectKind::Move
        })),
    action("Divine Intervention", 1)
        .text("Play an extra action or an extra minion of power 2 or less. Place a stasis counter on this card, unless you play it from stasis.")
        .rulings(&[IN_STASIS, FROM_STASIS, "You choose at once which of the two; in your Play Cards phase the play itself may wait."])
        .remains()
        .on_play(|cx| {
            cx.one_of([
                part("Play an extra action", |cx| cx.extra_play(Permission::action())),
                part("Play an extra minion", |cx| {
                    cx.extra_play(Permission::minion().power_at_most(2))
                }),
            ])?;
            match cx.eye().came_from_stasis() {
                true => Ok(()),
                false => place_this_in_stasis(cx),
            }
        }),
    action("Good Habits", 2)
        .text("Each player's minions gain +1 power until the end of the turn OR, unless you play this card from stasis, place a stasis counter on it.")
        .rulings(&[
            IN_STASIS,
            "Not monsters that nobody controls.",
            "Minions that come later do not gain the power.",
        ])
        .raises()
        .affects(PLAYERS_MINIONS)
        .on_play(|cx| {
            cx.one_of([
                part("Minions gain +1 power", |cx| give_power(cx, PLAYERS_MINIONS.each(), 1))
                    .raising(),
                part("Place a stasis counter on it", place_this_in_stasis)
                    .only_if(|eye| !eye.came_from_stasis()),
            ])
        }),
    action("Join the Club", 1)
        .text("Until the end of the turn, take control of any undead monster, or of a minion of power 3 or less. Special: If this card would leave your discard pile, you may place a stasis counter on it instead.")
        .rulings(&[
            IN_STASIS,
            "Also a monster of power 3 or less. Only monsters that say so are undead.",
            "Also if your discard pile is about to become your deck, or somebody would play this card from there.",
        ])
        .affects(minions().that(|eye, minion| joins(eye, minion) && !eye.is_yours(minion)))
        .on_play(|cx| {
            let chosen = cx.choose(Why::Choose, minions().that(joins))?;
            cx.take_control(&chosen, cx.you(), cx.end_of_turn())
        })
        .has(
            instead(
                EffectKind::LeavePile,
                |eye, card| card == eye.this(),
                |cx, card| Ok(!cx.place_in_stasis(&[card], 1)?.is_empty()),
            )
            .special()
            .may()
            .from_discard(),
        ),
    action("Reverse Curse", 1)
        .text("Move one of your minions to another base. Then you may transfer or destroy an action at its new base.")
        .rulings(&[
            "An action on a minion there is at that base, too, also one on the minion that moved.",
            "From a minion it is transferred to another minion, from the base to another base.",
            "If no minion of yours moves, there is no new base.",
        ])
        .affects(minions())
        .on_play(reverse_curse),
    ])
    .without(&["Remove Curse", "Word of Recall"]),
};

/// What stasis is, in a sentence.
const IN_STASIS: &str = "The stasis counter places the card in stasis.";

/// How an action is read that does not go into stasis again.
const FROM_STASIS: &str = "Played from stasis it is discarded after that.";

/// "All players' minions": not what nobody controls.
const PLAYERS_MINIONS: Select =
    minions().that(|eye, minion| eye.state.card(minion).controller.is_some());

/// "Any undead monster, or a minion of power 3 or less": whoever controls it.
fn joins(eye: &Eye, minion: CardId) -> bool {
    eye.is_undead(minion) || eye.state.power(minion) <= 3
}

/// "This minion's abilities are cancelled.", of the minion an action is on.
const fn cancels_wearer() -> Ability {
    cancels(|eye, card| eye.wearer() == Some(card))
}

/// "Two random cards from your discard pile."
fn two_at_random(cx: &mut Cx) -> Vec<Ref> {
    cx.random_of(&cx.all(cards().in_discard()), 2)
}

/// "Place two random cards from your discard pile into your hand."
fn take_two_at_random(cx: &mut Cx) -> Step {
    let two = two_at_random(cx);
    cx.place_in_hand(&two)?;
    Ok(())
}

/// "Draw two of them at random."
fn draw_two_at_random(cx: &mut Cx) -> Step {
    let two = two_at_random(cx);
    cx.draw_from(&two)
}

/// "You may move another of your minions here to another base": not any more if this one is to go elsewhere itself.
fn may_save_another(eye: &Eye) -> bool {
    let this = eye.this();
    !eye.state.has_fate(this) && eye.any(yours_there().other()) && !eye.other_sites(this).is_empty()
}

/// "Destroy an undead monster here, or shuffle in a random minion."
fn turner(cx: &mut Cx) -> Step {
    let (undead, fallen) = (monsters().undead().here(), minions().in_discard());
    let (turns, blesses) = (cx.eye().any(undead), cx.eye().any(fallen));
    cx.one_of([
        part("Destroy an undead monster", |cx| destroy(cx, undead)).only_if(move |_| turns),
        part("Shuffle in a random minion", |cx| {
            let one = cx.random_of(&cx.all(fallen), 1);
            cx.shuffle_in(&one).map(drop)
        })
        .only_if(move |_| blesses),
    ])
}

/// "A random action in each other player's discard pile. You may play one of them ..."
fn word_of_recall(cx: &mut Cx) -> Step {
    let mut found = Vec::new();
    for player in cx.other_players() {
        found.extend(cx.random_of(&cx.all(actions().in_discard().of(player)), 1));
    }
    cx.reveal(&found);
    may_play_extra_action(cx, &found)?;
    Ok(())
}

/// "During your turn, uncontrolled undead monsters here": whether one is.
fn is_turned(eye: &Eye, minion: CardId) -> bool {
    !eye.not_your_turn()
        && eye.is_undead(minion)
        && eye.state.card(minion).controller.is_none()
        && eye.is_here(minion)
}

/// "Shuffle in a card from your discard pile, or up to two from your hand, and draw the same number."
fn holy_roller(cx: &mut Cx) -> Step {
    let fallen = cx.eye().any(cards().in_discard());
    cx.one_of([
        part("Shuffle in a card of your discard pile", |cx| shuffle_in(cx, cards().in_discard()))
            .only_if(move |_| fallen),
        part("Shuffle in cards of your hand", |cx| {
            let chosen = cx.choose(Why::ShuffleIn, cards().in_hand().up_to(2))?;
            let n = cx.shuffle_in(&chosen)?.len() as i32;
            cx.draw(cx.you(), n)
        }),
    ])
}

/// "Place a stasis counter on this card."
fn place_this_in_stasis(cx: &mut Cx) -> Step {
    cx.place_in_stasis(&[cx.this()], 1).map(drop)
}

/// "Move one of your minions, then you may transfer or destroy an action at its new base."
fn reverse_curse(cx: &mut Cx) -> Step {
    let Some(minion) = cx.choose(Why::Move, minions().yours())?.one() else { return Ok(()) };
    let wearers = |cx: &Cx, site| {
        let there = cx.all(actions().at(site)).into_iter();
        there.flat_map(|action| cx.other_wearers(action)).collect()
    };
    let sites = cx.other_sites(minion);
    let Some(to) = cx.choose_site_toward(Why::MoveTo(minion.card), &sites, wearers)? else {
        return Ok(());
    };
    if cx.move_to(&[minion], to)?.is_empty() {
        return Ok(());
    }
    let there = actions().at(cx.site_of(minion)).may();
    let chosen = cx.choose_toward(Why::Choose, there, |cx, action| cx.other_wearers(action))?;
    let Some(action) = chosen.one() else { return Ok(()) };
    let transferable = match is_on_a_minion(&cx.eye(), action.card) {
        true => !cx.other_wearers(action).is_empty(),
        false => !cx.other_sites(action).is_empty(),
    };
    cx.one_of([
        part("Transfer it", |cx| transfer_elsewhere(cx, action))
            .affecting(minions())
            .only_if(move |_| transferable),
        part("Destroy it", |cx| cx.destroy(&[action]).map(drop)),
    ])
}
