//! Ancient Incas build on bases, and all that stands there answers what is built next.

use super::idioms::*;

/// The Ancient Incas.
pub const ANCIENT_INCAS: FactionDef = FactionDef {
    name: "Ancient Incas",
    blurb: "Build one action on another on a base: each new one makes the others work.",
    colors: ["#f2dc5c", "#7d2b14"],
    cards: &[
        minion("Sapa Inca", 1, 5)
            .text("Search your discard pile and/or deck for an action that can be played on a base, reveal it, and place it into your hand. Shuffle your deck if you searched it. Ongoing: After you play an action on a base, place a +1 power counter on one of your minions there.")
            .rulings(&[SEARCH, "On whatever base; not after an action on a minion."])
            .on_play(|cx| search_both_and_take(cx, FOR_A_BASE))
            .has(after(
                EventKind::Played,
                |eye, event| you_play_on_a_base(eye, event).is_some(),
                |cx| match cx.heard(you_play_on_a_base) {
                    Some(site) => place_counters(cx, minions().yours().at(site), 1),
                    None => Ok(()),
                },
            )),
        minion("Child of the Sun", 2, 4)
            .text("Ongoing: After the first time each turn that you play an action on this base, you may play an extra action.")
            .rulings(&["An action on it before this minion came was the first one, too."])
            .has(
                extra_play_after(EventKind::Played, you_play_on_this_base, |_, _| {
                    Permission::action()
                })
                .first(),
            ),
        minion("Incan Engineer", 3, 3)
            .text("Reveal cards from your deck until you reveal an action that can be played on a base. Place it into your hand and shuffle the others into your deck.")
            .on_play(|cx| {
                let you = cx.you();
                let revealed = cx.reveal_until(you, 1, FOR_A_BASE)?;
                cx.place_in_hand(&cx.among(&revealed, FOR_A_BASE))?;
                cx.shuffle_into_deck(&cx.among(&revealed, cards()), you)
            }),
        minion("Llama", 4, 2)
            .text("You may return one of your actions on another base to your hand and play it on this base as an extra action.")
            .rulings(&[
                "At once. Both or neither: not an action that you do not own, and none that you could not play here.",
            ])
            .on_play(|cx| {
                let mut yours = cx.all(YOURS_ON_BASES.elsewhere());
                yours.retain(|&action| could_play_here(cx, action));
                let chosen = cx.choose_from(Why::Return, &yours, cards().may())?;
                cx.return_to_hand(&chosen)?;
                cx.play_these_at(&in_your_hand(cx, &chosen), cx.here())
            }),
        on_base("Armory", 2)
            .text("Play on a base. Ongoing: You have +2 power here for each of your other actions on this base.")
            .rulings(&["Also while you have no minion here. Actions on minions do not count."])
            .has(presence(|eye| 2 * eye.count(actions().yours().on_this_base().other()))),
        action("Ashlar Masonry", 1)
            .text("Special: After a base scores, return one of your actions on that base to your hand and shuffle your other actions on it into your deck instead of the discard pile.")
            .rulings(&["Not the actions on minions there. Each goes to its owner's hand or deck."])
            .has(after_a_base_scores(ashlar_masonry).special_from_hand()),
        on_base("Fortress Walls", 2)
            .text("Play on a base. One of your minions here gets a +1 power counter. Ongoing: You may place a +1 power counter on one of your minions here after you play another action on this base.")
            .raises()
            .affects(minions().yours().here())
            .on_play(|cx| place_counters(cx, minions().yours().here(), 1))
            .has(
                after(EventKind::Played, you_play_on_this_base, |cx| {
                    place_counters(cx, minions().yours().here(), 1)
                })
                .only_when(|eye| eye.any(minions().yours().here()))
                .may(),
            ),
        action("Golden Condor", 1)
            .text("Return any number of your actions on bases to your hand. Play each of them as an extra action.")
            .rulings(&[
                "At once, one after the other, in the order that you choose, on whatever bases.",
                "An action that you do not own goes to its owner's hand, and you do not play it.",
            ])
            .on_play(golden_condor),
        action("Quipu Strings", 1)
            .text("Play an action from your discard pile that can be played on a base as an extra action.")
            .rulings(&["At once."])
            .on_play(|cx| play_one_on_a_base(cx, &cx.all(actions().in_discard()))),
        on_base("Royal Highway", 1)
            .text("Play on a base. You may move one of your minions from another base to here, or from here to another base. Ongoing: After you play an action on another base, you may move one of your minions from here to there, or from there to here.")
            .affects(minions().yours())
            .on_play(|cx| move_here_or_away(cx, minions().yours().may()))
            .has(
                after(
                    EventKind::Played,
                    |eye, event| you_play_on_a_base(eye, event).is_some(),
                    |cx| {
                        let Some(there) = cx.heard(you_play_on_a_base) else { return Ok(()) };
                        let minions = cx.heard(travellers);
                        for minion in cx.choose_from(Why::Move, &minions, cards())? {
                            let away = cx.site_of(minion) == cx.here();
                            cx.move_to(&[minion], if away { there } else { cx.here() })?;
                        }
                        Ok(())
                    },
                )
                .only_while(|eye, event| !travellers(eye, event).is_empty())
                .may(),
            ),
        on_base("Signs in the Stars", 1)
            .text("Play on a base. Ongoing: The top card of the base deck lies face up, and this base also has its abilities. At the start of each player's turn, that player may turn it face down until the end of the turn. Talent: Place the top card of the base deck on the bottom of the base deck.")
            .rulings(&[
                "As soon as another card is on top, this base has the abilities of that one instead. What has been done is not undone.",
                "A new card on top lies face up if the one before it did, and face down if that one was turned down.",
                "Its breakpoint and victory points stay as they are.",
            ])
            .has(top_base_too())
            .has(
                at_start_of_turn(|cx| cx.turn_top_base_down())
                    .only_when(|eye| eye.state.open_top_base().is_some())
                    .of(Whom::Actor)
                    .may(),
            )
            .has(talent(|eye| eye.state.has_base_in_deck(), |cx| cx.place_top_base_under())),
        on_base("Temple of the Sun", 1)
            .text("Play on a base. Draw a card. Ongoing: Draw a card after you play another action on this base.")
            .on_play(|cx| cx.draw(cx.you(), 1))
            .has(after(EventKind::Played, you_play_on_this_base, |cx| cx.draw(cx.you(), 1))),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// Those of these cards that have come to your hand, by now.
fn in_your_hand(cx: &Cx, returned: &[Ref]) -> Vec<Ref> {
    let hand = Zone::Hand(cx.you());
    let back = returned.iter().filter(|r| cx.state().card(r.card).zone == hand);
    back.map(|&r| cx.now(r)).collect()
}

/// "Return ... to your hand and play it on this base": whether both could be done.
fn could_play_here(cx: &Cx, action: Ref) -> bool {
    let here = [Permission::action().at(cx.here())];
    cx.would_reach(EffectKind::Return, action)
        && cx.state().could_be_played_again(cx.you(), &here, action.card)
}

fn ashlar_masonry(cx: &mut Cx) -> Step {
    let undecided = |eye: &Eye, action| !is_on_a_minion(eye, action) && !eye.state.has_fate(action);
    let mut yours = cx.all(actions().yours().there().that(undecided));
    let returned = cx.choose_from(Why::Return, &yours, cards())?;
    cx.instead_of_discard(&returned, To::Hand)?;
    yours.retain(|action| !returned.contains(action));
    cx.instead_of_discard(&yours, To::Deck)
}

fn golden_condor(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Return, YOURS_ON_BASES.any_number())?;
    cx.return_to_hand(&chosen)?;
    let mut left = in_your_hand(cx, &chosen);
    loop {
        left.retain(|&action| cx.state().stays(action));
        if left.is_empty() {
            return Ok(());
        }
        let next = cx.choose_from(Why::PlayThis, &left, cards())?;
        cx.play_these(&next)?;
    }
}

/// "After you play an action on another base ... one of your minions from here to there, or from there to here.": those.
fn travellers(eye: &Eye, event: &Event) -> Vec<Ref> {
    let Some(there) = you_play_on_a_base(eye, event).filter(|&there| there != eye.here()) else {
        return Vec::new();
    };
    let mut yours = eye.all(minions().yours().here());
    yours.extend(eye.all(minions().yours().at(there)));
    yours
}
