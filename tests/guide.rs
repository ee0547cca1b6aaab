//! The tables of docs/CARDS-GUIDE.md have every word that card files can say, and no other.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    fs::read_to_string(path).expect("a readable file")
}

/// The name a piece of code begins with.
fn name(code: &str) -> &str {
    let end = code.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(code.len());
    &code[..end]
}

/// The words in the second column of the guide's tables: `cx.draw`, `eye.any`, `.may`, `destroy`, `Select`.
fn words_of_the_guide() -> BTreeSet<String> {
    let guide = read("docs/CARDS-GUIDE.md");
    let rows = guide.lines().filter(|l| l.starts_with('|') && !l.contains("the file says"));
    let column = |row: &str| {
        let row = row.trim_end_matches('|');
        row.rsplit('|').next().unwrap_or_default().to_owned()
    };
    let mut words = BTreeSet::new();
    for said in rows.map(column) {
        let quoted = said.split('`').skip(1).step_by(2);
        words.extend(quoted.map(|code| code.split('(').next().unwrap_or_default().to_owned()));
    }
    words
}

/// The public functions of the blocks of a file that begin with `head`, without its tests.
fn functions(text: &str, head: &str) -> Vec<(String, String)> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut inside = false;
    let mut found = Vec::new();
    for line in code.lines() {
        if line.starts_with("impl") {
            let of = line.trim_start_matches("impl<'a>").trim_start_matches("impl");
            inside = of.trim_start().starts_with(head);
        } else if line.starts_with('}') {
            inside = false;
        }
        let declared = line.strip_prefix("    pub const fn ");
        let declared = declared.or_else(|| line.strip_prefix("    pub fn "));
        if let Some(declared) = declared.filter(|_| inside) {
            found.push((name(declared).to_owned(), declared.to_owned()));
        }
    }
    found
}

/// All words: what the prelude and the idioms name, and the methods of what it names.
fn words_of_the_code() -> BTreeSet<String> {
    let engine = "crates/engine/src";
    let mut words = BTreeSet::new();
    for path in common::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(engine), "rs") {
        let text = fs::read_to_string(path).expect("a readable source file");
        words.extend(functions(&text, "Cx<").into_iter().map(|(name, _)| format!("cx.{name}")));
        words.extend(functions(&text, "Eye<").into_iter().map(|(name, _)| format!("eye.{name}")));
    }
    let builders = [
        ("print/select.rs", "Select"),
        ("print/ability.rs", "Ability"),
        ("print/def.rs", "CardDef"),
        ("nouns/play.rs", "Permission"),
    ];
    for (file, of) in builders {
        let text = read(&format!("{engine}/{file}"));
        // What describes further takes and gives the description by value.
        let gives = format!("-> {of} {{");
        let further = |(_, line): &(String, String)| {
            (line.contains("(self") || line.contains("(mut self")) && line.ends_with(&gives)
        };
        let builders = functions(&text, of).into_iter().filter(further);
        words.extend(builders.map(|(name, _)| format!(".{name}")));
    }
    let idioms = read("crates/cards/src/idioms.rs");
    let declared = |line: &str| {
        let line = line.strip_prefix("pub const fn ").or_else(|| line.strip_prefix("pub fn "))?;
        Some(name(line).to_owned())
    };
    words.extend(idioms.lines().filter_map(declared));
    let prelude = read(&format!("{engine}/cards.rs"));
    for used in prelude.split("pub use ").skip(1) {
        let used = used.split(';').next().unwrap_or_default();
        let list = used.split_once('{').map_or(used, |(_, list)| list.trim_end_matches('}'));
        let names = list.split(',').map(|n| n.rsplit("::").next().unwrap_or_default().trim());
        words.extend(names.filter(|n| !n.is_empty()).map(str::to_owned));
    }
    words
}

#[test]
fn the_guide_has_every_word_of_card_files_and_no_other() {
    let (guide, code) = (words_of_the_guide(), words_of_the_code());
    let unknown: Vec<_> = guide.difference(&code).collect();
    assert!(unknown.is_empty(), "in the guide, but no word: {unknown:?}");
    let missing: Vec<_> = code.difference(&guide).collect();
    assert!(missing.is_empty(), "a word, but not in the guide: {missing:?}");
}
