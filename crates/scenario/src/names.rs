//! Names as scenarios write them, looked up in the catalog.

use engine::catalog::Catalog;
use engine::def::Kind;
use engine::edition::{Edition, Printing};
use engine::ids::{DefId, FactionId, Seat};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The letters of a name without what does not count: case, and the characters `" ' . , ! ? : -` with their
/// typographic forms.
fn letters(name: &str) -> impl Iterator<Item = char> + '_ {
    const NOTHING: &str = "\"'.,!?:-\u{2018}\u{2019}\u{201a}\u{201b}\u{201c}\u{201d}\u{201e}\u{2032}\
                           \u{2033}\u{2026}\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}\u{00b4}`";
    let counts = |c: &char| c.is_ascii_alphanumeric() || !NOTHING.contains(*c);
    name.chars().filter(counts).flat_map(char::to_lowercase)
}

/// A name as its letters, with single spaces between words; "&" is "and", as no name here has it.
pub(super) fn plain(name: &str) -> String {
    let kept: String = letters(&name.replace('&', "and")).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// All names of a catalog, plain. Scenarios name dozens of cards each, and there are thousands of either.
struct Index {
    catalog: &'static Catalog,
    /// Cards and bases by their names, the oldest first.
    printed: BTreeMap<String, Vec<DefId>>,
    factions: BTreeMap<String, FactionId>,
}

thread_local! {
    /// The index that was asked last.
    static INDEX: RefCell<Option<Index>> = const { RefCell::new(None) };
}

impl Index {
    fn of(catalog: &'static Catalog) -> Index {
        let mut printed: BTreeMap<String, Vec<DefId>> = BTreeMap::new();
        for def in catalog.ids() {
            printed.entry(plain(catalog.def(def).name)).or_default().push(def);
        }
        let factions = catalog.factions.iter().enumerate();
        let factions = factions.map(|(n, (f, _))| (plain(f.name), FactionId(n as u16))).collect();
        Index { catalog, printed, factions }
    }

    /// Asks the index of this catalog.
    fn asked<T>(catalog: &'static Catalog, ask: impl FnOnce(&Index) -> T) -> T {
        INDEX.with_borrow_mut(|last| {
            let known = last.take().filter(|index| std::ptr::eq(index.catalog, catalog));
            ask(last.insert(known.unwrap_or_else(|| Index::of(catalog))))
        })
    }
}

/// The names a scenario may use.
#[derive(Clone, Copy)]
pub(super) struct Book {
    pub(super) catalog: &'static Catalog,
    /// How many players there are.
    pub(super) seats: usize,
    /// Which printing is meant where nothing else says.
    pub(super) edition: Edition,
}

impl Book {
    /// The seat of the player counted from 1.
    pub(super) fn seat(self, number: u8) -> Result<Seat, String> {
        match usize::from(number) {
            n if (1..=self.seats).contains(&n) => Ok(Seat(number - 1)),
            _ => Err(format!("there is no player {number}")),
        }
    }

    /// The faction of this name.
    pub(super) fn faction(self, name: &str) -> Result<FactionId, String> {
        let found = Index::asked(self.catalog, |i| i.factions.get(&plain(name)).copied());
        found.ok_or_else(|| format!("no faction is called \"{name}\""))
    }

    /// The faction of this name in the edition that it says, `Tricksters@current`, or else that of the file.
    pub(super) fn printing(self, name: &str) -> Result<Printing, String> {
        let (bare, said) = Edition::split(name);
        Ok(self.catalog.printing(self.faction(bare)?, said.max(self.edition)))
    }

    /// The base of this name, in the edition that it says, `Moon Dumpster@current`, or else that of the file.
    pub(super) fn base(self, name: &str) -> Result<DefId, String> {
        let (bare, said) = Edition::split(name);
        let book = Book { edition: said.max(self.edition), ..self };
        let found = book.printed(bare).into_iter().find(|&def| self.is_base(def));
        found.ok_or_else(|| format!("no base is called \"{name}\""))
    }

    /// The card of this name that is no base: of this faction, if one is given, else of one of the
    /// `preferred`, else the oldest.
    pub(super) fn card(
        self,
        name: &str,
        faction: Option<Printing>,
        preferred: &[Printing],
    ) -> Result<DefId, String> {
        let mut found = self.printed(name);
        found.retain(|&def| !self.is_base(def));
        let is_of = |def: &DefId, printing: &Printing| {
            let entry = &self.catalog.defs[usize::from(def.0)];
            entry.faction == Some(printing.faction) && entry.is_of(printing.edition)
        };
        if let Some(only) = faction {
            found.retain(|def| is_of(def, &only));
        }
        let own = found.iter().find(|def| preferred.iter().any(|p| is_of(def, p)));
        own.or(found.first()).copied().ok_or_else(|| format!("no card is called \"{name}\""))
    }

    /// The card or base of this name, by its oldest printing.
    pub(super) fn anything(self, name: &str) -> Result<DefId, String> {
        let first = self.printed(name).first().copied();
        first.ok_or_else(|| format!("no card or base is called \"{name}\""))
    }

    /// Whether anything has this name: a card, a base or a faction.
    pub(super) fn knows(self, name: &str) -> bool {
        !self.printed(name).is_empty() || self.faction(name).is_ok()
    }

    /// All that has this name, what is in the file's edition first, else the oldest first.
    fn printed(self, name: &str) -> Vec<DefId> {
        let found = Index::asked(self.catalog, |i| i.printed.get(&plain(name)).cloned());
        let mut found = found.unwrap_or_default();
        found.sort_by_key(|def| !self.catalog.defs[usize::from(def.0)].is_of(self.edition));
        found
    }

    fn is_base(self, def: DefId) -> bool {
        matches!(self.catalog.def(def).kind, Kind::Base { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn punctuation_and_case_do_not_count() {
        assert_eq!(plain("... Really?"), plain("\"really\""));
        assert_eq!(plain("They\u{2019}re Coming To Get You"), plain("theyre coming to get you"));
        assert_eq!(plain("Factory 436-1337"), "factory 4361337");
    }
}
