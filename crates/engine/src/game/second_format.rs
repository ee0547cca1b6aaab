//! Saves of the second format, which are read and not written any more: the record as JSON, with the whole fingerprint of
//! each question.

use crate::game::content::{Content, Recorded, fingerprints};
use crate::game::setup::Setup;
use crate::game::start::Start;
use serde::Deserialize;

/// How many characters a fingerprint takes.
const DIGITS: usize = 6;

#[derive(Deserialize)]
struct Save {
    setup: Setup,
    seed: u64,
    answers: String,
    questions: String,
    #[serde(default)]
    start: Option<Start>,
}

/// Reads such a save; none if that is not what the text is.
pub(crate) fn read(text: &str) -> Option<Content> {
    let save: Save = serde_json::from_str(text).ok()?;
    let answers = Recorded::all(&save.answers, fingerprints(&save.questions, DIGITS)?)?;
    Some(Content { setup: save.setup, seed: save.seed, start: save.start, answers })
}
