//! Main keys, `by`, `refuse`, `hold`, `never`, and steps that make no move.

use super::{TABLE, fails, holds};

#[test]
fn a_main_key_needs_a_free_choice_and_a_legal_move() {
    holds(
        TABLE,
        &[
            "[[step]]\nplay = 'Warbot @ Tortuga'\nexpect = ['at \"Tortuga\" has \"Warbot\" of 1']",
            "[[step]]\nplay = 'WARBOT @ the mothership'",
            "[[step]]\nplay = '\"Warbot\" @ \"Tortuga\"'",
            "[[step]]\nplay = 'Warbot@Tortuga'",
            "[[step]]\nplay = 'Warbot from hand @ Tortuga'",
            "[[step]]\nplay = 'Warbot (Robots) @ Tortuga'",
            "[[step]]\nplay = 'Warbot of 1 @ Tortuga'",
            "[[step]]\nplay = 'Warbot #1 @ Tortuga'",
            "[[step]]\nplay = 'Warbot'\npicks = ['Tortuga']",
            "[[step]]\nby = 1\nplay = 'Warbot'\npicks = ['Tortuga']",
            "[[step]]\nend = true\nexpect = ['turn of 2', 'asked 2', 'plays 1 minion = 0', 'phase = play']",
            "[[step]]\nby = 1\nend = true\n[[step]]\nby = 2\nend = true\nexpect = ['turn of 1']",
        ],
    );
    fails(
        TABLE,
        &[
            ("[[step]]\nplay = 'Scout'", "expected play \"Scout\" to be legal; found"),
            ("[[step]]\nplay = 'Warbot'", "a pick that names one legal answer"),
            ("[[step]]\nplay = 'Warbot from discard'", "to be legal"),
            ("[[step]]\nplay = 'Warbot of 2 @ Tortuga'", "to be legal"),
            ("[[step]]\nplay = 'Warbot (Ninjas) @ Tortuga'", "to be legal"),
            ("[[step]]\ntalent = 'Scout'", "expected talent \"Scout\" to be legal"),
            ("[[step]]\nuse = 'Scout'", "expected use \"Scout\" to be legal"),
            ("[[step]]\nplay = 'Seeing Stars @ Tortuga'\npicks = ['Scout']", "nothing asks where"),
            ("[[step]]\nby = 2\nplay = 'Warbot @ Tortuga'", "expected player 2 to decide"),
            ("[[step]]\nby = 2\nexpect = ['asked 1']", "expected player 2 to decide"),
            ("[[step]]\nplay = 'Warbot @ Tortuga'\npicks = ['Scout']", "\"Scout\" to be used"),
            ("[[step]]\nplay = 'Warbot @ Tortuga'\npicks = ['pass']", "left over"),
            ("[[step]]\npicks = ['Scout']", "\"Scout\" to be used"),
            (
                "[[step]]\n[[step]]\nexpect = ['vp 1 = 1']",
                "a.toml:11: step 2: expected vp 1 = 1; found 0",
            ),
        ],
    );
}

/// What lies elsewhere is played by saying so, or used.
#[test]
fn cards_are_played_from_elsewhere_by_saying_so() {
    let risen = r#"
        [[player]]
        hand = ["Zapbot"]
        discard = ["Tenacious Z", "Scout"]
        [[player]]
        [[base]]
        name = "Tortuga"
        cards = [{ name = "They're Coming To Get You", by = 1 }]
        [[base]]
        name = "The Mothership"
    "#;
    for (step, name, minions) in [
        ("play = 'Tenacious Z from discard @ Tortuga'", "Tenacious Z", 1),
        ("play = 'Tenacious Z @ Tortuga from discard'", "Tenacious Z", 1),
        ("use = 'Tenacious Z'\npicks = ['Tortuga']", "Tenacious Z", 1),
        ("use = 'Tenacious Z from discard'\npicks = ['Tortuga']", "Tenacious Z", 1),
        ("use = 'Theyre Coming to Get You'\npicks = ['Tenacious Z']", "Tenacious Z", 0),
        ("use = 'Theyre Coming to Get You'\npicks = ['Scout']", "Scout", 0),
        ("play = 'Scout from discard @ Tortuga'", "Scout", 0),
        ("play = 'Scout from discard'", "Scout", 0),
        ("play = 'Scout from discard'\npicks = ['Tortuga']", "Scout", 0),
    ] {
        let expect = format!("'at \"Tortuga\" has \"{name}\"', 'plays 1 minion = {minions}'");
        holds(risen, &[&format!("[[step]]\n{step}\nexpect = [{expect}]")]);
    }
    fails(
        risen,
        &[
            ("[[step]]\nplay = 'Scout @ Tortuga'", "to be legal"),
            ("[[step]]\nplay = 'Scout from discard @ The Mothership'", "where the step says"),
            ("[[step]]\nplay = 'Scout from deck @ Tortuga'", "to be legal"),
            ("[[step]]\nrefuse = 'play Scout from discard'", "to be refused; found it is legal"),
            ("[[step]]\nrefuse = 'play Scout from discard @ Tortuga'", "to be refused"),
            ("[[step]]\nrefuse = 'use Tenacious Z'", "to be refused"),
        ],
    );
    holds(risen, &["[[step]]\nrefuse = 'play Scout from discard @ The Mothership'"]);
}

#[test]
fn refuse_fails_where_the_move_is_legal() {
    let refused: Vec<String> = [
        "play Scout",
        "Play Scout",
        "play \"Scout\"",
        "play Warbot from discard",
        "play Warbot from deck @ Tortuga",
        "play Warbot of 2",
        "play Warbot @ Tar Pits",
        "play Zapbot from discard @ Tortuga",
        "use Cut Lass",
        "use Warbot",
        "talent Cut Lass",
        "titan Warbot",
        "uncover Warbot",
    ]
    .map(|words| format!("[[step]]\nrefuse = '{words}'"))
    .into();
    holds(TABLE, &refused.iter().map(String::as_str).collect::<Vec<_>>());
    for words in
        ["play Warbot", "play warbot @ tortuga", "play \"Warbot\" @ \"Tortuga\"", "end", "End"]
    {
        fails(
            TABLE,
            &[(&format!("[[step]]\nrefuse = '{words}'"), "to be refused; found it is legal")],
        );
    }
    holds(
        TABLE,
        &[
            "[[step]]\nplay = 'Warbot @ Tortuga'\n[[step]]\nrefuse = 'play Zapbot'",
            "[[step]]\nplay = 'Warbot @ Tortuga'\nrefuse = 'play Zapbot'",
            "[[step]]\nby = 2\nrefuse = 'play Warbot'",
            "[[step]]\nplay = 'Seeing Stars'\nhold = true\n[[step]]\nrefuse = 'end'\nhold = true\n[[step]]\npicks = ['Scout']",
            "[[step]]\nplay = 'Warbot'\nhold = true\n[[step]]\nrefuse = 'play Zapbot @ Tortuga'\nhold = true",
        ],
    );
    let held = "[[step]]\nplay = 'Warbot'\nhold = true\n[[step]]\nrefuse = 'play Warbot";
    fails(TABLE, &[(&format!("{held}'"), "refused"), (&format!("{held} @ Tortuga'"), "refused")]);
}

/// In a window, a Special in the hand is a play too.
#[test]
fn refuse_looks_at_the_open_question() {
    let window = r#"
        [[player]]
        hand = ["Shinobi", "Hidden Ninja", "Scout"]
        [[player]]
        [[base]]
        name = "Jungle Oasis"
        cards = [{ name = "King Rex", by = 1, counters = 9 }]
        [[base]]
        name = "Tortuga"
        [[step]]
        end = true
        hold = true
        expect = ['asked 1', 'options has "Shinobi"', 'options has "pass"', 'options lacks "Scout"']
        [[step]]
    "#;
    holds(
        window,
        &[
            "refuse = 'play Scout'",
            "refuse = 'end'",
            "refuse = 'play Shinobi @ Tortuga'",
            "by = 1\npicks = ['Shinobi']\nexpect = ['turn of 2']",
            "picks = ['Hidden Ninja']\nhold = true\nexpect = ['options has \"Scout\"']\n[[step]]\npicks = ['Scout']",
        ],
    );
    fails(
        window,
        &[
            ("refuse = 'play Shinobi'", "to be refused"),
            ("refuse = 'play Shinobi @ Jungle Oasis'", "to be refused"),
            ("refuse = 'use Shinobi'", "to be refused"),
            ("refuse = 'use Hidden Ninja'", "to be refused"),
            ("play = 'Shinobi'", "a free choice for play \"Shinobi\""),
            ("end = true", "a free choice for end"),
            ("by = 2\npicks = ['Shinobi']", "expected player 2 to decide"),
            (
                "picks = ['Hidden Ninja']\nhold = true\n[[step]]\nrefuse = 'play Scout'",
                "to be refused",
            ),
        ],
    );
}

#[test]
fn never_fails_where_something_is_offered() {
    let stars = "[[step]]\nplay = 'Seeing Stars'\npicks = ['Scout']\nnever = ";
    for never in
        ["['Cut Lass']", "['Warbot', 'cut lass']", "['Cut Lass of 2 @ Tortuga']", "['Cut Lass #2']"]
    {
        fails(TABLE, &[(&format!("{stars}{never}"), "never to be offered; found")]);
    }
    for never in ["['Warbot', 'Tortuga', 'pass']", "['Cut Lass of 1']", "['Cut Lass #3']", "[]"] {
        holds(TABLE, &[&format!("{stars}{never}")]);
    }
    // Where the card goes is a question unless the main key says it.
    holds(TABLE, &["[[step]]\nplay = 'Warbot @ Tortuga'\nnever = ['The Mothership']"]);
    let asked = "[[step]]\nplay = 'Warbot'\npicks = ['Tortuga']\nnever = ['The Mothership']";
    fails(TABLE, &[(asked, "\"The Mothership\" never to be offered")]);
}

#[test]
fn hold_leaves_the_question_open_for_the_next_step() {
    let held = "[[step]]\nplay = 'Seeing Stars'\nhold = true\n\
                expect = ['asked 1', 'options has \"Scout\"', 'options lacks \"Zapbot\"']\n[[step]]\n";
    holds(
        TABLE,
        &[
            &format!("{held}picks = ['Scout']\nexpect = ['discard 2 has \"Scout\"']"),
            &format!("{held}hold = true\n[[step]]\npicks = ['Scout']"),
            "[[step]]\nplay = 'Warbot @ Tortuga'\nhold = true\nexpect = ['phase = play']",
            "[[step]]\nplay = 'Seeing Stars'\nhold = true\npicks = ['Scout']\nexpect = ['discard 2 has \"Scout\"']",
            "[[step]]\nend = true\nhold = true\nexpect = ['turn of 2']",
        ],
    );
    fails(
        TABLE,
        &[
            (
                &format!("{held}play = 'Warbot'"),
                "step 2: expected a free choice for play \"Warbot\"",
            ),
            (&format!("{held}expect = ['asked 1']"), "a pick that names one legal answer"),
        ],
    );
}

#[test]
fn a_step_may_make_no_move() {
    holds(
        TABLE,
        &[
            "",
            "[[step]]",
            "[[step]]\nhold = true",
            "[[step]]\norder = ['Zapbot']\nnever = ['Zapbot']",
        ],
    );
}
