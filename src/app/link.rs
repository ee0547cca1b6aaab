//! Games in the address: a setup with its seed, and a whole record as
//! `seed=7&factions=...&names=...&answers=p12.s2..c45,c46&check=2.1f`.
//!
//! Answers are those of a save: picks by what they name, so that they outlive new cards. An answer ends with a
//! dot, its picks are separated by commas; declining is nothing. The check is of the fingerprints of all questions, after
//! a mark that tells by which rule they are taken; links of the first builds have none.

use super::start::address;
use crate::engine::answers_text;
use crate::engine::catalog::Catalog;
use crate::engine::first_format::FirstNumbers;
use crate::engine::query;
use crate::engine::question::Pick;
use crate::engine::session::Session;
use crate::words::page::t;

/// The longest address that is offered, in bytes: longer ones are cut off by some programs on the way.
pub const LONGEST: usize = 8_000;

/// What comes after `#new?` for a game that begins as this one did; none for a game that began with a position.
#[must_use]
pub fn start(game: &Session) -> Option<String> {
    let began_with_cards = game.start().is_none();
    began_with_cards.then(|| query::beginning(game.setup(), game.seed()))
}

/// What comes after `#new?` for another game with the same players, factions and options, shuffled anew; none for a game
/// that began with a position.
#[must_use]
pub fn anew(game: &Session) -> Option<String> {
    let titans = if game.setup().titans { "" } else { "&titans=0" };
    let begins = start(game)?;
    let parts: Vec<&str> = begins.split('&').filter(|part| !part.starts_with("seed=")).collect();
    Some(parts.join("&") + titans)
}

/// What comes after `#watch?` for the whole game so far; none for a game that began with a position.
#[must_use]
pub fn record(game: &Session) -> Option<String> {
    let catalog = game.state().catalog();
    let mut text = start(game)?;
    text.push_str("&answers=");
    text.push_str(&query::encoded(&answers_text::written(game.answers(), catalog), ":,."));
    text.push_str(&format!(
        "&check={MARK}{:x}",
        game.answers().map(|r| r.fingerprint).fold(0, and)
    ));
    Some(text)
}

/// Reads what [`record`] wrote.
///
/// # Errors
/// What is wrong with it, as a sentence.
pub fn read(catalog: &'static Catalog, query: &str) -> Result<Session, String> {
    let value = |key: &str| query::value(query, key);
    if value("seed").is_none() || value("factions").is_none() {
        return Err(t().address.too_little.to_owned());
    }
    let described = address::parse(catalog, query, 0)?;
    let mut game = Session::new(catalog, described.setup, described.seed);
    let (check, first) = match value("check").map(|check| check.strip_prefix(MARK).ok_or(check)) {
        Some(Ok(check)) => (check, None),
        Some(Err(check)) => (check, Some(FirstNumbers::of(catalog))),
        None => return Err(t().address.cut_off.to_owned()),
    };
    let answers = value("answers").unwrap_or_default();
    let answers = query::decoded(answers).ok_or_else(|| (t().address.unreadable)(answers))?;
    let answers: Vec<Option<Vec<Pick>>> = answers_text::read(&answers, catalog).collect();
    let of = answers.len();
    let (mut answers, mut sum) = (answers.into_iter(), 0);
    let fitted = game.follow(&mut |ask| {
        let picks = answers.next()??;
        let fingerprint = match &first {
            Some(numbers) => numbers.fingerprint(ask),
            None => ask.fingerprint(catalog),
        };
        sum = and(sum, fingerprint);
        Some(picks)
    });
    if fitted < of {
        return Err((t().address.step)(fitted + 1));
    }
    if check == format!("{sum:x}") { Ok(game) } else { Err(t().address.steps.to_owned()) }
}

/// What a check by today's fingerprints begins with.
const MARK: &str = "2.";

/// A number that tells whether all questions were the same, with one more.
fn and(sum: u32, fingerprint: u32) -> u32 {
    sum.rotate_left(5).wrapping_add(fingerprint)
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
    fn another_game_is_the_same_but_for_the_cards() {
        let game = random_game(3, 20);
        let text = anew(&game).expect("it began with cards");
        let described = |chance| address::parse(catalog(), &text, chance).expect("an address");
        assert_eq!(&described(1).setup, game.setup());
        assert_eq!((described(1).seed, described(2).seed), (1, 2), "chance deals it");
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
    fn links_of_the_first_builds_open() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/v1");
        let text = |path: &str| {
            std::fs::read_to_string(format!("{folder}/{path}")).expect("a readable file")
        };
        for name in ["finished-2p-exact", "finished-3p-table", "middle-4p-table", "undone-2p-exact"]
        {
            let link = text(&format!("links/{name}.record.txt"));
            let start = text(&format!("links/{name}.start.txt"));
            let described = address::parse(catalog(), &start, 0).expect("an address");
            assert_eq!(query::beginning(&described.setup, described.seed), start, "{name}");
            // The save of the same name tells whether a changed ruling stands in between.
            let Ok(game) = Session::load(catalog(), &text(&format!("saves/{name}.json"))) else {
                assert!(read(catalog(), &link).is_err_and(|why| why.contains("fit")), "{name}");
                continue;
            };
            let read = read(catalog(), &link).expect("readable");
            assert!(read.state() == game.state() && read.answers().eq(game.answers()), "{name}");
            let other = link.replace("&check=", "&check=1");
            assert!(super::read(catalog(), &other).is_err_and(|why| why.contains("fit")), "{name}");
            // But for the check it is written as it was.
            let now = record(&game).expect("it began with cards");
            let before_check = |link: &str| link.split("&check").next().map(str::to_owned);
            assert_eq!(before_check(&now), before_check(&link), "{name}");
        }
    }

    #[test]
    fn links_with_a_mark_open() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/v3");
        let text = |path: String| {
            std::fs::read_to_string(format!("{folder}/{path}")).expect("a readable file")
        };
        for name in MARKED {
            let link = text(format!("links/{name}.record.txt"));
            assert!(link.contains("&check=2."), "{name}");
            let begins = text(format!("links/{name}.start.txt"));
            let described = address::parse(catalog(), &begins, 0).expect("an address");
            assert_eq!(query::beginning(&described.setup, described.seed), begins, "{name}");
            // The save of the same name tells whether a changed ruling stands in between.
            let Ok(game) = Session::load(catalog(), &text(format!("saves/{name}.txt"))) else {
                assert!(read(catalog(), &link).is_err_and(|why| why.contains("fit")), "{name}");
                continue;
            };
            let opened = read(catalog(), &link).expect("readable");
            assert!(opened.state() == game.state() && opened.answers().eq(game.answers()));
            assert_eq!((record(&game), start(&game)), (Some(link.clone()), Some(begins)), "{name}");
            for other in [link.replace("check=2.", "check="), link.replace("check=2.", "check=2.1")]
            {
                assert!(read(catalog(), &other).is_err_and(|why| why.contains("fit")), "{name}");
            }
        }
    }

    /// Games whose links lie among those of the third format.
    const MARKED: [&str; 4] = [
        "finished-2p-exact",
        "finished-new-sets-4p-exact",
        "middle-2p-table",
        "middle-all-sets-3p-exact",
    ];

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
