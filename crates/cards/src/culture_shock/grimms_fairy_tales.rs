//! Grimms' Fairy Tales: twenty different cards that call each other by name.

use super::idioms::*;

/// Grimms' Fairy Tales.
pub const GRIMMS_FAIRY_TALES: FactionDef = FactionDef {
    name: "Grimms' Fairy Tales",
    blurb: "Brothers and sisters, princes and wolves: bring together those who belong together.",
    colors: ["#e9a6cf", "#3b1034"],
    cards: &[
        minion(BIG_BAD_WOLF, 1, 6)
            .text("You may destroy a minion of power 4 or less here if the minion Red Riding Hood is not in play. Ongoing: After this minion is destroyed, play another minion here from your discard pile as an extra minion.")
            .rulings(&[THE_MINION, "At once. Not this minion."])
            .on_play(|cx| match cx.eye().is_minion_about(RED_RIDING_HOOD) {
                true => Ok(()),
                false => destroy(cx, minions().here().power_at_most(4).may()),
            })
            .has(after(EventKind::Destroyed, this_is_destroyed, |cx| {
                let (this, here) = (cx.this(), cx.here());
                let mut others = cx.all(minions().in_discard());
                others.retain(|&m| m.card != this.card && cx.can_play_at(m, here));
                let chosen = cx.choose_from(Why::PlayThis, &others, cards())?;
                cx.play_these_at(&chosen, here)
            })),
        minion(CHARMING_PRINCESS, 1, 4)
            .text("Talent: If Prince Charming is here, you may play an extra minion here.")
            .rulings(&[ANYONES])
            .has(talent(
                |eye| eye.any(cards().here().named(PRINCE_CHARMING)),
                |cx| cx.extra_play(Permission::minion().at(cx.here())),
            )),
        minion(PRINCE_CHARMING, 1, 4)
            .text("Talent: If Charming Princess is here, you may play an extra action.")
            .rulings(&[ANYONES])
            .has(talent(
                |eye| eye.any(cards().here().named(CHARMING_PRINCESS)),
                |cx| cx.extra_play(Permission::action()),
            )),
        minion(RED_RIDING_HOOD, 1, 3)
            .text("Ongoing: Each of your minions here has +1 power if the minion Big Bad Wolf is not in play.")
            .rulings(&[THE_MINION, "This minion, too."])
            .has(power(|eye, minion| {
                let wolf = || eye.is_minion_about(BIG_BAD_WOLF);
                i32::from(eye.is(minion, minions().yours().here()) && !wolf())
            })),
        minion("Rumpelstiltskin", 1, 3)
            .text("Search your deck for a card, shuffle your deck, and place that card on top of it.")
            .on_play(|cx| search_to_the_top(cx, cards())),
        minion("The Frog Prince", 1, 3)
            .text("Ongoing: After you play another minion here, you may shuffle this minion into your deck. If you do, play a minion from your discard pile here as an extra minion.")
            .rulings(&["At once. It is shuffled into its owner's deck. You may do so though you have no minion to play."])
            .has(
                after(EventKind::Played, you_play_a_minion_here, |cx| {
                    let here = cx.here();
                    if cx.shuffle_in(&[cx.this()])?.is_empty() {
                        return Ok(());
                    }
                    play(cx, Permission::minion().from_discard().at(here))
                })
                .while_there()
                .may(),
            ),
        minion(GRETEL, 1, 2)
            .text("Ongoing: If Hansel is here, this minion has +2 power.")
            .rulings(&[ANYONES])
            .has(power(|eye, minion| beside(eye, minion, HANSEL))),
        minion(HANSEL, 1, 2)
            .text("Ongoing: If Gretel is here, this minion has +2 power.")
            .rulings(&[ANYONES])
            .has(power(|eye, minion| beside(eye, minion, GRETEL))),
        minion(ROSE_RED, 1, 2)
            .text("Ongoing: If The Other Snow White is here, this minion has +2 power.")
            .rulings(&[ANYONES])
            .has(power(|eye, minion| beside(eye, minion, THE_OTHER_SNOW_WHITE))),
        minion(THE_OTHER_SNOW_WHITE, 1, 2)
            .text("Ongoing: If Rose Red is here, this minion has +2 power.")
            .rulings(&[ANYONES])
            .has(power(|eye, minion| beside(eye, minion, ROSE_RED))),
        action("Another Story", 1)
            .text("Shuffle up to three cards from your discard pile into your deck.")
            .on_play(|cx| shuffle_in(cx, cards().in_discard().up_to(3))),
        action("Basket of Goodies", 1)
            .text("Search your deck for an action, shuffle your deck, and place that action on top of it.")
            .on_play(|cx| search_to_the_top(cx, actions())),
        action("Breadcrumbs", 1)
            .text("Move up to two of your minions from one base to another base.")
            .rulings(&["Both from the same base, and to the same one."])
            .affects(minions().yours())
            .on_play(|cx| {
                let first = cx.choose(Why::Move, minions().yours().may())?;
                let Some(leader) = first.one() else { return Ok(()) };
                let mut riders = vec![leader];
                let mut others = cx.all(minions().yours().at(cx.site_of(leader)));
                others.retain(|&minion| minion != leader);
                riders.extend(cx.choose_from(Why::Move, &others, cards().may())?);
                move_together(cx, &riders)
            }),
        action("Fairy Godmother's Blessing", 1)
            .text("Search your deck for a minion, shuffle your deck, and place that minion on top of it.")
            .on_play(|cx| search_to_the_top(cx, minions())),
        on_base("Grimms' Blessing", 2)
            .text("Play on a base. Ongoing: If you have two or more minions here, this card also has the names of all minions that you own.")
            .rulings(&[
                "Wherever those minions are. It is no minion itself, and has none of their abilities.",
                "Cards that speak of a minion by its name do not mean it. With the name of a Microbot it is one for cards here.",
                "It uses up no ability that cards of one name may use only once.",
            ])
            .has(also_named(|eye, minion| {
                eye.state.owner(minion) == Some(eye.you())
                    && eye.state.is_minion(minion)
                    && eye.count(minions().yours().here()) >= 2
            }))
            .has(tags(|eye, card| {
                let named = || eye.state.names(card).iter().any(|name| name.starts_with("Microbot"));
                if card == eye.this() && named() { MICROBOT } else { Tags(0) }
            })),
        action("Mouse, Bird and Sausage", 1)
            .text("Choose up to two minions of the same faction at a base. Each of them gains +2 power until the end of the turn.")
            .rulings(&["Any player's minions. Of no faction are monsters."])
            .raises()
            .affects(minions())
            .on_play(|cx| {
                let first = cx.choose(Why::Choose, minions().may())?;
                let Some(one) = first.one() else { return Ok(()) };
                let kin = cx.state().factions(one.card);
                let mut others = cx.all(minions().at(cx.site_of(one)));
                others.retain(|&m| m != one && cx.state().factions(m.card).iter().any(|f| kin.contains(f)));
                let mut chosen = vec![one];
                chosen.extend(cx.choose_from(Why::Choose, &others, cards().may())?);
                cx.give_power(&chosen, 2, cx.end_of_turn())
            }),
        action("Teamwork", 2)
            .text("Choose a minion in play. Search your hand, discard pile, and/or deck for a minion whose name is in the text of an ability of the chosen minion. Shuffle your deck if you searched it. Place the minion into your hand; or play it as an extra minion.")
            .rulings(&[
                "The abilities that it has now: also borrowed ones, and none that are cancelled.",
                "If you take none from your hand or discard pile, you search your deck.",
                "At once, if you play it.",
            ])
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                let texts = cx.state().texts_of(minion.card);
                let meant = |eye: &Eye, card| {
                    texts.iter().any(|text| speaks_of(text, eye.state.def(card).name))
                };
                find_friend(cx, meant, None)
            }),
        action("The Woodsman's Axe", 1)
            .text("Destroy an action on a base to play an extra action OR destroy the minion Big Bad Wolf to search your deck for a minion and play it on the same base as an extra minion. Shuffle your deck if you searched it.")
            .rulings(&[THE_MINION, "The minion is played at once."])
            .affects(minions().named(BIG_BAD_WOLF))
            .on_play(woodsmans_axe),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// The names that these cards speak of.
const BIG_BAD_WOLF: &str = "Big Bad Wolf";
const CHARMING_PRINCESS: &str = "Charming Princess";
const GRETEL: &str = "Gretel";
const HANSEL: &str = "Hansel";
const PRINCE_CHARMING: &str = "Prince Charming";
const RED_RIDING_HOOD: &str = "Red Riding Hood";
const ROSE_RED: &str = "Rose Red";
const THE_OTHER_SNOW_WHITE: &str = "The Other Snow White";

/// How a name is read.
const ANYONES: &str = "Whoever controls it, and also another card that has this name.";

/// How "the minion ..." is read.
const THE_MINION: &str =
    "The minion itself, whoever controls it; not another card that also has its name.";

/// "If X is here, this minion has +2 power."
fn beside(eye: &Eye, minion: CardId, friend: &'static str) -> i32 {
    if minion == eye.this() && eye.any(cards().here().named(friend)) { 2 } else { 0 }
}

/// "Whose name is in the text of an ability": as whole words.
fn speaks_of(text: &str, name: &str) -> bool {
    let ends = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    text.match_indices(name).any(|(at, _)| {
        ends(text[..at].chars().last()) && ends(text[at + name.len()..].chars().next())
    })
}

fn woodsmans_axe(cx: &mut Cx) -> Step {
    let built = actions().that(|eye, action| !is_on_a_minion(eye, action));
    let wolf = minions().named(BIG_BAD_WOLF);
    cx.one_of([
        part("Destroy an action", |cx| {
            let chosen = cx.choose(Why::Destroy, built)?;
            match cx.destroy(&chosen)?.is_empty() {
                true => Ok(()),
                false => cx.extra_play(Permission::action()),
            }
        })
        .only_if(move |eye| eye.any(built)),
        part("Destroy Big Bad Wolf", |cx| {
            let chosen = cx.choose(Why::Destroy, wolf)?;
            let site = chosen.one().map_or(SiteId::NOWHERE, |wolf| cx.site_of(wolf));
            if cx.destroy(&chosen)?.is_empty() {
                return Ok(());
            }
            search_deck(cx, minions(), |cx, found| cx.play_these_at(found, site))
        })
        .only_if(move |eye| eye.any(wolf))
        .affecting(wolf),
    ])
}
