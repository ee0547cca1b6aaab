//! Which of what could be done is said as a hint, and in which order.

use super::motive::{Claim, Motive, level, motive};
use super::plays::Line;
use super::search::{Looked, Search};
use super::trial::{Playing, Tried};
use super::{Opponent, Worlds};
use engine::question::Pick;

/// The most that is said.
const MOST: usize = 3;
/// The fewest, where there are that many answers.
pub(super) const FEWEST: usize = 2;
/// What is better than something plainer by no more, in chances to win, is not said before it.
const HARDLY_BETTER: f64 = 0.01;
/// How often each answer is looked at of those that could be said first.
const DUEL: u32 = 8;

/// What came of trying the best answers, each with its place.
#[derive(Default)]
pub(super) struct Shortlist {
    nothing: Option<Tried>,
    /// What is being tried: doing nothing, or the next line.
    playing: Option<Playing>,
    /// As many of the best answers as have been tried.
    lines: Vec<Judged>,
    /// Those that could be said first, looked at equally often: the best, one that brings more at once, and doing nothing.
    duel: Option<Search>,
}

/// A line that has been tried, and what came of holding it against doing nothing.
struct Judged {
    tried: Tried,
    worth: Worth,
    /// What doing nothing brings against it.
    back: Motive,
}

/// What a line brings against doing nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worth {
    /// Something, or nothing can be done instead.
    Something,
    /// No more. Not said if doing nothing is.
    Nothing,
    /// Less, for all that is seen by the end of the turn. Never said but as the very best.
    Less,
}

impl Shortlist {
    /// Tries doing nothing in another world, or then the `next` of the best answers; when there is none left looks once more at
    /// those that could be said first. Whether there was anything left to do.
    pub(super) fn go_on(
        &mut self,
        worlds: &Worlds,
        opponent: Opponent,
        next: Option<Line>,
    ) -> bool {
        let is_first = worlds.ask().min == 0 && self.nothing.is_none();
        let next = if is_first { Some(vec![Vec::new()]) } else { next };
        if let Some(line) = next {
            let playing = self.playing.get_or_insert_with(|| Playing::new(line));
            let Some(tried) = playing.go_on(worlds, &opponent.taste(), opponent.seed) else {
                return true;
            };
            self.playing = None;
            match is_first {
                true => self.nothing = Some(tried),
                false => {
                    self.lines.push(Judged { tried, worth: Worth::Something, back: Motive::Only });
                }
            }
        } else if let Some(duel) = &mut self.duel {
            let looks = duel.looks();
            duel.go_on(worlds, &mut |taken| taken == looks);
            return duel.looks() > looks;
        } else {
            self.judge(worlds, opponent);
        }
        true
    }

    /// How many of the best answers have been tried.
    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// What one brings against another.
    pub(super) fn claim(
        &self,
        worlds: &Worlds,
        judge: Opponent,
        one: &Tried,
        other: &Tried,
    ) -> Claim {
        motive(worlds.seat(), &judge.taste(), one, other, self.nothing.as_ref())
    }

    /// All have been tried: what each brings against doing nothing, and which of them could be said first.
    fn judge(&mut self, worlds: &Worlds, opponent: Opponent) {
        let taste = opponent.taste();
        let all = self.nothing.iter_mut().chain(self.lines.iter_mut().map(|line| &mut line.tried));
        level(&mut all.collect::<Vec<_>>());
        if let Some(nothing) = &self.nothing {
            for one in self.lines.iter_mut().filter(|line| line.tried.line != nothing.line) {
                let claims =
                    |a: &Tried, b: &Tried| motive(worlds.seat(), &taste, a, b, None).motive;
                one.worth = match claims(&one.tried, nothing) {
                    Motive::Alike => Worth::Nothing,
                    Motive::Later => Worth::Less,
                    _ => Worth::Something,
                };
                one.back = claims(nothing, &one.tried);
            }
        }
        let best = self.lines.iter().take(if self.nothing.is_some() { 1 } else { MOST });
        let best = best.map(|line| &line.tried).chain(self.plain()).chain(&self.nothing);
        let answers: Vec<Vec<Pick>> = best.map(|one| one.line[0].clone()).collect();
        self.duel = Some(opponent.duel(worlds, &answers, DUEL));
    }

    pub(super) fn is_nothing(&self, one: &Tried) -> bool {
        self.nothing.as_ref().is_some_and(|nothing| nothing.line == one.line)
    }

    /// The best that brings something more than doing nothing, if the very best does not.
    fn plain(&self) -> Option<&Tried> {
        self.lines.first().filter(|best| best.worth != Worth::Something)?;
        let mut lines = self.lines.iter().filter(|line| line.worth == Worth::Something);
        lines.find(|line| !self.is_nothing(&line.tried)).map(|line| &line.tried)
    }

    /// By how much one is worth more than another of those that have been looked at equally often.
    fn lead(&self, one: &Tried, other: &Tried) -> Option<f64> {
        let value = |one: &Tried| {
            let mut looked = self.duel.iter().flat_map(Search::looked).filter(|l| l.looks > 0);
            looked.find(|l| l.picks == one.line[0]).map(Looked::value)
        };
        Some(value(one)? - value(other)?)
    }

    /// Whether one has come out better than another.
    pub(super) fn is_better(&self, one: &Tried, other: &Tried) -> bool {
        self.lead(one, other).is_some_and(|lead| lead > HARDLY_BETTER)
    }

    /// What is said, in this order.
    pub(super) fn said(&self) -> Vec<&Tried> {
        let Some(best) = self.lines.first() else { return Vec::new() };
        let hardly_worse =
            |one: &Tried, best: &Tried| self.lead(best, one).is_some_and(|by| by <= HARDLY_BETTER);
        // What will soon be gone may have counted.
        let is_sure = !best.tried.fleeting || best.worth == Worth::Something;
        let plain = self.plain().filter(|one| !is_sure || hardly_worse(one, &best.tried));
        let first = plain.unwrap_or(&best.tried);
        let judged = self.lines.iter().find(|line| line.tried.line == first.line);
        // What uses nothing up need not wait for anything.
        let costs = |line: &Judged| line.back == Motive::Keeps || line.worth != Worth::Something;
        let gives_way = |nothing: &&Tried| {
            judged.is_some_and(costs)
                && (hardly_worse(nothing, first) || (!is_sure && plain.is_none()))
        };
        let is_vain = judged.is_some_and(|line| line.back == Motive::Later);
        let mut said = vec![self.nothing.as_ref().filter(gives_way).unwrap_or(first)];
        for (worth, most) in [(Worth::Something, MOST), (Worth::Nothing, FEWEST)] {
            if worth == Worth::Nothing && said.iter().any(|one| self.is_nothing(one)) {
                continue;
            }
            let vain = |line: &Judged| is_vain && self.is_nothing(&line.tried);
            for line in self.lines.iter().filter(|line| line.worth == worth && !vain(line)) {
                let is_new = said.iter().all(|other| other.line[0] != line.tried.line[0]);
                if said.len() < most && is_new {
                    said.push(&line.tried);
                }
            }
        }
        said
    }

    /// What else the last of those that are said can be held against.
    pub(super) fn unsaid<'a>(&'a self, said: &[&'a Tried]) -> impl Iterator<Item = &'a Tried> {
        let first = said.first().copied();
        self.nothing.iter().chain(first).chain(self.lines.iter().map(|line| &line.tried))
    }
}
