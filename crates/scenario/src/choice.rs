//! Legal answers as a scenario sees them: by name, place and player, those that nobody could tell apart as
//! one.

use super::names::plain;
use super::said::{FACE_DOWN, Pile, Said, Thing};
use engine::ability::Ability;
use engine::event::Event;
use engine::ids::{CardId, DefId, FactionId, Seat};
use engine::question::{Ask, Pick, Why};
use engine::snapshot::Snapshot;
use engine::state::State;
use engine::tape::Forced;
use engine::zone::Zone;

/// A card (or base) as it can be named.
#[derive(Clone, Debug)]
pub(super) struct Face {
    name: String,
    faction: Option<FactionId>,
    /// The base it is at.
    base: Option<String>,
    /// Its controller in play, its owner elsewhere.
    who: Option<Seat>,
    zone: Zone,
    /// For counting: the base from the left, then arrival.
    rank: (usize, usize),
}

impl Face {
    /// A card as it is now.
    pub(super) fn of(state: &State, id: CardId) -> Face {
        let card = state.card(id);
        let who = card.controller.or(state.owner(id));
        Face::new(state, Some(id), card.def, who, card.zone)
    }

    /// A card as it was.
    pub(super) fn was(state: &State, snapshot: &Snapshot) -> Face {
        let who = snapshot.controller.or(snapshot.owner);
        let mut face = Face::new(state, None, snapshot.def, who, snapshot.zone);
        let site = snapshot.site.and_then(|s| state.site(s));
        face.base = site.map(|s| plain(state.def(s.base).name));
        face.rank.0 =
            state.sites.iter().position(|s| Some(s.id) == snapshot.site).unwrap_or(usize::MAX);
        face
    }

    fn new(state: &State, id: Option<CardId>, def: DefId, who: Option<Seat>, zone: Zone) -> Face {
        let catalog = state.catalog();
        let site = id.and_then(|c| state.site_of(c));
        let at = state.sites.iter().position(|s| Some(s.id) == site);
        let arrived = at.and_then(|i| {
            let site = &state.sites[i];
            let mut all = state.table_at(site).chain(site.buried.iter().copied());
            all.position(|c| Some(c) == id)
        });
        Face {
            name: plain(catalog.def(def).name),
            faction: catalog.defs[usize::from(def.0)].faction,
            base: at.map(|i| plain(state.def(state.sites[i].base).name)),
            who,
            zone,
            rank: (at.unwrap_or(usize::MAX), arrived.unwrap_or(usize::MAX)),
        }
    }

    /// A card that lies face down for whoever is asked.
    fn down(state: &State, id: CardId) -> Face {
        Face { name: FACE_DOWN.to_owned(), faction: None, ..Face::of(state, id) }
    }

    /// The same by another name.
    fn called(&self, name: &str) -> Face {
        Face { name: plain(name), faction: None, ..self.clone() }
    }

    /// Its plain name.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Whether this is what is said, whichever of several.
    pub(super) fn fits(&self, thing: &Thing) -> bool {
        let named = self.name == thing.name;
        let buried = thing.name == FACE_DOWN && matches!(self.zone, Zone::Buried(_));
        (named || buried)
            && thing.at.as_ref().is_none_or(|at| self.base.as_ref() == Some(at))
            && thing.of.is_none_or(|of| self.who == Some(of))
            && (!thing.nobodys || self.who.is_none())
            && thing.faction.is_none_or(|f| self.faction == Some(f))
            && thing.from.is_none_or(|pile| self.is_in(pile))
    }

    /// Whether the card lies in such a pile.
    pub(super) fn is_in(&self, pile: Pile) -> bool {
        match pile {
            Pile::Hand => matches!(self.zone, Zone::Hand(_)),
            Pile::Deck => {
                matches!(self.zone, Zone::Deck(_) | Zone::Revealed(_) | Zone::LookedAt(..))
            }
            Pile::Discard => matches!(self.zone, Zone::Discard(_)),
            Pile::Stasis => matches!(self.zone, Zone::Stasis(_)),
            Pile::Under => matches!(self.zone, Zone::Under(_)),
        }
    }

    /// The base it is at.
    pub(super) fn base_of(&self, state: &State) -> Option<Face> {
        let mut bases = state.sites.iter().map(|site| Face::of(state, site.base));
        bases.find(|base| Some(&base.name) == self.base.as_ref() && base.rank.0 == self.rank.0)
    }

    /// Whether it is at the base of this name, or is called so itself.
    pub(super) fn is_at(&self, place: &str) -> bool {
        self.name == place || self.base.as_deref() == Some(place)
    }
}

/// One legal answer.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) pick: Pick,
    /// The card it is, or the base card of the site it is.
    pub(super) face: Option<Face>,
    /// Answers that nobody could tell apart have the same number.
    class: usize,
}

/// What a pick names among the legal answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// Nothing.
    Nothing,
    /// Exactly one, or several that nobody could tell apart.
    One(Pick),
    /// Several.
    Several,
}

/// The legal answers of a question.
#[derive(Clone, Debug)]
pub(super) struct Choices(pub(super) Vec<Choice>);

impl Choices {
    /// The legal answers of an open question.
    pub(super) fn of(state: &State, ask: &Ask) -> Choices {
        let mut all: Vec<Choice> = Vec::with_capacity(ask.options.len());
        for &pick in &ask.options {
            let card = match pick {
                Pick::Site(site) => state.site(site).map(|s| s.base),
                other => other.card(),
            };
            let face = card.map(|c| match last_seen(state, ask, c) {
                Some(snapshot) => Face::was(state, snapshot),
                None => Face::of(state, c),
            });
            let down = match pick {
                Pick::FaceDown(stay) => state.face_down(stay).map(|c| Face::down(state, c)),
                _ => None,
            };
            let face = face.or(down);
            let base = |face: &Option<Face>| face.as_ref().and_then(|f| f.base.clone());
            let twin =
                all.iter().find(|c| alike(state, c.pick, pick) && base(&c.face) == base(&face));
            let class = twin.map_or(all.len(), |c| c.class);
            all.push(Choice { pick, face, class });
        }
        Choices(all)
    }

    /// What was taken without a question, as it was then.
    pub(super) fn taken(state: &State, forced: &Forced) -> Choices {
        let both = forced.ask.options.iter().zip(&forced.cards).enumerate();
        let choice = |(class, (&pick, card)): (usize, (&Pick, &Option<Snapshot>))| Choice {
            pick,
            face: card.as_ref().map(|c| Face::was(state, c)),
            class,
        };
        Choices(both.map(choice).collect())
    }

    /// Those of which something holds.
    pub(super) fn only(&self, holds: impl Fn(&Choice) -> bool) -> Choices {
        Choices(self.0.iter().filter(|&c| holds(c)).cloned().collect())
    }

    /// Those that have not been picked yet.
    pub(super) fn without(&self, picks: &[Pick]) -> Choices {
        self.only(|c| !picks.contains(&c.pick))
    }

    /// Those that lie at this base.
    pub(super) fn at_base(&self, base: &Face) -> Choices {
        self.only(|c| {
            c.face.as_ref().is_some_and(|f| f.rank.0 == base.rank.0 && f.rank.0 != usize::MAX)
        })
    }

    /// Whether any is this place, or something there.
    pub(super) fn at(&self, place: &str) -> bool {
        self.0.iter().any(|c| c.face.as_ref().is_some_and(|f| f.is_at(place)))
    }

    /// The answer, if nobody could tell them apart.
    pub(super) fn sole(&self) -> Option<Pick> {
        let first = self.0.first()?;
        self.0.iter().all(|c| c.class == first.class).then_some(first.pick)
    }

    /// Whether any is what is said.
    pub(super) fn any(&self, state: &State, said: &Said) -> bool {
        self.first(state, said).is_some()
    }

    /// The first that is what is said; with a number, the one of that number.
    pub(super) fn first(&self, state: &State, said: &Said) -> Option<Pick> {
        match (said, self.named(state, said)) {
            (_, Named::One(pick)) => Some(pick),
            (_, Named::Nothing) => None,
            (said, Named::Several) => self.0.iter().find(|c| c.fits(state, said)).map(|c| c.pick),
        }
    }

    /// What is said of those that have not been picked yet. Numbers count all of them, or if that one has
    /// been picked, those that are left.
    pub(super) fn named_after(&self, state: &State, said: &Said, picked: &[Pick]) -> Named {
        let numbered = matches!(said, Said::Thing(Thing { nth: Some(_), .. }));
        match self.named(state, said) {
            Named::One(pick) if numbered && !picked.contains(&pick) => Named::One(pick),
            _ => self.without(picked).named(state, said),
        }
    }

    /// What is said.
    pub(super) fn named(&self, state: &State, said: &Said) -> Named {
        let mut fits: Vec<&Choice> = self.0.iter().filter(|c| c.fits(state, said)).collect();
        let nth = match said {
            Said::Thing(thing) => thing.nth,
            _ => None,
        };
        let Some(nth) = nth else {
            let Some(first) = fits.first() else { return Named::Nothing };
            let one = fits.iter().all(|c| c.class == first.class);
            return if one { Named::One(first.pick) } else { Named::Several };
        };
        fits.sort_by_key(|c| c.face.as_ref().map(|f| f.rank));
        let mut classes: Vec<&Choice> = Vec::new();
        for &choice in &fits {
            if classes.iter().all(|c| c.class != choice.class) {
                classes.push(choice);
            }
        }
        // Counting cards that are one answer is meant well: it is one of them.
        let found = classes.get(nth).or(fits.get(nth));
        found.map_or(Named::Nothing, |c| Named::One(c.pick))
    }
}

impl Choice {
    /// Whether this is what is said, whichever of several.
    pub(super) fn fits(&self, state: &State, said: &Said) -> bool {
        match (self.pick, said) {
            (Pick::Yes, Said::Yes) => true,
            (Pick::Mode(n), Said::Option(m) | Said::As(m)) | (Pick::Number(n), Said::Number(m)) => {
                n == *m
            }
            (Pick::Player(seat), Said::Player(named)) => seat == *named,
            (Pick::Faction(id), Said::Faction(named)) => id == *named,
            (Pick::Faction(id), Said::Thing(thing)) => {
                plain(state.catalog().faction(id).name) == thing.name
            }
            (Pick::Name(def), Said::Name(name)) => plain(state.catalog().def(def).name) == *name,
            (Pick::Name(def), Said::Thing(thing)) => {
                plain(state.catalog().def(def).name) == thing.name
            }
            (Pick::Use(_, def, index), Said::Thing(thing)) => {
                // "It has the ability ...": an ability that a card lends is called by the name of that card, too.
                let lender = state.catalog().def(def);
                let is_lent = lender.ability(index).is_some_and(Ability::is_lent);
                self.face.as_ref().is_some_and(|face| {
                    face.fits(thing) || (is_lent && face.called(lender.name).fits(thing))
                })
            }
            (_, Said::Thing(thing)) => self.face.as_ref().is_some_and(|face| face.fits(thing)),
            _ => false,
        }
    }
}

/// A minion that answers its own destruction, as it was: that is how it is named.
fn last_seen<'s>(state: &'s State, ask: &Ask, card: CardId) -> Option<&'s Snapshot> {
    let answers = matches!(ask.why, Why::Order | Why::React) && !state.in_play(card);
    let destroyed = state.history.iter().rev().flat_map(Event::minions_destroyed);
    answers.then_some(destroyed)?.find(|m| m.card.card == card)
}

/// Whether nobody could tell two answers apart: the abilities of one card, or cards of the same name, owner,
/// controller, zone, counters, power and attachments.
fn alike(state: &State, a: Pick, b: Pick) -> bool {
    match (a, b) {
        (Pick::Play(x), Pick::Play(y)) | (Pick::Card(x), Pick::Card(y)) => same(state, x, y),
        (Pick::Use(x, ..), Pick::Use(y, ..)) if x == y => true,
        (Pick::Use(x, d, i), Pick::Use(y, e, j)) => d == e && i == j && same(state, x, y),
        _ => false,
    }
}

fn same(state: &State, a: CardId, b: CardId) -> bool {
    let (x, y) = (state.card(a), state.card(b));
    let look = |c: CardId| {
        let card = state.card(c);
        (card.def, card.controller, card.home)
    };
    let things = |cards: &[CardId]| {
        let mut looks: Vec<_> = cards.iter().map(|&c| look(c)).collect();
        looks.sort_by_key(|&(def, seat, _)| (def, seat));
        looks
    };
    look(a) == look(b)
        && x.zone == y.zone
        && x.counters == y.counters
        && x.memo == y.memo
        && x.copies == y.copies
        && state.power(a) == state.power(b)
        && things(&x.attached) == things(&y.attached)
        && things(&x.stored) == things(&y.stored)
}
