//! Turns of phrase that cards and bases of this set share.

pub use crate::idioms::*;

/// How an action with an ability of its own and a Special from the hand is read.
pub const EITHER: &str =
    "You use the one ability or the other, never both. Its Special uses none of your plays.";

/// How "off the top of your deck" is read.
pub const DRAWN_OFF_THE_TOP: &str =
    "You reveal cards until there is one, draw it, and shuffle the others into your deck.";

/// "All players' minions here": not monsters that nobody controls.
pub const ALL_PLAYERS_MINIONS_HERE: Select =
    minions().here().that(|eye, minion| eye.state.card(minion).controller.is_some());

/// "The power of another player's minion increases": those, as they were.
pub fn others_minions_that_rose<'a>(
    eye: &Eye,
    event: &'a Event,
) -> impl Iterator<Item = &'a Snapshot> + use<'a> {
    let you = eye.you();
    event.rose().filter(move |minion| minion.controller.is_some_and(|seat| seat != you))
}

// ---- actions played this turn -----------------------------------------------------------------------

/// How "if this is your first action this turn" is read.
pub const FIRST: &str = "The first that you have played this turn, in whatever phase. A card that you drew in place of an action is none.";

/// "If this is your first action this turn, play an extra action": whether it was.
pub fn first_gives_another(cx: &mut Cx) -> Step<bool> {
    let first = cx.eye().is_first_action_you_played();
    if first {
        cx.extra_play(Permission::action())?;
    }
    Ok(first)
}

/// "If you have played at least two actions this turn."
pub fn two_actions(eye: &Eye) -> bool {
    eye.actions_you_played().nth(1).is_some()
}

// ---- swaps ------------------------------------------------------------------------------------------

/// How "swap it for one" is read.
pub const SWAP: &str = "The new minion is played where the old one was and gets all that is on it, and its counters; the old one goes where the new one came from. You search your deck if you choose none that lies elsewhere.";

/// "Swap it for one ... in your hand, deck, or discard pile.", with those that lie elsewhere than in the deck: the new minion,
/// once it has been played.
pub fn swap_for(
    cx: &mut Cx,
    old: Ref,
    near: Vec<Ref>,
    fits: impl Fn(&Cx, Ref) -> bool,
) -> Step<Option<Ref>> {
    let home = Home::Player(cx.you());
    let is_meant = |cx: &Cx, new: Ref| cx.state().is_minion(new.card) && fits(cx, new);
    let (found, searched) = find_near_or_in_deck(cx, near, is_meant)?;
    // The swap itself shuffles a deck from which the new one comes.
    let in_deck = |new: Ref| cx.state().card(new.card).zone == Zone::Deck(home);
    if searched && !found.is_some_and(in_deck) {
        cx.shuffle(home);
    }
    let Some(new) = found else { return Ok(None) };
    Ok(cx.swap(old, new)?.then(|| cx.now(new)))
}

/// "For one with a different name": whether a card is one that could be played in the place of another.
pub fn could_take_its_place(cx: &Cx, old: Ref, new: Ref) -> bool {
    !cx.state().same_name(old.card, new.card) && cx.can_play_at(new, cx.site_of(old))
}

// ---- fusions ----------------------------------------------------------------------------------------

/// Whether a card is a fusion.
pub fn is_fusion(eye: &Eye, card: CardId) -> bool {
    matches!(eye.state.def(card).kind, Kind::Fusion { .. })
}

/// "Your fusions in play."
pub const YOUR_FUSIONS: Select = minions().yours().that(is_fusion);

// ---- actions on minions, which go from one to the other -----------------------------------------------

/// "An action that can be played on a minion", in a discard pile.
pub const DISCARDED_FOR_A_MINION: Select = actions().in_discard().that(goes_on_a_minion);

/// "One of your minions, not ... this one", with a talent that this one could use.
const WITH_A_TALENT: Select =
    minions().other().that(|eye, minion| eye.has_talent_for_this(eye.state.at(minion)));

/// "Copy the talent of another one of your minions": those that have one, at bases and in stasis.
pub fn yours_with_a_talent(eye: &Eye) -> Vec<Ref> {
    in_play_or_stasis(eye, WITH_A_TALENT)
}

/// "One of your ... in play", of what is copied: at a base, or in stasis.
pub fn in_play_or_stasis(eye: &Eye, which: Select) -> Vec<Ref> {
    let mut found = eye.all(which.yours());
    found.extend(eye.all(which.in_stasis()));
    found
}

/// "Your minions here with an action on it."
pub const YOURS_WITH_AN_ACTION_HERE: Select =
    minions().yours().here().that(|eye, minion| eye.any(actions().on(eye.state.at(minion))));

/// "An action from one of your minions": whoever controls it.
pub const ON_YOURS: Select = actions().that(|eye, action| match eye.state.card(action).zone {
    Zone::On(minion) => eye.is_yours(minion),
    _ => false,
});

/// "Another action from this minion to another of your minions", of the minion that this card is on: that can be on such a one.
pub const ANOTHER_ON_THE_SAME: Select = actions().other().that(|eye, action| {
    let is_here = |minion| eye.state.card(action).zone == Zone::On(minion);
    let yours = |minion: &Ref| eye.is(minion.card, minions().yours());
    eye.wearer().is_some_and(is_here) && eye.other_wearers(action).iter().any(yours)
});

/// "A talent that one of your actions in play gives."
pub fn yours_that_give_a_talent(eye: &Eye) -> Vec<Ref> {
    in_play_or_stasis(eye, actions().that(|eye, action| eye.gives_a_talent(action)))
}

/// "After this minion leaves play ...", "when it leaves play".
pub fn this_leaves(eye: &Eye, event: &Event) -> bool {
    event.left().any(|card| eye.was_this(card))
}

/// "Another of your minions" than the one that this card is on: whether there is one.
pub fn has_another_minion_of_yours(eye: &Eye) -> bool {
    eye.all(minions().yours()).iter().any(|minion| Some(minion.card) != eye.wearer())
}

/// "An action that was on it": those that fell off this minion as it left play, and lie in a discard pile.
pub fn that_fell_off(eye: &Eye, event: &Event) -> Vec<CardId> {
    let this = event.left().find(|card| eye.was_this(card));
    let mut fallen = this.map_or_else(Vec::new, |this| this.attached.clone());
    fallen.retain(|&card| {
        eye.state.is_action(card) && matches!(eye.state.card(card).zone, Zone::Discard(_))
    });
    fallen
}

/// As [`that_fell_off`], of what the running ability answers.
pub fn fallen_off(cx: &Cx) -> Vec<Ref> {
    cx.refs(&cx.heard(that_fell_off))
}

/// "A Sword action": by its name.
pub fn is_a_sword(eye: &Eye, action: CardId) -> bool {
    eye.state.def(action).name.split_whitespace().any(|word| word == "Sword")
}

/// "Transfer it to another of your minions.": to which it was, if it was.
pub fn to_another_of_yours(cx: &mut Cx, action: Ref) -> Step<Option<Ref>> {
    let others = cx.among(&cx.other_wearers(action), minions().yours());
    let chosen = cx.choose_from(Why::MoveTo(action.card), &others, minions())?;
    let Some(minion) = chosen.one() else { return Ok(None) };
    Ok(cx.transfer_action(action, minion)?.then_some(minion))
}
