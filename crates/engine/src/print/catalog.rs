//! All printed cards: factions, sets, and the catalog that gives each card its id.

use crate::nouns::hash::Hash;
use crate::nouns::ids::{DefId, FactionId, Row};
use crate::nouns::mask::Mask;
use crate::nouns::sorts::Sorts;
use crate::nouns::zone::Home;
use crate::print::ability::Ability;
use crate::print::def::CardDef;
use crate::print::faction::{FactionDef, SetDef};

/// Where a printed card stands in the catalog.
#[derive(Clone)]
pub struct Entry {
    /// The card.
    pub def: &'static CardDef,
    /// Its faction; cards of the decks of all have none.
    pub faction: Option<FactionId>,
    /// The deck of all players that it begins in: bases, Madness.
    pub deck: Option<Home>,
    /// The set, as an index into [`Catalog::sets`].
    pub set: usize,
    /// The stable name used in saves, `pirates/first_mate`.
    pub slug: String,
}

/// All printed cards of the game, by id.
pub struct Catalog {
    /// The sets.
    pub sets: Vec<SetDef>,
    /// The factions, set by set.
    pub factions: Vec<(&'static FactionDef, usize)>,
    /// The cards, set by set: those of the factions in order, then those of the decks of all.
    pub defs: Vec<Entry>,
    /// What is printed by id: on the cards, then the sections of the rulebook.
    prints: Vec<&'static CardDef>,
    /// The kinds of abilities each card has in all and in play, side by side: every scan begins with them.
    masks: Vec<(Mask, Mask)>,
    /// What each card is: asked of every card that a description could mean.
    sorts: Vec<Sorts>,
    /// The numbers of the slugs of the cards, which stay whatever set is inserted where.
    codes: Vec<u32>,
    /// The slugs of the factions.
    faction_slugs: Vec<String>,
    /// The numbers of these.
    faction_codes: Vec<u32>,
    /// The places cards had when the first saves were written.
    first_places: &'static [FirstPlace],
}

/// Where the cards of a faction, or of a set's bases or decks, began in the catalog of the first saves.
#[derive(Clone, Copy)]
pub struct FirstPlace {
    /// What the slugs of its cards begin with: `pirates`, `core-bases`.
    pub group: &'static str,
    /// The number of its first card.
    pub from: u16,
}

impl Catalog {
    const fn empty() -> Catalog {
        Catalog {
            sets: Vec::new(),
            factions: Vec::new(),
            defs: Vec::new(),
            prints: Vec::new(),
            masks: Vec::new(),
            sorts: Vec::new(),
            codes: Vec::new(),
            faction_slugs: Vec::new(),
            faction_codes: Vec::new(),
            first_places: &[],
        }
    }

    /// The catalog of these sets, and of what the rulebook lets players do with their cards.
    #[must_use]
    pub fn of(sets: &[SetDef], rulebook: &'static [CardDef]) -> Catalog {
        let mut catalog = Catalog { sets: sets.to_vec(), ..Catalog::empty() };
        for (s, set) in sets.iter().enumerate() {
            for faction in set.factions {
                let id = FactionId(catalog.factions.len() as u16);
                catalog.factions.push((faction, s));
                for def in faction.cards {
                    let slug = format!("{}/{}", slug(faction.name), slug(def.name));
                    catalog.defs.push(Entry { def, faction: Some(id), deck: None, set: s, slug });
                }
            }
            let bases = (Home::Bases, set.bases);
            for &(deck, cards) in std::iter::once(&bases).chain(set.decks) {
                let folder = if deck == Home::Bases { "bases" } else { "decks" };
                for def in cards {
                    let slug = format!("{}-{folder}/{}", set.slug, slug(def.name));
                    let deck = Some(deck);
                    catalog.defs.push(Entry { def, faction: None, deck, set: s, slug });
                }
            }
        }
        let printed = catalog.defs.iter().map(|e| e.def);
        catalog.prints = printed.chain(rulebook).collect();
        catalog.masks = catalog.prints.iter().map(|def| (def.mask(), def.standing())).collect();
        catalog.sorts = catalog.prints.iter().map(|def| def.sorts()).collect();
        catalog.codes = (0..catalog.prints.len())
            .map(|n| Hash::of_name(catalog.slug(DefId(n as u16))))
            .collect();
        catalog.faction_slugs = catalog.factions.iter().map(|(f, _)| slug(f.name)).collect();
        catalog.faction_codes = catalog.faction_slugs.iter().map(|s| Hash::of_name(s)).collect();
        catalog
    }

    /// The same catalog, knowing the places that cards had when the first saves were written, group by group in the
    /// order of then.
    #[must_use]
    pub fn with_first_places(self, first_places: &'static [FirstPlace]) -> Catalog {
        Catalog { first_places, ..self }
    }

    /// The places that cards had when the first saves were written.
    pub(crate) fn first_places(&self) -> &'static [FirstPlace] {
        self.first_places
    }

    /// What is printed on `id`.
    #[must_use]
    pub fn def(&self, id: DefId) -> &'static CardDef {
        self.prints[usize::from(id.0)]
    }

    /// Whether anything is printed by this id.
    pub(crate) fn has(&self, id: DefId) -> bool {
        usize::from(id.0) < self.prints.len()
    }

    /// The sections of the rulebook that have abilities of these kinds.
    pub(crate) fn rulebook(&self, kinds: Mask) -> impl Iterator<Item = DefId> + '_ {
        let all = (self.defs.len()..self.prints.len()).map(|n| DefId(n as u16));
        all.filter(move |&id| self.mask(id).meets(kinds))
    }

    /// A printed ability, if there is one there.
    #[must_use]
    pub fn row(&self, row: Row) -> Option<&'static Ability> {
        self.def(row.def).ability(row.index)
    }

    /// The kinds of abilities printed on `id`.
    #[must_use]
    pub fn mask(&self, id: DefId) -> Mask {
        self.masks[usize::from(id.0)].0
    }

    /// The kinds of abilities printed on `id` that work while it is in play.
    #[must_use]
    pub fn standing(&self, id: DefId) -> Mask {
        self.masks[usize::from(id.0)].1
    }

    /// What a card with this print is.
    #[must_use]
    pub fn sorts(&self, id: DefId) -> Sorts {
        self.sorts[usize::from(id.0)]
    }

    /// A number that stands for what is printed on `id` wherever that is in the catalog.
    pub(crate) fn code(&self, id: DefId) -> u32 {
        self.codes[usize::from(id.0)]
    }

    /// The same for a faction.
    pub(crate) fn faction_code(&self, id: FactionId) -> u32 {
        self.faction_codes[usize::from(id.0)]
    }

    /// The slug of `id`: its stable name in saves. A section of the rulebook goes by its name.
    #[must_use]
    pub fn slug(&self, id: DefId) -> &str {
        self.defs.get(usize::from(id.0)).map_or(self.def(id).name, |entry| &entry.slug)
    }

    /// The card of this slug.
    #[must_use]
    pub fn def_named(&self, slug: &str) -> Option<DefId> {
        let at = self.defs.iter().position(|e| e.slug == slug)?;
        Some(DefId(at as u16))
    }

    /// The faction `id`.
    #[must_use]
    pub fn faction(&self, id: FactionId) -> &'static FactionDef {
        self.factions[usize::from(id.0)].0
    }

    /// The slug of the faction `id`.
    #[must_use]
    pub fn faction_slug(&self, id: FactionId) -> String {
        self.faction_slugs[usize::from(id.0)].clone()
    }

    /// The faction of this name, compared as slugs.
    #[must_use]
    pub fn faction_named(&self, name: &str) -> Option<FactionId> {
        let wanted = slug(name);
        let at = self.faction_slugs.iter().position(|slug| *slug == wanted)?;
        Some(FactionId(at as u16))
    }

    /// All card ids, in order.
    pub fn ids(&self) -> impl Iterator<Item = DefId> + '_ {
        (0..self.defs.len()).map(|i| DefId(i as u16))
    }

    /// All faction ids, in order.
    pub fn faction_ids(&self) -> impl Iterator<Item = FactionId> + '_ {
        (0..self.factions.len()).map(|i| FactionId(i as u16))
    }

    /// The ids of the cards of a faction.
    pub fn of_faction(&self, faction: FactionId) -> impl Iterator<Item = DefId> + '_ {
        self.ids().filter(move |id| self.defs[usize::from(id.0)].faction == Some(faction))
    }
}

/// A name as it is written in saves and addresses: lower case letters and digits, joined by `_`.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.chars() {
        if c.is_alphanumeric() {
            out.extend(c.to_lowercase());
        } else if (c == ' ' || c == '-' || c == '_') && !out.ends_with('_') && !out.is_empty() {
            out.push('_');
        }
    }
    out.trim_end_matches('_').to_owned()
}
