//! Who of the players is a computer, and which; also as a short text for saves and links, such as
//! `person,hard-builder,easy-even`.

use crate::ai::Opponent;
use crate::ai::computer::Computer;
use crate::ai::standing::{BySeat, SEATS};
use crate::engine::ids::Seat;

const PERSON: &str = "person";
/// After the seats: the option to spare the only person is off.
const SPARES_NOBODY: &str = "spares-nobody";

/// Who of the players of a game is a computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crew {
    seats: BySeat<Option<Computer>>,
    /// Whether several computers leave the only person alone who is behind.
    pub spares: bool,
}

impl Default for Crew {
    /// Only people.
    fn default() -> Crew {
        Crew { seats: [None; SEATS], spares: true }
    }
}

impl Crew {
    /// Computers and people by seat.
    #[must_use]
    pub fn of(seats: impl IntoIterator<Item = Option<Computer>>, spares: bool) -> Crew {
        let mut crew = Crew { spares, ..Crew::default() };
        for (to, from) in crew.seats.iter_mut().zip(seats) {
            *to = from;
        }
        crew
    }

    /// The computer at a seat.
    #[must_use]
    pub fn get(self, seat: Seat) -> Option<Computer> {
        self.seats.get(seat.index()).copied().flatten()
    }

    /// Whether a computer sits there.
    #[must_use]
    pub fn has(self, seat: Seat) -> bool {
        self.get(seat).is_some()
    }

    /// Whether there is a computer at all.
    #[must_use]
    pub fn any(self) -> bool {
        self.seats.iter().any(Option::is_some)
    }

    /// The people of a game of so many players.
    pub fn people(self, players: usize) -> impl Iterator<Item = Seat> {
        (0..players as u8).map(Seat).filter(move |&s| !self.has(s))
    }

    /// The only person among computers.
    #[must_use]
    pub fn alone(self, players: usize) -> Option<Seat> {
        let mut people = self.people(players);
        let first = people.next().filter(|_| self.any())?;
        people.next().is_none().then_some(first)
    }

    /// Whether it means anything to spare the only person: there are several who could leave them alone.
    #[must_use]
    pub fn could_spare(self, players: usize) -> bool {
        players > 2 && self.alone(players).is_some()
    }

    /// The same with each computer one level stronger; none if that changes nothing.
    #[must_use]
    pub fn stronger(self) -> Option<Crew> {
        let mut crew = self;
        for computer in crew.seats.iter_mut().flatten() {
            computer.level = computer.level.next();
        }
        (crew != self).then_some(crew)
    }

    /// Who decides for a seat.
    #[must_use]
    pub fn opponent(self, seat: Seat, players: usize, seed: u64) -> Option<Opponent> {
        let spared = self.alone(players).filter(|_| self.spares && self.could_spare(players));
        Some(Opponent { spared, ..self.get(seat)?.opponent(seed) })
    }

    /// As text; empty if only people play.
    #[must_use]
    pub fn written(self, players: usize) -> String {
        if !self.any() {
            return String::new();
        }
        let word = |c: &Option<Computer>| c.map_or_else(|| PERSON.to_owned(), |c| c.to_string());
        let mut words: Vec<String> = self.seats.iter().take(players).map(word).collect();
        if !self.spares {
            words.push(SPARES_NOBODY.to_owned());
        }
        words.join(",")
    }

    /// Reads what [`Crew::written`] wrote; none if it is about another number of players or says something else.
    #[must_use]
    pub fn read(text: &str, players: usize) -> Option<Crew> {
        if text.is_empty() {
            return Some(Crew::default());
        }
        let mut words: Vec<&str> = text.split(',').collect();
        let spares = words.last() != Some(&SPARES_NOBODY);
        words.truncate(words.len() - usize::from(!spares));
        let seat = |word: &&str| match *word {
            PERSON => Some(None),
            word => word.parse().ok().map(Some),
        };
        let seats: Option<Vec<Option<Computer>>> = words.iter().map(seat).collect();
        seats.filter(|s| s.len() == players && players <= SEATS).map(|s| Crew::of(s, spares))
    }

    /// What an address says after its other parts: `&seats=...`; nothing if only people play.
    #[must_use]
    pub fn as_query(self, players: usize) -> String {
        let written = self.written(players);
        if written.is_empty() { written } else { format!("&seats={written}") }
    }

    /// The seats in an address.
    ///
    /// # Errors
    /// What is wrong with them, as a sentence.
    pub fn in_query(query: &str, players: usize) -> Result<Crew, String> {
        let part = query.split('&').find_map(|p| p.strip_prefix("seats="));
        let text = part.unwrap_or_default();
        Crew::read(text, players)
            .ok_or_else(|| (crate::words::page::t().computers.bad_seats)(text, players))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crew(text: &str, players: usize) -> Crew {
        Crew::read(text, players).expect("a crew")
    }

    #[test]
    fn what_is_written_is_read() {
        for text in ["", "person,hard-builder", "easy-even,medium-raider,hard-opportunist,person"] {
            let players = text.split(',').count().max(2);
            assert_eq!(crew(text, players).written(players), text);
            assert!(crew(text, players).spares);
        }
        let alone = crew("person,hard-even,easy-even,spares-nobody", 3);
        assert!(!alone.spares);
        assert_eq!(alone.written(3), "person,hard-even,easy-even,spares-nobody");
        assert_eq!(crew("person,hard", 2), crew("person,hard-even", 2), "even is usual");
    }

    #[test]
    fn what_says_something_else_is_refused() {
        for text in
            ["person", "person,hard,easy", "person,brutal", "person,hard-angry", "spares-nobody"]
        {
            assert_eq!(Crew::read(text, 2), None, "{text}");
        }
        let error = Crew::in_query("seed=7&seats=person,brutal", 2).unwrap_err();
        assert!(error.contains("brutal"), "{error}");
        assert_eq!(Crew::in_query("seed=7", 2), Ok(Crew::default()));
        let there = crew("person,easy-raider", 2);
        assert_eq!(Crew::in_query(&format!("seed=7{}", there.as_query(2)), 2), Ok(there));
        assert_eq!(Crew::default().as_query(2), "");
    }

    #[test]
    fn the_next_crew_is_a_level_stronger() {
        let next = |text: &str| crew(text, 2).stronger().map(|crew| crew.written(2));
        assert_eq!(next("person,easy-raider").as_deref(), Some("person,medium-raider"));
        assert_eq!(next("person,medium").as_deref(), Some("person,hard-even"));
        assert_eq!(next("person,hard"), None, "there is no stronger one");
        assert_eq!(next(""), None);
    }

    #[test]
    fn one_person_among_computers_is_alone_and_may_be_spared() {
        assert_eq!(Crew::default().alone(2), None, "two people");
        assert_eq!(crew("hard,easy", 2).alone(2), None, "nobody");
        assert_eq!(crew("hard,person,easy", 3).alone(3), Some(Seat(1)));
        let spared =
            |text: &str, players| crew(text, players).opponent(Seat(0), players, 1).unwrap().spared;
        assert_eq!(spared("hard,person,easy", 3), Some(Seat(1)));
        assert_eq!(spared("hard,person,easy,spares-nobody", 3), None);
        assert_eq!(spared("hard,person", 2), None, "there is nobody else to be spared for");
        assert_eq!(spared("hard,person,person", 3), None);
    }
}
