//! No move shows a hand to another person, and no move leaves a table that nobody can go on from.

use super::super::moves::{Do, Move, Thing};
use super::super::sheet::Sheet;
use super::super::{Desk, Stage, Watch, place, words};
use super::{Sitting, chance, one_of, room};
use crate::cards::catalog;
use crate::engine::ids::{CardId, Seat, Seats, SiteId};
use crate::engine::question::Pick;
use crate::words::Words;
use crate::words::pieces::{Piece, pieces};
use rand::{Rng, RngExt};
use std::collections::BTreeSet;

/// Who is before the screen, as somebody in the room sees it: whoever took the device last, until it is put down, goes
/// round, or lies on the table for all.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Eyes(Option<Seat>);

impl Eyes {
    /// Looks at what a move did; `before` is the stage in which it was made.
    fn follow(&mut self, before: &Stage, what: &Move, desk: &Desk) {
        if let Some(alone) = desk.crew().alone(desk.seats().count()) {
            // The device is theirs.
            return self.0 = Some(alone);
        }
        match (what, before) {
            (Move::TakeDevice, Stage::HandOver(seat) | Stage::Back(seat)) => self.0 = Some(*seat),
            (Move::PutDown | Move::Darken, _) => self.0 = None,
            // In an open call it lies before all: whoever says that they want to look takes it.
            (Move::Call(Some(seat)), Stage::OpenCall(_)) => self.0 = Some(*seat),
            // Who decides on the spot, and has, is the one before it.
            (_, Stage::Asking { who, viewer: None }) => self.0 = Some(*who),
            _ => {}
        }
        let all_watch = || desk.crew().has(desk.view().current);
        match desk.stage() {
            Stage::Agree(_) | Stage::OpenCall(_) => self.0 = None,
            Stage::Watching { viewer: None, .. } if all_watch() => self.0 = None,
            _ => {}
        }
    }

    /// Whether who is before the screen may know this card.
    fn may_know(self, desk: &Desk, card: CardId) -> bool {
        // What is seen again was known then.
        let game = desk.on_table();
        let seen = game.state().seen_by(card);
        let own = |s: Seat| {
            let ask = game.ask().filter(|a| a.who == s);
            // What a question of theirs is about, they may know, wherever it lies.
            let asked = ask.iter().flat_map(|a| a.options.iter().filter_map(|p| p.card()));
            let source = ask.and_then(|a| a.source).map(|r| r.card);
            seen.has(s) || asked.chain(source).any(|c| c == card)
        };
        seen == Seats::ALL || self.0.is_some_and(own)
    }
}

/// Whatever is on the screen may be known to who is before it.
fn check(desk: &Desk, eyes: Eyes) {
    let view = desk.view();
    if desk.open_hands() {
        let decides = desk.game().ask().map(|a| a.who);
        // While something is shown the hand of who acted stays where it was.
        let shows = matches!(desk.stage(), Stage::Show(_));
        let own = view.viewer.is_none() || view.viewer == decides || view.viewer == eyes.0 || shows;
        assert!(own, "the hand of who decides, or of the only person");
        return;
    }
    for player in view.players.iter().filter(|p| p.hand.is_some()) {
        assert_eq!(eyes.0, Some(player.seat), "a hand for another: {:?}", desk.stage());
    }
    let lifted = desk.held().lift.iter().map(|l| l.card);
    for card in place::things(view).map(|f| f.card.id).chain(lifted) {
        let at = place::find(view, card).map(|f| f.at);
        let ask = desk.game().ask();
        assert!(eyes.may_know(desk, card), "{card:?} {at:?} for {eyes:?}: {ask:?}");
    }
    if let Some(asked) = desk.asked().filter(|a| a.ask.private) {
        assert_eq!(eyes.0, Some(asked.ask.who), "a private question");
    }
    if !desk.drawn().is_empty() {
        assert_eq!(desk.stage(), &Stage::Drawn(eyes.0.expect("somebody")), "what somebody drew");
    }
    let revealed = desk.revealed();
    for def in revealed.cards {
        let all = |e: &crate::engine::event::Event| {
            e.seen == Seats::ALL && e.what.cards().iter().any(|c| c.def == def)
        };
        assert!(desk.game().log().iter().any(all), "revealed to all");
    }
    let aloud = format!("{} {}", desk.told(), desk.said().map_or("", |s| &s.text));
    check_aloud(desk, eyes, &aloud);
}

/// What is said aloud names no card that only others know: one in a hand, of which nothing was ever told to who is before
/// the screen.
fn check_aloud(desk: &Desk, eyes: Eyes, aloud: &str) {
    let state = desk.game().state();
    for piece in pieces(catalog(), aloud) {
        let Piece::Card(def) = piece else { continue };
        let name = words::def(def).name;
        let held = |s: Seat| state.players[s].hand.iter().any(|&c| state.card(c).def == def);
        let known = |c: CardId| state.card(c).def == def && eyes.may_know(desk, c);
        let told = |w: &Words| {
            let line = |e| w.event_line(e, eyes.0).is_some_and(|line| line.contains(name));
            desk.game().log().iter().any(line)
        };
        let secret =
            state.seats().any(held) && !cards(desk).any(known) && !words::say(desk.game(), told);
        assert!(!secret, "{name} is said aloud: {aloud}");
    }
}

fn cards(desk: &Desk) -> impl Iterator<Item = CardId> {
    (0..count(desk) as u16).map(CardId)
}

fn count(desk: &Desk) -> usize {
    desk.game().state().cards.len()
}

/// A move that perhaps does not fit the moment: by a finger that comes late, or by two.
fn any_move(desk: &Desk, rng: &mut impl Rng) -> Move {
    let card = CardId(rng.random_range(0..count(desk)) as u16);
    let site = SiteId(rng.random_range(0..8));
    let seats: Vec<Seat> = desk.seats().collect();
    let seat = seats[rng.random_range(0..seats.len())];
    let options = desk.game().ask().map(|a| a.options.clone()).unwrap_or_default();
    let pick = one_of(rng, &options).unwrap_or(Pick::Card(card));
    let target = one_of(rng, &[None, Some(Pick::Site(site)), Some(Pick::Card(card))]).flatten();
    let point = |rng: &mut _| one_of(rng, &desk.offer().points);
    match rng.random_range(0..32) {
        0 => Move::Tap(Thing::Card(card)),
        1 => Move::Tap(Thing::Site(site)),
        2 => Move::Tap(Thing::Player(seat)),
        3 => Move::Tap(Thing::InHand(rng.random_range(0..10))),
        4 => Move::Lift(card),
        5 => Move::Aim(target),
        6 => Move::LetGo(target),
        7 => Move::Refuse(Some(site)),
        8 => Move::PutBack,
        9 => Move::Escape,
        10 => Move::Choose(pick),
        11 => Move::Confirm,
        12 => Move::Decline,
        13 => Move::Undo,
        14 => point(rng).map_or(Move::Agree, Move::AskBack),
        15 => Move::Agree,
        16 => Move::RefuseBack,
        17 => Move::TakeDevice,
        18 => Move::PutDown,
        19 => Move::Call(Some(seat)),
        20 => Move::Quiet(seat),
        21 => Move::AskAgain(seat),
        22 => Move::SeenRevealed,
        23 => Move::Open(Sheet::Card(card)),
        24 => Move::Computer(vec![pick]),
        25 => Move::Watch(Watch::Seat(seat)),
        26 => Move::Darken,
        27 | 28 => Move::LookBack(rng.random_range(0..4)),
        29 => Move::LookOn,
        30 => Move::SkipRecap,
        _ => Move::NextStep,
    }
}

/// Makes a move, and looks.
pub(super) fn go(desk: &mut Desk, eyes: &mut Eyes, what: Move) {
    let before = desk.stage().clone();
    let todo = desk.step(what.clone());
    eyes.follow(&before, &what, desk);
    check(desk, *eyes);
    if let (Move::Call(Some(seat)), Stage::OpenCall(_)) = (&what, &before)
        && desk.game().ask().is_some_and(|a| a.who == *seat)
    {
        let at = [Stage::HandOver(*seat), Stage::Back(*seat)];
        let turn = |s: &Stage| at.contains(s) || s.asked() == Some(*seat);
        assert!(before == *desk.stage() || turn(desk.stage()), "who calls is asked");
    }
    if *desk.stage() != before && !desk.stage().shows_table() {
        assert!(todo.contains(&Do::Cancel), "nothing is dragged on a screen between two people");
        assert!(desk.held().lift.is_none() && desk.told().is_empty() && desk.sheet().is_none());
    }
}

#[test]
fn no_move_shows_a_hand_to_another_person_and_none_is_lost() {
    let mut met = BTreeSet::new();
    for seed in 0..40 {
        let sitting = Sitting::of(seed);
        let (mut desk, mut rng) = (sitting.desk(), chance(seed));
        let mut eyes = Eyes::default();
        for _ in 0..260 {
            if rng.random_bool(0.02) {
                (desk, eyes) = (sitting.reloaded(&desk), Eyes::default());
                eyes.follow(&Stage::Over, &Move::PutBack, &desk);
                check(&desk, eyes);
            }
            let what = match rng.random_bool(0.6) {
                true => room::next(&desk, &mut rng),
                false => Some(any_move(&desk, &mut rng)),
            };
            let Some(what) = what else { break };
            go(&mut desk, &mut eyes, what);
            met.insert(name(desk.stage()));
        }
        // And from wherever that has led, the game comes to its end.
        let mut moves = 0;
        while let Some(what) = room::next(&desk, &mut rng) {
            go(&mut desk, &mut eyes, what);
            moves += 1;
            assert!(moves < 12_000, "{sitting:?} goes on for ever: {:?}", desk.stage());
        }
        assert_eq!(desk.stage(), &Stage::Over, "{sitting:?}");
    }
    let all = [
        "agree",
        "asking",
        "back",
        "drawn",
        "hand over",
        "open call",
        "revealed",
        "show",
        "since",
        "watching",
    ];
    assert!(all.iter().all(|stage| met.contains(stage)), "{met:?}");
}

fn name(stage: &Stage) -> &'static str {
    match stage {
        Stage::Over => "over",
        Stage::HandOver(_) => "hand over",
        Stage::Back(_) => "back",
        Stage::OpenCall(_) => "open call",
        Stage::Drawn(_) => "drawn",
        Stage::Revealed(_) => "revealed",
        Stage::Show(_) => "show",
        Stage::Since(_) => "since",
        Stage::Agree(_) => "agree",
        Stage::Asking { .. } => "asking",
        Stage::Watching { .. } => "watching",
        Stage::Replay(_) => "replay",
    }
}
