//! Building the page, and serving it.

use crate::browser;
use crate::run::{self, Result, say};
use crate::tools;
use std::path::{Path, PathBuf};

/// Builds the page and serves it until it is stopped: at the given port, else at 8080 or the next free one.
///
/// # Errors
/// The page does not build, or the port is taken.
pub fn play(port: Option<u16>) -> Result {
    let page = build_for_here()?;
    browser::packages()?;
    let mut server = run::program("node");
    server.arg(browser::folder().join("play.mjs")).arg(page);
    run::become_it(server.args(port.map(|port| port.to_string())))
}

/// Builds `dist/`: files for any static host, at any sub-path. Prints what they weigh and, to `measure`, looks what a
/// first visit loads and writes all of it into docs/PERFORMANCE.md.
///
/// # Errors
/// The page does not build, or there is no browser to measure with.
pub fn dist(measure: bool) -> Result {
    let folder = run::root().join("dist");
    build(&folder)?;
    let mut sizes = run::program("node");
    sizes.arg(browser::folder().join("sizes.mjs")).arg(&folder);
    if measure {
        browser::packages()?;
        sizes.env("CHROMIUM", browser::chromium()?);
        sizes.arg(run::root().join("docs").join("PERFORMANCE.md"));
    }
    run::run(&mut sizes)?;
    say("dist/ is ready: copy its files to any static host");
    Ok(())
}

/// Builds the page for this machine's own use, so that `dist/` stays what `cargo dist` made; gives its folder.
///
/// # Errors
/// The page does not build.
pub fn build_for_here() -> Result<PathBuf> {
    // Not `page`: there cargo keeps what the profile of that name needs, and Trunk clears its folder first.
    let folder = tools::target_folder()?.join("site");
    build(&folder)?;
    Ok(folder)
}

fn build(folder: &Path) -> Result {
    let tools = tools::ready()?;
    say("building the release page ...");
    let mut trunk = run::program(&tools.trunk);
    trunk.args(["build", "--release", "--dist"]).arg(folder).env("PATH", &tools.path);
    // Panics name their source files: without this, with the folders of whoever builds. Cargo adds what its config has.
    if let Some(sources) = tools::crate_sources() {
        trunk.env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
            format!("--remap-path-prefix={}=", sources.display()),
        );
    }
    // Trunk takes nothing but "true" and "false" for it, everybody else takes anything.
    if std::env::var_os("NO_COLOR").is_some() {
        trunk.env("NO_COLOR", "true");
    }
    run::run(&mut trunk)
}
