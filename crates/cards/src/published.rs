//! What has been published: the whole that the game is on its way to.

/// Every published set with its factions, the core set first, the others by name. A faction that came out
/// in several stands in one of them; packs of one faction stand as sets of their own.
pub const PUBLISHED: &[(&str, &[&str])] = &[
    (
        "Core Set",
        &["Aliens", "Dinosaurs", "Ninjas", "Pirates", "Robots", "Tricksters", "Wizards", "Zombies"],
    ),
    ("10th Anniversary", &["Mermaids", "Sheep", "Skeletons", "World Champs"]),
    ("Awesome Level 9000", &["Bear Cavalry", "Ghosts", "Killer Plants", "Steampunks"]),
    ("Big in Japan", &["Itty Critters", "Kaiju", "Magical Girls", "Mega Troopers"]),
    ("The Bigger Geekier Box", &["Geeks", "Smash Up All Stars"]),
    ("Cease and Desist", &["Astroknights", "Changerbots", "Ignobles", "Star Roamers"]),
    ("Clowns", &["Clowns"]),
    (
        "Disney Edition",
        &[
            "Aladdin",
            "Beauty and the Beast",
            "Big Hero 6",
            "Frozen",
            "Mulan",
            "The Lion King",
            "The Nightmare Before Christmas",
            "Wreck-It Ralph",
        ],
    ),
    ("Excellent Movies, Dudes!", &["Action Heroes", "Backtimers", "Extramorphs", "Wraithrustlers"]),
    ("Goblins", &["Goblins"]),
    (
        "Half the Battle",
        &["Adolescent Epic Geckos", "G.I. Gerald", "Pearl and the Images", "Rulers of the Cosmos"],
    ),
    ("It's Your Fault!", &["Dragons", "Mythic Greeks", "Sharks", "Superheroes", "Tornados"]),
    ("Knights of the Round Table", &["Knights of the Round Table"]),
    (
        "Marvel",
        &[
            "Avengers",
            "Hydra",
            "Kree",
            "Masters of Evil",
            "S.H.I.E.L.D.",
            "Sinister Six",
            "Spider-Verse",
            "Ultimates",
        ],
    ),
    ("Monster Smash", &["Giant Ants", "Mad Scientists", "Vampires", "Werewolves"]),
    (
        "Munchkin",
        &["Clerics", "Dwarves", "Elves", "Halflings", "Mages", "Orcs", "Thieves", "Warriors"],
    ),
    (
        "The Obligatory Cthulhu Set",
        &["Elder Things", "Innsmouth", "Minions of Cthulhu", "Miskatonic University"],
    ),
    ("Oops, You Did It Again", &["Ancient Egyptians", "Cowboys", "Samurai", "Vikings"]),
    ("Penguins", &["Penguins"]),
    ("Pretty Pretty Smash Up", &["Fairies", "Kitty Cats", "Mythic Horses", "Princesses"]),
    (
        "Science Fiction Double Feature",
        &["Cyborg Apes", "Shapeshifters", "Super Spies", "Time Travelers"],
    ),
    ("Slashers", &["Slashers"]),
    ("Teens", &["Teens"]),
    ("That '70s Expansion", &["Disco Dancers", "Kung Fu Fighters", "Truckers", "Vigilantes"]),
    ("What Were We Thinking?", &["Explorers", "Grannies", "Rock Stars", "Teddy Bears"]),
    (
        "World Tour: Culture Shock",
        &[
            "Anansi Tales",
            "Ancient Incas",
            "Grimms' Fairy Tales",
            "Polynesian Voyagers",
            "Russian Fairy Tales",
        ],
    ),
    (
        "World Tour: International Incident",
        &["Luchadors", "Mounties", "Musketeers", "Sumo Wrestlers"],
    ),
];

/// The sets all of whose factions are in the edition of 2018.
const SETS_OF_2018: &[&str] = &[
    "Core Set",
    "Awesome Level 9000",
    "Big in Japan",
    "The Bigger Geekier Box",
    "Cease and Desist",
    "It's Your Fault!",
    "Monster Smash",
    "Munchkin",
    "The Obligatory Cthulhu Set",
    "Oops, You Did It Again",
    "Pretty Pretty Smash Up",
    "Science Fiction Double Feature",
    "That '70s Expansion",
    "What Were We Thinking?",
];

/// The factions of other sets that are in it.
const OTHERS_OF_2018: &[&str] = &["Sheep"];

/// How many bases there are in it.
pub const BASES_OF_2018: usize = 128;

/// How many titans there are in it.
pub const TITANS_OF_2018: usize = 29;

/// The factions of the edition of 2018.
pub fn factions_of_2018() -> impl Iterator<Item = &'static str> {
    PUBLISHED.iter().flat_map(|(set, factions)| {
        let whole = SETS_OF_2018.contains(set);
        factions.iter().copied().filter(move |f| whole || OTHERS_OF_2018.contains(f))
    })
}
