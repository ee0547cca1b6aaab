//! Skeletons come out of the ground, and go back into it.

use super::idioms::*;

/// The Skeletons.
pub const SKELETONS: FactionDef = FactionDef {
    name: "Skeletons",
    blurb: "Bury your dead, and let them come back when they are needed.",
    colors: ["#d9d2b8", "#3b3350"],
    cards: &[
        minion("Lord of Bones", 1, 5)
            .text("Ongoing: You may place a +1 power counter on each other minion that is uncovered. Talent: Bury a card from your hand here; or uncover one of your cards that are buried here.")
            .rulings(&["Any player's minion, at whatever base, once it has been played."])
            .has(grows_from_the_grave(|eye, event| {
                minion_uncovered(event)
                    && event.play().is_some_and(|play| !eye.was_this(play.card))
            }))
            .has(talent(
                |eye| eye.has_hand() || eye.any(buried().yours().here()),
                |cx| {
                    cx.one_of([
                        part("Bury a card", |cx| bury_from_hand(cx, cards().in_hand(), cx.here()))
                            .only_if(|eye| eye.has_hand()),
                        part("Uncover a card", |cx| uncover(cx, buried().yours().here()).map(drop))
                            .only_if(|eye| eye.any(buried().yours().here())),
                    ])
                },
            )),
        minion("Gravetender", 2, 4)
            .text("Ongoing: Once each turn, draw a card after another card of yours is buried or uncovered.")
            .rulings(&["In any turn, and at any base. One card in all, whatever is buried or uncovered first."])
            .has(
                after(EventKind::Buried, yours_is_buried, |cx| cx.draw(cx.you(), 1))
                    .only_when(has_not_tended)
                    .limited(Limit::OncePerTurn),
            )
            .has(
                after(EventKind::Uncovered, yours_is_uncovered, |cx| cx.draw(cx.you(), 1))
                    .only_when(has_not_tended)
                    .limited(Limit::OncePerTurn),
            ),
        minion("Revenant", 3, 3)
            .text("Special: On your turn, you may bury this card from your discard pile. Only one Revenant's ability each turn.")
            .rulings(&["At any base. One such ability a turn for each player, also of the same card."])
            .has(
                on_your_turn(always, bury_this)
                    .special()
                    .from_discard()
                    .limited(Limit::OneNamePerTurn),
            ),
        minion("Returned One", 4, 2)
            .text("You may bury this minion here. Special: After this card is uncovered, another of your cards that are buried here may be uncovered, too.")
            .rulings(&[
                "Uncovered, it is played again, but may not be buried again by that.",
            ])
            .on_play(|cx| {
                if cx.eye().was_uncovered() {
                    return Ok(());
                }
                let chosen = cx.choose_from(Why::Bury, &[cx.this()], cards().may())?;
                cx.bury(&chosen, cx.here())?;
                Ok(())
            })
            .has(when_uncovered(|cx| {
                if !cx.eye().is(cx.this().card, minions()) {
                    return Ok(());
                }
                uncover(cx, buried().yours().here().may()).map(drop)
            })),
        action("Burst Forth", 1)
            .text("Special: Before a base scores, uncover one of your buried cards there.")
            .has(
                before_a_base_scores(|cx| uncover(cx, buried().yours().at(cx.there())).map(drop))
                    .special_from_hand(),
            ),
        action("Dig 'em Up", 1)
            .text("Choose a base. Uncover up to three of your buried cards there.")
            .rulings(&["All of them are chosen before the first of them is played."])
            .on_play(|cx| match cx.choose_base(|eye, site| eye.any(buried().yours().at(site)))? {
                Some(site) => uncover(cx, buried().yours().at(site).up_to(3)).map(drop),
                None => Ok(()),
            }),
        action("Grave Goods", 2)
            .text("Bury a card from your hand, and you may discard a card to bury another card from your hand OR uncover one of your buried cards, and if it is a minion, place two +1 power counters on it.")
            .rulings(&["Each card at a base of your choice."])
            .raises()
            .on_play(grave_goods),
        on_base("Gravestones", 1)
            .text("Play on a base. Ongoing: You may place a +1 power counter on each minion that is uncovered here. Special: After this base scores, bury this card on another base.")
            .rulings(&[
                "Any player's minion, once it has been played.",
                "Not at the base that replaces this one. Not if this card is itself still buried.",
            ])
            .has(grows_from_the_grave(|eye, event| {
                minion_uncovered(event) && minion_played_here(eye, event)
            }))
            .has(
                after_this_base_scores(|cx| {
                    let this = cx.this();
                    match cx.choose_site(Why::BuryAt(this.card), &cx.other_sites(this))? {
                        Some(site) => cx.bury(&[this], site).map(drop),
                        None => Ok(()),
                    }
                })
                .special(),
            ),
        on_base("Graveyard", 1)
            .text("Play on a base. Talent: Uncover one of your cards that are buried here. You may place a +1 power counter on it if it is a minion.")
            .has(talent(
                |eye| eye.any(buried().yours().here()),
                |cx| {
                    let found = uncover(cx, buried().yours().here())?;
                    let chosen = cx.choose_from(Why::CountersTo, &found, minions().may())?;
                    cx.place_counters(&chosen, 1)
                },
            )),
        action("Hearse Fleet", 1)
            .text("Move any number of your buried cards from one base to another. Special: Before a base scores, you may play this card to move up to two of your buried cards to there or from there to another base instead.")
            .rulings(&[
                "Nobody else sees them. All of them go to the same base.",
                "Cards that come to the base that scores come from one base.",
            ])
            .on_play(|cx| {
                let has_some = |eye: &Eye, site| eye.any(buried().yours().at(site));
                match cx.choose_base(has_some)? {
                    Some(from) => drive_off(cx, from, None, buried().any_number()),
                    None => Ok(()),
                }
            })
            .has(before_a_base_scores(hearse_fleet).special_from_hand()),
        action("Place 'em Down", 1)
            .text("Bury up to three minions from your discard pile whose power together is 6 or less.")
            .rulings(&["Each at a base of your choice."])
            .on_play(place_em_down),
        action("Spooky, Scary", 2)
            .text("Bury a minion of power 3 or less from your discard pile. Draw a card.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Bury, minions().in_discard().power_at_most(3))?;
                bury_each(cx, &chosen)?;
                cx.draw(cx.you(), 1)
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "... one of your other cards is buried": you bury it, so it is yours.
fn yours_is_buried(eye: &Eye, event: &Event) -> bool {
    event.buried().any(|(card, _)| !eye.was_this(card) && eye.is_yours(card.card.card))
}

/// "... one of your other cards is uncovered."
fn yours_is_uncovered(eye: &Eye, event: &Event) -> bool {
    let yours = |card: &Snapshot| !eye.was_this(card) && card.controller == Some(eye.you());
    event.uncovered().is_some_and(yours)
}

/// "Once each turn", for both together.
fn has_not_tended(eye: &Eye) -> bool {
    !eye.state.used.iter().any(|used| used.host == eye.host.id.host && used.def == eye.host.id.def)
}

fn grave_goods(cx: &mut Cx) -> Step {
    cx.one_of([
        part("Bury a card from your hand", |cx| {
            let chosen = cx.choose(Why::Bury, cards().in_hand())?;
            bury_each(cx, &chosen)?;
            if cx.eye().count(cards().in_hand()) >= 2 && may_discard(cx)? {
                let chosen = cx.choose(Why::Bury, cards().in_hand())?;
                bury_each(cx, &chosen)?;
            }
            Ok(())
        })
        .only_if(|eye| eye.has_hand()),
        part("Uncover one of your buried cards", |cx| {
            let found = uncover(cx, buried().yours())?;
            cx.place_counters(&cx.among(&found, minions()), 2)
        })
        .only_if(|eye| eye.any(buried().yours())),
    ])
}

/// "Move ... of your buried cards from one base to another": to this one, or to one that you choose.
fn drive_off(cx: &mut Cx, from: SiteId, to: Option<SiteId>, which: Select) -> Step {
    let chosen = cx.choose(Why::Move, which.yours().at(from))?;
    let Some(first) = chosen.first() else { return Ok(()) };
    let to = match to {
        Some(to) => Some(to),
        None => cx.choose_site(Why::MoveAllTo, &cx.other_sites(*first))?,
    };
    if let Some(to) = to {
        cx.move_to(&chosen, to)?;
    }
    Ok(())
}

/// "Move up to two of your buried cards to there or from there to another base."
fn hearse_fleet(cx: &mut Cx) -> Step {
    let there = cx.there();
    let beside = |eye: &Eye, site| site != there && eye.any(buried().yours().at(site));
    let elsewhere = cx.sites().iter().any(|&site| beside(&cx.eye(), site));
    let two = buried().up_to(2);
    cx.one_of([
        part("To there", |cx| match cx.choose_base(beside)? {
            Some(from) => drive_off(cx, from, Some(there), two),
            None => Ok(()),
        })
        .only_if(move |_| elsewhere),
        part("From there", |cx| drive_off(cx, there, None, two))
            .only_if(move |eye| eye.any(buried().yours().at(there))),
    ])
}

/// "Bury up to three minions from your discard pile whose power together is 6 or less."
fn place_em_down(cx: &mut Cx) -> Step {
    let (mut left, mut chosen) = (6, Vec::new());
    while chosen.len() < 3 {
        let mut weak = cx.all(minions().in_discard().power_at_most(left));
        weak.retain(|minion| !chosen.contains(minion));
        let next = cx.choose_from(Why::Bury, &weak, cards().may())?;
        let Some(next) = next.one() else { break };
        left -= cx.power(next);
        chosen.push(next);
    }
    bury_each(cx, &chosen)
}
