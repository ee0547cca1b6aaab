//! Every ability that can be copied, copied: Copycat takes those of every minion, Cellular Bonding those of every
//! action that is played on a minion. What follows is random, and checked at each question.

use smashup::cards::catalog;
use smashup::engine::def::{CardDef, Kind, PlayOn};
use smashup::engine::event::Happened;
use smashup::engine::ids::{DefId, Seat};
use smashup::engine::question::{Ask, Pick, Why};
use smashup::engine::session::Session;
use smashup::engine::state::State;
use smashup::engine::zone::{Home, Zone};
use smashup::playout::{RandomPlayer, answer_and_undo};

/// Answers after the copying: some turns, a scoring among them.
const ON: usize = 60;
const YOU: Seat = Seat(0);
const THEM: Seat = Seat(1);

fn named(name: &str) -> DefId {
    let found = catalog().ids().find(|&d| catalog().def(d).name == name);
    found.unwrap_or_else(|| panic!("there is no {name}"))
}

fn all(fits: impl Fn(&CardDef) -> bool) -> Vec<DefId> {
    catalog().ids().filter(|&d| fits(catalog().def(d))).collect()
}

/// A position in which `copier` is in your hand and `original` in play, yours and on another player's minion if it is an action:
/// with minions of both, cards to draw and to bring back, Madness, and bases to come.
fn position(copier: DefId, original: DefId, seed: u64) -> State {
    let mut state = State::empty(catalog(), 2, seed);
    let sites = ["Tortuga", "Jungle Oasis", "Tar Pits"].map(|base| state.lay_site(named(base)));
    for base in ["The Homeworld", "Ninja Dojo", "The Central Brain"] {
        state.lay_card(named(base), Home::Bases, Zone::Deck(Home::Bases));
    }
    for (seat, minion, site) in [(YOU, "Zapbot", 0), (THEM, "Ghost", 0), (YOU, "Howler", 1)] {
        let card = state.lay_card(named(minion), Home::Player(seat), Zone::Site(sites[site]));
        state.lay_control(card, seat);
    }
    let lain = if catalog().sorts(original).is_minion() {
        state.lay_card(original, Home::Player(THEM), Zone::Site(sites[1]))
    } else {
        let wearer = state.lay_card(named("Warbot"), Home::Player(THEM), Zone::Site(sites[1]));
        state.lay_control(wearer, THEM);
        state.lay_card(original, Home::Player(THEM), Zone::On(wearer))
    };
    // An action of yours, which may be such that it stays on no minion of its own controller.
    state.lay_control(lain, if catalog().sorts(original).is_minion() { THEM } else { YOU });
    for seat in [YOU, THEM] {
        let home = Home::Player(seat);
        for name in ["Walker", "Disenchant", "Microbot Alpha", "Summon", "Zapbot", "Scout"] {
            state.lay_card(named(name), home, Zone::Deck(home));
            state.lay_card(named(name), home, Zone::Discard(home));
        }
        state.lay_card(named("Gremlin"), home, Zone::Hand(seat));
    }
    for _ in 0..5 {
        state.lay_card(named("Madness"), Home::Madness, Zone::Deck(Home::Madness));
    }
    state.lay_card(copier, Home::Player(YOU), Zone::Hand(YOU));
    state.begin_play_cards();
    state
}

/// The answer that plays the copier, or lets it copy; else a random one.
fn answer(
    game: &Session,
    ask: &Ask,
    copier: DefId,
    original: DefId,
    player: &mut RandomPlayer,
) -> Vec<Pick> {
    let is =
        |pick: &&Pick, def: DefId| pick.card().is_some_and(|c| game.state().card(c).def == def);
    let one = |wanted: &dyn Fn(&&Pick) -> bool| ask.options.iter().find(wanted);
    let plays = one(&|p| matches!(p, Pick::Play(_)) && is(p, copier));
    // On a minion of one's own: the other one may keep it off.
    let where_to = one(&|p| matches!(ask.why, Why::PlayWhere(_)) && is(p, named("Zapbot")));
    let copies = one(&|p| ask.def == Some(copier) && is(p, original));
    match plays.or(where_to).or(copies).filter(|_| !has_copied(game)) {
        Some(&pick) => vec![pick],
        None => player.answer(ask),
    }
}

fn has_copied(game: &Session) -> bool {
    game.log().iter().any(|e| matches!(e.what, Happened::Copied(..)))
}

fn copy(copier: &str, original: DefId, seed: u64) {
    let (copier, name) = (named(copier), catalog().def(original).name);
    let mut game = Session::from_position(position(copier, original, seed), seed);
    let mut player = RandomPlayer::new(seed);
    for _ in 0..ON {
        let Some(ask) = game.ask().cloned() else { break };
        let fine = game.state().check().and_then(|()| ask.check(game.state()));
        fine.unwrap_or_else(|broken| panic!("{name}, seed {seed}: {broken}"));
        let picks = answer(&game, &ask, copier, original, &mut player);
        answer_and_undo(&mut game, &picks).unwrap_or_else(|e| panic!("{name}, seed {seed}: {e}"));
    }
    assert!(has_copied(&game), "{name} was not copied");
}

#[test]
fn copycat_copies_every_minion() {
    for minion in all(|def| def.sorts().is_minion()) {
        (0..4).for_each(|seed| copy("Copycat", minion, seed));
    }
}

#[test]
fn cellular_bonding_copies_every_action_on_a_minion() {
    for action in all(|def| matches!(def.kind, Kind::Action { on: PlayOn::Minion(_) })) {
        (0..4).for_each(|seed| copy("Cellular Bonding", action, seed));
    }
}
