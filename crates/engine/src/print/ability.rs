//! One printed ability: its label, from where it works, whose and how often.

use crate::nouns::mask::Mask;
use crate::nouns::sorts::Sorts;
use crate::print::act::{Act, OwnPlay, Run, Still, Test, Times, TitanSites};

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
    /// "Minion:", of a fusion.
    Minion,
    /// "Action:", of a fusion.
    Action,
}

impl Label {
    /// The label that this word of a text is, with its colon, if it is one.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Label> {
        match word {
            "Ongoing:" => Some(Label::Ongoing),
            "Special:" => Some(Label::Special),
            "Talent:" => Some(Label::Talent),
            "Minion:" => Some(Label::Minion),
            "Action:" => Some(Label::Action),
            _ => None,
        }
    }

    /// Whether what has this label is an ability of a card of these sorts: of a fusion, what it is not played as is ignored.
    #[must_use]
    pub const fn is_of(self, sorts: Sorts) -> bool {
        match self {
            Label::Minion => sorts.is_minion(),
            Label::Action => sorts.is_action(),
            Label::None | Label::Ongoing | Label::Special | Label::Talent => true,
        }
    }
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
    /// On a base: the owner of the card the event is about, each owner of several.
    EventOwner,
    /// On a base: the player who played the card, or did what happened. Nobody else's doing is heard. Of what is used on a
    /// turn ("on each player's turn, that player may ..."), and in a window of the turn: whose turn it is. So also of a card
    /// that says "they may" of such a player.
    Actor,
    /// On a base: each player of whom what it hears is true ("after one of your minions ...").
    Each,
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
    /// This card's ability once a turn for each player: "once each turn, after you ..." of a base.
    OncePerTurnEach,
    /// As often as it can be used, of what is used on your turn: it has a price.
    AnyNumber,
    /// For the first event of the turn only that it would have heard, also if its card was not there yet.
    First,
    /// Once for all cards that an effect would have.
    OneOfSeveral,
    /// Once for all that one ability, or the play of one card, does: "after you move one or more ...".
    OncePerCause,
}

/// Zones an ability works from, as a bit mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Works(pub u8);

impl Works {
    /// A card in play.
    pub const PLAY: Works = Works(1);
    /// A card in its player's hand.
    pub const HAND: Works = Works(2);
    /// A card in its player's discard pile.
    pub const DISCARD: Works = Works(4);
    /// A card that its player has set aside.
    pub const ASIDE: Works = Works(8);
    /// No zone: only while it is lent to a card, or stands by itself.
    pub const LENT: Works = Works(16);
    /// A card buried beside a base.
    pub const BURIED: Works = Works(32);
    /// A card that is revealed from its owner's deck.
    pub const REVEALED: Works = Works(64);
    /// A card in stasis.
    pub const STASIS: Works = Works(128);
    /// Where a card waits, with its player as "you".
    pub const WAITING: [Works; 4] = [Works::HAND, Works::DISCARD, Works::ASIDE, Works::STASIS];
    /// A card in play that was given the ability.
    pub const BORNE: Works = Works(Works::PLAY.0 | Works::LENT.0);

    /// Whether the two have a zone in common.
    #[must_use]
    pub const fn meets(self, other: Works) -> bool {
        self.0 & other.0 != 0
    }
}

/// What the text of an answer says of the event that it heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    /// Nothing: it does the same whatever it heard of.
    Nothing,
    /// "It", "that minion".
    It,
    /// "There", "its base".
    There,
}

/// One printed ability.
#[derive(Clone, Copy)]
pub struct Ability {
    /// Its printed label.
    pub label: Label,
    /// The zones it works from.
    pub from: Works,
    /// Whether it must be used.
    pub duty: Duty,
    /// Who "you" is.
    pub whom: Whom,
    /// How often.
    pub limit: Limit,
    /// What must hold when its turn to answer comes ("..., if you have a minion here, ..."). What is optional is offered
    /// only while it holds; a mandatory ability of a window has its turn and does nothing.
    pub when: Test,
    /// What must hold of the event that it heard when its turn to answer comes ("..., if it has power 4 or more, ...").
    pub still: Still,
    /// How often it answers one event that it heard.
    pub times: Times,
    /// The play by which its own card is played, if that is what it does.
    pub own_play: Option<OwnPlay>,
    /// Where its own titan may be played, if that is what it does.
    pub own_titan: Option<TitanSites>,
    /// What its text says of the event that it heard.
    about: About,
    /// Whether it hears of its own card coming into play, and of nothing else.
    of_itself: bool,
    /// Whether its card waits beside the table when what it is on leaves play, until this has answered.
    clings: bool,
    /// What it does.
    pub act: Act,
    /// The bit of what it does: every scan asks for it.
    bit: u8,
}

impl Ability {
    /// A mandatory ability of a card in play.
    #[must_use]
    pub const fn new(label: Label, act: Act) -> Ability {
        Ability {
            label,
            from: Works::PLAY,
            duty: Duty::Must,
            whom: Whom::You,
            limit: Limit::None,
            when: |_| true,
            still: |_, _| true,
            times: |_, _| 1,
            own_play: None,
            own_titan: None,
            about: About::Nothing,
            of_itself: false,
            clings: false,
            bit: act.bit(),
            act,
        }
    }

    /// The bit of what it does.
    pub(crate) const fn bit(&self) -> u8 {
        self.bit
    }

    /// The kind of what it does.
    #[must_use]
    pub const fn kind(&self) -> Mask {
        Mask::bit(self.bit)
    }
}

impl Ability {
    /// "You may": a single player's choice.
    #[must_use]
    pub const fn may(self) -> Ability {
        Ability { duty: Duty::May, ..self }
    }

    /// Labelled "Special:".
    #[must_use]
    pub const fn special(self) -> Ability {
        Ability { label: Label::Special, ..self }
    }

    /// Without a label, as all abilities of bases are anyway.
    #[must_use]
    pub const fn unlabelled(self) -> Ability {
        Ability { label: Label::None, ..self }
    }

    /// "Special: ..., you may play this card." or does what it says: an optional Special of a card in the hand.
    #[must_use]
    pub const fn special_from_hand(self) -> Ability {
        self.special().may().from_hand()
    }

    /// "... this card from your hand": works from there.
    #[must_use]
    pub const fn from_hand(self) -> Ability {
        Ability { from: Works::HAND, ..self }
    }

    /// "Special: ...", of a card in the hand, and of one that is revealed from its owner's deck.
    #[must_use]
    pub const fn special_from_hand_or_revealed(self) -> Ability {
        Ability { from: Works(Works::HAND.0 | Works::REVEALED.0), ..self.special().may() }
    }

    /// "When this card is revealed off the top of your deck": works then.
    #[must_use]
    pub(crate) const fn while_revealed(self) -> Ability {
        Ability { from: Works::REVEALED, ..self }
    }

    /// "... this card from your discard pile": works from there.
    #[must_use]
    pub const fn from_discard(self) -> Ability {
        Ability { from: Works::DISCARD, ..self }
    }

    /// Works while the card is buried.
    #[must_use]
    pub(crate) const fn while_buried(self) -> Ability {
        Ability { from: Works::BURIED, ..self }
    }

    /// Works while the card is in stasis.
    #[must_use]
    pub const fn in_stasis(self) -> Ability {
        Ability { from: Works::STASIS, ..self }
    }

    /// Works while the card is set aside.
    #[must_use]
    pub const fn from_aside(self) -> Ability {
        Ability { from: Works::ASIDE, ..self }
    }

    /// "It has '...'", "until ...": not an ability of the card itself; it lends it, or stands it up for a while.
    #[must_use]
    pub const fn lent(self) -> Ability {
        Ability { from: Works::LENT, ..self }
    }

    /// Whether it is not an ability of the card itself.
    #[must_use]
    pub const fn is_lent(&self) -> bool {
        self.from.meets(Works::LENT)
    }

    /// "You" is somebody else than the controller.
    #[must_use]
    pub const fn of(self, whom: Whom) -> Ability {
        Ability { whom, ..self }
    }

    /// "If ..., ..." after the comma: what must hold when its turn to answer comes.
    #[must_use]
    pub const fn only_when(self, when: Test) -> Ability {
        Ability { when, ..self }
    }

    /// "... this minion ...", of what does nothing but something to its own card: that has not left since.
    #[must_use]
    pub const fn while_there(self) -> Ability {
        self.only_when(|eye| eye.is_still_there())
    }

    /// "After ..., if it ..., ...": what must hold of what it heard when its turn to answer comes.
    #[must_use]
    pub const fn only_while(self, still: Still) -> Ability {
        Ability { still, ..self }
    }

    /// "After ..., you may ... it", "that minion": if it heard of several, one after the other, whoever uses it says of which.
    #[must_use]
    pub const fn about_it(self) -> Ability {
        Ability { about: About::It, ..self }
    }

    /// "After ..., you may ... there", "its base": likewise.
    #[must_use]
    pub const fn about_there(self) -> Ability {
        Ability { about: About::There, ..self }
    }

    /// What its text says of the event that it heard.
    pub(crate) const fn about(&self) -> About {
        self.about
    }

    /// Hears of its own card coming into play, and of nothing else.
    #[must_use]
    pub(crate) const fn of_itself(self) -> Ability {
        Ability { of_itself: true, ..self }
    }

    /// Whether it hears of its own card coming into play, and of nothing else.
    pub(crate) const fn is_of_itself(&self) -> bool {
        self.of_itself
    }

    /// "After this minion leaves play, transfer this action ...": its card does not fall off then, but waits beside the table
    /// until this has answered.
    #[must_use]
    pub const fn clinging(self) -> Ability {
        Ability { clings: true, ..self }
    }

    /// Whether its card waits beside the table when what it is on leaves play.
    pub(crate) const fn clings(&self) -> bool {
        self.clings
    }

    /// Plays its own titan, which is set aside, at one of these sites.
    #[must_use]
    pub(crate) const fn playing_titan(self, sites: TitanSites) -> Ability {
        let when: Test = |eye| eye.can_play_own_titan();
        Ability { own_titan: Some(sites), when, ..self }.special().may().from_aside()
    }

    /// "..., pay something, and then ... play this titan": runs this in place of simply playing it.
    #[must_use]
    pub const fn then_run(self, run: Run) -> Ability {
        let act = match self.act {
            Act::Run(moment, can, _) => Act::Run(moment, can, run),
            Act::At(window, moment, _) => Act::At(window, moment, run),
            Act::After(kind, heard, _) => Act::After(kind, heard, run),
            other => other,
        };
        Ability { act, ..self }
    }

    /// Plays its own card by this play.
    #[must_use]
    pub(crate) const fn playing_itself(self, play: OwnPlay) -> Ability {
        let when: Test = |eye| eye.can_play_itself();
        Ability { own_play: Some(play), when, ..self }.special()
    }

    /// "After the first time ... each turn": what it hears counts only once a turn, whether or not the card was there.
    #[must_use]
    pub const fn first(self) -> Ability {
        self.limited(Limit::First)
    }

    /// "After you ... one or more ...": answers once for all that one ability, or the play of one card, does, also one thing after
    /// the other.
    #[must_use]
    pub const fn once_per_cause(self) -> Ability {
        self.limited(Limit::OncePerCause)
    }

    /// "When one or more ... would be ..., ... instead of one of them": takes the place of an effect on one card only, which
    /// is asked for; if it may, none is an answer, too.
    #[must_use]
    pub const fn one_of_several(self) -> Ability {
        self.limited(Limit::OneOfSeveral)
    }

    /// "After each ...", of several that one event is about: answers once for each.
    #[must_use]
    pub const fn for_each(self, times: Times) -> Ability {
        Ability { times, ..self }
    }

    /// "Only one ... each turn": limited in use.
    #[must_use]
    pub const fn limited(self, limit: Limit) -> Ability {
        Ability { limit, ..self }
    }
}
