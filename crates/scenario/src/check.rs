//! Holds expectations against the position.

use super::choice::{Choices, Face};
use super::expect::{Expect, Item, Number, PHASES, Place};
use super::names::plain;
use super::said::{Said, Thing};
use engine::counter::Counter;
use engine::ids::{CardId, SiteId};
use engine::question::Pick;
use engine::session::Session;
use engine::state::State;
use engine::time::Phase;
use engine::zone::{Home, Zone};

/// Where a step has led.
pub(super) struct Scene<'a> {
    pub(super) session: &'a Session,
    /// The lines of the log since the step began.
    pub(super) log: &'a [String],
}

impl Scene<'_> {
    fn state(&self) -> &State {
        self.session.state()
    }

    /// Checks an expectation.
    ///
    /// # Errors
    /// What is found instead.
    pub(super) fn check(&self, expect: &Expect) -> Result<(), String> {
        let state = self.state();
        match expect {
            Expect::Number(number, wanted) => {
                let found = self.number(number)?;
                equal(found == *wanted, || found.to_string())
            }
            Expect::All(place, items) => {
                let found = self.cards(place)?;
                equal(self.same(&found, items), || self.describe(&found))
            }
            Expect::Has(place, item, has) => {
                let found = self.cards(place)?;
                let any = found.iter().any(|&c| self.fits(c, item));
                equal(any == *has, || self.describe(&found))
            }
            Expect::Top(place, items) => {
                let found: Vec<CardId> = self.cards(place)?.into_iter().take(items.len()).collect();
                equal(self.in_order(&found, items), || self.describe(&found))
            }
            Expect::Bottom(place, items) => {
                let mut found = self.cards(place)?;
                let found = found.split_off(found.len().saturating_sub(items.len()));
                equal(self.in_order(&found, items), || self.describe(&found))
            }
            Expect::Winner(seats) => {
                let mut winners = state.winners.clone();
                winners.sort_unstable();
                let found = || match winners.is_empty() {
                    true => "none".to_owned(),
                    false => format!("{:?}", winners.iter().map(|s| s.0 + 1).collect::<Vec<_>>()),
                };
                equal(winners == *seats, found)
            }
            Expect::GameOver => equal(state.phase == Phase::Over, || "the game goes on".to_owned()),
            Expect::Turn(seat) => {
                equal(state.current == *seat, || format!("turn of {}", state.current.0 + 1))
            }
            Expect::Phase(name) => self.phase(name),
            Expect::Asked(seat) => match self.session.ask() {
                Some(ask) => equal(ask.who == *seat, || format!("asked {}", ask.who.0 + 1)),
                None => Err("nobody is asked".to_owned()),
            },
            Expect::Options(said, has) => self.options(said, *has),
            Expect::Log(words, has) => {
                let wanted = plain(words);
                let any = self.log.iter().any(|line| plain(line).contains(&wanted));
                equal(any == *has, || format!("{:?}", self.log))
            }
        }
    }

    fn options(&self, said: &Said, has: bool) -> Result<(), String> {
        let Some(ask) = self.session.ask() else { return Err("no question is open".to_owned()) };
        let choices = Choices::of(self.state(), ask);
        let any = match said {
            Said::Pass => ask.min == 0,
            // Naming the source is how a "may" without a target is answered.
            Said::Thing(thing) if ask.options == [Pick::Yes] => {
                ask.source.is_some_and(|s| Face::of(self.state(), s.card).fits(thing))
            }
            said => choices.any(self.state(), said),
        };
        equal(any == has, || {
            let words = words::Words::new(self.state(), &[], self.session.log());
            let labels = ask.options.iter().map(|&p| words.exact_label(ask, p));
            format!("{:?}", labels.collect::<Vec<_>>())
        })
    }

    fn phase(&self, name: &str) -> Result<(), String> {
        let names = PHASES[match self.state().phase {
            Phase::SettingUp | Phase::NewHands(_) => 0,
            Phase::StartTurn => 1,
            Phase::PlayCards => 2,
            Phase::ScoreBases => 3,
            Phase::DrawCards => 4,
            Phase::EndTurn => 5,
            Phase::Over => 6,
        }];
        equal(names.contains(&name), || names[0].to_owned())
    }

    fn number(&self, number: &Number) -> Result<i32, String> {
        let state = self.state();
        match number {
            Number::Vp(seat) => Ok(state.players[*seat].vp),
            Number::Power(thing) => {
                self.common(thing, |c| state.is_minion_in_play(c), |c| state.power(c))
            }
            Number::Counters(thing) => {
                // A titan that waits beside its deck has counters, too.
                let counters = |c: CardId| {
                    let counters = state.card(c).counters;
                    counters.of(Counter::Power) + counters.of(Counter::Plain)
                };
                self.common(thing, |_| true, counters)
            }
            Number::Total(seat, base) => Ok(state.total(*seat, self.site(base)?)),
            Number::Breakpoint(base) => Ok(state.breakpoint(self.site(base)?)),
            Number::Count(place) => Ok(self.cards(place)?.len() as i32),
            Number::Plays(seat, kind) => {
                let open = state.open_plays(*seat);
                Ok(open.iter().filter(|p| p.what.is_for(*kind)).count() as i32)
            }
        }
    }

    /// A number of the card that is meant, or of all of them if it is the same.
    fn common(
        &self,
        thing: &Thing,
        can: impl Fn(CardId) -> bool,
        number: impl Fn(CardId) -> i32,
    ) -> Result<i32, String> {
        let fits = |&c: &CardId| can(c) && Face::of(self.state(), c).fits(thing);
        let state = self.state();
        let aside = state.seats().flat_map(|s| state.list(Zone::SetAside(s)).iter().copied());
        let mut cards: Vec<CardId> = state.table().chain(aside).filter(fits).collect();
        if let Some(nth) = thing.nth {
            cards = cards.into_iter().skip(nth).take(1).collect();
        }
        let mut numbers = cards.into_iter().map(number);
        let first = numbers.next().ok_or("there is none in play")?;
        let rest: Vec<i32> = numbers.collect();
        match rest.iter().all(|&n| n == first) {
            true => Ok(first),
            false => Err(format!("several in play: {first} and {rest:?}")),
        }
    }

    fn site(&self, base: &Thing) -> Result<SiteId, String> {
        let state = self.state();
        let found = state.sites.iter().filter(|s| Face::of(state, s.base).fits(base));
        let site = found.map(|s| s.id).nth(base.nth.unwrap_or(0));
        site.ok_or_else(|| format!("no such base in play: {}", self.describe(&self.bases())))
    }

    fn bases(&self) -> Vec<CardId> {
        self.state().sites.iter().map(|s| s.base).collect()
    }

    /// The cards at a place; piles from the top.
    fn cards(&self, place: &Place) -> Result<Vec<CardId>, String> {
        let state = self.state();
        let top_first = |pile: &[CardId]| pile.iter().rev().copied().collect::<Vec<_>>();
        let deck = |home: Home| top_first(state.deck(home));
        let discard = |home: Home| top_first(state.discard(home));
        let lying_in = |zone: Zone| state.lying_in(zone).collect::<Vec<_>>();
        Ok(match place {
            Place::At(base) => {
                let site = self.site(base)?;
                [lying_in(Zone::Site(site)), lying_in(Zone::Buried(site))].concat()
            }
            Place::On(host) => self.all_on(host, |c| &state.card(c).attached)?,
            Place::Stored(host) => self.all_on(host, |c| &state.card(c).stored)?,
            Place::Stasis(seat) => lying_in(Zone::Stasis(*seat)),
            Place::SetAside(seat) => lying_in(Zone::SetAside(*seat)),
            Place::Box => lying_in(Zone::Box),
            Place::Hand(seat) => lying_in(Zone::Hand(*seat)),
            Place::Deck(seat) => deck(Home::Player(*seat)),
            Place::Discard(seat) => discard(Home::Player(*seat)),
            Place::BaseDeck => deck(Home::Bases),
            Place::BaseDiscard => discard(Home::Bases),
            Place::MonsterDeck => deck(Home::Monsters),
            Place::MonsterDiscard => discard(Home::Monsters),
            Place::TreasureDeck => deck(Home::Treasures),
            Place::TreasureDiscard => discard(Home::Treasures),
            Place::Madness => lying_in(Zone::Deck(Home::Madness)),
            Place::Bases => self.bases(),
        })
    }

    /// What lies on (or under) the one card in play that is meant.
    fn all_on<'s>(
        &'s self,
        host: &Thing,
        list: impl Fn(CardId) -> &'s Vec<CardId>,
    ) -> Result<Vec<CardId>, String> {
        let fits = |&c: &CardId| Face::of(self.state(), c).fits(host);
        let hosts: Vec<CardId> = self.state().table().filter(fits).collect();
        match (hosts.as_slice(), host.nth) {
            (_, Some(nth)) if nth < hosts.len() => Ok(list(hosts[nth]).clone()),
            ([one], _) => Ok(list(*one).clone()),
            (several, None)
                if !several.is_empty() && several.iter().all(|&c| list(c).is_empty()) =>
            {
                Ok(Vec::new())
            }
            ([], _) => Err("there is none in play".to_owned()),
            _ => Err(format!("several in play: {}", self.describe(&hosts))),
        }
    }

    fn fits(&self, card: CardId, item: &Item) -> bool {
        let state = self.state();
        let stasis = |n| state.card(card).counters.of(Counter::Stasis) == n;
        Face::of(state, card).fits(&item.thing)
            && matches!(state.card(card).zone, Zone::Buried(_)) == item.buried
            && item.counters.is_none_or(stasis)
    }

    /// Whether these are those cards, in any order: the most exactly said are found first.
    fn same(&self, found: &[CardId], items: &[Item]) -> bool {
        let mut left = found.to_vec();
        let mut items: Vec<&Item> = items.iter().collect();
        let vague = |i: &&Item| {
            let thing = &i.thing;
            [thing.of.is_none(), thing.at.is_none(), thing.faction.is_none(), i.counters.is_none()]
        };
        items.sort_by_key(|i| vague(i).into_iter().filter(|&vague| vague).count());
        let all = items.iter().all(|item| {
            let at = left.iter().position(|&c| self.fits(c, item));
            at.map(|i| left.swap_remove(i)).is_some()
        });
        all && left.is_empty()
    }

    fn in_order(&self, found: &[CardId], items: &[Item]) -> bool {
        found.len() == items.len() && found.iter().zip(items).all(|(&c, item)| self.fits(c, item))
    }

    /// Cards in the words of a list.
    fn describe(&self, cards: &[CardId]) -> String {
        let state = self.state();
        let one = |&c: &CardId| {
            let card = state.card(c);
            let buried = if matches!(card.zone, Zone::Buried(_)) { "buried " } else { "" };
            let of = card.controller.map_or(String::new(), |s| format!(" of {}", s.0 + 1));
            format!("{buried}\"{}\"{of}", state.def(c).name)
        };
        format!("[{}]", cards.iter().map(one).collect::<Vec<_>>().join(", "))
    }
}

fn equal(holds: bool, found: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(found()) }
}
