//! Turns of phrase that cards and bases of this set share.

pub use crate::idioms::*;

/// "Discard an action to ...": whether you are asked; what is in a hidden hand nobody else can tell.
pub fn may_have_an_action(eye: &Eye) -> bool {
    eye.is_asked(eye.any(actions().in_hand()), eye.has_hand())
}

/// "Play ... as an extra action": one of these that you can play now, at once.
pub fn play_one_action(cx: &mut Cx, mut found: Vec<Ref>) -> Step {
    found.retain(|&card| cx.can_play_now(card, PlayKind::Action));
    let chosen = cx.choose_from(Why::PlayThis, &found, cards())?;
    cx.play_actions(&chosen)
}

/// "Play ... as an extra minion": one of these that you can play now, at once.
pub fn play_one_minion(cx: &mut Cx, mut found: Vec<Ref>) -> Step {
    found.retain(|&card| cx.can_play_now(card, PlayKind::Minion));
    let chosen = cx.choose_from(Why::PlayThis, &found, cards())?;
    cx.play_minions(&chosen)
}

/// How such a search is read.
pub const SEARCH: &str = "If you take none from your discard pile, you search your deck.";
