//! What is told of a game, to be held against what was told of it when it was saved.

use serde_json::{Value, json};
use smashup::cards::catalog;
use smashup::engine::ids::CardId;
use smashup::engine::question::{Ask, Pick, Why};
use smashup::engine::session::Session;
use smashup::engine::state::State;
use smashup::engine::zone::Home;

fn card(state: &State, id: CardId) -> Value {
    let card = state.card(id);
    let mut told =
        json!({ "name": state.def(id).name, "controller": card.controller.map(|s| s.0) });
    if state.is_minion_in_play(id) {
        told["power"] = state.power(id).into();
    }
    if state.counters(id) > 0 {
        told["counters"] = state.counters(id).into();
    }
    for (key, cards) in [("attached", &card.attached), ("stored", &card.stored)] {
        if !cards.is_empty() {
            told[key] = cards.iter().map(|&c| self::card(state, c)).collect();
        }
    }
    told
}

fn named(state: &State, cards: &[CardId]) -> Vec<&'static str> {
    cards.iter().map(|&c| state.def(c).name).collect()
}

fn picks(picks: &[Pick]) -> Vec<String> {
    picks.iter().map(|p| p.encode(catalog())).collect()
}

/// What is asked, as it was called when these games were saved: of some questions it is known now whom they are about.
fn as_then(why: Why) -> Why {
    match why {
        Why::NameCardOf(_) => Why::ChooseName,
        Why::Give(_) => Why::Place,
        same => same,
    }
}

fn question(state: &State, ask: &Ask) -> Value {
    json!({
        "who": ask.who.0,
        "why": format!("{:?}", as_then(ask.why)),
        "options": ask.options.len(),
        "option_picks": picks(&ask.options),
        "min": ask.min,
        "max": ask.max,
        "source": ask.source.map(|r| state.def(r.card).name),
    })
}

fn players(game: &Session) -> Value {
    let state = game.state();
    let players = state.seats().zip(&game.setup().players).map(|(seat, chair)| {
        let (p, home) = (&state.players[seat], Home::Player(seat));
        json!({
            "name": chair.name,
            "factions": chair.factions,
            "vp": p.vp,
            "hand": p.hand.len(),
            "deck": state.deck(home).len(),
            "discard": state.discard(home).len(),
            "hand_names": named(state, &p.hand),
            "deck_names": named(state, state.deck(home)),
            "discard_names": named(state, state.discard(home)),
        })
    });
    players.collect()
}

fn sites(state: &State) -> Value {
    let sites = state.sites.iter().map(|s| {
        json!({
            "base": state.def(s.base).name,
            "breakpoint": state.breakpoint(s.id),
            "cards": s.cards.iter().map(|&c| card(state, c)).collect::<Vec<_>>(),
        })
    });
    sites.collect()
}

/// What must be as it was of a game. The inside of the engine (how many events tell a story, what lasting effects are called)
/// is not in it.
pub fn summary(game: &Session) -> Value {
    let state = game.state();
    let answers: Vec<Vec<String>> = game.answers().map(|r| picks(&r.picks)).collect();
    json!({
        "answers": answers.len(),
        "last_answer": answers.last(),
        "began_with_position": game.start().is_some(),
        "seed": game.seed(),
        "privacy": format!("{:?}", state.privacy),
        "current": state.current.0,
        "turn": state.turn,
        "phase": format!("{:?}", state.phase),
        "winners": state.winners.iter().map(|s| s.0).collect::<Vec<_>>(),
        "players": players(game),
        "base_deck": state.deck(Home::Bases).len(),
        "base_discard": state.discard(Home::Bases).len(),
        "madness_deck": state.deck(Home::Madness).len(),
        "sites": sites(state),
        "question": game.ask().map(|ask| question(state, ask)),
        "played_on": played_on(game),
    })
}

/// Forty more answers: of each question the first options, as few as it takes but one at least. It tells whether
/// the chance to come and everything unseen is as it was.
fn played_on(game: &Session) -> Value {
    let mut game = game.clone();
    let mut given = Vec::new();
    while let Some(ask) = game.ask().cloned().filter(|_| given.len() < 40) {
        let count = usize::from(ask.min.max(1).min(ask.max));
        let first: Vec<Pick> = ask.options.iter().take(count).copied().collect();
        game.answer(&first).expect("a legal answer");
        given.push(picks(&first).join(","));
    }
    let state = game.state();
    json!({
        "given": given,
        "turn": state.turn,
        "vp": state.players.0.iter().map(|p| p.vp).collect::<Vec<_>>(),
        "bases": state.sites.iter().map(|s| state.def(s.base).name).collect::<Vec<_>>(),
        "hands": state.players.0.iter().map(|p| named(state, &p.hand)).collect::<Vec<_>>(),
    })
}
