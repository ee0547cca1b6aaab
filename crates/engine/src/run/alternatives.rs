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
    fn choose_part(&mut self, parts: Vec<Part>, min: u16) -> Step {
        let you = self.you();
        let bound = self.bound().is_some() && parts.iter().any(|part| part.open && part.raises);
        let open = (0..).zip(&parts).filter(|(_, part)| part.open && (part.raises || !bound));
        let options: Vec<Pick> = open.map(|(n, _)| Pick::Mode(n)).collect();
        let words: Vec<&'static str> = parts.iter().map(|part| part.words).collect();
        let modes = words.clone();
        // What is decided on in view of a card that only you see is not for other eyes.
        let private = self
            .state
            .cards
            .iter()
            .any(|c| matches!(c.zone, Zone::LookedAt(seat, _) if seat == you));
        let ask = Ask { modes, private, min, ..self.question(you, Why::Mode, options.clone()) };
        let Some(Pick::Mode(first)) = self.put_for_one(ask)? else { return Ok(()) };
        let mut parts: Vec<Option<Part>> = parts.into_iter().map(Some).collect();
        let mut take = |n: u8| parts.get_mut(usize::from(n)).and_then(Option::take);
        if let Some(part) = take(first) {
            (part.run)(self)?;
        }
        let others: Vec<Pick> = options.into_iter().filter(|&p| p != Pick::Mode(first)).collect();
        // An ability that says OR does so in capitals.
        let says_or =
            self.host().is_some_and(|h| self.state.catalog.def(h.id.def).text.contains(" OR "));
        let several = says_or && !others.is_empty();
        let Some(both) = self.state.both_parts(you).filter(|_| several) else {
            return Ok(());
        };
        let ask = self.question(you, Why::Mode, others);
        let (source, def) = (Some(both.id.host), Some(both.id.def));
        let ask = Ask { modes: words, private, min: 0, source, def, ..ask };
        let Some(Pick::Mode(second)) = self.put_for_one(ask)? else { return Ok(()) };
        self.state.used.push(both.id);
        let used = self.state.used_now(&both);
        self.tell(used);
        take(second).map_or(Ok(()), |part| (part.run)(self))
    }
}
