//! Orcs are many, and too thick-skinned for whatever the others play.

use super::idioms::*;
use crate::idioms::*;
use engine::cards::*;

/// The Orcs.
pub const ORCS: FactionDef = FactionDef {
    name: "Orcs",
    blurb: "Strong brutes who shrug off actions and win by as much as they can.",
    emblem: "orc-head",
    colors: ["#55e01e", "#4a2f1b"],
    cards: &[
        minion("Sword Lord", 1, 5)
            .text("Ongoing: Your other minions have +1 power each.")
            .rulings(&["At all bases, also those that come later."])
            .art("two-handed-sword")
            .has(power(|eye, minion| i32::from(minion != eye.this() && eye.is_yours(minion)))),
        minion("Topper Chopper", 2, 5)
            .text("Talent: This does nothing.")
            .rulings(&["It can be used all the same, and whatever answers the use of a talent does."])
            .art("wood-axe")
            .has(talent(always, |_| Ok(()))),
        minion("Hammer Slammer", 3, 3)
            .text("Destroy a minion of power 2 or less at any base.")
            .rulings(&["Not optional: if only minions of your own fit, one of these is destroyed."])
            .art("hammer-drop")
            .on_play(|cx| destroy(cx, minions().power_at_most(2))),
        minion("Dork Orc", 4, 2)
            .text("Ongoing: Other players' actions do not affect this minion.")
            .rulings(&["An action that another player plays on it is discarded."])
            .art("propeller-beanie")
            .has(protects(|eye, card, effect| {
                card == eye.this() && effect.cause.is_action_of_other(eye.you())
            })),
        action("And Stay Down!", 1)
            .text("Special: Before a base scores, other players can neither play nor use Specials until its scoring is over, if you have the highest power there.")
            .rulings(&[
                "Sharing the highest power is enough. It counts as you play this.",
                "What Specials have done before stays done.",
            ])
            .art("boot-stomp")
            .has(before_a_base_scores(and_stay_down).special_from_hand())
            .has(forbids_specials(|eye, play| play.seat != eye.you()).special().lent()),
        action("Angry Pillagers", 2)
            .text("Special: When a base scores, gain 1 VP if you have at least 3 more power there than the runner-up.")
            .rulings(&[
                "Power counts as it is when the base scores.",
                "Who shares first place gains nothing. If nobody else has power there, 3 power of your own are enough.",
            ])
            .art("primitive-torch")
            .has(at(Window::WhenScoring, always, angry_pillagers).special_from_hand()),
        action("Crush", 1)
            .text("Choose a base, and a player who has fewer minions there than you. Destroy one of that player's minions there.")
            .rulings(&["Also a player who has no minion there; then nothing is destroyed."])
            .art("crush")
            .affects(minions().of_others().that(is_where_you_have_one))
            .on_play(crush),
        action("Death Breath", 1)
            .text("Choose a minion of power 4 or less in play. Place it on the bottom of its owner's deck.")
            .rulings(&["A monster, or a minion that is a treasure, goes to its own discard pile."])
            .art("bad-breath")
            .affects(minions().power_at_most(4))
            .on_play(|cx| place_under_deck(cx, minions().power_at_most(4)).map(drop)),
        action("Dogpile", 2)
            .text("Move one of your minions to another base where you have two or more minions. Special: Before a base scores, you may play this card.")
            .rulings(&[
                "To any such base, also if another one scores.",
                "Played by its Special it uses none of your plays.",
            ])
            .art("human-pyramid")
            .affects(minions().yours())
            .on_play(dogpile)
            .has(before_a_base_scores(dogpile).special_from_hand()),
        action("Gimme!", 1)
            .text("Choose an action on a minion. Destroy that minion, and transfer the action from it to one of your minions.")
            .rulings(&[
                "Only that one action; the others on the minion are discarded with it.",
                "The action is transferred also if the minion is not destroyed. Its controller stays the same.",
                "To one of your minions that the action's text lets it be on; without one, it is discarded with the minion.",
            ])
            .art("grab")
            .affects(minions().that(|eye, minion| eye.any(actions().on(eye.state.at(minion)))))
            .on_play(gimme),
        on_base("Stalling", 1)
            .text("Play on a base. Ongoing: When another player plays a card, you may say that it does not affect your minions here.")
            .rulings(&[
                "Before it does anything. It does not affect them for the rest of the turn.",
                "An action that is played on one of them is discarded.",
                "Not against cards that are in play already.",
            ])
            .art("halt")
            .has(
                answers_play(another_player_plays_a_card, |cx| {
                    if let Some(card) = cx.played().one() {
                        cx.make_immune_here(card);
                    }
                    Ok(())
                })
                .only_when(|eye| eye.any(minions().yours().here()))
                .may(),
            ),
        on_minion("Too Tough", 1, minions())
            .text("Play on a minion. Ongoing: Other players' actions do not affect this minion.")
            .rulings(&[
                "Other players than the one who controls this card, also if the minion is theirs.",
                "Actions of theirs that lie on the minion already are destroyed.",
            ])
            .art("abdominal-armor")
            .has(protects(|eye, card, effect| {
                eye.wearer() == Some(card) && effect.cause.is_action_of_other(eye.you())
            })),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "If you have the highest total power there, other players cannot play or use Specials."
fn and_stay_down(cx: &mut Cx) -> Step {
    if is_winning(&cx.eye(), cx.there()) {
        cx.stand(Bearer::Player(cx.you()), cx.end_of_scoring());
    }
    Ok(())
}

/// "If you have at least 3 more power there than the runner-up, gain 1 VP.": than whoever else has the most.
fn angry_pillagers(cx: &mut Cx) -> Step {
    let you = cx.you();
    let power = |seat| cx.state().scored_power(seat);
    let most = cx.other_players().into_iter().map(power).fold(0, i32::max);
    match power(you) >= most + 3 {
        true => cx.gain_vp(you, 1),
        false => Ok(()),
    }
}

/// "A player who has fewer minions there than you": those.
fn outnumbered(eye: &Eye, site: SiteId) -> Vec<Seat> {
    let n = |seat| eye.count(minions().of(seat).at(site));
    let yours = n(eye.you());
    eye.state.clockwise().filter(|&seat| n(seat) < yours).collect()
}

fn crush(cx: &mut Cx) -> Step {
    let site = cx.choose_base(|eye, site| !outnumbered(eye, site).is_empty())?;
    let Some(site) = site else { return Ok(()) };
    match cx.choose_player(&outnumbered(&cx.eye(), site))? {
        Some(player) => destroy(cx, minions().of(player).at(site)),
        None => Ok(()),
    }
}

/// "A base where you have at least two minions": those that a minion could move to.
fn piles(cx: &Cx, minion: Ref) -> Vec<SiteId> {
    let mut sites = cx.other_sites(minion);
    sites.retain(|&site| cx.eye().count(minions().yours().at(site)) >= 2);
    sites
}

fn dogpile(cx: &mut Cx) -> Step {
    let mut free = cx.all(minions().yours());
    free.retain(|&minion| !piles(cx, minion).is_empty());
    match cx.choose_from(Why::Move, &free, cards())?.one() {
        Some(minion) => cx.move_to_one_of(minion, &piles(cx, minion)).map(drop),
        None => Ok(()),
    }
}

/// The minion is destroyed while the action is still on it; then the action is transferred, if it is still there.
fn gimme(cx: &mut Cx) -> Step {
    let chosen = cx.choose_toward(Why::Transfer, ON_MINIONS, |cx, action| {
        let mut meant = new_wearers(cx, action);
        if let Zone::On(minion) = cx.state().card(action.card).zone {
            meant.push(cx.state().at(minion));
        }
        meant
    })?;
    let Some(action) = chosen.one() else { return Ok(()) };
    let Zone::On(minion) = cx.state().card(action.card).zone else { return Ok(()) };
    let minion = cx.state().at(minion);
    let yours = new_wearers(cx, action);
    let to = cx.choose_from(Why::MoveTo(action.card), &yours, cards())?.one();
    cx.destroy_but_not(&[minion], action)?;
    if !cx.state().stays(action) {
        return Ok(());
    }
    match to {
        Some(to) => cx.transfer_action(action, to).map(drop),
        None => cx.discard(&[action]).map(drop),
    }
}

fn another_player_plays_a_card(eye: &Eye, event: &Event) -> bool {
    event.play().is_some_and(|play| play.by.is_some_and(|by| by != eye.you()))
}
