//! Answers, hints and what decided a game as text, between what thinks and the page.

use crate::ai::plays::Line;
use crate::cards::catalog;
use crate::desk::advice::Advice;
use crate::desk::moments::Moment;
use crate::engine::question::Pick;

/// Between the answers of a line, and between the parts of a hint or a moment; these have a line each.
const NEXT: char = '|';
const PART: char = '\t';

/// These parts in a line. Where there are names in them nothing is taken for the end of a part that is none.
fn in_a_line(parts: &[&str]) -> String {
    let clean = |part: &&str| part.replace(char::is_control, " ");
    parts.iter().map(clean).collect::<Vec<_>>().join(&PART.to_string())
}

/// A hint as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hinted {
    /// The answer, and where it goes.
    pub line: Line,
    /// The same in words.
    pub what: String,
    /// What it brings.
    pub why: String,
}

/// An answer as text.
#[must_use]
pub fn written(picks: &[Pick]) -> String {
    picks.iter().map(|p| p.encode(catalog())).collect::<Vec<_>>().join(" ")
}

/// Reads what [`written`] wrote.
#[must_use]
pub fn read(answer: &str) -> Option<Vec<Pick>> {
    answer.split(' ').filter(|p| !p.is_empty()).map(|p| Pick::decode(p, catalog())).collect()
}

/// The hints that were found as text, a line each.
#[must_use]
pub fn said(advice: &Advice) -> String {
    let line = |hint| {
        let [what, why] = advice.lines(hint);
        let answers: Vec<String> = hint.line.iter().map(|picks| written(picks)).collect();
        in_a_line(&[&answers.join(&NEXT.to_string()), &what, &why])
    };
    advice.found().iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Reads what [`said`] wrote.
#[must_use]
pub fn hints(text: &str) -> Option<Vec<Hinted>> {
    let hint = |line: &str| {
        let mut parts = line.split(PART);
        let line: Option<Line> = parts.next()?.split(NEXT).map(read).collect();
        let (what, why) = (parts.next()?.to_owned(), parts.next()?.to_owned());
        Some(Hinted { line: line?, what, why })
    };
    text.lines().map(hint).collect()
}

/// The moments that decided a game as text, a line each.
#[must_use]
pub fn told(moments: &[Moment]) -> String {
    let line = |m: &Moment| in_a_line(&[&m.turn.to_string(), &m.who, &m.done, &m.instead, &m.why]);
    moments.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Reads what [`told`] wrote.
#[must_use]
pub fn moments(text: &str) -> Option<Vec<Moment>> {
    let moment = |line: &str| {
        let mut parts = line.split(PART);
        let turn = parts.next()?.parse().ok()?;
        let mut next = || parts.next().map(str::to_owned);
        Some(Moment { turn, who: next()?, done: next()?, instead: next()?, why: next()? })
    };
    text.lines().map(moment).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::random_game;

    #[test]
    fn what_is_told_is_read_whatever_the_names_are() {
        let moment = |who: &str| Moment {
            turn: 7,
            who: who.to_owned(),
            done: "Plays Ninja Master at Tortuga".to_owned(),
            instead: "Plays nothing".to_owned(),
            why: "Brings 2 points more.".to_owned(),
        };
        let two = [moment("Ana|Ben"), moment("")];
        assert_eq!(moments(&told(&two)).as_deref(), Some(&two[..]));
        let odd = moments(&told(&[moment("Ana\tthe\r\nfirst")]));
        assert_eq!(odd, Some(vec![moment("Ana the  first")]));
        assert_eq!(moments(&told(&[])), Some(Vec::new()));
        assert_eq!(moments("nonsense"), None);
    }

    #[test]
    fn what_is_said_is_read() {
        let mut met = 0;
        for n in (0..60).step_by(3) {
            let game = random_game(8, n);
            let mut advice = Advice::new(game.clone());
            while !advice.go_on(&mut || false) {
                advice.turn_on();
            }
            let read = hints(&said(&advice)).expect("readable");
            let found = advice.found();
            assert!(read.iter().map(|h| &h.line).eq(found.iter().map(|h| &h.line)));
            assert!(
                read.iter()
                    .all(|hint| !hint.what.is_empty() && hint.why.ends_with(['.', '!', '?']))
            );
            met += read.iter().filter(|hint| hint.line.len() > 1).count();
        }
        assert!(met > 0, "some with a place");
        assert_eq!(hints(""), Some(Vec::new()));
        assert_eq!(hints("nonsense"), None);
    }
}
