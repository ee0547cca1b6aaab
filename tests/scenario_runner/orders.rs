//! What comes first: by `order`, by picks, or as it lies.

use super::{fails, holds};

/// A Nukebot and a Gremlin of one player are destroyed together.
const ORDERED: &str = r#"
    [[player]]
    hand = ["Powderkeg"]
    deck = ["Scout", "Scout"]
    [[player]]
    hand = ["Warbot"]
    [[base]]
    name = "Tortuga"
    cards = [
      { name = "Nukebot", by = 1 },
      { name = "Gremlin", by = 1 },
      { name = "Collector", by = 2 },
    ]
    [[step]]
    play = "Powderkeg"
"#;

#[test]
fn an_order_is_given_by_order_or_by_picks() {
    for (step, first) in [
        ("picks = ['Nukebot']", "Nukebot"),
        ("picks = ['Nukebot']\norder = ['Gremlin', 'Nukebot']", "Gremlin"),
        ("picks = ['Nukebot']\norder = ['Gremlin']", "Gremlin"),
        ("picks = ['Nukebot']\norder = ['Warbot', 'Gremlin', 'Scout']", "Gremlin"),
        ("picks = ['Nukebot', 'Gremlin', 'Nukebot']", "Gremlin"),
        ("picks = ['Nukebot', 'Gremlin']", "Gremlin"),
        ("picks = ['Nukebot', 'Nukebot', 'Gremlin']", "Nukebot"),
    ] {
        let held = format!("{step}\nexpect = ['hand 1 count = 1', 'log has \"{first}\"']");
        holds(ORDERED, &[&held]);
    }
    fails(
        ORDERED,
        &[
            ("picks = ['Nukebot', 'Warbot']", "left over"),
            ("picks = ['Nukebot', 'Gremlin', 'Gremlin', 'Gremlin']", "left over"),
        ],
    );
    let held = "picks = ['Nukebot']\nhold = true\nexpect = ['asked 1', 'options has \"Gremlin\"']\n[[step]]\n";
    for next in ["picks = ['Gremlin']", "order = ['Gremlin']", "expect = ['asked 1']"] {
        holds(ORDERED, &[&format!("{held}{next}")]);
    }
}

/// Two bases are ready.
#[test]
fn which_base_scores_first_is_an_order_too() {
    let both = r#"
        [[player]]
        [[player]]
        [[base]]
        name = "Tortuga"
        cards = [{ name = "King Rex", by = 1, counters = 20 }]
        [[base]]
        name = "Jungle Oasis"
        cards = [{ name = "King Rex", by = 2, counters = 20 }]
        [decks]
        bases = ["Tar Pits", "The Homeworld"]
        [[step]]
        end = true
    "#;
    for (step, first) in [
        ("", "Tortuga"),
        ("order = ['Jungle Oasis']", "Jungle Oasis"),
        ("order = ['Jungle Oasis', 'Tortuga']", "Jungle Oasis"),
        ("picks = ['Jungle Oasis']", "Jungle Oasis"),
        ("picks = ['Jungle Oasis', 'Tortuga']", "Jungle Oasis"),
        ("picks = ['Tortuga', 'Jungle Oasis']", "Tortuga"),
    ] {
        let bottom = if first == "Tortuga" { "Jungle Oasis" } else { "Tortuga" };
        let expect =
            format!("expect = ['base discard has \"{first}\"', 'base discard top = \"{bottom}\"']");
        holds(both, &[&format!("{step}\n{expect}")]);
    }
    let ready =
        both.replace("King Rex\", by = 2, counters = 20", "King Rex\", by = 2, counters = 0");
    fails(&ready, &[("picks = ['Tortuga']", "left over")]);
}

/// Cards put on top of a deck: by picks, by `order`, or as they lie.
#[test]
fn cards_are_put_into_an_order_first_to_last() {
    let portal = r#"
        [[player]]
        hand = ["Portal"]
        deck = ["Scry", "Zapbot", "Summon", "Time Loop", "Scout"]
        [[player]]
        [[step]]
        play = "Portal"
    "#;
    for (step, deck) in [
        (
            "picks = ['Zapbot', 'Scout', 'Summon', 'Time Loop', 'Scry']",
            r#""Summon", "Time Loop", "Scry""#,
        ),
        ("picks = ['Summon', 'Zapbot', 'Scout', 'Time Loop']", r#""Summon", "Time Loop", "Scry""#),
        ("picks = ['Zapbot', 'Scout']\norder = ['Time Loop']", r#""Time Loop", "Scry", "Summon""#),
        ("picks = ['Scout', 'pass', 'Zapbot']", r#""Zapbot", "Scry""#),
        ("picks = ['Scout', 'Zapbot']", r#""Scry", "Summon", "Time Loop""#),
    ] {
        holds(portal, &[&format!("{step}\nexpect = ['deck 1 top = [{deck}]']")]);
    }
}

/// Two Nukebots that have just left two bases are still told apart by where they were.
#[test]
fn what_was_destroyed_is_named_by_where_it_was() {
    let two = r#"
        [[player]]
        hand = ["Cannon"]
        [[player]]
        [[base]]
        name = "Tortuga"
        cards = [
          { name = "Nukebot", by = 1, on = [{ name = "Poison", by = 2 }] },
          { name = "Scout", by = 2 },
        ]
        [[base]]
        name = "The Mothership"
        cards = [
          { name = "Nukebot", by = 1, on = [{ name = "Poison", by = 2 }] },
          { name = "Invader", by = 2 },
        ]
        [[step]]
        play = "Cannon"
        picks = ["Nukebot @ Tortuga", "Nukebot"]
    "#;
    let both =
        "expect = ['discard 2 has \"Scout\"', 'discard 2 has \"Invader\"', 'discard 2 top = \"";
    holds(
        two,
        &[
            &format!("{both}Invader\"']"),
            &format!("order = ['Nukebot @ Tortuga']\n{both}Invader\"']"),
            &format!("order = ['Nukebot @ The Mothership', 'Nukebot @ Tortuga']\n{both}Scout\"']"),
            &format!("order = ['Nukebot of 1 #2']\n{both}Scout\"']"),
            "hold = true\nexpect = ['options has \"Nukebot @ The Mothership\"', 'options lacks \"Nukebot of 2\"']\n\
             [[step]]\npicks = ['Nukebot @ The Mothership', 'Nukebot @ Tortuga']\nexpect = ['discard 2 has \"Scout\"']",
        ],
    );
}
