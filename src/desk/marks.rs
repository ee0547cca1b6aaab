//! What is legal now, by what it is drawn on, so that a card or a site only looks up itself.

use super::few::Few;
use super::lift::Lift;
use super::manner::{Asked, By, answered};
use crate::engine::ids::{CardId, Seat, SiteId, Stay};
use crate::engine::question::Pick;
use crate::words::page::t;

/// What can be done with something that is an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Can {
    /// It may be played.
    Play,
    /// Its ability may be used.
    Use,
    /// It may be chosen, or the lifted card may be let go there.
    Choose,
}

impl Can {
    fn of(pick: Pick) -> Can {
        match pick {
            Pick::Play(_) => Can::Play,
            Pick::Use(..) => Can::Use,
            _ => Can::Choose,
        }
    }
}

/// How a card or a site stands to the open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It may be picked, or the lifted card may be let go here.
    Legal(Can),
    /// The lifted card may be let go here, but nothing would come of it.
    Idle,
    /// Its ability may be used in the free choice.
    Usable,
    /// It has been picked, as the n-th.
    Chosen(usize),
    /// It is the card that is held in the air.
    Lifted,
}

impl Mark {
    /// The same for those who do not see it.
    #[must_use]
    pub fn said(self) -> &'static str {
        let asking = &t().asking;
        match self {
            Mark::Legal(Can::Play) => asking.can_play,
            Mark::Legal(Can::Use) | Mark::Usable => asking.can_use,
            Mark::Legal(Can::Choose) => asking.can_choose,
            Mark::Idle => asking.can_idle,
            Mark::Chosen(_) => asking.chosen,
            Mark::Lifted => asking.lifted,
        }
    }
}

/// All marks of a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Of cards.
    pub cards: Few<CardId, Mark>,
    /// Of cards that lie face down, by their stay.
    pub face_down: Few<Stay, Mark>,
    /// Of sites.
    pub sites: Few<SiteId, Mark>,
    /// Of players.
    pub seats: Few<Seat, Mark>,
    /// The card that the question is about, if it is not itself an answer.
    pub about: Option<CardId>,
}

impl Marks {
    /// The marks of a question that may be answered now, a lifted card and what has been chosen so far.
    #[must_use]
    pub fn of(asked: Option<&Asked>, lift: Option<&Lift>, chosen: &[Pick]) -> Marks {
        let mut marks = Marks::default();
        let Some(asked) = asked else { return marks };
        if let Some(lift) = lift {
            for target in &lift.targets {
                marks.set(
                    target.at,
                    if target.idle { Mark::Idle } else { Mark::Legal(Can::Choose) },
                );
            }
            marks.cards.insert(lift.card, Mark::Lifted);
            return marks;
        }
        marks.about = asked.about();
        for choice in &asked.ask.choices {
            let nth = chosen.iter().position(|p| *p == choice.pick);
            let uses = matches!(answered(choice.pick), By::Use(_));
            let mark = match nth {
                Some(n) => Mark::Chosen(n + 1),
                None if uses && asked.is_free() => Mark::Usable,
                None => Mark::Legal(Can::of(choice.pick)),
            };
            marks.set(choice.pick, mark);
        }
        marks
    }

    fn set(&mut self, pick: Pick, mark: Mark) {
        match answered(pick) {
            By::Card(card) | By::Use(card) => self.cards.insert(card, mark),
            By::FaceDown(stay) => self.face_down.insert(stay, mark),
            By::Site(site) => self.sites.insert(site, mark),
            By::Player(seat) => self.seats.insert(seat, mark),
            By::Button => {}
        }
    }
}
