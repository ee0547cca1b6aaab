//! All that card files say, in one import: `use engine::cards::*;`. The list is written by hand, so that a word
//! that cards do not need is not a word of cards. `docs/CARDS-GUIDE.md` has all of them by printed phrase, with the
//! methods of [`Cx`], [`Eye`], [`Select`], [`Permission`] and [`Ability`].

// What a file declares.
pub use crate::print::ability::{Ability, Limit, Whom};
pub use crate::print::catalog::Catalog;
pub use crate::print::def::{
    CardDef, Kind, PlayOn, action, base, fusion, minion, monster, on_base, on_minion, titan,
};
pub use crate::print::faction::{FactionDef, Revision, SetDef};

// When an ability works, and what shape it has.
pub use crate::print::phrases::{
    adds_less, adds_nothing, adds_nothing_for_its_controller, after, after_a_base_scores,
    after_this_base_is_played, after_this_base_is_replaced, after_this_base_scores,
    all_ignore_base, also_named, always, answers_play, as_soon_as, at, at_end_of_turn,
    at_end_of_your_turn, at_setup, at_start_of_turn, at_start_of_your_turn, awards,
    before_a_base_scores, before_this_base_scores, both_parts, breakpoint, cancels, cannot_score,
    closes_hand, costs_a_discard, counters_add_nothing, counts_as_printed, each_turn,
    entering_stasis, extra_play_after, for_each_strong, forbids, forbids_specials,
    from_the_play_on, goes, hand_size, instead, instead_of_an_action, instead_of_its_discard,
    joins, least_breakpoint, may_take, more_draws, more_loot, more_titans, no_clash, on_play,
    on_your_turn, only_if, permits, plays_itself, plays_itself_on_your_turn,
    plays_itself_when_revealed, plays_off_the_top_here, power, powerless, presence, presence_of,
    protects, recalls_lost_power, shields, stands_for, stands_for_this, starting_power,
    starts_as_high_as, tags, talent, talent_twice, talents_twice, titan_after, titan_at,
    titan_instead_of, titan_instead_of_both, titan_on_your_turn, top_base_too, when_played,
    when_this_base_scores, when_uncovered, when_you_flip, you_may_ignore_base,
};

// Which cards it means.
pub use crate::print::select::{
    Select, actions, buried, cards, madness, minions, monsters, titans, treasures,
};

// What it looks at.
pub use crate::look::eye::Eye;
pub use crate::nouns::event::{Event, EventKind, Happened, Play};
pub use crate::nouns::snapshot::Snapshot;
pub use crate::table::card::Named;

// What it does.
pub use crate::run::alternatives::part;
pub use crate::run::bases::{Keep, NewBase};
pub use crate::run::choose::Chosen;
pub use crate::run::cx::{Cx, Step};
pub use crate::run::duel::Outcome;

// The nouns of these sentences.
pub use crate::nouns::coin::Coin;
pub use crate::nouns::effect::{Effect, EffectKind};
pub use crate::nouns::going::{Going, Keeps, KeptFrom, To, Way, WhenDone};
pub use crate::nouns::ids::{CardId, DefId, Ref, Seat, SiteId};
pub use crate::nouns::lasting::Bearer;
pub use crate::nouns::order::sort_by_key;
pub use crate::nouns::play::{Choice, Permission, PlayKind};
pub use crate::nouns::question::Why;
pub use crate::nouns::rank::Rank;
pub use crate::nouns::tags::Tags;
pub use crate::nouns::time::{Until, Window};
pub use crate::nouns::zone::{Home, Zone};
