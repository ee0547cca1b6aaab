//! Mythic Horses stick together: no one of them is as good alone.

use crate::idioms::*;

/// The Mythic Horses.
pub const MYTHIC_HORSES: FactionDef = FactionDef {
    name: "Mythic Horses",
    blurb: "Gather your minions on one base, where each friend makes the others stronger.",
    colors: ["#d992ec", "#2c3f8f"],
    cards: &[
        minion("Starlyte", 1, 5)
            .text("Ongoing: This minion has +1 power for each other minion you have here.")
            .has(power(|eye, minion| {
                if minion == eye.this() { eye.count(minions().yours().here().other()) } else { 0 }
            })),
        minion("Rainbow", 2, 4)
            .text("Talent: Draw a card if you have played another minion here this turn.")
            .rulings(&[
                "Before or after Rainbow, and wherever that minion is now.",
                "A minion that was moved here does not count.",
            ])
            .has(talent(
                |eye| eye.minions_you_played_here().any(|minion| minion != eye.host.id.host),
                |cx| cx.draw(cx.you(), 1),
            )),
        minion("Seastar", 3, 3)
            .text("If you have another minion here, you may play an extra minion. Only one Seastar's ability each turn.")
            .rulings(&[
                "The extra minion may be played anywhere.",
                "A Seastar played where you have no other minion has not used the ability.",
            ])
            .has(
                on_play(
                    |eye| eye.any(minions().yours().here().other()),
                    |cx| cx.extra_play(Permission::minion()),
                )
                .limited(Limit::OneNamePerTurn),
            ),
        minion("Pinkie", 4, 2)
            .text("Ongoing: This minion has +1 power while another of your minions is here.")
            .has(power(|eye, minion| {
                let friends = minions().yours().here().other();
                i32::from(minion == eye.this() && eye.any(friends))
            })),
        action("Adventure Power", 1)
            .text("Choose a base. Move any number of your minions from other bases to it.")
            .rulings(&["They move together."])
            .affects(minions().yours())
            .on_play(|cx| {
                let Some(site) = cx.choose_base_to_go(|_, _| true)? else { return Ok(()) };
                move_yours_to(cx, site, cards().any_number()).map(drop)
            }),
        on_minion("Encouragement Power", 2, minions().yours())
            .text("Play on one of your minions. Ongoing: It has +1 power for each other minion you have here.")
            .rulings(&["The minions of the player who controls this card count, whoever controls the minion it is on."])
            .raises()
            .has(power(|eye, minion| match eye.wearer() {
                Some(wearer) if wearer == minion => {
                    eye.count(minions().yours().here()) - i32::from(eye.is_yours(minion))
                }
                _ => 0,
            })),
        action("Freedom Power", 1)
            .text("Destroy an action that is on a minion or a base.")
            .on_play(|cx| destroy(cx, actions())),
        action("Friendship Power", 1)
            .text("Move one of your minions to another base where you have a minion. You may place this card into your hand instead of the discard pile.")
            .affects(minions().yours())
            .on_play(|cx| {
                friendship(cx)?;
                if cx.yes()? {
                    cx.place_when_done(To::Hand);
                }
                Ok(())
            }),
        on_base("Sharing Power", 1)
            .text("Play on a base. Ongoing: At the start of your turn, draw a card if a minion of power 2 or less is here.")
            .rulings(&["Any player's minion.", "One card, however many such minions are here."])
            .has(
                at_start_of_your_turn(|cx| cx.draw(cx.you(), 1))
                    .only_when(|eye| eye.any(minions().here().power_at_most(2))),
            ),
        action("Super Future Space Armor Power", 1)
            .text("Each of your minions at a base with another of your minions gains +2 power until the end of the turn.")
            .rulings(&["Minions that come later do not gain the power, and none loses it by being left alone."])
            .raises()
            .affects(minions().yours().that(has_company))
            .on_play(|cx| give_power(cx, minions().yours().that(has_company).each(), 2)),
        action("Teaching Power", 1)
            .text("Special: Before a base scores, reveal a card from the top of your deck for each of your minions there. Play one of the revealed minions there as an extra minion. Return the others to the top in any order.")
            .rulings(&[
                "If a minion is revealed, you must play one, at once. If it cannot be played there, it is discarded.",
                "Minions that are not played go back to the top like the other cards.",
            ])
            .has(before_a_base_scores(teaching_power).special_from_hand()),
        action("Togetherness Power", 2)
            .text("Play an extra minion where you already have a minion.")
            .rulings(&["Where you have one as you play it."])
            .on_play(|cx| cx.extra_play(Permission::minion().where_you_have_one())),
    ],
    titan: None,
    revised: Revision::of(&[
        minion("Rainbow", 2, 4)
            .text("Talent: Draw a card if you have another minion here.")
            .has(talent(
                |eye| eye.any(minions().yours().here().other()),
                |cx| cx.draw(cx.you(), 1),
            )),
        on_base("Sharing Power", 1)
            .text("Play on a base. Ongoing: At the end of your turn, draw a card if you have two or more minions here.")
            .rulings(&["One card, however many of your minions are here."])
            .has(
                at_end_of_your_turn(|cx| cx.draw(cx.you(), 1))
                    .only_when(|eye| eye.count(minions().yours().here()) >= 2),
            ),
    ]),
};

/// "... at a base with another of your minions".
fn has_company(eye: &Eye, minion: CardId) -> bool {
    let site = eye.state.site_of(minion);
    site.is_some_and(|site| eye.count(minions().yours().at(site)) > 1)
}

/// "Move one of your minions to another base where you have a minion."
fn friendship(cx: &mut Cx) -> Step {
    let joined = |cx: &Cx, minion| {
        let mut others = cx.other_sites(minion);
        others.retain(|&s| cx.eye().any(minions().yours().at(s)));
        others
    };
    let mut movable = cx.all(minions().yours());
    movable.retain(|&minion| !joined(cx, minion).is_empty());
    for minion in cx.choose_from(Why::Move, &movable, cards())? {
        cx.move_to_one_of(minion, &joined(cx, minion))?;
    }
    Ok(())
}

/// "Play one of the revealed minions there as an extra minion. Return the others ..."
fn teaching_power(cx: &mut Cx) -> Step {
    let there = cx.there();
    let pupils = cx.eye().count(minions().yours().there());
    let revealed = cx.reveal_top(cx.you(), pupils as usize)?;
    let mut playable = revealed.clone();
    playable.retain(|&minion| cx.can_play_at(minion, there));
    // One that cannot be played there is chosen only where there is no other.
    let among = if cx.among(&playable, minions()).is_empty() { &revealed } else { &playable };
    let chosen = cx.choose_from(Why::PlayThis, among, minions())?;
    cx.play_these_at(&chosen, there)?;
    cx.return_to_top(&cx.among(&revealed, cards()))
}
