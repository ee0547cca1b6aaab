//! `smashup cards`: what is in the game, of all that has been published, and how well scenarios cover it.

use crate::say::say;
use crate::table::Table;
use clap::Args;
use smashup::cards::catalog;
use smashup::cards::published::{BASES_OF_2018, PUBLISHED, TITANS_OF_2018, factions_of_2018};
use smashup::engine::def::Kind;
use smashup::engine::edition::{Edition, Printing};
use smashup::engine::ids::{DefId, FactionId};
use smashup::engine::zone::Home;
use smashup::scenario;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub struct List {
    /// The scenarios: a folder, or one file
    #[arg(default_value = "tests/scenarios")]
    scenarios: PathBuf,
    /// The folder of the card files, one folder a set
    #[arg(long, default_value = "crates/cards/src")]
    sources: PathBuf,
    /// Print docs/CARDS.md
    #[arg(long)]
    markdown: bool,
}

/// What each scenario names.
type Named = Vec<BTreeSet<Printed>>;

/// The name and the text of a card: the same in every faction that has it.
type Printed = (&'static str, &'static str);

fn printed(card: DefId) -> Printed {
    let def = catalog().def(card);
    (def.name, def.text)
}

impl List {
    /// Prints the list; whether it failed.
    pub fn print(&self) -> bool {
        match self.lines() {
            Ok(lines) => {
                say(lines.join("\n"));
                false
            }
            Err(why) => {
                eprintln!("{why}");
                true
            }
        }
    }

    fn lines(&self) -> Result<Vec<String>, String> {
        let named = self.named()?;
        let mut lines = Vec::new();
        if self.markdown {
            lines.push("# Cards\n".to_owned());
            lines.push(
                "Written by `cargo run --bin smashup -- cards --markdown > docs/CARDS.md`.\n"
                    .to_owned(),
            );
        }
        lines.push(how_far(named.len()));
        let mut part = |title: &str, table: Vec<String>| {
            let mark = if self.markdown { "## " } else { "" };
            lines.push(format!("\n{mark}{title}\n"));
            lines.extend(table);
        };
        part("Factions", factions_table(&named).lines(self.markdown));
        part("Bases", bases_table(&named).lines(self.markdown));
        part("Titans", titans_table(&named).lines(self.markdown));
        part("Decks", decks_table(&named).lines(self.markdown));
        part("Newer printings", newer_table(&named).lines(self.markdown));
        part("Size", self.size_table()?.lines(self.markdown));
        Ok(lines)
    }

    fn named(&self) -> Result<Named, String> {
        let mut files = Vec::new();
        let failed = |file: &Path, why: std::io::Error| format!("{}: {why}", file.display());
        crate::collect(&self.scenarios, &mut files).map_err(|e| failed(&self.scenarios, e))?;
        let cards = |file: &PathBuf| {
            let text = std::fs::read_to_string(file).map_err(|e| failed(file, e))?;
            let name = file.display().to_string();
            let cards = scenario::named(catalog(), &name, &text).map_err(|e| e.to_string())?;
            Ok(cards.into_iter().map(printed).collect())
        };
        files.iter().map(cards).collect()
    }

    fn size_table(&self) -> Result<Table<4>, String> {
        let mut rows = Vec::new();
        for (i, set) in catalog().sets.iter().enumerate() {
            let cards = catalog().defs.iter().filter(|e| e.set == i).count();
            let sources = |e: std::io::Error| format!("{}: {e}", self.sources.display());
            let folder = self.folder_of(set.slug).map_err(sources)?;
            let lines = lines_below(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
            let each = format!("{:.1}", lines as f64 / cards.max(1) as f64);
            rows.push([set.name.to_owned(), lines.to_string(), cards.to_string(), each]);
        }
        Ok(Table::new(["set", "lines", "different cards", "lines a card"], rows))
    }

    /// The folder of a set: a module cannot be called by every name that a set may have.
    fn folder_of(&self, set: &str) -> std::io::Result<PathBuf> {
        let says = format!("slug: \"{set}\"");
        for entry in self.sources.read_dir()? {
            let folder = entry?.path();
            if std::fs::read_to_string(folder.join("mod.rs")).is_ok_and(|m| m.contains(&says)) {
                return Ok(folder);
            }
        }
        Err(std::io::Error::other(format!("no folder of the set {set}")))
    }
}

/// The lines of all Rust files below a folder, without their tests.
fn lines_below(folder: &Path) -> std::io::Result<usize> {
    let mut lines = 0;
    for entry in folder.read_dir()? {
        let path = entry?.path();
        if path.is_dir() {
            lines += lines_below(&path)?;
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = std::fs::read_to_string(&path)?;
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            lines += code.lines().count();
        }
    }
    Ok(lines)
}

/// How far the game is on its way, in a few lines.
fn how_far(scenarios: usize) -> String {
    let there = |name: &&str| catalog().faction_named(name).is_some();
    let (in_2018, all_2018) =
        (factions_of_2018().filter(there).count(), factions_of_2018().count());
    let published: usize = PUBLISHED.iter().map(|(_, factions)| factions.len()).sum();
    let (factions, bases, titans) = (catalog().factions.len(), bases().count(), titans().count());
    let newer =
        catalog().ids().filter(|&id| catalog().edition(id) == Some(Edition::Current)).count();
    format!(
        "In the game: {in_2018} of {all_2018} factions of the edition 2018 ({factions} of {published} \
         published), {bases} bases ({BASES_OF_2018} in that edition), {titans} titans ({TITANS_OF_2018}); \
         {newer} newer printings of what does something else today; \
         {scenarios} scenarios."
    )
}

fn factions_table(named: &Named) -> Table<7> {
    let mut rows = Vec::new();
    for (set, factions) in PUBLISHED {
        for faction in *factions {
            let said = match catalog().faction_named(faction) {
                Some(faction) => {
                    let older = Printing { faction, edition: Edition::Of2018 };
                    in_the_game(&catalog().of_faction(older).collect::<Vec<_>>(), named)
                }
                None => ["no", "", "", "", ""].map(str::to_owned),
            };
            let [there, cards, abilities, scenarios, unnamed] = said;
            let (set, faction) = ((*set).to_owned(), (*faction).to_owned());
            rows.push([set, faction, there, cards, abilities, scenarios, unnamed]);
        }
    }
    let head = [
        "set",
        "faction",
        "in the game",
        "different cards",
        "abilities",
        "scenarios",
        "in no scenario",
    ];
    Table::new(head, rows)
}

fn bases_table(named: &Named) -> Table<5> {
    let rows = bases().map(|id| {
        let entry = &catalog().defs[usize::from(id.0)];
        let [there, _, abilities, scenarios, _] = in_the_game(&[id], named);
        let set = catalog().sets[entry.set].name.to_owned();
        [set, entry.def.name.to_owned(), there, abilities, scenarios]
    });
    Table::new(["set", "base", "in the game", "abilities", "scenarios"], rows.collect())
}

fn titans_table(named: &Named) -> Table<5> {
    let rows = titans().map(|id| {
        let entry = &catalog().defs[usize::from(id.0)];
        let faction = entry.faction.map_or("", |f| catalog().faction(f).name);
        let [_, _, abilities, scenarios, _] = in_the_game(&[id], named);
        let set = catalog().sets[entry.set].name;
        [set.to_owned(), faction.to_owned(), entry.def.name.to_owned(), abilities, scenarios]
    });
    Table::new(["set", "faction", "titan", "abilities", "scenarios"], rows.collect())
}

/// The cards of the decks of all players: how many copies of each.
fn decks_table(named: &Named) -> Table<6> {
    let of_a_deck = |id: &DefId| {
        let deck = catalog().defs[usize::from(id.0)].deck;
        deck.is_some_and(|deck| deck != Home::Bases)
    };
    let rows = catalog().ids().filter(of_a_deck).map(|id| {
        let entry = &catalog().defs[usize::from(id.0)];
        let deck = match entry.deck {
            Some(Home::Madness) => "Madness",
            Some(Home::Monsters) => "monsters",
            Some(Home::Treasures) => "treasures",
            _ => "",
        };
        let [_, _, abilities, scenarios, _] = in_the_game(&[id], named);
        let (set, name) = (catalog().sets[entry.set].name, entry.def.name);
        let [set, deck, name] = [set, deck, name].map(str::to_owned);
        [set, deck, name, entry.def.count.to_string(), abilities, scenarios]
    });
    Table::new(["set", "deck", "card", "copies", "abilities", "scenarios"], rows.collect())
}

/// What is printed otherwise today than in 2018: the cards of each faction, its titan included, and the bases of each set.
fn newer_table(named: &Named) -> Table<6> {
    let newer = || catalog().ids().filter(|&id| catalog().edition(id) == Some(Edition::Current));
    let mut rows = Vec::new();
    let mut row = |set: usize, whose: &str, cards: &[DefId]| {
        if !cards.is_empty() {
            let [_, n, abilities, scenarios, unnamed] = in_the_game(cards, named);
            let set = catalog().sets[set].name.to_owned();
            rows.push([set, whose.to_owned(), n, abilities, scenarios, unnamed]);
        }
    };
    for (at, (faction, set)) in (0..).zip(&catalog().factions) {
        let of = |id: &DefId| catalog().defs[usize::from(id.0)].faction == Some(FactionId(at));
        row(*set, faction.name, &newer().filter(of).collect::<Vec<_>>());
    }
    for set in 0..catalog().sets.len() {
        let of = |id: &DefId| {
            let entry = &catalog().defs[usize::from(id.0)];
            entry.set == set && entry.deck == Some(Home::Bases)
        };
        row(set, "bases", &newer().filter(of).collect::<Vec<_>>());
    }
    let head = ["set", "of", "newer cards", "abilities", "scenarios", "in no scenario"];
    Table::new(head, rows)
}

/// Those that are not printed otherwise today than in 2018, and those that are, as they were then.
fn first_printings() -> impl Iterator<Item = DefId> {
    catalog().ids().filter(|&id| catalog().edition(id) != Some(Edition::Current))
}

fn titans() -> impl Iterator<Item = DefId> {
    first_printings().filter(|&id| catalog().sorts(id).is_titan())
}

fn bases() -> impl Iterator<Item = DefId> {
    let is_base = |id: &DefId| matches!(catalog().def(*id).kind, Kind::Base { .. });
    first_printings().filter(is_base)
}

/// What is said of cards in the game: that they are, how many, with how many abilities, how many scenarios name
/// any of them, and those that none names.
fn in_the_game(cards: &[DefId], named: &Named) -> [String; 5] {
    let abilities: usize = cards.iter().map(|&c| catalog().def(c).abilities().count()).sum();
    let names = |named: &BTreeSet<Printed>, card: DefId| named.contains(&printed(card));
    let scenarios = named.iter().filter(|n| cards.iter().any(|&c| names(n, c))).count();
    let unnamed = cards.iter().filter(|&&c| !named.iter().any(|n| names(n, c)));
    let unnamed: Vec<&str> = unnamed.map(|&c| catalog().def(c).name).collect();
    let numbers = [cards.len(), abilities, scenarios].map(|n| n.to_string());
    let [cards, abilities, scenarios] = numbers;
    ["yes".to_owned(), cards, abilities, scenarios, unnamed.join(", ")]
}
