//! Where a card is, once for all of the page: finding it, reaching it, drawing it and saying where it lies.

use super::{seen, words};
use crate::engine::ids::{CardId, Seat, SiteId, Stay};
use crate::engine::question::Pick;
use crate::engine::view::{CardView, SiteView, TableView};
use crate::engine::zone::{Home, Zone};
use crate::words::page::t;

/// Where a card is that somebody may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// In this player's hand.
    Hand(Seat),
    /// The base of a site.
    Base(SiteId),
    /// In play at a site.
    Site(SiteId),
    /// On another card in play.
    On(CardId),
    /// Face down beside a base.
    Buried(SiteId),
    /// Stored face down under another card.
    Under(CardId),
    /// In a player's discard pile.
    Discard(Seat),
    /// In a discard pile that is no player's.
    CommonDiscard,
    /// In stasis before a player.
    Stasis(Seat),
    /// Set aside beside a player's deck.
    Aside(Seat),
    /// Placed by a player for a duel.
    Duel(Seat),
    /// Being played: what it does is not done yet.
    Played,
    /// Shown to all or to some between two places.
    Shown,
    /// In a deck.
    Deck,
    /// Out of the game.
    Out,
}

impl From<Zone> for Where {
    fn from(zone: Zone) -> Where {
        match zone {
            Zone::Hand(seat) => Where::Hand(seat),
            Zone::Base(site) => Where::Base(site),
            Zone::Site(site) => Where::Site(site),
            Zone::On(card) => Where::On(card),
            Zone::Buried(site) => Where::Buried(site),
            Zone::Under(card) => Where::Under(card),
            Zone::Discard(Home::Player(seat)) => Where::Discard(seat),
            Zone::Discard(Home::Bases | Home::Madness | Home::Monsters | Home::Treasures) => {
                Where::CommonDiscard
            }
            Zone::Stasis(seat) => Where::Stasis(seat),
            Zone::SetAside(seat) => Where::Aside(seat),
            Zone::Duel(seat) => Where::Duel(seat),
            Zone::Resolving(_) => Where::Played,
            Zone::Revealed(_) | Zone::LookedAt(..) => Where::Shown,
            Zone::Deck(_) => Where::Deck,
            Zone::Box => Where::Out,
        }
    }
}

/// What draws a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// A card of the hand.
    Hand,
    /// The name of a base.
    Base,
    /// A chip beside a base.
    Chip,
    /// A chip in the panel of its player.
    Panel,
    /// A card between two that duel.
    Duel,
    /// A card shown with the question, while it is one of its answers.
    Loose,
}

impl Drawn {
    /// All ways.
    pub const ALL: [Drawn; 6] =
        [Drawn::Hand, Drawn::Base, Drawn::Chip, Drawn::Panel, Drawn::Duel, Drawn::Loose];

    /// The element of a card that is drawn this way; a base has that of its site.
    #[must_use]
    pub fn selector(self, card: CardId) -> Option<String> {
        let n = card.0;
        match self {
            Drawn::Hand => Some(format!(".hand [data-hand='{n}']")),
            Drawn::Base => None,
            Drawn::Chip => Some(format!(".board [data-drop='c{n}']")),
            Drawn::Panel => Some(format!(".players [data-drop='c{n}']")),
            Drawn::Duel => Some(format!(".duel-card[data-drop='c{n}']")),
            Drawn::Loose => Some(format!(".loose-card[data-drop='c{n}']")),
        }
    }

    /// All elements that are drawn this way and may be picked; none where the keyboard does not aim at them.
    #[must_use]
    pub fn legal(self) -> Option<&'static str> {
        match self {
            // What is held in the air goes elsewhere.
            Drawn::Hand => None,
            Drawn::Base => Some(".site[data-legal] .base-name"),
            Drawn::Chip | Drawn::Panel => Some(".chip[data-legal]"),
            Drawn::Duel => Some(".duel-card[data-legal]"),
            Drawn::Loose => Some(".loose-card[data-legal]"),
        }
    }
}

impl Where {
    /// The name of the place as this viewer has it, for style sheets and tests.
    #[must_use]
    pub fn slug(self, viewer: Option<Seat>) -> &'static str {
        match self {
            Where::Hand(seat) if viewer == Some(seat) => "hand",
            Where::Hand(_) => "others-hand",
            Where::Base(_) | Where::Site(_) | Where::On(_) => "site",
            Where::Buried(_) => "buried",
            Where::Under(_) => "under",
            Where::Discard(_) | Where::CommonDiscard => "discard",
            Where::Stasis(_) => "stasis",
            Where::Aside(_) => "aside",
            Where::Duel(_) => "duel",
            Where::Played | Where::Shown | Where::Deck | Where::Out => "deck",
        }
    }

    /// What draws a card there for this viewer.
    #[must_use]
    pub fn drawn(self, viewer: Option<Seat>) -> Drawn {
        match self {
            Where::Hand(seat) if viewer == Some(seat) => Drawn::Hand,
            Where::Base(_) => Drawn::Base,
            Where::Site(_) | Where::Buried(_) => Drawn::Chip,
            Where::Aside(_) | Where::Stasis(_) => Drawn::Panel,
            Where::Duel(_) => Drawn::Duel,
            Where::Hand(_)
            | Where::On(_)
            | Where::Under(_)
            | Where::Discard(_)
            | Where::CommonDiscard
            | Where::Played
            | Where::Shown
            | Where::Deck
            | Where::Out => Drawn::Loose,
        }
    }

    /// Whether a card there has an element of its own on the table or in the hand.
    #[must_use]
    pub fn lies_open(self, viewer: Option<Seat>) -> bool {
        match self.drawn(viewer) {
            Drawn::Hand | Drawn::Base | Drawn::Chip | Drawn::Panel | Drawn::Duel => true,
            Drawn::Loose => false,
        }
    }

    /// At which site that is.
    #[must_use]
    pub fn site(self, view: &TableView) -> Option<SiteId> {
        match self {
            Where::Base(site) | Where::Site(site) | Where::Buried(site) => Some(site),
            Where::On(host) | Where::Under(host) => find(view, host)?.at.site(view),
            Where::Hand(_)
            | Where::Discard(_)
            | Where::CommonDiscard
            | Where::Stasis(_)
            | Where::Aside(_)
            | Where::Duel(_)
            | Where::Played
            | Where::Shown
            | Where::Deck
            | Where::Out => None,
        }
    }

    /// Where that is, in words; nothing is said of a card that lies in a deck, or of one that is only shown.
    #[must_use]
    pub fn words(self, view: &TableView) -> String {
        let with = |host: CardId, words: fn(&str, &str) -> String| {
            let host = find(view, host)?;
            let base = base_of(view, host.at.site(view)?)?;
            let [card, base] = [host.card.def, base.def].map(|d| words::def(d).name);
            Some(words(card, base))
        };
        let asking = &t().asking;
        match self {
            Where::Hand(seat) if view.viewer == Some(seat) => asking.in_your_hand.to_owned(),
            Where::Base(site) | Where::Site(site) | Where::Buried(site) => {
                name_of(view, Pick::Site(site)).to_owned()
            }
            Where::On(host) => with(host, asking.on).unwrap_or_default(),
            Where::Under(host) => with(host, asking.under).unwrap_or_default(),
            Where::Discard(_) | Where::CommonDiscard => asking.in_pile.to_owned(),
            Where::Stasis(_) => asking.in_stasis.to_owned(),
            Where::Aside(_) => asking.set_aside.to_owned(),
            Where::Played => asking.being_played.to_owned(),
            Where::Hand(_) | Where::Duel(_) | Where::Shown | Where::Deck | Where::Out => {
                String::new()
            }
        }
    }
}

/// A card and where it is.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// The card.
    pub card: &'a CardView,
    /// Where it is.
    pub at: Where,
}

/// All cards that somebody sees.
pub fn things(view: &TableView) -> impl Iterator<Item = Found<'_>> {
    seen::cards(view).map(|card| Found { card, at: card.zone.into() })
}

/// A card wherever the viewer sees it, and where that is.
#[must_use]
pub fn find(view: &TableView, id: CardId) -> Option<Found<'_>> {
    things(view).find(|found| found.card.id == id)
}

/// At which site a card is that somebody sees.
#[must_use]
pub fn site_of(view: &TableView, card: CardId) -> Option<SiteId> {
    find(view, card)?.at.site(view)
}

/// At which site a card lies that is face down for who looks.
#[must_use]
pub fn site_of_stay(view: &TableView, stay: Stay) -> Option<SiteId> {
    let here = |s: &&SiteView| s.buried.iter().any(|b| b.stay == stay);
    view.sites.iter().find(here).map(|s| s.id)
}

/// The base of a site.
#[must_use]
pub fn base_of(view: &TableView, site: SiteId) -> Option<&CardView> {
    view.sites.iter().find(|s| s.id == site).map(|s| &s.base)
}

/// The name of a place on the table.
#[must_use]
pub fn name_of(view: &TableView, at: Pick) -> &'static str {
    let card = match at {
        Pick::Site(site) => base_of(view, site),
        Pick::FaceDown(_) => return t().card.face_down,
        other => other.card().and_then(|c| find(view, c)).map(|found| found.card),
    };
    card.map_or("", |c| words::def(c.def).name)
}
