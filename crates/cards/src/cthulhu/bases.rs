//! The eight bases of The Obligatory Cthulhu Set.

use super::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Antarctic Base", "Elder Things", 24, [5, 3, 2])
        .text("Each player can play only one minion here each turn.")
        .has(forbids(|eye, attempt| {
            let mut plays = eye.happened_here().filter_map(Event::minion_played);
            attempt.is_minion_at(eye.here())
                && plays.any(|play| play.by == Some(attempt.seat) && play.at == attempt.at)
        })),
    base("Plateau of Leng", "Elder Things", 18, [3, 2, 1])
        .text("After the first time each turn that a player plays a minion here from their hand, they may play an extra minion of the same name here.")
        .has(another_of_its_name_after_the_first(you_play_one_from_hand_here)),
    base("Innsmouth", "Innsmouth", 23, [5, 3, 2])
        .text("Each time a minion is played here, its owner may then place a card from any player's discard pile on the bottom of that card's owner's deck.")
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                let pile = |player| cx.all(cards().in_discard().of(player));
                let piles: Vec<Ref> = cx.state().seats().flat_map(pile).collect();
                let chosen = cx.choose_from(Why::Place, &piles, cards())?;
                cx.place_under_decks(&chosen)?;
                Ok(())
            })
            .only_when(|eye| eye.state.seats().any(|player| !eye.discard(player).is_empty()))
            .of(Whom::EventOwner)
            .may(),
        ),
    base("Ritual Site", "Innsmouth", 20, [4, 2, 2])
        .text("After this base scores, shuffle all minions here into their owners' decks.")
        .has(after_this_base_scores(|cx| cx.shuffle_in(&cx.all(minions().here())).map(drop))),
    base("R'lyeh", "Minions of Cthulhu", 18, [4, 2, 1])
        .text("Each player may, at the start of their turn, destroy one of their minions here. If they do, they gain 1 VP.")
        .rulings(&["No VP if the minion was not really destroyed."])
        .has(
            at_start_of_turn(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours().here().may())?;
                let points = cx.destroy(&chosen)?.len() as i32;
                cx.gain_vp(cx.you(), points)
            })
            .only_when(|eye| eye.any(minions().yours().here()))
            .may(),
        ),
    base("Mountains of Madness", "Minions of Cthulhu", 20, [6, 4, 3])
        .text("Each time a minion is played here, its owner then draws a Madness card.")
        .rulings(&["After the minion's own ability."])
        .has(after(EventKind::Played, minion_played_here, you_draw_madness).of(Whom::EventOwner)),
    base("Asylum", "Miskatonic University", 16, [3, 1, 1])
        .text("Each time a minion is played here, its owner may then return a Madness card from their hand to the Madness deck.")
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                let chosen = cx.choose(Why::Place, madness().in_hand())?;
                cx.return_madness(&chosen)
            })
            .only_when(may_hold_madness)
            .of(Whom::EventOwner)
            .may(),
        ),
    base("Miskatonic University", "Miskatonic University", 24, [3, 3, 2])
        .text("After this base scores, the winner may return any number of Madness cards from their hand and discard pile to the Madness deck.")
        .has(
            after_this_base_scores(|cx| return_some(cx, cards().any_number()))
                .only_when(has_madness)
                .of(Whom::Winners)
                .may(),
        ),
];

/// Those that are printed otherwise today.
pub const REVISED: &[CardDef] = &[
    base("Plateau of Leng", "Elder Things", 18, [3, 2, 1])
        .text("After the first time you play a minion here each turn, you may play an extra minion of the same name here.")
        .rulings(&["Wherever that first minion was played from; the extra one comes from your hand."])
        .has(another_of_its_name_after_the_first(you_play_a_minion_here)),
    base("Asylum", "Miskatonic University", 16, [3, 1, 1])
        .text("After you play a minion on this base, you may put a card from your hand in the box to place a +1 power counter on one of your minions.")
        .rulings(&[
            "A card in the box is out of play for the rest of the game; a Madness card there costs you no points.",
            "Your minion may be on any base.",
        ])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                let chosen = cx.choose(Why::Choose, cards().in_hand())?;
                match cx.put_in_box(&chosen)?.is_empty() {
                    true => Ok(()),
                    false => place_counters(cx, minions().yours(), 1),
                }
            })
            .only_when(|eye| eye.has_hand() && eye.any(minions().yours()))
            .of(Whom::Actor)
            .may(),
        ),
    base("Arkham University", "Miskatonic University", 24, [4, 3, 2])
        .text("Once each turn, after you play a minion here, you may draw two Madness cards or discard a Madness card from your hand to play an extra action.")
        .rulings(&[
            "Once each turn for each player.",
            "With fewer than two cards in the Madness deck you can only discard.",
        ])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                let drawn = |cx: &mut Cx| cx.draw_madness(cx.you(), 2).map(|n| n == 2);
                cx.one_of([
                    part("Draw two Madness cards", |cx| extra_action_if(cx, drawn))
                        .only_if(two_madness_are_left),
                    part("Discard a Madness card", |cx| extra_action_if(cx, discard_madness))
                        .only_if(|eye| eye.any(madness().in_hand())),
                ])
            })
            .only_when(|eye| two_madness_are_left(eye) || may_hold_madness(eye))
            .limited(Limit::OncePerTurnEach)
            .of(Whom::Actor)
            .may(),
        ),
];

/// "After the first time each turn ..., you may play an extra minion of the same name here."
const fn another_of_its_name_after_the_first(heard: fn(&Eye, &Event) -> bool) -> Ability {
    extra_play_after(EventKind::Played, heard, |eye, event| {
        let again = Permission::minion().at(eye.here());
        event.play().map_or(again, |play| again.named(play.card.def))
    })
    .first()
    .of(Whom::Actor)
}

/// "... to play an extra action.": if that was done.
fn extra_action_if(cx: &mut Cx, paid: impl FnOnce(&mut Cx) -> Step<bool>) -> Step {
    if paid(cx)? { cx.extra_play(Permission::action()) } else { Ok(()) }
}

/// "A Madness card from your hand": whether you are asked.
fn may_hold_madness(eye: &Eye) -> bool {
    let could = eye.has_hand() && eye.state.madness_of(eye.you()) > 0;
    eye.is_asked(eye.any(madness().in_hand()), could)
}

fn has_madness(eye: &Eye) -> bool {
    eye.any(madness().in_discard()) || may_hold_madness(eye)
}

/// "A player plays a minion here from their hand."
fn you_play_one_from_hand_here(eye: &Eye, event: &Event) -> bool {
    event.play().is_some_and(|play| play.is_from_own_hand()) && you_play_a_minion_here(eye, event)
}
