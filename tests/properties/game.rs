//! Random games, and what two games are compared by.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use smashup::cards::catalog;
use smashup::engine::event::Event;
use smashup::engine::privacy::Privacy;
use smashup::engine::session::{NoUndo, Session};
use smashup::engine::setup::Setup;
use smashup::engine::tape::Record;
use smashup::playout::{Printings, RandomPlayer, in_printings, random_setup};

/// A game of random factions after a number of random answers. What it prints is all it takes to play it
/// again.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// 2 to 4.
    pub players: usize,
    /// Of the factions, the shuffles and the answers.
    pub seed: u64,
    /// How windows ask.
    pub privacy: Privacy,
    /// Answers given, unless the game is over before.
    pub answers: usize,
}

impl Game {
    /// Who plays what.
    pub fn setup(self) -> Setup {
        let sets: Vec<String> = catalog().sets.iter().map(|s| s.slug.to_owned()).collect();
        let setup = random_setup(catalog(), &sets, self.players, self.seed, self.privacy);
        let setup = setup.expect("there are factions for four players");
        in_printings(catalog(), Printings::Mixed, self.seed, setup)
    }

    /// The game before its first answer.
    pub fn start(self) -> Session {
        Session::new(catalog(), self.setup(), self.seed)
    }

    /// The game after its answers.
    pub fn play(self) -> Session {
        let mut game = self.start();
        let all = self.through(&mut game, |_| Ok(()));
        all.expect("looking away finds nothing");
        game
    }

    /// Plays `game`, which has just begun, and looks at it before each answer and after the last.
    pub fn through(
        self,
        game: &mut Session,
        mut look: impl FnMut(&Session) -> TestCaseResult,
    ) -> TestCaseResult {
        let mut player = RandomPlayer::new(self.seed);
        while let Some(ask) = game.ask().filter(|_| player.questions < self.answers) {
            let picks = player.answer(ask);
            look(game)?;
            prop_assert!(game.answer(&picks).is_ok(), "{picks:?} is offered but not legal");
        }
        look(game)
    }

    /// As [`Game::through`], from the beginning.
    pub fn each(self, look: impl FnMut(&Session) -> TestCaseResult) -> TestCaseResult {
        self.through(&mut self.start(), look)
    }
}

/// Random games of at most so many answers.
pub fn games(most: usize) -> impl Strategy<Value = Game> {
    let privacy = prop_oneof![Just(Privacy::Exact), Just(Privacy::Table)];
    (2..=4_usize, any::<u16>(), privacy, 0..=most).prop_map(|(players, seed, privacy, answers)| {
        Game { players, seed: u64::from(seed), privacy, answers }
    })
}

/// So many cases, unless the environment says otherwise; nothing is written beside the sources.
pub fn cases(cases: u32) -> ProptestConfig {
    let default = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    match std::env::var_os("PROPTEST_CASES") {
        Some(_) => default,
        None => ProptestConfig { cases, ..default },
    }
}

/// Everything that can be told of a game apart from its position: answers, events, what stops an undo.
fn told(game: &Session) -> (Vec<Record>, &[Event], Result<(), NoUndo>) {
    (game.answers().cloned().collect(), game.log(), game.can_undo())
}

/// Two games stand at the very same place, with the same past.
pub fn same(a: &Session, b: &Session) -> TestCaseResult {
    prop_assert_eq!(a.ask(), b.ask());
    prop_assert!(a.state() == b.state(), "the positions differ");
    prop_assert_eq!(a.forced(), b.forced());
    prop_assert_eq!(told(a), told(b));
    Ok(())
}
