//! What the command prints.

use std::fmt::Display;
use std::io::{ErrorKind, Write};
use std::process;

/// Prints a line. If nobody reads any more (`smashup texts | head`), the command is over.
///
/// # Panics
/// If the line cannot be written for another reason.
pub fn say(line: impl Display) {
    match writeln!(std::io::stdout(), "{line}") {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => process::exit(0),
        Err(error) => panic!("the output cannot be written: {error}"),
    }
}
