//! The game from the setup to its end, as steps that each begin with nothing half done.

use crate::look::state::State;
use crate::nouns::event::{Event, Happened};
use crate::nouns::ids::{CardId, Ref, Seat, Seats};
use crate::nouns::play::PlayKind;
use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::time::{Phase, Until, Window};
use crate::nouns::zone::{Home, Zone};
use crate::print::kinds::{self, Moment};
use crate::run::cx::{Cx, Step};
use crate::run::zones::End;

/// Victory points that end the game.
pub const GOAL: i32 = 15;

/// Cards in an opening hand.
const OPENING: i32 = 5;

impl Cx<'_> {
    /// Runs one step of the game.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question is open.
    pub(crate) fn step(&mut self) -> Step {
        if self.state.powers.is_none() {
            self.follow_powers();
        }
        if self.state.totals.is_none() {
            self.follow_totals();
        }
        match self.state.phase {
            Phase::SettingUp => self.set_up(),
            Phase::NewHands(seat) => self.new_hand(seat),
            Phase::StartTurn => self.start_turn(),
            Phase::PlayCards => self.play_cards(),
            Phase::ScoreBases => self.score_bases(),
            Phase::DrawCards => self.draw_cards(),
            Phase::EndTurn => self.end_turn(),
            Phase::Over => Ok(()),
        }
    }

    /// Shuffles everything and lays the bases: the first thing that happens in a game.
    pub(crate) fn deal(&mut self) -> Step {
        self.by_rules(|cx| {
            cx.shuffle(Home::Bases);
            for _ in 0..=cx.state.players.0.len() {
                if let Some(base) = cx.top_card(Home::Bases)? {
                    cx.state.add_site(base);
                }
            }
            for seat in cx.state.seats() {
                cx.shuffle(Home::Player(seat));
            }
            for home in [Home::Monsters, Home::Treasures] {
                if !cx.state.deck(home).is_empty() {
                    cx.shuffle(home);
                }
            }
            Ok(())
        })
    }

    /// What the first bases bring and do, before the players draw their hands.
    fn set_up(&mut self) -> Step {
        self.by_rules(|cx| {
            cx.set_up_bases()?;
            cx.state.seats().try_for_each(|seat| cx.draw(seat, OPENING))
        })?;
        self.state.phase = Phase::NewHands(Seat(0));
        Ok(())
    }

    /// A hand without minions may be shown and replaced, once; the old one is shuffled into the deck.
    fn new_hand(&mut self, seat: Seat) -> Step {
        self.tells_of_hand(seat);
        let hand = self.state.players[seat].hand.clone();
        if !hand.iter().any(|&c| self.state.is_minion(c)) {
            let ask = self.question(seat, Why::NewHand, vec![Pick::Yes]);
            let shows = !self.put_always(Ask { min: 0, private: true, ..ask })?.is_empty();
            if shows {
                let shown = hand.iter().map(|&c| self.snapshot(c)).collect();
                self.tell(Happened::NewHand(seat, shown));
                self.by_rules(|cx| {
                    for &card in &hand {
                        cx.state.put(card, Zone::LookedAt(seat, Home::Player(seat)), End::Top);
                    }
                    cx.draw(seat, OPENING)?;
                    for &card in &hand {
                        cx.state.put(card, Zone::Deck(Home::Player(seat)), End::Top);
                    }
                    cx.shuffle(Home::Player(seat));
                    Ok(())
                })?;
            }
        }
        let next = Seat(seat.0 + 1);
        self.state.phase = if next.index() < self.state.players.0.len() {
            Phase::NewHands(next)
        } else {
            Phase::StartTurn
        };
        Ok(())
    }

    fn start_turn(&mut self) -> Step {
        let state = &mut *self.state;
        let seat = state.current;
        state.turn += 1;
        state.history.clear();
        state.used.clear();
        state.used_names.clear();
        state.used_by_each.clear();
        state.fallen.clear();
        state.players[seat].turns += 1;
        state.players.0.iter_mut().for_each(|player| player.free = 0);
        let now = Until::StartOfTurn(seat, state.players[seat].turns);
        self.tell(Happened::TurnBegan(seat));
        self.expire(now)?;
        self.window(Window::StartOfTurn)?;
        self.state.phase = Phase::PlayCards;
        self.state.begin_plays(seat);
        self.by_rules(Cx::grant_each_turn)
    }

    /// One free choice of the Play Cards phase: play a card, use an ability, or be done.
    fn play_cards(&mut self) -> Step {
        // Something may hold in a position that was laid.
        if self.state.could_have(kinds::run(Moment::AsSoonAs)) {
            self.by_rules(Cx::settle)?;
        }
        let seat = self.state.current;
        let usable = self.usable(seat);
        let playable = self.state.playable(seat);
        let mut options = Vec::with_capacity(playable.len() + usable.len());
        options.extend(playable.into_iter().map(Pick::Play));
        options.extend(usable.iter().map(crate::nouns::host::Host::pick));
        let ask = self.question(seat, Why::PlayCards, options);
        let asked = Ask { min: 0, max: 1, private: true, ..ask };
        match self.put_always(asked)?.first().copied() {
            Some(Pick::Play(card)) => self.play_freely(seat, card),
            Some(pick) => match usable.into_iter().find(|h| h.pick() == pick) {
                Some(host) => self.use_ability(host),
                None => Ok(()),
            },
            None => {
                self.state.end_plays(seat);
                self.tell(Happened::DonePlaying(seat));
                self.state.phase = Phase::ScoreBases;
                Ok(())
            }
        }
    }

    fn play_freely(&mut self, seat: Seat, card: CardId) -> Step {
        let spots = self.state.free_spots(seat, card);
        let Some(spot) = self.ask_spot(seat, card, &spots)? else { return Ok(()) };
        // A minion that takes the place of an action has done all that the action would have had to do.
        let is_action = self.state.attempt(seat, card, spot).kind == PlayKind::Action;
        let by = self.state.pay(seat, card, spot);
        let raising = self.state.must_raise(seat).filter(|_| is_action).map(|r| (r, seat));
        self.by_rules(|cx| {
            if let Some(source) = by.and_then(|play| play.source) {
                cx.tell_used(source, seat);
            }
            cx.under_deck_if(by.and_then(|play| play.kept_from()), card, |cx| {
                cx.play_bound(seat, card, spot, raising)
            })
        })?;
        if is_action {
            self.state.settle_raising(seat);
        }
        Ok(())
    }

    /// Scores one base that is ready, or goes on if none is.
    fn score_bases(&mut self) -> Step {
        match self.base_to_score()? {
            Some(site) => self.score(site),
            None => {
                self.state.phase = Phase::DrawCards;
                Ok(())
            }
        }
    }

    fn draw_cards(&mut self) -> Step {
        let seat = self.state.current;
        self.by_rules(|cx| {
            cx.draw_by_rules(seat, 2)?;
            cx.draw(seat, cx.state.more_draws(seat))?;
            match cx.state.players[seat].hand.len().saturating_sub(cx.state.hand_limit(seat)) {
                0 => Ok(()),
                over => {
                    let over = u16::try_from(over).unwrap_or(u16::MAX);
                    cx.discard_chosen(seat, over, Why::DiscardDown)
                }
            }
        })?;
        self.state.phase = Phase::EndTurn;
        Ok(())
    }

    /// What happens at the end of the turn, then what expires, then whether somebody has won.
    fn end_turn(&mut self) -> Step {
        self.window(Window::EndOfTurn)?;
        let seat = self.state.current;
        let now = Until::EndOfTurn(seat, self.state.players[seat].turns);
        self.expire(now)?;
        self.tell(Happened::TurnEnded(seat));
        let points = self.state.most_points();
        if points >= GOAL && self.state.leaders().len() == 1 {
            self.count_madness();
            let winners = self.state.final_winners();
            self.state.phase = Phase::Over;
            self.state.winners.clone_from(&winners);
            self.tell(Happened::GameOver(winners));
            return Ok(());
        }
        if points >= GOAL {
            self.tell(Happened::PlayOn);
        }
        self.state.phase = Phase::StartTurn;
        self.state.current = self.state.next_seat();
        Ok(())
    }

    /// Ends what lasts until now, and settles the table as it is without that, and with what holds in this turn. Who was kept
    /// from something by a shield that fell here was kept from it until now.
    fn expire(&mut self, now: Until) -> Step {
        self.state.expire(now);
        self.by_rules(Cx::settle)?;
        self.state.expire(now);
        Ok(())
    }

    /// "Take an extra turn after this one": a player's; then the order goes on from whose turn it is now. Several follow one
    /// another.
    pub fn extra_turn(&mut self, seat: Seat) {
        if self.state.queue.is_empty() {
            let next = self.state.clockwise().nth(1).unwrap_or(self.state.current);
            self.state.queue.push(next);
        }
        // Those of one turn follow one another, before those that waited already.
        let is_extra = |e: &&Event| matches!(e.what, Happened::ExtraTurn(_));
        let this_turn = self.state.history.iter().filter(is_extra).count();
        self.state.queue.insert(this_turn, seat);
        self.tell(Happened::ExtraTurn(seat));
    }
}

impl State {
    /// Ends the lasting effects whose time has come, all at once.
    fn expire(&mut self, now: Until) {
        let ended = |until: Until| match (until, now) {
            (Until::EndOfTurn(s, n), Until::EndOfTurn(seat, nth))
            | (Until::StartOfTurn(s, n), Until::StartOfTurn(seat, nth)) => s == seat && n <= nth,
            _ => false,
        };
        let over: Vec<CardId> = self
            .lasting
            .iter()
            .filter(|l| ended(l.until))
            .filter_map(|l| match l.what {
                crate::nouns::lasting::Stands::Control(Ref { card, .. }, _) => Some(card),
                _ => None,
            })
            .collect();
        self.lasting.retain(|l| !ended(l.until));
        self.lent = self.kinds_lent();
        for card in over {
            self.refresh_control(card);
        }
    }

    /// How many cards a player may keep after drawing.
    #[must_use]
    pub fn hand_limit(&self, seat: Seat) -> usize {
        usize::try_from(10 + self.more_in_hand(seat)).unwrap_or(0)
    }

    /// The most victory points that a player has.
    fn most_points(&self) -> i32 {
        self.players.0.iter().map(|p| p.vp).max().unwrap_or(0)
    }

    /// The players with the most victory points.
    #[must_use]
    pub fn leaders(&self) -> Vec<Seat> {
        let most = self.most_points();
        self.seats().filter(|&s| self.players[s].vp == most).collect()
    }

    /// Whose turn is next: the first in the queue, else the next clockwise.
    fn next_seat(&mut self) -> Seat {
        if self.queue.is_empty() { self.after(self.current) } else { self.queue.remove(0) }
    }

    /// Everybody, as a set.
    #[must_use]
    pub fn everybody(&self) -> Seats {
        self.seats().fold(Seats::NONE, Seats::with)
    }
}
