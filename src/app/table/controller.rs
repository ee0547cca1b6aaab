//! The game on the page: owns the session, publishes one view of it, and takes answers.

use super::auto;
use super::drag::Drag;
use super::lift::{self, Lift, Preview};
use super::marks::Marks;
use super::motion::Motion;
use super::peek::Peek;
use super::replay::Replay;
use super::reveal;
use super::sheet::Sheet;
use super::stage::{Device, Stage, stage};
use super::words;
use crate::app::browser;
use crate::engine::event::{Event, Happened};
use crate::engine::ids::{CardId, DefId, Seat, SiteId};
use crate::engine::question::Pick;
use crate::engine::session::Session;
use crate::engine::time::Phase;
use crate::engine::view::{AskView, TableView, view};
use crate::lesson::Guide;
use crate::words::page::t;
use leptos::prelude::*;

/// A short line that does not stop anybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// Whether something was refused or went wrong.
    pub bad: bool,
}

/// A game on the page. Copied into every component; all of it lives as long as the page does.
#[derive(Clone, Copy)]
pub struct Table {
    id: StoredValue<String>,
    pub(in crate::app) session: RwSignal<Session>,
    /// In whose hands the device is.
    pub(in crate::app) device: RwSignal<Device>,
    /// What the screen is for.
    pub stage: Memo<Stage>,
    /// Everything that may be on the screen.
    pub view: Memo<TableView>,
    /// The open question, if it may be answered here and now.
    pub ask: Memo<Option<AskView>>,
    /// The card that is held in the air.
    pub lift: RwSignal<Option<Lift>>,
    /// What has been picked so far for a question that takes several.
    pub chosen: RwSignal<Vec<Pick>>,
    /// What is legal, by what it is drawn on.
    pub marks: Memo<Marks>,
    /// Where the lifted card would be let go now.
    pub over: RwSignal<Option<Pick>>,
    /// What letting it go there would change.
    pub previews: Memo<Vec<Preview>>,
    /// What lies open on top of the table.
    pub sheet: RwSignal<Option<Sheet>>,
    /// The line that was said last.
    pub notice: RwSignal<Option<Notice>>,
    /// Why the game could not be saved.
    pub unsaved: RwSignal<Option<String>>,
    /// Whether something has been played since it was saved.
    unwritten: StoredValue<bool>,
    /// What was just done with a card, for those who listen.
    pub told: RwSignal<String>,
    /// Whether the last input was a key.
    pub(super) keyed: StoredValue<bool>,
    /// The number of events up to which each seat has seen the game.
    pub seen: RwSignal<Vec<usize>>,
    /// The event from which on the holder has not seen the game, until they do something.
    pub recap: RwSignal<Option<usize>>,
    /// Whether the table has been on the screen for a moment: what comes now, lands.
    pub settled: StoredValue<bool>,
    /// The pointers.
    pub drag: Drag,
    /// The card the mouse rests on or a finger holds.
    pub peek_at: Peek,
    /// Who leads through a first game; it lets through only the answers of the lesson, and is not saved.
    pub guide: RwSignal<Option<Guide>>,
    /// What shows what has just happened.
    pub motion: Motion,
    /// The record, if one is looked at and nothing is played.
    pub replay: Option<Replay>,
}

impl Table {
    /// A game that has just been opened: nobody holds the device yet.
    #[must_use]
    pub fn new(id: String, session: Session, open_hands: bool) -> Table {
        let seats = session.state().players.0.len();
        let events = session.log().len();
        let session = RwSignal::new(session);
        let device = RwSignal::new(Device { open: open_hands, ..Device::default() });
        let stage = Memo::new(move |_| session.with(|s| stage(s, device.get())));
        let view = Memo::new(move |_| session.with(|s| view(s, stage.get().viewer())));
        let ask = Memo::new(move |_| {
            let asked = stage.get().asked().is_some();
            view.with(|v| v.ask.clone().filter(|_| asked))
        });
        let lift = RwSignal::new(None);
        let chosen = RwSignal::new(Vec::new());
        let marks = Memo::new(move |_| {
            let stage = stage.get();
            ask.with(|a| {
                lift.with(|l: &Option<Lift>| {
                    chosen.with(|c: &Vec<Pick>| Marks::of(&stage, a.as_ref(), l.as_ref(), c))
                })
            })
        });
        let over = RwSignal::new(None);
        let previews = Memo::new(move |_| {
            let (Some(lift), Some(at)) = (lift.get(), over.get()) else { return Vec::new() };
            let Some(target) = lift.target(at) else { return Vec::new() };
            session.with_untracked(|s| lift::preview(s, lift.who, &target.answers))
        });
        Table {
            id: StoredValue::new(id),
            session,
            device,
            stage,
            view,
            ask,
            lift,
            chosen,
            marks,
            over,
            previews,
            sheet: RwSignal::new(None),
            notice: RwSignal::new(None),
            unsaved: RwSignal::new(None),
            unwritten: StoredValue::new(false),
            told: RwSignal::new(String::new()),
            keyed: StoredValue::new(false),
            seen: RwSignal::new(vec![events; seats]),
            recap: RwSignal::new(None),
            settled: StoredValue::new(false),
            drag: Drag::new(),
            peek_at: Peek::new(),
            guide: RwSignal::new(None),
            motion: Motion::new(),
            replay: None,
        }
    }

    // ---- looking ------------------------------------------------------------------------------------

    /// Reads the game. Only what [`Table::view`] shows too may get on the page.
    pub fn with<T>(&self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with(read)
    }

    /// Reads the game without following its changes.
    pub fn peek<T>(&self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_untracked(read)
    }

    /// The name it is saved under; none while a record is looked at.
    #[must_use]
    pub fn saved_as(&self) -> Option<String> {
        self.replay.is_none().then(|| self.id.get_value())
    }

    /// Shows another moment of the game.
    pub(super) fn show(&self, session: Session) {
        self.put_away();
        self.session.set(session);
    }

    /// Whether everybody plays with open hands.
    #[must_use]
    pub fn open_hands(&self) -> bool {
        self.device.with_untracked(|d| d.open)
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.peek(|s| words::player(s, seat))
    }

    /// The number of players.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        self.peek(|s| s.state().seats().collect())
    }

    /// Whose turn it is.
    #[must_use]
    pub fn current(&self) -> Seat {
        self.view.with(|v| v.current)
    }

    /// What is printed on a card that the page shows.
    #[must_use]
    pub fn def_of(&self, card: CardId) -> DefId {
        self.peek(|s| s.state().card(card).def)
    }

    /// Where a card in play is.
    #[must_use]
    pub fn site_of(&self, card: CardId) -> Option<SiteId> {
        self.peek(|s| s.state().site_of(card))
    }

    /// Whether the viewer drew this card since they last held the device; where nobody hands it over, since they
    /// were last done playing cards.
    #[must_use]
    pub fn is_new(&self, card: CardId) -> bool {
        let Some(viewer) = self.view.with(|v| v.viewer) else { return false };
        let seen = self.seen.with(|s| s.get(viewer.index()).copied().unwrap_or(0));
        self.with(|session| {
            let done = |e: &Event| e.what == Happened::DonePlaying(viewer);
            let from = match self.device.with_untracked(|d| d.stays()) {
                true => session.log().iter().rposition(done).unwrap_or(seen),
                false => seen,
            };
            let recent = session.log().get(from..).unwrap_or_default();
            recent.iter().any(|e| match &e.what {
                Happened::Drew(seat, cards) => {
                    *seat == viewer && cards.iter().any(|c| c.card.card == card)
                }
                _ => false,
            })
        })
    }

    // ---- acting -------------------------------------------------------------------------------------

    /// Says a line.
    pub fn say(&self, text: String, bad: bool) {
        self.notice.set((!text.is_empty()).then_some(Notice { text, bad }));
    }

    /// Says how many answers of the record no longer fit the rules, if there are any.
    pub fn say_left_out(&self, answers: usize) {
        if answers > 0 {
            self.say((t().table.left_out)(answers), true);
        }
    }

    /// The one way in: answers the open question.
    pub fn answer(&self, picks: &[Pick]) {
        self.answer_all(&[picks.to_vec()]);
    }

    /// Answers the open question and those that follow; stops where the game asks something else.
    pub fn answer_all(&self, answers: &[Vec<Pick>]) {
        if !self.admitted(answers) {
            return;
        }
        self.change(
            |session| {
                for picks in answers {
                    if session.answer(picks).is_err() {
                        break;
                    }
                }
            },
            |_| (),
        );
    }

    /// Lets the game go on, passes for who is not to be asked, shows what was revealed to all and what the
    /// holder drew, and saves. `note` changes what is known about the device before the passing.
    pub(in crate::app) fn change(
        &self,
        act: impl FnOnce(&mut Session),
        note: impl FnOnce(&mut Device),
    ) {
        let places = self.places();
        self.put_away();
        self.recap.set(None);
        self.note_asked();
        let before = self.peek(|s| s.log().len());
        let mut device = self.device.get_untracked();
        device.called = None;
        note(&mut device);
        let mut passed = Vec::new();
        // The stage is worked out once, with the game and the device as they are then.
        self.session.update(|session| {
            act(session);
            self.guided(session);
            passed = auto::settle(session, device);
            device.drawn |= !device.open && drew(session, before, device.holder);
            let shown = !device.guided()
                && device.crew.people(session.setup().players.len()).next().is_some();
            device.revealed = reveal::unseen(session, before).filter(|_| shown);
            device.rest(session);
            self.device.update_untracked(|d| *d = device);
        });
        self.device.notify();
        self.tell_passed(&passed);
        self.save_soon();
        self.animate(places, before);
    }

    /// Saves as soon as what has changed is on its way to the screen, which is not to wait for it.
    fn save_soon(&self) {
        self.unwritten.set_value(true);
        let table = *self;
        browser::soon(move || table.write());
    }

    /// Saves what has not been saved yet; now, for the page may be gone in a moment.
    pub(super) fn write(&self) {
        if self.unwritten.try_get_value() == Some(true) {
            self.save();
        }
    }

    pub(super) fn save(&self) {
        self.unwritten.set_value(false);
        if self.guide.with_untracked(Option::is_some) {
            return;
        }
        let saved =
            self.id.with_value(|id| self.peek(|s| crate::app::store::save(id, s, self.crew())));
        self.unsaved.set(saved.err().map(|e| e.to_string()));
    }

    /// Puts the lifted card back and says so to those who listen.
    pub fn put_back(&self) {
        if let Some(lift) = self.lift.get_untracked() {
            let name = words::def(self.def_of(lift.card)).name;
            self.told.set((t().told.put_back)(name));
            self.focus_back(lift.card);
        }
        self.put_away();
    }

    /// Puts the lifted card back, and forgets what was picked and said.
    pub fn put_away(&self) {
        renew(self.lift, None);
        renew(self.over, None);
        renew(self.chosen, Vec::new());
        renew(self.notice, None);
        renew(self.sheet, None);
        self.peek_at.hide();
    }
}

/// Sets a signal, if that changes anything: whatever follows it need not look again for nothing.
pub(super) fn renew<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|now| *now != value) {
        signal.set(value);
    }
}

/// Whether the holder drew cards at the end of a turn and somebody else comes next.
fn drew(session: &Session, before: usize, holder: Option<Seat>) -> bool {
    let next = session.ask().map(|a| a.who);
    let theirs = |e: &Event| {
        e.phase == Phase::DrawCards && matches!(e.what, Happened::Drew(s, _) if Some(s) == holder)
    };
    holder.is_some()
        && next.is_some_and(|n| Some(n) != holder)
        && session.log().get(before..).unwrap_or_default().iter().any(theirs)
}
