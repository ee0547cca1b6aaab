//! Mermaids lure the others' minions to where they want them, and make them count for less there.

use super::idioms::*;

/// The Mermaids.
pub const MERMAIDS: FactionDef = FactionDef {
    name: "Mermaids",
    blurb: "Lure the others' minions to where they are of no use to them.",
    colors: ["#6fcfc4", "#15506b"],
    cards: &[
        minion("Mermaid Queen", 1, 5)
            .text("Move another player's minion from another base to here; or choose a minion here. If its power is 3 or less, you control it until the end of the turn.")
            .rulings(&["Its power is judged after it has moved, or where it stays if it cannot be moved."])
            .on_play(|cx| {
                let theirs = minions().of_others().elsewhere();
                cx.one_of([
                    part("Move a minion to here", |cx| {
                        let chosen = cx.choose(Why::Move, theirs)?;
                        // Another one may have moved in its place; if none has, it is still the one meant.
                        let moved = cx.move_to(&chosen, cx.here())?;
                        enthral(cx, if moved.is_empty() { &chosen } else { &moved })
                    })
                    .only_if(move |eye| eye.any(theirs)),
                    part("Choose a minion here", |cx| {
                        let chosen = cx.choose(Why::Choose, minions().here())?;
                        enthral(cx, &chosen)
                    }),
                ])
            }),
        minion("Temptress", 2, 4)
            .text("Ongoing: Until the end of the turn, this minion has +2 power if one or more minions of other players have moved to here this turn.")
            .rulings(&[
                "No matter who moved them, whether they are still here, and whether this minion was here.",
                "Several give no more.",
            ])
            .has(power(|eye, minion| match minion == eye.this() && others_have_come(eye) {
                true => 2,
                false => 0,
            })),
        minion("Charmer", 3, 3)
            .text("Talent: This minion may move to another base. Then you may move a minion of power 3 or less of another player to its base.")
            .rulings(&["The second also if this minion stays."])
            .has(talent(always, |cx| {
                let (this, sites) = (cx.this(), cx.other_sites(cx.this()));
                if !sites.is_empty() && cx.yes()? {
                    cx.move_to_one_of(this, &sites)?;
                }
                let there = cx.site_of(cx.this());
                let mut theirs = cx.all(minions().of_others().power_at_most(3));
                theirs.retain(|&minion| cx.site_of(minion) != there);
                let chosen = cx.choose_from(Why::Move, &theirs, cards().may())?;
                cx.move_to(&chosen, there)?;
                Ok(())
            })),
        minion("Siren", 4, 2)
            .text("Ongoing: Each minion of other players here adds 1 less power to its controller's total.")
            .rulings(&[
                LESS_FOR_YOU,
                "Several of these minions add up, but no minion adds less than 0.",
            ])
            .has(adds_less(|eye, minion| {
                i32::from(eye.is_here(minion) && eye.is(minion, minions().of_others()))
            })),
        on_base("Becalmed Shores", 1)
            .text("Play on a base. Ongoing: Each minion of other players here has -1 power. Talent: Transfer this card to another base.")
            .affects(minions().of_others().here())
            .has(power(|eye, minion| {
                -i32::from(eye.is_here(minion) && eye.is(minion, minions().of_others()))
            }))
            .has(talent(has_another_base, |cx| transfer_elsewhere(cx, cx.this()))),
        action("Captive Audience", 2)
            .text("One of your minions gains +1 power until the end of the turn for each minion at its base that you do not own. Play an extra action.")
            .rulings(&["Minions that come later give no power, and those that go take none away."])
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                if let Some(minion) = chosen.one() {
                    let there = minions().at(cx.site_of(minion)).that(is_not_owned);
                    cx.give_power(&chosen, cx.eye().count(there), cx.end_of_turn())?;
                }
                cx.extra_play(Permission::action())
            }),
        action("Charmed", 2)
            .text("Choose a minion of power 3 or less. You may move it to another base where you have a minion. Its power does not add to its controller's total until the end of the turn. Play an extra action.")
            .rulings(&[LESS_FOR_YOU, "Wherever it is this turn, and whoever controls it."])
            .affects(minions().power_at_most(3))
            .on_play(charmed)
            .has(
                adds_nothing_for_its_controller(|eye, minion| eye.wearer() == Some(minion))
                    .unlabelled()
                    .lent(),
            ),
        on_base("Desert Island", 1)
            .text("Play on a base. Ongoing: The power of minions here does not add to their controllers' totals. Destroy this card at the start of your turn.")
            .rulings(&[LESS_FOR_YOU, "Your minions, too."])
            .affects(minions().here())
            .has(adds_nothing_for_its_controller(|eye, minion| eye.is_here(minion)))
            .has(at_start_of_your_turn(destroy_this)),
        on_base("Shipwreck Cove", 1)
            .text("Play on a base. Ongoing: Each of your minions here has +1 power. Special: After this base scores, you may transfer this card to another base.")
            .rulings(&["At once, before the cards here are discarded. Not to the base that replaces this one."])
            .raises()
            .has(power(|eye, minion| i32::from(eye.is_here(minion) && eye.is_yours(minion))))
            .has(
                after_this_base_scores(|cx| transfer_elsewhere(cx, cx.this()))
                    .only_when(has_another_base)
                    .special()
                    .may(),
            ),
        action("Siren Song", 1)
            .text("Choose a base and another base where you have a minion. Move a minion of each other player from the first to the second.")
            .rulings(&["All of them together to the same base. You choose the minions."])
            .affects(minions().of_others())
            .on_play(siren_song),
        action("Toll Bay", 1)
            .text("Choose a base. Draw a card for each minion of other players there.")
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => {
                    let n = cx.eye().count(minions().of_others().at(site));
                    cx.draw(cx.you(), n)
                }
                None => Ok(()),
            }),
        action("Ultimate Song", 1)
            .text("Choose a base where you have a minion. Each other player plays a minion of power 3 or less from their hand there as an extra minion; who has none reveals their hand. The abilities of those minions are cancelled until the end of the turn. You may play an extra minion there. You may play an extra action.")
            .rulings(&[
                "Cancelled as they are played, so they do nothing then.",
                "They play one after the other, from the current player clockwise, and choose the minions themselves.",
                "What they say of how they may be played is cancelled, too.",
            ])
            .affects(WHAT_IT_PLAYS)
            .on_play(ultimate_song),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "If its power is 3 or less, you control it until the end of the turn."
fn enthral(cx: &mut Cx, chosen: &[Ref]) -> Step {
    let weak = cx.among(chosen, minions().power_at_most(3));
    cx.take_control(&weak, cx.you(), cx.end_of_turn())
}

/// "If one or more minions of other players have moved to here this turn": since this base came.
fn others_have_come(eye: &Eye) -> bool {
    let (you, here) = (eye.you(), eye.here());
    let theirs = |minion: &Snapshot| minion.controller.is_some_and(|seat| seat != you);
    let mut moved = eye.happened_here().flat_map(Event::moved);
    moved.any(|(minion, to)| to == here && minion.sorts.is_minion() && theirs(minion))
}

/// "... that you do not own", of a minion.
fn is_not_owned(eye: &Eye, minion: CardId) -> bool {
    eye.state.owner(minion) != Some(eye.you())
}

/// "You may move it to another base where you have a minion. Its power does not add to its controller's total ..."
fn charmed(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Choose, minions().power_at_most(3))?;
    if let Some(minion) = chosen.one() {
        let mut sites = cx.other_sites(minion);
        sites.retain(|&site| cx.eye().any(minions().yours().at(site)));
        if !sites.is_empty() && cx.yes()? {
            cx.move_to_one_of(minion, &sites)?;
        }
        cx.stand_about(&chosen, cx.end_of_turn())?;
    }
    cx.extra_play(Permission::action())
}

/// "Choose a base and another base where you have a minion. Move a minion of each other player from the first to the second."
fn siren_song(cx: &mut Cx) -> Step {
    let Some(from) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    let mut sites = cx.open_sites();
    sites.retain(|&site| site != from && cx.eye().any(minions().yours().at(site)));
    let Some(to) = cx.choose_site(Why::MoveAllTo, &sites)? else { return Ok(()) };
    let mut lured = Vec::new();
    for player in cx.other_players() {
        lured.extend(cx.choose(Why::Move, minions().of(player).at(from))?);
    }
    cx.move_to(&lured, to)?;
    Ok(())
}

fn ultimate_song(cx: &mut Cx) -> Step {
    let yours = |eye: &Eye, site| eye.any(minions().yours().at(site));
    if let Some(site) = cx.choose_base(yours)? {
        let you = cx.you();
        for player in cx.other_players() {
            cx.as_player(player, |cx| joins_in(cx, site, you))?;
        }
        cx.extra_play(Permission::minion().at(site))?;
    }
    cx.extra_play(Permission::action())
}

/// "... plays a minion of power 3 or less from their hand there as an extra minion; who has none reveals their hand.
/// The abilities of those minions are cancelled": by whose action it is.
fn joins_in(cx: &mut Cx, site: SiteId, by: Seat) -> Step {
    let mut hand = cx.all(minions().in_hand().power_at_most(3));
    hand.retain(|&minion| cx.can_play_cancelled_at(minion, site));
    if hand.is_empty() {
        cx.reveal_hand(cx.you());
        return Ok(());
    }
    let chosen = cx.choose_from(Why::PlayThis, &hand, cards())?;
    cx.play_these_cancelled_at(&chosen, site, cx.end_of_turn(), by)
}
