//! Mega Troopers fight when a base scores: that is when their Specials come, and Megabot with them.

mod revised;

use super::idioms::*;

/// The Mega Troopers.
pub const MEGA_TROOPERS: FactionDef = FactionDef {
    name: "Mega Troopers",
    blurb: "Hold back until a base is about to score, then answer with Special after Special.",
    colors: ["#ffe83d", "#b0123a"],
    cards: &[
        minion("Red Trooper", 1, 5)
            .text("Talent: If Megabot is in play, move it to here. Otherwise you may play it here.")
            .rulings(&["Also if another player controls it.", TWO_OF_THEM])
            .has(talent(can_bring_megabot, |cx| {
                cx.play_or_move_titan(MEGABOT, &[cx.here()]).map(drop)
            })),
        minion("Blue Trooper", 1, 4)
            .text("Special: Before this base scores, this minion gains +2 power until the end of the turn.")
            .has(before_this_base_scores(|cx| gain(cx, 2)).special()),
        minion("Yellow Trooper", 1, 4)
            .text("Special: Before this base scores, you may move another of your minions to here.")
            .has(
                before_this_base_scores(|cx| move_here(cx, minions().yours().elsewhere()))
                    .only_when(|eye| eye.any(minions().yours().elsewhere()))
                    .special()
                    .may(),
            ),
        minion("Black Trooper", 1, 3)
            .text("Ongoing: After a Special is used, this minion gains +1 power until the end of the turn.")
            .rulings(&[
                "Each time, by whatever player, also several times in a turn.",
                "Also for a Special that must be used, or that plays a card or a titan.",
            ])
            .has(after(EventKind::SpecialUsed, |_, _| true, |cx| gain(cx, 1))),
        minion("Green Trooper", 1, 3)
            .text("Special: Before a base scores, you may play this minion there as an extra minion.")
            .rulings(&["From your hand. You need no other minion there."])
            .has(plays_itself(Window::BeforeScoring, |eye| {
                eye.scoring_site().map(|site| Permission::minion().at(site))
            })),
        minion("Pink Trooper", 1, 3)
            .text("Special: After this base scores, return one of your minions of power 3 or less here to its owner's hand instead of the discard pile.")
            .rulings(&[
                "It may be this minion itself, and must be if no other fits.",
                "The power it has then counts.",
            ])
            .has(
                after_this_base_scores(|cx| {
                    let chosen = cx.choose(Why::Return, yours_there().power_at_most(3))?;
                    cx.instead_of_discard(&chosen, To::Hand)
                })
                .special(),
            ),
        minion("Beta 6", 4, 2)
            .text("Special: Before this base scores, this minion gains +1 power until the end of the turn.")
            .has(before_this_base_scores(|cx| gain(cx, 1)).special()),
        action("Blitzing Sword Attack", 1)
            .text("Special: Before a base scores where you have a titan but are not winning, destroy a minion of power 4 or less there.")
            .rulings(&["Who shares the highest power there is winning."])
            .affects(minions().power_at_most(4))
            .has(
                before_a_base_scores(|cx| destroy(cx, minions().there().power_at_most(4)))
                    .only_when(|eye| has_one_and_is_not_winning_there(eye, titans()))
                    .special_from_hand(),
            ),
        action("Form Megabot!", 2)
            .text("Choose a base where you have two or more minions. If Megabot is in play, move it there. Otherwise you may play it there.")
            .rulings(&[
                "Also if another player controls it.",
                "Not the base where it is already.",
                TWO_OF_THEM,
            ])
            .on_play(form_megabot),
        action("It's Blitzin' Time!", 2)
            .text("One of your minions gains +3 power until the end of the turn.")
            .raises()
            .on_play(|cx| give_power(cx, minions().yours(), 3)),
        action("Lightning Crystal", 1)
            .text("Destroy an action that lies on a base or a minion.")
            .on_play(|cx| destroy(cx, actions())),
        action("Lightning Rescue!", 1)
            .text("Special: Before a base scores, play an action as a Special.")
            .rulings(&[
                "At once, or not at all.",
                "Any action; one that has only a Special must be for this moment.",
            ])
            .has(
                before_a_base_scores(|cx| may_play(cx, Permission::action())).special_from_hand(),
            ),
        action("Mega Attack", 1)
            .text("Destroy a minion. Your minions at its base must have more power together than it has.")
            .rulings(&[
                "Only the power of minions counts.",
                "One of your own counts itself, too, if you choose it.",
            ])
            .affects(minions().that(is_where_you_have_one))
            .on_play(|cx| destroy(cx, minions().that(is_outdone))),
        action("Plan For More!", 1)
            .text("Reveal the top three cards of your deck. Draw each minion among them. You may play one of these minions as an extra minion. Return the rest to the top in any order.")
            .rulings(&["It is played at once, before the rest goes back, or not at all."])
            .on_play(plan_for_more),
        action("Power Pose", 1)
            .text("Special: After a base scores, draw two cards if you are its winner.")
            .rulings(&["Also as one of several winners."])
            .has(
                after_a_base_scores(|cx| cx.draw(cx.you(), 2))
                    .only_when(|eye| eye.state.ranked(Rank::Winner).contains(&eye.you()))
                    .special_from_hand(),
            ),
    ],
    titan: Some(TITAN),
    revised: revised::REVISED,
};

/// The name that other cards of the Mega Troopers speak of.
const MEGABOT: &str = "Megabot";

/// The titan of the Mega Troopers.
const TITAN: CardDef = titan(MEGABOT)
    .text("Special: Instead of your regular minion play, you may play this titan on a base where you have three or more minions. Ongoing: You have +1 power here for each of your minions here. Special: Before another base scores, you may move this titan there.")
    .rulings(&["The power is yours, not that of the minions."])
    .has(titan_instead_of(PlayKind::Minion, |eye| {
        eye.sites_where(|eye, site| eye.count(minions().yours().at(site)) >= 3)
    }))
    .has(presence(|eye| eye.count(minions().yours().here())))
    .has(moves_where_another_base_scores());

/// "This minion gains +N power until the end of the turn."
fn gain(cx: &mut Cx, n: i32) -> Step {
    cx.give_power(&[cx.this()], n, cx.end_of_turn())
}

/// "Play or move Megabot to here.": one is elsewhere, or you could play one.
fn can_bring_megabot(eye: &Eye) -> bool {
    eye.any(titans().named(MEGABOT).elsewhere()) || eye.could_play_titan(MEGABOT, &[eye.here()])
}

/// "Play or move Megabot to a base where you have at least two minions."
fn form_megabot(cx: &mut Cx) -> Step {
    let mut sites = cx.open_sites();
    sites.retain(|&site| cx.eye().count(minions().yours().at(site)) >= 2);
    cx.play_or_move_titan(MEGABOT, &sites).map(drop)
}

/// "A minion with power less than the total power of your minions at its base."
fn is_outdone(eye: &Eye, minion: CardId) -> bool {
    let Some(site) = eye.state.site_of(minion) else { return false };
    let yours = eye.all(minions().yours().at(site));
    let together: i32 = yours.iter().map(|yours| eye.state.power(yours.card)).sum();
    eye.state.power(minion) < together
}

fn plan_for_more(cx: &mut Cx) -> Step {
    let top = cx.reveal_top(cx.you(), 3)?;
    let found = cx.among(&top, minions());
    cx.draw_from(&found)?;
    let drawn: Vec<Ref> = found.iter().map(|&minion| cx.now(minion)).collect();
    may_play_extra_minion(cx, &cx.among(&drawn, minions().in_hand()))?;
    cx.return_to_top(&cx.among(&top, cards()))
}
