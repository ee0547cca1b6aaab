//! The one table of English words over the engine's values: events, questions, answers, reasons. The engine
//! makes no sentences and this knows no card: names come from the catalog.

mod events;
pub mod keys;
pub mod keywords;
mod labels;
mod motives;
mod offers;
pub mod page;
pub mod pieces;
mod plays;
mod questions;
mod reasons;
pub mod rules;
pub mod standing;
mod table;

pub use events::side;
pub use motives::motive_line;
pub use plays::Left;
pub use reasons::{no_undo_line, part_line, phase_name, reason_line, window_name};

use engine::event::{Event, Happened};
use engine::ids::{CardId, DefId, FactionId, Seat, SiteId};
use engine::snapshot::Snapshot;
use engine::state::State;
use engine::zone::{Home, Zone};

/// What is needed to put engine values into words: a position for what lies where, the players' names, and
/// the log for what a site's base was at the time.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    state: &'a State,
    players: &'a [String],
    log: &'a [Event],
}

impl<'a> Words<'a> {
    /// Words over a position and the events that led to it.
    #[must_use]
    pub fn new(state: &'a State, players: &'a [String], log: &'a [Event]) -> Words<'a> {
        Words { state, players, log }
    }

    /// A player's name.
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        self.players.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// "Ana's", before something of hers.
    fn whose(&self, seat: Seat) -> String {
        format!("{}'s", self.player(seat))
    }

    /// The players, as in "Ana and Ben".
    fn players(&self, seats: &[Seat]) -> String {
        list(seats.iter().map(|&s| self.player(s)))
    }

    /// The name printed on a card.
    fn def(&self, def: DefId) -> &'static str {
        self.state.catalog().def(def).name
    }

    /// The name of a card of this game.
    #[must_use]
    pub fn card(&self, card: CardId) -> &'static str {
        self.state.def(card).name
    }

    fn faction(&self, faction: FactionId) -> &'static str {
        self.state.catalog().faction(faction).name
    }

    /// The name of the base at a site now.
    #[must_use]
    pub fn site(&self, site: SiteId) -> &'static str {
        self.site_before(site, u32::MAX)
    }

    /// The name of the base that was at a site at the event of this number: bases are replaced, and a site
    /// may be gone by now.
    fn site_before(&self, site: SiteId, seq: u32) -> &'static str {
        let later = &self.log[self.log.partition_point(|e| e.seq < seq)..];
        let told = later.iter().filter_map(|e| match e.what {
            Happened::Replaced(s, old, _)
            | Happened::Scoring(s, old)
            | Happened::BaseDestroyed(s, old)
            | Happened::BreakpointChanged(s, old, _)
                if s == site =>
            {
                Some(old)
            }
            _ => None,
        });
        let now = self.state.site(site).map(|s| self.state.card(s.base).def);
        // A site that is gone was the place of the base that scored there last.
        let last = || {
            self.log.iter().rev().find_map(|e| match e.what {
                Happened::Scoring(s, base) if s == site => Some(base),
                _ => None,
            })
        };
        let found = told.map(Some).next().unwrap_or(now).or_else(last);
        found.map_or("a base that is gone", |def| self.def(def))
    }

    /// A card with its player: "Ben's Zapbot".
    fn of_player(&self, card: &Snapshot) -> String {
        match card.controller.or(card.owner) {
            Some(seat) => format!("{} {}", self.whose(seat), self.def(card.def)),
            None => self.def(card.def).to_owned(),
        }
    }

    /// Several cards with their players: "Ana's Zapbot and Zapbot, and Ben's Warbot" without the repetition.
    fn of_players(&self, cards: &[Snapshot]) -> String {
        list(cards.iter().map(|c| self.of_player(c)))
    }

    /// Several cards by name only.
    fn names(&self, cards: &[Snapshot]) -> String {
        list(cards.iter().map(|c| self.def(c.def).to_owned()))
    }

    /// A deck.
    fn deck(&self, home: Home) -> String {
        match home {
            Home::Player(seat) => format!("{} deck", self.whose(seat)),
            Home::Bases => "the base deck".to_owned(),
            Home::Madness => "the Madness deck".to_owned(),
            Home::Monsters => "the monster deck".to_owned(),
            Home::Treasures => "the treasure deck".to_owned(),
        }
    }

    /// Where a card came from, if that is worth a word: not the hand.
    fn from(&self, zone: Zone) -> String {
        let place = match zone {
            Zone::Discard(_) => " from the discard pile",
            Zone::Deck(_) | Zone::Revealed(_) | Zone::LookedAt(..) => " from the deck",
            Zone::Under(host) => return format!(" from under {}", self.card(host)),
            Zone::Buried(_) => " from where it was buried",
            Zone::Stasis(_) => " from stasis",
            _ => "",
        };
        place.to_owned()
    }
}

/// "a", "a and b", "a, b and c"; several equal ones in a row become "two as" in figures: "2 × a".
fn list(items: impl Iterator<Item = String>) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for item in items {
        match counted.iter_mut().find(|(known, _)| *known == item) {
            Some((_, n)) => *n += 1,
            None => counted.push((item, 1)),
        }
    }
    let mut words: Vec<String> = counted
        .into_iter()
        .map(|(item, n)| if n == 1 { item } else { format!("{n} × {item}") })
        .collect();
    match words.pop() {
        None => "nothing".to_owned(),
        Some(last) if words.is_empty() => last,
        Some(last) => format!("{} and {last}", words.join(", ")),
    }
}

/// "a card", "2 cards".
fn cards(n: usize) -> String {
    some(n, "card")
}

/// "a treasure", "2 treasures".
fn some(n: usize, what: &str) -> String {
    if n == 1 { format!("a {what}") } else { format!("{n} {what}s") }
}

/// A number as a word, as far as ten.
fn number(n: usize) -> String {
    let words =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    words.get(n).map_or_else(|| n.to_string(), |&word| word.to_owned())
}

/// The verb for one or several.
fn are(n: usize) -> &'static str {
    if n == 1 { "is" } else { "are" }
}

/// A number with its sign: "+2", "-4".
fn signed(n: i32) -> String {
    format!("{n:+}")
}

/// With a capital first letter.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |c| engine::letters::capital(c).to_string() + chars.as_str())
}

/// With a full stop, unless it ends with a sign of its own: as a name may, such as "G.E.L.F.".
#[must_use]
pub fn ended(mut text: String) -> String {
    if !text.ends_with(['.', '!', '?', ':']) {
        text.push('.');
    }
    text
}

/// The number of letters of the longest word of a name, which cannot be broken.
#[must_use]
pub fn longest_word(name: &str) -> usize {
    name.split([' ', '-']).map(|w| w.chars().count()).max().unwrap_or(0).max(1)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use cards::catalog;
    use engine::question::{Ask, Pick, Why};
    use engine::session::Session;
    use engine::setup::{Chair, Setup};
    use std::ops::RangeInclusive;

    #[test]
    fn lists_read_as_a_person_says_them() {
        let listed = |items: &[&str]| list(items.iter().map(|&i| i.to_owned()));
        assert_eq!(listed(&[]), "nothing");
        assert_eq!(listed(&["Zapbot"]), "Zapbot");
        assert_eq!(listed(&["Zapbot", "Warbot", "Scout"]), "Zapbot, Warbot and Scout");
        assert_eq!(listed(&["Zapbot", "Warbot", "Zapbot"]), "2 × Zapbot and Warbot");
    }

    #[test]
    fn who_may_not_know_the_cards_reads_how_many() {
        let names = ["Ana".to_owned(), "Ben".to_owned()];
        let factions = [["pirates", "ninjas"], ["robots", "zombies"]];
        let chairs = names.iter().zip(factions).map(|(name, two)| Chair {
            name: name.clone(),
            factions: two.map(str::to_owned).to_vec(),
        });
        let setup = Setup::checked(catalog(), chairs.collect(), Default::default());
        let game = Session::new(catalog(), setup.expect("two players"), 1);
        let words = Words::new(game.state(), &names, game.log());
        let lines = |viewer: Seat| -> Vec<String> {
            game.log().iter().filter_map(|e| words.event_line(e, Some(viewer))).collect()
        };
        assert!(lines(Seat(0)).contains(&"Ben draws 5 cards".to_owned()));
        assert!(!lines(Seat(1)).contains(&"Ben draws 5 cards".to_owned()));
        assert!(lines(Seat(1)).iter().any(|l| l.starts_with("Ben draws ")));
    }

    /// Plays random games of each set and looks at them at every question.
    fn at_every_question(mut look: impl FnMut(&Words, &Ask)) {
        for set in &catalog().sets {
            in_games_of(set.slug, 1..=4, &mut look);
        }
    }

    /// Plays the random games of a set that have these numbers, and looks at them at every question.
    pub(crate) fn in_games_of(
        set: &str,
        seeds: RangeInclusive<u64>,
        mut look: impl FnMut(&Words, &Ask),
    ) {
        let names = ["Ana".to_owned(), "Ben".to_owned()];
        for seed in seeds {
            // A set of two factions alone is no game.
            let sets = [set.to_owned(), catalog().sets[0].slug.to_owned()];
            let setup =
                engine::playout::random_setup(catalog(), &sets, 2, seed, Default::default());
            let mut game = Session::new(catalog(), setup.expect("enough factions"), seed);
            let mut player = engine::playout::RandomPlayer::new(seed);
            while let Some(ask) = game.ask().cloned() {
                look(&Words::new(game.state(), &names, game.log()), &ask);
                let picks = player.answer(&ask);
                game.answer(&picks).expect("a random answer is legal");
            }
        }
    }

    #[test]
    fn every_question_of_a_game_has_words_and_labels() {
        let mut asked = 0;
        at_every_question(|words, ask| {
            asked += 1;
            let line = words.question_line(ask);
            assert!(ask.options.iter().all(|&p| !words.pick_label(ask, p).is_empty()));
            assert!(ask.why != Why::Mode || !ask.modes.is_empty());
            // "Draw a card?, or pass" is no English; nor is "up to two minions, or pass".
            assert!(!line.contains("?,"), "{line}");
            let passes = line.ends_with(", or pass");
            let one = ask.max == 1 && ask.options != [Pick::Yes] && ask.why != Why::PlayCards;
            assert_eq!(passes, ask.min == 0 && one, "{line}");
            assert!(!line.contains(" a action"), "{line}");
            assert!(!line.contains("do what its text offers"), "no offer is found: {line}");
        });
        assert!(asked > 500, "{asked}");
    }

    #[test]
    fn a_number_of_counters_names_the_card_it_is_about() {
        let mut asked = 0;
        at_every_question(|words, ask| {
            if let Why::HowMany(card) = ask.why {
                asked += 1;
                assert!(words.question_line(ask).ends_with(words.card(card)));
            }
        });
        assert!(asked > 0);
    }

    #[test]
    fn counters_are_told_with_their_cause() {
        let mut told = std::collections::BTreeSet::new();
        at_every_question(|words, _| {
            let counters = |e: &&Event| matches!(e.what, Happened::Counters(..));
            told.extend(words.log.last().filter(counters).and_then(|e| words.full_line(e)));
        });
        let says = |what: &str| told.iter().any(|line| line.contains(what));
        assert!(says("A +1 power counter is placed on "), "{told:?}");
        assert!(says("Two +1 power counters are "), "{told:?}");
        assert!(says(" by "), "{told:?}");
    }
}
