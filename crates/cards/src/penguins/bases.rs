//! The bases of the Penguins.

use super::idioms::*;

/// The bases of this set.
pub const BASES: &[CardDef] = &[
    base("Ice Floe", "Penguins", 20, [3, 2, 1])
        .text("At the start of your turn, you may place one of your minions here on the bottom of its owner's deck. If you did, play a minion here off the top of your deck as an extra minion.")
        .rulings(&[OFF_THE_TOP])
        .has(
            at_start_of_turn(|cx| match place_under_deck(cx, minions().yours().here())? {
                0 => Ok(()),
                _ => off_the_top_here(cx),
            })
            .only_when(|eye| eye.any(minions().yours().here()))
            .may(),
        ),
    base("The Colony", "Penguins", 24, [4, 2, 1])
        .text("After the first time on your turn that you play a minion here, you may play a minion here off the top of your deck as an extra minion.")
        .rulings(&[OFF_THE_TOP])
        .has(
            after(EventKind::Played, current_player_plays_here, off_the_top_here)
            .only_when(|eye| eye.state.can_draw(eye.you()))
            .of(Whom::Actor)
            .first()
            .may(),
        ),
];

/// "... on your turn that you play a minion here": whose turn it is.
fn current_player_plays_here(eye: &Eye, event: &Event) -> bool {
    minion_played_here(eye, event)
        && event.play().is_some_and(|play| play.by == Some(eye.state.current))
}
