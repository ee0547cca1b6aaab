//! Turns of phrase of this set: treasures on minions, in their deck and in their discard pile.

pub use crate::idioms::*;

// ---- which cards ------------------------------------------------------------------------------------

/// "An action on a minion": not one that is on a base.
pub const ON_MINIONS: Select = actions().that(is_on_a_minion);

/// "... for each treasure on it": how many of the cards on a minion are treasures.
pub fn treasures_on(eye: &Eye, minion: CardId) -> i32 {
    eye.count(treasures().on(eye.state.at(minion)))
}

/// "... to one of your minions": those that an action could be on instead of what it is on.
pub fn new_wearers(cx: &Cx, action: Ref) -> Vec<Ref> {
    cx.among(&cx.other_wearers(action), minions().yours())
}

// ---- the treasure deck and its discard pile ---------------------------------------------------------

/// "Place a treasure from the treasure discard pile into your hand."
pub fn take_discarded_treasure(cx: &mut Cx) -> Step {
    let chosen = cx.choose_from(Why::Take, &cx.treasure_pile(), cards())?;
    cx.take_into_hand(&chosen, cx.you())?;
    Ok(())
}

/// The top N cards of the treasure deck are discarded.
pub fn discard_treasures(cx: &mut Cx, n: usize) -> Step {
    let top = cx.take_off_the_top(Home::Treasures, n)?;
    cx.discard(&top).map(drop)
}

// ---- playing on a minion ----------------------------------------------------------------------------

/// Those of these actions that you could play on one of these minions.
pub fn playable_on(cx: &Cx, found: &[Ref], which: Select) -> Vec<Ref> {
    let minions = cx.all(which);
    let fits = |action: &Ref| minions.iter().any(|&minion| cx.can_play_on(*action, minion));
    found.iter().copied().filter(fits).collect()
}

/// "Play it on one of ...": an action, from wherever it lies, on one of these minions.
pub fn play_on_one_of(cx: &mut Cx, action: Ref, which: Select) -> Step {
    let mut minions = cx.all(which);
    minions.retain(|&minion| cx.can_play_on(action, minion));
    match cx.choose_from(Why::PlayWhere(action.card), &minions, cards())?.one() {
        Some(minion) => cx.play_this_on(action, minion),
        None => Ok(()),
    }
}

/// "Play a treasure from the treasure discard pile on ...": on one of these minions; `many` says whether it may be declined.
pub fn play_discarded_treasure_on(cx: &mut Cx, which: Select, many: Select) -> Step {
    let found = playable_on(cx, &cx.treasure_pile(), which);
    match cx.choose_from(Why::PlayThis, &found, many)?.one() {
        Some(treasure) => play_on_one_of(cx, treasure, which),
        None => Ok(()),
    }
}

// ---- the minion an action is on ---------------------------------------------------------------------

/// "Talent: Move this minion to another base.", of the minion an action is on.
pub const fn moves_wearer() -> Ability {
    talent(
        |eye| eye.wearer().is_some_and(|minion| !eye.other_sites(minion).is_empty()),
        |cx| {
            for minion in cx.wearer() {
                cx.move_to_one_of(minion, &cx.other_sites(minion))?;
            }
            Ok(())
        },
    )
}

/// "If this minion would go to the discard pile ... instead", of the one an action is on, to its owner's hand or deck: a minion
/// that nobody owns has no such place.
pub fn is_owned_wearer(eye: &Eye, going: &Going) -> bool {
    eye.host.on == Some(going.card) && eye.state.owner(going.card.card).is_some()
}

/// "Transfer an action ... to one of your minions.": one of these; which really was.
pub fn transfer_to_one_of_yours(cx: &mut Cx, worn: &[Ref], many: Select) -> Step<Option<Ref>> {
    let mut worn = worn.to_vec();
    worn.retain(|&action| !new_wearers(cx, action).is_empty());
    let chosen = cx.choose_from_toward(Why::Transfer, &worn, many, new_wearers)?;
    let Some(action) = chosen.one() else { return Ok(None) };
    let to = cx.choose_from(Why::MoveTo(action.card), &new_wearers(cx, action), cards())?;
    let Some(to) = to.one() else { return Ok(None) };
    Ok(cx.transfer_action(action, to)?.then_some(action))
}

/// "Players here": whoever has a minion or power here, the current player first.
pub fn players_here(cx: &Cx) -> Vec<Seat> {
    let here = cx.here();
    cx.players().into_iter().filter(|&player| cx.state().competes(player, here)).collect()
}

/// "Draw a treasure."
pub fn draw_treasure(cx: &mut Cx) -> Step {
    cx.draw_treasures(cx.you(), 1)?;
    Ok(())
}

/// "You may discard a card to play an extra minion here.", after you play a minion here.
pub const ANOTHER_DOOR: Ability = after(EventKind::Played, you_play_a_minion_here, |cx| {
    match discards(cx, cards().in_hand(), 1)? {
        true => cx.extra_play(Permission::minion().at(cx.here())),
        false => Ok(()),
    }
})
.only_when(|eye| eye.has_hand())
.of(Whom::Actor)
.may();

// ---- the treasures of a scored base -----------------------------------------------------------------

/// "Place one of the treasures revealed from that base into your hand, before the rest are distributed."
pub fn take_shown_treasure(cx: &mut Cx) -> Step {
    let chosen = cx.choose_from(Why::Loot, &cx.loot_shown(), cards())?;
    cx.take_into_hand(&chosen, cx.you())?;
    Ok(())
}
