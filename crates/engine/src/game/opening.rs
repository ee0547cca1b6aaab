//! Opening a saved game, in one go or a little at a time: its record is played from the beginning.

use crate::game::answers_text;
use crate::game::content::{Content, Recorded};
use crate::game::save::{LoadError, Reached};
use crate::game::session::Session;
use crate::game::setup::Setup;
use crate::nouns::question::Ask;
use crate::print::catalog::Catalog;
use std::vec::IntoIter;

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
