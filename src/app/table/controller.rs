//! The game on the page: a desk, what it publishes as signals, and the one way in.

use super::scene;
use crate::app::browser;
use crate::desk::{
    Asked, Crew, Desk, Do, Facts, Lift, Marks, Move, Notice, Preview, Sheet, Stage, Taste, place,
};
use crate::engine::ids::{CardId, DefId, Seat, SiteId};
use crate::engine::question::Pick;
use crate::engine::view::TableView;
use crate::lesson::Guide;
use leptos::prelude::*;

/// Something that the desk publishes. Only [`Table::send`] changes it.
pub struct Shown<T: Send + Sync + 'static>(RwSignal<T>);

impl<T: Send + Sync + 'static> Copy for Shown<T> {}

impl<T: Send + Sync + 'static> Clone for Shown<T> {
    fn clone(&self) -> Shown<T> {
        *self
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> Shown<T> {
    fn new(value: &T) -> Shown<T> {
        Shown(RwSignal::new(value.clone()))
    }

    /// Whether this would be something else.
    fn is_other(self, value: &T) -> bool {
        self.0.try_with_untracked(|now| now != value) == Some(true)
    }

    /// Sets it, if that changes anything: whatever follows it need not look again for nothing.
    fn renew(self, value: &T) {
        if self.is_other(value) {
            self.0.set(value.clone());
        }
    }

    /// The value, followed.
    pub fn get(self) -> T {
        self.0.get()
    }

    /// The value as it is now.
    pub fn get_untracked(self) -> T {
        self.0.get_untracked()
    }

    /// Reads the value and follows it.
    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.0.with(read)
    }

    /// Reads the value as it is now.
    pub fn with_untracked<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.0.with_untracked(read)
    }

    /// Follows it.
    pub fn track(self) {
        self.0.track();
    }
}

/// What the page does for a table.
#[derive(Clone, Copy)]
pub struct Hands {
    /// What somebody likes, read anew with each move: it can be set while the game is open.
    pub taste: Callback<(), Taste>,
    /// Runs what follows from a move, while the screen is still as it was.
    pub run: Callback<Do>,
}

/// A game on the page. Copied into every component; all of it lives as long as the page does.
#[derive(Clone, Copy)]
pub struct Table {
    id: StoredValue<String>,
    desk: StoredValue<Desk>,
    names: StoredValue<Vec<String>>,
    hands: StoredValue<Option<Hands>>,
    moment: Shown<u32>,
    /// What the screen is for.
    pub stage: Shown<Stage>,
    /// Everything that may be on the screen.
    pub view: Shown<TableView>,
    /// The open question, if it may be answered here and now.
    pub asked: Shown<Option<Asked>>,
    /// What else there is to know at a glance.
    pub facts: Shown<Facts>,
    /// What is legal, by what it is drawn on.
    pub marks: Shown<Marks>,
    /// The card that is held in the air.
    pub lift: Shown<Option<Lift>>,
    /// Where the lifted card would be let go now.
    pub over: Shown<Option<Pick>>,
    /// What letting it go there would change.
    pub previews: Shown<Vec<Preview>>,
    /// What has been picked so far for a question that takes several.
    pub chosen: Shown<Vec<Pick>>,
    /// What lies open on top of the table.
    pub sheet: Shown<Option<Sheet>>,
    /// The line that was said last.
    pub said: Shown<Option<Notice>>,
    /// What was just done with a card, for those who listen.
    pub told: Shown<String>,
    /// The event from which on the holder has not seen the game, until they do something.
    pub recap: Shown<Option<usize>>,
    /// Who leads through a first game.
    pub guide: Shown<Option<Guide>>,
    /// Whether the table has been on the screen for a moment: what comes now, lands.
    pub settled: StoredValue<bool>,
    /// Whether it is being called who plays with what, as a new game begins: computers wait for it.
    pub calling: RwSignal<bool>,
}

impl Table {
    /// A desk on the page.
    #[must_use]
    pub fn new(id: String, desk: Desk) -> Table {
        let held = desk.held();
        Table {
            id: StoredValue::new(id),
            names: StoredValue::new(desk.names()),
            hands: StoredValue::new(None),
            moment: Shown::new(&desk.moment()),
            stage: Shown::new(desk.stage()),
            view: Shown::new(desk.view()),
            asked: Shown::new(&desk.asked().cloned()),
            facts: Shown::new(desk.facts()),
            marks: Shown::new(desk.marks()),
            lift: Shown::new(&held.lift),
            over: Shown::new(&held.over),
            previews: Shown::new(&held.previews),
            chosen: Shown::new(&held.chosen),
            sheet: Shown::new(&desk.sheet()),
            said: Shown::new(&desk.said().cloned()),
            told: Shown::new(&desk.told().to_owned()),
            recap: Shown::new(&desk.recap()),
            guide: Shown::new(&desk.guide().cloned()),
            settled: StoredValue::new(false),
            calling: RwSignal::new(false),
            desk: StoredValue::new(desk),
        }
    }

    /// From now on what follows from a move is run.
    pub(super) fn serve(&self, hands: Hands) {
        self.hands.set_value(Some(hands));
    }

    /// The one way in: somebody does something.
    pub fn send(&self, what: Move) {
        let hands = self.hands.try_get_value().flatten();
        let step = |desk: &mut Desk| {
            if let Some(hands) = hands {
                desk.prefer(hands.taste.run(()));
            }
            desk.step(what)
        };
        // The page of the table may be gone.
        let Some(todo) = self.desk.try_update_value(step) else { return };
        if let Some(hands) = hands {
            todo.into_iter().for_each(|what| hands.run.run(what));
        }
        self.publish();
    }

    /// Publishes what has changed.
    fn publish(&self) {
        let _gone = self.desk.try_with_value(|desk| {
            let held = desk.held();
            let later = self.moment.get_untracked() != desk.moment();
            let asked = later.then(|| desk.asked().cloned());
            let asks_anew = asked.as_ref().is_some_and(|asked| self.asked.is_other(asked));
            let shows = |stage: &Stage| matches!(stage, Stage::Show(_));
            let other = later && self.stage.with_untracked(shows) != shows(desk.stage());
            if asks_anew || other || self.lift.is_other(&held.lift) {
                browser::blur_in(".question");
            }
            if later && self.focus_goes(desk) {
                browser::blur();
            }
            if let Some(asked) = asked {
                self.stage.renew(desk.stage());
                self.view.renew(desk.view());
                self.asked.renew(&asked);
                self.facts.renew(desk.facts());
                self.moment.renew(&desk.moment());
            }
            self.guide.renew(&desk.guide().cloned());
            self.marks.renew(desk.marks());
            self.lift.renew(&held.lift);
            self.over.renew(&held.over);
            self.previews.renew(&held.previews);
            self.chosen.renew(&held.chosen);
            self.sheet.renew(&desk.sheet());
            self.said.renew(&desk.said().cloned());
            self.told.renew(&desk.told().to_owned());
            self.recap.renew(&desk.recap());
        });
    }

    /// Whether what has the keyboard's focus goes with the table, or is a card that lies elsewhere from now on: the focus is
    /// taken from it before, see [`browser::blur_in`].
    fn focus_goes(&self, desk: &Desk) -> bool {
        if self.stage.with_untracked(Stage::shows_table) != desk.stage().shows_table() {
            return true;
        }
        let Some(card) = browser::focused().as_ref().and_then(scene::card_in) else { return false };
        let at = |v: &TableView| place::find(v, card).map(|f| (f.at, f.card.controller));
        self.view.with_untracked(at) != at(desk.view())
    }

    // ---- looking ------------------------------------------------------------------------------------

    /// Asks the desk for lines, anew whenever the game or the device has changed.
    pub fn look<T>(&self, read: impl FnOnce(&Desk) -> T) -> T {
        self.moment.track();
        self.peek(read)
    }

    /// Asks the desk for lines, once.
    pub fn peek<T>(&self, read: impl FnOnce(&Desk) -> T) -> T {
        self.desk.with_value(read)
    }

    /// The name it is saved under; none while a record is looked at.
    #[must_use]
    pub fn saved_as(&self) -> Option<String> {
        (!self.is_record()).then(|| self.id.get_value())
    }

    /// Whether a record is looked at and nothing is played.
    #[must_use]
    pub fn is_record(&self) -> bool {
        self.peek(Desk::is_record)
    }

    /// Whether this is a first game.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.peek(Desk::is_lesson)
    }

    /// Whether everybody plays with open hands.
    #[must_use]
    pub fn open_hands(&self) -> bool {
        self.peek(Desk::open_hands)
    }

    /// Who of the players is a computer.
    #[must_use]
    pub fn crew(&self) -> Crew {
        self.peek(Desk::crew)
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.with_value(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// The players.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        (0..self.names.with_value(Vec::len) as u8).map(Seat).collect()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn current(&self) -> Seat {
        self.view.with(|v| v.current)
    }

    /// What is printed on a card that the page shows.
    #[must_use]
    pub fn def_of(&self, card: CardId) -> Option<DefId> {
        self.view.with_untracked(|v| place::find(v, card).map(|found| found.card.def))
    }

    /// At which site a card is that the page shows.
    #[must_use]
    pub fn site_of(&self, card: CardId) -> Option<SiteId> {
        self.view.with_untracked(|v| place::site_of(v, card))
    }

    /// The name of a place on the table.
    #[must_use]
    pub fn place_name(&self, at: Pick) -> &'static str {
        self.view.with_untracked(|v| place::name_of(v, at))
    }

    /// Whether the open question has more buttons than one line of a phone holds.
    #[must_use]
    pub fn asks_many(&self) -> bool {
        self.asked.with(|a| a.as_ref().is_some_and(Asked::has_many))
    }

    /// The computer that decides now, while all watch.
    #[must_use]
    pub fn thinks(&self) -> Option<Seat> {
        self.stage.track();
        self.peek(Desk::thinks)
    }
}
