//! Magical Girls do more the more of them are together.

use crate::idioms::*;

/// The Magical Girls.
pub const MAGICAL_GIRLS: FactionDef = FactionDef {
    name: "Magical Girls",
    blurb: "Gather a team on one base: every talent is as strong as the team is large.",
    colors: ["#ff86e0", "#2b3fa0"],
    cards: &[
        minion("Lunar Captain", 1, 5)
            .text("Talent: Place a minion from your discard pile into your hand. Its power can be at most the number of your minions here.")
            .rulings(&["She counts herself."])
            .has(talent(
                |eye| eye.any(minions().in_discard().power_at_most(team(eye))),
                |cx| take(cx, minions().in_discard().power_at_most(team(&cx.eye()))),
            )),
        minion("Sakura Warrior", 1, 4)
            .text("Talent: Choose a minion here. It loses power until the start of your next turn, as much as the number of your minions here.")
            .rulings(&[
                "She counts herself. Counted once: it does not change if minions come or go.",
                "Any player's minion, also one of your own.",
            ])
            .has(talent(always, |cx| {
                let chosen = cx.choose(Why::Choose, minions().here())?;
                cx.give_power(&chosen, -team(&cx.eye()), cx.start_of_your_next_turn())
            })),
        minion("Technomagical Lass", 1, 4)
            .text("Talent: Destroy a minion here that you do not control. Its power can be at most the number of your minions here.")
            .rulings(&["She counts herself."])
            .has(talent(
                |eye| eye.any(no_match_here(eye)),
                |cx| destroy(cx, no_match_here(&cx.eye())),
            )),
        minion("Bewitching Gal", 1, 3)
            .text("Talent: This base's breakpoint is reduced by the number of your minions here until the end of the turn.")
            .rulings(&["She counts herself. Counted once: it does not change if minions come or go."])
            .has(talent(always, |cx| {
                cx.change_breakpoint(cx.here(), -team(&cx.eye()), cx.end_of_turn())
            })),
        minion("Fancy Suit Lad", 1, 3)
            .text("Ongoing: Your other minions here are not affected by other players' cards.")
            .rulings(&[
                "Actions of other players that already lie on them are destroyed at once.",
                "He is not protected himself.",
            ])
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you())
                    && eye.is(card, minions().yours().here().other())
            })),
        minion("Power Maid", 1, 3)
            .text("Talent: Move a minion from another base to here, or from here to another base. Its power can be at most the number of your minions here.")
            .rulings(&[
                "She counts herself, also before she goes.",
                "Any player's minion.",
            ])
            .has(talent(
                |eye| eye.any(minions().power_at_most(team(eye))),
                |cx| move_here_or_away(cx, minions().power_at_most(team(&cx.eye()))),
            )),
        minion("Black Magicat", 1, 1)
            .text("You may take Lunar Captain out of your discard pile into your hand. If you do not, search your deck for Lunar Captain, reveal it, place it into your hand, and shuffle your deck.")
            .rulings(&["If you search your deck while it is in your discard pile only, you take it from there."])
            .on_play(|cx| fetch(cx, "Lunar Captain")),
        minion("White Magicat", 1, 1)
            .text("You may take Power Maid out of your discard pile into your hand. If you do not, search your deck for Power Maid, reveal it, place it into your hand, and shuffle your deck.")
            .rulings(&["If you search your deck while it is in your discard pile only, you take it from there."])
            .on_play(|cx| fetch(cx, "Power Maid")),
        minion("Rainbow Girl", 2, 2)
            .text("Your other minions here gain +1 power until the end of the turn.")
            .rulings(&["Minions that come later do not gain the power."])
            .on_play(|cx| give_power(cx, minions().yours().here().other().each(), 1)),
        action("Celestial Teleport", 2)
            .text("Move one of your minions to another base.")
            .affects(minions().yours())
            .on_play(|cx| move_elsewhere(cx, minions().yours())),
        action("Coordination", 2)
            .text("You may play Walking Castle. If you do not, play an extra minion.")
            .rulings(&[
                "Walking Castle on any base, at once. The extra minion may wait until later in your Play Cards phase.",
            ])
            .on_play(|cx| {
                let anywhere = cx.open_sites();
                match cx.play_titan_named(WALKING_CASTLE, &anywhere)? {
                    true => Ok(()),
                    false => cx.extra_play(Permission::minion()),
                }
            }),
        action("Coronet Attack", 1)
            .text("Destroy a minion that you do not control. Its power can be at most the number of your minions at its base.")
            .affects(minions().that(|eye, minion| !eye.is_yours(minion)))
            .on_play(|cx| destroy(cx, minions().that(is_no_match_there))),
        action("Kiss the Sky Spell", 1)
            .text("Place a minion from your discard pile into your hand. You may play an extra action.")
            .on_play(|cx| {
                take(cx, minions().in_discard())?;
                cx.extra_play(Permission::action())
            }),
        action("Lunar Healing Love Spell", 1)
            .text("Choose a minion in each player's discard pile. Place each of them into its owner's hand.")
            .rulings(&["You choose for all players; nothing for those without a minion there."])
            .on_play(|cx| {
                let mut healed = Vec::new();
                for player in cx.players() {
                    healed.extend(cx.choose(Why::Take, minions().in_discard().of(player))?);
                }
                cx.place_in_hand(&healed)?;
                Ok(())
            }),
        on_minion("Magical Staff", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: It has +1 power. If it would go to the discard pile, place it on top of its owner's deck instead.")
            .rulings(&[
                "Also after its base has scored.",
                "If it was destroyed, it has been destroyed all the same.",
            ])
            .raises()
            .has(power(|eye, minion| i32::from(eye.wearer() == Some(minion))))
            .has(goes(|eye, going| (eye.host.on == Some(going.card)).then_some(To::DeckTop))),
        action("Purge the Demon", 1)
            .text("Choose a card in play. Destroy an action on that card OR remove all +1 power counters from that card.")
            .rulings(&["Any card: a minion, an action, a titan or a base."])
            .affects(minions().with_counters())
            .on_play(purge_the_demon),
        action("Silver Shard", 1)
            .text("Each player shuffles all minions from their discard pile into their deck.")
            .on_play(|cx| {
                for player in cx.players() {
                    let theirs = cx.all(minions().in_discard().of(player));
                    cx.shuffle_into_deck(&theirs, player)?;
                }
                Ok(())
            }),
    ],
    titan: Some(TITAN),
    revised: Revision::of(&[
    on_minion("Celestial Teleport", 2, minions().yours())
        .text("Play on one of your minions. Talent: Move this minion to another base.")
        .rulings(&["The talent is that of this card: who controls it uses it, whoever controls the minion."])
        .has(talent(
            |eye| eye.wearer().is_some_and(|minion| !eye.other_sites(minion).is_empty()),
            |cx| match cx.wearer().one() {
                Some(minion) => cx.move_to_one_of(minion, &cx.other_sites(minion)).map(drop),
                None => Ok(()),
            },
        )),
    ]),
};

/// The name that Coordination speaks of.
const WALKING_CASTLE: &str = "Walking Castle";

/// The titan of the Magical Girls.
const TITAN: CardDef = titan(WALKING_CASTLE)
.text("Special: Instead of your regular minion play, you may play this titan on a base where you have two or more minions. Ongoing: Your minions here cannot be destroyed by other players' cards. Talent: Move this titan to another base, together with up to three of your minions here.")
.rulings(&["They move all at once; a minion that cannot move stays. The titan can go alone, but must go."])
.has(titan_instead_of(PlayKind::Minion, |eye| {
    eye.sites_where(|eye, site| eye.count(minions().yours().at(site)) >= 2)
}))
.has(your_minions_here_are_not_destroyed_by_others())
.has(talent(|eye| !eye.other_sites(eye.this()).is_empty(), walk));

/// "The number of your minions here."
fn team(eye: &Eye) -> i32 {
    eye.count(minions().yours().here())
}

/// "A minion here that you do not control ... power at most the number of your minions here."
fn no_match_here(eye: &Eye) -> Select {
    minions().here().power_at_most(team(eye)).that(|eye, minion| !eye.is_yours(minion))
}

/// "A minion that you do not control ... power at most the number of your minions at its base."
fn is_no_match_there(eye: &Eye, minion: CardId) -> bool {
    let outdone = |site| eye.state.power(minion) <= eye.count(minions().yours().at(site));
    !eye.is_yours(minion) && eye.state.site_of(minion).is_some_and(outdone)
}

/// "Search your deck and/or discard pile for ... and place it into your hand."
fn fetch(cx: &mut Cx, name: &'static str) -> Step {
    search_both_and_take(cx, cards().named(name))
}

/// "Choose a card. Destroy an action on it, OR remove all counters on it.": what is taken away says which card it is. Where
/// both are done, they are done to the same card.
fn purge_the_demon(cx: &mut Cx) -> Step {
    let purged = std::cell::Cell::new(None::<Zone>);
    let is_meant = |zone: Zone| purged.get().is_none_or(|on| on == zone);
    cx.one_of([
        part("Destroy an action on a card", |cx| {
            let mut demons = cx.all(actions());
            demons.retain(|demon| is_meant(cx.state().card(demon.card).zone));
            let chosen = cx.choose_from(Why::Destroy, &demons, cards())?;
            purged.set(chosen.one().map(|demon| cx.state().card(demon.card).zone));
            cx.destroy(&chosen).map(drop)
        })
        .only_if(|eye| eye.any(actions())),
        part("Remove all counters from a card", |cx| {
            let mut bearers = cx.all(cards().with_counters());
            bearers.retain(|bearer| is_meant(Zone::On(bearer.card)));
            let chosen = cx.choose_from(Why::CountersFrom, &bearers, cards())?;
            purged.set(chosen.one().map(|bearer| Zone::On(bearer.card)));
            cx.remove_counters(&chosen, i32::MAX).map(drop)
        })
        .only_if(|eye| eye.any(cards().with_counters()))
        .affecting(minions().with_counters()),
    ])
}

/// "Move this titan and up to three of your minions from here to another base."
fn walk(cx: &mut Cx) -> Step {
    let this = cx.this();
    let mut walkers = vec![this];
    walkers.extend(cx.choose(Why::Move, minions().yours().here().up_to(3))?);
    match cx.choose_site(Why::MoveAllTo, &cx.other_sites(this))? {
        Some(site) => cx.move_to(&walkers, site).map(drop),
        None => Ok(()),
    }
}
