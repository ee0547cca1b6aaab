//! A position as text: for failing scenarios and for the command line.

use super::{Words, list, phase_name};
use engine::counter::Counter;
use engine::ids::{CardId, Seat};
use engine::site::Site;
use engine::zone::{Home, Zone};

impl Words<'_> {
    /// The whole position, hidden cards included, a line for each player and base.
    #[must_use]
    pub fn position(&self) -> Vec<String> {
        let state = self.state;
        let mut lines = vec![format!(
            "turn {} of {}, {}",
            state.turn,
            self.player(state.current),
            phase_name(state.phase)
        )];
        for site in &state.sites {
            lines.push(self.base_line(site));
            let cards = site.cards.iter().chain(&site.buried);
            lines.extend(cards.map(|&card| format!("    {}", self.card_line(card))));
        }
        lines.extend(state.seats().map(|seat| self.player_line(seat)));
        lines.push(format!("base deck: {}", self.pile(Home::Bases)));
        lines
    }

    fn base_line(&self, site: &Site) -> String {
        let state = self.state;
        let totals: Vec<String> =
            state.seats().map(|s| state.total(s, site.id).to_string()).collect();
        let (sum, breakpoint) = (totals.join(" + "), state.breakpoint(site.id));
        format!("{} (power {sum}, breakpoint {breakpoint})", self.card(site.base))
    }

    /// "Warbot of 2, power 6, 1 counter, with Poison of 1".
    fn card_line(&self, id: CardId) -> String {
        let card = self.state.card(id);
        let mut line = self.with_number(id, card.controller);
        if matches!(card.zone, Zone::Buried(_)) {
            line.insert_str(0, "buried ");
        }
        if self.state.is_minion_in_play(id) {
            line += &format!(", power {}", self.state.power(id));
        }
        let counters = card.counters.of(Counter::Power);
        if counters > 0 {
            line += &format!(", {counters} counters");
        }
        if card.controller != self.state.owner(id) {
            let owner = self.state.owner(id).map_or("nobody".to_owned(), |s| self.player(s));
            line += &format!(", owned by {owner}");
        }
        for (label, cards) in [("with", &card.attached), ("over", &card.stored)] {
            if !cards.is_empty() {
                let names =
                    cards.iter().map(|&c| self.with_number(c, self.state.card(c).controller));
                line += &format!(", {label} {}", list(names));
            }
        }
        line
    }

    fn with_number(&self, id: CardId, controller: Option<Seat>) -> String {
        let of = controller.map_or(String::new(), |s| format!(" of {}", s.0 + 1));
        format!("{}{of}", self.card(id))
    }

    fn player_line(&self, seat: Seat) -> String {
        let player = &self.state.players[seat];
        let hand = self.cards(&player.hand);
        format!(
            "{}: {} VP; hand {hand}; deck {}",
            self.player(seat),
            player.vp,
            self.pile(Home::Player(seat))
        )
    }

    fn pile(&self, home: Home) -> String {
        let deck: Vec<CardId> = self.state.deck(home).iter().rev().copied().collect();
        format!("{}; discard pile {}", self.cards(&deck), self.cards(self.state.discard(home)))
    }

    fn cards(&self, cards: &[CardId]) -> String {
        let names: Vec<&str> = cards.iter().map(|&c| self.card(c)).collect();
        format!("[{}]", names.join(", "))
    }
}
