//! Why an answer is given: what it changes most, by the measure the opponent judges positions with.

use super::eval::{Taste, Term};
use super::greedy::First;
use super::quick::Quick;
use super::standing::{BySeat, SEATS, Standing, lasting_actions, reserve};
use super::worlds::Worlds;
use engine::ids::{Seat, SiteId};
use engine::question::Pick;
use engine::state::State;

/// What an answer is given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    /// It wins the game.
    Wins,
    /// The seat gains this many victory points at once.
    Points(i32),
    /// The base at this site breaks, which pays off.
    Breaks(SiteId),
    /// The seat stands better at this site.
    Builds(SiteId),
    /// This rival stands worse at this site.
    Hinders(Seat, SiteId),
    /// More cards in hand.
    Cards,
    /// An action in play that stays there, or one of a rival's that does not.
    Lasting,
    /// Nothing on the table changes for the better now, and something is kept for later.
    Waits,
    /// Nothing on the table changes for the better now by what is done: it could not be put to better use.
    Spends,
}

/// Changes below this are not worth a word.
const WORTH_A_WORD: f64 = 0.02;

/// What an answer to the open question is given for, in the world of this seed.
#[must_use]
pub fn motive(worlds: &Worlds, picks: &[Pick], taste: &Taste, seed: u64) -> Motive {
    let me = worlds.seat();
    let before = worlds.position(seed);
    let mut quick = Quick::new(seed, *taste, 0.0);
    let mut first = First { picks: Some(picks.to_vec()), then: &mut quick };
    let after = worlds.imagine(seed, &mut first, |_| false);
    if after.winners.contains(&me) {
        return Motive::Wins;
    }
    let gained = after.players[me].vp - before.players[me].vp;
    if gained > 0 {
        return Motive::Points(gained);
    }
    let changes = changes(&before, &after, me, taste);
    let most = changes.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
    let none = if picks.is_empty() { Motive::Waits } else { Motive::Spends };
    most.filter(|&(_, worth)| worth > WORTH_A_WORD).map_or(none, |(motive, _)| motive)
}

/// What changed for a seat, and what each change is worth to it.
fn changes(before: &State, after: &State, me: Seat, taste: &Taste) -> Vec<(Motive, f64)> {
    let mut changes = Vec::new();
    let (old, new) = (Standing::of(before), Standing::of(after));
    for stand in &new.sites {
        let Some(was) = old.at(stand.site) else { continue };
        let (worth, before) = (taste.worth(stand, me), taste.worth(was, me));
        let change = |seat: Seat| worth[seat.index()] - before[seat.index()];
        let breaks = stand.left() == 0 && was.left() > 0;
        let mine = if breaks { Motive::Breaks(stand.site) } else { Motive::Builds(stand.site) };
        changes.push((mine, change(me)));
        // Who has nothing there has nothing to lose.
        let there = |s: Seat| was.power[s.index()] > 0 || was.minions[s.index()] > 0;
        let rivals = after.seats().filter(|&seat| seat != me && there(seat));
        changes.extend(rivals.map(|seat| (Motive::Hinders(seat, stand.site), -change(seat))));
    }
    let cards = reserve(after, me) as f64 - reserve(before, me) as f64;
    changes.push((Motive::Cards, taste.mine.of(Term::Hand) * cards));
    let ahead = |actions: BySeat<u32>| {
        (0..SEATS)
            .map(|q| f64::from(actions[q]) * if q == me.index() { 1.0 } else { -1.0 })
            .sum::<f64>()
    };
    let lasting = ahead(lasting_actions(after)) - ahead(lasting_actions(before));
    changes.push((Motive::Lasting, 2.0 * WORTH_A_WORD * lasting));
    changes
}
