//! Who plays with what: the form for a new game without the form.

use super::lots::Lots;
use super::sets::Sets;
use crate::ai::computer::Computer;
use crate::desk::names::default_name;
use crate::engine::catalog::{Catalog, SetEntry};
use crate::engine::edition::{Edition, Printing};
use crate::engine::ids::FactionId;
use crate::engine::privacy::Privacy;
use crate::engine::setup::{BadSetup, Chair, Setup};

/// The fewest and the most players.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;
/// Factions a player.
pub const EACH: usize = 2;

/// How the factions are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Everybody takes what they like.
    Free,
    /// By lot.
    Random,
    /// In turns: one each clockwise, then one each in reverse order. The first is drawn by lot.
    Draft,
}

/// One player in the form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// What was typed; may be empty.
    pub name: String,
    /// In the order they were chosen, each in the printing it is played in.
    pub factions: [Option<Printing>; EACH],
    /// The computer that plays, if it is no person.
    pub computer: Option<Computer>,
}

impl Place {
    /// The factions that have been chosen.
    pub fn chosen(&self) -> impl Iterator<Item = FactionId> + '_ {
        self.factions.iter().flatten().map(|printing| printing.faction)
    }

    /// Whether this faction has been chosen, in whatever printing.
    #[must_use]
    pub fn has(&self, faction: FactionId) -> bool {
        self.chosen().any(|chosen| chosen == faction)
    }
}

/// Why a faction cannot be taken now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// The player has it already.
    Yours,
    /// That player has it, and each may be there only once.
    By(usize),
    /// Everybody has two factions.
    NobodyChooses,
}

/// The form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// The players clockwise; the first begins, unless lots are drawn.
    pub places: Vec<Place>,
    /// Which sets take part.
    pub sets: Sets,
    /// How factions are chosen.
    pub way: Way,
    /// Whether two players may have the same faction.
    pub same: bool,
    /// Whether all play with open hands.
    pub open: bool,
    /// Whether lots are drawn for who begins.
    pub lots: bool,
    /// Whether the titans of the chosen factions take part.
    pub titans: bool,
    /// The printing in which factions are taken.
    pub edition: Edition,
    /// Whether computers spare the only person.
    pub spares: bool,
    /// Who chooses next, if they choose freely and that player lacks a faction.
    pub chooser: usize,
    /// Who was drawn to choose first.
    pub first_pick: usize,
    /// The picks of the draft so far, oldest first.
    pub drafted: usize,
}

impl Lineup {
    /// An empty form.
    #[must_use]
    pub fn new(players: usize) -> Lineup {
        Lineup {
            places: vec![Place::default(); players],
            sets: Sets::default(),
            way: Way::Free,
            same: false,
            open: false,
            lots: false,
            titans: true,
            edition: Edition::Of2018,
            spares: true,
            chooser: 0,
            first_pick: 0,
            drafted: 0,
        }
    }

    /// The name of a player, typed or not.
    #[must_use]
    pub fn name(&self, place: usize) -> String {
        let typed = self.places.get(place).map_or("", |p| p.name.trim());
        if typed.is_empty() { default_name(place) } else { typed.to_owned() }
    }

    /// Sets the number of players. A draft starts again.
    pub fn resize(&mut self, players: usize, catalog: &Catalog, lots: &mut Lots) {
        self.places.resize_with(players, Place::default);
        self.chooser = self.chooser.min(players - 1);
        match self.way {
            Way::Free => {}
            Way::Random => self.deal(catalog, lots),
            Way::Draft => self.start_draft(lots),
        }
    }

    /// Changes which sets take part. Who has a faction keeps it, but for what was given by lot.
    pub fn play_with(&mut self, sets: Sets, catalog: &Catalog, lots: &mut Lots) {
        self.sets = sets;
        if self.way == Way::Random {
            self.deal(catalog, lots);
        }
    }

    /// The sets whose bases are in a game of the factions chosen so far.
    pub fn base_sets<'a>(&self, catalog: &'a Catalog) -> impl Iterator<Item = &'a SetEntry> {
        let chosen = self.places.iter().flat_map(Place::chosen).collect::<Vec<_>>();
        catalog.sets_of(&chosen).into_iter().map(|at| &catalog.sets[at])
    }

    /// Changes how factions are chosen.
    pub fn choose_by(&mut self, way: Way, catalog: &Catalog, lots: &mut Lots) {
        self.way = way;
        match way {
            Way::Free => {}
            Way::Random => self.deal(catalog, lots),
            Way::Draft => self.start_draft(lots),
        }
    }

    /// Takes all factions back and draws who chooses first.
    pub fn start_draft(&mut self, lots: &mut Lots) {
        self.clear();
        self.first_pick = lots.below(self.places.len());
    }

    /// Takes all factions back.
    pub fn clear(&mut self) {
        for place in &mut self.places {
            place.factions = [None; EACH];
        }
        self.drafted = 0;
    }

    /// Gives everybody two factions by lot.
    pub fn deal(&mut self, catalog: &Catalog, lots: &mut Lots) {
        self.clear();
        self.fill(catalog, lots);
    }

    /// Gives factions by lot to those who lack one.
    pub fn fill(&mut self, catalog: &Catalog, lots: &mut Lots) {
        let mut all = self.sets.factions(catalog);
        lots.shuffle(&mut all);
        for place in 0..self.places.len() {
            for slot in 0..EACH {
                if self.places[place].factions[slot].is_none() {
                    let free = all.iter().find(|&&f| self.may_have(place, f).is_ok());
                    self.places[place].factions[slot] = free.map(|&f| self.printing(f));
                }
            }
        }
    }

    /// A faction as it is taken now.
    fn printing(&self, faction: FactionId) -> Printing {
        Printing { faction, edition: self.edition }
    }

    /// Lets all factions be played in this printing, those that have been taken, too.
    pub fn print(&mut self, edition: Edition) {
        self.edition = edition;
        for chosen in self.places.iter_mut().flat_map(|p| &mut p.factions).flatten() {
            chosen.edition = edition;
        }
    }

    /// Lets one faction that has been taken be played in its other printing.
    pub fn print_other(&mut self, place: usize, slot: usize) {
        if let Some(chosen) = &mut self.places[place].factions[slot] {
            chosen.edition = chosen.edition.other();
        }
    }

    /// Whether a faction that has been taken has two printings, and not all of them are played in that of 2018.
    #[must_use]
    pub fn tells_printings(&self, catalog: &Catalog) -> bool {
        let taken = || self.places.iter().flat_map(|p| p.factions.iter().flatten());
        let two = |p: &&Printing| catalog.has_editions(p.faction);
        self.edition == Edition::Current || taken().filter(two).any(|p| p.edition != self.edition)
    }

    /// The seats in the order of the draft.
    #[must_use]
    pub fn draft_order(&self) -> Vec<usize> {
        let n = self.places.len();
        let there = (0..n).map(|i| (self.first_pick + i) % n);
        there.clone().chain(there.rev()).collect()
    }

    /// Who chooses next.
    #[must_use]
    pub fn chooses(&self) -> Option<usize> {
        let n = self.places.len();
        let lacks = |&p: &usize| self.places[p].factions.contains(&None);
        match self.way {
            Way::Draft => self.draft_order().get(self.drafted).copied(),
            Way::Free => (0..n).map(|i| (self.chooser + i) % n).find(lacks),
            Way::Random => None,
        }
    }

    /// Whether the one who chooses may take this faction.
    ///
    /// # Errors
    /// Why not.
    pub fn may_take(&self, faction: FactionId) -> Result<(), Taken> {
        let who = self.chooses().ok_or(Taken::NobodyChooses)?;
        self.may_have(who, faction)
    }

    fn may_have(&self, place: usize, faction: FactionId) -> Result<(), Taken> {
        let has = |p: &Place| p.has(faction);
        if has(&self.places[place]) {
            return Err(Taken::Yours);
        }
        match self.places.iter().position(has) {
            Some(other) if !self.same => Err(Taken::By(other)),
            _ => Ok(()),
        }
    }

    /// The players that have a faction.
    #[must_use]
    pub fn owners(&self, faction: FactionId) -> Vec<usize> {
        let has = |p: &usize| self.places[*p].has(faction);
        (0..self.places.len()).filter(has).collect()
    }

    /// The one who chooses takes this faction, if they may.
    pub fn take(&mut self, faction: FactionId) {
        if self.may_take(faction).is_err() {
            return;
        }
        let Some(who) = self.chooses() else { return };
        let printing = self.printing(faction);
        if let Some(slot) = self.places[who].factions.iter_mut().find(|f| f.is_none()) {
            *slot = Some(printing);
        }
        match self.way {
            Way::Draft => self.drafted += 1,
            Way::Free | Way::Random => self.chooser = who,
        }
    }

    /// Puts a faction back, and lets that player choose; not in a draft.
    pub fn put_back(&mut self, place: usize, slot: usize) {
        if self.way == Way::Free {
            self.places[place].factions[slot] = None;
            self.chooser = place;
        }
    }

    /// Takes the last pick of the draft back.
    pub fn undraft(&mut self) {
        let Some(last) = self.drafted.checked_sub(1) else { return };
        self.drafted = last;
        let who = self.draft_order()[last];
        if let Some(slot) = self.places[who].factions.iter_mut().rev().find(|f| f.is_some()) {
            *slot = None;
        }
    }

    /// Seats everybody so that this player begins, in the same circle.
    pub fn begin_with(&mut self, place: usize) {
        let n = self.places.len();
        // Whoever has not typed a name keeps the one they were called by.
        for p in 0..n {
            self.places[p].name = self.name(p);
        }
        self.places.rotate_left(place);
        let moved = |p: usize| (p + n - place) % n;
        (self.chooser, self.first_pick) = (moved(self.chooser), moved(self.first_pick));
    }

    /// Draws lots for who begins, if that is wanted.
    pub fn draw_first(&mut self, lots: &mut Lots) {
        if std::mem::take(&mut self.lots) {
            self.begin_with(lots.below(self.places.len()));
        }
    }

    /// Forbids or allows the same faction twice; forbidding takes the later ones back.
    pub fn allow_same(&mut self, same: bool) {
        self.same = same;
        if same {
            return;
        }
        if self.way == Way::Draft {
            while self.has_twice() {
                self.undraft();
            }
        }
        for place in 1..self.places.len() {
            for slot in 0..EACH {
                let taken = self.places[place].factions[slot].map(|printing| printing.faction);
                let mut before = self.places[..place].iter();
                if taken.is_some_and(|faction| before.any(|p| p.has(faction))) {
                    self.places[place].factions[slot] = None;
                }
            }
        }
    }

    fn has_twice(&self) -> bool {
        self.places.iter().flat_map(Place::chosen).any(|f| self.owners(f).len() > 1)
    }

    /// The first player who lacks factions, and how many.
    #[must_use]
    pub fn lacks(&self) -> Option<(usize, usize)> {
        let lacks = |p: &Place| p.factions.iter().filter(|f| f.is_none()).count();
        self.places.iter().map(lacks).enumerate().find(|&(_, n)| n > 0)
    }

    /// The game.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn setup(mut self, catalog: &Catalog, lots: &mut Lots) -> Result<Setup, BadSetup> {
        self.draw_first(lots);
        let chair = |n: usize| {
            let factions = self.places[n].factions.iter().flatten();
            let factions = factions.map(|&printing| catalog.printing_name(printing)).collect();
            Chair { name: self.name(n), factions }
        };
        let chairs = (0..self.places.len()).map(chair).collect();
        let privacy = if self.open { Privacy::Exact } else { Privacy::Table };
        let setup = Setup::checked(catalog, chairs, privacy)?;
        Ok(if self.titans { setup.with_titans(catalog) } else { setup })
    }
}

#[cfg(test)]
#[path = "lineup_tests.rs"]
mod tests;
