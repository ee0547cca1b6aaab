//! How a game stands, in a few lines that are heard or read at once.

use super::{Left, ended};

/// What the lines are called.
pub const TITLE: &str = "How it stands";

/// Whose turn it is: that of who listens, or of somebody by name.
#[must_use]
pub fn turn(of: Option<&str>) -> String {
    match of {
        None => "It is your turn.".to_owned(),
        Some(name) => format!("It is {name}'s turn."),
    }
}

/// Who is asked, who listens or somebody by name, and what.
#[must_use]
pub fn asked(who: Option<&str>, question: &str) -> String {
    ended(match who {
        None => format!("You decide: {question}"),
        Some(name) => format!("{name} decides: {question}"),
    })
}

/// What can still be played.
#[must_use]
pub fn plays(left: &[Left]) -> String {
    let of = |Left { many, what }: &Left| match many {
        None => what.clone(),
        Some(0) => format!("no {what}"),
        Some(many) => format!("{many} {what}"),
    };
    format!("Plays left: {}.", left.iter().map(of).collect::<Vec<_>>().join(", "))
}

/// A base as it stands.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// Its name.
    pub name: &'a str,
    /// The power there.
    pub sum: i32,
    /// Its breakpoint.
    pub breakpoint: i32,
    /// Who has the most power there; several are tied.
    pub first: &'a [String],
    /// How much that is.
    pub most: i32,
    /// Whether the first is who listens, alone.
    pub you: bool,
    /// The others there, as in "Ben 5".
    pub others: &'a [String],
    /// Whether it scores, or will.
    pub scores: bool,
}

/// The line of a base.
#[must_use]
pub fn site(site: &Site) -> String {
    let Site { name, sum, breakpoint, first, most, you, others, scores } = *site;
    let scores = if scores { ", scores" } else { "" };
    let leads = match first {
        [] => "nobody is there".to_owned(),
        [one] if you => format!("{one} lead with {most}"),
        [one] => format!("{one} leads with {most}"),
        [rest @ .., last] => format!("{} and {last} lead with {most}", rest.join(", ")),
    };
    let others: String = others.iter().map(|other| format!(", {other}")).collect();
    format!("{name} {sum} of {breakpoint}{scores}: {leads}{others}.")
}

/// The line of the points of all, as in "Ana 5".
#[must_use]
pub fn points(points: &[String]) -> String {
    format!("Points: {}.", points.join(", "))
}

/// The line of a hand, with how many of its cards can be played.
#[must_use]
pub fn hand(cards: usize, playable: usize) -> String {
    match playable {
        0 => format!("You hold {}.", some(cards, "card")),
        n => format!("You hold {}; {n} can be played.", some(cards, "card")),
    }
}

/// "no card", "1 card", "2 cards".
fn some(n: usize, what: &str) -> String {
    match n {
        0 => format!("no {what}"),
        1 => format!("1 {what}"),
        n => format!("{n} {what}s"),
    }
}
