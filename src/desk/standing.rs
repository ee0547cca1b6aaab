//! How it stands, in a few lines, by what is on the screen: for those who listen, and to be read at once.

use super::{Can, Desk, Mark, words};
use crate::engine::ids::Seat;
use crate::engine::view::{PlayerView, SiteView};
use crate::words::page::t;
use crate::words::{Left, standing};

impl Desk {
    /// Whose turn it is and what is asked, each base from the left, the points, and the hand that is on the screen.
    #[must_use]
    pub fn standing(&self) -> Vec<String> {
        let view = &self.view;
        let mut lines = vec![standing::turn(self.other(view.current).as_deref())];
        lines.extend(self.asked_now());
        lines.extend(view.sites.iter().map(|site| self.site_stands(site)));
        let points = |p: &PlayerView| self.with_name(p.seat, p.vp);
        lines.push(standing::points(&view.players.iter().map(points).collect::<Vec<_>>()));
        let own = view.viewer.and_then(|s| view.players.get(s.index()));
        lines.extend(own.and_then(|p| p.hand.as_ref()).map(|hand| {
            let played = Some(&Mark::Legal(Can::Play));
            let playable = hand.iter().filter(|c| self.marks.cards.get(&c.id) == played);
            standing::hand(hand.len(), playable.count())
        }));
        lines
    }

    /// A player's name, unless it is who looks.
    fn other(&self, seat: Seat) -> Option<String> {
        (self.view.viewer != Some(seat)).then(|| words::player(&self.game, seat))
    }

    /// A player's name, or "you".
    fn called(&self, seat: Seat) -> String {
        self.other(seat).unwrap_or_else(|| t().table.you.to_owned())
    }

    fn with_name(&self, seat: Seat, n: i32) -> String {
        format!("{} {n}", self.called(seat))
    }

    /// What is asked, and of whom; of the free choice what can still be played.
    fn asked_now(&self) -> Option<String> {
        let asked = self.asked.as_ref()?;
        let ask = &asked.ask;
        if !asked.is_free() {
            return Some(standing::asked(self.other(ask.who).as_deref(), &asked.in_full()));
        }
        Some(standing::plays(&self.plays_left(ask.who)))
    }

    /// The plays that are left to somebody who plays cards.
    #[must_use]
    pub fn plays_left(&self, seat: Seat) -> Vec<Left> {
        let plays = self.view.players.get(seat.index()).map_or(&[][..], |p| &p.plays);
        words::say(&self.game, |w| w.plays_left(plays))
    }

    /// A base: how far it is from scoring, and who leads there.
    fn site_stands(&self, site: &SiteView) -> String {
        let most = site.totals.iter().copied().max().unwrap_or(0);
        let there = || site.totals.iter().zip(0..).filter(|&(&n, _)| n > 0);
        let leads = || there().filter(|&(&n, _)| n == most).map(|(_, seat)| Seat(seat));
        let others = there().filter(|&(&n, _)| n < most);
        standing::site(&standing::Site {
            name: words::def(site.base.def).name,
            sum: site.sum,
            breakpoint: site.breakpoint.value,
            first: &leads().map(|seat| self.called(seat)).collect::<Vec<_>>(),
            most,
            you: leads().all(|seat| self.other(seat).is_none()),
            others: &others.map(|(&n, seat)| self.with_name(Seat(seat), n)).collect::<Vec<_>>(),
            scores: site.scoring || site.ready,
        })
    }
}
