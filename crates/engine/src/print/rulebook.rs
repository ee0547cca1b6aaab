//! What the rulebook itself lets players do in windows of the turn: its sections are printed cards that no deck has. Their
//! rows are abilities of whatever cards lie where they work from, and so have an order, questions, uses and a way back like all
//! others.

use crate::print::ability::Limit;
use crate::print::def::{CardDef, Kind};
use crate::print::phrases::at_start_of_your_turn;

/// The sections, in the order of the rulebook.
pub static RULEBOOK: &[CardDef] = &[BURIED];

/// "Each player may uncover one of their buried cards at the start of their turn."
const BURIED: CardDef = CardDef::new("Uncovering", 0, Kind::Rules).has(
    at_start_of_your_turn(|cx| cx.uncover(&[cx.this()]))
        .may()
        .limited(Limit::OneNamePerTurn)
        .while_buried(),
);
