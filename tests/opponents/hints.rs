//! Hints: what could be done is legal, comes from the judgement of an opponent, and from nothing that is hidden.

use crate::positions;
use smashup::ai::candidates::{Candidate, candidates};
use smashup::ai::eval::Taste;
use smashup::ai::hints::{Hint, Hints};
use smashup::ai::motive::{Claim, Motive, When, level, motive};
use smashup::ai::plays::{Line, is_about};
use smashup::ai::trial::{Tried, played_out};
use smashup::ai::{Level, Opponent, Worlds};
use smashup::cards::catalog;
use smashup::engine::question::{Pick, Why};
use smashup::engine::session::Session;
use smashup::scenario;
use smashup::words::{Words, motive_line};

/// The hints at the open question, after so many looks at the answers and at the places of each of the best.
fn hints(game: &Session, level: Level, looks: u32) -> Vec<Hint> {
    let worlds = Worlds::of(game).expect("a question is open");
    let mut hints = Hints::new(&worlds, Opponent::new(level, 1));
    hints.go_on(&worlds, &mut |n| n < looks);
    while hints.turn_on(&worlds) {
        hints.go_on(&worlds, &mut |n| n < looks);
    }
    while hints.try_next(&worlds) {}
    hints.found(&worlds)
}

/// Everything hidden from the seat is laid out in other ways: the hints and their reasons stay the same.
#[test]
fn what_is_hidden_changes_no_hint() {
    let (mut compared, mut said) = (0, 0);
    for (seed, players) in [(1, 2), (2, 3), (3, 4)] {
        positions(players, seed, 13, |game| {
            let who = game.ask().expect("a question is open").who;
            for level in [Level::Medium, Level::Hard] {
                let here = hints(game, level, 6);
                let there = hints(&game.sample(who, seed + 100), level, 6);
                assert_eq!(here, there, "seed {seed}, {level:?}, {:?}", game.ask());
                compared += 1;
                said += here.len();
            }
        });
    }
    assert!(compared > 40 && said > compared, "{compared}, {said}");
}

/// Each hint can be followed as it stands, no two are the same, and what is claimed is claimed against another.
#[test]
fn a_hint_can_be_followed() {
    let (mut free, mut placed, mut two, mut declines) = (0, 0, 0, 0);
    let nothing = vec![Vec::new()];
    for seed in 4..7 {
        positions(2, seed, 5, |game| {
            let ask = game.ask().expect("a question is open");
            let hints = hints(game, Level::Hard, 12);
            assert!(!hints.is_empty() && hints.len() <= 3);
            let idle = hints.iter().any(|hint| hint.line == nothing);
            for (n, Hint { line, claim, than }) in hints.iter().enumerate() {
                let mut then = game.clone();
                assert!(ask.allows(&line[0]), "{line:?} to {ask:?}");
                then.answer(&line[0]).expect("a legal answer");
                // What may turn out otherwise is not said.
                if let Some(place) = line.get(1) {
                    let next = then.ask().expect("a place is asked for");
                    assert!(next.allows(place) && is_about(next, &line[0]), "{line:?}");
                    placed += 1;
                }
                assert!(hints[..n].iter().all(|other| other.line[0] != line[0]));
                assert_eq!(than.is_none(), claim.motive == Motive::Only);
                let circle = hints[..n].iter().find(|other| {
                    than.as_ref() == Some(&other.line) && other.than.as_ref() == Some(line)
                });
                assert!(circle.is_none() || ask.min > 0 || idle, "each is held against the other");
                if let Some(other) = circle {
                    assert!(fit(claim.motive, other.claim.motive), "{claim:?}, {:?}", other.claim);
                }
                let brings_nothing = matches!(claim.motive, Motive::Later | Motive::Alike);
                let harms = n > 0 && brings_nothing && than.as_ref() == Some(&nothing);
                assert!(!harms || (!idle && claim.motive == Motive::Alike), "{line:?}: {claim:?}");
            }
            if ask.why == Why::PlayCards && !ask.options.is_empty() {
                two += u32::from(hints.len() > 1);
                declines += u32::from(hints[0].line == nothing);
                free += 1;
            }
        });
    }
    assert!(
        free > 20 && placed > 20 && 10 * (two + declines) > 9 * free,
        "{free}, {placed}, {two}, {declines}"
    );
}

/// Whether these can be said of two lines, the first of each against the other.
fn fit(one: Motive, other: Motive) -> bool {
    match one {
        Motive::Alike => matches!(other, Motive::Alike | Motive::Ahead),
        Motive::Later | Motive::Better => other != Motive::Alike && other != one,
        Motive::Ahead => true,
        _ => other != Motive::Alike,
    }
}

/// What is said of one answer against another fits what is said of that against the first, and of three.
#[test]
fn what_is_said_of_two_fits_together() {
    let (mut pairs, mut weak) = (0, 0);
    for (seed, players) in [(11, 2), (12, 3), (13, 2), (14, 3), (15, 2), (16, 3)] {
        positions(players, seed, 11, |game| {
            let worlds = Worlds::of(game).expect("a question is open");
            let (seat, taste) = (worlds.seat(), Taste::fitted());
            let answers = candidates(&worlds.position(1), worlds.ask(), &taste);
            let line = |answer: Candidate| played_out(&worlds, vec![answer.picks], &taste, 1);
            let mut lines: Vec<Tried> = answers.into_iter().take(5).map(line).collect();
            level(&mut lines.iter_mut().collect::<Vec<_>>());
            let nothing = lines.iter().find(|one| one.line[0].is_empty());
            let said = |one, other| motive(seat, &taste, one, other, nothing).motive;
            for (one, other) in lines.iter().flat_map(|a| lines.iter().map(move |b| (a, b))) {
                let both = (said(one, other), said(other, one));
                assert!(one.line == other.line || fit(both.0, both.1), "{both:?}");
                weak += u32::from(both.0 == Motive::Alike && one.line != other.line);
                pairs += 1;
                // What is as good as something is as good as all that is as good as that, but for what has a name.
                for third in lines.iter().filter(|_| both.0 == Motive::Alike) {
                    let ends = (said(other, third), said(one, third));
                    let worse = ends == (Motive::Alike, Motive::Better);
                    assert!(!worse && (one.chance == third.chance || ends.0 != Motive::Alike));
                }
            }
        });
    }
    assert!(pairs > 2_000 && weak > 50, "{pairs}, {weak}");
}

/// A position of two players: the hand of the first, what is set aside for it, and the bases with the cards on them.
fn position(hand: &str, aside: &str, bases: &[(&str, &str)]) -> Session {
    let base =
        |(name, cards): &(&str, &str)| format!("[[base]]\nname = \"{name}\"\ncards = [{cards}]\n");
    let bases: String = bases.iter().map(base).collect();
    let deck = "deck = [\"Howl\", \"Howl\", \"Howl\", \"Howl\", \"Howl\"]";
    let text = format!(
        "name = \"a position\"\nrule = \"none\"\n[[player]]\nhand = [{hand}]\nset_aside = [{aside}]\n{deck}\n\
         [[player]]\nhand = [\"Warbot\"]\n{deck}\n{bases}"
    );
    scenario::open(catalog(), "hints", &text).expect("it can be laid")
}

fn option(game: &Session, name: &str) -> Pick {
    let ask = game.ask().expect("a question is open");
    let is = |pick: &&Pick| pick.card().is_some_and(|card| game.state().def(card).name == name);
    *ask.options.iter().find(is).expect("it is offered")
}

/// What a line brings against doing nothing.
fn claim(game: &Session, line: &Line) -> Claim {
    let worlds = Worlds::of(game).expect("a question is open");
    Opponent::new(Level::Hard, 1).gain(&worlds, line, &vec![Vec::new()])
}

#[test]
fn what_comes_at_the_end_of_the_turn_is_named() {
    let cave = ("Cave of Shinies", "{ name = \"Zapbot\", by = 1 }");
    let game = position("\"Assassination\"", "", &[cave, ("Tortuga", "")]);
    let mut then = game.clone();
    let play = option(&game, "Assassination");
    then.answer(&[play]).expect("it is played");
    let line = match then.ask().filter(|ask| ask.why != Why::PlayCards) {
        Some(_) => vec![vec![play], vec![option(&then, "Zapbot")]],
        None => vec![vec![play]],
    };
    let point = Claim { motive: Motive::Points(1), when: When::AtTheEnd };
    assert_eq!(claim(&game, &line), point);
}

#[test]
fn what_is_gone_by_the_next_turn_does_not_go_on_working() {
    let bases = [("School of Wizardry", "{ name = \"Zapbot\", by = 1 }"), ("Tortuga", "")];
    let game = position("\"Infiltrate\"", "", &bases);
    let found = hints(&game, Level::Hard, 40);
    assert_eq!(found[0].line, vec![Vec::new()], "it is kept: {found:?}");
    assert!(found.iter().all(|hint| hint.claim.motive != Motive::Lasting), "{found:?}");
    for site in game.state().sites.iter().map(|site| site.id) {
        let line = vec![vec![option(&game, "Infiltrate")], vec![Pick::Site(site)]];
        assert!(matches!(claim(&game, &line).motive, Motive::Later | Motive::Alike));
    }
}

/// What uses nothing up is not held back for later, and beside it doing nothing is not said without a reason.
#[test]
fn what_costs_nothing_is_done() {
    let bases =
        [("Tortuga", "{ name = \"Ninja Acolyte\", by = 1 }, { name = \"Chronomage\", by = 1 }")];
    let game = position("\"Mystic Studies\"", "", &bases);
    let found = hints(&game, Level::Hard, 40);
    assert_eq!(found[0].line[0], vec![option(&game, "Mystic Studies")], "{found:?}");
    assert_eq!(found[0].claim, Claim::now(Motive::Cards));
    let nothing = found.iter().find(|hint| hint.line == vec![Vec::new()]);
    assert!(nothing.is_none_or(|hint| !hint.claim.motive.is_none()), "{found:?}");
}

/// Where a card is played it has more power than where it is not: that is no reason, and neither is a play that nothing fits.
#[test]
fn what_is_plain_is_no_reason() {
    let one = |by: u8| format!("{{ name = \"Zapbot\", by = {by} }}");
    let bases = [one(1), one(2), one(1)];
    let names = ["Tortuga", "School of Wizardry", "Tar Pits"];
    let bases: Vec<(&str, &str)> =
        names.into_iter().zip(bases.iter().map(String::as_str)).collect();
    let mut game = position("\"Warbot\"", "", &bases);
    game.answer(&[option(&game, "Warbot")]).expect("it is played");
    let ask = game.ask().expect("where is asked");
    assert!(matches!(ask.why, Why::PlayWhere(_)));
    let worlds = Worlds::of(&game).expect("a question is open");
    let lines =
        ask.options.iter().map(|&at| played_out(&worlds, vec![vec![at]], &Taste::fitted(), 1));
    let lines: Vec<Tried> = lines.collect();
    for (one, other) in lines.iter().flat_map(|a| lines.iter().map(move |b| (a, b))) {
        let own = |a: &Tried, b| {
            let Pick::Site(at) = a.line[0][0] else { return false };
            let claim = motive(worlds.seat(), &Taste::fitted(), a, b, None);
            assert!(claim.motive != Motive::Power(at));
            claim.motive == Motive::Award(at)
        };
        assert!(!own(one, other) || !own(other, one), "each promises points where it goes");
    }
    let hand = "\"On a Roll\", \"Mystic Studies\", \"Summon\"";
    let game = position(hand, "", &[("Tortuga", "{ name = \"Zapbot\", by = 1 }")]);
    let line = vec![vec![option(&game, "On a Roll")]];
    assert_ne!(claim(&game, &line).motive, Motive::Opens, "neither affects a minion");
}

/// To be discarded: no place of anything else is named, and the words are about that.
#[test]
fn what_to_discard_is_not_said_as_if_it_were_played() {
    let bases = [
        ("Cave of Shinies", "{ name = \"Zapbot\", by = 1 }"),
        ("Tortuga", "{ name = \"Zapbot\", by = 1 }"),
        ("School of Wizardry", ""),
    ];
    let hand = "\"Shinobi\", \"Infiltrate\", \"Enchantress\"";
    let mut game = position(hand, "\"Invisible Ninja\"", &bases);
    let ninja = option(&game, "Invisible Ninja");
    game.answer(&[ninja]).expect("it is used");
    let ask = game.ask().expect("a card is discarded");
    assert_eq!(ask.why, Why::Discard);
    let found = hints(&game, Level::Hard, 30);
    let words = Words::new(game.state(), &[], game.log());
    for Hint { line, claim, than } in &found {
        assert_eq!(line.len(), 1);
        let label = |line: &Line| words.line_label(ask, line);
        assert!(label(line).starts_with("discarding ") || line[0].is_empty(), "{}", label(line));
        let than = than.as_ref().map(label).unwrap_or_default();
        let why = motive_line(&words, *claim, Some(&than));
        assert!(["discarding ", "passing"].iter().any(|word| why.contains(word)), "{why}");
    }
}

/// Nothing is claimed of a base that what is used cannot go to.
#[test]
fn nothing_is_claimed_of_a_base_that_cannot_follow() {
    let bases = [
        ("Cave of Shinies", "{ name = \"Zapbot\", by = 1 }"),
        ("Tortuga", "{ name = \"Warbot\", by = 2 }"),
    ];
    let hand = "\"Shinobi\", \"Infiltrate\", \"Disguise\"";
    let game = position(hand, "\"Invisible Ninja\"", &bases);
    let ninja = vec![vec![option(&game, "Invisible Ninja")]];
    let cave = game.state().sites.iter().map(|site| site.id).next();
    let worlds = Worlds::of(&game).expect("a question is open");
    let (seat, taste) = (worlds.seat(), Taste::fitted());
    let tried = |line: &Line| played_out(&worlds, line.clone(), &taste, 1);
    let nothing = tried(&vec![Vec::new()]);
    for &pick in &worlds.ask().options {
        let other = tried(&vec![vec![pick]]);
        let claim = motive(seat, &taste, &tried(&ninja), &other, Some(&nothing));
        assert!(claim.motive.site().is_none_or(|site| Some(site) == cave), "{claim:?}");
    }
}

/// The first hint is what the opponent whose judgement it is would do after as many looks, unless something plainer is hardly
/// worse.
#[test]
fn the_first_hint_is_mostly_what_the_opponent_would_do() {
    let (mut all, mut same, mut nothing) = (0, 0, 0);
    positions(2, 8, 11, |game| {
        for level in [Level::Medium, Level::Hard] {
            let choice = crate::choice(Opponent::new(level, 1), game, 12).expect("a question");
            let first = &hints(game, level, 12)[0].line[0];
            all += 1;
            same += u32::from(*first == choice.picks);
            nothing += u32::from(*first != choice.picks && first.is_empty());
        }
    });
    assert!(10 * (same + nothing) > 9 * all && 2 * same > all, "{same} of {all}, {nothing}");
}
