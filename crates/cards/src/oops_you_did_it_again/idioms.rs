//! Turns of phrase of this set: duels, what comes of them, and cards of other players.

pub use crate::idioms::*;

// ---- duels ------------------------------------------------------------------------------------------

/// "... may duel another player's minion ...": whether there is one at a minion's base. No two duels happen at once.
pub fn can_duel(eye: &Eye, minion: CardId) -> bool {
    let rivals = |site| eye.any(minions().of_others().at(site));
    eye.duelists().is_empty() && eye.state.site_of(minion).is_some_and(rivals)
}

/// "... duels ...", of this minion and one of those: how it ended, if there was a duel and it did.
pub fn duel(cx: &mut Cx, mine: Ref, theirs: Select) -> Step<Option<Outcome>> {
    if !cx.eye().duelists().is_empty() {
        return Ok(None);
    }
    match cx.choose(Why::Duel, theirs)?.one() {
        Some(other) => cx.duel(mine, other),
        None => Ok(None),
    }
}

/// "One of your minions duels another player's minion at the same base.": of yours, one of these.
pub fn duel_of_one(cx: &mut Cx, yours: Select) -> Step<Option<Outcome>> {
    let duelists = |cx: &Cx, mine| {
        let mut both = cx.all(minions().of_others().at(cx.site_of(mine)));
        both.push(mine);
        both
    };
    match cx.choose_toward(Why::Duel, yours.that(can_duel), duelists)?.one() {
        Some(mine) => duel(cx, mine, minions().of_others().at(cx.site_of(mine))),
        None => Ok(None),
    }
}

/// "Destroy the losing minion.", of a duel that ended: in a tie both.
pub fn destroy_loser(cx: &mut Cx, duel: Option<Outcome>) -> Step {
    cx.destroy(&duel.map_or_else(Vec::new, |duel| duel.losers))?;
    Ok(())
}

/// "The controller of the winning minion": in a tie both.
pub fn winning_players(cx: &Cx, duel: &Outcome) -> Vec<Seat> {
    duel.winners.iter().filter_map(|minion| cx.state().card(minion.card).controller).collect()
}

// ---- cards of a hand or deck ------------------------------------------------------------------------

/// How a card that was taken from another player is read.
pub const STOLEN: &str = "You use a card that you do not own like one of yours. When it leaves play or is discarded, it goes to its owner.";

/// How a card is read that goes from the hand to the top of the deck.
pub const UNSEEN: &str =
    "A card that you do not own goes on top of your deck, too, since nobody sees it.";

/// "Place a card from your hand on top of your deck to ...": whether one was.
pub fn place_one_on_deck(cx: &mut Cx) -> Step<bool> {
    let chosen = cx.choose(Why::Place, cards().in_hand())?;
    Ok(!cx.place_on_decks(&chosen)?.is_empty())
}

/// "An action, or a minion of power N or less", among these cards.
pub fn spoils(cx: &Cx, found: &[Ref], most: i32) -> Vec<Ref> {
    let mut spoils = cx.among(found, actions());
    spoils.extend(cx.among(found, minions().power_at_most(most)));
    spoils
}

// ---- what is heard ----------------------------------------------------------------------------------

/// "After this minion goes to the discard pile ...", of the one an action was on.
pub fn wearer_goes_to_discard(eye: &Eye, event: &Event) -> bool {
    event.what.from_play_to_discard().any(|card| eye.host.on == Some(card.card))
}
