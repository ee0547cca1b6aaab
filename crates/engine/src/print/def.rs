//! What is printed on a card: what it is, its text, its abilities.
//!
//! A card file builds these tables with the functions below, text and behaviour side by side.

use crate::nouns::mask::Mask;
use crate::nouns::sorts::Sorts;
use crate::nouns::tags::Tags;
use crate::print::ability::{Ability, Label, Works};
use crate::print::act::{Act, Run, always};
use crate::print::kinds::{self, Moment};
use crate::print::select::Select;

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
    /// A fusion: a minion with its printed power, and a standard action; it is played as one of them.
    Fusion {
        /// Printed power.
        power: i32,
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
    /// A section of the rulebook: no card that lies anywhere.
    Rules,
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

/// The most abilities a card has.
const MOST: usize = 8;

/// When playing a card directly increases the power of minions in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Raises {
    /// It does not, or only of what it brings itself.
    Never,
    /// Whenever it is played.
    Played,
    /// When it is uncovered.
    Uncovered,
}

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
    /// Printed tags.
    pub tags: Tags,
    /// When playing it directly increases the power of minions in play.
    pub raises: Raises,
    /// Which minions playing it can directly affect, beside the one that it is played on; "here" is where it is played. One that
    /// [`raises`](Self::raises) their power and says nothing here affects its player's, if it lies somewhere those there.
    pub affects: Option<Select>,
    /// The minions that it can be transferred to, if others than those it can be played on.
    pub transfers: Option<Select>,
    /// Whether what is stored under it can still be played as it leaves play, and is discarded after that.
    pub keeps_stored: bool,
    /// Of a monster how many treasures it is worth, of a base how many monsters it brings; of a titan 1 if the counters that
    /// it gathers while it is set aside only count.
    pub number: u8,
    /// Of a base whether it brings its monsters for each player.
    pub for_each_player: bool,
    /// Whether it is an action that is played on nothing and remains all the same: it buries itself, or places itself in stasis.
    pub remains: bool,
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
            tags: Tags(0),
            raises: Raises::Never,
            affects: None,
            transfers: None,
            keeps_stored: false,
            number: 0,
            for_each_player: false,
            remains: false,
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
        let in_play = self.own().filter(|(_, a)| a.from.meets(Works::PLAY));
        let on_play = kinds::run(Moment::OnPlay);
        let kinds = in_play.map(|(_, a)| a.kind()).filter(|&kind| kind != on_play);
        kinds.fold(Mask::NONE, Mask::or)
    }

    /// Its abilities in the order of its text, with their index.
    pub fn abilities(&self) -> impl Iterator<Item = (u8, &Ability)> {
        (0..).zip(self.list.iter().map_while(Option::as_ref))
    }

    /// Those of its abilities that are its own, in the order of its text, with their index: not what it only lends.
    pub fn own(&self) -> impl Iterator<Item = (u8, &Ability)> {
        self.abilities().filter(|(_, ability)| !ability.is_lent())
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

    /// Its tags.
    #[must_use]
    pub const fn tagged(mut self, tags: Tags) -> CardDef {
        self.tags = tags;
        self
    }

    /// Playing it directly increases the power of minions in play.
    #[must_use]
    pub const fn raises(mut self) -> CardDef {
        self.raises = Raises::Played;
        self
    }

    /// Uncovered it directly increases the power of minions in play; not when it is played otherwise.
    #[must_use]
    pub const fn raises_uncovered(mut self) -> CardDef {
        self.raises = Raises::Uncovered;
        self
    }

    /// "After this card is destroyed, you may play ... stored under it": they are discarded after that, not with it.
    #[must_use]
    pub const fn keeps_stored(mut self) -> CardDef {
        self.keeps_stored = true;
        self
    }

    /// Playing it directly affects one or more of these minions, in whatever way.
    #[must_use]
    pub const fn affects(mut self, which: Select) -> CardDef {
        self.affects = Some(which);
        self
    }

    /// It can be transferred to these minions, others than those it can be played on.
    #[must_use]
    pub const fn transfers_to(mut self, which: Select) -> CardDef {
        self.transfers = Some(which);
        self
    }

    /// "An action that directly affects a minion": whether playing it can.
    #[must_use]
    pub const fn affects_minions(&self) -> bool {
        let on_a_minion = matches!(self.kind, Kind::Action { on: PlayOn::Minion(_) });
        on_a_minion || matches!(self.raises, Raises::Played) || self.affects.is_some()
    }

    /// A base that brings this many monsters.
    #[must_use]
    pub const fn monsters(mut self, number: u8) -> CardDef {
        self.number = number;
        self
    }

    /// A base that brings this many monsters for each player.
    #[must_use]
    pub const fn monsters_per_player(mut self, number: u8) -> CardDef {
        self.for_each_player = true;
        self.monsters(number)
    }

    /// A titan whose counters, while it is set aside, only count.
    #[must_use]
    pub const fn counting(mut self) -> CardDef {
        self.number = 1;
        self
    }

    /// "Undead", of a monster, and of a base of those that it brings.
    #[must_use]
    pub const fn undead(mut self) -> CardDef {
        self.tags = self.tags.and(Tags::UNDEAD);
        self
    }

    /// An action that is played on nothing and remains all the same, since it buries itself or places itself in stasis: no standard
    /// action.
    #[must_use]
    pub const fn remains(mut self) -> CardDef {
        self.remains = true;
        self
    }

    /// This many copies of it.
    #[must_use]
    pub const fn copies(mut self, count: u8) -> CardDef {
        self.count = count;
        self
    }

    /// Adds an ability. Those of bases have no label.
    ///
    /// # Panics
    /// If the card has eight already (at compile time, since cards are constants).
    #[must_use]
    pub const fn has(mut self, ability: Ability) -> CardDef {
        let mut i = 0;
        while self.list[i].is_some() {
            i += 1;
        }
        let is_base = matches!(self.kind, Kind::Base { .. });
        let ability = if is_base { ability.unlabelled() } else { ability };
        self.mask = self.mask.or(ability.kind());
        self.list[i] = Some(ability);
        self
    }

    /// Adds what happens when the card is played.
    #[must_use]
    pub const fn on_play(self, run: Run) -> CardDef {
        self.has(Ability::new(Label::None, Act::Run(Moment::OnPlay, always, run)))
    }

    /// "Minion: ...", of a fusion: what happens when it is played as a minion.
    #[must_use]
    pub const fn as_minion(self, run: Run) -> CardDef {
        self.has(Ability::new(Label::Minion, Act::Run(Moment::OnPlay, always, run)))
    }

    /// "Action: ...", of a fusion: what happens when it is played as an action.
    #[must_use]
    pub const fn as_action(self, run: Run) -> CardDef {
        self.has(Ability::new(Label::Action, Act::Run(Moment::OnPlay, always, run)))
    }

    /// What a card with this print is. What one card of a game is, is asked of the position.
    #[must_use]
    pub const fn sorts(&self) -> Sorts {
        match self.kind {
            Kind::Minion { .. } => Sorts::MINION,
            Kind::Action { .. } => Sorts::ACTION,
            Kind::Fusion { .. } => Sorts::MINION.and(Sorts::ACTION),
            Kind::Base { .. } => Sorts::BASE,
            Kind::Titan => Sorts::TITAN,
            Kind::Rules => Sorts::NONE,
        }
    }

    /// Whether it is an action that is played on nothing, or can be played as one.
    #[must_use]
    pub const fn is_on_nothing(&self) -> bool {
        matches!(self.kind, Kind::Action { on: PlayOn::Nothing } | Kind::Fusion { .. })
    }

    /// "A standard action": one that does its job and is discarded, or places itself in a hand or deck. It does not remain by being
    /// played on something, nor by being buried or placed in stasis.
    #[must_use]
    pub const fn is_standard(&self) -> bool {
        self.is_on_nothing() && !self.remains
    }

    /// Whether it is an action that can only be played by its Special: it has abilities, none of which
    /// works when it is simply played.
    #[must_use]
    pub fn special_only(&self) -> bool {
        self.is_on_nothing()
            && !self.mask.is_empty()
            && !self.mask.meets(kinds::run(Moment::OnPlay))
    }
}

/// A minion.
#[must_use]
pub const fn minion(name: &'static str, count: u8, power: i32) -> CardDef {
    CardDef::new(name, count, Kind::Minion { power })
}

/// A monster, worth so many treasures.
#[must_use]
pub const fn monster(name: &'static str, count: u8, power: i32, treasures: u8) -> CardDef {
    let mut def = minion(name, count, power);
    def.number = treasures;
    def
}

/// A fusion: minion and action, of which it is played as one.
#[must_use]
pub const fn fusion(name: &'static str, count: u8, power: i32) -> CardDef {
    CardDef::new(name, count, Kind::Fusion { power })
}

/// A titan.
#[must_use]
pub const fn titan(name: &'static str) -> CardDef {
    CardDef::new(name, 1, Kind::Titan)
}

/// An action that is played on nothing: a standard action, unless it [`remains`](CardDef::remains).
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print::phrases::power;

    #[test]
    fn a_card_has_room_for_eight_abilities() {
        const ONE: Ability = power(|_, _| 1);
        const MANY: CardDef = minion("Many", 1, 1)
            .has(ONE)
            .has(ONE)
            .has(ONE)
            .has(ONE)
            .has(ONE)
            .has(ONE)
            .has(ONE)
            .has(ONE);
        assert_eq!(MANY.abilities().count(), 8);
    }
}
