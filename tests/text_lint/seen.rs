//! What was seen of each ability: the questions it asked, what it caused, and where that is against its text.

use crate::claims::Claim;
use crate::held;
use crate::text::{self, Sentence};
use smashup::engine::ability::Label;
use smashup::engine::act::Act;
use smashup::engine::catalog::Catalog;
use smashup::engine::counter::Counter;
use smashup::engine::def::{CardDef, Kind};
use smashup::engine::event::{Event, Happened};
use smashup::engine::going::Way;
use smashup::engine::ids::{AbilityId, CardId, DefId, Ref};
use smashup::engine::kinds::{Bound, Guard, Offer, Rule};
use smashup::engine::question::{Ask, Pick, Why};
use smashup::engine::ran::Ran;
use smashup::engine::session::Session;
use smashup::engine::snapshot::Snapshot;
use smashup::engine::state::State;
use std::collections::BTreeMap;

/// What was seen of one sentence.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// Somebody could decline.
    pub declinable: bool,
    /// The most cards, or counters of one card, that could be picked.
    pub most: u16,
    /// The card could be played though this limits its play.
    pub playable: bool,
    /// The highest power of a minion it reached.
    pub power: Option<i32>,
}

/// An ability, its sentences, and what was seen of it.
pub struct Ability {
    pub act: Act,
    /// It is only used if its player wants: offering to do nothing then takes nothing away.
    used_by_choice: bool,
    /// The games in which it ran.
    pub ran: u32,
    pub sentences: Vec<Sentence>,
    pub kept: Vec<Kept>,
}

impl Ability {
    pub fn read(def: &CardDef, index: u8, ability: &smashup::engine::ability::Ability) -> Ability {
        let sentences = text::sentences(def, index);
        let kept = vec![Kept::default(); sentences.len()];
        let used_by_choice = matches!(ability.label, Label::Special | Label::Talent);
        Ability { act: ability.act, used_by_choice, ran: 0, sentences, kept }
    }
}

/// Something that is against a card's text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The card's name in saves.
    pub card: String,
    pub rule: &'static str,
}

/// Where an ability stands: the card and the position there.
pub type Key = (DefId, u8);

/// All that was seen.
pub struct Seen {
    pub catalog: &'static Catalog,
    pub abilities: BTreeMap<Key, Ability>,
    /// Each kind of fault of a card, with the first time it was seen.
    pub faults: BTreeMap<Fault, String>,
    /// Which abilities have run in the game looked at.
    running: Ran,
    /// Events and forced choices of the game looked at that have been looked at.
    known: (usize, usize),
    /// How often a sentence of a card has let pick one card in a turn: "up to three", one after the other.
    singly: BTreeMap<(Ref, Key, usize, u32), u16>,
    /// What was asked last.
    last: Option<Why>,
    /// The card that the last answer takes counters from.
    giver: Option<CardId>,
    /// The cards that have taken the place of others in this game, or joined them.
    takers: Vec<CardId>,
}

impl Seen {
    pub fn new(catalog: &'static Catalog) -> Seen {
        let mut abilities = BTreeMap::new();
        for id in catalog.ids() {
            let def = catalog.def(id);
            for (index, ability) in def.abilities() {
                abilities.insert((id, index), Ability::read(def, index, ability));
            }
        }
        Seen {
            catalog,
            abilities,
            faults: BTreeMap::new(),
            running: Ran::default(),
            known: (0, 0),
            singly: BTreeMap::new(),
            last: None,
            giver: None,
            takers: Vec::new(),
        }
    }

    pub fn slug(&self, def: DefId) -> &'static str {
        &self.catalog.defs[usize::from(def.0)].slug
    }

    pub fn fault(&mut self, def: DefId, rule: &'static str, what: impl FnOnce() -> String) {
        let fault = Fault { card: self.slug(def).to_owned(), rule };
        self.faults.entry(fault).or_insert_with(what);
    }

    /// Another game begins.
    pub fn begin(&mut self) {
        self.running = Ran::default();
        self.known = (0, 0);
        self.singly.clear();
        self.takers.clear();
        self.last = None;
    }

    /// Looks at a game after an answer.
    pub fn look(&mut self, game: &Session) {
        for row in self.running.look(game) {
            self.ability((row.def, row.index)).into_iter().for_each(|ability| ability.ran += 1);
        }
        let state = game.state();
        let (events, forced) = self.known;
        self.known = (game.log().len(), game.forced().len());
        let picks = game.answers().last().map_or(&[][..], |answer| &answer.picks);
        let taken = self.last == Some(Why::CountersFrom);
        self.giver = picks.first().filter(|_| taken).and_then(|p| p.card());
        let joined = picks.iter().filter(|_| self.last == Some(Why::Join));
        self.takers.extend(joined.filter_map(|p| p.card()));
        self.last = game.ask().map(|ask| ask.why);
        for event in &game.log()[events..] {
            self.event(state, event);
        }
        for forced in &game.forced()[forced..] {
            self.question(&forced.ask, forced.cards.clone(), None);
        }
        let Some(ask) = game.ask() else { return };
        let cards = ask.options.iter().map(|p| p.card().map(|c| state.snapshot(c))).collect();
        self.question(ask, cards, Some(state));
        if ask.why == Why::PlayCards {
            self.standing(state, ask);
        }
    }

    pub fn ability(&mut self, key: Key) -> Option<&mut Ability> {
        self.abilities.get_mut(&key)
    }

    /// Marks an ability as one that need not be used.
    pub fn declinable(&mut self, key: Key, which: impl Fn(&Sentence) -> bool) {
        let Some(ability) = self.abilities.get_mut(&key) else { return };
        for (sentence, kept) in ability.sentences.iter().zip(&mut ability.kept) {
            kept.declinable |= which(sentence);
        }
    }

    // ---- questions ------------------------------------------------------------------------------------

    /// A question, with its cards as they were; `now` is the position unless it has gone on since.
    fn question(&mut self, ask: &Ask, mut cards: Vec<Option<Snapshot>>, now: Option<&State>) {
        // Where texts speak of cards they do not mean bases.
        let is_base = |c: &Snapshot| matches!(self.catalog.def(c.def).kind, Kind::Base { .. });
        cards.iter_mut().for_each(|c| drop(c.take_if(|c| is_base(c))));
        if ask.min == 0 {
            for pick in &ask.options {
                if let Pick::Use(_, def, index) = *pick {
                    self.declinable((def, index), |_| true);
                }
            }
        }
        for (pick, card) in ask.options.iter().zip(&cards) {
            if let (Pick::Play(_) | Pick::Card(_), Some(card)) = (pick, card) {
                self.offered_to_play(ask, *pick, card, now);
            }
        }
        match ask.why {
            Why::Ignore => self.may_ignore(ask, now),
            Why::PlayWhere(_) => self.played_on(ask, &cards),
            _ => self.asked(ask, &cards, now),
        }
    }

    /// A card may be played: what it demands of its play is given.
    fn offered_to_play(&mut self, ask: &Ask, pick: Pick, card: &Snapshot, now: Option<&State>) {
        let plays = matches!(ask.why, Why::PlayCards | Why::PlayExtra(_) | Why::PlayThis);
        for (index, ability) in self.catalog.def(card.def).abilities() {
            let (Act::Bound(Bound::OnlyIf, _), true) = (ability.act, plays) else { continue };
            let Some(ability) = self.abilities.get_mut(&(card.def, index)) else { continue };
            let mut wrong = None;
            for (sentence, kept) in ability.sentences.iter().zip(&mut ability.kept) {
                kept.playable = true;
                let against = |&claim| held::against(claim, ask, pick, Some(card), now);
                wrong = wrong.or_else(|| sentence.claims.iter().find_map(against));
            }
            if let Some((rule, what)) = wrong {
                self.fault(card.def, rule, || what);
            }
        }
    }

    /// A player may ignore a base: that is what a card of theirs there says.
    fn may_ignore(&mut self, ask: &Ask, now: Option<&State>) {
        let (Some(state), Some(base)) = (now, ask.source) else { return };
        let site = state.site_of(base.card).and_then(|s| state.site(s));
        let cards = site.map_or(&[][..], |s| &s.cards);
        for &card in cards.iter().filter(|&&c| state.card(c).controller == Some(ask.who)) {
            for (index, ability) in state.def(card).abilities() {
                if matches!(ability.act, Act::Rule(Rule::YouMayIgnoreBase, _)) {
                    self.declinable((state.card(card).def, index), |_| true);
                }
            }
        }
    }

    /// "Play on one of your minions."
    fn played_on(&mut self, ask: &Ask, cards: &[Option<Snapshot>]) {
        let Some(def) = ask.def else { return };
        let on = text::played_on(self.catalog.def(def).text);
        let yours = on.is_some_and(|s| s.starts_with("Play on one of your minions"));
        let others = on.is_some_and(|s| s.starts_with("Play on another player's minion"));
        for minion in cards.iter().flatten() {
            let is_yours = minion.controller == Some(ask.who);
            if (yours && !is_yours) || (others && is_yours) {
                self.fault(def, "whose", || "may be played on the wrong minion".to_owned());
            }
        }
    }

    fn asked(&mut self, ask: &Ask, cards: &[Option<Snapshot>], now: Option<&State>) {
        let (Some(def), Some(index)) = (ask.def, ask.ability) else { return };
        let Some(ability) = self.abilities.get_mut(&(def, index)) else { return };
        if ask.ordered {
            return;
        }
        let mut about = text::about(&ability.sentences, ask.why);
        if ask.why == Why::Duel && about.len() > 1 {
            // It asks for one of the two ends: for that which nothing on offer is against.
            let fits = |&i: &usize| {
                let mut each = ask.options.iter().zip(cards);
                each.all(|(pick, card)| {
                    let against = |&c| held::against(c, ask, *pick, card.as_ref(), now);
                    ability.sentences[i].claims.iter().find_map(against).is_none()
                })
            };
            let one: Vec<usize> = about.iter().copied().filter(fits).collect();
            about = if one.is_empty() { about } else { one };
        }
        let mut wrong: Vec<(&'static str, String)> = Vec::new();
        // Whoever may transfer something may say so where it would go.
        let whole = |&i: &usize| {
            let whence = i.checked_sub(1).filter(|_| ability.sentences[i].is_goal());
            [Some(i), whence].into_iter().flatten()
        };
        let read: Vec<usize> = about.iter().flat_map(whole).collect();
        let permitted = read.iter().any(|&i| ability.sentences[i].permits());
        if ask.min == 0 && !permitted && !ability.used_by_choice {
            wrong.push(("declines", format!("{:?} can be declined", ask.why)));
        }
        for &i in &read {
            ability.kept[i].declinable |= ask.min == 0;
        }
        for &i in &about {
            let (sentence, kept) = (&ability.sentences[i], &mut ability.kept[i]);
            let before = match (ask.source, now) {
                (Some(card), Some(state)) if ask.max == 1 => {
                    self.singly.entry((card, (def, index), i, state.turn)).or_default()
                }
                _ => &mut 0,
            };
            for &claim in &sentence.claims {
                wrong.extend(held::amount(claim, ask, *before, kept));
                for (pick, card) in ask.options.iter().zip(cards) {
                    if let (Claim::PowerAtMost(_), Some(c)) = (claim, card) {
                        kept.power = kept.power.max(c.sorts.is_minion().then_some(c.power));
                    }
                    wrong.extend(held::against(claim, ask, *pick, card.as_ref(), now));
                    if claim == Claim::Another && self.giver.is_some() && self.giver == pick.card()
                    {
                        wrong.push(("another", "counters go back where they come from".to_owned()));
                    }
                }
            }
            *before += ask.max;
        }
        for (rule, what) in wrong {
            self.fault(def, rule, || what);
        }
    }

    // ---- events ---------------------------------------------------------------------------------------

    /// An ability was used; one that lets something be done in another's place need not be.
    fn used(&mut self, id: AbilityId) {
        let key = (id.def, id.index);
        match self.ability(key).map(|ability| ability.act) {
            Some(Act::Guard(Guard::Takes | Guard::Joins, _)) => self.takers.push(id.host.card),
            Some(Act::Offer(Offer::ForMinion | Offer::ForAction, ..)) => {}
            _ => return,
        }
        self.declinable(key, |_| true);
    }

    /// The cards that an effect was meant for: whatever took another's place may be of any kind.
    fn meant(&self, cards: &[Snapshot]) -> Vec<Snapshot> {
        cards.iter().filter(|c| !self.takers.contains(&c.card.card)).cloned().collect()
    }

    /// A card kept another from being affected.
    fn protects(&mut self, def: DefId, index: u8, card: &Snapshot) {
        let Some(ability) = self.ability((def, index)) else { return };
        let wrong = held::reached(ability, Why::Save, std::slice::from_ref(card));
        if let Some((rule, what)) = wrong {
            self.fault(def, rule, || what);
        }
    }

    /// An action that directly affects minions which were there before it says so.
    fn affects(&mut self, event: &Event) {
        let (cause, Some(def)) = (event.cause, event.cause.def) else { return };
        let (true, Some(played)) = (cause.play && cause.is_action(), cause.card) else { return };
        let mut minions = event.directly_affected().filter(|card| card.sorts.is_minion());
        let reaches = minions.any(|minion| minion.card.stay < played.stay);
        if reaches && !self.catalog.def(def).affects_minions() {
            self.fault(def, "affects", || "directly affects a minion".to_owned());
        }
    }

    fn event(&mut self, state: &State, event: &Event) {
        if let Happened::Used(id, ..) = event.what {
            self.used(id);
        }
        if let Happened::Protected(card, Some(def)) = &event.what {
            for (index, ability) in self.catalog.def(*def).abilities() {
                if matches!(ability.act, Act::Guard(Guard::Protects | Guard::Shields, _)) {
                    self.protects(*def, index, card);
                }
            }
        }
        self.affects(event);
        let (Some(def), Some(index)) = (event.cause.def, event.cause.ability) else { return };
        let meant = match &event.what {
            Happened::Went { way: Way::Destroyed | Way::Returned | Way::Placed, cards, .. }
            | Happened::PowerChanged(cards, _) => self.meant(cards),
            _ => Vec::new(),
        };
        let Some(ability) = self.ability((def, index)) else { return };
        let wrong = match &event.what {
            Happened::ExtraPlay(seat, kind) => {
                let limits = state.players[*seat].plays.iter().filter(|p| p.what == *kind);
                // Those of one use: a card's stay is in its cause.
                let until = state.history.iter().take_while(|e| e.seq <= event.seq);
                let granted = |e: &&Event| matches!(e.what, Happened::ExtraPlay(..));
                let same = |e: &&Event| e.cause.card == event.cause.card;
                let so_far = until.filter(granted).filter(same).count();
                held::extra_play(ability, so_far, &limits.map(|p| p.most).collect::<Vec<_>>())
            }
            Happened::Went { way: Way::Destroyed, .. } => {
                held::reached(ability, Why::Destroy, &meant)
            }
            Happened::Went { way: Way::Returned, .. } => {
                held::reached(ability, Why::Return, &meant)
            }
            Happened::Went { way: Way::Placed, .. } => held::reached(ability, Why::Place, &meant),
            Happened::PowerChanged(_, n) => held::reached(ability, Why::Choose, &meant)
                .or_else(|| held::number(ability, Claim::Power(*n))),
            Happened::Counters(_, Counter::Power, n) => held::counters(ability, *n),
            Happened::GainedVp(_, n) => held::number(ability, Claim::Vp(*n)),
            _ => None,
        };
        if let Some((rule, what)) = wrong {
            self.fault(def, rule, || what);
        }
    }
}
