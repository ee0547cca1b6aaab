//! The command `wasm-bindgen`, as far as Trunk calls it, over the library of the official one.
//!
//! Trunk stops unless the command has exactly the version of the crate in `Cargo.lock`. Built from the same lock file
//! it always has, and nobody has to install it. On the way the module is cut into its parts ([`split`]).

mod split;

use std::collections::HashMap;
use std::env;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use wasm_bindgen_cli_support::{Bindgen, Output};

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
    let mut output = bindgen.generate_output().map_err(reason)?;
    let names = numbered(&mut output);
    output.emit(out_dir).map_err(reason)?;
    let glue = out_dir.join(out_name).with_extension("js");
    finish(&glue, &names)?;
    parts.connect(&glue)
}

/// Gives what the module imports from its glue numbers for names, `_0` and so on; each has sixteen digits of a hash otherwise,
/// in either of them, which no host can make smaller. Gives the number of each name.
fn numbered(output: &mut Output) -> HashMap<String, String> {
    let imports = output.wasm_mut().imports.iter_mut();
    let of_glue = imports.filter(|import| import.module.ends_with("_bg.js"));
    let named = of_glue.enumerate().map(|(n, import)| {
        let number = format!("_{n}");
        (std::mem::replace(&mut import.name, number.clone()), number)
    });
    named.collect()
}

/// Puts the numbers into the glue, in the table of what it gives to the module. And Trunk's minifier knows neither
/// `x as default` nor an import without its semicolon, and then leaves all as it is.
fn finish(glue: &Path, names: &HashMap<String, String>) -> Result<(), String> {
    let mut numbered = 0;
    let mut line = |line: &str| {
        let entry = line.trim_start().split_once(": ");
        if let Some((number, what)) = entry.and_then(|(name, what)| Some((names.get(name)?, what)))
        {
            numbered += 1;
            return format!("{number}: {what}\n");
        }
        match line {
            "export { initSync, __wbg_init as default };" => {
                "export { initSync };\nexport default __wbg_init;\n".to_owned()
            }
            import if import.starts_with("import ") && !import.ends_with(';') => {
                format!("{import};\n")
            }
            other => format!("{other}\n"),
        }
    };
    let text = fs::read_to_string(glue).map_err(reason)?;
    let text: String = text.lines().map(&mut line).collect();
    if numbered != names.len() {
        return Err(format!("the glue is another: it has {numbered} of {} names", names.len()));
    }
    fs::write(glue, text).map_err(reason)
}

/// The whole chain of an error's causes, on one line.
fn reason(error: impl std::fmt::Display) -> String {
    format!("{error:#}")
}
