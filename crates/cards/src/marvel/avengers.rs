//! The Avengers: six heroes, each once, and what each of them does best.

use super::idioms::*;

/// The Avengers.
pub const AVENGERS: FactionDef = FactionDef {
    name: "Avengers",
    blurb: "Six mighty heroes with a talent each, and actions that suit one of them best.",
    colors: ["#ff5a4d", "#1f2f6b"],
    cards: &[
        minion(BLACK_WIDOW, 1, 5)
            .text("You may destroy a minion here of power 5 or less.")
            .on_play(|cx| destroy(cx, minions().here().power_at_most(5).may())),
        minion(CAPTAIN_AMERICA, 1, 5)
            .text("Talent: Each of your other minions here gains +1 power until the end of the turn.")
            .rulings(&[NOW_THERE])
            .has(talent(
                |eye| eye.any(minions().yours().here().other()),
                |cx| give_power(cx, minions().yours().here().other().each(), 1),
            )),
        minion(HAWKEYE, 1, 5)
            .text("Draw three cards. Discard two cards.")
            .on_play(|cx| {
                cx.draw(cx.you(), 3)?;
                cx.discard_choice(cx.you(), 2)
            }),
        minion(HULK, 1, 5)
            .text("Talent: This minion gains +2 power until the end of the turn.")
            .has(talent(always, |cx| cx.give_power(&[cx.this()], 2, cx.end_of_turn()))),
        minion(IRON_MAN, 1, 5)
            .text("Talent: Move this minion and up to one of your other minions here to another base.")
            .rulings(&["Both to the same base."])
            .has(talent(
                |eye| !eye.other_sites(eye.this()).is_empty(),
                |cx| {
                    let mut both = vec![cx.this()];
                    let others = minions().yours().here().other();
                    both.extend(cx.choose(Why::Move, others.up_to(1))?);
                    move_together(cx, &both)
                },
            )),
        minion(THOR, 1, 5)
            .text("Search your discard pile and/or deck for Mjolnir, reveal it and draw it. Shuffle your deck if you searched it. Talent: Transfer the action Mjolnir from its minion to a different minion.")
            .rulings(&[
                "If you take none from your discard pile, you search your deck.",
                "Whoever's Mjolnir, and from and to any minions. Who controls it stays the same.",
            ])
            .on_play(|cx| search_both_and_draw(cx, actions().named(MJOLNIR)))
            .has(talent(
                |eye| eye.any(MJOLNIR_ON_A_MINION) && eye.count(minions()) > 1,
                |cx| match cx.choose(Why::Transfer, MJOLNIR_ON_A_MINION)?.one() {
                    Some(mjolnir) => transfer_elsewhere(cx, mjolnir),
                    None => Ok(()),
                },
            )),
        action("Avengers Assemble", 2)
            .text("Shuffle up to two minions from your discard pile into your deck.")
            .on_play(|cx| shuffle_in(cx, minions().in_discard().up_to(2))),
        on_minion("Cap's Shield", 1, minions())
            .text("Play on a minion. Ongoing: Your minions here are not affected by other players' actions. If this card is on Captain America, each of them also has +1 power.")
            .rulings(&[
                "Here is the base at which this card is. Anybody's Captain America; he gains the power, too, if he is yours.",
                "Actions of other players that already lie on your minions here are destroyed at once.",
            ])
            .raises()
            .has(protects(|eye, card, effect| {
                effect.cause.is_action_of_other(eye.you())
                    && eye.is(card, minions().yours().here())
            }))
            .has(power(|eye, minion| {
                let yours = eye.is_here(minion) && eye.is_yours(minion);
                i32::from(yours && wearer_is(eye, CAPTAIN_AMERICA))
            })),
        action("Hawkeye's Arrows", 1)
            .text("Reveal cards from your deck until you reveal two actions. Draw those actions and shuffle the others into your deck. If Hawkeye is in play, you may play any number of those actions as extra actions.")
            .rulings(&[
                "An empty deck is made anew before you reveal, but not while you do.",
                "Whoever's Hawkeye. They are played at once, one after the other, or they stay in your hand.",
            ])
            .on_play(hawkeyes_arrows),
        action("Hulk Smash", 1)
            .text("Choose a base. Destroy any number of actions on it. If Hulk is there, you may destroy that base with all actions on it and replace it with the top card of the base deck. The minions stay.")
            .rulings(&[
                "Whoever's Hulk. The actions on that base are discarded with it; it does not score.",
                "Minions keep what is on them and are not played anew. Only minions stay.",
            ])
            .on_play(hulk_smash),
        on_base("J.A.R.V.I.S.", 1)
            .text("Play on a base. Talent: Draw a card. Discard a card.")
            .has(talent(always, |cx| {
                cx.draw(cx.you(), 1)?;
                cx.discard_choice(cx.you(), 1)
            })),
        on_minion(MJOLNIR, 1, minions())
            .text("Play on a minion. Ongoing: If this minion is Thor, it has +2 power. Otherwise it has -2 power.")
            .rulings(&["Whoever's Thor it is."])
            .raises()
            .has(power(|eye, minion| {
                let worth = || if wearer_is(eye, THOR) { 2 } else { -2 };
                if eye.wearer() == Some(minion) { worth() } else { 0 }
            })),
        action("Modular Tech", 1)
            .text("Transfer one of your actions from its minion to another minion, or from its base to another base. You may play an extra action.")
            .rulings(&["One that you control, to where its text lets it be. The extra action also if there is none."])
            .affects(minions())
            .on_play(|cx| {
                choose_and_transfer(cx, actions().yours())?;
                cx.extra_play(Permission::action())
            }),
        action("Repulsor Boots", 1)
            .text("Move one of your minions to another base. Special: Before a base scores, move Iron Man to another base.")
            .rulings(&[EITHER, "By the Special: whoever's Iron Man, from and to any base."])
            .affects(minions().yours())
            .on_play(|cx| move_elsewhere(cx, minions().yours()))
            .has(
                before_a_base_scores(|cx| move_elsewhere(cx, minions().named(IRON_MAN)))
                    .special_from_hand(),
            ),
        action("Strategize", 2)
            .text("Look at the top four cards of your deck. Place two of them on top of your deck and the others on the bottom, in any order.")
            .rulings(&["Of three cards one goes to the bottom, of two or fewer none."])
            .on_play(strategize),
        action("Tactical Advantage", 1)
            .text("A minion gains +3 power until the end of the turn.")
            .raises()
            .affects(minions())
            .on_play(|cx| give_power(cx, minions(), 3)),
        action("Thunder and Lightning", 1)
            .text("Destroy a minion of power 3 or less.")
            .affects(minions().power_at_most(3))
            .on_play(|cx| destroy(cx, minions().power_at_most(3))),
        action("Widow's Bite", 1)
            .text("Special: Before a base scores, each of the other players' minions there gets -1 power until the end of the turn. If Black Widow is there, that minion gains +2 power until the end of the turn.")
            .rulings(&[NOW_THERE, "Whoever's Black Widow it is; of several you choose one. The base scores even if its total is too low then."])
            .raises()
            .affects(minions())
            .has(before_a_base_scores(widows_bite).special_from_hand()),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// The names that others of these cards speak of.
const BLACK_WIDOW: &str = "Black Widow";
const CAPTAIN_AMERICA: &str = "Captain America";
const HAWKEYE: &str = "Hawkeye";
const HULK: &str = "Hulk";
const IRON_MAN: &str = "Iron Man";
const MJOLNIR: &str = "Mjolnir";
const THOR: &str = "Thor";

/// "Mjolnir from its minion": in play on one.
const MJOLNIR_ON_A_MINION: Select = actions().named(MJOLNIR).that(is_on_a_minion);

/// "If this card is on ...": whether the minion it is on has this name.
fn wearer_is(eye: &Eye, name: &str) -> bool {
    eye.wearer().is_some_and(|minion| eye.state.is_named(minion, name))
}

fn hawkeyes_arrows(cx: &mut Cx) -> Step {
    let you = cx.you();
    let revealed = cx.reveal_until(you, 2, actions())?;
    let found = cx.among(&revealed, actions());
    cx.draw_from(&found)?;
    cx.shuffle_into_deck(&cx.among(&revealed, cards()), you)?;
    if cx.eye().is_minion_about(HAWKEYE) {
        let taken: Vec<Ref> = found.iter().map(|&action| cx.now(action)).collect();
        while may_play_extra_action(cx, &cx.among(&taken, cards().in_hand()))? {}
    }
    Ok(())
}

fn hulk_smash(cx: &mut Cx) -> Step {
    let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    destroy(cx, actions().on_base_at(site).any_number())?;
    if cx.eye().any(minions().named(HULK).at(site)) && cx.yes()? {
        cx.destroy_base(site, NewBase::Top, Keep::Minions)?;
    }
    Ok(())
}

fn strategize(cx: &mut Cx) -> Step {
    let mut top = cx.look_at_top(Home::Player(cx.you()), 4)?;
    let n = top.len().saturating_sub(2) as u16;
    let down = cx.choose_from(Why::PlaceUnder, &top, cards().between(n, n))?;
    top.retain(|card| !down.contains(card));
    cx.return_to_top(&top)?;
    cx.place_under_decks(&down)?;
    Ok(())
}

fn widows_bite(cx: &mut Cx) -> Step {
    let others = cx.all(minions().of_others().there());
    cx.give_power(&others, -1, cx.end_of_turn())?;
    give_power(cx, minions().named(BLACK_WIDOW).there(), 2)
}
