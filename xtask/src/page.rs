//! Building the page, and serving it.

use crate::browser;
use crate::run::{self, Result, say};
use crate::tools::{self, WASM};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

/// Which page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// As people get it.
    Release,
    /// Built in seconds after a change, and large: for whoever works on it.
    Quick,
}

impl Kind {
    /// Its profile in `Cargo.toml`.
    fn profile(self) -> &'static str {
        match self {
            Kind::Release => "page",
            Kind::Quick => "quick",
        }
    }
}

/// Whether what the compiler and Trunk do is seen, or only what goes wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// All.
    Everything,
    /// Only what goes wrong.
    Errors,
}

/// Builds the page and serves it until it is stopped: at the given port, else at 8080 or the next free one.
///
/// # Errors
/// The page does not build, or the port is taken.
pub fn play(kind: Kind, port: Option<u16>) -> Result {
    let page = build_for_here(kind, Told::Everything)?;
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
    build(Kind::Release, &folder, Told::Everything)?;
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
pub fn build_for_here(kind: Kind, told: Told) -> Result<PathBuf> {
    // Not the profile's name: there cargo keeps what it compiles, and Trunk clears its folder first.
    let folder = tools::target_folder()?.join(match kind {
        Kind::Release => "site",
        Kind::Quick => "quick-site",
    });
    build(kind, &folder, told)?;
    Ok(folder)
}

fn build(kind: Kind, folder: &Path, told: Told) -> Result {
    tools::before()?;
    let name = kind.profile();
    say(&format!("building the page (profile `{name}`) ..."));
    // While Trunk is installed, which takes minutes the first time, what it will ask cargo for is compiled already.
    let tools = thread::scope(|scope| {
        let tools = scope.spawn(tools::ready);
        let mut cargo = run::cargo();
        cargo.args(["build", "--locked", "--target", WASM, "--bin", "page", "--profile", name]);
        cargo.args((told == Told::Errors).then_some("--quiet"));
        run::run(without_folders(&mut cargo))?;
        tools.join().map_err(|_| "the tools could not be installed".to_string())?
    })?;
    let mut trunk = run::program(&tools.trunk);
    trunk.arg("build").args((kind == Kind::Release).then_some("--release"));
    trunk.args((told == Told::Errors).then_some("--quiet"));
    trunk.arg("--dist").arg(folder).env("PATH", &tools.path);
    // Trunk takes nothing but "true" and "false" for it, everybody else takes anything.
    if std::env::var_os("NO_COLOR").is_some() {
        trunk.env("NO_COLOR", "true");
    }
    run::run(without_folders(&mut trunk))
}

/// Panics name their source files: without this, with the folders of whoever builds. Cargo adds what its config has.
fn without_folders(command: &mut Command) -> &mut Command {
    if let Some(sources) = tools::crate_sources() {
        command.env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
            format!("--remap-path-prefix={}=", sources.display()),
        );
    }
    command
}
