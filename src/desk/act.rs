//! What a tap, a drop or a key on the table means for the open question.

use super::manner::{By, answered};
use super::moves::{Do, Focus, Thing};
use super::sheet::Sheet;
use super::{Desk, lift, place, words};
use crate::engine::ids::{CardId, Seat, SiteId, Stay};
use crate::engine::question::{AS_ACTION, Pick};
use crate::words::page::t;

impl Desk {
    pub(super) fn tap(&mut self, thing: Thing) {
        match thing {
            Thing::Card(card) => self.tap_card(card),
            Thing::FaceDown(stay) => self.tap_face_down(stay),
            Thing::Site(site) => self.tap_site(site),
            Thing::Player(seat) => self.tap_player(seat),
            Thing::InHand(nth) => {
                let own = self.view.viewer.and_then(|s| self.view.players.get(s.index()));
                let hand = own.and_then(|p| p.hand.as_ref());
                if let Some(card) = hand.and_then(|h| h.get(nth)).map(|c| c.id) {
                    self.tap_card(card);
                }
            }
        }
    }

    /// A card was tapped.
    fn tap_card(&mut self, card: CardId) {
        let site = place::site_of(&self.view, card);
        if let Some(lift) = self.lifted() {
            if lift.card == card {
                // The second tap on the card plays what needs no place, and puts back what does.
                return if lift.anywhere { self.let_go(None) } else { self.put_back() };
            }
            if lift.target(Pick::Card(card)).is_some() {
                return self.let_go(Some(Pick::Card(card)));
            }
            if let Some(site) = site {
                return self.tap_site(site);
            }
            return if self.lifts(card) { self.lift(card) } else { self.open(Sheet::Card(card)) };
        }
        let Some(asked) = &self.asked else { return self.open(Sheet::Card(card)) };
        match asked.picks_of(card)[..] {
            [_] if self.lifts(card) => self.lift(card),
            [Pick::Use(..)] if asked.is_free() => self.open(Sheet::Card(card)),
            [pick] => self.read_or_choose(pick),
            [] => match site.filter(|&s| asked.offers(Pick::Site(s))) {
                Some(site) => self.tap_site(site),
                None => self.open(Sheet::Card(card)),
            },
            // Several abilities of one card: the sheet tells them apart.
            _ => self.open(Sheet::Card(card)),
        }
    }

    /// A card was tapped that lies face down for who looks: it is what is asked for, or a part of its base.
    fn tap_face_down(&mut self, stay: Stay) {
        let at = Pick::FaceDown(stay);
        match self.lifted() {
            Some(lift) if lift.target(at).is_some() => return self.let_go(Some(at)),
            None if self.asked.as_ref().is_some_and(|a| a.offers(at)) => return self.choose(at),
            Some(_) | None => {}
        }
        if let Some(site) = place::site_of_stay(&self.view, stay) {
            self.tap_site(site);
        }
    }

    /// A base, or the space beside it, was tapped.
    fn tap_site(&mut self, site: SiteId) {
        let at = Pick::Site(site);
        if let Some(lift) = self.lifted() {
            if lift.target(at).is_some() {
                return self.let_go(Some(at));
            }
            if lift.anywhere {
                return self.let_go(None);
            }
            return self.refuse(Some(site));
        }
        if let Some(asked) = self.asked.as_ref().filter(|a| !a.is_free()) {
            let base = place::base_of(&self.view, site).map(|b| b.id);
            let as_card = base.and_then(|b| asked.picks_of(b).first().copied());
            if let Some(pick) = Some(at).filter(|&p| asked.offers(p)).or(as_card) {
                return self.choose(pick);
            }
        }
        self.open(Sheet::Site(site));
    }

    /// A player's panel was tapped.
    fn tap_player(&mut self, seat: Seat) {
        if self.marks.seats.get(&seat).is_some() {
            self.choose(Pick::Player(seat));
        }
    }

    /// Whether a tap on this card lifts it, so that it can be read before it is played.
    fn lifts(&self, card: CardId) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.lifts(&self.view, card))
    }

    /// Lifts a card that is dragged.
    pub(super) fn lift_dragged(&mut self, card: CardId) {
        if self.asked.as_ref().is_some_and(|asked| asked.drags(&self.view, card)) {
            self.lift(card);
        }
    }

    fn lift(&mut self, card: CardId) {
        self.put_away();
        self.told.clear();
        self.hold(lift::lift(&self.game, card));
    }

    fn hold(&mut self, lift: Option<lift::Lift>) {
        self.held.previews = lift.as_ref().map_or(Vec::new(), |l| l.forecasts.clone());
        self.held.lift = lift;
        self.todo.push(Do::Focus(Focus::Targets));
    }

    /// Takes an ability up that may be used: it is read before it is used, by a second gesture.
    pub(super) fn take_up(&mut self, pick: Pick) {
        let one = self.asked.as_ref().is_some_and(|a| a.ask.max == 1 && a.offers(pick));
        if !one {
            return self.choose(pick);
        }
        self.put_away();
        self.told.clear();
        self.hold(lift::lift_pick(&self.game, pick));
    }

    /// Whether nothing would come of an ability now that may be used.
    #[must_use]
    pub fn is_idle(&self, pick: Pick) -> bool {
        self.asked.is_some() && lift::lift_pick(&self.game, pick).is_some_and(|l| l.idle)
    }

    /// A card was tapped that is an answer. What is at a base, all can see, and a tap chooses it; any other is read with the
    /// first tap and chosen with the second, or with the button.
    fn read_or_choose(&mut self, pick: Pick) {
        match answered(pick) {
            By::Use(_) => self.take_up(pick),
            _ => self.choose(pick),
        }
    }

    /// Holds the lifted card over a place, if it can go there.
    pub(super) fn aim(&mut self, at: Option<Pick>) {
        let target = self.lifted().zip(at).and_then(|(lift, at)| lift.target(at));
        let (over, answers) = (target.map(|t| t.at), target.map(|t| t.answers.clone()));
        if over == self.held.over {
            return;
        }
        let who = self.lifted().map(|l| l.who);
        let previews = who.zip(answers).map(|(who, a)| lift::preview(&self.game, who, &a));
        let mut previews = previews.unwrap_or_default();
        // Beside what would come of letting go here, each other base shows what would come of letting go there.
        for forecast in self.lifted().map_or(&[][..], |l| &l.forecasts) {
            if !previews.iter().any(|p| p.site == forecast.site) {
                previews.push(forecast.clone());
            }
        }
        self.held.previews = previews;
        self.held.over = over;
    }

    /// Lets the lifted card go at a place, or anywhere on the table.
    pub(super) fn let_go(&mut self, at: Option<Pick>) {
        let Some(lift) = self.lifted().cloned() else { return };
        match at.and_then(|at| lift.target(at)) {
            Some(target) => self.answer_all(&target.answers),
            None => match lift.pick.filter(|_| lift.anywhere) {
                Some(pick) => self.answer(&[pick]),
                None => return self.put_back(),
            },
        }
        self.todo.push(Do::Focus(Focus::Onward));
    }

    /// Plays the lifted fusion as an action.
    pub(super) fn as_action(&mut self) {
        let Some(lift) = self.lifted().filter(|l| l.fuses).cloned() else { return };
        let answers = lift.pick.map(|pick| [vec![pick], vec![Pick::Mode(AS_ACTION)]]);
        self.answer_all(&answers.unwrap_or_default());
        self.todo.push(Do::Focus(Focus::Onward));
    }

    /// Puts the lifted card back and says why it cannot go to this site.
    pub(super) fn refuse(&mut self, site: Option<SiteId>) {
        if let Some(&lift::Lift { who, card, .. }) = self.lifted() {
            let why = words::why_not(&self.game, who, card, site);
            self.put_back();
            self.say(why, true);
        }
    }

    /// Picks something: the answer itself where one pick is asked for, the second time if it is to be read first; else one more of
    /// several.
    pub(super) fn choose(&mut self, pick: Pick) {
        let Some(asked) = self.asked.as_ref().filter(|a| a.offers(pick)) else { return };
        let most = usize::from(asked.ask.max);
        if most == 1 {
            if !asked.reads(&self.view, pick) || self.held.chosen == [pick] {
                return self.answer(&[pick]);
            }
            self.held.chosen = vec![pick];
            return;
        }
        let chosen = &mut self.held.chosen;
        if let Some(at) = chosen.iter().position(|p| *p == pick) {
            chosen.remove(at);
        } else if chosen.len() < most {
            chosen.push(pick);
        }
        self.told = (t().told.picked)(self.held.chosen.len(), most);
    }
}
