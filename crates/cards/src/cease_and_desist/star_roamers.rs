//! Star Roamers beam their crew home and out again, wherever it is needed.

use crate::idioms::*;

/// The Star Roamers.
pub const STAR_ROAMERS: FactionDef = FactionDef {
    name: "Star Roamers",
    blurb: "Return your crew to the ship, and send the right one down in its place.",
    colors: ["#94a9ff", "#231d52"],
    cards: &[
        minion("Ship's Captain", 1, 5)
            .text("Search your deck for a minion, reveal it and place it into your hand. Shuffle your deck. If its power is at most 3, play it here as an extra minion.")
            .rulings(&["Not optional. A minion that cannot be played here is discarded."])
            .on_play(ships_captain),
        minion("Medical Officer", 1, 4)
            .text("Ongoing: When other minions of yours would be returned to your hand, one or more, you may draw a card instead of returning one.")
            .rulings(&[
                "Once for all that would be returned together; that one stays where it is.",
                "Not for a minion that you do not own: it would go to its owner's hand.",
            ])
            .has(
                instead(
                    EffectKind::Return,
                    |eye, minion| eye.state.can_draw(eye.you()) && eye.is(minion, HOMEBOUND.other()),
                    |cx, _| cx.draw(cx.you(), 1).map(|()| true),
                )
                .one_of_several()
                .may(),
            ),
        minion("Science Officer", 1, 4)
            .text("Talent: One of your minions of power 4 or less returns to its owner's hand. Play an extra minion that has a different name.")
            .rulings(&[
                "Also one that you do not own.",
                "You get the extra minion also if the other one was not returned.",
            ])
            .has(talent(always, |cx| {
                let chosen = cx.choose(Why::Return, minions().yours().power_at_most(4))?;
                cx.return_to_hand(&chosen)?;
                let extra = Permission::minion();
                match chosen.one().map(|minion| cx.name(minion)) {
                    Some(name) => cx.extra_play(extra.not_named(name)),
                    None => cx.extra_play(extra),
                }
            })),
        minion("Ship's Engineer", 3, 3)
            .text("Ongoing: When another minion of yours would be returned to your hand, you may move it to another base instead.")
            .rulings(&[
                "From any base to any other.",
                "Not a minion that you do not own: it would go to its owner's hand.",
            ])
            .has(instead(
                EffectKind::Return,
                |eye, minion| {
                    eye.is(minion, HOMEBOUND.other()) && !eye.other_sites(minion).is_empty()
                },
                ships_engineer,
            )),
        minion("Ensign", 4, 2)
            .text("Ongoing: When another player plays a card that affects another of your minions here, you may have it affect this minion instead.")
            .rulings(&[
                "A card that is just played, not one that is already in play.",
                "Also an action that would be played on the other minion.",
                "It need not be what the card could have chosen.",
            ])
            .has(may_take(|eye, card, effect| {
                effect.cause.is_other_player(eye.you())
                    && eye.is(card, minions().yours().here().other())
            })),
        action("Hyperspeed 10", 1)
            .text("Choose a base. Move all minions from there to one other base.")
            .rulings(&["Other players' minions, too."])
            .affects(minions())
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => move_together(cx, &cx.all(minions().at(site))),
                None => Ok(()),
            }),
        action("Mass Teleport", 2)
            .text("Each player returns one of their minions to its owner's hand.")
            .rulings(&["From the current player clockwise; each chooses one they control."])
            .affects(minions())
            .on_play(|cx| {
                for player in cx.players() {
                    let theirs = cx.all(minions().of(player));
                    let chosen = cx.choice_of(player, Why::Return, &theirs, cards())?;
                    cx.done_by(player, |cx| cx.return_to_hand(&chosen))?;
                }
                Ok(())
            }),
        action("Port Me Up", 2)
            .text("Return one of your minions to its owner's hand. Special: After a base scores, you may play this card; the minion must then be at that base.")
            .rulings(&[
                "Played by its Special it uses none of your plays.",
                "After a scoring it returns at once, before the cards there are discarded.",
            ])
            .affects(minions().yours())
            .on_play(|cx| return_to_hand(cx, minions().yours()))
            .has(
                after_a_base_scores(|cx| return_to_hand(cx, minions().yours().there()))
                    .special_from_hand(),
            ),
        on_base("Protector Fields", 1)
            .text("Play on a base. You can only play this card where you have a minion. Ongoing: Your minions here are not affected by other players' cards.")
            .rulings(&[
                "Actions of other players that already lie on them are destroyed at once.",
                "It stays also when you have no minion here any more.",
            ])
            .has(only_if(|eye, attempt| {
                attempt.at.is_some_and(|site| eye.any(minions().of(attempt.seat).at(site)))
            }))
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you()) && eye.is(card, minions().yours().here())
            })),
        action("Teleport Error", 1)
            .text("Choose a minion. Move it to another base at random.")
            .affects(minions())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Move, minions())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                match cx.random_site(&cx.other_sites(minion)) {
                    Some(site) => cx.move_to(&chosen, site).map(drop),
                    None => Ok(()),
                }
            }),
        action("Teleport Overflow", 1)
            .text("Return one of your minions to its owner's hand. Reveal from your hand any number of minions that share one name, and play these as extra minions.")
            .rulings(&[
                "The same name as each other, not as the returned minion; that one may be among them.",
                "They are played at once, one after the other.",
            ])
            .affects(minions().yours())
            .on_play(teleport_overflow),
        action("Weird New Worlds", 1)
            .text("Play the top base of the base deck. You may play an extra minion there.")
            .rulings(&["There is one base more from then on, also after it has scored."])
            .on_play(|cx| match cx.play_base()? {
                Some(site) => cx.extra_play(Permission::minion().at(site)),
                None => Ok(()),
            }),
        on_base("Whiplash Maneuver", 1)
            .text("Play on a base. Ongoing: If one of your minions on another base would be returned to your hand, you may move it to here instead.")
            .rulings(&[
                "Of several you decide for each.",
                "Not a minion that you do not own: it would go to its owner's hand.",
            ])
            .has(instead(
                EffectKind::Return,
                |eye, minion| eye.is(minion, HOMEBOUND.elsewhere()),
                |cx, minion| {
                    Ok(is_kept(cx, minion)? && !cx.move_to(&[minion], cx.here())?.is_empty())
                },
            )),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "Your minions ... would be returned to your hand": those that you own.
const HOMEBOUND: Select =
    minions().yours().that(|eye, minion| eye.state.owner(minion) == Some(eye.you()));

/// "You may ... instead": whether you do, for this minion.
fn is_kept(cx: &mut Cx, minion: Ref) -> Step<bool> {
    Ok(!cx.choose_from(Why::Save, &[minion], cards().may())?.is_empty())
}

fn ships_engineer(cx: &mut Cx, minion: Ref) -> Step<bool> {
    let (you, sites) = (cx.you(), cx.other_sites(minion));
    match cx.pick_site(you, Why::MoveTo(minion.card), &sites, 0)? {
        Some(site) => Ok(!cx.move_to(&[minion], site)?.is_empty()),
        None => Ok(false),
    }
}

fn ships_captain(cx: &mut Cx) -> Step {
    let mut found = Vec::new();
    search_deck(cx, minions(), |cx, minion| {
        found = minion.to_vec();
        cx.reveal(minion);
        cx.place_in_hand(minion)?;
        Ok(())
    })?;
    let in_hand: Vec<Ref> = found.iter().map(|&minion| cx.now(minion)).collect();
    let small = cx.among(&in_hand, minions().in_hand().power_at_most(3));
    cx.play_these_at(&small, cx.here())
}

/// The first that is chosen says the name.
fn teleport_overflow(cx: &mut Cx) -> Step {
    return_to_hand(cx, minions().yours())?;
    let mut playable = cx.all(minions().in_hand());
    playable.retain(|&minion| cx.can_play_now(minion, PlayKind::Minion));
    let mut chosen = cx.choose_from(Why::PlayThis, &playable, cards().may())?.to_vec();
    let Some(&first) = chosen.first() else { return Ok(()) };
    let mut alike = cx.among(&playable, cards().copy_of(cx.name(first)));
    alike.retain(|&minion| minion != first);
    chosen.extend(cx.choose_from(Why::PlayThis, &alike, cards().any_number())?);
    cx.reveal(&chosen);
    cx.play_minions(&chosen)
}
