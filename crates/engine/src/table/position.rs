//! The position as plain data, cheap to clone, without what is printed on its cards.

use crate::nouns::event::Event;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, BySeat, CardId, Ref, Seat};
use crate::nouns::lasting::Lasting;
use crate::nouns::mask::Mask;
use crate::nouns::privacy::Privacy;
use crate::nouns::time::Phase;
use crate::table::card::Card;
use crate::table::duel::Duel;
use crate::table::fated::Fated;
use crate::table::named_use::{NamedUse, OwnUse};
use crate::table::pile::Piles;
use crate::table::player::Player;
use crate::table::scoring::Scoring;
use crate::table::site::Site;
use rand_pcg::Pcg64Mcg;
use std::sync::Arc;

/// The whole position.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    /// All cards by id.
    pub cards: Vec<Card>,
    /// The players.
    pub players: BySeat<Player>,
    /// The sites from left to right.
    pub sites: Vec<Site>,
    /// The decks and discard piles.
    pub piles: Piles,
    /// The cards that are on their way while a play or an ability runs: shown, looked at, resolving, dueling.
    pub passing: Vec<CardId>,
    /// Whether a card has ever been in a hand or deck among cards of another home: then any hidden card could be there.
    pub(crate) mixed: bool,
    /// The cards that are out of the game.
    pub boxed: Vec<CardId>,
    /// Whose turn it is.
    pub current: Seat,
    /// Turns begun in all.
    pub turn: u32,
    /// Where in the turn.
    pub phase: Phase,
    /// Turns to come before the clockwise order goes on, and where it then goes on.
    pub queue: Vec<Seat>,
    /// Lasting effects in the order they began.
    pub lasting: Vec<Lasting>,
    /// Abilities used this turn that may be used once a turn.
    pub used: Vec<AbilityId>,
    /// Names used this turn that may be used once a turn.
    pub used_names: Vec<NamedUse>,
    /// Abilities used this turn that each player may use once a turn.
    pub used_by_each: Vec<OwnUse>,
    /// The scoring that is going on.
    pub scoring: Option<Scoring>,
    /// The duel that is going on.
    pub duel: Option<Duel>,
    /// What the next choices at random take, where a position was set up so.
    pub fated: Fated,
    /// This turn's events.
    pub history: Vec<Event>,
    /// The number of events so far.
    pub seq: u32,
    /// Who won, once the game is over.
    pub winners: Vec<Seat>,
    /// How windows ask.
    pub privacy: Privacy,
    pub(crate) rng: Pcg64Mcg,
    pub(crate) next_stay: u32,
    pub(crate) next_site: u16,
    /// What is done as soon as something holds, of all that held when the table was last settled.
    pub(crate) holding: Vec<Host>,
    /// The powers of all minions in play when the table was last settled, if anybody listens for them to rise.
    pub(crate) powers: Option<Vec<(Ref, i32)>>,
    /// The power of each player at each base when the table was last settled, if a card of the game asks whose has decreased.
    pub(crate) totals: Option<Vec<(Ref, Seat, i32)>>,
    /// At which bases the power of which players has decreased this turn, if a card of the game asks that.
    pub(crate) fallen: Vec<(Ref, Seat)>,
    /// The kinds of abilities printed on all cards in play, so that a scan can pass over the table. Kept and checked like those
    /// of each site.
    pub(crate) kinds: Mask,
    /// Kinds of abilities of which all are that something gives or stands up for a while: also some that have ended this
    /// turn.
    pub(crate) lent: Mask,
    /// The top card of the base deck, if it lies face up and has been seen there.
    pub(crate) seen_on_top: Option<CardId>,
    /// The cards of this game with abilities that work where cards wait: in hands, in discard piles, set aside, in stasis. It
    /// is the same for the whole game.
    pub(crate) waiting: Arc<[Waiting; 4]>,
}

/// The cards of a game with abilities that work in one of the zones where cards wait.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Waiting {
    /// The kinds of all these abilities.
    pub kinds: Mask,
    /// The cards, each with the kinds of its own, wherever they are.
    pub cards: Vec<(CardId, Mask)>,
}
