//! The command `wasm-bindgen`, as far as Trunk calls it, over the library of the official one.
//!
//! Trunk stops unless the command has exactly the version of the crate in `Cargo.lock`. Built from the same lock file
//! it always has, and nobody has to install it.

use std::env;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if arguments == ["--version"] {
        println!("wasm-bindgen {}", wasm_bindgen_shared::version());
        return ExitCode::SUCCESS;
    }
    match bind(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("wasm-bindgen: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the module and its JavaScript as the arguments say: `--name=value` or a bare `--name`, and one input file.
fn bind(arguments: &[String]) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    let mut out_dir = None;
    for argument in arguments {
        match argument.split_once('=').unwrap_or((argument, "")) {
            ("--target", "web") => {
                bindgen.web(true).map_err(reason)?;
            }
            ("--out-dir", folder) => out_dir = Some(folder),
            ("--out-name", name) => {
                bindgen.out_name(name);
            }
            ("--no-typescript", "") => {
                bindgen.typescript(false);
            }
            ("--keep-debug", "") => {
                bindgen.keep_debug(true);
            }
            ("--no-demangle", "") => {
                bindgen.demangle(false);
            }
            (other, _) if other.starts_with('-') => {
                return Err(format!("unknown argument {argument}"));
            }
            _ => {
                bindgen.input_path(argument);
            }
        }
    }
    let out_dir = out_dir.ok_or("--out-dir=FOLDER is missing")?;
    bindgen.generate(out_dir).map_err(reason)
}

/// The whole chain of an error's causes, on one line.
fn reason(error: impl std::fmt::Display) -> String {
    format!("{error:#}")
}
