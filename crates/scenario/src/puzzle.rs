//! A scenario as games of the page: to be played on from its position, or to be watched step by step.

use super::{Failure, Text, opened, watch};
use engine::catalog::Catalog;
use engine::session::Session;
use serde::{Deserialize, Serialize};

/// A scenario that has been read, with its games as they are saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// What the scenario is to show; empty if the file does not say.
    pub name: String,
    /// The game at its position.
    pub position: String,
    /// The game after its steps, as far as they can be played; none if there is no answer in them.
    pub played: Option<String>,
    /// The step that is not as the file says.
    pub failure: Option<String>,
}

/// Reads the scenario written in `text` and plays its steps; `file` is only its name in reports.
///
/// # Errors
/// What cannot be read in it.
pub fn puzzle(catalog: &'static Catalog, file: &str, text: &str) -> Result<Puzzle, Failure> {
    let (read, _, state) =
        opened(catalog, Text(text)).map_err(|problem| Failure::unreadable(file, problem))?;
    let position = Session::from_position(state, read.seed.unwrap_or(1));
    let (game, failure) = played(catalog, file, text, position.clone());
    match failure {
        Some(failure) if failure.step.is_none() => Err(failure),
        failure => Ok(Puzzle {
            name: read.name,
            position: position.save(),
            played: game.answers().next().is_some().then(|| game.save()),
            failure: failure.map(|failure| failure.to_string()),
        }),
    }
}

/// The game after the steps of a scenario, as far as they can be played, and the failure that stopped it;
/// `position` is the game before them.
#[must_use]
pub fn played(
    catalog: &'static Catalog,
    file: &str,
    text: &str,
    position: Session,
) -> (Session, Option<Failure>) {
    let mut last = position;
    let run = watch(catalog, file, text, &mut |game| last = game.clone());
    (last, run.err())
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::catalog;

    const BEGINNING: &str = "name = 'A Zapbot'\n[[player]]\nhand = ['Zapbot']\n[[player]]\n[[base]]\nname = 'Tortuga'\n";
    const STEP: &str = "[[step]]\nplay = 'Zapbot'\nexpect = ['vp 1 = ";

    fn read(rest: &str) -> Puzzle {
        puzzle(catalog(), "a.toml", &format!("{BEGINNING}{rest}")).expect("a scenario")
    }

    fn answers(save: &str) -> usize {
        Session::load(catalog(), save).expect("a saved game").answers().count()
    }

    #[test]
    fn a_position_is_a_game_and_its_steps_are_another() {
        let one = read(&format!("{STEP}0']"));
        assert_eq!((one.name.as_str(), one.failure), ("A Zapbot", None));
        assert_eq!(answers(&one.position), 0);
        assert!(one.played.is_some_and(|game| answers(&game) > 0));
    }

    #[test]
    fn without_steps_there_is_only_the_position() {
        let one = read("");
        assert_eq!((one.played, one.failure), (None, None));
    }

    #[test]
    fn a_step_that_fails_is_told_and_what_was_played_is_there() {
        let one = read(&format!("{STEP}7']"));
        assert!(one.failure.is_some_and(|why| why.contains("a.toml:7: step 1")));
        assert!(one.played.is_some());
    }

    #[test]
    fn what_cannot_be_read_is_no_puzzle() {
        for wrong in ["", "[[player]]\nhand = ['Nobody']\n[[player]]\n", "[[step]]\nplay = 3"] {
            assert!(puzzle(catalog(), "a.toml", wrong).is_err());
        }
    }
}
