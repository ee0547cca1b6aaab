//! How picks answer: several questions or one, source and target, forced choices.

use super::{fails, holds};

/// A Dinghy in hand, two Pirates on Tortuga, three bases.
const DINGHY: &str = r#"
    [[player]]
    hand = ["Dinghy"]
    [[player]]
    [[base]]
    name = "Tortuga"
    cards = [{ name = "First Mate", by = 1 }, { name = "Buccaneer", by = 1 }, { name = "Warbot", by = 2 }]
    [[base]]
    name = "The Mothership"
    [[base]]
    name = "Jungle Oasis"
    [[step]]
    play = "Dinghy"
"#;

#[test]
fn minions_and_bases_come_in_any_sensible_order() {
    let there =
        r#"expect = ['at "The Mothership" = ["First Mate"]', 'at "Jungle Oasis" = ["Buccaneer"]']"#;
    for picks in [
        r#"["First Mate", "The Mothership", "Buccaneer", "Jungle Oasis"]"#,
        r#"["Buccaneer", "Jungle Oasis", "First Mate", "The Mothership"]"#,
        r#"["First Mate", "Buccaneer", "The Mothership", "Jungle Oasis"]"#,
        r#"["first mate of 1", "the mothership", "BUCCANEER @ tortuga", "jungle oasis"]"#,
    ] {
        holds(DINGHY, &[&format!("picks = {picks}\n{there}")]);
    }
    let stays = r#"'at "Tortuga" = ["Warbot", "Buccaneer"]'"#;
    for picks in [r#""First Mate", "The Mothership""#, r#""First Mate", "pass", "The Mothership""#]
    {
        holds(DINGHY, &[&format!("picks = [{picks}]\nexpect = [{stays}]")]);
    }
    holds(DINGHY, &["expect = ['at \"Tortuga\" has \"First Mate\"']", "picks = ['pass']"]);
    fails(
        DINGHY,
        &[
            ("picks = ['First Mate']", "expected a pick that names one legal answer; found"),
            ("picks = ['Warbot']", "expected pick \"Warbot\" to be used; found it is left over"),
            ("picks = ['Buccaneer', 'Tortuga']", "a pick that names one legal answer"),
            ("picks = ['pass', 'pass']", "left over"),
            ("picks = ['yes']", "left over"),
        ],
    );
}

/// A Cannon in hand, and six minions it could hit: two that could be told apart by what is on them, two that could not.
const CANNON: &str = r#"
    [[player]]
    hand = ["Cannon"]
    [[player]]
    [[base]]
    name = "Tortuga"
    cards = [
      { name = "Zapbot", by = 2 },
      { name = "Zapbot", by = 2, on = [{ name = "Smoke Bomb", by = 1 }] },
      { name = "Walker", by = 2 },
    ]
    [[base]]
    name = "Tortuga"
    cards = [{ name = "Zapbot", by = 2 }, { name = "Walker", by = 2 }, { name = "Walker", by = 2 }]
    [[step]]
    play = "Cannon"
"#;

#[test]
fn numbers_count_what_could_be_told_apart() {
    let left = |first: &str, second: &str| {
        format!("expect = ['at \"Tortuga #1\" = [{first}]', 'at \"Tortuga\" #2 = [{second}]']")
    };
    let (zz, zw) = (r#""Zapbot", "Zapbot""#, r#""Zapbot", "Walker""#);
    for (picks, first, second) in [
        // One question: #1 and #2 count the same list.
        (r#""Walker #1", "Walker #2""#, zz, zw),
        // Two questions: after the first, one kind is left.
        (r#""Walker #1", "Walker #1""#, zz, zw),
        (r#""Walker", "Walker #1""#, zz, zw),
        (r#""Walker #2", "Walker #2""#, r#""Zapbot", "Zapbot", "Walker""#, r#""Zapbot""#),
        (r#""Zapbot #1", "Zapbot #3""#, r#""Zapbot", "Walker""#, r#""Walker", "Walker""#),
        (r#""Zapbot #3""#, r#""Zapbot", "Zapbot", "Walker""#, r#""Walker", "Walker""#),
    ] {
        holds(CANNON, &[&format!("picks = [{picks}]\n{}", left(first, second))]);
    }
    fails(CANNON, &[("picks = ['Zapbot #4']", "left over"), ("picks = ['Walker']", "left over")]);
    fails(CANNON, &[("picks = ['Walker #0']", "no card, base or faction")]);
}

/// Disguise asks for the base; another engine asks for the minions there.
#[test]
fn a_base_may_be_left_to_the_minion_there() {
    let disguise = r#"
        [[player]]
        hand = ["Disguise", "Shinobi"]
        [[player]]
        [[base]]
        name = "Tortuga"
        cards = [{ name = "Zapbot", by = 1 }]
        [[base]]
        name = "The Mothership"
        cards = [{ name = "Scout", by = 1 }]
        [[step]]
        play = "Disguise"
    "#;
    let there = r#"expect = ['at "The Mothership" = ["Shinobi"]', 'hand 1 = ["Scout"]']"#;
    for picks in [
        r#"["Scout", "Shinobi"]"#,
        r#"["The Mothership", "Scout", "Shinobi"]"#,
        r#"["Scout", "The Mothership", "Shinobi"]"#,
        r#"["Scout"]"#,
    ] {
        holds(disguise, &[&format!("picks = {picks}\n{there}")]);
    }
    fails(disguise, &[("", "one legal answer"), ("picks = ['Shinobi']", "one legal answer")]);
}

/// One base in play.
#[test]
fn a_base_may_be_named_before_what_is_chosen_there() {
    let position = r#"
[[player]]
hand = ["Rampage"]
[[player]]
[[base]]
name = "Tar Pits"
cards = [{ name = "King Rex", by = 1 }, { name = "Walker", by = 1 }]
[[base]]
name = "Tortuga"
cards = [{ name = "Walker", by = 1, counters = 1 }]
[[step]]
play = "Rampage"
expect = ['breakpoint "Tar Pits" = 14']
"#;
    holds(position, &[r#"picks = ["Tar Pits", "Walker"]"#, r#"picks = ["Walker @ Tar Pits"]"#]);
    let other = position.replace(r#""Tar Pits" = 14"#, r#""Tortuga" = 18"#);
    holds(&other, &[r#"picks = ["Tortuga"]"#, r#"picks = ["Tortuga", "Walker"]"#]);
    fails(
        position,
        &[
            (r#"picks = ["Tar Pits"]"#, "expected a pick that names one legal answer"),
            (r#"picks = ["Tar Pits", "King Rex"]"#, "expected breakpoint"),
            (r#"picks = ["Tortuga", "King Rex"]"#, "\"Tortuga\" to be used"),
        ],
    );
}

#[test]
fn the_only_place_of_a_card_may_be_named_or_not() {
    let one = r#"
        [[player]]
        hand = ["Invader", "Summon", "They Keep Coming"]
        discard = ["Walker"]
        [[player]]
        [[base]]
        name = "Tortuga"
        [[step]]
    "#;
    for step in [
        "play = 'Invader'",
        "play = 'Invader @ Tortuga'",
        "play = 'Invader'\npicks = ['Tortuga']",
        "play = 'They Keep Coming'\npicks = ['Walker', 'Tortuga']\nexpect = ['at \"Tortuga\" = [\"Walker\"]']",
        "play = 'They Keep Coming'\npicks = ['Walker']",
        "play = 'They Keep Coming'",
    ] {
        holds(one, &[step]);
    }
    fails(
        one,
        &[
            ("play = 'Invader @ The Mothership'", "the card to go where the step says"),
            ("play = 'Invader @ Tortuga'\npicks = ['Tortuga']", "left over"),
            ("play = 'They Keep Coming @ Tortuga'", "nothing asks where it goes"),
            ("play = 'Summon @ Tortuga'", "nothing asks where it goes"),
        ],
    );
}

/// Words, numbers of players and of alternatives, factions.
#[test]
fn picks_that_are_no_cards() {
    let other = r#"
        [[player]]
        factions = ["Robots", "Zombies"]
        hand = ["Broadside", "Block the Path", "Walker", "Mark of Sleep"]
        deck = ["Scout"]
        [[player]]
        factions = ["Pirates", "Wizards"]
        [[base]]
        name = "Tortuga"
        cards = [{ name = "Scout", by = 1 }, { name = "Zapbot", by = 2 }]
        [[base]]
        name = "The Mothership"
        cards = [{ name = "Scout", by = 1 }]
        [[step]]
    "#;
    for step in [
        "play = 'Broadside'\npicks = ['Tortuga', 'player 2']\nexpect = ['discard 2 = [\"Zapbot\"]']",
        "play = 'Broadside'\npicks = ['Player 2', 'Tortuga']\nexpect = ['discard 2 = [\"Zapbot\"]']",
        "play = 'Block the Path @ Tortuga'\npicks = ['faction Robots']",
        "play = 'Block the Path'\npicks = ['Wizards', 'Tortuga']",
        "play = 'Mark of Sleep'\npicks = ['player 1']",
        "play = 'Walker @ Tortuga'\npicks = ['option 1']\nexpect = ['discard 1 has \"Scout\"']",
        "play = 'Walker @ Tortuga'\npicks = ['Option 2']\nexpect = ['deck 1 top = \"Scout\"']",
    ] {
        holds(other, &[step]);
    }
    fails(
        other,
        &[
            ("play = 'Walker @ Tortuga'\npicks = ['option 3']", "one legal answer"),
            ("play = 'Walker @ Tortuga'\npicks = ['option 0']", "no card, base or faction"),
            ("play = 'Block the Path @ Tortuga'\npicks = ['faction Ninjas']", "one legal answer"),
            ("play = 'Mark of Sleep'\npicks = ['player 3']", "there is no player 3"),
            ("play = 'Mark of Sleep'\npicks = ['2']", "one legal answer"),
        ],
    );
}
