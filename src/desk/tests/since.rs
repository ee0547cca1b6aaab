//! What has happened since one's last turn is seen again on the table: all of it, once, in its order, with the eyes of then,
//! and the game is where it was.

use super::super::moves::{Do, Move, Thing};
use super::super::{Desk, Seating, Stage};
use super::{Sitting, chance, room};
use crate::cards::catalog;
use crate::engine::ids::Seat;
use crate::engine::question::Pick;
use crate::engine::view::view;
use crate::scenario;

/// How often one looks in a game: each time all of it is played anew.
const LOOKS: usize = 4;

/// Looks at the first moments of random games at which somebody may look back.
fn each(sittings: impl Iterator<Item = Sitting>, mut look: impl FnMut(&Desk)) {
    for sitting in sittings {
        let (mut desk, mut rng) = (sitting.desk(), chance(sitting.seed));
        let (mut told, mut looks) = (None, 0);
        while let Some(next) = room::next(&desk, &mut rng).filter(|_| looks < LOOKS) {
            desk.step(next);
            let new = desk.recap().filter(|_| desk.looks_back().is_some());
            if new.is_some() && new != told && !desk.recap_steps().is_empty() {
                look(&desk);
                looks += 1;
            }
            told = new;
        }
    }
}

/// Tables at which hands are hidden: of people only, and of one person against computers.
fn tables() -> impl Iterator<Item = Sitting> {
    (0..24)
        .map(Sitting::of)
        .filter(|s| !s.open_hands && (s.crew.is_empty() || s.crew == "person,easy"))
}

fn looking_back(desk: &Desk, nth: usize) -> Desk {
    let mut back = desk.clone();
    let todo = back.step(Move::LookBack(nth));
    assert!(todo.contains(&Do::LookOn), "it goes on by itself");
    back
}

#[test]
fn all_of_it_is_shown_once_from_where_it_began_to_now() {
    let (mut met, mut alone) = (0, 0);
    each(tables(), |desk| {
        let steps = desk.recap_steps();
        let first = steps[0].events[0];
        let mut back = looking_back(desk, 0);
        assert_eq!(back.stage(), &Stage::Since(desk.view().viewer.expect("their hand is there")));
        assert!(back.seen_again().is_none() && back.asked().is_none() && back.thinks().is_none());
        let events = |d: &Desk| d.on_table().log().len();
        assert!(events(&back) <= first as usize, "as it was before");
        let mut told = Vec::new();
        loop {
            let from = events(&back);
            let todo = back.step(Move::LookOn);
            assert!(
                todo.contains(&Do::Show { from }) && events(&back) > from,
                "one after the other"
            );
            let _drawn = back.scenes(from);
            let seen = back.seen_again().expect("a step");
            told.extend(seen.step.events.clone());
            let before = seen.before.map(|n| steps[n].events[0]);
            assert_eq!(before.is_none(), seen.nth == 1);
            if seen.nth == seen.of {
                break;
            }
        }
        let all: Vec<u32> = steps.iter().flat_map(|s| s.events.clone()).collect();
        assert_eq!(told, all, "what is told is what is seen");
        assert_eq!(events(&back), desk.game().log().len(), "up to now");
        let again = back.step(Move::LookOn);
        assert!(!again.iter().any(|d| matches!(d, Do::Show { .. })), "and no further");
        met += 1;
        alone += u32::from(desk.is_alone());
    });
    assert!(met > 20 && alone > 3, "{met}, {alone}");
}

#[test]
fn it_is_seen_as_it_was_seen_then_and_nothing_is_played() {
    let mut met = 0;
    each(tables().take(8), |desk| {
        for nth in 0..desk.recap_steps().len() {
            let mut back = looking_back(desk, nth);
            let viewer = back.view().viewer;
            assert_eq!(back.view(), &view(back.on_table(), viewer));
            let own = back.view().players.iter().filter(|p| p.hand.is_some());
            assert!(own.map(|p| Some(p.seat)).eq([viewer]), "no hand but theirs");
            let (stage, answers) = (back.stage().clone(), back.game().answers().count());
            let options = back.game().ask().map(|a| a.options.clone()).unwrap_or_default();
            let picks = options.iter().map(|&p: &Pick| Move::Choose(p));
            let moves =
                picks.chain([Move::Confirm, Move::Decline, Move::Undo, Move::Computer(vec![])]);
            for what in moves {
                back.step(what);
                assert_eq!((back.stage(), back.game().answers().count()), (&stage, answers));
            }
            met += 1;
        }
    });
    assert!(met > 20, "{met}");
}

#[test]
fn from_there_one_comes_back_to_the_game_and_the_recap_stays_until_it_is_put_away() {
    let mut met = 0;
    each(tables().take(8), |desk| {
        let mut back = looking_back(desk, desk.recap_steps().len() - 1);
        back.step(Move::LookOn);
        let mut escaped = back.clone();
        let todo = escaped.step(Move::Escape);
        assert!(todo.contains(&Do::Finish) && todo.contains(&Do::Think));
        assert_eq!((escaped.stage(), escaped.view()), (desk.stage(), desk.view()));
        assert_eq!((escaped.asked(), escaped.recap()), (desk.asked(), desk.recap()));
        let mut done = back.clone();
        done.step(Move::SkipRecap);
        assert_eq!((done.stage(), done.view()), (desk.stage(), desk.view()));
        assert_eq!(done.recap(), None);
        let mut dark = back;
        dark.step(Move::Darken);
        let alone = desk.is_alone();
        assert_eq!(dark.view().viewer.is_some(), alone, "who goes takes their hand along");
        assert!(!matches!(dark.stage(), Stage::Since(_)));
        met += 1;
    });
    assert!(met > 10, "{met}");
}

/// A table of two, of whom the first plays a minion; a monster destroys another as the turn ends.
const DRAGON: &str = r#"
name = "A monster at the end of a turn"
rule = "None: it is looked at"
[[player]]
factions = ["Pirates", "Robots"]
hand = ["First Mate"]
deck = ["Zapbot", "Zapbot"]
[[player]]
factions = ["Ninjas", "Zombies"]
hand = ["Walker"]
deck = ["Walker", "Walker"]
[[base]]
name = "The Mines"
cards = [{ name = "Zapbot", by = 1 }, { name = "Plutonium Dragon", monster = true }]
[[base]]
name = "Tortuga"
[[base]]
name = "Tar Pits"
"#;

#[test]
fn what_happens_of_itself_at_the_end_of_a_turn_is_a_step_of_its_own() {
    let game = scenario::open(catalog(), "", DRAGON).expect("it opens");
    let mut desk = Desk::new(game, Seating::default());
    while desk.asked().is_none_or(|asked| asked.ask.who != Seat(1)) {
        let what = match desk.stage() {
            Stage::HandOver(_) => Move::TakeDevice,
            Stage::Show(_) => Move::Shown,
            Stage::Drawn(_) => Move::PutDown,
            Stage::Revealed(_) => Move::SeenRevealed,
            _ if desk.held().lift.is_some() => {
                Move::LetGo(Some(Pick::Site(desk.view().sites[1].id)))
            }
            _ if desk.asked().is_some_and(|a| !a.ask.choices.is_empty()) => {
                Move::Tap(Thing::InHand(0))
            }
            _ => Move::Decline,
        };
        desk.step(what);
    }
    let told = desk.recap_steps().into_iter().map(|step| {
        let lines = desk.lines_of(&step.heads).into_iter().map(|line| line.text);
        (step.by, lines.collect::<Vec<_>>().join(", "))
    });
    let told: Vec<_> = told.collect();
    let dragon = "Player 1's Zapbot is destroyed by Plutonium Dragon".to_owned();
    assert!(told[0].0 == Some(Seat(0)) && told[1..] == [(None, dragon)], "{told:?}");
    assert_eq!(desk.recap_since(), "Since your last turn");
}
