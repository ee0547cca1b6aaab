//! The manner of a question: how it is answered, and by which of the things on the screen. Said once here, read by taps,
//! drags, keys, marks and drawings.

use super::place::{self, Where};
use super::words;
use crate::engine::ids::{CardId, Seat, SiteId, Stay};
use crate::engine::question::{Pick, Why};
use crate::engine::session::Session;
use crate::engine::view::{AskView, TableView};
use crate::words::ended;
use crate::words::page::t;

/// How a question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// The free choice: cards are lifted and played, abilities used, or one is done.
    Free,
    /// Cards of one's own may be used in a moment: lifted first, so that they can be read.
    Offer,
    /// Where this card goes: it is carried there, or the place is tapped.
    Place(CardId),
    /// Which card in play is moved: it may be carried at once.
    Carry,
    /// Something that lies open is tapped.
    Aim,
    /// Several things are tapped or pressed, then confirmed.
    Several,
    /// Only buttons.
    Buttons,
    /// Cards that lie nowhere open, shown with the question.
    List,
}

/// What a kind of question says of its manner, wherever its answers lie.
enum Kind {
    Free,
    Offer,
    Place(CardId),
    Carry,
    /// About this card; the manner is as the answers are.
    About(CardId),
    /// The manner is as the answers are.
    AsAnswers,
}

fn kind(why: Why) -> Kind {
    match why {
        Why::PlayCards => Kind::Free,
        Why::Window(_) | Why::React | Why::PlayExtra(_) | Why::DuelCard => Kind::Offer,
        Why::PlayWhere(card) | Why::MoveTo(card) | Why::BuryAt(card) => Kind::Place(card),
        Why::Move => Kind::Carry,
        Why::HowMany(card) | Why::PlayAs(card) => Kind::About(card),
        Why::NewHand
        | Why::Destroy
        | Why::Return
        | Why::MoveAllTo
        | Why::PlayThis
        | Why::Draw
        | Why::Place
        | Why::Give(_)
        | Why::Discard
        | Why::Transfer
        | Why::PlaceUnder
        | Why::Take
        | Why::ShuffleIn
        | Why::Choose
        | Why::ChooseBase
        | Why::ChoosePlayer
        | Why::NameFaction
        | Why::ChooseName
        | Why::NameCardOf(_)
        | Why::Arrange(_)
        | Why::Search
        | Why::Mode
        | Why::May
        | Why::Order
        | Why::ScoreFirst
        | Why::NextBase
        | Why::DiscardDown
        | Why::Ignore
        | Why::CountersFrom
        | Why::CountersTo
        | Why::Count
        | Why::Save
        | Why::Join
        | Why::Bury
        | Why::Uncover
        | Why::Store
        | Why::Duel
        | Why::Loot
        | Why::AboutWhich
        | Why::TakeFor(_) => Kind::AsAnswers,
    }
}

/// Whether it is the free choice of the Play Cards phase.
pub(super) fn is_free(why: Why) -> bool {
    matches!(kind(why), Kind::Free)
}

/// Whether cards or abilities are offered, of which one may begin: the free choice, windows, extra plays.
pub(super) fn is_offer(why: Why) -> bool {
    matches!(kind(why), Kind::Free | Kind::Offer)
}

/// The card whose place is asked for.
pub(super) fn placed(why: Why) -> Option<CardId> {
    match kind(why) {
        Kind::Place(card) => Some(card),
        Kind::Free | Kind::Offer | Kind::Carry | Kind::About(_) | Kind::AsAnswers => None,
    }
}

/// Whether it is where a card goes that is being played, or what it is played as: a part of playing it.
pub(super) fn is_played(why: Why) -> bool {
    matches!(why, Why::PlayWhere(_) | Why::PlayAs(_))
}

impl Manner {
    /// The manner of a question as somebody sees it.
    #[must_use]
    pub fn of(ask: &AskView, view: &TableView) -> Manner {
        match kind(ask.why) {
            Kind::Free => Manner::Free,
            Kind::Place(card) => Manner::Place(card),
            Kind::Offer | Kind::Carry | Kind::About(_) | Kind::AsAnswers if ask.max > 1 => {
                Manner::Several
            }
            Kind::Offer => Manner::Offer,
            Kind::Carry => Manner::Carry,
            Kind::About(_) | Kind::AsAnswers => Manner::as_answers(ask, view),
        }
    }

    fn as_answers(ask: &AskView, view: &TableView) -> Manner {
        let picks = || ask.choices.iter().map(|c| c.pick);
        let open = |p: Pick| match answered(p) {
            By::Site(_) | By::FaceDown(_) => true,
            By::Card(card) => place::find(view, card).is_some_and(|f| f.at.lies_open(view.viewer)),
            By::Use(_) | By::Player(_) | By::Button => false,
        };
        if picks().any(open) {
            return Manner::Aim;
        }
        match picks().any(|p| matches!(answered(p), By::Card(_))) {
            true => Manner::List,
            false => Manner::Buttons,
        }
    }
}

/// By what an answer is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A card, where it is drawn.
    Card(CardId),
    /// A button for the ability of a card, which may have several; the card itself opens it too.
    Use(CardId),
    /// A card that lies face down for who is asked, where it is drawn.
    FaceDown(Stay),
    /// A base.
    Site(SiteId),
    /// A button, and the player's panel.
    Player(Seat),
    /// A button.
    Button,
}

/// By what a pick is answered.
#[must_use]
pub fn answered(pick: Pick) -> By {
    match pick {
        Pick::Play(card) | Pick::Card(card) => By::Card(card),
        Pick::Use(card, ..) => By::Use(card),
        Pick::Site(site) => By::Site(site),
        Pick::Player(seat) => By::Player(seat),
        Pick::FaceDown(stay) => By::FaceDown(stay),
        Pick::Faction(_) | Pick::Name(_) | Pick::Mode(_) | Pick::Number(_) | Pick::Yes => {
            By::Button
        }
    }
}

/// An open question, in words and with its manner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question as the one who is asked sees it.
    pub ask: AskView,
    /// How it is answered.
    pub manner: Manner,
    /// What is asked, in a line.
    pub line: String,
    /// What each of its choices is called, in their order.
    pub labels: Vec<String>,
}

/// How many letters one line of buttons holds on a phone, and how many the edges of a button are worth.
const LINE: usize = 36;
const EDGES: usize = 4;

impl Asked {
    /// The open question of a game.
    pub(super) fn of(game: &Session, view: &TableView) -> Option<Asked> {
        let ask = view.ask.clone()?;
        let manner = Manner::of(&ask, view);
        let line = words::question(game);
        let labels = words::labels(game, ask.choices.iter().map(|c| c.pick));
        Some(Asked { ask, manner, line, labels })
    }

    /// What the card would do, where nothing on the table tells that.
    #[must_use]
    pub fn explained(&self) -> Option<&'static str> {
        let def = self.ask.def.filter(|_| matches!(self.ask.why, Why::May | Why::Save));
        def.map(|def| words::def(def).text)
    }

    /// What is asked and, where nothing on the table tells that, what the card would do.
    #[must_use]
    pub fn in_full(&self) -> String {
        match self.explained() {
            Some(text) => format!("{} {text}", ended(self.line.clone())),
            None => self.line.clone(),
        }
    }

    /// What is asked, of whom by name, and how it is answered: for those who listen.
    #[must_use]
    pub fn told(&self, who: &str) -> String {
        let (ask, what) = (&self.ask, self.in_full());
        match ask.choices[..] {
            _ if self.is_free() => (t().told.play_cards)(who, ask.choices.len()),
            [ref one] if one.pick == Pick::Yes => (t().told.yes_or_no)(who, &what),
            _ => (t().told.asked)(who, &what, ask.choices.len(), ask.min, ask.max),
        }
    }

    /// The legal picks that are about this card.
    #[must_use]
    pub fn picks_of(&self, card: CardId) -> Vec<Pick> {
        self.ask.choices.iter().map(|c| c.pick).filter(|p| p.card() == Some(card)).collect()
    }

    /// Whether this pick is legal.
    #[must_use]
    pub fn offers(&self, pick: Pick) -> bool {
        self.ask.choices.iter().any(|c| c.pick == pick)
    }

    /// What a pick is called.
    #[must_use]
    pub fn label(&self, pick: Pick) -> &str {
        let nth = self.ask.choices.iter().position(|c| c.pick == pick);
        nth.and_then(|n| self.labels.get(n)).map_or("", String::as_str)
    }

    /// Each pick with what it is called.
    pub fn labelled(&self) -> impl Iterator<Item = (Pick, &str)> {
        self.ask.choices.iter().map(|c| c.pick).zip(self.labels.iter().map(String::as_str))
    }

    /// Whether its buttons are more than one line of a phone holds.
    #[must_use]
    pub fn has_many(&self) -> bool {
        self.buttons().map(|label| label.chars().count() + EDGES).sum::<usize>() > LINE
    }

    /// Whether abilities can be used, which have a line of their own.
    #[must_use]
    pub fn has_uses(&self) -> bool {
        self.labelled().any(|(pick, _)| matches!(answered(pick), By::Use(_)))
    }

    /// What is on its buttons.
    pub fn buttons(&self) -> impl Iterator<Item = &str> {
        let button = |pick| matches!(answered(pick), By::Button | By::Player(_));
        self.labelled().filter_map(move |(pick, label)| button(pick).then_some(label))
    }

    /// Whether it is the free choice.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.manner == Manner::Free
    }

    /// Whether a tap on this card lifts it, so that it can be read before it is played.
    #[must_use]
    pub fn lifts(&self, view: &TableView, card: CardId) -> bool {
        match self.manner {
            Manner::Free | Manner::Offer => {
                out_of_play(view, card) && self.picks_of(card).len() == 1
            }
            Manner::Place(_)
            | Manner::Carry
            | Manner::Aim
            | Manner::Several
            | Manner::Buttons
            | Manner::List => false,
        }
    }

    /// Whether a drag of this card means something now.
    #[must_use]
    pub fn drags(&self, view: &TableView, card: CardId) -> bool {
        match self.manner {
            Manner::Free => is_own(view, card) || !self.picks_of(card).is_empty(),
            Manner::Offer => self.lifts(view, card),
            Manner::Place(placed) => placed == card,
            Manner::Carry => !self.picks_of(card).is_empty(),
            Manner::Aim | Manner::Several | Manner::Buttons | Manner::List => false,
        }
    }

    /// Whether this answer is a card that is read before it is chosen: one that is not at a base for all to see, and is not
    /// lifted to be read; or the name of one.
    #[must_use]
    pub fn reads(&self, view: &TableView, pick: Pick) -> bool {
        match self.manner {
            Manner::Free | Manner::Offer | Manner::Place(_) => false,
            Manner::Carry | Manner::Aim | Manner::Several | Manner::Buttons | Manner::List => {
                match answered(pick) {
                    By::Card(card) => out_of_play(view, card),
                    _ => matches!(pick, Pick::Name(_)),
                }
            }
        }
    }

    /// The card that the question is about, if it is not itself an answer.
    #[must_use]
    pub fn about(&self) -> Option<CardId> {
        match kind(self.ask.why) {
            Kind::Place(card) | Kind::About(card) => Some(card),
            Kind::Free | Kind::Offer | Kind::Carry | Kind::AsAnswers => None,
        }
    }
}

/// Whether it lies with the cards of whoever looks: in the hand or beside the deck, in stasis, or in the pile.
fn is_own(view: &TableView, card: CardId) -> bool {
    let whose = place::find(view, card).and_then(|found| match found.at {
        Where::Hand(seat) | Where::Discard(seat) | Where::Aside(seat) | Where::Stasis(seat) => {
            Some(seat)
        }
        Where::Base(_)
        | Where::Site(_)
        | Where::On(_)
        | Where::Buried(_)
        | Where::Under(_)
        | Where::CommonDiscard
        | Where::Duel(_)
        | Where::Played
        | Where::Shown
        | Where::Deck
        | Where::Out => None,
    });
    whose.is_some() && whose == view.viewer
}

/// Whether somebody sees this card, and not at a base.
fn out_of_play(view: &TableView, card: CardId) -> bool {
    place::find(view, card).is_some_and(|found| found.at.site(view).is_none())
}
