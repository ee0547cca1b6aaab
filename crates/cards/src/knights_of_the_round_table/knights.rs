//! The Knights of the Round Table ride from quest to quest: actions on bases reward the minions that move there.

use crate::idioms::*;

/// The Knights of the Round Table.
pub const KNIGHTS_OF_THE_ROUND_TABLE: FactionDef = FactionDef {
    name: "Knights of the Round Table",
    blurb: "Strong minions ride from base to base, where your quests reward them.",
    colors: ["#e7e1ff", "#46307a"],
    cards: &[
        minion("King Arthur", 1, 5)
            .text("Talent: Move one of your minions from another base to here. If you do and you have an action on this base, place a +1 power counter on that minion.")
            .rulings(&["Actions on minions do not count."])
            .has(talent(
                |eye| eye.any(minions().yours().elsewhere()),
                |cx| {
                    let chosen = cx.choose(Why::Move, minions().yours().elsewhere())?;
                    let moved = cx.move_to(&chosen, cx.here())?;
                    match cx.eye().any(actions().yours().on_this_base()) {
                        true => cx.place_counters(&moved, 1),
                        false => Ok(()),
                    }
                },
            )),
        minion("Galahad", 1, 4)
            .text("Search your deck for an action that can be played on a base, shuffle your deck, and place that card on top of it. Special: Before this base scores, you may transfer one of your actions on it to another base.")
            .rulings(&["Not an action on a minion."])
            .on_play(|cx| search_to_the_top(cx, FOR_A_BASE))
            .has(
                before_this_base_scores(|cx| {
                    let chosen = cx.choose(Why::Transfer, actions().yours().on_this_base())?;
                    chosen.one().map_or(Ok(()), |action| transfer_elsewhere(cx, action))
                })
                .only_when(|eye| {
                    eye.any(actions().yours().on_this_base()) && has_another_base(eye)
                })
                .special()
                .may(),
            ),
        minion("Gawain", 1, 4)
            .text("Ongoing: For each of your other minions of power 4 or more here, this minion has +1 power.")
            .rulings(&[
                "Their power now, not the printed one.",
                "Where minions count each other, each counts those that have power 4 without counting it.",
            ])
            .has(for_each_strong(|eye, minion| {
                if eye.is(minion, minions().yours().other().here()) { 4 } else { 0 }
            })),
        minion("Guinevere", 1, 4)
            .text("Talent: Move another of your minions from here to another base. Ongoing: Your actions on bases cannot be destroyed by other players' cards.")
            .rulings(&["On whatever base; not those on minions."])
            .has(talent(
                |eye| eye.any(minions().yours().other().here()) && has_another_base(eye),
                |cx| move_elsewhere(cx, minions().yours().other().here()),
            ))
            .has(protects(|eye, card, effect| {
                is_destruction_by_others(eye, effect) && eye.is(card, YOURS_ON_BASES)
            })),
        minion("Lancelot", 1, 4)
            .text("Ongoing: Place a +1 power counter on this minion after it moves to a base that has an action of yours on it.")
            .rulings(&["Actions that lie there as it arrives. Actions on minions do not count."])
            .has(
                after(EventKind::Moved, rides_to_an_action, |cx| cx.place_counters(&[cx.this()], 1))
                    .while_there(),
            ),
        minion("Merlin", 1, 4)
            .text("Talent: Reveal the top card of your deck. If it is an action, draw it or play it as an extra action. Otherwise return it to the top.")
            .rulings(&["Playing it is at once. If it cannot be played, draw it."])
            .has(talent(|eye| eye.state.can_draw(eye.you()), merlin)),
        minion("Percival", 1, 4)
            .text("Talent: Move this minion to another base that has any of your actions on it.")
            .rulings(&["Actions on minions do not count."])
            .has(talent(
                |eye| !bases_with_an_action(eye).is_empty(),
                |cx| cx.move_to_one_of(cx.this(), &bases_with_an_action(&cx.eye())).map(drop),
            )),
        on_minion("A Questing", 1, minions().yours())
            .text("Play on one of your minions. You may move it to another base. Ongoing: If this minion would go to the discard pile, place it on top of its owner's deck instead.")
            .rulings(&[
                "Also after its base has scored. This card is discarded then.",
                "If it was destroyed, it has been destroyed all the same.",
            ])
            .on_play(|cx| match cx.wearer().one() {
                Some(minion) if !cx.other_sites(minion).is_empty() && cx.yes()? => {
                    cx.move_to_one_of(minion, &cx.other_sites(minion)).map(drop)
                }
                Some(_) | None => Ok(()),
            })
            .has(goes(|eye, going| (eye.host.on == Some(going.card)).then_some(To::DeckTop))),
        on_minion("Excalibur", 1, minions())
            .text("Play on a minion. Ongoing: Cards of other players cannot destroy this minion, and it has +2 power. Special: When this base scores, gain 1 VP if this minion is King Arthur.")
            .rulings(&["Whoever controls King Arthur: the player who controls this card gains the VP."])
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 }))
            .has(protects(|eye, card, effect| {
                eye.wearer() == Some(card) && is_destruction_by_others(eye, effect)
            }))
            .has(
                when_this_base_scores(|cx| cx.gain_vp(cx.you(), 1))
                    .only_when(|eye| eye.wearer().is_some_and(|m| eye.state.is_named(m, "King Arthur")))
                    .special(),
            ),
        on_base("Good Deed", 2)
            .text("Play on a base. Draw a card. Ongoing: Once each turn for all cards of this name, after one of your minions moves to here, you may transfer this card to another base and draw a card.")
            .rulings(&["One Good Deed each turn, whichever of yours it is. The first card is drawn all the same."])
            .on_play(|cx| cx.draw(cx.you(), 1))
            .has(
                after_yours_move_here(|cx| match is_transferred_elsewhere(cx, cx.this())? {
                    true => cx.draw(cx.you(), 1),
                    false => Ok(()),
                })
                .only_when(|eye| {
                    has_another_base(eye) && eye.state.can_draw(eye.you())
                })
                .limited(Limit::OneNamePerTurn)
                .may(),
            ),
        on_base("Merlin's Library", 1)
            .text("Play on a base. Talent: Play an extra minion here OR move one of your minions to here OR transfer this card to another base.")
            .has(talent(always, |cx| {
                let (this, here) = (cx.this(), cx.here());
                cx.one_of([
                    part("Play an extra minion here", |cx| {
                        cx.extra_play(Permission::minion().at(here))
                    }),
                    part("Move one of your minions to here", |cx| {
                        move_here(cx, minions().yours().elsewhere())
                    })
                    .only_if(|eye| eye.any(minions().yours().elsewhere())),
                    part("Transfer this card", |cx| transfer_elsewhere(cx, this))
                        .only_if(move |eye| !eye.other_sites(this.card).is_empty()),
                ])
            })),
        on_minion("Noble Steed", 2, minions().yours())
            .text("Play on one of your minions. Talent: Move this minion to another base.")
            .has(talent(
                |eye| eye.wearer().is_some_and(|minion| !eye.other_sites(minion).is_empty()),
                |cx| match cx.wearer().one() {
                    Some(minion) => cx.move_to_one_of(minion, &cx.other_sites(minion)).map(drop),
                    None => Ok(()),
                },
            )),
        on_base("The Fisher King", 1)
            .text("Play on a base. Ongoing: Draw a card after one or more of your minions move to here. If you then have eight or more cards in hand, destroy this card to gain 1 VP.")
            .rulings(&[TOGETHER])
            .has(after_yours_move_here(|cx| {
                cx.draw(cx.you(), 1)?;
                match cx.eye().hand(cx.you()).len() >= 8 {
                    true => destroy_this_for_1_vp(cx),
                    false => Ok(()),
                }
            })),
        on_base("The Grail", 1)
            .text("Play on a base. You can only play this card on a base with none of your actions on it. Ongoing: After one or more of your minions move to here, if you have three or more minions of power 4 or more here, put this card in the box to gain 2 VP.")
            .rulings(&[
                "Actions on minions there do not matter. It can be transferred to whatever base.",
                "Only if it really goes there.",
            ])
            .has(only_if(|eye, attempt| {
                let yours = |site| actions().of(attempt.seat).on_base_at(site);
                attempt.at.is_some_and(|site| !eye.any(yours(site)))
            }))
            .has(
                after_yours_move_here(|cx| {
                    let strong = cx.all(minions().yours().here().power_at_least(4));
                    if strong.len() < 3 || cx.put_in_box(&[cx.this()])?.is_empty() {
                        return Ok(());
                    }
                    cx.gain_vp(cx.you(), 2)
                }),
            ),
        on_base("The Green Knight", 1)
            .text("Play on a base. Ongoing: After one or more of your minions move to here, one of them gets a +1 power counter. If its power is then 7 or more, destroy this card to gain 1 VP.")
            .rulings(&[TOGETHER])
            .has(after_yours_move_here(|cx| match reward(cx)? {
                Some(minion) if cx.power(minion) >= 7 => destroy_this_for_1_vp(cx),
                Some(_) | None => Ok(()),
            })),
        action("The Lady of the Lake", 1)
            .text("Search your discard pile and/or deck for an action that can be played on a minion. Draw it or play it as an extra action. Shuffle your deck if you searched it.")
            .rulings(&[
                "If you take none from your discard pile, you search your deck.",
                "Playing it is at once.",
            ])
            .on_play(|cx| search_pile_and_deck(cx, FOR_A_MINION, lady_of_the_lake)),
        action("The Mists of Avalon", 1)
            .text("Shuffle up to three minions from your discard pile into your deck.")
            .on_play(|cx| shuffle_in(cx, minions().in_discard().up_to(3))),
        on_base("The Questing Beast", 1)
            .text("Play on a base. Ongoing: After one or more of your minions move to here, one of them gets a +1 power counter, and this card is transferred to another base.")
            .rulings(&[TOGETHER])
            .has(after_yours_move_here(|cx| {
                reward(cx)?;
                transfer_elsewhere(cx, cx.this())
            })),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// How several that come at once count.
const TOGETHER: &str = "Several that come at once are one arrival. Whoever moved them.";

/// "An action that can be played on a minion."
const FOR_A_MINION: Select = actions()
    .that(|eye, card| matches!(eye.state.def(card).kind, Kind::Action { on: PlayOn::Minion(_) }));

/// "After one or more of your minions move to here, ..."
const fn after_yours_move_here(run: fn(&mut Cx) -> Step) -> Ability {
    after(EventKind::Moved, |eye, event| !yours_moved_here(eye, event).is_empty(), run)
}

/// "... one or more of your minions move to here": those.
fn yours_moved_here(eye: &Eye, event: &Event) -> Vec<Ref> {
    let mut moved = minions_moved_here(eye, event);
    moved.retain(|minion| eye.is_yours(minion.card));
    moved
}

/// "Place a +1 power counter on one of them.": which one.
fn reward(cx: &mut Cx) -> Step<Option<Ref>> {
    let moved = cx.heard(yours_moved_here);
    let chosen = cx.choose_from(Why::CountersTo, &moved, minions())?;
    cx.place_counters(&chosen, 1)?;
    Ok(chosen.one())
}

/// "Destroy this card to gain 1 VP.": only if it was destroyed.
fn destroy_this_for_1_vp(cx: &mut Cx) -> Step {
    match cx.destroy(&[cx.this()])?.is_empty() {
        false => cx.gain_vp(cx.you(), 1),
        true => Ok(()),
    }
}

/// "After this minion moves to a base with one or more of your actions on it ..."
fn rides_to_an_action(eye: &Eye, event: &Event) -> bool {
    let with_an_action = |site| eye.any(actions().yours().on_base_at(site));
    event.moved().any(|(minion, to)| eye.was_this(minion) && with_an_action(to))
}

/// "Another base with one or more of your actions on it."
fn bases_with_an_action(eye: &Eye) -> Vec<SiteId> {
    let mut sites = eye.other_sites(eye.this());
    sites.retain(|&site| eye.any(actions().yours().on_base_at(site)));
    sites
}

/// "If it is an action, draw it or play it as an extra action. Otherwise return it to the top."
fn merlin(cx: &mut Cx) -> Step {
    let top = cx.reveal_top(cx.you(), 1)?;
    let Some(&action) = cx.among(&top, actions()).first() else {
        cx.put_back(&top);
        return Ok(());
    };
    let playable = cx.can_play_now(action, PlayKind::Action);
    cx.one_of([
        part("Draw it", |cx| cx.draw_from(&top)),
        part("Play it", |cx| cx.play_actions(&[action])).only_if(move |_| playable),
    ])
}

/// "Draw it or play it as an extra action."
fn lady_of_the_lake(cx: &mut Cx, found: &[Ref]) -> Step {
    let Some(&action) = found.first() else { return Ok(()) };
    let playable = cx.can_play_now(action, PlayKind::Action);
    cx.one_of([
        part("Draw it", |cx| {
            cx.reveal(found);
            cx.draw_from(found)
        }),
        part("Play it", |cx| cx.play_actions(found)).only_if(move |_| playable),
    ])
}
