//! What is heard of a game: a short sound for each thing that somebody looks up for.

use crate::engine::event::Happened;
use crate::engine::going::Way;

/// A sound, from the least to the most: where there is room for one, the most is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// A card is played.
    Play,
    /// Cards are destroyed.
    Destroy,
    /// Victory points arrive.
    Points,
    /// A base scores.
    Score,
    /// The turn of somebody at the device begins.
    Turn,
    /// The game is over.
    Win,
}

impl Sound {
    /// Of what happens, where it is not shown scene by scene.
    #[must_use]
    pub fn of(what: &Happened) -> Option<Sound> {
        match what {
            Happened::Played { .. } => Some(Sound::Play),
            Happened::Went { way: Way::Destroyed, .. } => Some(Sound::Destroy),
            Happened::Awarded(..) => Some(Sound::Score),
            Happened::GainedVp(..) => Some(Sound::Points),
            _ => None,
        }
    }

    /// What it is called where it is made.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Sound::Play => "play",
            Sound::Destroy => "destroy",
            Sound::Points => "points",
            Sound::Score => "score",
            Sound::Turn => "turn",
            Sound::Win => "win",
        }
    }

    /// For how long a device in the hand shakes with it, in milliseconds.
    #[must_use]
    pub fn shakes(self) -> Option<u32> {
        match self {
            Sound::Score => Some(60),
            Sound::Turn => Some(35),
            Sound::Win => Some(120),
            Sound::Play | Sound::Destroy | Sound::Points => None,
        }
    }
}
