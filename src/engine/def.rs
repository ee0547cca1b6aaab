//! What is printed: cards, their abilities, factions, sets, and the catalog of all of them.
//!
//! A card file builds these tables with the functions below, text and behaviour side by side.

use super::cx::{Cx, Step};
use super::effect::{Cause, EffectKind};
use super::event::{Event, EventKind};
use super::eye::Eye;
use super::ids::{CardId, DefId, FactionId, SiteId};
use super::plays::{Permission, Try};
use super::select::Select;

/// What a card is, as printed.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A minion and its printed power.
    Minion {
        /// Printed power.
        power: i32,
    },
    /// An action and where it is played.
    Action {
        /// What the card is played on.
        on: PlayOn,
    },
    /// A base.
    Base {
        /// Printed breakpoint.
        breakpoint: i32,
        /// Victory points of winner, runner-up and third place.
        vp: [i32; 3],
        /// The faction it was printed for.
        faction: &'static str,
    },
    /// A titan: on a base, but neither minion nor action.
    Titan,
}

/// Where an action is played.
#[derive(Clone, Copy, Debug)]
pub enum PlayOn {
    /// A standard action: resolved, then discarded.
    Nothing,
    /// "Play on a base."
    Base,
    /// "Play on a minion", with the minions the text allows.
    Minion(Select),
}

/// A property that other cards speak of and that is not a name or a faction ("Microbot"). Sets of them are
/// bit masks; the card files give the bits their meaning.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Tags(pub u32);

impl Tags {
    /// Whether all of `other` is in this set.
    #[must_use]
    pub const fn has(self, other: Tags) -> bool {
        self.0 & other.0 == other.0
    }
    /// Both sets together.
    #[must_use]
    pub const fn and(self, other: Tags) -> Tags {
        Tags(self.0 | other.0)
    }
}

/// The code of an ability: a plain function that asks in the middle.
pub type Run = fn(&mut Cx) -> Step;
/// Whether an ability has anything to do now.
pub type Test = fn(&Eye) -> bool;

/// The printed label of an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// No label: resolved when the card is played; also the abilities of bases.
    None,
    /// "Ongoing:"
    Ongoing,
    /// "Special:"
    Special,
    /// "Talent:"
    Talent,
}

/// Whether an ability must be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Resolved without being asked for.
    Must,
    /// A single player "may": offered in the rounds until all pass.
    May,
}

/// Which player an ability means by "you" where that is not the card's controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// The controller (of a card in play), the owner (elsewhere); on a base the current player.
    You,
    /// Each winner of the base that scores, the current player first.
    Winners,
    /// Of several winners only the first: for what makes sense once.
    FirstWinner,
    /// Each runner-up of the base that scores.
    RunnersUp,
    /// On a base: the owner of the card the event is about.
    EventOwner,
}

/// How often an ability may be used, beyond once per trigger or window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// As often as it is triggered.
    None,
    /// One card of this name per base that scores ("only one Shinobi's ability per base").
    OneNamePerBase,
    /// One card of this name per turn ("only one Tenacious Z each turn").
    OneNamePerTurn,
}

/// Zones an ability works from, as a bit mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct From(pub u8);

impl From {
    /// A card in play.
    pub const PLAY: From = From(1);
    /// A card in its player's hand.
    pub const HAND: From = From(2);
    /// A card in its player's discard pile.
    pub const DISCARD: From = From(4);

    /// Whether the two have a zone in common.
    #[must_use]
    pub const fn meets(self, other: From) -> bool {
        self.0 & other.0 != 0
    }
}

/// The timing windows of the turn. Their list stays open: a card that enters during one takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Window {
    /// At the start of the turn.
    StartOfTurn,
    /// Before a base scores.
    BeforeScoring,
    /// When a base scores: as the victory points are awarded.
    WhenScoring,
    /// After a base scored, before its cards leave.
    AfterScoring,
    /// After the scored base was replaced; only the scored base's own abilities.
    AfterReplacement,
    /// At the end of the turn.
    EndOfTurn,
}

/// Whether an ability ignores a base's ability for everybody or only for its controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ignores {
    /// "All players ignore this base's ability."
    ForAll,
    /// "You may ignore this base's ability."
    ForYou,
}

/// What an ability does, by kind. The continuous kinds only read; the others run.
#[derive(Clone, Copy)]
pub enum Act {
    /// Resolved when the card is played.
    OnPlay(Run),
    /// Once in each of your Play Cards phases, if you want.
    Talent(Test, Run),
    /// "On your turn": once in your Play Cards phase.
    OnYourTurn(Test, Run),
    /// In a timing window.
    At(Window, Test, Run),
    /// After an event that it heard.
    After(EventKind, fn(&Eye, &Event) -> bool, Run),
    /// "Would ... instead": returns whether it replaced the effect.
    Instead(EffectKind, fn(&Eye, CardId) -> bool, fn(&mut Cx) -> Step<bool>),
    /// Adds to (or takes from) the power of a minion.
    Power(fn(&Eye, CardId) -> i32),
    /// Adds to (or takes from) the breakpoint of a site.
    Breakpoint(fn(&Eye, SiteId) -> i32),
    /// Power its controller has at its site without a minion.
    Presence(fn(&Eye) -> i32),
    /// The card is not subject to an effect of this kind and cause.
    Protect(fn(&Eye, CardId, EffectKind, &Cause) -> bool),
    /// "If ... would affect, destroy this card and it is not affected for the rest of the turn."
    Shield(fn(&Eye, CardId, &Cause) -> bool),
    /// Forbids a play.
    Forbid(fn(&Eye, &Try) -> bool),
    /// Another play each turn while the card is in play.
    Permit(fn(&Eye) -> Permission),
    /// Another zone in place of the hand for one play each turn.
    Substitute(fn(&Eye) -> Permission),
    /// Granted once in each of your Play Cards phases, and kept even if the card leaves play.
    EachTurn(Run),
    /// Makes its base's ability not count.
    IgnoreBase(Ignores),
    /// Adds tags to cards in play ("are considered Microbots").
    Tag(fn(&Eye, CardId) -> Tags),
}

/// Which kinds of abilities a card has, so that a scan can pass over the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mask(pub u32);

impl Mask {
    /// Nothing.
    pub const NONE: Mask = Mask(0);
    /// Whether the two have a kind in common.
    #[must_use]
    pub const fn meets(self, other: Mask) -> bool {
        self.0 & other.0 != 0
    }
    /// Both together.
    #[must_use]
    pub const fn or(self, other: Mask) -> Mask {
        Mask(self.0 | other.0)
    }
}

impl Act {
    /// The bit of this kind.
    #[must_use]
    pub const fn mask(&self) -> Mask {
        Mask(
            1 << match self {
                Act::OnPlay(..) => 0,
                Act::Talent(..) => 1,
                Act::OnYourTurn(..) => 2,
                Act::At(window, ..) => return mask::at(*window),
                Act::After(kind, ..) => return mask::after(*kind),
                Act::Instead(..) => 5,
                Act::Power(..) => 6,
                Act::Breakpoint(..) => 7,
                Act::Presence(..) => 8,
                Act::Protect(..) => 9,
                Act::Shield(..) => 10,
                Act::Forbid(..) => 11,
                Act::Permit(..) => 12,
                Act::Substitute(..) => 13,
                Act::EachTurn(..) => 14,
                Act::IgnoreBase(..) => 15,
                Act::Tag(..) => 3,
            },
        )
    }
}

/// The bits of [`Act::mask`] by name.
pub mod mask {
    use super::{EventKind, Mask, Window};

    /// [`super::Act::At`] this window: a bit for each.
    #[must_use]
    pub const fn at(window: Window) -> Mask {
        Mask(1 << (16 + window as u32))
    }

    /// [`super::Act::After`] this kind of event: a bit for each.
    #[must_use]
    pub const fn after(kind: EventKind) -> Mask {
        Mask(1 << (22 + kind as u32))
    }

    /// Whoever listens for cards leaving play, by whatever way.
    pub const AFTER_LEAVING: Mask = after(EventKind::Destroyed)
        .or(after(EventKind::Discarded))
        .or(after(EventKind::Returned))
        .or(after(EventKind::Affected));
    /// [`super::Act::OnPlay`]
    pub const ON_PLAY: Mask = Mask(1);
    /// [`super::Act::Talent`]
    pub const TALENT: Mask = Mask(1 << 1);
    /// [`super::Act::OnYourTurn`]
    pub const ON_YOUR_TURN: Mask = Mask(1 << 2);
    /// [`super::Act::Instead`]
    pub const INSTEAD: Mask = Mask(1 << 5);
    /// [`super::Act::Power`]
    pub const POWER: Mask = Mask(1 << 6);
    /// [`super::Act::Breakpoint`]
    pub const BREAKPOINT: Mask = Mask(1 << 7);
    /// [`super::Act::Presence`]
    pub const PRESENCE: Mask = Mask(1 << 8);
    /// [`super::Act::Protect`]
    pub const PROTECT: Mask = Mask(1 << 9);
    /// [`super::Act::Shield`]
    pub const SHIELD: Mask = Mask(1 << 10);
    /// [`super::Act::Forbid`]
    pub const FORBID: Mask = Mask(1 << 11);
    /// [`super::Act::Permit`]
    pub const PERMIT: Mask = Mask(1 << 12);
    /// [`super::Act::Substitute`]
    pub const SUBSTITUTE: Mask = Mask(1 << 13);
    /// [`super::Act::EachTurn`]
    pub const EACH_TURN: Mask = Mask(1 << 14);
    /// [`super::Act::IgnoreBase`]
    pub const IGNORE_BASE: Mask = Mask(1 << 15);
    /// [`super::Act::Tag`]
    pub const TAG: Mask = Mask(1 << 3);
}

/// One printed ability.
#[derive(Clone, Copy)]
pub struct Ability {
    /// Its printed label.
    pub label: Label,
    /// The zones it works from.
    pub from: From,
    /// Whether it must be used.
    pub duty: Duty,
    /// Who "you" is.
    pub whom: Whom,
    /// How often.
    pub limit: Limit,
    /// What it does.
    pub act: Act,
}

impl Ability {
    /// A mandatory ability of a card in play.
    #[must_use]
    pub const fn new(label: Label, act: Act) -> Ability {
        Ability {
            label,
            from: From::PLAY,
            duty: Duty::Must,
            whom: Whom::You,
            limit: Limit::None,
            act,
        }
    }
}

/// The most abilities a card has.
const MOST: usize = 4;

/// What is printed on a card, and the code of its abilities.
#[derive(Clone, Copy)]
pub struct CardDef {
    /// The published name.
    pub name: &'static str,
    /// What it is.
    pub kind: Kind,
    /// Copies in its faction.
    pub count: u8,
    /// The rules text, in this project's words; empty if the card has no ability.
    pub text: &'static str,
    /// The name of the picture shown on it (an icon of the credited icon set).
    pub art: &'static str,
    /// Printed tags.
    pub tags: Tags,
    list: [Option<Ability>; MOST],
    mask: Mask,
}

impl CardDef {
    /// A card without text or abilities.
    #[must_use]
    pub const fn new(name: &'static str, count: u8, kind: Kind) -> CardDef {
        CardDef {
            name,
            kind,
            count,
            text: "",
            art: "",
            tags: Tags(0),
            list: [None; MOST],
            mask: Mask::NONE,
        }
    }

    /// The kinds of abilities it has.
    #[must_use]
    pub const fn mask(&self) -> Mask {
        self.mask
    }

    /// Its abilities in the order of its text, with their index.
    pub fn abilities(&self) -> impl Iterator<Item = (u8, &Ability)> {
        (0..).zip(self.list.iter().map_while(Option::as_ref))
    }

    /// The ability at `index`, if it has so many.
    #[must_use]
    pub fn ability(&self, index: u8) -> Option<&Ability> {
        self.list.get(usize::from(index)).and_then(Option::as_ref)
    }

    /// Its rules text.
    #[must_use]
    pub const fn text(mut self, text: &'static str) -> CardDef {
        self.text = text;
        self
    }

    /// Its picture.
    #[must_use]
    pub const fn art(mut self, art: &'static str) -> CardDef {
        self.art = art;
        self
    }

    /// Its tags.
    #[must_use]
    pub const fn tagged(mut self, tags: Tags) -> CardDef {
        self.tags = tags;
        self
    }

    /// Adds an ability.
    ///
    /// # Panics
    /// If the card has four already (at compile time, since cards are constants).
    #[must_use]
    pub const fn has(mut self, ability: Ability) -> CardDef {
        let mut i = 0;
        while self.list[i].is_some() {
            i += 1;
        }
        self.mask = self.mask.or(ability.act.mask());
        self.list[i] = Some(ability);
        self
    }

    /// Adds what happens when the card is played.
    #[must_use]
    pub const fn on_play(self, run: Run) -> CardDef {
        self.has(Ability::new(Label::None, Act::OnPlay(run)))
    }

    /// Whether it is a minion.
    #[must_use]
    pub const fn is_minion(&self) -> bool {
        matches!(self.kind, Kind::Minion { .. })
    }

    /// Whether it is an action.
    #[must_use]
    pub const fn is_action(&self) -> bool {
        matches!(self.kind, Kind::Action { .. })
    }

    /// Whether it is an action that stays on nothing.
    #[must_use]
    pub const fn is_standard(&self) -> bool {
        matches!(self.kind, Kind::Action { on: PlayOn::Nothing })
    }

    /// Whether it is an action that can only be played by its Special: it has abilities, none of which
    /// works when it is simply played.
    #[must_use]
    pub fn special_only(&self) -> bool {
        self.is_standard() && self.mask.0 != 0 && !self.mask.meets(mask::ON_PLAY)
    }
}

/// A faction: twenty cards.
#[derive(Clone, Copy)]
pub struct FactionDef {
    /// The published name.
    pub name: &'static str,
    /// One line on how it plays.
    pub blurb: &'static str,
    /// The name of its emblem (an icon of the credited icon set).
    pub emblem: &'static str,
    /// Frame colour and its darker companion, as CSS colours.
    pub colors: [&'static str; 2],
    /// Its cards, minions first, then actions, each alphabetical or by rank.
    pub cards: &'static [CardDef],
}

/// A published set: factions and bases.
#[derive(Clone, Copy)]
pub struct SetDef {
    /// The published name.
    pub name: &'static str,
    /// Its short name, as in `--sets core`.
    pub slug: &'static str,
    /// Its factions.
    pub factions: &'static [&'static FactionDef],
    /// Its bases.
    pub bases: &'static [CardDef],
}

/// Where a printed card stands in the catalog.
#[derive(Clone)]
pub struct Entry {
    /// The card.
    pub def: &'static CardDef,
    /// Its faction; bases have none of their own.
    pub faction: Option<FactionId>,
    /// The set, as an index into [`Catalog::sets`].
    pub set: usize,
    /// The stable name used in saves, `pirates/first_mate`.
    pub slug: String,
}

/// All printed cards of the game, by id.
pub struct Catalog {
    /// The sets.
    pub sets: Vec<SetDef>,
    /// The factions, set by set.
    pub factions: Vec<(&'static FactionDef, usize)>,
    /// The cards: those of the factions in order, then the bases.
    pub defs: Vec<Entry>,
}

/// Catalogs are not compared card by card: each is made once.
impl PartialEq for Catalog {
    fn eq(&self, other: &Catalog) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Catalog {}

/// A catalog without cards, for a state that has just been read and not been given its own yet.
pub(crate) static EMPTY: Catalog =
    Catalog { sets: Vec::new(), factions: Vec::new(), defs: Vec::new() };

impl Catalog {
    /// The catalog of these sets.
    #[must_use]
    pub fn of(sets: &[SetDef]) -> Catalog {
        let mut catalog = Catalog { sets: sets.to_vec(), factions: Vec::new(), defs: Vec::new() };
        for (s, set) in sets.iter().enumerate() {
            for faction in set.factions {
                let id = FactionId(catalog.factions.len() as u16);
                catalog.factions.push((faction, s));
                for def in faction.cards {
                    let slug = format!("{}/{}", slug(faction.name), slug(def.name));
                    catalog.defs.push(Entry { def, faction: Some(id), set: s, slug });
                }
            }
            for def in set.bases {
                let slug = format!("{}-bases/{}", set.slug, slug(def.name));
                catalog.defs.push(Entry { def, faction: None, set: s, slug });
            }
        }
        catalog
    }

    /// What is printed on `id`.
    #[must_use]
    pub fn def(&self, id: DefId) -> &'static CardDef {
        self.defs[usize::from(id.0)].def
    }

    /// The faction `id`.
    #[must_use]
    pub fn faction(&self, id: FactionId) -> &'static FactionDef {
        self.factions[usize::from(id.0)].0
    }

    /// The faction of this name, compared as slugs.
    #[must_use]
    pub fn faction_named(&self, name: &str) -> Option<FactionId> {
        let wanted = slug(name);
        let at = self.factions.iter().position(|(f, _)| slug(f.name) == wanted)?;
        Some(FactionId(at as u16))
    }

    /// All card ids, in order.
    pub fn ids(&self) -> impl Iterator<Item = DefId> + '_ {
        (0..self.defs.len()).map(|i| DefId(i as u16))
    }

    /// The ids of the cards of a faction.
    pub fn of_faction(&self, faction: FactionId) -> impl Iterator<Item = DefId> + '_ {
        self.ids().filter(move |id| self.defs[usize::from(id.0)].faction == Some(faction))
    }
}

/// A name as it is written in saves and addresses: lower case letters and digits, joined by `_`.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.chars() {
        if c.is_alphanumeric() {
            out.extend(c.to_lowercase());
        } else if (c == ' ' || c == '-' || c == '_') && !out.ends_with('_') && !out.is_empty() {
            out.push('_');
        }
    }
    out.trim_end_matches('_').to_owned()
}

/// A minion.
#[must_use]
pub const fn minion(name: &'static str, count: u8, power: i32) -> CardDef {
    CardDef::new(name, count, Kind::Minion { power })
}

/// A standard action.
#[must_use]
pub const fn action(name: &'static str, count: u8) -> CardDef {
    CardDef::new(name, count, Kind::Action { on: PlayOn::Nothing })
}

/// An action played on a base.
#[must_use]
pub const fn on_base(name: &'static str, count: u8) -> CardDef {
    CardDef::new(name, count, Kind::Action { on: PlayOn::Base })
}

/// An action played on a minion.
#[must_use]
pub const fn on_minion(name: &'static str, count: u8, which: Select) -> CardDef {
    CardDef::new(name, count, Kind::Action { on: PlayOn::Minion(which) })
}

/// A base.
#[must_use]
pub const fn base(
    name: &'static str,
    faction: &'static str,
    breakpoint: i32,
    vp: [i32; 3],
) -> CardDef {
    CardDef::new(name, 1, Kind::Base { breakpoint, vp, faction })
}
