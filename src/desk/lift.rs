//! A card held in the air: where it may be let go, and what would come of it. The engine is asked in sampled worlds, and
//! nothing is told that is not the same in all of them.

use super::manner::{By, answered, is_free, placed};
use super::words;
use crate::ai::trial::offers;
use crate::engine::event::{Event, Happened};
use crate::engine::ids::{CardId, DefId, Seat, SiteId};
use crate::engine::question::{AS_MINION, Ask, Pick, Why};
use crate::engine::session::Session;
use crate::engine::snapshot::Snapshot;
use std::mem::{Discriminant, discriminant};

/// A place where a lifted card may be let go, and the answers that this gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The site, or the card.
    pub at: Pick,
    /// The answers, in order.
    pub answers: Vec<Vec<Pick>>,
    /// Whether nothing would come of it there.
    pub idle: bool,
}

/// A card that is held in the air.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lift {
    /// The card.
    pub card: CardId,
    /// What is printed on it.
    pub def: DefId,
    /// Who holds it.
    pub who: Seat,
    /// What letting it go answers first; none if the card cannot be played, and is lifted only to be told why.
    pub pick: Option<Pick>,
    /// Where it may go.
    pub targets: Vec<Target>,
    /// Whether it may also be let go anywhere on the table: the game asks for what is missing.
    pub anywhere: bool,
    /// Whether it may be played in two ways: at a base as a minion, or as an action.
    pub fuses: bool,
    /// Whether nothing would come of it now.
    pub idle: bool,
    /// What would become of each base where it may go.
    pub forecasts: Vec<Preview>,
}

impl Lift {
    /// The target at a place, if it is one.
    #[must_use]
    pub fn target(&self, at: Pick) -> Option<&Target> {
        self.targets.iter().find(|t| t.at == at)
    }
}

/// Whether the open question is where this card goes.
fn goes_where(ask: &Ask, card: CardId) -> bool {
    placed(ask.why) == Some(card)
}

/// Lifts a card at the open question: to answer where it goes, or to play it.
#[must_use]
pub fn lift(session: &Session, card: CardId) -> Option<Lift> {
    let ask = session.ask()?;
    let one = ask.max == 1 && !goes_where(ask, card);
    let pick = ask.options.iter().copied().find(|p| one && p.card() == Some(card));
    // What cannot be played is lifted to learn why.
    (pick.is_some() || goes_where(ask, card) || is_free(ask.why))
        .then(|| take_up(session, ask, card, pick))
}

/// Takes a pick of the open question up: what it would do can be read before it is done.
#[must_use]
pub fn lift_pick(session: &Session, pick: Pick) -> Option<Lift> {
    let ask = session.ask().filter(|a| a.max == 1 && a.options.contains(&pick))?;
    Some(take_up(session, ask, pick.card()?, Some(pick)))
}

fn take_up(session: &Session, ask: &Ask, card: CardId, pick: Option<Pick>) -> Lift {
    let (who, def) = (ask.who, session.state().card(card).def);
    let ahead = match pick {
        Some(pick) => ahead(session, who, card, pick),
        None => Ahead { targets: places(ask, card), ..Ahead::default() },
    };
    let Ahead { targets, anywhere, fuses, idle } = ahead;
    let forecasts = forecasts(session, who, &targets);
    Lift { card, def, who, pick, targets, anywhere, fuses, idle, forecasts }
}

/// Where the card goes, if that is what is asked.
fn places(ask: &Ask, card: CardId) -> Vec<Target> {
    let options = ask.options.iter().filter(|_| goes_where(ask, card));
    options.map(|&at| Target { at, answers: vec![vec![at]], idle: false }).collect()
}

/// What would be asked after a pick.
#[derive(Default)]
struct Ahead {
    targets: Vec<Target>,
    anywhere: bool,
    fuses: bool,
    idle: bool,
}

/// What the game would ask after `pick`, as places on the table.
fn ahead(session: &Session, who: Seat, card: CardId, pick: Pick) -> Ahead {
    let anything = Ahead { anywhere: true, ..Ahead::default() };
    let mut world = session.sample(who, 1);
    let (before, forced) = (world.log().len(), world.forced().len());
    let mut given = vec![vec![pick]];
    if world.answer(&[pick]).is_err() {
        return anything;
    }
    // Let go at a base, a fusion is played as a minion; let go anywhere else, it is asked what it is played as.
    let fuses = world.ask().is_some_and(|next| next.why == Why::PlayAs(card));
    if fuses {
        given.push(vec![Pick::Mode(AS_MINION)]);
        if world.answer(&given[1]).is_err() {
            return anything;
        }
    }
    // Of bases the forecast tells more.
    let idle_at = |world: &Session, at: Pick| {
        !matches!(at, Pick::Site(_)) && is_idle(session, world, before, Some(card))
    };
    let target = |at: Pick, more: bool| {
        let mut answers = given.clone();
        if !more {
            return Target { at, answers, idle: idle_at(&world, at) };
        }
        answers.push(vec![at]);
        let mut there = world.clone();
        let idle = there.answer(&[at]).is_ok() && idle_at(&there, at);
        Target { at, answers, idle }
    };
    // A single place is not asked about: letting go there answers no more than playing the card.
    let only = world.forced().iter().skip(forced).find(|f| goes_where(&f.ask, card));
    if let Some(only) = only {
        let targets = only.ask.options.iter().map(|&at| target(at, false)).collect();
        return Ahead { targets, anywhere: fuses, fuses, idle: false };
    }
    let revealed = world.answers().last().is_some_and(|r| r.barrier);
    let in_vain = in_vain(session, &world, card, before);
    let Some(next) = world.ask().filter(|n| !revealed && !in_vain && n.who == who) else {
        return Ahead { idle: in_vain, ..anything };
    };
    let where_to = goes_where(next, card);
    // What has left the table by then is another question's answer, and not where the card was let go.
    let shown = next.options.iter().all(|&p| on_table(session, p) && on_table(&world, p));
    let its_own = next.def == Some(session.state().card(card).def);
    let aims = next.max == 1 && shown && its_own && !is_free(next.why);
    if where_to || aims {
        let targets = next.options.iter().map(|&at| target(at, true)).collect();
        return Ahead { targets, anywhere: fuses || !where_to, fuses, idle: false };
    }
    Ahead { idle: is_idle(session, &world, before, None), ..anything }
}

/// Whether nothing has come of answers in a world, which had so many events before, but that a card was played or used, and the
/// game asks what it asked before. A card that was `put` on something which others keep it from goes at once; one that does
/// something to it is no answer in vain.
fn is_idle(session: &Session, world: &Session, before: usize, put: Option<CardId>) -> bool {
    let itself = |cards: &[Snapshot]| cards.iter().all(|c| Some(c.card.card) == put);
    let nothing = |what: &Happened| match what {
        Happened::Played { at, .. } => at.is_none() || put.is_some(),
        Happened::Went { cards, .. } => itself(cards),
        Happened::PlayedAs(..) | Happened::Used(..) | Happened::Nothing(_) => true,
        Happened::Fizzled(_) | Happened::Protected(..) => put.is_some(),
        _ => false,
    };
    let (now, then) = (session.state(), world.state());
    world.ask().is_some_and(|a| offers(a.why))
        && world.log().get(before..).unwrap_or_default().iter().all(|e| nothing(&e.what))
        && now.lasting.len() == then.lasting.len()
        && put.is_none_or(|card| !then.card(card).zone.in_play() || now.card(card).zone.in_play())
}

/// Whether a Special was used in vain, as far as `world` tells, which had so many events before: all that has come of it but
/// that its action is gone is what would have come of passing.
fn in_vain(session: &Session, world: &Session, card: CardId, before: usize) -> bool {
    let is_window = |a: &&Ask| a.min == 0 && matches!(a.why, Why::Window(_) | Why::React);
    let Some(ask) = session.ask().filter(is_window) else { return false };
    // What it does may follow from what it asks first.
    let def = session.state().card(card).def;
    if world.ask().is_some_and(|next| next.def == Some(def) && !is_window(&next)) {
        return false;
    }
    let mut passed = session.sample(ask.who, 1);
    if passed.answer(&[]).is_err() {
        return false;
    }
    let is_action = words::def(def).sorts().is_action();
    let its_own = |cards: &[Snapshot]| is_action && cards.iter().all(|c| c.card.card == card);
    let told = |what: &Happened| match what {
        Happened::Used(..) | Happened::Nothing(_) | Happened::Passed(_) | Happened::Window(..) => {
            false
        }
        Happened::Played { card, .. } => !its_own(std::slice::from_ref(card)),
        Happened::Went { cards, .. } => !its_own(cards),
        _ => true,
    };
    // Each thing that it does is one more that happens; what goes on after it happens either way, with the one card more.
    let came = |game: &Session| -> Vec<Discriminant<Happened>> {
        let events = game.log().get(before..).unwrap_or_default().iter();
        events.filter(|e| told(&e.what)).map(|e| discriminant(&e.what)).collect()
    };
    let lasting = |game: &Session| game.state().lasting.len();
    came(world) == came(&passed) && lasting(world) == lasting(&passed)
}

/// Whether a pick is a place that lies on the table for all to see.
fn on_table(session: &Session, pick: Pick) -> bool {
    match answered(pick) {
        By::Site(_) | By::FaceDown(_) => true,
        By::Card(card) => session.state().card(card).zone.in_play(),
        By::Use(_) | By::Player(_) | By::Button => false,
    }
}

/// What would become of a site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Where.
    pub site: SiteId,
    /// Whether the card hangs over what would do it; else it is what would be, if it were let go at this site.
    pub aimed: bool,
    /// The power there now.
    pub from: i32,
    /// The power there then.
    pub to: i32,
    /// The breakpoint then.
    pub breakpoint: i32,
    /// The power of each player there then.
    pub totals: Vec<i32>,
    /// Who would be awarded how many points if it scored so, with what they gain by it besides where it would.
    pub awards: Vec<(Seat, i32)>,
}

impl Preview {
    /// Whether the base would score.
    #[must_use]
    pub fn scores(&self) -> bool {
        self.to >= self.breakpoint
    }
}

/// In how many further worlds it is looked what comes of answers where something hidden becomes known on the way.
const WORLDS: u64 = 5;

/// What giving these answers would change in the power at the sites, as far as open information tells.
#[must_use]
pub fn preview(session: &Session, who: Seat, answers: &[Vec<Pick>]) -> Vec<Preview> {
    let Some((first, sure)) = changes(session, who, answers, 1) else { return Vec::new() };
    let same = |seed| changes(session, who, answers, seed).is_some_and(|(c, _)| c == first);
    if sure || (2..2 + WORLDS).all(same) { first } else { Vec::new() }
}

/// What letting go at each of these sites would change there.
fn forecasts(session: &Session, who: Seat, targets: &[Target]) -> Vec<Preview> {
    let there = |target: &Target| {
        let Pick::Site(site) = target.at else { return None };
        let all = preview(session, who, &target.answers);
        let here = all.into_iter().find(|p| p.site == site)?;
        Some(Preview { aimed: false, ..here })
    };
    targets.iter().filter_map(there).collect()
}

/// The same for each site that may be answered, where it is asked where a card goes and no card is lifted.
#[must_use]
pub fn of_places(session: &Session, card: CardId) -> Vec<Preview> {
    session.ask().map_or(Vec::new(), |ask| forecasts(session, ask.who, &places(ask, card)))
}

/// What the answers change in a world, and whether nothing hidden becomes known by them.
fn changes(
    session: &Session,
    who: Seat,
    answers: &[Vec<Pick>],
    seed: u64,
) -> Option<(Vec<Preview>, bool)> {
    let mut world = session.sample(who, seed);
    let mut sure = true;
    for picks in answers {
        world.answer(picks).ok()?;
        sure &= !world.answers().last().is_some_and(|r| r.barrier);
    }
    let (now, then) = (session.state(), world.state());
    let mut changes = Vec::new();
    for site in now.sites.iter().map(|s| s.id).filter(|&s| then.site(s).is_some()) {
        let (from, to) = (now.sum(site), then.sum(site));
        let totals: Vec<i32> = then.seats().map(|s| then.total(s, site)).collect();
        let breakpoint = then.breakpoint(site);
        let moves = |s: Seat| now.total(s, site) != totals[s.index()];
        if breakpoint != now.breakpoint(site) || from != to || then.seats().any(moves) {
            let awards = then.awards(site).into_iter().map(|a| (a.seat, a.points));
            let mut awards: Vec<(Seat, i32)> = awards.collect();
            let besides = if to >= breakpoint { gained_besides(&world, site) } else { Vec::new() };
            for (seat, n) in besides {
                match awards.iter_mut().find(|a| a.0 == seat) {
                    Some(award) => award.1 += n,
                    None => awards.push((seat, n)),
                }
            }
            awards.retain(|a| a.1 != 0);
            changes.push(Preview { site, aimed: true, from, to, breakpoint, totals, awards });
        }
    }
    Some((changes, sure))
}

/// The most questions that are declined to see a base score.
const DECLINED: usize = 40;

/// What players gain as the base at a site scores besides the award, by what it says itself or cards do, if nobody plays or
/// uses anything more; nothing once it takes what nobody knows, or a decision.
fn gained_besides(world: &Session, site: SiteId) -> Vec<(Seat, i32)> {
    let (mut then, from) = (world.clone(), world.log().len());
    let scored = |e: &Event| matches!(e.what, Happened::Replaced(at, ..) if at == site);
    for _ in 0..DECLINED {
        let Some(ask) = then.ask().filter(|_| !then.log()[from..].iter().any(scored)) else {
            break;
        };
        let first = Pick::Site(site);
        let picks = match ask.why {
            Why::ScoreFirst if ask.options.contains(&first) => vec![first],
            _ if ask.min == 0 => Vec::new(),
            _ => break,
        };
        if then.answer(&picks).is_err() {
            break;
        }
    }
    let begins = |e: &&Event| matches!(e.what, Happened::Scoring(at, _) if at == site);
    let hidden = |e: &&Event| matches!(e.what, Happened::Revealed(_) | Happened::CoinFell(..));
    let events = then.log()[from..].iter().skip_while(|e| !begins(e));
    let own = events.take_while(|e| !hidden(e) && !scored(e)).filter(|e| e.cause.def.is_some());
    let gained = own.filter_map(|e| match e.what {
        Happened::GainedVp(seat, n) => Some((seat, n)),
        _ => None,
    });
    gained.collect()
}
