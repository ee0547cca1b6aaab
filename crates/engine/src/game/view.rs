//! What one seat may see, as plain data. A hidden card has no id here: only a place and a number.

use crate::game::session::Session;
use crate::look::numbers::Number;
use crate::look::state::State;
use crate::nouns::counter::Counter;
use crate::nouns::edition::Printing;
use crate::nouns::event::{Concealed, Event, Happened};
use crate::nouns::ids::{CardId, DefId, FactionId, Seat, Seats, SiteId, Stay};
use crate::nouns::order::sort_by_key;
use crate::nouns::play::Permission;
use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::snapshot::Snapshot;
use crate::nouns::time::Phase;
use crate::nouns::zone::{Home, Zone};
use crate::table::card::{Card, Named};
use crate::table::scoring::Stage;

/// A card whose face the viewer may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardView {
    /// The card.
    pub id: CardId,
    /// What is printed on it.
    pub def: DefId,
    /// Where it is.
    pub zone: Zone,
    /// Its owner.
    pub owner: Option<Seat>,
    /// Its controller, in play.
    pub controller: Option<Seat>,
    /// A minion's power now, with its parts.
    pub power: Option<Number>,
    /// +1 power counters on it.
    pub counters: i32,
    /// Counters on it that only count.
    pub plain_counters: i32,
    /// Stasis counters on it.
    pub stasis_counters: i32,
    /// Whether its abilities are cancelled, in play.
    pub cancelled: bool,
    /// The cards whose abilities it has beside its own, in play.
    pub copies: Vec<DefId>,
    /// The factions named for it.
    pub named: Vec<FactionId>,
    /// The actions on it.
    pub attached: Vec<CardView>,
    /// The cards stored under it: what they are, if the viewer may know.
    pub stored: Vec<Option<CardView>>,
}

/// A base and what is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteView {
    /// The site.
    pub id: SiteId,
    /// The base card.
    pub base: CardView,
    /// The breakpoint now, with its parts.
    pub breakpoint: Number,
    /// The power of all players there.
    pub sum: i32,
    /// Every player's total power there, by seat.
    pub totals: Vec<i32>,
    /// Which players compete there for victory points, by seat.
    pub competes: Vec<bool>,
    /// Victory points of winner, runner-up and third place.
    pub vp: [i32; 3],
    /// Whether this base is being scored.
    pub scoring: bool,
    /// Whether it would score in the next Score Bases phase.
    pub ready: bool,
    /// The cards there in order of arrival.
    pub cards: Vec<CardView>,
    /// The cards buried there in order of arrival.
    pub buried: Vec<BuriedView>,
}

/// A card buried beside a base.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuriedView {
    /// Its stay there, by which [`Pick::FaceDown`] names it.
    pub stay: Stay,
    /// Who controls it.
    pub by: Option<Seat>,
    /// What it is, if the viewer may know.
    pub card: Option<CardView>,
}

/// One player as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The factions, each in one of its editions.
    pub factions: Vec<Printing>,
    /// Victory points.
    pub vp: i32,
    /// The hand, if the viewer may see it.
    pub hand: Option<Vec<CardView>>,
    /// Cards in hand.
    pub hand_count: usize,
    /// Cards in the deck.
    pub deck_count: usize,
    /// The discard pile, bottom first; everybody may look through it.
    pub discard: Vec<CardView>,
    /// The cards set aside beside the deck: titans that are not in play.
    pub set_aside: Vec<CardView>,
    /// The cards in stasis, in order of arrival.
    pub stasis: Vec<CardView>,
    /// How many Madness cards they have anywhere, if the viewer may know: all could count them as long as they come and go
    /// in the open, and nobody once cards have gone from hand to hand.
    pub madness: Option<usize>,
    /// The plays still open.
    pub plays: Vec<Permission>,
}

/// One legal pick and the card it is about, where the table does not show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The pick.
    pub pick: Pick,
    /// The card it names.
    pub card: Option<CardView>,
}

/// The open question as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskView {
    /// Who decides.
    pub who: Seat,
    /// What about.
    pub why: Why,
    /// Whose text asks.
    pub def: Option<DefId>,
    /// The card whose text asks, if the viewer may see it.
    pub source: Option<CardView>,
    /// The legal picks; empty if the question shows hidden cards to somebody else.
    pub choices: Vec<Choice>,
    /// Fewest picks; 0 means that declining is legal.
    pub min: u16,
    /// Most picks.
    pub max: u16,
    /// Whether their order matters.
    pub ordered: bool,
    /// Whether only the decider may see it.
    pub private: bool,
    /// The words of the alternatives.
    pub modes: Vec<&'static str>,
}

/// A deck that all players share, of monsters or treasures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PileView {
    /// Whose cards these are.
    pub home: Home,
    /// Cards left in the deck.
    pub deck: usize,
    /// The discard pile, bottom first.
    pub discard: Vec<CardView>,
}

/// A duel that goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuelView {
    /// The minions, the challenger first.
    pub minions: [CardId; 2],
    /// The cards placed for it, each with its player; the card itself if the viewer may know it.
    pub placed: Vec<(Seat, Option<CardView>)>,
}

/// Everything one seat may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// Who looks; nobody in particular for what all may see.
    pub viewer: Option<Seat>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The sites from the left.
    pub sites: Vec<SiteView>,
    /// Bases left in the base deck.
    pub base_deck: usize,
    /// The base discard pile.
    pub base_discard: Vec<CardView>,
    /// The decks of monsters and treasures, where there are such cards in the game.
    pub piles: Vec<PileView>,
    /// The duel that goes on.
    pub duel: Option<DuelView>,
    /// Cards between zones that the viewer may see: an action being resolved, cards taken off a deck.
    pub shown: Vec<CardView>,
    /// Whose turn it is.
    pub current: Seat,
    /// Turns begun.
    pub turn: u32,
    /// Where in the turn.
    pub phase: Phase,
    /// The open question.
    pub ask: Option<AskView>,
    /// Who has won.
    pub winners: Vec<Seat>,
}

/// What `viewer` may see of a game; with no viewer what everybody may see.
#[must_use]
pub fn view(session: &Session, viewer: Option<Seat>) -> TableView {
    let eye = Viewer { state: session.state(), viewer };
    let state = eye.state;
    TableView {
        viewer,
        players: state.seats().map(|s| eye.player(s)).collect(),
        sites: state.sites.iter().map(|s| eye.site(s)).collect(),
        base_deck: state.deck(Home::Bases).len(),
        base_discard: eye.cards(state.discard(Home::Bases)),
        piles: [Home::Monsters, Home::Treasures].into_iter().filter_map(|h| eye.pile(h)).collect(),
        duel: eye.duel(),
        shown: eye.shown(),
        current: state.current,
        turn: state.turn,
        phase: state.phase,
        ask: session.ask().map(|a| eye.ask(a)),
        winners: state.winners.clone(),
    }
}

struct Viewer<'a> {
    state: &'a State,
    viewer: Option<Seat>,
}

impl Viewer<'_> {
    fn sees(&self, card: CardId) -> bool {
        let seen = self.state.seen_by(card);
        seen == Seats::ALL || self.viewer.is_some_and(|v| seen.has(v))
    }

    fn card(&self, id: CardId) -> CardView {
        let card = self.state.card(id);
        let minion = self.state.is_minion(id);
        CardView {
            id,
            def: card.def,
            zone: card.zone,
            owner: self.state.owner(id),
            controller: card.controller,
            power: minion.then(|| self.state.power_explained(id)),
            counters: card.counters.of(Counter::Power),
            plain_counters: card.counters.of(Counter::Plain),
            stasis_counters: card.counters.of(Counter::Stasis),
            cancelled: self.state.cancelled(self.state.at(id)),
            copies: self.state.copied_by(id),
            named: match card.memo {
                Named::Faction(faction) => vec![faction],
                Named::Factions(factions) => factions.into_iter().flatten().collect(),
                Named::None | Named::Mode(_) => Vec::new(),
            },
            attached: self.cards(&card.attached),
            stored: card.stored.iter().map(|&c| self.sees(c).then(|| self.card(c))).collect(),
        }
    }

    fn cards(&self, ids: &[CardId]) -> Vec<CardView> {
        ids.iter().filter(|&&c| self.sees(c)).map(|&c| self.card(c)).collect()
    }

    fn player(&self, seat: Seat) -> PlayerView {
        let (player, home) = (&self.state.players[seat], Home::Player(seat));
        PlayerView {
            seat,
            factions: player.factions.clone(),
            vp: player.vp,
            hand: (self.viewer == Some(seat)).then(|| self.cards(&player.hand)),
            hand_count: player.hand.len(),
            deck_count: self.state.deck(home).len(),
            discard: self.cards(self.state.discard(home)),
            set_aside: self.cards(self.state.list(Zone::SetAside(seat))),
            stasis: self.cards(&player.stasis),
            madness: (!self.state.mixed).then(|| self.state.madness_of(seat)),
            plays: self.state.open_plays(seat),
        }
    }

    fn site(&self, site: &crate::table::site::Site) -> SiteView {
        let state = self.state;
        SiteView {
            id: site.id,
            base: self.card(site.base),
            breakpoint: state.breakpoint_explained(site.id),
            sum: state.sum(site.id),
            totals: state.seats().map(|s| state.total(s, site.id)).collect(),
            competes: state.seats().map(|s| state.competes(s, site.id)).collect(),
            vp: state.victory_points(site.base),
            // A base that has taken the place of the one that scored does not score.
            scoring: state.scoring_site() == Some(site.id)
                && state.stage() != Some(Stage::Replaced),
            ready: state.is_ready(site.id),
            cards: self.cards(&site.cards),
            buried: site.buried.iter().map(|&c| self.buried(c)).collect(),
        }
    }

    fn buried(&self, id: CardId) -> BuriedView {
        let &Card { stay, controller, .. } = self.state.card(id);
        BuriedView { stay, by: controller, card: self.sees(id).then(|| self.card(id)) }
    }

    fn pile(&self, home: Home) -> Option<PileView> {
        let any = self.state.cards.iter().any(|card| card.home == home);
        let discard = || self.cards(self.state.discard(home));
        any.then(|| PileView { home, deck: self.state.deck(home).len(), discard: discard() })
    }

    fn duel(&self) -> Option<DuelView> {
        let duel = self.state.duel.as_ref()?;
        let placed =
            self.state.passing.iter().filter_map(|&card| match self.state.card(card).zone {
                Zone::Duel(seat) => Some((seat, self.sees(card).then(|| self.card(card)))),
                _ => None,
            });
        Some(DuelView {
            minions: [duel.challenger.card, duel.other.card],
            placed: placed.collect(),
        })
    }

    /// Cards between zones: an action being resolved is seen by all, cards off a deck by who took them.
    fn shown(&self) -> Vec<CardView> {
        let mut passing = self.state.passing.clone();
        sort_by_key(&mut passing, |&card| card);
        self.cards(&passing)
    }

    fn ask(&self, ask: &Ask) -> AskView {
        let mine = self.viewer == Some(ask.who);
        let open = mine || !ask.private;
        let choice = |&pick: &Pick| {
            // The decider may see what a question shows, wherever it lies.
            let card = pick.card().filter(|&c| mine || self.sees(c));
            Choice { pick, card: card.map(|c| self.card(c)) }
        };
        let choices = if open { ask.options.iter().map(choice).collect() } else { Vec::new() };
        let hidden_source = ask.source.is_some_and(|r| !self.sees(r.card)) && !mine;
        AskView {
            who: ask.who,
            why: if open { ask.why } else { ask.why.without_card() },
            def: ask.def.filter(|_| !hidden_source),
            // Where a card lies that has gone out of sight is not told by its own text that still asks.
            source: ask.source.filter(|r| self.sees(r.card)).map(|r| self.card(r.card)),
            choices,
            min: if open { ask.min } else { 0 },
            max: if open { ask.max } else { 0 },
            ordered: ask.ordered,
            private: ask.private,
            modes: if open { ask.modes.clone() } else { Vec::new() },
        }
    }
}

impl Why {
    /// The question without the card it is about, for those who may not see it.
    fn without_card(self) -> Why {
        match self {
            Why::PlayWhere(_) | Why::MoveTo(_) | Why::BuryAt(_) => Why::ChooseBase,
            Why::PlayAs(_) => Why::Mode,
            other => other,
        }
    }
}

impl Event {
    /// The event as `viewer` may know it: without cards that only others have seen.
    #[must_use]
    pub fn as_seen_by(&self, viewer: Option<Seat>) -> Event {
        let sees = self.seen == Seats::ALL || viewer.is_some_and(|v| self.seen.has(v));
        if sees {
            return self.clone();
        }
        let what = match &self.what {
            Happened::Drew(seat, cards) => {
                // Everybody sees which deck they come from; of those that are drawn only treasures have no owner.
                let treasures = cards.iter().all(|c| c.owner.is_none());
                let drew = if treasures { Concealed::DrewTreasures } else { Concealed::Drew };
                Happened::Concealed(drew, *seat, cards.len())
            }
            Happened::Looked(seat, cards) => {
                Happened::Concealed(Concealed::Looked, *seat, cards.len())
            }
            Happened::Went { way, to, cards } => {
                // Not whose card it is: a hand may hold another player's.
                let seat = cards.first().and_then(holder).unwrap_or(Seat(0));
                Happened::Concealed(Concealed::Went { way: *way, to: *to }, seat, cards.len())
            }
            other => other.clone(),
        };
        Event { what, destroyed: Vec::new(), ..self.clone() }
    }
}

/// Who had a card that only some could see.
fn holder(card: &Snapshot) -> Option<Seat> {
    match card.zone {
        Zone::Hand(seat) | Zone::LookedAt(seat, _) | Zone::Duel(seat) => Some(seat),
        Zone::Buried(_) => card.controller,
        Zone::Deck(_)
        | Zone::Discard(_)
        | Zone::Base(_)
        | Zone::Site(_)
        | Zone::On(_)
        | Zone::Under(_)
        | Zone::Stasis(_)
        | Zone::SetAside(_)
        | Zone::Resolving(_)
        | Zone::Revealed(_)
        | Zone::Box => card.owner,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::setup::{Chair, Setup};
    use crate::nouns::lasting::{Lasting, Stands};
    use crate::nouns::time::Until;
    use crate::testing::catalog;

    #[test]
    fn a_card_whose_abilities_are_cancelled_says_so() {
        let two = |a: &str, b: &str| Chair {
            name: String::new(),
            factions: vec![a.to_owned(), b.to_owned()],
        };
        let chairs = vec![two("a", "b"), two("c", "d")];
        let setup = Setup::checked(catalog(), chairs, Default::default());
        let game = Session::new(catalog(), setup.expect("two players"), 1);
        let mut state = game.state().clone();
        let (base, other) = (state.sites[0].base, state.sites[1].base);
        let (source, cancelled) = (state.at(other), state.at(base));
        let def = state.card(other).def;
        state.lasting.push(Lasting {
            what: Stands::Cancel(cancelled),
            during: None,
            until: Until::SourceLeaves,
            source,
            def,
            by: None,
        });
        let eye = Viewer { state: &state, viewer: None };
        assert!(eye.card(base).cancelled);
        assert!(!eye.card(other).cancelled);
    }

    /// "You control the stored cards, and may look at them at any time. Other players may count your stored cards."
    #[test]
    fn a_stored_card_is_counted_by_all_and_seen_by_its_holder() {
        let (mut state, site) = crate::testing::table();
        let (you, other) = (Seat(0), Seat(1));
        let host = crate::testing::lay(&mut state, "Big", you, Zone::Site(site));
        let card = crate::testing::lay(&mut state, "Small", you, Zone::Under(host));
        for (viewer, face) in [(Some(you), Some(card)), (Some(other), None), (None, None)] {
            let view = Viewer { state: &state, viewer }.card(host);
            let stored: Vec<Option<CardId>> =
                view.stored.iter().map(|c| c.as_ref().map(|c| c.id)).collect();
            assert_eq!(stored, [face], "{viewer:?}");
        }
        state.lay_card(crate::testing::named("Big"), Home::Player(you), Zone::Stasis(you));
        let player = Viewer { state: &state, viewer: Some(other) }.player(you);
        assert_eq!(player.stasis.len(), 1, "all see what is in stasis");
    }
}
