//! A line taken apart into the names of cards and what stands between them.

use engine::catalog::Catalog;
use engine::ids::DefId;

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Plain words.
    Words(String),
    /// The name of a printed card.
    Card(DefId),
}

/// Takes a line apart; of names that begin alike the longest counts. Put together again, the pieces are the line.
#[must_use]
pub fn pieces(catalog: &Catalog, line: &str) -> Vec<Piece> {
    let mut found = Vec::new();
    let mut words = String::new();
    let mut rest = line;
    while let Some(next) = rest.chars().next() {
        // All names begin with a capital letter or a sign; to look for one among them takes long.
        let inside = words.chars().next_back().is_some_and(char::is_alphanumeric);
        let card = if inside || next.is_lowercase() || next == ' ' {
            None
        } else {
            card_at(catalog, rest)
        };
        match card {
            Some((card, len)) => {
                if !words.is_empty() {
                    found.push(Piece::Words(std::mem::take(&mut words)));
                }
                found.push(Piece::Card(card));
                rest = &rest[len..];
            }
            None => {
                words.push(next);
                rest = &rest[next.len_utf8()..];
            }
        }
    }
    if !words.is_empty() {
        found.push(Piece::Words(words));
    }
    found
}

/// The card whose name a text begins with, and how long that is.
fn card_at(catalog: &Catalog, text: &str) -> Option<(DefId, usize)> {
    let names = catalog.called_like(text).map(|id| (id, catalog.def(id).name));
    let ends = |n: usize| !text[n..].chars().next().is_some_and(char::is_alphanumeric);
    names
        .filter(|(_, name)| text.starts_with(name) && ends(name.len()))
        .map(|(id, name)| (id, name.len()))
        // Of several printings the oldest.
        .max_by_key(|&(id, len)| (len, std::cmp::Reverse(id)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::catalog;

    fn taken_apart(line: &str) -> Vec<String> {
        let show = |p: Piece| match p {
            Piece::Words(words) => words,
            Piece::Card(def) => format!("[{}]", catalog().def(def).name),
        };
        pieces(catalog(), line).into_iter().map(show).collect()
    }

    #[test]
    fn names_are_found_whole_and_the_longest_of_them() {
        assert_eq!(
            taken_apart("Ben's Microbot Guard is destroyed by Ninja Master"),
            ["Ben's ", "[Microbot Guard]", " is destroyed by ", "[Ninja Master]"]
        );
        assert_eq!(taken_apart("They're Coming To Get You"), ["[They're Coming To Get You]"]);
        assert_eq!(taken_apart("2 × Zapbot, Warbots"), ["2 × ", "[Zapbot]", ", Warbots"]);
        assert_eq!(taken_apart(""), Vec::<String>::new());
    }

    #[test]
    fn every_card_is_found_by_its_name() {
        for (id, entry) in catalog().defs.iter().enumerate() {
            let first = catalog().defs[..=id].iter().position(|e| e.def.name == entry.def.name);
            let first = DefId(first.expect("itself at least") as u16);
            assert_eq!(pieces(catalog(), entry.def.name), [Piece::Card(first)], "{}", entry.slug);
        }
    }
}
