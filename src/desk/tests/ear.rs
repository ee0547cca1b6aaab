//! One key for being done, how it stands in words, and what is said of what can be done with a card.

use super::super::moves::{Move, Thing};
use super::super::{Can, Desk, Do, Focus, Mark, Seating, Sheet, Stage, manner};
use super::{Sitting, at, chance, room};
use crate::cards::catalog;
use crate::engine::ids::Seat;
use crate::engine::question::{Pick, Why};
use crate::engine::session::Session;
use crate::scenario;

/// Two bases, two players and their hands; it is the first player's turn.
const TABLE: &str = r#"
name = "Two bases"
rule = "None: it is looked at"

[[player]]
factions = ["Pirates", "Ninjas"]
hand = ["First Mate", "Buccaneer", "Powderkeg"]
vp = 4

[[player]]
factions = ["Robots", "Zombies"]
hand = ["Zapbot"]
vp = 6

[[base]]
name = "Tortuga"
cards = [
  { name = "Pirate King", by = 1 },
  { name = "Buccaneer", by = 1 },
  { name = "Warbot", by = 2 },
]

[[base]]
name = "The Homeworld"
cards = [
  { name = "Shinobi", by = 1 },
  { name = "Tenacious Z", by = 2 },
]

[[base]]
name = "Jungle Oasis"
"#;

fn table() -> Desk {
    at(TABLE)
}

#[test]
fn how_it_stands_is_told_to_who_looks() {
    let lines = table().standing();
    for line in [
        "It is your turn.",
        "Plays left: 1 minion, 1 action.",
        "Tortuga 13 of 21: you lead with 9, Player 2 4.",
        "Jungle Oasis 0 of 12: nobody is there.",
        "Points: you 4, Player 2 6.",
    ] {
        assert!(lines.iter().any(|l| l == line), "{line} is not in {lines:?}");
    }
    assert!(lines.last().is_some_and(|l| l.starts_with("You hold 3 cards; ")), "{lines:?}");
}

#[test]
fn what_can_still_be_played_is_told_with_its_limits() {
    let plays = |game: &Session| {
        let desk = Desk::new(game.clone(), Seating { open_hands: true, ..Seating::default() });
        let line = desk.standing().into_iter().find(|line| line.starts_with("Plays left"));
        line.unwrap_or_else(|| panic!("{:?}", desk.standing()))
    };
    let text = r#"
name = "The Homeworld, and an action for an extra minion"
rule = "None: it is looked at"

[[player]]
factions = ["Zombies", "Aliens"]
hand = ["Tenacious Z", "Invader", "Outbreak", "Grave Digger", "Abduction"]

[[player]]
factions = ["Robots", "Ninjas"]

[[base]]
name = "The Homeworld"

[[base]]
name = "Tortuga"
"#;
    let mut game = scenario::open(catalog(), "", text).expect("it opens");
    let named = |game: &Session, name: &str| {
        let options = &game.ask().expect("a question").options;
        let is = |pick: &&Pick| match pick {
            Pick::Play(card) => game.state().def(*card).name == name,
            Pick::Site(site) => {
                game.state().site(*site).is_some_and(|s| game.state().def(s.base).name == name)
            }
            _ => false,
        };
        *options.iter().find(is).expect("it can be chosen")
    };
    let told = [
        (None, "Plays left: 1 minion, 1 action."),
        (Some("Outbreak"), "Plays left: 2 minions (1: where you have no minions), no actions."),
        (Some("Tenacious Z"), ""),
        (Some("The Homeworld"), "Plays left: 2 minions (1: power 2 or less), no actions."),
        (Some("Invader"), ""),
        (Some("Tortuga"), "Plays left: 1 minion (power 2 or less), no actions."),
    ];
    for (name, line) in told {
        name.into_iter().for_each(|name| {
            game.answer(&[named(&game, name)]).expect("a legal answer");
        });
        if !line.is_empty() {
            assert_eq!(plays(&game), line);
        }
    }
}

#[test]
fn a_card_that_can_be_played_from_stasis_is_no_play_for_others() {
    let text = r#"
name = "A card in stasis"
rule = "None: it is looked at"

[[player]]
hand = ["Igor"]
stasis = [{ name = "Baby Penguin", counters = 0 }]

[[player]]

[[base]]
name = "Tortuga"
"#;
    let lines = at(text).standing();
    let line = "Plays left: 1 minion, 1 action, Baby Penguin (from stasis).";
    assert!(lines.iter().any(|l| l == line), "{lines:?}");
}

#[test]
fn how_it_stands_is_there_at_every_stage_and_tells_no_more_than_the_screen() {
    let (mut led, mut tied, mut asked, mut watched) = (0, 0, 0, 0);
    for seed in 0..12 {
        let (mut desk, mut rng) = (Sitting::of(seed).desk(), chance(seed));
        while let Some(what) = room::next(&desk, &mut rng) {
            let lines = desk.standing();
            let view = desk.view();
            let own = view.viewer == Some(view.current);
            assert_eq!(lines[0] == "It is your turn.", own, "{lines:?}");
            assert_eq!(lines.iter().any(|l| l.starts_with("You hold")), view.viewer.is_some());
            for site in &view.sites {
                let most = site.totals.iter().copied().max().filter(|&n| n > 0);
                let first = site.totals.iter().filter(|&&n| Some(n) == most).count();
                let name = super::super::words::def(site.base.def).name;
                let start = format!("{name} {} of {}", site.sum, site.breakpoint.value);
                let line = lines.iter().find(|l| l.starts_with(&start)).expect("a line a base");
                assert_eq!(line.contains("nobody is there"), first == 0, "{line}");
                led += usize::from(line.contains("you lead with"));
                tied += usize::from(first > 1 && line.contains(" and "));
            }
            asked += usize::from(lines.iter().any(|l| l.starts_with("You decide: ")));
            watched += usize::from(view.viewer.is_none());
            desk.step(what);
        }
    }
    assert!(led > 5 && tied > 5 && asked > 5 && watched > 5, "{led} {tied} {asked} {watched}");
}

#[test]
fn what_is_told_of_how_it_stands_goes_when_it_is_closed() {
    let mut desk = table();
    assert!(desk.step(Move::Open(Sheet::Standing)).contains(&Do::Focus(Focus::Sheet)));
    desk.step(Move::Tell(desk.standing().join(" ")));
    assert!(desk.told().contains("Tortuga 13 of 21"));
    assert!(desk.step(Move::Escape).contains(&Do::Focus(Focus::Back)));
    assert_eq!((desk.sheet(), desk.told()), (None, ""));
}

/// What one key for being done has led to at a moment.
#[derive(Debug, Default)]
struct Met {
    ended: u32,
    warned: u32,
    passed: u32,
    chosen: u32,
    lacking: u32,
    must: u32,
    aloft: u32,
    shown: u32,
    called: u32,
}

impl Met {
    /// Presses the key on a copy of the desk.
    fn press(&mut self, desk: &Desk) {
        let mut after = desk.clone();
        let before = desk.game().answers().count();
        after.step(Move::Done);
        let given = |d: &Desk| d.game().answers().nth(before).map(|r| r.picks.clone());
        match desk.stage() {
            Stage::Show(_) => {
                assert_ne!(after.stage(), desk.stage(), "what is shown has been seen");
                self.shown += 1;
            }
            Stage::OpenCall(_) => {
                assert_eq!(given(&after), Some(vec![]), "all pass");
                self.called += 1;
            }
            Stage::Asking { .. } => self.asking(desk, after, given),
            _ => assert_eq!(given(&after), None, "{:?}", desk.stage()),
        }
    }

    fn asking(&mut self, desk: &Desk, mut after: Desk, given: impl Fn(&Desk) -> Option<Vec<Pick>>) {
        let asked = desk.asked().expect("who is asked has a question");
        let (ask, picked) = (&asked.ask, &desk.held().chosen);
        let free = asked.is_free();
        if desk.held().lift.is_some() {
            assert_eq!(given(&after), None, "what is in the air is put down first");
            self.aloft += 1;
        } else if free && !ask.choices.is_empty() {
            assert_eq!(given(&after), None, "a turn is not ended by one key");
            assert!(after.said().is_some_and(|n| !n.bad));
            let mut other = after.clone();
            after.step(Move::Done);
            assert_eq!(given(&after), Some(vec![]), "but by two");
            other.step(Move::Open(Sheet::Menu));
            other.step(Move::Escape);
            other.step(Move::Escape);
            other.step(Move::Done);
            assert_eq!(given(&other), None, "what was done in between begins it anew");
            self.warned += 1;
        } else if picked.len() >= usize::from(ask.min) {
            assert_eq!(given(&after).as_ref(), Some(picked));
            let met = match picked.len() {
                0 if free => &mut self.ended,
                0 => &mut self.passed,
                _ => &mut self.chosen,
            };
            *met += 1;
        } else {
            assert_eq!(given(&after), None);
            assert!(after.said().is_some_and(|n| n.bad), "it says what is lacking");
            *(if ask.max > 1 { &mut self.lacking } else { &mut self.must }) += 1;
        }
    }
}

#[test]
fn one_key_is_done_wherever_something_can_be_done() {
    let mut met = Met::default();
    for seed in 0..20 {
        let (mut desk, mut rng) = (Sitting::of(seed).desk(), chance(seed));
        while let Some(what) = room::next(&desk, &mut rng) {
            met.press(&desk);
            desk.step(what);
        }
    }
    let Met { ended, warned, passed, chosen, lacking, must, aloft, shown, called } = met;
    let all = [ended, warned, passed, chosen, lacking, must, aloft, shown, called];
    assert!(all.iter().all(|&n| n > 1), "{met:?}");
}

#[test]
fn what_can_be_done_with_a_card_is_said_as_it_is() {
    let (mut played, mut used, mut chosen) = (0, 0, 0);
    for seed in 0..12 {
        let (mut desk, mut rng) = (Sitting::of(seed).desk(), chance(seed));
        while let Some(what) = room::next(&desk, &mut rng) {
            let answers = desk.asked().filter(|_| desk.held().lift.is_none());
            for (pick, _) in answers.iter().flat_map(|a| a.labelled()) {
                let mark = match manner::answered(pick) {
                    manner::By::Card(card) | manner::By::Use(card) => desk.marks().cards.get(&card),
                    manner::By::Site(site) => desk.marks().sites.get(&site),
                    _ => None,
                };
                // A card may be an answer in two ways; then it is said of one of them.
                let Some(&mark) = mark else { continue };
                match (mark, pick) {
                    (Mark::Legal(Can::Play), Pick::Play(_)) => {
                        assert_eq!(mark.said(), "can be played");
                        played += 1;
                    }
                    (Mark::Legal(Can::Use) | Mark::Usable, Pick::Use(..)) => {
                        assert_eq!(mark.said(), "can be used");
                        used += 1;
                    }
                    (Mark::Legal(Can::Choose), Pick::Card(_) | Pick::Site(_)) => {
                        assert_eq!(mark.said(), "can be chosen");
                        chosen += 1;
                    }
                    (Mark::Chosen(_), _) => assert_eq!(mark.said(), "chosen"),
                    (mark, pick) => {
                        let two = |c| desk.asked().is_some_and(|a| a.picks_of(c).len() > 1);
                        assert!(pick.card().is_some_and(two), "{mark:?} of {pick:?}");
                    }
                }
            }
            desk.step(what);
        }
    }
    assert!(played > 200 && used > 5 && chosen > 50, "{played} {used} {chosen}");
}

#[test]
fn what_is_done_or_not_is_told_with_what_it_does() {
    let (mut yes, mut others) = (0, 0);
    for seed in 0..20 {
        let (mut desk, mut rng) = (Sitting::of(seed).desk(), chance(seed));
        while let Some(what) = room::next(&desk, &mut rng) {
            if let Some(asked) = desk.asked().filter(|asked| !asked.is_free()) {
                let told = asked.told("Ana");
                assert!(told.starts_with("Ana: ") && !told.contains("?."), "{told}");
                let whether = asked.offers(Pick::Yes);
                assert_eq!(whether, told.ends_with(" Yes or no."), "{told}");
                let nothing = asked.ask.choices.is_empty();
                assert_eq!(nothing, told.ends_with(" Nothing can be chosen."), "{told}");
                assert_eq!(!whether && !nothing, told.contains(" option"), "{told}");
                let text = asked.ask.def.map_or("", |def| super::super::words::def(def).text);
                if whether && asked.ask.why == Why::May {
                    assert!(told.contains(text) && text.len() > 10, "{told}");
                    yes += 1;
                }
                others += usize::from(!whether);
            }
            desk.step(what);
        }
    }
    assert!(yes > 5 && others > 50, "{yes} {others}");
}

#[test]
fn an_action_is_put_on_a_minion_and_what_is_told_ends_once() {
    let king = r#"{ name = "Pirate King", by = 1 },"#;
    let here =
        TABLE.replace(king, r#"{ name = "G.E.L.F.", by = 1 },"#).replace("Ninjas", "Dinosaurs");
    let here = here.replace("Pirates", "Shapeshifters").replace("First Mate", "Upgrade");
    let mut desk = at(&here);
    desk.step(Move::Tap(Thing::InHand(0)));
    let on = desk.view().sites[0].cards[0].id;
    desk.step(Move::Tap(Thing::Card(on)));
    assert_eq!(desk.told(), "Player 1 plays Upgrade on Player 1's G.E.L.F.");
}

#[test]
fn what_an_own_answer_brings_is_told_until_the_next_thing_is_done() {
    let here = TABLE.replace("Pirates", "Aliens").replace("First Mate", "Probe");
    let mut desk = at(&here);
    desk.step(Move::Tap(Thing::InHand(0)));
    desk.step(Move::LetGo(None));
    assert_eq!(
        desk.told(),
        "Player 1 plays Probe. Player 1 chooses Player 2. Player 1 looks at Zapbot. \
         Player 2's Zapbot is discarded by Probe."
    );
    // The next thing that is done is told instead of it.
    desk.step(Move::Tap(Thing::InHand(0)));
    desk.step(Move::PutBack);
    assert_eq!(desk.told(), "Buccaneer is put back.");
}

#[test]
fn of_several_it_is_told_how_many_are_chosen() {
    let pile = r#"discard = ["Walker", "Walker", "Overrun"]"#;
    let here =
        TABLE.replace("First Mate", "Lend a Hand").replacen("vp =", &format!("{pile}\nvp ="), 1);
    let mut desk = at(&here);
    desk.step(Move::Tap(Thing::InHand(0)));
    desk.step(Move::LetGo(None));
    let picks: Vec<Pick> =
        desk.asked().expect("which").ask.choices.iter().map(|c| c.pick).collect();
    desk.step(Move::Choose(picks[1]));
    desk.step(Move::Choose(picks[0]));
    assert_eq!(desk.told(), "2 of 3 chosen.");
    desk.step(Move::Choose(picks[1]));
    assert_eq!(desk.told(), "1 of 3 chosen.");
}

#[test]
fn what_is_lifted_is_said_to_be_and_where_it_can_go_can_be_chosen() {
    let mut desk = table();
    desk.step(Move::Tap(Thing::InHand(0)));
    let lift = desk.held().lift.clone().expect("it is lifted");
    assert_eq!(desk.marks().cards.get(&lift.card).map(|m| m.said()), Some("lifted"));
    for site in &desk.view().sites {
        assert_eq!(desk.marks().sites.get(&site.id).map(|m| m.said()), Some("can be chosen"));
    }
    assert_eq!(desk.view().viewer, Some(Seat(0)));
}
