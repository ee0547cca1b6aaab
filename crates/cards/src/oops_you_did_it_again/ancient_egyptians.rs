//! Ancient Egyptians bury cards and bring them back when nobody expects them.

use crate::idioms::*;

/// The Ancient Egyptians.
pub const ANCIENT_EGYPTIANS: FactionDef = FactionDef {
    name: "Ancient Egyptians",
    blurb: "Bury what you like beside the bases, and dig it up at the worst moment for the others.",
    colors: ["#3fc7b4", "#6b4a12"],
    cards: &[
        minion("Pharaoh", 1, 5)
            .text("Ongoing: After another card is uncovered, at whatever base, draw a card. Special: Before this base scores, you may uncover a buried card of yours here.")
            .rulings(&["Any player's card. A card for each of several."])
            .has(after(
                EventKind::Uncovered,
                |_, event| event.uncovered().is_some(),
                |cx| cx.draw(cx.you(), 1),
            ))
            .has(
                before_this_base_scores(|cx| uncover(cx, buried().yours().here()))
                    .only_when(has_one_buried_here)
                    .special()
                    .may(),
            ),
        minion("Priest of Anubis", 2, 4)
            .text("Ongoing: This minion has +2 power while you have a buried card here.")
            .rulings(&["Several buried cards give no more."])
            .has(power(|eye, minion| match minion == eye.this() && has_one_buried_here(eye) {
                true => 2,
                false => 0,
            })),
        minion("Pyramid Engineer", 3, 3)
            .text("You may uncover a buried card of yours here. Talent: Bury one of the cards in your hand here.")
            .on_play(|cx| uncover(cx, buried().yours().here().may()))
            .has(talent(|eye| eye.has_hand(), |cx| bury_from_hand(cx, cards().in_hand(), cx.here()))),
        minion("Mummy", 4, 2)
            .text("Special: After this base scores, you may bury this minion at another base.")
            .rulings(&[
                "At once, before the cards here are discarded: it goes to no discard pile.",
                "Not at the base that replaces this one.",
                "Not if it is itself still buried.",
            ])
            .has(
                after_this_base_scores(mummy)
                    .only_when(|eye| !eye.other_sites(eye.this()).is_empty())
                    .special()
                    .may(),
            ),
        on_minion("Ancient Curse", 2, minions())
            .text("Play on a minion. You may remove a +1 power counter from this minion. Ongoing: This minion has -2 power.")
            .on_play(|cx| {
                let cursed = cards().with_counters().may();
                let chosen = cx.choose_from(Why::CountersFrom, &cx.wearer(), cursed)?;
                cx.remove_counters(&chosen, 1)?;
                Ok(())
            })
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { -2 } else { 0 })),
        action("Blessing of Anubis", 1)
            .text("Bury this card. Special: When it is uncovered, each of your minions here gains +2 power until the end of the turn.")
            .rulings(&[
                "You show it as you bury it, at a base of your choice.",
                "Uncovered, it is played again, but not buried again.",
                "Minions that come later do not gain the power.",
            ])
            .raises_uncovered()
            .remains()
            .on_play(bury_this)
            .has(when_uncovered(|cx| give_power(cx, minions().yours().here().each(), 2))),
        action("Lost Knowledge", 1)
            .text("Bury a card from your hand OR uncover one of your buried cards. Special: Before a base scores, you may play this card.")
            .rulings(&["At any base, also if it is played before another one scores."])
            .on_play(lost_knowledge)
            .has(before_a_base_scores(lost_knowledge).special_from_hand()),
        action("Mummy Strength", 1)
            .text("One of your minions at a base with a buried card gains +4 power until the end of the turn, or one of your minions gains +2 power until the end of the turn.")
            .rulings(&["Whoever buried the card.", "Judged once: what is buried or uncovered later changes nothing."])
            .raises()
            .on_play(|cx| {
                let above = minions().yours().that(has_one_buried_below);
                cx.one_of([
                    part("+4 power, at a base with a buried card", |cx| give_power(cx, above, 4))
                        .only_if(move |eye| eye.any(above))
                        .raising(),
                    part("+2 power, at any base", |cx| give_power(cx, minions().yours(), 2))
                        .raising(),
                ])
            }),
        action("Plague of Locusts", 1)
            .text("Choose a base. Each minion of other players there has -1 power until the end of the turn. Special: Before a base scores, you may play this card.")
            .rulings(&[
                "Any base, also if it is played before another one scores.",
                "Minions that come later keep their power.",
            ])
            .affects(minions().of_others())
            .on_play(plague_of_locusts)
            .has(before_a_base_scores(plague_of_locusts).special_from_hand()),
        action("Seal the Tomb", 1)
            .text("Bury up to two cards from your hand at one base OR uncover up to two of your buried cards at one base.")
            .rulings(&["Both cards to uncover are chosen before the first of them is played."])
            .on_play(seal_the_tomb),
        action("Tomb Trap", 2)
            .text("Bury this card. Special: When it is uncovered, you may destroy a minion of power 4 or less here.")
            .rulings(&[
                "You show it as you bury it, at a base of your choice.",
                "Uncovered, it is played again, but not buried again.",
            ])
            .remains()
            .on_play(bury_this)
            .has(when_uncovered(|cx| destroy(cx, minions().here().power_at_most(4).may()))),
        action("You Can Take It With You", 1)
            .text("Bury this card. Special: When it is uncovered, draw three cards.")
            .rulings(&[
                "You show it as you bury it, at a base of your choice.",
                "Uncovered, it is played again, but not buried again.",
            ])
            .remains()
            .on_play(bury_this)
            .has(when_uncovered(|cx| cx.draw(cx.you(), 3))),
    ],
    titan: Some(
        titan("Sphinx")
            .text("Special: At the start of your turn, you may play this titan at a base where you have a buried card, if you return that to your hand. Special: After a base scores while this titan is in play, you may return one of your cards that are buried there to your hand. Talent: Bury a card from your hand here.")
            .rulings(&[
                "Instead of uncovering a card, or beside that.",
                "This titan may be at any base.",
                "Not a buried monster, which no hand can hold.",
            ])
            .has(
                titan_at(
                    Window::StartOfTurn,
                    |eye| !eye.not_your_turn() && eye.your_hand_is_open(),
                    |eye| eye.sites_where(|eye, site| eye.any(TREASURED.at(site))),
                )
                .then_run(sphinx),
            )
            .has(
                after_a_base_scores(|cx| {
                    let chosen = cx.choose(Why::Return, TREASURED.at(cx.there()))?;
                    cx.take_into_hand(&chosen, cx.you())?;
                    Ok(())
                })
                .only_when(|eye| eye.scoring_site().is_some_and(|site| eye.any(TREASURED.at(site))))
                .special()
                .may(),
            )
            .has(talent(
                |eye| eye.has_hand(),
                |cx| bury_from_hand(cx, cards().in_hand(), cx.here()),
            )),
    ),
    revised: Revision::of(&[
    action("Mummy Strength", 1)
        .text("Choose one of your minions. It gains +4 power until the end of the turn if a card is buried at its base, otherwise +2 power.")
        .rulings(&["Whoever buried the card.", "Judged once: what is buried or uncovered later changes nothing."])
        .raises()
        .on_play(|cx| {
            let chosen = cx.choose(Why::Choose, minions().yours())?;
            let eye = cx.eye();
            let above = chosen.one().is_some_and(|m| has_one_buried_below(&eye, m.card));
            cx.give_power(&chosen, if above { 4 } else { 2 }, cx.end_of_turn())
        }),
    ]),
};

/// "... a buried card of yours here."
fn has_one_buried_here(eye: &Eye) -> bool {
    eye.any(buried().yours().here())
}

/// "... at a base with a buried card", of a minion.
fn has_one_buried_below(eye: &Eye, minion: CardId) -> bool {
    eye.state.site_of(minion).is_some_and(|site| eye.any(buried().at(site)))
}

/// "Uncover ..."
fn uncover(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Uncover, which)?;
    cx.uncover(&chosen)?;
    Ok(())
}

/// "Bury this minion at another base.": before it could be discarded.
fn mummy(cx: &mut Cx) -> Step {
    let this = cx.this();
    if let Some(site) = cx.choose_site(Why::BuryAt(this.card), &cx.other_sites(this))? {
        cx.bury(&[this], site)?;
    }
    Ok(())
}

/// "Bury ... from your hand": at one base, which is chosen first, since all see it.
fn bury_at_a_base(cx: &mut Cx, which: Select) -> Step {
    match cx.choose_base(|_, _| true)? {
        Some(site) => bury_from_hand(cx, which, site),
        None => Ok(()),
    }
}

/// "Bury a card from your hand, or uncover one of your buried cards."
fn lost_knowledge(cx: &mut Cx) -> Step {
    let (hand, yours) = (cards().in_hand(), buried().yours());
    cx.one_of([
        part("Bury a card from your hand", |cx| bury_at_a_base(cx, hand))
            .only_if(|eye| eye.has_hand()),
        part("Uncover one of your buried cards", |cx| uncover(cx, yours))
            .only_if(move |eye| eye.any(yours)),
    ])
}

/// "Choose a base. Each minion of other players there has -1 power until the end of the turn."
fn plague_of_locusts(cx: &mut Cx) -> Step {
    match cx.choose_base(|_, _| true)? {
        Some(site) => give_power(cx, minions().of_others().at(site).each(), -1),
        None => Ok(()),
    }
}

/// "Bury up to two cards from your hand at one base, or uncover up to two of your buried cards at one base."
fn seal_the_tomb(cx: &mut Cx) -> Step {
    cx.one_of([
        part("Bury up to two cards from your hand", |cx| {
            bury_at_a_base(cx, cards().in_hand().up_to(2))
        })
        .only_if(|eye| eye.has_hand()),
        part("Uncover up to two of your buried cards", |cx| {
            match cx.choose_base(|eye, site| eye.any(buried().yours().at(site)))? {
                Some(site) => uncover(cx, buried().yours().at(site).up_to(2)),
                None => Ok(()),
            }
        })
        .only_if(|eye| eye.any(buried().yours())),
    ])
}

/// "One of your buried cards", of one that can be in a hand.
const TREASURED: Select = buried().yours().that(|eye, card| !eye.is_monster(card));

/// "Return one of your buried cards to your hand to play this titan at its base."
fn sphinx(cx: &mut Cx) -> Step {
    let sites = cx.eye().own_titan_sites();
    let mut found = cx.all(TREASURED);
    found.retain(|&card| sites.contains(&cx.site_of(card)));
    let chosen = cx.choose_from(Why::Return, &found, cards())?;
    let Some(card) = chosen.one() else { return Ok(()) };
    let there = cx.site_of(card);
    if !cx.take_into_hand(&chosen, cx.you())?.is_empty() {
        cx.play_this_titan_at(&[there])?;
    }
    Ok(())
}
