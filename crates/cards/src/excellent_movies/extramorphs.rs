//! Extramorphs: minions that come off the top of the deck, out of eggs, grabbers and each other.

use super::idioms::*;

/// Extramorphs.
pub const EXTRAMORPHS: FactionDef = FactionDef {
    name: "Extramorphs",
    blurb: "What you sacrifice makes room for stronger minions off the top of your deck.",
    colors: ["#8fc46a", "#1d2f14"],
    cards: &[
        minion("Hive Queen", 1, 5)
            .text("You may search your discard pile and/or deck for an Egg Field, reveal it and draw it. Talent: Until the start of your next turn, other players' minions at bases where you have an Egg Field have -1 power.")
            .rulings(&[
                "If you take none from your discard pile, you search your deck, and shuffle it.",
                "Also those that come there later, and also if this minion leaves. Once for each use, however many Egg Fields there are.",
            ])
            .on_play(|cx| match cx.yes()? {
                true => search_both_and_draw(cx, actions().named(EGG_FIELD)),
                false => Ok(()),
            })
            .has(talent(always, |cx| {
                cx.stand(Bearer::Player(cx.you()), cx.start_of_your_next_turn())
            }))
            .has(power(beside_eggs).unlabelled().lent()),
        minion("Alien Life Form", 2, 4)
            .text("You may destroy a minion of power 3 or less here. Place two +1 power counters on this minion if it was played off the top of a deck. Talent: Remove a +1 power counter from this minion to move it to another base.")
            .rulings(&["Off the top: it was among cards revealed from a deck, and played from there."])
            .on_play(|cx| {
                destroy(cx, minions().here().power_at_most(3).may())?;
                grow_off_the_top(cx, 2)
            })
            .has(talent(
                |eye| eye.state.counters(eye.this()) > 0,
                |cx| {
                    let this = cx.this();
                    match cx.remove_counters(&[this], 1)? {
                        0 => Ok(()),
                        _ => cx.move_to_one_of(this, &cx.other_sites(this)).map(drop),
                    }
                },
            )),
        minion("Extradrone", 3, 3)
            .text("You may move a minion of power 3 or less of another player from here to another base. If you do, you may move this minion there, too. If this minion was played off the top of a deck, place a +1 power counter on it.")
            .rulings(&["Off the top: it was among cards revealed from a deck, and played from there."])
            .on_play(extradrone),
        minion("Chestbreaker", 4, 2)
            .text("Talent: If this minion was on a base at the start of the turn, place it on the bottom of your deck to choose power 3 or 4. Play an extra minion of that power off the top of your deck here.")
            .rulings(&[CHOSEN_FIRST, OFF_YOUR_TOP, "It goes to the deck of its owner, and is shuffled with what was revealed if that is yours."])
            .has(talent(|eye| !eye.came_this_turn(), chestbreaker)),
        action("Close Encounters", 1)
            .text("Draw a card, then you may place one from your hand on top of your deck. Play an extra action.")
            .on_play(|cx| {
                cx.draw(cx.you(), 1)?;
                place_on_deck(cx, cards().in_hand().may())?;
                cx.extra_play(Permission::action())
            }),
        action("Distress Call", 1)
            .text("Move a minion to another base.")
            .affects(minions())
            .on_play(|cx| move_elsewhere(cx, minions())),
        on_base(EGG_FIELD, 2)
            .text("Play on a base. You may search your hand, discard pile and/or deck for a Head Grabber and play it on a minion of power 3 or less here as an extra action. Shuffle your deck if you searched it. Talent: Play an extra minion of power 2 or less off the top of your deck here. Shuffle the rest of the revealed cards into your deck.")
            .rulings(&["If you take none from your hand or discard pile, you search your deck, and shuffle it.", OFF_YOUR_TOP])
            .on_play(egg_field)
            .has(talent(always, |cx| {
                play_off_the_top(cx, cx.here(), minions().power_at_most(2))
            })),
        action("Five by Five", 1)
            .text("Draw five cards, then place five cards from your hand on top of your deck in any order.")
            .rulings(&["All of your hand if you have no more."])
            .on_play(|cx| {
                cx.draw(cx.you(), 5)?;
                place_on_deck(cx, cards().in_hand().between(5, 5))
            }),
        action("Game Over, Dude!", 1)
            .text("Choose a base, and a power less than 5. Off the top of your deck, play an extra minion of that power there.")
            .rulings(&[CHOSEN_FIRST, OFF_YOUR_TOP])
            .on_play(|cx| match cx.choose_base_to_go(|_, _| true)? {
                Some(site) => play_of_power_off_the_top(cx, site, 5),
                None => Ok(()),
            }),
        on_minion(HEAD_GRABBER, 2, minions().power_at_most(3))
            .text("Play on a minion of power 3 or less. Talent: If this is on a minion of yours, or was on a minion at the start of the turn, destroy that minion and choose a power less than 4, to play an extra minion of that power off the top of your deck here.")
            .rulings(&[CHOSEN_FIRST, OFF_YOUR_TOP, "If the minion is not destroyed, nothing else happens."])
            .has(talent(
                |eye| {
                    eye.wearer().is_some_and(|minion| eye.is_yours(minion)) || !eye.came_this_turn()
                },
                |cx| {
                    let Some(minion) = cx.wearer().one() else { return Ok(()) };
                    let here = cx.here();
                    match cx.destroy(&[minion])?.is_empty() {
                        true => Ok(()),
                        false => play_of_power_off_the_top(cx, here, 4),
                    }
                },
            )),
        on_base("Nuke It From Orbit", 1)
            .text("Play on a base. Talent: If this card was on a base at the start of the turn, destroy this base and all other cards on it. Replace this base with the top card of the base deck. Put this card into the box.")
            .rulings(&["If it leaves without its talent, it is discarded like other cards.", "Who cannot be destroyed is discarded with the base."])
            .has(talent(|eye| !eye.came_this_turn(), nuke)),
        action("Time to Go", 1)
            .text("Shuffle up to three cards from your discard pile into your deck.")
            .on_play(|cx| shuffle_in(cx, cards().in_discard().up_to(3))),
    ],
    titan: None,
    revised: Revision::NONE,
};

const EGG_FIELD: &str = "Egg Field";
const HEAD_GRABBER: &str = "Head Grabber";

/// "Other players' minions at bases where you have an Egg Field have -1 power."
fn beside_eggs(eye: &Eye, minion: CardId) -> i32 {
    let eggs = |site| eye.any(actions().yours().on_base_at(site).named(EGG_FIELD));
    let theirs = eye.is(minion, minions().of_others());
    if theirs && eye.state.site_of(minion).is_some_and(eggs) { -1 } else { 0 }
}

/// "If this minion was played off the top of a deck, place N +1 power counters on it."
fn grow_off_the_top(cx: &mut Cx, n: i32) -> Step {
    match came_off_the_top(cx) {
        true => cx.place_counters(&[cx.this()], n),
        false => Ok(()),
    }
}

fn extradrone(cx: &mut Cx) -> Step {
    let weak = minions().of_others().here().power_at_most(3).may();
    if let Some(minion) = cx.choose(Why::Move, weak)?.one()
        && cx.move_to_one_of(minion, &cx.other_sites(minion))?
    {
        let this = cx.this();
        let to = cx.site_of(minion);
        if to != cx.here() && cx.yes()? {
            cx.move_to(&[this], to)?;
        }
    }
    grow_off_the_top(cx, 1)
}

fn chestbreaker(cx: &mut Cx) -> Step {
    let here = cx.here();
    if cx.place_under_decks(&[cx.this()])?.is_empty() {
        return Ok(());
    }
    let of = |power| minions().power_at_least(power).power_at_most(power);
    cx.one_of([
        part("Power 3", |cx| play_off_the_top(cx, here, of(3))),
        part("Power 4", |cx| play_off_the_top(cx, here, of(4))),
    ])
}

/// "... for a Head Grabber and play it on a minion of power 3 or less here as an extra action."
fn egg_field(cx: &mut Cx) -> Step {
    let here = cx.here();
    if !cx.eye().any(minions().here().power_at_most(3)) {
        return Ok(());
    }
    let grabber = actions().named(HEAD_GRABBER);
    let mut near = cx.all(grabber.in_hand());
    near.extend(cx.all(grabber.in_discard()));
    cx.tells_of_hand(cx.you());
    let mut found = cx.choose_from(Why::Search, &near, cards().may())?;
    if found.is_empty() {
        if !cx.yes()? {
            return Ok(());
        }
        let home = Home::Player(cx.you());
        let deck = cx.search(home)?;
        found = cx.choose_from(Why::Search, &deck, grabber)?;
        let played = cx.play_these_at(&found, here);
        played?;
        cx.shuffle(home);
        return Ok(());
    }
    cx.play_these_at(&found, here)
}

fn nuke(cx: &mut Cx) -> Step {
    let (this, here) = (cx.this(), cx.here());
    let others = cx.all(cards().at(here).other().that(|eye, card| !is_on_a_minion(eye, card)));
    cx.destroy(&others)?;
    cx.put_in_box(&[this])?;
    cx.destroy_base(here, NewBase::Top, Keep::Nothing)
}
