//! Princesses: six of power 5, and friends who look after them.

use crate::idioms::*;

/// The Princesses.
pub const PRINCESSES: FactionDef = FactionDef {
    name: "Princesses",
    blurb: "Six mighty minions and no small ones: bring each of them to where she shines.",
    colors: ["#a9e4ee", "#8a2b66"],
    cards: &[
        minion("Apricot", 1, 5)
            .text("Talent: Destroy a minion of power 2 or less here that another player controls.")
            .has(talent(
                |eye| eye.any(minions().of_others().here().power_at_most(2)),
                |cx| destroy(cx, minions().of_others().here().power_at_most(2)),
            )),
        minion("Eliza", 1, 5)
            .text("Ongoing: Other players cannot play more than one extra card each turn.")
            .rulings(&[
                "Minions and actions count together.",
                "Whatever is played on another player's turn or outside the Play Cards phase is an extra card.",
                "Extra cards played before Eliza came count, too.",
            ])
            .has(forbids(|eye, attempt| {
                eye.is_one_extra_more(attempt)
                    && attempt.seat != eye.you()
                    && eye.extra_cards_played(attempt.seat) >= 1
            })),
        minion("Griselda", 1, 5)
            .text("Talent: Draw an Heirloom, from your discard pile, OR play an Heirloom as an extra action.")
            .rulings(&["The Heirloom that is played comes from your hand, and may wait until later in the turn."])
            .has(talent(always, griselda)),
        minion("Marie DeGraw", 1, 5)
            .text("Talent: Reveal the top card of your deck. Draw it if it is a minion, or else place it on the bottom of your deck.")
            .has(talent(|eye| eye.state.can_draw(eye.you()), marie_degraw)),
        minion("Sleeping Beauty", 1, 5)
            .text("Ongoing: If this minion would go to the discard pile, shuffle it into its owner's deck instead.")
            .rulings(&[
                "Also after her base has scored.",
                "If she was destroyed, she has been destroyed all the same.",
            ])
            .has(goes(|eye, going| (going.card == eye.host.id.host).then_some(To::Deck))),
        minion("Snow White", 1, 5)
            .text("Talent: Choose a minion at another base and move it to here.")
            .rulings(&["Any player's minion."])
            .has(talent(
                |eye| eye.any(minions().elsewhere()),
                |cx| move_here(cx, minions().elsewhere()),
            )),
        action("Direct to DVD Sequel", 2)
            .text("Shuffle a minion from your discard pile into your deck, then draw a card.")
            .on_play(|cx| {
                shuffle_in(cx, minions().in_discard())?;
                cx.draw(cx.you(), 1)
            }),
        action("Fairy Godmother", 1)
            .text("Draw a card, or a minion gains +2 power until the end of the turn.")
            .raises()
            .affects(minions())
            .on_play(|cx| {
                draw_or_give_power(cx, ("Draw a card", 1), ("A minion gains +2 power", 2))
            }),
        on_base("Happily Ever After", 1)
            .text("Play on a base. Ongoing: When this base scores, if you are the winner here, gain 1 VP.")
            .rulings(&["Also as one of several winners."])
            .has(
                when_this_base_scores(|cx| cx.gain_vp(cx.you(), 1))
                    .only_when(|eye| eye.state.ranked(Rank::Winner).contains(&eye.you())),
            ),
        on_minion(HEIRLOOM, 3, minions())
            .text("Play on a minion. Ongoing: This card gives its minion +1 power for each Heirloom on that minion. It cannot be destroyed itself.")
            .rulings(&[
                "Each counts all: one gives +1 power, two give +4 together, three give +9.",
                "It is discarded as usual if the minion leaves play, and can be returned or transferred.",
            ])
            .raises()
            .has(power(|eye, minion| match eye.wearer() {
                Some(wearer) if wearer == minion => {
                    eye.count(actions().named(HEIRLOOM).on(eye.state.at(minion)))
                }
                _ => 0,
            }))
            .has(protects(|eye, card, effect| {
                card == eye.this() && effect.kind == EffectKind::Destroy
            })),
        action("Skillet", 2)
            .text("Destroy a minion of power 2 or less. Draw a card.")
            .affects(minions().power_at_most(2))
            .on_play(|cx| {
                destroy(cx, minions().power_at_most(2))?;
                cx.draw(cx.you(), 1)
            }),
        action("Some Day My Prince Will Come", 1)
            .text("Special: Before a base scores, move a minion from there to another base.")
            .affects(minions())
            .has(
                before_a_base_scores(|cx| move_elsewhere(cx, minions().there()))
                    .special_from_hand(),
            ),
        action("Tale as Old as Time", 1)
            .text("Move all of your minions to one base of your choice.")
            .rulings(&["They move together; those that cannot move stay where they are."])
            .affects(minions().yours())
            .on_play(|cx| match cx.choose_base_to_go(|_, _| true)? {
                Some(site) => cx.move_to(&cx.all(minions().yours()), site).map(drop),
                None => Ok(()),
            }),
        action("True Love's Kiss", 2)
            .text("Move a minion to another base.")
            .affects(minions())
            .on_play(|cx| move_elsewhere(cx, minions())),
        on_base("Woodland Helpers", 1)
            .text("Play on a base. Ongoing: After you play a standard action, you may place it on the bottom of your deck instead of in the discard pile.")
            .rulings(&[
                "An action played on a base or on a minion is no standard action, nor is one that buries itself.",
                "Another player's card goes to the bottom of its owner's deck.",
                "Also one that found nothing to do, but not one that was discarded because it could not be played.",
            ])
            .has(
                after(EventKind::Played, you_play_an_action, |cx| {
                    cx.place_under_decks(&cx.played()).map(drop)
                })
                // A treasure goes to no player's discard pile, and there is what goes under the deck anyway.
                .only_while(|eye, event| {
                    let no_use = |play: Play| {
                        let action = play.card.card;
                        eye.state.owner(action.card).is_none()
                            || eye.when_done(action) == WhenDone::UnderDeck
                    };
                    waits_to_be_discarded(eye, event) && !event.play().is_some_and(no_use)
                })
                .may(),
            ),
    ],
    titan: None,
    revised: Revision::of(&[
    action("Fairy Godmother", 1)
        .text("Draw two cards OR a minion gains +3 power until the end of the turn.")
        .raises()
        .affects(minions())
        .on_play(|cx| {
            draw_or_give_power(cx, ("Draw two cards", 2), ("A minion gains +3 power", 3))
        }),
    ]),
};

/// The name that Heirlooms and Griselda speak of.
const HEIRLOOM: &str = "Heirloom";

/// "Draw N cards, or one minion gains +N power until the end of the turn.": each half with its words.
fn draw_or_give_power(
    cx: &mut Cx,
    (draw, cards): (&'static str, i32),
    (gain, amount): (&'static str, i32),
) -> Step {
    cx.one_of([
        part(draw, |cx| cx.draw(cx.you(), cards)),
        part(gain, |cx| give_power(cx, minions(), amount))
            .only_if(|eye| eye.any(minions()))
            .raising(),
    ])
}

/// "Draw an Heirloom from your discard pile, or play an Heirloom as an extra action."
fn griselda(cx: &mut Cx) -> Step {
    let discarded = actions().named(HEIRLOOM).in_discard();
    let heirloom = cx.state().catalog().def_named("princesses/heirloom");
    cx.one_of([
        part("Draw an Heirloom", |cx| draw_discarded(cx, discarded))
            .only_if(move |eye| eye.any(discarded)),
        part("Play an Heirloom", |cx| match heirloom {
            Some(name) => cx.extra_play(Permission::action().named(name)),
            None => Ok(()),
        }),
    ])
}

fn marie_degraw(cx: &mut Cx) -> Step {
    let top = cx.reveal_top(cx.you(), 1)?;
    cx.draw_from(&cx.among(&top, minions()))?;
    cx.place_under_decks(&cx.among(&top, cards())).map(drop)
}
