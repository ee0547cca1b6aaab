//! The style sheets keep to what `style/tokens.css` and `style/layouts.css` declare: layers, heights, colours, windows.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const TOKENS: &str = "tokens.css";
const LAYOUTS: &str = "layouts.css";

/// What a sheet may ask about people and their devices, beside the windows of `layouts.css`.
const WISHES: [&str; 6] = [
    "(hover: hover)",
    "(pointer: coarse)",
    "(prefers-reduced-motion: reduce)",
    "(prefers-reduced-motion: no-preference)",
    "(forced-colors: active)",
    "(scripting: none)",
];

/// How a colour begins that is written down: by its parts, or by the names somebody might think of.
const COLORS: [&str; 25] = [
    "#", "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(",
    "black", "white", "gray", "grey", "silver", "red", "green", "blue", "yellow", "orange",
    "purple", "brown", "pink", "gold",
];

/// A declaration, or a statement such as `@layer a, b`, with what it stands in, from outside.
struct Line {
    within: Vec<String>,
    text: String,
}

impl Line {
    /// The property and its value; nothing of a statement.
    fn parts(&self) -> Option<(&str, &str)> {
        let parts = self.text.split_once(':').filter(|_| !self.text.starts_with('@'));
        parts.map(|(name, value)| (name.trim(), value.trim()))
    }

    fn is_in(&self, rule: &str) -> bool {
        self.within.iter().any(|w| w.starts_with(rule))
    }
}

/// All that a sheet declares. No sheet has a brace or a semicolon within quotes.
fn lines(css: &str) -> Vec<Line> {
    let mut css = css.to_owned();
    while let Some((before, rest)) = css.split_once("/*") {
        let after = rest.split_once("*/").expect("a comment ends").1;
        css = format!("{before} {after}");
    }
    let (mut lines, mut within) = (Vec::new(), Vec::new());
    for part in css.split_inclusive(['{', '}', ';']) {
        let words: Vec<&str> = part[..part.len() - 1].split_whitespace().collect();
        let text = words.join(" ");
        if part.ends_with('{') {
            within.push(text);
            continue;
        }
        if !text.is_empty() {
            lines.push(Line { within: within.clone(), text });
        }
        if part.ends_with('}') {
            within.pop().expect("a brace to close");
        }
    }
    lines
}

fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The sheets by their names, as the page takes them.
fn sheets() -> Vec<(String, String)> {
    let index = read("index.html");
    let names = index.split("href=\"style/").skip(1).filter_map(|rest| rest.split('"').next());
    names.map(|name| (name.to_owned(), read(format!("style/{name}")))).collect()
}

/// The Rust code that draws, file by file.
fn views() -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files =
        ["app", "desk"].into_iter().flat_map(|folder| common::files(&src.join(folder), "rs"));
    files.map(|f| (f.display().to_string(), fs::read_to_string(&f).expect("a source"))).collect()
}

/// The names that begin with two hyphens, each with what follows it.
fn names(text: &str) -> Vec<(String, &str)> {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let starts = text.match_indices("--").map(|(at, _)| at);
    let starts = starts.filter(|&at| !text[..at].ends_with(is_part));
    let ends = |at: usize| text[at..].find(|c| !is_part(c)).map_or(text.len(), |n| at + n);
    let found = starts.map(|at| (text[at..ends(at)].to_owned(), &text[ends(at)..]));
    found.filter(|(name, _)| name.len() > 2).collect()
}

/// The names of windows, from `layouts.css`.
fn windows(layouts: &str) -> BTreeSet<String> {
    let rules = lines(layouts).into_iter().map(|l| l.text);
    let names =
        rules.filter_map(|r| Some(r.strip_prefix("@custom-media ")?.split(' ').next()?.to_owned()));
    names.collect()
}

/// What is wrong with one sheet.
fn faults(sheet: &str, css: &str, layers: &[String], windows: &BTreeSet<String>) -> Vec<String> {
    let mut faults = BTreeSet::new();
    let mut heights = Vec::new();
    for line in lines(css) {
        let mut fault = |what: &str| faults.insert(format!("{sheet}: {what}: {}", line.text));
        let layer = line.within.iter().find_map(|w| w.strip_prefix("@layer "));
        let is_rule = !["@font-face", "@property"].iter().any(|r| line.is_in(r));
        if is_rule
            && !line.text.starts_with('@')
            && !layer.is_some_and(|l| layers.iter().any(|x| x == l))
        {
            fault("in no layer that is declared");
        }
        for media in line.within.iter().filter_map(|w| w.strip_prefix("@media ")) {
            if !media_is_named(media, windows) {
                fault(&format!("a window that has no name, {media}"));
            }
        }
        let mut asked = line.within.iter().flat_map(|w| w.split(":has(").skip(1));
        if asked.any(|of| !of.starts_with("> ")) {
            fault("asks for more than its children, and so for all of them after every change");
        }
        let Some((name, value)) = line.parts() else { continue };
        if value.contains("!important") {
            fault("a layer is stronger");
        }
        if name.starts_with("--z-") && sheet == TOKENS {
            heights.push(value.parse::<i32>().unwrap_or(i32::MIN));
        } else if name.starts_with("--z-") || name == "z-index" && !value.starts_with("var(--z-") {
            fault("a height that has no name");
        }
        if sheet != TOKENS && is_rule && holds_color(value) {
            fault("a colour that has no name");
        }
    }
    if !heights.is_sorted_by(|a, b| a < b) {
        faults.insert(format!("{sheet}: heights are not in order: {heights:?}"));
    }
    faults.into_iter().collect()
}

/// Whether a media query asks for nothing but named windows and wishes.
fn media_is_named(media: &str, windows: &BTreeSet<String>) -> bool {
    let is_named = |query: &str| {
        let mut names = query.split(['(', ')']).map(str::trim);
        names.all(|n| ["", "not", "and", "or"].contains(&n) || windows.contains(n))
    };
    media.split(", ").all(|query| WISHES.contains(&query) || is_named(query))
}

/// Whether a value holds a colour written down.
fn holds_color(value: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '"';
    COLORS.iter().any(|color| {
        value.match_indices(color).any(|(at, _)| {
            let after = &value[at + color.len()..];
            !value[..at].ends_with(is_part)
                && (color.ends_with(['(', '#']) || !after.starts_with(is_part))
        })
    })
}

#[test]
fn style_sheets_keep_to_what_is_declared() {
    let sheets = sheets();
    let order: Vec<&str> = sheets.iter().take(2).map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        order,
        [TOKENS, LAYOUTS],
        "the layers and windows are declared before they are used"
    );
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    assert_eq!(sheets.len(), common::files(&folder, "css").len(), "the page takes each sheet once");

    let first = lines(&sheets[0].1)
        .into_iter()
        .find_map(|l| Some(l.text.strip_prefix("@layer ")?.to_owned()));
    let layers: Vec<String> = first.expect("the layers").split(", ").map(str::to_owned).collect();
    let windows = windows(&sheets[1].1);
    let found: Vec<String> =
        sheets.iter().flat_map(|(s, css)| faults(s, css, &layers, &windows)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));

    let all: String = sheets.iter().map(|(_, css)| css.as_str()).collect();
    for window in windows {
        assert!(all.contains(&format!("({window})")), "{window} is asked for nowhere");
    }
    let mut limits: Vec<&str> = sheets[1]
        .1
        .split(['(', ')'])
        .filter(|p| p.contains("width ") || p.contains("height "))
        .collect();
    let all_limits = limits.len();
    limits.sort_unstable();
    limits.dedup();
    assert_eq!(limits.len(), all_limits, "each limit is said once");
    for layer in layers {
        assert!(all.contains(&format!("@layer {layer} {{")), "{layer} is empty");
    }
}

/// In a sheet or by the code.
#[test]
fn custom_properties_are_set_and_used() {
    let (mut set, mut used) = (BTreeMap::new(), BTreeMap::new());
    for (sheet, css) in sheets().into_iter().filter(|(name, _)| name != LAYOUTS) {
        for line in lines(&css) {
            let registered = line.within.iter().filter_map(|w| w.strip_prefix("@property "));
            let declared = line.parts().map(|(name, _)| name).filter(|name| name.starts_with("--"));
            set.extend(registered.chain(declared).map(|name| (name.to_owned(), sheet.clone())));
            let value = line.parts().map_or("", |(_, value)| value);
            used.extend(names(value).into_iter().map(|(name, _)| (name, sheet.clone())));
        }
    }
    for (file, code) in views() {
        for (name, after) in names(&code) {
            // As text of a style, as the name of a property that is set, or with a number at its end.
            match after.chars().next() {
                Some(':' | '"') => _ = set.insert(name, file.clone()),
                Some('{') => set.extend((1..=5).map(|n| (format!("{name}{n}"), file.clone()))),
                Some(')') => _ = used.insert(name, file.clone()),
                _ => {}
            }
        }
    }
    let only =
        |these: &BTreeMap<String, String>, those: &BTreeMap<String, String>| -> Vec<String> {
            let alone = these.iter().filter(|(name, _)| !those.contains_key(*name));
            alone.map(|(name, file)| format!("{name} in {file}")).collect()
        };
    assert_eq!(only(&used, &set), [""; 0], "used, and set nowhere");
    assert_eq!(only(&set, &used), [""; 0], "set, and used nowhere");
}

/// The factions' own are data of the cards; all others have a name in `tokens.css`.
#[test]
fn no_colors_in_code() {
    for (file, code) in views() {
        let starts = code.match_indices("\"#").map(|(at, _)| &code[at + 2..]);
        let found: Vec<&str> = starts
            .filter_map(|rest| rest.split('"').next())
            .filter(|text| {
                [3, 4, 6, 8].contains(&text.len()) && text.chars().all(|c| c.is_ascii_hexdigit())
            })
            .collect();
        assert_eq!(found, [""; 0], "{file}");
    }
}

/// The letters that were kept in the fonts (docs/ARCHITECTURE.md), and the signs that are drawn.
fn letters() -> BTreeSet<char> {
    let docs = read("docs/ARCHITECTURE.md");
    let kept = docs.split("--unicodes=").nth(1).expect("what was kept");
    let ranges = kept.split_whitespace().next().expect("ranges").split(',').map(|range| {
        let (from, to) = range.split_once('-').unwrap_or((range, range));
        let code = |hex| u32::from_str_radix(hex, 16).expect("a code");
        code(from)..=code(to)
    });
    let kept = ranges.flatten().filter_map(char::from_u32);
    let drawn = read("src/app/emblems/signs.py");
    let drawn = drawn.lines().filter_map(|line| line.strip_prefix("    \"")?.split_once("\": "));
    kept.chain(drawn.flat_map(|(sign, _)| sign.chars())).chain(['\n']).collect()
}

/// A device may have no letter for a sign, or a coloured picture, and takes milliseconds to look for it.
#[test]
fn every_sign_is_in_a_font_of_the_page() {
    let letters = letters();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let code = common::files(&src, "rs").into_iter().map(|f| (f.display().to_string(), read(f)));
    for (file, text) in code.chain(sheets()).chain([("index.html".into(), read("index.html"))]) {
        let other: BTreeSet<char> = text.chars().filter(|c| !letters.contains(c)).collect();
        assert_eq!(other, BTreeSet::new(), "{file}");
    }
}

/// Browsers colour their own frame before any sheet is there.
#[test]
fn the_frame_has_the_color_of_paper() {
    let tokens = read("style/tokens.css");
    let paper = lines(&tokens)
        .into_iter()
        .find_map(|l| Some(l.parts()?.1.to_owned()).filter(|_| l.text.starts_with("--paper")));
    let paper = paper.expect("--paper");
    let both = paper.trim_start_matches("light-dark(").trim_end_matches(')').split_once(", ");
    let (light, dark) = both.expect("a light and a dark paper");
    let index = read("index.html");
    let frame: Vec<&str> =
        index.split("name=\"theme-color\" content=\"").skip(1).map(|r| &r[..7]).collect();
    assert_eq!(frame, [light, dark]);
    assert_eq!(
        read("public/manifest.webmanifest").matches(&format!("_color\": \"{light}\"")).count(),
        2
    );
}

#[test]
fn what_is_wrong_with_a_sheet_is_found() {
    let layers = ["base".to_owned()];
    let windows = windows(
        "@custom-media --low (height < 560px);\n@custom-media --flat (--low) and (width < 1px);",
    );
    let told = |sheet: &str, css: &str| faults(sheet, css, &layers, &windows);
    for css in [
        "p { margin: 0; }",
        "@layer other { p { margin: 0; } }",
        "@layer base { p { margin: 0 !important; } }",
        "@layer base { p { z-index: 2; } }",
        "@layer base { p { --z-mine: 2; } }",
        "@layer base { p { color: #fff; } }",
        "@layer base { p { border: 1px solid rgb(0 0 0 / 50%) } }",
        "@layer base { p { background: color-mix(in oklab, var(--c1), white); } }",
        "@layer base { @media (width < 560px) { p { margin: 0; } } }",
        "@layer base { @media (--low) and (orientation: portrait) { p { margin: 0; } } }",
        "@layer base { @media (--high) { p { margin: 0; } } }",
    ] {
        assert_eq!(told("a.css", css).len(), 1, "{css}");
    }
    let css = "@layer base { p { --z-low: 1; --z-same: 1; } }";
    assert_eq!(told(TOKENS, css).len(), 1);
    for css in [
        "@font-face { font-family: \"Black\"; }",
        "@property --wide { syntax: \"<length>\"; inherits: true; }",
        "/* p { margin: 0; } */",
        "@layer base { @media (pointer: coarse), (--low) or (not (--flat)) { p { margin: 0; z-index: var(--z-low); } } }",
        "@layer base { @media (hover: hover) { p:hover { color: color-mix(in oklab, var(--c1), transparent); } } }",
        "@layer base { p { white-space: nowrap; color: var(--white); border-color: currentcolor; } }",
    ] {
        assert_eq!(told("a.css", css), [""; 0], "{css}");
    }
    assert_eq!(
        names("--a: var(--b-2); x--c"),
        [("--a".to_owned(), ": var(--b-2); x--c"), ("--b-2".to_owned(), "); x--c")]
    );
}
