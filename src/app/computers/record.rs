//! A game as the page keeps it: what the engine saves, and beside it who of the players is a computer.

use super::crew::Crew;
use crate::engine::catalog::Catalog;
use crate::engine::save::LoadError;
use crate::engine::session::Session;
use serde::Deserialize;

/// A game with those who sit at it.
pub struct Game {
    /// What has been decided.
    pub session: Session,
    /// Who is a computer.
    pub crew: Crew,
}

/// What the page adds to the engine's save. Saves of before there were computers have none of it, and pages of
/// then pass it over.
#[derive(Deserialize)]
struct Seated {
    #[serde(default)]
    seats: String,
}

impl Game {
    /// Opens a saved game. Seats that cannot be read are people's: the game itself is what matters.
    ///
    /// # Errors
    /// Why the engine cannot open it.
    pub fn load(catalog: &'static Catalog, text: &str) -> Result<Game, LoadError> {
        let session = Session::load(catalog, text)?;
        let seats = serde_json::from_str::<Seated>(text).map(|s| s.seats).unwrap_or_default();
        let crew = Crew::read(&seats, session.setup().players.len()).unwrap_or_default();
        Ok(Game { session, crew })
    }

    /// A game as text.
    #[must_use]
    pub fn text(session: &Session, crew: Crew) -> String {
        let mut text = session.save();
        let seats = crew.written(session.setup().players.len());
        if !seats.is_empty() {
            text.truncate(text.trim_end_matches('}').len());
            text.push_str(&format!(",\"seats\":\"{seats}\"}}"));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::random_game;
    use crate::cards::catalog;

    #[test]
    fn who_is_a_computer_is_kept_with_the_game() {
        let game = random_game(3, 20);
        let crew = Crew::read("person,hard-raider", 2).expect("a crew");
        let text = Game::text(&game, crew);
        let read = Game::load(catalog(), &text).expect("readable");
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
        assert_eq!(Game::load(catalog(), &text).expect("readable").crew, Crew::default());
    }

    #[test]
    fn seats_that_say_nothing_are_peoples() {
        let text = Game::text(&random_game(3, 20), Crew::read("hard,easy", 2).expect("a crew"));
        for other in ["nonsense", "hard-even", "person,person,hard-even"] {
            let text = text.replace("hard-even,easy-even", other);
            assert_eq!(Game::load(catalog(), &text).expect("readable").crew, Crew::default());
        }
    }
}
