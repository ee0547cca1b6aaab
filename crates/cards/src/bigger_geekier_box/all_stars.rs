//! The Smash Up All Stars: one card each of twenty factions, as it is printed there.

use super::geeks::GEEKS;
use crate::awesome_level_9000::ghosts::GHOSTS;
use crate::awesome_level_9000::killer_plants::KILLER_PLANTS;
use crate::cease_and_desist::astroknights::ASTROKNIGHTS;
use crate::cease_and_desist::star_roamers::STAR_ROAMERS;
use crate::core::dinosaurs::DINOSAURS;
use crate::core::ninjas::NINJAS;
use crate::cthulhu::elder_things::ELDER_THINGS;
use crate::cthulhu::minions_of_cthulhu::MINIONS_OF_CTHULHU;
use crate::its_your_fault::dragons::DRAGONS;
use crate::its_your_fault::mythic_greeks::MYTHIC_GREEKS;
use crate::monster_smash::mad_scientists::MAD_SCIENTISTS;
use crate::monster_smash::werewolves::WEREWOLVES;
use crate::pretty_pretty_smash_up::fairies::FAIRIES;
use crate::pretty_pretty_smash_up::mythic_horses::MYTHIC_HORSES;
use crate::science_fiction_double_feature::shapeshifters::SHAPESHIFTERS;
use crate::science_fiction_double_feature::time_travelers::TIME_TRAVELERS;
use crate::what_were_we_thinking::grannies::GRANNIES;
use crate::what_were_we_thinking::teddy_bears::TEDDY_BEARS;
use engine::cards::*;

/// The Smash Up All Stars.
pub const SMASH_UP_ALL_STARS: FactionDef = FactionDef {
    name: "Smash Up All Stars",
    blurb: "The favourites of twenty factions on one team: each of them once.",
    colors: ["#c79a1c", "#3a2c10"],
    cards: &[
        DINOSAURS.reprint("King Rex", 1),
        GRANNIES.reprint("Granny", 1),
        SHAPESHIFTERS.reprint("G.E.L.F.", 1),
        DRAGONS.reprint("Imperial Dragon", 1),
        MAD_SCIENTISTS.reprint("Lab Assistant", 1),
        FAIRIES.reprint("Puck", 1),
        STAR_ROAMERS.reprint("Ensign", 1),
        GEEKS.reprint("Fan", 1),
        MINIONS_OF_CTHULHU.reprint("Servitor of Cthulhu", 1),
        KILLER_PLANTS.reprint("Sprout", 1),
        ELDER_THINGS.reprint("Begin the Summoning", 1),
        MYTHIC_GREEKS.reprint("Favor of Dionysus", 1),
        MYTHIC_HORSES.reprint("Friendship Power", 1),
        WEREWOLVES.reprint("Full Moon", 1),
        GHOSTS.reprint("Ghostly Arrival", 1),
        TIME_TRAVELERS.reprint("It's Astounding", 1),
        GEEKS.reprint("Non-Infinite Loop", 1),
        ASTROKNIGHTS.reprint("Prepare for Battle", 1),
        NINJAS.reprint("Seeing Stars", 1),
        TEDDY_BEARS.reprint("Square Deal", 1),
    ],
    titan: None,
    revised: Revision::of(&[
        KILLER_PLANTS.reprint_revised("Sprout", 1),
        GEEKS.reprint_revised("Non-Infinite Loop", 1),
        ASTROKNIGHTS.reprint_revised("Prepare for Battle", 1),
    ]),
};
