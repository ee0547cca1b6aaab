//! Turns of phrase that cards and bases of this set share.

pub use crate::idioms::*;

// ---- cards for other players ------------------------------------------------------------------------

/// "Place ... into another player's hand.": of your choice; how many were.
pub fn give(cx: &mut Cx, cards: &[Ref]) -> Step<i32> {
    if cards.is_empty() {
        return Ok(0);
    }
    match cx.choose_player(&cx.other_players())? {
        Some(player) => Ok(cx.take_into_hand(cards, player)?.len() as i32),
        None => Ok(0),
    }
}

/// "Place this card into another player's hand."
pub fn give_this(cx: &mut Cx) -> Step {
    give(cx, &[cx.this()])?;
    Ok(())
}

/// "Search your deck for a standard action and play it as an extra action. Then place it into another player's hand instead of
/// where it would normally go.": whether one was found.
pub fn perfect_gift(cx: &mut Cx) -> Step<bool> {
    let home = Home::Player(cx.you());
    let mut deck = cx.search(home)?;
    deck.retain(|&c| cx.state().is_standard(c.card) && cx.can_play_now(c, PlayKind::Action));
    let found = cx.choose_from(Why::PlayThis, &deck, cards())?;
    cx.shuffle(home);
    let Some(action) = found.one() else { return Ok(false) };
    if let Some(played) = cx.play_and_keep(action, Keeps::AlsoFromTheBox)? {
        give(cx, &[played])?;
    }
    Ok(true)
}

// ---- actions on bases -------------------------------------------------------------------------------

/// "After you play an action on a base ...": on which.
pub fn you_play_on_a_base(eye: &Eye, event: &Event) -> Option<SiteId> {
    let play = event.play().filter(|play| play.kind == PlayKind::Action && play.on.is_none())?;
    play.at.filter(|_| play.by == Some(eye.you()))
}

/// "After you play an action on this base ..."
pub fn you_play_on_this_base(eye: &Eye, event: &Event) -> bool {
    you_play_on_a_base(eye, event) == Some(eye.here()) && eye.happened_at_this_base(event)
}

// ---- off the top ------------------------------------------------------------------------------------

/// "Place it on the bottom of its owner's deck to have them play a minion off the top of their deck there as an extra minion,
/// then shuffle their deck."
pub fn transform(cx: &mut Cx, minion: Ref) -> Step {
    let (site, owner) = (cx.site_of(minion), cx.owner(minion));
    let gone = cx.place_under_decks(&[minion])?;
    match owner {
        Some(owner) if !gone.is_empty() => cx.as_player(owner, |cx| {
            let revealed = off_the_top(cx, site, minions(), |_, _| Ok(()))?;
            cx.shuffle_into_deck(&cx.among(&revealed, cards()), owner)
        }),
        _ => Ok(()),
    }
}

// ---- searches ---------------------------------------------------------------------------------------

/// How "search your discard pile and/or deck" is read.
pub const SEARCH: &str = "If you take none from your discard pile, you search your deck.";

/// "Search your hand, discard pile, and/or deck for ..., and place it into your hand or play it ... as an extra minion.":
/// a minion that is meant, wherever it may be played or at one site.
pub fn find_friend(
    cx: &mut Cx,
    meant: impl Fn(&Eye, CardId) -> bool,
    site: Option<SiteId>,
) -> Step {
    let home = Home::Player(cx.you());
    let mut near = cx.all(minions().in_hand());
    near.extend(cx.all(minions().in_discard()));
    let is_meant = |cx: &Cx, c: Ref| cx.state().is_minion(c.card) && meant(&cx.eye(), c.card);
    let (found, searched) = find_near_or_in_deck(cx, near, is_meant)?;
    if let Some(minion) = found {
        take_or_play(cx, minion, site)?;
    }
    if searched {
        cx.shuffle(home);
    }
    Ok(())
}

/// "Place it into your hand OR play it ... as an extra minion."
fn take_or_play(cx: &mut Cx, minion: Ref, site: Option<SiteId>) -> Step {
    let playable =
        site.map_or(cx.can_play_now(minion, PlayKind::Minion), |site| cx.can_play_at(minion, site));
    cx.one_of([
        part("Place it into your hand", |cx| {
            if !matches!(cx.state().card(minion.card).zone, Zone::Hand(_)) {
                cx.reveal(&[minion]);
                cx.place_in_hand(&[minion])?;
            }
            Ok(())
        }),
        part("Play it", |cx| match site {
            Some(site) => cx.play_these_at(&[minion], site),
            None => cx.play_minions(&[minion]),
        })
        .only_if(move |_| playable),
    ])
}
