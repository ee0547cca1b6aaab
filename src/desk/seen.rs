//! The cards that somebody sees, wherever their view has them. Each of its parts is named here, those without cards too: a
//! new list of cards does not compile before somebody says what it is.

use crate::engine::view::{
    AskView, BuriedView, CardView, Choice, DuelView, PileView, PlayerView, SiteView, TableView,
};

/// All of them.
pub(super) fn cards(view: &TableView) -> impl Iterator<Item = &CardView> {
    let TableView {
        viewer: _,
        players,
        sites,
        base_deck: _,
        base_discard,
        piles,
        duel,
        shown,
        current: _,
        turn: _,
        phase: _,
        ask,
        winners: _,
    } = view;
    let table = sites.iter().flat_map(at_site).chain(players.iter().flat_map(of_player));
    let commons = piles.iter().flat_map(in_pile).chain(duel.iter().flat_map(in_duel));
    let between = base_discard.iter().chain(commons).chain(shown);
    table.chain(between).chain(ask.iter().flat_map(in_question))
}

/// A card and those on it.
fn with_attached(card: &CardView) -> impl Iterator<Item = &CardView> {
    let CardView {
        id: _,
        def: _,
        zone: _,
        owner: _,
        controller: _,
        power: _,
        counters: _,
        plain_counters: _,
        stasis_counters: _,
        cancelled: _,
        copies: _,
        named: _,
        attached,
        stored,
    } = card;
    std::iter::once(card).chain(attached).chain(stored.iter().flatten())
}

/// The cards at a site.
fn at_site(site: &SiteView) -> impl Iterator<Item = &CardView> {
    let SiteView {
        id: _,
        base,
        breakpoint: _,
        sum: _,
        totals: _,
        competes: _,
        vp: _,
        scoring: _,
        ready: _,
        cards,
        buried,
    } = site;
    let buried = buried.iter().filter_map(|BuriedView { stay: _, by: _, card }| card.as_ref());
    with_attached(base).chain(cards.iter().flat_map(with_attached)).chain(buried)
}

/// The cards of a deck that is everybody's.
fn in_pile(pile: &PileView) -> &[CardView] {
    let PileView { home: _, deck: _, discard } = pile;
    discard
}

/// The cards placed for a duel. The minions are on the table.
fn in_duel(duel: &DuelView) -> impl Iterator<Item = &CardView> {
    let DuelView { minions: _, placed } = duel;
    placed.iter().filter_map(|(_, card)| card.as_ref())
}

/// The cards of a player.
fn of_player(player: &PlayerView) -> impl Iterator<Item = &CardView> {
    let PlayerView {
        seat: _,
        factions: _,
        vp: _,
        hand,
        hand_count: _,
        deck_count: _,
        discard,
        set_aside,
        stasis,
        madness: _,
        plays: _,
    } = player;
    let stasis = stasis.iter().flat_map(with_attached);
    hand.iter().flatten().chain(discard).chain(set_aside).chain(stasis)
}

/// The cards that a question shows.
fn in_question(ask: &AskView) -> impl Iterator<Item = &CardView> {
    let AskView {
        who: _,
        why: _,
        def: _,
        source,
        choices,
        min: _,
        max: _,
        ordered: _,
        private: _,
        modes: _,
    } = ask;
    choices.iter().filter_map(|Choice { pick: _, card }| card.as_ref()).chain(source)
}
