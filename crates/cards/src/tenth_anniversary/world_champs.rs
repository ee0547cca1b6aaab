//! The World Champs: one card each of twenty factions from all over the world, as it is printed there.

use crate::big_in_japan::itty_critters::ITTY_CRITTERS;
use crate::big_in_japan::kaiju::KAIJU;
use crate::big_in_japan::magical_girls::MAGICAL_GIRLS;
use crate::idioms::*;
use crate::international_incident::luchadors::LUCHADORS;
use crate::international_incident::mounties::MOUNTIES;
use crate::international_incident::musketeers::MUSKETEERS;
use crate::international_incident::sumo_wrestlers::SUMO_WRESTLERS;
use crate::oops_you_did_it_again::ancient_egyptians::ANCIENT_EGYPTIANS;
use crate::oops_you_did_it_again::cowboys::COWBOYS;
use crate::oops_you_did_it_again::samurai::SAMURAI;
use crate::oops_you_did_it_again::vikings::VIKINGS;
use crate::that_70s_expansion::disco_dancers::DISCO_DANCERS;
use crate::that_70s_expansion::kung_fu_fighters::KUNG_FU_FIGHTERS;
use crate::that_70s_expansion::truckers::TRUCKERS;
use crate::that_70s_expansion::vigilantes::VIGILANTES;
use engine::cards::*;

/// The World Champs.
pub const WORLD_CHAMPS: FactionDef = FactionDef {
    name: "World Champs",
    blurb: "The champions of twenty factions from all over the world: each of them once.",
    emblem: "podium",
    colors: ["#e2b93b", "#1f4f8f"],
    cards: &[
        COWBOYS.reprint("Sheriff", 1),
        MUSKETEERS.reprint("Aramis", 1),
        VIGILANTES.reprint("Stoneford", 1),
        minion("Akye The Turtle", 1, 3)
            .text("Choose another player. You may place a card from your hand into their hand to draw two cards.")
            .rulings(&["The card may be anybody's; nobody else sees it."])
            .art("turtle")
            .on_play(|cx| {
                let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
                let given = cx.choose(Why::Place, cards().in_hand().may())?;
                match cx.take_into_hand(&given, player)?.is_empty() {
                    true => Ok(()),
                    false => cx.draw(cx.you(), 2),
                }
            }),
        DISCO_DANCERS.reprint("Diva", 1),
        VIKINGS.reprint("Shield Maiden", 1),
        ITTY_CRITTERS.reprint("Calicoin", 1),
        ANCIENT_EGYPTIANS.reprint("Mummy", 1),
        MAGICAL_GIRLS.reprint("Rainbow Girl", 1),
        SAMURAI.reprint("Samurai-Chan", 1),
        on_minion("Bewitched", 1, minions())
            .text("Play on a minion. Ongoing: This minion has +2 power. When this minion leaves play, transfer this card to another minion.")
            .rulings(&[
                "You choose the minion, and still control this card there.",
                "If there is no other minion, this card is discarded.",
            ])
            .art("witch-flight")
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 }))
            .has(clings()),
        MOUNTIES.reprint("Eh?", 1),
        KUNG_FU_FIGHTERS.reprint("Fast as Lightning", 1),
        SUMO_WRESTLERS.reprint("Fighting Spirit Prize", 1),
        TRUCKERS.reprint("High-Speed Chase", 1),
        action("It's Blitzin' Time!", 1)
            .text("One of your minions gains +4 power until the end of the turn.")
            .art("mighty-force")
            .raises()
            .on_play(|cx| give_power(cx, minions().yours(), 4)),
        KAIJU.reprint("Kaiju Conflict", 1),
        action("Mouse, Bird and Sausage", 1)
            .text("Choose up to two minions of the same faction at a base. Each of them gains +2 power until the end of the turn.")
            .rulings(&["Any player's minions."])
            .art("sausage")
            .raises()
            .affects(minions())
            .on_play(mouse_bird_and_sausage),
        on_minion("Shark Tattoo", 1, minions().yours())
            .text("Play on one of your minions. Place a +1 power counter on this minion. Ongoing: At the start of your turn, if it is your only minion here, place a +1 power counter on this minion.")
            .rulings(&["If another player controls the minion, it is not your only minion here."])
            .art("shark-jaws")
            .raises()
            .on_play(|cx| cx.place_counters(&cx.wearer(), 1))
            .has(
                at_start_of_your_turn(|cx| cx.place_counters(&cx.wearer(), 1))
                    .only_when(|eye| {
                        eye.wearer().is_some_and(|minion| eye.is_yours(minion))
                            && eye.count(minions().yours().here()) == 1
                    }),
            ),
        LUCHADORS.reprint("Smart Set-Up", 1),
    ],
    titan: None,
};

/// "Choose up to two minions of the same faction at a base."
fn mouse_bird_and_sausage(cx: &mut Cx) -> Step {
    let first = cx.choose(Why::Choose, minions().may())?;
    let Some(minion) = first.one() else { return Ok(()) };
    let kin = cx.state().factions(minion.card);
    let mut others = cx.all(minions().at(cx.site_of(minion)));
    others.retain(|&other| {
        other != minion && cx.state().factions(other.card).iter().any(|f| kin.contains(f))
    });
    let second = cx.choose_from(Why::Choose, &others, cards().may())?;
    let both: Vec<Ref> = first.iter().chain(second.iter()).copied().collect();
    cx.give_power(&both, 2, cx.end_of_turn())
}
