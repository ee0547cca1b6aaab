//! Random legal games: quick ones to measure and to find what never ends, and checked ones in which every
//! invariant is held against every question.

use crate::catalog::Catalog;
use crate::edition::Edition;
use crate::privacy::Privacy;
use crate::question::{Ask, Pick, Why};
use crate::session::Session;
use crate::setup::{Chair, Setup};
use crate::state::State;
use crate::tape::Decider;
use crate::time::Phase;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::fmt;

/// A game with more questions than this does not end. (Cards may bring two dozen bases, among which random players spread their
/// power: one such game took more than 8,000.)
pub const MOST_QUESTIONS: usize = 20_000;

/// In a checked game every so many questions the game is saved and opened again.
const SAVED_EVERY: usize = 64;

/// A player who answers at random, but seldom stops playing cards while there is something to do.
pub struct RandomPlayer {
    rng: Pcg64Mcg,
    /// Questions answered so far.
    pub questions: usize,
}

impl RandomPlayer {
    /// The player of this seed.
    #[must_use]
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer { rng: Pcg64Mcg::seed_from_u64(seed), questions: 0 }
    }

    /// A legal answer.
    pub fn answer(&mut self, ask: &Ask) -> Vec<Pick> {
        self.questions += 1;
        let n = ask.options.len();
        if ask.why == Why::PlayCards {
            let goes_on = self.rng.random_range(0..100) < 95;
            let choice = ask.options.choose(&mut self.rng).filter(|_| goes_on);
            return choice.copied().into_iter().collect();
        }
        let most = usize::from(ask.max).min(n);
        let count = self.rng.random_range(usize::from(ask.min)..=most);
        let mut picks = ask.options.clone();
        picks.shuffle(&mut self.rng);
        picks.truncate(count);
        picks
    }
}

impl Decider for RandomPlayer {
    fn decide(&mut self, _: &State, ask: &Ask) -> Vec<Pick> {
        self.answer(ask)
    }
}

/// A setup of random different factions of these sets, by their slugs, with their titans; none if they have too few.
#[must_use]
pub fn random_setup(
    catalog: &Catalog,
    sets: &[String],
    players: usize,
    seed: u64,
    privacy: Privacy,
) -> Option<Setup> {
    let wanted = |set: usize| sets.iter().any(|s| s == catalog.sets[set].slug);
    let of_sets = catalog.faction_ids().filter(|&id| wanted(catalog.factions[usize::from(id.0)].1));
    let mut factions: Vec<String> = of_sets.map(|id| catalog.faction_slug(id)).collect();
    if factions.len() < 2 * players {
        return None;
    }
    factions.shuffle(&mut Pcg64Mcg::seed_from_u64(!seed));
    let chairs = factions
        .chunks(2)
        .take(players)
        .enumerate()
        .map(|(i, two)| Chair { name: format!("Player {}", i + 1), factions: two.to_vec() });
    let setup = Setup::checked(catalog, chairs.collect(), privacy).ok()?;
    Some(setup.with_titans(catalog))
}

/// Which printings random games are played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printings {
    /// Those of one edition.
    All(Edition),
    /// Of each faction one or the other, by lot.
    Mixed,
}

/// The same setup with its factions in these printings.
#[must_use]
pub fn in_printings(catalog: &Catalog, printings: Printings, seed: u64, setup: Setup) -> Setup {
    let mut setup = setup;
    let mut rng = Pcg64Mcg::seed_from_u64(!seed);
    for name in setup.players.iter_mut().flat_map(|chair| &mut chair.factions) {
        let edition = match printings {
            Printings::All(edition) => edition,
            Printings::Mixed if rng.random() => Edition::Current,
            Printings::Mixed => Edition::Of2018,
        };
        if let Some(chosen) = catalog.printing_named(name) {
            let printing = catalog.printing(chosen.faction, edition);
            *name = catalog.faction_slug(chosen.faction) + printing.edition.suffix();
        }
    }
    setup
}

/// How a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Whether it came to its end.
    pub finished: bool,
    /// Questions answered.
    pub questions: usize,
    /// Turns begun.
    pub turns: u32,
}

/// Plays a random game as fast as it goes.
#[must_use]
pub fn play(catalog: &'static Catalog, setup: Setup, seed: u64) -> Played {
    let mut game = Session::new(catalog, setup, seed);
    let mut player = RandomPlayer::new(seed);
    game.drive(&mut player, MOST_QUESTIONS);
    played(&game, player.questions)
}

/// Plays a random game, the same as [`play`] would, and lets somebody look at it as it begins and after each answer.
///
/// # Panics
/// If an answer that is offered is not legal.
pub fn play_before(
    catalog: &'static Catalog,
    setup: Setup,
    seed: u64,
    look: &mut dyn FnMut(&Session),
) -> Played {
    let mut game = Session::new(catalog, setup, seed);
    let mut player = RandomPlayer::new(seed);
    look(&game);
    while player.questions < MOST_QUESTIONS
        && let Some(ask) = game.ask().cloned()
    {
        let picks = player.answer(&ask);
        game.answer(&picks).expect("what is offered is legal");
        look(&game);
    }
    played(&game, player.questions)
}

fn played(game: &Session, questions: usize) -> Played {
    let state = game.state();
    Played { finished: state.phase == Phase::Over, questions, turns: state.turn }
}

/// What went wrong in a checked game, and after how many answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Answers given before.
    pub answers: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "after {} answers: {}", self.answers, self.what)
    }
}

impl std::error::Error for Trouble {}

/// Plays a random game and checks it at every question: the invariants of position and question, that undo
/// leads back, that a saved game opens at the same question; and at the end that a decider who gives the
/// same answers is asked the same questions and comes to the same position.
///
/// # Errors
/// The first thing that does not hold.
pub fn play_checked(catalog: &'static Catalog, setup: Setup, seed: u64) -> Result<Played, Trouble> {
    let mut game = Session::new(catalog, setup.clone(), seed);
    let mut player = RandomPlayer::new(seed);
    let mut given: Vec<(u32, Vec<Pick>)> = Vec::new();
    while let Some(ask) = game.ask().cloned() {
        if given.len() >= MOST_QUESTIONS {
            break;
        }
        let at = |what: String| Trouble { answers: given.len(), what };
        game.state().check().map_err(|broken| at(broken.to_string()))?;
        ask.check(game.state()).map_err(|broken| at(broken.to_string()))?;
        if given.len().is_multiple_of(SAVED_EVERY) {
            opens_again(catalog, &game).map_err(at)?;
        }
        let picks = player.answer(&ask);
        answer_and_undo(&mut game, &picks).map_err(at)?;
        given.push((ask.fingerprint(catalog), picks));
    }
    let trouble = |what: String| Trouble { answers: given.len(), what };
    game.state().check().map_err(|broken| trouble(broken.to_string()))?;
    driven_alike(catalog, setup, seed, &game, &given).map_err(trouble)?;
    Ok(played(&game, given.len()))
}

/// The position, to compare it.
fn position(game: &Session) -> State {
    game.state().clone()
}

/// Answers; and takes the answer back and gives it again, where that is possible.
///
/// # Errors
/// The answer is not legal, undo does not lead back to where the game was, or the answer elsewhere the second
/// time.
pub fn answer_and_undo(game: &mut Session, picks: &[Pick]) -> Result<(), String> {
    let before = (position(game), game.ask().cloned(), game.log().len(), game.forced().len());
    let illegal = |_| format!("{picks:?} is offered but not legal");
    game.answer(picks).map_err(illegal)?;
    if game.can_undo().is_err() {
        return Ok(());
    }
    let after = (position(game), game.ask().cloned());
    game.undo().map_err(|stop| format!("undo is possible and is not: {stop:?}"))?;
    let counts = (game.log().len(), game.forced().len());
    let same = *game.state() == before.0 && game.ask() == before.1.as_ref();
    if !same || counts != (before.2, before.3) {
        return Err(format!("undo of {picks:?} does not lead back"));
    }
    game.answer(picks).map_err(illegal)?;
    if (game.state(), game.ask()) != (&after.0, after.1.as_ref()) {
        return Err(format!("{picks:?} leads elsewhere after an undo"));
    }
    Ok(())
}

/// Saves the game and opens the save.
///
/// # Errors
/// It does not open, or at another question or position.
pub fn opens_again(catalog: &'static Catalog, game: &Session) -> Result<(), String> {
    let opened = Session::load(catalog, &game.save()).map_err(|e| format!("saved: {e}"))?;
    let same = opened.ask() == game.ask() && opened.state() == game.state();
    if same { Ok(()) } else { Err("a saved game opens elsewhere".to_owned()) }
}

/// Gives recorded answers, and notes the first question that is not the recorded one.
struct Again<'a> {
    given: &'a [(u32, Vec<Pick>)],
    at: usize,
    other: Option<usize>,
}

impl Decider for Again<'_> {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        let recorded = self.given.get(self.at);
        self.at += 1;
        match recorded {
            Some((fingerprint, picks)) if *fingerprint == ask.fingerprint(state.catalog()) => {
                picks.clone()
            }
            _ => {
                self.other.get_or_insert(self.at);
                ask.least()
            }
        }
    }
}

fn driven_alike(
    catalog: &'static Catalog,
    setup: Setup,
    seed: u64,
    game: &Session,
    given: &[(u32, Vec<Pick>)],
) -> Result<(), String> {
    let mut driven = Session::new(catalog, setup, seed);
    let mut again = Again { given, at: 0, other: None };
    driven.drive(&mut again, given.len());
    if let Some(at) = again.other {
        return Err(format!("question {at} is another when a decider answers"));
    }
    let same = driven.state() == game.state();
    if same { Ok(()) } else { Err("a decider comes to another position".to_owned()) }
}
