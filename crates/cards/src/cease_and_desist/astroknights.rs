//! Astroknights are ten heroes, each of them once, who are made stronger just when it counts.

use super::idioms::*;

/// The Astroknights.
pub const ASTROKNIGHTS: FactionDef = FactionDef {
    name: "Astroknights",
    blurb: "Ten heroes, each of them once: make the right one stronger at the right moment.",
    colors: ["#63d6e6", "#1d2440"],
    cards: &[
        minion("Space Knight", 1, 5)
            .text("Talent: Reveal the top three cards of your deck. You may draw an action among them. Return the others to the top in any order.")
            .has(talent(can_reveal, |cx| {
                let revealed = cx.reveal_top(cx.you(), 3)?;
                let taken = cx.choose_from(Why::Take, &revealed, actions().may())?;
                cx.draw_from(&taken)?;
                cx.return_to_top(&cx.among(&revealed, cards()))
            })),
        minion("Scoundrel", 1, 4)
            .text("Talent: Move this minion and another of your minions here to another base.")
            .rulings(&[
                "Both to the same base. It moves alone if you have no other minion here.",
                "If one of the two cannot be moved, the other one moves.",
            ])
            .has(talent(
                |eye| !eye.other_sites(eye.this()).is_empty(),
                |cx| {
                    let mut going = cx.choose(Why::Move, minions().yours().here().other())?.to_vec();
                    going.push(cx.this());
                    move_together(cx, &going)
                },
            )),
        minion("Space Prince", 1, 4)
            .text("Talent: Play an extra action that directly increases the power of one of your minions.")
            .rulings(&[
                "By +N power, by +1 power counters that are placed or transferred, or by a higher printed power. Granting a talent that does so is not enough.",
            ])
            .has(talent(always, |cx| cx.extra_play(Permission::action().raising_yours()))),
        minion("Walking Carpet", 1, 4)
            .text("Special: Before this base scores, if you are not winning here, you may play an action that directly increases this minion's power.")
            .rulings(&[
                "Who shares the highest power here is winning.",
                "It uses none of your plays.",
            ])
            .has(
                before_this_base_scores(|cx| {
                    may_play(cx, Permission::action().raising(cx.this()))
                })
                .only_when(|eye| !is_winning(eye, eye.here()) && has_one_that_raises(eye))
                .special()
                .may(),
            ),
        minion("Alien Guru", 1, 2)
            .text("Ongoing: Once each turn, after you play an action that directly increases the power of one or more minions, you may place a +1 power counter on one of these minions.")
            .rulings(&[
                "Anybody's minions, this one included.",
                "Not after an action that increases the power of a minion which it has just brought into play.",
            ])
            .has(
                after(EventKind::Played, you_play_one_that_raises, |cx| {
                    let raised = cx.heard(|eye, event| eye.raised_by(event));
                    let chosen = cx.choose_from(Why::CountersTo, &raised, cards())?;
                    cx.place_counters(&chosen, 1)
                })
                .only_while(|eye, event| !eye.raised_by(event).is_empty())
                .limited(Limit::OncePerTurn)
                .may(),
            ),
        minion("Annoying Alien", 1, 2)
            .text("Talent: Name a minion. Each minion here with that name gets -2 power until the start of your next turn.")
            .rulings(&[
                "Your own minions, too.",
                "Not minions that come later; and those that leave this base keep it.",
            ])
            .has(talent(always, annoying_alien)),
        minion("Astro Robot", 1, 2)
            .text("Destroy an action on this base or on a minion here.")
            .rulings(&["Not optional: if there are only actions of your own, one of these is destroyed."])
            .on_play(|cx| destroy(cx, actions().here())),
        minion("Mannersbot", 1, 2)
            .text("Talent: Reveal the top card of your deck. If it is an action, draw it. Otherwise return it to the top.")
            .has(talent(can_reveal, |cx| {
                let top = cx.reveal_top(cx.you(), 1)?;
                cx.draw_from(&cx.among(&top, actions()))?;
                cx.put_back(&cx.among(&top, cards()));
                Ok(())
            })),
        minion("Pupoks", 1, 2)
            .text("Talent: Lose 1 VP to reveal three cards from the top of your deck and draw them. One of them you may play as an extra card.")
            .rulings(&[
                "You need a VP to lose.",
                "The extra card is played at once, or not at all.",
            ])
            .has(talent(
                |eye| eye.state.players[eye.you()].vp > 0 && can_reveal(eye),
                pupoks,
            )),
        minion("Ghost Knight", 1, 0)
            .text("Ongoing: This minion cannot be destroyed. Each of your other minions here has +2 power.")
            .has(protects(|eye, card, effect| {
                card == eye.this() && effect.kind == EffectKind::Destroy
            }))
            .has(power(|eye, minion| {
                let beside = minion != eye.this() && eye.is_here(minion);
                if beside && eye.is_yours(minion) { 2 } else { 0 }
            })),
        action("Block the Probe", 2)
            .text("A minion gains +2 power until the end of the turn. Special: Before a base scores, you may play this card.")
            .rulings(&[
                "Any minion, also one at another base than the one that scores.",
                "Played by its Special it uses none of your plays.",
            ])
            .raises()
            .affects(minions())
            .on_play(block_the_probe)
            .has(before_a_base_scores(block_the_probe).special_from_hand()),
        on_base("Hidden Base", 1)
            .text("Play on a base. Ongoing: If you have a minion here at the start of your turn, draw a card.")
            .has(
                at_start_of_your_turn(|cx| cx.draw(cx.you(), 1))
                    .only_when(|eye| eye.any(minions().yours().here())),
            ),
        action("It's a Trap!", 1)
            .text("Special: Before a base scores, reveal cards from the top of your deck until you reveal an action. You may draw it or play it as an extra action. Shuffle the other revealed cards into your deck.")
            .rulings(&[
                "It is played at once. What can be played only by its Special can be played if its moment is now.",
                "If you do neither, the action is shuffled in, too.",
            ])
            .has(before_a_base_scores(its_a_trap).special_from_hand()),
        on_minion("Laser Sword", 2, minions())
            .text("Play on a minion. Ongoing: Other players' minions do not affect this minion, and it has +1 power.")
            .rulings(&["Other players than the one who controls this card."])
            .raises()
            .has(power(|eye, minion| i32::from(eye.wearer() == Some(minion))))
            .has(wearer_is_not_affected_by_minions_of_others()),
        action("Prepare for Battle", 1)
            .text("Reveal two cards from the top of your deck. One goes to your hand, the other to the bottom of your deck.")
            .on_play(|cx| {
                let revealed = cx.reveal_top(cx.you(), 2)?;
                let taken = cx.choose_from(Why::Take, &revealed, cards())?;
                cx.place_in_hand(&taken)?;
                cx.place_under_decks(&cx.among(&revealed, cards()))?;
                Ok(())
            }),
        action("Recycle the Trash", 1)
            .text("Shuffle up to two actions from your discard pile into your deck.")
            .on_play(|cx| shuffle_in(cx, actions().in_discard().up_to(2))),
        action("Use the Fours", 1)
            .text("One of your minions gains +4 power until the end of the turn.")
            .raises()
            .on_play(|cx| give_power(cx, minions().yours(), 4)),
        action("Yield to Rage", 1)
            .text("Give one of your minions +2 power until the end of the turn. Play an extra action.")
            .raises()
            .on_play(|cx| {
                give_power(cx, minions().yours(), 2)?;
                cx.extra_play(Permission::action())
            }),
    ],
    titan: None,
    revised: Revision::of(&[
        minion("Astro Robot", 1, 2)
            .text("You may destroy an action on this base or on a minion here.")
            .rulings(&["Any player's."])
            .on_play(|cx| destroy(cx, actions().here().may())),
        on_minion("Laser Sword", 2, minions())
            .text("Play on a minion. Ongoing: Other players' minions do not affect this minion, and it has +2 power.")
            .rulings(&["Other players than the one who controls this card."])
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 }))
            .has(wearer_is_not_affected_by_minions_of_others()),
        action("Prepare for Battle", 1)
            .text("Reveal the top three cards of your deck. Draw two of them. You may place the other on the bottom of your deck. If you do not, return it to the top.")
            .rulings(&["With two cards or fewer to reveal you draw them all."])
            .on_play(|cx| {
                let you = cx.you();
                let revealed = cx.reveal_top(you, 3)?;
                let drawn = cx.choose_from(Why::Take, &revealed, cards().between(2, 2))?;
                cx.draw_from(&drawn)?;
                sort_these(cx, cx.among(&revealed, cards()))
            }),
    ]),
};

/// "This minion ... is not affected by other players' minions.", of the one this action is on.
const fn wearer_is_not_affected_by_minions_of_others() -> Ability {
    protects(|eye, card, effect| {
        eye.wearer() == Some(card)
            && effect.cause.is_minion()
            && effect.cause.is_other_player(eye.you())
    })
}

/// Whether there is a card to reveal.
fn can_reveal(eye: &Eye) -> bool {
    eye.state.can_draw(eye.you())
}

/// "You play an action that directly increases the power of ...": of minions that are in play before it.
fn you_play_one_that_raises(eye: &Eye, event: &Event) -> bool {
    let raises = |played: &Snapshot| eye.raises(played.card);
    event.action_played().is_some_and(|play| play.by == Some(eye.you()) && raises(play.card))
}

/// Whether you could play an action that increases the power of this minion.
fn has_one_that_raises(eye: &Eye) -> bool {
    may_have_one_to_play(eye, Permission::action().raising(eye.host.id.host))
}

/// Any name could be named; only those of minions here lead anywhere.
fn annoying_alien(cx: &mut Cx) -> Step {
    let here = cx.all(minions().here());
    let names = here.iter().map(|&minion| cx.name(minion)).collect();
    let Some(name) = cx.choose_name(names)? else { return Ok(()) };
    let named = cx.all(minions().here().copy_of(name));
    cx.give_power(&named, -2, cx.start_of_your_next_turn())
}

fn pupoks(cx: &mut Cx) -> Step {
    let you = cx.you();
    cx.gain_vp(you, -1)?;
    let top = cx.reveal_top(you, 3)?;
    cx.draw_from(&top)?;
    let drawn: Vec<Ref> = top.iter().map(|&card| cx.now(card)).collect();
    may_play_extra(cx, &cx.among(&drawn, cards().in_hand())).map(drop)
}

fn block_the_probe(cx: &mut Cx) -> Step {
    give_power(cx, minions(), 2)
}

fn its_a_trap(cx: &mut Cx) -> Step {
    let you = cx.you();
    let revealed = cx.reveal_until(you, 1, actions())?;
    let found = cx.among(&revealed, actions());
    if let Some(&action) = found.first() {
        let playable = cx.can_play_now(action, PlayKind::Action);
        cx.may_one_of([
            part("Draw it", |cx| cx.draw_from(&found)),
            part("Play it as an extra action", |cx| cx.play_actions(&found))
                .only_if(move |_| playable),
        ])?;
    }
    cx.shuffle_into_deck(&cx.among(&revealed, cards()), you)
}
