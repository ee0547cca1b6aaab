//! The project's commands, the same on Linux, macOS and Windows:
//!
//! - `cargo play` builds the release page, serves it on this machine and prints the address; with `--quick` another one, for
//!   whoever changes it;
//! - `cargo dist` makes `dist/` for a static host, and says what it weighs;
//! - `cargo test-all` runs every check and test, native and in a real browser.
//!
//! A fresh machine needs rustup, Node with npm, and git. What else is missing is installed on the way.

mod browser;
mod check;
mod page;
mod run;
mod tools;

use std::env;
use std::process::ExitCode;

const USAGE: &str = "usage:
  cargo play [--quick] [--port N]                   build the page and serve it on this machine;
                                                    with --quick in seconds after a change, and large
  cargo dist [--measure]                            make dist/ for a static host, and print what it weighs;
                                                    with --measure into docs/PERFORMANCE.md too
  cargo test-all [--only fmt|clippy|native|browser] run every check and test, or one kind";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match command(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Does what the words of the command line say.
fn command(words: &[&str]) -> run::Result {
    match words {
        ["play", "--quick", rest @ ..] => play(page::Kind::Quick, rest),
        ["play", rest @ ..] => play(page::Kind::Release, rest),
        ["dist"] => page::dist(false),
        ["dist", "--measure"] => page::dist(true),
        ["test-all"] => check::all(),
        ["test-all", "--only", kind] => check::only(kind),
        _ => Err(USAGE.to_string()),
    }
}

fn play(kind: page::Kind, words: &[&str]) -> run::Result {
    match words {
        [] => page::play(kind, None),
        ["--port", port] => match port.parse() {
            Ok(port) => page::play(kind, Some(port)),
            Err(_) => {
                Err(format!("`{port}` is not a port: a number from 0 to 65535, 0 for any free one"))
            }
        },
        _ => Err(USAGE.to_string()),
    }
}
