//! What a card's own text says of a question of its: what it offers to whoever answers "yes" or "no", what "no" means then,
//! and what it does with the cards that are chosen. Read from the text, so that no card is named here.

use super::Words;
use engine::ability::Label;
use engine::coin::Coin;
use engine::event::Happened;
use engine::letters::small;
use engine::question::{Ask, Why};

/// The labels that a part of a text can begin with.
const LABELS: [(&str, Label); 5] = [
    ("Ongoing: ", Label::Ongoing),
    ("Special: ", Label::Special),
    ("Talent: ", Label::Talent),
    ("Minion: ", Label::Minion),
    ("Action: ", Label::Action),
];

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
enum Who<'t> {
    /// The player of the card.
    You,
    /// Others, or all: "each other player", "they".
    Players,
    /// A card: "this minion".
    Card(&'t str),
}

/// "... may ...", of a text.
struct Offer<'t> {
    who: Who<'t>,
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
        let found = texts.map(|text| self.offered(ask, &clauses(text).collect::<Vec<_>>()));
        let offer = match found {
            [Some(own), Some(any)] if own.is_chosen() && !any.is_chosen() => any,
            [own, any] => own.or(any)?,
        };
        let what = self.as_offered(&offer);
        let no = self.declined(ask, &offer);
        let no = no.map_or(String::new(), |no| format!(" No means: {}.", in_short(&no)));
        Some(format!("{}?{no}", in_short(&what)))
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
        let labelled = parts(def.text).filter(|(of, _)| *of == label).map(|(_, part)| part);
        let own = labelled.collect::<Vec<_>>().join(" ");
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
        let controller = ask.source.and_then(|source| self.state.card(source.card).controller);
        let yours = controller.is_none_or(|seat| seat == ask.who);
        prefer(&mut offers, |offer| (offer.who == Who::Players) != yours);
        // "You may ... If you do, you may also ...": the second after the first was done.
        match self.has_done_something(ask) {
            true => offers.pop(),
            false => offers.into_iter().next(),
        }
    }

    /// "If it is heads, you may ...": whether the last coin shows that.
    fn fits_the_coin(&self, lead: &str) -> bool {
        let sides = [("heads", Coin::Heads), ("tails", Coin::Tails)];
        let Some((_, wanted)) = sides.into_iter().find(|(side, _)| lead.contains(side)) else {
            return true;
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
        let since = self.log.iter().rev().take_while(|event| !begins(&event.what));
        since.filter(|event| event.cause.card.is_some_and(|c| c.card == source.card)).count() > 0
    }

    /// What is offered, said to whoever decides.
    fn as_offered(&self, offer: &Offer) -> String {
        let what = match offer.what.split_once(", or do both") {
            // The first has been asked already.
            Some((both, _)) => both.split_once(", ").map_or(both, |(_, second)| second),
            None => offer.what,
        };
        let what = what.split_once(", and must ").map_or(what, |(what, _)| what);
        let what = match named_before(offer.before) {
            Some(name) => what.replacen("play it", &format!("play {name}"), 1),
            None => what.to_owned(),
        };
        // Counters that the condition counts.
        let what = match offer.lead.contains("counters") {
            true => what.replacen("remove them", "remove its counters", 1),
            false => what,
        };
        let what = what.replacen("remove all of them", "remove its counters", 1);
        // It is asked of each as it is done.
        let what = what.replacen("each standard action that you play", "this standard action", 1);
        match offer.who {
            Who::You => what,
            Who::Players => what.replace("their ", "your ").replace(" they ", " you "),
            Who::Card(card) => format!("let {card} {what}"),
        }
    }

    /// What "no" means, if the text says that.
    fn declined(&self, ask: &Ask, offer: &Offer) -> Option<String> {
        let after = offer.after;
        let conditions = ["If you do not, ", "if you do not, "];
        if let Some(then) = conditions.iter().find_map(|start| after.strip_prefix(start)) {
            return Some(then.to_owned());
        }
        if offer.who != Who::Players || !after.contains("who does not") {
            return None;
        }
        let controller = ask.source.and_then(|source| self.state.card(source.card).controller);
        let you = controller.map_or_else(|| "its player".to_owned(), |seat| self.player(seat));
        let then = after.replacen("you may ", &format!("{you} may "), 1);
        let mut letters = then.chars();
        let first = letters.next()?;
        Some(format!("{}{}", small(first), letters.as_str()))
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

/// The parts of a text with their labels.
fn parts(text: &str) -> impl Iterator<Item = (Label, &str)> {
    let label_at = |at: usize| {
        let begins = at == 0 || text[..at].ends_with(' ');
        let found = LABELS.iter().find(|(word, _)| begins && text[at..].starts_with(word));
        found.map(|&(word, label)| (at, at + word.len(), label))
    };
    let mut starts = vec![(0, 0, Label::None)];
    starts.extend(text.char_indices().filter_map(|(at, _)| label_at(at)));
    let ends: Vec<usize> = starts.iter().skip(1).map(|&(at, ..)| at).chain([text.len()]).collect();
    let parts = starts.into_iter().zip(ends);
    parts
        .map(move |((_, from, label), end)| (label, text[from..end].trim()))
        .filter(|(_, part)| !part.is_empty())
}

/// The clauses of a text: its sentences, cut where another begins after a semicolon or an "OR".
fn clauses(text: &str) -> impl Iterator<Item = &str> {
    let sentences = text.split(". ").flat_map(|sentence| sentence.split("; "));
    let clauses =
        sentences.flat_map(|sentence| sentence.split(" OR, ")).flat_map(|c| c.split(" OR "));
    clauses.map(|clause| clause.trim_end_matches('.'))
}

/// What is offered by a clause, if anything is.
fn offer_at<'t>(clauses: &[&'t str], n: usize) -> Option<Offer<'t>> {
    let (lead, what) = clauses.get(n)?.split_once(" may ")?;
    let beside = |n: Option<usize>| n.and_then(|n| clauses.get(n)).copied().unwrap_or_default();
    let what = ["then ", "each ", "also "]
        .iter()
        .fold(what, |what, word| what.strip_prefix(word).unwrap_or(what));
    let (before, after) = (beside(n.checked_sub(1)), beside(Some(n + 1)));
    Some(Offer { who: who(lead), lead, what, before, after })
}

/// Who may, by the words before it.
fn who(lead: &str) -> Who<'_> {
    let last = lead.rsplit(", ").next().unwrap_or(lead);
    let of_players = ["player", "they", "They", "controller", "owner", "winner"];
    if lead.ends_with("you") || lead.ends_with("You") {
        Who::You
    } else if last.eq_ignore_ascii_case("this minion") {
        Who::Card("this minion")
    } else if last.eq_ignore_ascii_case("it") {
        Who::Card("it")
    } else if of_players.iter().any(|word| lead.contains(word)) {
        Who::Players
    } else {
        Who::You
    }
}

/// A search without what is done with what it finds: the text is read with the question.
fn in_short(what: &str) -> &str {
    let object = if what.starts_with("search ") { what.find(" for ") } else { None };
    let end = object.and_then(|from| what[from..].find(", ").map(|at| from + at));
    end.map_or(what, |end| &what[..end])
}

/// "If Megabot is in play, ...": Megabot, which "it" means in what comes after.
fn named_before(clause: &str) -> Option<&str> {
    clause.strip_prefix("If ")?.split_once(" is in play, ").map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_at_its_labels() {
        let text = "You may draw a card. Ongoing: It is here. Talent: Move it. Talent: Draw.";
        let found: Vec<(Label, &str)> = parts(text).collect();
        let wanted = [
            (Label::None, "You may draw a card."),
            (Label::Ongoing, "It is here."),
            (Label::Talent, "Move it."),
            (Label::Talent, "Draw."),
        ];
        assert_eq!(found, wanted);
        assert_eq!(parts("Special: Draw.").collect::<Vec<_>>(), [(Label::Special, "Draw.")]);
    }
}
