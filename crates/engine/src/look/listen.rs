//! Who listens and who may answer: abilities outside of play, whom they mean by "you", and how often they may be used.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::event::{Event, Happened, Use};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Seat, Seats, SiteId};
use crate::nouns::mask::Mask;
use crate::nouns::zone::{Face, Home, Zone};
use crate::print::ability::{Ability, Label, Limit, Whom, Works};
use crate::print::act::Act;
use crate::print::kinds::{self, Rule};
use crate::table::card::Card;
use crate::table::named_use::{NamedUse, OwnUse};
use crate::table::position::Waiting;
use std::slice::from_ref;

impl State {
    /// A host where it is now; one that has left play since it was triggered, where it was.
    pub(crate) fn refreshed(&self, host: Host) -> Host {
        let card = host.id.host;
        if !self.stays(card) || !self.in_play(card.card) || self.stands_apart(host.id) {
            return host;
        }
        let on = match self.card(card.card).zone {
            Zone::On(wearer) => Some(self.at(wearer)),
            _ => None,
        };
        Host { site: self.site_of(card.card), on, ..host }
    }

    /// Two waiting abilities whose order nobody could care about: the same text for the same player at the
    /// same place or on the same card, or of those of which one is used each turn, or one ability that heard two events. Of
    /// several players whom it works for, they come in their order.
    pub(crate) fn same_reaction(&self, a: &Host, b: &Host) -> bool {
        if a.id == b.id {
            return true;
        }
        if (a.id.def, a.id.index) != (b.id.def, b.id.index) {
            return false;
        }
        let at_one_place = a.site == b.site && a.on == b.on;
        let alike = at_one_place || self.limit_of(a.id) == Limit::OneNamePerTurn;
        let ability = self.catalog.def(a.id.def).ability(a.id.index);
        let for_several = ability.is_some_and(|a| a.whom != Whom::You);
        (a.you == b.you || for_several) && (alike || a.id.host == b.id.host)
    }

    /// Whether an ability is that of a card in a hand.
    pub(crate) fn works_from_hand(&self, host: &Host) -> bool {
        let lies_there = matches!(self.card(host.id.host.card).zone, Zone::Hand(_));
        // One that was in play as it began to wait, and has come to a hand since, is no card in a hand.
        host.id.by.is_none() && lies_there && self.stays(host.id.host)
    }

    /// Whether any card has an ability of these kinds: one that [`State::each_ability`] finds now, or that [`State::each_hidden`]
    /// would find if its card lay where it works.
    pub(crate) fn could_have(&self, kinds: Mask) -> bool {
        if self.waiting.iter().any(|w| w.kinds.meets(kinds)) {
            return true;
        }
        let mut any = false;
        self.each_ability(kinds, |_, _| any = true);
        self.each_by_rulebook(kinds, &mut |_, _| any = true);
        any
    }

    /// Calls `f` with the abilities of this kind that work where cards wait: from hands, discard piles, set aside.
    pub(crate) fn each_hidden(&self, kinds: Mask, f: &mut dyn FnMut(Host, &'static Ability)) {
        self.each_by_rulebook(kinds, f);
        if self.waiting.iter().any(|w| w.kinds.meets(kinds)) {
            self.each_waiting(kinds, f);
        }
    }

    fn each_waiting(&self, kinds: Mask, f: &mut dyn FnMut(Host, &'static Ability)) {
        let [hands, discards, aside, stasis] = &*self.waiting;
        let hands = self.any_waits(hands, kinds, |zone| matches!(zone, Zone::Hand(_)));
        let discards = self.any_waits(discards, kinds, |zone| matches!(zone, Zone::Discard(_)));
        let aside = self.any_waits(aside, kinds, |zone| matches!(zone, Zone::SetAside(_)));
        let stasis = self.any_waits(stasis, kinds, |zone| matches!(zone, Zone::Stasis(_)));
        if !(hands || discards || aside || stasis) {
            return;
        }
        for seat in self.clockwise() {
            if hands {
                for &card in &self.players[seat].hand {
                    self.hidden_abilities(card, seat, Works::HAND, kinds, f);
                }
            }
            if discards {
                for &card in self.discard(Home::Player(seat)) {
                    self.hidden_abilities(card, seat, Works::DISCARD, kinds, f);
                }
            }
            if aside {
                for &card in self.list(Zone::SetAside(seat)) {
                    self.hidden_abilities(card, seat, Works::ASIDE, kinds, f);
                }
            }
            if stasis {
                for &card in self.list(Zone::Stasis(seat)) {
                    self.hidden_abilities(card, seat, Works::STASIS, kinds, f);
                }
            }
        }
    }

    /// Whether a card with such an ability lies where it works.
    fn any_waits(&self, waiting: &Waiting, kinds: Mask, there: impl Fn(Zone) -> bool) -> bool {
        waiting.kinds.meets(kinds)
            && waiting.cards.iter().any(|&(c, of)| of.meets(kinds) && there(self.card(c).zone))
    }

    /// Calls `f` with what the rulebook lets players do with cards that lie somewhere.
    pub(crate) fn each_by_rulebook(&self, kinds: Mask, f: &mut dyn FnMut(Host, &'static Ability)) {
        for def in self.catalog.rulebook(kinds) {
            for (index, ability) in self.catalog.def(def).abilities() {
                if !ability.kind().meets(kinds) {
                    continue;
                }
                let buried = self.buried().filter(|_| ability.from.meets(Works::BURIED));
                let stasis = self.in_stasis().filter(|_| ability.from.meets(Works::STASIS));
                for (card, you) in buried.chain(stasis) {
                    let id = AbilityId { host: self.at(card), def, index, by: None };
                    f(Host { site: self.site_of(card), ..Host::of(id, you) }, ability);
                }
            }
        }
    }

    /// The buried cards that somebody controls, from the left, and who does.
    fn buried(&self) -> impl Iterator<Item = (CardId, Seat)> {
        let all = self.sites.iter().flat_map(|s| &s.buried);
        all.filter_map(|&card| Some((card, self.card(card).controller?)))
    }

    /// The cards in stasis, and whose they are.
    fn in_stasis(&self) -> impl Iterator<Item = (CardId, Seat)> {
        let of = |seat| self.list(Zone::Stasis(seat)).iter().map(move |&card| (card, seat));
        self.clockwise().flat_map(of)
    }

    /// Whether an ability is that of a card whose face not everybody sees.
    pub(crate) fn works_face_down(&self, host: &Host) -> bool {
        let face = self.card(host.id.host.card).zone.facts().face;
        host.id.by.is_none() && face != Face::All
    }

    pub(crate) fn hidden_abilities(
        &self,
        card: CardId,
        seat: Seat,
        from: Works,
        kinds: Mask,
        f: &mut dyn FnMut(Host, &'static Ability),
    ) {
        if !self.catalog.mask(self.card(card).def).meets(kinds) {
            return;
        }
        let def = self.def(card);
        for (index, ability) in def.abilities() {
            // What hears something is asked whether it may answer when its turn comes.
            let hears = matches!(ability.act, Act::After(..) | Act::ExtraPlay(..));
            if ability.from.meets(from)
                && ability.kind().meets(kinds)
                && (hears || !self.is_held_back(card, seat, ability))
            {
                let id =
                    AbilityId { host: self.at(card), def: self.card(card).def, index, by: None };
                f(Host::of(id, seat), ability);
            }
        }
    }

    /// Whether something keeps a player from an ability of a card that waits. An action is played by what it does from a hand, or as
    /// it is revealed; what other cards play by their Specials is tried by itself.
    pub(crate) fn is_held_back(&self, card: CardId, seat: Seat, ability: &Ability) -> bool {
        let in_hand = matches!(self.card(card).zone, Zone::Hand(_));
        let from_hand = in_hand || ability.from.meets(Works::REVEALED);
        match from_hand && self.is_action(card) {
            true => self.no_play_as_special(seat, card),
            false => ability.label == Label::Special && self.no_specials(seat, card),
        }
    }

    /// Whether an ability is that of a card that was revealed from a deck: it answers from wherever the card lies by now,
    /// unless that has come into play.
    pub(crate) fn works_revealed(&self, id: AbilityId) -> bool {
        let ability = self.catalog.def(id.def).ability(id.index);
        ability.is_some_and(|a| a.from.meets(Works::REVEALED))
            && !self.stays(id.host)
            && !self.in_play(id.host.card)
    }

    /// Who an ability means by "you", for an event: nobody if there is no such player, each of several owners.
    pub(crate) fn whom(&self, whom: Whom, host: Host, event: &Event) -> Seats {
        match whom {
            // Monsters and treasures have no owner: nobody is meant.
            Whom::EventOwner => {
                let owners = event.what.each_card().filter_map(|c| c.owner);
                owners.fold(Seats::NONE, Seats::with)
            }
            // A monster that a player plays acts for nobody; it is that player's play all the same.
            Whom::Actor => {
                let actor = event.play().and_then(|play| play.by).or_else(|| event.cause.actor());
                actor.map_or(Seats::NONE, Seats::only)
            }
            Whom::Each => Seats::ALL,
            Whom::You | Whom::Winners | Whom::FirstWinner | Whom::RunnersUp => {
                Seats::only(host.you)
            }
        }
    }

    /// Who an ability means by "you", in a window: possibly several, the current player first.
    pub(crate) fn whoms<'a>(&'a self, whom: Whom, you: &'a Seat) -> &'a [Seat] {
        let rank = |n: usize| self.scoring.as_ref().map_or(&[][..], |s| &s.ranks[n]);
        match whom {
            Whom::You | Whom::EventOwner | Whom::Each => from_ref(you),
            Whom::Actor => from_ref(&self.current),
            Whom::Winners => rank(0),
            Whom::FirstWinner => &rank(0)[..rank(0).len().min(1)],
            Whom::RunnersUp => rank(1),
        }
    }

    /// Whether a limit still allows this use.
    pub(crate) fn may_use(&self, limit: Limit, host: &Host) -> bool {
        let name = self.catalog.def(host.id.def).name;
        let same = |u: &NamedUse| u.by == host.you && self.catalog.def(u.def).name == name;
        match limit {
            Limit::None
            | Limit::AnyNumber
            | Limit::First
            | Limit::OneOfSeveral
            | Limit::OncePerCause => true,
            Limit::OneNamePerTurn => !self.used_names.iter().any(same),
            Limit::OncePerTurn => !self.used.contains(&host.id),
            Limit::OncePerTurnEach => !self.used_by_each.contains(&OwnUse::of(host)),
            Limit::OneNamePerBase => {
                !self.scoring.as_ref().is_some_and(|s| s.used.iter().any(same))
            }
        }
    }

    pub(crate) fn mark_used(&mut self, limit: Limit, host: &Host) {
        let named = NamedUse { by: host.you, def: host.id.def };
        match limit {
            Limit::None
            | Limit::AnyNumber
            | Limit::First
            | Limit::OneOfSeveral
            | Limit::OncePerCause => {}
            Limit::OneNamePerTurn => self.used_names.push(named),
            Limit::OncePerTurn => self.used.push(host.id),
            Limit::OncePerTurnEach => self.used_by_each.push(OwnUse::of(host)),
            Limit::OneNamePerBase => {
                if let Some(scoring) = &mut self.scoring {
                    scoring.used.push(named);
                }
            }
        }
    }

    /// The ability that lets a player use both parts of an ability that says "or", if one still does this turn.
    pub(crate) fn both_parts(&self, seat: Seat) -> Option<Host> {
        let mut found = None;
        self.each_ability(kinds::rule(Rule::BothParts), |eye, a| {
            if let Act::Rule(_, holds) = a.act
                && eye.you() == seat
                && holds(&eye)
                && !self.used.contains(&eye.host.id)
            {
                found = found.or(Some(eye.host));
            }
        });
        found
    }

    /// How often an ability may be used.
    pub(crate) fn limit_of(&self, id: AbilityId) -> Limit {
        self.catalog.def(id.def).ability(id.index).map_or(Limit::None, |a| a.limit)
    }

    /// That an ability is used now.
    pub(crate) fn used_now(&self, host: &Host) -> Happened {
        let label = self.catalog.def(host.id.def).ability(host.id.index).map(|a| a.label);
        let kind = match label {
            Some(Label::Talent) => Use::Talent,
            Some(Label::Special) => Use::Special,
            Some(Label::Action) => Use::AsAction,
            Some(Label::None | Label::Ongoing | Label::Minion) | None => Use::Other,
        };
        Happened::Used(host.id, host.you, kind)
    }

    /// Whether a card that was played is where it was put then: nobody answers one that has been stopped. A coin lies where it
    /// fell.
    pub(crate) fn is_there_still(&self, happened: &Event) -> bool {
        match &happened.what {
            Happened::Played { card, .. } => self.stays(card.card),
            Happened::CoinFell(..) => true,
            _ => false,
        }
    }

    /// Whether an ability that counts only the first time each turn would have heard something earlier this turn.
    pub(crate) fn heard_before(&self, host: Host, ability: &Ability, at: usize) -> bool {
        if ability.limit != Limit::First {
            return false;
        }
        // A base has heard nothing of what happened before it came.
        let base = matches!(self.card(host.id.host.card).zone, Zone::Base(_));
        let site = host.site.filter(|_| base);
        let first = site.map_or(0, |site| self.since_base_came(site, at));
        (first..at).any(|at| self.listens_to(host, ability, at))
    }

    /// From which position of the turn's history on the base was there that is at a site then.
    pub(crate) fn since_base_came(&self, site: SiteId, then: usize) -> usize {
        let came = |e: &Event| e.base_came() == Some(site);
        self.history[..then].iter().rposition(came).map_or(0, |at| at + 1)
    }

    /// Whether an ability answers the event at this position of the turn's history.
    pub(crate) fn hears(&self, host: Host, ability: &Ability, at: usize) -> bool {
        self.listens_to(host, ability, at) && !self.heard_before(host, ability, at)
    }

    /// Whether an ability is about the event at this position, whatever was before it.
    fn listens_to(&self, host: Host, ability: &Ability, at: usize) -> bool {
        let event = &self.history[at];
        match ability.act {
            Act::After(kind, heard, _) | Act::ExtraPlay(kind, heard, _) => {
                event.is(kind) && heard(&Eye { state: self, host }, event)
            }
            _ => false,
        }
    }

    /// Whether, as far as all can see, a seat could hold a card with an ability that answers now: it has cards in
    /// hand, and some such card of its deck (or of anybody's, once cards have come among others') lies in no public
    /// zone.
    pub(crate) fn could_hold(&self, seat: Seat, answers: impl Fn(Host, &Ability) -> bool) -> bool {
        if self.players[seat].hand.is_empty() {
            return false;
        }
        let ids = (0..self.cards.len()).map(|i| CardId(i as u16));
        let mut hidden = ids.filter(|&id| self.may_lie_hidden_with(seat, self.card(id)));
        hidden.any(|id| {
            let mut abilities = self.def(id).abilities();
            abilities
                .any(|(_, a)| a.from.meets(Works::HAND) && answers(self.play_host(id, seat), a))
        })
    }

    /// Whether, as far as all can see, a card could lie hidden among those of a seat.
    pub(crate) fn may_lie_hidden_with(&self, seat: Seat, card: &Card) -> bool {
        (card.home == Home::Player(seat) || self.mixed) && card.zone.facts().face != Face::All
    }
}

#[cfg(test)]
mod tests {
    use crate::nouns::ids::Seat;
    use crate::nouns::zone::Zone;
    use crate::run::cx::Cx;
    use crate::run::tape::Tape;
    use crate::testing::{lay, table};

    #[test]
    fn what_works_set_aside_works_nowhere_else() {
        let you = Seat(0);
        for (zone, usable) in [(Zone::SetAside(you), 1), (Zone::Hand(you), 0)] {
            let (mut state, _) = table();
            lay(&mut state, "Giant", you, zone);
            state.begin_play_cards();
            let mut entries = Vec::new();
            let cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
            assert_eq!(cx.usable(you).len(), usable);
        }
    }
}
