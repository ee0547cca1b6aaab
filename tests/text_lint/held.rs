//! What was seen, held against what a sentence claims.

use crate::seen::Ability;
use crate::text::{self, Claim};
use smashup::engine::event::Snapshot;
use smashup::engine::ids::Seat;
use smashup::engine::question::{Ask, Pick, Why};
use smashup::engine::state::{State, Zone};

/// The rule that something breaks, and how.
pub type Wrong = Option<(&'static str, String)>;

/// How many cards may be picked.
pub fn too_few_or_many(claim: Claim, ask: &Ask) -> Wrong {
    if ask.min > 0 {
        return Some(("any number", format!("{:?} asks for at least {}", ask.why, ask.min)));
    }
    match claim {
        Claim::UpTo(n) if ask.max > n => {
            Some(("any number", format!("{:?} lets pick {}", ask.why, ask.max)))
        }
        _ => None,
    }
}

/// What an option has against a claim.
pub fn against(
    claim: Claim,
    ask: &Ask,
    pick: Pick,
    card: Option<&Snapshot>,
    now: Option<&State>,
) -> Wrong {
    let minion = card.filter(|c| c.minion);
    let in_play = card.filter(|c| matches!(c.zone, Zone::Site(_) | Zone::On(_)));
    let who = Some(ask.who);
    let source_site = now.zip(ask.source).and_then(|(s, r)| s.site_of(r.card));
    let (rule, broken) = match claim {
        Claim::Another => {
            ("another", card.is_some_and(|c| ask.source.is_some_and(|s| s.card == c.card.card)))
        }
        Claim::PowerAtMost(n) => ("power", minion.is_some_and(|m| m.power > n)),
        Claim::Yours => ("whose", in_play.is_some_and(|c| c.controller != who)),
        Claim::OtherPlayers => ("whose", holder(pick, card) == who),
        Claim::Here => {
            let elsewhere = |c: &Snapshot| source_site.is_some() && c.site != source_site;
            ("here", in_play.is_some_and(elsewhere))
        }
        Claim::FromYourDiscard => {
            let from = |c: &Snapshot| matches!(c.zone, Zone::Discard(_)) && c.owner == who;
            ("where from", card.is_some_and(|c| !from(c)))
        }
        Claim::OtherBase => ("other base", stays_put(ask.why, pick, now)),
        Claim::Minions => ("kind", card.is_some_and(|c| !c.minion)),
        Claim::Actions => ("kind", minion.is_some()),
        _ => return None,
    };
    broken.then(|| (rule, format!("{:?} offers {pick:?} against {claim:?}", ask.why)))
}

/// Whose a card or a player is: the controller in play, else whose hand it is in.
fn holder(pick: Pick, card: Option<&Snapshot>) -> Option<Seat> {
    match (pick, card.map(|c| c.zone)) {
        (Pick::Player(seat), _) | (_, Some(Zone::Hand(seat))) => Some(seat),
        _ => card.and_then(|c| c.controller),
    }
}

/// Whether a move would end where it began.
fn stays_put(why: Why, pick: Pick, now: Option<&State>) -> bool {
    match (why, pick, now) {
        (Why::MoveTo(card), Pick::Site(to), Some(state)) => state.site_of(card) == Some(to),
        _ => false,
    }
}

/// An extra play was granted: the limits of power that the open plays of its kind have.
pub fn extra_play(ability: &mut Ability, open: &[Option<i32>]) -> Wrong {
    let mut spoken_of = false;
    let mut limit = None;
    for (sentence, kept) in ability.sentences.iter().zip(&mut ability.kept) {
        if !sentence.has(Claim::Extra) {
            continue;
        }
        spoken_of = true;
        kept.declinable = true;
        for claim in &sentence.claims {
            if let Claim::PowerAtMost(n) = *claim {
                limit = Some(n);
                kept.power = kept.power.max(Some(n));
            }
        }
    }
    if !spoken_of {
        return Some(("extra play", "gives an extra play".to_owned()));
    }
    (!open.contains(&limit)).then(|| ("power", format!("extra plays of {open:?}, not {limit:?}")))
}

/// The ability did this to cards.
pub fn reached(ability: &mut Ability, why: Why, cards: &[Snapshot]) -> Wrong {
    for i in text::about(&ability.sentences, why) {
        for claim in &ability.sentences[i].claims {
            let Claim::PowerAtMost(n) = *claim else { continue };
            let most = cards.iter().filter(|c| c.minion).map(|c| c.power).max();
            ability.kept[i].power = ability.kept[i].power.max(most);
            if most > Some(n) {
                return Some(("power", format!("{why:?} reaches power {most:?}")));
            }
        }
    }
    None
}

/// Numbers that the text gives are those that were seen.
pub fn number(ability: &Ability, seen: Claim) -> Wrong {
    let kind = std::mem::discriminant(&seen);
    let mut written = ability
        .sentences
        .iter()
        .flat_map(|s| &s.claims)
        .filter(|c| std::mem::discriminant(*c) == kind);
    let first = written.clone().next()?;
    let other = !written.any(|c| *c == seen);
    other.then(|| ("number", format!("{seen:?}, not {first:?}")))
}
