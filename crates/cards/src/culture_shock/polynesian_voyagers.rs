//! Polynesian Voyagers find new islands and spread over them, a minion on each.

use super::idioms::*;

/// The Polynesian Voyagers.
pub const POLYNESIAN_VOYAGERS: FactionDef = FactionDef {
    name: "Polynesian Voyagers",
    blurb: "New bases to sail to, and more power the more of them you are on.",
    colors: ["#5fe3d3", "#0b3a4f"],
    cards: &[
        minion("Maui", 1, 5)
            .text("From the top of the base deck, play up to two bases. Talent: Move one of your minions to a base that has none of yours.")
            .rulings(&["There are more bases from then on, also after they have scored."])
            .on_play(|cx| {
                for _ in 0..cx.choose_count(2)? {
                    cx.play_base()?;
                }
                Ok(())
            })
            .has(talent(
                |eye| eye.any(minions().yours()) && !eye.sites_where(no_minion_of_yours).is_empty(),
                |cx| {
                    for minion in cx.choose(Why::Move, minions().yours())? {
                        settle(cx, minion)?;
                    }
                    Ok(())
                },
            )),
        minion("Wayfinder", 2, 4)
            .text("Talent: To place a +1 power counter on this minion, move it to a base where you have no minions.")
            .rulings(&["No counter if it could not move."])
            .has(talent(
                |eye| {
                    let settles = |&s: &SiteId| {
                        no_minion_of_yours(eye, s) && eye.would_move(eye.this(), s)
                    };
                    eye.other_sites(eye.this()).iter().any(settles)
                },
                |cx| match settle(cx, cx.this())? {
                    true => cx.place_counters(&[cx.this()], 1),
                    false => Ok(()),
                },
            )),
        minion("Tiki", 3, 3)
            .text("Ongoing: If an action is on this minion, it has +2 power.")
            .rulings(&["Not more for several actions. Anyone's action will do."])
            .has(power(|eye, minion| {
                let tattooed = || eye.any(actions().on(eye.state.at(minion)));
                if minion == eye.this() && tattooed() { 2 } else { 0 }
            })),
        minion("Mo'ai", 4, 3)
            .text("Ongoing: Other players cannot move their minions to here or move this minion to another base.")
            .rulings(&["They can move your other minions here and away, and play minions here."])
            .has(protects(|eye, card, effect| {
                let mover = effect.cause.actor().filter(|&seat| seat != eye.you());
                effect.kind == EffectKind::Move
                    && mover.is_some_and(|mover| {
                        let theirs = || eye.is(card, minions().of(mover));
                        card == eye.this() || (effect.to == Some(eye.here()) && theirs())
                    })
            })),
        action("Growth of the Tribes", 1)
            .text("Choose a base where you have no minions. Play an extra minion there; or move one of your minions to there.")
            .rulings(&["The minion is played at once. You may choose to play one and play none."])
            .affects(minions().yours())
            .on_play(|cx| {
                let Some(site) = cx.choose_base_to_go(no_minion_of_yours)? else { return Ok(()) };
                cx.one_of([
                    part("Play a minion", |cx| may_play(cx, Permission::minion().at(site)))
                        .only_if(move |eye| {
                            may_have_one_to_play(eye, Permission::minion().at(site))
                        }),
                    part("Move a minion", |cx| {
                        let chosen = cx.choose(Why::Move, minions().yours())?;
                        cx.move_to(&chosen, site).map(drop)
                    })
                    .only_if(|eye| eye.any(minions().yours()))
                    .affecting(minions().yours()),
                ])
            }),
        action("Knowledge of the Tribes", 1)
            .text("Draw a card for each base where you have a minion.")
            .on_play(|cx| cx.draw(cx.you(), bases_of_yours(&cx.eye()))),
        action("Unity of the Tribes", 1)
            .text("Choose a base where you have a minion. You have +2 power there for each base where you have a minion, until the end of the turn.")
            .rulings(&[
                "The number of bases is counted once, as you play it; the chosen base counts.",
                "It is power of no minion.",
            ])
            .on_play(|cx| {
                let have_one = |eye: &Eye, site| eye.any(minions().yours().at(site));
                let Some(site) = cx.choose_base(have_one)? else { return Ok(()) };
                let n = 2 * bases_of_yours(&cx.eye());
                cx.give_presence(cx.you(), site, n, cx.end_of_turn())
            }),
        on_minion("Ocean Tattoo", 1, minions().yours().that(is_without_others))
            .text("Play on one of your minions at a base where no other player has a minion. Talent: Move this minion to another base to place a +1 power counter on it.")
            .rulings(&["It stays on the minion at whatever base. No counter if the minion could not move."])
            .transfers_to(minions())
            .has(talent(
                |eye| eye.wearer().is_some_and(|m| !eye.other_sites(m).is_empty()),
                |cx| {
                    for minion in cx.wearer() {
                        if cx.move_to_one_of(minion, &cx.other_sites(minion))? {
                            cx.place_counters(&[minion], 1)?;
                        }
                    }
                    Ok(())
                },
            )),
        on_minion("Shark Tattoo", 2, minions().yours())
            .text("Play on one of your minions. It gets a +1 power counter. Ongoing: At the start of your turn, place a +1 power counter on this minion if it is the only one of yours here.")
            .raises()
            .transfers_to(minions())
            .on_play(|cx| cx.place_counters(&cx.wearer(), 1))
            .has(
                at_start_of_your_turn(|cx| cx.place_counters(&cx.wearer(), 1)).only_when(|eye| {
                    eye.wearer().is_some_and(|m| eye.is_yours(m))
                        && eye.count(minions().yours().here()) == 1
                }),
            ),
        on_minion("Sun Tattoo", 2, minions().yours())
            .text("Play on one of your minions. Ongoing: This minion has +2 power. Special: After a base scores, you may play this card on one of your minions there that has no actions on it, and move that minion to another base instead of the discard pile.")
            .rulings(&[
                "Played by its Special it uses none of your plays.",
                "Not on a minion for which something else has been declared that keeps it from the discard pile.",
            ])
            .raises()
            .transfers_to(minions())
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 }))
            .has(
                plays_itself(Window::AfterScoring, |eye| {
                    let there = eye.scoring_site().filter(|_| eye.any(BARE_THERE))?;
                    Some(Permission::action().at(there))
                })
                .then_run(sun_tattoo),
            ),
        action("Tattoo Artist", 1)
            .text("Search your discard pile and/or deck for an action that can be played on a minion. Shuffle your deck if you searched it. Place the action into your hand; or play it as an extra action.")
            .rulings(&[SEARCH, "At once, if you play it."])
            .on_play(tattoo_artist),
        action("Volcanic Uprising", 1)
            .text("Play the top card of the base deck, and you may move one of your minions to there OR destroy a base where no player has a minion, and replace it with two bases.")
            .rulings(&[
                "There is one base more from then on.",
                "The actions on the destroyed base are discarded. The second base lies beside the others.",
            ])
            .affects(minions().yours())
            .on_play(|cx| {
                cx.one_of([
                    part("Play a base", |cx| {
                        let Some(site) = cx.play_base()? else { return Ok(()) };
                        let chosen = cx.choose(Why::Move, minions().yours().may())?;
                        cx.move_to(&chosen, site).map(drop)
                    })
                    .affecting(minions().yours()),
                    part("Destroy a base", |cx| {
                        let Some(site) = cx.choose_base(is_deserted)? else { return Ok(()) };
                        cx.destroy_base(site, NewBase::Top, Keep::Nothing)?;
                        cx.play_base().map(drop)
                    })
                    .only_if(|eye| !eye.sites_where(is_deserted).is_empty()),
                ])
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "A base where you have no minions."
fn no_minion_of_yours(eye: &Eye, site: SiteId) -> bool {
    !eye.any(minions().yours().at(site))
}

/// "A base where no player has a minion.": monsters that nobody controls do not count.
fn is_deserted(eye: &Eye, site: SiteId) -> bool {
    eye.state.seats().all(|seat| !eye.any(minions().of(seat).at(site)))
}

/// "Each base where you have a minion": how many.
fn bases_of_yours(eye: &Eye) -> i32 {
    eye.sites_where(|eye, site| !no_minion_of_yours(eye, site)).len() as i32
}

/// "Move ... to a base where you have no minions.": whether it moved.
fn settle(cx: &mut Cx, minion: Ref) -> Step<bool> {
    let mut sites = cx.other_sites(minion);
    sites.retain(|&site| no_minion_of_yours(&cx.eye(), site));
    cx.move_to_one_of(minion, &sites)
}

/// "... at a base where no other player has a minion."
fn is_without_others(eye: &Eye, minion: CardId) -> bool {
    eye.state.site_of(minion).is_some_and(|site| !eye.any(minions().of_others().at(site)))
}

/// "One of your minions there that has no actions on it."
const BARE_THERE: Select = minions().yours().there().that(|eye, minion| {
    !eye.state.has_fate(minion) && !eye.any(actions().on(eye.state.at(minion)))
});

fn sun_tattoo(cx: &mut Cx) -> Step {
    let this = cx.this();
    let mut bare = cx.all(BARE_THERE);
    bare.retain(|&minion| cx.can_play_on(this, minion));
    let Some(minion) = cx.choose_from(Why::Choose, &bare, cards())?.one() else { return Ok(()) };
    cx.play_this_on(this, minion)?;
    if cx.state().card(this.card).zone != Zone::On(minion.card) {
        return Ok(());
    }
    match cx.choose_site(Why::MoveTo(minion.card), &cx.other_sites(minion))? {
        Some(site) => cx.instead_of_discard(&[minion], To::Site(site)),
        None => Ok(()),
    }
}

fn tattoo_artist(cx: &mut Cx) -> Step {
    search_pile_and_deck(cx, actions().that(goes_on_a_minion), |cx, found| {
        cx.reveal(found);
        let playable = found.iter().any(|&action| cx.can_play_now(action, PlayKind::Either));
        cx.one_of([
            part("Place it into your hand", |cx| cx.place_in_hand(found).map(drop)),
            part("Play it", |cx| cx.play_these(found))
                .only_if(move |_| playable)
                .affecting(minions()),
        ])
    })
}
