//! The command `wasm-bindgen`, as far as Trunk calls it, over the library of the official one.
//!
//! Trunk stops unless the command has exactly the version of the crate in `Cargo.lock`. Built from the same lock file
//! it always has, and nobody has to install it. On the way the module is cut into its parts ([`split`]).

mod split;

use std::env;
use std::fs;
use std::path::Path;
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
    let mut out_name = None;
    let mut input = None;
    for argument in arguments {
        match argument.split_once('=').unwrap_or((argument, "")) {
            ("--target", "web") => {
                bindgen.web(true).map_err(reason)?;
            }
            ("--out-dir", folder) => out_dir = Some(folder),
            ("--out-name", name) => {
                bindgen.out_name(name);
                out_name = Some(name);
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
            _ => input = Some(argument),
        }
    }
    let out_dir = out_dir.ok_or("--out-dir=FOLDER is missing")?;
    let out_name = out_name.ok_or("--out-name=NAME is missing")?;
    let input = input.ok_or("the module is missing")?;
    let out_dir = Path::new(out_dir);
    let parts = split::cut(Path::new(input), out_dir)?;
    // What the parts need of the module, its memory and table among it, is exported for them.
    bindgen.input_path(&parts.main).keep_lld_exports(true);
    bindgen.generate(out_dir).map_err(reason)?;
    let glue = out_dir.join(out_name).with_extension("js");
    readable(&glue).map_err(reason)?;
    parts.connect(&glue)
}

/// Trunk's minifier knows neither `x as default` nor an import without its semicolon, and then leaves all as it is.
fn readable(glue: &Path) -> std::io::Result<()> {
    let line = |line: &str| match line {
        "export { initSync, __wbg_init as default };" => {
            "export { initSync };\nexport default __wbg_init;\n".to_owned()
        }
        import if import.starts_with("import ") && !import.ends_with(';') => format!("{import};\n"),
        other => format!("{other}\n"),
    };
    let text: String = fs::read_to_string(glue)?.lines().map(line).collect();
    fs::write(glue, text)
}

/// The whole chain of an error's causes, on one line.
fn reason(error: impl std::fmt::Display) -> String {
    format!("{error:#}")
}
