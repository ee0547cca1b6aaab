//! Dragons guard their bases, make them cost whoever comes near, and burn down the rest.

use crate::idioms::*;

/// The Dragons.
pub const DRAGONS: FactionDef = FactionDef {
    name: "Dragons",
    blurb: "Make every base you hold a bad place for others, and leave the rest in ashes.",
    colors: ["#d1491f", "#3d1118"],
    cards: &[
        minion("Great Wyrm", 1, 5)
            .text("Ongoing: Other players are awarded 1 less VP when this base scores.")
            .rulings(&[
                "VP that players gain by abilities are not reduced.",
                "An award is never less than 0.",
            ])
            .has(awards(|eye, seat| -i32::from(seat != eye.you()))),
        minion("Wyvern", 2, 4)
            .text("Destroy a minion of power 3 or less here. Talent: The breakpoint of this base is reduced by 3 until the end of the turn.")
            .rulings(&["Destroying is not optional: if the only such minion is your own, it is destroyed."])
            .on_play(|cx| destroy(cx, minions().here().power_at_most(3)))
            .has(talent(always, |cx| cx.change_breakpoint(cx.here(), -3, cx.end_of_turn()))),
        minion("Imperial Dragon", 3, 3)
            .text("Ongoing: After another player plays or moves a minion here, draw a card.")
            .rulings(&[
                "Not after a minion is moved from here.",
                "Also after another player moved this minion itself.",
            ])
            .has(after(EventKind::Played, another_player_plays_a_minion_here, |cx| {
                cx.draw(cx.you(), 1)
            }))
            .has(after(
                EventKind::Moved,
                |eye, event| !minions_others_moved_here(eye, event).is_empty(),
                |cx| cx.draw(cx.you(), cx.heard(minions_others_moved_here).len() as i32),
            )),
        minion("Hatchling", 4, 2)
            .text("Ongoing: After another player plays or moves a minion here, that minion has -1 power until the end of the turn.")
            .rulings(&[
                "Not after a minion is moved from here.",
                "Also after another player moved this minion: then this one has -1 power.",
            ])
            .has(
                after(EventKind::Played, another_player_plays_a_minion_here, |cx| {
                    cx.give_power(&cx.played(), -1, cx.end_of_turn())
                })
                .only_while(played_is_still_there),
            )
            .has(after(
                EventKind::Moved,
                |eye, event| !minions_others_moved_here(eye, event).is_empty(),
                |cx| cx.give_power(&cx.heard(minions_others_moved_here), -1, cx.end_of_turn()),
            )),
        on_base("Bring Down the Walls", 2)
            .text("Play on a base. Special: Before this base scores, you may play a minion here.")
            .has(
                before_this_base_scores(|cx| play(cx, Permission::minion().at(cx.here())))
                    .only_when(has_a_minion_to_play_here)
                    .special()
                    .may(),
            ),
        action("Burn it Down", 1)
            .text("Destroy a base and all actions played on it. Replace it with the top card of the base deck, or with a base from the base discard pile. The minions stay.")
            .rulings(&[
                "Actions on the minions stay with them.",
                "You choose before you see the top card of the base deck.",
                "The base you destroy cannot replace itself.",
            ])
            .on_play(burn_it_down),
        on_base("Dangerous Ground", 1)
            .text("Play on a base. Ongoing: Other players must discard a card to play a minion here.")
            .rulings(&["They discard it first. Who has no card besides the minion cannot play it here."])
            .has(costs_a_discard(|eye, attempt| {
                attempt.seat != eye.you() && attempt.is_minion_at(eye.here())
            })),
        on_base("Dragon Lands", 1)
            .text("Play on a base. Ongoing: Each of your minions here has +1 power. Special: Before a base scores, you may play this card there.")
            .raises()
            .has(power(|eye, minion| i32::from(eye.is_here(minion) && eye.is_yours(minion))))
            .has(plays_itself(Window::BeforeScoring, on_the_base_that_scores)),
        action("Flank Attack", 1)
            .text("Search your discard pile and/or deck for an action that can be played on a base, and play it as an extra action. Shuffle your deck if you searched it.")
            .rulings(&["If you take none from your discard pile, you search your deck."])
            .on_play(|cx| {
                let fits = actions().that(|eye, card| eye.goes_on_a_base(card));
                search_pile_and_deck(cx, fits, |cx, found| cx.play_these(found))
            }),
        on_base("Intimidating Presence", 1)
            .text("Play on a base. Ongoing: Minions of other players here have -1 power. Special: You may play this card on a base before it scores.")
            .affects(minions().of_others().here())
            .has(power(|eye, minion| -i32::from(eye.is(minion, minions().of_others().here()))))
            .has(plays_itself(Window::BeforeScoring, on_the_base_that_scores)),
        on_base("Raze", 1)
            .text("Play on a base. Ongoing: This base's ability is cancelled.")
            .has(cancels(|eye, card| eye.base_here() == Some(card))),
        on_base("Ruins", 2)
            .text("Play on a base. Ongoing: Other players are awarded 1 less VP when this base scores.")
            .rulings(&[
                "VP that players gain by abilities are not reduced.",
                "An award is never less than 0.",
            ])
            .has(awards(|eye, seat| -i32::from(seat != eye.you()))),
    ],
    titan: None,
    revised: Revision::of(&[
    on_base("Dangerous Ground", 1)
        .text("Play on a base. Ongoing: Another player who plays a minion here then discards a card.")
        .rulings(&["Who has no other card discards none, and may play the minion all the same."])
        .has(after(EventKind::Played, another_player_plays_a_minion_here, |cx| {
            match cx.played_by() {
                Some(player) => cx.discard_choice(player, 1),
                None => Ok(()),
            }
        })),
    ]),
};

fn has_a_minion_to_play_here(eye: &Eye) -> bool {
    may_have_one_to_play(eye, Permission::minion().at(eye.here()))
}

fn on_the_base_that_scores(eye: &Eye) -> Option<Permission> {
    eye.scoring_site().map(|site| Permission::action().at(site))
}

/// Both bases are chosen before either leaves or comes.
fn burn_it_down(cx: &mut Cx) -> Step {
    let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    let discarded = cx.discarded_bases();
    let burn = |cx: &mut Cx, with| {
        destroy(cx, actions().on_base_at(site).each())?;
        cx.destroy_base(site, with, Keep::Minions)
    };
    cx.one_of([
        part("The top card of the base deck", |cx| burn(cx, NewBase::Top)),
        part("A base from the discard pile", |cx| {
            match cx.choose_from(Why::NextBase, &discarded, cards())?.one() {
                Some(base) => burn(cx, NewBase::Discarded(base)),
                None => Ok(()),
            }
        })
        .only_if(|_| !discarded.is_empty()),
    ])
}
