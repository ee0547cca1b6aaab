//! Super Spies know what is in decks and hands, and strike while a base scores.

use crate::idioms::*;

/// The Super Spies.
pub const SUPER_SPIES: FactionDef = FactionDef {
    name: "Super Spies",
    blurb: "See the cards to come, take them from others, and turn a scoring round.",
    colors: ["#20242c", "#8c1c2c"],
    cards: &[
        minion("Secret Agent", 1, 5)
            .text("Ongoing: After another player plays an action, that player discards a card.")
            .rulings(&["Also if that action destroyed the Secret Agent."])
            .has(after(
                EventKind::Played,
                another_player_plays_an_action,
                |cx| {
                    let Some(player) = cx.played_by() else { return Ok(()) };
                    cx.done_by(player, |cx| cx.discard_choice(player, 1))
                },
            )),
        minion("Mole", 2, 4)
            .text("Ongoing: Before this base scores, you may play an action as a Special.")
            .has(
                before_this_base_scores(|cx| play(cx, Permission::action()))
                    .only_when(has_one_to_play_as_a_special)
                    .may(),
            ),
        minion("Operative", 3, 3)
            .text("Reveal the top card of each player's deck. Place any number of these cards on the bottom of their owners' decks.")
            .on_play(operative),
        minion("Spy", 4, 2)
            .text("Look at the top three cards of your deck. Place any number of them on the bottom of your deck and the others on the top, in any order.")
            .on_play(|cx| sort_top(cx, 3)),
        action("Discards Are Forever", 1)
            .text("Each player reveals cards from the top of their deck until they reveal a minion, and discards all these cards.")
            .on_play(|cx| {
                for player in cx.players() {
                    let revealed = they_reveal_until(cx, player, minions())?;
                    cx.discard(&revealed)?;
                }
                Ok(())
            }),
        action("For My Eyes Only", 2)
            .text("Look at the top five cards of your deck. Place any number of them on the bottom of your deck and the others on the top, in any order.")
            .on_play(|cx| sort_top(cx, 5)),
        action("From Q With Love", 1)
            .text("Draw three cards. Discard two cards.")
            .on_play(|cx| {
                cx.draw(cx.you(), 3)?;
                cx.discard_choice(cx.you(), 2)
            }),
        action("Live and Let Chum", 1)
            .text("Special: Before a base scores, destroy a minion of power 3 or less there.")
            .affects(minions().power_at_most(3))
            .has(
                before_a_base_scores(|cx| destroy(cx, minions().there().power_at_most(3)))
                    .special_from_hand(),
            ),
        on_base("Mindraker", 1)
            .text("Play on a base. Ongoing: Other players cannot play Specials while this base scores.")
            .rulings(&[
                "From the moment the base is chosen until its replacement lies there.",
                "Specials of cards in play are used, not played.",
            ])
            .has(forbids_specials(|eye, attempt| {
                attempt.special && attempt.seat != eye.you() && eye.scores_here()
            })),
        action("Permit to Kill", 1)
            .text("Each other player reveals the top two cards of their deck, discards the minions among them, and returns the others to the top in any order.")
            .on_play(|cx| {
                for player in cx.other_players() {
                    let revealed = they_reveal_top(cx, player, 2)?;
                    they_discard_minions(cx, player, &revealed)?;
                }
                Ok(())
            }),
        action("The Base Is Not Enough", 1)
            .text("Special: Before a base scores, choose a minion of power 4 or less there. You control it until the end of the turn.")
            .affects(minions().power_at_most(4))
            .has(
                before_a_base_scores(|cx| turn(cx, minions().there().power_at_most(4)))
                    .special_from_hand(),
            ),
        action("The Spy Who Ditched Me", 2)
            .text("Each other player discards a minion, or reveals their hand to show that there is none.")
            .on_play(|cx| {
                for player in cx.other_players() {
                    ditch(cx, player)?;
                }
                Ok(())
            }),
    ],
    titan: Some(
        titan("Moon Zero Three")
            .text("Special: Instead of your regular minion play, you may play this titan on a base where no other player has a minion. Ongoing: After the first time each turn that an ability reveals, looks at or searches for cards of a player's deck, place a +1 power counter on this titan. Talent: Look at the top card of any deck. Place it on the top or the bottom of that deck.")
            .rulings(&[
                "Any player's ability and any player's deck, not those of bases, monsters and treasures; drawing is not looking.",
                "What happened this turn before this titan came counts as the first time, too.",
                "Any deck: a player's, or one of bases, monsters or treasures.",
            ])
            .has(titan_instead_of(PlayKind::Minion, |eye| {
                eye.sites_where(|eye, site| !eye.any(minions().of_others().at(site)))
            }))
            .has(
                after(EventKind::Shown, is_of_a_players_deck, |cx| {
                    cx.place_counters(&[cx.this()], 1)
                })
                .while_there()
                .first(),
            )
            .has(talent(always, |cx| with_any_deck(cx, top_or_bottom))),
    ),
    revised: Revision::of(&[
    minion("Mole", 2, 4)
        .text("Special: Before this base scores, you may play an extra action.")
        .rulings(&["At once. Also an action that has only a Special, if this is its moment."])
        .has(
            before_this_base_scores(|cx| play(cx, Permission::action()))
                .only_when(|eye| has_one_to_play(eye, true))
                .special()
                .may(),
        ),
    minion("Operative", 3, 3)
        .text("Look at the top two or the bottom two cards of your deck. You may bury one of them at any base. Return the others where they came from, in any order.")
        .rulings(&["A deck of fewer than two cards is made up from the discard pile."])
        .on_play(look_and_bury),
    minion("Informant", 4, 2)
        .text("Look at the top three cards of any deck. If it is your own, place any number of them on the bottom and the others on the top, in any order. Otherwise return them as they were.")
        .rulings(&[ANY_DECK])
        .on_play(|cx| with_any_deck(cx, inform)),
    action("Discards Are Forever", 1)
        .text("Each other player discards a minion off the top of their deck. You may place a minion from your discard pile, of no more power than one of these minions, on top of your deck.")
        .rulings(&[
            "Each of them reveals cards until there is a minion, discards it, and shuffles the others into their deck.",
            "The printed power counts.",
        ])
        .on_play(discards_are_forever),
    action("From Q With Love", 1)
        .text("Draw two cards. You may discard a card to play an extra minion or an extra action.")
        .rulings(&[
            "Also one of the cards that you have just drawn.",
            "In your Play Cards phase the extra card may wait, and you choose later which it is.",
        ])
        .on_play(|cx| {
            cx.draw(cx.you(), 2)?;
            match may_discard(cx)? {
                true => cx.extra_play(Permission::card()),
                false => Ok(()),
            }
        }),
    action("Live and Let Chum", 1)
        .text("Special: Before a base scores, destroy a minion of power 4 or less there.")
        .affects(minions().power_at_most(4))
        .has(
            before_a_base_scores(|cx| destroy(cx, minions().there().power_at_most(4)))
                .special_from_hand(),
        ),
    action("Mindraker", 1)
        .text("Look at each other player's hand, and at the buried and the stored cards. Draw a card. You may play an extra action.")
        .rulings(&["You see all cards that are buried or stored: to look at fewer of them has no use. The log names those that other players have, not which of them lies where."])
        .on_play(mindraker),
    action("Permit to Kill", 1)
        .text("Reveal the top two cards of each other player's deck. They discard the minions among them. Return the others to the top in any order. Choose one of these players. Place +1 power counters on your minions: two for each minion they discarded, divided as you choose.")
        .raises()
        .affects(minions().yours())
        .on_play(permit_to_kill),
    action("The Base Is Not Enough", 1)
        .text("Special: Before a base scores, until the end of the turn you take control of a minion of power 3 or less there.")
        .affects(minions().power_at_most(3))
        .has(
            before_a_base_scores(|cx| turn(cx, minions().there().power_at_most(3)))
                .special_from_hand(),
        ),
    action("The Spy Who Ditched Me", 2)
        .text("Each other player discards a minion, or reveals their hand to show that there is none. If another player did not discard a minion of power 3 or more, place a +1 power counter on each of your minions.")
        .rulings(&[
            "They choose which minion they discard. The printed power counts.",
            "One counter on each, however many players did not.",
        ])
        .raises()
        .affects(minions().yours())
        .on_play(the_spy_who_ditched_me),
    titan("Moon Zero Three")
        .text("Special: Instead of your regular action play, you may play this titan and look at the hand of another player who has a minion at its base. Talent: Look at the top card of any deck, and place it on the top or the bottom of that deck. Ongoing: Each time another player discards from their hand or deck, you may place a +1 power counter on this titan.")
        .rulings(&[
            "On any base; if no other player has a minion there, you look at no hand.",
            "You look at the hand also if the titan then clashes and is removed. If you cannot play it, you do not.",
            "One counter for all cards that are discarded together, whoever made that player discard them.",
            ANY_DECK,
        ])
        .has(titan_instead_of(PlayKind::Action, anywhere).then_run(rise_and_look))
        .has(talent(always, |cx| with_any_deck(cx, top_or_bottom)))
        .has(
            after(EventKind::Discarded, another_player_discards, |cx| {
                cx.place_counters(&[cx.this()], 1)
            })
            .while_there()
            .may(),
        ),
    ])
    .without(&["Spy"]),
};

/// How "any deck" is read.
const ANY_DECK: &str = "Any deck: a player's, or one of bases, monsters or treasures.";

/// "You may play an action as a Special.": whether there is one, and Specials can be played.
fn has_one_to_play_as_a_special(eye: &Eye) -> bool {
    has_one_to_play(eye, !eye.state.no_specials(eye.you(), eye.this()))
}

/// "You may play an action": whether there is one, of this moment or, if that is open, any other.
fn has_one_to_play(eye: &Eye, open: bool) -> bool {
    let (state, you) = (eye.state, eye.you());
    let now = |c: &CardId| state.can_play_in(Window::BeforeScoring, you, *c);
    let other = open && state.could_play(you, Permission::action());
    let has = other || eye.hand(you).iter().any(now);
    eye.is_asked(has, has || eye.has_hand())
}

fn operative(cx: &mut Cx) -> Step {
    let mut revealed = Vec::new();
    for player in cx.players() {
        revealed.extend(cx.reveal_top(player, 1)?);
    }
    let down = cx.choose_from(Why::Place, &revealed, cards().any_number())?;
    cx.place_under_decks(&down)?;
    for card in cx.among(&revealed, cards()) {
        cx.return_to_top(&[card])?;
    }
    Ok(())
}

/// "Look at the top two or the bottom two cards of your deck. You may bury one of them at any base. Return the others where they
/// came from, in any order.": of no more than two cards in all, both ends are the same.
fn look_and_bury(cx: &mut Cx) -> Step {
    let deck = Home::Player(cx.you());
    let two_ends = cx.state().deck(deck).len() + cx.state().discard(deck).len() > 2;
    cx.one_of([
        part("The top", |cx| {
            let looked = cx.look_at_top(deck, 2)?;
            let others = may_bury_one(cx, &looked)?;
            cx.return_to_top(&others)
        }),
        part("The bottom", |cx| {
            let looked = cx.look_at_bottom(deck, 2)?;
            let others = may_bury_one(cx, &looked)?;
            cx.place_under_decks(&others).map(drop)
        })
        .only_if(move |_| two_ends),
    ])
}

/// "You may bury one of them at any base.": the others.
fn may_bury_one(cx: &mut Cx, looked: &[Ref]) -> Step<Vec<Ref>> {
    let chosen = cx.choose_from(Why::Bury, looked, cards().may())?;
    if let Some(card) = chosen.one()
        && let Some(site) = cx.choose_site(Why::BuryAt(card.card), &cx.open_sites())?
    {
        cx.bury(&chosen, site)?;
    }
    Ok(cx.among(looked, cards()))
}

/// "If it is your own, place any number of them on the bottom and the others on the top, in any order. Otherwise return them as
/// they were."
fn inform(cx: &mut Cx, deck: Home) -> Step {
    let top = cx.look_at_top(deck, 3)?;
    if deck == Home::Player(cx.you()) {
        return sort_these(cx, top);
    }
    cx.put_back(&top);
    Ok(())
}

fn discards_are_forever(cx: &mut Cx) -> Step {
    let mut discarded = Vec::new();
    for player in cx.other_players() {
        let revealed = they_reveal_until(cx, player, minions())?;
        let minion = cx.among(&revealed, minions());
        discarded.extend(cx.done_by(player, |cx| cx.discard(&minion))?);
        cx.shuffle_unused(&revealed, player)?;
    }
    match discarded.iter().map(|minion| minion.power).max() {
        Some(most) => place_on_deck(cx, minions().in_discard().power_at_most(most).may()),
        None => Ok(()),
    }
}

/// "Look at each other player's hand, and at the buried and the stored cards. Draw a card. You may play an extra action."
fn mindraker(cx: &mut Cx) -> Step {
    for player in cx.other_players() {
        cx.look_at_hand(player);
        cx.look_at(&cx.all(buried().of(player)));
        for over in cx.all(cards().of(player)) {
            cx.look_at(&cx.all(cards().stored_under(over.card)));
        }
    }
    cx.draw(cx.you(), 1)?;
    cx.extra_play(Permission::action())
}

/// "Take control of ... until the end of the turn."
fn turn(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Choose, which)?;
    cx.take_control(&chosen, cx.you(), cx.end_of_turn())
}

/// "... discards the minions among them", and the others return to the top in any order: how many were discarded.
fn they_discard_minions(cx: &mut Cx, player: Seat, revealed: &[Ref]) -> Step<i32> {
    let theirs = cx.among(revealed, minions());
    let discarded = cx.done_by(player, |cx| cx.discard(&theirs))?;
    cx.return_to_top(&cx.among(revealed, cards()))?;
    Ok(discarded.len() as i32)
}

/// "... Choose one of these players. Place +1 power counters on your minions: two for each minion they discarded, divided as you
/// choose."
fn permit_to_kill(cx: &mut Cx) -> Step {
    let mut discarded = Vec::new();
    for player in cx.other_players() {
        let revealed = cx.reveal_top(player, 2)?;
        discarded.push((player, they_discard_minions(cx, player, &revealed)?));
    }
    let chosen = cx.choose_player(&cx.other_players())?;
    let of_them = discarded.iter().find(|&&(player, _)| Some(player) == chosen);
    cx.spread_counters(2 * of_them.map_or(0, |&(_, n)| n), minions().yours())
}

/// "... discards a minion, or reveals their hand to show that there is none.": what was discarded.
fn ditch(cx: &mut Cx, player: Seat) -> Step<Vec<Snapshot>> {
    let theirs = cx.all(minions().in_hand().of(player));
    if theirs.is_empty() {
        cx.reveal_hand(player);
        return Ok(Vec::new());
    }
    let chosen = cx.choice_of(player, Why::Discard, &theirs, cards())?;
    cx.discard(&chosen)
}

/// "... If another player did not discard a minion of power 3 or more, place a +1 power counter on each of your minions."
fn the_spy_who_ditched_me(cx: &mut Cx) -> Step {
    let mut all_strong = true;
    for player in cx.other_players() {
        all_strong &= ditch(cx, player)?.iter().any(|minion| minion.power >= 3);
    }
    if all_strong { Ok(()) } else { place_counters(cx, minions().yours().each(), 1) }
}

/// "An ability reveals, looks at or searches for cards of a player's deck."
fn is_of_a_players_deck(_: &Eye, event: &Event) -> bool {
    let of_a_player = |card: &Snapshot| {
        matches!(
            card.zone,
            Zone::Deck(Home::Player(_))
                | Zone::Revealed(Home::Player(_))
                | Zone::LookedAt(_, Home::Player(_))
        )
    };
    matches!(event.what, Happened::Searched(_, Home::Player(_))) || event.shown().any(of_a_player)
}

/// "You may play this titan to look at the hand of another player with a minion at its base."
fn rise_and_look(cx: &mut Cx) -> Step {
    cx.spend_regular_play(PlayKind::Action);
    cx.play_this_titan_and(|cx, site| {
        let mut there = cx.other_players();
        there.retain(|&player| {
            !cx.eye().hand(player).is_empty() && cx.eye().any(minions().of(player).at(site))
        });
        if let Some(player) = cx.choose_player(&there)? {
            cx.look_at_hand(player);
        }
        Ok(())
    })
    .map(drop)
}

/// "Another player discards one or more cards from their hand or deck."
fn another_player_discards(eye: &Eye, event: &Event) -> bool {
    let Happened::Went { way: Way::Discarded, cards, .. } = &event.what else { return false };
    cards.iter().any(|card| match card.zone {
        Zone::Hand(seat)
        | Zone::Deck(Home::Player(seat))
        | Zone::Revealed(Home::Player(seat))
        | Zone::LookedAt(_, Home::Player(seat)) => seat != eye.you(),
        _ => false,
    })
}

/// "... of any deck": does something with one that has cards.
fn with_any_deck(cx: &mut Cx, then: fn(&mut Cx, Home) -> Step) -> Step {
    let mut players = cx.players();
    players.retain(|&player| cx.state().can_draw(player));
    let lies_there = |deck| is_left(&cx.eye(), deck);
    let [monsters, treasures] = [Home::Monsters, Home::Treasures].map(lies_there);
    cx.one_of([
        part("A player's deck", |cx| match cx.choose_player(&players)? {
            Some(player) => then(cx, Home::Player(player)),
            None => Ok(()),
        })
        .only_if(|_| !players.is_empty()),
        part("The base deck", |cx| then(cx, Home::Bases)),
        part("The monster deck", |cx| then(cx, Home::Monsters)).only_if(move |_| monsters),
        part("The treasure deck", |cx| then(cx, Home::Treasures)).only_if(move |_| treasures),
    ])
}

/// "Look at the top card ... Place it on the top or the bottom of that deck."
fn top_or_bottom(cx: &mut Cx, deck: Home) -> Step {
    let top = cx.look_at_top(deck, 1)?;
    let down = cx.choose_from(Why::PlaceUnder, &top, cards().may())?;
    cx.place_under_decks(&down)?;
    cx.put_back(&cx.among(&top, cards()));
    Ok(())
}
