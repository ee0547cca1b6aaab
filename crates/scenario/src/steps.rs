//! The steps of a file, read.

use super::answer::Written;
use super::expect::{self, Expect};
use super::file::{Problem, StepPart, Text};
use super::main_key::Main;
use super::names::Book;
use super::run::Mismatch;
use super::said::{Said, Thing};
use engine::ids::Seat;
use toml::Spanned;

/// One step.
pub(super) struct Step {
    /// Its line in the file.
    pub(super) line: usize,
    pub(super) by: Option<Seat>,
    /// The main key as written and read.
    pub(super) main: Option<(String, Main)>,
    pub(super) refuse: Option<(String, Main)>,
    pub(super) picks: Vec<Written>,
    pub(super) order: Vec<Written>,
    pub(super) never: Vec<Written>,
    pub(super) hold: bool,
    /// Expectations as written and read.
    pub(super) expect: Vec<(String, Expect)>,
}

impl Step {
    /// Whether it makes no move and only says what cannot be done.
    pub(super) fn only_refuses(&self) -> bool {
        self.refuse.is_some() && self.main.is_none() && self.picks.is_empty()
    }

    /// What is wrong if `refuse` names something legal.
    pub(super) fn not_refused(&self) -> Mismatch {
        let words = self.refuse.as_ref().map_or("", |(words, _)| words);
        Mismatch::new(format!("{words} to be refused"), "it is legal")
    }
}

/// Reads the steps.
///
/// # Errors
/// The first thing that cannot be read, with its line.
pub(super) fn read(
    text: Text,
    parts: &[Spanned<StepPart>],
    book: Book,
) -> Result<Vec<Step>, Problem> {
    parts.iter().map(|part| step(text, part, book)).collect()
}

fn step(text: Text, part: &Spanned<StepPart>, book: Book) -> Result<Step, Problem> {
    let step = part.get_ref();
    let written = |mentions: &[Spanned<String>]| -> Result<Vec<Written>, Problem> {
        let one = |mention: &Spanned<String>| {
            let said = Said::parse(mention.get_ref(), book);
            let said = said.map_err(|what| text.problem(mention, what))?;
            Ok(Written { text: mention.get_ref().clone(), said, used: false })
        };
        mentions.iter().map(one).collect()
    };
    let refuse = step.refuse.as_ref().map(|words| {
        let main = Main::parse(words.get_ref(), book).map_err(|what| text.problem(words, what))?;
        Ok((words.get_ref().clone(), main))
    });
    let expect = step.expect.iter().map(|words| {
        let expect = expect::parse(words.get_ref(), book);
        let expect =
            expect.map_err(|what| text.problem(words, format!("{}: {what}", words.get_ref())))?;
        Ok((words.get_ref().clone(), expect))
    });
    Ok(Step {
        line: text.line_of(part),
        by: step.by.map(|n| book.seat(n)).transpose().map_err(|what| text.problem(part, what))?,
        main: main(text, part, book)?,
        refuse: refuse.transpose()?,
        picks: written(&step.picks)?,
        order: written(&step.order)?,
        never: written(&step.never)?,
        hold: step.hold,
        expect: expect.collect::<Result<_, Problem>>()?,
    })
}

/// The main key; there is one at most.
fn main(
    text: Text,
    part: &Spanned<StepPart>,
    book: Book,
) -> Result<Option<(String, Main)>, Problem> {
    let step = part.get_ref();
    if let Some(words) = &step.uncover {
        let what = "no card lets anybody uncover a buried card as a free choice yet";
        return Err(text.problem(words, what));
    }
    let keys = [
        ("play", &step.play),
        ("talent", &step.talent),
        ("use", &step.used),
        ("titan", &step.titan),
    ];
    let makes: [fn(Thing) -> Main; 4] = [Main::Play, Main::Talent, Main::Use, Main::Titan];
    let mut found = Vec::new();
    for ((key, words), make) in keys.into_iter().zip(makes) {
        if let Some(words) = words {
            let thing = Thing::parse(words.get_ref(), book);
            let thing = thing.map_err(|what| text.problem(words, what))?;
            found.push((format!("{key} \"{}\"", words.get_ref()), make(thing)));
        }
    }
    if step.end {
        found.push(("end".to_owned(), Main::End));
    }
    if found.len() > 1 {
        return Err(text.problem(part, "a step has one of play, talent, use, titan and end"));
    }
    Ok(found.pop())
}
