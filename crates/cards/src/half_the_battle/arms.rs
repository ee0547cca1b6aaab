//! Turns of phrase about actions on minions: what gives talents, and goes from one minion to the other.

use super::idioms::*;
use engine::cards::*;

/// "An action that can be played on a minion", in a discard pile.
pub const DISCARDED_FOR_A_MINION: Select = actions().in_discard().that(goes_on_a_minion);

/// "One of your minions, not ... this one", with a talent that this one could use.
pub const YOURS_WITH_A_TALENT: Select =
    minions().yours().other().that(|eye, minion| eye.has_talent_for_this(eye.state.at(minion)));

/// "Your minions here with an action on it."
pub const YOURS_WITH_AN_ACTION_HERE: Select =
    minions().yours().here().that(|eye, minion| eye.any(actions().on(eye.state.at(minion))));

/// "An action from one of your minions": whoever controls it.
pub const ON_YOURS: Select = actions().that(|eye, action| match eye.state.card(action).zone {
    Zone::On(minion) => eye.is_yours(minion),
    _ => false,
});

/// "Another action from this minion", of the minion that this card is on.
pub const ANOTHER_ON_THE_SAME: Select = actions().other().that(|eye, action| {
    eye.wearer().is_some_and(|minion| eye.state.card(action).zone == Zone::On(minion))
});

/// "A talent that one of your actions in play gives."
pub const YOURS_THAT_GIVE_A_TALENT: Select =
    actions().yours().that(|eye, action| eye.gives_a_talent(action));

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
