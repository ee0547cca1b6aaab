//! The words about a game on the page, from the one table of words, and small ones of the page's own.

use crate::engine::def::{CardDef, Kind, PlayOn};
use crate::engine::edition::{Edition, Printing};
use crate::engine::event::Event;
use crate::engine::ids::{CardId, DefId, FactionId, Seat, SiteId};
use crate::engine::numbers::Part;
use crate::engine::question::{Pick, Reason, Why};
use crate::engine::session::{NoUndo, Session};
use crate::engine::zone::Home;
use crate::words::page::t;
use crate::words::{Words, no_undo_line, part_line, reason_line};

/// A player's name.
#[must_use]
pub(super) fn player(session: &Session, seat: Seat) -> String {
    super::names::name(session, seat.index())
}

/// The symbol of a seat, so that colour is never alone.
#[must_use]
pub fn symbol(seat: Seat) -> &'static str {
    symbol_of(seat.index())
}

/// The same by the seat's number, from 0.
#[must_use]
pub fn symbol_of(seat: usize) -> &'static str {
    ["●", "▲", "■", "◆"].get(seat).copied().unwrap_or("★")
}

/// What is printed on a card.
#[must_use]
pub fn def(id: DefId) -> &'static CardDef {
    crate::cards::catalog().def(id)
}

/// The faction of a printed card; of a base the one it was printed for.
#[must_use]
pub fn faction_of(id: DefId) -> Option<FactionId> {
    let catalog = crate::cards::catalog();
    match catalog.def(id).kind {
        Kind::Base { faction, .. } => catalog.faction_named(faction),
        _ => catalog.defs.get(usize::from(id.0)).and_then(|e| e.faction),
    }
}

/// The deck of all players that a printed card belongs to, if it is a monster or a treasure.
#[must_use]
pub fn deck(id: DefId) -> Option<Home> {
    let entry = crate::cards::catalog().defs.get(usize::from(id.0));
    entry.and_then(|e| e.deck).filter(|d| matches!(d, Home::Monsters | Home::Treasures))
}

/// Where a printed card comes from: its faction, or that it is a monster or a treasure.
#[must_use]
pub fn origin(id: DefId) -> &'static str {
    match deck(id) {
        Some(Home::Monsters) => t().card.monster,
        Some(Home::Treasures) => t().card.treasure,
        _ => faction_of(id).map_or("", |f| crate::cards::catalog().faction(f).name),
    }
}

/// A faction as a player brought it: that it is the newer printing is said.
#[must_use]
pub fn printing(printing: Printing) -> String {
    let name = crate::cards::catalog().faction(printing.faction).name;
    match printing.edition {
        Edition::Current => (t().factions.newer)(name),
        Edition::Of2018 => name.to_owned(),
    }
}

/// What is said of a card that is another in the other printing, if it is one.
#[must_use]
pub fn only_in(id: DefId) -> Option<&'static str> {
    let which = match crate::cards::catalog().edition(id)? {
        Edition::Of2018 => 0,
        Edition::Current => 1,
    };
    Some(t().factions.differs[which])
}

/// That a card is the newer printing of one that was another in 2018, if it is.
#[must_use]
pub fn newer(id: DefId) -> Option<&'static str> {
    let newer = crate::cards::catalog().edition(id) == Some(Edition::Current);
    newer.then_some(t().factions.newer_card)
}

/// How many treasures a monster is worth; none of any other card.
#[must_use]
pub fn treasures(id: DefId) -> Option<u8> {
    (deck(id) == Some(Home::Monsters)).then(|| def(id).number)
}

/// The two colours of a card's frame.
#[must_use]
pub fn colors(id: DefId) -> [&'static str; 2] {
    match deck(id) {
        Some(Home::Monsters) => return ["var(--monster)", "var(--monster-dark)"],
        Some(Home::Treasures) => return ["var(--treasure)", "var(--treasure-dark)"],
        _ => {}
    }
    faction_of(id).map_or(["var(--plain)", "var(--plain-dark)"], |f| {
        crate::cards::catalog().faction(f).colors
    })
}

/// What kind of card it is, in words.
#[must_use]
pub fn kind(def: &CardDef) -> &'static str {
    match def.kind {
        Kind::Minion { .. } => t().card.minion,
        Kind::Fusion { .. } => t().card.fusion,
        Kind::Action { on: PlayOn::Nothing } => t().card.action,
        Kind::Action { on: PlayOn::Base } => t().card.action_on_base,
        Kind::Action { on: PlayOn::Minion(_) } => t().card.action_on_minion,
        Kind::Base { .. } => t().card.base,
        Kind::Titan => t().card.titan,
        Kind::Rules => t().common.rules,
    }
}

/// Puts values of a game into words.
pub(super) fn say<T>(session: &Session, tell: impl FnOnce(&Words) -> T) -> T {
    let players: Vec<String> = session.state().seats().map(|s| player(session, s)).collect();
    tell(&Words::new(session.state(), &players, session.log()))
}

/// Where a part of a number comes from.
#[must_use]
pub(super) fn part(session: &Session, part: Part) -> String {
    say(session, |w| part_line(w, part))
}

/// The open question in a line. Only for who may see it.
#[must_use]
pub(super) fn question(session: &Session) -> String {
    session.ask().map_or_else(String::new, |ask| say(session, |w| w.question_line(ask)))
}

/// The labels of picks of the open question.
#[must_use]
pub(super) fn labels(session: &Session, picks: impl Iterator<Item = Pick>) -> Vec<String> {
    let Some(ask) = session.ask() else { return Vec::new() };
    say(session, |w| picks.map(|pick| w.pick_label(ask, pick)).collect())
}

/// A stable name of the question's kind.
#[must_use]
pub fn slug(why: Why) -> &'static str {
    match why {
        Why::PlayCards => "play-cards",
        Why::NewHand => "new-hand",
        Why::PlayWhere(_) => "play-where",
        Why::PlayAs(_) => "play-as",
        Why::PlayExtra(_) => "play-extra",
        Why::Destroy => "destroy",
        Why::Return => "return",
        Why::Move => "move",
        Why::MoveTo(_) => "move-to",
        Why::Place | Why::Give(_) => "place",
        Why::PlaceUnder => "place-under",
        Why::Transfer => "transfer",
        Why::Count => "count",
        Why::Discard => "discard",
        Why::Take => "take",
        Why::ShuffleIn => "shuffle-in",
        Why::Choose => "choose",
        Why::ChooseBase => "choose-base",
        Why::ChoosePlayer => "choose-player",
        Why::NameFaction => "name-faction",
        Why::ChooseName | Why::NameCardOf(_) => "choose-name",
        Why::Arrange(_) => "arrange",
        Why::Search => "search",
        Why::Mode => "mode",
        Why::May => "may",
        Why::Order => "order",
        Why::Window(_) => "window",
        Why::React => "react",
        Why::ScoreFirst => "score-first",
        Why::NextBase => "next-base",
        Why::DiscardDown => "discard-down",
        Why::CountersFrom => "counters-from",
        Why::CountersTo => "counters-to",
        Why::HowMany(_) => "how-many",
        Why::Save => "save",
        Why::TakeFor(_) => "take-for",
        Why::Join => "join",
        Why::Bury => "bury",
        Why::BuryAt(_) => "bury-at",
        Why::Uncover => "uncover",
        Why::Store => "store",
        Why::Duel => "duel",
        Why::DuelCard => "duel-card",
        Why::Loot => "loot",
        Why::AboutWhich => "about-which",
        Why::Ignore => "ignore",
        Why::PlayThis => "play-this",
        Why::MoveAllTo => "move-all-to",
        Why::Draw => "draw",
    }
}

/// Why a card cannot be played, at all or at a site.
#[must_use]
pub(super) fn why_not(session: &Session, seat: Seat, card: CardId, site: Option<SiteId>) -> String {
    let free = session.ask().is_some_and(|a| a.why == Why::PlayCards);
    let reason = session.state().why_not_play(seat, card, site);
    if free && reason != Reason::NotAnOption {
        return say(session, |w| reason_line(w, reason));
    }
    let line = match def(session.state().card(card).def).kind {
        _ if !free => t().asking.not_legal,
        Kind::Action { on: PlayOn::Minion(_) } if site.is_some() => t().asking.no_minion_here,
        Kind::Action { on: PlayOn::Minion(_) } => t().asking.no_minion,
        Kind::Action { on: PlayOn::Nothing } => t().asking.not_on_a_base,
        _ if site.is_some() => t().asking.not_here,
        _ => t().asking.nowhere,
    };
    line.to_owned()
}

/// Why the last answer cannot be taken back, with what has happened since.
#[must_use]
pub(super) fn no_undo(session: &Session, stopped: NoUndo, since: &[Event]) -> String {
    say(session, |w| no_undo_line(w, stopped, since))
}
