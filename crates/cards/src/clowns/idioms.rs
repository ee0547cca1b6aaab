//! Turns of phrase that the Clowns and their bases share.

pub use crate::idioms::*;

/// "A standard action."
pub const STANDARD: Select = actions().that(|eye, action| eye.state.is_standard(action));
