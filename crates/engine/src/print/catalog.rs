//! All printed cards: factions, sets, and the catalog that gives each card its id.

use crate::nouns::edition::{Edition, Printing};
use crate::nouns::hash::Hash;
use crate::nouns::ids::{DefId, FactionId, Row};
use crate::nouns::letters::small;
use crate::nouns::mask::Mask;
use crate::nouns::sorts::Sorts;
use crate::nouns::zone::Home;
use crate::print::ability::Ability;
use crate::print::def::{CardDef, Kind};
use crate::print::faction::{Faction, KnownSet, Revision, SetDef};

/// Where a printed card stands in the catalog.
#[derive(Clone)]
pub struct Entry {
    /// The card; a blank one while the cards of its set are not here.
    pub def: &'static CardDef,
    /// Its faction; cards of the decks of all have none.
    pub faction: Option<FactionId>,
    /// The deck of all players that it begins in: bases, Madness.
    pub deck: Option<Home>,
    /// The set, as an index into [`Catalog::sets`].
    pub set: usize,
    /// The edition it is in, if it is not the same in both.
    pub edition: Option<Edition>,
    /// The stable name used in saves, `pirates/first_mate`, or `pirates/first_mate@current` of a card that was something
    /// else in 2018; empty while the cards of its set are not here.
    pub slug: String,
}

impl Entry {
    /// Whether it is one of the cards of this edition.
    #[must_use]
    pub fn is_of(&self, edition: Edition) -> bool {
        self.edition.is_none_or(|only| only == edition)
    }
}

/// A set in the catalog.
#[derive(Clone, Copy, Debug)]
pub struct SetEntry {
    /// The published name.
    pub name: &'static str,
    /// Its short name, as in `--sets core`.
    pub slug: &'static str,
    /// How many factions it has.
    pub factions: usize,
    /// How many different bases it has.
    pub bases: usize,
    /// Whether any of its cards or bases is printed otherwise today than in 2018.
    pub revised: bool,
    /// Whether its cards are here.
    pub here: bool,
    /// The number of its first card.
    first: usize,
}

/// What stands in the place of a card that is not here.
static ABSENT: CardDef = CardDef::new("", 0, Kind::Rules);

/// All printed cards of the game, by id. Of sets whose cards are not here it knows the names, and keeps their ids free.
#[derive(Clone)]
pub struct Catalog {
    /// The sets.
    pub sets: Vec<SetEntry>,
    /// The factions, set by set.
    pub factions: Vec<(Faction, usize)>,
    /// The cards, set by set: those of the factions in order, then those of the decks of all.
    pub defs: Vec<Entry>,
    /// What is printed by id: on the cards, then the sections of the rulebook.
    prints: Vec<&'static CardDef>,
    /// The kinds of abilities each card has in all and in play, side by side: every scan begins with them.
    masks: Vec<(Mask, Mask)>,
    /// The kinds of all abilities that the rulebook gives cards.
    rulebook: Mask,
    /// What each card is: asked of every card that a description could mean.
    sorts: Vec<Sorts>,
    /// The numbers of the slugs of the cards, which stay whatever set is inserted where.
    codes: Vec<u32>,
    /// The cards by the first byte of their names: whoever looks for names in a text asks at each word.
    initials: Vec<Vec<DefId>>,
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
            rulebook: Mask::NONE,
            sorts: Vec::new(),
            codes: Vec::new(),
            initials: Vec::new(),
            faction_slugs: Vec::new(),
            faction_codes: Vec::new(),
            first_places: &[],
        }
    }

    /// The catalog of these sets, and of what the rulebook lets players do with their cards.
    #[must_use]
    pub fn of(sets: &[SetDef], rulebook: &'static [CardDef]) -> Catalog {
        let mut catalog = Catalog::empty();
        for set in sets {
            let factions = set.factions.iter().map(|faction| faction.known());
            let decks = set.decks.iter().map(|(deck, cards)| (*deck, cards.len()));
            let bases = (set.bases.len(), set.revised_bases.cards.len());
            catalog.make_room(set.name, set.slug, factions, bases, decks);
        }
        catalog.finish(rulebook);
        for (at, set) in sets.iter().enumerate() {
            catalog.lay(at, set);
        }
        catalog
    }

    /// The catalog of these sets while none of their cards is here.
    #[must_use]
    pub fn known(sets: &[KnownSet], rulebook: &'static [CardDef]) -> Catalog {
        let mut catalog = Catalog::empty();
        for set in sets {
            let (factions, decks) = (set.factions.iter().copied(), set.decks.iter().copied());
            let bases = (set.bases, set.revised_bases);
            catalog.make_room(set.name, set.slug, factions, bases, decks);
        }
        catalog.finish(rulebook);
        catalog
    }

    /// The same catalog with the cards of a set, the one at this place in [`Catalog::sets`].
    ///
    /// # Panics
    /// If the set has not the cards for which there is room.
    #[must_use]
    pub fn with(&self, at: usize, set: &SetDef) -> Catalog {
        let mut catalog = self.clone();
        catalog.lay(at, set);
        catalog
    }

    /// Gives ids to the factions and cards of a set, without the cards: its bases are so many, and so many newer ones.
    fn make_room(
        &mut self,
        name: &'static str,
        slug: &'static str,
        factions: impl Iterator<Item = Faction>,
        (bases, revised_bases): (usize, usize),
        decks: impl Iterator<Item = (Home, usize)>,
    ) {
        let (set, first) = (self.sets.len(), self.defs.len());
        let revised = revised_bases > 0;
        let mut entry = SetEntry { name, slug, factions: 0, bases, revised, here: false, first };
        let slug = String::new();
        let blank = Entry { def: &ABSENT, faction: None, deck: None, set, edition: None, slug };
        for known in factions {
            entry.factions += 1;
            let faction = Some(FactionId(self.factions.len() as u16));
            self.factions.push((known, set));
            entry.revised |= known.revised > 0;
            let cards = known.cards + usize::from(known.titan) + known.revised;
            let entries = std::iter::repeat_n(Entry { faction, ..blank.clone() }, cards);
            self.defs.extend(entries);
        }
        for (deck, cards) in std::iter::once((Home::Bases, bases + revised_bases)).chain(decks) {
            let entry = Entry { deck: Some(deck), ..blank.clone() };
            self.defs.extend(std::iter::repeat_n(entry, cards));
        }
        self.sets.push(entry);
    }

    /// Fills in what follows from the entries, when all sets have their room.
    fn finish(&mut self, rulebook: &'static [CardDef]) {
        self.prints = self.defs.iter().map(|entry| entry.def).chain(rulebook).collect();
        self.masks = self.prints.iter().map(|def| (def.mask(), def.standing())).collect();
        self.rulebook = rulebook.iter().fold(Mask::NONE, |kinds, def| kinds.or(def.mask()));
        self.sorts = self.prints.iter().map(|def| def.sorts()).collect();
        self.codes = self.prints.iter().map(|def| Hash::of_name(def.name)).collect();
        self.faction_slugs = self.factions.iter().map(|(f, _)| slug(f.name)).collect();
        self.faction_codes = self.faction_slugs.iter().map(|s| Hash::of_name(s)).collect();
    }

    /// Puts the cards of a set into its room.
    fn lay(&mut self, at: usize, set: &SetDef) {
        let entry = &mut self.sets[at];
        assert_eq!(entry.slug, set.slug, "another set has this place");
        entry.here = true;
        let mut id = entry.first;
        for faction in set.factions {
            let group = slug(faction.name);
            let older = faction.cards.iter().chain(&faction.titan);
            id = self.lay_cards(id, at, &group, older, &faction.revised);
        }
        let bases = format!("{}-bases", set.slug);
        id = self.lay_cards(id, at, &bases, set.bases.iter(), &set.revised_bases);
        for (_, cards) in set.decks {
            let decks = format!("{}-decks", set.slug);
            id = self.lay_cards(id, at, &decks, cards.iter(), &Revision::NONE);
        }
        assert!(self.defs.get(id).is_none_or(|next| next.set != at), "a card is missing");
    }

    /// Puts cards of a set into their places, the newer ones behind the older; the place after them.
    fn lay_cards(
        &mut self,
        mut id: usize,
        set: usize,
        group: &str,
        older: impl Iterator<Item = &'static CardDef>,
        revised: &Revision,
    ) -> usize {
        let older = older.map(|def| (def, revised.replaces(def).then_some(Edition::Of2018)));
        let newer = revised.cards.iter().map(|def| (def, Some(Edition::Current)));
        for (def, edition) in older.chain(newer) {
            let entry = &mut self.defs[id];
            assert_eq!(entry.set, set, "there is no room for a card");
            entry.edition = edition;
            let suffix = edition.map_or("", Edition::suffix);
            self.lay_card(id, def, format!("{group}/{}{suffix}", slug(def.name)));
            id += 1;
        }
        id
    }

    /// Puts a card into its place.
    fn lay_card(&mut self, id: usize, def: &'static CardDef, slug: String) {
        let entry = &mut self.defs[id];
        self.prints[id] = def;
        self.masks[id] = (def.mask(), def.standing());
        self.sorts[id] = def.sorts();
        self.codes[id] = Hash::of_name(&slug);
        if let Some(first) = def.name.bytes().next().map(usize::from) {
            self.initials.resize(self.initials.len().max(first + 1), Vec::new());
            self.initials[first].push(DefId(id as u16));
        }
        entry.def = def;
        entry.slug = slug;
    }

    /// The sets that a game with these factions is played with, in order: theirs. Where one of them has no bases of its
    /// own and the others have fewer than two for each faction, the base deck would be too small: then the first set's
    /// take part, too.
    #[must_use]
    pub fn sets_of(&self, factions: &[FactionId]) -> Vec<usize> {
        let of = |at: &usize| factions.iter().any(|f| self.factions[usize::from(f.0)].1 == *at);
        let theirs: Vec<usize> = (0..self.sets.len()).filter(of).collect();
        let bases = || theirs.iter().map(|&at| self.sets[at].bases);
        let lack = bases().any(|n| n == 0) && bases().sum::<usize>() < 2 * factions.len();
        let first = (lack && !theirs.contains(&0)).then_some(0);
        first.into_iter().chain(theirs).collect()
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
        let last = if self.rulebook.meets(kinds) { self.prints.len() } else { self.defs.len() };
        let all = (self.defs.len()..last).map(|n| DefId(n as u16));
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

    /// The card of this slug, if it is here.
    #[must_use]
    pub fn def_named(&self, slug: &str) -> Option<DefId> {
        let rulebook = (self.defs.len()..self.prints.len()).map(|n| DefId(n as u16));
        self.ids().chain(rulebook).find(|&id| self.slug(id) == slug)
    }

    /// The edition that a card is in, if it is not the same in both.
    #[must_use]
    pub fn edition(&self, id: DefId) -> Option<Edition> {
        self.defs.get(usize::from(id.0))?.edition
    }

    /// The faction `id`.
    #[must_use]
    pub fn faction(&self, id: FactionId) -> &Faction {
        &self.factions[usize::from(id.0)].0
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

    /// The faction of this name in an edition, as it is written in setups: `pirates`, `tricksters@current`.
    #[must_use]
    pub fn printing_named(&self, name: &str) -> Option<Printing> {
        let (name, edition) = Edition::split(name);
        Some(self.printing(self.faction_named(name)?, edition))
    }

    /// A faction in an edition: one that has only been printed once is always the same.
    #[must_use]
    pub fn printing(&self, faction: FactionId, edition: Edition) -> Printing {
        let edition = if self.has_editions(faction) { edition } else { Edition::default() };
        Printing { faction, edition }
    }

    /// What a faction in an edition is called in setups; one that has only been printed once goes by its name alone.
    #[must_use]
    pub fn printing_name(&self, printing: Printing) -> String {
        let Printing { faction, edition } = self.printing(printing.faction, printing.edition);
        format!("{}{}", self.faction(faction).name, edition.suffix())
    }

    /// Whether a faction, or the bases of its set, is printed otherwise today than in 2018.
    #[must_use]
    pub fn has_editions(&self, faction: FactionId) -> bool {
        self.sets[self.factions[usize::from(faction.0)].1].revised
    }

    /// The ids of all cards that are here, in order.
    pub fn ids(&self) -> impl Iterator<Item = DefId> + '_ {
        let here = |(_, entry): &(u16, &Entry)| self.sets[entry.set].here;
        (0..).zip(&self.defs).filter(here).map(|(id, _)| DefId(id))
    }

    /// The ids of the cards that are here and whose name begins as `text` does, in no order.
    pub fn called_like(&self, text: &str) -> impl Iterator<Item = DefId> + '_ {
        let first = text.bytes().next().map(usize::from);
        let alike = first.and_then(|first| self.initials.get(first));
        alike.into_iter().flatten().copied()
    }

    /// All faction ids, in order.
    pub fn faction_ids(&self) -> impl Iterator<Item = FactionId> + '_ {
        (0..self.factions.len()).map(|i| FactionId(i as u16))
    }

    /// The ids of the cards of a faction in an edition, if they are here; its titan is none of the twenty.
    pub fn of_faction(&self, printing: Printing) -> impl Iterator<Item = DefId> + '_ {
        self.all_of(printing).filter(|&id| !self.sorts(id).is_titan())
    }

    /// The titan of a faction in an edition, if it has one and it is here.
    #[must_use]
    pub fn titan_of(&self, printing: Printing) -> Option<DefId> {
        self.all_of(printing).find(|&id| self.sorts(id).is_titan())
    }

    /// The first card with the same name and text: the card itself, unless it is a second printing.
    #[must_use]
    pub fn first_print(&self, id: DefId) -> DefId {
        let (name, text) = (self.def(id).name, self.def(id).text);
        let same = |&d: &DefId| self.def(d).name == name && self.def(d).text == text;
        self.ids().find(same).unwrap_or(id)
    }

    fn all_of(&self, printing: Printing) -> impl Iterator<Item = DefId> + '_ {
        self.ids().filter(move |id| {
            let entry = &self.defs[usize::from(id.0)];
            entry.faction == Some(printing.faction) && entry.is_of(printing.edition)
        })
    }

    /// The edition of a set's bases in a game with these factions: today's, if one of its own is played as it is printed
    /// today.
    #[must_use]
    pub fn edition_of_bases(&self, set: usize, chosen: &[Printing]) -> Edition {
        let of_it = |p: &&Printing| self.factions[usize::from(p.faction.0)].1 == set;
        chosen.iter().filter(of_it).map(|p| p.edition).max().unwrap_or_default()
    }
}

/// A name as it is written in saves and addresses: lower case letters and digits, joined by `_`.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.chars() {
        if c.is_alphanumeric() {
            out.push(small(c));
        } else if (c == ' ' || c == '-' || c == '_') && !out.ends_with('_') && !out.is_empty() {
            out.push('_');
        }
    }
    out.trim_end_matches('_').to_owned()
}
