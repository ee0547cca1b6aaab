//! Warriors call monsters to slay them, and grow by every one they slay.

use crate::idioms::*;

/// The Warriors.
pub const WARRIORS: FactionDef = FactionDef {
    name: "Warriors",
    blurb: "Taunt monsters until they come, and cut them down for power and treasures.",
    colors: ["#c37880", "#2e3742"],
    cards: &[
        minion("Big Hero", 1, 5)
            .text("Talent: Destroy a monster here OR play one here.")
            .rulings(&["Nobody controls the monster you play."])
            .has(talent(
                |eye| eye.any(monsters().here()) || is_left(eye, Home::Monsters),
                big_hero,
            )),
        minion("Star Player", 2, 4)
            .text("Ongoing: After a monster here is destroyed, place a +1 power counter on this minion.")
            .rulings(&["Whoever destroyed it. One for each of several that are destroyed together."])
            .has(
                after(
                    EventKind::Destroyed,
                    |eye, event| monsters_destroyed_here(eye, event) > 0,
                    |cx| cx.place_counters(&[cx.this()], cx.heard(monsters_destroyed_here)),
                )
                .while_there(),
            ),
        minion("Berserker", 3, 3)
            .text("Destroy a monster here that has no more power than this minion. If you do, place a +1 power counter on this minion.")
            .rulings(&["Not optional. The power both have as this minion is played counts."])
            .on_play(|cx| {
                let power = cx.power(cx.this());
                destroy_to_grow(cx, monsters().here().power_at_most(power))
            }),
        minion("Taunter", 4, 2)
            .text("You may play a monster at this base.")
            .rulings(&["Nobody controls it."])
            .on_play(|cx| match is_left(&cx.eye(), Home::Monsters) && cx.yes()? {
                true => cx.play_monsters(1, cx.here()),
                false => Ok(()),
            }),
        action("Campaign", 1)
            .text("Each of your minions that is at a base with a monster gains +2 power until the end of the turn.")
            .rulings(&[
                "A monster that you control is itself one of your minions there.",
                "Minions that come later do not gain the power.",
            ])
            .raises()
            .affects(minions().yours().that(is_with_a_monster))
            .on_play(|cx| give_power(cx, minions().yours().that(is_with_a_monster).each(), 2)),
        action("Cleave", 2)
            .text("Destroy a monster. You may play any number of the treasures that you draw for it as extra cards.")
            .rulings(&[
                "One after the other, at once; the others stay in your hand.",
                "Only what this card draws, not what something else draws after that.",
            ])
            .affects(monsters())
            .on_play(cleave),
        on_minion("Dumbbells", 1, minions())
            .text("Play on a minion. Ongoing: It has +3 power.")
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 3 } else { 0 })),
        action("Dungeon Bait", 2)
            .text("Play a monster on a base of your choice OR destroy a minion of power 2 or less.")
            .affects(minions().power_at_most(2))
            .on_play(|cx| dungeon_bait(cx, minions().power_at_most(2))),
        on_minion("Eternal Hero", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: If this minion would go to the discard pile, place it and this card into your hand instead.")
            .rulings(&[
                "Also after its base has scored. If it was destroyed, it has been destroyed all the same.",
                "If another player owns the minion, it goes to that player's hand. A monster or a treasure goes to its own discard pile, and this card is discarded with it.",
            ])
            .has(goes(|eye, going| (eye.host.on == Some(going.card)).then_some(To::Hand)))
            .has(after(EventKind::ToHand, wearer_is_saved, |cx| {
                cx.place_in_hand(&[cx.now(cx.this())])?;
                Ok(())
            })),
        action("Ruckus", 1)
            .text("Choose a base. Play two monsters there OR destroy all monsters there without drawing their treasures.")
            .affects(monsters())
            .on_play(ruckus),
        on_minion("Shield of Ubiquity", 1, minions())
            .text("Play on a minion. Ongoing: For each monster here, this minion has +2 power.")
            .rulings(&["If the minion is a monster itself, it counts, too."])
            .raises()
            .has(power(|eye, minion| match eye.wearer() == Some(minion) {
                true => 2 * eye.count(monsters().here()),
                false => 0,
            })),
        action("War Cry", 1)
            .text("Destroy a monster. If you do, a minion at that base gains power equal to that monster's until the end of the turn.")
            .rulings(&["The power the monster had just before."])
            .raises()
            .affects(minions())
            .on_play(war_cry),
    ],
    titan: None,
    revised: Revision::of(&[
    minion("Star Player", 2, 4)
        .text("Ongoing: You may place a +1 power counter on a minion here after a monster is destroyed.")
        .rulings(&[
            "A monster at any base, whoever destroyed it. Once for each of several that are destroyed together.",
            "On anybody's minion here, also a monster.",
        ])
        .has(
            after(
                EventKind::Destroyed,
                |eye, event| monsters_destroyed(eye, event) > 0,
                |cx| place_counters(cx, minions().here(), 1),
            )
            .for_each(monsters_destroyed)
            .only_when(|eye| eye.any(minions().here()))
            .may(),
        ),
    minion("Berserker", 3, 3)
        .text("Destroy a monster here that has no more power than this minion. If you do, either play an extra action OR place a +1 power counter on this minion.")
        .rulings(&["Not optional. The power both have as this minion is played counts."])
        .on_play(berserker),
    action("Dungeon Bait", 2)
        .text("Play a monster on a base of your choice OR destroy a minion of printed power 2 or less.")
        .rulings(&["What changes the minion's power does not matter."])
        .affects(PRINTED_WEAK)
        .on_play(|cx| dungeon_bait(cx, PRINTED_WEAK)),
    ]),
};

/// "A minion of printed power 2 or less."
const PRINTED_WEAK: Select = minions().that(|eye, minion| eye.state.printed_power(minion) <= 2);

/// "After a monster is destroyed ...": how many were by one event, wherever.
fn monsters_destroyed(eye: &Eye, event: &Event) -> usize {
    event.minions_destroyed().filter(|minion| eye.is_monster(minion.card.card)).count()
}

/// "Destroy a monster here ... to either play an extra action OR place a +1 power counter on this minion."
fn berserker(cx: &mut Cx) -> Step {
    let this = cx.this();
    let prey = monsters().here().power_at_most(cx.power(this));
    let chosen = cx.choose(Why::Destroy, prey)?;
    if cx.destroy(&chosen)?.is_empty() {
        return Ok(());
    }
    cx.one_of([
        part("Play an extra action", |cx| cx.extra_play(Permission::action())),
        part("Place a +1 power counter on this minion", |cx| cx.place_counters(&[this], 1))
            .only_if(move |eye| eye.state.stays(this)),
    ])
}

/// "Destroy a monster here OR play a monster here."
fn big_hero(cx: &mut Cx) -> Step {
    let (prey, here) = (monsters().here(), cx.here());
    let left = is_left(&cx.eye(), Home::Monsters);
    cx.one_of([
        part("Destroy a monster here", |cx| destroy(cx, prey)).only_if(move |eye| eye.any(prey)),
        part("Play a monster here", |cx| cx.play_monsters(1, here)).only_if(move |_| left),
    ])
}

/// "... on a base that has a monster": whether there is one where a minion is.
fn is_with_a_monster(eye: &Eye, minion: CardId) -> bool {
    eye.state.site_of(minion).is_some_and(|site| eye.any(monsters().at(site)))
}

/// "You may play any treasures you get from destroying it as extra cards."
fn cleave(cx: &mut Cx) -> Step {
    let there = |cx: &Cx, monster| cx.all(with_it(cx, monster));
    let doomed = cx.choose_toward(Why::Destroy, monsters(), there)?;
    let mut loot = cx.destroy_and_loot(&doomed)?;
    while may_play_extra(cx, &loot)? {
        loot = cx.among(&loot, cards().in_hand());
    }
    Ok(())
}

/// "Play a monster on a base OR destroy a minion of power 2 or less.": one of these.
fn dungeon_bait(cx: &mut Cx, weak: Select) -> Step {
    let left = is_left(&cx.eye(), Home::Monsters);
    cx.one_of([
        part("Play a monster", |cx| match cx.choose_base(|_, _| true)? {
            Some(site) => cx.play_monsters(1, site),
            None => Ok(()),
        })
        .only_if(move |_| left),
        part("Destroy a minion", |cx| destroy(cx, weak))
            .only_if(move |eye| eye.any(weak))
            .affecting(weak),
    ])
}

/// The minion that this card was on went to a hand when it was bound for the discard pile.
fn wearer_is_saved(eye: &Eye, event: &Event) -> bool {
    let was_bound = |way| matches!(way, Way::Destroyed | Way::Discarded);
    // Another card may have saved it.
    let this_did = |used: &Event| used.used().is_some_and(|(id, _)| id.host == eye.host.id.host);
    matches!(event.what, Happened::Went { way, .. } if was_bound(way))
        && eye.happened().any(this_did)
        && event.to_hand().any(|card| eye.host.on == Some(card.card))
}

/// "Play two monsters there OR destroy all monsters there but do not collect any treasure cards."
fn ruckus(cx: &mut Cx) -> Step {
    let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    let there = cx.all(monsters().at(site));
    let left = is_left(&cx.eye(), Home::Monsters);
    cx.one_of([
        part("Play two monsters there", |cx| cx.play_monsters(2, site)).only_if(move |_| left),
        part("Destroy all monsters there", |cx| cx.destroy_unrewarded(&there).map(drop))
            .only_if(|_| !there.is_empty())
            .affecting(monsters()),
    ])
}

/// "Destroy a monster to add its power to a minion at that base."
fn war_cry(cx: &mut Cx) -> Step {
    let doomed = cx.choose(Why::Destroy, monsters())?;
    for monster in cx.destroy(&doomed)? {
        let Some(site) = monster.site else { continue };
        let chosen = cx.choose(Why::Choose, minions().at(site))?;
        cx.give_power(&chosen, monster.power, cx.end_of_turn())?;
    }
    Ok(())
}
