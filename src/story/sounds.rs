//! What is heard of a game: a short sound for each thing that somebody looks up for.

use super::director::{Act, Scene, Turn};
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

impl Scene {
    /// What is heard as it begins.
    #[must_use]
    pub fn sound(&self) -> Option<Sound> {
        match self.act {
            Act::Score(_, Turn::Forward) => Some(Sound::Score),
            Act::Score(_, Turn::Points) => Some(Sound::Points),
            Act::Score(..) | Act::Breaks(..) | Act::Dealt(..) => None,
            Act::Plain | Act::Card(_) => self.beat.sound,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::tests::ended;
    use crate::engine::privacy::Privacy;
    use crate::story::beats::beats;
    use crate::story::director::Director;

    #[test]
    fn each_scoring_is_heard_once_before_its_points_and_all_sounds_are_met() {
        let mut heard = Vec::new();
        for seed in 1..=4 {
            let game = ended(&["core"], 3, seed, Privacy::default());
            let told = beats(game.log(), 0, None, |_| None);
            let director =
                Director::new(told.into_iter().map(|b| (b, String::new())).collect(), None);
            let sounds: Vec<Sound> = director.scenes().iter().filter_map(Scene::sound).collect();
            let count = |sound| sounds.iter().filter(|&&s| s == sound).count();
            let happened =
                |sound| game.log().iter().filter(|e| Sound::of(&e.what) == Some(sound)).count();
            assert_eq!(count(Sound::Score), happened(Sound::Score));
            assert!(count(Sound::Points) >= count(Sound::Score));
            heard.extend(sounds);
        }
        for sound in [Sound::Play, Sound::Destroy, Sound::Points, Sound::Score] {
            assert!(heard.contains(&sound), "{sound:?}");
        }
    }
}
