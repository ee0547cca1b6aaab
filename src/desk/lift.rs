//! A card held in the air: where it may be let go, and what would come of it. The engine is asked in a
//! sampled world, and not beyond the first thing that nobody may know yet.

use super::manner::{By, answered, is_free, placed};
use crate::engine::ids::{CardId, DefId, Seat, SiteId};
use crate::engine::question::{Ask, Pick};
use crate::engine::session::Session;

/// A place where a lifted card may be let go, and the answers that this gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The site, or the card.
    pub at: Pick,
    /// The answers, in order.
    pub answers: Vec<Vec<Pick>>,
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

/// Lifts a card at the open question: to answer where it goes, or to play or use it.
#[must_use]
pub fn lift(session: &Session, card: CardId) -> Option<Lift> {
    let ask = session.ask()?;
    let (who, def) = (ask.who, session.state().card(card).def);
    if goes_where(ask, card) {
        let targets =
            ask.options.iter().map(|&at| Target { at, answers: vec![vec![at]] }).collect();
        return Some(Lift { card, def, who, pick: None, targets, anywhere: false });
    }
    let one = ask.max == 1;
    let pick = ask.options.iter().copied().find(|p| one && p.card() == Some(card));
    let Some(pick) = pick else {
        // Lifted to learn why it cannot be played.
        return is_free(ask.why).then(|| Lift {
            card,
            def,
            who,
            pick: None,
            targets: Vec::new(),
            anywhere: false,
        });
    };
    let (targets, anywhere) = ahead(session, who, card, pick);
    Some(Lift { card, def, who, pick: Some(pick), targets, anywhere })
}

/// What the game would ask after `pick`, as places on the table.
fn ahead(session: &Session, who: Seat, card: CardId, pick: Pick) -> (Vec<Target>, bool) {
    let mut world = session.sample(who, 1);
    let forced = world.forced().len();
    if world.answer(&[pick]).is_err() {
        return (Vec::new(), true);
    }
    let target = |at: Pick, more: bool| {
        let mut answers = vec![vec![pick]];
        if more {
            answers.push(vec![at]);
        }
        Target { at, answers }
    };
    // A single place is not asked about: letting go there answers no more than playing the card.
    let only = world.forced().iter().skip(forced).find(|f| goes_where(&f.ask, card));
    if let Some(only) = only {
        return (only.ask.options.iter().map(|&at| target(at, false)).collect(), false);
    }
    let revealed = world.answers().last().is_some_and(|r| r.barrier);
    let Some(next) = world.ask() else { return (Vec::new(), true) };
    if revealed || next.who != who {
        return (Vec::new(), true);
    }
    let where_to = goes_where(next, card);
    let shown = next.options.iter().all(|&p| on_table(session, p));
    let its_own = next.def == Some(session.state().card(card).def);
    let aims = next.max == 1 && shown && its_own && !is_free(next.why);
    if where_to || aims {
        return (next.options.iter().map(|&at| target(at, true)).collect(), !where_to);
    }
    (Vec::new(), true)
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
    /// The power there now.
    pub from: i32,
    /// The power there then.
    pub to: i32,
    /// The breakpoint then.
    pub breakpoint: i32,
}

/// What giving these answers would change in the power at the sites, as far as open information tells.
#[must_use]
pub fn preview(session: &Session, who: Seat, answers: &[Vec<Pick>]) -> Vec<Preview> {
    let mut world = session.sample(who, 1);
    for picks in answers {
        if world.answer(picks).is_err() || world.answers().last().is_some_and(|r| r.barrier) {
            return Vec::new();
        }
    }
    let (now, then) = (session.state(), world.state());
    let mut changes = Vec::new();
    for site in &now.sites {
        let (from, to) = (now.sum(site.id), then.sum(site.id));
        if then.site(site.id).is_some() && from != to {
            let breakpoint = then.breakpoint(site.id);
            changes.push(Preview { site: site.id, from, to, breakpoint });
        }
    }
    changes
}
