//! Which printed abilities run in a game, seen from outside while it is played: for counts over many games. An ability runs
//! if it asks or causes something, is used, or holds all the time while something depends on it.

use crate::game::session::Session;
use crate::look::eye::Eye;
use crate::look::playable::ANYWHERE;
use crate::look::state::State;
use crate::nouns::event::{Event, Happened};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, DefId, Row, Seat};
use crate::nouns::mask::Mask;
use crate::nouns::play::{Attempt, Payer, Spot};
use crate::nouns::question::{Ask, Reason, Why};
use crate::nouns::snapshot::Snapshot;
use crate::nouns::zone::Home;
use crate::print::ability::{Ability, Label, Works};
use crate::print::act::Act;
use crate::print::kinds::{self, Bound, CardRule, Guard, Moment, OwnNumber};

/// What decides whether other abilities count is asked for by itself: so it is in a game.
const RULING: [Mask; 2] = [kinds::card_rule(CardRule::Cancels), kinds::IGNORE_BASE];

/// What keeps cards from being played.
const BINDING: Mask = kinds::bound(Bound::Forbidden).or(kinds::bound(Bound::Specials));

/// The abilities that have run in one game so far.
#[derive(Clone, Default)]
pub struct Ran {
    /// Events and forced choices that have been looked at.
    known: (usize, usize),
    /// The number of the last event, if somebody played an action by it, with who did and what that does as it is played.
    action: Option<(u32, Seat, Row)>,
    /// The abilities of each printed card, a bit each.
    rows: Vec<u8>,
    /// Those that were not told yet.
    news: Vec<Row>,
}

impl Ran {
    /// Looks at the game after an answer, or as it begins: which abilities run for the first time.
    pub fn look(&mut self, game: &Session) -> Vec<Row> {
        let state = game.state();
        let (events, forced) = self.known;
        self.known = (game.log().len(), game.forced().len());
        for event in game.log().get(events..).unwrap_or_default() {
            self.event(state, event);
        }
        for forced in game.forced().get(forced..).unwrap_or_default() {
            self.asked(&forced.ask);
        }
        if let Some(ask) = game.ask() {
            self.asked(ask);
            self.holding(state, ask);
        }
        std::mem::take(&mut self.news)
    }

    fn runs(&mut self, row: Row) {
        // The play of a card has a number of its own, above those of its abilities.
        let Some(bit) = 1_u8.checked_shl(row.index.into()) else { return };
        let at = usize::from(row.def.0);
        if self.rows.len() <= at {
            self.rows.resize(at + 1, 0);
        }
        if self.rows[at] & bit == 0 {
            self.rows[at] |= bit;
            self.news.push(row);
        }
    }

    fn some_runs(&mut self, def: Option<DefId>, index: Option<u8>) {
        if let (Some(def), Some(index)) = (def, index) {
            self.runs(Row { def, index });
        }
    }

    fn event(&mut self, state: &State, event: &Event) {
        if let Happened::Used(id, ..) = event.what {
            self.runs(row(id));
        }
        if let Happened::Protected(_, Some(def)) = event.what {
            for (index, ability) in state.catalog.def(def).abilities() {
                if matches!(ability.act, Act::Guard(Guard::Protects | Guard::Shields, _)) {
                    self.runs(Row { def, index });
                }
            }
        }
        if let Happened::Played { ref card, by: Some(seat), .. } = event.what {
            self.played(state, event.seq, card, seat);
        }
        self.some_runs(event.cause.def, event.cause.ability);
    }

    /// A card was played. A monster is played by an ability and acts for itself; what follows at once from an action that
    /// the same player has played is what that does.
    fn played(&mut self, state: &State, seq: u32, card: &Snapshot, seat: Seat) {
        let action = self.action.take().filter(|&(last, by, _)| last + 1 == seq && by == seat);
        if let Some((_, _, row)) = action.filter(|_| state.is_monster(card.card.card)) {
            self.runs(row);
        }
        let mut abilities = state.catalog.def(card.def).abilities();
        let on_play = |a: &Ability| matches!(a.act, Act::Run(Moment::OnPlay, ..));
        if let Some((index, _)) = abilities.find(|(_, a)| card.sorts.is_action() && on_play(a)) {
            self.action = Some((seq, seat, Row { def: card.def, index }));
        }
    }

    fn asked(&mut self, ask: &Ask) {
        // Where a card is played is not asked by its ability, nor whether a base is ignored by the base's.
        if !matches!(ask.why, Why::PlayWhere(_) | Why::Ignore) {
            self.some_runs(ask.def, ask.ability);
        }
    }

    /// What holds all the time, and what has been used up this turn.
    fn holding(&mut self, state: &State, ask: &Ask) {
        if state.scoring.is_some() {
            let mut rows = Vec::new();
            state.each_ability(BINDING, |eye, a| {
                if let Act::Bound(_, binds) = a.act
                    && stops_specials(&eye, binds)
                {
                    rows.push(row(eye.host.id));
                }
            });
            rows.into_iter().for_each(|row| self.runs(row));
        }
        if ask.why != Why::PlayCards {
            return;
        }
        let paid = state.players.0.iter().flat_map(|p| &p.paid).filter_map(|p| p.by().source);
        for id in state.used.iter().copied().chain(paid) {
            self.runs(row(id));
        }
        let ruling = RULING[0].or(RULING[1]);
        for kinds in [Mask::ALL.without(ruling), RULING[0], RULING[1]] {
            let mut rows = Vec::new();
            state.each_ability(kinds, |eye, a| {
                if has_effect(a.act, &eye, ask.who) {
                    rows.push(row(eye.host.id));
                }
            });
            rows.into_iter().for_each(|row| self.runs(row));
        }
        self.waiting(state, ask.who);
    }

    /// What holds of cards that wait in a hand, in a discard pile or beside a deck.
    fn waiting(&mut self, state: &State, seat: Seat) {
        let player = &state.players[seat];
        let places: [(Works, &[CardId]); 4] = [
            (Works::HAND, &player.hand),
            (Works::DISCARD, state.discard(Home::Player(seat))),
            (Works::ASIDE, &player.set_aside),
            (Works::STASIS, &player.stasis),
        ];
        for (zone, cards) in places {
            for &card in cards {
                for (index, ability) in state.def(card).abilities() {
                    // What limits the play of a card does so where it is played from.
                    let works = match ability.act {
                        Act::Bound(Bound::OnlyIf, _) => zone == Works::HAND,
                        _ => ability.from.meets(zone),
                    };
                    let def = state.card(card).def;
                    let id = AbilityId { host: state.at(card), def, index, by: None };
                    let eye = Eye { state, host: Host::of(id, seat) };
                    if works && has_effect(ability.act, &eye, seat) {
                        self.runs(Row { def, index });
                    }
                }
            }
        }
    }
}

fn row(id: AbilityId) -> Row {
    Row { def: id.def, index: id.index }
}

/// A way in which a card in a hand could be tried to be played there.
fn tried(eye: &Eye, seat: Seat, card: CardId) -> Attempt<'static> {
    let (at, on) = (eye.host.site, None);
    let kind = eye.state.play_kind(card, at.map_or(Spot::None, Spot::Site));
    let (by, among) = (Payer::Regular(kind), ANYWHERE);
    Attempt { seat, card, kind, at, on, by, among, special: false, led: None }
}

/// Whether it keeps somebody from playing a Special that they hold while a base scores.
fn stops_specials(eye: &Eye, binds: fn(&Eye, &Attempt) -> bool) -> bool {
    let is_special = |card: CardId| {
        let mut abilities = eye.state.def(card).abilities();
        abilities.any(|(_, a)| a.label == Label::Special && a.from.meets(Works::HAND))
    };
    let stops = |seat: Seat, card: CardId| {
        let tried = tried(eye, seat, card);
        binds(eye, &Attempt { at: None, by: Payer::Extra, special: true, ..tried })
    };
    eye.state.seats().any(|seat| {
        let hand = eye.state.players[seat].hand.iter().copied();
        hand.filter(|&card| is_special(card)).any(|card| stops(seat, card))
    })
}

/// Whether it keeps a card in this player's hand from being played now, at its own base or at others.
fn keeps_back(eye: &Eye, seat: Seat) -> bool {
    let state = eye.state;
    let forbidden = Reason::Forbidden(eye.host.id.def);
    let sites = || state.sites.iter().map(|s| Some(s.id)).chain([eye.host.site]);
    let mut hand = state.players[seat].hand.iter();
    hand.any(|&card| sites().any(|site| state.why_not_play(seat, card, site) == forbidden))
}

/// Whether an ability that holds all the time changes anything now. The others tell of themselves.
fn has_effect(act: Act, eye: &Eye, asked: Seat) -> bool {
    let state = eye.state;
    let mut minions = state.table().filter(|&c| state.is_minion_in_play(c));
    match act {
        Act::CardNumber(_, f) => minions.any(|m| f(eye, m) != 0),
        Act::SiteNumber(_, f) => state.sites.iter().any(|s| f(eye, s.id) != 0),
        Act::SeatNumber(_, f) => state.seats().any(|seat| f(eye, seat) != 0),
        Act::SeatRule(_, holds) => state.seats().any(|seat| holds(eye, seat)),
        Act::OwnNumber(OwnNumber::Presence | OwnNumber::Titans, f) => f(eye) != 0,
        Act::OwnNumber(OwnNumber::Starting, _) => true,
        Act::CardRule(CardRule::Cancels, which) => state.table().any(|c| which(eye, c)),
        Act::CardRule(
            CardRule::StartsAsHigh
            | CardRule::AddsNothing
            | CardRule::AddsNothingForYou
            | CardRule::CountersAddNothing
            | CardRule::Powerless,
            which,
        ) => minions.any(|m| which(eye, m)),
        Act::CardRule(CardRule::AlsoNamed, which) => state.every_card().any(|c| which(eye, c)),
        Act::Rule(_, holds) => holds(eye),
        Act::Tags(f) => state.table().any(|c| f(eye, c).0 != 0),
        Act::Bound(Bound::Forbidden, _) => keeps_back(eye, asked),
        Act::Bound(Bound::Specials, binds) => stops_specials(eye, binds),
        Act::Bound(Bound::OnlyIf, _) => {
            let reason = state.why_not_play(asked, eye.this(), None);
            reason == Reason::Forbidden(eye.host.id.def)
        }
        Act::Bound(Bound::Discard, which) => {
            let mut hand = state.players[asked].hand.iter();
            hand.any(|&card| which(eye, &tried(eye, asked, card)))
        }
        Act::CardRule(CardRule::TalentTwice, _)
        | Act::Run(..)
        | Act::At(..)
        | Act::After(..)
        | Act::ExtraPlay(..)
        | Act::When(..)
        | Act::Instead(..)
        | Act::Goes(_)
        | Act::Guard(..)
        | Act::Offer(..) => false,
    }
}
