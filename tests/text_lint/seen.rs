//! What was seen of each ability: the questions it asked, what it caused, and where that is against its text.

use crate::about;
use crate::clauses::Alternative;
use crate::text::{self, Sentence};
use smashup::engine::ability::Label;
use smashup::engine::act::Act;
use smashup::engine::catalog::Catalog;
use smashup::engine::def::CardDef;
use smashup::engine::ids::{CardId, DefId, Ref};
use smashup::engine::question::{Ask, Pick, Why};
use smashup::engine::ran::Ran;
use smashup::engine::session::Session;
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
    /// What it says of each of several was seen of more than one.
    pub several: bool,
    /// The highest power of a minion it reached.
    pub power: Option<i32>,
}

/// An ability, its sentences, and what was seen of it.
pub struct Ability {
    pub act: Act,
    /// It is only used if its player wants: offering to do nothing then takes nothing away.
    pub used_by_choice: bool,
    /// The games in which it ran.
    pub ran: u32,
    pub sentences: Vec<Sentence>,
    pub kept: Vec<Kept>,
    /// The alternative that is carried out, or was last: "... OR ...".
    pub chosen: Option<Alternative>,
}

impl Ability {
    pub fn read(def: &CardDef, index: u8, ability: &smashup::engine::ability::Ability) -> Ability {
        let sentences = text::sentences(def, index);
        let kept = vec![Kept::default(); sentences.len()];
        let used_by_choice = matches!(ability.label, Label::Special | Label::Talent);
        Ability { act: ability.act, used_by_choice, ran: 0, sentences, kept, chosen: None }
    }

    /// The sentences that are to be kept now.
    pub fn open(&self) -> impl Iterator<Item = &Sentence> + Clone {
        self.sentences.iter().filter(|s| s.is_open(self.chosen))
    }

    /// Whether its text offers so many alternatives.
    fn has_alternatives(&self, n: usize) -> bool {
        self.sentences.iter().any(|s| s.alternative.is_some_and(|a| a.of == n))
    }

    /// The positions of those that a question of this kind can belong to.
    pub fn about(&self, why: Why) -> Vec<usize> {
        // Whoever chooses between alternatives has carried out none.
        let chosen = self.chosen.filter(|_| why != Why::Mode);
        about::about(&self.sentences, |s| s.is_open(chosen), why)
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
    /// How often a sentence of a card has let pick one card in a use of it in a turn: "up to three", one after the other.
    pub singly: BTreeMap<(Ref, Key, usize, (u32, usize)), u16>,
    /// Which of the ends that are asked for one after the other a card has asked for in a turn.
    pub ends: BTreeMap<(Ref, Key, u32), Vec<usize>>,
    /// The ability whose alternatives were asked for last, and their words.
    choosing: Option<(Key, Vec<&'static str>)>,
    /// The turn of the position looked at.
    pub turn: u32,
    /// What was asked last.
    last: Option<Ask>,
    /// The card that the last answer takes counters from.
    pub giver: Option<CardId>,
    /// The cards that have taken the place of others in this game, or joined them.
    pub takers: Vec<CardId>,
    /// The cards of which it was said where they will go instead of the discard pile.
    pub declared: Vec<Ref>,
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
            ends: BTreeMap::new(),
            choosing: None,
            turn: 0,
            last: None,
            giver: None,
            takers: Vec::new(),
            declared: Vec::new(),
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
        self.ends.clear();
        self.takers.clear();
        self.declared.clear();
        self.choosing = None;
        self.last = None;
        self.abilities.values_mut().for_each(|ability| ability.chosen = None);
    }

    /// Looks at a game after an answer.
    pub fn look(&mut self, game: &Session) {
        for row in self.running.look(game) {
            self.ability((row.def, row.index)).into_iter().for_each(|ability| ability.ran += 1);
        }
        let state = game.state();
        self.turn = state.turn;
        let (events, forced) = self.known;
        self.known = (game.log().len(), game.forced().len());
        let picks = game.answers().last().map_or(&[][..], |answer| &answer.picks);
        self.answered(picks);
        let mut events = game.log()[events..].iter().peekable();
        for forced in &game.forced()[forced..] {
            while let Some(event) = events.next_if(|event| event.seq < forced.seq) {
                self.event(state, event);
            }
            self.question(&forced.ask, forced.cards.clone(), None);
            self.chooses(&forced.ask, &forced.ask.options);
        }
        events.for_each(|event| self.event(state, event));
        self.last = game.ask().cloned();
        let Some(ask) = game.ask() else { return };
        let cards = ask.options.iter().map(|p| p.card().map(|c| state.snapshot(c))).collect();
        self.question(ask, cards, Some(state));
        if ask.why == Why::PlayCards {
            self.standing(state, ask);
        }
    }

    /// What the last answer says of what follows.
    fn answered(&mut self, picks: &[Pick]) {
        self.giver = None;
        let Some(ask) = self.last.take() else { return };
        match ask.why {
            Why::CountersFrom => self.giver = picks.first().and_then(|p| p.card()),
            Why::Join => self.takers.extend(picks.iter().filter_map(|p| p.card())),
            _ => self.chooses(&ask, picks),
        }
    }

    /// One of the alternatives of a text was chosen. A second one, which another card grants, is asked for in that card's name
    /// and with the same words.
    fn chooses(&mut self, ask: &Ask, picks: &[Pick]) {
        let (Why::Mode, Some(def), Some(index)) = (ask.why, ask.def, ask.ability) else { return };
        let granted =
            self.choosing.take().filter(|(key, words)| key.0 != def && *words == ask.modes);
        let own = self.ability((def, index)).filter(|a| a.has_alternatives(ask.modes.len()));
        let key = granted.filter(|_| own.is_none()).map_or((def, index), |(key, _)| key);
        if let (Some(ability), Some(&Pick::Mode(at))) = (self.ability(key), picks.first()) {
            ability.chosen = Some(Alternative { at, of: ask.modes.len() });
        }
        self.choosing = Some((key, ask.modes.clone()));
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
}
