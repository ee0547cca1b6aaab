//! What a pick says, before it is held against a question.

use super::names::{Book, plain};
use engine::ids::{FactionId, Seat};
use engine::question::{AS_ACTION, AS_MINION};

/// A pick, or any other mention of something in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// `"pass"`: decline, or done.
    Pass,
    /// `"yes"`.
    Yes,
    /// `"no"`.
    No,
    /// `"option 2"`, counted from 0.
    Option(u8),
    /// `"3"`.
    Number(u8),
    /// `"as minion"`, `"as action"`: what a fusion is played as.
    As(u8),
    /// `"player 2"`.
    Player(Seat),
    /// `"faction Robots"`.
    Faction(FactionId),
    /// `"name Zapbot"`, as a plain name.
    Name(String),
    /// A card, base or faction by its name.
    Thing(Thing),
}

/// A name and what makes it unique.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Thing {
    /// The plain name.
    pub(super) name: String,
    /// `"... @ Tortuga"`, as a plain name.
    pub(super) at: Option<String>,
    /// `"... of 2"`.
    pub(super) of: Option<Seat>,
    /// `"... of none"`: nobody controls it.
    pub(super) nobodys: bool,
    /// `"... #2"`, counted from 0.
    pub(super) nth: Option<usize>,
    /// `"... (Killer Plants)"`.
    pub(super) faction: Option<FactionId>,
    /// `"... from discard"`.
    pub(super) from: Option<Pile>,
    /// `"... as minion"`, `"... as action"`: what a fusion is played as.
    pub(super) kind: Option<u8>,
}

/// What a card that lies face down is called for whoever does not see it.
pub(super) const FACE_DOWN: &str = "buried";

/// Where a card is played from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pile {
    Hand,
    Deck,
    Discard,
    Stasis,
    /// Stored, under whatever card is named.
    Under,
}

impl Said {
    /// Reads a pick.
    ///
    /// # Errors
    /// A name that nothing has.
    pub(super) fn parse(text: &str, book: Book) -> Result<Said, String> {
        let text = text.trim();
        match text.to_lowercase().as_str() {
            "pass" => return Ok(Said::Pass),
            "yes" => return Ok(Said::Yes),
            "no" => return Ok(Said::No),
            "as minion" => return Ok(Said::As(AS_MINION)),
            "as action" => return Ok(Said::As(AS_ACTION)),
            _ => {}
        }
        if let Ok(n) = text.parse() {
            return Ok(Said::Number(n));
        }
        if !book.knows(text)
            && let Some((kind, rest)) = text.split_once(' ')
        {
            let number = rest.trim().parse::<u8>();
            match (kind.to_lowercase().as_str(), number) {
                ("option", Ok(n)) if n > 0 => return Ok(Said::Option(n - 1)),
                ("player", Ok(n)) => return book.seat(n).map(Said::Player),
                ("faction", _) => return book.faction(rest).map(Said::Faction),
                ("name", _) if book.knows(rest) => return Ok(Said::Name(plain(rest))),
                ("name", _) => return Err(format!("no card is called \"{rest}\"")),
                _ => {}
            }
        }
        Thing::parse(text, book).map(Said::Thing)
    }
}

impl Thing {
    /// Reads a name with what makes it unique.
    ///
    /// # Errors
    /// A name that nothing has.
    pub(super) fn parse(text: &str, book: Book) -> Result<Thing, String> {
        let mut thing = Thing::default();
        let mut rest = text.trim();
        while !book.knows(rest) && plain(rest) != FACE_DOWN {
            rest = match thing.strip(rest, book)? {
                Some(shorter) => shorter.trim_end(),
                None => return Err(format!("no card, base or faction is called \"{rest}\"")),
            };
        }
        thing.name = plain(rest);
        Ok(thing)
    }

    /// Takes the last of what makes the name unique off it.
    fn strip<'t>(&mut self, text: &'t str, book: Book) -> Result<Option<&'t str>, String> {
        if let Some((rest, number)) = text.rsplit_once('#')
            && let Ok(n) = number.trim().parse::<usize>()
            && n > 0
        {
            self.nth = Some(n - 1);
            return Ok(Some(rest));
        }
        if let Some(rest) = text.strip_suffix(" of none") {
            self.nobodys = true;
            return Ok(Some(rest));
        }
        if let Some((rest, number)) = text.rsplit_once(" of ")
            && let Ok(n) = number.trim().parse::<u8>()
        {
            self.of = Some(book.seat(n)?);
            return Ok(Some(rest));
        }
        if let Some((rest, pile)) = text.rsplit_once(" from ")
            && let Some(pile) = pile_named(pile)
        {
            self.from = Some(pile);
            return Ok(Some(rest));
        }
        for (words, kind) in [(" as minion", AS_MINION), (" as action", AS_ACTION)] {
            if let Some(rest) = text.strip_suffix(words) {
                self.kind = Some(kind);
                return Ok(Some(rest));
            }
        }
        if let Some((rest, faction)) = text.strip_suffix(')').and_then(|t| t.rsplit_once('(')) {
            self.faction = Some(book.faction(faction)?);
            return Ok(Some(rest));
        }
        if let Some((rest, base)) = text.rsplit_once('@') {
            // A minion's name may stand here too, for an action that is played on one.
            if !book.knows(base) {
                return Err(format!("no base is called \"{}\"", base.trim()));
            }
            self.at = Some(plain(base));
            return Ok(Some(rest));
        }
        Ok(None)
    }

    /// The same without a place, and whatever it is played as.
    pub(super) fn anywhere(&self) -> Thing {
        Thing { at: None, kind: None, ..self.clone() }
    }
}

fn pile_named(word: &str) -> Option<Pile> {
    match word.trim().to_lowercase().as_str() {
        "hand" => Some(Pile::Hand),
        "deck" => Some(Pile::Deck),
        "stasis" => Some(Pile::Stasis),
        under if under.starts_with("under ") => Some(Pile::Under),
        "discard" | "discard pile" | "the discard pile" => Some(Pile::Discard),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::edition::Edition;

    fn book() -> Book {
        Book { catalog: cards::catalog(), seats: 2, edition: Edition::Of2018 }
    }

    fn thing(text: &str) -> Thing {
        match Said::parse(text, book()) {
            Ok(Said::Thing(thing)) => thing,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn what_makes_a_name_unique_comes_in_any_order() {
        let plainly = Thing { name: "zapbot".to_owned(), ..Thing::default() };
        assert_eq!(thing("Zapbot"), plainly);
        let at = Some("tortuga".to_owned());
        let of = Some(Seat(1));
        let full = Thing { at, of, nth: Some(1), ..plainly.clone() };
        assert_eq!(thing("Zapbot of 2 @ Tortuga #2"), full);
        assert_eq!(thing("Zapbot #2 @ tortuga of 2"), full);
        assert_eq!(thing("Zapbot from discard").from, Some(Pile::Discard));
        assert!(thing("Zapbot (Robots)").faction.is_some());
        assert_eq!(thing("Zapbot as action").kind, Some(AS_ACTION));
        assert_eq!(
            thing("Zapbot as minion @ Tortuga"),
            Thing { at: thing("Zapbot @ Tortuga").at, kind: Some(AS_MINION), ..plainly }
        );
    }

    #[test]
    fn names_that_look_like_something_else_are_names() {
        assert_eq!(thing("School of Wizardry").name, "school of wizardry");
        assert_eq!(thing("Factory 436-1337").name, "factory 4361337");
    }

    #[test]
    fn words_numbers_and_players() {
        assert_eq!(Said::parse("Pass", book()), Ok(Said::Pass));
        assert_eq!(Said::parse("option 2", book()), Ok(Said::Option(1)));
        assert_eq!(Said::parse("3", book()), Ok(Said::Number(3)));
        assert_eq!(Said::parse("player 2", book()), Ok(Said::Player(Seat(1))));
        assert!(Said::parse("player 3", book()).is_err());
        assert!(Said::parse("Warbott", book()).is_err());
        assert!(Said::parse("Warbot @ Tortoga", book()).is_err());
    }
}
