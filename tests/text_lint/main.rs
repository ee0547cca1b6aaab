//! Reads card texts against what was seen: random games and all scenarios are played, every question and event
//! is put down to the ability that it comes from, and then held against the sentences of that ability.
//!
//! What is seen once is enough to fail: an option that the text rules out, a question that can be declined
//! though nothing in the text allows it. What the text promises has to be seen at least once: a way to decline
//! for "may", none for "up to", the full number, the very limit of "power 2 or less", more than one of "for each".

mod about;
mod asked;
mod claims;
mod clauses;
#[path = "../common/mod.rs"]
mod common;
mod events;
mod games;
mod held;
mod numbers;
mod seen;
mod standing;
mod text;
mod wrong;

use claims::Claim;
use seen::{Ability, Key, Seen};
use smashup::cards::catalog;
use smashup::engine::def::{Kind, PlayOn};
use smashup::engine::ids::DefId;

/// How many random games at least; the round that has begun is played to its end.
const GAMES: usize = 60;

/// How many rounds of games are only set up: each deals out all factions, and the bases that do something as the
/// game begins are seldom among the first.
const SETUPS: u64 = 40;

/// What is right though a rule says otherwise: the card, the rule, and why. One that is not needed any more
/// fails the test.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("action_heroes/final_stand", "power", "the printed power counts"),
    ("adolescent_epic_geckos/june", "power", PRINTED),
    ("aladdin/aladdin", "declines", SEARCHES_ON),
    ("aladdin/the_lamp", "declines", SEARCHES_ON),
    ("ancient_incas/sapa_inca", "declines", SEARCHES_ON),
    ("avengers/thor", "declines", SEARCHES_ON),
    ("bear_cavalry/bear_rides_you@current", "kind", "a minion moves, any card there is cancelled"),
    ("bear_cavalry/cub_scout@current", "here", MOVED_HERE),
    ("bear_cavalry/cub_scout@current", "power", MOVED_HERE),
    ("bear_cavalry/cub_scout@current", "whose", MOVED_HERE),
    ("dinosaurs/laseratops@current", "power", PRINTED),
    ("clerics/divine_intervention@current", "power", "only the extra minion is limited"),
    ("clerics/join_the_club@current", "power", "an undead monster is of any power"),
    ("clerics/reverse_curse@current", "kind", MINION_FIRST),
    ("clerics/reverse_curse@current", "whose", MINION_FIRST),
    (
        "elves/helping_hands@current",
        "whose",
        "another player's minion is chosen first, and then yours",
    ),
    ("explorers/lost_city", "declines", GOES_ON),
    ("extramorphs/egg_field", "power", "where Head Grabber goes is asked by its own play"),
    ("extramorphs/hive_queen", "may", "its third ability is what its talent stands up"),
    ("frozen/anna", "declines", SEARCHES_ON),
    ("frozen/reindeers_are_better_than_people", "declines", SEARCHES_ON),
    ("grannies/great_grandma@current", "power", "what is revealed is played without a choice"),
    ("grimms_fairy_tales/teamwork", "declines", SEARCHES_ON),
    ("kaiju/tiny_priestesses", "here", ONE_OF_TWO),
    ("knights_of_the_round_table/the_lady_of_the_lake", "declines", SEARCHES_ON),
    ("luchadors/capa_roja", "power", PRINTED),
    ("mega_troopers/form_megabot", "kind", ONE_OF_TWO),
    ("mega_troopers/plan_for_more@current", "kind", DRAWN),
    ("mega_troopers/power_pose@current", "may", GOES_ON),
    ("mega_troopers/power_pose@current", "power", GOES_ON),
    ("mega_troopers/red_trooper", "here", ONE_OF_TWO),
    ("mages/mass_summoning@current", "any number", "bases are chosen one after the other"),
    ("mages/portal_to_beyond@current", "whose", "a monster is anybody's"),
    ("mages/scroll_shuffler@current", "power", PRINTED),
    ("mermaids/charmed", "may", GOES_ON),
    ("mermaids/charmed", "power", GOES_ON),
    ("mermaids/ultimate_song", "kind", THEY_PLAY),
    ("mermaids/ultimate_song", "power", THEY_PLAY),
    (
        "mounties/always_get_our_man",
        "whose",
        "a minion of each of two players, chosen one after the other",
    ),
    ("musketeers/token_of_affection", "declines", SEARCHES_ON),
    (
        "pearl_and_the_images/truly_outstanding",
        "whose",
        "counters come to other players' minions first, and then to yours",
    ),
    ("polynesian_voyagers/tattoo_artist", "declines", SEARCHES_ON),
    (
        "russian_fairy_tales/foolish_magician",
        "declines",
        "none of the three has to go to the bottom",
    ),
    ("orcs/dogpile@current", "any number", "played by its Special it moves one minion"),
    ("orcs/gimme@current", "label", "the talent is what the minion has instead"),
    ("orcs/gimme@current", "whose", "the minion that gets it is yours, the action anybody's"),
    ("slashers/brutal_attack", "power", PRINTED),
    ("slashers/improvised_weapon", "may", GOES_ON),
    ("slashers/mickey", "power", PRINTED),
    ("thieves/clever_distraction@current", "number", "the point is taken from somebody"),
    ("tornados/category_5@current", "here", "what has moved from here is elsewhere"),
    ("tricksters/hideout@current", "kind", "the action that it is swapped for is no minion"),
    ("vigilantes/make_my_day@current", "power", PRINTED),
    ("vampires/heavy_drinker@current", "another", TWO_KINDS),
    ("vampires/heavy_drinker@current", "here", TWO_KINDS),
    ("vampires/heavy_drinker@current", "power", TWO_KINDS),
    ("warriors/dungeon_bait@current", "power", PRINTED),
    ("wraithrustlers/ectoplasm_one", "here", "here is where it was before it was transferred"),
];

const TWO_KINDS: &str = "a weak minion here, or any of your others: one choice of both";

const MOVED_HERE: &str = "what moves here is another player's, what may move then is yours";

const PRINTED: &str = "the printed power counts";

const MINION_FIRST: &str = "the minion that moves is yours, the action at its new base anybody's";

const GOES_ON: &str = "its second ability is what lasts of its last sentence alone";

const DRAWN: &str = "one card of those looked at is drawn, of whatever kind";

const ONE_OF_TWO: &str = "which of two titans of that name comes, from wherever it is";

const THEY_PLAY: &str = "others play minions at once, and only then come your own extra cards";

const SEARCHES_ON: &str = "who takes none from the discard pile searches the deck";

#[test]
fn cards_do_what_their_texts_say() {
    let mut seen = Seen::new(catalog());
    let (mut round, mut played) = (0, 0);
    while played < GAMES {
        played += games::play_round(&mut seen, round);
        round += 1;
    }
    (0..SETUPS).for_each(|round| games::set_up_round(&mut seen, round));
    let games: Vec<Key> = ran(&seen);
    games::play_scenarios(&mut seen);
    for key in ran(&seen).into_iter().filter(|k| !games.contains(k)) {
        println!("only scenarios run {} {}", seen.slug(key.0), key.1);
    }
    let first = seen.abilities.iter().filter(|((def, _), _)| !is_reprint(*def));
    let missing: Vec<_> =
        first.flat_map(|(&key, a)| promises(a).into_iter().map(move |m| (key, m))).collect();
    for ((def, index), (rule, what)) in missing {
        seen.fault(def, rule, || format!("ability {index}: {what}"));
    }
    printed(&mut seen);
    report(&seen);
}

/// Takes minutes: `cargo test --release --test text_lint -- --ignored --nocapture`.
#[test]
#[ignore = "counts over ten thousand random games"]
fn every_ability_runs_in_twenty_of_ten_thousand_games() {
    let mut seen = Seen::new(catalog());
    let (mut round, mut played) = (0, 0);
    while played < 10_000 {
        played += games::play_round(&mut seen, round);
        round += 1;
    }
    let counted = seen.abilities.iter().filter(|((def, _), _)| !is_reprint(*def));
    let mut counted: Vec<_> = counted.map(|(key, a)| (a.ran, *key)).collect();
    counted.sort_unstable();
    println!("{played} games; the abilities that ran in the fewest of them:");
    for (games, (def, index)) in counted.iter().take(40) {
        println!("{games:6} {} {index}", seen.slug(*def));
    }
    assert!(counted.iter().all(|(games, _)| *games >= 20), "some abilities hardly ever run");
}

fn ran(seen: &Seen) -> Vec<Key> {
    seen.abilities.iter().filter(|(_, a)| a.ran > 0).map(|(&key, _)| key).collect()
}

/// Whether a card is a second printing: what it does was seen of the first.
fn is_reprint(def: DefId) -> bool {
    catalog().first_print(def) != def
}

/// What the text promises and was never seen.
fn promises(ability: &Ability) -> Vec<(&'static str, String)> {
    if ability.ran == 0 {
        return vec![("ran", "never ran, neither in games nor in scenarios".to_owned())];
    }
    let mut missing = Vec::new();
    for (sentence, kept) in ability.sentences.iter().zip(&ability.kept) {
        for claim in &sentence.claims {
            let (rule, kept) = match *claim {
                Claim::May => ("may", kept.declinable),
                Claim::UpTo(n) => ("any number", kept.declinable && kept.most == n),
                Claim::AnyNumber | Claim::AnyCounters => {
                    ("any number", kept.declinable && kept.most > 1)
                }
                Claim::PowerAtMost(n) => ("power", kept.power == Some(n)),
                Claim::LastInHand => ("only card", kept.playable),
                Claim::PowerEach(_) | Claim::CountersEach(_) | Claim::VpEach(_) => {
                    ("for each", kept.several || sentence.gives_apart())
                }
                _ => continue,
            };
            if !kept {
                missing.push((rule, format!("{claim:?} was never seen")));
            }
        }
    }
    missing
}

/// What needs no game: labels, and what the card is played on.
fn printed(seen: &mut Seen) {
    for id in catalog().ids() {
        let def = catalog().def(id);
        let stray = text::stray_labels(def);
        if !stray.is_empty() {
            seen.fault(id, "label", || format!("{stray:?} in the text or in the code only"));
        }
        let says = text::played_on(def.text).unwrap_or("");
        let on = match def.kind {
            Kind::Action { on: PlayOn::Base } => says.starts_with("Play on a base"),
            Kind::Action { on: PlayOn::Minion(_) } => {
                let begins = [
                    "Play on a minion",
                    "Play on one of your minions",
                    "Play on another player's minion",
                ];
                begins.iter().any(|b| says.starts_with(b))
            }
            _ => says.is_empty(),
        };
        if !on {
            seen.fault(id, "play on", || "is played elsewhere than the text says".to_owned());
        }
    }
}

fn report(seen: &Seen) {
    let excepted =
        |card: &str, rule: &str| EXCEPTIONS.iter().any(|(c, r, _)| *c == card && *r == rule);
    let mut lines: Vec<String> = seen
        .faults
        .iter()
        .filter(|(f, _)| !excepted(&f.card, f.rule))
        .map(|(f, what)| format!("{} [{}]: {what}", f.card, f.rule))
        .collect();
    let needed =
        |card: &str, rule: &str| seen.faults.keys().any(|f| f.card == card && f.rule == rule);
    for (card, rule, _) in EXCEPTIONS.iter().filter(|(c, r, _)| !needed(c, r)) {
        lines.push(format!("{card} [{rule}]: an exception that is not needed any more"));
    }
    assert!(lines.is_empty(), "texts and cards differ:\n{}", lines.join("\n"));
}
