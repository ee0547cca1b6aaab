//! Shapeshifters are what others are.

use crate::idioms::*;

/// The Shapeshifters.
pub const SHAPESHIFTERS: FactionDef = FactionDef {
    name: "Shapeshifters",
    blurb: "Copy what is good, and turn what you have into something better.",
    colors: ["#3c9c8c", "#3b2350"],
    cards: &[
        minion("Doppelgänger", 1, 5)
            .text("Ongoing: After this minion goes to the discard pile from play, search your deck for a minion and play it as an extra minion. Shuffle your deck.")
            .rulings(&[
                "After its base has scored, not on the base that replaces it.",
                "A minion that cannot be played is discarded.",
            ])
            .has(after(EventKind::ToDiscard, this_goes_to_discard, |cx| {
                search_deck(cx, minions(), |cx, found| cx.play_minions(found))
            })),
        minion("G.E.L.F.", 2, 4)
            .text("Talent: Search your deck for a minion of power 4 or less that is no G.E.L.F. Shuffle this minion into your deck, and play that minion here as an extra minion.")
            .has(talent(always, gelf)),
        minion("Mimic", 3, 0)
            .text("Ongoing: This minion's power is the highest that is printed on a minion in play.")
            .rulings(&[
                "Counters and other changes are added to it.",
                "Elsewhere than in play its power is 0.",
            ])
            .has(starting_power(highest_printed)),
        minion("Copycat", 4, 2)
            .text("Choose a minion of another player in play. Until the end of the turn this card has its abilities.")
            .rulings(&[
                "What that minion does when it is played is done at once.",
                "Names and power are not copied, nor what must hold to play the card.",
                IN_STASIS_TOO,
            ])
            .on_play(copycat),
        action("\"... Really?\"", 1)
            .text("Destroy one of your minions. Play a minion of the same or lower power from your discard pile as an extra minion.")
            .rulings(&["It may be the destroyed minion."])
            .affects(minions().yours())
            .on_play(|cx| {
                let Some(most) = destroy_yours(cx)? else { return Ok(()) };
                play(cx, Permission::minion().from_discard().power_at_most(most))
            }),
        action("Bacta the Future", 1)
            .text("Destroy a minion. Its owner may play an extra minion at once.")
            .rulings(&["Also if the minion could not be destroyed."])
            .affects(minions())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions())?;
                let owner = chosen.one().and_then(|minion| cx.owner(minion));
                cx.destroy(&chosen)?;
                let Some(owner) = owner else { return Ok(()) };
                cx.as_player(owner, |cx| may_play(cx, Permission::minion()))
            }),
        on_minion("Cellular Bonding", 1, minions())
            .text("Play on a minion. Choose another action on a minion. This card has the abilities of that action.")
            .rulings(&[
                "As long as it is in play, also when the other action has left.",
                "With no other action on a minion in play it is discarded without effect.",
                "\"Play on one of your minions\" does not count for it.",
            ])
            .on_play(cellular_bonding),
        action("Genetic Shift", 2)
            .text("Until the end of the turn, each of your minions gains +1 power OR one of your minions gains +3 power.")
            .rulings(&["Only minions in play when you play this card."])
            .raises()
            .on_play(genetic_shift),
        action("Mitosis", 1)
            .text("Choose one of your minions in play. Play a copy of it from your hand as an extra minion.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                cx.extra_play(Permission::minion().named(cx.name(minion)))
            }),
        on_minion("Shell Game", 1, minions())
            .text("Play on a minion. Ongoing: It cannot be destroyed.")
            .has(wearer_cannot_be_destroyed()),
        on_minion("Splice as Nice", 1, minions())
            .text("Play on a minion. Ongoing: It has +2 power.")
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 })),
        action("Transmogrify", 2)
            .text("Destroy one of your minions. Search your deck for a minion that has no more power than it had, play it as an extra minion, and shuffle your deck.")
            .affects(minions().yours())
            .on_play(|cx| {
                let Some(most) = destroy_yours(cx)? else { return Ok(()) };
                search_deck(cx, minions().power_at_most(most), |cx, found| cx.play_minions(found))
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "Choose another player's minion in play. This card has the same abilities ...": also one in stasis.
fn copycat(cx: &mut Cx) -> Step {
    let mut found = cx.all(minions().of_others());
    for player in cx.other_players() {
        found.extend(cx.all(minions().of(player).in_stasis()));
    }
    for minion in cx.choose_from(Why::Choose, &found, cards())? {
        cx.copy_abilities(minion, cx.end_of_turn())?;
    }
    Ok(())
}

/// "Destroy one of your minions.": the power it had.
fn destroy_yours(cx: &mut Cx) -> Step<Option<i32>> {
    let chosen = cx.choose(Why::Destroy, minions().yours())?;
    let power = chosen.one().map(|minion| cx.power(minion));
    cx.destroy(&chosen)?;
    Ok(power)
}

fn gelf(cx: &mut Cx) -> Step {
    let (deck, here) = (cx.search(Home::Player(cx.you()))?, cx.here());
    let small = minions().power_at_most(4).not_named("G.E.L.F.");
    let found = cx.choose_from(Why::Search, &deck, small)?;
    let into = cx.shuffle_in(&[cx.this()])?;
    if into.iter().all(|gelf| gelf.owner != Some(cx.you())) {
        cx.shuffle(Home::Player(cx.you()));
    }
    cx.play_these_at(&found, here)
}

fn highest_printed(eye: &Eye) -> i32 {
    let in_play = eye.all(minions()).into_iter().map(|m| m.card);
    let all = in_play.chain(eye.minions_in_stasis()).map(|m| eye.state.printed_power(m));
    all.fold(0, i32::max)
}

fn cellular_bonding(cx: &mut Cx) -> Step {
    let on_minions = cx.all(minions()).into_iter().map(|minion| actions().on(minion).other());
    let others: Vec<Ref> = on_minions.flat_map(|which| cx.all(which)).collect();
    match cx.choose_from(Why::Choose, &others, cards())?.one() {
        Some(action) => cx.copy_abilities(action, Until::Leaves),
        None => cx.discard(&[cx.this()]).map(drop),
    }
}

fn genetic_shift(cx: &mut Cx) -> Step {
    let yours = minions().yours();
    let any = cx.eye().any(yours);
    cx.one_of([
        part("Each of your minions gains +1 power", |cx| give_power(cx, yours.each(), 1))
            .raising()
            .only_if(move |_| any),
        part("One of your minions gains +3 power", |cx| give_power(cx, yours, 3))
            .raising()
            .only_if(move |_| any),
    ])
}
