//! The log: a line an event, grouped by turn and cause, as the one who looks may know it.

use super::{Desk, Stage, words};
use crate::engine::event::{Event, Happened};
use crate::engine::ids::Seat;
use crate::story::steps::is_head;

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
            let line = |e: &Event| {
                let text = w.event_line(e, viewer)?;
                let turn_of = match e.what {
                    Happened::TurnBegan(seat) => Some(seat),
                    _ => None,
                };
                let under = e.cause.card.is_some() && !is_head(&e.what);
                Some(Line { seq: e.seq, text, turn_of, under })
            };
            let mut last: Vec<Line> = told.iter().rev().filter_map(line).take(most).collect();
            last.reverse();
            last
        })
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
