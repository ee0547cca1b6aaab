//! Events as pictures: a line from the cause to the targets, cards that travel, numbers that change.

use super::sounds::Sound;
use super::steps::is_head;
use crate::engine::award::Award;
use crate::engine::counter::Counter;
use crate::engine::effect::Source;
use crate::engine::event::{Concealed, Event, Happened};
use crate::engine::going::{To, Way};
use crate::engine::ids::{CardId, DefId, Seat, SiteId, Stay};
use crate::engine::snapshot::Snapshot;
use crate::engine::zone::Zone;
use crate::words::side;

/// What stands between two that duel or clash, at who wins, at both in a tie, and where something is buried.
const AGAINST: &str = "⚔";
const WON: &str = "★";
const TIED: &str = "=";
const DOWN: &str = "▼";

/// A place on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    /// Where a card is.
    Card(CardId),
    /// Where a card lies face down, by its stay.
    FaceDown(Stay),
    /// A base.
    Site(SiteId),
    /// The power at a base against its breakpoint.
    Meter(SiteId),
    /// A player's panel, with the hand, the deck and the discard pile.
    Seat(Seat),
    /// The decks that all share.
    Common,
}

/// A number on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Number {
    /// A minion's power.
    Power(CardId),
    /// The power of all players at a site.
    Total(SiteId),
    /// A player's victory points.
    Points(Seat),
}

/// A card that travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The card.
    pub card: CardId,
    /// What is printed on it.
    pub def: DefId,
    /// Whose it is or was.
    pub of: Option<Seat>,
    /// From where.
    pub from: Spot,
    /// To where.
    pub to: Spot,
}

/// The standing of a base as it scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Where.
    pub site: SiteId,
    /// The base.
    pub base: DefId,
    /// Who is awarded what, the winner first.
    pub rows: Vec<Award>,
}

/// One thing to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beat {
    /// The number of the event.
    pub seq: u32,
    /// Where the line begins.
    pub cause: Option<Spot>,
    /// Where it ends.
    pub targets: Vec<Spot>,
    /// What stands at the targets: a cross, a number with its sign.
    pub sign: String,
    /// Whether that is how a coin lies, which falls there or is turned.
    pub coin: bool,
    /// The cards that travel.
    pub flights: Vec<Flight>,
    /// The numbers that change, and by how much as far as the event tells.
    pub numbers: Vec<(Number, i32)>,
    /// +1 power counters that each target gets or loses.
    pub counters: i32,
    /// Victory points that fly to players.
    pub points: Vec<(Seat, i32)>,
    /// The standing that is shown before the cards go.
    pub standing: Option<Standing>,
    /// The card that somebody chose to play or to use, and who.
    pub head: Option<(DefId, Seat)>,
    /// A card that is large although nobody plays it.
    pub large: Option<DefId>,
    /// A base that begins to score.
    pub scores: Option<(SiteId, DefId)>,
    /// What is heard of it.
    pub sound: Option<Sound>,
    /// A base that leaves, and the one that takes its place.
    pub replaced: Option<(SiteId, DefId, DefId)>,
}

/// The pictures of a log from its `from`-th event on, as `viewer` may know them. `home` tells at which site a base card lies.
#[must_use]
pub fn beats(
    log: &[Event],
    from: usize,
    viewer: Option<Seat>,
    home: impl Fn(CardId) -> Option<SiteId>,
) -> Vec<Beat> {
    let mut told: Vec<Beat> = Vec::new();
    let (earlier, events) = log.split_at(from.min(log.len()));
    let scoring = |e: &Event| match e.what {
        Happened::Scoring(site, base) => Some((site, base)),
        _ => None,
    };
    let mut scored = earlier.iter().rev().find_map(scoring);
    let (mut before, mut shown) = (None, None);
    for event in events {
        let event = event.as_seen_by(viewer);
        let goes_on = before.replace(event.cause) == Some(event.cause);
        scored = scoring(&event).or(scored);
        let sound = Sound::of(&event.what);
        let mut beat = Beat { seq: event.seq, sound, ..Beat::default() };
        beat.cause = match (event.cause.card, event.cause.source) {
            (None, _) => None,
            (Some(base), Source::Base) => home(base.card).or(scored.map(|s| s.0)).map(Spot::Site),
            (Some(card), _) => Some(Spot::Card(card.card)),
        };
        beat.scores = scoring(&event);
        if !beat.show(&event.what, scored) {
            continue;
        }
        // What is told without a picture in between may be of the same cause already, but the last picture is of another.
        let same_cause = shown.replace(event.cause) == Some(event.cause);
        let joined =
            goes_on && same_cause && told.last_mut().is_some_and(|last| last.takes_in(&mut beat));
        match told.last_mut() {
            _ if joined => {}
            // Several players' points of one cause fly together.
            Some(last) if !beat.points.is_empty() && last.cause == beat.cause && last.pays() => {
                last.points.append(&mut beat.points);
                last.numbers.append(&mut beat.numbers);
            }
            _ => told.push(beat),
        }
    }
    told
}

impl Beat {
    /// Whether it is how a duel ended.
    #[must_use]
    pub fn ends_duel(&self) -> bool {
        [WON, TIED].contains(&self.sign.as_str())
    }

    /// Whether it shows points or what they are for, and no more.
    fn pays(&self) -> bool {
        self.standing.is_some() || !self.points.is_empty()
    }

    /// Takes in what the same cause does next, if the counters are one picture: the same number for several cards, or
    /// those that come from one card and go to another. Tells whether they are.
    fn takes_in(&mut self, next: &mut Beat) -> bool {
        if self.counters == 0 || next.counters == 0 {
            return false;
        }
        if self.counters == next.counters {
            self.targets.append(&mut next.targets);
        } else if let ([giver], true) =
            (&self.targets[..], next.counters > 0 && self.counters == -next.counters)
        {
            self.cause = Some(*giver);
            self.targets = std::mem::take(&mut next.targets);
            self.counters = next.counters;
            self.sign = std::mem::take(&mut next.sign);
            self.seq = next.seq;
        } else {
            return false;
        }
        self.numbers.append(&mut next.numbers);
        true
    }

    /// Fills in what an event shows; tells whether that is anything.
    fn show(&mut self, what: &Happened, scored: Option<(SiteId, DefId)>) -> bool {
        match what {
            Happened::Played { card, by, at, on, .. } => {
                let to = match (on, at) {
                    (Some(host), _) => Spot::Card(host.card.card),
                    _ => Spot::Card(card.card.card),
                };
                // From the hand or a pile: where the card was on the screen, or else where its player sits.
                // What no player plays appears where it comes to lie.
                self.head = by.map(|by| (card.def, by));
                self.fly(card, by.map_or(to, Spot::Seat), to);
                self.cause = on.as_ref().and(Some(Spot::Card(card.card.card)));
                self.targets = on.iter().map(|h| Spot::Card(h.card.card)).collect();
                if let (Some(site), None) = (at, on) {
                    self.numbers.push((Number::Total(*site), power(card)));
                    // It may have left again by the end.
                    if card.sorts.is_titan() {
                        self.targets = vec![Spot::Site(*site)];
                    }
                }
                self.touch(on.iter());
            }
            Happened::Used(id, by, _) if is_head(what) => {
                self.head = Some((id.def, *by));
            }
            Happened::Moved(moved) => {
                for (card, to) in moved {
                    self.fly(card, Spot::Card(card.card.card), Spot::Card(card.card.card));
                    self.leaves(card);
                    self.numbers.push((Number::Total(*to), power(card)));
                }
                self.aim(moved.iter().map(|(c, _)| c), String::new());
            }
            Happened::Went { way, to, cards } => {
                let sign = match way {
                    Way::Destroyed => "✕",
                    Way::Returned | Way::Placed | Way::ShuffledIn => "↩",
                    Way::Buried | Way::Stored => DOWN,
                    Way::Discarded | Way::Removed | Way::Boxed => "",
                };
                self.go(cards, *way, *to, sign);
            }
            // Of a card that is buried unseen there is no more than from whom, and where.
            Happened::Concealed(Concealed::Went { to: To::Buried(site), .. }, seat, _) => {
                self.cause = Some(Spot::Seat(*seat));
                self.targets = vec![Spot::Site(*site)];
                self.sign = DOWN.to_owned();
            }
            Happened::Concealed(Concealed::Went { to: To::Under(host), .. }, seat, _) => {
                self.cause = Some(Spot::Seat(*seat));
                self.targets = vec![Spot::Card(*host)];
                self.sign = DOWN.to_owned();
            }
            Happened::Uncovered(card) => {
                let from = Spot::FaceDown(card.card.stay);
                self.fly(card, from, from);
            }
            Happened::Revealed(cards) => {
                for card in cards {
                    let at = match (card.zone, card.owner) {
                        (Zone::Duel(_), _) | (_, None) => Spot::Card(card.card.card),
                        (_, Some(owner)) => Spot::Seat(owner),
                    };
                    self.fly(card, at, at);
                }
            }
            other => return self.show_meeting(other, scored),
        }
        true
    }

    /// Fills in what an event shows in which cards meet, or numbers change.
    fn show_meeting(&mut self, what: &Happened, scored: Option<(SiteId, DefId)>) -> bool {
        let at = |card: &Snapshot| Spot::Card(card.card.card);
        match what {
            Happened::DuelBegan(one, other) | Happened::Clashed(one, other) => {
                self.cause = Some(at(one));
                self.targets = vec![at(other)];
                self.sign = AGAINST.to_owned();
            }
            Happened::Dueled { winners, losers } => {
                self.cause = None;
                self.targets = winners.iter().map(at).collect();
                let tied = losers.iter().any(|loser| winners.contains(loser));
                self.sign = if tied { TIED } else { WON }.to_owned();
            }
            // No more than its words.
            Happened::DuelStopped => self.cause = None,
            Happened::CoinFell(seat, coin) | Happened::CoinTurned(seat, coin) => {
                self.targets = vec![Spot::Seat(*seat)];
                self.sign = side(*coin).to_owned();
                self.coin = true;
            }
            Happened::LootRevealed(site, cards) => {
                for card in cards {
                    self.fly(card, Spot::Site(*site), at(card));
                }
                self.targets = vec![Spot::Site(*site)];
            }
            Happened::Presence(_, site, n) => {
                self.targets = vec![Spot::Site(*site)];
                self.sign = format!("{n:+}");
                self.numbers = vec![(Number::Total(*site), *n)];
            }
            other => return self.show_numbers(other, scored),
        }
        true
    }

    /// Fills in what an event shows in which numbers change, or a base.
    fn show_numbers(&mut self, what: &Happened, scored: Option<(SiteId, DefId)>) -> bool {
        match what {
            Happened::PowerChanged(cards, n) => self.change(cards.iter(), *n),
            Happened::Counters(card, Counter::Power, n, _) => {
                self.counters = *n;
                self.change(std::iter::once(card), *n);
            }
            Happened::BreakpointChanged(site, _, n) => {
                self.targets = vec![Spot::Meter(*site)];
                self.sign = format!("{n:+}");
            }
            Happened::TookControl(card, _) => {
                self.fly(card, Spot::Card(card.card.card), Spot::Card(card.card.card));
                self.aim(std::iter::once(card), String::new());
            }
            Happened::Cancelled(cards) => self.aim(cards.iter(), "✕".to_owned()),
            Happened::Protected(card, _) => self.aim(std::iter::once(card), "🛡".to_owned()),
            Happened::GainedVp(seat, n) => {
                self.cause = self.cause.or(scored.map(|s| Spot::Site(s.0)));
                self.points = vec![(*seat, *n)];
                self.numbers = vec![(Number::Points(*seat), *n)];
            }
            Happened::Awarded(site, awards) => {
                self.cause = Some(Spot::Site(*site));
                self.standing =
                    scored.map(|(_, base)| Standing { site: *site, base, rows: awards.clone() });
            }
            Happened::Scoring(site, _) => {
                self.cause = None;
                self.targets = vec![Spot::Site(*site)];
            }
            Happened::Replaced(site, ..) | Happened::NewBase(site, _) => {
                if let Happened::Replaced(_, old, new) = what {
                    self.replaced = Some((*site, *old, *new));
                }
                self.cause = None;
                self.targets = vec![Spot::Site(*site)];
                self.numbers = vec![(Number::Total(*site), 0)];
            }
            _ => return false,
        }
        true
    }

    fn fly(&mut self, card: &Snapshot, from: Spot, to: Spot) {
        let of = card.controller.or(card.owner);
        self.flights.push(Flight { card: card.card.card, def: card.def, of, from, to });
    }

    /// The power at a card's site without it.
    fn leaves(&mut self, card: &Snapshot) {
        if let Some(site) = card.site {
            self.numbers.push((Number::Total(site), -power(card)));
        }
    }

    /// Cards that leave the table or the hand for the place that they are sent to, or their owners' piles.
    fn go(&mut self, cards: &[Snapshot], way: Way, to: To, sign: &str) {
        for card in cards {
            let here = Spot::Card(card.card.card);
            let to = match (to, card.owner) {
                // A titan is set aside, a card is buried: it is still there to be seen by who may.
                _ if way == Way::Removed => here,
                // It is told once more that it moves.
                (To::Site(_), _) => here,
                (To::Buried(site), _) => Spot::Site(site),
                (To::Under(host), _) => Spot::Card(host),
                (To::HandOf(seat) | To::TreasureTo(seat) | To::DeckOf(seat), _) => Spot::Seat(seat),
                (_, Some(owner)) => Spot::Seat(owner),
                (_, None) => Spot::Common,
            };
            self.fly(card, here, to);
            self.leaves(card);
        }
        self.aim(cards.iter(), sign.to_owned());
    }

    fn aim<'a>(&mut self, cards: impl Iterator<Item = &'a Snapshot>, sign: String) {
        let cause = self.cause;
        self.targets =
            cards.map(|c| Spot::Card(c.card.card)).filter(|t| Some(*t) != cause).collect();
        self.sign = sign;
    }

    /// More or less power for minions, or counters for another card, which may bring power or not.
    fn change<'a>(&mut self, cards: impl Iterator<Item = &'a Snapshot> + Clone, n: i32) {
        for card in cards.clone() {
            self.numbers.push((Number::Power(card.card.card), n));
            let more = if counts(card) { n } else { 0 };
            self.numbers.extend(card.site.map(|s| (Number::Total(s), more)));
        }
        self.aim(cards, format!("{n:+}"));
        // What a minion does to itself also has its sign.
        if self.targets.is_empty() {
            self.targets.extend(self.cause.take());
        }
    }

    /// Cards whose numbers may change, by how much nobody says.
    fn touch<'a>(&mut self, cards: impl Iterator<Item = &'a Snapshot>) {
        for card in cards {
            self.numbers.push((Number::Power(card.card.card), 0));
            self.numbers.extend(card.site.map(|s| (Number::Total(s), 0)));
        }
    }
}

/// Whether more power of a card, or a counter on it, is more power for its controller.
fn counts(card: &Snapshot) -> bool {
    card.controller.is_some() && (card.sorts.is_minion() || card.sorts.is_titan())
}

/// What a card brings to the power of its site.
fn power(card: &Snapshot) -> i32 {
    match counts(card) {
        true if card.sorts.is_titan() => card.counters,
        true => card.power,
        false => 0,
    }
}

#[cfg(test)]
mod tests;
