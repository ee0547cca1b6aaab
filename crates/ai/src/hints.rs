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
    /// What would not bring that: the next hint, of the last one the first.
    pub than: Option<Line>,
}

/// Hints in the making: first it is looked which answers are good, then where each of the best goes.
pub struct Hints {
    opponent: Opponent,
    first: Search,
    /// Of each of the best answers a world in which it has been given, if something is asked then.
    then: Vec<Then>,
    /// Whether the answers have been looked at enough.
    chosen: bool,
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
        Hints { opponent, first: opponent.search(worlds), then: Vec::new(), chosen: false }
    }

    /// Looks at the answers for as long as there is `more` time.
    pub fn go_on(&mut self, worlds: &Worlds, more: &mut dyn FnMut(u32) -> bool) {
        self.first.go_on(worlds, more);
    }

    /// Whether more looks at the answers would change nothing.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.first.is_done()
    }

    /// How many looks have been taken at the answers.
    #[must_use]
    pub fn looks(&self) -> u32 {
        self.first.looks()
    }

    /// Enough of the answers: how many there are whose places are to be looked at, each by [`Hints::place`].
    pub fn choose(&mut self, worlds: &Worlds) -> usize {
        if !self.chosen {
            self.chosen = true;
            let good = good(self.first.looked());
            self.then = good.into_iter().map(|one| Then::of(worlds, one, self.opponent)).collect();
        }
        self.then.len()
    }

    /// Looks at where the n-th of the best answers goes.
    pub fn place(&mut self, nth: usize, more: &mut dyn FnMut(u32) -> bool) {
        let Some(Then { next: Some((world, search)), .. }) = self.then.get_mut(nth) else { return };
        if let Some(worlds) = world.worlds() {
            search.go_on(&worlds, more);
        }
    }

    /// Whether more looks at where the n-th of the best answers goes would change nothing.
    #[must_use]
    pub fn is_placed(&self, nth: usize) -> bool {
        let next = self.then.get(nth).and_then(|then| then.next.as_ref());
        next.is_none_or(|(_, search)| search.is_done())
    }

    /// The best answers, each with its place and tried. Besides the very best, those that bring no more at once than doing
    /// nothing are left out as long as there are others: in which order cards are played may not matter to a search.
    fn lines(&self, worlds: &Worlds) -> Vec<Tried> {
        let (taste, seed) = (self.opponent.taste(), self.opponent.seed);
        let try_it = |line| tried(worlds, line, &taste, seed);
        let nothing = (worlds.ask().min == 0).then(|| try_it(vec![Vec::new()]));
        let mut lines: Vec<Tried> = Vec::new();
        let mut idle = Vec::new();
        for one in self.then.iter().map(|then| try_it(then.line())) {
            let brings = |nothing: &Tried| {
                let motive = motive(worlds.seat(), &taste, &one, nothing);
                !matches!(motive, Motive::Alike | Motive::Later)
            };
            let does = nothing.as_ref().filter(|nothing| nothing.line != one.line);
            match lines.is_empty() || does.is_none_or(brings) {
                true => lines.push(one),
                false => idle.push(one),
            }
        }
        let few = FEWEST.saturating_sub(lines.len());
        lines.extend(idle.into_iter().take(few));
        lines.truncate(MOST);
        lines
    }

    /// What has been found.
    #[must_use]
    pub fn found(&self, worlds: &Worlds) -> Vec<Hint> {
        let taste = self.opponent.taste();
        let lines = self.lines(worlds);
        let hint = |(n, one): (usize, &Tried)| {
            let next = lines.get(n + 1).or(lines.first().filter(|_| n > 0));
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
