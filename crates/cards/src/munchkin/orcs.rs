//! Orcs are many, and too thick-skinned for whatever the others play.

use super::idioms::*;

const DORK_ORC: &str = "Dork Orc";

/// The Orcs.
pub const ORCS: FactionDef = FactionDef {
    name: "Orcs",
    blurb: "Strong brutes who shrug off actions and win by as much as they can.",
    colors: ["#55e01e", "#4a2f1b"],
    cards: &[
        minion("Sword Lord", 1, 5)
            .text("Ongoing: Your other minions have +1 power each.")
            .rulings(&["At all bases, also those that come later."])
            .has(power(|eye, minion| i32::from(minion != eye.this() && eye.is_yours(minion)))),
        minion("Topper Chopper", 2, 5)
            .text("Talent: This does nothing.")
            .rulings(&["It can be used all the same, and whatever answers the use of a talent does."])
            .has(DOES_NOTHING),
        minion("Hammer Slammer", 3, 3)
            .text("Destroy a minion of power 2 or less at any base.")
            .rulings(&["Not optional: if only minions of your own fit, one of these is destroyed."])
            .on_play(|cx| destroy(cx, minions().power_at_most(2))),
        minion(DORK_ORC, 4, 2)
            .text("Ongoing: Other players' actions do not affect this minion.")
            .rulings(&["An action that another player plays on it is discarded."])
            .has(protects(|eye, card, effect| {
                card == eye.this() && effect.cause.is_action_of_other(eye.you())
            })),
        action("And Stay Down!", 1)
            .text("Special: Before a base scores, other players can neither play nor use Specials until its scoring is over, if you have the highest power there.")
            .rulings(&[
                "Sharing the highest power is enough. It counts as you play this.",
                "What Specials have done before stays done.",
            ])
            .has(before_a_base_scores(and_stay_down).special_from_hand())
            .has(forbids_specials(|eye, play| play.seat != eye.you()).unlabelled().lent()),
        action("Angry Pillagers", 2)
            .text("Special: When a base scores, gain 1 VP if you have at least 3 more power there than the runner-up.")
            .rulings(&[
                "Power counts as it is when the base scores.",
                "Who shares first place gains nothing. If nobody else has power there, 3 power of your own are enough.",
            ])
            .has(at(Window::WhenScoring, always, angry_pillagers).special_from_hand()),
        action("Crush", 1)
            .text("Choose a base, and a player with fewer minions there than you. Destroy one of that player's minions there.")
            .rulings(&["Also a player who has no minion there; then nothing is destroyed."])
            .affects(minions().of_others().that(is_where_you_have_one))
            .on_play(crush),
        action("Death Breath", 1)
            .text("Choose a minion of power 4 or less in play. Place it on the bottom of its owner's deck.")
            .rulings(&["A monster, or a minion that is a treasure, goes to its own discard pile."])
            .affects(minions().power_at_most(4))
            .on_play(|cx| place_under_deck(cx, minions().power_at_most(4)).map(drop)),
        action("Dogpile", 2)
            .text("Move one of your minions to another base where you have two or more minions. Special: Before a base scores, you may play this card.")
            .rulings(&[
                "To any such base, also if another one scores.",
                "Played by its Special it uses none of your plays.",
            ])
            .affects(minions().yours())
            .on_play(dogpile)
            .has(before_a_base_scores(dogpile).special_from_hand()),
        action("Gimme!", 1)
            .text("Choose an action on a minion. Destroy that minion, and transfer the action from it to one of your minions.")
            .rulings(&[
                "Only that one action; the others on the minion are discarded with it.",
                "The action is transferred also if the minion is not destroyed. Its controller stays the same.",
                "To one of your minions that the action's text lets it be on; without one, it is discarded with the minion.",
            ])
            .affects(minions().that(|eye, minion| {
                eye.is_yours(minion) || eye.any(actions().on(eye.state.at(minion)))
            }))
            .on_play(gimme),
        on_base("Stalling", 1)
            .text("Play on a base. Ongoing: When another player plays a card, you may say that it does not affect your minions here.")
            .rulings(&[
                "Before it does anything. It does not affect them for the rest of the turn.",
                "An action that is played on one of them is discarded.",
                "Not against cards that are in play already.",
            ])
            .has(
                answers_play(another_player_plays_a_card, |cx| {
                    if let Some(card) = cx.played().one() {
                        cx.make_immune_here(card);
                    }
                    Ok(())
                })
                .only_when(|eye| eye.any(minions().yours().here()))
                .may(),
            ),
        on_minion("Too Tough", 1, minions())
            .text("Play on a minion. Ongoing: Other players' actions do not affect this minion.")
            .rulings(&[
                "Other players than the one who controls this card, also if the minion is theirs.",
                "Actions of theirs that lie on the minion already are destroyed.",
            ])
            .has(protects(|eye, card, effect| {
                eye.wearer() == Some(card) && effect.cause.is_action_of_other(eye.you())
            })),
    ],
    titan: None,
    revised: Revision::of(&[
        minion("Topper Chopper", 2, 5)
            .text("Special: Before this base scores, gain 1 VP if the total power here is at least 3 higher than the breakpoint and this minion was in play at the start of the turn.")
            .rulings(&["The power of all players together, as it is when this resolves; that of monsters which nobody controls raises the breakpoint."])
            .has(
                before_this_base_scores(|cx| cx.gain_vp(cx.you(), 1))
                    .only_when(|eye| {
                        let here = eye.here();
                        eye.state.sum(here) >= eye.state.breakpoint(here) + 3
                            && eye.was_in_play_at_start_of_turn()
                    })
                    .special(),
            ),
        minion("Hammer Slammer", 3, 3)
            .text("Destroy a minion here with less power than this one. Talent: If a card here was destroyed by you this turn, reduce the breakpoint of this base by 2 until the end of the turn.")
            .rulings(&[
                "Not optional: if only minions of your own fit, one of these is destroyed.",
                "Any card, also an action, and by whatever card of yours.",
            ])
            .on_play(|cx| {
                let power = cx.power(cx.this());
                destroy(cx, minions().here().power_below(power))
            })
            .has(talent(
                |eye| eye.happened_here().any(|event| you_destroy_a_card_here(eye, event)),
                |cx| cx.change_breakpoint(cx.here(), -2, cx.end_of_turn()),
            )),
        minion(DORK_ORC, 4, 2)
            .text("Ongoing: Instead of a regular play, you may place a +1 power counter on each of your Dork Orcs. They are not affected by other players' cards until the start of your next turn.")
            .rulings(&[
                "Instead of your regular minion or your regular action play, as you choose, in your Play Cards phase; or instead of both, at once or later.",
                "Those that come later are affected.",
            ])
            .has(
                on_your_turn(|eye| REGULAR.iter().any(|&kind| eye.can_spend(&[kind])), dork_orc)
                    .limited(Limit::AnyNumber),
            )
            .has(
                protects(|eye, card, effect| {
                    eye.wearer() == Some(card) && effect.cause.is_other_player(eye.you())
                })
                .lent(),
            ),
        on_base("And Stay Down!", 1)
            .text("Play on a base. Ongoing: Other players who have less power here than you have their maximum hand size reduced by 2, and cannot use Specials while this base is scoring.")
            .rulings(&[
                "Power counts as it is at that moment; sharing the highest power is not enough.",
                "Of all their cards, at whatever base and in their hands; what Specials have done before stays done.",
            ])
            .has(hand_size(|eye, seat| if has_less_here(eye, seat) { -2 } else { 0 }))
            .has(forbids_specials(|eye, play| {
                eye.scores_here() && has_less_here(eye, play.seat)
            })),
        action("Angry Pillagers", 2)
            .text("A minion has +2 power or -2 power until the start of your next turn, as you choose. Play an extra minion at its base.")
            .rulings(&["The extra minion may wait until later in this Play Cards phase. Any player's minion, also a monster."])
            .raises()
            .affects(minions())
            .on_play(pillage),
        on_base("Crush", 1)
            .text("Play on a base. Ongoing: Minions here that you do not control have -1 power. Your minions here have +1 power if this card was in play at the start of the turn.")
            .rulings(&["Monsters that nobody controls have less power, too."])
            .affects(minions().here().that(|eye, minion| !eye.is_yours(minion)))
            .has(power(|eye, minion| match (eye.is_here(minion), eye.is_yours(minion)) {
                (true, true) => i32::from(eye.was_in_play_at_start_of_turn()),
                (true, false) => -1,
                (false, _) => 0,
            })),
        action("Death Breath", 1)
            .text("For each base where you have a minion, either destroy a minion there of power 3 or less, or reduce the breakpoint of that base by 4 until the end of the turn.")
            .rulings(&[
                "You choose for one base after the other, then all of it happens.",
                "Where no minion fits, the breakpoint is reduced.",
            ])
            .affects(WEAK.that(is_where_you_have_one))
            .on_play(death_breath),
        action("Dogpile", 2)
            .text("Move up to two of your minions to a base where you have a minion. Special: Before a base scores, you may play this card, but only to move one minion.")
            .rulings(&[
                "To any such base, also if another one scores. Both minions go to the same base.",
                "Played by its Special it uses none of your plays.",
            ])
            .affects(minions().yours())
            .on_play(|cx| pile_up(cx, minions().up_to(2)))
            .has(before_a_base_scores(|cx| pile_up(cx, minions().may())).special_from_hand()),
        on_minion("Gimme!", 1, minions())
            .text("Play on a minion. You may transfer an action on it to one of your minions and take control of that action. Ongoing: The abilities of this minion are replaced with \"Talent: This does nothing.\"")
            .rulings(&[
                "To one of your minions that the action's text lets it be on. Not this card.",
                "Abilities that the minion is given later it has.",
            ])
            .affects(minions().yours())
            .on_play(|cx| {
                let worn = match cx.wearer().one() {
                    Some(minion) => cx.all(actions().on(minion).other()),
                    None => Vec::new(),
                };
                match transfer_to_one_of_yours(cx, &worn, cards().may())? {
                    Some(action) => cx.take_control(&[action], cx.you(), Until::Leaves),
                    None => Ok(()),
                }
            })
            .has(from_the_play_on(|cx| {
                let minion = cx.wearer();
                cx.lose_abilities(&minion, Until::SourceLeaves)?;
                cx.lend(&minion, Until::SourceLeaves)
            }))
            .has(DOES_NOTHING.lent()),
        action("Stalling", 1)
            .text("Place a +1 power counter on one of your minions. The breakpoint of its base is increased by that minion's power until the start of your next turn.")
            .rulings(&["By the power it has then; what changes it later does not matter."])
            .raises()
            .on_play(stalling),
        on_minion("Too Tough", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: This minion can be neither moved nor destroyed. At the start of your turn, you may destroy this card to play an extra standard action.")
            .rulings(&[
                "Not by cards of yours, either. It is discarded when its base has scored.",
                "The action is played at once or not at all.",
            ])
            .has(protects(|eye, card, effect| {
                let kept = matches!(effect.kind, EffectKind::Move | EffectKind::Destroy);
                kept && eye.wearer() == Some(card)
            }))
            .has(
                at_start_of_your_turn(|cx| match cx.destroy(&[cx.this()])?.is_empty() {
                    true => Ok(()),
                    false => cx.extra_play(Permission::action().standard()),
                })
                .only_when(|eye| eye.would_reach(EffectKind::Destroy, eye.this()))
                .may(),
            ),
    ]),
};

/// "Talent: Do nothing."
const DOES_NOTHING: Ability = talent(always, |_| Ok(()));

/// "If you have the highest total power there, other players cannot play or use Specials."
fn and_stay_down(cx: &mut Cx) -> Step {
    if is_winning(&cx.eye(), cx.there()) {
        cx.stand(Bearer::Player(cx.you()), cx.end_of_scoring())?;
    }
    Ok(())
}

/// "If you have at least 3 more power there than the runner-up, gain 1 VP.": than whoever else has the most.
fn angry_pillagers(cx: &mut Cx) -> Step {
    let you = cx.you();
    let power = |seat| cx.state().scored_power(seat);
    let most = cx.other_players().into_iter().map(power).fold(0, i32::max);
    match power(you) >= most + 3 {
        true => cx.gain_vp(you, 1),
        false => Ok(()),
    }
}

/// "A player who has fewer minions there than you": those.
fn outnumbered(eye: &Eye, site: SiteId) -> Vec<Seat> {
    let n = |seat| eye.count(minions().of(seat).at(site));
    let yours = n(eye.you());
    eye.state.clockwise().filter(|&seat| n(seat) < yours).collect()
}

fn crush(cx: &mut Cx) -> Step {
    let site = cx.choose_base(|eye, site| !outnumbered(eye, site).is_empty())?;
    let Some(site) = site else { return Ok(()) };
    match cx.choose_player(&outnumbered(&cx.eye(), site))? {
        Some(player) => destroy(cx, minions().of(player).at(site)),
        None => Ok(()),
    }
}

/// "A base where you have at least two minions": those that a minion could move to.
fn piles(cx: &Cx, minion: Ref) -> Vec<SiteId> {
    let mut sites = cx.other_sites(minion);
    sites.retain(|&site| cx.eye().count(minions().yours().at(site)) >= 2);
    sites
}

fn dogpile(cx: &mut Cx) -> Step {
    let mut free = cx.all(minions().yours());
    free.retain(|&minion| !piles(cx, minion).is_empty());
    match cx.choose_from(Why::Move, &free, cards())?.one() {
        Some(minion) => cx.move_to_one_of(minion, &piles(cx, minion)).map(drop),
        None => Ok(()),
    }
}

/// The minion is destroyed while the action is still on it; then the action is transferred, if it is still there.
fn gimme(cx: &mut Cx) -> Step {
    let chosen = cx.choose_toward(Why::Transfer, ON_MINIONS, |cx, action| {
        let mut meant = new_wearers(cx, action);
        if let Zone::On(minion) = cx.state().card(action.card).zone {
            meant.push(cx.state().at(minion));
        }
        meant
    })?;
    let Some(action) = chosen.one() else { return Ok(()) };
    let Zone::On(minion) = cx.state().card(action.card).zone else { return Ok(()) };
    let minion = cx.state().at(minion);
    let yours = new_wearers(cx, action);
    let to = cx.choose_from(Why::MoveTo(action.card), &yours, cards())?.one();
    cx.destroy_but_not(&[minion], action)?;
    if !cx.state().stays(action) {
        return Ok(());
    }
    match to {
        Some(to) => cx.transfer_action(action, to).map(drop),
        None => cx.discard(&[action]).map(drop),
    }
}

fn another_player_plays_a_card(eye: &Eye, event: &Event) -> bool {
    event.play().is_some_and(|play| play.by.is_some_and(|by| by != eye.you()))
}

// ---- the newer printing -----------------------------------------------------------------------------

/// The regular plays of a turn.
const REGULAR: [PlayKind; 2] = [PlayKind::Minion, PlayKind::Action];

/// "A minion of power 3 or less."
const WEAK: Select = minions().power_at_most(3);

fn you_destroy_a_card_here(eye: &Eye, event: &Event) -> bool {
    event.cause.actor() == Some(eye.you()) && event.destroyed.iter().any(|card| eye.was_here(card))
}

/// "Other players with less power here than you": whether this is one.
fn has_less_here(eye: &Eye, seat: Seat) -> bool {
    let here = |seat| eye.state.total(seat, eye.here());
    seat != eye.you() && here(seat) < here(eye.you())
}

/// "Instead of a regular play": of one of them, then of the other, if both are left.
fn dork_orc(cx: &mut Cx) -> Step {
    let left = REGULAR.map(|kind| cx.eye().can_spend(&[kind]));
    cx.one_of([
        part("Instead of your regular minion play", |cx| dork_up(cx, PlayKind::Minion))
            .only_if(|_| left[0]),
        part("Instead of your regular action play", |cx| dork_up(cx, PlayKind::Action))
            .only_if(|_| left[1]),
    ])?;
    let other = REGULAR.into_iter().find(|&kind| cx.eye().can_spend(&[kind]));
    match other {
        Some(kind) if cx.yes()? => dork_up(cx, kind),
        _ => Ok(()),
    }
}

/// "Place a +1 power counter on each of your Dork Orcs and they cannot be affected by other players' cards until the start of
/// your turn.", for a regular play of this kind.
fn dork_up(cx: &mut Cx, kind: PlayKind) -> Step {
    cx.spend_regular_play(kind);
    let orcs = cx.all(minions().yours().named(DORK_ORC));
    cx.place_counters(&orcs, 1)?;
    cx.stand_about(&orcs, cx.start_of_your_next_turn())
}

/// "Give a minion +2 or -2 power until the start of your turn. Play an extra minion at its base."
fn pillage(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Choose, minions())?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let (site, until) = (cx.site_of(minion), cx.start_of_your_next_turn());
    cx.one_of([
        part("+2 power", |cx| cx.give_power(&[minion], 2, until)).raising(),
        part("-2 power", |cx| cx.give_power(&[minion], -2, until)).affecting(minions()),
    ])?;
    cx.extra_play(Permission::minion().at(site))
}

/// All is chosen before any of it happens.
fn death_breath(cx: &mut Cx) -> Step {
    let mut left = cx.sites();
    left.retain(|&site| cx.eye().any(minions().yours().at(site)));
    let (mut doomed, mut reduced) = (Vec::new(), Vec::new());
    while !left.is_empty()
        && let Some(site) = cx.choose_site(Why::ChooseBase, &left)?
    {
        left.retain(|&other| other != site);
        let weak = WEAK.at(site);
        cx.one_of([
            part("Destroy a minion there", |cx| {
                doomed.extend(cx.choose(Why::Destroy, weak)?);
                Ok(())
            })
            .only_if(move |eye| eye.any(weak))
            .affecting(weak),
            part("Reduce the breakpoint by 4", |_| {
                reduced.push(site);
                Ok(())
            }),
        ])?;
    }
    cx.destroy(&doomed)?;
    reduced.into_iter().try_for_each(|site| cx.change_breakpoint(site, -4, cx.end_of_turn()))
}

/// "Move ... of your minions to a base where you have a minion."
fn pile_up(cx: &mut Cx, how_many: Select) -> Step {
    let to = cx.choose_base_to_go(|eye, site| {
        let is_there = |minion: &Ref| eye.state.site_of(minion.card) == Some(site);
        let yours = eye.all(minions().yours());
        yours.iter().any(is_there) && !yours.iter().all(is_there)
    })?;
    match to {
        Some(site) => move_yours_to(cx, site, how_many).map(drop),
        None => Ok(()),
    }
}

fn stalling(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::CountersTo, minions().yours())?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    cx.place_counters(&[minion], 1)?;
    let (site, power) = (cx.site_of(minion), cx.power(minion));
    cx.change_breakpoint(site, power, cx.start_of_your_next_turn())
}
