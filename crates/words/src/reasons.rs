//! Why something cannot be done, what stops an undo, what a number is made of, and the names of phases.

use super::{Words, ended};
use engine::event::Event;
use engine::numbers::Part;
use engine::question::Reason;
use engine::session::NoUndo;
use engine::time::Phase;
use engine::time::Window;

/// Why something cannot be done now.
#[must_use]
pub fn reason_line(words: &Words, reason: Reason) -> String {
    match reason {
        Reason::NotYours(seat) => format!("It is {} decision.", words.whose(seat)),
        Reason::AnotherQuestion => "Another question is open.".to_owned(),
        Reason::NoMinionPlay => "You have no minion play left this turn.".to_owned(),
        Reason::NoActionPlay => "You have no action play left this turn.".to_owned(),
        Reason::PowerAtMost(most) => {
            format!("The plays you have left are for minions of power {most} or less.")
        }
        Reason::OnlyElsewhere => "The plays you have left are for other bases.".to_owned(),
        Reason::Forbidden(def) => format!("{} forbids it.", words.def(def)),
        Reason::OnlySpecial => "This card is played only when its Special says.".to_owned(),
        Reason::UsedThisTurn => "It has been used this turn.".to_owned(),
        Reason::NotNow => "It cannot be used now.".to_owned(),
        Reason::NotAnOption => "The question is about something else.".to_owned(),
    }
}

/// What stops an undo, and by which of the events since the last answer, as all may know them.
#[must_use]
pub fn no_undo_line(words: &Words, stop: NoUndo, since: &[Event]) -> String {
    match stop {
        NoUndo::Nothing => "There is nothing to take back.".to_owned(),
        NoUndo::Revealed => {
            let last = since.iter().rev().find(|e| e.what.uncovers());
            match last.and_then(|e| words.event_line(e, None)) {
                Some(line) => ended(format!("Something hidden has become known since: {line}")),
                None => "Something hidden has become known since.".to_owned(),
            }
        }
        NoUndo::AnothersAnswer(seat) => {
            format!("The last decision was {}.", words.whose(seat))
        }
    }
}

/// Where a part of a number comes from.
#[must_use]
pub fn part_line(words: &Words, part: Part) -> String {
    match part {
        Part::Printed => "printed".to_owned(),
        Part::Set(def) => format!("set by {}", words.def(def)),
        Part::Counters => "+1 power counters".to_owned(),
        Part::Card(card) => words.card(card).to_owned(),
        Part::Lasting(def) => words.def(def).to_owned(),
    }
}

/// The name of a phase, as the rulebook has it.
#[must_use]
pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::SettingUp => "Setting up",
        Phase::NewHands(_) => "Opening hands",
        Phase::StartTurn => "Start Turn",
        Phase::PlayCards => "Play Cards",
        Phase::ScoreBases => "Score Bases",
        Phase::DrawCards => "Draw 2 Cards",
        Phase::EndTurn => "End Turn",
        Phase::Over => "The game is over",
    }
}

/// The name of a timing window.
#[must_use]
pub fn window_name(window: Window) -> &'static str {
    match window {
        Window::StartOfTurn => "at the start of the turn",
        Window::BeforeScoring => "before the base scores",
        Window::WhenScoring => "when the base scores",
        Window::AfterScoring => "after the base scores",
        Window::AfterReplacement => "after the base was replaced",
        Window::EndOfTurn => "at the end of the turn",
        Window::DuelBegins => "as the duel begins",
        Window::DuelRevealed => "after the dueling cards were shown",
        Window::DuelEnds => "before the duel is decided",
        Window::Loot => "before the treasures are shared",
    }
}
