//! A game as the page keeps it: what the engine saves, and beside it who of the players is a computer.
//!
//! Rules change, and a record may no longer fit them. Such a game opens where its record still leads, and whoever
//! opens it is told how many answers are left out; what is stored stays as it is until somebody plays on.

use crate::desk::{Crew, Desk, Unread};
use crate::engine::catalog::Catalog;
use crate::engine::opening::LoadError;
use crate::engine::query;
use crate::engine::session::Session;
use serde::Deserialize;

/// A game with those who sit at it.
pub struct Game {
    /// What has been decided.
    pub session: Session,
    /// Who is a computer.
    pub crew: Crew,
}

/// A saved game that has been opened.
pub struct Opened {
    /// The game.
    pub game: Game,
    /// How many answers at its end no longer fit the rules and are not in it.
    pub left_out: usize,
    /// What was still to be read.
    pub unread: Unread,
}

/// What the page adds to the engine's save; saves of before there were computers have none of it.
#[derive(Default, Deserialize)]
struct Added {
    #[serde(default)]
    seats: String,
    /// There was none while saves were JSON.
    #[serde(skip)]
    unread: String,
}

impl Added {
    fn to(text: &str) -> Added {
        if text.starts_with('{') {
            return serde_json::from_str(text).unwrap_or_default();
        }
        let word = |key| query::value(text, key).unwrap_or_default().to_owned();
        Added { seats: word("seats"), unread: word("unread") }
    }
}

impl Game {
    /// Opens a saved game.
    ///
    /// # Errors
    /// Why the engine cannot open it.
    pub fn load(catalog: &'static Catalog, text: &str) -> Result<Opened, LoadError> {
        Game::of_text(text, Session::load(catalog, text))
    }

    /// A saved game that the engine has opened, with what stands beside it in the text. Seats that cannot be read are
    /// people's: the game itself is what matters.
    ///
    /// # Errors
    /// Why the engine cannot open it.
    pub fn of_text(text: &str, opened: Result<Session, LoadError>) -> Result<Opened, LoadError> {
        let (session, left_out) = match opened {
            Ok(session) => (session, 0),
            Err(LoadError::NoLongerFits(reached)) => {
                (reached.session, reached.of + 1 - reached.step)
            }
            Err(why) => return Err(why),
        };
        let added = Added::to(text);
        let crew = Crew::read(&added.seats, session.setup().players.len());
        let unread = Unread::read(&added.unread, &session);
        let game = Game { session, crew: crew.unwrap_or_default() };
        Ok(Opened { game, left_out, unread })
    }

    /// A game as it is kept: as text, with what is still to be read.
    #[must_use]
    pub fn kept(session: &Session, crew: Crew, unread: &Unread) -> String {
        let mut text = Game::text(session, crew);
        let unread = unread.written();
        if !unread.is_empty() {
            text.push_str("&unread=");
            text.push_str(&unread);
        }
        text
    }

    /// The game on the table.
    #[must_use]
    pub fn of(desk: &Desk) -> Game {
        Game { session: desk.game().clone(), crew: desk.crew() }
    }

    /// The game on the table as text.
    #[must_use]
    pub fn on_table(desk: &Desk) -> String {
        Game::text(desk.game(), desk.crew())
    }

    /// A game as text.
    #[must_use]
    pub fn text(session: &Session, crew: Crew) -> String {
        let mut text = session.save();
        let seats = crew.written(session.setup().players.len());
        if !seats.is_empty() {
            text.push_str("&seats=");
            text.push_str(&seats);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::random_game;
    use crate::cards::catalog;
    use crate::engine::ids::Seat;

    fn opened(text: &str) -> Game {
        let opened = Game::load(catalog(), text).expect("readable");
        assert_eq!(opened.left_out, 0);
        opened.game
    }

    #[test]
    fn who_is_a_computer_is_kept_with_the_game() {
        let game = random_game(3, 20);
        let crew = Crew::read("person,hard-raider", 2).expect("a crew");
        let text = Game::text(&game, crew);
        let read = opened(&text);
        assert_eq!(read.crew, crew);
        assert!(read.session.state() == game.state() && read.session.answers().eq(game.answers()));
        assert_eq!(Game::text(&read.session, read.crew), text);
        assert!(Session::load(catalog(), &text).is_ok(), "a page without computers opens it too");
    }

    #[test]
    fn a_save_without_computers_is_as_it_was() {
        let game = random_game(3, 20);
        let text = Game::text(&game, Crew::default());
        assert_eq!(text, game.save());
        assert_eq!(opened(&text).crew, Crew::default());
    }

    #[test]
    fn what_is_still_to_be_read_is_kept_with_the_game() {
        let game = random_game(3, 20);
        let crew = Crew::read("person,hard-raider", 2).expect("a crew");
        let unread = Unread { drawn: Some(Seat(0)), seen: vec![3, 5], ..Unread::default() };
        let text = Game::kept(&game, crew, &unread);
        let opened = Game::load(catalog(), &text).expect("readable");
        assert_eq!((opened.unread, opened.game.crew), (unread, crew));
        assert!(opened.game.session.state() == game.state());
        assert_eq!(Game::kept(&game, crew, &Unread::default()), Game::text(&game, crew));
    }

    #[test]
    fn what_stands_beside_a_game_that_was_kept_before_is_read() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/v3/saves/kept-2p-table.txt");
        let text = std::fs::read_to_string(file).expect("a readable file");
        let Opened { game: Game { crew, .. }, unread, .. } =
            Game::load(catalog(), &text).expect("readable");
        assert_eq!(crew.written(2), "person,hard-builder");
        assert_eq!((unread.drawn, unread.seen.len()), (Some(Seat(0)), 2));
    }

    #[test]
    fn what_no_longer_fits_is_left_out_and_told() {
        let game = random_game(3, 20);
        let crew = Crew::read("person,hard", 2).expect("a crew");
        let text = Game::text(&game, crew);
        // Another fingerprint for the sixth question, two characters each.
        let at = text.find("&questions=").expect("questions") + "&questions=".len() + 10;
        let other = if text[at..].starts_with('A') { "B" } else { "A" };
        let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
        let changed = crate::engine::save::sealed(&changed).expect("the form of a save");
        let opened = Game::load(catalog(), &changed).expect("it opens where it still leads");
        assert_eq!((opened.left_out, opened.game.session.answers().count()), (15, 5));
        assert_eq!(opened.game.crew, crew);
        assert_eq!(Game::load(catalog(), &text).expect("readable").left_out, 0);
    }

    #[test]
    fn seats_that_say_nothing_are_peoples() {
        let text = Game::text(&random_game(3, 20), Crew::read("hard,easy", 2).expect("a crew"));
        for other in ["nonsense", "hard-even", "person,person,hard-even"] {
            let text = text.replace("hard-even,easy-even", other);
            assert_eq!(opened(&text).crew, Crew::default());
        }
    }
}
