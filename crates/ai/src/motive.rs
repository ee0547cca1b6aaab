//! Why an answer is given: what it brings against another one, by the measure the opponent judges positions with.

use super::eval::{Taste, Term};
use super::plays::Tried;
use super::standing::{BySeat, SEATS, Stand, Standing, lasting_actions, reserve};
use engine::ids::{Seat, SiteId};
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
    /// More actions of one's own stay in play.
    Lasting,
    /// Fewer actions of rivals stay in play.
    Clears,
    /// Nothing: both come to much the same.
    Alike,
    /// Nothing at once: the next best answer stands better right after it.
    Later,
    /// There was no other answer.
    Only,
}

/// Changes below this are not worth a word.
const WORTH_A_WORD: f64 = 0.02;
/// Chances to win that differ by less are much the same.
const MUCH_THE_SAME: f64 = 0.005;
/// The least that counts as a difference in points to be expected.
const A_BIT: f64 = 0.05;

/// What one line brings against another.
#[must_use]
pub fn motive(me: Seat, taste: &Taste, done: &Tried, other: &Tried) -> Motive {
    let (done_is, other_is) = (Outcome::of(done, me, taste), Outcome::of(other, me, taste));
    let mut gains = gains(me, taste, &done_is, &other_is);
    if done.line.iter().all(Vec::is_empty) {
        // Who does nothing brings nothing about.
        gains.retain(|(motive, _)| *motive == Motive::Cards);
        gains.iter_mut().for_each(|(motive, _)| *motive = Motive::Keeps);
    }
    let most = gains.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
    let none = match other.chance - done.chance > MUCH_THE_SAME {
        true => Motive::Later,
        false => Motive::Alike,
    };
    most.filter(|&(_, worth)| worth > WORTH_A_WORD).map_or(none, |(motive, _)| motive)
}

/// What stands at a base, on the average of some worlds.
struct Place {
    site: SiteId,
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
struct Outcome {
    /// In what part of the worlds the game is won.
    won: f64,
    points: f64,
    cards: f64,
    /// Actions that stay in play: one's own, and those of rivals.
    lasting: [f64; 2],
    /// The bases that are there in all worlds.
    places: Vec<Place>,
}

impl Outcome {
    fn of(tried: &Tried, me: Seat, taste: &Taste) -> Outcome {
        let worlds = &tried.after;
        let mean = |of: &dyn Fn(&State) -> f64| {
            worlds.iter().map(of).sum::<f64>() / worlds.len().max(1) as f64
        };
        let standings: Vec<Standing> = worlds.iter().map(Standing::of).collect();
        let there = |stand: &Stand| {
            let all: Option<Vec<&Stand>> = standings.iter().map(|s| s.at(stand.site)).collect();
            all.map(|all| Place::of(&all, me, taste))
        };
        let first = standings.first().map_or(&[][..], |s| &s.sites);
        Outcome {
            won: mean(&|s| f64::from(u8::from(s.winners.contains(&me)))),
            points: mean(&|s| f64::from(s.players[me].vp)),
            cards: mean(&|s| reserve(s, me) as f64),
            lasting: [true, false].map(|own| mean(&|s| f64::from(lasting(s, me, own)))),
            places: first.iter().filter_map(there).collect(),
        }
    }
}

impl Place {
    fn of(all: &[&Stand], me: Seat, taste: &Taste) -> Place {
        let mean = |of: &dyn Fn(&Stand) -> f64| {
            all.iter().map(|s| of(s)).sum::<f64>() / all.len().max(1) as f64
        };
        let by_seat = |of: &dyn Fn(&Stand, usize) -> f64| -> BySeat<f64> {
            std::array::from_fn(|q| mean(&|s| of(s, q)))
        };
        Place {
            site: all.first().map_or(SiteId(0), |s| s.site),
            outlook: by_seat(&|s, q| s.outlook()[q]),
            power: all.iter().map(|s| s.power).collect(),
            minions: by_seat(&|s, q| f64::from(s.minions[q])),
            worth: by_seat(&|s, q| taste.worth(s, me)[q]),
            full: mean(&|s| f64::from(u8::from(s.left() == 0))),
        }
    }
}

/// The actions that stay in play and are a seat's own, or are not.
fn lasting(state: &State, me: Seat, own: bool) -> u32 {
    let actions = lasting_actions(state);
    (0..SEATS).filter(|&q| (q == me.index()) == own).map(|q| actions[q]).sum()
}

/// All that one line brings and the other does not, with what each is worth.
fn gains(me: Seat, taste: &Taste, done: &Outcome, other: &Outcome) -> Vec<(Motive, f64)> {
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
        if let Some(was) = other.places.iter().find(|p| p.site == place.site) {
            gains.extend(at_a_base(me, taste, place, was));
        }
    }
    if done.cards > other.cards {
        gains.push((Motive::Cards, taste.mine.of(Term::Hand) * (done.cards - other.cards)));
    }
    let [own, theirs] = [0, 1].map(|side| done.lasting[side] - other.lasting[side]);
    if own > 0.0 {
        gains.push((Motive::Lasting, 2.0 * WORTH_A_WORD * own));
    }
    if theirs < 0.0 {
        gains.push((Motive::Clears, 2.0 * WORTH_A_WORD * -theirs));
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
