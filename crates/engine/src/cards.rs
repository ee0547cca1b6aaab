//! All that card files say, in one import: `use engine::cards::*;`. The list is written by hand, so that a word
//! that cards do not need is not a word of cards.

// What a file declares.
pub use crate::print::ability::{Ability, Limit, Whom};
pub use crate::print::act::Ignores;
pub use crate::print::catalog::Catalog;
pub use crate::print::def::{CardDef, Kind, PlayOn, action, base, minion, on_base, on_minion};
pub use crate::print::faction::{FactionDef, SetDef};

// When an ability works, and what shape it has.
pub use crate::print::phrases::*;

// Which cards it means.
pub use crate::print::select::{Select, actions, cards, madness, minions};

// What it looks at.
pub use crate::look::eye::Eye;
pub use crate::look::state::State;
pub use crate::nouns::event::{Event, EventKind, Happened, Play, Snapshot};
pub use crate::table::card::Named;

// What it does.
pub use crate::run::alternatives::part;
pub use crate::run::bases::{Keep, NewBase};
pub use crate::run::choose::Chosen;
pub use crate::run::cx::{Cx, Step};

// The nouns of these sentences.
pub use crate::nouns::effect::{EffectKind, Source};
pub use crate::nouns::fate::Fate;
pub use crate::nouns::ids::{CardId, DefId, FactionId, Ref, Seat, Seats, SiteId};
pub use crate::nouns::lasting::Bearer;
pub use crate::nouns::order::sort_by_key;
pub use crate::nouns::play::{Choice, Permission, PlayAt, PlayFrom, PlayKind};
pub use crate::nouns::question::Why;
pub use crate::nouns::rank::Rank;
pub use crate::nouns::tags::Tags;
pub use crate::nouns::time::{Phase, Until, Window};
pub use crate::nouns::zone::{Home, Zone};
