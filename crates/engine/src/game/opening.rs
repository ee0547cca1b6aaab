//! Opening a saved game, in one go or a little at a time: its record is played from the beginning.

use crate::game::answers_text;
use crate::game::content::{Content, Recorded};
use crate::game::session::Session;
use crate::game::setup::{BadSetup, Setup};
use crate::nouns::question::Ask;
use crate::print::catalog::Catalog;
use std::fmt;
use std::vec::IntoIter;

/// Why a saved game cannot be opened as it is.
#[derive(Debug)]
pub enum LoadError {
    /// It is not a saved game of this program.
    Foreign(String),
    /// It was written in a later format.
    TooNew(u32),
    /// It has been changed or cut off.
    Damaged,
    /// Its setup cannot be played.
    Setup(BadSetup),
    /// The position it began with cannot be laid: a card of it is not in the game any more.
    Start,
    /// The rules have changed since: an answer no longer fits. What was played before it is there.
    NoLongerFits(Box<Reached>),
}

/// A saved game as far as its record still fits the rules.
#[derive(Clone)]
pub struct Reached {
    /// The answer that does not fit, counted from 1.
    pub step: usize,
    /// How many answers there are in all.
    pub of: usize,
    /// The game before that answer.
    pub session: Session,
}

impl fmt::Debug for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {} of {}", self.step, self.of)
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Foreign(why) => write!(f, "this is not a saved game ({why})"),
            LoadError::TooNew(n) => write!(f, "saved by a newer version (format {n})"),
            LoadError::Damaged => f.write_str("the saved game is damaged"),
            LoadError::Setup(why) => write!(f, "its setup cannot be played: {why}"),
            LoadError::Start => f.write_str("the position it began with cannot be laid any more"),
            LoadError::NoLongerFits(reached) => {
                let step = reached.step;
                write!(f, "the rules have changed since it was saved: step {step} no longer fits")
            }
        }
    }
}

impl std::error::Error for LoadError {}

/// What a question is known by in a record.
pub(crate) type Known = Box<dyn Fn(&Ask) -> u32>;

/// A saved game that is being opened. It is begun by [`Session::opening`].
pub struct Opening {
    catalog: &'static Catalog,
    session: Session,
    /// The answers that have not been played.
    ahead: IntoIter<Recorded>,
    /// How many there are in all, and how many of them have been played.
    of: usize,
    fitted: usize,
    fingerprint: Known,
}

impl Opening {
    /// The game before its first answer.
    pub(crate) fn begun(
        content: Content,
        catalog: &'static Catalog,
        fingerprint: Known,
    ) -> Result<Opening, LoadError> {
        let session = content.beginning(catalog)?;
        let (of, ahead) = (content.answers.len(), content.answers.into_iter());
        Ok(Opening { catalog, session, ahead, of, fitted: 0, fingerprint })
    }

    /// Plays so many more answers at most; whether there is nothing left to be played.
    pub fn go_on(&mut self, most: usize) -> bool {
        let goal = self.fitted + most.min(self.ahead.len());
        if self.fitted < goal {
            let mut some = self.ahead.by_ref().take(most);
            self.fitted += self.session.follow(&mut |ask| {
                let next = some.next().filter(|next| next.fingerprint == (self.fingerprint)(ask));
                next.and_then(|next| answers_text::picks(&next.picks, self.catalog))
            });
        }
        if self.fitted < goal {
            // What comes after an answer that does not fit is not played, even where it would fit.
            self.ahead = Vec::new().into_iter();
        }
        self.ahead.len() == 0
    }

    /// The game, after the answers that are left have been played.
    ///
    /// # Errors
    /// [`LoadError::NoLongerFits`], with the game as far as its record fits.
    pub fn opened(mut self) -> Result<Session, LoadError> {
        self.go_on(usize::MAX);
        let Opening { session, of, fitted, .. } = self;
        if fitted < of {
            let step = fitted + 1;
            return Err(LoadError::NoLongerFits(Box::new(Reached { step, of, session })));
        }
        Ok(session)
    }
}

impl Content {
    /// The game before its first answer.
    fn beginning(&self, catalog: &'static Catalog) -> Result<Session, LoadError> {
        let setup = self.setup.clone();
        if let Some(start) = &self.start {
            let state = start.lay(catalog, &setup, self.seed).ok_or(LoadError::Start)?;
            return Ok(Session::of_players(setup, state, self.seed));
        }
        let titans = setup.titans;
        let setup = Setup::checked(catalog, setup.players, setup.privacy);
        let setup = Setup { titans, ..setup.map_err(LoadError::Setup)? };
        Ok(Session::new(catalog, setup, self.seed))
    }
}
