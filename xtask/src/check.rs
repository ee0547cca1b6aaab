//! `cargo test-all`: every check and test, the quick ones first.

use crate::page::{self, Kind, Told};
use crate::run::{self, Result, say};
use crate::{browser, tools};
use std::thread;
use std::time::Instant;

/// Says in its error what has failed.
type Check = fn() -> Result;

/// The kinds of checks, by the name that `--only` takes.
const KINDS: [(&str, Check); 4] =
    [("fmt", fmt), ("clippy", clippy), ("native", native), ("browser", in_browser)];

/// Runs all kinds, and stops at the first that fails.
///
/// # Errors
/// A check or a test fails.
pub fn all() -> Result {
    let start = Instant::now();
    one("fmt", fmt)?;
    one("clippy", clippy)?;
    // Linking the page keeps one core busy, for a minute; the native tests have the others.
    thread::scope(|scope| {
        let page = scope.spawn(|| page::build_for_here(Kind::Release, Told::Errors));
        one("native", native)?;
        let page = page.join().map_err(|_| "the page was not built".to_string())??;
        one("browser", || browser::test(&page))
    })?;
    say(&format!("everything passed in {} s", start.elapsed().as_secs()));
    Ok(())
}

/// Runs the kind of that name.
///
/// # Errors
/// A check or a test fails, or there is no such kind.
pub fn only(name: &str) -> Result {
    match KINDS.iter().find(|(known, _)| *known == name) {
        Some((name, check)) => one(name, check),
        None => Err(format!("`{name}` is no kind of test: fmt, clippy, native or browser")),
    }
}

fn one(name: &str, check: impl FnOnce() -> Result) -> Result {
    let start = Instant::now();
    say(&format!("{name} ..."));
    check()?;
    say(&format!("{name} passed in {} s", start.elapsed().as_secs()));
    Ok(())
}

fn fmt() -> Result {
    tools::component("rustfmt", "fmt")?;
    run::run(run::cargo().args(["fmt", "--all", "--check"]))
}

/// Twice: the page's code is only seen when compiling for wasm32, and the tests only natively. The page's macros are compiled
/// for its own profile, where building the page finds them. What lies in third_party/ is not ours to lint.
fn clippy() -> Result {
    tools::component("clippy", "clippy")?;
    tools::wasm_target()?;
    let native = ["--workspace", "--all-targets"];
    let wasm = [
        "--profile",
        "page",
        "--target",
        tools::WASM,
        "--package",
        "smashup",
        "--lib",
        "--bin",
        "page",
    ];
    for targets in [&wasm[..], &native[..]] {
        run::run(
            run::cargo()
                .args(["clippy", "--no-deps", "--locked"])
                .args(targets)
                .args(["--", "-D", "warnings"]),
        )?;
    }
    Ok(())
}

/// Without the wasm-bindgen command: it has no tests, and much to compile. The random games of the properties are the
/// same in each run, so that a change is judged by itself; other games are played by `cargo test --test properties`.
fn native() -> Result {
    let mut cargo = run::cargo();
    cargo.args(["test", "--locked", "--workspace", "--exclude", "wasm-bindgen-tool"]);
    if std::env::var_os("PROPTEST_RNG_SEED").is_none() {
        cargo.env("PROPTEST_RNG_SEED", "1");
    }
    run::run(&mut cargo)
}

fn in_browser() -> Result {
    browser::test(&page::build_for_here(Kind::Release, Told::Everything)?)
}
