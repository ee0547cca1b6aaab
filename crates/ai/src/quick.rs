//! The quick policy: judges each option by what stands on the table, without playing it out. It plays for all
//! seats when a stronger policy looks ahead, and says what that one tries first.

use super::eval::Taste;
use super::standing::{Stand, Standing};
use engine::ids::{CardId, Seat, SiteId};
use engine::order::sort_by;
use engine::question::{Ask, Pick, Why};
use engine::state::State;
use engine::tape::Decider;
use engine::zone::{Home, Zone};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::cell::OnceCell;

/// What it is worth to play an action, or to use an ability, of which nothing more is known.
const DO_SOMETHING: f64 = 0.15;
/// How much sooner an action is played than a minion: what it draws, clears away or allows is known then.
const ACTIONS_FIRST: f64 = 0.3;
/// What it is worth to do what a card offers.
const YES: f64 = 0.1;
/// What a point of power of a card is worth wherever it lies.
const EACH_POWER: f64 = 0.03;

/// A player who judges by what stands on the table.
pub struct Quick {
    rng: Pcg64Mcg,
    taste: Taste,
    /// How far its judgement strays, in the unit of the weights.
    noise: f64,
}

impl Quick {
    /// The player of this seed, who judges by these taste, straying so far.
    #[must_use]
    pub fn new(seed: u64, taste: Taste, noise: f64) -> Quick {
        Quick { rng: Pcg64Mcg::seed_from_u64(seed), taste, noise }
    }

    /// Something between the ends of its noise.
    fn stray(&mut self) -> f64 {
        let mut part = || f64::from(self.rng.random_range(0..1024_u32)) / 512.0 - 1.0;
        let sum = part() + part();
        sum * self.noise
    }
}

impl Decider for Quick {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        let mut scores = scores(state, ask, &self.taste);
        for score in &mut scores {
            *score += self.stray();
        }
        best_picks(ask, &scores)
    }
}

/// The answer that takes the options with the best scores: all that are worth something, within the limits.
#[must_use]
pub fn best_picks(ask: &Ask, scores: &[f64]) -> Vec<Pick> {
    let mut order: Vec<usize> = (0..ask.options.len()).collect();
    sort_by(&mut order, |&a, &b| scores[a] > scores[b]);
    let good = order.iter().filter(|&&i| scores[i] > 0.0).count();
    let count = good.clamp(usize::from(ask.min), usize::from(ask.max));
    order.into_iter().take(count).map(|i| ask.options[i]).collect()
}

/// What each option of a question is worth to who decides, compared with leaving it; in the unit of the weights.
#[must_use]
pub fn scores(state: &State, ask: &Ask, taste: &Taste) -> Vec<f64> {
    let judge = Judge { state, ask, taste, standing: OnceCell::new() };
    ask.options.iter().map(|&pick| judge.score(pick)).collect()
}

struct Judge<'a> {
    state: &'a State,
    ask: &'a Ask,
    taste: &'a Taste,
    /// What stands on the table; only found where an option is judged by it.
    standing: OnceCell<Standing>,
}

impl Judge<'_> {
    fn standing(&self) -> &Standing {
        self.standing.get_or_init(|| Standing::of(self.state))
    }

    fn me(&self) -> Seat {
        self.ask.who
    }

    fn score(&self, pick: Pick) -> f64 {
        match pick {
            Pick::Play(card) => self.play(card),
            Pick::Use(card, ..) => self.using(card),
            Pick::Site(site) => self.site(site),
            Pick::Card(card) => self.card(card),
            Pick::Player(seat) => {
                if seat == self.me() {
                    -0.1
                } else {
                    0.1
                }
            }
            Pick::Mode(n) => YES - 0.01 * f64::from(n),
            Pick::Number(n) => 0.01 * f64::from(n),
            Pick::Yes => YES,
            Pick::FaceDown(_) | Pick::Faction(_) | Pick::Name(_) => YES,
        }
    }

    fn edge(&self, stand: &Stand) -> f64 {
        self.taste.edge(stand, self.me())
    }

    /// What it is worth to me if a seat has so much more power at a site.
    fn gain(&self, site: SiteId, seat: Seat, power: i32) -> f64 {
        let Some(stand) = self.standing().at(site) else { return 0.0 };
        self.edge(&stand.with(seat, power)) - self.edge(stand)
    }

    fn best_site(&self, worth: impl Fn(SiteId) -> f64) -> f64 {
        self.standing().sites.iter().map(|s| worth(s.site)).fold(f64::MIN, f64::max)
    }

    fn play(&self, card: CardId) -> f64 {
        if !self.state.is_minion(card) {
            let first = if self.ask.why == Why::PlayCards { ACTIONS_FIRST } else { 0.0 };
            return DO_SOMETHING + first;
        }
        let power = self.state.printed_power(card);
        let gain = match self.state.scoring_site() {
            Some(site) => self.gain(site, self.me(), power),
            None => self.best_site(|site| self.gain(site, self.me(), power)),
        };
        gain + 0.05
    }

    fn using(&self, card: CardId) -> f64 {
        let in_hand = matches!(self.state.card(card).zone, Zone::Hand(_));
        if in_hand && self.state.is_minion(card) { self.play(card) } else { DO_SOMETHING }
    }

    fn site(&self, site: SiteId) -> f64 {
        match self.ask.why {
            Why::PlayWhere(card) | Why::MoveTo(card) if self.state.is_minion(card) => {
                let seat = self.state.card(card).controller.unwrap_or(self.me());
                self.gain(site, seat, self.state.power(card))
            }
            Why::ScoreFirst => self.standing().at(site).map_or(0.0, |s| self.edge(s)),
            _ => 0.01,
        }
    }

    fn card(&self, card: CardId) -> f64 {
        let state = self.state;
        match state.card(card).zone {
            Zone::Site(site) if state.is_minion_in_play(card) => self.minion(card, site),
            Zone::Site(_) | Zone::On(_) => self.in_play(card),
            Zone::Base(_) => 0.01,
            _ => self.elsewhere(card),
        }
    }

    /// A minion in play.
    fn minion(&self, card: CardId, site: SiteId) -> f64 {
        let Some(seat) = self.state.card(card).controller else { return 0.0 };
        let power = self.state.power(card);
        let side = if seat == self.me() { 1.0 } else { -1.0 };
        let keep = side * EACH_POWER * f64::from(power + 1);
        let without = self.gain(site, seat, -power);
        match self.ask.why {
            Why::Destroy | Why::Discard | Why::ShuffleIn | Why::CountersFrom => without - keep,
            Why::Return | Why::Place => without - 0.5 * keep,
            Why::Move => {
                without
                    + self.best_site(|s| if s == site { 0.0 } else { self.gain(s, seat, power) })
            }
            Why::Choose | Why::CountersTo | Why::PlayWhere(_) => {
                self.gain(site, seat, 2) + 0.02 * side
            }
            Why::Save => keep,
            _ => YES + 0.1 * side,
        }
    }

    /// An action in play.
    fn in_play(&self, card: CardId) -> f64 {
        let mine = self.state.card(card).controller == Some(self.me());
        let side = if mine { 1.0 } else { -1.0 };
        let rid = matches!(self.ask.why, Why::Destroy | Why::Return | Why::Discard | Why::Place);
        if rid { -DO_SOMETHING * side } else { YES }
    }

    /// A card in a hand, a deck or a discard pile.
    fn elsewhere(&self, card: CardId) -> f64 {
        let mine = self.state.card(card).home == Home::Player(self.me());
        let worth = worth(self.state, card);
        let worth = if mine { worth } else { -worth };
        match self.ask.why {
            Why::Discard | Why::DiscardDown | Why::Place | Why::ShuffleIn if mine => -worth,
            Why::Discard => worth.abs(),
            _ => worth,
        }
    }
}

/// What a card is worth to its owner where it is not in play.
fn worth(state: &State, card: CardId) -> f64 {
    if state.is_minion(card) {
        0.06 + EACH_POWER * f64::from(state.printed_power(card))
    } else {
        DO_SOMETHING
    }
}
