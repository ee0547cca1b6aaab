//! Pirates sail: their minions move before and after a base scores, and sink the small fry.

use crate::idioms::*;

/// The Pirates.
pub const PIRATES: FactionDef = FactionDef {
    name: "Pirates",
    blurb: "Sail from base to base, and make small minions walk the plank.",
    colors: ["#3b6fb6", "#16263f"],
    cards: &[
        minion("Pirate King", 1, 5)
            .text("Special: Before a base scores, you may move this minion there.")
            .rulings(&["He may leave another base that was ready, which then may not score this turn."])
            .has(
                before_a_base_scores(|cx| cx.move_to(&[cx.this()], cx.there()).map(drop))
                    .only_when(|eye| !eye.scores_here())
                    .special()
                    .may(),
            ),
        minion("Buccaneer", 2, 4)
            .text("Special: If this minion would be destroyed, move it to another base instead.")
            .rulings(&[
                "It must move if there is another base; its controller chooses which.",
                "If it cannot move, it is destroyed.",
            ])
            .has(instead(EffectKind::Destroy, has_another_base, buccaneer).special()),
        minion("Cut Lass", 3, 3)
            .text("You may destroy a minion of power 2 or less here.")
            .on_play(|cx| destroy(cx, minions().here().power_at_most(2).may())),
        minion("First Mate", 4, 2)
            .text("Special: After this base scores, instead of the discard pile you may move this minion to another base.")
            .rulings(&[
                "It moves when the cards leave, before the new base is there: it cannot go to that one.",
                "If there is no other base it is discarded.",
            ])
            .has(instead_of_its_discard(first_mate).special().may()),
        action("Broadside", 2)
            .text("On a base where you have a minion, destroy all of one player's minions of power 2 or less.")
            .rulings(&["You may name a player who has no such minion there, and also yourself."])
            .affects(minions().power_at_most(2).that(is_where_you_have_one))
            .on_play(broadside),
        action("Cannon", 1)
            .text("Destroy up to two minions of power 2 or less.")
            .affects(minions().power_at_most(2))
            .on_play(|cx| destroy(cx, minions().power_at_most(2).up_to(2))),
        action("Dinghy", 2)
            .text("Move up to two of your minions to other bases.")
            .affects(minions().yours())
            .on_play(|cx| move_elsewhere(cx, minions().yours().up_to(2))),
        action("Full Sail", 1)
            .text("Any number of your minions move to other bases, as you choose. Special: You may play this card before a base scores.")
            .rulings(&["Played by its Special it uses none of your plays."])
            .affects(minions().yours())
            .on_play(full_sail)
            .has(before_a_base_scores(full_sail).special_from_hand()),
        action("Powderkeg", 1)
            .text("Destroy one of your minions and all minions of equal or less power at its base.")
            .rulings(&[
                "The power your minion has as you play this counts.",
                "If your minion survives, the others are destroyed all the same.",
            ])
            .affects(minions().that(is_where_you_have_one))
            .on_play(|cx| {
                let chosen = choose_no_weaker(cx, Why::Destroy, minions().yours())?;
                let Some(yours) = chosen else { return Ok(()) };
                destroy(cx, with_it(cx, yours).power_at_most(cx.power(yours)).each())
            }),
        action("Sea Dogs", 1)
            .text("Name a faction. All minions of that faction that other players have at one base move to another.")
            .rulings(&["A protected minion stays where it is; the others move."])
            .affects(minions().of_others())
            .on_play(sea_dogs),
        action("Shanghai", 1)
            .text("Move another player's minion to another base.")
            .affects(minions().of_others())
            .on_play(|cx| move_elsewhere(cx, minions().of_others())),
        action("Swashbuckling", 1)
            .text("Each of your minions gains +1 power until the end of the turn.")
            .rulings(&["Minions that come later do not gain the power."])
            .raises()
            .on_play(|cx| give_power(cx, minions().yours().each(), 1)),
    ],
    titan: Some(
        titan("The Kraken")
            .text("Special: After a base scores where you have a minion, if this titan is not in play, you may call out \"Release the Kraken!\" to play this titan on the base that replaces it. Talent: Move this titan to another base. Each minion of other players there has -1 power until the end of the turn. Special: After this base scores, move one of your minions from here to another base instead of the discard pile.")
            .rulings(&[
                "You decide when the new base lies there. The call is taken as heard.",
                "Not if it was in play as the base scored, be it there.",
                "Minions that come there later keep their power.",
                "If the titan could not be moved, the minions at the base it was to move to lose power all the same.",
                "The minion moves when the cards leave, before the new base is there: it cannot go to that one.",
            ])
            .has(RELEASED)
            .has(talent(
                |eye| !eye.other_sites(eye.this()).is_empty(),
                |cx| kraken(cx, cx.end_of_turn()),
            ))
            .has(after_this_base_scores(|cx| move_instead_of_discard(cx, yours_there())).special()),
    ),
    revised: Revision::of(&[
        minion("Buccaneer", 2, 4)
            .text("Ongoing: Once each turn, when this minion would be destroyed, you may move it to another base instead.")
            .rulings(&["Its controller decides, and chooses where it moves."])
            .has(
                instead(EffectKind::Destroy, has_another_base, buccaneer)
                    .limited(Limit::OncePerTurn)
                    .may(),
            ),
        titan("The Kraken")
            .text("Special: After a base scores while this titan is not in play, if you had a minion there, you may call out \"Release the Kraken!\" to play this titan on the base that replaces it. Talent: Move this titan to another base. Each minion of other players there has -1 power until the start of your next turn. Special: After this base scores, move one of your minions from here to another base.")
            .rulings(&[
                "You decide when the new base lies there. The call is taken as heard.",
                "Not if it was in play as the base scored, be it there.",
                "Minions that come there later keep their power.",
                "If the titan could not be moved, the minions at the base it was to move to lose power all the same.",
                "The minion moves at once, before the cards leave and the new base is there: it cannot go to that one.",
            ])
            .has(RELEASED)
            .has(talent(
                |eye| !eye.other_sites(eye.this()).is_empty(),
                |cx| kraken(cx, cx.start_of_your_next_turn()),
            ))
            .has(
                after_this_base_scores(|cx| move_elsewhere(cx, minions().yours().here()))
                    .special(),
            ),
    ]),
};

/// "Release the Kraken!": on the base that replaces the one that has scored.
const RELEASED: Ability = titan_at(Window::AfterReplacement, kraken_can_come, |eye| {
    eye.scoring_site().into_iter().collect()
});

fn has_another_base(eye: &Eye, minion: CardId) -> bool {
    minion == eye.this() && !eye.other_sites(minion).is_empty()
}

fn buccaneer(cx: &mut Cx, this: Ref) -> Step<bool> {
    cx.move_to_one_of(this, &cx.other_sites(this))
}

fn first_mate(cx: &mut Cx) -> Step {
    let this = cx.this();
    match cx.choose_site(Why::MoveTo(this.card), &cx.other_sites(this))? {
        Some(site) => cx.instead_of_discard(&[this], To::Site(site)),
        None => Ok(()),
    }
}

/// Any player may be named, also one who has no such minion there.
fn broadside(cx: &mut Cx) -> Step {
    let site = cx.choose_base(|eye, site| eye.any(minions().yours().at(site)))?;
    let Some(site) = site else { return Ok(()) };
    let Some(player) = cx.choose_player(&cx.players())? else { return Ok(()) };
    destroy(cx, minions().of(player).at(site).power_at_most(2).each())
}

fn full_sail(cx: &mut Cx) -> Step {
    move_elsewhere(cx, minions().yours().any_number())
}

fn sea_dogs(cx: &mut Cx) -> Step {
    let Some(faction) = cx.name_faction()? else { return Ok(()) };
    let mut theirs = cx.all(minions().of_others());
    theirs.retain(|m| cx.state().factions(m.card).contains(&faction));
    let mut sites = cx.sites();
    sites.retain(|&s| theirs.iter().any(|&m| cx.site_of(m) == s));
    let from = cx.choose_site_toward(Why::ChooseBase, &sites, |cx, site| {
        cx.all(minions().of_others().at(site))
    })?;
    let Some(from) = from else { return Ok(()) };
    theirs.retain(|&m| cx.site_of(m) == from);
    move_together(cx, &theirs)
}

fn kraken_can_come(eye: &Eye) -> bool {
    had_a_minion_there(eye) && was_aside_at_the_award(eye)
}

/// "A base scores where you have a minion", of the one that has scored and is gone: a minion of yours has left it since the
/// points were awarded.
fn had_a_minion_there(eye: &Eye) -> bool {
    let there = |card: &&Snapshot| {
        card.site.is_some() && card.site == eye.scoring_site() && card.zone.in_play()
    };
    let yours = |card: &Snapshot| card.sorts.is_minion() && card.controller == Some(eye.you());
    since_the_award(eye).any(|event| event.what.cards().into_iter().filter(there).any(yours))
}

/// "Move this titan to another base. Each minion of other players there has -1 power ..."
fn kraken(cx: &mut Cx, until: Until) -> Step {
    let this = cx.this();
    let to = cx.choose_site(Why::MoveTo(this.card), &cx.other_sites(this))?;
    let Some(there) = to else { return Ok(()) };
    cx.move_to(&[this], there)?;
    cx.give_power(&cx.all(minions().of_others().at(there)), -1, until)
}
