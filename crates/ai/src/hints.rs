//! What somebody could do, for whoever asks: the answers that an opponent in their place would choose among, where each
//! goes, and what it brings against the next.
//!
//! Only what the seat knows counts, as for any opponent: all of it is found in sampled worlds.

use super::motive::{Claim, Motive};
use super::plays::{Line, is_about, is_of_a_play};
use super::search::{Looked, Search, best};
use super::shortlist::{FEWEST, Shortlist};
use super::trial::Tried;
use super::worlds::World;
use super::{Opponent, Worlds};
use engine::order::sort_by;
use engine::question::Ask;
use std::vec::IntoIter;

/// The most answers that are looked at for it: some may bring nothing.
const CONSIDERED: usize = 6;
/// What is worse than the best by more, in chances to win, is not said.
const MUCH_WORSE: f64 = 0.1;

/// Something to do.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The answer, and where it goes if that is asked then.
    pub line: Line,
    /// What it brings.
    pub claim: Claim,
    /// What would not bring that: the next hint; of the last one doing nothing or, where that cannot be or is a hint itself, the
    /// first.
    pub than: Option<Line>,
}

/// Hints in the making: first it is looked which answers are good, then where each of the best goes, and then these are tried.
pub struct Hints {
    opponent: Opponent,
    first: Search,
    /// The best answers that have not been turned to yet; none as long as all are looked at.
    best: Option<IntoIter<Looked>>,
    /// Those that have been turned to.
    then: Vec<Then>,
    tried: Shortlist,
}

/// One of the best answers.
struct Then {
    line: Line,
    /// The world in which it has been given, and what it is thought there about where it goes.
    next: Option<(World, Search)>,
}

impl Hints {
    /// Nothing has been looked at yet.
    #[must_use]
    pub fn new(worlds: &Worlds, opponent: Opponent) -> Hints {
        let first = opponent.search(worlds);
        Hints { opponent, first, best: None, then: Vec::new(), tried: Shortlist::default() }
    }

    /// Looks at the answers, or at where the one turned to goes, for as long as there is `more` time.
    pub fn go_on(&mut self, worlds: &Worlds, more: &mut dyn FnMut(u32) -> bool) {
        let Some(then) = self.then.last_mut() else { return self.first.go_on(worlds, more) };
        if let Some((world, search)) = &mut then.next
            && let Some(worlds) = world.worlds()
        {
            search.go_on(&worlds, more);
        }
    }

    /// What is looked at now; none if there is nothing to look at.
    fn search(&self) -> Option<&Search> {
        match self.then.last() {
            Some(then) => then.next.as_ref().map(|(_, search)| search),
            None => Some(&self.first),
        }
    }

    /// Whether more looks at the same would change nothing.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.search().is_none_or(Search::is_done)
    }

    /// How many looks have been taken at it.
    #[must_use]
    pub fn looks(&self) -> u32 {
        self.search().map_or(0, Search::looks)
    }

    /// Enough of what was looked at so far: turns to where the next of the best answers goes; not if there is none left.
    pub fn turn_on(&mut self, worlds: &Worlds) -> bool {
        let looked = self.first.looked();
        let next = self.best.get_or_insert_with(|| good(looked).into_iter()).next();
        let turned = next.map(|one| Then::of(worlds, one, self.opponent));
        let more = turned.is_some();
        self.then.extend(turned);
        more
    }

    /// Tries the next of the answers that have been turned to, with the place that was found for it, or looks once more at those
    /// that could be said first; not if there is nothing left.
    pub fn try_next(&mut self, worlds: &Worlds) -> bool {
        let next = self.then.get(self.tried.len()).map(Then::line);
        self.tried.go_on(worlds, self.opponent, next)
    }

    /// What has been found. Said first is the best answer; or what brings more at once, if that is hardly worse; or doing nothing,
    /// if that is and the answer would use something up. Besides, those that bring more than doing nothing: in which order cards
    /// are played may not matter to a search.
    #[must_use]
    pub fn found(&self, worlds: &Worlds) -> Vec<Hint> {
        let said = self.tried.said();
        let mut hints: Vec<Hint> = Vec::new();
        for (n, &one) in said.iter().enumerate() {
            let is_other = |other: &&Tried| other.line != one.line;
            let others = said.iter().skip(n + 1).copied().chain(self.tried.unsaid(&said));
            let others: Vec<&Tried> = others.filter(is_other).collect();
            let claims = |other: &&Tried| self.tried.claim(worlds, self.opponent, one, other);
            // Two that name each other would say nothing.
            let names = |other: &&&Tried| {
                let names = |hint: &Hint| hint.than.as_ref() == Some(&one.line);
                let of_it = |hint: &&Hint| hint.line == other.line;
                !self.tried.is_nothing(other) && hints.iter().filter(of_it).any(names)
            };
            let good = others.iter().filter(|o| !names(o)).find(|o| !claims(o).motive.is_none());
            let ahead = others.iter().find(|other| n == 0 && self.tried.is_better(one, other));
            let (claim, than) = match (good, ahead, others.first()) {
                (Some(than), ..) => (claims(than), Some(than)),
                (None, Some(than), _) => (Claim::now(Motive::Ahead), Some(than)),
                (None, None, Some(than)) => (claims(than), Some(than)),
                (None, None, None) => (Claim::now(Motive::Only), None),
            };
            let line = if one.whole { one.line.clone() } else { one.line[..1].to_vec() };
            hints.push(Hint { line, claim, than: than.map(|than| than.line.clone()) });
        }
        hints
    }
}

impl Then {
    fn of(worlds: &Worlds, one: Looked, opponent: Opponent) -> Then {
        let about = |ask: &Ask| ask.max == 1 && is_about(ask, &one.picks);
        let mine = |ask: &Ask| ask.who == worlds.seat() && about(ask);
        let world = worlds.after(opponent.seed, &one.picks);
        let next = world.and_then(|world| {
            let then = world.worlds().filter(|then| mine(then.ask()))?;
            let asks_where = is_of_a_play(&then.position(opponent.seed), then.ask());
            let search = asks_where.then(|| opponent.search(&then))?;
            Some((world, search))
        });
        Then { line: vec![one.picks], next }
    }

    /// The answer with the place that was found for it.
    fn line(&self) -> Line {
        let mut line = self.line.clone();
        let place = self.next.as_ref().and_then(|(_, search)| best(search.looked()));
        line.extend(place.map(|place| place.picks.clone()));
        line
    }
}

/// The best of the answers, the best first: that which would be given, then by what was found of each.
fn good(looked: &[Looked]) -> Vec<Looked> {
    let Some(first) = best(looked).cloned() else { return Vec::new() };
    let mut others: Vec<Looked> =
        looked.iter().filter(|l| l.picks != first.picks).cloned().collect();
    sort_by(&mut others, |a, b| a.value() > b.value());
    let near = |one: &Looked| first.value() - one.value() < MUCH_WORSE && one.looks > 0;
    let enough = others.iter().take_while(|one| near(one)).count();
    others.truncate(enough.clamp(FEWEST - 1, CONSIDERED - 1));
    others.insert(0, first);
    others
}
