//! Why a computer opponent did something, or what somebody could do, in a sentence.

use super::{Words, ended, list};
use ai::motive::Motive;
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

/// What an answer brings that another, `than`, would not have brought, for the position at which it was given; without
/// another named, the next best one.
#[must_use]
pub fn motive_line(words: &Words, motive: Motive, than: Option<&str>) -> String {
    let than = than.unwrap_or(NEXT_BEST);
    let at = |site: SiteId| words.site(site);
    ended(match motive {
        Motive::Wins => "This wins the game".to_owned(),
        Motive::Points(1) => format!("This gains a victory point more than {than}"),
        Motive::Points(n) => format!("This gains {n} victory points more than {than}"),
        Motive::Breaks(site, 1) => format!("{} breaks now, for a point", at(site)),
        Motive::Breaks(site, n) => format!("{} breaks now, for {n} points", at(site)),
        Motive::Award(site) => format!("This promises more points at {} than {than}", at(site)),
        Motive::Power(site) => format!("This makes for more power at {} than {than}", at(site)),
        Motive::Hinders(seat, site) => format!(
            "This leaves {} fewer points to expect at {} than {than}",
            words.player(seat),
            at(site)
        ),
        Motive::Weakens(seat, site) => {
            format!("This leaves {} less power at {} than {than}", words.player(seat), at(site))
        }
        Motive::Cards => format!("This leaves more cards for later turns than {than}"),
        // Said of doing nothing, too.
        Motive::Keeps => format!("This keeps for later what {than} uses up"),
        Motive::Lasting => match than {
            NOTHING | PASSING => "This puts an action into play that goes on working".to_owned(),
            _ => format!("This gives more actions that go on working than {than}"),
        },
        Motive::Clears => {
            format!("This leaves rivals fewer actions that go on working than {than}")
        }
        Motive::Alike => match than {
            NOTHING | PASSING => "This makes little difference now".to_owned(),
            _ => format!("This is about as good as {than}"),
        },
        Motive::Later => {
            format!("Now this brings less than {than}, but it can be worth more later")
        }
        Motive::Only => "Nothing else could be done".to_owned(),
    })
}

impl Words<'_> {
    /// What is done by these answers, the first of them to this question: "Zapbot at Tortuga", "Upgrade on Cut Lass".
    #[must_use]
    pub fn line_label(&self, ask: &Ask, line: &[Vec<Pick>]) -> String {
        let Some((first, further)) = line.split_first() else { return String::new() };
        let mut label = match first.as_slice() {
            [] if ask.why == Why::PlayCards => NOTHING.to_owned(),
            [] => PASSING.to_owned(),
            picks => list(picks.iter().map(|&pick| self.answer_label(ask, pick))),
        };
        for &pick in further.iter().flatten() {
            match pick {
                Pick::Site(site) => label += &format!(" at {}", self.site(site)),
                Pick::Card(card) => label += &format!(" on {}", self.card(card)),
                _ => {}
            }
        }
        label
    }

    /// An answer by the name of what it is about; players by theirs.
    fn answer_label(&self, ask: &Ask, pick: Pick) -> String {
        match pick {
            Pick::Player(seat) => self.player(seat),
            Pick::Use(card, def, _) => self.use_label(card, def),
            _ => self.pick_label(ask, pick),
        }
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
            let line = |motive, than| motive_line(words, motive, Some(than));
            let keeps = "This keeps for later what that play uses up.";
            assert_eq!(line(Motive::Keeps, "that play"), keeps);
            let lasting = "This puts an action into play that goes on working.";
            assert_eq!(line(Motive::Lasting, &nothing), lasting);
            let lasting = "This gives more actions that go on working than Zapbot.";
            assert_eq!(line(Motive::Lasting, "Zapbot"), lasting);
            assert_eq!(line(Motive::Alike, &nothing), "This makes little difference now.");
            assert_eq!(line(Motive::Alike, "Zapbot"), "This is about as good as Zapbot.");
        });
        assert!(seen);
    }
}
