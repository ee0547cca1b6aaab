//! The log: a line an event, grouped by turn and cause, as the one who looks may know it.

use super::{Desk, Stage, words};
use crate::engine::event::{Event, Happened};
use crate::engine::ids::Seat;
use crate::story::steps::is_head;
use crate::words::Words;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The number of its event.
    pub seq: u32,
    /// What it says.
    pub text: String,
    /// Whose turn it begins.
    pub turn_of: Option<Seat>,
    /// Whether it tells what the card of a line before it did.
    pub under: bool,
}

/// The line of an event.
fn line(words: &Words, event: &Event, viewer: Option<Seat>) -> Option<Line> {
    let text = words.event_line(event, viewer)?;
    let turn_of = match event.what {
        Happened::TurnBegan(seat) => Some(seat),
        _ => None,
    };
    let under = event.cause.card.is_some() && !is_head(&event.what);
    Some(Line { seq: event.seq, text, turn_of, under })
}

impl Desk {
    /// The last `most` lines of the log, the newest at the end.
    #[must_use]
    pub fn log(&self, most: usize) -> Vec<Line> {
        let viewer = self.view.viewer;
        let all = self.game.log();
        // What is being shown is not told before.
        let told = match self.stage {
            Stage::Show(showing) => all.get(..showing.from).unwrap_or(all),
            _ => all,
        };
        words::say(&self.game, |w| {
            let newest = told.iter().rev();
            let mut last: Vec<Line> =
                newest.filter_map(|e| line(w, e, viewer)).take(most).collect();
            last.reverse();
            last
        })
    }

    /// The lines of some events for whoever looks.
    pub(super) fn lines<'a>(&self, events: impl Iterator<Item = &'a Event>) -> Vec<Line> {
        let viewer = self.view.viewer;
        words::say(&self.game, |w| events.filter_map(|e| line(w, e, viewer)).collect())
    }

    /// The lines of the events of these numbers.
    #[must_use]
    pub fn lines_of(&self, numbers: &[u32]) -> Vec<Line> {
        self.lines(numbers.iter().filter_map(|&n| self.event(n)))
    }

    /// The whole log as plain text.
    #[must_use]
    pub fn log_text(&self) -> String {
        let line = |l: Line| match (l.turn_of, l.under) {
            (Some(_), _) => format!("\n{}\n", l.text),
            (None, true) => format!("    {}\n", l.text),
            (None, false) => format!("  {}\n", l.text),
        };
        let lines: String = self.log(usize::MAX).into_iter().map(line).collect();
        lines.trim_start().to_owned()
    }
}
