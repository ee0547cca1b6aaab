//! What an ability can look at: the position, its own card, and who "you" is. It cannot change anything.

use crate::look::state::State;
use crate::nouns::effect::{Cause, Effect, EffectKind};
use crate::nouns::event::{Event, Happened, Play};
use crate::nouns::going::{To, WhenDone};
use crate::nouns::host::Host;
use crate::nouns::ids::{CardId, DefId, Ref, Seat, SiteId};
use crate::nouns::play::{Attempt, Payer, Permission, PlayKind};
use crate::nouns::privacy::Privacy;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::time::Phase;
use crate::nouns::zone::{Home, Zone};
use crate::print::ability::Label;
use crate::print::def::{Kind, PlayOn, Raises};
use crate::print::select::{Select, minions};
use crate::table::card::Named;

/// A look at the position through one ability.
#[derive(Clone, Copy)]
pub struct Eye<'a> {
    /// The position.
    pub state: &'a State,
    /// The ability.
    pub host: Host,
}

impl<'a> Eye<'a> {
    /// Who "you" is.
    #[must_use]
    pub fn you(&self) -> Seat {
        self.host.you
    }

    /// "This card."
    #[must_use]
    pub fn this(&self) -> CardId {
        self.host.id.host.card
    }

    /// "... this minion", of what is done to this very card: it has not left since.
    #[must_use]
    pub fn is_still_there(&self) -> bool {
        self.state.stays(self.host.id.host)
    }

    /// "... here": the site this card is at, or last was at.
    #[must_use]
    pub fn here(&self) -> SiteId {
        self.host.site.unwrap_or(SiteId::NOWHERE)
    }

    /// "This minion", "it": the card this action is on.
    #[must_use]
    pub fn wearer(&self) -> Option<CardId> {
        self.host.on.map(|r| r.card)
    }

    /// "This base": the base at the site of this card.
    #[must_use]
    pub fn base_here(&self) -> Option<CardId> {
        self.state.site(self.here()).map(|s| s.base)
    }

    /// "An action that can be played on a base": whether a card is one.
    #[must_use]
    pub fn goes_on_a_base(&self, card: CardId) -> bool {
        matches!(self.state.def(card).kind, Kind::Action { on: PlayOn::Base })
    }

    /// "An action that can be played on a minion": whether a card is one.
    #[must_use]
    pub fn goes_on_a_minion(&self, card: CardId) -> bool {
        matches!(self.state.def(card).kind, Kind::Action { on: PlayOn::Minion(_) })
    }

    /// "If the minion X is in play": whether one is, also in stasis, where it counts as being in play.
    #[must_use]
    pub fn is_minion_about(&self, name: &'static str) -> bool {
        let mut waiting = self.minions_in_stasis();
        self.any(minions().named(name)) || waiting.any(|c| self.state.is_named(c, name))
    }

    /// The minions in stasis, anybody's: they count as being in play for what asks whether or how many there are.
    pub fn minions_in_stasis(&self) -> impl Iterator<Item = CardId> + use<'a> {
        let state = self.state;
        let waiting = state.players.0.iter().flat_map(|player| &player.stasis).copied();
        waiting.filter(move |&card| state.is_minion(card))
    }

    /// "If they can play it here": whether a card that somebody tries to play elsewhere could be played here, as far as
    /// cards say that do not look for another place, or came before this one.
    #[must_use]
    pub fn could_go_here(&self, attempt: &Attempt) -> bool {
        self.state.could_go(self, attempt, self.here())
    }

    /// "If they can play it on another base": as [`Eye::could_go_here`], at any other site than the one this card is at.
    #[must_use]
    pub fn could_go_elsewhere(&self, attempt: &Attempt) -> bool {
        let others = self.other_sites(self.this());
        others.into_iter().any(|site| self.state.could_go(self, attempt, site))
    }

    /// "A standard action ...": whether an event is the doing of a standard action that is just being played.
    #[must_use]
    pub fn is_by_standard_action(&self, event: &Event) -> bool {
        self.state.is_standard_play(&event.cause)
    }

    /// "Plays a card or uses a talent that ...": whether an event is the doing of one.
    #[must_use]
    pub fn is_by_play_or_talent(&self, event: &Event) -> bool {
        let by = event.cause.def.zip(event.cause.ability);
        let ability = by.and_then(|(def, index)| self.state.catalog.def(def).ability(index));
        event.cause.play || ability.is_some_and(|a| a.label == Label::Talent)
    }

    /// "There": the base that scores.
    #[must_use]
    pub fn scoring_site(&self) -> Option<SiteId> {
        self.state.scoring_site()
    }

    /// "... this base scores": whether the base that scores is the one this card is at.
    #[must_use]
    pub fn scores_here(&self) -> bool {
        self.scoring_site() == Some(self.here())
    }

    /// Whether this card is the base that scores or, where another lies in its place by now, scored.
    #[must_use]
    pub fn is_scored_base(&self) -> bool {
        self.state.scoring.as_ref().is_some_and(|s| s.base == self.host.id.host)
    }

    /// Every other site than the one a card is at that cards can come to.
    #[must_use]
    pub fn other_sites(&self, card: CardId) -> Vec<SiteId> {
        self.state.other_sites(self.state.site_of(card))
    }

    /// "... to another minion": the minions that an action in play on a minion could be on instead, as its text says for
    /// who controls it.
    #[must_use]
    pub fn other_wearers(&self, action: CardId) -> Vec<Ref> {
        let Some(PlayOn::Minion(played_on)) = self.state.played_on(action) else {
            return Vec::new();
        };
        let which = self.state.def(action).transfers.unwrap_or(played_on);
        let you = self.state.card(action).controller.unwrap_or(self.state.current);
        let host = self.state.play_host(action, you);
        let mut fitting = which.find(&Eye { state: self.state, host });
        fitting.retain(|&minion| self.state.card(action).zone != Zone::On(minion));
        fitting.into_iter().map(|minion| self.state.at(minion)).collect()
    }

    /// "If another player's power here has decreased this turn ...": since this base came, by whatever, also if it has risen
    /// again.
    #[must_use]
    pub fn others_have_lost_power_here(&self) -> bool {
        let Some(base) = self.base_here().map(|base| self.state.at(base)) else { return false };
        self.state.fallen.iter().any(|&(at, seat)| at == base && seat != self.you())
    }

    /// "... here": whether a card in play is at the same site as this card.
    #[must_use]
    pub fn is_here(&self, card: CardId) -> bool {
        self.state.site_of(card) == Some(self.here())
    }

    /// "... here", of what has happened: whether a card was here just before.
    #[must_use]
    pub fn was_here(&self, card: &Snapshot) -> bool {
        card.site == Some(self.here())
    }

    /// "After this card ...": whether a card is this very card, in the stay in which its ability works or worked last.
    #[must_use]
    pub fn was_this(&self, card: &Snapshot) -> bool {
        card.card == self.host.id.host
    }

    /// "Your ...": whether you control a card in play.
    #[must_use]
    pub fn is_yours(&self, card: CardId) -> bool {
        self.state.card(card).controller == Some(self.you())
    }

    /// "Its name", by its printing.
    #[must_use]
    pub fn name(&self, card: CardId) -> DefId {
        self.state.card(card).def
    }

    /// "... of power N or less are not affected": the power of a minion for a protection that depends on it. What a card does
    /// to it all the time, or by lying on it, is judged by the power the minion has without that.
    #[must_use]
    pub fn power_against(&self, minion: CardId, effect: &Effect) -> i32 {
        let Some(by) = effect.cause.card.map(|r| r.card) else { return self.state.power(minion) };
        match effect.kind {
            EffectKind::Standing => self.state.power_before(minion, by),
            EffectKind::Attach if !effect.cause.play => self.state.power_without(minion, by),
            EffectKind::Destroy
            | EffectKind::Return
            | EffectKind::Move
            | EffectKind::Place
            | EffectKind::ShuffleIn
            | EffectKind::Bury
            | EffectKind::Power
            | EffectKind::Attach
            | EffectKind::Counters
            | EffectKind::Control
            | EffectKind::Abilities
            | EffectKind::PlacedCounter
            | EffectKind::Discard
            | EffectKind::DiscardFromHand
            | EffectKind::LeavePile
            | EffectKind::Clash => self.state.power(minion),
        }
    }

    /// "... of printed power N or more are not affected": as [`Eye::power_against`]. What others' cards do to it all the time, or by
    /// lying on it, is judged by what its own side makes of its printed power.
    #[must_use]
    pub fn printed_against(&self, minion: CardId, effect: &Effect) -> i32 {
        let lies = effect.kind == EffectKind::Attach && !effect.cause.play;
        match lies || effect.kind == EffectKind::Standing {
            true => self.state.printed_by_its_side(minion),
            false => self.state.printed_power(minion),
        }
    }

    /// "... to do ...", where both or neither is done: whether this ability could do this to a card in play, as far as one
    /// can say before it happens.
    #[must_use]
    pub fn would_reach(&self, kind: EffectKind, card: CardId) -> bool {
        self.state.would_reach(kind, card, &Cause::of(self.state, &self.host))
    }

    /// As [`Eye::would_reach`], of a move to this site.
    #[must_use]
    pub fn would_move(&self, card: CardId, to: SiteId) -> bool {
        self.state.would_move(card, to, &Cause::of(self.state, &self.host))
    }

    /// Whether you could play this very card now by such a play, wherever it lies.
    #[must_use]
    pub fn can_play_this(&self, play: Permission) -> bool {
        self.state.has_spot(self.you(), self.this(), &[play])
    }

    /// "Play it on one of these bases": those of them where you could play a card now, as an extra one that could go to any of
    /// them.
    #[must_use]
    pub fn sites_to_play(&self, card: CardId, sites: &[SiteId]) -> Vec<SiteId> {
        self.state.sites_to_play(self.you(), card, sites)
    }

    /// The play by which this ability plays its own card now, if it does.
    pub(crate) fn own_play(&self) -> Option<Permission> {
        let id = self.host.id;
        self.state.catalog.def(id.def).ability(id.index)?.own_play?(self)
    }

    /// Whether this ability could play its own card now.
    pub(crate) fn can_play_itself(&self) -> bool {
        self.own_play().is_some_and(|play| self.can_play_this(play))
    }

    /// "During other players' turns."
    #[must_use]
    pub fn not_your_turn(&self) -> bool {
        self.state.current != self.you()
    }

    /// "You may ...", of cards in your hand: whether you are asked at all. In open play if you have an answer, at a table with
    /// hidden hands if you could have one as far as all can see.
    #[must_use]
    pub fn is_asked(&self, has: bool, could: bool) -> bool {
        match self.state.privacy {
            Privacy::Exact => has,
            Privacy::Table => could,
        }
    }

    /// "... in hand": the cards in a player's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &'a [CardId] {
        &self.state.players[seat].hand
    }

    /// "... in your discard pile": the cards in a player's.
    #[must_use]
    pub fn discard(&self, seat: Seat) -> &'a [CardId] {
        self.state.discard(Home::Player(seat))
    }

    /// "If you have cards in hand."
    #[must_use]
    pub fn has_hand(&self) -> bool {
        !self.hand(self.you()).is_empty()
    }

    /// "Of that faction", "of the named factions": whether a card is of one that was named as this card was played.
    #[must_use]
    pub fn is_of_named_faction(&self, card: CardId) -> bool {
        let factions = self.state.factions(card);
        match self.state.card(self.this()).memo {
            Named::Faction(named) => factions.contains(&named),
            Named::Factions(named) => named.iter().flatten().any(|f| factions.contains(f)),
            Named::None | Named::Mode(_) => false,
        }
    }

    /// "At the start of your next turn": whether this card came into play only this turn.
    #[must_use]
    pub fn came_this_turn(&self) -> bool {
        let mut played = self.state.history.iter().filter_map(Event::play);
        played.any(|play| play.card.card == self.host.id.host)
    }

    /// "If this card was in play at the start of the turn": in stasis it was.
    #[must_use]
    pub fn was_in_play_at_start_of_turn(&self) -> bool {
        let this = self.host.id.host;
        let went = |event: &Event| match &event.what {
            Happened::Went { to: To::Stasis(_), cards, .. } => {
                cards.iter().any(|card| card.card.card == this.card)
            }
            _ => false,
        };
        match self.state.played_from_where(this) {
            None => true,
            Some(Zone::Stasis(_)) => !self.state.history.iter().any(went),
            Some(_) => false,
        }
    }

    /// "If this card was played from your hand": whether its last play this turn was.
    #[must_use]
    pub fn was_played_from_hand(&self) -> bool {
        let mut played = self.state.history.iter().rev().filter_map(Event::play);
        let last = played.find(|play| play.card.card.card == self.this());
        last.is_some_and(|play| play.from == Zone::Hand(self.you()))
    }

    /// "When this card is uncovered": whether this card has been played from where it was buried.
    #[must_use]
    pub fn was_uncovered(&self) -> bool {
        self.state.was_uncovered(self.host.id.host)
    }

    /// Whether an action that is being played goes elsewhere than to the discard pile when it is done, as it says itself or as
    /// what plays it does.
    #[must_use]
    pub fn goes_elsewhere_when_done(&self, action: Ref) -> bool {
        self.when_done(action) != WhenDone::Discard
    }

    /// Where an action goes that is being played, when it is done.
    #[must_use]
    pub fn when_done(&self, action: Ref) -> WhenDone {
        match self.state.stays(action) {
            true => self.state.card(action.card).when_done,
            false => WhenDone::Discard,
        }
    }

    /// "If this card was played from the discard pile ..."
    #[must_use]
    pub fn was_played_from_discard(&self) -> bool {
        matches!(self.state.played_from_where(self.host.id.host), Some(Zone::Discard(_)))
    }

    /// "... that you haven't played this turn", of this very card: whether you have.
    #[must_use]
    pub fn you_have_played(&self, card: CardId) -> bool {
        let mut plays = self.state.history.iter().filter_map(Event::play);
        plays.any(|play| play.card.card.card == card && play.by == Some(self.you()))
    }

    /// Whether a card is an action that directly increases power, as printed on it or on what it has copied this turn.
    #[must_use]
    pub fn raises(&self, action: Ref) -> bool {
        let prints = |def| match self.state.catalog.def(def).raises {
            Raises::Never => false,
            Raises::Played => true,
            Raises::Uncovered => self.state.was_uncovered(action),
        };
        let mut copied = self.state.copied(action.card);
        prints(self.state.card(action.card).def) || copied.any(|(_, _, of)| prints(of.def))
    }

    /// "A card that has a Special ability": whether one is printed on it.
    #[must_use]
    pub fn has_special(&self, card: CardId) -> bool {
        self.state.def(card).own().any(|(_, ability)| ability.label == Label::Special)
    }

    /// Whether all players ignore the base whose ability this is, which is still in play.
    #[must_use]
    pub fn all_ignore_this_base(&self) -> bool {
        self.state.stays(self.host.id.host) && self.state.ignored_by_all(self.host.id.host.card)
    }

    /// What was chosen of "choose one" as this card was played.
    #[must_use]
    pub fn named_mode(&self) -> Option<u8> {
        match self.state.card(self.this()).memo {
            Named::Mode(n) => Some(n),
            Named::None | Named::Faction(_) | Named::Factions(_) => None,
        }
    }

    /// The two minions that duel, the challenger first; none if there is no duel.
    #[must_use]
    pub fn duelists(&self) -> Vec<Ref> {
        let duel = self.state.duel.as_ref();
        duel.map_or_else(Vec::new, |d| vec![d.challenger, d.other])
    }

    /// "If it is in a duel": whether a minion is.
    #[must_use]
    pub fn is_dueling(&self, card: CardId) -> bool {
        let this = self.state.at(card);
        self.state.duel.as_ref().is_some_and(|d| d.challenger == this || d.other == this)
    }

    /// "Instead of your regular minion play": whether you could still spend these plays of this turn.
    #[must_use]
    pub fn can_spend(&self, kinds: &[PlayKind]) -> bool {
        self.state.can_spend(self.you(), kinds)
    }

    /// "You may use an action play to ...": whether you have one left, regular or extra.
    #[must_use]
    pub fn can_use_play(&self, kind: PlayKind) -> bool {
        self.state.can_use_play(self.you(), kind)
    }

    /// "More than one extra card per turn": how many extra cards a player has played this turn, of whatever kind.
    #[must_use]
    pub fn extra_cards_played(&self, seat: Seat) -> usize {
        let played = self
            .state
            .history
            .iter()
            .filter_map(Event::play)
            .filter(|p| p.by == Some(seat) && p.kind != PlayKind::Titan)
            .filter(|p| !self.state.is_monster(p.card.card.card));
        played.count().saturating_sub(self.state.free_cards(seat))
    }

    /// Whether a card that somebody tries to play would be one extra card more: also by the regular play, if that could have
    /// paid for another card before.
    #[must_use]
    pub fn is_one_extra_more(&self, attempt: &Attempt) -> bool {
        match attempt.by {
            Payer::Regular(kind) => !self.state.is_one_free_more(attempt.seat, kind),
            Payer::Extra => true,
            Payer::Free => false,
        }
    }

    /// Whether abilities add cards to your hand now: none that is closed is a place to return a card to.
    #[must_use]
    pub fn your_hand_is_open(&self) -> bool {
        !self.state.hand_is_closed(self.you())
    }

    /// Whether you could play this very card now, wherever it is, as an extra one that is no Special.
    #[must_use]
    pub fn can_play_as_extra(&self, card: CardId) -> bool {
        let by = self.state.extra_plays_for(card);
        !self.state.special_only(card) && self.state.has_spot(self.you(), card, &by)
    }

    /// All minions that the play of a card has directly given more power so far.
    #[must_use]
    pub fn raised_by(&self, played: &Event) -> Vec<Ref> {
        let Some(card) = played.play().map(|play| play.card.card.card) else { return Vec::new() };
        let of_play = |e: &&Event| {
            e.seq > played.seq && e.cause.play && e.cause.card.is_some_and(|c| c.card == card)
        };
        let mut raised: Vec<Ref> = Vec::new();
        for minion in self.state.history.iter().filter(of_play).flat_map(Event::raised) {
            let there = self.state.stays(minion.card);
            if there && !raised.contains(&minion.card) {
                raised.push(minion.card);
            }
        }
        raised
    }

    /// What has happened this turn.
    pub fn happened(&self) -> impl Iterator<Item = &'a Event> + use<'a> {
        self.state.history.iter()
    }

    /// What has happened this turn before an event of it.
    pub fn happened_before(&self, event: &Event) -> impl Iterator<Item = &'a Event> + use<'a> {
        let seq = event.seq;
        self.happened().filter(move |e| e.seq < seq)
    }

    /// What has happened this turn since the base that is here now came: "here" is the base, not its place.
    pub fn happened_here(&self) -> impl Iterator<Item = &'a Event> + use<'a> {
        self.happened_since_base(self.here())
    }

    /// What has happened this turn since the base came that is at this site now.
    pub fn happened_since_base(&self, site: SiteId) -> impl Iterator<Item = &'a Event> + use<'a> {
        let state = self.state;
        state.history[state.since_base_came(site, state.history.len())..].iter()
    }

    /// Whether the base that is here now was here as this happened.
    #[must_use]
    pub fn happened_at_this_base(&self, event: &Event) -> bool {
        self.happened_here().next().is_some_and(|first| first.seq <= event.seq)
    }

    /// Whether something happened "on your turn": in your Play Cards phase.
    #[must_use]
    pub fn was_on_your_turn(&self, event: &Event) -> bool {
        event.phase == Phase::PlayCards && self.state.current == self.you()
    }

    /// "If you have played a minion here this turn": those, as they came.
    pub fn minions_you_played_here(&self) -> impl Iterator<Item = Ref> + '_ {
        self.happened_here().filter_map(|event| {
            let play = event.minion_played()?;
            (play.by == Some(self.you()) && play.at == Some(self.here())).then_some(play.card.card)
        })
    }

    /// The minions you have played in this turn's Play Cards phase.
    fn minions_you_played(&self) -> impl Iterator<Item = Ref> + '_ {
        self.state.history.iter().filter_map(|event| {
            let play = event.minion_played()?;
            let in_phase = event.phase == Phase::PlayCards;
            (play.by == Some(self.you()) && in_phase).then_some(play.card.card)
        })
    }

    /// "If you have not yet played a minion": whether you have in this Play Cards phase.
    #[must_use]
    pub fn you_have_played_a_minion(&self) -> bool {
        self.minions_you_played().next().is_some()
    }

    /// "If this is the first minion you played this turn", in whatever phase.
    #[must_use]
    pub fn is_first_minion_you_played(&self) -> bool {
        let mut played = self.state.history.iter().filter_map(Event::minion_played);
        let first = played.find(|play| play.by == Some(self.you()));
        first.is_some_and(|play| play.card.card == self.host.id.host)
    }

    /// The actions you have played this turn, in whatever phase.
    pub fn actions_you_played(&self) -> impl Iterator<Item = Ref> + '_ {
        let plays = self.state.history.iter().filter_map(Event::play);
        let yours = |play: &Play| play.kind == PlayKind::Action && play.by == Some(self.you());
        plays.filter(yours).map(|play| play.card.card)
    }

    /// "If this is your first action played this turn", in whatever phase.
    #[must_use]
    pub fn is_first_action_you_played(&self) -> bool {
        self.actions_you_played().next() == Some(self.host.id.host)
    }

    /// "Your minions here", of one card: whether a description means it.
    #[must_use]
    pub fn is(&self, card: CardId, which: Select) -> bool {
        which.matches(self, card)
    }

    /// "Each ...": all the cards a description means.
    #[must_use]
    pub fn all(&self, which: Select) -> Vec<Ref> {
        which.find(self).into_iter().map(|card| self.state.at(card)).collect()
    }

    /// "If you have ...": whether a description means any card.
    #[must_use]
    pub fn any(&self, which: Select) -> bool {
        which.exists(self)
    }

    /// "For each ...": how many cards a description means.
    #[must_use]
    pub fn count(&self, which: Select) -> i32 {
        which.count(self)
    }
}
