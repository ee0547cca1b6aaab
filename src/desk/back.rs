//! Undo at a table with computers: a person's own last answer, and with it what computers have answered since.

use super::crew::Crew;
use crate::cards::catalog;
use crate::engine::session::{NoUndo, Session};
use crate::engine::tape::Record;

/// Whether the last answer or the open question is a computer's.
fn is_theirs(session: &Session, crew: Crew) -> bool {
    let last = session.answers().last().map(|r| r.who);
    let asked = session.ask().map(|a| a.who);
    last.into_iter().chain(asked).any(|seat| crew.has(seat))
}

/// How many answers stay if a person takes their last one back.
fn own_last(session: &Session, crew: Crew) -> Result<usize, NoUndo> {
    let records: Vec<&Record> = session.answers().collect();
    let person = |r: &&Record| !crew.has(r.who);
    let to = records.iter().rposition(person).ok_or(NoUndo::Nothing)?;
    if records[to..].iter().any(|r| r.barrier) {
        return Err(NoUndo::Revealed);
    }
    match session.ask() {
        Some(ask) if !crew.has(ask.who) && ask.who != records[to].who => {
            Err(NoUndo::AnothersAnswer(records[to].who))
        }
        _ => Ok(to),
    }
}

/// Whether a person's last answer can be taken back.
///
/// # Errors
/// What stops it.
pub fn can_undo(session: &Session, crew: Crew) -> Result<(), NoUndo> {
    if is_theirs(session, crew) { own_last(session, crew).map(|_| ()) } else { session.can_undo() }
}

/// Takes a person's last answer back, and those of computers after it.
///
/// # Errors
/// What stops it; nothing has changed then.
pub fn undo(session: &mut Session, crew: Crew) -> Result<(), NoUndo> {
    if !is_theirs(session, crew) {
        return session.undo();
    }
    let to = own_last(session, crew)?;
    // A game that was opened from one of its positions does not go back beyond that.
    *session = session.replay_to(catalog(), to).map_err(|_| NoUndo::Nothing)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::tests::random_game;
    use crate::engine::ids::Seat;

    #[test]
    fn undo_leads_to_the_persons_own_last_decision_or_is_refused() {
        let crew = Crew::read("person,hard", 2).expect("a crew");
        let (mut beyond, mut revealed) = (0, 0);
        for n in 1..160 {
            let game = random_game(9, n);
            let records: Vec<Record> = game.answers().cloned().collect();
            if game.ask().is_none() {
                break;
            }
            let theirs = records.last().is_some_and(|r| crew.has(r.who));
            let mut back = game.clone();
            assert_eq!(can_undo(&game, crew).is_ok(), undo(&mut back, crew).is_ok());
            match can_undo(&game, crew) {
                Ok(()) => {
                    let kept = back.answers().count();
                    assert_eq!(back.ask().expect("open").who, Seat(0));
                    assert_eq!(records[kept].who, Seat(0));
                    assert!(records[kept + 1..].iter().all(|r| crew.has(r.who)));
                    assert!(records[kept..].iter().all(|r| !r.barrier));
                    beyond += u32::from(theirs);
                }
                Err(_) => {
                    assert!(back.answers().eq(game.answers()), "nothing has changed");
                    revealed += 1;
                }
            }
        }
        assert!(
            beyond > 0 && revealed > 0,
            "{beyond} beyond computers' answers, {revealed} refused"
        );
    }

    #[test]
    fn between_people_it_is_as_without_computers() {
        for n in 1..60 {
            let game = random_game(9, n);
            assert_eq!(can_undo(&game, Crew::default()), game.can_undo());
        }
    }

    #[test]
    fn where_only_computers_play_there_is_nothing_to_take_back() {
        let crew = Crew::read("easy,easy", 2).expect("a crew");
        assert_eq!(can_undo(&random_game(9, 12), crew), Err(NoUndo::Nothing));
    }
}
