//! The words of the page are in one place, `crates/words/src/page`: no literal in `src/app` and `src/desk` is for people, no style
//! sheet writes one.
//!
//! What stands in the markup as text, or is the value of an attribute that is shown or read aloud, must hold no letter.
//! Every other literal must look like a name in the code: without space and capital (`data-card`, `{page}#{hash}`), a
//! list of classes, a selector or a tag. What this cannot see is a single small word that is shown by way of a variable.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Attributes, and properties of components, whose values are shown or read aloud.
const SHOWN: [&str; 8] = [
    "alt",
    "aria-description",
    "aria-label",
    "aria-valuetext",
    "label",
    "placeholder",
    "title",
    "what",
];

/// What looks like words and is none: names that browsers and cargo give, a selector, a line of the console.
const NAMES: [&str; 17] = [
    "(prefers-reduced-motion: reduce)",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "BODY",
    "C",
    "CARGO_PKG_VERSION",
    "Control+Z",
    "Enter",
    "Escape",
    "INPUT",
    "SELECT",
    "Tab",
    "dateStyle",
    "main h1",
    "smashup {}: {info}",
];

/// Lines in which a text is for us: it is only seen when the page fails, or names a type.
const FOR_US: [&str; 4] = [".expect(", "assert!(", "panic!(", "#[serde("];

/// A string literal.
struct Literal<'a> {
    /// What is between the quotes.
    text: String,
    /// The code before it.
    before: &'a str,
    /// The code after it.
    after: &'a str,
}

/// The string literals of a file up to its own tests, without those in comments.
fn literals(code: &str) -> Vec<Literal<'_>> {
    let code = &code[..code.find("#[cfg(test)]\nmod").unwrap_or(code.len())];
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = code[at..].chars().next() {
        let (before, rest) = code.split_at(at);
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("'\"'") {
            at += 3;
        } else if let Some((open, close)) = quotes(rest) {
            let inner = &rest[open..];
            let end = if close == "\"" { unescaped_quote(inner) } else { inner.find(&close) };
            let end = end.expect("a literal ends");
            let text = inner[..end].replace("\\\"", "\"").replace("\\n", "\n");
            at += open + end + close.len();
            found.push(Literal { text, before, after: &code[at..] });
        } else {
            at += next.len_utf8();
        }
    }
    found
}

/// The length of the quote that begins here, and the one that ends it.
fn quotes(rest: &str) -> Option<(usize, String)> {
    let raw = rest.strip_prefix('r').unwrap_or("x");
    let hashes = raw.len() - raw.trim_start_matches('#').len();
    if rest.starts_with('"') {
        Some((1, "\"".to_owned()))
    } else if raw[hashes..].starts_with('"') && hashes > 0 {
        Some((hashes + 2, format!("\"{}", "#".repeat(hashes))))
    } else {
        None
    }
}

fn unescaped_quote(inner: &str) -> Option<usize> {
    let mut escaped = false;
    inner.find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    })
}

/// A text without the values put into it and without its tags; a label in a tag stays.
fn words(text: &str) -> String {
    let outside = |text: &str, open: char, close: char| -> Vec<(String, String)> {
        let mut parts = text.split(open).map(|p| p.split_once(close).unwrap_or(("", p)));
        let first = parts.next().map(|p| (String::new(), format!("{}{}", p.0, p.1)));
        let rest = parts.map(|(inside, after)| (inside.to_owned(), after.to_owned()));
        first.into_iter().chain(rest).collect()
    };
    let text: String = outside(text, '{', '}').into_iter().map(|p| p.1).collect();
    let mut words = String::new();
    for (tag, after) in outside(&text, '<', '>') {
        for name in SHOWN {
            let value = tag.split_once(&format!("{name}=\"")).and_then(|v| v.1.split_once('"'));
            words += value.map_or("", |v| v.0);
        }
        words += &after;
    }
    words
}

/// The attribute or property whose value begins after this code, perhaps as a `format!`.
fn attribute(before: &str) -> Option<&str> {
    let before = before.strip_suffix("format!(").unwrap_or(before).strip_suffix('=')?;
    before.rsplit(|c: char| !c.is_alphanumeric() && c != '-').next()
}

/// Whether a literal stands in the markup as text, beside a tag, a block or another text, or is markup itself.
fn is_markup(literal: &Literal) -> bool {
    let (before, after) = (literal.before.trim_end(), literal.after.trim_start());
    let is_arm = before.ends_with("=>") || after.starts_with("=>");
    (before.ends_with(['>', '}', '"']) && !is_arm)
        || after.starts_with(['<', '"'])
        || literal.text.contains("</")
}

/// Whether a literal is for people.
fn is_for_people(literal: &Literal, classes: &BTreeSet<String>) -> bool {
    let words = words(&literal.text);
    let attribute = attribute(literal.before).unwrap_or_default();
    if !words.contains(char::is_alphabetic) {
        return false;
    }
    if is_markup(literal) || SHOWN.contains(&attribute) {
        return true;
    }
    let line = literal.before.rsplit('\n').next().unwrap_or_default();
    let is_name = !words.trim().contains(|c: char| c.is_whitespace() || c.is_uppercase());
    let is_class = |word: &str| match word.split_once('{') {
        Some(("", value)) => value.ends_with('}'),
        Some((stem, _)) => classes.iter().any(|c| c.starts_with(stem)),
        None => classes.contains(word),
    };
    let selector = words.trim_start();
    let is_selector = selector.starts_with(['.', '#', '[']) && !selector[1..].starts_with(' ');
    !(attribute == "class"
        || attribute.starts_with("data-")
        || NAMES.contains(&literal.text.as_str())
        || FOR_US.iter().any(|call| line.contains(call))
        || is_name && !words.starts_with(' ') && !words.ends_with(' ')
        || is_selector
        || words.contains("([")
        || literal.text.split_whitespace().all(is_class))
}

/// All style sheets.
fn sheets() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let sheets = common::files(&folder, "css").into_iter();
    sheets.map(|f| fs::read_to_string(f).expect("a readable sheet")).collect()
}

/// The classes of the style sheets.
fn classes() -> BTreeSet<String> {
    let part = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    sheets().split('.').filter_map(|s| s.split(part).next()).map(str::to_owned).collect()
}

/// The literals of some code that are for people, each with its line.
fn for_people(code: &str, classes: &BTreeSet<String>) -> Vec<String> {
    let found = literals(code).into_iter().filter(|l| is_for_people(l, classes));
    found.map(|l| format!("{}: {:?}", l.before.matches('\n').count() + 1, l.text)).collect()
}

#[test]
fn all_words_of_the_page_are_in_its_table() {
    let classes = classes();
    let mut found = Vec::new();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for file in
        ["app", "desk"].into_iter().flat_map(|folder| common::files(&src.join(folder), "rs"))
    {
        // Tests in a file of their own show nothing.
        let name = file.to_string_lossy();
        if name.ends_with("_tests.rs") || name.contains("/desk/tests/") {
            continue;
        }
        let code = fs::read_to_string(&file).expect("a readable source file");
        let lines = for_people(&code, &classes);
        found.extend(lines.into_iter().map(|line| format!("{}:{line}", file.display())));
    }
    assert!(found.is_empty(), "these belong into crates/words/src/page:\n{}", found.join("\n"));
}

/// What a style sheet writes comes from an attribute (`attr(data-new)`), or is a sign.
#[test]
fn style_sheets_hold_no_words() {
    for line in sheets().lines().filter_map(|l| l.trim().strip_prefix("content:")) {
        let quoted = line.split('"').skip(1).step_by(2);
        let words = quoted.filter(|text| text.contains(char::is_alphabetic));
        assert_eq!(words.collect::<Vec<_>>(), [""; 0]);
    }
}

#[test]
fn words_are_found_wherever_they_stand() {
    let classes = BTreeSet::from(["answer", "primary", "seat-1"].map(str::to_owned));
    for code in [
        r#"view! { <button>"Menu"</button> }"#,
        r#"view! { <button>"menu"</button> }"#,
        r#"view! { <p>{n} "of" {all}</p> }"#,
        r#"view! { <p>"to " <b>{name}</b></p> }"#,
        r#"view! { <i aria-label="answer"></i> }"#,
        r#"view! { <i title=format!("{} cards", n())></i> }"#,
        r#"view! { <PageHead title="about"/> }"#,
        r#"let label = "Close";"#,
        r#"let label = format!("{n} of {all}");"#,
        r#"let label = format!(" {n}th");"#,
        r#"let html = "<b>menu</b>";"#,
        r##"let html = r#"<a aria-label="menu"></a>"#;"##,
        r#"let html = "<a aria-label=\"menu\"></a>";"#,
        r#"table.say(". One each".to_owned());"#,
    ] {
        assert_eq!(for_people(code, &classes).len(), 1, "{code}");
    }
    for code in [
        r#"view! { <button class="answer primary" data-answer="pass device">{t().menu}</button> }"#,
        r#"view! { <p class=format!("answer seat-{}", n)>{n} " · " {all}</p> }"#,
        r#"browser::focus(".log, .page h1");"#,
        r#"browser::focus(&format!("[data-game='{id}'] .keep"));"#,
        r#"match key { "ArrowLeft" => "left", _ => "right" }"#,
        r#"let html = format!("<b class=\"big\">{name}</b>");"#,
        r#"let game = found.expect("There is one");"#,
        r#"// "Menu""#,
        "/// A button: \"Menu\".\n#[cfg(test)]\nmod tests { const A: &str = \"Menu\"; }",
    ] {
        assert!(for_people(code, &classes).is_empty(), "{code}");
    }
}
