//! Why a computer opponent did something, in a sentence.

use super::Words;
use ai::motive::Motive;

/// Why: "It takes the lead ...", for the position at which the answer was given.
#[must_use]
pub fn motive_line(words: &Words, motive: Motive) -> String {
    match motive {
        Motive::Wins => "This wins the game.".to_owned(),
        Motive::Points(1) => "This gains a victory point.".to_owned(),
        Motive::Points(n) => format!("This gains {n} victory points."),
        Motive::Breaks(site) => format!("{} breaks now, when it pays.", words.site(site)),
        Motive::Builds(site) => format!("This makes a stronger stand at {}.", words.site(site)),
        Motive::Hinders(seat, site) => {
            format!("This takes away from {} chances at {}.", words.whose(seat), words.site(site))
        }
        Motive::Cards => "More cards to play mean more choice later.".to_owned(),
        Motive::Lasting => "What stays in play counts every turn.".to_owned(),
        Motive::Waits => "Nothing better to do right now; something is kept for later.".to_owned(),
        Motive::Spends => "No better use was found for it right now.".to_owned(),
    }
}
