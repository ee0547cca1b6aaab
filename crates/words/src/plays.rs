//! The plays that are left to a player, and what each is for. A play for one card is that card: it is no play for any other.

use super::Words;
use engine::play::{Permission, PlayAt, PlayFrom, PlayKind, PlayName, Raising};

/// How many plays of a kind are left, or a card that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// Their number; none of a card.
    pub many: Option<usize>,
    /// What they are for, with the limits that some of them have, as in "minions (1: power 2 or less)"; or the card, as in "Zany
    /// Prof (from stasis)".
    pub what: String,
}

impl Words<'_> {
    /// The plays left for minions, for actions, and, if there are any, for either; then the cards that can be played besides.
    #[must_use]
    pub fn plays_left(&self, plays: &[Permission]) -> Vec<Left> {
        let kinds = [
            (PlayKind::Minion, ["minion", "minions"]),
            (PlayKind::Action, ["action", "actions"]),
            (PlayKind::Either, ["card of either kind", "cards of either kind"]),
        ];
        let left = |(kind, [one, several]): (PlayKind, [&str; 2])| {
            let any = |p: &&Permission| p.what == kind && p.only.is_none();
            let of: Vec<&Permission> = plays.iter().filter(any).collect();
            let noun = if of.len() == 1 { one } else { several };
            let shown = kind != PlayKind::Either || !of.is_empty();
            let what = || format!("{noun}{}", self.limits(&of));
            shown.then(|| Left { many: Some(of.len()), what: what() })
        };
        let card = |play: &Permission| {
            let name = self.card(play.only?.card);
            Some(Left { many: None, what: format!("{name}{}", self.limits(&[play])) })
        };
        kinds.into_iter().filter_map(left).chain(plays.iter().filter_map(card)).collect()
    }

    /// The limits of these plays in parentheses, the same ones once; nothing where none has any.
    fn limits(&self, plays: &[&Permission]) -> String {
        let mut limits: Vec<(usize, String)> = Vec::new();
        for limit in plays.iter().map(|play| self.limit(play)).filter(|limit| !limit.is_empty()) {
            match limits.iter_mut().find(|(_, known)| *known == limit) {
                Some((many, _)) => *many += 1,
                None => limits.push((1, limit)),
            }
        }
        if limits.is_empty() {
            return String::new();
        }
        let told = limits.into_iter().map(|(many, limit)| match many == plays.len() {
            true => limit,
            false => format!("{many}: {limit}"),
        });
        format!(" ({})", told.collect::<Vec<_>>().join("; "))
    }

    /// What a play is limited to, as in "power 2 or less, at Tortuga".
    fn limit(&self, play: &Permission) -> String {
        let power = match (play.least, play.most) {
            (Some(least), Some(most)) if least < most => format!("power {least} to {most}"),
            (Some(_), Some(power)) => format!("power {power}"),
            (Some(least), None) => format!("power {least} or more"),
            (None, Some(most)) => format!("power {most} or less"),
            (None, None) => String::new(),
        };
        let all = [
            if play.standard { "standard".to_owned() } else { String::new() },
            play.name.map_or_else(String::new, |name| self.name_limit(name)),
            power,
            play.raising.map_or_else(String::new, |raising| self.raising_limit(raising)),
            self.origin_limit(play.from),
            self.place_limit(play.at),
        ];
        let mut limit = String::new();
        for part in all.iter().filter(|part| !part.is_empty()) {
            if !limit.is_empty() {
                limit.push_str(", ");
            }
            limit.push_str(part);
        }
        limit
    }

    fn name_limit(&self, name: PlayName) -> String {
        match name {
            PlayName::Is(def) => self.def(def).to_owned(),
            PlayName::As(card) => ["named as ", self.card(card)].concat(),
            PlayName::IsNot(def) => ["not ", self.def(def)].concat(),
            PlayName::OfOneAt(site) => ["named as a minion at ", self.site(site)].concat(),
            PlayName::Alike(_) => "all of one name".to_owned(),
        }
    }

    fn raising_limit(&self, raising: Raising) -> String {
        match raising {
            Raising::Yours => "increasing the power of a minion of yours".to_owned(),
            Raising::This(minion) => ["increasing the power of ", self.card(minion.card)].concat(),
            Raising::Affecting(minion) => ["affecting ", self.card(minion.card)].concat(),
        }
    }

    fn origin_limit(&self, from: PlayFrom) -> String {
        match from {
            PlayFrom::Hand => String::new(),
            PlayFrom::Discard => "from your discard pile".to_owned(),
            PlayFrom::Under(card) => ["from under ", self.card(card)].concat(),
            PlayFrom::Stasis => "from stasis".to_owned(),
        }
    }

    fn place_limit(&self, at: PlayAt) -> String {
        let plain = match at {
            PlayAt::Anywhere => "",
            PlayAt::Site(site) => return ["at ", self.site(site)].concat(),
            PlayAt::Base(base) => return ["at ", self.card(base.card)].concat(),
            PlayAt::On(card) => return ["on ", self.card(card.card)].concat(),
            PlayAt::OnMinionAt(site) => return ["on a minion at ", self.site(site)].concat(),
            PlayAt::OnMinion => "on a minion",
            PlayAt::WhereYouHaveNone => "where you have no minions",
            PlayAt::WhereYouHave => "where you have a minion",
            PlayAt::OnAnothers => "on another player's minion",
            PlayAt::OnBare => "on a minion that has no action on it",
            PlayAt::ABase => "on a base",
        };
        plain.to_owned()
    }
}
