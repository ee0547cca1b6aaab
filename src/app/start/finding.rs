//! Finding saved games by what is typed.

use crate::engine::letters::in_small;

/// What a game is found by: some texts, kept as lines of small letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines(String);

impl Lines {
    /// It is found by a part of any of these.
    #[must_use]
    pub fn of<'a>(texts: impl IntoIterator<Item = &'a str>) -> Lines {
        let mut lines = String::new();
        for text in texts {
            // Such as stand in dates instead of spaces, and nobody can type.
            lines.push_str(&in_small(text).replace(['\u{a0}', '\u{202f}'], " "));
            lines.push('\n');
        }
        Lines(lines)
    }
}

/// Which games are found: those with all that is typed in one of their texts; if there is none, those with each of its words
/// in one.
#[must_use]
pub fn found(wanted: &str, games: &[Lines]) -> Vec<bool> {
    let wanted = in_small(wanted.trim());
    let with = |words: &[&str]| -> Vec<bool> {
        games.iter().map(|game| words.iter().all(|word| game.0.contains(word))).collect()
    };
    let whole = with(&[&wanted]);
    match whole.contains(&true) {
        true => whole,
        false => with(&wanted.split_whitespace().collect::<Vec<_>>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found_by(wanted: &str) -> Vec<usize> {
        let games = [
            Lines::of(["Ana", "Ben", "Pirates", "Ninjas", "Nov 2, 2026", "2026-11-02"]),
            Lines::of(["Ana", "Émile", "Robots", "Steampunks", "Nov 12, 2026", "2026-11-12"]),
            Lines::of(["Ben", "Cem", "Elder\u{a0}Things", "Pirates", "Oct 2, 2026", "2026-10-02"]),
        ];
        let found = found(wanted, &games);
        (0..found.len()).filter(|&n| found[n]).collect()
    }

    #[test]
    fn games_are_found_by_names_factions_and_days() {
        assert_eq!(found_by(""), [0, 1, 2]);
        assert_eq!(found_by("  "), [0, 1, 2]);
        assert_eq!(found_by("ana"), [0, 1]);
        assert_eq!(found_by("émI"), [1]);
        assert_eq!(found_by(" PIRA"), [0, 2]);
        assert_eq!(found_by("elder things"), [2]);
        assert_eq!(found_by("2026-11-12"), [1]);
        assert_eq!(found_by("2026-11"), [0, 1]);
        assert_eq!(found_by("nobody"), [0; 0]);
    }

    #[test]
    fn several_words_are_one_text_or_else_several() {
        assert_eq!(found_by("nov 2"), [0], "not every day of 2026");
        assert_eq!(found_by("pirates ben"), [0, 2]);
        assert_eq!(found_by("pirates ana nov"), [0]);
        assert_eq!(found_by("pirates nobody"), [0; 0]);
    }
}
