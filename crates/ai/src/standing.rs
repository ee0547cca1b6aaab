//! The game in numbers: what stands at each base, and what it is likely to bring whom.

use engine::ids::{CardId, Seat, SiteId};
use engine::state::State;
use engine::zone::Zone;

/// The most players of a game.
pub const SEATS: usize = 4;
/// A number for each seat; those of seats that nobody sits on are 0.
pub type BySeat<T> = [T; SEATS];

/// Power that a player adds in a turn, about: how far a base may be from breaking to be in reach.
pub const REACH: i32 = 5;

/// What stands at one base.
#[derive(Clone, Copy, Debug)]
pub struct Stand {
    /// Where.
    pub site: SiteId,
    /// Everybody's power there.
    pub power: BySeat<i32>,
    /// Everybody's minions there.
    pub minions: BySeat<u32>,
    /// The breakpoint.
    pub breakpoint: i32,
    /// Victory points of winner, runner-up and third place.
    pub vp: [i32; 3],
    /// How many players there are.
    pub seats: usize,
}

impl Stand {
    fn of(state: &State, site: SiteId, base: CardId) -> Stand {
        let seats = state.players.0.len();
        let mut stand = Stand {
            site,
            power: [0; SEATS],
            minions: [0; SEATS],
            breakpoint: state.breakpoint(site),
            vp: state.victory_points(base),
            seats,
        };
        for minion in state.minions_at(site) {
            if let Some(seat) = state.card(minion).controller {
                stand.minions[seat.index()] += 1;
            }
        }
        for seat in state.seats() {
            stand.power[seat.index()] = state.total(seat, site);
        }
        stand
    }

    /// This with so much more (or less) power of a seat.
    #[must_use]
    pub fn with(mut self, seat: Seat, power: i32) -> Stand {
        let of = &mut self.power[seat.index()];
        *of = (*of + power).max(0);
        if power >= 0 {
            let minions = &mut self.minions[seat.index()];
            *minions = (*minions).max(1);
        }
        self
    }

    /// Power missing to the breakpoint; not below zero.
    #[must_use]
    pub fn left(&self) -> i32 {
        (self.breakpoint - self.power.iter().sum::<i32>()).max(0)
    }

    fn competes(&self, seat: usize) -> bool {
        self.minions[seat] > 0 || self.power[seat] > 0
    }

    /// What everybody would be awarded if the base scored as it stands.
    #[must_use]
    pub fn award(&self) -> BySeat<f64> {
        let mut points = [0.0; SEATS];
        for seat in (0..self.seats).filter(|&s| self.competes(s)) {
            let above = |&q: &usize| self.competes(q) && self.power[q] > self.power[seat];
            let rank = (0..self.seats).filter(above).count();
            points[seat] = self.vp.get(rank).map_or(0.0, |&vp| f64::from(vp));
        }
        points
    }

    /// What everybody can expect to be awarded once the base scores: the more power is missing, the less its
    /// present order says, and who is not there yet may still come.
    #[must_use]
    pub fn outlook(&self) -> BySeat<f64> {
        let left = f64::from(self.left());
        if left == 0.0 {
            return self.award();
        }
        let spread = 1.0 + 0.3 * left;
        let coming = (left / 14.0).min(0.7);
        let takes_part = |seat: usize| if self.competes(seat) { 1.0 } else { coming };
        let mut points = [0.0; SEATS];
        for (seat, expected) in points.iter_mut().enumerate().take(self.seats) {
            let mut ahead = 0.0;
            for other in (0..self.seats).filter(|&q| q != seat) {
                let lead = f64::from(self.power[seat] - self.power[other]);
                ahead += takes_part(other) / (1.0 + (lead / spread).exp());
            }
            *expected = takes_part(seat) * self.at_rank(ahead);
        }
        points
    }

    /// The victory points at a rank between the ranks.
    fn at_rank(&self, rank: f64) -> f64 {
        let vp = |i: usize| self.vp.get(i).map_or(0.0, |&v| f64::from(v));
        let (low, part) = (rank.floor(), rank.fract());
        let low = low as usize;
        vp(low) * (1.0 - part) + vp(low + 1) * part
    }
}

/// The whole game in numbers.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The bases from the left.
    pub sites: Vec<Stand>,
    /// How many players there are.
    pub seats: usize,
}

impl Standing {
    /// What stands in a position.
    #[must_use]
    pub fn of(state: &State) -> Standing {
        let sites = state.sites.iter().map(|s| Stand::of(state, s.id, s.base)).collect();
        Standing { sites, seats: state.players.0.len() }
    }

    /// How many minions a player has in play.
    #[must_use]
    pub fn minions(&self, seat: Seat) -> u32 {
        self.sites.iter().map(|s| s.minions[seat.index()]).sum()
    }

    /// The base of this site.
    #[must_use]
    pub fn at(&self, site: SiteId) -> Option<&Stand> {
        self.sites.iter().find(|s| s.site == site)
    }
}

/// The cards that a player can still bring: those in hand, and those buried beside the bases, which come back as surely.
#[must_use]
pub fn reserve(state: &State, seat: Seat) -> usize {
    let buried = state.sites.iter().flat_map(|site| &site.buried);
    let own = buried.filter(|&&card| state.card(card).controller == Some(seat));
    state.players[seat].hand.len() + own.count()
}

/// The actions that stay in play, by who controls them.
#[must_use]
pub fn lasting_actions(state: &State) -> BySeat<u32> {
    let mut count = [0; SEATS];
    for (_, seat) in lasting_cards(state) {
        count[seat.index()] += 1;
    }
    count
}

/// The actions that stay in play, each with who controls it.
pub fn lasting_cards(state: &State) -> impl Iterator<Item = (CardId, Seat)> {
    state.table().filter_map(|card| {
        let of = state.card(card);
        let lasts = !matches!(of.zone, Zone::Base(_)) && state.is_action(card);
        Some(card).zip(of.controller.filter(|_| lasts))
    })
}
