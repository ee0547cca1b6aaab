//! What the rulebook itself lets players do in windows of the turn: its sections are printed cards that no deck has. Their
//! rows are abilities of whatever cards lie where they work from, and so have an order, questions, uses and a way back like all
//! others.

use crate::nouns::play::Permission;
use crate::nouns::time::Window;
use crate::print::ability::Limit;
use crate::print::def::{CardDef, Kind};
use crate::print::phrases::{at, at_start_of_your_turn, permits};

/// The sections, in the order of the rulebook.
pub static RULEBOOK: &[CardDef] = &[BURIED, STASIS];

/// "Each player may uncover one of their buried cards at the start of their turn."
const BURIED: CardDef = CardDef::new("Uncovering", 0, Kind::Rules).has(
    at_start_of_your_turn(|cx| cx.uncover(&[cx.this()]))
        .may()
        .limited(Limit::OneNamePerTurn)
        .while_buried(),
);

/// "At the start of your turn, you must remove one stasis counter from each of your cards in stasis. If a card has none, you may
/// play it as an extra card in your Play Cards phase. At the end of each turn, discard those that have none."
const STASIS: CardDef = CardDef::new("Stasis", 0, Kind::Rules)
    .has(
        at(
            Window::StartOfTurn,
            |eye| !eye.not_your_turn() && eye.stasis_counters(eye.this()) > 0,
            |cx| cx.remove_stasis(&[cx.this()], 1).map(drop),
        )
        .in_stasis(),
    )
    .has(
        permits(|eye| Permission::card().from_stasis().only(eye.host.id.host))
            .only_when(|eye| eye.stasis_counters(eye.this()) == 0)
            .in_stasis(),
    )
    .has(
        at(
            Window::EndOfTurn,
            |eye| eye.stasis_counters(eye.this()) == 0,
            |cx| cx.discard(&[cx.this()]).map(drop),
        )
        .in_stasis(),
    );
