//! What holds all the time: the continuous abilities in play, and what they allow and forbid.

use crate::claims::Claim;
use crate::held::{self, Asked};
use crate::seen::{Key, Seen};
use smashup::engine::ability::Works;
use smashup::engine::act::Act;
use smashup::engine::eye::Eye;
use smashup::engine::host::Host;
use smashup::engine::ids::{AbilityId, CardId, Ref, Seat};
use smashup::engine::kinds::{Bound, CardNumber, CardRule, Moment};
use smashup::engine::numbers::Part;
use smashup::engine::question::{Ask, Pick, Reason};
use smashup::engine::snapshot::Snapshot;
use smashup::engine::state::State;
use smashup::engine::zone::{Home, Zone};

impl Seen {
    /// The continuous abilities that offer or forbid something now, in play and where cards wait, and those used up this turn.
    pub fn standing(&mut self, state: &State, ask: &Ask) {
        let paid = state.players.0.iter().flat_map(|p| &p.paid).filter_map(|p| p.by().source);
        for id in state.used.iter().copied().chain(paid) {
            let key = (id.def, id.index);
            let granted =
                self.ability(key).is_some_and(|a| matches!(a.act, Act::Run(Moment::EachTurn, ..)));
            self.declinable(key, |_| !granted);
        }
        let minions = state.table().filter(|&c| state.is_minion_in_play(c));
        for (part, n) in minions.flat_map(|m| state.power_explained(m).parts).collect::<Vec<_>>() {
            if let Part::Card(card) = part {
                self.power(state, card, n);
            }
        }
        let player = &state.players[ask.who];
        state.table().for_each(|card| self.holds(state, card, Works::PLAY, ask.who));
        player.hand.iter().for_each(|&card| self.holds(state, card, Works::HAND, ask.who));
        let discard = state.discard(Home::Player(ask.who));
        discard.iter().for_each(|&card| self.holds(state, card, Works::DISCARD, ask.who));
        for (host, ability) in state.standing_apart() {
            self.works(state, ability.act, &Eye { state, host }, ask.who);
        }
        self.used_again(state, ask);
    }

    /// The continuous abilities of a card that work where it lies.
    fn holds(&mut self, state: &State, card: CardId, zone: Works, asked: Seat) {
        for (index, ability) in state.def(card).abilities() {
            let (def, act) = (state.card(card).def, ability.act);
            // What limits the play of a card does so where it is played from.
            let works = match act {
                Act::Bound(Bound::OnlyIf, _) => zone == Works::HAND,
                _ => zone.meets(ability.from),
            };
            if works {
                let id = AbilityId { host: state.at(card), def, index, by: None };
                self.works(state, act, &eye(state, id), asked);
            }
        }
    }

    fn works(&mut self, state: &State, act: Act, eye: &Eye, asked: Seat) {
        let key = (eye.host.id.def, eye.host.id.index);
        let wrong = match act {
            Act::Offer(_, may, what) => {
                let Some(ability) = self.abilities.get_mut(&key).filter(|_| may(eye)) else {
                    return;
                };
                held::offer(ability, &what(eye), eye.host.site)
            }
            Act::Bound(Bound::Forbidden, _) => {
                let kept_back = kept_back(state, eye, asked);
                let seen = !kept_back.is_empty();
                let Some(ability) = seen.then(|| self.ability(key)).flatten() else { return };
                held::forbidden(ability, &kept_back)
            }
            Act::CardNumber(CardNumber::Printed, counts_as) => {
                let minions = state.table().filter(|&c| state.is_minion_in_play(c));
                let number = minions.map(|m| counts_as(eye, m)).find(|&n| n != 0);
                let seen = number.and_then(|n| Some((self.ability(key)?, n)));
                seen.and_then(|(ability, n)| held::number(ability, Claim::TreatedAs(n)))
            }
            _ => None,
        };
        if let Some((rule, what)) = wrong {
            self.fault(key.0, rule, || what);
        }
    }

    /// Who may use a talent a second time: some card in play must mean that minion.
    fn used_again(&mut self, state: &State, ask: &Ask) {
        for &pick in &ask.options {
            let Pick::Use(card, def, index) = pick else { continue };
            let talent = AbilityId { host: state.at(card), def, index, by: None };
            if !state.used.contains(&talent) {
                continue;
            }
            let allowing = twice(state).map(|(source, key)| {
                let ask = Ask { source: Some(source), ..ask.clone() };
                let asked = Asked { catalog: self.catalog, ask: &ask, now: Some(state) };
                let minion = state.snapshot(card);
                let mut claims = self.abilities[&key].sentences.iter().flat_map(|s| &s.claims);
                let against = claims.find_map(|&c| held::against(c, asked, pick, Some(&minion)));
                (key.0, against)
            });
            let allowing: Vec<_> = allowing.collect();
            if allowing.iter().all(|(_, against)| against.is_some()) {
                for (def, against) in allowing {
                    against.into_iter().for_each(|(rule, what)| self.fault(def, rule, || what));
                }
            }
        }
    }

    /// A card gives a minion power.
    fn power(&mut self, state: &State, card: CardId, n: i32) {
        let def = state.card(card).def;
        for (index, ability) in state.def(card).abilities() {
            let (Act::CardNumber(CardNumber::Power, _)
            | Act::CardNumber(CardNumber::ForEachStrong, _)) = ability.act
            else {
                continue;
            };
            let Some(ability) = self.ability((def, index)) else { continue };
            if let Some((rule, what)) = held::number(ability, Claim::Power(n)) {
                self.fault(def, rule, || what);
            }
        }
    }
}

/// The abilities in play that let a talent be used twice.
fn twice(state: &State) -> impl Iterator<Item = (Ref, Key)> {
    state.table().flat_map(move |card| {
        let twice = state.def(card).abilities();
        let twice = twice
            .filter(|(_, ability)| matches!(ability.act, Act::CardRule(CardRule::TalentTwice, _)));
        twice.map(move |(index, _)| (state.at(card), (state.card(card).def, index)))
    })
}

fn eye(state: &State, id: AbilityId) -> Eye<'_> {
    let card = id.host.card;
    let you = state.card(card).controller.unwrap_or(state.current);
    let on = match state.card(card).zone {
        Zone::On(wearer) => Some(state.at(wearer)),
        _ => None,
    };
    Eye { state, host: Host { site: state.site_of(card), on, ..Host::of(id, you) } }
}

/// The cards in hand that this card forbids to play now.
fn kept_back(state: &State, eye: &Eye, asked: Seat) -> Vec<Snapshot> {
    let forbidden = Reason::Forbidden(eye.host.id.def);
    let hand = state.players[asked].hand.iter().copied();
    // At its own base, or at others.
    let sites = || state.sites.iter().map(|s| Some(s.id)).chain([eye.host.site]);
    let kept_back =
        hand.filter(|&c| sites().any(|site| state.why_not_play(asked, c, site) == forbidden));
    kept_back.map(|c| state.snapshot(c)).collect()
}
