//! How questions treat what is hidden.

use serde::{Deserialize, Serialize};

/// How questions treat what is hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Privacy {
    /// Only a seat that has an answer is asked.
    #[default]
    Exact,
    /// Every seat is asked that could have one, as far as all can see.
    Table,
}
