//! Turns of phrase about actions that are played on bases or on minions, which cards and bases of this set share.

use engine::cards::*;

/// "An action that can be played on a minion": whether a card is one.
pub fn goes_on_a_minion(eye: &Eye, card: CardId) -> bool {
    matches!(eye.state.def(card).kind, Kind::Action { on: PlayOn::Minion(_) })
}

/// "An action that can be played on a base": whether a card is one.
pub fn goes_on_a_base(eye: &Eye, card: CardId) -> bool {
    eye.goes_on_a_base(card)
}

/// "Play ... as an extra action": one of these cards that you can play now, at once.
pub fn play_one_of(cx: &mut Cx, found: &[Ref]) -> Step {
    let mut playable = found.to_vec();
    playable.retain(|&card| cx.can_play_now(card));
    let chosen = cx.choose_from(Why::PlayExtra(PlayKind::Action), &playable, cards())?;
    cx.play_these(&chosen)
}
