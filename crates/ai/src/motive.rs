//! Why an answer is given: what it brings against another one, by the measure the opponent judges positions with.

use super::eval::Taste;
use super::outcome::{Outcome, gains};
use super::standing::lasting_cards;
use super::trial::Tried;
use engine::ids::{Seat, SiteId};
use engine::question::Pick;
use engine::state::State;

/// What an answer brings that the next best one would not have brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Motive {
    /// It wins the game.
    Wins,
    /// This many more victory points at once.
    Points(i32),
    /// The base at this site breaks, for this many points.
    Breaks(SiteId, i32),
    /// The seat can expect more points at this site.
    Award(SiteId),
    /// The seat has more power at this site.
    Power(SiteId),
    /// This rival can expect fewer points at this site.
    Hinders(Seat, SiteId),
    /// This rival has less power at this site.
    Weakens(Seat, SiteId),
    /// More cards for later, by what is done.
    Cards,
    /// More cards for later, since nothing is done.
    Keeps,
    /// More can be played in this turn.
    Opens,
    /// More actions of one's own stay in play, until the next turn at least.
    Lasting,
    /// Fewer actions of rivals stay in play.
    Clears,
    /// Nothing that has a name, but the position is better at the end of the turn.
    Better,
    /// Nothing by the end of the turn, but looking further ahead it came out better.
    Ahead,
    /// Nothing: both come to much the same.
    Alike,
    /// Nothing: the other answer brings something, or the position is better after it.
    Later,
    /// There was no other answer.
    Only,
}

/// When something comes that an answer brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum When {
    /// With the answer, or what it is hardly matters.
    Now,
    /// At the end of the turn.
    AtTheEnd,
}

/// What an answer brings against another, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What it brings.
    pub motive: Motive,
    /// When that comes.
    pub when: When,
}

impl Claim {
    /// This, now.
    #[must_use]
    pub fn now(motive: Motive) -> Claim {
        Claim { motive, when: When::Now }
    }
}

/// Changes below this are not worth a word.
const WORTH_A_WORD: f64 = 0.02;
/// Chances to win that differ by less are much the same.
const MUCH_THE_SAME: f64 = 0.005;

/// What one line brings against another, both played out. With what doing `nothing` comes to, nothing is claimed of a base where
/// the line does not bring it against that, too: it would be the other line's doing.
///
/// Of two lines not both are said to bring less, nor one to bring less or something and the other to be as good.
#[must_use]
pub fn motive(
    me: Seat,
    taste: &Taste,
    done: &Tried,
    other: &Tried,
    nothing: Option<&Tried>,
) -> Claim {
    let brings = |one: &Tried, other: &Tried| brought(me, taste, one, other, nothing);
    let difference = match done.chance - other.chance {
        better if better > 0.0 && done.fleeting && !other.fleeting => 0.0,
        worse if worse < 0.0 && other.fleeting && !done.fleeting => 0.0,
        difference => difference,
    };
    brings(done, other).unwrap_or_else(|| {
        Claim::now(if difference > MUCH_THE_SAME {
            Motive::Better
        } else if difference < -MUCH_THE_SAME || brings(other, done).is_some() {
            Motive::Later
        } else {
            Motive::Alike
        })
    })
}

/// Makes the chances of lines the same that are much the same, or between which there are others with no more between one and the
/// next: of all that are held against each other, if one is as good as a second and that as a third, so is the first. What lasts no
/// longer than to one's next turn makes no position better: it is worth no more than doing nothing, or where that is not among them
/// than the least of what lasts.
pub fn level(lines: &mut [&mut Tried]) {
    let idle = lines.iter().find(|line| line.line.iter().all(Vec::is_empty));
    let lasting = lines.iter().filter(|line| !line.fleeting).map(|line| line.chance);
    let bound = idle.map(|line| line.chance).or_else(|| lasting.min_by(f64::total_cmp));
    for line in lines.iter_mut().filter(|line| line.fleeting) {
        line.chance = bound.map_or(line.chance, |bound| bound.min(line.chance));
    }
    lines.sort_by(|a, b| a.chance.total_cmp(&b.chance));
    let (mut least, mut last) = (0.0, f64::MIN);
    for line in lines {
        if line.chance - last > MUCH_THE_SAME {
            least = line.chance;
        }
        last = line.chance;
        line.chance = least;
    }
}

/// What has a name: by the end of the step, or else by that of the turn.
fn brought(
    me: Seat,
    taste: &Taste,
    done: &Tried,
    other: &Tried,
    nothing: Option<&Tried>,
) -> Option<Claim> {
    let outcome = |tried: &Tried, end: bool| {
        let states = if end { &tried.end } else { &tried.after };
        Outcome::of(states, me, taste)
    };
    let is_nothing = done.line.iter().all(Vec::is_empty);
    let nothing = nothing.filter(|nothing| nothing.line != other.line);
    let mut ends = false;
    let mut found = |end: bool| {
        let [is, was] = [done, other].map(|tried| outcome(tried, end));
        let mut found = gains(me, taste, &is, &was);
        if let Some([here, there]) = places(done, other) {
            let back = gains(me, taste, &was, &is);
            let both = back.iter().any(|(one, _)| *one == Motive::Award(there));
            let plain = |one| one == Motive::Power(here) || (both && one == Motive::Award(here));
            found.retain(|(one, _)| !plain(*one));
        }
        if let Some(nothing) = nothing {
            let own = gains(me, taste, &is, &outcome(nothing, end));
            found.retain(|(one, _)| one.site().is_none() || own.iter().any(|o| o.0.is_like(one)));
        }
        if end {
            // Of bases that have been replaced since, others are named.
            let lay = [done, other].map(|tried| outcome(tried, false));
            let stays = |site| {
                let bases = lay.iter().chain([&is, &was]).map(|o| o.bases(site));
                let bases: Option<Vec<_>> = bases.collect();
                bases.is_some_and(|bases| bases.windows(2).all(|two| two[0] == two[1]))
            };
            // What is full then scores a turn later.
            let breaks = |one: Motive| matches!(one, Motive::Breaks(..));
            found.retain(|(one, _)| one.site().is_none_or(stays) && !breaks(*one));
            ends = found.iter().any(|(one, _)| *one == Motive::Wins);
        }
        if is_nothing {
            // Who does nothing brings nothing about.
            found.retain(|(one, _)| *one == Motive::Cards);
            found.iter_mut().for_each(|(one, _)| *one = Motive::Keeps);
        }
        found
    };
    let [mut now, then] = [found(false), found(true)];
    // A card more may have to be discarded.
    let is_card = |one: &Motive| matches!(one, Motive::Cards | Motive::Keeps);
    now.retain(|(one, _)| !is_card(one) || then.iter().any(|(other, _)| is_card(other)));
    let [now, then] = [now, then].map(|found| {
        let most = found.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
        most.filter(|&(_, worth)| worth > WORTH_A_WORD).map(|(one, _)| one)
    });
    let at_the_end = |motive| Claim { motive, when: When::AtTheEnd };
    if ends && !is_nothing && now != Some(Motive::Wins) {
        return Some(at_the_end(Motive::Wins));
    }
    let weak = || {
        let opens = done.opens && !other.opens;
        let stays = mean(&done.lasting) - mean(&other.lasting) > MOSTLY;
        let goes = theirs(&other.end, me) - theirs(&done.end, me) > MOSTLY;
        let all = [(opens, Motive::Opens), (stays, Motive::Lasting), (goes, Motive::Clears)];
        let first = all.into_iter().find(|(is, _)| *is && !is_nothing);
        first.map(|(_, motive)| Claim::now(motive))
    };
    now.map(Claim::now).or(then.map(at_the_end)).or_else(weak)
}

/// Where a card goes by one line and by another, if nothing else is between them: that it then has its power there, and by each of
/// them promises points where it goes, is plain and says nothing for either.
fn places(done: &Tried, other: &Tried) -> Option<[SiteId; 2]> {
    let mut apart = done.line.iter().zip(&other.line).filter(|(one, other)| one != other);
    match apart.next().map(|(one, other)| (&one[..], &other[..]))? {
        (&[Pick::Site(here)], &[Pick::Site(there)]) => Some([here, there]),
        _ => None,
    }
}

/// How much of an action more is one that can be spoken of: it is there in most worlds.
const MOSTLY: f64 = 0.5;

fn mean(numbers: &[usize]) -> f64 {
    numbers.iter().sum::<usize>() as f64 / numbers.len().max(1) as f64
}

/// How many actions of rivals stay in play, on the average.
fn theirs(worlds: &[State], me: Seat) -> f64 {
    let of = |state: &State| lasting_cards(state).filter(|&(_, seat)| seat != me).count();
    mean(&worlds.iter().map(of).collect::<Vec<_>>())
}

impl Motive {
    /// The base that it is about.
    #[must_use]
    pub fn site(self) -> Option<SiteId> {
        match self {
            Motive::Breaks(site, _)
            | Motive::Award(site)
            | Motive::Power(site)
            | Motive::Hinders(_, site)
            | Motive::Weakens(_, site) => Some(site),
            _ => None,
        }
    }

    /// Whom it is about: oneself, or a rival.
    fn rival(self) -> Option<Seat> {
        match self {
            Motive::Hinders(rival, _) | Motive::Weakens(rival, _) => Some(rival),
            _ => None,
        }
    }

    /// Whether it says nothing for the answer.
    #[must_use]
    pub fn is_none(self) -> bool {
        matches!(self, Motive::Alike | Motive::Later)
    }

    /// Whether the other is about the same base and player.
    fn is_like(self, other: &Motive) -> bool {
        self.site() == other.site() && self.rival() == other.rival()
    }
}
