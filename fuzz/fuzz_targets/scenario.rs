//! Arbitrary text as a scenario file: it plays, or the report says what is wrong and where.
#![no_main]

use libfuzzer_sys::fuzz_target;
use smashup::cards::catalog;
use smashup::scenario;

fuzz_target!(|text: &str| {
    if let Err(failure) = scenario::run(catalog(), "a.toml", text) {
        // What is missing at the end may be said of the line after the last.
        assert!((1..=text.split('\n').count()).contains(&failure.line), "{failure}");
        assert!(!failure.expected.is_empty() && !failure.found.is_empty(), "{failure}");
    }
});
