//! Luchadors set the others' minions up with actions, and finish them off.

use crate::idioms::*;

/// The Luchadors.
pub const LUCHADORS: FactionDef = FactionDef {
    name: "Luchadors",
    blurb: "Lay your actions on the others' minions, then strike at what you have set up.",
    colors: ["#ff8a3d", "#0f3d2e"],
    cards: &[
        minion("El Sagrado", 1, 5)
            .text("Place an action from your discard pile into your hand. Talent: Play an extra action on another player's minion.")
            .on_play(|cx| take(cx, actions().in_discard()))
            .has(talent(always, |cx| cx.extra_play(Permission::action().on_anothers_minion()))),
        minion("Capa Roja", 2, 4)
            .text("Special: Before this base scores, you may destroy a minion of printed power 3 or less of each other player here.")
            .rulings(&[
                "What it has beyond its printed power does not count.",
                "One of each other player who has one here; all of them are chosen first.",
            ])
            .has(
                before_this_base_scores(capa_roja)
                    .only_when(|eye| eye.any(SMALL_PREY))
                    .special()
                    .may(),
            ),
        minion("La Torcha", 3, 3)
            .text("Ongoing: While one of your actions is on another player's minion here, this minion has +2 power.")
            .has(power(|eye, minion| {
                let set_up = || eye.any(minions().of_others().here().that(has_your_action));
                if minion == eye.this() && set_up() { 2 } else { 0 }
            })),
        minion("Yellow Demon", 4, 2)
            .text("You may search your discard pile and/or deck for a Set-Up action and place it into your hand. Shuffle your deck if you searched it.")
            .rulings(&[SET_UP, "If you take none from your discard pile, you search your deck."])
            .on_play(|cx| {
                if !cx.yes()? {
                    return Ok(());
                }
                search_both_and_take(cx, actions().that(is_set_up))
            }),
        action("Cheap Pop", 1)
            .text("One of your minions gains +2 power until the end of the turn, or +4 power instead if a minion at its base has a Set-Up action on it.")
            .rulings(&[SET_UP, "Whoever's minion and action it is."])
            .raises()
            .on_play(cheap_pop),
        action("Out for the Count", 1)
            .text("Choose a minion with one or more of your actions on it. Return one of those actions to its owner's hand. Destroy that minion.")
            .rulings(&["One of your own minions, too."])
            .affects(SET_UP_BY_YOU)
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, SET_UP_BY_YOU)?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                return_to_hand(cx, actions().yours().on(minion))?;
                cx.destroy(&chosen)?;
                Ok(())
            }),
        on_minion("Pin", 2, SET_UP_BY_YOU)
            .text("Play on a minion with one of your actions on it. Ongoing: This minion's abilities are cancelled. Its power does not add to its controller's total here.")
            .rulings(&[
                "It keeps its power, which counts toward the breakpoint and for cards that look at the minion.",
                "It does not count for who wins here, nor for cards that compare totals. As a minion it still counts for taking part.",
            ])
            .has(cancels(|eye, card| eye.wearer() == Some(card)))
            .has(adds_nothing_for_its_controller(|eye, minion| eye.wearer() == Some(minion))),
        on_minion("Powerful Set-Up", 1, minions().of_others())
            .text("Play on another player's minion. Ongoing: Each of your minions here has +1 power.")
            .rulings(&["The minion it is on, too, if that comes to be yours."])
            .transfers_to(minions())
            .raises()
            .has(power(|eye, minion| {
                i32::from(eye.is_here(minion) && eye.is_yours(minion))
            })),
        on_minion("Quick Set-Up", 1, minions().of_others())
            .text("Play on another player's minion. You may play an extra action.")
            .on_play(|cx| cx.extra_play(Permission::action())),
        on_minion("Smart Set-Up", 1, minions().of_others())
            .text("Play on another player's minion. Ongoing: After a minion is played here for the first time in a turn, draw a card.")
            .rulings(&["Whoever plays it. If this card came after the first minion of a turn, not in that turn."])
            .has(after(EventKind::Played, minion_played_here, |cx| cx.draw(cx.you(), 1)).first()),
        action("Reversal", 1)
            .text("Special: Before a base scores where you are not winning, until the end of the turn take control of a minion there that has a Set-Up action on it. Destroy any number of your actions on that minion.")
            .rulings(&[
                SET_UP,
                "Who shares the highest power there is winning.",
                "A minion that you do not control.",
            ])
            .affects(minions().that(has_set_up))
            .has(
                before_a_base_scores(reversal)
                    .only_when(|eye| eye.scoring_site().is_some_and(|site| !is_winning(eye, site)))
                    .special_from_hand(),
            ),
        action("Sagrado vs the Monsters", 1)
            .text("Choose any number of actions in your discard pile. Place a card among them that can be played on a minion into your hand. Shuffle the others into your deck.")
            .on_play(sagrado_vs_the_monsters),
        action("Tag-Team", 1)
            .text("Play an extra minion at a base where you have a minion.")
            .on_play(|cx| cx.extra_play(Permission::minion().where_you_have_one())),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// How "Set-Up action" is read.
const SET_UP: &str = "A Set-Up action has \"Set-Up\" as part of its name.";

/// "A Set-Up action."
fn is_set_up(eye: &Eye, action: CardId) -> bool {
    eye.state.def(action).name.contains("Set-Up")
}

/// "... with a Set-Up action on it."
fn has_set_up(eye: &Eye, minion: CardId) -> bool {
    eye.any(actions().on(eye.state.at(minion)).that(is_set_up))
}

/// "... with one of your actions on it."
fn has_your_action(eye: &Eye, minion: CardId) -> bool {
    eye.any(actions().yours().on(eye.state.at(minion)))
}

/// "A minion with one of your actions on it."
const SET_UP_BY_YOU: Select = minions().that(has_your_action);

/// "A minion of printed power 3 or less ... here", of other players.
const SMALL_PREY: Select =
    minions().of_others().here().that(|eye, minion| eye.state.printed_power(minion) <= 3);

fn capa_roja(cx: &mut Cx) -> Step {
    let mut doomed = Vec::new();
    for player in cx.other_players() {
        let theirs = cx.among(&cx.all(SMALL_PREY), minions().of(player));
        doomed.extend(cx.choose_from(Why::Destroy, &theirs, cards())?);
    }
    cx.destroy(&doomed)?;
    Ok(())
}

fn cheap_pop(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Choose, minions().yours())?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let there = minions().at(cx.site_of(minion)).that(has_set_up);
    let n = if cx.eye().any(there) { 4 } else { 2 };
    cx.give_power(&chosen, n, cx.end_of_turn())
}

fn reversal(cx: &mut Cx) -> Step {
    let anothers = |eye: &Eye, minion| !eye.is_yours(minion) && has_set_up(eye, minion);
    let chosen = cx.choose(Why::Choose, minions().there().that(anothers))?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    cx.take_control(&chosen, cx.you(), cx.end_of_turn())?;
    destroy(cx, actions().yours().on(minion).any_number())
}

fn sagrado_vs_the_monsters(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Choose, actions().in_discard().any_number())?;
    let fitting = cx.among(&chosen, actions().that(goes_on_a_minion));
    let taken = cx.choose_from(Why::Take, &fitting, cards())?;
    cx.place_in_hand(&taken)?;
    cx.shuffle_into_deck(&cx.among(&chosen, cards()), cx.you())
}
