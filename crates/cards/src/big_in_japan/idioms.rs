//! Turns of phrase that cards and bases of this set share.

pub use crate::idioms::*;

// ---- minions that only visit ------------------------------------------------------------------------

/// How "place it on the bottom of your deck" is read.
pub const VISITS: &str = "It goes there from whatever base it is at then, and also if this card is gone by then. If it has left play before, or another player controls it, it does not.";

/// "If you control it at the end of the turn, place it on the bottom of your deck.": of each of these minions, which have
/// just been played. The row that does it is [`goes_home`].
pub fn visit(cx: &mut Cx, played: &[Ref]) -> Step {
    let (you, until) = (cx.you(), cx.end_of_turn());
    for minion in cx.among(played, minions()) {
        cx.stand(Bearer::About(you, minion), until)?;
    }
    Ok(())
}

/// "If you control it at the end of the turn, place it on the bottom of your deck.": its owner's, as all can see it.
pub const fn goes_home() -> Ability {
    at_end_of_turn(|cx| cx.place_under_decks(&cx.wearer()).map(drop))
        .only_when(|eye| eye.wearer().is_some_and(|minion| eye.is_yours(minion)))
        .unlabelled()
        .lent()
}

// ---- titans that cards name -------------------------------------------------------------------------

/// How "play or move" a titan is read where there are two of its name.
pub const TWO_OF_THEM: &str = "If there are two titans of that name, you choose which. One that is set aside may come while the other is in play.";

// ---- choose and do ----------------------------------------------------------------------------------

/// "You may draw a card."
pub fn may_draw(cx: &mut Cx) -> Step {
    let you = cx.you();
    if cx.state().can_draw(you) && cx.yes_of(you, Why::Draw)? { cx.draw(you, 1) } else { Ok(()) }
}

// ---- what is heard ----------------------------------------------------------------------------------

/// "An action is played on this base": not on a minion here.
pub fn action_played_on_this_base(eye: &Eye, event: &Event) -> bool {
    let here = Some(eye.here());
    event.action_played().is_some_and(|play| play.at == here && play.on.is_none())
}

// ---- before a base scores ---------------------------------------------------------------------------

/// "... where you have one of these but are not winning": at the base that scores.
pub fn has_one_and_is_not_winning_there(eye: &Eye, which: Select) -> bool {
    eye.any(which.yours().there()) && eye.scoring_site().is_some_and(|site| !is_winning(eye, site))
}

/// "Special: Before another base scores, you may move this titan there."
pub const fn moves_where_another_base_scores() -> Ability {
    at(Window::BeforeScoring, another_base_scores, |cx| {
        cx.move_to(&[cx.this()], cx.there()).map(drop)
    })
    .special()
    .may()
}

/// "Before another base scores."
fn another_base_scores(eye: &Eye) -> bool {
    eye.scoring_site().is_some_and(|site| site != eye.here())
}
