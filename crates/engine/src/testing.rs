//! A few plain cards for the engine's own tests, which know no published one.

use crate::look::state::State;
use crate::nouns::event::Happened;
use crate::nouns::going::{To, Way};
use crate::nouns::ids::{CardId, DefId, Ref, Seat, SiteId};
use crate::nouns::lasting::Bearer;
use crate::nouns::play::{Payer, Permission, PlayKind};
use crate::nouns::time::Window;
use crate::nouns::zone::{Home, Zone};
use crate::print::catalog::Catalog;
use crate::print::def::{CardDef, action, base, fusion, minion, on_base, on_minion, titan};
use crate::print::faction::{FactionDef, Revision, SetDef};
use crate::print::phrases::{
    always, answers_play, closes_hand, forbids, goes, on_your_turn, plays_itself, power, presence,
    stands_for, talent, when_you_flip,
};
use crate::print::rulebook::RULEBOOK;
use crate::print::select::minions;
use crate::run::cx::{Cx, Step};
use crate::run::tape::Tape;
use std::sync::LazyLock;

const CARDS: &[CardDef] = &[
    minion("Big", 3, 5),
    minion("Small", 5, 2),
    action("Deed", 2),
    on_minion("Hat", 2, minions()),
    action("Gain", 1).on_play(|cx| cx.draw(cx.you(), 1)),
    minion("Warden", 1, 3).has(answers_play(
        |eye, event| event.cause.is_other_player(eye.you()),
        |cx| cx.cancel_play(&cx.played()),
    )),
    on_minion("Gift", 2, minions())
        .has(talent(always, |cx| cx.give_power(&[cx.this()], 1, cx.end_of_turn())).lent()),
    minion("Giant", 1, 5).has(on_your_turn(always, |cx| cx.draw(cx.you(), 1)).from_aside()),
    action("Ban", 1)
        .on_play(|cx| {
            let next = cx.other_players()[0];
            cx.stand_next_turn(Bearer::Player(next), next);
            Ok(())
        })
        .has(forbids(|eye, play| play.seat == eye.you() && play.kind == PlayKind::Action).lent()),
    on_base("Sneak", 2).has(plays_itself(Window::StartOfTurn, |_| Some(Permission::action()))),
    minion("Understudy", 2, 2).has(
        stands_for(PlayKind::Action, always, |eye| Permission::minion().only(eye.host.id.host))
            .from_hand(),
    ),
    on_base("Curfew", 1).has(forbids(|_, play| play.by == Payer::Extra)),
    minion("Bouncer", 1, 2)
        .has(goes(|eye, going| (going.card == eye.host.id.host).then_some(To::Hand))),
    on_base("Recycling", 1).has(
        goes(|eye, going| eye.state.is_standard(going.card.card).then_some(To::DeckTop)).may(),
    ),
    action("Shove", 1).affects(minions().power_at_most(2)),
    fusion("Both", 2, 2).as_minion(|cx| cx.draw(cx.you(), 1)).as_action(|cx| cx.draw(cx.you(), 2)),
    on_base("Lid", 1).has(closes_hand(|eye, seat| seat != eye.you())),
    action("Trick Coin", 1).has(
        when_you_flip(|cx| {
            cx.turn_coin();
            Ok(())
        })
        .special_from_hand(),
    ),
];

const fn faction(name: &'static str) -> FactionDef {
    let titan = Some(titan("Colossus"));
    FactionDef {
        name,
        blurb: "",
        colors: ["#000", "#fff"],
        cards: CARDS,
        titan,
        revised: Revision::NONE,
    }
}

static FACTIONS: [FactionDef; 4] = [faction("A"), faction("B"), faction("C"), faction("D")];

const BASES: &[CardDef] = &[
    base("One", "A", 20, [4, 2, 1]),
    base("Two", "B", 18, [3, 2, 1]),
    base("Three", "C", 22, [5, 3, 2]),
    base("Four", "D", 20, [4, 2, 1]),
];

/// Cards that nobody owns: a monster, which weakens the other minions beside it, and two gifts to its controller.
const MONSTERS: &[CardDef] = &[minion("Wild Beast", 2, 4)
    .has(power(|eye, minion| -i32::from(minion != eye.this() && eye.is_here(minion))))
    .has(presence(|_| 3))
    .has(talent(always, |_| Ok(())))];

const TREASURES: &[CardDef] = &[action("Gold", 3)];

const DECKS: &[(Home, &[CardDef])] = &[(Home::Monsters, MONSTERS), (Home::Treasures, TREASURES)];

/// The one of them with this name; of the factions' cards that of the first.
pub(crate) fn named(name: &str) -> DefId {
    let found = catalog().ids().find(|&d| catalog().def(d).name == name);
    found.expect("a card of this name")
}

/// The catalog of these cards.
pub(crate) fn catalog() -> &'static Catalog {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
        let factions: &'static [&'static FactionDef] =
            Box::leak(FACTIONS.iter().collect::<Vec<_>>().into_boxed_slice());
        let set = SetDef {
            name: "Test",
            slug: "test",
            factions,
            bases: BASES,
            revised_bases: Revision::NONE,
            decks: DECKS,
        };
        Catalog::of(&[set], RULEBOOK)
    });
    &CATALOG
}

/// A catalog of a faction's own, with these bases.
pub(crate) fn catalog_of(
    faction: &'static FactionDef,
    bases: &'static [CardDef],
) -> &'static Catalog {
    let set = SetDef {
        name: "Own",
        slug: "own",
        factions: Box::leak(Box::new([faction])),
        bases,
        revised_bases: Revision::NONE,
        decks: &[],
    };
    Box::leak(Box::new(Catalog::of(&[set], &[])))
}

/// A faction of these cards.
pub(crate) const fn faction_of(cards: &'static [CardDef]) -> FactionDef {
    let (colors, revised) = (["#000", "#fff"], Revision::NONE);
    FactionDef { name: "F", blurb: "", colors, cards, titan: None, revised }
}

/// Two players and one base.
pub(crate) fn table() -> (State, SiteId) {
    let mut state = State::empty(catalog(), 2, 1);
    let site = state.lay_site(named("One"));
    (state, site)
}

/// A player's card; in play it is theirs.
pub(crate) fn lay(state: &mut State, name: &str, seat: Seat, zone: Zone) -> CardId {
    let card = state.lay_card(named(name), Home::Player(seat), zone);
    if state.in_play(card) {
        state.lay_control(card, seat);
    }
    card
}

/// Sends cards by the rules, checks the position, and gives what left in which way and where to.
pub(crate) fn sent(state: &mut State, cards: &[CardId], way: Way, to: To) -> Vec<(Way, To, usize)> {
    let before = state.history.len();
    let cards: Vec<Ref> = cards.iter().map(|&c| state.at(c)).collect();
    then(state, |cx| cx.send(&cards, way, to).map(drop));
    let told = state.history[before..].iter().filter_map(|e| match &e.what {
        Happened::Went { way, to, cards } => Some((*way, *to, cards.len())),
        _ => None,
    });
    told.collect()
}

/// Does something by the rules, and checks the position after it.
pub(crate) fn then(state: &mut State, body: impl FnOnce(&mut Cx) -> Step) {
    let mut entries = Vec::new();
    let done = Cx::new(state, Tape::new(&mut entries, 0, None)).by_rules(body);
    assert!(done.is_ok(), "it asks nothing");
    assert_eq!(state.check(), Ok(()));
}
