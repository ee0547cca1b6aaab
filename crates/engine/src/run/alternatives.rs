//! "... OR ...": the alternatives of a text as values.

use crate::look::eye::Eye;
use crate::nouns::ids::Seat;
use crate::nouns::play::Raising;
use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::zone::Zone;
use crate::print::ability::Label;
use crate::print::select::{Select, minions};
use crate::run::cx::{Cx, Step};

/// One alternative of a text.
pub struct Part<'p> {
    words: &'static str,
    open: Box<dyn Fn(&Eye) -> bool + 'p>,
    raises: bool,
    affects: Option<Select>,
    run: Box<dyn FnOnce(&mut Cx) -> Step + 'p>,
}

/// An alternative: its words, and what it does.
pub fn part<'p>(words: &'static str, run: impl FnOnce(&mut Cx) -> Step + 'p) -> Part<'p> {
    Part { words, open: Box::new(|_| true), raises: false, affects: None, run: Box::new(run) }
}

impl<'p> Part<'p> {
    /// It can be chosen only while this holds: where both parts may be done, the second is judged after the first.
    #[must_use]
    pub fn only_if(self, open: impl Fn(&Eye) -> bool + 'p) -> Self {
        Part { open: Box::new(open), ..self }
    }

    /// It directly increases the power of minions in play.
    #[must_use]
    pub fn raising(self) -> Self {
        Part { raises: true, ..self.affecting(minions()) }
    }

    /// It directly affects one or more of these minions in play.
    #[must_use]
    pub fn affecting(self, which: Select) -> Self {
        Part { affects: Some(which), ..self }
    }

    /// Whether it can do what the play that runs is for.
    fn serves(&self, eye: &Eye, raising: Raising) -> bool {
        match raising {
            Raising::Affecting(minion) => {
                self.affects.is_some_and(|which| eye.is(minion.card, which))
            }
            Raising::Yours | Raising::This(_) => self.raises,
        }
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

    /// "For each ..., you may choose a different one of these.": so many of the alternatives at most, one after the other, none of
    /// them twice; each is judged as its turn comes.
    ///
    /// # Errors
    /// As [`Cx::one_of`].
    pub fn some_of<'p>(&mut self, most: usize, parts: impl IntoIterator<Item = Part<'p>>) -> Step {
        self.choose_parts(most, 0, parts)
    }

    /// "For each one, choose a different option below.": as [`Cx::some_of`], so many of them as long as any is open.
    ///
    /// # Errors
    /// As [`Cx::one_of`].
    pub fn different_of<'p>(
        &mut self,
        n: usize,
        parts: impl IntoIterator<Item = Part<'p>>,
    ) -> Step {
        self.choose_parts(n, 1, parts)
    }

    fn choose_parts<'p>(
        &mut self,
        most: usize,
        min: u16,
        parts: impl IntoIterator<Item = Part<'p>>,
    ) -> Step {
        let parts: Vec<Part> = parts.into_iter().collect();
        let words: Vec<&'static str> = parts.iter().map(|part| part.words).collect();
        let mut left: Vec<Option<Part>> = parts.into_iter().map(Some).collect();
        for _ in 0..most {
            let Some(next) = self.ask_for_part(&words, &left, min)? else { break };
            let part = left.get_mut(usize::from(next)).and_then(Option::take);
            part.map_or(Ok(()), |part| (part.run)(self))?;
        }
        Ok(())
    }

    /// Asks which of the alternatives that are left and open now. All are counted, so that the first stays the first when it
    /// is not open.
    fn ask_for_part(
        &mut self,
        words: &[&'static str],
        parts: &[Option<Part>],
        min: u16,
    ) -> Step<Option<u8>> {
        let you = self.you();
        let eye = self.eye();
        let is_open = |part: &&Part| (part.open)(&eye);
        let bound = self.bound().map(|(raising, _)| raising);
        let bound =
            bound.filter(|&b| parts.iter().flatten().filter(is_open).any(|p| p.serves(&eye, b)));
        let serves = |part: &Part| bound.is_none_or(|b| part.serves(&eye, b));
        let fits = |part: &&Option<Part>| part.as_ref().is_some_and(|p| is_open(&p) && serves(p));
        let open = (0..).zip(parts).filter(|(_, part)| fits(part));
        let options: Vec<Pick> = open.map(|(n, _)| Pick::Mode(n)).collect();
        // What is decided on in view of a card that only you see is not for other eyes.
        let private = self.sees_alone(you);
        let modes = words.to_vec();
        let ask = Ask { modes, private, min, ..self.question(you, Why::Mode, options) };
        Ok(match self.put_for_one(ask)? {
            Some(Pick::Mode(n)) => Some(n),
            _ => None,
        })
    }

    /// Whether a player looks at cards that nobody else sees.
    fn sees_alone(&self, you: Seat) -> bool {
        let mut cards = self.state.cards.iter();
        cards.any(|c| matches!(c.zone, Zone::LookedAt(seat, _) if seat == you))
    }

    /// One of the alternatives; a second one, if an ability of another card lets you use both.
    fn choose_part(&mut self, parts: Vec<Part>, min: u16) -> Step {
        let you = self.you();
        let words: Vec<&'static str> = parts.iter().map(|part| part.words).collect();
        let mut parts: Vec<Option<Part>> = parts.into_iter().map(Some).collect();
        // What the first part brings was not there as the ability was used.
        let before = self.state.both_parts(you).map(|both| both.id);
        let Some(first) = self.ask_for_part(&words, &parts, min)? else { return Ok(()) };
        if let Some(part) = parts.get_mut(usize::from(first)).and_then(Option::take) {
            (part.run)(self)?;
        }
        let eye = self.eye();
        let open =
            (0..).zip(&parts).filter(|(_, part)| part.as_ref().is_some_and(|p| (p.open)(&eye)));
        let others: Vec<Pick> = open.map(|(n, _)| Pick::Mode(n)).collect();
        let says_or = self.host().is_some_and(|h| {
            let def = self.state.catalog.def(h.id.def);
            let label = def.ability(h.id.index).map_or(Label::None, |ability| ability.label);
            says_or(def.text, label)
        });
        let several = says_or && !others.is_empty();
        let both = self.state.both_parts(you).filter(|both| several && before == Some(both.id));
        let Some(both) = both else { return Ok(()) };
        let ask = self.question(you, Why::Mode, others);
        let (source, def) = (Some(both.id.host), Some(both.id.def));
        let private = self.sees_alone(you);
        let ask = Ask { modes: words, private, min: 0, source, def, ..ask };
        let Some(Pick::Mode(second)) = self.put_for_one(ask)? else { return Ok(()) };
        self.state.used.push(both.id);
        let used = self.state.used_now(&both);
        self.tell(used);
        let part = parts.get_mut(usize::from(second)).and_then(Option::take);
        part.map_or(Ok(()), |part| (part.run)(self))
    }
}

/// Whether an ability with this label says OR: in capitals, as it is printed. What prints a small "or", or bullets, has "; or" here.
/// What stands under no such label is looked for in the whole text.
fn says_or(text: &str, label: Label) -> bool {
    let (mut under, mut stands, mut anywhere) = (Label::None, false, false);
    for word in text.split(' ') {
        if let Some(next) = Label::of_word(word) {
            under = next;
            continue;
        }
        let or = word == "OR" || word == "OR,";
        if or && under == label {
            return true;
        }
        stands |= under == label;
        anywhere |= or;
    }
    anywhere && !stands
}
