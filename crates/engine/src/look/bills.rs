//! What is to be paid for in a Play Cards phase, and whether there is some way to: a matching of cards and plays.

use crate::look::state::State;
use crate::nouns::ids::{DefId, Seat};
use crate::nouns::order::sort_by_key;
use crate::nouns::play::{Paid, Permission, PlayKind};

/// A card to be paid for, and the plays that could: whatever its name is, if it has none.
#[derive(Clone)]
pub(crate) struct Bill {
    /// The name of the card, if there is one.
    pub(crate) name: Option<DefId>,
    /// The plays that could pay for it.
    pub(crate) plays: Vec<Permission>,
    /// Whether a card is played by it.
    pub(crate) plays_card: bool,
}

impl State {
    /// Some way to pay these bills: for each its play. Plays that must all be of one name are tried with each.
    pub(crate) fn settle(&self, bills: &[Bill]) -> Option<Vec<Permission>> {
        let all = || bills.iter().flat_map(|b| &b.plays);
        let Some(group) = all().find_map(Permission::alike) else { return matching(bills) };
        let uses = |b: &&Bill| b.plays.iter().any(|p| p.alike() == Some(group));
        // As things stand first.
        let mut names: Vec<&Bill> = bills.iter().filter(uses).collect();
        sort_by_key(&mut names, |b| b.plays[0].alike() != Some(group));
        names.into_iter().find_map(|of| self.settle(&self.with_group_named(bills, group, of.name)))
    }

    /// These bills if the plays of a group are for cards of this name.
    fn with_group_named(&self, bills: &[Bill], group: u16, name: Option<DefId>) -> Vec<Bill> {
        let of = |def: Option<DefId>| def.map(|def| self.catalog.def(def).name);
        let mut named = bills.to_vec();
        for bill in &mut named {
            let same = of(bill.name) == of(name);
            bill.plays.retain(|p| same || p.alike() != Some(group));
            for play in bill.plays.iter_mut().filter(|p| p.alike() == Some(group)) {
                play.name = None;
            }
        }
        named
    }

    /// How many of the cards played this turn were no extra cards: as many as the regular plays could have paid for.
    #[must_use]
    pub(crate) fn free_cards(&self, seat: Seat) -> usize {
        let player = &self.players[seat];
        let paid = &player.paid;
        // As a rule each could be paid for by one play alone.
        player.free
            + match paid.iter().all(|p| p.plays.len() == 1) {
                true => paid.iter().filter(|p| p.plays_card && p.by().regular).count(),
                false => self.free_of(&bills(paid)),
            }
    }

    /// Whether one more card that the regular play of this kind would pay for would be no extra card.
    #[must_use]
    pub(crate) fn is_one_free_more(&self, seat: Seat, kind: PlayKind) -> bool {
        let mut bills = bills(&self.players[seat].paid);
        let before = self.free_of(&bills);
        bills.push(Bill { plays_card: true, ..spent(kind) });
        self.free_of(&bills) > before
    }

    /// For how many cards the regular plays could pay, of these bills: at most, in some way to pay them all.
    fn free_of(&self, bills: &[Bill]) -> usize {
        let by_regular = |b: &Bill, kind: PlayKind| {
            b.plays_card && b.plays.iter().any(|p| p.regular && p.what == kind)
        };
        let of = |kind| (0..bills.len()).filter(move |&at| by_regular(&bills[at], kind));
        let can = |regular: &[(usize, PlayKind)]| {
            let mut bills = bills.to_vec();
            for &(at, kind) in regular {
                bills[at].plays.retain(|p| p.regular && p.what == kind);
            }
            self.settle(&bills).is_some()
        };
        let both = || {
            let pairs =
                of(PlayKind::Minion).flat_map(|a| of(PlayKind::Action).map(move |b| (a, b)));
            pairs.filter(|(a, b)| a != b)
        };
        if both().any(|(a, b)| can(&[(a, PlayKind::Minion), (b, PlayKind::Action)])) {
            return 2;
        }
        let one = |kind| of(kind).any(|at| can(&[(at, kind)]));
        usize::from(one(PlayKind::Minion) || one(PlayKind::Action))
    }
}

/// What spending a regular play costs.
pub(crate) fn spent(kind: PlayKind) -> Bill {
    Bill { name: None, plays: vec![Permission::regular(kind)], plays_card: false }
}

/// What was played in this phase, as it is to be paid for.
pub(crate) fn bills(paid: &[Paid]) -> Vec<Bill> {
    paid.iter().map(bill).collect()
}

/// One of these.
pub(crate) fn bill(paid: &Paid) -> Bill {
    Bill { name: Some(paid.name), plays: paid.plays.clone(), plays_card: paid.plays_card }
}

/// Some way to pay each bill by a play of its own: the first that is free, else one that another bill can give up.
fn matching(bills: &[Bill]) -> Option<Vec<Permission>> {
    let mut by: Vec<Option<Permission>> = vec![None; bills.len()];
    for at in 0..bills.len() {
        if !find_play(bills, &mut by, at, &mut Vec::new()) {
            return None;
        }
    }
    by.into_iter().collect()
}

fn find_play(
    bills: &[Bill],
    by: &mut [Option<Permission>],
    at: usize,
    tried: &mut Vec<Permission>,
) -> bool {
    for play in &bills[at].plays {
        if tried.iter().any(|t| t.is(play)) {
            continue;
        }
        tried.push(*play);
        let holder = by.iter().position(|b| b.is_some_and(|b| b.is(play)));
        if holder.is_none_or(|holder| find_play(bills, by, holder, tried)) {
            by[at] = Some(*play);
            return true;
        }
    }
    false
}
