//! What is legal now, by what it is drawn on, so that a card or a site only looks up itself.

use super::lift::Lift;
use super::stage::Stage;
use crate::engine::ids::{CardId, Seat, SiteId};
use crate::engine::question::{Pick, Why};
use crate::engine::view::AskView;
use std::collections::BTreeMap;

/// How a card or a site stands to the open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It may be picked, or the lifted card may be let go here.
    Legal,
    /// Its ability may be used in the free choice.
    Usable,
    /// It has been picked, as the n-th.
    Chosen(usize),
    /// It is the card that is held in the air.
    Lifted,
}

/// All marks of a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Of cards.
    pub cards: BTreeMap<CardId, Mark>,
    /// Of sites.
    pub sites: BTreeMap<SiteId, Mark>,
    /// Of players.
    pub seats: BTreeMap<Seat, Mark>,
    /// The card that the question is about, if it is not itself an answer.
    pub about: Option<CardId>,
}

impl Marks {
    /// The marks of a stage, a question, a lifted card and what has been chosen so far.
    #[must_use]
    pub fn of(stage: &Stage, ask: Option<&AskView>, lift: Option<&Lift>, chosen: &[Pick]) -> Marks {
        let mut marks = Marks::default();
        if stage.asked().is_none() {
            return marks;
        }
        if let Some(lift) = lift {
            for target in &lift.targets {
                marks.set(target.at, Mark::Legal);
            }
            marks.cards.insert(lift.card, Mark::Lifted);
            return marks;
        }
        let Some(ask) = ask else { return marks };
        marks.about = match ask.why {
            Why::MoveTo(card) | Why::HowMany(card) => Some(card),
            _ => None,
        };
        for choice in &ask.choices {
            let nth = chosen.iter().position(|p| *p == choice.pick);
            let free_use = ask.why == Why::PlayCards && matches!(choice.pick, Pick::Use(..));
            let mark = match nth {
                Some(n) => Mark::Chosen(n + 1),
                None if free_use => Mark::Usable,
                None => Mark::Legal,
            };
            marks.set(choice.pick, mark);
        }
        marks
    }

    fn set(&mut self, pick: Pick, mark: Mark) {
        match pick {
            Pick::Play(c) | Pick::Use(c, ..) | Pick::Card(c) => {
                self.cards.insert(c, mark);
            }
            Pick::Site(s) => {
                self.sites.insert(s, mark);
            }
            Pick::Player(s) => {
                self.seats.insert(s, mark);
            }
            _ => {}
        }
    }
}
