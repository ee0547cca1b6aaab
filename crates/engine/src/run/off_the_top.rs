//! A minion off the top of the deck in place of one from the hand: it is known only when it has been revealed, so that what pays for
//! it is settled then.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::ids::{Ref, Seat, SiteId};
use crate::nouns::play::{Permission, PlayFrom, PlayKind, Spot};
use crate::nouns::zone::Home;
use crate::run::choose::Chosen;
use crate::run::cx::{Cx, Step};

impl State {
    /// The plays by which a player could play a minion from the hand at a site, whichever: not those of one card.
    fn minion_plays_at(&self, seat: Seat, site: SiteId) -> Vec<Permission> {
        let mut plays = self.possible_plays(seat);
        plays.retain(|p| self.is_minion_play_at(p, seat, site));
        plays
    }

    pub(crate) fn is_minion_play_at(&self, play: &Permission, seat: Seat, site: SiteId) -> bool {
        play.what.is_for(PlayKind::Minion)
            && play.from == PlayFrom::Hand
            && play.only.is_none()
            && self.at_fits(play, seat, Spot::Site(site))
    }
}

impl Eye<'_> {
    /// "You may play a minion here off the top of your deck instead of from your hand.": whether you could now.
    #[must_use]
    pub(crate) fn could_play_off_the_top_here(&self) -> bool {
        let you = self.you();
        self.state.plays_now(you)
            && self.state.can_draw(you)
            && !self.state.minion_plays_at(you, self.here()).is_empty()
    }
}

impl Cx<'_> {
    /// "Play a minion here off the top of your deck instead of from your hand.": cards are revealed until there is a minion that
    /// one of your plays is for; that play is used for it. If it cannot be played here, it is discarded, and the play is used all the
    /// same. The others, if there are any, are shuffled into your deck.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub(crate) fn play_off_the_top_here(&mut self) -> Step {
        let plays = self.state.minion_plays_at(self.you(), self.here());
        self.find_off_the_top(&plays, |cx, found| cx.play_in_place_of_the_hand(found, &plays))
    }

    /// The same in place of this play, which is now or never: what has been played.
    pub(crate) fn play_off_the_top_by(&mut self, play: &Permission) -> Step<Chosen> {
        let (you, spot) = (self.you(), Spot::Site(self.here()));
        let mut played = Chosen::default();
        let here = play.at(self.here());
        self.find_off_the_top(&[*play], |cx, Ref { card: minion, .. }| {
            if !cx.state.spots(you, minion, &[here]).contains(&spot) {
                return cx.fizzle(minion);
            }
            cx.under_deck_if(play.kept_from(), minion, |cx| cx.play(you, minion, spot))?;
            played = cx.state.last_played(minion).into();
            Ok(())
        })?;
        Ok(played)
    }

    /// Reveals cards until there is a minion that one of these plays is for, and plays it; the others are shuffled into the deck.
    fn find_off_the_top(
        &mut self,
        plays: &[Permission],
        play: impl FnOnce(&mut Self, Ref) -> Step,
    ) -> Step {
        let you = self.you();
        self.refill(Home::Player(you))?;
        let mut others: Vec<Ref> = Vec::new();
        while !self.state.deck(Home::Player(you)).is_empty() {
            let found = self.reveal_top(you, 1)?[0];
            // Of a play that is for an action, too, only what it is for as a minion.
            let as_minion = |p: &Permission| Permission { what: PlayKind::Minion, ..*p };
            if plays.iter().any(|p| self.state.kind_fits(&as_minion(p), found.card)) {
                play(self, found)?;
                break;
            }
            others.push(found);
        }
        self.shuffle_unused(&others, you)
    }

    fn play_in_place_of_the_hand(&mut self, minion: Ref, plays: &[Permission]) -> Step {
        let (you, here) = (self.you(), self.here());
        let spot = Spot::Site(here);
        // It can be played here and nowhere else, whatever those plays are for.
        let here_alone: Vec<Permission> = plays.iter().map(|play| play.at(here)).collect();
        let playable = self.state.spots(you, minion.card, &here_alone).contains(&spot);
        self.state.pay_from_elsewhere(you, minion.card, |state, play| {
            state.is_minion_play_at(play, you, here)
                && match playable {
                    true => state.fits(play, you, minion.card, spot),
                    false => state.kind_fits(play, minion.card),
                }
        });
        match playable {
            true => self.play(you, minion.card, spot),
            false => self.fizzle(minion.card),
        }
    }

    /// "If this was not your regular minion played from your hand ...": whether it was not. If another play could have paid for it,
    /// that one did.
    pub fn was_not_your_regular_play(&mut self) -> bool {
        let (you, card) = (self.you(), self.this().card);
        self.state.was_not_regular(you, card)
    }
}
