//! Russian Fairy Tales: whoever is changed comes back as somebody else.

use super::idioms::*;

/// Russian Fairy Tales.
pub const RUSSIAN_FAIRY_TALES: FactionDef = FactionDef {
    name: "Russian Fairy Tales",
    blurb: "Put one minion under its deck and see who comes off the top in its place.",
    colors: ["#ff7d6b", "#2b1050"],
    cards: &[
        minion("Baba Yaga", 1, 5)
            .text("Talent: Place another minion here on the bottom of its owner's deck. If you did, its owner plays a minion off the top of their deck here as an extra minion and shuffles their deck.")
            .rulings(&[OFF_THE_TOP])
            .has(talent(
                |eye| eye.any(minions().here().other()),
                |cx| {
                    let chosen = cx.choose(Why::Place, minions().here().other())?;
                    chosen.one().map_or(Ok(()), |minion| transform(cx, minion))
                },
            )),
        minion("Finist the Falcon", 1, 4)
            .text("Special: Before a base scores, you may move this minion to there, or return it from there to your hand and play it on another base as an extra minion.")
            .rulings(&[
                "At once. If it is played again, it can do so again.",
                "Both or neither: not while somebody else owns it, nor if you could play it on no other base.",
            ])
            .has(
                before_a_base_scores(finist)
                    .only_when(|eye| !eye.scores_here() || could_fly_on(eye))
                    .special()
                    .may(),
            ),
        minion(THE_BIRCH_WOMAN, 1, 4)
            .text("Ongoing: After this minion goes to the discard pile from play, you may search your hand, discard pile, and/or deck for The Birch. Shuffle your deck if you searched it. Place it into your hand or play it as an extra minion.")
            .rulings(&[NEAR, "Destroyed or not: also after its base scores."])
            .has(
                after(EventKind::ToDiscard, this_goes_to_discard, |cx| {
                    find_friend(cx, |eye, card| eye.state.is_named(card, THE_BIRCH), None)
                })
                .may(),
            ),
        minion("The Gray Wolf", 1, 3)
            .text("Talent: Place this minion on top of its owner's deck. If you did, you may play an extra minion here and place a +1 power counter on it.")
            .rulings(&["The minion is played at once."])
            .has(talent(always, |cx| {
                let here = cx.here();
                if cx.place_on_decks(&[cx.this()])?.is_empty() {
                    return Ok(());
                }
                let played = cx.play_now(Permission::minion().at(here), Choice::May)?;
                cx.place_counters(&played, 1)
            })),
        minion("Foolish Magician", 2, 3)
            .text("Draw three cards. Then place three cards from your hand on the top and the bottom of your deck as you like, in any order.")
            .rulings(&["All of them if you have fewer. A card that you do not own goes on your deck, too."])
            .on_play(|cx| {
                cx.draw(cx.you(), 3)?;
                let chosen = cx.choose(Why::Place, cards().in_hand().between(3, 3))?;
                let down = cx.choose_from(Why::PlaceUnder, &chosen, cards().any_number())?;
                let mut up = chosen.to_vec();
                up.retain(|card| !down.contains(card));
                cx.place_on_decks(&up)?;
                cx.place_under_decks(&down)?;
                Ok(())
            }),
        minion(THE_BIRCH, 1, 2)
            .text("Ongoing: At the start of your turn, you may destroy this minion. If you did, search your hand, discard pile, and/or deck for The Birch Woman. Shuffle your deck if you searched it. Place it into your hand or play it here as an extra minion.")
            .rulings(&[NEAR, "Not if it is destroyed by anything else."])
            .has(
                at_start_of_your_turn(|cx| {
                    let here = cx.here();
                    if cx.destroy(&[cx.this()])?.is_empty() {
                        return Ok(());
                    }
                    find_friend(cx, |eye, card| eye.state.is_named(card, THE_BIRCH_WOMAN), Some(here))
                })
                .may(),
            ),
        minion("Tsar Eagle", 2, 2)
            .text("Draw a card OR place a minion from another player's discard pile on top of their deck.")
            .on_play(|cx| {
                let others = cx.other_players();
                let piles = others.iter().map(|&player| cx.all(minions().in_discard().of(player)));
                let found: Vec<Ref> = piles.flatten().collect();
                let some = !found.is_empty();
                cx.one_of([
                    part("Draw a card", |cx| cx.draw(cx.you(), 1)),
                    part("Place a minion on top of a deck", |cx| {
                        let chosen = cx.choose_from(Why::Place, &found, cards())?;
                        cx.place_on_decks(&chosen).map(drop)
                    })
                    .only_if(move |_| some),
                ])
            }),
        minion("Toad", 1, 0)
            .text("You may give control of this minion to another player to shuffle another minion of that player here into its owner's deck.")
            .rulings(&["Both or neither. You choose the minion, and its controller gets the Toad."])
            .on_play(|cx| {
                let this = cx.this();
                if !cx.would_reach(EffectKind::Control, this) {
                    return Ok(());
                }
                let theirs = minions().of_others().here().other().that(|eye, minion| {
                    eye.would_reach(EffectKind::ShuffleIn, minion)
                });
                let chosen = cx.choose(Why::ShuffleIn, theirs.may())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                let Some(player) = cx.state().card(minion.card).controller else { return Ok(()) };
                if !cx.give_control(&[this], player)?.is_empty() {
                    cx.shuffle_in(&chosen)?;
                }
                Ok(())
            }),
        on_minion("Bewitched", 1, minions())
            .text("Play on a minion. Ongoing: This minion has +2 power. After it leaves play, transfer this action to another minion.")
            .rulings(&[
                "To a minion of your choice, at any base. If there is none, it is discarded.",
                "Until then it is in no discard pile. It stays the same card in play.",
                "Also after a scoring: not to a minion that leaves with it.",
            ])
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 }))
            .has(
                after(EventKind::Left, wearer_leaves, |cx| {
                    let chosen = cx.choose(Why::Choose, minions())?;
                    match chosen.one() {
                        Some(minion) => cx.transfer_action(cx.this(), minion).map(drop),
                        None => cx.discard(&[cx.this()]).map(drop),
                    }
                })
                .clinging(),
            ),
        action("Fetch I Know Not What", 1)
            .text("Reveal cards from your deck until you have revealed two actions. Place any number of these actions into your hand. Shuffle the others into your deck.")
            .on_play(|cx| {
                let you = cx.you();
                let revealed = cx.reveal_until(you, 2, actions())?;
                let found = cx.among(&revealed, actions());
                let kept = cx.choose_from(Why::Take, &found, cards().any_number())?;
                cx.place_in_hand(&kept)?;
                cx.shuffle_into_deck(&cx.among(&revealed, cards()), you)
            }),
        action("Go I Know Not Whither", 1)
            .text("Choose a base. Shuffle a random minion there of each other player into its owner's deck.")
            .affects(minions().of_others())
            .on_play(|cx| {
                let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
                let mut gone = Vec::new();
                for player in cx.other_players() {
                    let theirs = cx.all(minions().of(player).at(site));
                    gone.extend(cx.random_of(&theirs, 1));
                }
                cx.shuffle_in(&gone)?;
                Ok(())
            }),
        on_base("Go See My Sister", 1)
            .text("Play on a base. Ongoing: After you play a minion here or move one of your minions here, you may draw a card.")
            .rulings(&["A card for each minion."])
            .has(
                after(EventKind::Played, you_play_a_minion_here, |cx| cx.draw(cx.you(), 1))
                    .only_when(|eye| eye.state.can_draw(eye.you()))
                    .may(),
            )
            .has(
                after(EventKind::Moved, |eye, event| arrivals(eye, event) > 0, |cx| {
                    cx.draw(cx.you(), 1)
                })
                .for_each(arrivals)
                .only_when(|eye| eye.state.can_draw(eye.you()))
                .may(),
            ),
        action("Mass Transformation", 1)
            .text("Each player places their hand on the bottom of their deck and draws as many cards.")
            .rulings(&["All players place their hands, in an order of their own; then all draw."])
            .on_play(mass_transformation),
        on_minion("The Frog Princess", 1, minions().yours())
            .text("Play on one of your minions. Talent: Place this minion on the bottom of its owner's deck. If you did, play a minion off the top of your deck here as an extra minion, transfer this action to it, and shuffle your deck.")
            .rulings(&[
                OFF_THE_TOP,
                "If another card places the minion on a deck, this action is discarded as usual.",
                "It is discarded, too, if there is no minion to transfer it to.",
                "It stays the same card in play, so its talent has been used this turn.",
            ])
            .transfers_to(minions())
            .has(talent(always, frog_princess)),
        action("The Water of Life", 2)
            .text("From your discard pile, place a minion on top of your deck. You may play an extra action.")
            .on_play(|cx| {
                place_on_deck(cx, minions().in_discard())?;
                cx.extra_play(Permission::action())
            }),
        action("Transformation", 2)
            .text("Place a minion on the bottom of its owner's deck. If you did, its owner plays a minion off the top of their deck there as an extra minion and shuffles their deck.")
            .rulings(&[OFF_THE_TOP])
            .affects(minions())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Place, minions())?;
                chosen.one().map_or(Ok(()), |minion| transform(cx, minion))
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// The names that these cards speak of.
const THE_BIRCH: &str = "The Birch";
const THE_BIRCH_WOMAN: &str = "The Birch Woman";

/// How such a search is read.
const NEAR: &str = "If you take none from your hand or discard pile, you search your deck. If you play it, you do so at once.";

/// "Return it ... to your hand and play it on another base": whether both could be done.
fn could_fly_on(eye: &Eye) -> bool {
    let this = eye.this();
    let sites = eye.other_sites(this).into_iter();
    let plays: Vec<Permission> = sites.map(|site| Permission::minion().at(site)).collect();
    eye.would_reach(EffectKind::Return, this)
        && eye.state.could_be_played_again(eye.you(), &plays, this)
}

fn finist(cx: &mut Cx) -> Step {
    let (this, there) = (cx.this(), cx.there());
    if cx.site_of(this) != there {
        return cx.move_to(&[this], there).map(drop);
    }
    cx.return_to_hand(&[this])?;
    let back = cx.now(this);
    if cx.state().card(back.card).zone != Zone::Hand(cx.you()) {
        return Ok(());
    }
    let mut others = cx.open_sites();
    others.retain(|&site| site != there);
    let sites = cx.eye().sites_to_play(back.card, &others);
    match cx.choose_site(Why::PlayWhere(back.card), &sites)? {
        Some(site) => cx.play_these_at(&[back], site),
        None => Ok(()),
    }
}

/// "After this minion leaves play ...", of the one this action is on.
fn wearer_leaves(eye: &Eye, event: &Event) -> bool {
    event.left().any(|card| Some(card.card.card) == eye.wearer())
}

/// "After you ... move one of your minions here ...": how many.
fn arrivals(eye: &Eye, event: &Event) -> usize {
    let yours = |card: &Snapshot| card.sorts.is_minion() && card.controller == Some(eye.you());
    match event.cause.actor() == Some(eye.you()) {
        true => event.moved().filter(|&(card, to)| yours(card) && to == eye.here()).count(),
        false => 0,
    }
}

fn mass_transformation(cx: &mut Cx) -> Step {
    let mut placed = Vec::new();
    for player in cx.players() {
        let hand = cx.all(cards().in_hand().of(player));
        cx.done_by(player, |cx| cx.place_under_decks(&hand))?;
        placed.push((player, hand.len() as i32));
    }
    placed.into_iter().try_for_each(|(player, n)| cx.draw(player, n))
}

fn frog_princess(cx: &mut Cx) -> Step {
    let (this, here) = (cx.this(), cx.here());
    if cx.place_under_decks_but_not(&cx.wearer(), this)?.is_empty() {
        return Ok(());
    }
    let revealed = off_the_top(cx, here, minions(), |cx, minion| {
        match cx.state().is_minion_in_play(minion.card) {
            true => cx.transfer_action(this, minion).map(drop),
            false => Ok(()),
        }
    })?;
    cx.shuffle_into_deck(&cx.among(&revealed, cards()), cx.you())?;
    match is_on_a_minion(&cx.eye(), this.card) {
        true => Ok(()),
        false => cx.discard(&[this]).map(drop),
    }
}
