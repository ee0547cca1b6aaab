//! What lines lead to, and what one of them brings that another does not, with what each is worth.

use super::eval::{Taste, Term};
use super::motive::Motive;
use super::standing::{BySeat, SEATS, Stand, Standing, reserve};
use engine::ids::{CardId, Seat, SiteId};
use engine::state::State;

/// The least that counts as a difference in points to be expected.
const A_BIT: f64 = 0.05;

/// What stands at a base, on the average of some worlds.
struct Place {
    site: SiteId,
    /// The base that lies there, world by world.
    bases: Vec<CardId>,
    /// The points that each seat can expect.
    outlook: BySeat<f64>,
    /// The power of each seat, world by world.
    power: Vec<BySeat<i32>>,
    minions: BySeat<f64>,
    /// What it is worth to each seat, as the one who judges sees it.
    worth: BySeat<f64>,
    /// In what part of the worlds it has reached its breakpoint.
    full: f64,
}

/// Whether a seat has more power at one place than at the other in every world: one of them alone may be far from the truth.
fn is_stronger(one: &Place, other: &Place, seat: usize) -> bool {
    one.power.iter().zip(&other.power).all(|(one, other)| one[seat] > other[seat])
}

/// What a line led to, on the average of its worlds.
pub(super) struct Outcome {
    /// In what part of the worlds the game is won.
    won: f64,
    points: f64,
    cards: f64,
    /// The bases that are there in all worlds.
    places: Vec<Place>,
}

impl Outcome {
    pub(super) fn of(worlds: &[State], me: Seat, taste: &Taste) -> Outcome {
        let mean = |of: &dyn Fn(&State) -> f64| {
            worlds.iter().map(of).sum::<f64>() / worlds.len().max(1) as f64
        };
        let standings: Vec<Standing> = worlds.iter().map(Standing::of).collect();
        let there = |stand: &Stand| {
            let all: Option<Vec<&Stand>> = standings.iter().map(|s| s.at(stand.site)).collect();
            let base = |state: &State| state.site(stand.site).map(|site| site.base);
            let bases: Option<Vec<CardId>> = worlds.iter().map(base).collect();
            all.zip(bases).map(|(all, bases)| Place::of(&all, bases, me, taste))
        };
        let first = standings.first().map_or(&[][..], |s| &s.sites);
        Outcome {
            won: mean(&|s| f64::from(u8::from(s.winners.contains(&me)))),
            points: mean(&|s| f64::from(s.players[me].vp)),
            cards: mean(&|s| reserve(s, me) as f64),
            places: first.iter().filter_map(there).collect(),
        }
    }

    /// The base at a site in each world, if there is one.
    pub(super) fn bases(&self, site: SiteId) -> Option<&[CardId]> {
        self.places.iter().find(|place| place.site == site).map(|place| &place.bases[..])
    }
}

impl Place {
    fn of(all: &[&Stand], bases: Vec<CardId>, me: Seat, taste: &Taste) -> Place {
        let mean = |of: &dyn Fn(&Stand) -> f64| {
            all.iter().map(|s| of(s)).sum::<f64>() / all.len().max(1) as f64
        };
        let by_seat = |of: &dyn Fn(&Stand, usize) -> f64| -> BySeat<f64> {
            std::array::from_fn(|q| mean(&|s| of(s, q)))
        };
        Place {
            site: all.first().map_or(SiteId(0), |s| s.site),
            bases,
            outlook: by_seat(&|s, q| s.outlook()[q]),
            power: all.iter().map(|s| s.power).collect(),
            minions: by_seat(&|s, q| f64::from(s.minions[q])),
            worth: by_seat(&|s, q| taste.worth(s, me)[q]),
            full: mean(&|s| f64::from(u8::from(s.left() == 0))),
        }
    }
}

/// All that one line brings and the other does not, with what each is worth.
pub(super) fn gains(
    me: Seat,
    taste: &Taste,
    done: &Outcome,
    other: &Outcome,
) -> Vec<(Motive, f64)> {
    let mut gains = Vec::new();
    if done.won > 0.99 && other.won < 0.99 {
        gains.push((Motive::Wins, f64::MAX));
    }
    let points = done.points - other.points;
    if points.round() >= 1.0 {
        // Points that are there count before all that may come.
        gains.push((Motive::Points(points.round() as i32), 1.0 + points));
    }
    for place in &done.places {
        let is_same = |p: &&Place| p.site == place.site && p.bases == place.bases;
        if let Some(was) = other.places.iter().find(is_same) {
            gains.extend(at_a_base(me, taste, place, was));
        }
    }
    if done.cards > other.cards {
        gains.push((Motive::Cards, taste.mine.of(Term::Hand) * (done.cards - other.cards)));
    }
    gains
}

/// What is better for a seat at one base, for itself and about each rival.
fn at_a_base(me: Seat, taste: &Taste, done: &Place, other: &Place) -> Vec<(Motive, f64)> {
    let mut gains = Vec::new();
    let i = me.index();
    let own = done.worth[i] - other.worth[i]
        + taste.mine.of(Term::Minions) * (done.minions[i] - other.minions[i]);
    let breaks = done.full > 0.99 && other.full < 0.01 && done.outlook[i].round() >= 1.0;
    if breaks {
        gains.push((Motive::Breaks(done.site, done.outlook[i].round() as i32), own));
    } else if done.outlook[i] - other.outlook[i] > A_BIT {
        gains.push((Motive::Award(done.site), own));
    } else if is_stronger(done, other, i) {
        gains.push((Motive::Power(done.site), own));
    }
    for q in (0..SEATS).filter(|&q| q != i) {
        let theirs = other.worth[q] - done.worth[q]
            + taste.theirs.of(Term::Minions) * (other.minions[q] - done.minions[q]);
        let rival = Seat(q as u8);
        // Who has nothing there has nothing to lose.
        let there = other.power.iter().any(|power| power[q] > 0) || other.minions[q] > 0.0;
        if there && other.outlook[q] - done.outlook[q] > A_BIT {
            gains.push((Motive::Hinders(rival, done.site), theirs));
        } else if there && is_stronger(other, done, q) {
            gains.push((Motive::Weakens(rival, done.site), theirs));
        }
    }
    gains
}
