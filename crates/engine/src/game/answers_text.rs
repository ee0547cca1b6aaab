//! Picks and answers as short text that outlives new cards: names as slugs, everything else by its number in the game.

use crate::nouns::ids::{CardId, DefId, Seat, SiteId, Stay};
use crate::nouns::question::Pick;
use crate::print::catalog::Catalog;
use crate::run::tape::Record;

/// Answers as text: the picks of each separated by commas, a dot at its end; declining is nothing.
#[must_use]
pub fn written<'a>(answers: impl Iterator<Item = &'a Record>, catalog: &Catalog) -> String {
    let mut text = String::new();
    for record in answers {
        for (n, pick) in record.picks.iter().enumerate() {
            if n > 0 {
                text.push(',');
            }
            text.push_str(&pick.encode(catalog));
        }
        text.push('.');
    }
    text
}

/// Reads what [`written`] wrote, answer by answer; none for one that names something unknown.
pub fn read(text: &str, catalog: &Catalog) -> impl Iterator<Item = Option<Vec<Pick>>> {
    text.split_terminator('.').map(|answer| picks(answer, catalog))
}

/// Reads the picks of one answer; none if one names something unknown.
pub(crate) fn picks(answer: &str, catalog: &Catalog) -> Option<Vec<Pick>> {
    let picks = answer.split(',').filter(|pick| !pick.is_empty());
    picks.map(|pick| Pick::decode(pick, catalog)).collect()
}

impl Pick {
    /// The pick as a short text that outlives new cards.
    #[must_use]
    pub fn encode(self, catalog: &Catalog) -> String {
        let name = |def: DefId| catalog.slug(def);
        match self {
            Pick::Play(c) => format!("p{}", c.0),
            Pick::Use(c, def, i) => format!("u{}:{}:{i}", c.0, name(def)),
            Pick::Card(c) => format!("c{}", c.0),
            Pick::FaceDown(stay) => format!("d{}", stay.0),
            Pick::Site(s) => format!("s{}", s.0),
            Pick::Player(s) => format!("a{}", s.0),
            Pick::Faction(id) => format!("f{}", catalog.faction_slug(id)),
            Pick::Name(def) => format!("n{}", name(def)),
            Pick::Mode(n) => format!("m{n}"),
            Pick::Number(n) => format!("#{n}"),
            Pick::Yes => "y".to_owned(),
        }
    }

    /// Reads what [`Pick::encode`] wrote; none if it names nothing.
    #[must_use]
    pub fn decode(text: &str, catalog: &Catalog) -> Option<Pick> {
        let kind = text.chars().next()?;
        let rest = &text[kind.len_utf8()..];
        Some(match kind {
            'p' => Pick::Play(CardId(rest.parse().ok()?)),
            'u' => {
                let mut parts = rest.split(':');
                let card = CardId(parts.next()?.parse().ok()?);
                let def = catalog.def_named(parts.next()?)?;
                Pick::Use(card, def, parts.next()?.parse().ok()?)
            }
            'c' => Pick::Card(CardId(rest.parse().ok()?)),
            'd' => Pick::FaceDown(Stay(rest.parse().ok()?)),
            's' => Pick::Site(SiteId(rest.parse().ok()?)),
            'a' => Pick::Player(Seat(rest.parse().ok()?)),
            'f' => Pick::Faction(catalog.faction_named(rest)?),
            'n' => Pick::Name(catalog.def_named(rest)?),
            'm' => Pick::Mode(rest.parse().ok()?),
            '#' => Pick::Number(rest.parse().ok()?),
            'y' => Pick::Yes,
            _ => return None,
        })
    }
}
