//! The browser tests' packages and browser.

use crate::run::{self, Result, say};
use crate::tools;
use std::env;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

/// The folder of the browser tests.
pub fn folder() -> PathBuf {
    run::root().join("tests").join("browser")
}

/// Makes sure of the npm packages, at the versions of the lock file.
///
/// # Errors
/// They are missing and cannot be installed.
pub fn packages() -> Result {
    tools::node()?;
    let lock = folder().join("package-lock.json");
    let stamp = folder().join("node_modules").join("installed-lock.json");
    let wanted =
        fs::read(&lock).map_err(|error| format!("cannot read {}: {error}", lock.display()))?;
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    say("installing the npm packages of tests/browser ...");
    run::run(run::npm().args(["ci", "--no-audit", "--no-fund"]).current_dir(folder()))?;
    fs::write(&stamp, wanted).map_err(|error| format!("cannot write {}: {error}", stamp.display()))
}

/// Makes sure of a Chromium, and gives its path. Where that is easy, also of its shell without windows, in which the tests
/// take much less of the processor.
///
/// # Errors
/// There is none and it cannot be installed; the line says what to do.
pub fn chromium() -> Result<String> {
    if !find().is_some_and(|found| found.has_shell) && may_apt_get() {
        say("installing Debian's chromium, and its shell without windows ...");
        let apt_get = |words: &[&str]| {
            run::run(run::program("apt-get").args(words).env("DEBIAN_FRONTEND", "noninteractive"))
        };
        let install =
            ["install", "--yes", "--no-install-recommends", "chromium", "chromium-headless-shell"];
        // What it could not do it has said; without the shell there may be a browser all the same.
        let _ = apt_get(&["update"]).and_then(|()| apt_get(&install));
    }
    find().map(|found| found.browser).ok_or(
        "no browser for the tests: install Chrome or Chromium, or set CHROMIUM to its program"
            .to_string(),
    )
}

/// What there is to run the tests in.
struct Found {
    browser: String,
    /// Whether there is the shell, or somebody wants another one to be taken (`CHROMIUM`).
    has_shell: bool,
}

/// The tests' own search, so that they find the same when they run without this program.
fn find() -> Option<Found> {
    let paths = run::output(run::program("node").arg(folder().join("chromium.mjs")))?;
    let (browser, shell) = paths.split_once('\n')?;
    let has_shell = browser != shell || env::var_os("CHROMIUM").is_some();
    Some(Found { browser: browser.to_string(), has_shell })
}

/// Whether this is root on a Debian. (Ubuntu's package `chromium-browser` only points to another installer.)
fn may_apt_get() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=debian")
        && run::output(run::program("id").arg("-u")).as_deref() == Some("0")
}

/// Runs the browser tests on the page in `page`.
///
/// # Errors
/// The packages or the browser are missing, or a test fails.
pub fn test(page: &Path) -> Result {
    packages()?;
    chromium()?;
    let mut node = run::program("node");
    // A test waits for its page now and then, which others can use.
    let at_once = thread::available_parallelism().map_or(1, NonZero::get) + 1;
    node.arg("--test")
        .arg(format!("--test-concurrency={at_once}"))
        .current_dir(folder())
        .env("SMASHUP_PAGE", page);
    // Set when one of cargo's tests runs node: node would then report to a parent that is not there.
    node.env_remove("NODE_TEST_CONTEXT");
    run::run(&mut node)
}
