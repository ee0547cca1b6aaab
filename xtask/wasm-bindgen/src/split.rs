//! Cuts the page's module into the main one and the parts that come later: what `#[wasm_split(part)]` marks, and what
//! only that needs. The tool works on the linked module, by its relocations; bindings are made for the main one alone.
//!
//! What several parts need is in the main module if one of them is [`EARLY`]. What only others need, that is the cards of
//! most sets, is a file of its own, which comes with the first of them.
//!
//! The parts lie in a folder named after the build, beside the scripts that Trunk copies: a part never meets the main
//! module of another build.

use crate::reason;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use wasm_split_cli_support::{Options, transform};

/// What the folder's name begins with.
const FOLDER: &str = "parts-";
/// The script in it that fetches the parts.
const LINK: &str = "link.js";

/// The parts of the first game and of whoever has kept games: all but the cards of further sets.
const EARLY: [&str; 7] = ["core", "cover", "later", "minds", "reader", "records", "screens"];

/// A module that has been cut.
pub struct Parts {
    /// The main module, not bound yet.
    pub main: PathBuf,
    /// The script that fetches the parts, as the glue of the main module imports it.
    link: String,
}

/// Cuts a module; the parts go into the folder `snippets` of `out_dir`, in place of those of earlier builds.
pub fn cut(input: &Path, out_dir: &Path) -> Result<Parts, String> {
    let module = fs::read(input).map_err(|error| format!("{}: {error}", input.display()))?;
    let mut build = DefaultHasher::new();
    build.write(&module);
    let folder = format!("{FOLDER}{:016x}", build.finish());
    let snippets = out_dir.join("snippets");
    forget_earlier(&snippets).map_err(reason)?;

    let (parts, link) = (snippets.join(&folder), format!("./snippets/{folder}/{LINK}"));
    let main = input.with_extension("main.wasm");
    let mut options = Options::new(&module);
    options.output_dir = &parts;
    options.main_out_path = &main;
    options.link_name = &link;
    options.early = &EARLY;
    // The tool writes the script where the main module imports it from, seen from the folder of the parts.
    fs::create_dir_all(parts.join(&link).parent().expect("it has a folder")).map_err(reason)?;
    transform(options).map_err(reason)?;
    let script = fs::read_to_string(parts.join(&link)).map_err(reason)?;
    fs::remove_dir_all(parts.join("snippets")).map_err(reason)?;
    fs::write(parts.join(LINK), waiting(&script)?).map_err(reason)?;
    Ok(Parts { main, link })
}

/// Removes the parts of earlier builds: whatever lies in the folder is served.
fn forget_earlier(snippets: &Path) -> std::io::Result<()> {
    if !snippets.exists() {
        return Ok(());
    }
    for entry in fs::read_dir(snippets)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(FOLDER) {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}

/// The tool's script asks the glue for the main module by the glue's name, but Trunk names that anew; so the glue tells
/// it. And it wants hosts to say what a part is, which not all do.
fn waiting(script: &str) -> Result<String, String> {
    let (_, rest) = script.split_once("initSync } from").ok_or(OTHER)?;
    let (_, rest) = rest.split_once('\n').ok_or(OTHER)?;
    let rest = exchanged(rest, "initSync(undefined, undefined)", "main")?;
    let bytes = "(src.then((part) => part.arrayBuffer()).then((part) => WebAssembly.instantiate(part, imports)))";
    let rest = exchanged(&rest, "(WebAssembly.instantiateStreaming(src, imports))", bytes)?;
    Ok(format!("let main;\nexport function connect(wasm) {{\n    main = wasm;\n}}\n{rest}"))
}

const OTHER: &str = "the link script is another than that of the tool's version 0.2.4";

fn exchanged(script: &str, old: &str, new: &str) -> Result<String, String> {
    if script.contains(old) { Ok(script.replace(old, new)) } else { Err(OTHER.to_owned()) }
}

impl Parts {
    /// Lets the glue tell the link script of the main module, as soon as that is there.
    pub fn connect(&self, glue: &Path) -> Result<(), String> {
        let text = fs::read_to_string(glue).map_err(reason)?;
        let there = "wasm = instance.exports;";
        if text.matches(there).count() != 1 {
            return Err("the glue is another: where is the module set?".to_owned());
        }
        let text = text.replace(there, &format!("{there}\n    connect(wasm);"));
        let import = format!("import {{ connect }} from \"{}\";\n", self.link);
        fs::write(glue, import + &text).map_err(reason)
    }
}
