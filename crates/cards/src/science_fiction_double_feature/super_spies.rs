//! Super Spies know what is in decks and hands, and strike while a base scores.

use crate::idioms::*;
use engine::cards::*;

/// The Super Spies.
pub const SUPER_SPIES: FactionDef = FactionDef {
    name: "Super Spies",
    blurb: "See the cards to come, take them from others, and turn a scoring round.",
    emblem: "martini",
    colors: ["#20242c", "#8c1c2c"],
    cards: &[
        minion("Secret Agent", 1, 5)
            .text("Ongoing: After another player plays an action, that player discards a card.")
            .rulings(&["Also if that action destroyed the Secret Agent."])
            .art("james-bond-aperture")
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
            .art("mole")
            .has(
                before_this_base_scores(|cx| play(cx, Permission::action()))
                    .only_when(has_one_to_play)
                    .may(),
            ),
        minion("Operative", 3, 3)
            .text("Reveal the top card of each player's deck. Place any number of these cards on the bottom of their owners' decks.")
            .art("spy")
            .on_play(operative),
        minion("Spy", 4, 2)
            .text("Look at the top three cards of your deck. Place any number of them on the bottom of your deck and the others on the top, in any order.")
            .art("spyglass")
            .on_play(|cx| sort_top(cx, 3)),
        action("Discards Are Forever", 1)
            .text("Each player reveals cards from the top of their deck until they reveal a minion, and discards all these cards.")
            .art("cut-diamond")
            .on_play(|cx| {
                for player in cx.players() {
                    let revealed = cx.reveal_until(player, 1, minions());
                    cx.discard(&revealed)?;
                }
                Ok(())
            }),
        action("For My Eyes Only", 2)
            .text("Look at the top five cards of your deck. Place any number of them on the bottom of your deck and the others on the top, in any order.")
            .art("eye-target")
            .on_play(|cx| sort_top(cx, 5)),
        action("From Q With Love", 1)
            .text("Draw three cards. Discard two cards.")
            .art("suitcase")
            .on_play(|cx| {
                cx.draw(cx.you(), 3)?;
                cx.discard_choice(cx.you(), 2)
            }),
        action("Live and Let Chum", 1)
            .text("Special: Before a base scores, destroy a minion of power 3 or less there.")
            .art("shark-jaws")
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
            .art("brain-tentacle")
            .has(forbids(|eye, attempt| {
                attempt.special && attempt.seat != eye.you() && eye.scores_here()
            })),
        action("Permit to Kill", 1)
            .text("Each other player reveals the top two cards of their deck, discards the minions among them, and returns the others to the top in any order.")
            .art("id-card")
            .on_play(|cx| {
                for player in cx.other_players() {
                    permit_to_kill(cx, player)?;
                }
                Ok(())
            }),
        action("The Base Is Not Enough", 1)
            .text("Special: Before a base scores, choose a minion of power 4 or less there. You control it until the end of the turn.")
            .art("double-face-mask")
            .affects(minions().power_at_most(4))
            .has(
                before_a_base_scores(|cx| {
                    let chosen = cx.choose(Why::Choose, minions().there().power_at_most(4))?;
                    cx.take_control(&chosen, cx.you(), cx.end_of_turn())
                })
                .special_from_hand(),
            ),
        action("The Spy Who Ditched Me", 2)
            .text("Each other player discards a minion, or reveals their hand to show that there is none.")
            .art("exit-door")
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
            .art("moon-orbit")
            .has(titan_instead_of(PlayKind::Minion, |eye| {
                eye.sites_where(|eye, site| !eye.any(minions().of_others().at(site)))
            }))
            .has(
                after(EventKind::Shown, is_of_a_players_deck, |cx| {
                    cx.place_counters(&[cx.this()], 1)
                })
                .first(),
            )
            .has(talent(always, moon_zero_three)),
    ),
    revised: Revision::NONE,
};

fn has_one_to_play(eye: &Eye) -> bool {
    let (state, you) = (eye.state, eye.you());
    let now = |c: &CardId| state.can_play_in(Window::BeforeScoring, you, *c);
    let other = !state.no_specials(you, eye.this()) && state.could_play(you, Permission::action());
    let has = other || eye.hand(you).iter().any(now);
    eye.is_asked(has, has || eye.has_hand())
}

fn operative(cx: &mut Cx) -> Step {
    let players = cx.players().into_iter();
    let revealed: Vec<Ref> = players.flat_map(|player| cx.reveal_top(player, 1)).collect();
    let down = cx.choose_from(Why::Place, &revealed, cards().any_number())?;
    cx.place_under_decks(&down)?;
    for card in cx.among(&revealed, cards()) {
        cx.return_to_top(&[card])?;
    }
    Ok(())
}

fn permit_to_kill(cx: &mut Cx, player: Seat) -> Step {
    let revealed = cx.reveal_top(player, 2);
    cx.discard(&cx.among(&revealed, minions()))?;
    cx.return_to_top(&cx.among(&revealed, cards()))
}

fn ditch(cx: &mut Cx, player: Seat) -> Step {
    let theirs = cx.all(minions().in_hand().of(player));
    if theirs.is_empty() {
        cx.reveal_hand(player);
        return Ok(());
    }
    let chosen = cx.choice_of(player, Why::Discard, &theirs, cards())?;
    cx.discard(&chosen)?;
    Ok(())
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

/// "Look at the top card of any deck."
fn moon_zero_three(cx: &mut Cx) -> Step {
    let mut players = cx.players();
    players.retain(|&player| cx.state().can_draw(player));
    let lies_there = |deck| is_left(&cx.eye(), deck);
    let [monsters, treasures] = [Home::Monsters, Home::Treasures].map(lies_there);
    cx.one_of([
        part("A player's deck", |cx| match cx.choose_player(&players)? {
            Some(player) => top_or_bottom(cx, Home::Player(player)),
            None => Ok(()),
        })
        .only_if(|_| !players.is_empty()),
        part("The base deck", |cx| top_or_bottom(cx, Home::Bases)),
        part("The monster deck", |cx| top_or_bottom(cx, Home::Monsters)).only_if(move |_| monsters),
        part("The treasure deck", |cx| top_or_bottom(cx, Home::Treasures))
            .only_if(move |_| treasures),
    ])
}

/// "Place it on the top or the bottom of that deck."
fn top_or_bottom(cx: &mut Cx, deck: Home) -> Step {
    let top = cx.look_at_top(deck, 1);
    let down = cx.choose_from(Why::PlaceUnder, &top, cards().may())?;
    cx.place_under_decks(&down)?;
    cx.put_back(&cx.among(&top, cards()));
    Ok(())
}
