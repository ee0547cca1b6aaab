//! Mounties ride to where somebody else is, and are stronger for it.

use crate::idioms::*;

/// The Mounties.
pub const MOUNTIES: FactionDef = FactionDef {
    name: "Mounties",
    blurb: "Ride to where the others are: moving there makes your minions stronger.",
    colors: ["#ff4f4f", "#3a2a18"],
    cards: &[
        minion("Mountie Major", 1, 4)
            .text("Ongoing: This minion has +1 power for each minion here of the other player with the most minions here.")
            .rulings(&[
                "It changes as they come and go.",
                "If several players share the most, that number counts once.",
            ])
            .has(power(|eye, minion| match minion == eye.this() {
                true => most_of_another_player_here(eye),
                false => 0,
            })),
        minion("Northern Mover", 2, 4)
            .text("Talent: Choose another of your minions. Move it to another base OR it gains +1 power until the end of the turn.")
            .has(talent(|eye| eye.any(minions().yours().other()), northern_mover)),
        minion("War Canuck", 3, 3)
            .text("Talent: If another player has a minion here, this minion gains +2 power until the start of your next turn.")
            .has(talent(
                |eye| eye.any(minions().of_others().here()),
                |cx| cx.give_power(&[cx.this()], 2, cx.start_of_your_next_turn()),
            )),
        minion("Dudlee", 4, 2)
            .text("Talent: Move this minion to another base where another player has a minion to give it +1 power until the end of the turn.")
            .rulings(&["No power if it could not move."])
            .has(talent(
                |eye| {
                    let goes = |&s: &SiteId| eye.would_move(eye.this(), s);
                    haunts_of_others(eye, eye.this()).iter().any(goes)
                },
                |cx| {
                    let (this, sites) = (cx.this(), haunts_of_others(&cx.eye(), cx.this().card));
                    match cx.move_to_one_of(this, &sites)? {
                        true => cx.give_power(&[this], 1, cx.end_of_turn()),
                        false => Ok(()),
                    }
                },
            )),
        action("Always Get Our Man", 1)
            .text("Choose one of your minions and a minion of another player with less power on another base. Move yours there to destroy the other one at the end of the turn.")
            .rulings(&[
                "Their powers are compared before the move only.",
                "It is destroyed wherever it is by then, also if yours has left; not if yours could not move.",
            ])
            .affects(minions().that(is_hunter_or_prey))
            .on_play(always_get_our_man)
            .has(at_end_of_turn(|cx| cx.destroy(&cx.wearer()).map(drop)).unlabelled().lent()),
        on_minion("Battle Moose", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: Cards of other players cannot destroy your minions here.")
            .has(your_minions_here_are_not_destroyed_by_others()),
        on_minion("Bring 'Em In", 1, minions())
            .text("Play on a minion. Ongoing: Place a +1 power counter on this minion after it moves to another base.")
            .rulings(&["Whoever moves it."])
            .has(after(
                EventKind::Moved,
                |eye, event| event.moved().any(|(card, _)| eye.wearer() == Some(card.card.card)),
                |cx| cx.place_counters(&cx.wearer(), 1),
            )),
        action("Eh?", 1)
            .text("Special: After your first action in a turn, you may play this card as an extra action. Until the end of the turn, one of your minions gains +1 power. Instead of the discard pile, you may place this card into your hand.")
            .rulings(&["In any turn. It can be played in no other way."])
            .raises()
            .has(
                after(EventKind::Played, you_play_your_first_action, |cx| {
                    give_power(cx, minions().yours(), 1)?;
                    if cx.yes()? {
                        cx.place_when_done(To::Hand);
                    }
                    Ok(())
                })
                .special_from_hand(),
            ),
        on_base("Haich-Q", 1)
            .text("Play on a base. Ongoing: Each of your minions here has +1 power. Talent: Move one of your minions from another base to here, or from here to another base.")
            .raises()
            .has(power(|eye, minion| {
                i32::from(eye.is_here(minion) && eye.is_yours(minion))
            }))
            .has(talent(
                |eye| eye.any(minions().yours()) && !eye.other_sites(eye.this()).is_empty(),
                |cx| move_here_or_away(cx, minions().yours()),
            )),
        action("Move Aboot", 2)
            .text("Choose a base where another player has a minion. Move one of your minions from another base to there to give it +2 power until the end of the turn.")
            .rulings(&["No power if it could not move."])
            .raises()
            .on_play(move_aboot),
        action("Power Poutine", 2)
            .text("Choose a base and up to two of your minions there. Each of them gains +2 power until the end of the turn.")
            .raises()
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => give_power(cx, minions().yours().at(site).up_to(2), 2),
                None => Ok(()),
            }),
        action("When Calls the Badge", 1)
            .text("Choose a base. Place a +1 power counter on each of your minions there. Special: Before a base scores, you may play this card.")
            .rulings(&[
                "Any base, also another one than the one that scores.",
                "Played by its Special it uses none of your plays.",
            ])
            .raises()
            .on_play(when_calls_the_badge)
            .has(before_a_base_scores(when_calls_the_badge).special_from_hand()),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "... the other player with the most minions here": how many.
fn most_of_another_player_here(eye: &Eye) -> i32 {
    let others = eye.state.seats().filter(|&seat| seat != eye.you());
    others.map(|seat| eye.count(minions().of(seat).here())).fold(0, i32::max)
}

/// "Another base where another player has a minion": those a minion can move to.
fn haunts_of_others(eye: &Eye, minion: CardId) -> Vec<SiteId> {
    let mut sites = eye.other_sites(minion);
    sites.retain(|&site| eye.any(minions().of_others().at(site)));
    sites
}

fn northern_mover(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Choose, minions().yours().other())?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let sites = cx.other_sites(minion);
    cx.one_of([
        part("Move it", |cx| cx.move_to_one_of(minion, &sites).map(drop))
            .only_if(|_| !sites.is_empty()),
        part("+1 power", |cx| cx.give_power(&chosen, 1, cx.end_of_turn())),
    ])
}

/// "One of your minions and a minion of another player with less power on another base": the first of them.
const HUNTER: Select = minions().yours().that(|eye, minion| !prey_of(eye, minion).is_empty());

/// "A minion of another player with less power on another base."
fn prey_of(eye: &Eye, hunter: CardId) -> Vec<Ref> {
    let sites = eye.other_sites(hunter);
    let mut prey = eye.all(minions().of_others().power_below(eye.state.power(hunter)));
    prey.retain(|m| eye.state.site_of(m.card).is_some_and(|site| sites.contains(&site)));
    prey
}

/// "One of your minions and a minion of another player with less power on another base."
fn is_hunter_or_prey(eye: &Eye, minion: CardId) -> bool {
    let hunters = eye.all(HUNTER);
    hunters
        .iter()
        .any(|h| h.card == minion || prey_of(eye, h.card).iter().any(|p| p.card == minion))
}

fn always_get_our_man(cx: &mut Cx) -> Step {
    let chosen = cx.choose_toward(Why::Move, HUNTER, |cx, hunter| {
        let mut meant = prey_of(&cx.eye(), hunter.card);
        meant.push(hunter);
        meant
    })?;
    let Some(hunter) = chosen.one() else { return Ok(()) };
    let prey = prey_of(&cx.eye(), hunter.card);
    let Some(wanted) = cx.choose_from(Why::Destroy, &prey, cards())?.one() else { return Ok(()) };
    if !cx.move_to(&chosen, cx.site_of(wanted))?.is_empty() {
        cx.stand(Bearer::About(cx.you(), wanted), cx.end_of_turn())?;
    }
    Ok(())
}

/// "After you play your first action in a turn ..."
fn you_play_your_first_action(eye: &Eye, event: &Event) -> bool {
    you_play_an_action(eye, event)
        && !eye.happened_before(event).any(|earlier| you_play_an_action(eye, earlier))
}

fn move_aboot(cx: &mut Cx) -> Step {
    let theirs = |eye: &Eye, site| eye.any(minions().of_others().at(site));
    let Some(site) = cx.choose_base_to_go(theirs)? else { return Ok(()) };
    let moved = move_yours_to(cx, site, cards())?;
    cx.give_power(&moved, 2, cx.end_of_turn())
}

fn when_calls_the_badge(cx: &mut Cx) -> Step {
    match cx.choose_base(|_, _| true)? {
        Some(site) => place_counters(cx, minions().yours().at(site).each(), 1),
        None => Ok(()),
    }
}
