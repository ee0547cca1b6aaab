//! A game is its setup, its seed and its answers: replay, undo and saves.

use crate::game::{Game, cases, games, same};
use proptest::prelude::*;
use proptest::test_runner::{TestCaseError, TestCaseResult};
use smashup::cards::catalog;
use smashup::engine::event::{Event, Happened};
use smashup::engine::ids::CardId;
use smashup::engine::opening::LoadError;
use smashup::engine::privacy::Privacy;
use smashup::engine::save::sealed;
use smashup::engine::session::Session;
use smashup::engine::tape::Record;
use smashup::engine::view::view;

/// Both can be taken back equally far, and are the same all the way.
fn undo_alike(mut a: Session, mut b: Session) -> TestCaseResult {
    loop {
        same(&a, &b)?;
        let undone = a.undo();
        prop_assert_eq!(undone, b.undo());
        if undone.is_err() {
            return Ok(());
        }
    }
}

/// A save in which the question that an answer was given to has another fingerprint.
fn with_other_fingerprint(save: &str, at: usize) -> String {
    // Two characters each.
    let from = save.find("&questions=").expect("a save has questions") + "&questions=".len();
    let from = from + 2 * at;
    let other = if save[from..].starts_with('A') { "B" } else { "A" };
    let changed = format!("{}{other}{}", &save[..from], &save[from + 1..]);
    sealed(&changed).expect("it still has the form of a save")
}

/// A save that is opened by so many answers at a time.
fn in_pieces(save: &str, most: usize) -> Result<Session, LoadError> {
    let mut opening = Session::opening(catalog(), save)?;
    while !opening.go_on(most) {}
    opening.opened()
}

#[test]
fn a_save_of_1700_answers_has_at_most_20_kilobytes() {
    // Whole games of four with hidden hands, in which most is asked. Who plays with what is said once in each.
    let (mut answers, mut bytes, mut said_once) = (0, 0, 0);
    for seed in 1..=8 {
        let game = Game { players: 4, seed, privacy: Privacy::Table, answers: usize::MAX };
        let (start, end) = (game.start().save().len(), game.play());
        answers += end.answers().count();
        bytes += end.save().len() - start;
        said_once = said_once.max(start);
    }
    let save = said_once + bytes * 1_700 / answers;
    assert!(save <= 20_000, "{save} bytes, of which {said_once} said once");
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn invariant_1_every_prefix_runs_again_to_the_same_question_and_position(game in games(60)) {
        let mut before: Vec<Session> = Vec::new();
        let mut whole = game.start();
        game.through(&mut whole, |now| { before.push(now.clone()); Ok(()) })?;
        for (n, then) in before.iter().enumerate() {
            let again = whole.replay_to(catalog(), n);
            same(&again.expect("the record fits"), then)?;
        }
    }

    #[test]
    fn invariant_3_an_answer_to_another_question_is_refused(
        game in games(150), at in any::<prop::sample::Index>(), flip in 1..u32::MAX
    ) {
        let played = game.play();
        let mut records: Vec<Record> = played.answers().cloned().collect();
        prop_assume!(!records.is_empty());
        let at = at.index(records.len());
        records[at].fingerprint ^= flip;
        let mut replayed = game.start();
        prop_assert_eq!(replayed.replay(&records), Err(at));
        same(&replayed, &played.replay_to(catalog(), at).expect("the record fits"))?;
        // A save says so, too, and opens where its record leads.
        match Session::load(catalog(), &with_other_fingerprint(&played.save(), at)) {
            Err(LoadError::NoLongerFits(reached)) => {
                prop_assert_eq!((reached.step, reached.of), (at + 1, records.len()));
                undo_alike(reached.session.clone(), replayed)?;
                let words = format!("step {} no longer fits", at + 1);
                let error = LoadError::NoLongerFits(reached).to_string();
                prop_assert!(error.contains(&words), "{}", error);
            }
            Err(error) => prop_assert!(false, "{}", error),
            Ok(_) => prop_assert!(false, "it is played"),
        }
    }

    #[test]
    fn invariant_4_each_event_is_told_once(game in games(300)) {
        let mut told = game.start();
        let mut heard = told.log().to_vec();
        let played = game.play();
        for record in played.answers() {
            heard.extend_from_slice(told.answer(&record.picks).expect("a legal answer"));
        }
        let log = played.log();
        // Where a copy has come to lie is noted in the event that is its play, and so is that a play was stopped.
        let copies = |card: CardId| {
            log.iter().any(|e| matches!(&e.what, Happened::Copied(c, ..) if c.card.card == card))
        };
        let play = |e: &Event| e.play().map(|play| (e.seq, play.card.card));
        let of_a_copy = |e: &Event| play(e).is_some_and(|(_, card)| copies(card.card));
        let stopped = |e: &Event| matches!(e.what, Happened::Played { stopped: true, .. });
        prop_assert_eq!(heard.len(), log.len());
        for (heard, last) in heard.iter().zip(log) {
            let noted = of_a_copy(last) || stopped(last);
            let told = heard == last || (noted && play(heard) == play(last));
            prop_assert!(told, "{:?} became {:?}", heard, last);
        }
        prop_assert!(heard.iter().map(|e| e.seq).eq(0..heard.len() as u32), "numbered without gaps");
    }

    #[test]
    fn invariant_5_a_save_is_plain_text_of_the_answers(game in games(300)) {
        // No position is in it: it grows with the answers, by some ten characters each.
        let played = game.play();
        let (before, save) = (game.start().save(), played.save());
        let answers = played.answers().count();
        prop_assert!(save.len() <= before.len() + 30 * answers, "{} for {}", save.len(), answers);
        prop_assert_eq!(sealed(&save), Some(save));
    }

    #[test]
    fn all_answers_replayed_lead_to_the_same_place(game in games(1_000)) {
        let played = game.play();
        let records: Vec<Record> = played.answers().cloned().collect();
        let mut replayed = game.start();
        prop_assert_eq!(replayed.replay(&records), Ok(()));
        same(&replayed, &played)?;
    }

    #[test]
    fn a_save_opens_at_the_same_question(game in games(300)) {
        let played = game.play();
        let save = played.save();
        let opened = Session::load(catalog(), &save).expect("a save opens");
        same(&opened, &played)?;
        for viewer in std::iter::once(None).chain(played.state().seats().map(Some)) {
            prop_assert_eq!(view(&opened, viewer), view(&played, viewer));
        }
        prop_assert_eq!(opened.save(), save);
    }

    #[test]
    fn a_save_of_any_moment_opens_as_it_was_played_and_is_taken_back_alike(game in games(400)) {
        // Every few answers another moment: in the middle of plays, of scorings, at the ends of turns.
        let mut n = 0;
        game.each(|now| {
            n += 1;
            if n % 7 != 1 && now.ask().is_some() {
                return Ok(());
            }
            let opened = Session::load(catalog(), &now.save()).expect("a save opens");
            undo_alike(opened, now.clone())
        })?;
    }

    #[test]
    fn a_save_opened_a_little_at_a_time_is_the_same_game(
        game in games(400), most in 1_usize..60, at in any::<prop::sample::Index>()
    ) {
        let played = game.play();
        let save = played.save();
        undo_alike(in_pieces(&save, most).expect("a save opens"), played.clone())?;
        // Nothing is played on after an answer that does not fit, in whatever piece that is.
        prop_assume!(played.answers().count() > 0);
        let save = with_other_fingerprint(&save, at.index(played.answers().count()));
        let (Err(LoadError::NoLongerFits(whole)), Err(LoadError::NoLongerFits(pieces))) =
            (Session::load(catalog(), &save), in_pieces(&save, most))
        else {
            return Err(TestCaseError::fail("it is played"));
        };
        prop_assert_eq!((whole.step, whole.of), (pieces.step, pieces.of));
        undo_alike(whole.session, pieces.session)?;
    }

    #[test]
    fn a_record_that_is_followed_on_is_as_if_it_had_been_answered(
        game in games(400), at in any::<prop::sample::Index>()
    ) {
        // From anywhere, with a part of the record answered before.
        let played = game.play();
        let records: Vec<Record> = played.answers().cloned().collect();
        let at = at.index(records.len() + 1);
        let mut followed = played.replay_to(catalog(), at).expect("the record fits");
        let mut rest = records[at..].iter();
        let fitted = followed.follow(&mut |_| rest.next().map(|record| record.picks.clone()));
        prop_assert_eq!(fitted, records.len() - at);
        undo_alike(followed, played)?;
    }

    #[test]
    fn undo_after_an_answer_is_the_identity(game in games(120)) {
        let mut before: Vec<Session> = Vec::new();
        let mut now = game.start();
        game.through(&mut now, |s| { before.push(s.clone()); Ok(()) })?;
        before.pop();
        // As far back as it goes, and from every point once.
        while let Some(then) = before.pop() {
            let stop = now.can_undo();
            let mut undone = now.clone();
            prop_assert_eq!(undone.undo(), stop);
            same(&undone, if stop.is_ok() { &then } else { &now })?;
            now = if stop.is_ok() { undone } else { then };
        }
    }
}
