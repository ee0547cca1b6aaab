//! Frozen: sisters, friends and snow who find each other, wherever they are.

use super::idioms::*;

/// Frozen.
pub const FROZEN: FactionDef = FactionDef {
    name: "Frozen",
    blurb: "One friend finds the next, and what has melted is played from the discard pile.",
    colors: ["#8fdcff", "#3b1d6b"],
    cards: &[
        minion(ELSA, 1, 5)
            .text("Talent: Play Olaf or a Snowgie from your hand or discard pile as an extra minion OR place Marshmallow from your discard pile into your hand.")
            .rulings(&["The minion is played at once."])
            .has(talent(|eye| may_have_snow(eye) || eye.any(DISCARDED_MARSHMALLOW), elsa)),
        minion(ANNA, 1, 4)
            .text("Search your discard pile and/or deck for Elsa or Kristoff and draw it. Shuffle your deck if you searched it. Ongoing: Your other minions here cannot be destroyed by other players' cards.")
            .rulings(&[SEARCH])
            .on_play(|cx| {
                search_both_and_draw(cx, minions().that(|eye, c| is_named(eye, c, &[ELSA, KRISTOFF])))
            })
            .has(protects(|eye, card, effect| {
                is_destruction_by_others(eye, effect)
                    && eye.is(card, minions().yours().here().other())
            })),
        minion(KRISTOFF, 1, 4)
            .text("Ongoing: If Anna or Sven is here, this minion has +2 power. Talent: Search your discard pile and/or deck for Anna or Sven and draw it. Shuffle your deck if you searched it.")
            .rulings(&["No more if both are here. Whoever's Anna or Sven it is.", SEARCH])
            .has(power(|eye, minion| {
                let friends = cards().here().that(|eye, c| is_named(eye, c, &[ANNA, SVEN]));
                if minion == eye.this() && eye.any(friends) { 2 } else { 0 }
            }))
            .has(talent(always, |cx| {
                search_both_and_draw(cx, minions().that(|eye, c| is_named(eye, c, &[ANNA, SVEN])))
            })),
        minion(MARSHMALLOW, 1, 3)
            .text("Ongoing: If Elsa is here, this minion has +2 power.")
            .rulings(&["Whoever's Elsa it is."])
            .has(power(|eye, minion| {
                let with_elsa = || eye.any(cards().here().named(ELSA));
                if minion == eye.this() && with_elsa() { 2 } else { 0 }
            })),
        minion(OLAF, 1, 3)
            .text("Talent: Look at the top two cards of your deck. Place any number of them into your discard pile. Return the others to the top in any order.")
            .has(talent(always, |cx| {
                let top = cx.look_at_top(Home::Player(cx.you()), 2)?;
                sink_of_top(cx, top)
            })),
        minion(SVEN, 1, 3)
            .text("Talent: Move one of your minions from another base to here OR search your discard pile and/or deck for Kristoff and draw it. Shuffle your deck if you searched it.")
            .rulings(&[SEARCH])
            .has(talent(always, |cx| {
                let away = minions().yours().elsewhere();
                cx.one_of([
                    part("Move a minion here", |cx| move_here(cx, away))
                        .only_if(move |eye| eye.any(away)),
                    part("Search for Kristoff", |cx| {
                        search_both_and_draw(cx, minions().named(KRISTOFF))
                    }),
                ])
            })),
        minion(SNOWGIE, 4, 2)
            .text("If one of your minions here has power 5 or more, place a +1 power counter on this minion.")
            .on_play(|cx| {
                match cx.eye().any(minions().yours().here().power_at_least(5)) {
                    true => cx.place_counters(&[cx.this()], 1),
                    false => Ok(()),
                }
            }),
        action("Act of True Love", 1)
            .text("Destroy one of your minions. If you did, play another minion from your discard pile as an extra minion.")
            .rulings(&["Not the one you destroyed; none if it was not destroyed."])
            .affects(minions().yours())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours())?;
                if cx.destroy(&chosen)?.is_empty() {
                    return Ok(());
                }
                let mut others = cx.all(minions().in_discard());
                others.retain(|minion| chosen.iter().all(|gone| gone.card != minion.card));
                play_one_minion(cx, others)
            }),
        action("Big Summer Blowout", 1)
            .text("Discard a card. If you did, place a minion from your discard pile into your hand.")
            .rulings(&["It may be the card you have just discarded."])
            .on_play(|cx| match discards(cx, cards().in_hand(), 1)? {
                true => take(cx, minions().in_discard()),
                false => Ok(()),
            }),
        action("Do You Want to Build a Snowman?", 1)
            .text("Play Olaf, Marshmallow or a Snowgie from your discard pile as an extra minion.")
            .rulings(&["At once."])
            .on_play(|cx| {
                let snow = |eye: &Eye, c| is_named(eye, c, &[OLAF, MARSHMALLOW, SNOWGIE]);
                play_one_minion(cx, cx.all(minions().in_discard().that(snow)))
            }),
        on_base("Frozen Port", 1)
            .text("Play on a base. Ongoing: Other players cannot play their first minion each turn here if they can play it on another base.")
            .rulings(&[
                "Not a minion that can be played nowhere else. A second one in the same turn is free, regular or extra.",
            ])
            .has(forbids(|eye, attempt| {
                let theirs = |event: &Event| {
                    event.minion_played().is_some_and(|play| play.by == Some(attempt.seat))
                };
                attempt.is_minion_at(eye.here())
                    && attempt.seat != eye.you()
                    && !eye.happened().any(theirs)
                    && eye.could_go_elsewhere(attempt)
            })),
        action("Hans Westergaard", 1)
            .text("Each player reveals a minion in their hand, or their hand if there is none in it. Shuffle the revealed minions into their owners' decks.")
            .rulings(&["You first, then the others in turn order; all are shuffled in together."])
            .on_play(hans_westergaard),
        action("Let It Go", 2)
            .text("Look at the top three cards of your deck. Draw one of these cards. Place any number of the others into your discard pile. Return the rest to the top in any order.")
            .on_play(|cx| {
                let mut top = cx.look_at_top(Home::Player(cx.you()), 3)?;
                let drawn = cx.choose_from(Why::Take, &top, cards())?;
                cx.draw_from(&drawn)?;
                top.retain(|card| !drawn.contains(card));
                sink_of_top(cx, top)
            }),
        on_base("Lock the Gates", 1)
            .text("Play on a base. Ongoing: Your minions here cannot be destroyed by other players' cards. Talent: Look at the top card of your deck. Discard it or return it to the top.")
            .has(your_minions_here_are_not_destroyed_by_others())
            .has(talent(always, discard_or_return_the_top)),
        action("Reindeers Are Better Than People", 2)
            .text("Search your discard pile and/or deck for a minion. Shuffle your deck if you searched it. If its power is 3 or less, play it as an extra minion. Otherwise discard it.")
            .rulings(&[SEARCH, "At once. Its printed power counts."])
            .on_play(reindeers),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// The names that these cards speak of.
const ANNA: &str = "Anna";
const ELSA: &str = "Elsa";
const KRISTOFF: &str = "Kristoff";
const MARSHMALLOW: &str = "Marshmallow";
const OLAF: &str = "Olaf";
const SNOWGIE: &str = "Snowgie";
const SVEN: &str = "Sven";

/// "X or Y": whether a card has one of these names.
fn is_named(eye: &Eye, card: CardId, names: &[&str]) -> bool {
    names.iter().any(|name| eye.state.is_named(card, name))
}

/// "Olaf or a Snowgie."
const SNOW: Select = minions().that(|eye, card| is_named(eye, card, &[OLAF, SNOWGIE]));

/// "Marshmallow from your discard pile."
const DISCARDED_MARSHMALLOW: Select = minions().in_discard().named(MARSHMALLOW);

/// "Play Olaf or a Snowgie from your hand or discard pile": whether you could, as far as others can tell.
fn may_have_snow(eye: &Eye) -> bool {
    let playable = |which| eye.all(which).iter().any(|snow| eye.can_play_as_extra(snow.card));
    playable(SNOW.in_discard()) || eye.is_asked(playable(SNOW.in_hand()), eye.has_hand())
}

fn elsa(cx: &mut Cx) -> Step {
    let mut found = cx.all(SNOW.in_hand());
    found.extend(cx.all(SNOW.in_discard()));
    found.retain(|&minion| cx.can_play_now(minion, PlayKind::Minion));
    let playable = !found.is_empty();
    cx.one_of([
        part("Play Olaf or a Snowgie", |cx| {
            cx.tells_of_hand(cx.you());
            play_one_minion(cx, found)
        })
        .only_if(move |_| playable),
        part("Place Marshmallow into your hand", |cx| take(cx, DISCARDED_MARSHMALLOW))
            .only_if(|eye| eye.any(DISCARDED_MARSHMALLOW)),
    ])
}

/// "Place any number of them into your discard pile. Return the others to the top in any order.": of cards taken off your
/// deck.
fn sink_of_top(cx: &mut Cx, mut top: Vec<Ref>) -> Step {
    let down = cx.choose_from(Why::Place, &top, cards().any_number())?;
    cx.place_in_discard(&down)?;
    top.retain(|card| !down.contains(card));
    cx.return_to_top(&top)
}

fn hans_westergaard(cx: &mut Cx) -> Step {
    let mut shown = Vec::new();
    for player in cx.players() {
        let theirs = cx.all(minions().in_hand().of(player));
        match cx.choice_of(player, Why::ShuffleIn, &theirs, cards())?.one() {
            Some(minion) => {
                cx.reveal(&[minion]);
                shown.push(minion);
            }
            None => drop(cx.reveal_hand(player)),
        }
    }
    // All have seen whose they are.
    for owner in cx.players() {
        let theirs: Vec<Ref> =
            shown.iter().copied().filter(|&m| cx.state().owner(m.card) == Some(owner)).collect();
        if !theirs.is_empty() {
            cx.shuffle_into_deck_of(&theirs, owner)?;
        }
    }
    Ok(())
}

fn reindeers(cx: &mut Cx) -> Step {
    let mut found = Vec::new();
    search_pile_and_deck(cx, minions(), |_, minion| {
        found = minion.to_vec();
        Ok(())
    })?;
    let small = cx.among(&found, minions().power_at_most(3));
    if !small.is_empty() {
        return cx.play_minions(&small);
    }
    let of_deck = |eye: &Eye, card| !matches!(eye.state.card(card).zone, Zone::Discard(_));
    cx.discard(&cx.among(&found, cards().that(of_deck)))?;
    Ok(())
}
