//! What has been put on the screen to be read and is not read yet, as it is kept with the game: it is there again after a
//! reload.

use crate::engine::ids::Seat;
use crate::engine::session::Session;

/// What is still to be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    /// Who has not seen yet what they drew at the end of their turn.
    pub drawn: Option<Seat>,
    /// The event from which on something was revealed to all that has not been put away.
    pub revealed: Option<usize>,
    /// The event from which on something is shown that has not been seen to its end.
    pub showing: Option<usize>,
    /// Up to which event each player has seen the game; empty if all have seen all.
    pub seen: Vec<usize>,
}

impl Unread {
    /// As text, such as `d0.r57.s41.s63`; empty if there is nothing.
    #[must_use]
    pub fn written(&self) -> String {
        let drawn = self.drawn.map(|seat| format!("d{}", seat.0));
        let revealed = self.revealed.map(|event| format!("r{event}"));
        let showing = self.showing.map(|event| format!("w{event}"));
        let seen = self.seen.iter().map(|event| format!("s{event}"));
        drawn.into_iter().chain(revealed).chain(showing).chain(seen).collect::<Vec<_>>().join(".")
    }

    /// Reads what [`Unread::written`] wrote. What it does not know, or is not of this game, is left out: the game itself is
    /// what matters.
    #[must_use]
    pub fn read(text: &str, game: &Session) -> Unread {
        let mut unread = Unread::default();
        let events = game.log().len();
        for word in text.split('.') {
            let (kind, number) = word.split_at_checked(1).unwrap_or_default();
            match (kind, number.parse::<usize>()) {
                ("d", Ok(seat)) => unread.drawn = game.state().seats().nth(seat),
                ("r", Ok(event)) => unread.revealed = Some(event).filter(|&e| e < events),
                ("w", Ok(event)) => unread.showing = Some(event).filter(|&e| e < events),
                ("s", Ok(event)) => unread.seen.push(event.min(events)),
                _ => (),
            }
        }
        if unread.seen.len() != game.setup().players.len() {
            unread.seen.clear();
        }
        unread
    }
}
