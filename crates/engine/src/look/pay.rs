//! Which play pays for a card. A card is played legally if there is some way to pay for all cards of this Play Cards
//! phase, each by a play that fitted it when it was played: a matching of cards and plays. What pays for a card is
//! therefore settled only as things stand, and anew whenever a later card needs it.

use crate::look::bills::{Bill, bill, bills, spent};
use crate::look::offers::{Plays, Substitute};
use crate::look::state::State;
use crate::nouns::event::Event;
use crate::nouns::ids::{CardId, DefId, Seat};
use crate::nouns::order::sort_by_key;
use crate::nouns::play::{Paid, Permission, PlayAt, PlayKind, Raising, Spot};
use crate::nouns::snapshot::Snapshot;
use crate::nouns::zone::Zone;
use crate::print::ability::Limit;
use std::cmp::Reverse;

impl State {
    /// The plays by which a player could play one more card in the Play Cards phase: those that are open, and those that
    /// cards played before could give back, since something else could have paid for them.
    #[must_use]
    pub(crate) fn possible_plays(&self, seat: Seat) -> Vec<Permission> {
        let plays = self.plays_of(seat);
        let paid = &self.players[seat].paid;
        if paid.iter().all(|p| p.plays.len() == 1) {
            return plays.open;
        }
        let held = self.held_plays(seat, &plays.offers);
        let (mut possible, alike): (Vec<Permission>, _) =
            plays.open.into_iter().partition(|p| p.alike().is_none());
        let plain = alike.is_empty() && !paid.iter().any(Paid::is_of_one_name);
        for play in alike.into_iter().chain(held) {
            if possible.iter().any(|p| p.covers(&play)) {
                continue;
            }
            let given_back = match plain {
                true => can_be_given_back(paid, &play, &mut 0),
                false => self.could_also(seat, None, play),
            };
            if given_back {
                possible.push(play);
            } else if let Some(group) = play.alike() {
                // Some of those that must be alike are needed for a card: then the others are for its name.
                let in_group = |p: &&Paid| p.plays.iter().any(|p| p.alike() == Some(group));
                let names = paid.iter().filter(in_group).map(|p| p.name);
                let could = names.filter(|&name| self.could_also(seat, Some(name), play));
                possible.extend(could.map(|name| play.named(name)));
            }
        }
        possible
    }

    /// Whether this very play could pay for one more card, of this name or of any.
    fn could_also(&self, seat: Seat, name: Option<DefId>, play: Permission) -> bool {
        let mut bills = bills(&self.players[seat].paid);
        bills.push(Bill { name, plays: vec![play], plays_card: true });
        self.settle(&bills).is_some()
    }

    /// Pays for a card that is played at a spot. The play of an ability that let it be played in place of another, if one did.
    pub(crate) fn pay(&mut self, seat: Seat, card: CardId, spot: Spot) -> Option<Permission> {
        let mut plays = self.plays_to_pay_with(seat);
        let mut substitutes = self.substitutes(seat, &plays);
        substitutes.retain(|s| self.pays_for(&s.play, seat, card, spot));
        let (once, free): (Vec<_>, Vec<_>) =
            substitutes.into_iter().partition(|s| self.is_once(&s.play));
        plays.retain(|p| self.pays_for(p, seat, card, spot));
        // To take the place of another may be free of cost; then whose place it was may change like what paid.
        let instead = |s: &&Substitute| !plays.iter().any(|p| p.is(&s.pays));
        let instead: Vec<Substitute> = free.iter().filter(instead).copied().collect();
        plays.extend(free.iter().map(|s| s.pays));
        if let Some(by) = self.pay_by(seat, card, plays) {
            return instead.iter().find(|s| s.pays.is(&by)).map(|s| s.play);
        }
        // What can be used once is used for this card: only the play whose place it took may change.
        once.iter().find_map(|s| {
            let through = once.iter().filter(|o| o.play.source == s.play.source);
            self.pay_by(seat, card, through.map(|o| o.pays).collect())?;
            self.use_source(&s.play);
            Some(s.play)
        })
    }

    /// The plays that a player could pay with, those first that pay first.
    fn plays_to_pay_with(&self, seat: Seat) -> Vec<Permission> {
        let Plays { open: mut plays, offers } = self.plays_of(seat);
        sort_by_key(&mut plays, |p| Reverse(p.pays_first()));
        plays.extend(self.held_plays(seat, &offers));
        plays
    }

    /// Pays for a card that comes from elsewhere by one of the plays of the hand that are meant, if one can.
    pub(crate) fn pay_from_elsewhere(
        &mut self,
        seat: Seat,
        card: CardId,
        meant: impl Fn(&State, &Permission) -> bool,
    ) {
        let mut plays = self.plays_to_pay_with(seat);
        plays.retain(|p| meant(self, p));
        self.pay_by(seat, card, plays);
    }

    /// "If this was not your regular play from your hand ...": whether the play of a card, the last one this turn, was not. One
    /// that another play could have paid for was that play, and stays so.
    pub(crate) fn was_not_regular(&mut self, seat: Seat, card: CardId) -> bool {
        let is_of_it = |e: &&Event| e.play().is_some_and(|play| play.card.card.card == card);
        let Some(last) = self.history.iter().rfind(is_of_it) else { return true };
        let by_you = last.play().is_some_and(|p| (p.by, p.from) == (Some(seat), Zone::Hand(seat)));
        let paid_for = |paid: &Paid| {
            let mut since = self.history.iter().filter(|e| e.seq >= paid.since);
            paid.card == card && since.find(is_of_it).is_some_and(|e| e.seq == last.seq)
        };
        let Some(at) = self.players[seat].paid.iter().position(paid_for).filter(|_| by_you) else {
            return true;
        };
        self.paid_by_one_that(seat, at, |p| !p.regular)
    }

    /// One of the bills can be paid only by a play like this from now on, if all others can still be paid then; whether they can.
    fn paid_by_one_that(
        &mut self,
        seat: Seat,
        at: usize,
        fits: impl Fn(&Permission) -> bool,
    ) -> bool {
        let mut bills = bills(&self.players[seat].paid);
        bills[at].plays.retain(&fits);
        let Some(by) = self.settle(&bills) else { return false };
        // What has paid until now is open again, unless it is one of those that pay then.
        let player = &mut self.players[seat];
        let granted = |paid: &Paid| paid.by().source.is_none().then_some(*paid.by());
        player.plays.extend(player.paid.iter().filter_map(granted));
        player.paid[at].plays.retain(fits);
        player.pay_by(&by);
        true
    }

    fn pays_for(&self, play: &Permission, seat: Seat, card: CardId, spot: Spot) -> bool {
        self.lies_where(play, seat, card) && self.fits(play, seat, card, spot)
    }

    /// Pays for a card that is played by one of these plays, which all fit it: by which, as things stand; none if there is no way
    /// to.
    fn pay_by(&mut self, seat: Seat, card: CardId, plays: Vec<Permission>) -> Option<Permission> {
        let name = self.card(card).def;
        self.pay_bill(seat, Paid { card, since: self.seq, name, plays, plays_card: true })
    }

    /// Pays by one of these plays for what a card does instead.
    pub(crate) fn pay_instead(&mut self, seat: Seat, card: CardId, plays: Vec<Permission>) {
        let name = self.card(card).def;
        self.pay_bill(seat, Paid { card, since: self.seq, name, plays, plays_card: false });
    }

    fn pay_bill(&mut self, seat: Seat, new: Paid) -> Option<Permission> {
        let player = &self.players[seat];
        let is_left = |play: &Permission| !player.paid.iter().any(|p| p.by().is(play));
        let simple = !player.paid.iter().chain([&new]).any(Paid::is_of_one_name)
            && new.plays.first().is_some_and(is_left);
        let by = match simple {
            true => None,
            false => {
                let mut bills = bills(&player.paid);
                bills.push(bill(&new));
                Some(self.settle(&bills)?)
            }
        };
        let player = &mut self.players[seat];
        player.paid.push(new);
        player.pay_by(&by.unwrap_or_default());
        player.paid.last().map(|paid| *paid.by())
    }

    /// Whether a player could spend these regular plays of the turn on something else.
    pub(crate) fn can_spend(&self, seat: Seat, kinds: &[PlayKind]) -> bool {
        let mut bills = bills(&self.players[seat].paid);
        bills.extend(kinds.iter().map(|&kind| spent(kind)));
        self.plays_now(seat) && self.settle(&bills).is_some()
    }

    /// Spends the regular play of a kind on a card that is none of that kind.
    pub(crate) fn spend(&mut self, seat: Seat, kind: PlayKind, card: CardId) {
        self.pay_instead(seat, card, vec![Permission::regular(kind)]);
    }

    /// The plays of a kind that a player could use for anything of it: the regular one, and extra ones without limits.
    fn plain_plays(&self, seat: Seat, kind: PlayKind) -> Vec<Permission> {
        let Plays { open: mut plays, offers } = self.plays_of(seat);
        plays.extend(self.held_plays(seat, &offers));
        plays.retain(|p| p.covers(&Permission::extra(kind)));
        plays
    }

    /// Whether a player could use a play of this kind for something else.
    pub(crate) fn can_use_play(&self, seat: Seat, kind: PlayKind) -> bool {
        let mut bills = bills(&self.players[seat].paid);
        bills.push(Bill { plays: self.plain_plays(seat, kind), ..spent(kind) });
        self.plays_now(seat) && self.settle(&bills).is_some()
    }

    /// Uses a play of a kind for something that a card does.
    pub(crate) fn use_play(&mut self, seat: Seat, kind: PlayKind, card: CardId) {
        let plays = self.plain_plays(seat, kind);
        self.pay_instead(seat, card, plays);
    }

    /// Whose power the card that was paid for last must directly increase: no other play could have paid for it.
    #[must_use]
    pub fn must_raise(&self, seat: Seat) -> Option<Raising> {
        let paid = &self.players[seat].paid;
        let last = paid.last()?;
        let raising = last.plays.iter().find_map(|p| p.raising)?;
        let mut bills = bills(paid);
        bills.last_mut()?.plays.retain(|p| p.raising.is_none());
        self.settle(&bills).is_none().then_some(raising)
    }

    /// The action that was paid for last has been played: plays that demand that it directly increase somebody's power did not
    /// pay for it if it did not.
    pub(crate) fn settle_raising(&mut self, seat: Seat) {
        let paid = &self.players[seat].paid;
        let Some(last) = paid.last() else { return };
        let raising = last.plays.iter().filter_map(|p| p.raising);
        let has_raised = |r: &Raising| self.has_raised(last.card, last.since, *r, seat);
        let not: Vec<Raising> = raising.filter(|r| !has_raised(r)).collect();
        if !not.is_empty() {
            let at = paid.len() - 1;
            self.paid_by_one_that(seat, at, |p| p.raising.is_none_or(|r| !not.contains(&r)));
        }
    }

    /// Whether the play of a card, since that event, has directly increased the power of such a minion, or affected it.
    pub(crate) fn has_raised(
        &self,
        card: CardId,
        since: u32,
        raising: Raising,
        seat: Seat,
    ) -> bool {
        let of_play = |e: &&Event| {
            e.seq >= since && e.cause.play && e.cause.card.is_some_and(|c| c.card == card)
        };
        let meant = |minion: &Snapshot| match raising {
            Raising::Yours => minion.controller == Some(seat),
            Raising::This(this) | Raising::Affecting(this) => minion.card == this,
        };
        let mut of_play = self.history.iter().filter(of_play);
        match raising {
            Raising::Affecting(_) => of_play.any(|e| e.directly_affected().any(meant)),
            Raising::Yours | Raising::This(_) => of_play.flat_map(Event::raised).any(meant),
        }
    }

    /// Uses up what limits the card that offered a play in place of another.
    pub(crate) fn use_source(&mut self, play: &Permission) {
        if let Some(id) = play.source
            && self.is_once(play)
        {
            self.used.push(id);
        }
    }

    pub(crate) fn is_once(&self, play: &Permission) -> bool {
        let ability = play.source.and_then(|id| self.catalog.def(id.def).ability(id.index));
        ability.is_some_and(|a| a.limit == Limit::OncePerTurn)
    }

    /// Begins a player's Play Cards phase with fresh plays.
    pub(crate) fn begin_plays(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        player.plays.clear();
        player.plays.extend([PlayKind::Minion, PlayKind::Action].map(Permission::regular));
        player.paid.clear();
    }

    /// Ends it: what is left is lost.
    pub(crate) fn end_plays(&mut self, seat: Seat) {
        let free = self.free_cards(seat);
        let player = &mut self.players[seat];
        player.free = free;
        player.plays.clear();
        player.paid.clear();
    }

    /// Grants a player an extra play for this Play Cards phase. "Here" is the base that is there now, not one that comes
    /// in exchange.
    pub(crate) fn grant(&mut self, seat: Seat, play: Permission) {
        let number = self.next_play_number(seat);
        let at = match play.at {
            PlayAt::Site(site) => {
                self.site(site).map_or(play.at, |s| PlayAt::Base(self.at(s.base)))
            }
            PlayAt::Anywhere
            | PlayAt::Base(_)
            | PlayAt::WhereYouHaveNone
            | PlayAt::WhereYouHave
            | PlayAt::ABase
            | PlayAt::OnMinion
            | PlayAt::OnMinionAt(_)
            | PlayAt::OnAnothers
            | PlayAt::OnBare
            | PlayAt::On(_) => play.at,
        };
        self.players[seat].plays.push(Permission { number, at, ..play });
    }

    /// The number of the next play that is granted.
    pub(crate) fn next_play_number(&self, seat: Seat) -> u16 {
        let player = &self.players[seat];
        let known = player.plays.iter().chain(player.paid.iter().map(Paid::by));
        known.map(|p| p.number + 1).max().unwrap_or(1)
    }
}

/// Whether the card that a play pays for could be paid for by another, which may have to be given back first. What was
/// tried is a set of bits: beyond 64 cards in one phase nothing is given back.
fn can_be_given_back(paid: &[Paid], play: &Permission, tried: &mut u64) -> bool {
    let Some(at) = paid.iter().position(|p| p.by().is(play)) else { return true };
    let bit = 1_u64.checked_shl(at as u32).unwrap_or(0);
    if bit == 0 || *tried & bit != 0 {
        return false;
    }
    *tried |= bit;
    paid[at].plays[1..].iter().any(|other| can_be_given_back(paid, other, tried))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nouns::ids::SiteId;
    use crate::nouns::play::PlayName;
    use crate::nouns::time::Phase;
    use crate::nouns::zone::Home;
    use crate::run::zones::End;
    use crate::testing::catalog;

    const YOU: Seat = Seat(0);

    /// A Play Cards phase with fresh plays, two bases, and these cards in hand.
    fn table<const N: usize>(hand: [&str; N]) -> (State, [SiteId; 2], [CardId; N]) {
        let mut state = State::empty(catalog(), 2, 1);
        let def = |name| catalog().ids().find(|&d| catalog().def(d).name == name);
        let sites = ["One", "Two"].map(|name| {
            let base = state.add_card(def(name).expect("it is printed"), Home::Bases);
            state.add_site(base)
        });
        let hand = hand.map(|name| {
            let card = state.add_card(def(name).expect("it is printed"), Home::Player(YOU));
            state.put(card, Zone::Hand(YOU), End::Top);
            card
        });
        state.refresh_kinds();
        state.phase = Phase::PlayCards;
        state.begin_plays(YOU);
        (state, sites, hand)
    }

    fn play(state: &mut State, card: CardId, site: SiteId) {
        assert!(state.free_spots(YOU, card).contains(&Spot::Site(site)), "it may be played there");
        assert_eq!(state.pay(YOU, card, Spot::Site(site)), None);
        state.put(card, Zone::Site(site), End::Top);
        state.give(card, YOU);
    }

    #[test]
    fn what_paid_for_a_card_is_settled_anew_when_a_later_card_needs_it() {
        let (mut state, [one, two], [first, small, big]) = table(["Big", "Small", "Big"]);
        play(&mut state, first, two);
        state.grant(YOU, Permission::minion().power_at_most(2));
        state.grant(YOU, Permission::minion().at(one));
        // The play at that base pays for it as things stand ...
        play(&mut state, small, one);
        let left: Vec<_> = state.open_plays(YOU).iter().map(|p| p.most).collect();
        assert_eq!(left, [None, Some(2)], "the regular action, and a small minion");
        // ... but is given back to the big one.
        assert_eq!(state.free_spots(YOU, big), [Spot::Site(one)]);
        play(&mut state, big, one);
        assert_eq!(state.players[YOU].paid[1].by().most, Some(2));
        assert!(state.open_plays(YOU).iter().all(|p| p.what == PlayKind::Action));
    }

    #[test]
    fn a_play_that_is_granted_later_pays_for_no_card_before_it() {
        let (mut state, [one, _], [small, big]) = table(["Small", "Big"]);
        play(&mut state, small, one);
        state.grant(YOU, Permission::minion().power_at_most(2));
        assert!(state.free_spots(YOU, big).is_empty(), "the regular play was the small one's");
    }

    #[test]
    fn the_name_of_plays_for_one_name_is_settled_as_late_as_possible() {
        let (mut state, [one, _], [big, small, other, last]) =
            table(["Big", "Small", "Small", "Big"]);
        let alike = Permission { name: Some(PlayName::Alike(1)), ..Permission::minion() };
        state.grant(YOU, alike);
        state.grant(YOU, alike);
        play(&mut state, big, one);
        play(&mut state, small, one);
        // The big one was the regular minion, so these are for small ones.
        assert!(!state.free_spots(YOU, other).is_empty());
        assert!(!state.free_spots(YOU, last).is_empty(), "or the small one was");
        play(&mut state, other, one);
        assert!(state.free_spots(YOU, last).is_empty());
    }

    /// Whether it takes the place of an action, too, is settled as late as possible.
    #[test]
    fn a_minion_may_stand_for_an_action() {
        let (mut state, [one, _], [understudy, big, deed]) = table(["Understudy", "Big", "Deed"]);
        play(&mut state, understudy, one);
        assert!(state.open_plays(YOU).iter().all(|p| p.what == PlayKind::Action));
        play(&mut state, big, one);
        assert_eq!(state.players[YOU].paid[0].by().what, PlayKind::Action);
        assert!(state.open_plays(YOU).is_empty() && state.free_spots(YOU, deed).is_empty());
    }

    #[test]
    fn a_minion_that_stands_for_an_action_is_used_for_it() {
        let (mut state, [one, _], [big, understudy]) = table(["Big", "Understudy"]);
        play(&mut state, big, one);
        let spot = Spot::Site(one);
        assert!(state.free_spots(YOU, understudy).contains(&spot));
        let source = state.pay(YOU, understudy, spot).and_then(|play| play.source);
        let used = source.map(|id| id.host.card);
        assert_eq!(used, Some(understudy));
        assert!(state.open_plays(YOU).is_empty());
    }

    /// What lies on the minion, and what says that it affects such minions: nothing else, and nowhere else.
    #[test]
    fn a_play_for_what_affects_a_minion_is_for_nothing_else() {
        let (mut state, [one, _], [gain, deed, hat, shove]) =
            table(["Gain", "Deed", "Hat", "Shove"]);
        let [small, big] =
            ["Small", "Big"].map(|m| crate::testing::lay(&mut state, m, YOU, Zone::Site(one)));
        state.pay(YOU, gain, Spot::None);
        state.put(gain, Zone::Discard(Home::Player(YOU)), End::Top);
        assert!(state.free_spots(YOU, hat).is_empty());
        for (minion, shoves) in [(small, true), (big, false)] {
            let mut state = state.clone();
            state.grant(YOU, Permission::action().affecting(state.at(minion)));
            assert!(state.free_spots(YOU, deed).is_empty());
            assert_eq!(state.free_spots(YOU, hat), [Spot::On(minion)]);
            assert_eq!(!state.free_spots(YOU, shove).is_empty(), shoves);
        }
    }

    /// A play for a card that goes onto a minion of another player is for no other minion, and for no other card.
    #[test]
    fn a_play_onto_anothers_minion_is_for_nothing_else() {
        let (mut state, [one, _], [gain, deed, hat]) = table(["Gain", "Deed", "Hat"]);
        crate::testing::lay(&mut state, "Small", YOU, Zone::Site(one));
        let theirs = crate::testing::lay(&mut state, "Small", Seat(1), Zone::Site(one));
        state.pay(YOU, gain, Spot::None);
        state.grant(YOU, Permission::action().on_anothers_minion());
        assert!(state.free_spots(YOU, deed).is_empty());
        assert_eq!(state.free_spots(YOU, hat), [Spot::On(theirs)]);
    }

    /// A play for an action on a minion that has none on it is for no other minion.
    #[test]
    fn a_play_onto_a_bare_minion_is_for_no_other() {
        let (mut state, [one, _], [gain, hat, _]) = table(["Gain", "Hat", "Deed"]);
        let dressed = crate::testing::lay(&mut state, "Small", YOU, Zone::Site(one));
        let bare = crate::testing::lay(&mut state, "Small", Seat(1), Zone::Site(one));
        crate::testing::lay(&mut state, "Hat", Seat(1), Zone::On(dressed));
        state.pay(YOU, gain, Spot::None);
        state.grant(YOU, Permission::action().on_a_bare_minion());
        assert_eq!(state.free_spots(YOU, hat), [Spot::On(bare)]);
    }

    #[test]
    fn what_forbids_extra_plays_leaves_the_regular_one() {
        let (mut state, [one, _], [small, big]) = table(["Small", "Big"]);
        state.grant(YOU, Permission::minion());
        crate::testing::lay(&mut state, "Curfew", Seat(1), Zone::Site(one));
        play(&mut state, small, one);
        assert!(state.players[YOU].paid[0].by().regular);
        assert!(state.free_spots(YOU, big).is_empty());
    }
}
