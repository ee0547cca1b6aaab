//! What a save holds, whatever its format.

use crate::game::setup::Setup;
use crate::game::start::Start;

/// What a save of any format holds.
pub(crate) struct Content {
    pub(crate) setup: Setup,
    pub(crate) seed: u64,
    pub(crate) start: Option<Start>,
    pub(crate) answers: Vec<Recorded>,
}

/// An answer as it was recorded.
pub(crate) struct Recorded {
    /// Its picks, separated by commas.
    pub(crate) picks: String,
    /// The fingerprint of its question, by the rule of its format.
    pub(crate) fingerprint: u32,
}

impl Recorded {
    /// Answers with a dot at the end of each, and what their questions were; none if these are not as many.
    pub(crate) fn all(answers: &str, questions: Vec<u32>) -> Option<Vec<Recorded>> {
        let answers: Vec<&str> = answers.split_terminator('.').collect();
        let recorded =
            |(picks, fingerprint): (&str, u32)| Recorded { picks: picks.to_owned(), fingerprint };
        let as_many = answers.len() == questions.len();
        as_many.then(|| answers.into_iter().zip(questions).map(recorded).collect())
    }
}

/// What fingerprints are written with, six bits a character.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// So many characters for a fingerprint, its lowest bits first.
pub(crate) fn digits(fingerprint: u32, count: usize) -> impl Iterator<Item = char> {
    (0..count).map(move |n| char::from(ALPHABET[(fingerprint >> (6 * n)) as usize % 64]))
}

/// Reads fingerprints of so many characters one after the other; none if that is not what the text is.
pub(crate) fn fingerprints(text: &str, count: usize) -> Option<Vec<u32>> {
    let one = |digits: &[u8]| {
        digits.iter().rev().try_fold(0_u32, |number, digit| {
            let value = ALPHABET.iter().position(|d| d == digit)? as u32;
            Some(number.checked_mul(64)? | value)
        })
    };
    let whole = text.len().is_multiple_of(count);
    whole.then(|| text.as_bytes().chunks(count).map(one).collect()).flatten()
}
