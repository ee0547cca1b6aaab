//! Lines about the game for whoever may look: what a view shows that takes the game itself to say.

use super::stage::Stage;
use super::{Desk, reveal, words};
use crate::engine::edition::Printing;
use crate::engine::event::{Event, Happened};
use crate::engine::ids::{CardId, DefId, Seat};
use crate::engine::numbers::Number;
use crate::engine::question::{Pick, Why};
use crate::story::best_card::best_card;
use crate::story::course::{Moment, course};
use crate::story::steps::{Step, steps};
use crate::words::page::t;
use crate::words::{capital, ended, window_name};

/// A part of a number, or some of a player's points, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Where it comes from.
    pub what: String,
    /// How much it is.
    pub n: i32,
}

/// What was revealed to all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Revealed {
    /// What happened.
    pub lines: Vec<String>,
    /// The cards.
    pub cards: Vec<DefId>,
}

impl Desk {
    /// The lines of some events for this viewer.
    pub(super) fn read<'a>(
        &self,
        viewer: Option<Seat>,
        events: impl Iterator<Item = &'a Event>,
    ) -> Vec<String> {
        words::say(&self.game, |w| events.filter_map(|e| w.event_line(e, viewer)).collect())
    }

    /// The events from the `from`-th on, as they are told to those who listen. Read before anything is published anew, for
    /// whoever looks then.
    pub(super) fn told_since(&self, from: usize) -> String {
        let viewer = super::stage::stage(&self.game, self.device).viewer();
        let new = self.game.log().get(from..).unwrap_or_default();
        let lines = self.read(viewer, new.iter()).into_iter().map(ended);
        lines.collect::<Vec<_>>().join(" ")
    }

    /// The event of this number, or the first after it.
    pub(super) fn event(&self, seq: u32) -> Option<&Event> {
        let log = self.game.log();
        log.get(log.partition_point(|e| e.seq < seq))
    }

    /// The steps since the holder's last turn; none where there is nothing to tell, or they have acted since.
    #[must_use]
    pub fn recap_steps(&self) -> Vec<Step> {
        self.recap.map(|from| steps(self.game.log(), from)).unwrap_or_default()
    }

    /// Since when these are: the holder's last turn or, where none has begun since they held the device, only that.
    #[must_use]
    pub fn recap_since(&self) -> &'static str {
        let told = self.recap.and_then(|n| self.game.log().get(n..)).unwrap_or_default();
        let turned = told.iter().any(|e| matches!(e.what, Happened::TurnBegan(_)));
        if turned { t().looking.recap } else { t().looking.meanwhile }
    }

    /// The number of the first event that the holder has not seen yet.
    #[must_use]
    pub fn first_unseen(&self) -> Option<u32> {
        self.recap.and_then(|n| self.game.log().get(n)).map(|e| e.seq)
    }

    /// A number part by part.
    #[must_use]
    pub fn parts(&self, number: &Number) -> Vec<Source> {
        let part = |&(part, n): &_| Source { what: words::part(&self.game, part), n };
        number.parts.iter().map(part).collect()
    }

    /// A player's points, by what gave them.
    #[must_use]
    pub fn sources(&self, seat: Seat) -> Vec<Source> {
        let mut scoring = t().looking.the_game;
        let mut found: Vec<Source> = Vec::new();
        // What gave points again and again is one line.
        let mut add = |what: String, n| match found.iter_mut().find(|s| s.what == what) {
            Some(source) => source.n += n,
            None => found.push(Source { what, n }),
        };
        // A position that was set up may begin with points.
        let before = self.game.start().map_or(0, |start| start.players[seat].vp);
        if before != 0 {
            add(t().looking.the_start.to_owned(), before);
        }
        for event in self.game.log() {
            match event.what {
                Happened::Scoring(_, base) => scoring = words::def(base).name,
                Happened::GainedVp(who, n) if who == seat => {
                    add(event.cause.def.map_or(scoring, |d| words::def(d).name).to_owned(), n);
                }
                Happened::CountedMadness(who, cards, cost) if who == seat => {
                    add((t().looking.madness_cost)(cards), -cost);
                }
                _ => {}
            }
        }
        found
    }

    /// The victory points from turn to turn.
    #[must_use]
    pub fn course(&self) -> Vec<Moment> {
        course(&self.game)
    }

    /// The card that brought most victory points: its name, whose it was, and how many.
    #[must_use]
    pub fn best_card(&self) -> Option<(&'static str, Seat, i32)> {
        best_card(self.game.log()).map(|(def, seat, n)| (words::def(def).name, seat, n))
    }

    /// The names of a player's factions, in whatever printing they are.
    #[must_use]
    pub fn faction_names(&self, seat: Seat) -> Vec<&'static str> {
        let player = self.view.players.get(seat.index());
        let brought = player.map_or(&[][..], |p| &p.factions);
        brought.iter().map(|p| crate::cards::catalog().faction(p.faction).name).collect()
    }

    /// What a player's factions are called.
    #[must_use]
    pub fn factions(&self, seat: Seat) -> Vec<String> {
        let name = |p: &Printing| words::printing(*p);
        self.view
            .players
            .get(seat.index())
            .map_or(Vec::new(), |p| p.factions.iter().map(name).collect())
    }

    /// Why a card cannot be played or chosen now; none if it can, or nothing is to be said.
    #[must_use]
    pub fn refusal(&self, card: CardId) -> Option<String> {
        let asked = self.asked.as_ref()?;
        if !asked.picks_of(card).is_empty() {
            return None;
        }
        if asked.is_free() {
            let own = self.view.viewer.and_then(|s| self.view.players.get(s.index()));
            let hand = own.and_then(|p| p.hand.as_ref())?;
            let held = hand.iter().any(|c| c.id == card);
            return held.then(|| words::why_not(&self.game, asked.ask.who, card, None));
        }
        let of_cards = asked.ask.choices.iter().any(|c| matches!(c.pick, Pick::Card(_)));
        of_cards.then(|| t().asking.not_an_option.to_owned())
    }

    // ---- the screens between people -----------------------------------------------------------------

    /// Why the device changes hands, without naming anything hidden.
    #[must_use]
    pub fn reason(&self, to: Seat) -> String {
        let Some(ask) = self.game.ask() else { return String::new() };
        let current = self.game.state().current;
        if matches!(ask.why, Why::NewHand) {
            return t().device.hands_dealt.to_owned();
        }
        if current == to {
            return match ask.why {
                Why::PlayCards if self.comes_back(to) => t().device.turn_goes_on.to_owned(),
                Why::PlayCards => t().device.your_turn.to_owned(),
                _ => t().device.your_question.to_owned(),
            };
        }
        let whose = words::player(&self.game, current);
        match ask.why {
            Why::Window(window) => match ask.def {
                Some(base) => (t().device.at_base)(words::def(base).name, window_name(window)),
                None => (t().device.in_turn_of)(&whose, window_name(window)),
            },
            Why::DiscardDown => (t().device.too_many_cards)(self.game.state().hand_limit(to)),
            Why::DuelCard => (t().device.a_duel)(&whose),
            _ => (t().device.yours_to_decide)(&whose),
        }
    }

    /// What an open call is about.
    #[must_use]
    pub fn call_line(&self) -> String {
        let ask = self.game.ask();
        let window = match ask.map(|a| a.why) {
            Some(Why::Window(w)) => window_name(w),
            _ => t().device.now,
        };
        match ask.and_then(|a| a.def).map(|d| words::def(d).name) {
            Some(base) => (t().device.call_at)(base, window),
            None => (t().device.call_in)(&capital(window)),
        }
    }

    /// The cards that the holder has just drawn, while they look at them.
    #[must_use]
    pub fn drawn(&self) -> Vec<DefId> {
        let Stage::Drawn(seat) = self.stage else { return Vec::new() };
        let mut last = self.game.log().iter().rev().filter_map(|e| match &e.what {
            Happened::Drew(s, cards) if *s == seat => Some(cards.iter().map(|c| c.def).collect()),
            _ => None,
        });
        last.next().unwrap_or_default()
    }

    /// The person who decides next.
    #[must_use]
    pub fn next_person(&self) -> Option<Seat> {
        self.game.ask().map(|a| a.who).filter(|&s| !self.device.crew.has(s))
    }

    /// What was revealed to all and is being looked at.
    #[must_use]
    pub fn revealed(&self) -> Revealed {
        let Stage::Revealed(from) = self.stage else { return Revealed::default() };
        let revealed = || reveal::gone(&self.game, from).map(|(_, event)| event);
        let cards = revealed().filter_map(reveal::shown).flatten().collect();
        Revealed { lines: self.read(self.view.viewer, revealed()), cards }
    }
}
