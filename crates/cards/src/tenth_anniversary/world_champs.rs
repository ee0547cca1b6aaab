//! The World Champs: one card each of twenty factions from all over the world, as it is printed there.

use crate::big_in_japan::itty_critters::ITTY_CRITTERS;
use crate::big_in_japan::kaiju::KAIJU;
use crate::big_in_japan::magical_girls::MAGICAL_GIRLS;
use crate::big_in_japan::mega_troopers::MEGA_TROOPERS;
use crate::culture_shock::anansi_tales::ANANSI_TALES;
use crate::culture_shock::grimms_fairy_tales::GRIMMS_FAIRY_TALES;
use crate::culture_shock::polynesian_voyagers::POLYNESIAN_VOYAGERS;
use crate::culture_shock::russian_fairy_tales::RUSSIAN_FAIRY_TALES;
use crate::international_incident::luchadors::LUCHADORS;
use crate::international_incident::mounties::MOUNTIES;
use crate::international_incident::musketeers::MUSKETEERS;
use crate::international_incident::sumo_wrestlers::SUMO_WRESTLERS;
use crate::oops_you_did_it_again::ancient_egyptians::ANCIENT_EGYPTIANS;
use crate::oops_you_did_it_again::cowboys::COWBOYS;
use crate::oops_you_did_it_again::samurai::SAMURAI;
use crate::oops_you_did_it_again::vikings::VIKINGS;
use crate::that_70s_expansion::disco_dancers::DISCO_DANCERS;
use crate::that_70s_expansion::kung_fu_fighters::KUNG_FU_FIGHTERS;
use crate::that_70s_expansion::truckers::TRUCKERS;
use crate::that_70s_expansion::vigilantes::VIGILANTES;
use engine::cards::*;

/// The World Champs.
pub const WORLD_CHAMPS: FactionDef = FactionDef {
    name: "World Champs",
    blurb: "The champions of twenty factions from all over the world: each of them once.",
    colors: ["#e2b93b", "#1f4f8f"],
    cards: &[
        COWBOYS.reprint("Sheriff", 1),
        MUSKETEERS.reprint("Aramis", 1),
        VIGILANTES.reprint_revised("Stoneford", 1),
        ANANSI_TALES.reprint("Akye the Turtle", 1),
        DISCO_DANCERS.reprint("Diva", 1),
        VIKINGS.reprint("Shield Maiden", 1),
        ITTY_CRITTERS.reprint("Calicoin", 1),
        ANCIENT_EGYPTIANS.reprint("Mummy", 1),
        MAGICAL_GIRLS.reprint("Rainbow Girl", 1),
        SAMURAI.reprint("Samurai-Chan", 1),
        RUSSIAN_FAIRY_TALES.reprint("Bewitched", 1),
        MOUNTIES.reprint("Eh?", 1),
        KUNG_FU_FIGHTERS.reprint("Fast as Lightning", 1),
        SUMO_WRESTLERS.reprint("Fighting Spirit Prize", 1),
        TRUCKERS.reprint("High-Speed Chase", 1),
        MEGA_TROOPERS.reprint_revised("It's Blitzin' Time!", 1),
        KAIJU.reprint("Kaiju Conflict", 1),
        GRIMMS_FAIRY_TALES.reprint("Mouse, Bird and Sausage", 1),
        POLYNESIAN_VOYAGERS.reprint("Shark Tattoo", 1),
        LUCHADORS.reprint("Smart Set-Up", 1),
    ],
    titan: None,
    revised: Revision::NONE,
};
