//! A line of the log for each event that tells the players something.

use super::{Words, are, capital, cards, list, number, signed};
use engine::ability::Duty;
use engine::act::Act;
use engine::award::Award;
use engine::coin::Coin;
use engine::counter::Counter;
use engine::def::Kind;
use engine::event::{Concealed, Event, Happened, Use};
use engine::going::{To, Way};
use engine::ids::{AbilityId, CardId, Seat, SiteId};
use engine::kinds::Moment;
use engine::lasting::Bearer;
use engine::play::PlayKind;
use engine::snapshot::Snapshot;
use engine::state::State;
use engine::zone::{Home, Zone};

impl Words<'_> {
    /// The line for an event as `viewer` may know it (with no viewer, as everybody may), or none for noise.
    #[must_use]
    pub fn event_line(&self, event: &Event, viewer: Option<Seat>) -> Option<String> {
        self.full_line(&event.as_seen_by(viewer))
    }

    /// The line for an event with all that is in it.
    #[must_use]
    pub fn full_line(&self, event: &Event) -> Option<String> {
        let line = match &event.what {
            Happened::TurnBegan(seat) => format!("{} turn begins", self.whose(*seat)),
            Happened::DonePlaying(seat) => format!("{} is done playing cards", self.player(*seat)),
            Happened::NewHand(seat, hand) => {
                let (who, shown) = (self.player(*seat), self.names(hand));
                format!("{who} shows a hand without minions ({shown}) and draws a new one")
            }
            Happened::Played { card, by, from, at, on, .. } => {
                let played = match by {
                    Some(by) => format!("{} plays {}", self.player(*by), self.def(card.def)),
                    None => format!("{} comes into play", self.def(card.def)),
                };
                let place = match (on, at) {
                    (Some(minion), _) => format!(" on {}", self.of_player(minion)),
                    (None, Some(site)) => format!(" on {}", self.site_before(*site, event.seq)),
                    (None, None) => String::new(),
                };
                // What is played at a base is a minion.
                let is_fusion = self.state.catalog().sorts(card.def).is_fusion();
                let kind = if is_fusion && at.is_none() { " as an action" } else { "" };
                format!("{played}{kind}{place}{}", self.from(*from))
            }
            Happened::Fizzled(card) => {
                format!("{} has no effect and is discarded", self.def(card.def))
            }
            // That it was played has been told.
            Happened::Used(id, _, Use::AsAction) if event.cause.card == Some(id.host) => {
                return None;
            }
            Happened::Used(id, seat, _) => return self.used(event.seq, *id, *seat),
            Happened::Moved(moved) => self.moved(event, moved),
            Happened::Went { way, to, cards } => self.went(event, *way, *to, cards),
            Happened::Drew(seat, drawn) => {
                format!("{} draws {}", self.player(*seat), self.names(drawn))
            }
            Happened::Revealed(shown) => self.passive(event, shown, "revealed", ""),
            Happened::Looked(seat, seen) => {
                format!("{} looks at {}", self.player(*seat), self.names(seen))
            }
            Happened::Searched(seat, home) => {
                format!("{} searches {}", self.player(*seat), self.deck(*home))
            }
            Happened::Shuffled(home) => format!("{} is shuffled", capital(&self.deck(*home))),
            Happened::Reshuffled(home) => self.reshuffled(*home),
            Happened::Concealed(what, seat, n) => self.concealed(*what, *seat, *n, event.seq),
            other => return self.number_line(event, other),
        };
        Some(line)
    }

    /// The events about numbers, bases and the course of the game.
    fn number_line(&self, event: &Event, what: &Happened) -> Option<String> {
        let line = match what {
            // The award of a base tells it already.
            Happened::GainedVp(..) if event.cause.def.is_none() => return None,
            Happened::GainedVp(seat, n) if *n < 0 => {
                format!("{} loses {} VP{}", self.player(*seat), -n, self.because(event))
            }
            Happened::GainedVp(seat, n) => {
                format!("{} gains {n} VP{}", self.player(*seat), self.because(event))
            }
            Happened::PowerChanged(minions, n) => {
                let get = if minions.len() == 1 { "gets" } else { "get" };
                let who = self.of_players(minions);
                format!("{who} {get} {} power{}", signed(*n), self.because(event))
            }
            Happened::Cancelled(cards) => {
                format!(
                    "The abilities of {} are cancelled{}",
                    self.of_players(cards),
                    self.because(event)
                )
            }
            Happened::BreakpointChanged(_, base, n) => {
                let (way, by) = (if *n < 0 { "falls" } else { "rises" }, self.because(event));
                format!("The breakpoint of {} {way} by {}{by}", self.def(*base), n.abs())
            }
            // What takes them away to give them to another tells both.
            Happened::Counters(..) if self.transfers(event.seq).is_some() => return None,
            Happened::Counters(card, kind, n, from) => {
                self.counters(event, card, (*kind, *n), from.is_some())
            }
            Happened::TookControl(card, seat) => {
                format!("{} takes control of {}", self.player(*seat), self.of_player(card))
            }
            Happened::ExtraPlay(seat, kind) => {
                let kind = play_kind(*kind);
                format!("{} may play an extra {kind}{}", self.player(*seat), self.because(event))
            }
            Happened::Stands(bearer, turn) => self.stands(event, *bearer, *turn)?,
            Happened::Named(seat, faction) => {
                format!("{} names {}", self.player(*seat), self.faction(*faction))
            }
            Happened::NamedCard(seat, card) => {
                format!("{} names {}", self.player(*seat), self.def(*card))
            }
            Happened::ChosePlayer(seat, other) => {
                format!("{} chooses {}", self.player(*seat), self.player(*other))
            }
            Happened::Protected(card, by) => {
                let other = by.filter(|&d| d != card.def);
                let by = other.map_or(String::new(), |d| format!(", thanks to {}", self.def(d)));
                format!("{} is not affected{by}", self.of_player(card))
            }
            Happened::Ignored(seat, base) => {
                format!("{} ignores {}", self.player(*seat), self.def(*base))
            }
            Happened::Nothing(_) => {
                let source = event.cause.def?;
                format!("{} finds nothing to choose", self.def(source))
            }
            other => return self.score_line(event, other),
        };
        Some(line)
    }

    fn score_line(&self, event: &Event, what: &Happened) -> Option<String> {
        let line = match what {
            Happened::Scoring(_, base) => format!("{} scores", self.def(*base)),
            Happened::Awarded(site, awards) => self.awarded(*site, awards, event.seq),
            Happened::Declared(card, to) => self.declared(event, card, *to),
            Happened::Replaced(_, old, new) => {
                format!("{} is replaced by {}", self.def(*old), self.def(*new))
            }
            Happened::BaseDestroyed(_, base) => {
                format!("{} is destroyed{}", self.def(*base), self.because(event))
            }
            Happened::NewBase(_, base) => format!("{} comes into play", self.def(*base)),
            Happened::PlayedAs(card, kind, _) => {
                format!("{} counts as an {}, too", self.def(card.def), play_kind(*kind))
            }
            Happened::ScoringStopped(_) => "The scoring stops".to_owned(),
            Happened::LoopStopped(id) => {
                format!("{} has answered a hundred times and stops", self.def(id.def))
            }
            Happened::Passed(seat) => format!("{} passes", self.player(*seat)),
            Happened::Copied(card, of, _) => {
                format!("{} has what {} can do", self.of_player(card), self.of_player(of))
            }
            Happened::TopBase(card) => {
                format!("{} lies face up on the base deck", self.def(card.def))
            }
            Happened::Transferred(card, to) => {
                format!("{} is transferred to {}", self.of_player(card), self.of_player(to))
            }
            Happened::Uncovered(card) => format!("{} is uncovered", self.of_player(card)),
            Happened::DuelBegan(one, other) => {
                format!(
                    "{} duels {}{}",
                    self.of_player(one),
                    self.of_player(other),
                    self.because(event)
                )
            }
            Happened::Dueled { winners, losers } => {
                let [most, least] =
                    [winners, losers].map(|side| side.first().map_or(0, |c| c.power));
                match winners.len() {
                    1 => format!("{} wins the duel, {most} to {least}", self.of_players(winners)),
                    _ => format!("The duel is a tie at {most}"),
                }
            }
            Happened::Clashed(stays, leaves) => {
                format!("{} drives {} off", self.of_player(stays), self.of_player(leaves))
            }
            Happened::LootRevealed(_, loot) if loot.len() == 1 => {
                format!("The treasure is {}", self.names(loot))
            }
            Happened::LootRevealed(_, loot) => format!("The treasures are {}", self.names(loot)),
            Happened::Presence(seat, site, n) => {
                let base = self.site_before(*site, event.seq);
                let who = self.player(*seat);
                format!("{who} gets {} power at {base}{}", signed(*n), self.because(event))
            }
            Happened::DuelStopped => "The duel stops: the two are no longer together".to_owned(),
            Happened::CoinFell(seat, coin) => {
                format!("{} flips a coin: {}", self.player(*seat), side(*coin))
            }
            Happened::CoinTurned(_, coin) => format!("The result is changed to {}", side(*coin)),
            Happened::ExtraTurn(seat) => {
                format!("{} takes an extra turn after this one", self.player(*seat))
            }
            Happened::CountedMadness(seat, n, points) => {
                let cards = if *n == 1 { "card" } else { "cards" };
                let cost = if *points == 0 { "no".to_owned() } else { points.to_string() };
                format!("{} has {n} Madness {cards} and loses {cost} VP", self.player(*seat))
            }
            Happened::PlayOn => "The lead is shared: play goes on".to_owned(),
            Happened::GameOver(winners) if winners.len() == 1 => {
                format!("{} wins the game", self.players(winners))
            }
            Happened::GameOver(winners) => format!("{} share the victory", self.players(winners)),
            _ => return None,
        };
        Some(line)
    }

    /// Cards something was done to: "Ben's Zapbot is destroyed by Cut Lass".
    fn passive(&self, event: &Event, gone: &[Snapshot], done: &str, to: &str) -> String {
        let who = self.of_players(gone);
        format!("{who} {} {done}{to}{}", are(gone.len()), self.by(event, gone))
    }

    /// "by Cut Lass", unless the card does it to itself.
    fn by(&self, event: &Event, cards: &[Snapshot]) -> String {
        let itself = cards.len() == 1 && event.cause.card == cards.first().map(|c| c.card);
        match event.cause.def {
            Some(def) if !itself => format!(" by {}", self.def(def)),
            _ => String::new(),
        }
    }

    /// "(Invader)", for numbers.
    fn because(&self, event: &Event) -> String {
        event.cause.def.map_or(String::new(), |def| format!(" ({})", self.def(def)))
    }

    /// "What Mark of Sleep says applies to Ben on their next turn", "What Ben's Critter Coach says applies to Flooffairy for now".
    fn stands(&self, event: &Event, bearer: Bearer, turn: Option<Seat>) -> Option<String> {
        let what = self.def(event.cause.def?);
        let (whose, to) = match bearer {
            Bearer::Card(card) => (String::new(), format!(" to {}", self.card(card.card))),
            Bearer::Base(base) => (String::new(), format!(" at {}", self.card(base.card))),
            Bearer::Player(seat) => (String::new(), format!(" to {}", self.player(seat))),
            // "You" in it is this player, and "it" the card.
            Bearer::About(seat, card) => {
                (format!("{} ", self.whose(seat)), format!(" to {}", self.card(card.card)))
            }
            Bearer::Table => Default::default(),
        };
        let when = match (turn, bearer) {
            (Some(seat), Bearer::Player(own)) if seat == own => " on their next turn".to_owned(),
            (Some(seat), _) => format!(" on the next turn of {}", self.player(seat)),
            (None, _) => " for now".to_owned(),
        };
        Some(format!("What {whose}{what} says applies{to}{when}"))
    }

    /// What was used by choice; and what happens of itself, if anything comes of it.
    fn used(&self, seq: u32, id: AbilityId, seat: Seat) -> Option<String> {
        let def = self.state.catalog().def(id.def);
        // Nor is a section of the rulebook what anybody would name.
        let ability = def.ability(id.index).filter(|_| !matches!(def.kind, Kind::Rules))?;
        let (who, card) = (self.player(seat), self.def(id.def));
        match (ability.act, ability.duty) {
            (Act::Run(Moment::Talent, ..), _) => Some(format!("{who} uses the talent of {card}")),
            (_, Duty::May) => Some(format!("{who} uses {card}")),
            (_, Duty::Must) => {
                let next = self.log.get(self.log.partition_point(|e| e.seq <= seq))?;
                (next.cause.def == Some(id.def)).then(|| format!("{card} takes effect"))
            }
        }
    }

    /// Cards that moved: "Ben's Zapbot moves from Tortuga to Jungle Oasis (Shanghai)". Those that go the same way are told of
    /// together.
    fn moved(&self, event: &Event, moved: &[(Snapshot, SiteId)]) -> String {
        let site = |s| self.site_before(s, event.seq);
        let cards: Vec<Snapshot> = moved.iter().map(|(c, _)| c.clone()).collect();
        let mut ways: Vec<(Option<SiteId>, SiteId)> = Vec::new();
        for way in moved.iter().map(|(card, to)| (card.site, *to)) {
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        let way = |&(from, to): &(Option<SiteId>, SiteId)| {
            let together = moved.iter().filter(|(card, at)| (card.site, *at) == (from, to));
            let together: Vec<Snapshot> = together.map(|(card, _)| card.clone()).collect();
            let from = from.map_or(String::new(), |s| format!(" from {}", site(s)));
            let moves = if together.len() == 1 { "moves" } else { "move" };
            format!("{} {moves}{from} to {}", self.of_players(&together), site(to))
        };
        let because = match self.by(event, &cards).is_empty() {
            true => String::new(),
            false => self.because(event),
        };
        list(ways.iter().map(way)) + &because
    }

    fn hands(&self, gone: &[Snapshot]) -> String {
        self.theirs(gone, "hand")
    }

    fn decks(&self, gone: &[Snapshot]) -> String {
        self.theirs(gone, "deck")
    }

    /// "Ben's hand", or "their owners' hands" if there are several owners; monsters and treasures have decks of their own. What
    /// nobody else sees stays with whoever holds it.
    fn theirs(&self, gone: &[Snapshot], what: &str) -> String {
        let with = |c: &Snapshot| match c.zone {
            Zone::Hand(seat) | Zone::Duel(seat) => Some(seat),
            Zone::LookedAt(_, Home::Player(seat)) | Zone::Deck(Home::Player(seat)) => Some(seat),
            Zone::Buried(_) => c.controller.or(c.owner),
            _ => c.owner,
        };
        let first = gone.first().and_then(with);
        let all = |is: fn(&State, CardId) -> bool| gone.iter().all(|c| is(self.state, c.card.card));
        match first {
            Some(seat) if gone.iter().all(|c| with(c) == first) => {
                format!("{} {what}", self.whose(seat))
            }
            None if all(State::is_treasure) => format!("the treasure {what}"),
            None if all(State::is_monster) => format!("the monster {what}"),
            None if all(|state, card| state.card(card).home == Home::Bases) => {
                format!("the base {what}")
            }
            _ => format!("their owners' {what}s"),
        }
    }

    /// Cards that left: "Ben's Zapbot is destroyed by Cut Lass", "... is returned to Ben's hand".
    fn went(&self, event: &Event, way: Way, to: To, cards: &[Snapshot]) -> String {
        let (titans, cards): (Vec<Snapshot>, Vec<Snapshot>) =
            cards.iter().cloned().partition(|card| card.sorts.is_titan());
        let aside = (way != Way::Removed && !titans.is_empty())
            .then(|| self.passive(event, &titans, "set aside", ""));
        let cards = if aside.is_some() { cards } else { [titans, cards].concat() };
        let others = (!cards.is_empty()).then(|| self.others_went(event, way, to, &cards));
        aside.into_iter().chain(others).collect::<Vec<_>>().join("; ")
    }

    /// As [`Words::went`], of cards that are not set aside.
    fn others_went(&self, event: &Event, way: Way, to: To, cards: &[Snapshot]) -> String {
        let there =
            || format!(" {}", self.place(to, &self.hands(cards), &self.decks(cards), event.seq));
        match (way, to) {
            // What falls off a card that leaves is nobody's doing.
            (Way::Discarded, To::Discard)
                if cards.iter().all(|c| matches!(c.zone, Zone::On(_))) =>
            {
                format!("{} {} discarded", self.of_players(cards), are(cards.len()))
            }
            // Monsters and treasures, which go nowhere else.
            (Way::Discarded | Way::Returned | Way::ShuffledIn, To::Discard) => {
                self.passive(event, cards, "discarded", "")
            }
            (Way::Destroyed, To::Discard) => self.passive(event, cards, "destroyed", ""),
            (Way::Destroyed, _) => {
                self.passive(event, cards, "destroyed", &format!(" and goes{}", there()))
            }
            (Way::Returned, To::HandOf(_)) => self.passive(event, cards, "returned", &there()),
            (Way::Returned, _) => {
                self.passive(event, cards, "returned", &format!(" to {}", self.hands(cards)))
            }
            (Way::Discarded | Way::Placed, _) => self.passive(event, cards, "placed", &there()),
            (Way::ShuffledIn, _) => self.passive(event, cards, "shuffled", &there()),
            (Way::Buried, _) => self.passive(event, cards, "buried", &there()),
            // Mostly the card stores it that it is stored under.
            (Way::Stored, To::Under(host)) if event.cause.card.is_some_and(|c| c.card == host) => {
                format!("{} {} stored{}", self.of_players(cards), are(cards.len()), there())
            }
            (Way::Stored, _) => self.passive(event, cards, "stored", &there()),
            (Way::Removed, _) => self.passive(event, cards, "removed from play", ""),
            (Way::Boxed, _) => self.passive(event, cards, "put back", &there()),
        }
    }

    /// "... will move to Tortuga instead of being discarded".
    fn declared(&self, event: &Event, card: &Snapshot, to: To) -> String {
        let goes = match to {
            To::Site(site) => format!("move to {}", self.site_before(site, event.seq)),
            To::Deck => "be shuffled into its owner's deck".to_owned(),
            To::Hand => "go to the hand".to_owned(),
            To::Buried(site) => format!("be buried at {}", self.site_before(site, event.seq)),
            To::HandOf(_)
            | To::TreasureTo(_)
            | To::DeckOf(_)
            | To::OwnDeckTop
            | To::OwnDeckBottom
            | To::Under(_)
            | To::Stasis(_)
            | To::Box
            | To::DeckTop
            | To::DeckBottom => {
                format!("go {}", self.place(to, "the hand", "the deck", event.seq))
            }
            To::MadnessDeck => "go to the Madness deck".to_owned(),
            To::Discard => return format!("{} will be discarded", self.of_player(card)),
        };
        format!("{} will {goes} instead of being discarded", self.of_player(card))
    }

    /// "into Ben's hand", "on top of the deck": a place, with what its hand and its deck are called.
    fn place(&self, to: To, hand: &str, deck: &str, seq: u32) -> String {
        match to {
            To::Hand => format!("into {hand}"),
            To::DeckTop => format!("on top of {deck}"),
            To::DeckBottom => format!("on the bottom of {deck}"),
            To::Deck => format!("into {deck}"),
            To::Discard => "in the discard pile".to_owned(),
            To::MadnessDeck => "in the Madness deck".to_owned(),
            To::HandOf(seat) | To::TreasureTo(seat) => {
                format!("into {} hand", self.whose(seat))
            }
            To::OwnDeckTop => "on top of its own deck".to_owned(),
            To::OwnDeckBottom => "on the bottom of its own deck".to_owned(),
            To::DeckOf(seat) => format!("into {} deck", self.whose(seat)),
            To::Buried(site) => format!("at {}", self.site_before(site, seq)),
            // It lies open, whatever is under it.
            To::Under(host) => format!("under {}", self.card(host)),
            To::Stasis(1) => "in stasis with one stasis counter".to_owned(),
            To::Stasis(n) => format!("in stasis with {} stasis counters", number(n.into())),
            To::Box => "in the box".to_owned(),
            To::Site(site) => format!("on {}", self.site_before(site, seq)),
        }
    }

    fn reshuffled(&self, home: Home) -> String {
        match home {
            Home::Player(seat) => {
                format!("{} discard pile is shuffled into a new deck", self.whose(seat))
            }
            _ => format!("The discard pile is shuffled into {}", self.deck(home)),
        }
    }

    fn concealed(&self, what: Concealed, seat: Seat, n: usize, seq: u32) -> String {
        let (who, some) = (self.player(seat), cards(n));
        let his = format!("of {who} {}", are(n));
        match what {
            Concealed::Drew => format!("{who} draws {some}"),
            Concealed::DrewTreasures => format!("{who} draws {}", crate::some(n, "treasure")),
            Concealed::Looked => format!("{who} looks at {some}"),
            Concealed::Went { way, to } => {
                let to = self.place(to, "the hand", "the deck", seq);
                let done = match way {
                    Way::ShuffledIn => "shuffled",
                    Way::Buried => "buried",
                    Way::Stored => "stored",
                    Way::Removed
                    | Way::Destroyed
                    | Way::Returned
                    | Way::Placed
                    | Way::Discarded
                    | Way::Boxed => "placed",
                };
                capital(&format!("{some} {his} {done} {to}"))
            }
        }
    }

    /// The card whose counters were taken away by this event and given to another by the next.
    fn transfers(&self, seq: u32) -> Option<&Snapshot> {
        let at = self.log.partition_point(|e| e.seq < seq);
        let [taken, given] = self.log.get(at..at + 2)? else { return None };
        match (&taken.what, &given.what) {
            (
                Happened::Counters(card, kind, n, None),
                Happened::Counters(_, of, more, Some(from)),
            ) if taken.seq == seq && (kind, -n, card.card) == (of, *more, *from) => Some(card),
            _ => None,
        }
    }

    /// "2 +1 power counters" would be hard to read: "two +1 power counters are placed on Ben's Zapbot by Jolt".
    fn counters(
        &self,
        event: &Event,
        card: &Snapshot,
        (kind, n): (Counter, i32),
        transferred: bool,
    ) -> String {
        let kind = match kind {
            Counter::Power => "+1 power counter",
            Counter::Stasis => "stasis counter",
            Counter::Plain => "counter",
        };
        let before = event.seq.checked_sub(1).filter(|_| transferred);
        let from = before.and_then(|seq| self.transfers(seq));
        let from = from.map_or(String::new(), |card| format!(" from {}", self.of_player(card)));
        let (verb, on) = match n < 0 {
            true => ("removed", "from"),
            false if transferred => ("transferred", "to"),
            false => ("placed", "on"),
        };
        let count = n.unsigned_abs() as usize;
        let some = match count {
            1 => format!("A {kind} is"),
            _ => format!("{} {kind}s are", capital(&number(count))),
        };
        let (whose, by) = (self.of_player(card), self.by(event, std::slice::from_ref(card)));
        format!("{some} {verb}{from} {on} {whose}{by}")
    }

    fn awarded(&self, site: SiteId, awards: &[Award], seq: u32) -> String {
        let one =
            |a: &Award| format!("{} {} VP with {} power", self.player(a.seat), a.points, a.power);
        match awards.is_empty() {
            true => format!("Nobody earns anything at {}", self.site_before(site, seq)),
            false => format!("{}: {}", self.site_before(site, seq), list(awards.iter().map(one))),
        }
    }
}

/// How a coin lies.
#[must_use]
pub fn side(coin: Coin) -> &'static str {
    match coin {
        Coin::Heads => "heads",
        Coin::Tails => "tails",
    }
}

fn play_kind(kind: PlayKind) -> &'static str {
    match kind {
        PlayKind::Minion => "minion",
        PlayKind::Action => "action",
        PlayKind::Titan => "titan",
        PlayKind::Either => "card",
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::in_games_of;
    use engine::event::{Event, Happened};
    use engine::going::To;
    use engine::ids::Seat;
    use std::collections::BTreeSet;

    /// The lines of events of random games of a set, as each of two players reads them.
    fn told(set: &str, of: fn(&Event) -> bool) -> BTreeSet<String> {
        let mut lines = BTreeSet::new();
        in_games_of(set, 1..=20, |words, _| {
            let new = words.log.iter().rev().take(20).filter(|&event| of(event));
            for event in new {
                let viewers = [Seat(0), Seat(1)];
                lines.extend(viewers.iter().filter_map(|&v| words.event_line(event, Some(v))));
            }
        });
        lines
    }

    #[test]
    fn a_card_that_comes_into_stasis_is_named_to_all() {
        let lines = told("excellent-movies-dudes", |event| {
            matches!(event.what, Happened::Went { to: To::Stasis(_), .. })
        });
        assert!(!lines.is_empty());
        assert!(lines.iter().all(|line| !line.contains("A card of ")), "{lines:?}");
    }

    #[test]
    fn the_card_over_a_stored_one_is_named() {
        let lines = told("excellent-movies-dudes", |event| {
            let Happened::Went { to, .. } = &event.what else {
                return matches!(event.what, Happened::Played { .. });
            };
            matches!(to, To::Under(_))
        });
        let says = |words: &str| lines.iter().any(|line| line.contains(words));
        assert!(says("is stored under Kickboxbro"), "{lines:?}");
        assert!(says(" from under "), "{lines:?}");
        assert!(!says("under a card") && !says("Kickboxbro by Kickboxbro"), "{lines:?}");
    }

    #[test]
    fn what_lasts_is_told_with_what_it_is_about() {
        let lines = told("big-in-japan", |event| matches!(event.what, Happened::Stands(..)));
        let about = |line: &&String| line.starts_with("What Ana's Critter Coach says applies to ");
        assert!(lines.iter().any(|line| about(&line)), "{lines:?}");
        assert!(lines.iter().all(|line| !line.contains(" holds for ")), "{lines:?}");
    }
}
