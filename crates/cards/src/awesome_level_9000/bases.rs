//! The eight bases of Awesome Level 9000.

use crate::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Field of Honor", "Bear Cavalry", 18, [3, 2, 1])
        .text("After one or more minions are destroyed here, the player who destroyed them gains 1 VP.")
        .has(
            after(EventKind::Destroyed, minion_destroyed_here, |cx| cx.gain_vp(cx.you(), 1))
                .of(Whom::Actor),
        ),
    base("Tsar's Palace", "Bear Cavalry", 22, [5, 3, 2])
        .text("Minions of power 2 or less cannot be played here.")
        .has(forbids(|eye, attempt| {
            attempt.is_minion_at(eye.here()) && eye.state.power(attempt.card) <= 2
        })),
    base("Haunted House", "Ghosts", 18, [4, 3, 2])
        .text("After a player plays a minion here, that player discards a card.")
        .has(
            after(EventKind::Played, minion_played_here, |cx| cx.discard_choice(cx.you(), 1))
                .of(Whom::Actor),
        ),
    base("The Dread Gazebo", "Ghosts", 20, [4, 2, 1])
        .text("Players cannot play actions on this base.")
        .has(forbids(|eye, attempt| attempt.is_action_on_base(eye.here()))),
    base("Secret Grove", "Killer Plants", 21, [3, 2, 1])
        .text("On your turn, you may play one extra minion of power 2 or less here.")
        .has(permits(|eye| Permission::minion().power_at_most(2).at(eye.here()))),
    base("The Greenhouse", "Killer Plants", 24, [4, 2, 1])
        .text("After this base scores and is replaced, the winner may search their deck for a minion and play it on the base that replaces this one. They shuffle their deck.")
        .has(
            after_this_base_is_replaced(|cx| {
                let here = cx.here();
                search_deck(cx, minions(), |cx, found| cx.play_these_at(found, here))
            })
            .of(Whom::Winners)
            .may(),
        ),
    base("Inventor's Salon", "Steampunks", 22, [4, 2, 1])
        .text("After this base scores, the winner may draw an action from their discard pile.")
        .has(
            after_this_base_scores(|cx| draw_discarded(cx, actions().in_discard()))
                .only_when(|eye| eye.any(actions().in_discard()))
                .of(Whom::Winners)
                .may(),
        ),
    base("Workshop", "Steampunks", 20, [4, 2, 1])
        .text("After a player plays an action on this base, that player may play an extra action.")
        .has(
            extra_play_after(EventKind::Played, you_play_on_this_base, |_, _| Permission::action())
                .of(Whom::Actor),
        ),
];

/// The newer printing of three of them.
pub const REVISED: &[CardDef] = &[
    base("Field of Honor", "Bear Cavalry", 16, [3, 1, 1])
        .text("After the first time each turn that you destroy another player's minion here, gain 1 VP.")
        .rulings(&["The first time for each player; one VP also for several that are destroyed together."])
        .has(
            after(EventKind::Destroyed, you_destroy_anothers_here, |cx| cx.gain_vp(cx.you(), 1))
                .first()
                .of(Whom::Actor),
        ),
    base("Tsar's Palace", "Bear Cavalry", 22, [5, 3, 2])
        .text("You cannot play minions of power 2 or less here unless you have more power here than each other player.")
        .rulings(&["A minion that is played here with another does not count for it yet."])
        .has(forbids(|eye, attempt| {
            attempt.is_minion_at(eye.here())
                && eye.state.power(attempt.card) <= 2
                && !has_more_than_each_other_here(eye, attempt.seat)
        })),
    base("Workshop", "Steampunks", 20, [4, 2, 1])
        .text("Once each turn, after you play your first action on this base, you may play an extra action.")
        .rulings(&["The first time for each player."])
        .has(
            extra_play_after(EventKind::Played, you_play_on_this_base, |_, _| Permission::action())
                .first()
                .of(Whom::Actor),
        ),
];

/// "You play an action on this base."
fn you_play_on_this_base(eye: &Eye, event: &Event) -> bool {
    let by_you_here =
        |p: Play| p.by == Some(eye.you()) && p.at == Some(eye.here()) && p.on.is_none();
    event.action_played().is_some_and(by_you_here)
}

/// "You destroy another player's minion here."
fn you_destroy_anothers_here(eye: &Eye, event: &Event) -> bool {
    let of_another =
        |m: &Snapshot| eye.was_here(m) && m.controller.is_some_and(|seat| seat != eye.you());
    event.cause.actor() == Some(eye.you()) && event.minions_destroyed().any(of_another)
}

/// "... have more power here than each other player."
fn has_more_than_each_other_here(eye: &Eye, seat: Seat) -> bool {
    let total = |seat| eye.state.total(seat, eye.here());
    eye.state.seats().all(|other| other == seat || total(other) < total(seat))
}
