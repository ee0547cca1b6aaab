//! The label of an answer, as scenario files name things.

use super::Words;
use engine::card::Card;
use engine::event::Event;
use engine::ids::{CardId, Seat};
use engine::question::{AS_ACTION, AS_MINION, Ask, Pick, Why};
use engine::zone::Zone;

impl Words<'_> {
    /// The label of one answer to a question: a card, base or faction by its name, a player as "player 2", an
    /// alternative by the words of its card.
    #[must_use]
    pub fn pick_label(&self, ask: &Ask, pick: Pick) -> String {
        match pick {
            Pick::Play(card) | Pick::Use(card, ..) | Pick::Card(card) => self.card(card).to_owned(),
            Pick::Site(site) => self.site(site).to_owned(),
            Pick::Player(seat) => seat.to_string(),
            Pick::Faction(faction) => self.faction(faction).to_owned(),
            Pick::Name(def) => self.def(def).to_owned(),
            Pick::FaceDown(stay) => {
                let place = self.state.face_down(stay).map(|card| self.whereabouts(card));
                format!("face-down card{}", place.unwrap_or_default())
            }
            Pick::Mode(AS_MINION) if matches!(ask.why, Why::PlayAs(_)) => "as a minion".to_owned(),
            Pick::Mode(AS_ACTION) if matches!(ask.why, Why::PlayAs(_)) => "as an action".to_owned(),
            Pick::Mode(n) => {
                let words = ask.modes.get(usize::from(n)).copied();
                words.map_or_else(|| format!("option {}", n + 1), str::to_owned)
            }
            Pick::Number(n) => n.to_string(),
            Pick::Yes => "yes".to_owned(),
        }
    }

    /// The label with what tells it from others of the same name: whose it is and where it lies.
    #[must_use]
    pub fn exact_label(&self, ask: &Ask, pick: Pick) -> String {
        let label = self.pick_label(ask, pick);
        match pick {
            Pick::Play(card) | Pick::Use(card, ..) | Pick::Card(card) => {
                format!("{label}{}", self.whereabouts(card))
            }
            Pick::Mode(n) => format!("option {} ({label})", n + 1),
            _ => label,
        }
    }

    /// " of 2 @ Tortuga", " in hand".
    fn whereabouts(&self, id: CardId) -> String {
        let card: &Card = self.state.card(id);
        let of = |seat: Option<Seat>| seat.map_or(String::new(), |s| format!(" of {}", s.0 + 1));
        let owner = of(self.state.owner(id));
        match card.zone {
            Zone::Base(_) => String::new(),
            Zone::Site(_) | Zone::On(_) | Zone::Buried(_) => {
                let site = self.state.site_of(id).map(|s| format!(" @ {}", self.site(s)));
                format!("{}{}", of(card.controller), site.unwrap_or_default())
            }
            Zone::Hand(_) => format!("{owner} in hand"),
            Zone::Deck(_) => format!("{owner} in the deck"),
            Zone::Discard(_) => format!("{owner} in the discard pile"),
            _ => owner,
        }
    }

    /// All lines of a log, with all that is in it.
    #[must_use]
    pub fn log_lines(&self, events: &[Event]) -> Vec<String> {
        events.iter().filter_map(|e| self.full_line(e)).collect()
    }
}
