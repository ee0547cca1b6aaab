//! Why a computer opponent did something, or what somebody could do, in a sentence.

use super::{Words, ended, list};
use ai::motive::Motive;
use engine::ids::SiteId;
use engine::question::{Ask, Pick};

/// What is named where nothing may be told of the other answer: it would tell what is in a hand.
const NEXT_BEST: &str = "the next best play";

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
        Motive::Cards => format!("This leaves more cards to play later than {than}"),
        Motive::Keeps => format!("This keeps something for later that {than} spends"),
        Motive::Lasting => format!("This leaves more in play that stays there than {than}"),
        Motive::Clears => format!("This leaves rivals fewer actions in play than {than}"),
        Motive::Alike => format!("This comes to much the same as {than}"),
        Motive::Later => format!("At once this brings less than {than}; it may pay later"),
        Motive::Only => "Nothing else could be done".to_owned(),
    })
}

impl Words<'_> {
    /// What is done by these answers, the first of them to this question: "Zapbot at Tortuga", "Upgrade on Cut Lass".
    #[must_use]
    pub fn line_label(&self, ask: &Ask, line: &[Vec<Pick>]) -> String {
        let Some((first, further)) = line.split_first() else { return String::new() };
        let mut label = match first.as_slice() {
            [] => "doing nothing".to_owned(),
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
            _ => self.pick_label(ask, pick),
        }
    }
}
