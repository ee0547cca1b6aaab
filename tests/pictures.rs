//! Every picture that a card or a faction names lies where the page looks for it.

use smashup::cards::catalog;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The text of a file of pictures; each is read once.
fn text<'f>(files: &'f mut BTreeMap<String, String>, file: &str) -> &'f str {
    files.entry(file.to_owned()).or_insert_with(|| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("public/icons/{file}.svg"));
        fs::read_to_string(&path).unwrap_or_else(|_| panic!("no {}", path.display()))
    })
}

#[test]
fn every_picture_lies_in_its_file() {
    let (catalog, mut files) = (catalog(), BTreeMap::new());
    let mut looked_for: Vec<(String, &str)> = Vec::new();
    for id in catalog.ids().filter(|&id| !catalog.def(id).art.is_empty()) {
        let (group, _) = catalog.slug(id).split_once('/').expect("a group and a name");
        looked_for.push((group.to_owned(), catalog.def(id).art));
    }
    for (faction, _) in &catalog.factions {
        looked_for.push((format!("emblems/{}", faction.emblem), faction.emblem));
    }
    assert!(looked_for.len() > 300, "pictures are looked for");
    for (file, name) in looked_for {
        let there = text(&mut files, &file).contains(&format!("<g id=\"{name}\">"));
        assert!(there, "{file} has no {name}");
    }
}
