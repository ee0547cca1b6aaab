//! Superheroes: four of the greatest, and the citizens one of them might be.

use crate::idioms::*;

/// The Superheroes.
pub const SUPERHEROES: FactionDef = FactionDef {
    name: "Superheroes",
    blurb: "Let mild citizens give way to heroes, and keep all of them safe.",
    colors: ["#2f58d6", "#a3142a"],
    cards: &[
        minion("Awesome Guy", 1, 5)
            .text("Ongoing: Other players' cards cannot destroy your minions here.")
            .has(your_minions_here_are_not_destroyed_by_others()),
        minion("Captain Amazing", 1, 5)
            .text("Talent: Each of your minions here gains +1 power until the end of the turn.")
            .rulings(&["Minions that come later do not gain the power."])
            .has(talent(always, |cx| give_power(cx, minions().yours().here().each(), 1))),
        minion("Mind Lady", 1, 5)
            .text("Talent: Choose another player's minion. Its abilities are cancelled until the start of your next turn.")
            .rulings(&["Also if Mind Lady leaves play before."])
            .has(talent(
                |eye| eye.any(minions().of_others()),
                |cx| {
                    let chosen = cx.choose(Why::Choose, minions().of_others())?;
                    cx.cancel(&chosen, cx.start_of_your_next_turn())
                },
            )),
        minion("The Burst", 1, 5)
            .text("Ongoing: After a minion is played on another base, you may move this minion there.")
            .rulings(&["Whoever played it, and whether or not it is still there."])
            .has(
                after(
                    EventKind::Played,
                    |eye, event| played_at(eye, event).is_some_and(|at| at != eye.here()),
                    |cx| match cx.heard(played_at) {
                        Some(there) => cx.move_to(&[cx.this()], there).map(drop),
                        None => Ok(()),
                    },
                )
                .while_there()
                .may(),
            ),
        minion("Mild Mannered Citizen", 5, 2)
            .text("Ongoing: At the start of your turn, you may destroy this minion to search your deck for one of power 5 or more. Play that here as an extra minion, and shuffle your deck.")
            .rulings(&["There is no search if it was not really destroyed."])
            .has(
                at_start_of_your_turn(|cx| {
                    let here = cx.here();
                    transform(cx, &[cx.this()], minions().power_at_least(5), here)
                })
                .only_when(|eye| eye.would_reach(EffectKind::Destroy, eye.this()))
                .may(),
            ),
        on_minion("Expanded Power", 1, minions())
            .text("Play on a minion. Ongoing: Other players cannot destroy this minion, and it has +1 power.")
            .rulings(&["Other players than the one who controls this card. What makes its controller destroy it destroys it."])
            .raises()
            .has(power(|eye, minion| i32::from(eye.wearer() == Some(minion))))
            .has(protects(|eye, card, effect| {
                // Whoever carries out what a card says is the one who does it.
                effect.kind == EffectKind::Destroy
                    && eye.wearer() == Some(card)
                    && effect.cause.actor().is_some_and(|seat| seat != eye.you())
            })),
        action("Golden Age", 2)
            .text("Place up to three minions from your discard pile on the bottom of your deck.")
            .on_play(|cx| place_under_deck(cx, minions().in_discard().up_to(3)).map(drop)),
        action("Justice Friends", 2)
            .text("Each of your minions of power 5 or more gains +2 power until the end of the turn.")
            .rulings(&["Minions that come later do not gain the power."])
            .raises()
            .affects(minions().yours().power_at_least(5))
            .on_play(|cx| give_power(cx, minions().yours().power_at_least(5).each(), 2)),
        on_minion("My Only Weakness!", 1, minions())
            .text("Play on a minion. Ongoing: This minion's abilities are cancelled.")
            .has(cancels(|eye, card| eye.wearer() == Some(card))),
        action("Not really dead", 2)
            .text("Place up to two minions of power 2 or less from your discard pile into your hand.")
            .on_play(|cx| take(cx, minions().in_discard().power_at_most(2).up_to(2))),
        action("Radioactive Exposure", 1)
            .text("Destroy one of your minions to search your deck for one that has more power. Play that there as an extra minion, and shuffle your deck.")
            .rulings(&[
                "The power your minion had in play counts against the printed power of the other.",
                "There is no search if your minion was not really destroyed.",
            ])
            .affects(minions().yours())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                let (power, there) = (cx.power(minion), cx.site_of(minion));
                transform(cx, &chosen, minions().power_above(power), there)
            }),
        on_base("Secret Base", 1)
            .text("Play on a base. Ongoing: Other players cannot destroy your minions of power 3 or less here.")
            .rulings(&["What makes you destroy one of them yourself destroys it."])
            .has(protects(|eye, card, effect| {
                effect.kind == EffectKind::Destroy
                    && effect.cause.actor().is_some_and(|seat| seat != eye.you())
                    && eye.is(card, minions().yours().here().power_at_most(3))
            })),
        action("Sidekick", 1)
            .text("Choose a base where you have a minion of power 5 or more. Play an extra minion of power 2 or less there.")
            .on_play(|cx| {
                let led = |eye: &Eye, site| eye.any(minions().yours().at(site).power_at_least(5));
                match cx.choose_base(led)? {
                    Some(site) => cx.extra_play(Permission::minion().power_at_most(2).at(site)),
                    None => Ok(()),
                }
            }),
    ],
    titan: Some(
        titan("The Everything Glove")
            .text("Special: On your turn, if you have three or more minions of power 5 or more in play, you may play this titan. Ongoing: Your minions here are not affected by other players' cards. Talent: You may play an extra minion of power 2 or less and/or an extra action.")
            .rulings(&[
                "At any base, also one where you have no such minion.",
                "Actions of other players that already lie on your minions here are destroyed at once.",
            ])
            .has(titan_on_your_turn(|eye| {
                let strong = minions().power_at_least(5);
                anywhere_if(eye, eye.count(strong.yours()) + eye.count(strong.in_stasis()) >= 3)
            }))
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you()) && eye.is(card, minions().yours().here())
            }))
            .has(talent(always, |cx| {
                cx.extra_play(Permission::minion().power_at_most(2))?;
                cx.extra_play(Permission::action())
            })),
    ),
    revised: Revision::of(&[
        titan("The Everything Glove")
            .text("Special: After one of your minions is destroyed, you may play this titan at its base. Ongoing: Your minions of power 3 or less here are not affected by other players' cards. Talent: Play an extra minion of power 2 or less here OR draw a card.")
            .rulings(&[
                "Whoever destroyed it, in any turn.",
                "Actions of other players that already lie on those minions are destroyed at once.",
            ])
            .has(
                titan_after(
                    EventKind::Destroyed,
                    |eye, event| !where_yours_were_destroyed(eye, event).is_empty(),
                    anywhere,
                )
                .only_while(|eye, event| {
                    let there = where_yours_were_destroyed(eye, event);
                    anywhere(eye).iter().any(|site| there.contains(site))
                })
                .then_run(|cx| {
                    let there = cx.heard(where_yours_were_destroyed);
                    cx.play_this_titan_at(&there).map(drop)
                })
                .about_there(),
            )
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you())
                    && eye.is(card, minions().yours().here())
                    && eye.power_against(card, effect) <= 3
            }))
            .has(talent(always, |cx| {
                cx.one_of([
                    part("Play an extra minion here", |cx| {
                        cx.extra_play(Permission::minion().power_at_most(2).at(cx.here()))
                    }),
                    part("Draw a card", |cx| cx.draw(cx.you(), 1))
                        .only_if(|eye| eye.state.can_draw(eye.you())),
                ])
            })),
    ]),
};

/// "One of your minions is destroyed": at which bases.
fn where_yours_were_destroyed(eye: &Eye, event: &Event) -> Vec<SiteId> {
    let yours = event.minions_destroyed().filter(|m| m.controller == Some(eye.you()));
    let mut sites: Vec<SiteId> = yours.filter_map(|minion| minion.site).collect();
    sort_by_key(&mut sites, |&site| site);
    sites.dedup();
    sites
}

/// "Destroy ... to search your deck for ..., play it there as an extra minion, and shuffle your deck."
fn transform(cx: &mut Cx, citizen: &[Ref], hero: Select, there: SiteId) -> Step {
    if cx.destroy(citizen)?.is_empty() {
        return Ok(());
    }
    search_deck(cx, hero, |cx, found| cx.play_these_at(found, there))
}

fn played_at(_: &Eye, event: &Event) -> Option<SiteId> {
    event.minion_played().and_then(|play| play.at)
}
