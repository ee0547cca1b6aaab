//! Wraithrustlers: they lay wraiths on bases, and gain by destroying them.

use super::idioms::*;

/// Wraithrustlers.
pub const WRAITHRUSTLERS: FactionDef = FactionDef {
    name: "Wraithrustlers",
    blurb: "Wraiths raise breakpoints; whoever destroys their own is rewarded.",
    colors: ["#b9e05c", "#3a1450"],
    cards: &[
        minion("Funkman", 1, 5)
            .text("Ongoing: After you destroy an action, each of your minions at the base where it was gains +1 power until the end of the turn OR draw a card. Special: Before a base scores, you may transfer an action on it to another base.")
            .rulings(&["For each action, wherever it was; one that was on a minion, too.", STAYS])
            .has(after(EventKind::Destroyed, |eye, event| !you_destroyed(eye, event).is_empty(), funkman))
            .has(
                before_a_base_scores(|cx| {
                    let there = actions().on_base_at(cx.there()).may();
                    match cx.choose(Why::Transfer, there)?.one() {
                        Some(action) => transfer_elsewhere(cx, action),
                        None => Ok(()),
                    }
                })
                .only_when(|eye| {
                    eye.scoring_site().is_some_and(|site| eye.any(actions().on_base_at(site)))
                })
                .special()
                .may(),
            ),
        minion("Ellen", 2, 4)
            .text("Talent: Destroy one of your actions on this base. If you do, reduce this base's breakpoint by 3 until the end of the turn. Ongoing: You may play an extra action after a Wraith is destroyed here.")
            .rulings(&["One for each Wraith, whoever destroys it.", STAYS])
            .has(talent(
                |eye| eye.any(YOURS_HERE),
                |cx| match sacrifices(cx)? {
                    true => reduce(cx, cx.here(), 3),
                    false => Ok(()),
                },
            ))
            .has(
                extra_play_after(
                    EventKind::Destroyed,
                    |eye, event| wraiths_here(eye, event) > 0,
                    |_, _| Permission::action(),
                )
                .for_each(wraiths_here),
            ),
        minion("Roy", 3, 3)
            .text("You may transfer one of your actions from another base to here. Ongoing: This minion has +2 power if a Wraith was destroyed here this turn.")
            .rulings(&["An action that is on a base, to this base.", "Also one that was destroyed before this minion came; no more for several."])
            .on_play(|cx| {
                let base = cx.eye().base_here().map(|base| cx.state().at(base));
                let mut others = cx.all(YOURS_ON_BASES);
                others.retain(|&action| cx.site_of(action) != cx.here());
                let chosen = cx.choose_from(Why::Transfer, &others, cards().may())?;
                match (chosen.one(), base) {
                    (Some(action), Some(base)) => cx.transfer_action(action, base).map(drop),
                    _ => Ok(()),
                }
            })
            .has(power(|eye, minion| {
                let haunted = || eye.happened_here().any(|event| wraiths_here(eye, event) > 0);
                if minion == eye.this() && haunted() { 2 } else { 0 }
            })),
        minion("Watson", 4, 2)
            .text("You may destroy one of your actions on this base OR reveal cards from the top of your deck until there is a Wraith, draw that, and shuffle the others into your deck.")
            .on_play(watson),
        on_base("Ancient Sumerian God", 1)
            .text("Wraith. Play on a base. Talent: Store an action that can be played on a base from your discard pile under this card. Ongoing: This base's breakpoint is increased by 3. After this card leaves play, for each base you may play an action stored under it there as an extra action.")
            .rulings(&[BREAKPOINTS, "What you do not play is discarded."])
            .tagged(WRAITH)
            .keeps_stored()
            .has(talent(
                |eye| eye.any(FOR_A_BASE.in_discard()),
                |cx| {
                    let chosen = cx.choose(Why::Store, FOR_A_BASE.in_discard())?;
                    cx.store_revealed(&chosen, cx.this()).map(drop)
                },
            ))
            .has(HAUNTS)
            .has(
                after(
                    EventKind::Left,
                    |eye, event| event.left().any(|card| eye.was_this(card)),
                    |cx| {
                        let stored = Permission::action().stored_under(cx.this().card);
                        cx.sites().into_iter().try_for_each(|site| may_play(cx, stored.at(site)))
                    },
                )
                .only_when(|eye| {
                    let stored = Permission::action().stored_under(eye.this());
                    eye.state.could_play(eye.you(), stored.on_a_base())
                })
                .may(),
            ),
        on_base("Demon Dogs", 2)
            .text("Wraith. Play on a base. You may store a minion of power 3 or less under this card, from your hand or discard pile. Ongoing: The breakpoint of this base is increased by 3. After this card is destroyed, you may play a minion that was stored under it as an extra minion.")
            .rulings(&[BREAKPOINTS, "At once, on any base. If you do not play it, it is discarded."])
            .tagged(WRAITH)
            .keeps_stored()
            .on_play(|cx| {
                let weak = minions().power_at_most(3);
                cx.tells_of_hand(cx.you());
                let mut found = cx.all(weak.in_hand());
                found.extend(cx.all(weak.in_discard()));
                let chosen = cx.choose_from(Why::Store, &found, cards().may())?;
                cx.store_revealed(&chosen, cx.this()).map(drop)
            })
            .has(HAUNTS)
            .has(
                after(EventKind::Destroyed, this_action_is_destroyed, |cx| {
                    may_play(cx, Permission::minion().stored_under(cx.this().card))
                })
                .only_when(|eye| {
                    let stored = Permission::minion().stored_under(eye.this());
                    eye.state.could_play(eye.you(), stored)
                })
                .may(),
            ),
        on_base("Ectoplasm One", 1)
            .text("Play on a base. Talent: Transfer this card to another base to move one of your minions from here to there. If one came, you may destroy an action on that base.")
            .rulings(&["If you have a minion here, you must move one. If none is moved, no action is destroyed. You may destroy this card."])
            .has(talent(|eye| !eye.other_sites(eye.this()).is_empty(), ectoplasm_one)),
        on_base("Librarian Haunt", 2)
            .text("Wraith. Play on a base. Ongoing: The breakpoint of this base is increased by 3. Draw three cards after this card is destroyed.")
            .rulings(&[BREAKPOINTS])
            .tagged(WRAITH)
            .has(HAUNTS)
            .has(after(EventKind::Destroyed, this_action_is_destroyed, |cx| cx.draw(cx.you(), 3))),
        action("Resurgence", 1)
            .text("Choose an action on a base. Destroy it; or transfer it to another base. Special: Before a base scores, you may play this card.")
            .rulings(&["By its Special, too, it can be an action on any base."])
            .on_play(resurgence)
            .has(before_a_base_scores(resurgence).special_from_hand()),
        on_base("Slimy", 1)
            .text("Wraith. Play on a base. Ongoing: The breakpoint of this base is increased by 3. After this card is destroyed, your minions here gain +2 power each until the end of the turn.")
            .rulings(&[BREAKPOINTS, STAYS])
            .tagged(WRAITH)
            .has(HAUNTS)
            .has(after(EventKind::Destroyed, this_action_is_destroyed, |cx| {
                give_power(cx, minions().yours().here().each(), 2)
            })),
        action("The Tools and The Talent", 1)
            .text("Search your deck for a card, shuffle your deck, and place that card on top of it.")
            .rulings(&[REVEALED])
            .on_play(|cx| search_to_the_top(cx, cards())),
        on_minion("Unlicensed Nuclear Accelerator", 1, minions())
            .text("Play on a minion. Ongoing: This minion has +2 power. Talent: Destroy one of your actions on this base. If you do, place a +1 power counter on this minion.")
            .rulings(&["An action on the base, not on a minion there."])
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 }))
            .has(talent(
                |eye| eye.any(YOURS_HERE),
                |cx| {
                    let wearer = cx.wearer().one();
                    match (sacrifices(cx)?, wearer) {
                        (true, Some(minion)) => cx.place_counters(&[minion], 1),
                        _ => Ok(()),
                    }
                },
            )),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "Wraith", of an action.
const WRAITH: Tags = Tags(4);

/// How several of them add up.
const BREAKPOINTS: &str =
    "What several Wraiths do to a breakpoint is added together, also of two with the same name.";

/// "One of your actions on this base."
const YOURS_HERE: Select = actions().yours().on_this_base();

/// "This base's breakpoint is increased by 3."
const HAUNTS: Ability = breakpoint(|eye, site| if site == eye.here() { 3 } else { 0 });

/// The actions that an event destroyed, as they were.
fn actions_destroyed(event: &Event) -> impl Iterator<Item = &Snapshot> {
    event.destroyed.iter().filter(|card| card.sorts.is_action())
}

/// "After you destroy an action ...": those.
fn you_destroyed(eye: &Eye, event: &Event) -> Vec<Snapshot> {
    let yours = event.cause.actor() == Some(eye.you());
    actions_destroyed(event).filter(|_| yours).cloned().collect()
}

/// "After this card is destroyed ...", of an action.
fn this_action_is_destroyed(eye: &Eye, event: &Event) -> bool {
    actions_destroyed(event).any(|card| eye.was_this(card))
}

/// "After a Wraith is destroyed here ...": how many were.
fn wraiths_here(eye: &Eye, event: &Event) -> usize {
    actions_destroyed(event).filter(|card| card.tags.has(WRAITH) && eye.was_here(card)).count()
}

/// "Destroy one of your actions on this base to ...": whether it was destroyed.
fn sacrifices(cx: &mut Cx) -> Step<bool> {
    let chosen = cx.choose(Why::Destroy, YOURS_HERE)?;
    Ok(!cx.destroy(&chosen)?.is_empty())
}

fn funkman(cx: &mut Cx) -> Step {
    for action in cx.heard(you_destroyed) {
        let site = action.site;
        let there = site.map_or(Vec::new(), |site| cx.all(minions().yours().at(site)));
        cx.one_of([
            part("Your minions there gain +1 power", |cx| {
                cx.give_power(&there, 1, cx.end_of_turn())
            }),
            part("Draw a card", |cx| cx.draw(cx.you(), 1)),
        ])?;
    }
    Ok(())
}

fn watson(cx: &mut Cx) -> Step {
    cx.may_one_of([
        part("Destroy one of your actions here", |cx| destroy(cx, YOURS_HERE))
            .only_if(|eye| eye.any(YOURS_HERE)),
        part("Reveal cards until there is a Wraith", |cx| {
            draw_off_the_top(cx, actions().tagged(WRAITH))
        }),
    ])
}

fn ectoplasm_one(cx: &mut Cx) -> Step {
    let (this, here) = (cx.this(), cx.here());
    let to = cx.choose_site(Why::MoveTo(this.card), &cx.other_sites(this))?;
    let Some(to) = to else { return Ok(()) };
    let base = cx.state().site(to).map(|site| cx.state().at(site.base));
    let Some(base) = base else { return Ok(()) };
    if !cx.transfer_action(this, base)? {
        return Ok(());
    }
    let chosen = cx.choose(Why::Move, minions().yours().at(here))?;
    match cx.move_to(&chosen, to)?.is_empty() {
        true => Ok(()),
        false => destroy(cx, actions().on_base_at(to).may()),
    }
}

fn resurgence(cx: &mut Cx) -> Step {
    let on_bases = actions().that(|eye, card| !is_on_a_minion(eye, card));
    let chosen = cx.choose(Why::Choose, on_bases)?;
    let Some(action) = chosen.one() else { return Ok(()) };
    let elsewhere = !cx.other_sites(action).is_empty();
    cx.one_of([
        part("Destroy it", |cx| cx.destroy(&chosen).map(drop)),
        part("Transfer it to another base", |cx| transfer_elsewhere(cx, action))
            .only_if(move |_| elsewhere),
    ])
}
