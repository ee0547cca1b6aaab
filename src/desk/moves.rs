//! What a person can do, and what follows from it beyond the desk.

use super::device::{Point, Watch};
use super::sheet::Sheet;
use crate::engine::ids::{CardId, Seat, SiteId, Stay};
use crate::engine::question::Pick;
use crate::engine::session::Session;
use crate::story::sounds::Sound;

/// What a finger, a mouse or a key can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A card that is drawn somewhere.
    Card(CardId),
    /// A card that lies face down for who looks, by its stay.
    FaceDown(Stay),
    /// A base, or the space beside it.
    Site(SiteId),
    /// A player's panel.
    Player(Seat),
    /// The n-th card of the hand, from 0: by a digit.
    InHand(usize),
}

/// Everything a person can do at the desk; what does not fit the moment does nothing.
#[derive(Clone)]
pub enum Move {
    /// Something was tapped, clicked, or chosen with a key.
    Tap(Thing),
    /// A card is lifted by dragging it.
    Lift(CardId),
    /// The lifted card is held over something, or over nothing.
    Aim(Option<Pick>),
    /// The lifted card is let go at a place, or anywhere on the table.
    LetGo(Option<Pick>),
    /// The lifted card, a fusion, is played as an action.
    AsAction,
    /// The lifted card is let go where it cannot be, at a site or beside all.
    Refuse(Option<SiteId>),
    /// The lifted card is put back.
    PutBack,
    /// The lifted card is put back, or what lies open is closed.
    Escape,
    /// An ability is taken up, to be read before it is used.
    TakeUp(Pick),
    /// A pick is chosen by a button: the answer, or one more of several. The name of a card is read the first time.
    Choose(Pick),
    /// What was picked of several is the answer.
    Confirm,
    /// The question is declined.
    Decline,
    /// By key: what was picked is the answer, or the question is declined.
    Done,
    /// The last gesture is taken back.
    Undo,
    /// The others are asked to go back to a point.
    AskBack(Point),
    /// Who is asked agrees to go back.
    Agree,
    /// Who is asked does not agree.
    RefuseBack,
    /// The person who is to decide takes the device.
    TakeDevice,
    /// The holder puts the device down: what only they may see leaves the screen.
    PutDown,
    /// The screen goes dark or out of sight: as if put down, but what was to be read still is.
    Darken,
    /// In an open call this seat wants to look; with nobody named all pass.
    Call(Option<Seat>),
    /// A seat is not asked again in this scoring.
    Quiet(Seat),
    /// A seat is asked in this scoring after all.
    AskAgain(Seat),
    /// What is shown has been seen, or is not to be.
    Shown,
    /// What was revealed to all is put away.
    SeenRevealed,
    /// Something is laid open.
    Open(Sheet),
    /// What lies open is closed.
    Close,
    /// How it stands is told to those who listen.
    Tell(String),
    /// The line that was said is closed.
    Dismiss,
    /// What has happened meanwhile has been read, or is not to be.
    SkipRecap,
    /// What has happened meanwhile is seen again on the table, from this step of the recap on.
    LookBack(usize),
    /// The next step of it is shown.
    LookOn,
    /// A step of a lesson has been read.
    NextStep,
    /// A computer's answer.
    Computer(Vec<Pick>),
    /// Another hand of a record is looked at.
    Watch(Watch),
    /// Another moment of a record is looked at.
    Moment(Box<Session>),
    /// The very next moment of a record is looked at.
    NextMoment(Box<Session>),
    /// A line is said: so many answers of the record no longer fit the rules.
    LeftOut(usize),
    /// A line is said: the browser had not kept the game as far as it had gone, and it is there all the same.
    BroughtBack,
}

impl Move {
    /// Whether a person does something with the cards or opens something: not where a pointer only passes, what a computer
    /// does, or what is said.
    pub(super) fn is_doing(&self) -> bool {
        matches!(
            self,
            Move::Tap(_)
                | Move::Lift(_)
                | Move::TakeUp(_)
                | Move::Choose(_)
                | Move::PutBack
                | Move::Escape
                | Move::Open(_)
                | Move::TakeDevice
        )
    }
}

/// Where the keyboard goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// To where a lifted card may go.
    Targets,
    /// To what can be done next.
    Onward,
    /// Back to a card.
    Card(CardId),
    /// Into what lies open.
    Sheet,
    /// Back to where it was before something was laid open.
    Back,
    /// To the screen between two people, however it came.
    Screen,
}

/// What follows from a move beyond the desk. It is run before anything that has changed is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Do {
    /// The game has changed, and is to be kept.
    Save,
    /// The events from this one on are shown on top of the table.
    Show {
        /// The first of them.
        from: usize,
    },
    /// The table as it was is drawn, and then goes on by a step.
    LookOn,
    /// Something is heard.
    Sound(Sound),
    /// What is being shown ends.
    Finish,
    /// The card beside the pointer goes.
    Hide,
    /// Whatever a pointer drags is let go of.
    Cancel,
    /// The keyboard goes somewhere, if it is in use.
    Focus(Focus),
    /// Another decides, or another screen comes: a second press is not meant for it.
    Guard,
    /// Who decides, or what about, may have changed: a computer begins to think, or stops.
    Think,
}
