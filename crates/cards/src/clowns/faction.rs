//! Clowns throw their actions away, and play them from there for more.

use super::idioms::*;

/// The Clowns.
pub const CLOWNS: FactionDef = FactionDef {
    name: "Clowns",
    blurb: "Discard actions, then play them from the discard pile, where they do more.",
    colors: ["#f7a3ff", "#c4123a"],
    cards: &[
        minion("Zobo the Clown", 1, 5)
            .text("Ongoing: Instead of your regular action play, you may play a standard action from your discard pile. After that it goes on the bottom of your deck instead of your hand or the discard pile.")
            .rulings(&[
                ELSEWHERE,
                "Instead of the regular action of the turn only, not of an extra one. It is no extra action.",
            ])
            .has(stands_for(PlayKind::Action, always, |_| {
                let from_the_pile = Permission::action().from_discard().standard();
                from_the_pile.in_place_of_the_regular().then_under_your_deck()
            })),
        minion("Mumu Adams", 1, 4)
            .text("Ongoing: Once each turn, after you play an action, you may draw a card.")
            .rulings(&["In any turn, and after any action that you play, not only the first."])
            .has(
                after(EventKind::Played, you_play_an_action, |cx| cx.draw(cx.you(), 1))
                    .only_when(|eye| eye.state.can_draw(eye.you()))
                    .limited(Limit::OncePerTurn)
                    .may(),
            ),
        minion("Nickelsmart", 1, 4)
            .text("Talent: If your discard pile has at least two standard actions, play one of them, chosen at random, as an extra action. After that it goes on the bottom of your deck instead of your hand or the discard pile.")
            .rulings(&[ELSEWHERE, "If that one cannot be played now, it stays in the discard pile."])
            .has(talent(
                |eye| eye.count(STANDARD.in_discard()) >= 2,
                |cx| {
                    let found = cx.random_of(&cx.all(STANDARD.in_discard()), 1);
                    play_those_that_can_be(cx, &found)
                },
            )),
        minion("Donald McRonald", 1, 3)
            .text("Reveal cards from your deck until you have revealed two actions. Draw one of these actions and discard the other. Shuffle the other cards into your deck.")
            .rulings(&["If there is only one action, you take that."])
            .on_play(|cx| {
                let you = cx.you();
                let revealed = cx.reveal_until(you, 2, actions())?;
                let found = cx.among(&revealed, actions());
                let taken = cx.choose_from(Why::Take, &found, cards())?;
                cx.draw_from(&taken)?;
                cx.discard(&cx.among(&found, cards()))?;
                cx.shuffle_into_deck(&cx.among(&revealed, cards()), you)
            }),
        minion("Mime", 2, 3)
            .text("You may play a standard action from your discard pile that you have not played this turn as an extra action. Then place it on the bottom of your deck instead of your hand or the discard pile.")
            .rulings(&[ELSEWHERE, "Another copy of an action that you have played is another action."])
            .on_play(|cx| {
                let mut found = cx.all(STANDARD.in_discard());
                found.retain(|&c| cx.can_play_now(c, PlayKind::Action) && !cx.eye().you_have_played(c.card));
                let chosen = cx.choose_from(Why::PlayThis, &found, cards().may())?;
                play_those_that_can_be(cx, &chosen)
            }),
        minion("Harlequin", 4, 2)
            .text("You may search your deck for an action and discard it. Shuffle your deck.")
            .on_play(|cx| match cx.yes()? {
                true => search_deck(cx, actions(), |cx, found| cx.discard(found).map(drop)),
                false => Ok(()),
            }),
        action("Banana Peel", 1)
            .text("Up to two of your minions move from one base to another base. You may play an extra action if this card was played from the discard pile.")
            .rulings(&["Both start from the same base and come to the same base."])
            .affects(minions().yours())
            .on_play(|cx| {
                slip(cx)?;
                go_on(cx)
            }),
        action("Colorful Scarves", 2)
            .text("Draw two cards. If this card was played from the discard pile, you may discard a card to draw a card.")
            .on_play(|cx| {
                cx.draw(cx.you(), 2)?;
                match cx.eye().was_played_from_discard() && may_discard(cx)? {
                    true => cx.draw(cx.you(), 1),
                    false => Ok(()),
                }
            }),
        action("Confetti Bucket", 1)
            .text("Discard up to four cards. Then draw as many cards as you discarded.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Discard, cards().in_hand().up_to(4))?;
                let discarded = cx.discard(&chosen)?.len() as i32;
                cx.draw(cx.you(), discarded)
            }),
        action("Clown Car", 1)
            .text("Up to two cards from your discard pile are shuffled into your deck. You may play an extra action if this card was played from the discard pile.")
            .rulings(&["It is not in the discard pile while it does this."])
            .on_play(|cx| {
                shuffle_in(cx, cards().in_discard().up_to(2))?;
                go_on(cx)
            }),
        action("Clown in a Box", 1)
            .text("Play an extra minion of power 3 or less. If this card was played from the discard pile, play an extra minion of power 4 or less instead.")
            .has(on_play(
                |eye| !eye.was_played_from_discard(),
                |cx| cx.extra_play(Permission::minion().power_at_most(3)),
            ))
            .has(on_play(
                |eye| eye.was_played_from_discard(),
                |cx| cx.extra_play(Permission::minion().power_at_most(4)),
            )),
        action("Clown Pyramid", 1)
            .text("Until the end of the turn, one of your minions gains +1 power for each of your minions at its base. You may play an extra action.")
            .rulings(&["It counts itself, too."])
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                if let Some(minion) = chosen.one() {
                    let there = cx.eye().count(minions().yours().at(cx.site_of(minion)));
                    cx.give_power(&chosen, there, cx.end_of_turn())?;
                }
                cx.extra_play(Permission::action())
            }),
        action("Juggling", 1)
            .text("Each player looks at the top three cards of their deck, discards an action among them or reveals that there is none, and returns the others to the top as they were.")
            .rulings(&["One player after the other, from the current player clockwise; of several actions each chooses one."])
            .on_play(|cx| {
                for player in cx.players() {
                    cx.as_player(player, |cx| cx.done_by(player, juggle))?;
                }
                Ok(())
            }),
        action("Pie in the Face", 2)
            .text("One of your minions gains +2 power until the end of the turn. If this card was played from the discard pile, it gains +4 power instead.")
            .raises()
            .on_play(|cx| {
                let more = if cx.eye().was_played_from_discard() { 4 } else { 2 };
                give_power(cx, minions().yours(), more)
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// How "instead of your hand or the discard pile" is read.
const ELSEWHERE: &str = "Only if it would go to your hand or to a discard pile. What goes anywhere else still goes there: to another player's hand, under a base, into the box, to the Madness deck.";

/// "Play it as an extra action. Then place it on the bottom of your deck instead of your hand or the discard pile.": if it can be.
fn play_those_that_can_be(cx: &mut Cx, found: &[Ref]) -> Step {
    for &action in found {
        if cx.can_play_now(action, PlayKind::Action) {
            cx.play_then_under_your_deck(action, KeptFrom::HandOrDiscard)?;
        }
    }
    Ok(())
}

/// "If this card was played from the discard pile, you may play an extra action."
fn go_on(cx: &mut Cx) -> Step {
    match cx.eye().was_played_from_discard() {
        true => cx.extra_play(Permission::action()),
        false => Ok(()),
    }
}

/// "Move up to two of your minions from one base to another base."
fn slip(cx: &mut Cx) -> Step {
    let Some(first) = cx.choose(Why::Move, minions().yours().may())?.one() else { return Ok(()) };
    let mut others = cx.all(minions().yours().at(cx.site_of(first)));
    others.retain(|&minion| minion != first);
    let mut both = vec![first];
    both.extend(cx.choose_from(Why::Move, &others, minions().may())?);
    move_together(cx, &both)
}

/// "... looks at the top three cards of their deck, discards an action among them or reveals that there is none, and returns the
/// others to the top as they were."
fn juggle(cx: &mut Cx) -> Step {
    let top = cx.look_at_top(Home::Player(cx.you()), 3)?;
    let found = cx.among(&top, actions());
    if found.is_empty() {
        cx.reveal(&top);
    }
    let chosen = cx.choose_from(Why::Discard, &found, cards())?;
    cx.discard(&chosen)?;
    cx.put_back(&cx.among(&top, cards()));
    Ok(())
}
