//! What a lifted card shows: what would become of each base, who would be awarded what, and whether it does anything at all.

use super::super::moves::{Move, Thing};
use super::super::{Asked, Desk, Manner, Stage};
use super::{Sitting, at, chance, one_of, room};
use crate::engine::def::Kind;
use crate::engine::event::{Event, Happened};
use crate::engine::ids::{CardId, Seat, SiteId};
use crate::engine::question::{Pick, Why};
use crate::engine::session::Session;

/// The numbers of a site as they are.
fn numbers(desk: &Desk, site: SiteId) -> (i32, Vec<i32>, Vec<i32>) {
    let state = desk.game().state();
    let totals = state.seats().map(|s| state.total(s, site)).collect();
    let points = state.awards(site).iter().map(|a| a.points).filter(|&n| n > 0).collect();
    (state.sum(site), totals, points)
}

/// What each player gains as a site scores, if nobody plays or uses anything more; none where that is not sure.
fn scored(mut game: Session, site: SiteId) -> Option<Vec<i32>> {
    let from = game.log().len();
    let left = |e: &Event| matches!(e.what, Happened::Replaced(at, ..) if at == site);
    while !game.log()[from..].iter().any(left) {
        let ask = game.ask()?;
        let first = Some(Pick::Site(site)).filter(|_| ask.why == Why::ScoreFirst);
        let picks: Vec<Pick> = first.into_iter().collect();
        game.answer(&picks).ok()?;
    }
    let begins = |e: &&Event| matches!(e.what, Happened::Scoring(at, _) if at == site);
    let events = game.log()[from..].iter().skip_while(|e| !begins(e)).take_while(|e| !left(e));
    let mut all = vec![0; game.setup().players.len()];
    for event in events {
        match event.what {
            Happened::GainedVp(seat, n) => all[seat.index()] += n,
            Happened::Revealed(_) | Happened::CoinFell(..) => return None,
            _ => {}
        }
    }
    Some(all)
}

/// Plays games at random and looks at each moment at which somebody is asked.
fn play(mut look: impl FnMut(&Desk)) {
    for seed in 0..10 {
        let (mut desk, mut rng) = (Sitting::of(seed).desk(), chance(seed));
        while let Some(what) = room::next(&desk, &mut rng) {
            if matches!(desk.stage(), Stage::Asking { .. }) && desk.held().lift.is_none() {
                look(&desk);
            }
            desk.step(what);
        }
    }
}

/// The minion of the hand with a play that is tapped, if the free choice is open.
fn minion(desk: &Desk, n: usize) -> Option<CardId> {
    let asked = desk.asked().filter(|a| a.is_free())?;
    let is_minion = |c: &CardId| {
        let def = desk.game().state().card(*c).def;
        matches!(super::super::words::def(def).kind, Kind::Minion { .. })
    };
    let cards = asked.ask.choices.iter().map(|c| c.pick);
    let cards = cards.filter_map(|p| if let Pick::Play(card) = p { Some(card) } else { None });
    let minions: Vec<CardId> =
        cards.filter(|&c| is_minion(&c) && asked.picks_of(c).len() == 1).collect();
    one_of(&mut chance(n as u64), &minions)
}

#[test]
fn a_lifted_minion_shows_on_every_base_what_comes_of_it() {
    let (mut shown, mut told, mut kept, mut came) = (0, 0, 0, 0);
    let mut n = 0;
    play(|desk| {
        n += 1;
        let Some(card) = minion(desk, n).filter(|_| n % 3 == 0) else { return };
        let mut lifted = desk.clone();
        lifted.step(Move::Tap(Thing::Card(card)));
        let lift = lifted.held().lift.clone().expect("a tap lifts it");
        let mut dragged = desk.clone();
        dragged.step(Move::Lift(card));
        assert_eq!(lifted.held(), dragged.held(), "a drag as a tap");
        assert_eq!(lifted.held().previews, lift.forecasts);
        for target in &lift.targets {
            let Pick::Site(site) = target.at else { continue };
            shown += 1;
            let Some(then) = lift.forecasts.iter().find(|f| f.site == site) else { continue };
            told += 1;
            let (sum, ..) = numbers(desk, site);
            assert_eq!(then.from, sum);
            let mut over = lifted.clone();
            over.step(Move::Aim(Some(target.at)));
            let previews = &over.held().previews;
            let here = previews.iter().find(|p| p.site == site).expect("it is still told");
            assert!(here.aimed && (here.to, &here.totals) == (then.to, &then.totals));
            assert!(lift.forecasts.iter().all(|f| previews.iter().any(|p| p.site == f.site)));
            over.step(Move::Aim(None));
            // Where nothing hidden came into it, it comes as it was said.
            let mut done = lifted.clone();
            done.step(Move::LetGo(Some(target.at)));
            let given = done.game().answers().skip(desk.game().answers().count());
            let given: Vec<bool> = given.map(|r| r.barrier).collect();
            let open = !given.contains(&true) && given.len() == target.answers.len();
            if open && done.game().state().site(site).is_some() {
                kept += 1;
                let points: Vec<i32> = then.awards.iter().map(|a| a.1).collect();
                let (to, totals, awards) = numbers(&done, site);
                assert_eq!((then.to, &then.totals), (to, &totals));
                match then.scores().then(|| scored(done.game().clone(), site)) {
                    Some(Some(all)) => {
                        let told = |seat| then.awards.iter().filter(move |a| a.0 == seat);
                        let seats = done.game().state().seats();
                        let told: Vec<i32> = seats.map(|s| told(s).map(|a| a.1).sum()).collect();
                        assert_eq!(told, all);
                        came += 1;
                    }
                    Some(None) => {}
                    None => assert_eq!(points, awards),
                }
            }
        }
    });
    assert!(shown > 300 && kept > 150, "{told} of {shown} told, {kept} came so");
    assert!(told * 10 > shown * 9 && came > 5, "{told} of {shown}, {came} scored");
}

#[test]
fn where_it_is_asked_where_a_card_goes_each_base_shows_it_without_a_lift() {
    let mut told = 0;
    play(|desk| {
        let Some(Manner::Place(_)) = desk.asked().map(|a| a.manner) else { return };
        told += usize::from(!desk.held().previews.is_empty());
        assert!(desk.held().previews.iter().all(|p| !p.aimed));
    });
    assert!(told > 10, "{told}");
}

/// Whether the first ability that can be used at a table is said to do nothing.
fn is_used_in_vain(table: &str) -> bool {
    let mut desk = at(table);
    let uses = |a: &Asked| a.labelled().map(|(p, _)| p).find(|p| matches!(p, Pick::Use(..)));
    let pick = loop {
        if let Some(pick) = desk.asked().and_then(uses) {
            break pick;
        }
        assert_ne!(desk.stage(), &Stage::Over, "something can be used");
        let shows = matches!(desk.stage(), Stage::Show(_));
        desk.step(if shows { Move::Shown } else { Move::Decline });
    };
    desk.step(Move::TakeUp(pick));
    desk.held().lift.as_ref().expect("it is lifted").idle
}

#[test]
fn a_special_that_is_used_in_vain_says_so() {
    let idle = |counters: u32| {
        is_used_in_vain(&format!(
            r#"
name = "Who was not first"
rule = "None: it is looked at"
[[player]]
factions = ["Pirates", "Robots"]
hand = ["First Mate"]
deck = ["First Mate"]
[[player]]
factions = ["Vampires", "Zombies"]
hand = ["Buffet"]
deck = ["Walker"]
[[base]]
name = "The Homeworld"
cards = [
  {{ name = "Zapbot", by = 1, counters = {counters} }},
  {{ name = "Walker", by = 2, counters = 12 }},
]
[[base]]
name = "Tortuga"
cards = [{{ name = "Walker", by = 2 }}]
"#
        ))
    };
    assert!(idle(20), "Ben is second");
    assert!(!idle(9), "Ben is first");
}

#[test]
fn of_a_special_that_asks_first_nothing_is_said() {
    let table = r#"
name = "Locusts before the scoring"
rule = "None: it is looked at"
[[player]]
factions = ["Dinosaurs", "Robots"]
deck = ["Howl", "Howl"]
[[player]]
factions = ["Ancient Egyptians", "Zombies"]
hand = ["Plague of Locusts"]
deck = ["Walker"]
[[player]]
factions = ["Ninjas", "Wizards"]
hand = ["Shinobi"]
deck = ["Shinobi"]
[[base]]
name = "Tar Pits"
cards = [
  { name = "King Rex", by = 1 },
  { name = "Zapbot", by = 1 },
  { name = "King Rex", by = 2, counters = 1 },
]
[[base]]
name = "Tortuga"
"#;
    assert!(!is_used_in_vain(table), "it is asked which base, and passing would only ask another");
}

#[test]
fn what_is_said_to_do_nothing_does_nothing() {
    let (mut idle, mut not, mut n) = (0, 0, 0);
    play(|desk| {
        n += 1;
        let some = |a: &&Asked| a.ask.max == 1 && n % 3 == 0;
        let Some(asked) = desk.asked().filter(some).cloned() else { return };
        for pick in asked.labelled().map(|(p, _)| p) {
            let Some(card) = pick.card() else { continue };
            let mut lifted = desk.clone();
            match pick {
                Pick::Use(..) => lifted.step(Move::TakeUp(pick)),
                _ => lifted.step(Move::Tap(Thing::Card(card))),
            };
            let Some(lift) = lifted.held().lift.clone().filter(|l| l.pick == Some(pick)) else {
                continue;
            };
            not += usize::from(!lift.idle);
            if lift.idle {
                idle += 1;
                let before = desk.game().log().len();
                let mut game = desk.game().clone();
                game.answer(&[pick]).expect("it is legal");
                let came = game.log().get(before..).unwrap_or_default();
                let nothing = |what: &Happened| {
                    matches!(
                        what,
                        Happened::Played { at: None, .. }
                            | Happened::PlayedAs(..)
                            | Happened::Used(..)
                            | Happened::Nothing(_)
                    )
                };
                assert!(came.iter().all(|e| nothing(&e.what)), "{:?}: {came:?}", lift.def);
            }
        }
    });
    assert!(idle > 10 && not > 300, "{idle} idle, {not} not");
}

#[test]
fn what_a_base_itself_gives_is_forecast_with_its_awards() {
    let mut desk = at(r#"
name = "A point for each minion"
rule = "None: it is looked at"
[[player]]
factions = ["Pirates", "Robots"]
hand = ["Zapbot"]
deck = ["First Mate"]
[[player]]
factions = ["Vampires", "Zombies"]
deck = ["Walker"]
[[base]]
name = "Rhodes Plaza Mall"
cards = [
  { name = "Zapbot", by = 1, counters = 18 },
  { name = "Walker", by = 2 },
]
[[base]]
name = "Tortuga"
"#);
    desk.step(Move::Tap(Thing::InHand(0)));
    let there = desk.held().previews.iter().find(|p| p.scores()).expect("it would score");
    assert_eq!(there.awards, [(Seat(0), 2), (Seat(1), 1)]);
}
