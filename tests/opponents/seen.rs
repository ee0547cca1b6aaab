//! What newer cards bring to the table is part of the judgement.

use smashup::ai::eval::Taste;
use smashup::ai::standing::Standing;
use smashup::cards::catalog;
use smashup::engine::ids::Seat;
use smashup::engine::session::Session;
use smashup::scenario;

/// The position with this hand of the first player and these cards at a base of each of two players.
fn position(hand: &str, cards: &str) -> Session {
    let text = format!(
        "name = \"a position\"\nrule = \"none\"\n[[player]]\nhand = [{hand}]\n[[player]]\n\
         [[base]]\nname = \"Tortuga\"\ncards = [{cards}]\n"
    );
    scenario::open(catalog(), "seen", &text).expect("it can be laid")
}

fn standing(cards: &str) -> Standing {
    Standing::of(position("", cards).state())
}

/// How good the first player's chances are, as that player sees it.
fn chance(taste: Taste, hand: &str, cards: &str) -> f64 {
    taste.chance(position(hand, cards).state(), Seat(0))
}

fn tastes() -> [Taste; 2] {
    [false, true].map(|fitted| Taste { fitted, ..Taste::fitted() })
}

#[test]
fn counters_on_a_titan_are_power() {
    let titan =
        |counters: u8| format!("{{ name = \"Fort Titanosaurus\", by = 1, counters = {counters} }}");
    let power = |counters| standing(&titan(counters)).sites[0].power[0];
    assert_eq!(power(3) - power(0), 3);
    for taste in tastes() {
        assert!(chance(taste, "", &titan(3)) > chance(taste, "", &titan(0)));
    }
}

#[test]
fn a_monster_raises_what_is_missing_at_its_base() {
    let left = |cards: &str| standing(cards).sites[0].left();
    let monster = "{ name = \"Ghoul\", monster = true }";
    assert!(left(monster) > left(""), "it adds to the breakpoint, and nobody has its power");
}

#[test]
fn a_buried_card_is_worth_one_in_hand() {
    let buried = "{ name = \"Tomb Trap\", by = 1, buried = true }";
    for taste in tastes() {
        let worth = chance(taste, "", buried) - chance(taste, "", "");
        // What a card in hand is worth to the network depends on all else; nothing else is there.
        assert!(worth > 0.0 || taste.fitted);
        let in_hand = chance(taste, "\"Tomb Trap\"", "") - chance(taste, "", "");
        assert!((worth - in_hand).abs() < 1e-9, "{worth}, {in_hand}");
    }
}
