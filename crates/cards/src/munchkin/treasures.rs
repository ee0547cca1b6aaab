//! The treasure deck: what monsters and bases leave to whoever gets there first.

use super::idioms::*;

/// The treasure deck: three minions and nineteen actions.
pub const TREASURES: &[CardDef] = &[
    minion("Dwarf Hireling", 1, 2)
        .text("You may play a treasure from the treasure discard pile on this minion as an extra action.")
        .on_play(|cx| {
            let this = minions().that(|eye, minion| minion == eye.this());
            play_discarded_treasure_on(cx, this, cards().may())
        }),
    minion("Halfling Hireling", 1, 2)
        .text("Play an extra minion.")
        .on_play(|cx| cx.extra_play(Permission::minion())),
    minion("Tiger Steed", 1, 3)
        .text("You may destroy a minion of power 2 or less here.")
        .rulings(&["It is a minion of its own, and not played on another one."])
        .on_play(|cx| destroy(cx, minions().here().power_at_most(2).may())),
    on_base("Bag of Caltrops", 1)
        .text("Play on a base. Ongoing: When another player's minion of power 3 or less is played here, destroy this card and that minion.")
        .rulings(&[
            "Before the minion does anything. It has been played all the same.",
            "If the minion cannot be destroyed, this card is destroyed all the same.",
            "Not for a monster, which is nobody's.",
        ])
        .has(answers_play(small_one_is_played_here, |cx| {
            let mut doomed = vec![cx.this()];
            doomed.extend(cx.played());
            cx.destroy(&doomed)?;
            Ok(())
        })),
    on_minion("Boots of Butt-Kicking", 1, minions())
        .text("Play on a minion. Play an extra action. Ongoing: This minion has +1 power.")
        .raises()
        .on_play(|cx| cx.extra_play(Permission::action()))
        .has(power(|eye, minion| i32::from(eye.wearer() == Some(minion)))),
    on_minion("Boots of Running Really Fast", 1, minions())
        .text("Play on a minion. Talent: Move this minion to another base.")
        .rulings(&["Whoever controls this card uses the talent, also if the minion is another player's."])
        .has(moves_wearer()),
    on_minion("Buckler of Swashing", 1, minions())
        .text("Play on a minion. Ongoing: This minion cannot be destroyed.")
        .has(wearer_cannot_be_destroyed()),
    on_minion("Chainsaw of Bloody Dismemberment", 1, minions())
        .text("Play on a minion. Ongoing: This minion has +2 power.")
        .raises()
        .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 })),
    on_minion("Chest of Holding", 1, minions())
        .text("Play on a minion. Ongoing: This minion has +1 power for each treasure on it.")
        .rulings(&["This card counts, too."])
        .raises()
        .has(power(|eye, minion| {
            if eye.wearer() == Some(minion) { treasures_on(eye, minion) } else { 0 }
        })),
    action("Cross Bow", 1)
        .text("Choose a base and a faction. Each minion of that faction there gains +2 power until the end of the turn.")
        .rulings(&[
            "Minions that come later do not gain the power.",
            "Monsters and treasures are of no faction.",
        ])
        .raises()
        .affects(minions().that(|eye, minion| !eye.state.factions(minion).is_empty()))
        .on_play(cross_bow),
    action("Dungeon Rule Book", 1)
        .text("Destroy an action played on a minion or a base. Special: Before a base scores, you may play this card.")
        .rulings(&["Played by its Special it uses none of your plays, and may destroy an action anywhere."])
        .on_play(|cx| destroy(cx, actions()))
        .has(before_a_base_scores(|cx| destroy(cx, actions())).special_from_hand()),
    on_minion("Jetpack of Anachronism", 1, minions())
        .text("Play on a minion. Ongoing: If this minion would go to the discard pile, place it into its owner's hand instead.")
        .rulings(&[
            "Also after its base has scored; and if it was destroyed, it has been destroyed all the same.",
            "Monsters and treasures have no owner: they are discarded.",
        ])
        .has(goes(|eye, going| is_owned_wearer(eye, going).then_some(To::Hand))),
    on_minion("Kneepads of Allure", 1, minions())
        .text("Play on a minion. Ongoing: Each minion here has +1 power.")
        .rulings(&["Everybody's, and monsters, too."])
        .raises()
        .affects(minions().here())
        .has(power(|eye, minion| i32::from(eye.is_here(minion)))),
    on_minion("Magic Missile", 1, minions())
        .text("Play on a minion. Talent: Place this card on the bottom of the treasure deck. Destroy a minion of power 3 or less here.")
        .rulings(&["One does not depend on the other. It may be the minion that it was on."])
        .has(talent(always, |cx| {
            cx.place_under_own_deck(&[cx.this()])?;
            destroy(cx, minions().here().power_at_most(3))
        })),
    on_minion("Potion of Cowardice", 1, minions())
        .text("Play on a minion. Ongoing: This minion has -2 power, and its abilities are cancelled.")
        .has(power(|eye, minion| if eye.wearer() == Some(minion) { -2 } else { 0 }))
        .has(cancels(|eye, card| eye.wearer() == Some(card))),
    action("Potion of Halitosis", 1)
        .text("Choose a base and a player. That player moves one of their minions there to another base. Special: Before a base scores, you may play this card for that base.")
        .rulings(&[
            "That player chooses the minion and where it goes, and must move one.",
            "You may choose yourself.",
        ])
        .affects(minions())
        .on_play(|cx| match cx.choose_base(|_, _| true)? {
            Some(site) => halitosis(cx, site),
            None => Ok(()),
        })
        .has(before_a_base_scores(|cx| halitosis(cx, cx.there())).special_from_hand()),
    action("Potion of Idiotic Bravery", 1)
        .text("A minion gains +3 power until the end of the turn.")
        .raises()
        .affects(minions())
        .on_play(|cx| give_power(cx, minions(), 3)),
    action("Potion of Line Cutting", 1)
        .text("Special: After a base has scored and its treasures are revealed, place one of them into your hand before the others are taken.")
        .rulings(&["Also if you have neither a minion nor power there."])
        .has(at(Window::Loot, always, take_shown_treasure).special_from_hand()),
    action("Potion of Paralysis", 1)
        .text("Special: Before a base scores, cancel the abilities of all cards there, and of cards that are played there later, until the end of the turn.")
        .rulings(&[
            "Not those of the base itself, nor of cards elsewhere or in hands.",
            "Not those of cards that only move there later.",
        ])
        .affects(minions())
        .has(before_a_base_scores(potion_of_paralysis).special_from_hand())
        .has(
            answers_play(
                |eye, event| event.play().is_some_and(|play| play.at == Some(eye.here())),
                |cx| cx.cancel(&cx.played(), cx.end_of_turn()),
            )
            .unlabelled()
            .lent(),
        ),
    on_minion("Potion of Redundancy Potion", 1, minions())
        .text("Play on a minion. Talent: Use the talent of another minion as if this minion had it.")
        .rulings(&[
            "Any player's minion, at any base, also if its talent has been used this turn.",
            "In its text \"this minion\" and \"here\" are this minion and its base, and \"you\" is you.",
        ])
        .has(talent(
            |eye| eye.any(ANOTHER_WITH_A_TALENT),
            |cx| match cx.choose(Why::Choose, ANOTHER_WITH_A_TALENT)?.one() {
                Some(minion) => cx.use_talent_as_wearer(minion),
                None => Ok(()),
            },
        )),
    action("Wand of Dowsing", 1)
        .text("Draw two treasures. Shuffle the treasure discard pile and this card into the treasure deck.")
        .on_play(|cx| {
            cx.draw_treasures(cx.you(), 2)?;
            let mut pile = cx.treasure_pile();
            pile.push(cx.this());
            cx.shuffle_in(&pile)?;
            Ok(())
        }),
    action("Wishing Ring", 1)
        .text("Gain 1 VP. This card goes to the bottom of the treasure deck.")
        .on_play(|cx| {
            cx.gain_vp(cx.you(), 1)?;
            cx.place_under_own_deck(&[cx.this()])?;
            Ok(())
        }),
];

/// "The talent of another minion": than the one this card is on.
const ANOTHER_WITH_A_TALENT: Select = minions().that(|eye, minion| {
    eye.wearer() != Some(minion) && eye.has_talent_for_wearer(eye.state.at(minion))
});

/// "When another player's minion of power 3 or less is played here ...": one that another player controls.
fn small_one_is_played_here(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|play| {
        let theirs = play.card.controller.is_some_and(|seat| seat != eye.you());
        play.at == Some(eye.here()) && theirs && play.card.power <= 3
    })
}

/// "Each minion of that faction there."
fn cross_bow(cx: &mut Cx) -> Step {
    let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    let Some(faction) = cx.name_faction()? else { return Ok(()) };
    let mut of_it = cx.all(minions().at(site));
    of_it.retain(|&minion| cx.state().factions(minion.card).contains(&faction));
    cx.give_power(&of_it, 2, cx.end_of_turn())
}

/// "Choose a player. That player moves one of their minions there to another base."
fn halitosis(cx: &mut Cx, site: SiteId) -> Step {
    let Some(player) = cx.choose_player(&cx.players())? else { return Ok(()) };
    let theirs = cx.all(minions().of(player).at(site));
    let chosen = cx.choice_of(player, Why::Move, &theirs, cards())?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let to = cx.pick_site(player, Why::MoveTo(minion.card), &cx.other_sites(minion), 1)?;
    match to {
        Some(to) => cx.done_by(player, |cx| cx.move_to(&[minion], to)).map(drop),
        None => Ok(()),
    }
}

/// What is there is cancelled now, and what is played there later as it comes.
fn potion_of_paralysis(cx: &mut Cx) -> Step {
    let (there, until) = (cx.there(), cx.end_of_turn());
    cx.cancel(&cx.all(cards().there()), until)?;
    cx.stand_at(there, until)
}
