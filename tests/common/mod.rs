//! What several test programs need.

use std::path::{Path, PathBuf};

/// All scenario files below `folder`, in order.
///
/// # Panics
/// If it cannot be read.
pub fn scenario_files(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().expect("the folder of the scenarios can be read");
    let mut below: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    below.sort();
    let mut files = Vec::new();
    for path in below {
        if path.is_dir() {
            files.extend(scenario_files(&path));
        } else if path.extension().is_some_and(|e| e == "toml") {
            files.push(path);
        }
    }
    files
}
