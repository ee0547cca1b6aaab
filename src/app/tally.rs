//! What the finished games of a device add up to.

use crate::engine::ids::Seat;
use crate::engine::order::sort_by;
use serde::{Deserialize, Serialize};

/// A game that was played to its end on this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// The name it was saved under.
    pub id: String,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// Their factions' names.
    pub factions: Vec<Vec<String>>,
    /// The seats that have won.
    pub winners: Vec<Seat>,
    /// Turns played.
    pub turns: u32,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
}

impl Finished {
    fn has_won(&self, seat: usize) -> bool {
        self.winners.iter().any(|w| w.index() == seat)
    }
}

/// How often somebody or something was in a game, and won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// A player's or a faction's name.
    pub name: String,
    /// Games.
    pub played: usize,
    /// Games won, shared wins included.
    pub won: usize,
}

/// What games add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All games.
    pub games: usize,
    /// Turns of all games.
    pub turns: u32,
    /// Players by name: who has won most comes first.
    pub players: Vec<Score>,
    /// Factions: what has won most comes first.
    pub factions: Vec<Score>,
    /// The game with most turns; the first of several.
    pub longest: Option<Finished>,
}

impl Tally {
    /// Adds games up.
    #[must_use]
    pub fn of(games: &[Finished]) -> Tally {
        let mut tally = Tally { games: games.len(), ..Tally::default() };
        for game in games {
            tally.turns += game.turns;
            for (seat, name) in game.names.iter().enumerate() {
                count(&mut tally.players, name, game.has_won(seat));
            }
            for (seat, factions) in game.factions.iter().enumerate() {
                for faction in factions {
                    count(&mut tally.factions, faction, game.has_won(seat));
                }
            }
            if tally.longest.as_ref().is_none_or(|longest| game.turns > longest.turns) {
                tally.longest = Some(game.clone());
            }
        }
        for list in [&mut tally.players, &mut tally.factions] {
            sort_by(list, |a, b| (b.won, b.played, &a.name) < (a.won, a.played, &b.name));
        }
        tally
    }

    /// Turns a game, in tenths, rounded.
    #[must_use]
    pub fn tenths_of_turns(&self) -> usize {
        (self.turns as usize * 10 + self.games / 2).checked_div(self.games).unwrap_or(0)
    }
}

fn count(scores: &mut Vec<Score>, name: &str, won: bool) {
    let at = scores.iter().position(|s| s.name == name).unwrap_or_else(|| {
        scores.push(Score { name: name.to_owned(), played: 0, won: 0 });
        scores.len() - 1
    });
    scores[at].played += 1;
    scores[at].won += usize::from(won);
}

/// Takes games in among those there are: one of the same name takes the place of the other.
pub fn merge(games: &mut Vec<Finished>, new: Vec<Finished>) {
    for game in new {
        games.retain(|g| g.id != game.id);
        games.push(game);
    }
    sort_by(games, |a, b| (a.ended, &a.id) < (b.ended, &b.id));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str, names: [&str; 2], winners: &[u8], turns: u32) -> Finished {
        let pair = |a: &str, b: &str| vec![a.to_owned(), b.to_owned()];
        Finished {
            id: id.to_owned(),
            names: names.map(str::to_owned).to_vec(),
            factions: vec![pair("Red", "Blue"), pair("Green", "Grey")],
            winners: winners.iter().map(|&s| Seat(s)).collect(),
            turns,
            ended: u64::from(turns),
        }
    }

    fn scores(list: &[Score]) -> Vec<(&str, usize, usize)> {
        list.iter().map(|s| (s.name.as_str(), s.played, s.won)).collect()
    }

    #[test]
    fn games_are_added_up() {
        let games = [
            game("a", ["Ana", "Ben"], &[0], 10),
            game("b", ["Ben", "Ana"], &[0], 13),
            game("c", ["Ben", "Cem"], &[0, 1], 12),
        ];
        let tally = Tally::of(&games);
        assert_eq!(scores(&tally.players), [("Ben", 3, 2), ("Ana", 2, 1), ("Cem", 1, 1)]);
        assert_eq!(
            scores(&tally.factions),
            [("Blue", 3, 3), ("Red", 3, 3), ("Green", 3, 1), ("Grey", 3, 1)]
        );
        assert_eq!((tally.games, tally.tenths_of_turns()), (3, 117));
        assert_eq!(tally.longest.map(|g| g.id), Some("b".to_owned()));
    }

    #[test]
    fn nothing_adds_up_to_nothing() {
        let tally = Tally::of(&[]);
        assert_eq!((tally.tenths_of_turns(), tally.longest.as_ref()), (0, None));
    }

    #[test]
    fn a_game_that_ends_again_counts_once() {
        let mut games = vec![game("a", ["Ana", "Ben"], &[0], 10)];
        merge(
            &mut games,
            vec![game("b", ["Ana", "Ben"], &[1], 9), game("a", ["Ana", "Ben"], &[1], 11)],
        );
        let kept: Vec<(&str, u32)> = games.iter().map(|g| (g.id.as_str(), g.turns)).collect();
        assert_eq!(kept, [("b", 9), ("a", 11)]);
    }
}
