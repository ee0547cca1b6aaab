//! What several test programs need.

use std::path::{Path, PathBuf};

/// All files below `folder` whose names end in `.kind`, in order.
///
/// # Panics
/// If it cannot be read.
pub fn files(folder: &Path, kind: &str) -> Vec<PathBuf> {
    let entries = folder.read_dir().expect("the folder can be read");
    let mut below: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    below.sort();
    let mut files = Vec::new();
    for path in below {
        if path.is_dir() {
            files.extend(self::files(&path, kind));
        } else if path.extension().is_some_and(|e| e == kind) {
            files.push(path);
        }
    }
    files
}
