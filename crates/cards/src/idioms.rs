//! Turns of phrase that three cards or more share.

use engine::cards::*;

/// "Destroy a ..."
pub fn destroy_one(cx: &mut Cx, which: Select) -> Step {
    if let Some(card) = cx.choose(Why::Destroy, which)? {
        cx.destroy(card)?;
    }
    Ok(())
}

/// "You may destroy a ..."
pub fn may_destroy_one(cx: &mut Cx, which: Select) -> Step {
    if let Some(card) = cx.may_choose(Why::Destroy, which)? {
        cx.destroy(card)?;
    }
    Ok(())
}

/// "Return a ... to its owner's hand."
pub fn return_one(cx: &mut Cx, which: Select) -> Step {
    if let Some(card) = cx.choose(Why::Return, which)? {
        cx.return_to_hand(card)?;
    }
    Ok(())
}

/// "You may return a ... to its owner's hand."
pub fn may_return_one(cx: &mut Cx, which: Select) -> Step {
    if let Some(card) = cx.may_choose(Why::Return, which)? {
        cx.return_to_hand(card)?;
    }
    Ok(())
}

/// "Move ... to another base."
pub fn move_elsewhere(cx: &mut Cx, minion: Ref) -> Step {
    let others = cx.other_sites(minion.card);
    if let Some(site) = cx.choose_site(Why::MoveTo(minion.card), &others)? {
        cx.move_to(minion, site)?;
    }
    Ok(())
}

/// "Move a ... to another base."
pub fn move_one_elsewhere(cx: &mut Cx, which: Select) -> Step {
    match cx.choose(Why::Move, which)? {
        Some(minion) => move_elsewhere(cx, minion),
        None => Ok(()),
    }
}

/// "Move one of your minions from another base to here, or from here to another base."
pub fn move_here_or_away(cx: &mut Cx) -> Step {
    let Some(here) = cx.eye().here() else { return Ok(()) };
    match cx.choose(Why::Move, minions().yours())? {
        Some(minion) if cx.eye().is_here(minion.card) => move_elsewhere(cx, minion),
        Some(minion) => cx.move_to(minion, here).map(drop),
        None => Ok(()),
    }
}

/// "Destroy all ..."
pub fn destroy_all_of(cx: &mut Cx, which: Select) -> Step {
    let doomed = cx.all(which);
    cx.destroy_all(&doomed).map(drop)
}

/// "If your minions here would be destroyed, return them to your hand instead."
pub const fn returned_if_destroyed_here() -> Ability {
    instead(
        EffectKind::Destroy,
        |eye, minion| {
            eye.is_here(minion) && eye.is_yours(minion) && eye.state.is_minion_in_play(minion)
        },
        |cx, minion| cx.return_to_hand(minion),
    )
}

/// "Search your deck for ...": the card found, still in the deck. Whoever searches shuffles afterwards.
pub fn search_deck(cx: &mut Cx, fits: impl Fn(&State, CardId) -> bool) -> Step<Option<Ref>> {
    let you = cx.you();
    let mut deck = cx.search(Home::Player(you));
    deck.retain(|&c| fits(cx.state(), c));
    cx.choose_among(Why::Search, &deck)
}

/// "Search your deck for a minion of power ... or less, play it here as an extra minion, and shuffle your deck."
pub fn play_from_deck_here(cx: &mut Cx, most: i32) -> Step {
    let Some(here) = cx.eye().here() else { return Ok(()) };
    let found =
        search_deck(cx, |state, card| state.is_minion(card) && state.printed_power(card) <= most)?;
    if let Some(minion) = found {
        cx.play_card_at(minion.card, here)?;
    }
    let you = cx.you();
    cx.shuffle(Home::Player(you));
    Ok(())
}

/// "Look at the top ... cards of your deck. Place them on the top and the bottom of your deck as you like, in any order."
pub fn sort_top(cx: &mut Cx, you: Seat, n: usize) -> Step {
    let mut top = cx.look_at_top(Home::Player(you), you, n);
    let down = cx.pick_cards(you, Why::PlaceUnder, &top, 0, u8::MAX)?;
    let down: Vec<CardId> = down.iter().map(|c| c.card).collect();
    top.retain(|c| !down.contains(c));
    cx.return_to_top(&top)?;
    cx.place_under_decks(&down)
}

/// "Remove any number of +1 power counters from ...": how many came off.
pub fn remove_any_counters(cx: &mut Cx, which: Select) -> Step<i32> {
    let mut removed = 0;
    for (card, n) in cx.choose_counters(which)? {
        removed += cx.remove_counters(card, n)?;
    }
    Ok(removed)
}

/// "Transfer any number of +1 power counters from one of ... to another of ...": none is a number too.
pub fn transfer_any(cx: &mut Cx, from: Select, to: Select) -> Step {
    let mut bearing = cx.eye().all(from);
    bearing.retain(|&c| cx.state().counters(c) > 0);
    let Some(giver) = cx.may_choose_among(Why::CountersFrom, &bearing)? else { return Ok(()) };
    let mut others = cx.eye().all(to);
    others.retain(|&c| c != giver.card);
    let Some(taker) = cx.choose_among(Why::CountersTo, &others)? else { return Ok(()) };
    let n = cx.choose_amount(giver.card, 1, cx.state().counters(giver.card))?;
    cx.transfer_counters(giver, taker, n)
}

/// "Place a +1 power counter on one of ..."
pub fn place_counter_on_one(cx: &mut Cx, which: Select) -> Step {
    match cx.choose(Why::CountersTo, which)? {
        Some(card) => cx.place_counters(&[card], 1),
        None => Ok(()),
    }
}

/// "Destroy this card."
pub fn destroy_this(cx: &mut Cx) -> Step {
    let this = cx.this();
    cx.destroy(this)?;
    Ok(())
}

/// "Destroy this minion.", of the one an action is on.
pub fn destroy_wearer(cx: &mut Cx) -> Step {
    match cx.wearer() {
        Some(minion) => cx.destroy(minion).map(drop),
        None => Ok(()),
    }
}

/// "... destroys one of their minions."
pub fn destroys_one_of_theirs(cx: &mut Cx, player: Seat) -> Step {
    let theirs: Vec<CardId> = cx.minions_of(player, minions()).iter().map(|m| m.card).collect();
    let chosen = cx.pick_cards(player, Why::Destroy, &theirs, 1, 1)?;
    cx.done_by(player, |cx| cx.destroy_all(&chosen)).map(drop)
}

/// "... shuffles their discard pile into their deck."
pub fn shuffle_in_discard_pile(cx: &mut Cx, player: Seat) -> Step {
    let pile = cx.refs(cx.state().discard(Home::Player(player)));
    cx.shuffle_into_decks(&pile, player)
}

/// "It cannot be destroyed.", of the minion an action is on.
pub const fn wearer_cannot_be_destroyed() -> Ability {
    protects(|eye, card, kind, _| eye.wearer() == Some(card) && kind == EffectKind::Destroy)
}

/// "After this card goes to the discard pile from play, you may place it into your hand."
pub const fn may_come_back_to_hand() -> Ability {
    after(EventKind::ToDiscard, this_goes_to_discard, |cx| {
        let this = cx.state().at(cx.this().card);
        cx.take_into_hand(&[this], Seats::ALL)
    })
    .only_when(|eye| matches!(eye.state.card(eye.this()).zone, Zone::Discard(_)))
    .may()
}

/// "After a minion is played here ..."
pub fn minion_played_here(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|play| play.at == eye.here())
}

/// "After another player plays a minion here ..."
pub fn another_player_plays_a_minion_here(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|play| play.by != eye.you() && play.at == eye.here())
}

/// "After this minion is destroyed ..."
pub fn this_is_destroyed(eye: &Eye, event: &Event) -> bool {
    event.minions_destroyed().any(|m| m.card == eye.host.id.host)
}

/// "After this minion goes to the discard pile from play ..."
pub fn this_goes_to_discard(eye: &Eye, event: &Event) -> bool {
    event.what.from_play_to_discard().any(|card| card.card == eye.host.id.host)
}

/// "If another player has more power here than you do ..."
pub fn is_behind_here(eye: &Eye) -> bool {
    let Some(site) = eye.here() else { return false };
    let yours = eye.state.total(eye.you(), site);
    eye.state.seats().any(|seat| eye.state.total(seat, site) > yours)
}

/// The minion just played, if it is still at `site`.
pub fn minion_still_at(cx: &Cx, site: Option<SiteId>) -> Option<Ref> {
    let minion = cx.event()?.minion_played()?.card;
    let there = cx.state().stays(minion.card) && cx.state().site_of(minion.card.card) == site;
    there.then_some(minion.card)
}
