//! Duels: two minions, a card each that their controllers may place, and who has more power then.

use crate::nouns::event::{EventKind, Happened};
use crate::nouns::ids::{CardId, Ref, Seat};
use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::time::Window;
use crate::nouns::zone::Zone;
use crate::print::kinds;
use crate::run::cx::{Cx, Step};
use crate::run::zones::End;
use crate::table::duel::Duel;

/// How a duel ended. In a tie both have won, and both have lost: both sides get all that it brings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Those with the most power.
    pub winners: Vec<Ref>,
    /// Those with the least.
    pub losers: Vec<Ref>,
}

impl Cx<'_> {
    /// "... duels ...": the whole duel of two minions, the challenger first. It has no end if there is a duel already, or if
    /// the two are not together at one base when the cards have done what they do. Being in a duel affects nobody.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub fn duel(&mut self, challenger: Ref, other: Ref) -> Step<Option<Outcome>> {
        let there = |r: Ref| self.state.stays(r) && self.state.is_minion_in_play(r.card);
        if self.state.duel.is_some() || !there(challenger) || !there(other) {
            return Ok(None);
        }
        let sides = [challenger, other].map(|r| self.state.card(r.card).controller);
        let [shown, against] = [challenger, other].map(|r| self.snapshot(r.card));
        self.state.duel =
            Some(Duel { challenger, other, shown: false, holds: false, clashes: Vec::new() });
        self.tell(Happened::DuelBegan(shown, against));
        self.window(Window::DuelBegins)?;
        self.place_dueling_cards(sides.into_iter().flatten())?;
        self.window(Window::DuelRevealed)?;
        self.play_dueling_cards(sides.into_iter().flatten())?;
        self.window(Window::DuelEnds)?;
        let clashes = self.state.duel.take().map_or_else(Vec::new, |duel| duel.clashes);
        let ended = self.end_of(challenger, other);
        match &ended {
            None => self.tell(Happened::DuelStopped),
            Some(Outcome { winners, losers }) => {
                let [winners, losers] = [winners, losers]
                    .map(|side| side.iter().map(|r| self.snapshot(r.card)).collect());
                let ears = self.ears(kinds::after(EventKind::DuelWon));
                self.emit(&ears, Happened::Dueled { winners, losers });
            }
        }
        self.settle()?;
        clashes.into_iter().try_for_each(|site| self.clash(site))?;
        Ok(ended)
    }

    /// Each may place a card of their hand face down; then all are shown.
    fn place_dueling_cards(&mut self, sides: impl Iterator<Item = Seat>) -> Step {
        for seat in sides {
            let hand = self.state.players[seat].hand.clone();
            let options: Vec<Pick> = hand.iter().map(|&c| Pick::Card(c)).collect();
            if options.is_empty() {
                continue;
            }
            self.tells_of_hand(seat);
            let ask = self.rules_question(seat, Why::DuelCard, options);
            let placed = self.put_always(Ask { min: 0, private: true, ..ask })?.first().copied();
            if let Some(card) = placed.and_then(Pick::card) {
                self.state.put(card, Zone::Duel(seat), End::Top);
            }
        }
        let placed = self.refs(&self.dueling_cards());
        if let Some(duel) = &mut self.state.duel {
            duel.shown = true;
        }
        if !placed.is_empty() {
            self.reveal_barrier();
            self.reveal(&placed);
        }
        Ok(())
    }

    /// The actions among them are played, the challenger's first; all others go back to the hands.
    fn play_dueling_cards(&mut self, sides: impl Iterator<Item = Seat>) -> Step {
        for seat in sides {
            for card in self.dueling_cards() {
                if self.state.card(card).zone != Zone::Duel(seat) {
                    continue;
                }
                let card = self.state.at(card);
                match self.state.is_action(card.card) {
                    true => self.as_player(seat, |cx| cx.play_actions(&[card]))?,
                    false => drop(self.place_in_hand(&[card])?),
                }
            }
        }
        Ok(())
    }

    fn dueling_cards(&self) -> Vec<CardId> {
        let passing = self.state.passing.iter().copied();
        passing.filter(|&c| matches!(self.state.card(c).zone, Zone::Duel(_))).collect()
    }

    fn end_of(&self, challenger: Ref, other: Ref) -> Option<Outcome> {
        let site = |r: Ref| self.state.site_of(r.card).filter(|_| self.state.stays(r));
        let together = site(challenger).is_some() && site(challenger) == site(other);
        let powers = [challenger, other].map(|r| self.state.power(r.card));
        let side = |best: i32| {
            let both = [challenger, other].into_iter().zip(powers);
            both.filter(|&(_, power)| power == best).map(|(minion, _)| minion).collect()
        };
        let (most, least) = (powers[0].max(powers[1]), powers[0].min(powers[1]));
        together.then(|| Outcome { winners: side(most), losers: side(least) })
    }
}
