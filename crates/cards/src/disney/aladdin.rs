//! Aladdin, his friends and the lamp: actions are discarded for power, and three wishes are granted.

use super::idioms::*;

/// Aladdin.
pub const ALADDIN: FactionDef = FactionDef {
    name: "Aladdin",
    blurb: "Find the lamp and its spirit, make three wishes, and discard your actions for more.",
    colors: ["#f5b335", "#3a1a78"],
    cards: &[
        minion("Aladdin", 1, 5)
            .text("Search your discard pile and/or deck for The Lamp and draw it. Shuffle your deck if you searched it. Talent: Reveal cards from your deck until you reveal an action. Draw that action and shuffle the others into your deck.")
            .rulings(&[
                SEARCH,
                "An empty deck is made anew before you reveal, but not while you do: without an action all revealed cards are shuffled in.",
            ])
            .on_play(|cx| search_both_and_draw(cx, actions().named(THE_LAMP)))
            .has(talent(always, |cx| reveal_and_draw(cx, actions()))),
        minion("Jasmine", 1, 4)
            .text("Talent: Discard an action to play an extra action.")
            .rulings(&["You may discard the action and play none."])
            .has(talent(may_have_an_action, |cx| {
                match discards(cx, actions().in_hand(), 1)? {
                    true => cx.extra_play(Permission::action()),
                    false => Ok(()),
                }
            })),
        minion("Abu", 1, 3)
            .text("Place an action from your discard pile on top of your deck.")
            .on_play(|cx| place_on_deck(cx, actions().in_discard())),
        minion(GENIE, 1, 3)
            .text("Talent: Search your discard pile and/or deck for a copy of Wish and place it into your hand. Shuffle your deck if you searched it.")
            .rulings(&[SEARCH])
            .has(talent(always, |cx| search_both_and_take(cx, actions().named(WISH)))),
        minion("Rajah", 1, 3)
            .text("Talent: Discard an action to give this minion +2 power until the end of the turn. Special: Before this base scores, you may use this minion's talent.")
            .rulings(&["Also if its talent has been used this turn, and in any player's turn."])
            .has(talent(may_have_an_action, |cx| {
                match discards(cx, actions().in_hand(), 1)? {
                    true => cx.give_power(&[cx.this()], 2, cx.end_of_turn()),
                    false => Ok(()),
                }
            }))
            .has(talent_again_before_scoring()),
        minion(CARPET, 1, 1)
            .text("Talent: Move this minion and up to two of your other minions here to another base.")
            .rulings(&["All of them to the same base."])
            .has(talent(
                |eye| !eye.other_sites(eye.this()).is_empty(),
                |cx| {
                    let mut riders = vec![cx.this()];
                    let others = minions().yours().here().other();
                    riders.extend(cx.choose(Why::Move, others.up_to(2))?);
                    move_together(cx, &riders)
                },
            )),
        minion(PALACE_GUARD, 4, 2)
            .text("Talent: Discard an action to place a +1 power counter on each of your Palace Guards here.")
            .rulings(&["Each Palace Guard has a talent of its own, and each needs an action of its own."])
            .has(talent(may_have_an_action, |cx| {
                let guards = minions().yours().here().named(PALACE_GUARD);
                match discards(cx, actions().in_hand(), 1)? {
                    true => place_counters(cx, guards.each(), 1),
                    false => Ok(()),
                }
            })),
        action("A Friend Like Me", 2)
            .text("Reveal the top four cards of your deck. Draw all actions among them and shuffle the others into your deck.")
            .rulings(&["Your deck is shuffled even if no card comes into it."])
            .on_play(|cx| {
                let revealed = cx.reveal_top(cx.you(), 4)?;
                cx.draw_from(&cx.among(&revealed, actions()))?;
                cx.shuffle_into_deck(&cx.among(&revealed, cards()), cx.you())
            }),
        action("Cave of Wonders", 1)
            .text("Place an action from your discard pile into your hand.")
            .on_play(|cx| take(cx, actions().in_discard())),
        action("Jafar", 1)
            .text("Each other player discards an action from their hand; who has none reveals their hand. You may play one of the discarded actions, or an action from your hand, as an extra action.")
            .rulings(&[
                "The others in turn order. Your play is now or never.",
                "An action of another player that stays in play is yours until it leaves play; it goes to its owner's discard pile.",
            ])
            .on_play(jafar),
        action("Magic Carpet Ride", 1)
            .text("Search your hand, discard pile and/or deck for Carpet. Shuffle your deck if you searched it. Play Carpet as an extra minion.")
            .rulings(&["At once. If you take none from your hand or discard pile, you search your deck."])
            .on_play(magic_carpet_ride),
        action("Street Rat", 1)
            .text("Play an action from another player's discard pile as an extra action.")
            .rulings(&[
                "At once. One that stays in play is yours until it leaves play; it goes to its owner's discard pile.",
            ])
            .on_play(|cx| {
                let mut found = Vec::new();
                for player in cx.other_players() {
                    found.extend(cx.all(actions().in_discard().of(player)));
                }
                play_one_action(cx, found)
            }),
        action(THE_LAMP, 1)
            .text("Search your discard pile and/or deck for Genie and draw it. Shuffle your deck if you searched it. Place this card on the bottom of your deck instead of in the discard pile.")
            .rulings(&[SEARCH])
            .on_play(|cx| {
                search_both_and_draw(cx, minions().named(GENIE))?;
                cx.place_when_done(To::DeckBottom);
                Ok(())
            }),
        action(WISH, 3)
            .text("If you have Genie in play, do one of these and put this card in the box: you may play two extra cards other than Wish; or a minion gains +5 power until the end of the turn; or draw four cards.")
            .rulings(&[
                "Without a Genie of yours in play it does nothing and is discarded.",
                "Each of the two extra cards is a minion or an action, and may wait while you play cards in your turn.",
            ])
            .raises()
            .affects(minions())
            .on_play(wish),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// The names that others of these cards speak of.
const CARPET: &str = "Carpet";
const GENIE: &str = "Genie";
const PALACE_GUARD: &str = "Palace Guard";
const THE_LAMP: &str = "The Lamp";
const WISH: &str = "Wish";

fn jafar(cx: &mut Cx) -> Step {
    let mut discarded = Vec::new();
    for player in cx.other_players() {
        let theirs = cx.all(actions().in_hand().of(player));
        match cx.choice_of(player, Why::Discard, &theirs, cards())?.one() {
            Some(action) => {
                cx.done_by(player, |cx| cx.discard(&[action]))?;
                let lies_discarded =
                    |eye: &Eye, card| matches!(eye.state.card(card).zone, Zone::Discard(_));
                discarded.extend(cx.among(&[cx.now(action)], cards().that(lies_discarded)));
            }
            None => drop(cx.reveal_hand(player)),
        }
    }
    cx.play_now_or(Permission::action(), &discarded, Choice::May).map(drop)
}

fn magic_carpet_ride(cx: &mut Cx) -> Step {
    let carpets = minions().named(CARPET);
    let mut near = cx.all(carpets.in_hand());
    near.extend(cx.all(carpets.in_discard()));
    cx.tells_of_hand(cx.you());
    let mut found = cx.choose_from(Why::Search, &near, cards().may())?;
    if found.is_empty() {
        let home = Home::Player(cx.you());
        near.extend(cx.search(home)?);
        found = cx.choose_from(Why::Search, &near, carpets)?;
        cx.shuffle(home);
    }
    cx.play_these(&found)
}

fn wish(cx: &mut Cx) -> Step {
    let (eye, genie) = (cx.eye(), minions().named(GENIE));
    if !eye.any(genie.yours()) && !eye.any(genie.in_stasis()) {
        return Ok(());
    }
    cx.place_when_done(To::Box);
    cx.one_of([
        part("Play two extra cards", |cx| {
            let wish = cx.state().catalog().def_named("aladdin/wish");
            let play = wish.map_or(Permission::card(), |wish| Permission::card().not_named(wish));
            cx.extra_play(play)?;
            cx.extra_play(play)
        }),
        part("+5 power", |cx| give_power(cx, minions(), 5))
            .only_if(|eye| eye.any(minions()))
            .raising(),
        part("Draw four cards", |cx| cx.draw(cx.you(), 4)),
    ])
}
