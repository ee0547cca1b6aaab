//! How an ability asks: which cards, where, whom, whether.

use crate::look::eye::Eye;
use crate::nouns::event::Happened;
use crate::nouns::ids::{CardId, DefId, FactionId, Ref, Seat, Seats, SiteId};
use crate::nouns::play::Permission;
use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::time::Until;
use crate::nouns::zone::Zone;
use crate::print::def::{Kind, PlayOn};
use crate::print::select::Select;
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// Chooses one card; none if there is nothing to choose.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while the question is open; so for all functions here.
    pub fn choose(&mut self, why: Why, which: Select) -> Step<Option<Ref>> {
        let options = self.offered(which);
        self.choose_among(why, &options)
    }

    /// Chooses one of these cards; none if there are none.
    pub fn choose_among(&mut self, why: Why, cards: &[CardId]) -> Step<Option<Ref>> {
        Ok(self.pick_cards(self.you(), why, cards, 1, 1)?.pop())
    }

    /// May choose one card.
    pub fn may_choose(&mut self, why: Why, which: Select) -> Step<Option<Ref>> {
        let options = self.offered(which);
        self.may_choose_among(why, &options)
    }

    /// May choose one of these cards.
    pub fn may_choose_among(&mut self, why: Why, cards: &[CardId]) -> Step<Option<Ref>> {
        Ok(self.pick_cards(self.you(), why, cards, 0, 1)?.pop())
    }

    /// Chooses up to `most` cards.
    pub fn choose_up_to(&mut self, most: u8, why: Why, which: Select) -> Step<Vec<Ref>> {
        let options = self.offered(which);
        self.pick_cards(self.you(), why, &options, 0, most)
    }

    /// Chooses any number of cards.
    pub fn choose_any(&mut self, why: Why, which: Select) -> Step<Vec<Ref>> {
        self.choose_up_to(u8::MAX, why, which)
    }

    /// The cards a selector means, for a question.
    fn offered(&mut self, which: Select) -> Vec<CardId> {
        if which.is_of_hand() {
            self.tells_of_hand(self.you());
        }
        self.eye().all(which)
    }

    /// Lets `who` pick between `min` and `max` of these cards.
    pub fn pick_cards(
        &mut self,
        who: Seat,
        why: Why,
        cards: &[CardId],
        min: u8,
        max: u8,
    ) -> Step<Vec<Ref>> {
        if cards.is_empty() && min == 0 {
            return Ok(Vec::new());
        }
        let private = cards.iter().any(|&c| self.state.seen_by(c) != Seats::ALL);
        if private {
            self.tells_of_hand(who);
        }
        let options = cards.iter().map(|&c| Pick::Card(c)).collect();
        let ask =
            Ask { min: min.into(), max: max.into(), private, ..self.question(who, why, options) };
        let picks = self.put(ask)?;
        Ok(picks.iter().filter_map(|p| p.card()).map(|c| self.state.at(c)).collect())
    }

    /// Whether and what a player is asked about cards in hand tells of these, if somebody else gave the last answer
    /// or carries on the turn.
    pub fn tells_of_hand(&mut self, who: Seat) {
        if self.tape.answered_last() != Some(who) || who != self.state.current {
            self.reveal_barrier();
        }
    }

    /// Chooses one of these sites; none if there are none.
    pub fn choose_site(&mut self, why: Why, sites: &[SiteId]) -> Step<Option<SiteId>> {
        self.pick_site(self.you(), why, sites, 1)
    }

    /// May choose one of these sites.
    pub fn may_choose_site(&mut self, why: Why, sites: &[SiteId]) -> Step<Option<SiteId>> {
        if sites.is_empty() {
            return Ok(None);
        }
        self.pick_site(self.you(), why, sites, 0)
    }

    /// Lets `who` pick one of these sites.
    pub fn pick_site(
        &mut self,
        who: Seat,
        why: Why,
        sites: &[SiteId],
        min: u8,
    ) -> Step<Option<SiteId>> {
        let options = sites.iter().map(|&s| Pick::Site(s)).collect();
        let picks = self.put(Ask { min: min.into(), ..self.question(who, why, options) })?;
        Ok(picks.iter().find_map(|p| match p {
            Pick::Site(s) => Some(*s),
            _ => None,
        }))
    }

    /// Chooses one of these players; none if there are none.
    pub fn choose_player(&mut self, seats: &[Seat]) -> Step<Option<Seat>> {
        let options = seats.iter().map(|&s| Pick::Player(s)).collect();
        let ask = self.question(self.you(), Why::ChoosePlayer, options);
        let picks = self.put(ask)?;
        let chosen = picks.iter().find_map(|p| match p {
            Pick::Player(s) => Some(*s),
            _ => None,
        });
        if let Some(seat) = chosen {
            self.tell(Happened::ChosePlayer(self.you(), seat));
        }
        Ok(chosen)
    }

    /// Names a faction of the players of this game.
    pub fn name_faction(&mut self) -> Step<Option<FactionId>> {
        let options = self.state.factions_in_game().into_iter().map(Pick::Faction).collect();
        let ask = self.question(self.you(), Why::NameFaction, options);
        let picks = self.put(ask)?;
        let named = picks.iter().find_map(|p| match p {
            Pick::Faction(f) => Some(*f),
            _ => None,
        });
        if let Some(faction) = named {
            self.tell(Happened::Named(self.you(), faction));
        }
        Ok(named)
    }

    /// Chooses one of these card names.
    pub fn choose_name(&mut self, names: &[DefId]) -> Step<Option<DefId>> {
        let options = names.iter().map(|&n| Pick::Name(n)).collect();
        let picks = self.put(self.question(self.you(), Why::ChooseName, options))?;
        Ok(picks.iter().find_map(|p| match p {
            Pick::Name(name) => Some(*name),
            _ => None,
        }))
    }

    /// Chooses one of the alternatives of the text that are legal now; all are listed, so that the first
    /// stays the first. None if none is legal.
    pub fn choose_mode(
        &mut self,
        words: &'static [&'static str],
        legal: &[bool],
        private: bool,
    ) -> Step<Option<u8>> {
        self.pick_mode(words, legal, private, 1)
    }

    /// May choose one of the alternatives of the text that are legal now.
    pub fn may_choose_mode(
        &mut self,
        words: &'static [&'static str],
        legal: &[bool],
    ) -> Step<Option<u8>> {
        self.pick_mode(words, legal, false, 0)
    }

    fn pick_mode(
        &mut self,
        words: &'static [&'static str],
        legal: &[bool],
        private: bool,
        min: u8,
    ) -> Step<Option<u8>> {
        let open = (0..words.len()).filter(|&i| legal.get(i).copied().unwrap_or(false));
        let options = open.map(|i| Pick::Mode(i as u8)).collect();
        let question = self.question(self.you(), Why::Mode, options);
        let picks = self.put(Ask { modes: words, private, min: min.into(), ..question })?;
        Ok(picks.iter().find_map(|p| match p {
            Pick::Mode(n) => Some(*n),
            _ => None,
        }))
    }

    /// Whether you want to.
    pub fn yes(&mut self) -> Step<bool> {
        self.yes_of(self.you(), Why::May)
    }

    /// Whether `who` wants to.
    pub fn yes_of(&mut self, who: Seat, why: Why) -> Step<bool> {
        let ask = Ask { min: 0, ..self.question(who, why, vec![Pick::Yes]) };
        Ok(!self.put(ask)?.is_empty())
    }

    /// Lets `who` put cards into an order, the first on top (or first); asks only if they differ.
    pub fn arrange(&mut self, who: Seat, why: Why, cards: &[CardId]) -> Step<Vec<CardId>> {
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

    /// The cards a selector means, for a verb.
    #[must_use]
    pub fn all(&self, which: Select) -> Vec<Ref> {
        self.refs(&self.eye().all(which))
    }

    /// These cards, each in its current stay, for a verb.
    #[must_use]
    pub fn refs(&self, cards: &[CardId]) -> Vec<Ref> {
        cards.iter().map(|&c| self.state.at(c)).collect()
    }

    /// The minions a selector means that `player` controls.
    #[must_use]
    pub fn minions_of(&self, player: Seat, which: Select) -> Vec<Ref> {
        let mut all = self.all(which);
        all.retain(|m| self.state.card(m.card).controller == Some(player));
        all
    }

    /// All sites from the left.
    #[must_use]
    pub fn sites(&self) -> Vec<SiteId> {
        self.state.sites.iter().map(|s| s.id).collect()
    }

    /// All players but you, clockwise from the current player.
    #[must_use]
    pub fn other_players(&self) -> Vec<Seat> {
        let you = self.you();
        self.state.clockwise().filter(|&s| s != you).collect()
    }

    /// The card this action is on.
    #[must_use]
    pub fn wearer(&self) -> Option<Ref> {
        self.host()?.on
    }

    /// The end of the turn that is going on.
    #[must_use]
    pub fn end_of_turn(&self) -> Until {
        self.state.end_of_turn()
    }

    /// The end of your turn: this one, or your next.
    #[must_use]
    pub fn end_of_your_turn(&self) -> Until {
        self.state.end_of_turn_of(self.you())
    }

    /// Whether you could play this minion card at a site now.
    #[must_use]
    pub fn can_play_at(&self, card: CardId, site: SiteId) -> bool {
        !self.state.spots(self.you(), card, &[Permission::minion().at(site)]).is_empty()
    }

    /// The site a card is at, or was at when it left play this turn.
    #[must_use]
    pub fn last_site(&self, card: Ref) -> Option<SiteId> {
        if self.state.stays(card) {
            return self.state.site_of(card.card);
        }
        self.state.history.iter().rev().find_map(|event| {
            event.what.cards().iter().find(|s| s.card == card).and_then(|s| s.site)
        })
    }

    /// The minions that an action in play on a minion could be on instead, as its text says for who controls it.
    #[must_use]
    pub fn other_wearers(&self, action: CardId) -> Vec<CardId> {
        let Kind::Action { on: PlayOn::Minion(which) } = self.state.def(action).kind else {
            return Vec::new();
        };
        let you = self.state.card(action).controller.unwrap_or(self.state.current);
        let host = self.state.play_host(action, you);
        let mut fitting = which.find(&Eye { state: self.state, host });
        fitting.retain(|&m| self.state.card(action).zone != Zone::On(m));
        fitting
    }

    /// Every other site than the one this card is at that cards can come to.
    #[must_use]
    pub fn other_sites(&self, card: CardId) -> Vec<SiteId> {
        self.state.other_sites(self.state.site_of(card))
    }
}
