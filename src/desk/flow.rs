//! What happens around an answer: who is passed after it, what is shown and said, what is put away and kept.

use super::device::{Device, Showing, Watch};
use super::moves::{Do, Focus};
use super::sheet::Sheet;
use super::stage::Stage;
use super::{Desk, Held, Notice, auto, names, reveal, show, words};
use crate::engine::event::{Event, Happened};
use crate::engine::ids::Seat;
use crate::engine::question::Pick;
use crate::engine::session::Session;
use crate::engine::time::Phase;
use crate::words::page::t;

impl Desk {
    /// Says a line.
    pub(super) fn say(&mut self, text: String, bad: bool) {
        self.said = (!text.is_empty()).then_some(Notice { text, bad });
    }

    pub(super) fn say_left_out(&mut self, answers: usize) {
        if answers > 0 {
            self.say((t().table.left_out)(answers), true);
        }
    }

    /// Answers the open question.
    pub(super) fn answer(&mut self, picks: &[Pick]) {
        self.answer_all(&[picks.to_vec()]);
    }

    /// Answers the open question and those that follow; stops where the game asks something else.
    pub(super) fn answer_all(&mut self, answers: &[Vec<Pick>]) {
        if self.asked.is_none() || !self.admitted(answers) {
            return;
        }
        let act = |game: &mut Session| {
            for picks in answers {
                if game.answer(picks).is_err() {
                    break;
                }
            }
        };
        // Who decides on the spot has the device before them.
        let lent = match self.stage {
            Stage::Asking { who, viewer: None } => self.device.holder.is_some_and(|h| h != who),
            _ => false,
        };
        self.change(act, |d| d.lent |= lent);
    }

    /// Lets the game go on, passes for who is not to be asked, shows what was revealed to all and what the
    /// holder drew, and saves. `note` changes what is known about the device before the passing.
    pub(super) fn change(
        &mut self,
        act: impl FnOnce(&mut Session),
        note: impl FnOnce(&mut Device),
    ) {
        let before = self.change_begins();
        note(&mut self.device);
        act(&mut self.game);
        self.change_ends(before);
    }

    /// Before the game goes on; the number of events so far.
    fn change_begins(&mut self) -> usize {
        self.put_away();
        (self.recap, self.since) = (None, None);
        self.told.clear();
        self.acted = self.stage.asked();
        self.note_asked();
        self.device.called = None;
        self.game.log().len()
    }

    /// After the game has gone on from so many events.
    fn change_ends(&mut self, before: usize) {
        self.guided();
        let passed = auto::settle(&mut self.game, self.device, self.taste);
        let (game, device) = (&self.game, &mut self.device);
        device.drawn =
            device.drawn.or(device.holder.filter(|&h| !device.open && drew(game, before, h)));
        let shown =
            !device.guided() && device.crew.people(game.setup().players.len()).next().is_some();
        let shown = shown && !reveal::is_shown(game, before, *device, self.taste);
        device.revealed = reveal::unseen(game, before).filter(|_| shown);
        device.rest(game);
        device.showing = show::awaited(game, before, *device, self.taste)
            .then_some(Showing { from: before, viewer: self.stage.viewer() });
        self.changed = true;
        // While it is shown, the show says so.
        if self.device.showing.is_none() {
            self.told = self.told_since(before);
        }
        self.tell_passed(&passed);
        self.todo.extend([Do::Save, Do::Show { from: before }]);
    }

    /// Says who was passed without being asked.
    fn tell_passed(&mut self, passed: &[Seat]) {
        if !passed.is_empty() {
            let called = |&s: &Seat| words::player(&self.game, s);
            let called: Vec<String> = passed.iter().map(called).collect();
            self.say((t().table.passed)(&names::listed(&called)), false);
        }
    }

    /// Puts the lifted card back and says so to those who listen.
    pub(super) fn put_back(&mut self) {
        if let Some(lift) = self.lifted() {
            let (card, name) = (lift.card, words::def(lift.def).name);
            self.told = (t().told.put_back)(name);
            self.todo.push(Do::Focus(Focus::Card(card)));
        }
        self.put_away();
    }

    /// Puts the lifted card back, and forgets what was picked and said.
    pub(super) fn put_away(&mut self) {
        self.held = Held::default();
        self.said = None;
        (self.sheet, self.under) = (None, None);
        self.todo.push(Do::Hide);
    }

    /// Closes what lies open, or else puts the lifted card back.
    pub(super) fn escape(&mut self) {
        if self.sheet.is_some() {
            self.close();
        } else if self.since.is_some() {
            self.look_no_more();
        } else {
            self.todo.push(Do::Cancel);
            self.put_back();
        }
    }

    /// Lays something open.
    pub(super) fn open(&mut self, sheet: Sheet) {
        if !self.stage.shows_table() && !self.is_record() {
            return;
        }
        // From one card to the next, the list stays the same.
        let last = self.sheet.and_then(|s| if s.is_list() { Some(s) } else { self.under });
        self.under = last.filter(|_| sheet.is_about_a_card());
        self.sheet = Some(sheet);
        self.todo.push(Do::Focus(Focus::Sheet));
    }

    /// Closes what lies open: a card goes back to the list that it was opened from.
    pub(super) fn close(&mut self) {
        let under = self.under.take();
        if self.sheet == Some(Sheet::Standing) {
            self.told.clear();
        }
        let open = self.sheet.take();
        self.sheet = open.and(under);
        if open.is_some() {
            self.todo.push(Do::Focus(if under.is_some() { Focus::Sheet } else { Focus::Back }));
        }
    }

    // ---- a first game -------------------------------------------------------------------------------

    /// Whether these answers may be given: always, but in a first game. There a wrong try is put back and told.
    fn admitted(&mut self, answers: &[Vec<Pick>]) -> bool {
        let admitted = self.guide.as_ref().is_none_or(|g| g.admits(&self.game, answers));
        if !admitted {
            self.put_away();
            self.guide.iter_mut().for_each(|g| g.refused = true);
        }
        admitted
    }

    /// Lets the guide see what became of the game.
    pub(super) fn guided(&mut self) {
        if let Some(guide) = &mut self.guide {
            guide.follow(&mut self.game);
        }
    }

    /// Goes on from a step that was to be read.
    pub(super) fn next_step(&mut self) {
        if self.is_lesson() {
            let before = self.change_begins();
            self.guide.iter_mut().for_each(|g| g.next(&mut self.game));
            self.change_ends(before);
        }
    }

    // ---- computers ----------------------------------------------------------------------------------

    /// A computer's answer.
    pub(super) fn answer_for(&mut self, picks: &[Pick]) {
        if self.thinks().is_none() {
            return;
        }
        let before = self.game.log().len();
        let act = |game: &mut Session| {
            // What was found elsewhere is legal here too; if not, the game must go on all the same.
            if game.answer(picks).is_err() {
                let ask = game.ask();
                let least = ask.map(|a| a.least());
                let _over = game.answer(&least.unwrap_or_default());
            }
        };
        self.change(act, |_| ());
        self.recap_turns(before);
    }

    /// The computer that decides now, while all watch.
    #[must_use]
    pub fn thinks(&self) -> Option<Seat> {
        match self.stage {
            Stage::Watching { who, .. } => Some(who).filter(|&s| self.device.crew.has(s)),
            _ => None,
        }
    }

    /// Whoever is alone is told at the start of their turn what has happened since the last.
    fn recap_turns(&mut self, before: usize) {
        let Some(alone) = self.device.alone else { return };
        let log = self.game.log();
        let begun = |e: &Event| e.what == Happened::TurnBegan(alone);
        let done = |e: &Event| e.what == Happened::DonePlaying(alone);
        let now = log.get(before..).unwrap_or_default().iter().any(begun);
        self.recap = log.iter().rposition(done).filter(|_| now);
    }

    // ---- records ------------------------------------------------------------------------------------

    /// Looks at another hand of a record.
    pub(super) fn watch(&mut self, watch: Watch) {
        if self.is_record() {
            self.device_is(|d| d.watch = Some(watch));
        }
    }

    /// Shows another moment of a record.
    pub(super) fn show(&mut self, game: Session) {
        if self.is_record() {
            self.put_away();
            self.todo.push(Do::Finish);
            self.game = game;
            self.changed = true;
        }
    }

    /// Shows the very next moment of a record: what it changes is shown as in a game.
    pub(super) fn show_next(&mut self, game: Session) {
        let from = self.game.log().len();
        self.acted = None;
        self.show(game);
        self.todo.push(Do::Show { from });
    }
}

/// Whether the holder drew cards at the end of a turn and somebody else comes next.
fn drew(session: &Session, before: usize, holder: Seat) -> bool {
    let next = session.ask().map(|a| a.who);
    let theirs = |e: &Event| {
        e.phase == Phase::DrawCards && matches!(e.what, Happened::Drew(s, _) if s == holder)
    };
    next.is_some_and(|n| n != holder)
        && session.log().get(before..).unwrap_or_default().iter().any(theirs)
}
