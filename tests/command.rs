//! The command line as a shell sees it: what it prints, and its exit status.

use smashup::cards::catalog;
use smashup::cards::published::PUBLISHED;
use smashup::engine::session::Session;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn smashup(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_smashup"));
    command.args(args).output().expect("the command can be run")
}

fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A new folder for one test, below the one Cargo keeps for tests.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    std::fs::create_dir_all(folder.join("below")).expect("a folder can be made");
    folder
}

#[test]
fn scenario_prints_a_line_a_failure_and_the_sum() {
    let folder = folder("scenario");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.join(name), text).expect("a file can be written");
    };
    let two = "[[player]]\n[[player]]\n";
    write("good.toml", two);
    write("below/failing.toml", &format!("{two}[[step]]\nexpect = [\"vp 1 = 3\"]"));
    write("below/unreadable.toml", &format!("{two}[[stop]]\n"));
    std::fs::write(folder.join("latin.toml"), b"\nname = \"\xe9\"").expect("a file can be written");
    write("notes.md", "no scenario");
    let output = smashup(&["scenario", folder.to_str().expect("a plain path")]);
    let text = printed(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(lines[0].ends_with("failing.toml:3: step 1: expected vp 1 = 3; found 0"), "{text}");
    assert!(lines[1].contains("unreadable.toml:3: unknown field `stop`"), "{text}");
    assert!(lines[2].contains("latin.toml:2: invalid utf-8"), "{text}");
    assert_eq!(lines[3], "1 passed, 3 failed");
    assert!(!output.status.success());

    let good = folder.join("good.toml");
    let output = smashup(&["scenario", good.to_str().expect("a plain path")]);
    assert_eq!(printed(&output), "1 passed, 0 failed\n");
    assert!(output.status.success());
}

#[test]
fn record_prints_what_the_page_opens() {
    let file = folder("record").join("a.toml");
    let path = file.to_str().expect("a plain path");
    let player = "[[player]]\nhand = ['Zapbot']\n[[player]]\n[[base]]\nname = 'Tortuga'\n";
    let step = "[[step]]\nplay = 'Zapbot'\nexpect = ['power \"Zapbot\" =";
    for (text, answers, good) in [
        (player.to_owned(), 0, true),
        (format!("{player}{step} 2']\n[[step]]\nend = true"), 2, true),
        (format!("{player}{step} 3']\n[[step]]\nend = true"), 1, false),
    ] {
        std::fs::write(&file, text).expect("a file can be written");
        let output = smashup(&["record", path]);
        let game = Session::load(catalog(), &printed(&output)).expect("a record");
        assert_eq!((game.answers().count(), output.status.success()), (answers, good));
        assert!(game.start().is_some());
    }
    std::fs::write(&file, "nothing").expect("a file can be written");
    let output = smashup(&["record", path]);
    assert!(output.stdout.is_empty() && !output.status.success());
}

#[test]
fn a_file_that_is_not_there_is_a_failure() {
    let output = smashup(&["scenario", "nowhere.toml"]);
    assert!(printed(&output).ends_with("\n0 passed, 1 failed\n"));
    assert!(!output.status.success());
}

#[test]
fn playouts_report_what_they_played() {
    let output = smashup(&["playouts", "--games", "3", "--seed", "8", "--players", "3"]);
    let text = printed(&output);
    assert!(text.starts_with("3 games finished, 0 failed"), "{text}");
    assert!(text.contains("questions/s"), "{text}");
    assert!(output.status.success());
    let none = smashup(&["playouts", "--games", "1", "--sets", "nothing"]);
    assert!(!none.status.success());
}

#[test]
fn playouts_count_in_how_many_games_abilities_ran() {
    let counted = |least: &str, more: &[&str]| {
        let args = ["playouts", "--games", "2", "--abilities", least];
        smashup(&[&args, more].concat())
    };
    let output = counted("3", &["--check"]);
    let text = printed(&output);
    assert!(text.starts_with("2 games finished, 0 failed"), "{text}");
    let (_, list) = text.split_once(" ran in 3 games or more; the others:\n").expect("a list");
    // No ability can have run in more games than there were.
    let (sets, core) = (catalog(), &catalog().sets[0].slug);
    let first = |id: &_| sets.first_print(*id) == *id;
    let of_core = |id: &smashup::engine::ids::DefId| {
        sets.sets[sets.defs[usize::from(id.0)].set].slug == *core
    };
    let of_2018 = |id: &smashup::engine::ids::DefId| {
        sets.defs[usize::from(id.0)].is_of(smashup::engine::edition::Edition::Of2018)
    };
    let all = sets
        .ids()
        .filter(first)
        .filter(of_core)
        .filter(of_2018)
        .map(|id| sets.def(id).abilities().count());
    assert_eq!(list.lines().count(), all.sum::<usize>(), "{text}");
    let runs = |line: &str| line.split_whitespace().next().and_then(|n| n.parse::<u32>().ok());
    let counts: Vec<u32> = list.lines().filter_map(runs).collect();
    assert!(counts.is_sorted() && counts.first() == Some(&0) && counts.last() == Some(&2));
    assert!(!output.status.success(), "some ran in fewer");
    assert_eq!(printed(&counted("3", &["--check"])).lines().last(), text.lines().last());

    let output = counted("0", &["--sets", "all", "--no-titans"]);
    assert!(printed(&output).ends_with(" abilities ran in 0 games or more; the others:\n"));
    assert!(output.status.success());
}

#[test]
fn cards_lists_what_is_in_the_game_and_what_is_missing() {
    let output = smashup(&["cards"]);
    let text = printed(&output);
    let line = |name: &str| text.lines().find(|l| l.contains(name)).expect(name).to_owned();
    assert!(line("Pirates").contains("  yes  "), "{text}");
    let missing = |name: &&&str| catalog().faction_named(name).is_none();
    let published = PUBLISHED.iter().flat_map(|(_, factions)| *factions);
    for name in published.filter(missing).take(1) {
        assert!(line(name).contains("  no"), "{text}");
    }
    assert!(line("Tar Pits").contains("  yes  "), "{text}");
    assert!(line("factions of the edition 2018").contains(" of 64 "), "{text}");
    let after = |title: &str| text.split(&format!("\n{title}\n\n")).nth(1).expect(title).to_owned();
    let rows = |title: &str| after(title).lines().skip(2).take_while(|l| !l.is_empty()).count();
    let first = |id: &smashup::engine::ids::DefId| !catalog().slug(*id).ends_with("@current");
    let titans = catalog().ids().filter(first).filter(|&id| catalog().sorts(id).is_titan()).count();
    assert_eq!(rows("Titans"), titans, "{text}");
    assert!(after("Decks").contains("Madness"), "{text}");
    assert!(output.status.success());
    assert!(!smashup(&["cards", "nowhere"]).status.success());
}

#[test]
fn the_list_of_cards_in_the_docs_is_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/CARDS.md");
    let written = std::fs::read_to_string(file).expect("docs/CARDS.md can be read");
    let output = smashup(&["cards", "--markdown"]);
    let now = printed(&output);
    // A command that fails prints nothing, which an empty file would be equal to.
    assert!(output.status.success() && now.contains("## Factions"), "{output:?}");
    let again = "cargo run --bin smashup -- cards --markdown > docs/CARDS.md";
    assert!(written == now, "docs/CARDS.md is out of date; write it with\n    {again}");
}

#[test]
fn arena_prints_how_often_the_first_wins() {
    let arena = |seats, more: &[&str]| {
        smashup(&[&["arena", "--games", "2", "--nodes", "4", "--seats", seats], more].concat())
    };
    let output = arena("easy,random", &[]);
    let text = printed(&output);
    assert!(text.starts_with("easy-even against random: "), "{text}");
    assert!(text.contains("% of 2 games (95 %: "), "{text}");
    assert!(output.status.success());
    let first = |text: &str| text.lines().next().map(str::to_owned);
    assert_eq!(
        first(&printed(&arena("easy,random", &[]))),
        first(&text),
        "the same games each time"
    );

    let output = arena("medium-raider,easy", &["--players", "3", "--spare"]);
    assert!(printed(&output).starts_with("medium-raider against easy-even: "));
    let output = arena("hard-angry", &[]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("hard-angry"));

    let output = arena("easy", &["--sets", "none"]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("too few factions"));
}

#[test]
fn texts_lists_the_words_of_every_card_and_faction_by_slug() {
    let output = smashup(&["texts"]);
    let texts: toml::Table = printed(&output).parse().expect("it is TOML");
    assert_eq!(texts.len(), catalog().defs.len() + catalog().factions.len());
    for card in &catalog().defs {
        let entry = &texts[&card.slug];
        assert_eq!(entry["name"].as_str(), Some(card.def.name));
        assert_eq!(entry["text"].as_str(), Some(card.def.text));
        let rulings = entry.get("rulings").and_then(|r| r.as_array());
        assert_eq!(rulings.map_or(0, Vec::len), card.def.rulings.len(), "{}", card.slug);
    }
    let some = printed(&smashup(&["texts", "pirates/"]));
    assert!(some.starts_with("[\"pirates/") && !some.contains("[\"ninjas"), "{some}");
    let none = smashup(&["texts", "shepherds"]);
    assert!(none.stdout.is_empty() && !none.status.success());
}

/// As with `smashup texts | head`.
#[test]
fn it_stops_quietly_when_nobody_reads_any_more() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_smashup"));
    let command = command.arg("texts").stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn positions_prints_how_many_are_solved_and_what_was_missed() {
    let folder = folder("positions");
    let write = |name: &str, base: &str, vp: &str| {
        let text = format!(
            "[[player]]\nhand = ['King Rex']\nvp = 13\n[[player]]\n[[base]]\nname = 'Jungle Oasis'\n\
             cards = [{{ name = 'Nukebot', by = 1 }}]\n[[base]]\nname = 'Tortuga'\n\
             [decks]\nbases = ['Tar Pits']\n\
             [[step]]\nplay = 'King Rex @ {base}'\n[[step]]\nend = true\nexpect = ['vp 1 = {vp}']"
        );
        std::fs::write(folder.join(name), text).expect("a file can be written");
    };
    write("a_win.toml", "Jungle Oasis", "15");
    let positions = || {
        let folder = folder.to_str().expect("a plain path");
        smashup(&["positions", folder, "--who", "medium", "--tries", "2", "--nodes", "50"])
    };
    let output = positions();
    assert_eq!(printed(&output), "medium-even: 2 of 2 solved, 100.0 %\n");
    assert!(output.status.success());

    write("below/nothing.toml", "Tortuga", "13");
    write("wrong.toml", "Tortuga", "15");
    let output = positions();
    let text = printed(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(lines[0].starts_with("0 of 2: ") && lines[0].ends_with("vp 1 = 13: 15"), "{text}");
    assert!(lines[1].contains("wrong.toml:") && lines[1].contains("expected vp 1 = 15"), "{text}");
    assert_eq!(lines[2], "medium-even: 2 of 4 solved, 50.0 %");
    assert!(!output.status.success());
}
