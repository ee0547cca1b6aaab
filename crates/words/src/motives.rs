//! Why a computer opponent did something, or what somebody could do, in a sentence.

use super::{Words, ended, list};
use ai::motive::{Claim, Motive, When};
use engine::def::Kind;
use engine::ids::{CardId, DefId, SiteId};
use engine::question::{Ask, Pick, Why};
use engine::zone::Zone;

/// What is named where nothing may be told of the other answer: it would tell what is in a hand.
const NEXT_BEST: &str = "the next best play";

/// What nothing is called that is played or used, and what declining is called where something else is asked.
const NOTHING: &str = "playing nothing more";
/// See [`NOTHING`].
const PASSING: &str = "passing";
/// See [`NOTHING`].
const NO: &str = "saying no";

/// What an answer brings that another, `than`, would not have brought, for the position at which it was given; without
/// another named, the next best one.
#[must_use]
pub fn motive_line(words: &Words, claim: Claim, than: Option<&str>) -> String {
    let than = than.unwrap_or(NEXT_BEST);
    let does_nothing = matches!(than, NOTHING | PASSING | NO);
    let at = |site: SiteId| words.site(site);
    let this = match claim.when {
        When::Now => "This",
        When::AtTheEnd => "At the end of the turn this",
    };
    ended(match claim.motive {
        Motive::Wins => format!("{this} wins the game"),
        Motive::Points(1) => format!("{this} gains a victory point more than {than}"),
        Motive::Points(n) => format!("{this} gains {n} victory points more than {than}"),
        Motive::Breaks(site, 1) => format!("{} breaks now, for a point", at(site)),
        Motive::Breaks(site, n) => format!("{} breaks now, for {n} points", at(site)),
        Motive::Award(site) => format!("{this} promises more points at {} than {than}", at(site)),
        Motive::Power(site) => format!("{this} makes for more power at {} than {than}", at(site)),
        Motive::Hinders(seat, site) => format!(
            "{this} leaves {} fewer points to expect at {} than {than}",
            words.player(seat),
            at(site)
        ),
        Motive::Weakens(seat, site) => {
            format!("{this} leaves {} less power at {} than {than}", words.player(seat), at(site))
        }
        Motive::Cards => format!("{this} leaves more cards for later turns than {than}"),
        // Said of doing nothing, too.
        Motive::Keeps => format!("This keeps for later what {than} uses up"),
        Motive::Opens if does_nothing => "This allows more plays this turn".to_owned(),
        Motive::Opens => format!("This allows more plays this turn than {than}"),
        Motive::Lasting if does_nothing => {
            "This puts an action into play that goes on working".to_owned()
        }
        Motive::Lasting => format!("This gives more actions that go on working than {than}"),
        Motive::Clears => {
            format!("This leaves rivals fewer actions that go on working than {than}")
        }
        Motive::Better => format!("All in all this leaves a better position than {than}"),
        Motive::Alike if does_nothing => "This makes little difference now".to_owned(),
        Motive::Alike => format!("For now this is about as good as {than}"),
        Motive::Ahead => format!("Looking further ahead this comes out better than {than}"),
        Motive::Later => {
            format!("Now this brings less than {than}, but it can be worth more later")
        }
        Motive::Only => "Nothing else could be done".to_owned(),
    })
}

impl Words<'_> {
    /// What is done by these answers, the first of them to this question: "Zapbot at Tortuga", "Upgrade on Cut Lass",
    /// "discarding Zapbot".
    #[must_use]
    pub fn line_label(&self, ask: &Ask, line: &[Vec<Pick>]) -> String {
        let Some((first, further)) = line.split_first() else { return String::new() };
        let mut label = match first.as_slice() {
            [] => declining(ask).to_owned(),
            picks => {
                let all = list(picks.iter().map(|&pick| self.answer_label(ask, pick)));
                self.deed(ask, picks, &all)
            }
        };
        let mut played = first.iter().filter_map(|pick| pick.card());
        let is_action = played.any(|card| self.state.is_action(card));
        let to = if matches!(ask.why, Why::Move) { "to" } else { "at" };
        for &pick in further.iter().flatten() {
            match pick {
                Pick::Site(site) => label += &format!(" {to} {}", self.site(site)),
                // Of what is not in play something else is done, such as discarding it.
                Pick::Card(card) if self.state.card(card).zone.in_play() => {
                    label += if is_action { " on " } else { ", choosing " };
                    label += &self.card_apart(card);
                }
                _ => {}
            }
        }
        label
    }

    /// What choosing these, called `all` together, does: by what they are chosen for.
    fn deed(&self, ask: &Ask, picks: &[Pick], all: &str) -> String {
        let at = if matches!(picks, [Pick::Site(_)]) { "at" } else { "on" };
        match ask.why {
            Why::PlayCards | Why::PlayExtra(_) | Why::Window(_) | Why::React | Why::Mode => {
                all.to_owned()
            }
            Why::PlayWhere(card) => format!("{} {at} {all}", self.card(card)),
            Why::PlayAs(card) => format!("{} {all}", self.card(card)),
            Why::MoveTo(card) => format!("moving {} to {all}", self.card(card)),
            Why::MoveAllTo => format!("moving them to {all}"),
            Why::BuryAt(card) => format!("burying {} at {all}", self.card(card)),
            Why::TakeFor(card) => format!("{all} in the place of {}", self.card(card)),
            Why::NewHand => "drawing a new hand".to_owned(),
            _ if picks == [Pick::Yes] => "saying yes".to_owned(),
            Why::PlayThis => format!("playing {all}"),
            Why::Destroy => format!("destroying {all}"),
            Why::Return => format!("returning {all}"),
            Why::Move => format!("moving {all}"),
            Why::Transfer => format!("transferring {all}"),
            Why::Discard | Why::DiscardDown => format!("discarding {all}"),
            Why::Take | Why::Loot | Why::Search => format!("taking {all}"),
            Why::PlaceUnder => format!("placing {all} on the bottom of the deck"),
            Why::ShuffleIn => format!("shuffling {all} into the deck"),
            Why::Bury => format!("burying {all}"),
            Why::Uncover => format!("uncovering {all}"),
            Why::Store => format!("storing {all}"),
            Why::Save => format!("saving {all}"),
            Why::NameFaction | Why::ChooseName | Why::NameCardOf(_) => format!("naming {all}"),
            Why::Order | Why::ScoreFirst => format!("{all} first"),
            Why::Arrange(_) => format!("the order {all}"),
            _ => format!("choosing {all}"),
        }
    }

    /// An answer by the name of what it is about; players by theirs.
    fn answer_label(&self, ask: &Ask, pick: Pick) -> String {
        match pick {
            Pick::Player(seat) => self.player(seat),
            Pick::Use(card, def, _) => self.use_label(card, def),
            Pick::Card(card) => self.card_apart(card),
            _ => self.pick_label(ask, pick),
        }
    }

    /// A card by its name; if it is in play and another of that name at another base, with where it is.
    fn card_apart(&self, card: CardId) -> String {
        let (name, site) = (self.card(card), self.state.site_of(card));
        let is_other =
            |other: CardId| self.card(other) == name && self.state.site_of(other) != site;
        let place = site.filter(|_| self.state.table().any(is_other));
        place.map_or_else(|| name.to_owned(), |site| format!("{name} at {}", self.site(site)))
    }

    /// What is done by using an ability: "using Ninja Acolyte", and with cards that wait by what the rules do with them,
    /// "uncovering Mummy at Tortuga".
    fn use_label(&self, card: CardId, def: DefId) -> String {
        let name = self.card(card);
        if !matches!(self.state.catalog().def(def).kind, Kind::Rules) {
            return format!("using {name}");
        }
        match self.state.card(card).zone {
            Zone::Stasis(_) if self.state.stasis_counters(card) > 0 => {
                format!("taking a stasis counter off {name}")
            }
            Zone::Stasis(_) => format!("discarding {name} from stasis"),
            Zone::Buried(site) => format!("uncovering {name} at {}", self.site(site)),
            _ => format!("using {name}"),
        }
    }
}

/// What declining is called.
fn declining(ask: &Ask) -> &'static str {
    match ask.why {
        Why::PlayCards => NOTHING,
        Why::NewHand => "keeping this hand",
        _ if ask.options == [Pick::Yes] => NO,
        _ => PASSING,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::in_games_of;
    use std::collections::BTreeSet;

    #[test]
    fn what_is_used_is_said_with_how() {
        let mut said = BTreeSet::new();
        for set in ["oops-you-did-it-again", "excellent-movies-dudes"] {
            in_games_of(set, 1..=10, |words, ask| {
                let uses = ask.options.iter().filter(|p| matches!(p, Pick::Use(..)));
                said.extend(uses.map(|&pick| words.line_label(ask, &[vec![pick]])));
            });
        }
        let says = |start: &str| said.iter().any(|label| label.starts_with(start));
        assert!(says("uncovering Mummy at "), "{said:?}");
        assert!(says("taking a stasis counter off "), "{said:?}");
        assert!(says("using "), "{said:?}");
    }

    #[test]
    fn what_brings_nothing_at_once_is_compared_in_whole_sentences() {
        let mut seen = false;
        in_games_of("core", 1..=1, |words, ask| {
            if seen || ask.why != Why::PlayCards {
                return;
            }
            seen = true;
            let nothing = words.line_label(ask, &[Vec::new()]);
            assert_eq!(nothing, "playing nothing more");
            let line = |motive, than| motive_line(words, Claim::now(motive), Some(than));
            let keeps = "This keeps for later what that play uses up.";
            assert_eq!(line(Motive::Keeps, "that play"), keeps);
            let lasting = "This puts an action into play that goes on working.";
            assert_eq!(line(Motive::Lasting, &nothing), lasting);
            let lasting = "This gives more actions that go on working than Zapbot.";
            assert_eq!(line(Motive::Lasting, "Zapbot"), lasting);
            assert_eq!(line(Motive::Alike, &nothing), "This makes little difference now.");
            assert_eq!(line(Motive::Alike, "Zapbot"), "For now this is about as good as Zapbot.");
            let end = Claim { motive: Motive::Points(1), when: When::AtTheEnd };
            let point = "At the end of the turn this gains a victory point more than Zapbot.";
            assert_eq!(motive_line(words, end, Some("Zapbot")), point);
        });
        assert!(seen);
    }

    #[test]
    fn what_is_done_with_a_card_is_said_as_it_is_asked() {
        let mut said = BTreeSet::new();
        for set in ["core", "cthulhu", "titans"] {
            in_games_of(set, 1..=6, |words, ask| {
                for &pick in &ask.options {
                    let label = words.line_label(ask, &[vec![pick]]);
                    let starts = |start: &str| label.starts_with(start);
                    match ask.why {
                        Why::Discard | Why::DiscardDown => assert!(starts("discarding ")),
                        Why::Destroy => assert!(starts("destroying ")),
                        Why::Move => assert!(starts("moving ")),
                        Why::PlayWhere(card) => assert!(starts(words.card(card)), "{label}"),
                        _ => assert!(!label.is_empty()),
                    }
                    said.extend(label.split(' ').next().map(str::to_owned));
                }
            });
        }
        for word in ["discarding", "destroying", "moving", "returning", "saying", "using"] {
            assert!(said.contains(word), "{word}: {said:?}");
        }
    }

    #[test]
    fn cards_of_one_name_are_told_apart_by_their_bases() {
        let mut apart = 0;
        in_games_of("core", 1..=6, |words, ask| {
            let label = |pick: &Pick| words.line_label(ask, &[vec![*pick]]);
            let site = |pick: &Pick| pick.card().and_then(|card| words.state.site_of(card));
            for (n, one) in ask.options.iter().enumerate() {
                for other in &ask.options[..n] {
                    if matches!((one, other), (Pick::Card(_), Pick::Card(_)))
                        && site(one) != site(other)
                    {
                        assert_ne!(label(one), label(other));
                        apart +=
                            u32::from(words.pick_label(ask, *one) == words.pick_label(ask, *other));
                    }
                }
            }
        });
        assert!(apart > 0);
    }
}
