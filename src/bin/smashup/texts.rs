//! `smashup texts`: all words of cards and factions by slug, as TOML, for translations and for reading them over.

use crate::say::say;
use clap::Args;
use smashup::cards::catalog;
use smashup::engine::catalog::slug;

#[derive(Args)]
pub struct Texts {
    /// Only those whose slug begins so: a faction ("pirates"), a set's bases ("core-bases"), a card ("pirates/dinghy")
    #[arg(default_value = "")]
    beginning: String,
}

impl Texts {
    /// Prints them; whether nothing begins so.
    pub fn print(&self) -> bool {
        let mut none = true;
        let mut entry = |of: &str, lines: &[(&str, String)]| {
            if !of.starts_with(&self.beginning) {
                return;
            }
            if !none {
                say("");
            }
            none = false;
            say(format_args!("[{}]", quoted(of)));
            for (key, value) in lines {
                say(format_args!("{key} = {value}"));
            }
        };
        for (faction, _) in &catalog().factions {
            let lines = [("name", quoted(faction.name)), ("blurb", quoted(faction.blurb))];
            entry(&slug(faction.name), &lines);
        }
        for card in &catalog().defs {
            let rulings: Vec<String> = card.def.rulings.iter().map(|r| quoted(r)).collect();
            let mut lines = vec![("name", quoted(card.def.name)), ("text", quoted(card.def.text))];
            if !rulings.is_empty() {
                lines.push(("rulings", format!("[{}]", rulings.join(", "))));
            }
            entry(&card.slug, &lines);
        }
        if none {
            eprintln!("no slug begins with {}", quoted(&self.beginning));
        }
        none
    }
}

/// As a TOML string, which for these texts is a JSON string.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
