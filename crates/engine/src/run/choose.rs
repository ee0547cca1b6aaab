//! How an ability asks: which cards, where, whom, whether.

use crate::look::eye::Eye;
use crate::nouns::event::Happened;
use crate::nouns::ids::{CardId, DefId, FactionId, Ref, Seat, Seats, SiteId};
use crate::nouns::order::sort_by_key;
use crate::nouns::play::Raising;
use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::sorts::Sorts;
use crate::nouns::zone::Home;
use crate::print::select::{Many, Select};
use crate::run::cx::{Cx, Step};
use crate::table::card::Card;
use std::ops::Deref;

/// Cards that were chosen: one, several or none, for verbs and for the next sentence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen(Vec<Ref>);

impl Chosen {
    /// The card chosen, where it is one; the first of several.
    #[must_use]
    pub fn one(&self) -> Option<Ref> {
        self.first().copied()
    }
}

impl Deref for Chosen {
    type Target = [Ref];
    fn deref(&self) -> &[Ref] {
        &self.0
    }
}

impl IntoIterator for Chosen {
    type Item = Ref;
    type IntoIter = std::vec::IntoIter<Ref>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl From<Option<Ref>> for Chosen {
    fn from(card: Option<Ref>) -> Chosen {
        Chosen(card.into_iter().collect())
    }
}

impl From<Vec<Ref>> for Chosen {
    fn from(cards: Vec<Ref>) -> Chosen {
        Chosen(cards)
    }
}

impl Cx<'_> {
    /// "Choose ...": as many of the cards meant as the description says, one if it says nothing.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while the question is open; so for all functions here.
    pub fn choose(&mut self, why: Why, which: Select) -> Step<Chosen> {
        let Many::Between(least, most) = which.many else { return Ok(Chosen(self.all(which))) };
        if which.is_of_hand() {
            self.tells_of_hand(self.you());
        }
        let options = which.find(&self.eye());
        self.pick_cards(self.you(), why, &options, least, most)
    }

    /// "Choose ... among them": as [`Cx::choose`], of these cards.
    pub fn choose_from(&mut self, why: Why, cards: &[Ref], which: Select) -> Step<Chosen> {
        self.choice_of(self.you(), why, cards, which)
    }

    /// "Choose one of your minions. Destroy a minion at its base ...": the first of two choices, which says among which cards the
    /// second is. Of an action that must affect a certain minion, or raise one, those by which that is reached.
    pub fn choose_toward(
        &mut self,
        why: Why,
        which: Select,
        toward: impl Fn(&Cx, Ref) -> Vec<Ref>,
    ) -> Step<Chosen> {
        self.choose_from_toward(why, &self.all(which), which, toward)
    }

    /// As [`Cx::choose_toward`], of these cards.
    pub fn choose_from_toward(
        &mut self,
        why: Why,
        cards: &[Ref],
        which: Select,
        toward: impl Fn(&Cx, Ref) -> Vec<Ref>,
    ) -> Step<Chosen> {
        let ids: Vec<CardId> = cards.iter().map(|card| card.card).collect();
        let leads = |&&first: &&Ref| match self.bound() {
            Some((Raising::Affecting(wanted), _)) => toward(self, first).contains(&wanted),
            // What is chosen here to be raised itself leads nowhere.
            Some((raising, seat)) if self.to_be_raised(seat, why, &ids).is_none() => {
                let raised = |r: &Ref| self.state.may_be_raised(raising, seat, r.card);
                toward(self, first).iter().any(|r| *r != first && raised(r))
            }
            _ => false,
        };
        let leading: Vec<CardId> = cards.iter().filter(leads).map(|first| first.card).collect();
        match which.many {
            _ if leading.is_empty() => self.choose_from(why, cards, which),
            Many::Between(least, most) if most > 1 => {
                let all: Vec<CardId> = self.among(cards, which).iter().map(|r| r.card).collect();
                self.pick_with_one_of(&leading, self.you(), why, &all, least, most)
            }
            _ => self.ask_for_cards(self.you(), why, &leading, 1, 1),
        }
    }

    /// "Move ... to another base. Destroy a minion there": as [`Cx::choose_toward`], of the base.
    pub fn choose_site_toward(
        &mut self,
        why: Why,
        sites: &[SiteId],
        toward: impl Fn(&Cx, SiteId) -> Vec<Ref>,
    ) -> Step<Option<SiteId>> {
        let wanted = match self.bound() {
            Some((Raising::Affecting(wanted), _)) => Some(wanted),
            _ => None,
        };
        let leads = |&&site: &&SiteId| wanted.is_some_and(|w| toward(self, site).contains(&w));
        let leading: Vec<SiteId> = sites.iter().filter(leads).copied().collect();
        self.choose_site(why, if leading.is_empty() { sites } else { &leading })
    }

    /// "That player chooses ...": as [`Cx::choose_from`], by another player.
    pub fn choice_of(&mut self, who: Seat, why: Why, cards: &[Ref], which: Select) -> Step<Chosen> {
        let meant = self.among(cards, which);
        let Many::Between(least, most) = which.many else { return Ok(Chosen(meant)) };
        let options: Vec<CardId> = meant.iter().map(|r| r.card).collect();
        self.pick_cards(who, why, &options, least, most)
    }

    /// Lets `who` pick between `min` and `max` of these cards.
    pub(crate) fn pick_cards(
        &mut self,
        who: Seat,
        why: Why,
        cards: &[CardId],
        min: u16,
        max: u16,
    ) -> Step<Chosen> {
        if cards.is_empty() && min == 0 {
            return Ok(Chosen::default());
        }
        let raised = self.to_be_raised(who, why, cards);
        if let Some(raised) = &raised
            && max > 1
        {
            return self.pick_with_one_of(raised, who, why, cards, min, max);
        }
        let (cards, min) = match &raised {
            Some(raised) => (&raised[..], min.max(1)),
            None => (cards, min),
        };
        self.ask_for_cards(who, why, cards, min, max)
    }

    /// Asks for between `min` and `max` of these cards.
    pub(crate) fn ask_for_cards(
        &mut self,
        who: Seat,
        why: Why,
        cards: &[CardId],
        min: u16,
        max: u16,
    ) -> Step<Chosen> {
        // A fusion is among the minions and among the actions of a text that names both.
        let mut options: Vec<Pick> = Vec::with_capacity(cards.len());
        for pick in cards.iter().map(|&c| self.state.pick_of(c, who)) {
            if !options.contains(&pick) {
                options.push(pick);
            }
        }
        let seen = |p: &Pick| p.card().is_none_or(|c| self.state.seen_by(c) == Seats::ALL);
        let private = !options.iter().all(seen);
        if private {
            self.tells_of_hand(who);
        }
        let ask = Ask { min, max, private, ..self.question(who, why, options) };
        let picks = self.put(ask)?;
        let card = |p: Pick| match p {
            Pick::FaceDown(stay) => self.state.face_down(stay),
            other => other.card(),
        };
        Ok(Chosen(picks.into_iter().filter_map(card).map(|c| self.state.at(c)).collect()))
    }

    /// Of several, one must be among these; the others are free.
    fn pick_with_one_of(
        &mut self,
        must: &[CardId],
        who: Seat,
        why: Why,
        cards: &[CardId],
        min: u16,
        max: u16,
    ) -> Step<Chosen> {
        let mut chosen = self.ask_for_cards(who, why, must, 1, 1)?;
        let is_left = |card: &&CardId| chosen.iter().all(|c| c.card != **card);
        let others: Vec<CardId> = cards.iter().filter(is_left).copied().collect();
        if !others.is_empty() {
            let more = self.ask_for_cards(who, why, &others, min.saturating_sub(1), max - 1)?;
            chosen.0.extend(more);
        }
        Ok(chosen)
    }

    /// Of an action that must directly increase the power of certain minions, or affect one: those of them among what it could
    /// be used on. That binds who plays it, not what it has others choose.
    fn to_be_raised(&self, who: Seat, why: Why, cards: &[CardId]) -> Option<Vec<CardId>> {
        let (raising, seat) = self.bound().filter(|&(_, by)| by == who)?;
        let gives = matches!(why, Why::Choose | Why::CountersTo)
            || matches!(raising, Raising::Affecting(_));
        let fits = |c: &CardId| self.state.may_be_raised(raising, seat, *c);
        let raised: Vec<CardId> = cards.iter().copied().filter(fits).collect();
        (gives && !raised.is_empty()).then_some(raised)
    }

    /// Of an action that must directly increase the power of certain minions, or affect one: those in play.
    fn meant_minions(&self) -> Option<Vec<CardId>> {
        let (raising, seat) = self.bound()?;
        let minions = self.state.sites.iter().flat_map(|site| self.state.minions_at(site.id));
        Some(minions.filter(|&m| self.state.may_be_raised(raising, seat, m)).collect())
    }

    /// Of an action that must directly increase the power of certain minions: the bases where one of them is, if there are any.
    fn with_one_to_be_raised(&self, sites: &[SiteId]) -> Option<Vec<SiteId>> {
        let (raising, seat) = self.bound()?;
        let fits = |m: CardId| self.state.may_be_raised(raising, seat, m);
        let mut with = sites.to_vec();
        with.retain(|&site| self.state.minions_at(site).any(fits));
        (!with.is_empty()).then_some(with)
    }

    /// What a player is asked about cards in hand tells of these, if somebody else gave the last answer or carries on the
    /// turn: undo stops here. Only for a question whose cards are gathered by hand.
    pub fn tells_of_hand(&mut self, who: Seat) {
        if self.tape.answered_last() != Some(who) || who != self.state.current {
            self.reveal_barrier();
        }
    }

    /// "Choose a base ...": one of those of which this holds; none if there are none.
    pub fn choose_base(&mut self, fits: impl Fn(&Eye, SiteId) -> bool) -> Step<Option<SiteId>> {
        let sites = self.sites_that(fits);
        let sites = self.with_one_to_be_raised(&sites).unwrap_or(sites);
        self.choose_site(Why::ChooseBase, &sites)
    }

    /// "Choose a base. Move ... to it": as [`Cx::choose_base`], of the base to go to.
    pub fn choose_base_to_go(
        &mut self,
        fits: impl Fn(&Eye, SiteId) -> bool,
    ) -> Step<Option<SiteId>> {
        let mut sites = self.sites_that(fits);
        // Of an action that must raise or affect a certain minion: one to which such a minion can go.
        if let Some(meant) = self.meant_minions() {
            sites.retain(|&site| {
                meant.iter().any(|&minion| self.state.site_of(minion) != Some(site))
            });
        }
        self.choose_site(Why::ChooseBase, &sites)
    }

    fn sites_that(&self, fits: impl Fn(&Eye, SiteId) -> bool) -> Vec<SiteId> {
        let eye = self.eye();
        self.sites().into_iter().filter(|&site| fits(&eye, site)).collect()
    }

    /// "Choose a base": one of these; none if there are none.
    pub fn choose_site(&mut self, why: Why, sites: &[SiteId]) -> Step<Option<SiteId>> {
        self.pick_site(self.you(), why, sites, 1)
    }

    /// "That player chooses a base": one of these, or none if `min` is 0.
    pub fn pick_site(
        &mut self,
        who: Seat,
        why: Why,
        sites: &[SiteId],
        min: u16,
    ) -> Step<Option<SiteId>> {
        if sites.is_empty() && min == 0 {
            return Ok(None);
        }
        let options = sites.iter().map(|&s| Pick::Site(s)).collect();
        match self.put_for_one(Ask { min, ..self.question(who, why, options) })? {
            Some(Pick::Site(site)) => Ok(Some(site)),
            _ => Ok(None),
        }
    }

    /// "Choose a player": one of these; none if there are none.
    pub fn choose_player(&mut self, seats: &[Seat]) -> Step<Option<Seat>> {
        // Of an action that must affect a certain minion: who controls that.
        let whose = match self.bound() {
            Some((Raising::Affecting(minion), _)) => self.state.card(minion.card).controller,
            _ => None,
        };
        let whose = whose.filter(|seat| seats.contains(seat));
        let meant = seats.iter().filter(|&&s| whose.is_none_or(|by| by == s));
        let options = meant.map(|&s| Pick::Player(s)).collect();
        let ask = self.question(self.you(), Why::ChoosePlayer, options);
        let Some(Pick::Player(seat)) = self.put_for_one(ask)? else { return Ok(None) };
        self.tell(Happened::ChosePlayer(self.you(), seat));
        Ok(Some(seat))
    }

    /// "Name a faction": one of this game's.
    pub fn name_faction(&mut self) -> Step<Option<FactionId>> {
        let mut factions = self.state.factions_in_game();
        // Of an action that must raise or affect a certain minion: one of its own.
        if let Some(meant) = self.meant_minions() {
            factions.retain(|faction| {
                meant.iter().any(|&minion| self.state.factions(minion).contains(faction))
            });
        }
        self.name_one_of(factions)
    }

    /// "Name a faction they own": one of that player's.
    pub fn name_faction_of(&mut self, seat: Seat) -> Step<Option<FactionId>> {
        let theirs = self.state.players[seat].factions.iter().map(|chosen| chosen.faction);
        self.name_one_of(theirs.collect())
    }

    fn name_one_of(&mut self, factions: Vec<FactionId>) -> Step<Option<FactionId>> {
        let options = factions.into_iter().map(Pick::Faction).collect();
        let ask = self.question(self.you(), Why::NameFaction, options);
        let Some(Pick::Faction(faction)) = self.put_for_one(ask)? else { return Ok(None) };
        self.tell(Happened::Named(self.you(), faction));
        Ok(Some(faction))
    }

    /// "Choose a card name": one of these; of several printings of a name, one.
    pub fn choose_name(&mut self, names: Vec<DefId>) -> Step<Option<DefId>> {
        self.one_name(Why::ChooseName, names)
    }

    fn one_name(&mut self, why: Why, mut names: Vec<DefId>) -> Step<Option<DefId>> {
        let name_of = |&name: &DefId| self.state.catalog.def(name).name;
        sort_by_key(&mut names, |name| (name_of(name), *name));
        names.dedup_by_key(|name| name_of(name));
        sort_by_key(&mut names, |&name| name);
        let options = names.iter().map(|&n| Pick::Name(n)).collect();
        match self.put_for_one(self.question(self.you(), why, options))? {
            Some(Pick::Name(name)) => Ok(Some(name)),
            _ => Ok(None),
        }
    }

    /// "Name a card", of those that may be in a player's hand: one of that player's own or, once cards have come among those of
    /// others, one that lies hidden. Any other could be named, too, but leads nowhere.
    pub fn name_card_of(
        &mut self,
        seat: Seat,
        fits: impl Fn(Sorts) -> bool,
    ) -> Step<Option<DefId>> {
        let state = &self.state;
        let could_be_there =
            |card: &&Card| card.home == Home::Player(seat) || state.may_lie_hidden_with(seat, card);
        let could_be = state.cards.iter().filter(could_be_there).map(|card| card.def);
        let names = could_be.filter(|&name| fits(state.catalog.sorts(name))).collect();
        let named = self.one_name(Why::NameCardOf(seat), names)?;
        if let Some(name) = named {
            self.tell(Happened::NamedCard(self.you(), name));
        }
        Ok(named)
    }

    /// "You may ...": whether you want to.
    pub fn yes(&mut self) -> Step<bool> {
        self.yes_of(self.you(), Why::May)
    }

    /// "That player may ...": whether they want to.
    pub fn yes_of(&mut self, who: Seat, why: Why) -> Step<bool> {
        let ask = Ask { min: 0, ..self.question(who, why, vec![Pick::Yes]) };
        Ok(self.put_for_one(ask)?.is_some())
    }

    /// Lets `who` put cards into an order, the first on top (or first); asks only if they differ.
    pub(crate) fn arrange(&mut self, who: Seat, why: Why, cards: &[CardId]) -> Step<Vec<CardId>> {
        let n = u16::try_from(cards.len()).unwrap_or(u16::MAX);
        let alike =
            cards.windows(2).all(|w| self.state.card(w[0]).def == self.state.card(w[1]).def);
        if alike {
            return Ok(cards.to_vec());
        }
        let private = cards.iter().any(|&c| self.state.seen_by(c) != Seats::ALL);
        let options = cards.iter().map(|&c| Pick::Card(c)).collect();
        let ask =
            Ask { min: n, max: n, ordered: true, private, ..self.question(who, why, options) };
        Ok(self.put(ask)?.iter().filter_map(|p| p.card()).collect())
    }

    // ---- what there is to choose from ---------------------------------------------------------------

    /// "Each ...", "all ...": all the cards a description means.
    #[must_use]
    pub fn all(&self, which: Select) -> Vec<Ref> {
        self.eye().all(which)
    }

    /// "... among them": those of these cards that are still where they were and that a description means. Where it
    /// does not say where, they may lie anywhere.
    #[must_use]
    pub fn among(&self, cards: &[Ref], which: Select) -> Vec<Ref> {
        let eye = self.eye();
        let fits = |r: &&Ref| self.state.stays(**r) && which.fits(&eye, r.card);
        cards.iter().filter(fits).copied().collect()
    }

    /// These cards, each in its current stay.
    #[must_use]
    pub fn refs(&self, cards: &[CardId]) -> Vec<Ref> {
        cards.iter().map(|&c| self.state.at(c)).collect()
    }

    /// "It", of a card that has gone elsewhere since: the same card wherever it is now.
    #[must_use]
    pub fn now(&self, card: Ref) -> Ref {
        self.state.at(card.card)
    }

    /// "Each base": all sites, from the left.
    #[must_use]
    pub fn sites(&self) -> Vec<SiteId> {
        self.state.sites.iter().map(|s| s.id).collect()
    }

    /// "... on a base": the sites that cards can come to, from the left.
    #[must_use]
    pub fn open_sites(&self) -> Vec<SiteId> {
        self.state.open_sites().collect()
    }

    /// "... to another base": every other site than the one a card is at that cards can come to.
    #[must_use]
    pub fn other_sites(&self, card: Ref) -> Vec<SiteId> {
        self.state.other_sites(self.state.site_of(card.card))
    }

    /// "Each player": all of them, clockwise from the current player.
    #[must_use]
    pub fn players(&self) -> Vec<Seat> {
        self.state.clockwise().collect()
    }

    /// "Each other player": all players but you, clockwise from the current player.
    #[must_use]
    pub fn other_players(&self) -> Vec<Seat> {
        let you = self.you();
        self.state.clockwise().filter(|&s| s != you).collect()
    }

    /// "... to another minion": the minions that an action in play on a minion could be on instead, as its text says for
    /// who controls it.
    #[must_use]
    pub fn other_wearers(&self, action: Ref) -> Vec<Ref> {
        self.eye().other_wearers(action.card)
    }

    /// "If you can play it there": whether you could play this card at a site now, as an extra one.
    #[must_use]
    pub fn can_play_at(&self, card: Ref, site: SiteId) -> bool {
        !self.state.sites_to_play(self.you(), card.card, &[site]).is_empty()
    }
}
