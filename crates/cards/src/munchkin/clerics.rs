//! Clerics bless everybody, curse a few, and bring back what was lost, if chance wills it.

use crate::idioms::*;
use engine::cards::*;

/// The Clerics.
pub const CLERICS: FactionDef = FactionDef {
    name: "Clerics",
    blurb: "Bless the many, curse the few, and trust in chance to give back what you have lost.",
    emblem: "holy-symbol",
    colors: ["#fff4b8", "#7a5a12"],
    cards: &[
        minion("Cardinal", 1, 5)
            .text("Talent: If you have at least five cards in your discard pile, place two of them at random into your hand.")
            .art("pope-crown")
            .has(talent(|eye| eye.discard(eye.you()).len() >= 5, take_two_at_random)),
        minion("Deep Friar", 2, 4)
            .text("Special: After this base scores, you may move another of your minions here to another base instead of the discard pile.")
            .rulings(&[
                "It moves when the cards leave, before the new base is there: it cannot go to that one.",
                "Not if this Deep Friar is itself to go elsewhere: so two of them cannot save each other.",
            ])
            .art("monk-face")
            .has(
                after_this_base_scores(|cx| move_instead_of_discard(cx, yours_there().other()))
                    .only_when(may_save_another)
                    .special()
                    .may(),
            ),
        minion("Turner", 3, 3)
            .text("Destroy an undead monster here OR shuffle a random minion of your discard pile into your deck.")
            .rulings(&[
                "Only monsters that say so are undead, whatever a faction looks like.",
                "You cannot choose what cannot be done.",
            ])
            .art("cross-flare")
            .on_play(turner),
        minion("Holy Roller", 4, 2)
            .text("You may shuffle one card of your discard pile into your deck.")
            .art("prayer")
            .on_play(|cx| {
                let chosen = cx.choose(Why::ShuffleIn, cards().in_discard().may())?;
                cx.shuffle_in(&chosen)?;
                Ok(())
            }),
        on_base("Bin and Gone", 1)
            .text("Play on a base. Ongoing: After another base scores, you may move one of your minions from there to here instead of the discard pile.")
            .rulings(&["It moves when the cards of the scored base leave."])
            .art("trash-can")
            .has(
                at(
                    Window::AfterScoring,
                    |eye| !eye.scores_here(),
                    |cx| {
                        let chosen = cx.choose(Why::Move, yours_there())?;
                        cx.instead_of_discard(&chosen, To::Site(cx.here()))
                    },
                )
                .only_when(|eye| eye.any(yours_there()))
                .may(),
            ),
        action("Collection Plate", 2)
            .text("Place two cards at random from your discard pile into your hand.")
            .rulings(&["This card is not there yet."])
            .art("receive-money")
            .on_play(take_two_at_random),
        on_minion("Curse of Imprisonment", 1, minions())
            .text("Play on a minion. Ongoing: This minion's abilities are cancelled.")
            .rulings(&["Also those that an action has given it, but not what actions on it do."])
            .art("imprisoned")
            .has(cancels(|eye, card| eye.wearer() == Some(card))),
        on_minion("Curse of Uselessness", 1, minions())
            .text("Play on a minion. Ongoing: This minion adds no power to its base.")
            .rulings(&[
                "It still has its power, which does not count for breaking the base or for its award.",
                "A monster does not add to the breakpoint.",
                "If it is your only minion there your total is 0. That can still be one of the three highest.",
            ])
            .art("cursed-star")
            .has(adds_nothing(|eye, minion| eye.wearer() == Some(minion))),
        action("Good Habits", 1)
            .text("Each minion gains +1 power until the end of the turn.")
            .rulings(&[
                "Everybody's, and monsters, too.",
                "Minions that come later do not gain the power.",
            ])
            .art("nun-face")
            .raises()
            .affects(minions())
            .on_play(|cx| give_power(cx, minions().each(), 1)),
        action("Join the Club", 2)
            .text("Choose a base. Each minion there gains +1 power until the end of the turn.")
            .rulings(&[
                "Everybody's, and monsters, too.",
                "Minions that come later do not gain the power.",
            ])
            .art("wood-club")
            .raises()
            .affects(minions())
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => give_power(cx, minions().at(site).each(), 1),
                None => Ok(()),
            }),
        action("Remove Curse", 1)
            .text("Destroy an action played on a base or a minion.")
            .art("breaking-chain")
            .on_play(|cx| destroy(cx, actions())),
        action("Word of Recall", 1)
            .text("Choose a random action in each other player's discard pile. You may play one of them as an extra action. The others stay there.")
            .rulings(&[
                "It is played at once. One that cannot be played now cannot be chosen.",
                "You control it, and \"you\" in its text is you. When it is done it goes to its owner's discard pile.",
            ])
            .art("scroll-unfurled")
            .on_play(word_of_recall),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "Place two random cards from your discard pile into your hand."
fn take_two_at_random(cx: &mut Cx) -> Step {
    let two = cx.random_of(&cx.all(cards().in_discard()), 2);
    cx.place_in_hand(&two)?;
    Ok(())
}

/// "You may move another of your minions here to another base": not any more if this one is to go elsewhere itself.
fn may_save_another(eye: &Eye) -> bool {
    let this = eye.this();
    !eye.state.has_fate(this) && eye.any(yours_there().other()) && !eye.other_sites(this).is_empty()
}

/// "Destroy an undead monster here, or shuffle in a random minion."
fn turner(cx: &mut Cx) -> Step {
    let (undead, fallen) = (monsters().undead().here(), minions().in_discard());
    let (turns, blesses) = (cx.eye().any(undead), cx.eye().any(fallen));
    cx.one_of([
        part("Destroy an undead monster", |cx| destroy(cx, undead)).only_if(move |_| turns),
        part("Shuffle in a random minion", |cx| {
            let one = cx.random_of(&cx.all(fallen), 1);
            cx.shuffle_in(&one).map(drop)
        })
        .only_if(move |_| blesses),
    ])
}

/// "A random action in each other player's discard pile. You may play one of them ..."
fn word_of_recall(cx: &mut Cx) -> Step {
    let mut found = Vec::new();
    for player in cx.other_players() {
        found.extend(cx.random_of(&cx.all(actions().in_discard().of(player)), 1));
    }
    cx.reveal(&found);
    may_play_extra_action(cx, &found)?;
    Ok(())
}
