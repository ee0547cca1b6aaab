//! A play: what may be played, from where, to where.

use crate::nouns::going::KeptFrom;
use crate::nouns::ids::{AbilityId, CardId, DefId, Ref, Seat, SiteId, Stay};

/// What a card is played as, or what a play is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayKind {
    /// A minion.
    Minion,
    /// An action.
    Action,
    /// A titan: neither of them, and no extra card.
    Titan,
    /// Of a play: for a minion or an action, as its player likes.
    Either,
}

impl PlayKind {
    /// Whether such a play is for what is played as this.
    #[must_use]
    pub fn is_for(self, kind: PlayKind) -> bool {
        let either = matches!(kind, PlayKind::Minion | PlayKind::Action);
        self == kind || (self == PlayKind::Either && either)
    }
}

/// Where the played card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayFrom {
    /// The player's hand.
    Hand,
    /// The player's discard pile.
    Discard,
    /// Under this card, where it was stored.
    Under(CardId),
    /// The player's cards in stasis.
    Stasis,
}

/// Where the played card may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayAt {
    /// Anywhere.
    Anywhere,
    /// One site.
    Site(SiteId),
    /// The site of one base, as long as that stays.
    Base(Ref),
    /// A site where the player has no minions.
    WhereYouHaveNone,
    /// A site where the player has a minion.
    WhereYouHave,
    /// Onto a minion.
    OnMinion,
    /// Onto a minion at one site.
    OnMinionAt(SiteId),
    /// Onto a minion of another player.
    OnAnothers,
    /// Onto a minion that has no action on it.
    OnBare,
    /// A base, not a card there: of what is played on bases.
    ABase,
    /// Onto one card, as long as it stays: a minion, or a base.
    On(Ref),
}

/// A limit of a play on the name of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayName {
    /// This name.
    Is(DefId),
    /// A name that this card has, too.
    As(CardId),
    /// Another name than this.
    IsNot(DefId),
    /// The name of a minion that is at this site when the card is played.
    OfOneAt(SiteId),
    /// Whatever name, but the same one for all that is played by plays of this number.
    Alike(u16),
}

/// Whose power an action must directly increase that is played by a play, or which minion it must directly affect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Raising {
    /// That of one of the player's minions.
    Yours,
    /// That of this minion.
    This(Ref),
    /// This minion's, or it must do something else to it that affects it.
    Affecting(Ref),
}

/// One play that is open to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Permission {
    /// Minion or action, or either.
    pub what: PlayKind,
    /// From where.
    pub from: PlayFrom,
    /// To where.
    pub at: PlayAt,
    /// At least this printed power, for minions.
    pub least: Option<i32>,
    /// At most this printed power, for minions.
    pub most: Option<i32>,
    /// Only cards of such a name.
    pub name: Option<PlayName>,
    /// Only this very card, as long as it stays where it is.
    pub only: Option<Ref>,
    /// Only an action that directly increases the power of such a minion, or affects it.
    pub raising: Option<Raising>,
    /// Only a standard action.
    pub standard: bool,
    /// The regular play of the turn, not an extra one.
    pub regular: bool,
    /// The kind of play whose place it takes, if it takes that of another.
    pub instead_of: Option<PlayKind>,
    /// "Then place it on the bottom of your deck instead of your hand or the discard pile.", of the card played.
    pub under_deck: bool,
    /// Which of the plays granted in this Play Cards phase it is: 0 if it was not granted.
    pub number: u16,
    /// The ability of a card in play that offers it each turn, if one does.
    pub source: Option<AbilityId>,
}

impl Permission {
    /// The regular play of the turn.
    #[must_use]
    pub const fn regular(what: PlayKind) -> Permission {
        Permission { regular: true, ..Permission::extra(what) }
    }

    /// An extra play from the hand, without further limits.
    #[must_use]
    pub const fn extra(what: PlayKind) -> Permission {
        Permission {
            what,
            from: PlayFrom::Hand,
            at: PlayAt::Anywhere,
            least: None,
            most: None,
            name: None,
            only: None,
            raising: None,
            standard: false,
            regular: false,
            instead_of: None,
            under_deck: false,
            number: 0,
            source: None,
        }
    }

    /// "... an extra minion".
    #[must_use]
    pub const fn minion() -> Permission {
        Permission::extra(PlayKind::Minion)
    }

    /// "... an extra action".
    #[must_use]
    pub const fn action() -> Permission {
        Permission::extra(PlayKind::Action)
    }

    /// "... an extra card".
    #[must_use]
    pub const fn card() -> Permission {
        Permission::extra(PlayKind::Either)
    }

    /// "... of power N or more".
    #[must_use]
    pub const fn power_at_least(self, least: i32) -> Permission {
        Permission { least: Some(least), ..self }
    }

    /// "... of power N or less".
    #[must_use]
    pub const fn power_at_most(self, most: i32) -> Permission {
        Permission { most: Some(most), ..self }
    }

    /// "... a standard action", of an action.
    #[must_use]
    pub const fn standard(self) -> Permission {
        Permission { standard: true, ..self }
    }

    /// "Instead of your regular ... play", of what stands for a play: not in place of an extra one.
    #[must_use]
    pub const fn in_place_of_the_regular(self) -> Permission {
        Permission { regular: true, ..self }
    }

    /// What the card that is played so is kept from, if it goes under its player's deck.
    pub(crate) fn kept_from(&self) -> Option<KeptFrom> {
        self.under_deck.then_some(KeptFrom::HandOrDiscard)
    }

    /// "... and then place it on the bottom of your deck instead of your hand or the discard pile.", of a standard action.
    #[must_use]
    pub const fn then_under_your_deck(self) -> Permission {
        Permission { under_deck: true, ..self }
    }

    /// "... here", "there": at this site.
    #[must_use]
    pub const fn at(self, site: SiteId) -> Permission {
        Permission { at: PlayAt::Site(site), ..self }
    }

    /// "... on a base where you have no minions".
    #[must_use]
    pub const fn where_you_have_none(self) -> Permission {
        Permission { at: PlayAt::WhereYouHaveNone, ..self }
    }

    /// "... on a base where you have a minion".
    #[must_use]
    pub const fn where_you_have_one(self) -> Permission {
        Permission { at: PlayAt::WhereYouHave, ..self }
    }

    /// "... on a minion", of an action that is played on one.
    #[must_use]
    pub const fn on_a_minion(self) -> Permission {
        Permission { at: PlayAt::OnMinion, ..self }
    }

    /// "... on a minion here".
    #[must_use]
    pub const fn on_a_minion_at(self, site: SiteId) -> Permission {
        Permission { at: PlayAt::OnMinionAt(site), ..self }
    }

    /// "... on another player's minion".
    #[must_use]
    pub const fn on_anothers_minion(self) -> Permission {
        Permission { at: PlayAt::OnAnothers, ..self }
    }

    /// "... on a minion that does not have one on it", of an action.
    #[must_use]
    pub const fn on_a_bare_minion(self) -> Permission {
        Permission { at: PlayAt::OnBare, ..self }
    }

    /// "... on a base", of an action that is played on one.
    #[must_use]
    pub const fn on_a_base(self) -> Permission {
        Permission { at: PlayAt::ABase, ..self }
    }

    /// "... from your discard pile".
    #[must_use]
    pub const fn from_discard(self) -> Permission {
        Permission { from: PlayFrom::Discard, ..self }
    }

    /// "... stored under this card".
    #[must_use]
    pub const fn stored_under(self, host: CardId) -> Permission {
        Permission { from: PlayFrom::Under(host), ..self }
    }

    /// "... from stasis".
    #[must_use]
    pub const fn from_stasis(self) -> Permission {
        Permission { from: PlayFrom::Stasis, ..self }
    }

    /// "... on this minion", "... on this base".
    #[must_use]
    pub const fn onto(self, card: Ref) -> Permission {
        Permission { at: PlayAt::On(card), ..self }
    }

    /// "... of the same name", "a copy of it".
    #[must_use]
    pub const fn named(self, name: DefId) -> Permission {
        Permission { name: Some(PlayName::Is(name)), ..self }
    }

    /// "... with the same name as that minion".
    #[must_use]
    pub const fn named_as(self, card: CardId) -> Permission {
        Permission { name: Some(PlayName::As(card)), ..self }
    }

    /// "... with a different name".
    #[must_use]
    pub const fn not_named(self, name: DefId) -> Permission {
        Permission { name: Some(PlayName::IsNot(name)), ..self }
    }

    /// "... that directly increases the power of one of your minions".
    #[must_use]
    pub const fn raising_yours(self) -> Permission {
        Permission { raising: Some(Raising::Yours), ..self }
    }

    /// "... that directly increases the power of this minion".
    #[must_use]
    pub const fn raising(self, minion: Ref) -> Permission {
        Permission { raising: Some(Raising::This(minion)), ..self }
    }

    /// "... that directly affects this minion".
    #[must_use]
    pub const fn affecting(self, minion: Ref) -> Permission {
        Permission { raising: Some(Raising::Affecting(minion)), ..self }
    }

    /// "... with the same name as a minion there".
    #[must_use]
    pub const fn named_as_one_at(self, site: SiteId) -> Permission {
        Permission { name: Some(PlayName::OfOneAt(site)), ..self }
    }

    /// "... this card".
    #[must_use]
    pub const fn only(self, card: Ref) -> Permission {
        Permission { only: Some(card), ..self }
    }

    /// Whether it could be given up for something else that takes the place of any play of this kind: not one for cards from
    /// elsewhere than the hand, nor one for a certain card.
    pub(crate) fn is_forgoable(&self, kind: PlayKind) -> bool {
        let certain = self.only.is_some() || matches!(self.name, Some(PlayName::Is(_)));
        self.what.is_for(kind) && self.from == PlayFrom::Hand && !certain
    }

    /// The number that plays of one name share, if this is one of those.
    #[must_use]
    pub(crate) fn alike(&self) -> Option<u16> {
        match self.name {
            Some(PlayName::Alike(number)) => Some(number),
            Some(PlayName::Is(_) | PlayName::As(_) | PlayName::IsNot(_) | PlayName::OfOneAt(_))
            | None => None,
        }
    }

    /// What pays for a card that is played by it.
    #[must_use]
    pub(crate) fn payer(&self) -> Payer {
        match self.regular {
            true => Payer::Regular(self.instead_of.unwrap_or(self.what)),
            false => Payer::Extra,
        }
    }

    /// Whether both are the very same play, whatever its limits.
    #[must_use]
    pub fn is(&self, other: &Permission) -> bool {
        let mark = |p: &Permission| (p.what, p.regular, p.number, p.source);
        mark(self) == mark(other)
    }

    /// Whether this lets a player play whatever `other` does. An extra play is never as good as the regular one, for a
    /// card may forbid extra ones.
    #[must_use]
    pub fn covers(&self, other: &Permission) -> bool {
        self.what.is_for(other.what)
            && self.from == other.from
            && (self.regular || !other.regular)
            && (self.at == PlayAt::Anywhere || self.at == other.at)
            && self.least.is_none_or(|least| other.least.is_some_and(|l| l >= least))
            && self.most.is_none_or(|most| other.most.is_some_and(|m| m <= most))
            && (self.name.is_none() || self.name == other.name)
            && (self.only.is_none() || self.only == other.only)
            && (!self.standard || other.standard)
            && self.under_deck == other.under_deck
            && (self.raising.is_none() || self.raising == other.raising)
    }

    /// What pays first as long as several could: a card's offer, which goes if the card does, and then what is limited to
    /// a name, to a place, to a power; the regular play last. It costs the player nothing, for it is settled anew.
    pub(crate) fn pays_first(&self) -> impl Ord + use<> {
        let name = self.name.is_some() || self.only.is_some() || self.raising.is_some();
        let name = name || self.standard;
        let power = self.least.is_some() || self.most.is_some();
        [self.source.is_some(), name, self.at != PlayAt::Anywhere, power, !self.regular]
    }
}

/// A card played in this Play Cards phase, and the plays it could have been played by. Whose it was is settled as late
/// as possible: it is always some way to pay for all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    /// The card.
    pub card: CardId,
    /// Before which event it was paid for: it has been played since.
    pub since: u32,
    /// The name of the card.
    pub name: DefId,
    /// The plays that fitted it as it was played, never none: the first pays for it, as things stand.
    pub plays: Vec<Permission>,
    /// Whether the card was played as a minion or an action, not brought or used in place of one.
    pub plays_card: bool,
}

impl Paid {
    /// The play that pays for it, as things stand.
    #[must_use]
    pub fn by(&self) -> &Permission {
        &self.plays[0]
    }

    /// Whether it could have been played by one of several plays for one name.
    pub(crate) fn is_of_one_name(&self) -> bool {
        self.plays.iter().any(|p| p.alike().is_some())
    }

    /// Whether a play that this card offers pays for it, as things stand.
    #[must_use]
    pub fn is_by(&self, card: Ref) -> bool {
        self.by().source.is_some_and(|id| id.host == card)
    }
}

/// A play somebody tries, for those who forbid.
#[derive(Clone, Copy, Debug)]
pub struct Attempt<'a> {
    /// Who.
    pub seat: Seat,
    /// Which card.
    pub card: CardId,
    /// What it would be played as.
    pub kind: PlayKind,
    /// At which site, if it goes to one.
    pub at: Option<SiteId>,
    /// Onto which card, if it goes onto one.
    pub on: Option<CardId>,
    /// The plays it could be tried by, which say where else it could go.
    pub among: &'a [Permission],
    /// What would pay for it.
    pub by: Payer,
    /// Of a Special: whether it is played, from outside of play, not used in play.
    pub special: bool,
    /// The stay of the card that looks whether it could be tried here instead of elsewhere, if one does.
    pub led: Option<Stay>,
}

/// What pays for a card that somebody tries to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payer {
    /// The regular play of this kind, whatever card takes the place of such a one.
    Regular(PlayKind),
    /// An extra play.
    Extra,
    /// None, and yet it is no extra card: a titan, or a monster.
    Free,
}

impl Attempt<'_> {
    /// Whether it would be played as a minion.
    #[must_use]
    pub fn is_minion(&self) -> bool {
        self.kind == PlayKind::Minion
    }

    /// Whether it would be played as a minion at a site.
    #[must_use]
    pub fn is_minion_at(&self, site: SiteId) -> bool {
        self.is_minion() && self.at == Some(site)
    }

    /// Whether an action would be played on the base of a site, not on a card there.
    #[must_use]
    pub fn is_action_on_base(&self, site: SiteId) -> bool {
        self.kind == PlayKind::Action && self.at == Some(site) && self.on.is_none()
    }
}

/// Where a played card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Nowhere: a standard action.
    None,
    /// To a site.
    Site(SiteId),
    /// Onto a card.
    On(CardId),
}

/// Whether a play that is now or never may be declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// It may.
    May,
    /// It may not: a specific card, or one that is not from the hand.
    Must,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_play_covers_those_with_more_limits() {
        let (any, here) = (Permission::minion(), Permission::minion().at(SiteId(1)));
        assert!(any.covers(&here) && !here.covers(&any));
        assert!(any.covers(&any.power_at_most(2)) && !any.power_at_most(2).covers(&any));
        assert!(any.power_at_most(3).covers(&here.power_at_most(2)));
        assert!(!any.power_at_least(3).covers(&any.power_at_most(4)));
        assert!(any.power_at_least(3).covers(&any.named(DefId(1)).power_at_least(4)));
        assert!(!any.covers(&Permission::action()) && !any.covers(&any.from_discard()));
        let regular = Permission::regular(PlayKind::Minion);
        assert!(regular.covers(&any) && !any.covers(&regular), "extra plays may be forbidden");
        let any = Permission::action();
        assert!(any.covers(&any.standard()) && !any.standard().covers(&any));
    }
}
