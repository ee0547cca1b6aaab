//! Turns of phrase that cards of several factions share. Those named like a verb choose first, as the description
//! says: `destroy(cx, minions().here().may())` is "You may destroy a minion here.", while `cx.destroy(&cards)` destroys
//! cards that are known already.

pub use engine::cards::*;

/// Of an action that affects no other minion than the one which it plays: none that is in play before.
pub const WHAT_IT_PLAYS: Select = minions().that(|_, _| false);

// ---- choose and do ----------------------------------------------------------------------------------

/// "Destroy ..."
pub fn destroy(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Destroy, which)?;
    cx.destroy(&chosen)?;
    Ok(())
}

/// "Return ... to its owner's hand."
pub fn return_to_hand(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Return, which)?;
    cx.return_to_hand(&chosen)?;
    Ok(())
}

/// "Move ... to another base.": each to one of its own, all at one moment.
pub fn move_elsewhere(cx: &mut Cx, which: Select) -> Step {
    let mut moves = Vec::new();
    for minion in cx.choose(Why::Move, which)? {
        let to = cx.choose_site(Why::MoveTo(minion.card), &cx.other_sites(minion))?;
        moves.extend(to.map(|site| (minion, site)));
    }
    cx.move_each(&moves).map(drop)
}

/// "Move ... to here."
pub fn move_here(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Move, which)?;
    cx.move_to(&chosen, cx.here())?;
    Ok(())
}

/// "Place N +1 power counters on ..."
pub fn place_counters(cx: &mut Cx, which: Select, n: i32) -> Step {
    let chosen = cx.choose(Why::CountersTo, which)?;
    cx.place_counters(&chosen, n)
}

/// "... gains +N power until the end of the turn."
pub fn give_power(cx: &mut Cx, which: Select, n: i32) -> Step {
    let chosen = cx.choose(Why::Choose, which)?;
    cx.give_power(&chosen, n, cx.end_of_turn())
}

/// "Place ... from your discard pile into your hand."
pub fn take(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Take, which)?;
    cx.place_in_hand(&chosen)?;
    Ok(())
}

/// "Draw ... from your discard pile."
pub fn draw_discarded(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Take, which)?;
    cx.draw_from(&chosen)
}

/// "Place ... on top of your deck."
pub fn place_on_deck(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Place, which)?;
    cx.place_on_decks(&chosen)?;
    Ok(())
}

/// "Place ... on the bottom of its owner's deck.": how many were.
pub fn place_under_deck(cx: &mut Cx, which: Select) -> Step<i32> {
    let chosen = cx.choose(Why::Place, which)?;
    Ok(cx.place_under_decks(&chosen)?.len() as i32)
}

/// "Shuffle ... from your discard pile into your deck."
pub fn shuffle_in(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::ShuffleIn, which)?;
    cx.shuffle_into_deck(&chosen, cx.you())
}

/// "Play ... as an extra ...", now, if there is one.
pub fn play(cx: &mut Cx, what: Permission) -> Step {
    cx.play_now(what, Choice::Must)?;
    Ok(())
}

/// "You may play ... as an extra ...", now or never.
pub fn may_play(cx: &mut Cx, what: Permission) -> Step {
    cx.play_now(what, Choice::May)?;
    Ok(())
}

/// "You may play ... on one of these bases as an extra minion.", now: where.
pub fn may_play_at_one_of(cx: &mut Cx, which: Select, sites: &[SiteId]) -> Step<Option<SiteId>> {
    let open = |cx: &Cx, card: Ref| cx.eye().sites_to_play(card.card, sites);
    let mut playable = cx.all(which);
    playable.retain(|&card| !open(cx, card).is_empty());
    let chosen = cx.choose_from(Why::PlayThis, &playable, cards().may())?;
    let Some(card) = chosen.one() else { return Ok(None) };
    let site = cx.choose_site(Why::PlayWhere(card.card), &open(cx, card))?;
    if let Some(site) = site {
        cx.play_these_at(&[card], site)?;
    }
    Ok(site)
}

/// "You may play it as an extra card.", "play one of them as an extra card": of these, now; whether one was.
pub fn may_play_extra(cx: &mut Cx, found: &[Ref]) -> Step<bool> {
    may_play_of(cx, found, PlayKind::Either, |cx, cards| cx.play_these(cards))
}

/// "You may play it as an extra minion.": of these, now; whether one was.
pub fn may_play_extra_minion(cx: &mut Cx, found: &[Ref]) -> Step<bool> {
    may_play_of(cx, found, PlayKind::Minion, |cx, cards| cx.play_minions(cards))
}

/// "You may play it as an extra action.": of these, now; whether one was.
pub fn may_play_extra_action(cx: &mut Cx, found: &[Ref]) -> Step<bool> {
    may_play_of(cx, found, PlayKind::Action, |cx, cards| cx.play_actions(cards))
}

fn may_play_of(
    cx: &mut Cx,
    found: &[Ref],
    kind: PlayKind,
    play: fn(&mut Cx, &[Ref]) -> Step,
) -> Step<bool> {
    let chosen = choose_to_play(cx, found, kind)?;
    play(cx, &chosen)?;
    Ok(!chosen.is_empty())
}

fn choose_to_play(cx: &mut Cx, found: &[Ref], kind: PlayKind) -> Step<Chosen> {
    let mut playable = found.to_vec();
    playable.retain(|&card| cx.can_play_now(card, kind));
    cx.choose_from(Why::PlayThis, &playable, cards().may())
}

/// "Bury ... from your hand there.": nobody else sees what is buried.
pub fn bury_from_hand(cx: &mut Cx, which: Select, site: SiteId) -> Step {
    let chosen = cx.choose(Why::Bury, which)?;
    cx.bury(&chosen, site)?;
    Ok(())
}

// ---- this card, and the one it is on ----------------------------------------------------------------

/// "Destroy this card."
pub fn destroy_this(cx: &mut Cx) -> Step {
    cx.destroy(&[cx.this()])?;
    Ok(())
}

/// "Destroy this minion.", of the one an action is on.
pub fn destroy_wearer(cx: &mut Cx) -> Step {
    cx.destroy(&cx.wearer())?;
    Ok(())
}

/// "Bury this card.": on a base that you choose; not again if it has just been uncovered.
pub fn bury_this(cx: &mut Cx) -> Step {
    if cx.eye().was_uncovered() {
        return Ok(());
    }
    let this = cx.this();
    if let Some(site) = cx.choose_site(Why::BuryAt(this.card), &cx.open_sites())? {
        cx.bury(&[this], site)?;
    }
    Ok(())
}

/// "Place this card on the bottom of your deck."
pub fn place_this_under_deck(cx: &mut Cx) -> Step {
    cx.place_under_decks(&[cx.this()])?;
    Ok(())
}

/// How "in play" is read where abilities are copied.
pub const IN_STASIS_TOO: &str = "One in stasis is in play, and its abilities can be copied.";

/// "It cannot be destroyed.", of the minion an action is on.
pub const fn wearer_cannot_be_destroyed() -> Ability {
    protects(|eye, card, effect| eye.wearer() == Some(card) && effect.kind == EffectKind::Destroy)
}

/// "Ongoing: This minion has the ability that follows.", of the minion this action is on: what is marked as lent.
pub const fn gives_what_follows() -> Ability {
    from_the_play_on(|cx| cx.lend(&cx.wearer(), Until::SourceLeaves))
}

/// "After this card goes to the discard pile from play, you may place it into your hand."
pub const fn may_come_back_to_hand() -> Ability {
    after(EventKind::ToDiscard, this_goes_to_discard, |cx| {
        cx.place_in_hand(&[cx.now(cx.this())])?;
        Ok(())
    })
    .only_when(|eye| matches!(eye.state.card(eye.this()).zone, Zone::Discard(_)))
    .may()
}

// ---- longer sentences -------------------------------------------------------------------------------

/// "Move ... from another base to here, or from here to another base."
pub fn move_here_or_away(cx: &mut Cx, which: Select) -> Step {
    for minion in cx.choose(Why::Move, which)? {
        if cx.site_of(minion) == cx.here() {
            cx.move_to_one_of(minion, &cx.other_sites(minion))?;
        } else {
            cx.move_to(&[minion], cx.here())?;
        }
    }
    Ok(())
}

/// "Move all ... to another base.": to the same one, from the base they are at.
pub fn move_together(cx: &mut Cx, minions: &[Ref]) -> Step {
    let Some(&first) = minions.first() else { return Ok(()) };
    if let Some(to) = cx.choose_site(Why::MoveAllTo, &cx.other_sites(first))? {
        cx.move_to(minions, to)?;
    }
    Ok(())
}

/// "Move ... of your minions from other bases to there.": so many, together; which really moved.
pub fn move_yours_to(cx: &mut Cx, to: SiteId, how_many: Select) -> Step<Vec<Ref>> {
    let mut others = cx.all(minions().yours());
    others.retain(|&minion| cx.site_of(minion) != to);
    let chosen = cx.choose_from(Why::Move, &others, how_many)?;
    cx.move_to(&chosen, to)
}

/// "Move ... there to another base instead of the discard pile.", of one minion.
pub fn move_instead_of_discard(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Move, which)?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    match cx.choose_site(Why::MoveTo(minion.card), &cx.other_sites(minion))? {
        Some(site) => cx.instead_of_discard(&chosen, To::Site(site)),
        None => Ok(()),
    }
}

/// "An action that can be played on a minion": whether a card is one.
pub fn goes_on_a_minion(eye: &Eye, card: CardId) -> bool {
    eye.goes_on_a_minion(card)
}

/// "... to another base": whether there is one.
pub fn has_another_base(eye: &Eye) -> bool {
    !eye.other_sites(eye.this()).is_empty()
}

/// "Transfer it from its base to another base, or from its minion to another minion."
pub fn transfer_elsewhere(cx: &mut Cx, action: Ref) -> Step {
    is_transferred_elsewhere(cx, action).map(drop)
}

/// As [`transfer_elsewhere`]: whether it was.
pub fn is_transferred_elsewhere(cx: &mut Cx, action: Ref) -> Step<bool> {
    let why = Why::MoveTo(action.card);
    let to = if matches!(cx.state().card(action.card).zone, Zone::On(_)) {
        cx.choose_from(why, &cx.other_wearers(action), cards())?.one()
    } else {
        let site = cx.choose_site(why, &cx.other_sites(action))?;
        site.and_then(|site| cx.state().site(site)).map(|s| cx.state().at(s.base))
    };
    match to {
        Some(to) => cx.transfer_action(action, to),
        None => Ok(false),
    }
}

/// "Transfer one of ... from its base to another base, or from its minion to another minion."
pub fn choose_and_transfer(cx: &mut Cx, which: Select) -> Step {
    let toward = |cx: &Cx, action| cx.other_wearers(action);
    match cx.choose_toward(Why::Transfer, which, toward)?.one() {
        Some(action) => transfer_elsewhere(cx, action),
        None => Ok(()),
    }
}

/// "If your minions here would be destroyed, return them to your hand instead."
pub const fn returned_if_destroyed_here() -> Ability {
    instead(
        EffectKind::Destroy,
        |eye, minion| eye.is(minion, minions().yours().here()),
        |cx, minion| Ok(!cx.return_to_hand(&[minion])?.is_empty()),
    )
}

/// "Search your deck for ..." and do something with it. "Shuffle your deck."
pub fn search_deck(cx: &mut Cx, which: Select, with: impl FnOnce(&mut Cx, &[Ref]) -> Step) -> Step {
    let home = Home::Player(cx.you());
    let deck = cx.search(home)?;
    let found = cx.choose_from(Why::Search, &deck, which)?;
    with(cx, &found)?;
    cx.shuffle(home);
    Ok(())
}

/// "Search your discard pile and/or deck for ..." and do something with it. "Shuffle your deck if you searched it.": who takes
/// none from the pile searches the deck, too.
pub fn search_pile_and_deck(
    cx: &mut Cx,
    which: Select,
    with: impl FnOnce(&mut Cx, &[Ref]) -> Step,
) -> Step {
    let pile = cx.all(cards().in_discard());
    let found = cx.choose_from(Why::Search, &pile, which.may())?;
    if !found.is_empty() {
        return with(cx, &found);
    }
    let home = Home::Player(cx.you());
    let mut both = cx.search(home)?;
    both.extend(pile);
    let found = cx.choose_from(Why::Search, &both, which)?;
    with(cx, &found)?;
    cx.shuffle(home);
    Ok(())
}

/// "Search your hand, discard pile, and/or deck for ...": one of those that lie elsewhere, or else of them and the deck, that
/// fits; and whether the deck was searched. It is still to be shuffled then.
pub fn find_near_or_in_deck(
    cx: &mut Cx,
    mut near: Vec<Ref>,
    fits: impl Fn(&Cx, Ref) -> bool,
) -> Step<(Option<Ref>, bool)> {
    near.retain(|&card| fits(cx, card));
    cx.tells_of_hand(cx.you());
    let found = cx.choose_from(Why::Search, &near, cards().may())?;
    if let Some(card) = found.one() {
        return Ok((Some(card), false));
    }
    let deck = cx.search(Home::Player(cx.you()))?;
    near.extend(deck.into_iter().filter(|&card| fits(cx, card)));
    let found = cx.choose_from(Why::Search, &near, cards())?;
    Ok((found.one(), true))
}

/// "Search your discard pile and/or deck for ..., reveal it, and place it into your hand."
pub fn search_both_and_take(cx: &mut Cx, which: Select) -> Step {
    search_pile_and_deck(cx, which, |cx, found| {
        cx.reveal(found);
        cx.place_in_hand(found)?;
        Ok(())
    })
}

/// "Look at the top card of your deck. Discard it or return it to the top."
pub fn discard_or_return_the_top(cx: &mut Cx) -> Step {
    let top = cx.look_at_top(Home::Player(cx.you()), 1)?;
    if top.is_empty() {
        return Ok(());
    }
    cx.one_of([
        part("Discard it", |cx| cx.discard(&top).map(drop)),
        part("Return it to the top", |cx| cx.return_to_top(&top)),
    ])
}

/// "Special: Before this base scores, you may use this minion's talent, even if you have used it this turn."
pub const fn talent_again_before_scoring() -> Ability {
    before_this_base_scores(|cx| cx.use_talent_again(cx.this()))
        .only_when(|eye| eye.has_talent(eye.host.id.host))
        .special()
        .may()
}

/// "Search your deck for ..., reveal it and place it into your hand. Shuffle your deck."
pub fn search_and_take(cx: &mut Cx, which: Select) -> Step {
    search_deck(cx, which, |cx, found| {
        cx.reveal(found);
        cx.place_in_hand(found)?;
        Ok(())
    })
}

/// "Search your deck for ..., reveal it and draw it. Shuffle your deck."
pub fn search_and_draw(cx: &mut Cx, which: Select) -> Step {
    search_deck(cx, which, |cx, found| {
        cx.reveal(found);
        cx.draw_from(found)
    })
}

/// "Search your discard pile and/or deck for ..., reveal it, and draw it."
pub fn search_both_and_draw(cx: &mut Cx, which: Select) -> Step {
    search_pile_and_deck(cx, which, |cx, found| {
        cx.reveal(found);
        cx.draw_from(found)
    })
}

/// "Search your deck for ..., shuffle your deck, and place that card on top of it."
pub fn search_to_the_top(cx: &mut Cx, which: Select) -> Step {
    let home = Home::Player(cx.you());
    let deck = cx.search(home)?;
    let found = cx.choose_from(Why::Search, &deck, which)?;
    cx.shuffle(home);
    cx.place_on_decks(&found)?;
    Ok(())
}

/// "Search your deck for a minion of power ... or less, play it here as an extra minion, and shuffle your deck."
pub fn play_from_deck_here(cx: &mut Cx, most: i32) -> Step {
    let here = cx.here();
    search_deck(cx, minions().power_at_most(most), |cx, found| cx.play_these_at(found, here))
}

/// "Choose an action that can be played on a base, and play it as an extra action.": one of these cards.
pub fn play_one_on_a_base(cx: &mut Cx, found: &[Ref]) -> Step {
    let chosen = cx.choose_from(Why::PlayThis, &playable_on_a_base(cx, found), cards())?;
    cx.play_these(&chosen)
}

/// "... an action that can be played on a base": those of these cards that could be now.
fn playable_on_a_base(cx: &Cx, found: &[Ref]) -> Vec<Ref> {
    let mut playable = cx.among(found, actions().that(|eye, card| eye.goes_on_a_base(card)));
    playable.retain(|&action| cx.can_play_now(action, PlayKind::Action));
    playable
}

/// "Look at the top ... cards of your deck. Place them on the top and the bottom of your deck as you like, in any order."
pub fn sort_top(cx: &mut Cx, n: usize) -> Step {
    let top = cx.look_at_top(Home::Player(cx.you()), n)?;
    sort_these(cx, top)
}

/// "Place any number of them on the bottom of your deck and the rest on the top, in any order.", of cards taken off your deck.
pub fn sort_these(cx: &mut Cx, top: Vec<Ref>) -> Step {
    let down = cx.choose_from(Why::PlaceUnder, &top, cards().any_number())?;
    let others: Vec<Ref> = top.into_iter().filter(|card| !down.contains(card)).collect();
    cx.return_to_top(&others)?;
    cx.place_under_decks(&down)?;
    Ok(())
}

/// "Transfer any number of +1 power counters from one of ... to another of ...": none is a number too.
pub fn transfer_any(cx: &mut Cx, from: Select, to: Select) -> Step {
    let giver = cx.choose(Why::CountersFrom, from.with_counters().may())?;
    giver.one().map_or(Ok(()), |giver| transfer_any_from(cx, giver, to))
}

/// "Transfer any number of +1 power counters from it to ...", of a card that has some.
pub fn transfer_any_from(cx: &mut Cx, giver: Ref, to: Select) -> Step {
    let mut others = cx.all(to);
    others.retain(|&card| card != giver);
    let taker = cx.choose_from(Why::CountersTo, &others, to)?;
    let Some(taker) = taker.one() else { return Ok(()) };
    let n = cx.choose_amount(giver, 1, cx.counters(giver))?;
    cx.transfer_counters(giver, taker, n)
}

/// "Destroy ... to place a +1 power counter on this minion.": only if it was destroyed.
pub fn destroy_to_grow(cx: &mut Cx, which: Select) -> Step {
    destroy_to_grow_by(cx, which, 1)
}

/// "Destroy ... to place N +1 power counters on this minion.": only if it was destroyed.
pub fn destroy_to_grow_by(cx: &mut Cx, which: Select, n: i32) -> Step {
    let chosen = cx.choose(Why::Destroy, which)?;
    let destroyed = cx.destroy(&chosen)?.len() as i32;
    cx.place_counters(&[cx.this()], n * destroyed)
}

/// "A minion of less power at its base", "of equal or less power": at the base of this minion.
pub fn with_it(cx: &Cx, minion: Ref) -> Select {
    minions().at(cx.site_of(minion))
}

/// "Choose one of your minions. Destroy a minion of less power at its base."
pub fn destroy_weaker_than_yours(cx: &mut Cx) -> Step {
    let weaker = |cx: &Cx, yours| with_it(cx, yours).power_below(cx.power(yours));
    let toward = |cx: &Cx, yours| cx.all(weaker(cx, yours));
    match cx.choose_toward(Why::Choose, minions().yours(), toward)?.one() {
        Some(yours) => destroy(cx, weaker(cx, yours)),
        None => Ok(()),
    }
}

/// "Choose one of your minions. Destroy ... of equal or less power at its base": that minion.
pub fn choose_no_weaker(cx: &mut Cx, why: Why, which: Select) -> Step<Option<Ref>> {
    let toward = |cx: &Cx, chosen| cx.all(with_it(cx, chosen).power_at_most(cx.power(chosen)));
    Ok(cx.choose_toward(why, which, toward)?.one())
}

/// "Destroy any number of ... whose power together is no higher than ...": at least so many, chosen one after the other.
pub fn destroy_within(cx: &mut Cx, which: Select, power: i32, least: usize) -> Step {
    let (mut left, mut doomed) = (power, Vec::new());
    loop {
        let mut weak = cx.all(which.power_at_most(left));
        weak.retain(|minion| !doomed.contains(minion));
        let one = if doomed.len() < least { cards() } else { cards().may() };
        let chosen = cx.choose_from(Why::Destroy, &weak, one)?;
        let Some(next) = chosen.one() else { break };
        left -= cx.power(next);
        doomed.push(next);
    }
    cx.destroy(&doomed)?;
    Ok(())
}

/// "... destroys one of their minions."
pub fn destroys_one_of_theirs(cx: &mut Cx, player: Seat) -> Step {
    let theirs = cx.all(minions().of(player));
    let chosen = cx.choice_of(player, Why::Destroy, &theirs, minions())?;
    cx.done_by(player, |cx| cx.destroy(&chosen))?;
    Ok(())
}

/// "... shuffles their discard pile into their deck."
pub fn shuffle_in_discard_pile(cx: &mut Cx, player: Seat) -> Step {
    cx.shuffle_into_deck(&cx.all(cards().in_discard().of(player)), player)
}

// ---- which cards ------------------------------------------------------------------------------------

/// "Your minions there ... instead of the discard pile": those at the base that scores for which nothing else has been
/// declared.
pub const fn yours_there() -> Select {
    minions().yours().there().that(|eye, minion| !eye.state.has_fate(minion))
}

/// "One of your actions on ...": those on bases, not on minions.
pub const YOURS_ON_BASES: Select =
    actions().yours().that(|eye, action| !is_on_a_minion(eye, action));

/// "An action that can be played on a base."
pub const FOR_A_BASE: Select = actions().that(|eye, card| eye.goes_on_a_base(card));

// ---- what is asked ----------------------------------------------------------------------------------

/// "The minion of lowest power": all that share it.
pub fn weakest(cx: &Cx, which: Select) -> Vec<Ref> {
    let mut all = cx.all(which);
    let least = all.iter().map(|&m| cx.power(m)).min();
    all.retain(|&m| Some(cx.power(m)) == least);
    all
}

/// "The minion of highest power": all that share it.
pub fn strongest(cx: &Cx, which: Select) -> Vec<Ref> {
    let mut all = cx.all(which);
    let most = all.iter().map(|&m| cx.power(m)).max();
    all.retain(|&m| Some(cx.power(m)) == most);
    all
}

/// "... you are winning there": you have a minion or power there, and nobody has more.
pub fn is_winning(eye: &Eye, site: SiteId) -> bool {
    let you = eye.you();
    let total = eye.state.total(you, site);
    eye.state.competes(you, site)
        && eye.state.seats().all(|seat| eye.state.total(seat, site) <= total)
}

/// "A minion at a base where you have a minion": whether one is.
pub fn is_where_you_have_one(eye: &Eye, minion: CardId) -> bool {
    eye.state.site_of(minion).is_some_and(|site| eye.any(minions().yours().at(site)))
}

/// "A minion there of less power", where one of your minions is: whether one is.
pub fn is_weaker_than_yours_there(eye: &Eye, minion: CardId) -> bool {
    let stronger = minions().yours().power_above(eye.state.power(minion));
    eye.state.site_of(minion).is_some_and(|site| eye.any(stronger.at(site)))
}

/// "If another player has more power here than you do ..."
pub fn is_behind_here(eye: &Eye) -> bool {
    is_behind(eye, eye.here())
}

/// "... where another player has more power than you"
pub fn is_behind(eye: &Eye, site: SiteId) -> bool {
    let yours = eye.state.total(eye.you(), site);
    eye.state.seats().any(|seat| eye.state.total(seat, site) > yours)
}

/// "An action on a minion": not one that is on a base.
pub fn is_on_a_minion(eye: &Eye, action: CardId) -> bool {
    matches!(eye.state.card(action).zone, Zone::On(_))
}

// ---- what is heard ----------------------------------------------------------------------------------

/// "After a minion is played here ..."
pub fn minion_played_here(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|play| play.at == Some(eye.here()))
        && eye.happened_at_this_base(event)
}

/// "After you play a minion here ..."
pub fn you_play_a_minion_here(eye: &Eye, event: &Event) -> bool {
    minion_played_here(eye, event) && event.play().is_some_and(|play| play.by == Some(eye.you()))
}

/// "After another player plays a minion here ..."
pub fn another_player_plays_a_minion_here(eye: &Eye, event: &Event) -> bool {
    minion_played_here(eye, event)
        && event.play().is_some_and(|play| play.by.is_some_and(|by| by != eye.you()))
}

/// "After a minion moves here ...": those that an event moved here. Who came with them was not here to see it.
pub fn minions_moved_here(eye: &Eye, event: &Event) -> Vec<Ref> {
    let moved = event.moved().filter(|&(m, to)| m.sorts.is_minion() && to == eye.here());
    moved.map(|(minion, _)| minion.card).collect()
}

/// "After another minion moves from here to another base ...": to which, each once. Another than this card, and than the one
/// it is on.
pub fn where_minions_went_from_here(eye: &Eye, event: &Event) -> Vec<SiteId> {
    let left = |&(card, to): &(&Snapshot, SiteId)| {
        let is_another = !eye.was_this(card) && eye.wearer() != Some(card.card.card);
        card.sorts.is_minion() && is_another && eye.was_here(card) && to != eye.here()
    };
    let mut sites: Vec<SiteId> = event.moved().filter(left).map(|(_, to)| to).collect();
    sort_by_key(&mut sites, |&site| site);
    sites.dedup();
    sites
}

/// "After a minion is played ..., it ...": it has not left since.
pub fn played_is_still_there(eye: &Eye, event: &Event) -> bool {
    event.play().is_some_and(|play| eye.state.stays(play.card.card))
}

/// "After you play an action ..."
pub fn you_play_an_action(eye: &Eye, event: &Event) -> bool {
    event.action_played().is_some_and(|play| play.by == Some(eye.you()))
}

/// Whether the minion that this action is on, or was on, is still there.
pub fn is_worn(eye: &Eye) -> bool {
    eye.host.on.is_some_and(|minion| eye.state.stays(minion))
}

/// "... it ... instead of in the discard pile", of what was played: whether it is a standard action that waits to go there.
pub fn waits_to_be_discarded(eye: &Eye, event: &Event) -> bool {
    event.play().is_some_and(|play| {
        let action = play.card.card;
        eye.state.stays(action)
            && eye.state.is_standard(action.card)
            && eye.when_done(action) != WhenDone::Elsewhere
    })
}

/// "The number of your cards there": also of those that are buried there, or stored under one of them.
#[must_use]
pub fn your_cards_at(eye: &Eye, site: SiteId) -> i32 {
    let yours = eye.all(cards().yours().at(site));
    let stored: i32 = yours.iter().map(|over| eye.count(cards().stored_under(over.card))).sum();
    yours.len() as i32 + eye.count(buried().yours().at(site)) + stored
}

/// "You may play ...", "play ..." of a talent: whether you are asked; what is in a hidden hand nobody else can tell.
pub fn may_have_one_to_play(eye: &Eye, play: Permission) -> bool {
    let has = eye.state.could_play(eye.you(), play);
    eye.is_asked(has, has || eye.has_hand())
}

/// "After another player plays an action ..."
pub fn another_player_plays_an_action(eye: &Eye, event: &Event) -> bool {
    event.action_played().is_some_and(|play| play.by.is_some_and(|by| by != eye.you()))
}

/// "After another player moves a minion here ...": those. If this one was moved, it alone, for it did not see others come.
pub fn minions_others_moved_here(eye: &Eye, event: &Event) -> Vec<Ref> {
    if event.cause.actor().is_none_or(|seat| seat == eye.you()) {
        return Vec::new();
    }
    if event.moved().any(|(minion, _)| eye.was_this(minion)) {
        return vec![eye.host.id.host];
    }
    minions_moved_here(eye, event)
}

/// "After this minion is destroyed ..."
pub fn this_is_destroyed(eye: &Eye, event: &Event) -> bool {
    event.minions_destroyed().any(|minion| eye.was_this(minion))
}

/// "After a minion is destroyed here ..."
pub fn minion_destroyed_here(eye: &Eye, event: &Event) -> bool {
    event.minions_destroyed().any(|minion| eye.was_here(minion))
}

/// The minions destroyed here, as they were.
pub fn minions_destroyed_here(eye: &Eye, event: &Event) -> Vec<Snapshot> {
    event.minions_destroyed().filter(|minion| eye.was_here(minion)).cloned().collect()
}

/// "... not affected by other players' cards", of whatever is at a base: others than its controller. To what nobody controls
/// every player is another player.
pub fn is_by_another_player(eye: &Eye, card: CardId, effect: &Effect) -> bool {
    match eye.state.card(card).controller {
        Some(seat) => effect.cause.is_other_player(seat),
        None => effect.cause.by.is_some(),
    }
}

/// "... cannot be destroyed by other players' cards."
pub fn is_destruction_by_others(eye: &Eye, effect: &Effect) -> bool {
    effect.kind == EffectKind::Destroy && effect.cause.is_other_player(eye.you())
}

/// "Your minions here cannot be destroyed by other players' cards."
pub const fn your_minions_here_are_not_destroyed_by_others() -> Ability {
    protects(|eye, card, effect| {
        is_destruction_by_others(eye, effect) && eye.is(card, minions().yours().here())
    })
}

/// "After this minion goes to the discard pile from play ..."
pub fn this_goes_to_discard(eye: &Eye, event: &Event) -> bool {
    event.what.from_play_to_discard().any(|card| eye.was_this(card))
}

// ---- cards of the hand as a price; monsters and treasures -------------------------------------------

/// "You may discard a card to ...": whether you did.
pub fn may_discard(cx: &mut Cx) -> Step<bool> {
    let chosen = cx.choose(Why::Discard, cards().in_hand().may())?;
    Ok(!cx.discard(&chosen)?.is_empty())
}

/// "Discard N ... to ...": so many of these cards of your hand, or none if you have fewer; whether they were discarded.
pub fn discards(cx: &mut Cx, which: Select, n: u16) -> Step<bool> {
    cx.tells_of_hand(cx.you());
    if cx.eye().count(which) < i32::from(n) {
        return Ok(false);
    }
    let chosen = cx.choose(Why::Discard, which.between(n, n))?;
    Ok(cx.discard(&chosen)?.len() == usize::from(n))
}

/// "... you may discard a card to play this titan ...": where its text says that it may come, before the card is discarded.
pub fn discard_to_play_this_titan(cx: &mut Cx) -> Step {
    let sites = cx.eye().own_titan_sites();
    match discards(cx, cards().in_hand(), 1)? {
        true => cx.play_this_titan_at(&sites).map(drop),
        false => Ok(()),
    }
}

/// Whether a deck of all players has a card to draw or to play: an empty one is made anew from its discard pile.
pub fn is_left(eye: &Eye, home: Home) -> bool {
    !eye.state.deck(home).is_empty() || !eye.state.discard(home).is_empty()
}

/// "After a monster is destroyed here ...": how many were by one event.
pub fn monsters_destroyed_here(eye: &Eye, event: &Event) -> i32 {
    let monsters = event.minions_destroyed().filter(|m| eye.is_monster(m.card.card));
    monsters.filter(|monster| eye.was_here(monster)).count() as i32
}

// ---- where a titan comes ----------------------------------------------------------------------------

/// "... you may play this titan.": at any base.
pub fn anywhere(eye: &Eye) -> Vec<SiteId> {
    eye.sites_where(|_, _| true)
}

/// "If ..., you may play this titan.": at any base if something holds, else nowhere.
pub fn anywhere_if(eye: &Eye, holds: bool) -> Vec<SiteId> {
    if holds { anywhere(eye) } else { Vec::new() }
}

/// "... you may play this titan on a base where you have a minion."
pub fn where_you_have_a_minion(eye: &Eye) -> Vec<SiteId> {
    eye.sites_where(|eye, site| eye.any(minions().yours().at(site)))
}

/// "If this titan is not in play, after a base scores ...": it has not left play since the points were awarded.
pub fn was_aside_at_the_award(eye: &Eye) -> bool {
    let leaves = |event: &Event| event.left().any(|card| card.card.card == eye.this());
    !since_the_award(eye).any(leaves)
}

/// What has happened since the points of the last scored base were awarded.
pub fn since_the_award<'a>(eye: &Eye<'a>) -> impl Iterator<Item = &'a Event> + use<'a> {
    let award = eye.happened().filter(|e| matches!(e.what, Happened::Awarded(..))).last();
    let after = award.map(|award| award.seq);
    eye.happened().filter(move |event| after.is_none_or(|seq| event.seq > seq))
}

// ---- cards discarded from the hand ------------------------------------------------------------------

/// "After you discard one or more cards from your hand ..."
pub fn you_discard_from_hand(eye: &Eye, event: &Event) -> bool {
    discarded_from_hand(event, |card| card.zone == Zone::Hand(eye.you()))
}

/// "After you discard this card from your hand ...": of a card that was in a hand.
pub fn this_is_discarded_from_hand(eye: &Eye, event: &Event) -> bool {
    discarded_from_hand(event, |card| eye.was_this(card) && matches!(card.zone, Zone::Hand(_)))
}

fn discarded_from_hand(event: &Event, like_that: impl Fn(&Snapshot) -> bool) -> bool {
    match &event.what {
        Happened::Went { way: Way::Discarded, cards, .. } => cards.iter().any(like_that),
        _ => false,
    }
}

// ---- kinds of their own -----------------------------------------------------------------------------

/// "Microbot": in the name of a card, or what a card makes of others.
pub const MICROBOT: Tags = Tags(1);

/// "Slasher": a minion of that faction.
pub const SLASHER: Tags = Tags(2);

// ---- off the top ------------------------------------------------------------------------------------

/// How "a minion off the top of a deck" is read.
pub const OFF_THE_TOP: &str = "That player reveals cards until there is a minion, plays it at once, and shuffles the others, if there are any, into their deck. If it cannot be played there, it is discarded.";

/// "... play a minion off the top of your deck there as an extra minion": does something with what was played; what has been
/// revealed is still to be shuffled in.
pub fn off_the_top(
    cx: &mut Cx,
    site: SiteId,
    which: Select,
    then: impl FnOnce(&mut Cx, Ref) -> Step,
) -> Step<Vec<Ref>> {
    let you = cx.you();
    let revealed = cx.reveal_until(you, 1, which)?;
    if let Some(&minion) = cx.among(&revealed, which).last() {
        cx.play_these_at(&[minion], site)?;
        then(cx, cx.now(minion))?;
    }
    Ok(revealed)
}

/// "That player reveals the top N cards of their deck.": it is that player who does.
pub fn they_reveal_top(cx: &mut Cx, player: Seat, n: usize) -> Step<Vec<Ref>> {
    cx.done_by(player, |cx| cx.reveal_top(player, n))
}

/// "That player reveals cards from the top of their deck until they reveal ...": it is that player who does.
pub fn they_reveal_until(cx: &mut Cx, player: Seat, which: Select) -> Step<Vec<Ref>> {
    cx.done_by(player, |cx| cx.reveal_until(player, 1, which))
}

/// "... play a minion off the top of your deck there as an extra minion": of those that are meant.
pub fn play_off_the_top(cx: &mut Cx, site: SiteId, which: Select) -> Step {
    let revealed = off_the_top(cx, site, which, |_, _| Ok(()))?;
    cx.shuffle_unused(&revealed, cx.you())
}

/// "Draw ... off the top of your deck."
pub fn draw_off_the_top(cx: &mut Cx, which: Select) -> Step {
    let revealed = draws_the_first(cx, which)?;
    cx.shuffle_unused(&revealed, cx.you())
}

/// "Reveal cards from your deck until you reveal ...; draw it and shuffle the others into your deck.": it is shuffled even if
/// there are none.
pub fn reveal_and_draw(cx: &mut Cx, which: Select) -> Step {
    let revealed = draws_the_first(cx, which)?;
    cx.shuffle_into_deck(&cx.among(&revealed, cards()), cx.you())
}

/// What was revealed until there was a card of these, which is drawn.
fn draws_the_first(cx: &mut Cx, which: Select) -> Step<Vec<Ref>> {
    let revealed = cx.reveal_until(cx.you(), 1, which)?;
    cx.draw_from(&cx.among(&revealed, which))?;
    Ok(revealed)
}
