//! The Spider-Verse waits with its Specials until a base is about to score.

use crate::idioms::*;

/// The Spider-Verse.
pub const SPIDER_VERSE: FactionDef = FactionDef {
    name: "Spider-Verse",
    blurb: "Keep your Specials in hand, and swing to the base that is about to score.",
    colors: ["#ff4d8d", "#10224f"],
    cards: &[
        minion("Spider-Man", 1, 5)
            .text("Ongoing: After you play a card with a Special ability, this minion gains +1 power until the end of the turn.")
            .rulings(&["Each time, whether you used the Special or not."])
            .has(
                after(
                    EventKind::Played,
                    |eye, event| {
                        let by_you = event.play().filter(|play| play.by == Some(eye.you()));
                        by_you.is_some_and(|play| eye.has_special(play.card.card.card))
                    },
                    |cx| cx.give_power(&[cx.this()], 1, cx.end_of_turn()),
                )
                .while_there(),
            ),
        minion("Ghost-Spider", 2, 4)
            .text("Look at the top three cards of your deck. Draw one of these cards. Choose any number of the others and place them on the bottom of your deck and the rest on the top, in any order.")
            .on_play(look_ahead),
        minion("Miles Morales", 3, 3)
            .text("Special: Before a base scores, if you have a minion there, you may play this card there. It gains -1 power until the end of the turn.")
            .rulings(&["One, two or all three of them before the same scoring."])
            .has(plays_itself(Window::BeforeScoring, where_you_have_one).then_run(|cx| {
                let (this, there) = (cx.this(), cx.there());
                cx.play_these_at(&[this], there)?;
                cx.give_power(&[cx.now(this)], -1, cx.end_of_turn())
            })),
        minion("Spider-Man 2099", 4, 2)
            .text("Ongoing: This minion cannot be destroyed by other players' cards.")
            .has(protects(|eye, card, effect| {
                card == eye.this() && is_destruction_by_others(eye, effect)
            })),
        action("...Comes Great Responsibility", 1)
            .text("Play an extra minion. Special: Before a base scores where you have a minion, you may play this card. The extra minion is played there. It gains -1 power until the end of the turn.")
            .rulings(&["Played by its Special it lets you play one minion at that base, now or not at all."])
            .affects(WHAT_IT_PLAYS)
            .on_play(|cx| cx.extra_play(Permission::minion()))
            .has(
                before_a_base_scores(|cx| {
                    let play = Permission::minion().at(cx.there());
                    let played = cx.play_now(play, Choice::May)?;
                    cx.give_power(&played, -1, cx.end_of_turn())
                })
                .only_when(you_have_one_there)
                .special_from_hand(),
            ),
        action("Spider-Sense", 1)
            .text("Draw two cards. Special: After a base scores where you have a minion, you may play this card.")
            .rulings(&["Played by its Special it uses none of your plays."])
            .on_play(|cx| cx.draw(cx.you(), 2))
            .has(
                after_a_base_scores(|cx| cx.draw(cx.you(), 2))
                    .only_when(you_have_one_there)
                    .special_from_hand(),
            ),
        on_minion("Spider-Verse Bond", 1, minions())
            .text("Play on a minion. Ongoing: This minion has +1 power for each of your other minions here.")
            .rulings(&["Those of whoever controls this card."])
            .raises()
            .has(power(|eye, minion| {
                let is_this = eye.wearer() == Some(minion);
                let yours = || eye.count(minions().yours().here()) - i32::from(eye.is_yours(minion));
                if is_this { yours() } else { 0 }
            })),
        action("Spider Reflexes", 1)
            .text("Look at the top three cards of your deck. Draw one of these cards. Choose any number of the others and place them on the bottom of your deck and the rest on the top, in any order. You may play an extra action.")
            .on_play(|cx| {
                look_ahead(cx)?;
                cx.extra_play(Permission::action())
            }),
        action("The View From Above", 2)
            .text("Reveal cards from your deck until you reveal a minion; or until you reveal an action. Draw that card and shuffle the others into your deck.")
            .rulings(&[
                "You say which of the two before you reveal anything.",
                "An empty deck is made anew before you reveal, but not while you do: if no such card comes, all revealed cards are shuffled in.",
            ])
            .on_play(|cx| {
                cx.one_of([
                    part("Until a minion", |cx| reveal_and_draw(cx, minions())),
                    part("Until an action", |cx| reveal_and_draw(cx, actions())),
                ])
            }),
        on_minion("Webbed Up", 1, minions())
            .text("Play on a minion. Ongoing: This minion has -2 power, and its abilities are cancelled.")
            .rulings(&["The abilities of other actions on it go on."])
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { -2 } else { 0 }))
            .has(cancels(|eye, card| eye.wearer() == Some(card))),
        action("With Great Power...", 2)
            .text("A minion gains +3 power until the end of the turn. Special: Before a base scores, you may play this card. A minion there gains +2 power until the end of the turn instead.")
            .rulings(&["Played by its Special it uses none of your plays, and gives no +3."])
            .raises()
            .affects(minions())
            .on_play(|cx| give_power(cx, minions(), 3))
            .has(
                before_a_base_scores(|cx| give_power(cx, minions().there(), 2)).special_from_hand(),
            ),
        action("Your Friendly Neighborhood Hero", 1)
            .text("Special: After a base scores, place one of your minions there on top of its owner's deck.")
            .rulings(&["At once, before the cards there are discarded."])
            .affects(minions().yours())
            .has(
                after_a_base_scores(|cx| place_on_deck(cx, minions().yours().there()))
                    .special_from_hand(),
            ),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "Look at the top three cards of your deck. Draw one of these cards. Choose any number of the others
/// and place them on the bottom of your deck and the rest on the top, in any order."
fn look_ahead(cx: &mut Cx) -> Step {
    let mut top = cx.look_at_top(Home::Player(cx.you()), 3)?;
    let taken = cx.choose_from(Why::Take, &top, cards())?;
    cx.draw_from(&taken)?;
    top.retain(|card| !taken.contains(card));
    sort_these(cx, top)
}

/// "... if you have a minion there ...": at the base that scores.
fn you_have_one_there(eye: &Eye) -> bool {
    eye.any(minions().yours().there())
}

/// "Before a base scores, if you have a minion there, you may play this card there."
fn where_you_have_one(eye: &Eye) -> Option<Permission> {
    let site = eye.scoring_site().filter(|_| you_have_one_there(eye))?;
    Some(Permission::minion().at(site))
}
