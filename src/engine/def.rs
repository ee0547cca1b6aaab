//! What is printed on a card: what it is, its text, and its abilities by kind.
//!
//! A card file builds these tables with the functions below, text and behaviour side by side.

use super::cx::{Cx, Step};
use super::effect::{Cause, EffectKind};
use super::event::{Event, EventKind};
use super::eye::Eye;
use super::ids::{CardId, Ref, SiteId};
use super::mask::{self, Mask};
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
    /// On a base: the player who played the card, or did what happened. Nobody else's doing is heard.
    Actor,
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
    /// This very ability once a turn.
    OncePerTurn,
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
    /// "Would ... instead", of the card that the effect is about: returns whether it replaced the effect.
    Instead(EffectKind, fn(&Eye, CardId) -> bool, fn(&mut Cx, Ref) -> Step<bool>),
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
    Permit(Test, fn(&Eye) -> Permission),
    /// Another zone in place of the hand.
    Substitute(Test, fn(&Eye) -> Permission),
    /// "You can only play this card ...": what must hold for it.
    PlayIf(fn(&Eye, &Try) -> bool),
    /// Granted once in each of your Play Cards phases, and kept even if the card leaves play.
    EachTurn(Run),
    /// Makes its base's ability not count.
    IgnoreBase(Ignores),
    /// One minion that this fits may use its talent twice, once in each of the player's turns.
    TalentTwice(fn(&Eye, CardId) -> bool),
    /// The number the power of its own card starts from, in place of the printed one.
    Starting(fn(&Eye) -> i32),
    /// The base it is at cannot score.
    NoScoring,
    /// When a player plays a card, before it does anything.
    When(fn(&Eye, &Event) -> bool, Run),
    /// It may take the place of another card as what a card that is just played affects.
    Redirect(fn(&Eye, CardId, &Cause) -> bool),
    /// Adds tags to cards in play ("are considered Microbots").
    Tag(fn(&Eye, CardId) -> Tags),
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
                Act::TalentTwice(..) => 4,
                Act::PlayIf(..) => 16,
                Act::Starting(..) => 17,
                Act::NoScoring => 18,
                Act::When(..) => 19,
                Act::Redirect(..) => 20,
            },
        )
    }
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
    /// What must hold when its turn to answer comes ("..., if you have a minion here, ...").
    pub when: Test,
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
            when: |_| true,
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
    /// How its text is read where that is not plain, a sentence each, in this project's words; shown on request.
    pub rulings: &'static [&'static str],
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
            rulings: &[],
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

    /// The kinds of abilities it has while it is in play: all but those that wait elsewhere, and what is
    /// done with once it has been played.
    #[must_use]
    pub fn standing(&self) -> Mask {
        let in_play = self.abilities().filter(|(_, a)| a.from.meets(From::PLAY));
        let kinds = in_play.map(|(_, a)| a.act.mask()).filter(|&kind| kind != mask::ON_PLAY);
        kinds.fold(Mask::NONE, Mask::or)
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

    /// How its text is read where that is not plain.
    #[must_use]
    pub const fn rulings(mut self, rulings: &'static [&'static str]) -> CardDef {
        self.rulings = rulings;
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

    /// This many copies of it.
    #[must_use]
    pub const fn copies(mut self, count: u8) -> CardDef {
        self.count = count;
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
