//! Games in the address: a setup with its seed, and a whole record as
//! `seed=7&factions=...&names=...&answers=p12.s2..c45,c46&check=1f`.
//!
//! Answers are those of a save: picks by what they name, so that they outlive new cards. An answer ends with a
//! dot, its picks are separated by commas; declining is nothing.

use super::start::address::{self, encoded};
use crate::engine::catalog::Catalog;
use crate::engine::question::Pick;
use crate::engine::session::Session;
use crate::words::page::t;

/// The longest address that is offered, in bytes: longer ones are cut off by some programs on the way.
pub const LONGEST: usize = 8_000;

/// What comes after `#new?` for a game that begins as this one did; none for a game that began with a position.
#[must_use]
pub fn start(game: &Session) -> Option<String> {
    let began_with_cards = game.start().is_none();
    began_with_cards.then(|| address::written(game.setup(), game.seed()))
}

/// What comes after `#watch?` for the whole game so far; none for a game that began with a position.
#[must_use]
pub fn record(game: &Session) -> Option<String> {
    let catalog = game.state().catalog();
    let mut text = start(game)?;
    text.push_str("&answers=");
    for record in game.answers() {
        let picks: Vec<String> =
            record.picks.iter().map(|p| encoded(&p.encode(catalog), ":")).collect();
        text.push_str(&picks.join(","));
        text.push('.');
    }
    text.push_str(&format!("&check={:x}", check(game)));
    Some(text)
}

/// Reads what [`record`] wrote.
///
/// # Errors
/// What is wrong with it, as a sentence.
pub fn read(catalog: &'static Catalog, query: &str) -> Result<Session, String> {
    let value = |key: &str| query.split('&').find_map(|p| p.strip_prefix(key)?.strip_prefix('='));
    if value("seed").is_none() || value("factions").is_none() {
        return Err(t().address.too_little.to_owned());
    }
    let described = address::parse(catalog, query, 0)?;
    let mut game = Session::new(catalog, described.setup, described.seed);
    let answers = value("answers").unwrap_or_default();
    for (n, answer) in answers.split_terminator('.').enumerate() {
        let pick = |p: &str| Pick::decode(&address::decoded(p)?, catalog);
        let picks: Option<Vec<Pick>> =
            answer.split(',').filter(|p| !p.is_empty()).map(pick).collect();
        let legal = picks.is_some_and(|picks| game.answer(&picks).is_ok());
        if !legal {
            return Err((t().address.step)(n + 1));
        }
    }
    match value("check") {
        Some(sum) if sum == format!("{:x}", check(&game)) => Ok(game),
        Some(_) => Err(t().address.steps.to_owned()),
        None => Err(t().address.cut_off.to_owned()),
    }
}

/// A number that tells whether all questions were the same.
fn check(game: &Session) -> u32 {
    game.answers().fold(0, |sum: u32, r| sum.rotate_left(5).wrapping_add(r.fingerprint))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::random_game;
    use crate::cards::catalog;

    #[test]
    fn a_whole_game_goes_through_an_address() {
        for seed in 1..=8 {
            let game = random_game(seed, usize::MAX);
            let text = record(&game).expect("it began with cards");
            assert!(text.bytes().all(|b| b.is_ascii_graphic() && b != b'#'), "{text}");
            assert!(text.len() < LONGEST, "{} answers, {}", game.answers().count(), text.len());
            let read = read(catalog(), &text).expect("readable");
            assert!(read.state() == game.state() && read.answers().eq(game.answers()));
            assert_eq!(read.setup(), game.setup());
        }
    }

    #[test]
    fn a_game_going_on_keeps_what_was_declined_last() {
        for n in 0..40 {
            let game = random_game(2, n);
            let read = read(catalog(), &record(&game).expect("it began with cards"));
            assert_eq!(read.expect("readable").answers().count(), n);
        }
    }

    #[test]
    fn what_was_changed_on_the_way_is_not_played() {
        let text = record(&random_game(4, 60)).expect("it began with cards");
        let refusal = |text: &str| read(catalog(), text).err().expect("it is refused");
        let cut = text.split("&check").next().expect("the part before");
        assert!(refusal(cut).contains("cut off"));
        assert!(refusal(&text.replace("seed=4", "seed=5")).contains("fit"));
        assert!(refusal(&text.replace("answers=", "answers=p999.")).contains("Step 1"));
        assert!(refusal("seed=1&answers=.").contains("too little"));
    }
}
