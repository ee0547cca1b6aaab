//! The project's commands, the same on Linux, macOS and Windows:
//!
//! - `cargo play` builds the release page, serves it on this machine and prints the address;
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
  cargo play [--port N]                             build the page and serve it on this machine
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
        ["play"] => page::play(None),
        ["play", "--port", port] => match port.parse() {
            Ok(port) => page::play(Some(port)),
            Err(_) => {
                Err(format!("`{port}` is not a port: a number from 0 to 65535, 0 for any free one"))
            }
        },
        ["dist"] => page::dist(false),
        ["dist", "--measure"] => page::dist(true),
        ["test-all"] => check::all(),
        ["test-all", "--only", kind] => check::only(kind),
        _ => Err(USAGE.to_string()),
    }
}
