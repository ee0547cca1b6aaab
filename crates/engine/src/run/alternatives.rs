//! "... OR ...": the alternatives of a text as values.

use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::zone::Zone;
use crate::run::cx::{Cx, Step};

/// One alternative of a text.
pub struct Part<'p> {
    words: &'static str,
    open: bool,
    raises: bool,
    run: Box<dyn FnOnce(&mut Cx) -> Step + 'p>,
}

/// An alternative: its words, and what it does.
pub fn part<'p>(words: &'static str, run: impl FnOnce(&mut Cx) -> Step + 'p) -> Part<'p> {
    Part { words, open: true, raises: false, run: Box::new(run) }
}

impl Part<'_> {
    /// It can be chosen only if this holds.
    #[must_use]
    pub fn only_if(self, open: bool) -> Self {
        Part { open, ..self }
    }

    /// It directly increases the power of minions in play.
    #[must_use]
    pub fn raising(self) -> Self {
        Part { raises: true, ..self }
    }
}

impl Cx<'_> {
    /// "... or ...": chooses one of the alternatives that are open now, and does it; nothing if none is.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while the question is open.
    pub fn one_of<'p>(&mut self, parts: impl IntoIterator<Item = Part<'p>>) -> Step {
        self.choose_part(parts.into_iter().collect(), 1)
    }

    /// "You may ... or ...": as [`Cx::one_of`], or none of them.
    ///
    /// # Errors
    /// As [`Cx::one_of`].
    pub fn may_one_of<'p>(&mut self, parts: impl IntoIterator<Item = Part<'p>>) -> Step {
        self.choose_part(parts.into_iter().collect(), 0)
    }

    /// All alternatives are counted, so that the first stays the first when it is not open.
    fn choose_part(&mut self, mut parts: Vec<Part>, min: u16) -> Step {
        let you = self.you();
        let bound = self.bound().is_some() && parts.iter().any(|part| part.open && part.raises);
        let open = (0..).zip(&parts).filter(|(_, part)| part.open && (part.raises || !bound));
        let options = open.map(|(n, _)| Pick::Mode(n)).collect();
        let modes = parts.iter().map(|part| part.words).collect();
        // What is decided on in view of a card that only you see is not for other eyes.
        let private = self
            .state
            .cards
            .iter()
            .any(|c| matches!(c.zone, Zone::LookedAt(seat, _) if seat == you));
        let ask = Ask { modes, private, min, ..self.question(you, Why::Mode, options) };
        match self.put_for_one(ask)? {
            Some(Pick::Mode(n)) => (parts.swap_remove(usize::from(n)).run)(self),
            _ => Ok(()),
        }
    }
}
