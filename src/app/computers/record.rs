//! A game as the page keeps it: what the engine saves, and beside it who of the players is a computer.
//!
//! Rules change, and a record may no longer fit them. Such a game opens where its record still leads, and whoever
//! opens it is told how many answers are left out; what is stored stays as it is until somebody plays on.

use crate::desk::Crew;
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

/// A saved game that has been opened.
pub struct Opened {
    /// The game.
    pub game: Game,
    /// How many answers at its end no longer fit the rules and are not in it.
    pub left_out: usize,
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
    pub fn load(catalog: &'static Catalog, text: &str) -> Result<Opened, LoadError> {
        let (session, left_out) = match Session::load(catalog, text) {
            Ok(session) => (session, 0),
            Err(LoadError::NoLongerFits(reached)) => {
                (reached.session, reached.of + 1 - reached.step)
            }
            Err(why) => return Err(why),
        };
        let seats = serde_json::from_str::<Seated>(text).map(|s| s.seats).unwrap_or_default();
        let crew = Crew::read(&seats, session.setup().players.len()).unwrap_or_default();
        Ok(Opened { game: Game { session, crew }, left_out })
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
    fn what_no_longer_fits_is_left_out_and_told() {
        let game = random_game(3, 20);
        let crew = Crew::read("person,hard", 2).expect("a crew");
        let text = Game::text(&game, crew);
        // Another fingerprint for the sixth question, six characters each.
        let at = text.find("\"questions\":\"").expect("questions") + "\"questions\":\"".len() + 30;
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
