//! Questions list every legal answer: one of those is taken, anything else is refused and changes nothing.

use crate::game::{Game, cases, games, same};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use smashup::cards::catalog;
use smashup::engine::ids::{CardId, DefId, FactionId, Seat, SiteId, Stay};
use smashup::engine::privacy::Privacy;
use smashup::engine::question::{Ask, Pick};
use smashup::engine::session::{IllegalAnswer, Session};
use smashup::engine::time::Phase;
use smashup::playout::MOST_QUESTIONS;

/// Every pick there could be in a game, and some that name nothing.
fn all_picks(game: &Session) -> Vec<Pick> {
    let beyond = |n: usize| 0..=n as u16;
    let mut picks = vec![Pick::Yes];
    for card in beyond(game.state().cards.len()).map(CardId) {
        picks.extend([Pick::Play(card), Pick::Card(card)]);
        let def = game.state().cards.get(usize::from(card.0)).map_or(DefId(u16::MAX), |c| c.def);
        picks.extend((0..3).map(|index| Pick::Use(card, def, index)));
    }
    picks.extend(beyond(catalog().defs.len()).map(|n| Pick::Name(DefId(n))));
    picks.extend(beyond(catalog().factions.len()).map(|n| Pick::Faction(FactionId(n))));
    picks.extend((0..=u8::MAX).flat_map(|n| {
        [
            Pick::FaceDown(Stay(n.into())),
            Pick::Number(n),
            Pick::Mode(n),
            Pick::Player(Seat(n)),
            Pick::Site(SiteId(n.into())),
        ]
    }));
    picks
}

/// Answers that are not legal: with something not offered, too few, too many, repeated.
fn illegal(game: &Session, ask: &Ask) -> Vec<Vec<Pick>> {
    let least: Vec<Pick> = ask.options.iter().take(ask.min.into()).copied().collect();
    let foreign = all_picks(game).into_iter().filter(|p| !ask.options.contains(p));
    let mut answers: Vec<Vec<Pick>> =
        foreign.flat_map(|pick| [vec![pick], [&least[..], &[pick]].concat()]).collect();
    if ask.min > 0 {
        answers.push(least[1..].to_vec());
    }
    if ask.options.len() > ask.max.into() {
        answers.push(ask.options[..=usize::from(ask.max)].to_vec());
    }
    answers.extend(ask.options.first().map(|&pick| vec![pick, pick]));
    answers
}

/// Whether the question has an answer, and of all that could be said only what it offers is one.
fn refuses_the_rest(game: &Session) -> TestCaseResult {
    let mut tried = game.clone();
    let Some(ask) = game.ask() else {
        prop_assert_eq!(tried.answer(&[]), Err(IllegalAnswer::GameOver));
        return same(&tried, game);
    };
    for picks in illegal(game, ask) {
        prop_assert_eq!(tried.answer(&picks), Err(IllegalAnswer::NotLegal), "{:?}", picks);
    }
    same(&tried, game)
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn what_is_not_offered_is_refused_and_changes_nothing(game in games(300)) {
        refuses_the_rest(&game.play())?;
    }

    #[test]
    fn invariant_3_picks_are_ids_that_outlive_the_question(game in games(300)) {
        game.each(|now| {
            for &pick in now.ask().iter().flat_map(|ask| &ask.options) {
                prop_assert_eq!(Pick::decode(&pick.encode(catalog()), catalog()), Some(pick));
            }
            Ok(())
        })?;
    }

    #[test]
    fn invariant_3_the_order_of_the_options_does_not_matter(game in games(100)) {
        game.each(|now| {
            let Some(ask) = now.ask() else { return Ok(()) };
            let options = ask.options.iter().rev().copied().collect();
            let turned = Ask { options, ..ask.clone() };
            for count in usize::from(ask.min)..=usize::from(ask.max).min(ask.options.len()) {
                prop_assert!(turned.allows(&ask.options[..count]));
                prop_assert!(ask.allows(&turned.options[..count]));
            }
            Ok(())
        })?;
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn invariant_8_every_question_has_an_answer_and_every_game_ends(game in games(0)) {
        let whole = Game { answers: MOST_QUESTIONS, ..game };
        let mut end = None;
        whole.each(|now| {
            let over = now.state().phase == Phase::Over;
            prop_assert_eq!(now.ask().is_none(), over, "a question is open until the game is over");
            if let Some(ask) = now.ask() {
                prop_assert_eq!(ask.check(now.state()), Ok(()));
                let least: Vec<Pick> = ask.options.iter().take(ask.min.into()).copied().collect();
                prop_assert!(ask.allows(&least), "the shortest answer to {:?}", ask);
            }
            end = over.then(|| now.clone());
            Ok(())
        })?;
        let end = end.ok_or_else(|| TestCaseError::fail("the game does not end"))?;
        prop_assert!(!end.state().winners.is_empty(), "somebody has won");
        refuses_the_rest(&end)?;
    }
}

#[test]
fn a_question_has_answers_that_are_not_legal() {
    let game = Game { players: 2, seed: 1, privacy: Privacy::Exact, answers: 9 }.play();
    let ask = game.ask().expect("the game is not over");
    assert!(illegal(&game, ask).len() > 1_000);
    assert!(!illegal(&game, ask).iter().any(|picks| ask.allows(picks)));
}
