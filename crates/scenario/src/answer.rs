//! How the picks of a step answer questions.

use super::choice::{Choices, Face, Named};
use super::said::Said;
use engine::ids::CardId;
use engine::question::{Ask, Pick, Why};
use engine::state::State;

/// A pick as it is written, what it says, and whether it has been used.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub(super) text: String,
    pub(super) said: Said,
    pub(super) used: bool,
}

/// What picks may mean where the page leaves it open. A step holds if it does in one of these readings.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reading {
    /// Picks say which of several mandatory abilities comes first, as `order` does.
    orders: bool,
    /// The one place a played card can go to uses up the pick that names it; else the pick may answer
    /// something later, and is no pick too many if it does not.
    pub(super) spots: bool,
    /// A "may" about one thing is answered by "yes" and by naming its target alike, whichever of the two the engine asks for.
    yes: bool,
    /// Where the source of a question is an answer to it, too, naming it says "use it", and another pick says on what.
    sources: bool,
}

impl Reading {
    /// All of them, the plainest first.
    pub(super) fn all() -> impl Iterator<Item = Reading> {
        let bit = |n: u8, bit: u8| n & (1 << bit) != 0;
        (0..16).map(move |n| Reading {
            orders: bit(n, 0),
            spots: bit(n, 1),
            yes: bit(n, 2),
            sources: bit(n, 3),
        })
    }
}

/// What a step has to answer with, and what it has learnt on the way.
#[derive(Clone, Debug, Default)]
pub(super) struct Answers {
    pub(super) picks: Vec<Written>,
    order: Vec<Written>,
    pub(super) reading: Reading,
    /// The question where the card of the main key goes, which is part of that key.
    pub(super) main_where: Option<Why>,
    /// What that card is played as, if it is a fusion.
    pub(super) kind: Option<u8>,
    /// Where that card goes: a base, or what it is played on, as a plain name.
    pub(super) place: Option<String>,
    /// Cards that act by a pick or by the main key: their questions need no more naming of the source.
    pub(super) acting: Vec<CardId>,
    /// Cards and bases that no pick had to name, but might have: naming them is no pick too many.
    pub(super) acted: Vec<Face>,
    /// How often naming the source said yes, so that a "yes" beside it is no pick too many.
    pub(super) said_yes: usize,
}

impl Answers {
    /// With these picks and this order, so read.
    pub(super) fn new(picks: &[Written], order: &[Written], reading: Reading) -> Answers {
        let (picks, order) = (picks.to_vec(), order.to_vec());
        Answers { picks, order, reading, ..Answers::default() }
    }

    /// The answer that picks give to a question, if they give one.
    pub(super) fn to(&mut self, state: &State, ask: &Ask) -> Option<Vec<Pick>> {
        let choices = Choices::of(state, ask);
        let picks = match ask.why {
            Why::Order | Why::ScoreFirst => self.first_of(state, ask, &choices).map(|p| vec![p]),
            why if self.place.is_some() && self.main_where == Some(why) => {
                self.at_place(state, ask, &choices)
            }
            Why::PlayAs(_) if self.kind.is_some() => self.kind.take().map(|n| vec![Pick::Mode(n)]),
            _ if ask.ordered => self.arranged(state, &choices),
            _ => self.by_picks(state, ask, &choices),
        };
        let implied = || self.implies_yes(ask).then(|| choices.sole().map(|p| vec![p])).flatten();
        let picks = picks.or_else(implied);
        self.note_acting(ask, picks.as_deref().unwrap_or_default());
        picks
    }

    /// The answer where no pick gives one: declining, the only one there is, or table order.
    pub(super) fn without_picks(&mut self, state: &State, ask: &Ask) -> Option<Vec<Pick>> {
        let choices = Choices::of(state, ask);
        let first = || ask.options.iter().take(usize::from(ask.min.max(1))).copied().collect();
        match ask.why {
            Why::Order | Why::ScoreFirst => Some(first()),
            _ if ask.min == 0 => Some(Vec::new()),
            _ if ask.ordered || choices.sole().is_some() => Some(first()),
            Why::ChooseBase => self.implied(state, &choices).map(|p| vec![p]),
            _ => self.only_one_at_a_base(state, &choices).map(|p| vec![p]),
        }
    }

    /// The first pick that names exactly one of these plays.
    pub(super) fn play_among(&mut self, state: &State, ask: &Ask, plays: &[Pick]) -> Option<Pick> {
        let choices = Choices::of(state, ask).only(|c| plays.contains(&c.pick));
        for written in self.picks.iter_mut().filter(|w| !w.used) {
            if let Named::One(pick) = choices.named(state, &written.said) {
                written.used = true;
                return Some(pick);
            }
        }
        choices.sole()
    }

    /// Whether something is named that can only be the target of what this asks.
    fn implies_yes(&self, ask: &Ask) -> bool {
        let whether = matches!(ask.why, Why::May | Why::PlayThis);
        let named = |w: &Written| !w.used && matches!(w.said, Said::Thing(_) | Said::Player(_));
        self.reading.yes && whether && ask.min == 0 && self.picks.iter().any(named)
    }

    /// The base where the next thing named lies: other engines ask for that thing at once.
    fn implied(&self, state: &State, choices: &Choices) -> Option<Pick> {
        let at = |said: &Said| {
            let Said::Thing(thing) = said else { return None };
            let here = |pick: Pick| match pick {
                Pick::Site(site) => state.site(site).is_some_and(|s| {
                    let mut there = state.table_at(s).chain(s.buried.iter().copied());
                    there.any(|c| Face::of(state, c).fits(thing))
                }),
                _ => false,
            };
            let found = choices.only(|c| here(c.pick));
            (!found.0.is_empty()).then(|| found.sole())
        };
        self.picks.iter().filter(|w| !w.used).find_map(|w| at(&w.said))?
    }

    /// What comes first: by `order`, else by a pick. Nothing asks for the last one, which may be named too.
    fn first_of(&mut self, state: &State, ask: &Ask, choices: &Choices) -> Option<Pick> {
        if let Some(first) = self.next_in_order(state, choices) {
            return Some(first);
        }
        if ask.why == Why::Order && !self.reading.orders {
            return None;
        }
        let first = self.by_picks(state, ask, choices)?.pop()?;
        let others = choices.0.iter().filter(|c| c.pick != first);
        self.acted.extend(others.filter_map(|c| c.face.clone()));
        Some(first)
    }

    /// Who comes next by `order`: by a name not used yet, then by any name.
    fn next_in_order(&mut self, state: &State, choices: &Choices) -> Option<Pick> {
        for again in [false, true] {
            for written in self.order.iter_mut().filter(|w| w.used == again) {
                if let Some(pick) = choices.first(state, &written.said) {
                    written.used = true;
                    return Some(pick);
                }
            }
        }
        None
    }

    /// Where the card goes, by the place beside its name; among several there, by a pick.
    fn at_place(&mut self, state: &State, ask: &Ask, choices: &Choices) -> Option<Vec<Pick>> {
        let place = self.place.take()?;
        let there = choices.only(|c| c.face.as_ref().is_some_and(|f| f.is_at(&place)));
        if there.0.is_empty() {
            self.place = Some(place);
            return None;
        }
        match there.sole() {
            Some(pick) => Some(vec![pick]),
            None => self.by_picks(state, ask, &there),
        }
    }

    /// An order: what picks name comes first, then what `order` names, the rest as it lies.
    fn arranged(&mut self, state: &State, choices: &Choices) -> Option<Vec<Pick>> {
        let mut picks: Vec<Pick> = Vec::new();
        for written in self.picks.iter_mut().filter(|w| !w.used) {
            if let Named::One(pick) = choices.named_after(state, &written.said, &picks) {
                written.used = true;
                picks.push(pick);
            }
        }
        while let Some(next) = self.next_in_order(state, &choices.without(&picks)) {
            picks.push(next);
        }
        if picks.is_empty() {
            return None;
        }
        let rest: Vec<Pick> = choices.without(&picks).0.iter().map(|c| c.pick).collect();
        picks.extend(rest);
        Some(picks)
    }

    /// One after the other, as if each were asked alone: the first pick not used yet that names exactly one
    /// answer. A pick that names none may be the source.
    fn by_picks(&mut self, state: &State, ask: &Ask, choices: &Choices) -> Option<Vec<Pick>> {
        let mut taken: Vec<Pick> = Vec::new();
        let mut source = None;
        let mut passed = false;
        while !passed && taken.len() < usize::from(ask.max) {
            let open = (0..self.picks.len()).filter(|&i| !self.picks[i].used && source != Some(i));
            let found = open.map(|i| (i, self.says(state, ask, choices, &taken, i)));
            let mut found = found.filter(|(_, says)| {
                let bare = taken.is_empty() && source.is_none();
                match says {
                    Says::Nothing => false,
                    Says::Source => bare,
                    // Who has named the source does not decline the one thing there is to take.
                    Says::Pass => source.is_none() || choices.sole().is_none(),
                    Says::Pick(_) => true,
                }
            });
            let Some((i, says)) = found.next() else { break };
            match says {
                Says::Source => source = Some(i),
                Says::Pick(pick) => {
                    taken.push(pick);
                    let base = self.base_named_before(state, i);
                    let there = |b: &Face| choices.at_base(b).0.iter().any(|c| c.pick == pick);
                    self.acted.extend(base.filter(there));
                }
                Says::Pass | Says::Nothing => passed = true,
            }
            self.picks[i].used = source != Some(i);
            if source == Some(i) && ask.options == [Pick::Yes] {
                self.said_yes += 1;
                break;
            }
        }
        if taken.is_empty() && source.is_none() && !passed {
            passed = self.says_no(ask);
        }
        if taken.is_empty() && !passed {
            // Naming the source says yes; with one thing to take, that is all there is to say.
            taken.push(source.and_then(|_| choices.sole())?);
        }
        if let Some(i) = source {
            self.picks[i].used = true;
        }
        self.complete(ask, choices, taken)
    }

    /// What a pick says to a question of which something may have been taken already.
    fn says(
        &self,
        state: &State,
        ask: &Ask,
        choices: &Choices,
        taken: &[Pick],
        pick: usize,
    ) -> Says {
        let said = &self.picks[pick].said;
        if declines(said, ask) && taken.len() >= usize::from(ask.min) {
            return Says::Pass;
        }
        if self.reading.sources && ask.min == 0 && self.names_source(state, ask, said) {
            return Says::Source;
        }
        match choices.named_after(state, said, taken) {
            Named::One(pick) => return Says::Pick(pick),
            Named::Several => return self.at_base_before(state, choices, taken, pick),
            Named::Nothing => {}
        }
        let whether = self.reading.yes || ask.why == Why::PlayThis;
        let takes_it = *said == Said::Yes && ask.min == 0 && whether;
        let only = choices.sole().filter(|_| taken.is_empty() && takes_it);
        match only {
            Some(only) => Says::Pick(only),
            None if self.names_source(state, ask, said) => Says::Source,
            None => Says::Nothing,
        }
    }

    /// Where nothing is taken, "no" declines whatever is optional: other engines ask whether first.
    fn says_no(&mut self, ask: &Ask) -> bool {
        let no = self.picks.iter_mut().find(|w| !w.used && w.said == Said::No);
        match no {
            Some(written) if ask.min == 0 => {
                written.used = true;
                true
            }
            _ => false,
        }
    }

    /// Fills up to the fewest picks where only one answer is left.
    fn complete(&self, ask: &Ask, choices: &Choices, mut taken: Vec<Pick>) -> Option<Vec<Pick>> {
        while taken.len() < usize::from(ask.min) {
            taken.push(choices.without(&taken).sole()?);
        }
        Some(taken)
    }
}

/// What a pick says to a question.
pub(super) enum Says {
    /// This answer.
    Pick(Pick),
    /// "Use it": the source of the question.
    Source,
    /// Decline, or done.
    Pass,
    /// Nothing, or nothing certain.
    Nothing,
}

/// Whether a pick declines this question, or says that it is done with it.
fn declines(said: &Said, ask: &Ask) -> bool {
    match said {
        Said::Pass => ask.min == 0 || ask.max > ask.min,
        Said::No => ask.min == 0 && (ask.options.contains(&Pick::Yes) || ask.why == Why::PlayThis),
        _ => false,
    }
}
