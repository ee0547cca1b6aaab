//! Turns of phrase that cards of this set share: weapons, those who hold them, and what they hear.

pub use crate::idioms::*;

/// The names of the weapons.
pub const AUSTIN_KIRK_MASK: &str = "Austin Kirk Mask";
pub const CHAINSAW: &str = "Chainsaw";
pub const CLAWED_GLOVE: &str = "Clawed Glove";
pub const MACHETE: &str = "Machete";
pub const PUZZLE_BOX: &str = "Puzzle Box";

// ---- drawing one card -------------------------------------------------------------------------------

/// How "search your discard pile or your deck" is read.
pub const DRAW: &str = "The deck only if there is none in the discard pile.";

/// "You may search your discard pile or your deck for ..., reveal it, and draw it. Shuffle your deck if you
/// searched it."
pub fn may_draw(cx: &mut Cx, name: &'static str) -> Step {
    let pile = cx.all(cards().in_discard().named(name));
    if !pile.is_empty() {
        let found = cx.choose_from(Why::Search, &pile, cards().may())?;
        cx.draw_from(&found)?;
        return Ok(());
    }
    let can_search = cx.state().can_draw(cx.you());
    if can_search && cx.yes()? { search_and_draw(cx, cards().named(name)) } else { Ok(()) }
}

/// "A play-on-minion action.": one that is played on a minion.
pub const FOR_A_MINION: Select = actions().that(goes_on_a_minion);

/// "You may play it as an extra action.", of a card that has been drawn: what lies in play of it then.
pub fn may_play_drawn(cx: &mut Cx, drawn: &[Ref]) -> Step<Vec<Ref>> {
    let now: Vec<Ref> = drawn.iter().map(|&card| cx.now(card)).collect();
    may_play_extra(cx, &now)?;
    let now: Vec<Ref> = drawn.iter().map(|&card| cx.now(card)).collect();
    Ok(cx.among(&now, actions()).into_iter().filter(|c| cx.state().in_play(c.card)).collect())
}

// ---- whom they find ---------------------------------------------------------------------------------

/// "... of printed power 3 or less": whether a minion is.
pub fn is_small(eye: &Eye, minion: CardId) -> bool {
    eye.state.printed_power(minion) <= 3
}

/// "Minions of power 3 or less there."
pub fn weak_ones(there: SiteId) -> Select {
    minions().at(there).power_at_most(3)
}

/// "One of your actions from a minion."
pub const YOURS_ON_MINIONS: Select = actions().yours().that(is_on_a_minion);

/// "... with Puzzle Box on it": whether a minion has one.
pub fn has_puzzle_box(eye: &Eye, minion: CardId) -> bool {
    eye.any(actions().named(PUZZLE_BOX).on(eye.state.at(minion)))
}

/// "Another base with a minion of another player.", from the minion that this action is on.
pub fn hunting_grounds(eye: &Eye) -> Vec<SiteId> {
    let mut sites = eye.wearer().map_or(Vec::new(), |minion| eye.other_sites(minion));
    sites.retain(|&site| eye.any(minions().of_others().at(site)));
    sites
}

// ---- where to hide ----------------------------------------------------------------------------------

/// "... you may destroy this minion, unless its controller discards a card and moves it to another base without a Slasher."
pub fn find_them(cx: &mut Cx) -> Step {
    let hiding = cx.wearer();
    let Some(minion) = hiding.one() else { return Ok(()) };
    let controller = cx.state().card(minion.card).controller;
    let flees = match controller {
        Some(player) => flees(cx, player, minion)?,
        None => false,
    };
    if !flees {
        cx.destroy(&hiding)?;
    }
    Ok(())
}

/// "Its controller discards a card and moves it to another base without a Slasher.": both or neither; whether they did.
fn flees(cx: &mut Cx, player: Seat, minion: Ref) -> Step<bool> {
    let mut sites = cx.other_sites(minion);
    let is_safe = |eye: &Eye, site| !eye.any(minions().tagged(SLASHER).at(site));
    sites.retain(|&to| is_safe(&cx.eye(), to) && cx.eye().would_move(minion.card, to));
    if sites.is_empty() {
        return Ok(false);
    }
    let hand = cx.all(cards().in_hand().of(player));
    let price = cx.choice_of(player, Why::Discard, &hand, cards().may())?;
    cx.done_by(player, |cx| {
        if cx.discard(&price)?.is_empty() {
            return Ok(false);
        }
        match cx.pick_site(player, Why::MoveTo(minion.card), &sites, 1)? {
            Some(to) => Ok(!cx.move_to(&[minion], to)?.is_empty()),
            None => Ok(false),
        }
    })
}

// ---- what is heard ----------------------------------------------------------------------------------

/// "After this minion moves ...": where to.
pub fn has_moved_to(eye: &Eye, event: &Event) -> Option<SiteId> {
    event.moved().find(|(minion, _)| eye.was_this(minion)).map(|(_, to)| to)
}

/// "After you place a +1 power counter on this minion ..."
pub fn you_place_counters_on_this(eye: &Eye, event: &Event) -> bool {
    event.cause.actor() == Some(eye.you())
        && event.counters_placed().is_some_and(|(card, _)| eye.was_this(card))
}

/// "After a Slasher is played here ..."
pub fn slasher_played_here(eye: &Eye, event: &Event) -> bool {
    minion_played_here(eye, event) && event.play().is_some_and(|play| play.card.tags.has(SLASHER))
}

/// "After a Slasher is moved to here ...": how many.
pub fn slashers_moved_here(eye: &Eye, event: &Event) -> usize {
    let is_one = |minion: &Snapshot| minion.sorts.is_minion() && minion.tags.has(SLASHER);
    // It came here itself: who came with it was not here to be met.
    if let Some((wearer, _)) = event.moved().find(|(minion, _)| Some(minion.card) == eye.host.on) {
        return usize::from(is_one(wearer));
    }
    event.moved().filter(|&(minion, to)| is_one(minion) && to == eye.here()).count()
}

/// "After you destroy another player's minion ..."
pub fn you_destroy_theirs(eye: &Eye, event: &Event) -> bool {
    let theirs = |m: &Snapshot| m.controller.is_some_and(|seat| seat != eye.you());
    event.cause.actor() == Some(eye.you()) && event.minions_destroyed().any(theirs)
}

/// "... from the base where that one was to another base, or from another base to there.": where the minion that this action is
/// on can go.
pub fn chase(eye: &Eye, event: &Event) -> Vec<SiteId> {
    let Some(runner) = eye.wearer().filter(|_| is_worn(eye)) else { return Vec::new() };
    let at = eye.state.site_of(runner);
    let bases: Vec<Option<SiteId>> = event.minions_destroyed().map(|minion| minion.site).collect();
    let mut sites = eye.other_sites(runner);
    sites.retain(|&site| bases.contains(&at) || bases.contains(&Some(site)));
    sites
}

/// "If an ability of this minion destroyed a minion this turn ...", of the one this action is on.
pub fn wearer_has_destroyed(eye: &Eye) -> bool {
    let by_it = |event: &Event| event.cause.card.is_some() && event.cause.card == eye.host.on;
    eye.happened().any(|event| by_it(event) && event.minions_destroyed().next().is_some())
}
