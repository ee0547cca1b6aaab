//! What has happened since somebody's last turn, seen again on the table: the game as it was then, and after each step that
//! is told of it. Nothing is played meanwhile, and nothing is shown that was not shown to them at that time.

use super::moves::{Do, Focus};
use super::past::Since;
use super::{Desk, Stage};
use crate::engine::ids::Seat;
use crate::engine::session::Session;
use crate::story::steps::Step;

/// The step that is being looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Its number, from 1.
    pub nth: usize,
    /// How many there are.
    pub of: usize,
    /// What it is.
    pub step: Step,
    /// The step of the recap that is seen before it.
    pub before: Option<usize>,
}

impl Desk {
    /// Who may look again at what has happened since their last turn: whoever has their hand on the screen.
    #[must_use]
    pub fn looks_back(&self) -> Option<Seat> {
        let viewer = match self.stage {
            Stage::Asking { viewer, .. } | Stage::Watching { viewer, .. } => viewer,
            Stage::Since(viewer) => Some(viewer),
            _ => None,
        };
        viewer.filter(|_| self.recap.is_some())
    }

    /// The step that is being looked at; none before the first.
    #[must_use]
    pub fn seen_again(&self) -> Option<Seen> {
        let since = self.since.as_ref()?;
        let step = since.steps.get(since.seen.checked_sub(1)?)?.clone();
        let last = since.seen.checked_sub(2).and_then(|n| since.steps.get(n)?.events.first());
        let part = |first: &u32| self.recap_steps().iter().position(|s| s.events.contains(first));
        let before = last.and_then(part);
        Some(Seen { nth: since.seen, of: since.steps.len(), step, before })
    }

    /// The game as it is on the table: as it was, while that is looked at.
    pub(super) fn on_table(&self) -> &Session {
        let past = self.since.as_ref().and_then(|s| s.games.get(s.seen));
        past.unwrap_or(&self.game)
    }

    /// Who looks at the game as it was.
    pub(super) fn looking_back(&self) -> Option<Seat> {
        self.since.as_ref().map(|s| s.viewer)
    }

    /// The table is as it was before a step of the recap, and goes on from there.
    pub(super) fn look_back(&mut self, nth: usize) {
        let first = self.recap_steps().get(nth).and_then(|s| s.events.first().copied());
        let Some((seq, viewer)) = first.zip(self.looks_back()) else { return };
        let since = self.since.take();
        let since = since.or_else(|| Since::of(&self.game, viewer, self.recap?));
        let Some(mut since) = since else { return };
        since.go_before(seq);
        self.put_away();
        self.since = Some(since);
        self.changed = true;
        self.todo.extend([Do::Cancel, Do::Finish, Do::LookOn]);
    }

    /// The next step is shown, if there is one.
    pub(super) fn look_on(&mut self) {
        let from = self.on_table().log().len();
        let Some(since) = self.since.as_mut().filter(|s| s.seen < s.steps.len()) else { return };
        since.seen += 1;
        self.put_away();
        self.changed = true;
        self.todo.push(Do::Show { from });
    }

    /// What has happened has been read, on the table or as lines, or is not to be.
    pub(super) fn skip_recap(&mut self) {
        self.look_no_more();
        (self.sheet, self.recap) = (None, None);
        self.keep_unread();
    }

    /// Back to the game.
    pub(super) fn look_no_more(&mut self) {
        if self.since.take().is_some() {
            self.changed = true;
            self.todo.extend([Do::Finish, Do::Focus(Focus::Onward)]);
        }
    }
}
