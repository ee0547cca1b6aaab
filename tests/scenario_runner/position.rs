//! What a file may say of the position, and what fails it.

use super::{fails, holds, run};
use smashup::cards::catalog;
use smashup::engine::ids::Seat;
use smashup::engine::question::Why;
use smashup::engine::session::Session;
use smashup::scenario;

const TWO: &str = "[[player]]\n[[player]]\n";

#[test]
fn what_cannot_be_read_names_its_line() {
    let after_two = [
        ("colour = 3", "a.toml:3: unknown field `colour`"),
        ("[[stop]]", "a.toml:3: unknown field `stop`"),
        ("[[base]]\nname = 'Tortuga'\nvp = 3", "a.toml:5: unknown field `vp`"),
        ("[decks]\ncards = []", "a.toml:4: unknown field `cards`"),
        ("[[step]]\nmove = 'Zapbot'", "a.toml:4: unknown field `move`"),
        (
            "[[base]]\nname = 'Tortuga'\ncards = [\n{ nam = 'Zapbot' }]",
            "a.toml:6: unknown field `nam`",
        ),
        ("[[base]]", "a.toml:3: missing field `name`"),
        ("[[base]]\nname = 'Tortoga'", "a.toml:4: no base is called \"Tortoga\""),
        ("[[base]]\nname = 'Zapbot'", "a.toml:4: no base is called \"Zapbot\""),
        ("[[base]]\nname = 'Castle Bloood'", "a.toml:4: no base is called \"Castle Bloood\""),
        ("[decks]\nbases = ['Tar Pits',\n'Zapbot']", "a.toml:5: no base is called \"Zapbot\""),
        ("[decks]\nmadness = 31", "a.toml:4: there are no more than 30 Madness cards"),
        ("[decks]\nmadness = -1", "a.toml:4: "),
        ("[decks]\nmonsters = ['Orcs']", "a.toml:4: no card is called \"Orcs\""),
        ("[decks]\ntreasures = ['Loot']", "a.toml:4: no card is called \"Loot\""),
        ("[[step]]\nexpect = ['vp 1 = 0',\n'vp 1 is 0']", "a.toml:5: vp 1 is 0: ="),
        ("[[step]]\n\npicks = ['Zapbott']", "a.toml:5: no card, base or faction"),
        ("[[step]]\npicks = 'Zapbot'", "a.toml:4: invalid type"),
        ("[[step]]\npicks = [3]", "a.toml:4: invalid type"),
        ("[[step]]\nend = 'yes'", "a.toml:4: invalid type"),
        ("[[step]]\nby = 3", "a.toml:3: there is no player 3"),
        ("[[step]]\nby = 0", "a.toml:3: there is no player 0"),
        ("[[step]]\nby = -1", "a.toml:4: "),
        ("[[step]]\norder = ['Zapbott']", "a.toml:4: no card, base or faction"),
        ("[[step]]\nnever = ['Zapbott']", "a.toml:4: no card, base or faction"),
        ("[[step]]\nrefuse = 'play Zapbott'", "a.toml:4: no card, base or faction"),
        ("[[step]]\nrefuse = 'uncover Zapbott'", "a.toml:4: no card, base or faction"),
        ("[[step]]\nrefuse = 'draw Zapbot'", "is nothing that can be refused"),
        ("[[step]]\nrefuse = 'end Zapbot'", "is nothing that can be refused"),
        ("[[step]]\nplay = 'Zapbot'\nend = true", "a.toml:3: a step has one of"),
        ("[[step]]\nplay = 'Zapbot @ Tortoga'", "a.toml:4: no base is called \"Tortoga\""),
        ("[[step]]\nplay = 'Zapbot of 3'", "a.toml:4: there is no player 3"),
        ("[[step]]\nplay = 'Zapbot (Vampyres)'", "a.toml:4: no faction is called \"Vampyres\""),
        ("[[step]]\ntitan = 'Zapbott'", "a.toml:4: no card, base or faction"),
        ("[[step]]\nuncover = 'Zapbot'", "a.toml:4: no card lets anybody uncover"),
    ];
    fails(TWO, &after_two);
    let whole = [
        (
            "[[player]]\nhand = [\n'Zapbot',\n'Zapbott']\n[[player]]",
            "a.toml:4: no card is called \"Zapbott\"",
        ),
        ("[[player]]\nhand = ['Sprouts']\n[[player]]", "a.toml:2: no card is called \"Sprouts\""),
        ("[[player]]\nhand = ['Tortuga']\n[[player]]", "a.toml:2: no card is called \"Tortuga\""),
        (
            "[[player]]\nhand = [{ name = 'Zapbot', faction = 'Ninjas' }]\n[[player]]",
            "no card is called",
        ),
        (
            "[[player]]\nfactions = ['Robots',\n'Nobodies']\n[[player]]",
            "a.toml:3: no faction is called \"Nobodies\"",
        ),
        ("[[player]]\nvp = '3'\n[[player]]", "a.toml:2: invalid type"),
        ("[[player]]\nvp = 2147483647\n[[player]]", "a.toml:2: invalid value"),
        ("[[player]]\nname = 'Ana'\n[[player]]", "a.toml:2: unknown field `name`"),
        ("mode = 'big base'\n[[player]]\n[[player]]", "a.toml:1: the Big Base mode"),
        ("mode = 'team'\n[[player]]\n[[player]]", "a.toml:1: \"team\""),
        (
            "[[player]]\nfactions = ['Robots@new']\n[[player]]",
            "no faction is called \"Robots@new\"",
        ),
        ("edition = '2017'\n[[player]]\n[[player]]", "a.toml:1: \"2017\""),
        ("\nphase = 'draw'\n[[player]]\n[[player]]", "a.toml:2: \"draw\""),
        ("seed = 'x'\n[[player]]\n[[player]]", "a.toml:1: invalid type"),
        ("[[player]]", "1 players; it takes two to four"),
        ("", "0 players; it takes two to four"),
        ("[[player]]\n[[player]]\n[[player]]\n[[player]]\n[[player]]", "5 players"),
        ("[[player]\n", "a.toml:1: "),
        ("[[player]]\n[[player]]\nname =", "a.toml:3: "),
        ("name = 'a'\nname = 'b'", "a.toml:2: duplicate key"),
    ];
    fails("", &whole);
}

#[test]
fn a_position_of_more_cards_than_any_game_has_fails() {
    let bases = "[[base]]\nname = \"Tortuga\"\n";
    let deck = format!("[decks]\nbases = [{}]", "\"Tortuga\",".repeat(1_000));
    fails(
        "[[player]]\n[[player]]\n",
        &[
            (&format!("{bases}{deck}"), "a.toml:6: more than 1000 cards"),
            (&bases.repeat(1_001), "a.toml:2004: more than 1000 cards"),
        ],
    );
}

#[test]
fn a_question_can_offer_more_than_255_cards() {
    let hand = "'Zapbot', 'Shanghai', ".repeat(150);
    let text = format!("[[player]]\nhand = [{hand}]\n[[player]]\n[[base]]\nname = 'Tortuga'\n");
    let mut game = scenario::open(catalog(), "a.toml", &text).expect("a position");
    game.answer(&[]).expect("done playing");
    let ask = game.ask().expect("a question").clone();
    assert_eq!((ask.why, ask.options.len()), (Why::DiscardDown, 300));
    assert_eq!((ask.min, ask.max), (290, 290));
    game.answer(&ask.options[10..]).expect("a legal answer");
    assert_eq!(game.state().players[Seat(0)].hand.len(), 10);
    let opened = Session::load(catalog(), &game.save()).expect("it is saved, too");
    assert!(opened.state() == game.state());
}

#[test]
fn every_problem_is_told_in_one_line() {
    for text in [
        "[[player]]\nvp = '3'",
        "[[player]]\nhand = [3]",
        "[[player]\n",
        "x = = 3",
        "[decks]\nmadness = -1",
    ] {
        let why = run(text).expect_err(text);
        assert!(!why.contains('\n') && why.starts_with("a.toml:"), "{why:?}");
    }
}

#[test]
fn impossible_positions_fail() {
    let base = "[[player]]\n[[player]]\n[[base]]\nname = \"Tortuga\"\ncards = [\n";
    fails(
        base,
        &[
            (r#"{ name = "Dinghy", by = 1 }]"#, "a.toml:6: \"Dinghy\" cannot lie there"),
            (r#"{ name = "Poison", by = 1 }]"#, "a.toml:6: \"Poison\" cannot lie there"),
            (r#"{ name = "Tortuga", by = 1 }]"#, "a.toml:6: no card"),
            (
                r#"{ name = "Zapbot", by = 1, on = [{ name = "Infiltrate", by = 1 }] }]"#,
                "a.toml:6: \"Infiltrate\"",
            ),
            (
                r#"{ name = "Zapbot", by = 1, on = [{ name = "Scout", by = 1 }] }]"#,
                "a.toml:6: \"Scout\"",
            ),
            (r#"{ name = "Zapbot", by = 1, on = ["Poison"] }]"#, "a.toml:6: \"Poison\" needs `by`"),
            (
                r#"{ name = "Infiltrate", by = 1, on = [{ name = "Poison", by = 1 }] }]"#,
                "nothing can lie on",
            ),
            (
                r#"{ name = "Scout", by = 1, on = [{ name = "Poison", by = 1, on = [{ name = "Poison", by = 1 }] }] }]"#,
                "nothing can lie on",
            ),
            (
                r#"{ name = "Scout", by = 1, on = [{ name = "Poison", by = 1, buried = true }] }]"#,
                "face up",
            ),
            (
                r#"{ name = "Scout", by = 1, buried = true, on = [{ name = "Poison", by = 1 }] }]"#,
                "nothing can lie on",
            ),
            (r#"{ name = "Scout", by = 1, buried = true, counters = 1 }]"#, "no power counters"),
            (r#"{ name = "Scout", by = 1, counters = -1 }]"#, "fewer than 0 counters"),
            (
                r#"{ name = "Scout", by = 1, stored = [{ name = "Zapbot", counters = 1 }] }]"#,
                "not in play",
            ),
            (r#"{ name = "Orcs", monster = true }]"#, "a.toml:6: no card is called \"Orcs\""),
            (r#""Zapbot"]"#, "a.toml:6: \"Zapbot\" needs `by`"),
            (r#"{ name = "Zapbot", by = 3 }]"#, "a.toml:6: there is no player 3"),
            (r#"{ name = "Zapbot", by = 1, owner = 3 }]"#, "a.toml:6: there is no player 3"),
        ],
    );
    holds(base, &[r#"{ name = "zap-bot", by = 1, owner = 2 }]"#]);
    fails(
        "[[player]]\n",
        &[
            ("hand = [{ name = 'Zapbot', counters = 1 }]\n[[player]]", "not in play"),
            ("deck = [{ name = 'Zapbot', buried = true }]\n[[player]]", "not in play"),
            (
                "discard = [{ name = 'Zapbot', on = [{ name = 'Poison', by = 1 }] }]\n[[player]]",
                "not in play",
            ),
            ("hand = [{ name = 'Zapbot', by = 2 }]\n[[player]]", "nobody else controls"),
            ("discard = [{ name = 'Zapbot', owner = 2 }]\n[[player]]", "an impossible position"),
            ("set_aside = ['King Rex']\n[[player]]", "a.toml:2: \"King Rex\" is no titan"),
        ],
    );
    // What nobody else sees may be with another player than its owner.
    holds("[[player]]\n", &["hand = [{ name = 'Zapbot', owner = 2 }]\n[[player]]"]);
}

#[test]
fn any_card_lies_with_any_player_as_often_as_it_likes() {
    let cards = "factions = ['Robots', 'robots']\nhand = ['King Rex', 'king rex', { name = 'KING REX', by = 1, owner = 1 }]";
    let three =
        "[[player]]\nvp = -1\n[[player]]\n[[base]]\nname = 'tortuga'\n[[base]]\nname = 'Tortuga'\n";
    let step = "[[step]]\nplay = 'King Rex @ Tortuga'\npicks = ['Tortuga #2']\n\
                expect = ['at \"Tortuga #2\" = [\"King Rex\"]', 'at \"Tortuga\" #1 = []', 'bases = [\"Tortuga\", \"Tortuga\"]']";
    holds(
        "seed = 9\nmode = 'standard'\nedition = '2018'\n[[player]]\n",
        &[&format!("{cards}\n{three}{step}")],
    );
}

/// Nothing is triggered by setting up; what is always on holds at once.
#[test]
fn a_position_is_as_it_is_written() {
    let position = r#"
        [[player]]
        deck = ["Shinobi"]
        [[player]]
        [[base]]
        name = "The Homeworld"
        cards = [{ name = "Archmage", by = 1 }, { name = "Microbot Archive", by = 2 }, { name = "Overrun", by = 1 }]
    "#;
    let fresh = "[[step]]\nexpect = ['phase = play', 'plays 1 minion = 1', 'plays 1 action = 2', 'hand 1 = []',
                 'deck 1 count = 1', 'at \"The Homeworld\" has \"Overrun\"', 'plays 2 minion = 0', 'turn of 1']";
    holds(position, &[fresh]);
    let begun = "[[step]]\nexpect = ['phase = play', 'plays 1 action = 2', 'at \"The Homeworld\" lacks \"Overrun\"',
                 'discard 1 = [\"Overrun\"]', 'log has \"overrun\"']";
    holds(&format!("phase = 'start'\n{position}"), &[begun]);
}

/// A card in stasis loses a counter as its owner's turn begins.
#[test]
fn a_position_may_have_cards_in_stasis() {
    let position = r#"
        [[player]]
        stasis = [{ name = "Warbot", counters = 2 }]
        [[player]]
        [[base]]
        name = "Tortuga"
    "#;
    let end = "[[step]]\nend = true\n";
    holds(
        position,
        &[&format!(
            "{end}{end}[[step]]\nrefuse = 'play Warbot from stasis'\n{end}{end}[[step]]\nplay = 'Warbot from stasis'"
        )],
    );
}
