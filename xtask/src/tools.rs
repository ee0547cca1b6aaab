//! What the page is built with: installed if missing, found at once if not.
//!
//! The tools lie in a cache of the person's, one folder a tool and version, so that every clone shares them.

use crate::run::{self, Result, say};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// What the page is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";
const TRUNK: &str = "0.21.14"; // 0.22 needs a newer rustc than the one in Cargo.toml
const BINARYEN: &str = "132.0.0"; // at least: the wasm-opt of Debian 12 makes modules that die at their start
const NODE: u32 = 20;

/// Trunk, and the search path on which it finds the other tools.
pub struct Tools {
    /// The program `trunk`.
    pub trunk: PathBuf,
    /// `PATH`, with our tools in front.
    pub path: OsString,
}

/// Makes sure of what compiling the page needs, and of what only the person can install.
///
/// # Errors
/// Something is missing and cannot be installed; the line says what to do.
pub fn before() -> Result {
    wasm_target()?;
    node()
}

/// Makes sure of what makes a page of what is compiled.
///
/// # Errors
/// Something is missing and cannot be installed; the line says what to do.
pub fn ready() -> Result<Tools> {
    let trunk = trunk()?;
    let in_front = [wasm_bindgen()?, wasm_opt()?];
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(in_front.into_iter().chain(env::split_paths(&path)))
        .map_err(|error| format!("cannot put the tools on PATH: {error}"))?;
    Ok(Tools { trunk, path })
}

/// Makes sure of the standard library for wasm32, and that all crates of the page are there: Trunk builds offline.
///
/// # Errors
/// They are missing and cannot be fetched.
pub fn wasm_target() -> Result {
    let sysroot = run::output(run::program("rustc").args(["--print", "sysroot"]))
        .ok_or("`rustc` is missing: install Rust with rustup")?;
    if !Path::new(&sysroot).join("lib/rustlib").join(WASM).exists() {
        say(&format!("installing Rust's standard library for {WASM} ..."));
        run::run(run::program("rustup").args(["target", "add", WASM]))?;
    }
    run::run(run::cargo().args(["fetch", "--locked", "--target", WASM]))
}

/// Makes sure of a component of the toolchain, which a minimal one lacks; `cargo COMMAND` is how it is called.
///
/// # Errors
/// It is missing and cannot be installed.
pub fn component(name: &str, command: &str) -> Result {
    if run::output(run::cargo().args([command, "--version"])).is_some() {
        return Ok(());
    }
    say(&format!("installing {name} ..."));
    run::run(run::program("rustup").args(["component", "add", name]))
}

/// Makes sure of Node and npm, which only the person can install.
///
/// # Errors
/// One is missing, or Node is too old.
pub fn node() -> Result {
    let wanted = format!("install Node {NODE} or newer, with npm");
    let version = run::output(run::program("node").arg("--version"))
        .ok_or(format!("`node` is missing: {wanted}"))?;
    let major = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|major| major.parse::<u32>().ok());
    if major.is_none_or(|major| major < NODE) {
        return Err(format!("Node {version} is too old: {wanted}"));
    }
    run::output(run::npm().arg("--version")).ok_or(format!("`npm` is missing: {wanted}"))?;
    Ok(())
}

/// The program `trunk`.
fn trunk() -> Result<PathBuf> {
    let folder = cache()?.join(format!("trunk-{TRUNK}"));
    let program = folder.join("bin").join(exe("trunk"));
    if !program.exists() {
        say(&format!("installing trunk {TRUNK}: some minutes, once ..."));
        // Without TLS and update checks, which need most of the time to compile; a debug build is fast enough here.
        let install = [
            "install",
            "trunk",
            "--locked",
            "--no-default-features",
            "--debug",
            "--version",
            TRUNK,
            "--root",
        ];
        let mut cargo = run::cargo();
        cargo.args(install).arg(&folder);
        run::run(cargo.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_PROFILE_DEV_STRIP", "true"))?;
    }
    Ok(program)
}

/// The folder of `wasm-bindgen`, built in the workspace: so its version is always the lock file's.
fn wasm_bindgen() -> Result<PathBuf> {
    let program = target_folder()?.join("debug").join(exe("wasm-bindgen"));
    if !program.exists() {
        say("building wasm-bindgen: a minute, once ...");
    }
    run::run(run::cargo().args([
        "build",
        "--quiet",
        "--locked",
        "--package",
        "wasm-bindgen-tool",
    ]))?;
    Ok(program.parent().expect("it has a folder").to_path_buf())
}

/// The folder of `wasm-opt`.
fn wasm_opt() -> Result<PathBuf> {
    let folder = cache()?.join(format!("binaryen-{BINARYEN}"));
    let programs = Path::new("node_modules").join(".bin");
    if !folder.join(&programs).exists() {
        say(&format!("installing wasm-opt of binaryen {BINARYEN} ..."));
        // Beside its place first: what breaks off half-way must not look whole.
        let half = folder.with_extension("half");
        let _ = fs::remove_dir_all(&half);
        fs::create_dir_all(&half)
            .map_err(|error| format!("cannot make {}: {error}", half.display()))?;
        let package = format!("binaryen@{BINARYEN}");
        run::run(
            run::npm()
                .args(["install", "--no-audit", "--no-fund", &package, "--prefix"])
                .arg(&half),
        )?;
        fs::rename(&half, &folder)
            .map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    }
    Ok(folder.join(programs))
}

/// Where cargo builds: this program lies in its folder `debug`.
///
/// # Errors
/// The system does not say where this program lies.
pub fn target_folder() -> Result<PathBuf> {
    let here =
        env::current_exe().map_err(|error| format!("cannot find the target folder: {error}"))?;
    here.ancestors()
        .nth(2)
        .map(Path::to_path_buf)
        .ok_or("cannot find the target folder".to_string())
}

/// Where cargo keeps the sources of crates; `None` if the person has no home.
pub fn crate_sources() -> Option<PathBuf> {
    let home = if cfg!(windows) { "USERPROFILE" } else { "HOME" };
    let cargo = folder_in("CARGO_HOME").or_else(|| folder_in(home).map(|home| home.join(".cargo")));
    cargo.map(|cargo| cargo.join("registry").join("src"))
}

/// The folder of the tools: `$SMASHUP_TOOLS`, or the one that this system has for caches.
fn cache() -> Result<PathBuf> {
    if let Some(folder) = folder_in("SMASHUP_TOOLS") {
        return std::path::absolute(folder).map_err(|error| format!("$SMASHUP_TOOLS: {error}"));
    }
    let caches = if cfg!(windows) {
        folder_in("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        folder_in("HOME").map(|home| home.join("Library").join("Caches"))
    } else {
        folder_in("XDG_CACHE_HOME").or_else(|| folder_in("HOME").map(|home| home.join(".cache")))
    };
    let caches = caches.ok_or("set SMASHUP_TOOLS to a folder for the build tools")?;
    Ok(caches.join("smashup-tools"))
}

fn folder_in(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

fn exe(name: &str) -> String {
    format!("{name}{}", env::consts::EXE_SUFFIX)
}
