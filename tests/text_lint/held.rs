//! What was seen, held against what a sentence claims.

use crate::claims::Claim;
use crate::seen::{Ability, Kept};
use crate::text::Sentence;
use smashup::engine::catalog::Catalog;
use smashup::engine::ids::{Seat, SiteId};
use smashup::engine::play::{Permission, PlayAt, PlayFrom, PlayKind};
use smashup::engine::question::{Ask, Pick, Why};
use smashup::engine::snapshot::Snapshot;
use smashup::engine::state::State;
use smashup::engine::zone::{Home, Zone};

/// The rule that something breaks, and how.
pub type Wrong = Option<(&'static str, String)>;

/// How many cards, or counters of one card, may be picked; `before` cards have been let pick one by one.
pub fn amount(claim: Claim, ask: &Ask, before: u16, kept: &mut Kept) -> Wrong {
    let cards = ask.options.iter().all(|p| p.card().is_some());
    let from_nobody = "asks for at least one";
    match (claim, ask.why) {
        (Claim::UpTo(_) | Claim::AnyNumber, _) if cards => {
            let in_all = before + ask.max;
            kept.most = kept.most.max(in_all);
            let too_many = matches!(claim, Claim::UpTo(n) if in_all > n);
            let what = if ask.min > 0 { from_nobody.to_owned() } else { format!("up to {in_all}") };
            (ask.min > 0 || too_many).then(|| ("any number", format!("{:?}: {what}", ask.why)))
        }
        (Claim::AnyCounters, Why::CountersFrom) => {
            kept.most = kept.most.max(ask.max);
            (ask.min > 0).then(|| ("any number", format!("{:?}: {from_nobody}", ask.why)))
        }
        (Claim::UpTo(n), Why::Count) => {
            let most = ask.options.len() as u16 - 1;
            kept.most = kept.most.max(most);
            kept.declinable |= ask.options.contains(&Pick::Number(0));
            (most > n).then(|| ("any number", format!("up to {most}")))
        }
        // None by naming no card, else from one to so many.
        (Claim::UpTo(n), Why::HowMany(_)) => {
            let most = ask.options.len() as u16;
            kept.most = kept.most.max(most);
            (most > n).then(|| ("any number", format!("up to {most}")))
        }
        // None by naming no card, else from one to all.
        (Claim::AnyCounters, Why::HowMany(_)) => {
            kept.most = kept.most.max(ask.options.len() as u16);
            let all = ask.options.iter().zip(1..).all(|(p, n)| *p == Pick::Number(n));
            (!all).then(|| ("any number", format!("{:?} of {:?}", ask.why, ask.options)))
        }
        _ => None,
    }
}

/// A question, where it was asked; `now` is the position unless it has gone on since.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub catalog: &'static Catalog,
    pub ask: &'a Ask,
    pub now: Option<&'a State>,
}

/// What an option has against a claim.
pub fn against(claim: Claim, asked: Asked, pick: Pick, card: Option<&Snapshot>) -> Wrong {
    let Asked { catalog, ask, now } = asked;
    // What may be used in place of a play is no card that is meant.
    if matches!((ask.why, pick), (Why::PlayExtra(_), Pick::Use(..))) {
        return None;
    }
    let of_deck = |c: &Snapshot, deck| {
        catalog.defs.get(usize::from(c.def.0)).is_some_and(|entry| entry.deck == Some(deck))
    };
    let minion = card.filter(|c| c.sorts.is_minion());
    let in_play = card.filter(|c| matches!(c.zone, Zone::Site(_) | Zone::On(_)));
    let who = Some(ask.who);
    let source_site = now.zip(ask.source).and_then(|(s, r)| s.site_of(r.card));
    let (rule, broken) = match claim {
        Claim::Another => {
            ("another", card.is_some_and(|c| ask.source.is_some_and(|s| s.card == c.card.card)))
        }
        Claim::PowerAtMost(n) => ("power", minion.is_some_and(|m| m.power > n)),
        Claim::PowerIs(n) => ("power", minion.is_some_and(|m| m.power != n)),
        Claim::Yours => ("whose", in_play.is_some_and(|c| c.controller != who)),
        Claim::OtherPlayers => ("whose", holder(pick, card) == who),
        Claim::Here => {
            let elsewhere = |c: &Snapshot| source_site.is_some() && c.site != source_site;
            ("here", in_play.is_some_and(elsewhere))
        }
        Claim::Elsewhere => {
            let is_here = |c: &Snapshot| source_site.is_some() && c.site == source_site;
            ("here", ask.why == Why::Move && in_play.is_some_and(is_here))
        }
        Claim::FromYourDiscard => {
            let from = |c: &Snapshot| matches!(c.zone, Zone::Discard(_)) && c.owner == who;
            ("where from", card.is_some_and(|c| !from(c)))
        }
        Claim::FromTreasureDiscard => {
            let from = Zone::Discard(Home::Treasures);
            ("where from", card.is_some_and(|c| c.zone != from))
        }
        Claim::OtherBase => ("other base", stays_put(ask.why, pick, now)),
        Claim::Minions => ("kind", card.is_some_and(|c| !c.sorts.is_minion())),
        Claim::Treasures => ("kind", card.is_some_and(|c| !of_deck(c, Home::Treasures))),
        Claim::Monsters => ("kind", card.is_some_and(|c| !of_deck(c, Home::Monsters))),
        // Not where an action goes; and some minions can be played in place of one.
        Claim::Actions => {
            let meant = matches!(ask.why, Why::MoveTo(_) | Why::PlayExtra(_));
            // A fusion that is not in play is both.
            ("kind", minion.is_some_and(|c| !c.sorts.is_action()) && !meant)
        }
        Claim::LastInHand => ("only card", card.is_some_and(|c| beside(c, now) > 0)),
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

/// How many other cards are in the hand that a card is in.
fn beside(card: &Snapshot, now: Option<&State>) -> usize {
    match (card.zone, now) {
        (Zone::Hand(seat), Some(state)) => state.players[seat].hand.len() - 1,
        _ => 0,
    }
}

/// Whether a move would end where it began.
fn stays_put(why: Why, pick: Pick, now: Option<&State>) -> bool {
    match (why, pick, now) {
        (Why::MoveTo(card), Pick::Site(to), Some(state)) => state.site_of(card) == Some(to),
        _ => false,
    }
}

/// An extra play of this kind was granted, which makes so many by this use: the limits of power that the open plays of
/// its kind have.
pub fn extra_play(
    ability: &mut Ability,
    kind: PlayKind,
    granted: usize,
    open: &[Option<i32>],
) -> Wrong {
    let (mut spoken_of, mut less_power) = (false, false);
    let mut limit = None;
    let other = match kind {
        PlayKind::Minion => Some(Claim::Actions),
        PlayKind::Action | PlayKind::Titan => Some(Claim::Minions),
        PlayKind::Either => None,
    };
    let chosen = ability.chosen;
    for (sentence, kept) in ability.sentences.iter().zip(&mut ability.kept) {
        if !sentence.has(Claim::Extra)
            || other.is_some_and(|other| sentence.has(other))
            || !sentence.is_open(chosen)
        {
            continue;
        }
        spoken_of = true;
        less_power |= sentence.has(Claim::LessPower);
        kept.declinable = true;
        for claim in &sentence.claims {
            match *claim {
                Claim::PowerAtMost(n) => {
                    limit = Some(n);
                    kept.power = kept.power.max(Some(n));
                }
                Claim::PowerIs(n) => limit = Some(n),
                Claim::UpTo(n) if granted > usize::from(n) => {
                    return Some(("any number", format!("{granted} extra plays")));
                }
                Claim::UpTo(_) => kept.most = kept.most.max(granted as u16),
                _ => {}
            }
        }
    }
    if !spoken_of {
        return Some(("extra play", format!("gives an extra play: {kind:?}")));
    }
    let as_limited = match less_power {
        true => open.iter().any(Option::is_some),
        false => open.contains(&limit),
    };
    (!as_limited).then(|| ("power", format!("extra plays of {open:?}, not {limit:?}")))
}

/// What may be played all the time by a card at a site, beside or in place of other plays.
pub fn offer(ability: &mut Ability, offer: &Permission, site: Option<SiteId>) -> Wrong {
    let at_site = |site| offer.at == PlayAt::Site(site);
    let meant = [
        offer.most.map(Claim::PowerAtMost),
        (offer.from == PlayFrom::Discard).then_some(Claim::FromYourDiscard),
        site.is_some_and(at_site).then_some(Claim::Here),
    ];
    let meant: Vec<Claim> = meant.into_iter().flatten().collect();
    let mut written = Vec::new();
    for i in ability.about(Why::PlayExtra(offer.what)) {
        ability.kept[i].power = ability.kept[i].power.max(offer.most);
        written.extend(
            ability.sentences[i].claims.iter().copied().filter(|c| {
                matches!(c, Claim::PowerAtMost(_) | Claim::FromYourDiscard | Claim::Here)
            }),
        );
    }
    let same = meant.len() == written.len() && meant.iter().all(|c| written.contains(c));
    (!same).then(|| ("offer", format!("offers {meant:?}, says {written:?}")))
}

/// The ability did this to cards, or kept them from it.
pub fn reached(ability: &mut Ability, why: Why, cards: &[Snapshot]) -> Wrong {
    for i in ability.about(why) {
        if why == Why::ShuffleIn && ability.sentences[i].is_off_the_top() {
            continue;
        }
        for claim in &ability.sentences[i].claims {
            let Claim::PowerAtMost(n) = *claim else { continue };
            let most = cards.iter().filter(|c| c.sorts.is_minion()).map(|c| c.power).max();
            ability.kept[i].power = ability.kept[i].power.max(most);
            if most > Some(n) {
                return Some(("power", format!("{why:?} reaches power {most:?}")));
            }
        }
    }
    None
}

/// A card keeps these from being played.
pub fn forbidden(ability: &mut Ability, cards: &[Snapshot]) -> Wrong {
    for card in cards {
        let kind = if card.sorts.is_minion() { PlayKind::Minion } else { PlayKind::Action };
        for i in ability.about(Why::PlayExtra(kind)) {
            let against = |claim: &Claim| match claim {
                Claim::Minions => !card.sorts.is_minion(),
                Claim::Actions => card.sorts.is_minion() && !card.sorts.is_action(),
                _ => false,
            };
            if ability.sentences[i].claims.iter().any(against) {
                return Some(("kind", "forbids to play another kind of card".to_owned()));
            }
        }
    }
    reached(ability, Why::PlayExtra(PlayKind::Minion), cards)
}

/// Numbers that the text gives are those that were seen: of what it says for each of several, some multiple.
pub fn number(ability: &mut Ability, seen: Claim) -> Wrong {
    let kind = std::mem::discriminant(&seen);
    agrees(ability, seen, |_, written| match (written, seen) {
        (Claim::PowerEach(one), Claim::Power(n)) | (Claim::VpEach(one), Claim::Vp(n)) => {
            times(n, one)
        }
        _ if std::mem::discriminant(&written) == kind => Some(once(written == seen)),
        _ => None,
    })
}

/// +1 power counters were placed on a card or removed from it: as many as the text says, and where it answers
/// several things at once as many for each; where it takes them from several cards not more. Of those that can be any
/// number, be it in another sentence, nothing is said.
pub fn counters(ability: &mut Ability, n: i32) -> Wrong {
    if ability.open().any(|s| s.has(Claim::AnyCounters)) {
        return None;
    }
    let n = n.abs();
    agrees(ability, Claim::Counters(n), |sentence, written| match written {
        Claim::Counters(one) if sentence.is_spread() => Some(once(n <= one)),
        Claim::Counters(one) if !sentence.answers_each() => Some(once(n == one)),
        Claim::Counters(one) | Claim::CountersEach(one) => times(n, one),
        _ => None,
    })
}

/// How many times something would have to be done for a number to be seen; below zero if no number of times will do.
fn times(n: i32, one: i32) -> Option<i32> {
    Some(if one != 0 && n % one == 0 { n / one } else { -1 })
}

fn once(fits: bool) -> i32 {
    if fits { 1 } else { -1 }
}

/// Whether one of the numbers of a text that are of the kind seen agrees with it: how many times, for each.
fn agrees(
    ability: &mut Ability,
    seen: Claim,
    how_often: impl Fn(&Sentence, Claim) -> Option<i32>,
) -> Wrong {
    let (mut first, mut agrees) = (None, false);
    let chosen = ability.chosen;
    for (sentence, kept) in ability.sentences.iter().zip(&mut ability.kept) {
        for &written in sentence.claims.iter().filter(|_| sentence.is_open(chosen)) {
            let Some(often) = how_often(sentence, written) else { continue };
            first = first.or(Some(written));
            agrees |= often >= 0;
            kept.several |= often > 1;
        }
    }
    let first = first.filter(|_| !agrees)?;
    Some(("number", format!("{seen:?}, not {first:?}")))
}
