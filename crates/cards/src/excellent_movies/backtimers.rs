//! Backtimers: cards that wait in stasis, and what comes of the waiting.

use super::idioms::*;

/// Backtimers.
pub const BACKTIMERS: FactionDef = FactionDef {
    name: "Backtimers",
    blurb: "Send cards ahead into stasis; later they are played on top of everything else.",
    colors: ["#7fc8e8", "#10284a"],
    cards: &[
        minion("Alex P. McGlide", 1, 5)
            .text("You may place two stasis counters on a card from your hand. Talent: If the last stasis counter of a card was removed this turn, you may place a +1 power counter on one of your minions.")
            .rulings(&[STASIS, "Anybody's card."])
            .on_play(|cx| place_in_stasis(cx, cards().in_hand().may(), 2))
            .has(talent(
                |eye| eye.a_last_stasis_counter_was_removed(),
                |cx| place_counters(cx, minions().yours().may(), 1),
            )),
        minion("Zany Prof", 2, 4)
            .text("Ongoing: At the start of your turn, you may remove a stasis counter from one of your cards in stasis; or add a stasis counter to one of your cards in stasis.")
            .rulings(&["Before or after the counters that come off by themselves."])
            .has(at_start_of_your_turn(zany_prof).only_when(|eye| eye.any(IN_STASIS)).may()),
        minion("Lifelong Bully", 3, 3)
            .text("Add a stasis counter to one of your cards in stasis OR look at the top two cards of your deck, you may place two stasis counters on one of them, and return the others to the top in any order.")
            .rulings(&[STASIS])
            .on_play(lifelong_bully),
        minion("Sidelined Girlfriend", 4, 2)
            .text("You may place a stasis counter on this card. If you play this card from stasis, place a +1 power counter on it instead. Special: After a stasis counter is removed from this card, you may place a +1 power counter on one of your minions.")
            .rulings(&["From stasis it is an extra minion.", "For each counter that is removed."])
            .on_play(|cx| {
                let this = cx.this();
                if cx.eye().came_from_stasis() {
                    return cx.place_counters(&[this], 1);
                }
                match cx.yes()? {
                    true => cx.place_in_stasis(&[this], 1).map(drop),
                    false => Ok(()),
                }
            })
            .has(
                after(EventKind::StasisRemoved, is_from_this, |cx| {
                    place_counters(cx, minions().yours().may(), 1)
                })
                .for_each(counters_removed)
                .only_when(|eye| eye.any(minions().yours()))
                .special()
                .may()
                .in_stasis(),
            ),
        action("99 MPH", 2)
            .text("Place two stasis counters on a card from your hand. Draw a card.")
            .rulings(&[STASIS])
            .on_play(|cx| {
                place_in_stasis(cx, cards().in_hand(), 2)?;
                cx.draw(cx.you(), 1)
            }),
        action("Back From the Future", 2)
            .text("Reveal the top three cards of your deck. You may place two stasis counters on one of them. Return the others to the top in any order.")
            .rulings(&[STASIS])
            .on_play(|cx| {
                let top = cx.reveal_top(cx.you(), 3)?;
                delay_one_of(cx, &top)
            }),
        action("Disrupt the Space-Time Continuum", 1)
            .text("Choose up to two cards from your hand. Place as many stasis counters on each of them as you chose cards.")
            .rulings(&[STASIS])
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, cards().in_hand().up_to(2))?;
                cx.place_in_stasis(&chosen, chosen.len() as i32).map(drop)
            }),
        action("Future Almanac?", 1)
            .text("Place three stasis counters on this card, unless you play it from stasis. Special: After you remove a stasis counter from this card, draw a card.")
            .rulings(&[FROM_STASIS, "At the start of your turn, too. For each counter that you remove."])
            .remains()
            .on_play(|cx| delay_this(cx, 3))
            .has(
                after(EventKind::StasisRemoved, you_remove_from_this, |cx| cx.draw(cx.you(), 1))
                    .for_each(counters_removed)
                    .special()
                    .in_stasis(),
            ),
        action("Help From the Past", 1)
            .text("Place three stasis counters on this card. If you play it from stasis instead, discard it, and you may play a card stored under it as an extra card. Special: When this card enters stasis, store a card from your discard pile under it.")
            .rulings(&["If you do not play the stored card, it is discarded."])
            .remains()
            .keeps_stored()
            .on_play(from_the_past)
            .has(entering_stasis(|cx| {
                let chosen = cx.choose(Why::Store, cards().in_discard())?;
                cx.store(&chosen, cx.this()).map(drop)
            })),
        action("Letter From Another Time", 1)
            .text("Place three stasis counters on this card. If you play it from stasis instead, discard it, and you may play a card stored under it as an extra card. Special: When this card enters stasis, search your deck for a card, reveal it, store it under this card, and shuffle your deck.")
            .rulings(&["If you do not play the stored card, it is discarded."])
            .remains()
            .keeps_stored()
            .on_play(from_the_past)
            .has(entering_stasis(|cx| {
                let this = cx.this();
                search_deck(cx, cards(), |cx, found| cx.store_revealed(found, this).map(drop))
            })),
        action("Lightning Strike", 1)
            .text("Place two stasis counters on this card, unless you play it from stasis. Special: After you remove stasis counters from another card, you may place as many on this card. Special: On your turn, you may use an action play and discard this card to reduce a base's breakpoint by 1 for each stasis counter on this card, but by 5 at most, until the end of the turn.")
            .rulings(&[
                FROM_STASIS,
                "Those that come off by themselves at the start of your turn, too.",
                "The regular action play or an extra one.",
                STAYS,
            ])
            .remains()
            .on_play(|cx| delay_this(cx, 2))
            .has(
                after(EventKind::StasisRemoved, you_remove_from_another, |cx| {
                    let n = cx.heard(counters_removed);
                    cx.add_stasis(&[cx.this()], n as i32);
                    Ok(())
                })
                .special()
                .may().about_it()
                .in_stasis(),
            )
            .has(
                on_your_turn(
                    |eye| eye.can_use_play(PlayKind::Action) && eye.stasis_counters(eye.this()) > 0,
                    lightning_strike,
                )
                .special()
                .in_stasis(),
            ),
        action("Will Have to Do", 1)
            .text("Place +1 power counters on your minions: up to two in all, divided as you choose, OR remove up to two stasis counters from your cards in stasis.")
            .raises()
            .affects(minions().yours())
            .on_play(will_have_to_do),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// How an action is read that does nothing when it is played from stasis.
const FROM_STASIS: &str = "Played from stasis it is discarded and does nothing.";

/// "One of your cards in stasis."
const IN_STASIS: Select = cards().in_stasis();

/// One of your cards in stasis from which a counter can be removed.
const COUNTED: Select = cards().in_stasis().that(|eye, card| eye.stasis_counters(card) > 0);

/// "Place N stasis counters on this card, unless you play it from stasis."
fn delay_this(cx: &mut Cx, n: i32) -> Step {
    match cx.eye().came_from_stasis() {
        true => Ok(()),
        false => cx.place_in_stasis(&[cx.this()], n).map(drop),
    }
}

/// How many stasis counters were removed.
fn counters_removed(_: &Eye, event: &Event) -> usize {
    event.what.stasis_removed().map_or(0, |(_, n, _)| n as usize)
}

/// "After a stasis counter is removed from this card ..."
fn is_from_this(eye: &Eye, event: &Event) -> bool {
    event.what.stasis_removed().is_some_and(|(card, ..)| eye.was_this(card))
}

/// "After you remove a stasis counter from this card ..."
fn you_remove_from_this(eye: &Eye, event: &Event) -> bool {
    is_from_this(eye, event) && event.cause.actor() == Some(eye.you())
}

/// "After you remove stasis counters from another card ..."
fn you_remove_from_another(eye: &Eye, event: &Event) -> bool {
    !is_from_this(eye, event) && event.cause.actor() == Some(eye.you())
}

/// "You may place two stasis counters on one of them, and return the others to the top in any order."
fn delay_one_of(cx: &mut Cx, top: &[Ref]) -> Step {
    let chosen = cx.choose_from(Why::Place, top, cards().may())?;
    cx.place_in_stasis(&chosen, 2)?;
    let mut others = top.to_vec();
    others.retain(|&card| !chosen.contains(&card));
    cx.return_to_top(&others)
}

fn zany_prof(cx: &mut Cx) -> Step {
    cx.may_one_of([
        part("Remove a stasis counter", remove_one).only_if(|eye| eye.any(COUNTED)),
        part("Add a stasis counter", add_one),
    ])
}

/// "Remove a stasis counter from one of your cards in stasis."
fn remove_one(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Choose, COUNTED)?;
    cx.remove_stasis(&chosen, 1).map(drop)
}

/// "Add a stasis counter to one of your cards in stasis."
fn add_one(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Choose, IN_STASIS)?;
    cx.add_stasis(&chosen, 1);
    Ok(())
}

fn lifelong_bully(cx: &mut Cx) -> Step {
    cx.one_of([
        part("Add a stasis counter", add_one).only_if(|eye| eye.any(IN_STASIS)),
        part("Look at the top two cards", |cx| {
            let top = cx.look_at_top(Home::Player(cx.you()), 2)?;
            delay_one_of(cx, &top)
        }),
    ])
}

/// "Place three stasis counters on this card. If you play it from stasis instead, discard it, and you may play a card stored
/// under it as an extra card."
fn from_the_past(cx: &mut Cx) -> Step {
    let this = cx.this();
    if !cx.eye().came_from_stasis() {
        return cx.place_in_stasis(&[this], 3).map(drop);
    }
    let stored = cx.all(cards().stored_under(this.card));
    cx.discard(&[this])?;
    may_play_extra(cx, &stored).map(drop)
}

fn lightning_strike(cx: &mut Cx) -> Step {
    let this = cx.this();
    let n = cx.eye().stasis_counters(this.card).min(5);
    cx.use_play(PlayKind::Action);
    cx.discard(&[this])?;
    match cx.choose_base(|_, _| true)? {
        Some(site) => reduce(cx, site, n),
        None => Ok(()),
    }
}

fn will_have_to_do(cx: &mut Cx) -> Step {
    cx.one_of([
        part("Place +1 power counters", |cx| cx.spread_counters(2, minions().yours().any_number()))
            .raising(),
        part("Remove stasis counters", |cx| {
            for _ in 0..2 {
                let chosen = cx.choose(Why::Choose, COUNTED.may())?;
                if cx.remove_stasis(&chosen, 1)? == 0 {
                    break;
                }
            }
            Ok(())
        })
        .only_if(|eye| eye.any(COUNTED)),
    ])
}
