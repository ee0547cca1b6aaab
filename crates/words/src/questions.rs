//! What a question asks, naming the card whose text asks it.

use super::{Words, capital, side};
use engine::event::Happened;
use engine::ids::CardId;
use engine::play::PlayKind;
use engine::question::{Ask, Pick, Why};
use engine::zone::Home;

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
            Some(def) => format!("{}: {what}{pass}", self.def(def)),
            None => capital(&format!("{what}{pass}")),
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
            Why::PlayThis => format!("choose {some} to play"),
            Why::Destroy => format!("choose {some} to destroy"),
            Why::Return => format!("choose {some} to return"),
            Why::Move => format!("choose {some} to move"),
            Why::MoveTo(card) => format!("choose where {} moves", self.card(card)),
            Why::MoveAllTo => "choose the base they move to".to_owned(),
            Why::Draw => "draw a card?".to_owned(),
            Why::Transfer => format!("choose {some} to transfer"),
            Why::PlaceUnder => format!("choose {some} for the bottom of the deck"),
            Why::Place if self.noun(ask) == "titan" => format!("choose {some} to set aside"),
            Why::Place => format!("choose {some} to place"),
            Why::Discard => format!("choose {some} to discard"),
            Why::Take => format!("choose {some} to take"),
            Why::ShuffleIn => format!("choose {some} to shuffle into the deck"),
            Why::Search => format!("search for {some}"),
            Why::Choose | Why::ChooseBase => format!("choose {some}"),
            Why::ChoosePlayer => "choose a player".to_owned(),
            Why::NameFaction => "name a faction".to_owned(),
            Why::ChooseName => "choose a card name".to_owned(),
            Why::Arrange(home) => arrange(home),
            Why::Mode => "choose one".to_owned(),
            Why::May => "do you want to?".to_owned(),
            Why::Order => "choose what happens first".to_owned(),
            Why::Window(window) => format!("use an ability {}", super::window_name(window)),
            Why::React => match self.log.last().map(|event| &event.what) {
                Some(Happened::CoinFell(_, coin) | Happened::CoinTurned(_, coin)) => {
                    format!("the coin shows {}: change the result", side(*coin))
                }
                Some(_) | None => "answer with an ability".to_owned(),
            },
            Why::ScoreFirst => "choose the base that scores first".to_owned(),
            Why::NextBase => "choose the base that comes next".to_owned(),
            Why::DiscardDown => format!("choose {some} to discard, down to your maximum hand size"),
            Why::Ignore => "ignore this base's ability?".to_owned(),
            Why::CountersFrom => format!("choose {some} to take +1 power counters from"),
            Why::CountersTo => format!("choose {some} to place +1 power counters on"),
            Why::HowMany(card) => format!("choose how many +1 power counters: {}", self.card(card)),
            Why::Count => "choose how many".to_owned(),
            Why::Save => match ask.options[..] {
                [Pick::Card(card)] => format!("choose {} to save it", self.card(card)),
                _ => format!("choose {some} to save"),
            },
            Why::Bury => format!("choose {some} to bury"),
            Why::BuryAt(card) => format!("choose where {} is buried", self.card(card)),
            Why::Store => format!("choose {some} to store"),
            Why::Uncover => format!("choose {some} to uncover"),
            Why::Duel => "choose a minion for the duel".to_owned(),
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
        match (min, max) {
            (_, 1) if noun == "action" => "an action".to_owned(),
            (_, 1) => format!("a {noun}"),
            (0, _) if all => format!("any number of {noun}s"),
            (0, n) => format!("up to {n} {noun}s"),
            (n, m) if n == m => format!("{n} {noun}s"),
            (n, m) => format!("{n} to {m} {noun}s"),
        }
    }

    /// What the options have in common.
    fn noun(&self, ask: &Ask) -> &'static str {
        let every =
            |is: &dyn Fn(CardId) -> bool| ask.options.iter().all(|p| p.card().is_some_and(is));
        if ask.options.iter().all(|p| matches!(p, Pick::Site(_))) {
            "base"
        } else if ask.options.iter().all(|p| matches!(p, Pick::Number(_))) {
            "number"
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
}

fn arrange(home: Home) -> String {
    match home {
        Home::Bases => "put the bases in order, the first on top".to_owned(),
        _ => "put the cards in order, the first on top".to_owned(),
    }
}
