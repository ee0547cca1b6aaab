//! The two bases of the Slashers.

use crate::idioms::*;

/// Both of the one faction.
pub const BASES: &[CardDef] = &[
    base("Nightmare Realm", "Slashers", 22, [5, 3, 2])
        .text("Before this base scores, destroy each minion of the least power here.")
        .rulings(&["All of those that share it, at one moment. Others are the weakest then, and stay."])
        .has(before_this_base_scores(|cx| {
            cx.destroy(&weakest(cx, minions().here()))?;
            Ok(())
        })),
    base("Camp Clear Lake", "Slashers", 20, [4, 3, 1])
        .text("After you destroy a minion here, a minion here gains power equal to the power of that minion until the end of the turn. Once each turn, after you play a card here, you may destroy a minion here of power no higher than the number of your cards here.")
        .rulings(&[
            "The power that the destroyed minion had in play. Each of several gives its own.",
            "A minion, a titan, or an action on this base or on a minion here. Your cards here are those as well, and buried cards and what is stored under such cards; the card just played counts.",
            "Once each turn for each player.",
        ])
        .has(after(EventKind::Destroyed, minion_destroyed_here, pass_on_power).of(Whom::Actor))
        .has(
            after(EventKind::Played, you_play_a_card_here, |cx| destroy(cx, OUTNUMBERED))
                .only_when(|eye| eye.any(OUTNUMBERED))
                .limited(Limit::OncePerTurnEach)
                .of(Whom::Actor)
                .may(),
        ),
];

/// "... a minion here of power no higher than the number of your cards here."
const OUTNUMBERED: Select =
    minions().here().that(|eye, minion| eye.state.power(minion) <= your_cards_at(eye, eye.here()));

/// "After you play a card here ..."
fn you_play_a_card_here(eye: &Eye, event: &Event) -> bool {
    event.play().is_some_and(|play| play.by == Some(eye.you()) && play.at == Some(eye.here()))
}

/// "... a minion here gains power equal to the power of that minion until the end of the turn.": for each that was destroyed.
fn pass_on_power(cx: &mut Cx) -> Step {
    for destroyed in cx.heard(minions_destroyed_here) {
        give_power(cx, minions().here(), destroyed.power)?;
    }
    Ok(())
}
