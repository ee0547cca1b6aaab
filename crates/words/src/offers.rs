//! What a card's own text says of a question of its: what it offers to whoever answers "yes" or "no", what "no" means then,
//! and what it does with the cards that are chosen. Read from the text, so that no card is named here.

use super::Words;
use engine::ability::Label;
use engine::coin::Coin;
use engine::event::Happened;
use engine::ids::Seat;
use engine::letters::small;
use engine::question::{Ask, Why};

/// How an offer begins that is made by letting somebody choose a card, a place or the card itself: never with "yes" or "no".
const CHOSEN: [&str; 16] = [
    "move a ",
    "move one ",
    "move up ",
    "move any ",
    "transfer a",
    "transfer one ",
    "transfer that ",
    "destroy a ",
    "destroy one ",
    "place a card ",
    "swap it ",
    "play an extra ",
    "play a minion ",
    "play this ",
    "uncover ",
    "choose ",
];

/// Who may do something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    /// The player of the card.
    You,
    /// Others, or all: "each other player", "they".
    Players,
    /// A card: "this minion".
    Card(&'static str),
}

/// "... may ...", of a text.
struct Offer<'t> {
    who: Who,
    /// The condition before it.
    lead: &'t str,
    /// What may be done.
    what: &'t str,
    /// The clause before, and the clause after.
    before: &'t str,
    after: &'t str,
}

impl Words<'_> {
    /// What is offered where only "yes" and "no" can be answered, as a question, and what "no" means if the text says so:
    /// "draw a Madness card? No means: ...".
    pub(super) fn offer(&self, ask: &Ask) -> Option<String> {
        let passage = self.passage(ask)?;
        // What plays its own card in a window does then what the rest of its text says.
        let texts = [passage.as_str(), self.state.catalog().def(ask.def?).text];
        let found = texts.map(|text| self.offered(ask, &clauses(text)));
        let offer = match found {
            [Some(own), Some(any)] if own.is_chosen() && !any.is_chosen() => any,
            [own, any] => own.or(any)?,
        };
        let what = self.as_offered(ask, &offer);
        let no = self.declined(ask, &offer);
        let no = no.map_or(String::new(), |no| [" No means: ", in_short(&no), "."].concat());
        Some([in_short(&what), "?", &no].concat())
    }

    /// What the ability that asks says: the parts of its card's text that have its label, or else all of it.
    pub(super) fn passage(&self, ask: &Ask) -> Option<String> {
        let def = self.state.catalog().def(ask.def?);
        let ability = ask.ability.and_then(|index| def.ability(index));
        // What plays its own card does what the card does.
        let label = match ability {
            Some(ability) if ability.own_play.is_none() => ability.label,
            _ => Label::None,
        };
        let own = labelled(def.text, label);
        Some(if own.is_empty() { def.text.to_owned() } else { own })
    }

    /// The offer that a question is about, of all in a text.
    fn offered<'t>(&self, ask: &Ask, clauses: &[&'t str]) -> Option<Offer<'t>> {
        let mut offers: Vec<Offer> =
            (0..clauses.len()).filter_map(|n| offer_at(clauses, n)).collect();
        let verb = match ask.why {
            Why::Draw => "draw ",
            Why::PlayThis => "play ",
            _ => "",
        };
        offers.retain(|offer| offer.what.starts_with(verb) && self.fits_the_coin(offer.lead));
        prefer(&mut offers, |offer| !offer.is_chosen());
        let yours = self.asked_by(ask).is_none_or(|seat| seat == ask.who);
        prefer(&mut offers, |offer| (offer.who == Who::Players) != yours);
        // "You may ... If you do, you may also ...": the second after the first was done.
        match self.has_done_something(ask) {
            true => offers.pop(),
            false => offers.into_iter().next(),
        }
    }

    /// "If it is heads, you may ...": whether the last coin shows that.
    fn fits_the_coin(&self, lead: &str) -> bool {
        let wanted = match (halves(lead, "heads"), halves(lead, "tails")) {
            (Some(_), _) => Coin::Heads,
            (None, Some(_)) => Coin::Tails,
            (None, None) => return true,
        };
        let fell = self.log.iter().rev().find_map(|event| match event.what {
            Happened::Flipped(_, coin) => Some(coin),
            _ => None,
        });
        fell.is_none_or(|coin| coin == wanted)
    }

    /// Whether the card that asks has brought anything about since it was played or used.
    fn has_done_something(&self, ask: &Ask) -> bool {
        let Some(source) = ask.source else { return false };
        let begins = |what: &Happened| match what {
            Happened::Played { card, .. } => card.card.card == source.card,
            Happened::Used(id, ..) => id.host.card == source.card,
            _ => false,
        };
        let mut since = self.log.iter().rev().take_while(|event| !begins(&event.what));
        since.any(|event| event.cause.card.is_some_and(|c| c.card == source.card))
    }

    /// What is offered, said to whoever decides.
    fn as_offered(&self, ask: &Ask, offer: &Offer) -> String {
        let what = match halves(offer.what, ", or do both") {
            // The first has been asked already.
            Some((both, _)) => halves(both, ", ").map_or(both, |(_, second)| second),
            None => offer.what,
        };
        let mut what = halves(what, ", and must ").map_or(what, |(what, _)| what).to_owned();
        if let Some(name) = named_before(offer.before) {
            what = instead(what, "play it", &["play ", name].concat());
        }
        // Counters that the condition counts.
        if halves(offer.lead, "counters").is_some() {
            what = instead(what, "remove them", "remove its counters");
        }
        what = instead(what, "remove all of them", "remove its counters");
        // It is asked of each as it is done.
        what = instead(what, "each standard action that you play", "this standard action");
        match offer.who {
            Who::You => what,
            Who::Players => {
                what = instead(what, " you ", &[" ", &self.player_of(ask), " "].concat());
                instead(instead(what, "their ", "your "), " they ", " you ")
            }
            Who::Card(card) => ["let ", card, " ", &what].concat(),
        }
    }

    /// Whom the card that asks means by "you", whoever is asked.
    pub(super) fn asked_by(&self, ask: &Ask) -> Option<Seat> {
        ask.source.and_then(|source| self.state.card(source.card).controller)
    }

    /// The same in words.
    fn player_of(&self, ask: &Ask) -> String {
        let controller = self.asked_by(ask);
        controller.map_or_else(|| "its player".to_owned(), |seat| self.player(seat))
    }

    /// What "no" means, if the text says that.
    fn declined(&self, ask: &Ask, offer: &Offer) -> Option<String> {
        let after = offer.after;
        if let Some((_, then)) =
            halves(after, "f you do not, ").filter(|(before, _)| before.len() == 1)
        {
            return Some(then.to_owned());
        }
        if offer.who != Who::Players {
            return None;
        }
        halves(after, "who does not")?;
        let you = self.player_of(ask);
        let then = instead(after.to_owned(), "you may ", &[&you, " may "].concat());
        let then = instead(then, " your ", &[" ", &you, "'s "].concat());
        let mut letters = then.chars();
        let first = letters.next()?;
        Some([String::from(small(first)), letters.as_str().to_owned()].concat())
    }
}

impl Offer<'_> {
    /// Whether something is chosen in answer to it, or a card played.
    fn is_chosen(&self) -> bool {
        CHOSEN.iter().any(|verb| self.what.starts_with(verb))
    }
}

/// Keeps those that fit, if any do.
fn prefer<T>(of: &mut Vec<T>, fits: impl Fn(&T) -> bool) {
    if of.iter().any(&fits) {
        of.retain(fits);
    }
}

/// The parts of a text that have this label, one after the other.
fn labelled(text: &str, label: Label) -> String {
    let (mut found, mut own) = (String::new(), label == Label::None);
    for word in text.split_inclusive(' ') {
        match word.strip_suffix(' ').and_then(Label::of_word) {
            Some(of) => own = of == label,
            None if own => found.push_str(word),
            None => {}
        }
    }
    found.truncate(found.trim_end().len());
    found
}

/// The clauses of a text: its sentences, cut where another begins after a semicolon or an "OR".
fn clauses(text: &str) -> Vec<&str> {
    let mut clauses = vec![text];
    for end in [". ", "; ", " OR, ", " OR "] {
        let mut cut = Vec::new();
        for mut rest in clauses {
            while let Some((clause, others)) = halves(rest, end) {
                cut.push(clause);
                rest = others;
            }
            cut.push(rest.strip_suffix('.').unwrap_or(rest));
        }
        clauses = cut;
    }
    clauses
}

/// What comes before these words in a text, and after them. One function, since what looks for words is large wherever it is
/// written out.
#[inline(never)]
pub(super) fn halves<'t>(text: &'t str, words: &str) -> Option<(&'t str, &'t str)> {
    text.split_once(words)
}

/// The text with other words in the place of these, the first time.
fn instead(text: String, words: &str, others: &str) -> String {
    match halves(&text, words) {
        Some((before, after)) => [before, others, after].concat(),
        None => text,
    }
}

/// What is offered by a clause, if anything is.
fn offer_at<'t>(clauses: &[&'t str], n: usize) -> Option<Offer<'t>> {
    let (lead, what) = halves(clauses.get(n)?, " may ")?;
    let beside = |n: Option<usize>| n.and_then(|n| clauses.get(n)).copied().unwrap_or_default();
    let what = ["then ", "each ", "also "]
        .iter()
        .fold(what, |what, word| what.strip_prefix(word).unwrap_or(what));
    let (before, after) = (beside(n.checked_sub(1)), beside(Some(n + 1)));
    Some(Offer { who: who(lead), lead, what, before, after })
}

/// Who may, by the words before it.
fn who(lead: &str) -> Who {
    let of_players = ["player", "they", "They", "controller", "owner", "winner"];
    if lead.ends_with("you") || lead.ends_with("You") {
        Who::You
    } else if lead.ends_with("his minion") {
        Who::Card("this minion")
    } else if lead == "It" || lead.ends_with(", it") {
        Who::Card("it")
    } else if of_players.iter().any(|word| halves(lead, word).is_some()) {
        Who::Players
    } else {
        Who::You
    }
}

/// A search without what is done with what it finds: the text is read with the question.
fn in_short(what: &str) -> &str {
    let sought = halves(what, " for ").filter(|_| what.starts_with("search "));
    let rest = sought.and_then(|(_, sought)| halves(sought, ", ")).map_or(0, |(_, r)| r.len() + 2);
    &what[..what.len() - rest]
}

/// "If Megabot is in play, ...": Megabot, which "it" means in what comes after.
fn named_before(clause: &str) -> Option<&str> {
    halves(clause.strip_prefix("If ")?, " is in play, ").map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_at_its_labels() {
        let text = "You may draw a card. Ongoing: It is here. Talent: Move it. Talent: Draw.";
        assert_eq!(labelled(text, Label::None), "You may draw a card.");
        assert_eq!(labelled(text, Label::Ongoing), "It is here.");
        assert_eq!(labelled(text, Label::Talent), "Move it. Draw.");
        assert_eq!(labelled(text, Label::Special), "");
        assert_eq!(labelled("Special: Draw.", Label::Special), "Draw.");
    }

    #[test]
    fn a_text_is_cut_into_clauses() {
        let text = "Draw; then you may move it. If it is heads, stay OR, at once, go OR wait.";
        let wanted =
            ["Draw", "then you may move it", "If it is heads, stay", "at once, go", "wait"];
        assert_eq!(clauses(text), wanted);
    }
}
