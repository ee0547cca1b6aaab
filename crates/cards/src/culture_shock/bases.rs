//! The eleven bases of World Tour: Culture Shock.

use super::idioms::*;

/// Two a faction, three of the Polynesian Voyagers.
pub const BASES: &[CardDef] = &[
    base("Anansi's Web", "Anansi Tales", 17, [3, 2, 1])
        .text("After the first time each turn that you play a standard action, if you have a minion here, you may place it into the hand of another player instead of the discard pile to draw two cards.")
        .rulings(&["The first time for each player."])
        .has(
            after(EventKind::Played, you_play_a_standard_action, |cx| {
                if give(cx, &cx.played())? > 0 {
                    cx.draw(cx.you(), 2)?;
                }
                Ok(())
            })
            .only_when(|eye| eye.any(minions().yours().here()))
            .only_while(waits_to_be_discarded)
            .first()
            .of(Whom::Actor)
            .may(),
        ),
    base("Storyteller's Hut", "Anansi Tales", 24, [4, 2, 1])
        .text("On your turn, you may play an extra action to place a counter on this base. The breakpoint is reduced by 2 for each counter on this base.")
        .rulings(&["Once on each turn. The action is played at once; without one there is no counter."])
        .has(on_your_turn(
            |eye| may_have_one_to_play(eye, Permission::action()),
            |cx| {
                if !cx.play_now(Permission::action(), Choice::May)?.is_empty() {
                    cx.count_on_base(1);
                }
                Ok(())
            },
        ))
        .has(breakpoint(|eye, site| if site == eye.here() { -2 * eye.plain_counters() } else { 0 })),
    base("Cuzcu", "Ancient Incas", 30, [5, 3, 2])
        .text("The breakpoint is reduced by 3 for each action on this base.")
        .rulings(&["Not for actions on minions here."])
        .has(breakpoint(|eye, site| match site == eye.here() {
            true => -3 * eye.count(actions().on_this_base()),
            false => 0,
        })),
    base("Machu Picchu", "Ancient Incas", 20, [4, 2, 1])
        .text("After you play an action on this base, draw a card.")
        .has(
            after(EventKind::Played, you_play_on_this_base, |cx| cx.draw(cx.you(), 1))
                .of(Whom::Actor),
        ),
    base("Gingerbread House", "Grimms' Fairy Tales", 21, [4, 2, 1])
        .text("Before this base scores, each player may choose two of their minions here of the same power. Each of them gains +2 power until the end of the turn.")
        .rulings(&["They decide one after the other, from the current player clockwise."])
        .has(before_this_base_scores(|cx| {
            for player in cx.players() {
                cx.as_player(player, |cx| cx.done_by(player, choose_twins))?;
            }
            Ok(())
        })),
    base("Woodland Cottage", "Grimms' Fairy Tales", 19, [3, 1, 1])
        .text("Once each turn, after you play a minion here, you may search your deck for a minion of power 3 or less, reveal it, and place it into your hand. Shuffle your deck.")
        .rulings(&["Once each turn for each player."])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                search_and_take(cx, minions().power_at_most(3))
            })
            .limited(Limit::OncePerTurnEach)
            .of(Whom::Actor)
            .may(),
        ),
    base("Island Chain", "Polynesian Voyagers", 17, [3, 1, 1])
        .text("After this base scores, play the top card of the base deck as an extra base.")
        .rulings(&["This base is replaced as well: there is one base more from then on."])
        .has(after_this_base_scores(|cx| cx.play_base().map(drop))),
    base("Island Peak", "Polynesian Voyagers", 23, [4, 2, 1])
        .text("If you have exactly one minion here at the start of your turn, place a +1 power counter on it.")
        .has(
            at_start_of_turn(|cx| place_counters(cx, minions().yours().here(), 1))
                .only_when(|eye| eye.count(minions().yours().here()) == 1),
        ),
    base("Tropical Paradise", "Polynesian Voyagers", 20, [3, 2, 1])
        .text("If each player has a minion here, this base's breakpoint starts from 0.")
        .rulings(&["What else changes the breakpoint is added."])
        .has(breakpoint(|eye, site| {
            let crowded = || eye.state.seats().all(|seat| eye.any(minions().of(seat).here()));
            if site == eye.here() && crowded() { -eye.state.breakpoint_from(site) } else { 0 }
        })),
    base("Giant Turnip", "Russian Fairy Tales", 30, [5, 3, 3])
        .text("The breakpoint is reduced by 1 for each minion here.")
        .has(breakpoint(|eye, site| match site == eye.here() {
            true => -eye.count(minions().here()),
            false => 0,
        })),
    base("Transformation Spring", "Russian Fairy Tales", 19, [4, 2, 1])
        .text("Once on your turn, after you play a minion here, you may place it on the bottom of its owner's deck. If you did, play a minion off the top of your deck here as an extra minion.")
        .rulings(&["Once on each turn.", OFF_THE_TOP])
        .has(
            after(
                EventKind::Played,
                |eye, event| !eye.not_your_turn() && you_play_a_minion_here(eye, event),
                |cx| {
                    let here = cx.here();
                    match cx.place_under_decks(&cx.played())?.is_empty() {
                        true => Ok(()),
                        false => play_off_the_top(cx, here, minions()),
                    }
                },
            )
            .only_while(played_is_still_there)
            .limited(Limit::OncePerTurn)
            .of(Whom::Actor)
            .may(),
        ),
];

/// "After you play a standard action ..."
fn you_play_a_standard_action(eye: &Eye, event: &Event) -> bool {
    event.play().is_some_and(|play| {
        (play.by, play.kind) == (Some(eye.you()), PlayKind::Action)
            && eye.state.is_standard(play.card.card.card)
    })
}

/// "... may choose two of their minions here of the same power. Each of them gains +2 power until the end of the turn."
fn choose_twins(cx: &mut Cx) -> Step {
    let twins = minions().yours().here().that(|eye, minion| !twins_of(eye, minion).is_empty());
    let Some(one) = cx.choose(Why::Choose, twins.may())?.one() else { return Ok(()) };
    let others = twins_of(&cx.eye(), one.card);
    let mut chosen = vec![one];
    chosen.extend(cx.choose_from(Why::Choose, &others, cards())?);
    cx.give_power(&chosen, 2, cx.end_of_turn())
}

/// The others of your minions here of the same power.
fn twins_of(eye: &Eye, minion: CardId) -> Vec<Ref> {
    let mut others = eye.all(minions().yours().here());
    let power = eye.state.power(minion);
    others.retain(|m| m.card != minion && eye.state.power(m.card) == power);
    others
}
