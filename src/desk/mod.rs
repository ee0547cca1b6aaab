//! The desk: the mind of the page. A game as people sit at it, on one device that goes from hand to hand, as plain
//! data: what each of them does is a [`Move`], and what follows beyond the desk itself is a list of [`Do`].
//!
//! It knows no document and compiles natively; the page ([`crate::app`]) draws what it publishes and hands it moves.
//! Who may look at what is said by [`stage`] alone. The game itself, hidden cards included, is kept within: views get a
//! [`TableView`] of who may look, and lines that are made for them ([`lines`]).

pub mod act;
pub mod advice;
pub mod auto;
pub mod back;
mod call;
pub mod crew;
pub mod device;
mod done;
pub mod facts;
pub mod few;
mod flow;
pub mod guard;
mod lift;
pub mod lines;
pub mod log;
pub mod loose;
pub mod manner;
pub mod marks;
pub mod moments;
pub mod moves;
pub mod names;
pub mod pass_on;
mod past;
pub mod place;
pub mod reveal;
mod seen;
pub mod sheet;
pub mod show;
pub mod since;
pub mod stage;
mod standing;
pub mod takeback;
#[cfg(test)]
pub(crate) mod tests;
mod unread;
pub mod why;
pub mod words;

pub use self::crew::Crew;
pub use self::device::{Device, Taste, Watch};
pub use self::facts::Facts;
pub use self::lift::{Lift, Preview, Target};
pub use self::manner::{Asked, Manner};
pub use self::marks::{Can, Mark, Marks};
pub use self::moves::{Do, Focus, Move, Thing};
pub use self::sheet::Sheet;
pub use self::stage::Stage;
pub use self::unread::Unread;

use self::past::Since;
use crate::engine::ids::Seat;
use crate::engine::question::Pick;
use crate::engine::session::Session;
use crate::engine::view::TableView;
use crate::lesson::{Guide, LEARNER};
use crate::words::page::t;

/// A short line that does not stop anybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// Whether something was refused or went wrong.
    pub bad: bool,
}

/// What is in somebody's fingers: a lifted card and where it is held, or what is picked of several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// The card that is held in the air.
    pub lift: Option<Lift>,
    /// Where it would be let go now.
    pub over: Option<Pick>,
    /// What letting it go there would change, and at each other base what letting it go there would.
    pub previews: Vec<Preview>,
    /// What has been picked so far for a question that takes several.
    pub chosen: Vec<Pick>,
    /// Whether somebody has asked once, by key, to be done while cards can still be played.
    pub sure: bool,
}

/// A game as people sit at it.
#[derive(Clone)]
pub struct Desk {
    /// The game itself. Nothing of it leaves this folder but through who may look.
    game: Session,
    device: Device,
    taste: Taste,
    held: Held,
    sheet: Option<Sheet>,
    /// The list that the open card was opened from: closing the card goes back to it.
    under: Option<Sheet>,
    said: Option<Notice>,
    /// What was just done with a card, for those who listen.
    told: String,
    /// The number of events up to which each seat has seen the game.
    seen: Vec<usize>,
    /// The event from which on the holder has not seen the game, until they do something.
    recap: Option<usize>,
    /// What has happened since then, while it is seen again on the table.
    since: Option<Since>,
    /// Which of the people acted last; nobody if it was a computer, or a record goes on.
    acted: Option<Seat>,
    /// Who leads through a first game; it lets through only the answers of the lesson.
    guide: Option<Guide>,
    /// What is published.
    stage: Stage,
    view: TableView,
    asked: Option<Asked>,
    marks: Marks,
    facts: Facts,
    /// The turn that was last called out to a person at the device.
    called_out: u32,
    /// How often the game or the device has changed.
    moment: u32,
    changed: bool,
    /// What follows from the move that is being made.
    todo: Vec<Do>,
    /// What is kept of what is still to be read.
    kept: Unread,
}

/// How people sit down to a game.
#[derive(Clone, Debug, Default)]
pub struct Seating {
    /// Everybody may see everything; the device is not handed over.
    pub open_hands: bool,
    /// Who is a computer. The only person among them keeps their hand on the screen.
    pub crew: Crew,
    /// Who leads through it, if it is a first game.
    pub guide: Option<Guide>,
    /// What was still to be read when it was kept.
    pub unread: Unread,
}

impl Desk {
    /// A game that has just been opened: nobody holds the device yet.
    #[must_use]
    pub fn new(game: Session, seating: Seating) -> Desk {
        let Seating { open_hands, crew, guide, mut unread } = seating;
        let players = game.setup().players.len();
        let learner = guide.as_ref().map(|_| LEARNER);
        let alone = learner.or_else(|| crew.alone(players));
        let device = Device { open: open_hands, crew, alone, ..Device::default() };
        // Some bases reveal cards as they are laid out, before anybody is there to see it.
        if game.is_new() && guide.is_none() && crew.people(players).next().is_some() {
            unread.revealed = reveal::unseen(&game, 0);
        }
        let seen = vec![game.log().len(); players];
        Desk::at(game, device, seen, guide, unread)
    }

    /// A record that is looked at; nothing in it is news to anybody.
    #[must_use]
    pub fn watching(game: Session, crew: Crew, watch: Watch) -> Desk {
        let seen = vec![usize::MAX; game.setup().players.len()];
        let device = Device { open: true, crew, watch: Some(watch), ..Device::default() };
        Desk::at(game, device, seen, None, Unread::default())
    }

    fn at(
        game: Session,
        device: Device,
        seen: Vec<usize>,
        guide: Option<Guide>,
        unread: Unread,
    ) -> Desk {
        let stage = stage::stage(&game, device);
        let view = crate::engine::view::view(&game, stage.viewer());
        let called_out = game.state().turn;
        let mut desk = Desk {
            game,
            device,
            taste: Taste::default(),
            held: Held::default(),
            sheet: None,
            under: None,
            said: None,
            told: String::new(),
            seen,
            recap: None,
            since: None,
            acted: None,
            guide,
            stage,
            view,
            asked: None,
            marks: Marks::default(),
            facts: Facts::default(),
            called_out,
            moment: 0,
            changed: true,
            todo: Vec::new(),
            kept: unread.clone(),
        };
        desk.show_unread(unread);
        desk.publish();
        desk
    }

    /// Makes anew what is published, as far as it has changed.
    fn publish(&mut self) {
        if std::mem::take(&mut self.changed) {
            let stage = match self.looking_back() {
                Some(seat) => Stage::Since(seat),
                None => stage::stage(&self.game, self.device),
            };
            self.view = crate::engine::view::view(self.on_table(), stage.viewer());
            self.asked = stage.asked().and_then(|_| Asked::of(&self.game, &self.view));
            let viewer = stage.viewer();
            let seen = viewer.and_then(|v| self.seen.get(v.index())).copied().unwrap_or(0);
            self.facts = Facts::of(self.on_table(), self.device, viewer, seen);
            self.moment = self.moment.wrapping_add(1);
            if stage != self.stage {
                self.stage = stage;
                self.todo.push(Do::Guard);
                self.stage_begins();
                self.call_out();
            }
        }
        self.foresee();
        let Held { lift, chosen, .. } = &self.held;
        self.marks = Marks::of(self.asked.as_ref(), lift.as_ref(), chosen);
    }

    /// Where it is asked where a card goes, each base shows what would come of it, also while the card is not lifted.
    fn foresee(&mut self) {
        let held = &self.held;
        if let Some(Manner::Place(card)) = self.asked.as_ref().map(|a| a.manner)
            && held.lift.is_none()
            && held.previews.is_empty()
        {
            self.held.previews = lift::of_places(&self.game, card);
        }
    }

    /// A screen between two people or the end has come: nothing hangs in the air, and the keyboard is on it.
    fn stage_begins(&mut self) {
        if self.stage == Stage::Over {
            self.read_remark();
        }
        if !self.stage.shows_table() || self.stage == Stage::Over {
            self.told.clear();
            self.todo.extend([Do::Cancel, Do::Focus(Focus::Screen)]);
        }
    }

    /// What was only told has been read when somebody does the next thing, and does not lie on the end.
    fn read_remark(&mut self) {
        self.said = self.said.take().filter(|n| n.bad);
    }

    /// A person does something, or a computer; what follows.
    pub fn step(&mut self, what: Move) -> Vec<Do> {
        if self.waits_for_show(&what) {
            return Vec::new();
        }
        if what.is_doing() {
            self.read_remark();
        }
        match what {
            Move::Tap(thing) => self.tap(thing),
            Move::Lift(card) => self.lift_dragged(card),
            Move::Aim(at) => self.aim(at),
            Move::LetGo(at) => self.let_go(at),
            Move::AsAction => self.as_action(),
            Move::Refuse(site) => self.refuse(site),
            Move::PutBack => self.put_back(),
            Move::Escape => self.escape(),
            Move::TakeUp(pick) => self.take_up(pick),
            Move::Choose(pick) => self.choose(pick),
            Move::Confirm => self.answer(&self.held.chosen.clone()),
            Move::Decline => self.answer(&[]),
            Move::Done => self.done(),
            Move::Undo => self.undo(),
            Move::AskBack(point) => self.ask_back(point),
            Move::Agree => self.agree(),
            Move::RefuseBack => self.refuse_back(),
            Move::TakeDevice => self.take_device(),
            Move::PutDown => self.put_down(None),
            Move::Darken => self.put_down(self.device.drawn),
            Move::Call(seat) => self.call(seat),
            Move::Quiet(seat) => self.quiet(seat),
            Move::AskAgain(seat) => self.ask_again(seat),
            Move::Shown => self.shown(),
            Move::SeenRevealed => self.device_is(|d| d.revealed = None),
            Move::Open(sheet) => self.open(sheet),
            Move::Close => self.close(),
            Move::Tell(text) => self.told = text,
            Move::Dismiss => self.said = None,
            Move::SkipRecap => self.skip_recap(),
            Move::LookBack(nth) => self.look_back(nth),
            Move::LookOn => self.look_on(),
            Move::NextStep => self.next_step(),
            Move::Computer(picks) => self.answer_for(&picks),
            Move::Watch(watch) => self.watch(watch),
            Move::Moment(game) => self.show(*game),
            Move::NextMoment(game) => self.show_next(*game),
            Move::LeftOut(answers) => self.say_left_out(answers),
            Move::BroughtBack => self.say(t().table.brought_back.to_owned(), false),
        }
        if self.changed {
            self.todo.push(Do::Think);
            self.keep_unread();
        }
        self.publish();
        std::mem::take(&mut self.todo)
    }

    /// The card that is held in the air.
    pub(super) fn lifted(&self) -> Option<&Lift> {
        self.held.lift.as_ref()
    }

    /// What somebody likes from now on.
    pub fn prefer(&mut self, taste: Taste) {
        self.taste = taste;
    }

    // ---- looking ------------------------------------------------------------------------------------

    /// The game with all that is hidden in it: for who keeps it, thinks in it or begins it anew, and for no view.
    #[must_use]
    pub fn game(&self) -> &Session {
        &self.game
    }

    /// What the screen is for.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Everything that may be on the screen.
    #[must_use]
    pub fn view(&self) -> &TableView {
        &self.view
    }

    /// The open question, if it may be answered here and now.
    #[must_use]
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// What is in somebody's fingers.
    #[must_use]
    pub fn held(&self) -> &Held {
        &self.held
    }

    /// What is legal, by what it is drawn on.
    #[must_use]
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// What else there is to know at a glance.
    #[must_use]
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// What lies open on top of the table.
    #[must_use]
    pub fn sheet(&self) -> Option<Sheet> {
        self.sheet
    }

    /// The line that was said last.
    #[must_use]
    pub fn said(&self) -> Option<&Notice> {
        self.said.as_ref()
    }

    /// What was just done with a card, for those who listen.
    #[must_use]
    pub fn told(&self) -> &str {
        &self.told
    }

    /// The event from which on the holder has not seen the game.
    #[must_use]
    pub fn recap(&self) -> Option<usize> {
        self.recap
    }

    /// Who leads through a first game.
    #[must_use]
    pub fn guide(&self) -> Option<&Guide> {
        self.guide.as_ref()
    }

    /// How often the game or the device has changed: lines made before are old.
    #[must_use]
    pub fn moment(&self) -> u32 {
        self.moment
    }

    /// Who of the players is a computer.
    #[must_use]
    pub fn crew(&self) -> Crew {
        self.device.crew
    }

    /// Whether everybody plays with open hands.
    #[must_use]
    pub fn open_hands(&self) -> bool {
        self.device.open
    }

    /// Whether a single person keeps their hand on the screen.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.device.alone.is_some()
    }

    /// Whether a record is looked at and nothing is played.
    #[must_use]
    pub fn is_record(&self) -> bool {
        self.device.watch.is_some()
    }

    /// Whether this is a first game.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.guide.is_some()
    }

    /// What the players are called.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.seats().map(|s| words::player(&self.game, s)).collect()
    }

    /// The players.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.game.state().seats().collect::<Vec<_>>().into_iter()
    }
}
