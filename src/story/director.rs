//! Who decides what is on the stage, and for how long: a plain queue of scenes, made of the pictures of what has happened. A
//! scoring is several scenes; a card that somebody else plays or uses is one that can be read.

use super::beats::{Beat, Spot, Standing};
use super::sounds::Sound;
use crate::cards::catalog;
use crate::engine::ids::{DefId, Seat, SiteId};

/// How long one cause is shown at the usual speed, in milliseconds.
pub const BEAT: u32 = 750;
/// How long a scoring takes: until its base is in front, while power counts up, for each place that is called and after
/// the last, until points have arrived, while a base breaks, and while another is dealt.
const FORWARD: u32 = 900;
const POWER: u32 = 1_500;
const PLACE: u32 = 650;
const CALLED: u32 = 700;
const POINTS: u32 = 1_100;
const BREAKS: u32 = 900;
const DEALT: u32 = 900;
/// How long a line is read: until one has found it, for each letter, and at most.
const FOUND: u32 = 700;
const LETTER: u32 = 28;
const MOST: u32 = 7_000;

/// A step of a scoring, while its base is in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Turn {
    /// The base comes to the front.
    Forward,
    /// The power of each player counts up.
    Power,
    /// First, second and third are called.
    Places,
    /// Their points fly to them.
    Points,
}

/// What stands on the stage beside the picture itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Nothing: a line, cards that travel, numbers that change.
    Plain,
    /// A card that somebody else plays or uses, large, with its text.
    Card(DefId),
    /// A base that scores.
    Score(Standing, Turn),
    /// A base breaks.
    Breaks(SiteId, DefId),
    /// Another base comes in its place.
    Dealt(SiteId, DefId),
}

/// One thing that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The picture.
    pub beat: Beat,
    /// Its line of the log.
    pub line: String,
    /// What stands beside it.
    pub act: Act,
    /// How long it lasts at the usual speed, in milliseconds.
    pub long: u32,
    /// Whether it is to be read, at the pace that somebody likes.
    pub read: bool,
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

/// What is to be shown, in its order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Director {
    scenes: Vec<Scene>,
    at: usize,
}

impl Director {
    /// What is shown of these pictures, each with its line, after this person has acted. What others do is shown so that
    /// it can be read.
    #[must_use]
    pub fn new(told: Vec<(Beat, String)>, acted: Option<Seat>) -> Director {
        let mut scenes: Vec<Scene> = Vec::new();
        let stands: Vec<SiteId> =
            told.iter().filter_map(|(beat, _)| Some(beat.standing.as_ref()?.site)).collect();
        for (beat, line) in told {
            if let Some(standing) = beat.standing.clone() {
                scoring(&mut scenes, beat, standing);
            } else if let Some((site, old, new)) = beat.replaced {
                let first = Beat { seq: beat.seq, ..Beat::default() };
                scenes.push(scene(first, line.clone(), Act::Breaks(site, old), BREAKS));
                scenes.push(scene(beat, line, Act::Dealt(site, new), DEALT));
            } else if beat.scores.is_some_and(|(site, _)| stands.contains(&site)) {
                // It comes to the front with its standing.
            } else {
                let next = plain(beat, line, acted);
                // A card that is played by an ability of its own is large once.
                if next.as_ref().is_some_and(|n| scenes.last().is_some_and(|l| is_same(l, n))) {
                    scenes.pop();
                }
                scenes.extend(next);
            }
        }
        Director { scenes, at: 0 }
    }

    /// All that is to be shown.
    #[must_use]
    pub fn scenes(&self) -> &[Scene] {
        &self.scenes
    }

    /// The number of the scene that comes next.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// Goes on to the next scene.
    pub fn next_scene(&mut self) -> Option<Scene> {
        let next = self.scenes.get(self.at).cloned();
        self.at += 1;
        next
    }
}

fn scene(beat: Beat, line: String, act: Act, long: u32) -> Scene {
    Scene { beat, line, act, long, read: false }
}

/// Whether a scene is of the same card as the next, and has nothing but its words.
fn is_same(last: &Scene, next: &Scene) -> bool {
    matches!(last.act, Act::Card(_)) && last.act == next.act && is_bare(&last.beat)
}

/// Whether there is nothing to be seen of a picture but what stands beside it.
fn is_bare(beat: &Beat) -> bool {
    beat.targets.is_empty() && beat.flights.is_empty() && beat.points.is_empty()
}

/// The steps of a scoring: the totals change with the last.
fn scoring(scenes: &mut Vec<Scene>, beat: Beat, standing: Standing) {
    let places = PLACE * standing.rows.len() as u32 + CALLED;
    for (turn, long) in [(Turn::Forward, FORWARD), (Turn::Power, POWER), (Turn::Places, places)] {
        // Where nobody earns anything there is nothing to be counted or called.
        if turn == Turn::Forward || !standing.rows.is_empty() {
            let first = Beat { seq: beat.seq, ..Beat::default() };
            scenes.push(scene(first, String::new(), Act::Score(standing.clone(), turn), long));
        }
    }
    scenes.push(scene(beat, String::new(), Act::Score(standing, Turn::Points), POINTS));
}

/// What is no scoring.
fn plain(beat: Beat, line: String, acted: Option<Seat>) -> Option<Scene> {
    let theirs = beat.head.filter(|&(_, by)| Some(by) != acted).map(|head| head.0);
    if is_bare(&beat) && beat.head.is_some() && theirs.is_none() {
        return None;
    }
    let large = theirs.or(beat.large);
    let act = large.map_or(Act::Plain, Act::Card);
    let text = large.map_or("", |def| catalog().def(def).text);
    // What the game does by itself is seen at a glance, but how a duel ended is read by all.
    let caused = matches!(beat.cause, Some(Spot::Card(_)));
    let read = large.is_some() || beat.ends_duel() || (acted.is_none() && caused);
    let letters = (line.chars().count() + text.chars().count()) as u32;
    let long = if read { (FOUND + LETTER * letters).clamp(BEAT, MOST) } else { BEAT };
    Some(Scene { beat, line, act, long, read })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::tests::ended;
    use crate::engine::event::Happened;
    use crate::engine::privacy::Privacy;
    use crate::engine::session::Session;
    use crate::story::beats::{Number, beats};

    fn games() -> Vec<Session> {
        (1..=4).map(|seed| ended(&["core"], 3, seed, Privacy::default())).collect()
    }

    fn directed(game: &Session, from: usize, acted: Option<Seat>) -> Director {
        let told = beats(game.log(), from, None, |_| None).into_iter().map(|b| (b, String::new()));
        Director::new(told.collect(), acted)
    }

    #[test]
    fn every_scoring_comes_forward_counts_calls_pays_breaks_and_is_dealt_anew_in_this_order() {
        let mut scorings = 0;
        for game in games() {
            let director = directed(&game, 0, None);
            let mut open: Vec<(SiteId, Turn)> = Vec::new();
            for scene in director.scenes() {
                match &scene.act {
                    Act::Score(standing, turn) => {
                        assert!(open.last().is_none_or(|&(s, t)| s != standing.site || t < *turn));
                        open.retain(|&(site, _)| site != standing.site);
                        open.push((standing.site, *turn));
                        let changes =
                            scene.beat.numbers.iter().any(|n| matches!(n.0, Number::Points(_)));
                        assert!(!changes || *turn == Turn::Points, "totals change with the last");
                    }
                    Act::Breaks(site, _) => {
                        let paid = open.contains(&(*site, Turn::Points));
                        scorings += u32::from(paid);
                        open.retain(|o| o.0 != *site);
                    }
                    _ => {}
                }
            }
            let awarded = game.log().iter().filter(|e| matches!(e.what, Happened::Awarded(..)));
            let forward =
                director.scenes().iter().filter(|s| matches!(s.act, Act::Score(_, Turn::Forward)));
            assert_eq!(awarded.count(), forward.count(), "none is skipped");
        }
        assert!(scorings > 10, "{scorings}");
    }

    #[test]
    fn what_another_plays_or_uses_is_large_and_can_be_read_and_ones_own_is_neither() {
        for game in games() {
            let by = |e: &crate::engine::event::Event| match e.what {
                Happened::Played { by, .. } => by,
                _ => None,
            };
            for acted in [None, Some(Seat(0)), Some(Seat(2))] {
                let large = |s: &&Scene| matches!(s.act, Act::Card(_));
                let director = directed(&game, 0, acted);
                let shown: Vec<u32> =
                    director.scenes().iter().filter(large).map(|s| s.beat.seq).collect();
                let theirs = game.log().iter().filter(|e| by(e).is_some_and(|b| Some(b) != acted));
                for event in theirs {
                    assert!(shown.contains(&event.seq), "{event:?}");
                }
                let own = game.log().iter().filter(|e| by(e).is_some() && by(e) == acted);
                for event in own {
                    assert!(!shown.contains(&event.seq), "{event:?}");
                }
                for scene in director.scenes().iter().filter(large) {
                    assert!(scene.read && scene.long >= BEAT, "{scene:?}");
                }
            }
        }
    }

    #[test]
    fn the_queue_ends_after_its_last_scene() {
        let game = &games()[0];
        let mut director = directed(game, game.log().len().saturating_sub(60), None);
        let all = director.scenes().len();
        let mut met = 0;
        while director.next_scene().is_some() {
            met += 1;
        }
        assert!(met == all && met > 0);
    }

    #[test]
    fn each_scoring_is_heard_once_before_its_points_and_all_sounds_are_met() {
        let mut heard = Vec::new();
        for game in games() {
            let director = directed(&game, 0, None);
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
