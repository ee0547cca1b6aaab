//! What a question asks, naming the card whose text asks it.

use super::offers::halves;
use super::{Words, capital, side};
use engine::def::Kind;
use engine::event::Happened;
use engine::ids::{CardId, DefId};
use engine::play::PlayKind;
use engine::question::{Ask, Pick, Why};
use engine::zone::{Home, Zone};

impl Words<'_> {
    /// The question as a sentence: "Cut Lass: choose a minion to destroy, or pass". What is asked with "yes" and "no",
    /// and "up to" or "any number" of things, says already that one may decline.
    #[must_use]
    pub fn question_line(&self, ask: &Ask) -> String {
        let what = self.demand(ask);
        let free = ask.why == Why::PlayCards || ask.options == [Pick::Yes] || ask.max > 1;
        let pass = if ask.min == 0 && !free { ", or pass" } else { "" };
        // "Where does this go" names the card itself.
        let named = matches!(
            ask.why,
            Why::PlayWhere(_) | Why::PlayAs(_) | Why::PlayCards | Why::ScoreFirst
        );
        match ask.def.filter(|_| !named) {
            Some(def) => format!("{}: {what}{pass}", self.asker(ask, def)),
            None => capital(&format!("{what}{pass}")),
        }
    }

    /// The card that asks: "Shoggoth". One that only has what is printed there, for a while, is named first: "Copycat
    /// (Shoggoth)".
    fn asker(&self, ask: &Ask, def: DefId) -> String {
        let printed = self.def(def);
        let is_rule = matches!(self.state.catalog().def(def).kind, Kind::Rules);
        let other = ask.source.map(|source| source.card).filter(|&card| {
            let of = self.state.card(card);
            of.def != def && of.zone.in_play() && !matches!(of.zone, Zone::Base(_)) && !is_rule
        });
        // Of one name it may be another printing.
        match other.map(|card| self.card(card)).filter(|&name| name != printed) {
            Some(name) => format!("{name} ({printed})"),
            None => printed.to_owned(),
        }
    }

    /// What is to be chosen and what for.
    fn demand(&self, ask: &Ask) -> String {
        let some = self.quantity(ask);
        match ask.why {
            Why::PlayCards => "play a card, use an ability, or be done".to_owned(),
            Why::NewHand => "no minion in this hand: draw a new one?".to_owned(),
            Why::PlayWhere(card) => format!("choose where {} is played", self.card(card)),
            Why::PlayAs(card) => format!("choose what {} is played as", self.card(card)),
            Why::PlayExtra(PlayKind::Minion) => "choose an extra minion to play".to_owned(),
            Why::PlayExtra(PlayKind::Action) => "choose an extra action to play".to_owned(),
            Why::PlayExtra(PlayKind::Either) => "choose an extra card to play".to_owned(),
            Why::PlayExtra(PlayKind::Titan) => "choose a titan to play".to_owned(),
            Why::PlayThis if ask.options == [Pick::Yes] => {
                self.offer(ask).unwrap_or_else(|| "play it?".to_owned())
            }
            Why::PlayThis => format!("choose {some} to play"),
            Why::Destroy => format!("choose {some} to destroy"),
            Why::Return => format!("choose {some} to return"),
            Why::Move => format!("choose {some} to move"),
            Why::MoveTo(card) if self.state.is_action(card) => {
                format!("choose where {} is transferred", self.card(card))
            }
            Why::MoveTo(card) => format!("choose where {} moves", self.card(card)),
            Why::MoveAllTo => "choose the base they move to".to_owned(),
            Why::Draw => self.offer(ask).unwrap_or_else(|| "draw a card?".to_owned()),
            Why::Transfer => format!("choose {some} to transfer"),
            Why::PlaceUnder => format!("choose {some} for the bottom of the deck"),
            Why::Place if self.noun(ask) == "titan" => format!("choose {some} to set aside"),
            Why::Place | Why::Choose if self.puts_into_stasis(ask) => {
                format!("choose {some} to put into stasis")
            }
            Why::Place => format!("choose {some} to place{}", self.whither(ask)),
            Why::Give(seat) => format!("choose {some} to place into {} hand", self.whose(seat)),
            Why::Discard => format!("choose {some} to discard"),
            Why::Take => format!("choose {some} to take"),
            Why::ShuffleIn => format!("choose {some} to shuffle into the deck"),
            Why::Search => format!("search for {some}"),
            Why::Choose if self.are_in_a_hand(ask) && self.says(ask, "Reveal ") => {
                format!("choose {some} to reveal")
            }
            Why::Choose if self.are_in_a_hand(ask) && self.says(ask, " in the box") => {
                format!("choose {some} to put in the box")
            }
            Why::Choose | Why::ChooseBase => format!("choose {some}"),
            Why::ChoosePlayer => "choose a player".to_owned(),
            Why::NameFaction => "name a faction".to_owned(),
            Why::ChooseName => "choose a card name".to_owned(),
            Why::NameCardOf(seat) => format!("name a card that {} may have", self.player(seat)),
            Why::Arrange(home) => arrange(home),
            Why::Mode => "choose one".to_owned(),
            Why::May => self.offer(ask).unwrap_or_else(|| "do what its text offers?".to_owned()),
            Why::Order => "choose what happens first".to_owned(),
            Why::Window(window) => format!("use an ability {}", super::window_name(window)),
            Why::React => match self.log.last().map(|event| &event.what) {
                Some(Happened::CoinFell(_, coin) | Happened::CoinTurned(_, coin)) => {
                    format!("the coin shows {}: change the result", side(*coin))
                }
                Some(_) | None => "use an ability in response".to_owned(),
            },
            Why::ScoreFirst => "choose the base that scores first".to_owned(),
            Why::NextBase => "choose the base that comes next".to_owned(),
            Why::DiscardDown => format!("choose {some} to discard, down to your maximum hand size"),
            Why::Ignore => "ignore this base's ability?".to_owned(),
            Why::CountersFrom => {
                format!("choose {some} to take {} from", self.power_counters(ask))
            }
            Why::CountersTo => format!("choose {some} to place {} on", self.power_counters(ask)),
            Why::HowMany(card) => format!("choose how many +1 power counters: {}", self.card(card)),
            Why::Count if self.says(ask, "a power less than") => "choose a power".to_owned(),
            Why::Count => format!("choose how many{}", self.counted(ask)),
            Why::Save => match ask.options[..] {
                [Pick::Card(card)] => format!("choose {} to save it", self.card(card)),
                _ => format!("choose {some} to save"),
            },
            Why::Bury => format!("choose {some} to bury"),
            Why::BuryAt(card) => format!("choose where {} is buried", self.card(card)),
            Why::Store => format!("choose {some} to store under it"),
            Why::Uncover => format!("choose {some} to uncover"),
            Why::Duel => "choose a minion for the duel".to_owned(),
            Why::AboutWhich => format!("choose {some} to use it for"),
            Why::Loot => "choose a treasure to take".to_owned(),
            Why::DuelCard => "place a card for the duel".to_owned(),
            Why::Join => format!("choose {some} to be affected in the same way"),
            Why::TakeFor(card) => format!("choose {some} to take the place of {}", self.card(card)),
        }
    }

    /// How many of what: "a minion", "up to 2 cards", "any number of minions".
    fn quantity(&self, ask: &Ask) -> String {
        let noun = self.noun(ask);
        let (min, max) = (ask.min, ask.max);
        let all = usize::from(max) >= ask.options.len();
        let several = || several(noun);
        match (min, max) {
            (_, 1) if noun.starts_with('a') => format!("an {noun}"),
            (_, 1) => format!("a {noun}"),
            (0, _) if all => format!("any number of {}", several()),
            (0, n) => format!("up to {n} {}", several()),
            (n, m) if n == m => format!("{n} {}", several()),
            (n, m) => format!("{n} to {m} {}", several()),
        }
    }

    /// What the options have in common.
    fn noun(&self, ask: &Ask) -> &'static str {
        let every =
            |is: &dyn Fn(CardId) -> bool| ask.options.iter().all(|p| p.card().is_some_and(is));
        let lies = |zone: fn(Zone) -> bool| every(&|c| zone(self.state.card(c).zone));
        if ask.options.iter().all(|p| matches!(p, Pick::Site(_))) {
            "base"
        } else if ask.options.iter().all(|p| matches!(p, Pick::Number(_))) {
            "number"
        } else if lies(|zone| matches!(zone, Zone::Buried(_))) && ask.why != Why::Uncover {
            "buried card"
        } else if self.may_be_face_down(ask) {
            // Whatever is printed on it: face down it is none of that.
            "card"
        } else if lies(|zone| matches!(zone, Zone::Stasis(_))) {
            "card in stasis"
        } else if every(&|c| self.state.is_treasure(c)) && self.says(ask, "treasure") {
            "treasure"
        } else if every(&|c| self.state.is_madness(c)) && self.says(ask, "Madness card") {
            "Madness card"
        } else if self.are_in_a_hand(ask) && !self.means_one_kind(ask) {
            "card"
        } else if every(&|c| self.state.is_minion(c)) {
            "minion"
        } else if every(&|c| self.state.is_action(c)) {
            "action"
        } else if every(&|c| self.state.sorts(c).is_titan()) {
            "titan"
        } else if every(&|c| !self.state.is_minion(c) && !self.state.is_action(c)) {
            "base"
        } else {
            "card"
        }
    }

    /// Whether any of them lies face down at a base: what it is does not count there, and others may not know it.
    fn may_be_face_down(&self, ask: &Ask) -> bool {
        let buried = |c: CardId| matches!(self.state.card(c).zone, Zone::Buried(_));
        ask.why == Why::Uncover
            || ask.options.iter().any(|p| match p {
                Pick::FaceDown(_) => true,
                _ => p.card().is_some_and(buried),
            })
    }

    /// Whether all of them are held by players.
    fn are_in_a_hand(&self, ask: &Ask) -> bool {
        let held = |c: CardId| matches!(self.state.card(c).zone, Zone::Hand(_));
        ask.options.iter().all(|p| p.card().is_some_and(held))
    }

    /// Whether the text that asks speaks of minions or actions: of cards in a hand all may be of one kind by chance.
    fn means_one_kind(&self, ask: &Ask) -> bool {
        ["minion", "action"].iter().any(|kind| self.says(ask, kind))
    }

    /// What there are so many of, "up to three Madness cards", if the text says that.
    fn counted(&self, ask: &Ask) -> String {
        let text = self.passage(ask).unwrap_or_default();
        let after = |words: &str| halves(&text, words).map(|(_, after)| after);
        let of = after("any number of ").or_else(|| Some(halves(after("up to ")?, " ")?.1));
        let end = |c: char| !c.is_alphabetic() && c != ' ';
        let of = of.and_then(|of| of.split(end).next()).unwrap_or_default();
        let of = halves(of, " if ").map_or(of, |(of, _)| of);
        if of.is_empty() { String::new() } else { format!(" {of}") }
    }

    /// Whether the text that asks has these words.
    fn says(&self, ask: &Ask, words: &str) -> bool {
        self.passage(ask).is_some_and(|text| text.contains(words))
    }

    /// Whether stasis counters are for what is chosen. Where counters come and go that lie in stasis already, those cards are
    /// chosen.
    fn puts_into_stasis(&self, ask: &Ask) -> bool {
        let all_wait = self.noun(ask) == "card in stasis";
        let placed = ask.why == Why::Place || self.are_in_a_hand(ask);
        placed && !all_wait && self.says(ask, "stasis counter")
    }

    /// Where what is chosen is placed, if the text names one place only.
    fn whither(&self, ask: &Ask) -> String {
        const YOURS: &str = "into your hand";
        const PLACES: [(&str, &str); 10] = [
            ("on the bottom of", "on the bottom of the deck"),
            ("on top of", "on top of the deck"),
            (YOURS, YOURS),
            ("into its owner's hand", "into its owner's hand"),
            ("into their hand", "into their hand"),
            ("into your discard pile", "into your discard pile"),
            ("to the Madness deck", "in the Madness deck"),
            ("into the hand of another player", "into another player's hand"),
            ("into the hands of other players", "into other players' hands"),
            ("on the top and the bottom of", "on the top and the bottom of the deck"),
        ];
        let Some(text) = self.passage(ask) else { return String::new() };
        let mut named = PLACES.iter().filter(|(place, _)| text.contains(place));
        let (Some((_, whither)), None) = (named.next(), named.next()) else {
            return String::new();
        };
        match self.asked_by(ask).filter(|&seat| seat != ask.who && *whither == YOURS) {
            Some(seat) => format!(" into {} hand", self.whose(seat)),
            None => format!(" {whither}"),
        }
    }

    /// "A +1 power counter" where the text speaks of one and nowhere of more.
    fn power_counters(&self, ask: &Ask) -> &'static str {
        match self.says(ask, "a +1 power counter") && !self.says(ask, "+1 power counters") {
            true => "a +1 power counter",
            false => "+1 power counters",
        }
    }
}

/// Several of what has this noun: "buried cards", "cards in stasis".
fn several(noun: &str) -> String {
    match noun.split_once(" in ") {
        Some((of, place)) => format!("{of}s in {place}"),
        None => format!("{noun}s"),
    }
}

fn arrange(home: Home) -> String {
    match home {
        Home::Bases => {
            "press the bases in the order in which they are to lie, the top one first".to_owned()
        }
        _ => "press the cards in the order in which they are to lie, the top one first".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::in_games_of;
    use engine::question::{Pick, Why};
    use std::collections::BTreeSet;

    /// Whether each of these is asked in random games of the sets: for as long as one has not been.
    fn has(sets: &[&str], wanted: &[&str]) {
        let mut left: BTreeSet<&str> = wanted.iter().copied().collect();
        for seed in 1..=60 {
            for set in sets {
                if !left.is_empty() {
                    in_games_of(set, seed..=seed, |words, ask| {
                        left.remove(words.question_line(ask).as_str());
                    });
                }
            }
        }
        assert!(left.is_empty(), "{left:#?}");
    }

    #[test]
    fn whether_to_do_something_is_asked_with_what_is_offered() {
        let wanted = [
            "Time Box: remove its counters and play it?",
            "Tiny Priestesses: play Gorgodzolla here?",
            "Taunter: play a monster at this base?",
            "Charmer: let this minion move to another base?",
            "Brood Hive: play an extra minion off the top of your deck here?",
            "Eh?: place this card into your hand?",
            // The rest is read below it.
            "Critter Coach: search your deck for a minion of power 2 or less?",
            // Of two offers the one that no card is chosen for, or that the coin allows.
            "Extradrone: move this minion there, too?",
            "Expert Timing: use a talent of it an extra time?",
            "Blaster: give this minion +2 power until the end of the turn?",
            "Blaster: move this minion to another base?",
            "Coordination: play Walking Castle? No means: play an extra minion.",
        ];
        let sets = [
            "big-in-japan",
            "science-fiction-double-feature",
            "munchkin",
            "10th-anniversary",
            "excellent-movies-dudes",
            "international-incident",
            "that-70s-expansion",
            "goblins",
        ];
        has(&sets, &wanted);
    }

    #[test]
    fn a_madness_card_is_no_card_of_ones_own() {
        let wanted = [
            "Researcher: draw a Madness card?",
            "Shoggoth: draw a Madness card? No means: destroy a minion here of each player who does not.",
            "Mi-go: draw a Madness card? No means: for each one who does not, Ana may draw a card.",
            "Mi-go: draw a card?",
        ];
        has(&["cthulhu"], &wanted);
    }

    #[test]
    fn a_card_that_has_anothers_ability_is_named_with_it() {
        has(
            &["science-fiction-double-feature"],
            &["Copycat (Cut Lass): choose a minion to destroy, or pass"],
        );
    }

    #[test]
    fn what_is_chosen_is_said_with_what_becomes_of_it() {
        let wanted = [
            "Alternate Present: choose a minion to put into stasis, or pass",
            "Alex P. McGlide: choose a card to put into stasis, or pass",
            "Lifelong Bully: choose a card to put into stasis, or pass",
            "Lifelong Bully: choose a card in stasis",
            "Sidelined Girlfriend: choose a minion to place a +1 power counter on, or pass",
            "Kickboxbro: choose a card to store under it, or pass",
        ];
        has(&["excellent-movies-dudes"], &wanted);
        let burglar = [
            "Cat Burglar: choose a treasure to reveal, or pass",
            "Cat Burglar: choose any number of treasures to reveal",
        ];
        has(&["munchkin"], &burglar);
        let raider = "Time Raider: choose an action to place on the bottom of the deck";
        has(&["science-fiction-double-feature"], &[raider]);
    }

    #[test]
    fn where_what_is_chosen_goes_is_said_and_how_many_of_what() {
        let moved = "Olaf: choose any number of cards to place into your discard pile";
        has(&["disney"], &[moved]);
        has(&["culture-shock"], &["Pot of Wisdom: choose a card to place into Ben's hand"]);
        let wanted = [
            "Recruitment: choose how many Madness cards",
            "Jinkies!: choose any number of Madness cards to place in the Madness deck",
        ];
        has(&["cthulhu"], &wanted);
        has(&["marvel", "excellent-movies-dudes"], &["Game Over, Dude!: choose a power"]);
    }

    /// All that somebody holds may be minions by chance.
    #[test]
    fn of_a_hand_cards_are_discarded() {
        in_games_of("core", 1..=5, |words, ask| {
            if ask.why == Why::DiscardDown {
                let line = words.question_line(ask);
                assert!(line.contains(" card"), "{line}");
            }
        });
    }

    #[test]
    fn what_is_buried_is_a_card_whatever_is_printed_on_it() {
        let mut uncovered = 0;
        for set in ["oops-you-did-it-again", "10th-anniversary"] {
            in_games_of(set, 1..=15, |words, ask| {
                if ask.why == Why::Uncover {
                    uncovered += 1;
                    let line = words.question_line(ask);
                    assert!(!line.contains("minion") && !line.contains("action"), "{line}");
                }
            });
        }
        assert!(uncovered > 5, "{uncovered}");
    }

    #[test]
    fn where_cards_are_put_in_order_each_press_counts() {
        has(
            &["excellent-movies-dudes"],
            &[
                "Back From the Future: press the cards in the order in which they are to lie, the top one first",
            ],
        );
    }

    #[test]
    fn no_question_is_half_a_sentence() {
        in_games_of("big-in-japan", 1..=5, |words, ask| {
            let line = words.question_line(ask);
            assert!(ask.options != [Pick::Yes] || line.contains('?'), "{line}");
            assert!(!line.contains("do you want to?"), "{line}");
        });
    }
}
