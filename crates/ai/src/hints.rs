//! What somebody could do, for whoever asks: the answers that an opponent in their place would choose among, where each
//! goes, and what it brings against the next.
//!
//! Only what the seat knows counts, as for any opponent: all of it is found in sampled worlds.

use super::motive::{Motive, motive};
use super::plays::{Line, Tried, is_of_a_play, tried};
use super::search::{Looked, Search, best};
use super::worlds::World;
use super::{Opponent, Worlds};
use engine::order::sort_by;
use engine::question::Ask;
use std::vec::IntoIter;

/// The most that is said.
const MOST: usize = 3;
/// The most answers that are looked at for it: some may bring nothing.
const CONSIDERED: usize = 6;
/// The fewest, where there are that many answers.
const FEWEST: usize = 2;
/// What is worse than the best by more, in chances to win, is not said.
const MUCH_WORSE: f64 = 0.1;

/// Something to do.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The answer, and where it goes if that is asked then.
    pub line: Line,
    /// What it brings.
    pub motive: Motive,
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
    tried: Trials,
}

/// One of the best answers.
struct Then {
    line: Line,
    /// The world in which it has been given, and what it is thought there about where it goes.
    next: Option<(World, Search)>,
}

/// What came of trying the best answers, each with its place.
#[derive(Default)]
struct Trials {
    nothing: Option<Tried>,
    /// How many of the answers have been tried.
    tried: usize,
    lines: Vec<Tried>,
    /// Those that bring no more at once than doing nothing.
    idle: Vec<Tried>,
    /// Those that stand worse right after them than if nothing had been done. Never said.
    worse: Vec<Tried>,
}

impl Hints {
    /// Nothing has been looked at yet.
    #[must_use]
    pub fn new(worlds: &Worlds, opponent: Opponent) -> Hints {
        let first = opponent.search(worlds);
        Hints { opponent, first, best: None, then: Vec::new(), tried: Trials::default() }
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

    /// Tries the next of the answers that have been turned to, with the place that was found for it; not if there is none left.
    pub fn try_next(&mut self, worlds: &Worlds) -> bool {
        let (taste, seed) = (self.opponent.taste(), self.opponent.seed);
        let Trials { nothing, tried: nth, lines, idle, worse } = &mut self.tried;
        if worlds.ask().min == 0 && nothing.is_none() {
            *nothing = Some(tried(worlds, vec![Vec::new()], &taste, seed));
            return true;
        }
        let Some(then) = self.then.get(*nth) else { return false };
        let one = tried(worlds, then.line(), &taste, seed);
        let does = nothing.as_ref().filter(|nothing| !lines.is_empty() && nothing.line != one.line);
        let kind = match does.map(|nothing| motive(worlds.seat(), &taste, &one, nothing)) {
            Some(Motive::Alike) => idle,
            Some(Motive::Later) => worse,
            _ => lines,
        };
        kind.push(one);
        *nth += 1;
        true
    }

    /// What has been found. Besides the very best answer, those that bring no more at once than doing nothing are left out as
    /// long as there are others: in which order cards are played may not matter to a search.
    #[must_use]
    pub fn found(&self, worlds: &Worlds) -> Vec<Hint> {
        let taste = self.opponent.taste();
        let Trials { nothing, lines, idle, worse, .. } = &self.tried;
        let few = FEWEST.saturating_sub(lines.len());
        let lines: Vec<&Tried> = lines.iter().chain(idle.iter().take(few)).take(MOST).collect();
        // What the last is held against: two that name each other would say nothing.
        let unsaid = nothing.iter().chain(lines.first().copied()).chain(idle).chain(worse);
        let hint = |(n, &one): (usize, &&Tried)| {
            let is_other = |other: &&Tried| other.line != one.line;
            let next = lines.iter().copied().skip(n + 1).chain(unsaid.clone()).find(is_other);
            let motive = next.map_or(Motive::Only, |next| motive(worlds.seat(), &taste, one, next));
            let line = if one.whole { one.line.clone() } else { one.line[..1].to_vec() };
            Hint { line, motive, than: next.map(|next| next.line.clone()) }
        };
        lines.iter().enumerate().map(hint).collect()
    }
}

impl Then {
    fn of(worlds: &Worlds, one: Looked, opponent: Opponent) -> Then {
        let mine = |ask: &Ask| ask.who == worlds.seat() && ask.max == 1;
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
