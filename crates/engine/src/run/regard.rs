//! What a running ability asks about cards it has in hand, each a `Ref`: the same as through [`Eye`], said shorter.

use crate::look::eye::Eye;
use crate::nouns::event::Event;
use crate::nouns::ids::{DefId, Ref, Seat, SiteId};
use crate::nouns::time::Until;
use crate::run::choose::Chosen;
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// "... here": the site this card is at, or last was at.
    #[must_use]
    pub fn here(&self) -> SiteId {
        self.eye().here()
    }

    /// "... there", of the base that scores.
    #[must_use]
    pub fn there(&self) -> SiteId {
        self.state.scoring_site().unwrap_or(SiteId::NOWHERE)
    }

    /// "This minion", of the one this action is on.
    #[must_use]
    pub fn wearer(&self) -> Chosen {
        self.eye().host.on.into()
    }

    /// "It", of the card whose play this ability answers.
    #[must_use]
    pub fn played(&self) -> Chosen {
        self.event().and_then(Event::play).map(|play| play.card.card).into()
    }

    /// "That player", of the one whose play this ability answers.
    #[must_use]
    pub fn played_by(&self) -> Option<Seat> {
        self.event()
            .and_then(|event| event.play().or_else(|| event.action_played()))
            .and_then(|play| play.by)
    }

    /// "For each ..., ...": what the event that this ability answers comes to, by the same function that listens for it.
    #[must_use]
    pub fn heard<T: Default>(&self, comes_to: fn(&Eye, &Event) -> T) -> T {
        self.event().map_or_else(T::default, |event| comes_to(&self.eye(), event))
    }

    /// "Its power", of a minion in play now; of any other minion card the printed one.
    #[must_use]
    pub fn power(&self, minion: Ref) -> i32 {
        self.state.power(minion.card)
    }

    /// "The +1 power counters on it".
    #[must_use]
    pub fn counters(&self, card: Ref) -> i32 {
        self.state.counters(card.card)
    }

    /// "Its base".
    #[must_use]
    pub fn site_of(&self, card: Ref) -> SiteId {
        self.state.site_of(card.card).unwrap_or(SiteId::NOWHERE)
    }

    /// "Its base", also of a card that has left play this turn: the one it was at then.
    #[must_use]
    pub fn last_site(&self, card: Ref) -> SiteId {
        if self.state.stays(card) {
            return self.site_of(card);
        }
        let left =
            self.state.history.iter().rev().find_map(|event| {
                event.what.each_card().find(|s| s.card == card).and_then(|s| s.site)
            });
        left.unwrap_or(SiteId::NOWHERE)
    }

    /// "Its owner".
    #[must_use]
    pub fn owner(&self, card: Ref) -> Option<Seat> {
        self.state.owner(card.card)
    }

    /// "Its name", by its printing.
    #[must_use]
    pub fn name(&self, card: Ref) -> DefId {
        self.state.card(card.card).def
    }

    /// "... until the end of the turn": of the one that is going on.
    #[must_use]
    pub fn end_of_turn(&self) -> Until {
        self.state.end_of_turn()
    }

    /// "For each minion affected by this": does something, and tells the minions in play that it affected, each once; not what fell
    /// to keep it off them.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub fn affected_by(&mut self, body: impl FnOnce(&mut Self) -> Step) -> Step<Vec<Ref>> {
        let before = self.state.history.len();
        body(self)?;
        let mut affected: Vec<Ref> = Vec::new();
        for event in &self.state.history[before..] {
            for card in event.what.affected().filter(|c| c.sorts.is_minion()).map(|c| c.card) {
                if !affected.contains(&card) {
                    affected.push(card);
                }
            }
        }
        Ok(affected)
    }

    /// "... until the start of your next turn."
    #[must_use]
    pub fn start_of_your_next_turn(&self) -> Until {
        let you = self.you();
        Until::StartOfTurn(you, self.state.players[you].turns + 1)
    }

    /// (until this scoring is over, with what answers its replacement)
    #[must_use]
    pub fn end_of_scoring(&self) -> Until {
        Until::EndOfScoring
    }

    /// "... until the end of your turn": of this one, or of your next.
    #[must_use]
    pub fn end_of_your_turn(&self) -> Until {
        self.state.end_of_turn_of(self.you())
    }
}
