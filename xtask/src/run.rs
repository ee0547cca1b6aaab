//! Running other programs, and saying so.

use std::env;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A failure is one line for the person who waits.
pub type Result<T = ()> = std::result::Result<T, String>;

/// Says what is being done. To stderr, like cargo, so that stdout stays with the programs that are run.
pub fn say(what: &str) {
    eprintln!("smashup: {what}");
}

/// The project's folder. Asked at run time, where `cargo run` tells it: a shared target folder may serve two clones.
pub fn root() -> PathBuf {
    let xtask =
        env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(xtask).parent().expect("xtask/ is in the project's folder").to_path_buf()
}

/// A program, to be run in the project's folder.
pub fn program(name: impl AsRef<Path>) -> Command {
    let mut command = Command::new(name.as_ref());
    command.current_dir(root());
    command
}

/// The cargo that runs this, so that its toolchain is the same.
pub fn cargo() -> Command {
    program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()).as_os_str())
}

/// `npm`, which is a script on Windows and has another name there.
pub fn npm() -> Command {
    program(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Runs the command to its end.
///
/// # Errors
/// It cannot be started, or does not end well.
pub fn run(command: &mut Command) -> Result {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("failed ({status}): {}", shown(command))) }
}

/// Runs the command to its end, unseen, and gives its trimmed output; `None` if it is not there or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_string())
}

/// Lets the command take this process's place, so that ending the one ends the other.
pub fn become_it(command: &mut Command) -> Result {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        let error = command.exec();
        Err(not_started(command, &error))
    }
    #[cfg(not(unix))]
    run(command)
}

fn not_started(command: &Command, error: &std::io::Error) -> String {
    let name = command.get_program().display();
    match error.kind() {
        ErrorKind::NotFound => format!("`{name}` is missing on this machine, or not on PATH"),
        _ => format!("cannot start `{name}`: {error}"),
    }
}

/// The command as one would type it: a program by its name, wherever it lies.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    let words = std::iter::once(name).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
