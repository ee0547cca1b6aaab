//! Turns of phrase that cards and bases of this set share.

pub use crate::idioms::*;

// ---- one minion at a base ---------------------------------------------------------------------------

/// How many minions you have at a base.
pub fn yours_at(eye: &Eye, site: SiteId) -> i32 {
    eye.count(minions().yours().at(site))
}

/// "If you have exactly one minion here."
pub fn have_one_here(eye: &Eye) -> bool {
    yours_at(eye, eye.here()) == 1
}

/// "If this is your only minion here."
pub fn is_your_only_one(eye: &Eye) -> bool {
    have_one_here(eye) && eye.is(eye.this(), minions().yours().here())
}

/// "If it is your only minion there": whether a minion is, by now.
pub fn is_your_only_one_there(cx: &Cx, minion: Ref) -> bool {
    let yours = cx.all(minions().yours().at(cx.site_of(minion)));
    yours == [minion]
}

/// "Reduce the breakpoint of ... by N until the end of the turn."
pub fn reduce(cx: &mut Cx, site: SiteId, n: i32) -> Step {
    cx.change_breakpoint(site, -n, cx.end_of_turn())
}

/// What "until the end of the turn" means for what is given once.
pub const STAYS: &str =
    "It lasts until then also if what it depended on changes, or if this card leaves.";

// ---- searches ---------------------------------------------------------------------------------------

/// How a search for a card is read.
pub const REVEALED: &str = "All see the card. The deck is shuffled before it is placed there.";

// ---- played off the top -----------------------------------------------------------------------------

/// "If this minion was played off the top of a deck ...": whether it was among the cards that were revealed from one, or looked at.
pub fn came_off_the_top(cx: &Cx) -> bool {
    let this = cx.this();
    let mut plays = cx.eye().happened().filter_map(Event::play);
    plays.any(|play| {
        play.card.card == this && matches!(play.from, Zone::Revealed(_) | Zone::LookedAt(..))
    })
}

/// "Choose a power less than N and play an extra minion of that power off the top of your deck there."
pub fn play_of_power_off_the_top(cx: &mut Cx, site: SiteId, below: i32) -> Step {
    let power = cx.choose_count(below as usize - 1)? as i32;
    play_off_the_top(cx, site, minions().power_at_most(power).power_at_least(power))
}

/// How "off the top of your deck" is read.
pub const OFF_YOUR_TOP: &str = "You reveal cards until there is such a minion, play it, and shuffle the others into your deck. If it cannot be played there, it is discarded.";

/// When the power is chosen.
pub const CHOSEN_FIRST: &str =
    "The power is chosen before a card is revealed; it is the printed one.";

// ---- stasis -----------------------------------------------------------------------------------------

/// "Place N stasis counters on a card from your hand.": one of those that `which` means.
pub fn place_in_stasis(cx: &mut Cx, which: Select, n: i32) -> Step {
    let chosen = cx.choose(Why::Place, which)?;
    cx.place_in_stasis(&chosen, n).map(drop)
}

/// What stasis is, in a sentence.
pub const STASIS: &str = "Stasis counters place the card in stasis.";
