//! How long the engine takes for what the page and the computer opponents do with it.
//!
//! All of it on fixed seeds, so that two runs measure the same. `smashup playouts` gives the headline; this says where
//! the time goes. Nothing is asserted here: machines differ, and the figures are in `docs/PERFORMANCE.md`.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use smashup::cards::catalog;
use smashup::engine::privacy::Privacy;
use smashup::engine::question::Why;
use smashup::engine::session::Session;
use smashup::engine::view::view;
use smashup::playout::{RandomPlayer, play, random_setup};
use std::hint::black_box;

/// Games in a round of whole games.
const GAMES: u64 = 20;

/// A game of the core set after exactly `answers` answers of a random player: of the first seed that lasts so long.
fn game_after(players: usize, answers: usize) -> Session {
    let lasting = (1..).map(|seed| {
        let mut game = new_game(players, seed);
        let mut player = RandomPlayer::new(seed);
        while let Some(ask) = game.ask()
            && game.answers().count() < answers
        {
            let picks = player.answer(ask);
            game.answer(&picks).expect("a random player answers legally");
        }
        game
    });
    lasting.take(1000).find(|game| game.ask().is_some()).expect("some game lasts so long")
}

fn new_game(players: usize, seed: u64) -> Session {
    let core = ["core".to_owned()];
    let setup = random_setup(catalog(), &core, players, seed, Privacy::Exact);
    Session::new(catalog(), setup.expect("the core set is big enough"), seed)
}

/// Whole random games, answered inline as by a computer opponent.
fn whole_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("game");
    group.throughput(Throughput::Elements(GAMES));
    for players in [2, 4] {
        let core = ["core".to_owned()];
        group.bench_function(format!("{players} players"), |b| {
            b.iter(|| {
                for seed in 1..=GAMES {
                    let setup = random_setup(catalog(), &core, players, seed, Privacy::Exact);
                    let setup = setup.expect("the core set is big enough");
                    black_box(play(catalog(), setup, seed));
                }
            });
        });
    }
    group.finish();
}

/// What happens at a table: a question is made, an answer is taken, the page looks.
fn at_the_table(c: &mut Criterion) {
    let mut game = game_after(4, 150);
    let mut player = RandomPlayer::new(1);
    while let Some(ask) = game.ask()
        && (ask.why != Why::PlayCards || ask.options.is_empty())
    {
        let picks = player.answer(ask);
        game.answer(&picks).expect("a random player answers legally");
    }
    let ask = game.ask().expect("a game of 150 answers is not over").clone();
    let picks = vec![*ask.options.first().expect("a card can be played")];

    c.bench_function("question: what may be played", |b| {
        b.iter(|| black_box(game.state().playable(ask.who)));
    });
    c.bench_function("answer: a card is played", |b| {
        b.iter_batched_ref(
            || game.clone(),
            |game| {
                black_box(game.answer(&picks).is_ok());
            },
            BatchSize::SmallInput,
        );
    });
    c.bench_function("state: clone", |b| b.iter(|| black_box(game.state().clone())));
    c.bench_function("view: of one seat", |b| b.iter(|| black_box(view(&game, Some(ask.who)))));
}

/// A game of four as it is measured in `tests/browser/saving.mjs`: at random for a while, then turns in which nobody plays a
/// card.
fn long_game(answers: usize) -> Session {
    let mut game = game_after(4, 180);
    let mut player = RandomPlayer::new(1);
    while let Some(ask) = game.ask()
        && game.answers().count() < answers
    {
        let picks = if ask.why == Why::PlayCards { Vec::new() } else { player.answer(ask) };
        game.answer(&picks).expect("a legal answer");
    }
    game
}

/// Keeping a game of 500 answers, and a very long one.
fn saves(c: &mut Criterion) {
    for game in [game_after(4, 500), long_game(1_700)] {
        let (saved, answers) = (game.save(), game.answers().count());
        c.bench_function(&format!("save: {answers} answers"), |b| {
            b.iter(|| black_box(game.save()));
        });
        c.bench_function(&format!("load: {answers} answers"), |b| {
            b.iter(|| black_box(Session::load(catalog(), &saved).is_ok()));
        });
    }
}

criterion_group!(benches, whole_games, at_the_table, saves);
criterion_main!(benches);
