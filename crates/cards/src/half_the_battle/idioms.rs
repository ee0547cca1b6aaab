//! Turns of phrase that cards and bases of this set share.

use engine::cards::*;

/// How an action with an ability of its own and a Special from the hand is read.
pub const EITHER: &str =
    "You use the one ability or the other, never both. Its Special uses none of your plays.";

/// How "off the top of your deck" is read.
pub const OFF_THE_TOP: &str =
    "You reveal cards until there is one, draw it, and shuffle the others into your deck.";

/// "An action that can be played on a minion": whether a card is one.
pub fn goes_on_a_minion(eye: &Eye, card: CardId) -> bool {
    matches!(eye.state.def(card).kind, Kind::Action { on: PlayOn::Minion(_) })
}

/// "Draw ... off the top of your deck."
pub fn draw_off_the_top(cx: &mut Cx, which: Select) -> Step {
    let you = cx.you();
    let revealed = cx.reveal_until(you, 1, which);
    let found: Vec<Ref> = cx.among(&revealed, which).into_iter().take(1).collect();
    cx.place_in_hand(&found)?;
    cx.shuffle_into_deck(&cx.among(&revealed, cards()), you)
}

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
