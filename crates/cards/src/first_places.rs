//! The places cards had in the catalog when the first saves were written: their fingerprints are of these numbers.
//! Frozen: sets that came later are not in it.

use engine::catalog::FirstPlace;

const fn place(group: &'static str, from: u16) -> FirstPlace {
    FirstPlace { group, from }
}

/// Group by group in the order of then.
pub const FIRST_PLACES: &[FirstPlace] = &[
    place("aliens", 0),
    place("dinosaurs", 12),
    place("ninjas", 24),
    place("pirates", 36),
    place("robots", 48),
    place("tricksters", 58),
    place("wizards", 70),
    place("zombies", 82),
    place("core-bases", 94),
    place("bear_cavalry", 110),
    place("ghosts", 122),
    place("killer_plants", 134),
    place("steampunks", 146),
    place("awesome-level-9000-bases", 158),
    place("elder_things", 166),
    place("innsmouth", 178),
    place("minions_of_cthulhu", 187),
    place("miskatonic_university", 200),
    place("cthulhu-bases", 212),
    place("cthulhu-decks", 220),
    place("cyborg_apes", 221),
    place("shapeshifters", 233),
    place("super_spies", 245),
    place("time_travelers", 257),
    place("science-fiction-double-feature-bases", 269),
    place("giant_ants", 277),
    place("mad_scientists", 289),
    place("vampires", 301),
    place("werewolves", 313),
    place("monster-smash-bases", 325),
    place("geeks", 333),
    place("smash_up_all_stars", 346),
    place("bigger-geekier-box-bases", 366),
];
