//! The main key of a step: what the player whose turn it is does with their free choice.

use super::choice::{Choices, Face, Named};
use super::names::Book;
use super::said::{Pile, Said, Thing};
use engine::act::Act;
use engine::ids::{CardId, Seat, SiteId};
use engine::kinds::Moment;
use engine::play::Spot;
use engine::question::{AS_ACTION, AS_MINION, Ask, Pick, Why};
use engine::session::Session;
use engine::state::State;

/// What is done, or refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Main {
    /// `play = "Card"`
    Play(Thing),
    /// `talent = "Card"`
    Talent(Thing),
    /// `use = "Card"`
    Use(Thing),
    /// `end = true`
    End,
    /// `titan = "Card"`
    Titan(Thing),
    /// Uncovering a card, which no card of the game lets anybody do as a free choice.
    Never,
}

/// How the engine offers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Offer {
    /// This answer of the free choice.
    Pick(Pick),
    /// A card in play offers a play: any of these answers, at its base.
    Plays(Vec<Pick>, Option<SiteId>),
    /// Being done.
    Done,
    /// Several things are called so.
    Several,
}

impl Main {
    /// Reads the words of `refuse`.
    ///
    /// # Errors
    /// Something that no main key does.
    pub(super) fn parse(text: &str, book: Book) -> Result<Main, String> {
        let (key, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        match key.to_lowercase().as_str() {
            "play" => Ok(Main::Play(Thing::parse(rest, book)?)),
            "talent" => Ok(Main::Talent(Thing::parse(rest, book)?)),
            "use" => Ok(Main::Use(Thing::parse(rest, book)?)),
            "end" if rest.is_empty() => Ok(Main::End),
            "titan" => Ok(Main::Titan(Thing::parse(rest, book)?)),
            "uncover" => Thing::parse(rest, book).map(|_| Main::Never),
            _ => Err(format!("\"{text}\" is nothing that can be refused")),
        }
    }

    /// How the engine offers this to the open question, if it does. The place of a play is not looked at.
    pub(super) fn offer(&self, state: &State, ask: &Ask) -> Option<Offer> {
        let choices = Choices::of(state, ask);
        match self {
            Main::Play(thing) => playing(state, ask, &choices, &thing.anywhere()),
            Main::Talent(thing) => using(state, &choices, thing, true),
            Main::Use(thing) => {
                using(state, &choices, thing, false).or_else(|| granted(state, ask, thing))
            }
            Main::Titan(thing) => arriving(state, &choices, &thing.anywhere()),
            Main::End => (ask.why == Why::PlayCards).then_some(Offer::Done),
            Main::Never => None,
        }
    }

    /// Whether the engine offers it now, at its place if one is named. Tried out on a copy of the game.
    pub(super) fn is_offered(&self, session: &Session) -> bool {
        let Some(ask) = session.ask() else { return false };
        if let (Main::Play(thing), Why::PlayWhere(card)) = (self, ask.why) {
            let this = Face::of(session.state(), card).fits(&thing.anywhere());
            let choices = Choices::of(session.state(), ask);
            return this && thing.at.as_ref().is_none_or(|place| choices.at(place));
        }
        let Some(offer) = self.offer(session.state(), ask) else { return false };
        if let (Main::Titan(Thing { at: Some(place), .. }), Offer::Pick(pick)) = (self, &offer) {
            let state = session.state();
            let mut sites = state.titan_sites(ask.who, *pick).into_iter();
            return sites.any(|site| {
                let base = state.site(site).map(|s| s.base);
                base.is_some_and(|base| Face::of(state, base).is_at(place))
            });
        }
        if let (Main::Play(thing), Offer::Pick(Pick::Play(card))) = (self, &offer)
            && !thing.is_playable(session.state(), ask.who, *card)
        {
            return false;
        }
        let (Main::Play(Thing { at: Some(place), .. }), Offer::Pick(pick)) = (self, offer) else {
            return true;
        };
        let mut copy = session.clone();
        let before = copy.forced().len();
        if copy.answer(&[pick]).is_err() {
            return false;
        }
        if copy.ask().is_some_and(|ask| matches!(ask.why, Why::PlayAs(_)))
            && copy.answer(&[Pick::Mode(AS_MINION)]).is_err()
        {
            return false;
        }
        let is_where = |why: Why| matches!(why, Why::PlayWhere(card) if pick.card() == Some(card));
        let only_spot = copy.forced()[before..].iter().find(|f| is_where(f.ask.why));
        match (only_spot, copy.ask()) {
            (Some(forced), _) => Choices::taken(session.state(), forced).at(place),
            (None, Some(ask)) if is_where(ask.why) => Choices::of(copy.state(), ask).at(place),
            _ => false,
        }
    }
}

impl Thing {
    /// Whether a card can freely be played as what the words say, if they say it.
    pub(super) fn is_playable(&self, state: &State, seat: Seat, card: CardId) -> bool {
        let Some(kind) = self.kind else { return true };
        let fits = |&spot: &Spot| (spot == Spot::None) == (kind == AS_ACTION);
        state.free_spots(seat, card).iter().any(fits)
    }
}

/// A play of a card, from the hand unless the words say otherwise: freely, by an ability of the card itself,
/// or where a question is which card to play.
fn playing(state: &State, ask: &Ask, choices: &Choices, thing: &Thing) -> Option<Offer> {
    let from = thing.from.unwrap_or(Pile::Hand);
    let which = matches!(ask.why, Why::PlayExtra(_) | Why::PlayThis);
    let plays = choices.only(|c| {
        let plays = match c.pick {
            Pick::Play(_) | Pick::Use(..) => true,
            Pick::Card(_) => which,
            _ => false,
        };
        plays && c.face.as_ref().is_some_and(|f| f.is_in(from))
    });
    // A card in the discard pile that another card also lets you play: its own ability takes no play away.
    if from == Pile::Discard {
        let itself = plays.only(|c| matches!(c.pick, Pick::Use(..)));
        let itself = one_of(state, &itself, thing);
        if itself.is_some() {
            return itself;
        }
    }
    // In the hand, playing a card goes before what its ability does there.
    let played = plays.only(|c| !matches!(c.pick, Pick::Use(..)));
    let played = one_of(state, &played, thing);
    if played.is_some() {
        return played;
    }
    one_of(state, &plays, thing)
}

/// The use of an ability: a talent, or anything else.
fn using(state: &State, choices: &Choices, thing: &Thing, talent: bool) -> Option<Offer> {
    let uses = choices.only(|c| match c.pick {
        Pick::Use(_, def, index) => {
            let ability = state.catalog().def(def).ability(index);
            ability.is_some_and(|a| matches!(a.act, Act::Run(Moment::Talent, ..)) == talent)
        }
        _ => false,
    });
    one_of(state, &uses, thing)
}

/// A titan that its Special plays.
fn arriving(state: &State, choices: &Choices, thing: &Thing) -> Option<Offer> {
    let titans = choices.only(|c| match c.pick {
        Pick::Use(_, def, index) => {
            let ability = state.catalog().def(def).ability(index);
            ability.is_some_and(|a| a.own_titan.is_some())
        }
        _ => false,
    });
    one_of(state, &titans, thing)
}

fn one_of(state: &State, choices: &Choices, thing: &Thing) -> Option<Offer> {
    match choices.named(state, &Said::Thing(thing.clone())) {
        Named::Nothing => None,
        Named::One(pick) => Some(Offer::Pick(pick)),
        Named::Several => Some(Offer::Several),
    }
}

/// The plays that a card in play offers each turn.
fn granted(state: &State, ask: &Ask, thing: &Thing) -> Option<Offer> {
    if ask.why != Why::PlayCards {
        return None;
    }
    let open = state.open_plays(ask.who);
    let instead: Vec<_> = state.substitutes(ask.who, &open).iter().map(|s| s.play).collect();
    for permission in open.into_iter().chain(instead) {
        let Some(source) = permission.source.map(|id| id.host.card) else { continue };
        if !Face::of(state, source).fits(thing) {
            continue;
        }
        let pays = |pick: &&Pick| match **pick {
            Pick::Play(card) => state.can_play_by(ask.who, card, &permission),
            _ => false,
        };
        let plays: Vec<Pick> = ask.options.iter().filter(pays).copied().collect();
        if !plays.is_empty() {
            return Some(Offer::Plays(plays, state.one_site(permission.at)));
        }
    }
    None
}
