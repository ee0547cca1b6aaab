//! The drawing of a game's course: where its lines go.

use crate::app::stand::Moment;
use crate::engine::GOAL;
use crate::engine::order::sort_by_key;

/// How wide the drawing is, in its own units.
pub const WIDTH: i32 = 320;
/// How high it is.
pub const HEIGHT: i32 = 150;
/// Where the lines begin and end, from the left.
pub const ACROSS: [i32; 2] = [24, 276];
/// From the top: where the most points lie, and the fewest.
const DOWN: [i32; 2] = [10, 128];
/// How far two numbers are apart at least, from line to line of writing.
const LINE: i32 = 14;
/// How far lines are apart that say the same.
const BESIDE: i32 = 2;

/// The drawing.
pub struct Graph {
    /// The line of each player: its points, as pairs of numbers.
    pub lines: Vec<String>,
    /// How far down the number at the end of each line stands.
    pub ends: Vec<i32>,
    /// How far down the points that end the game lie.
    pub goal: i32,
    /// How far down no points lie.
    pub none: i32,
}

/// Draws a course that ended in this turn.
#[must_use]
pub fn graph(course: &[Moment], last: u32) -> Graph {
    let first = course.first().map_or(0, |m| m.turn);
    let turns = i64::from(last.saturating_sub(first).max(1));
    let all = || course.iter().flat_map(|m| m.vp.iter().copied());
    let (most, least) = (all().fold(GOAL, i32::max), all().fold(0, i32::min));
    let x = |turn: u32| {
        let along = i64::from(turn.saturating_sub(first)).min(turns);
        ACROSS[0] + (i64::from(ACROSS[1] - ACROSS[0]) * along / turns) as i32
    };
    let y = |vp: i32| DOWN[1] - (DOWN[1] - DOWN[0]) * (vp - least) / (most - least);
    let seats = course.first().map_or(0, |m| m.vp.len());
    let height = |seat: usize, moment: &Moment| {
        let beside = BESIDE * (2 * seat as i32 + 1 - seats as i32) / 2;
        y(moment.vp.get(seat).copied().unwrap_or(0)) + beside
    };
    let line = |seat: usize| {
        let mut points = String::new();
        let mut before = None;
        for moment in course {
            let (x, y) = (x(moment.turn), height(seat, moment));
            // Points stay as they are until the turn that changes them.
            if let Some(before) = before.replace(y) {
                points.push_str(&format!("{x},{before} "));
            }
            points.push_str(&format!("{x},{y} "));
        }
        before.map_or(points.clone(), |y| format!("{points}{},{y}", ACROSS[1]))
    };
    let end = |seat: usize| course.last().map_or(DOWN[1], |last| height(seat, last));
    Graph {
        lines: (0..seats).map(line).collect(),
        ends: apart((0..seats).map(end).collect()),
        goal: y(GOAL),
        none: y(0),
    }
}

/// The same heights, so far apart that what is written there can be read: each stays or is moved down, and all are moved up
/// where they would end below the drawing.
fn apart(heights: Vec<i32>) -> Vec<i32> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    sort_by_key(&mut order, |&seat| heights[seat]);
    let mut moved = heights;
    let mut free = i32::MIN;
    for &seat in &order {
        moved[seat] = moved[seat].max(free);
        free = moved[seat] + LINE;
    }
    let mut limit = HEIGHT - LINE / 2;
    for &seat in order.iter().rev() {
        moved[seat] = moved[seat].min(limit);
        limit = moved[seat] - LINE;
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(turn: u32, vp: [i32; 2]) -> Moment {
        Moment { turn, vp: vp.to_vec() }
    }

    #[test]
    fn points_rise_in_steps() {
        let course = [moment(0, [0, 0]), moment(5, [4, 0]), moment(10, [4, 15])];
        let graph = graph(&course, 10);
        assert_eq!(graph.lines[0], "24,127 150,127 150,96 276,96 276,96 276,96");
        assert_eq!(graph.lines[1], "24,129 150,129 150,129 276,129 276,11 276,11");
        assert_eq!((graph.goal, graph.none), (10, 128));
    }

    #[test]
    fn numbers_are_apart() {
        assert_eq!(apart(vec![20, 80]), [20, 80]);
        assert_eq!(apart(vec![20, 20, 30]), [20, 34, 48]);
        let low = apart(vec![130, 128, 129, 20]);
        assert_eq!(low, [143, 115, 129, 20]);
    }

    #[test]
    fn more_and_less_than_usual_have_room() {
        let all = [moment(0, [0, 0]), moment(1, [-2, 18])];
        let graph = graph(&all, 1);
        for line in &graph.lines {
            let heights = line.split(' ').filter_map(|p| p.split_once(',')?.1.parse::<i32>().ok());
            assert!(heights.clone().all(|y| (0..HEIGHT).contains(&y)), "{line}");
        }
        assert!(graph.goal > 10 && graph.none < 128);
    }
}
