//! The plain nouns that everything else speaks of: values, no code but accessors. The lowest layer.

pub mod award;
pub mod coin;
pub mod counter;
pub mod edition;
pub mod effect;
pub mod event;
pub mod going;
pub(crate) mod hash;
pub mod heard;
pub mod host;
pub mod ids;
pub mod lasting;
pub mod letters;
pub mod mask;
pub mod order;
pub mod play;
pub mod privacy;
pub mod question;
pub mod rank;
pub mod snapshot;
pub mod sorts;
pub mod tags;
pub mod time;
pub mod zone;
