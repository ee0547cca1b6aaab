//! Computers in the form: who sits on which place.

use super::lineup::Lineup;
use super::lots::Lots;
use crate::ai::Level;
use crate::ai::computer::{Computer, TEMPERAMENTS};
use crate::desk::Crew;
use crate::engine::catalog::Catalog;
use crate::engine::setup::{BadSetup, Setup};
use crate::words::page::t;

impl Lineup {
    /// A form for one person against one computer, with factions by lot.
    #[must_use]
    pub fn against(
        level: Level,
        sets: super::sets::Sets,
        catalog: &Catalog,
        lots: &mut Lots,
    ) -> Lineup {
        let mut lineup =
            Lineup { sets, lots: true, ..Lineup::new(*super::lineup::PLAYERS.start()) };
        lineup.sit(1, Some(level), lots);
        lineup.choose_by(super::lineup::Way::Random, catalog, lots);
        lineup
    }

    /// Puts a computer of this level on a place, or a person. A computer that comes new gets a name and a temperament
    /// by lot; somebody's typed name stays.
    pub fn sit(&mut self, place: usize, level: Option<Level>, lots: &mut Lots) {
        let mut names: Vec<&str> = t().computers.names.to_vec();
        names.retain(|name| self.places.iter().all(|p| p.name != *name));
        let place = &mut self.places[place];
        let named_here = t().computers.names.contains(&place.name.as_str());
        match (level, place.computer) {
            (Some(level), Some(computer)) => place.computer = Some(Computer { level, ..computer }),
            (Some(level), None) => {
                let (temperament, _) = TEMPERAMENTS[lots.below(TEMPERAMENTS.len())];
                place.computer = Some(Computer { level, temperament });
                if place.name.trim().is_empty() {
                    place.name = names[lots.below(names.len())].to_owned();
                }
            }
            (None, _) => {
                place.computer = None;
                if named_here {
                    place.name.clear();
                }
            }
        }
    }

    /// After the number of players has grown from `before`: where one person plays against computers, those who come
    /// are computers too.
    pub fn sit_down(&mut self, before: usize, lots: &mut Lots) {
        let alone = self.crew().alone(before.min(self.places.len()));
        let level = self.places.iter().find_map(|p| p.computer).map(|c| c.level);
        if alone.is_some() {
            (before..self.places.len()).for_each(|place| self.sit(place, level, lots));
        }
    }

    /// Who is a computer.
    #[must_use]
    pub fn crew(&self) -> Crew {
        Crew::of(self.places.iter().map(|p| p.computer), self.spares)
    }

    /// The game, with those who sit at it.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn seated(mut self, catalog: &Catalog, lots: &mut Lots) -> Result<(Setup, Crew), BadSetup> {
        self.draw_first(lots);
        let crew = self.crew();
        Ok((self.setup(catalog, lots)?, crew))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::start::sets::Sets;
    use crate::cards::catalog;

    #[test]
    fn against_the_computer_all_is_ready() {
        let mut lots = Lots::new(3);
        let lineup = Lineup::against(Level::Medium, Sets::default(), catalog(), &mut lots);
        assert_eq!(lineup.lacks(), None);
        assert!(t().computers.names.contains(&lineup.name(1).as_str()));
        assert_eq!(lineup.crew().alone(2).map(|s| s.0), Some(0));
        for seed in 0..8 {
            let (setup, crew) =
                lineup.clone().seated(catalog(), &mut Lots::new(seed)).expect("it can be played");
            let named =
                |name: &str| setup.players.iter().position(|c| c.name == name).expect("there");
            assert_eq!(crew.alone(2).map(|s| s.index()), Some(named("Player 1")), "whoever begins");
        }
    }

    #[test]
    fn names_come_and_go_with_computers_but_for_typed_ones() {
        let mut lots = Lots::new(1);
        let mut lineup = Lineup::new(4);
        for place in 0..4 {
            lineup.sit(place, Some(Level::Easy), &mut lots);
        }
        for place in 0..4 {
            let same = lineup.places.iter().filter(|p| p.name == lineup.places[place].name);
            assert_eq!(same.count(), 1, "four different names");
        }
        let (name, first) = (lineup.name(0), lineup.places[0].computer.expect("a computer"));
        lineup.sit(0, Some(Level::Hard), &mut lots);
        assert_eq!(lineup.name(0), name);
        assert_eq!(lineup.places[0].computer, Some(Computer { level: Level::Hard, ..first }));
        lineup.sit(0, None, &mut lots);
        assert_eq!((lineup.places[0].name.as_str(), lineup.places[0].computer), ("", None));
        lineup.places[1].name = "Deep Thought".to_owned();
        lineup.sit(1, None, &mut lots);
        assert_eq!(lineup.name(1), "Deep Thought");
    }

    #[test]
    fn those_who_come_to_somebody_alone_are_computers() {
        let (mut lots, all) = (Lots::new(3), catalog());
        let mut lineup = Lineup::against(Level::Hard, Sets::default(), all, &mut lots);
        lineup.resize(4, all, &mut lots);
        lineup.sit_down(2, &mut lots);
        assert_eq!(lineup.crew().alone(4).map(|s| s.0), Some(0));
        assert!(
            lineup.places[1..].iter().all(|p| p.computer.is_some_and(|c| c.level == Level::Hard))
        );
        let mut people = Lineup::new(2);
        people.resize(3, all, &mut lots);
        people.sit_down(2, &mut lots);
        assert!(!people.crew().any());
    }
}
