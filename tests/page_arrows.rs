//! How the files of the page and of the desk use each other: no circle, the desk below the page, and the game itself in
//! nobody's hands who draws.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A file's own code: without comments and without its own tests.
fn code(text: &str) -> String {
    let tests = text.find("#[cfg(test)]\nmod tests").unwrap_or(text.len());
    let lines = text[..tests].lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The files of the page and of what it stands on.
fn page() -> BTreeMap<String, String> {
    ["app", "desk", "lesson", "story"].into_iter().flat_map(modules).collect()
}

/// The files of a folder of `src` by their paths as modules, such as `app::table::page`.
fn modules(folder: &str) -> BTreeMap<String, String> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut modules = BTreeMap::new();
    for path in common::files(&src.join(folder), "rs") {
        let inside = path.strip_prefix(&src).expect("a file of src").with_extension("");
        let mut parts: Vec<&str> = inside.iter().filter_map(|p| p.to_str()).collect();
        if parts.contains(&"tests") || parts.last().is_some_and(|p| p.ends_with("_tests")) {
            continue;
        }
        parts.retain(|&p| p != "mod");
        let text = fs::read_to_string(&path).expect("a readable source file");
        modules.insert(parts.join("::"), code(&text));
    }
    modules
}

/// The paths of a `use`: `a::{b, c::{d, e}}` are `a::b`, `a::c::d` and `a::c::e`.
fn expand(before: &str, tree: &str, paths: &mut Vec<String>) {
    let Some((head, rest)) = tree.split_once('{') else {
        let name = tree.split(" as ").next().unwrap_or_default();
        return paths.push(format!("{before}{}", name.trim()));
    };
    let before = format!("{before}{}", head.trim());
    let inner = rest.rsplit_once('}').map_or(rest, |(inner, _)| inner);
    let (mut depth, mut from) = (0, 0);
    for (at, c) in inner.char_indices().chain([(inner.len(), ',')]) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                if !inner[from..at].trim().is_empty() {
                    expand(&before, inner[from..at].trim(), paths);
                }
                from = at + 1;
            }
            _ => {}
        }
    }
}

/// All paths that a file names, in its `use`s and in its code.
fn paths(code: &str) -> Vec<String> {
    let mut paths = Vec::new();
    for statement in code.split(';') {
        let used = statement.rfind("use ").filter(|&at| {
            let line = statement[..at].rsplit('\n').next().unwrap_or_default().trim();
            line.is_empty() || line.starts_with("pub")
        });
        if let Some(at) = used {
            expand("", &statement[at + 4..], &mut paths);
        }
    }
    for root in ["crate::", "super::", "self::"] {
        for (at, _) in code.match_indices(root) {
            let name = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
            let path = code[at..].split(|c: char| !name(c)).next().unwrap_or_default();
            // A tree of names has been expanded above, and the rest of a path is no path.
            let inside = code[..at].ends_with(':') || code[at + path.len()..].starts_with('{');
            if !inside {
                paths.push(path.trim_end_matches(':').to_owned());
            }
        }
    }
    paths
}

/// The module of a list that a path in the code of `file` leads into.
fn meant(modules: &BTreeMap<String, String>, file: &str, path: &str) -> Option<String> {
    let mut at: Vec<&str> = file.split("::").collect();
    let mut parts = path.split("::").peekable();
    match parts.peek().copied()? {
        "crate" => {
            parts.next();
            at.clear();
        }
        "super" | "self" => {
            while let Some(&part) = parts.peek().filter(|&&p| p == "super" || p == "self") {
                if part == "super" {
                    at.pop();
                }
                parts.next();
            }
        }
        // A folder's own file, named in a `pub use`.
        child if modules.contains_key(&format!("{file}::{child}")) => {}
        _ => return None,
    }
    at.extend(parts);
    while !at.is_empty() && !modules.contains_key(&at.join("::")) {
        at.pop();
    }
    Some(at.join("::")).filter(|found| !found.is_empty() && found != file)
}

/// Which files each file uses.
fn arrows(modules: &BTreeMap<String, String>) -> BTreeMap<&str, BTreeSet<String>> {
    let of = |(file, code): (&String, &String)| -> BTreeSet<String> {
        paths(code).iter().filter_map(|path| meant(modules, file, path)).collect()
    };
    modules.iter().map(|entry| (entry.0.as_str(), of(entry))).collect()
}

/// All files that can be reached from one by arrows.
fn reached(arrows: &BTreeMap<&str, BTreeSet<String>>, from: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![from.to_owned()];
    while let Some(file) = open.pop() {
        for used in arrows.get(file.as_str()).into_iter().flatten() {
            if found.insert(used.clone()) {
                open.push(used.clone());
            }
        }
    }
    found
}

#[test]
fn no_files_of_the_page_or_the_desk_use_each_other_in_a_circle() {
    let modules = page();
    let arrows = arrows(&modules);
    let number: usize = arrows.values().map(BTreeSet::len).sum();
    assert!(number > modules.len(), "{number} arrows of {} files are read", modules.len());
    let down = |from: &str, to: &str| reached(&arrows, from).iter().any(|f| f.starts_with(to));
    assert!(down("app::table::page", "desk::stage") && down("desk::log", "story::steps"));
    let circled = arrows.keys().filter(|file| reached(&arrows, file).contains(**file));
    let circled: Vec<_> = circled.map(|file| (file, &arrows[file])).collect();
    assert!(circled.is_empty(), "files that use each other in a circle: {circled:#?}");
}

#[test]
fn the_desk_knows_neither_page_nor_document() {
    for folder in ["desk", "story", "lesson"] {
        for (file, code) in modules(folder) {
            for above in ["crate::app", "leptos", "web_sys", "wasm_bindgen", "js_sys"] {
                assert!(!code.contains(above), "{file} names {above}");
            }
        }
    }
}

/// Who may have the game with all that is hidden in it: what keeps it, takes it out as a record, tells of it what lists show,
/// begins it anew, opens it, or thinks.
const GAME: [&str; 17] = [
    "app::computers::play",
    "app::computers::record",
    "app::computers::request",
    "app::computers::thought",
    "app::link",
    "app::nav",
    "app::open",
    "app::records",
    "app::reel",
    "app::stand",
    "app::start",
    "app::store",
    "app::store::meta",
    "app::table::keep",
    "app::table::page",
    "app::table::record",
    "app::table::replay",
];

/// The samples of the rules lay positions, which are nobody's game.
const LAYS: &str = "app::learn::rules";

#[test]
fn no_view_reads_the_game_itself() {
    let raw = [".game()", "Session", ".state()", "Happened"];
    let named = |code: &str| raw.into_iter().find(|raw| code.contains(raw));
    let app = modules("app");
    assert!(app.len() > 80, "{} files are read", app.len());
    for (file, code) in &app {
        let listed = GAME.contains(&file.as_str()) || file == LAYS;
        match named(code) {
            Some(raw) => {
                assert!(listed, "{file} names {raw}: what it draws is the desk's to publish")
            }
            None => assert!(!listed, "{file} does without the game itself: it is not to be listed"),
        }
    }
    let missing: Vec<_> = GAME.iter().filter(|file| !app.contains_key(**file)).collect();
    assert!(missing.is_empty(), "there are no such files: {missing:?}");
}

#[test]
fn addresses_are_written_in_one_file() {
    for (file, code) in modules("app") {
        if file == "app::route" {
            continue;
        }
        let typed = ["href=\"#", "href=\\\"#", "\"game=", "\"replay=", "\"watch?", "\"faction="];
        for address in typed {
            assert!(!code.contains(address), "{file} writes {address}");
        }
    }
}
