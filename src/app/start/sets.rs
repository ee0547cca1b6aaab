//! Which sets take part: what is offered in the form, and what lots are drawn from.

use crate::engine::catalog::{Catalog, SetEntry};
use crate::engine::ids::FactionId;
use crate::words::page::t;

/// The sets that take part. All that are not named: a set that is new in the game takes part by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sets {
    /// The slugs of those that do not.
    out: Vec<String>,
}

impl Sets {
    /// Only the first set, which is the one to begin with.
    #[must_use]
    pub fn first(catalog: &Catalog) -> Sets {
        Sets { out: catalog.sets.iter().skip(1).map(|s| s.slug.to_owned()).collect() }
    }

    /// What [`Sets::kept`] wrote.
    #[must_use]
    pub fn read(kept: &str) -> Sets {
        Sets { out: kept.split_whitespace().map(str::to_owned).collect() }
    }

    /// The choice as text.
    #[must_use]
    pub fn kept(&self) -> String {
        self.out.join(" ")
    }

    /// Whether a set takes part.
    #[must_use]
    pub fn has(&self, set: &SetEntry) -> bool {
        !self.out.iter().any(|o| o == set.slug)
    }

    /// Lets a set take part or not.
    pub fn put(&mut self, set: &SetEntry, takes_part: bool) {
        self.out.retain(|o| o != set.slug);
        if !takes_part {
            self.out.push(set.slug.to_owned());
        }
    }

    /// The sets that take part.
    pub fn of<'a>(&self, catalog: &'a Catalog) -> impl Iterator<Item = &'a SetEntry> {
        catalog.sets.iter().filter(|s| self.has(s))
    }

    /// Their factions.
    #[must_use]
    pub fn factions(&self, catalog: &Catalog) -> Vec<FactionId> {
        let ids = (0..catalog.factions.len()).map(|n| FactionId(n as u16));
        ids.filter(|f| self.has(&catalog.sets[catalog.factions[usize::from(f.0)].1])).collect()
    }

    /// The same, or all sets if these have not that many factions.
    #[must_use]
    pub fn with_at_least(self, factions: usize, catalog: &Catalog) -> Sets {
        if self.factions(catalog).len() < factions { Sets::default() } else { self }
    }

    /// "all 3", "Core Set", "2 of 3".
    #[must_use]
    pub fn name(&self, catalog: &Catalog) -> String {
        let there: Vec<&str> = self.of(catalog).map(|s| s.name).collect();
        match (&there[..], catalog.sets.len()) {
            (some, all) if some.len() == all => (t().setup.all_of)(all),
            ([one], _) => (*one).to_owned(),
            (some, all) => (t().setup.some_of)(some.len(), all),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::catalog;

    #[test]
    fn what_is_kept_is_read_and_a_new_set_takes_part() {
        let mut sets = Sets::default();
        sets.put(&catalog().sets[1], false);
        assert_eq!(Sets::read(&sets.kept()), sets);
        assert_eq!(sets.of(catalog()).count(), catalog().sets.len() - 1);
        sets.put(&catalog().sets[1], true);
        assert_eq!(sets.of(catalog()).count(), catalog().sets.len());
        assert_eq!(Sets::read(""), Sets::default());
    }

    #[test]
    fn lots_are_drawn_from_the_factions_of_the_sets() {
        let first = Sets::first(catalog());
        let n = catalog().sets[0].factions;
        let ids: Vec<usize> = first.factions(catalog()).iter().map(|f| usize::from(f.0)).collect();
        assert_eq!(ids, (0..n).collect::<Vec<_>>());
        assert_eq!(first.name(catalog()), catalog().sets[0].name);
        assert_eq!(first.clone().with_at_least(n, catalog()), first);
        assert_eq!(first.with_at_least(n + 1, catalog()), Sets::default());
    }
}
