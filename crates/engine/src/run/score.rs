//! The big score, in its ten steps.

use crate::nouns::event::Happened;
use crate::nouns::going::To;
use crate::nouns::host::Host;
use crate::nouns::ids::{BySeat, Ref, SiteId};
use crate::nouns::question::{Pick, Why};
use crate::nouns::time::{Until, Window};
use crate::run::bases::Keep;
use crate::run::cx::{Cx, Step};
use crate::table::scoring::{Declared, Scoring, Stage};

impl Cx<'_> {
    /// Steps 1 and 2: which bases are ready, and which of them the current player scores first.
    pub(crate) fn base_to_score(&mut self) -> Step<Option<SiteId>> {
        let ready = self.state.ready();
        if ready.len() < 2 {
            return Ok(ready.first().copied());
        }
        let options = ready.iter().map(|&s| Pick::Site(s)).collect();
        let ask = self.question(self.state.current, Why::ScoreFirst, options);
        match self.put_for_one(ask)? {
            Some(Pick::Site(site)) => Ok(Some(site)),
            _ => Ok(None),
        }
    }

    /// Steps 3 to 9 for one base.
    pub(crate) fn score(&mut self, site: SiteId) -> Step {
        let Some(base) = self.state.site(site).map(|s| self.state.at(s.base)) else {
            return Ok(());
        };
        self.state.scoring = Some(Scoring::of(site, base, self.state.players.0.len()));
        self.tell(Happened::Scoring(site, self.state.card(base.card).def));
        self.window(Window::BeforeScoring)?;
        self.follow_scoring();
        if self.state.stage() == Some(Stage::Before) {
            self.award(site)?;
            self.window(Window::WhenScoring)?;
        }
        if self.state.stage() == Some(Stage::Scored) {
            self.share_loot(site)?;
        }
        if self.state.stage() == Some(Stage::Scored) {
            self.window(Window::AfterScoring)?;
        }
        if self.state.stage() == Some(Stage::Scored) {
            self.clear(site)?;
        }
        if self.state.stage() == Some(Stage::Cleared) {
            self.by_rules(Cx::replace_scored)?;
            self.window(Window::AfterReplacement)?;
        }
        self.state.lasting.retain(|l| l.until != Until::EndOfScoring);
        let over = self.state.scoring.take();
        if let Some(unused) = over.and_then(|s| s.replacement) {
            self.put_base_back(unused);
        }
        self.by_rules(Cx::settle)
    }

    /// Notes it if the base that scores has left play, or can no longer score before the award. What is noted stays so,
    /// whatever comes.
    pub(crate) fn follow_scoring(&mut self) {
        let Some(scoring) = &self.state.scoring else { return };
        let (site, gone) = (scoring.site, !self.state.stays(scoring.base));
        let end = match scoring.stage {
            Stage::Before if gone || !self.state.can_score(site) => Stage::Stopped,
            Stage::Scored | Stage::Cleared if gone => Stage::Left,
            Stage::Before
            | Stage::Scored
            | Stage::Cleared
            | Stage::Replaced
            | Stage::Stopped
            | Stage::Left => return,
        };
        self.set_stage(end);
        if end == Stage::Stopped {
            self.tell(Happened::ScoringStopped(site));
        }
    }

    fn set_stage(&mut self, stage: Stage) {
        if let Some(scoring) = &mut self.state.scoring {
            scoring.stage = stage;
        }
    }

    /// Step 4: victory points by rank. Winner, runner-up and third are fixed here.
    fn award(&mut self, site: SiteId) -> Step {
        let state = &*self.state;
        let power = BySeat(state.seats().map(|s| state.total(s, site)).collect());
        let awards = state.awards(site);
        let mut ranks = [Vec::new(), Vec::new(), Vec::new()];
        for award in &awards {
            ranks[award.rank as usize].push(award.seat);
        }
        if let Some(scoring) = &mut self.state.scoring {
            scoring.stage = Stage::Scored;
            scoring.ranks = ranks;
            scoring.power = power;
        }
        self.tell(Happened::Awarded(site, awards.clone()));
        self.by_rules(|cx| {
            for award in awards {
                cx.gain_vp(award.seat, award.points)?;
            }
            Ok(())
        })
    }

    /// Step 7: all cards leave at one moment, each to where was declared for it, the others to the discard piles;
    /// answers come after.
    fn clear(&mut self, site: SiteId) -> Step {
        let Some(scoring) = &self.state.scoring else { return Ok(()) };
        let (base, declared) = (scoring.base.card, scoring.declared.clone());
        let cancelled = self.state.cancelled(self.state.at(base));
        let silenced = cancelled || self.state.ignored_by_all(base);
        if let Some(scoring) = &mut self.state.scoring {
            scoring.silenced = silenced;
            scoring.stage = Stage::Cleared;
        }
        self.by_rules(|cx| {
            let sent = cx.sent_elsewhere(site, declared)?;
            cx.at_one_moment(|cx| {
                for (host, Declared { doer, to, .. }, cards) in together(sent) {
                    cx.with_host(host, |cx| cx.with_doer(doer, |cx| cx.go_to(&cards, to)))?;
                }
                cx.discard_at(site, Keep::Nothing)
            })
        })
    }

    /// The cards of the scored base that really go to where was declared for them, as all of them are still there.
    fn sent_elsewhere(
        &mut self,
        site: SiteId,
        declared: Vec<Declared>,
    ) -> Step<Vec<(Host, Declared, Vec<Ref>)>> {
        let mut sent = Vec::new();
        for one in declared {
            let Declared { card, to, id, you, by, doer } = one;
            let there = self.state.stays(card) && self.state.site_of(card.card) == Some(site);
            if !there || !self.state.is_open_for(to) {
                continue;
            }
            let host = Host { id, you, by, site: Some(site), on: None };
            self.with_host(host, |cx| {
                cx.with_doer(doer, |cx| {
                    let reached = match (to, to.effect()) {
                        (To::Site(to), _) => cx.gate_to(to, &[card])?,
                        (_, Some(kind)) => cx.gate(kind, &[card])?,
                        (_, None) => vec![card],
                    };
                    sent.push((host, one, reached));
                    Ok(())
                })
            })?;
        }
        Ok(sent)
    }

    /// "... instead of the discard pile": declares where cards of the scoring base go.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub fn instead_of_discard(&mut self, cards: &[Ref], to: To) -> Step {
        let Some(Host { id, you, by, .. }) = self.host() else { return Ok(()) };
        let doer = self.cause().doer;
        let joined = self.sent_in_the_same_way(cards, to)?;
        for &card in cards.iter().chain(&joined) {
            let snapshot = self.snapshot(card.card);
            if let Some(scoring) = &mut self.state.scoring {
                scoring.declared.push(Declared { card, to, id, you, by, doer });
            }
            self.tell(Happened::Declared(snapshot, to));
        }
        Ok(())
    }
}

/// What one player moves to one base arrives there together, by whichever of their cards.
fn together(sent: Vec<(Host, Declared, Vec<Ref>)>) -> Vec<(Host, Declared, Vec<Ref>)> {
    let same =
        |a: &Declared, b: &Declared| (a.to, a.you, a.by, a.doer) == (b.to, b.you, b.by, b.doer);
    let mut groups: Vec<(Host, Declared, Vec<Ref>)> = Vec::new();
    for (host, one, cards) in sent {
        let moves = matches!(one.to, To::Site(_));
        match groups.iter_mut().find(|(_, other, _)| moves && same(other, &one)) {
            Some((.., all)) => all.extend(cards),
            None => groups.push((host, one, cards)),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::state::State;
    use crate::nouns::ids::Seat;
    use crate::nouns::zone::{Home, Zone};
    use crate::print::catalog::Catalog;
    use crate::print::def::{CardDef, base, minion};
    use crate::print::faction::{FactionDef, Revision, SetDef};
    use crate::print::phrases::{after_this_base_is_replaced, always, at, cannot_score};
    use crate::run::tape::Tape;
    use crate::run::zones::End;

    static FACTIONS: &[&FactionDef] = &[&CALLERS];

    const BASES: &[CardDef] = &[HARBOR, base("Inland", "Callers", 30, [0, 0, 0])];

    static CALLERS: FactionDef = FactionDef {
        name: "Callers",
        blurb: "",
        colors: ["#000", "#fff"],
        cards: &[
            minion("Herald", 1, 1)
                .has(at(Window::AfterReplacement, always, |cx| cx.gain_vp(cx.you(), 2))),
            minion("Warden", 1, 1).has(cannot_score()),
        ],
        titan: None,
        revised: Revision::NONE,
    };

    const HARBOR: CardDef = base("Harbor", "Callers", 0, [0, 0, 0])
        .has(after_this_base_is_replaced(|cx| cx.gain_vp(cx.you(), 1)));

    /// Two Harbors, one in play and one that comes, and another base in play, with this minion there.
    fn harbor(minion: &str) -> (State, SiteId, Ref) {
        let sets = [SetDef {
            name: "Test",
            slug: "test",
            factions: FACTIONS,
            bases: BASES,
            revised_bases: Revision::NONE,
            decks: &[],
        }];
        let catalog: &'static Catalog = Box::leak(Box::new(Catalog::of(&sets, &[])));
        let named = |name: &str| {
            catalog.ids().find(|&d| catalog.def(d).name == name).expect("it is printed")
        };
        let mut state = State::empty(catalog, 2, 1);
        let there = state.add_card(named("Harbor"), Home::Bases);
        let site = state.add_site(there);
        let inland = state.add_card(named("Inland"), Home::Bases);
        let inland = state.add_site(inland);
        state.add_card(named("Harbor"), Home::Bases);
        let minion = state.add_card(named(minion), Home::Player(Seat(1)));
        state.put(minion, Zone::Site(inland), End::Top);
        state.give(minion, Seat(1));
        let minion = state.at(minion);
        (state, site, minion)
    }

    /// The scored base speaks, and so do all others in play; the base that came did not score.
    #[test]
    fn after_the_replacement_others_speak_too() {
        let (mut state, site, _) = harbor("Herald");
        let mut entries = Vec::new();
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        assert!(cx.score(site).is_err(), "two different ones wait: their order is asked");
        let ask = cx.tape.pending.take().expect("a question");
        assert_eq!((ask.who, ask.why, ask.options.len()), (Seat(0), Why::Order, 2));
    }

    /// What has stopped stays so, though the base could score again.
    #[test]
    fn a_stopped_scoring_does_not_go_on() {
        let (mut state, site, warden) = harbor("Warden");
        let base = state.site(site).map(|s| state.at(s.base)).expect("it is there");
        state.scoring = Some(Scoring::of(site, base, 2));
        let home = state.site_of(warden.card).expect("it is in play");
        let mut entries = Vec::new();
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        let moved = cx.by_rules(|cx| {
            cx.state.relocate(warden.card, Zone::Site(site));
            cx.settle()?;
            cx.state.relocate(warden.card, Zone::Site(home));
            cx.settle()
        });
        assert!(moved.is_ok(), "nothing is asked");
        assert!(state.can_score(site));
        assert!(state.scoring_stopped());
        assert_eq!(state.scoring_site(), None);
    }
}
