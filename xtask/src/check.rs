//! `cargo test-all`: every check and test, the quick ones first.

use crate::run::{self, Result, say};
use crate::{browser, page, tools};
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
    KINDS.iter().try_for_each(|(name, check)| one(name, *check))?;
    say(&format!("everything passed in {} s", start.elapsed().as_secs()));
    Ok(())
}

/// Runs the kind of that name.
///
/// # Errors
/// A check or a test fails, or there is no such kind.
pub fn only(name: &str) -> Result {
    match KINDS.iter().find(|(known, _)| *known == name) {
        Some((name, check)) => one(name, *check),
        None => Err(format!("`{name}` is no kind of test: fmt, clippy, native or browser")),
    }
}

fn one(name: &str, check: Check) -> Result {
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

/// Twice: the page's code is only seen when compiling for wasm32, and the tests only natively. What lies in third_party/
/// is not ours to lint.
fn clippy() -> Result {
    tools::component("clippy", "clippy")?;
    tools::wasm_target()?;
    let native = ["--workspace", "--all-targets"];
    let wasm = ["--target", tools::WASM, "--package", "smashup", "--lib", "--bin", "page"];
    for targets in [&native[..], &wasm[..]] {
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
    browser::test(&page::build_for_here()?)
}
