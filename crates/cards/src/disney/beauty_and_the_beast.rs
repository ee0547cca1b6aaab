//! Beauty and the Beast, and all who are enchanted with them: what is discarded from the hand is never lost.

use crate::idioms::*;

/// Beauty and the Beast.
pub const BEAUTY_AND_THE_BEAST: FactionDef = FactionDef {
    name: "Beauty and the Beast",
    blurb: "Discard cards to grow and to play more; some of them play themselves then.",
    colors: ["#ffc94d", "#16306b"],
    cards: &[
        minion(BELLE, 1, 5)
            .text("You may draw up to three cards if Beast is here. Talent: Draw a card OR discard a card.")
            .rulings(&["Whoever's Beast it is."])
            .on_play(|cx| {
                if !cx.eye().any(cards().here().named(BEAST)) {
                    return Ok(());
                }
                let n = cx.choose_count(3)?;
                cx.draw(cx.you(), n as i32)
            })
            .has(talent(always, |cx| {
                cx.one_of([
                    part("Draw a card", |cx| cx.draw(cx.you(), 1)),
                    part("Discard a card", |cx| cx.discard_choice(cx.you(), 1))
                        .only_if(|eye| eye.has_hand()),
                ])
            })),
        minion(BEAST, 1, 4)
            .text("If Belle is here, place a +1 power counter on Belle and on this minion. Talent: Discard a card to place a +1 power counter on this minion.")
            .rulings(&["Whoever's Belle it is."])
            .on_play(|cx| {
                if !cx.eye().any(cards().here().named(BELLE)) {
                    return Ok(());
                }
                let belle = cx.choose(Why::CountersTo, minions().here().named(BELLE))?.one();
                let loved: Vec<Ref> = belle.into_iter().chain([cx.this()]).collect();
                cx.place_counters(&loved, 1)
            })
            .has(talent(|eye| eye.has_hand(), |cx| {
                match discards(cx, cards().in_hand(), 1)? {
                    true => cx.place_counters(&[cx.this()], 1),
                    false => Ok(()),
                }
            })),
        minion("Cogsworth", 1, 3)
            .text("Talent: Discard a card to play an extra action.")
            .rulings(&[NO_PLAY])
            .has(talent(|eye| eye.has_hand(), |cx| discard_to_play(cx, Permission::action()))),
        minion("Lumiere", 1, 3)
            .text("Talent: Discard a card. If you did, you may play an extra minion of power 3 or less here.")
            .rulings(&[NO_PLAY])
            .has(talent(
                |eye| eye.has_hand(),
                |cx| discard_to_play(cx, Permission::minion().power_at_most(3).at(cx.here())),
            )),
        minion("Mrs. Potts and Chip", 1, 3)
            .text("Talent: Discard a card to draw a card.")
            .has(talent(|eye| eye.has_hand(), |cx| {
                match discards(cx, cards().in_hand(), 1)? {
                    true => cx.draw(cx.you(), 1),
                    false => Ok(()),
                }
            })),
        minion("Enchanted Objects", 6, 2)
            .text("Special: After you discard this card from your hand, you may play it as an extra minion. Only one Enchanted Objects ability each turn.")
            .rulings(&[FOR_ANY_REASON])
            .has(
                after(EventKind::Discarded, this_is_discarded_from_hand, play_this)
                    .only_when(|eye| lies_discarded(eye, Permission::minion()))
                    .special_from_hand()
                    .limited(Limit::OneNamePerTurn),
            ),
        on_base("Be Our Guest", 1)
            .text("Play on a base. Talent: If you have discarded a card from your hand this turn, draw a card.")
            .rulings(&["Once a turn, however many cards you have discarded."])
            .has(talent(
                |eye| eye.happened().any(|event| you_discard_from_hand(eye, event)),
                |cx| cx.draw(cx.you(), 1),
            )),
        action("Break the Curse", 1)
            .text("Choose a base. Each of your minions there gains +1 power until the end of the turn. Special: After you discard this card from your hand, you may play it as an extra action.")
            .rulings(&["Minions that come there later gain nothing.", FOR_ANY_REASON])
            .raises()
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => give_power(cx, minions().yours().at(site).each(), 1),
                None => Ok(()),
            })
            .has(PLAYS_ITSELF),
        action("Discover the Library", 2)
            .text("Draw two cards, then discard a card. Special: After this card is discarded from your hand by you, you may play it as an extra action.")
            .rulings(&[FOR_ANY_REASON])
            .on_play(|cx| {
                cx.draw(cx.you(), 2)?;
                cx.discard_choice(cx.you(), 1)
            })
            .has(PLAYS_ITSELF),
        action("Ever a Surprise", 2)
            .text("Shuffle up to two minions from your discard pile into your deck. Special: After you discard this card from your hand, you may play it as an extra action.")
            .rulings(&["Your deck is shuffled even if no card comes into it.", FOR_ANY_REASON])
            .on_play(|cx| shuffle_in(cx, minions().in_discard().up_to(2)))
            .has(PLAYS_ITSELF),
        on_base("Gaston", 1)
            .text("Play on a base. Ongoing: This base's breakpoint is increased by 5. On each player's turn, that player may discard two cards to destroy this card.")
            .rulings(&["Each player once on their own turn, whoever controls this card."])
            .has(breakpoint(|eye, site| if site == eye.here() { 5 } else { 0 }))
            .has(
                on_your_turn(
                    |eye| eye.hand(eye.you()).len() >= 2,
                    |cx| match discards(cx, cards().in_hand(), 2)? {
                        true => destroy_this(cx),
                        false => Ok(()),
                    },
                )
                .of(Whom::Actor),
            ),
        on_base("Petals of the Rose", 1)
            .text("Play on a base. Ongoing: After you discard one or more cards from your hand, you may look at the top two cards of your deck. Place them on the top and the bottom of your deck as you like, in any order.")
            .rulings(&["Each time; once for all cards that are discarded together."])
            .has(
                after(EventKind::Discarded, you_discard_from_hand, |cx| sort_top(cx, 2)).may(),
            ),
        action("This Provincial Town", 1)
            .text("Play an extra minion of power 3 or less. Then you may discard a card to place a +1 power counter on it.")
            .rulings(&["The minion is played at once, or not at all."])
            .affects(WHAT_IT_PLAYS)
            .on_play(|cx| {
                let played = cx.play_now(Permission::minion().power_at_most(3), Choice::May)?;
                if played.is_empty() {
                    return Ok(());
                }
                match may_discard(cx)? {
                    true => cx.place_counters(&played, 1),
                    false => Ok(()),
                }
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// The names that others of these cards speak of.
const BEAST: &str = "Beast";
const BELLE: &str = "Belle";

/// How "discard a card to play an extra ..." is read.
const NO_PLAY: &str = "You may discard the card and play none.";

/// How "after you discard this card from your hand" is read.
const FOR_ANY_REASON: &str = "For whatever reason, also because of the limit of your hand; not from a scored base or from your deck.";

/// "Discard a card to play an extra ..."
fn discard_to_play(cx: &mut Cx, play: Permission) -> Step {
    match discards(cx, cards().in_hand(), 1)? {
        true => cx.extra_play(play),
        false => Ok(()),
    }
}

/// "Special: After you discard this card from your hand, you may play it as an extra action."
const PLAYS_ITSELF: Ability = after(EventKind::Discarded, this_is_discarded_from_hand, play_this)
    .only_when(|eye| lies_discarded(eye, Permission::action()))
    .special_from_hand();

/// "... play it as an extra ...", of this card, which has been discarded.
fn play_this(cx: &mut Cx) -> Step {
    cx.play_these(&[cx.now(cx.this())])
}

/// Whether this card, discarded before, lies in the discard pile still and could be played.
fn lies_discarded(eye: &Eye, play: Permission) -> bool {
    matches!(eye.state.card(eye.this()).zone, Zone::Discard(_)) && eye.can_play_this(play)
}
