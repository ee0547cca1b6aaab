//! Ninjas strike where you stand and step in just before a base scores.

use crate::idioms::*;

/// The Ninjas.
pub const NINJAS: FactionDef = FactionDef {
    name: "Ninjas",
    blurb: "Kill from the shadows and turn up just before a base scores.",
    colors: ["#c0392b", "#2b2b33"],
    cards: &[
        minion("Ninja Master", 1, 5)
            .text("You may destroy a minion here.")
            .rulings(&["He may destroy himself."])
            .on_play(|cx| destroy(cx, minions().here().may())),
        minion("Tiger Assassin", 2, 4)
            .text("You may destroy a minion of power 3 or less here.")
            .on_play(|cx| destroy(cx, minions().here().power_at_most(3).may())),
        minion("Shinobi", 3, 3)
            .text("Special: Before a base scores, you may play this minion there. Only one Shinobi's ability per base.")
            .rulings(&["One for each player and each base that scores. A Shinobi that you play in another way does not count."])
            .has(
                plays_itself(Window::BeforeScoring, |eye| {
                    eye.scoring_site().map(|site| Permission::minion().at(site))
                })
                .limited(Limit::OneNamePerBase),
            ),
        minion("Ninja Acolyte", 4, 2)
            .text("Special: On your turn, if you have not yet played a minion, you may return this minion to your hand and play an extra minion here.")
            .rulings(&[
                "Both or neither: you cannot return it without playing a minion.",
                "The returned Acolyte may be the minion you play.",
            ])
            .has(on_your_turn(acolyte_may, acolyte).special()),
        on_minion("Assassination", 1, minions())
            .text("Play on a minion. Ongoing: Destroy this minion at the end of the turn.")
            .rulings(&["The minion is destroyed at the end of this turn, whoever's turn it is."])
            .has(at_end_of_turn(destroy_wearer)),
        action("Disguise", 1)
            .text("Choose one or two of your minions on one base. Play as many extra minions there, and return the chosen ones to your hand.")
            .rulings(&[
                "You can choose only as many minions as you can play there.",
                "The new minions come first, then the chosen ones return.",
            ])
            .affects(minions().yours())
            .on_play(disguise),
        action("Hidden Ninja", 1)
            .text("Special: Before a base scores, play a minion there.")
            .rulings(&["You may play it without a minion in hand, and need none at the base."])
            .has(
                before_a_base_scores(|cx| may_play(cx, Permission::minion().at(cx.there())))
                    .special_from_hand(),
            ),
        on_base("Infiltrate", 2)
            .text("Play on a base. Destroy another action played here. Ongoing: You may ignore this base's ability. Destroy this card at the start of your turn.")
            .rulings(&[
                "If another action is here, destroying one is not optional.",
                "You may ignore this base's ability for your cards wherever they are.",
            ])
            .on_play(|cx| destroy(cx, actions().on_this_base().other()))
            .has(you_may_ignore_base())
            .has(at_start_of_your_turn(destroy_this)),
        on_minion("Poison", 1, minions())
            .text("Play on a minion. Destroy any number of other actions on it. Ongoing: It has -4 power.")
            .rulings(&["It does not destroy itself: only the other actions on the minion."])
            .on_play(|cx| {
                for minion in cx.wearer() {
                    destroy(cx, actions().on(minion).other().any_number())?;
                }
                Ok(())
            })
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { -4 } else { 0 })),
        action("Seeing Stars", 2)
            .text("Destroy a minion of power 3 or less.")
            .affects(minions().power_at_most(3))
            .on_play(|cx| destroy(cx, minions().power_at_most(3))),
        on_minion("Smoke Bomb", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: It is not affected by other players' actions. Destroy this card at the start of your turn.")
            .rulings(&[
                "Actions of other players that already lie on the minion are destroyed at once.",
                "It does not help against minions and bases.",
            ])
            .has(WEARER_IS_SAFE_FROM_OTHERS_ACTIONS)
            .has(at_start_of_your_turn(destroy_this)),
        action("Way of Deception", 1)
            .text("Move one of your minions to another base.")
            .affects(minions().yours())
            .on_play(|cx| move_elsewhere(cx, minions().yours())),
    ],
    titan: Some(
        titan("Invisible Ninja")
            .text("Special: On your turn, if this titan was not in play at the start of your turn, you may discard a card to play it on a base where you have a minion. Ongoing: At the start of your turn, you may destroy this titan to play an extra minion of power 3 or less. Once each turn, after you destroy another player's card or return one of your minions to your hand, you may look at the top two cards of your deck, draw one of them, and shuffle the other into your deck.")
            .rulings(&[
                "Destroyed at the start of your turn, it cannot come back in that turn.",
                "The extra minion is played at once, or not at all.",
                "Any card in play that another player controls, also an action or a titan.",
            ])
            .has(titan_on_your_turn(where_it_can_appear).then_run(discard_to_play_this_titan))
            .has(VANISHES_FOR_A_MINION)
            .has(STRIKES_AND_DRAWS),
    ),
    revised: Revision::of(&[
        minion("Ninja Acolyte", 4, 2)
            .text("Talent: If you have not played a minion this turn, you may return this minion to your hand and play an extra minion here at once.")
            .rulings(&[
                "Only minions played in your Play Cards phase count.",
                "Both or neither: you cannot return it without playing a minion.",
                "The returned Acolyte may be the minion you play.",
            ])
            .has(talent(acolyte_may, acolyte)),
        on_base("Infiltrate", 2)
            .text("Play on a base. You may destroy another action on this base. Talent: Destroy this card to cancel this base's abilities until the start of your next turn.")
            .rulings(&["They are cancelled for all players. If this card is not really destroyed, they are not."])
            .on_play(|cx| destroy(cx, actions().on_this_base().other().may()))
            .has(talent(always, |cx| {
                let base: Vec<CardId> = cx.eye().base_here().into_iter().collect();
                let base = cx.refs(&base);
                match cx.destroy(&[cx.this()])?.is_empty() {
                    true => Ok(()),
                    false => cx.cancel(&base, cx.start_of_your_next_turn()),
                }
            })),
        on_minion("Smoke Bomb", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: It is not affected by other players' actions.")
            .rulings(&[
                "Actions of other players that already lie on the minion are destroyed at once.",
                "It does not help against minions and bases.",
            ])
            .has(WEARER_IS_SAFE_FROM_OTHERS_ACTIONS),
        titan("Invisible Ninja")
            .text("Special: On your turn, you may discard a card to play this titan on a base where you have a minion, but not if it was in play at the start of your turn. Ongoing: Once each turn, after you destroy another player's card or return one of your minions to your hand, you may look at two cards from the top of your deck, draw one of them, and shuffle the other into your deck. Special: You may destroy this titan at the start of your turn to play an extra minion of power 3 or less.")
            .rulings(&[
                "Any card in play that another player controls, also an action or a titan.",
                "Destroyed at the start of your turn, it cannot come back in that turn.",
                "The extra minion is played at once, or not at all.",
            ])
            .has(titan_on_your_turn(where_it_can_appear).then_run(discard_to_play_this_titan))
            .has(STRIKES_AND_DRAWS)
            .has(VANISHES_FOR_A_MINION.special()),
    ]),
};

/// "It is not affected by other players' actions.", of the minion an action is on.
const WEARER_IS_SAFE_FROM_OTHERS_ACTIONS: Ability = protects(|eye, card, effect| {
    eye.wearer() == Some(card) && effect.cause.is_action_of_other(eye.you())
});

/// "At the start of your turn, you may destroy this titan to play an extra minion of power 3 or less."
const VANISHES_FOR_A_MINION: Ability =
    at_start_of_your_turn(|cx| match cx.destroy(&[cx.this()])?.is_empty() {
        true => Ok(()),
        false => cx.extra_play(Permission::minion().power_at_most(3)),
    })
    .only_when(|eye| eye.would_reach(EffectKind::Destroy, eye.this()))
    .may();

/// "Once each turn, after you destroy another player's card or return one of your minions to your hand, you may look at the top
/// two cards of your deck, draw one of them, and shuffle the other into your deck."
const STRIKES_AND_DRAWS: Ability = after(EventKind::Left, you_struck, draw_one_of_two)
    .limited(Limit::OncePerTurn)
    .only_when(|eye| eye.state.can_draw(eye.you()))
    .may();

/// Both or neither: it can return, and then there is a minion to play here, which can be the Acolyte itself.
fn acolyte_may(eye: &Eye) -> bool {
    let here = Permission::minion().at(eye.here());
    !eye.you_have_played_a_minion()
        && eye.would_reach(EffectKind::Return, eye.this())
        && eye.state.could_play_after_return(eye.you(), here, eye.this())
}

fn acolyte(cx: &mut Cx) -> Step {
    if cx.return_to_hand(&[cx.this()])?.is_empty() {
        return Ok(());
    }
    play(cx, Permission::minion().at(cx.here()))
}

/// Both or neither: as many as can return and be replaced.
fn disguise(cx: &mut Cx) -> Step {
    let mut sites = cx.sites();
    sites.retain(|&s| !may_return_from(cx, s).is_empty() && replaceable_at(cx, s) > 0);
    let Some(site) = cx.choose_site(Why::ChooseBase, &sites)? else { return Ok(()) };
    let (yours, most) = (may_return_from(cx, site), replaceable_at(cx, site) as u16);
    let chosen = cx.choose_from(Why::Return, &yours, cards().between(1, most))?;
    for _ in chosen.iter() {
        play(cx, Permission::minion().at(site))?;
    }
    cx.return_to_hand(&chosen)?;
    Ok(())
}

fn may_return_from(cx: &Cx, site: SiteId) -> Vec<Ref> {
    let mut yours = cx.all(minions().yours().at(site));
    yours.retain(|&minion| cx.would_reach(EffectKind::Return, minion));
    yours
}

fn replaceable_at(cx: &mut Cx, site: SiteId) -> usize {
    cx.playable_in_a_row(Permission::minion().at(site), 2)
}

/// "If this titan was not in play at the start of your turn ... on a base where you have a minion."
fn where_it_can_appear(eye: &Eye) -> Vec<SiteId> {
    match eye.has_hand() && !was_there_as_the_turn_began(eye) {
        true => where_you_have_a_minion(eye),
        false => Vec::new(),
    }
}

/// What this titan did first this turn was to leave play.
fn was_there_as_the_turn_began(eye: &Eye) -> bool {
    let came = |e: &Event| e.play().is_some_and(|play| play.card.card.card == eye.this());
    let left = |e: &Event| e.left().any(|card| card.card.card == eye.this());
    eye.happened().find(|&e| came(e) || left(e)).is_some_and(left)
}

/// "You destroy another player's card or return one of your minions to your hand."
fn you_struck(eye: &Eye, event: &Event) -> bool {
    let you = Some(eye.you());
    let theirs = |card: &Snapshot| card.controller.is_some() && card.controller != you;
    let yours =
        |card: &Snapshot| card.sorts.is_minion() && card.controller == you && card.owner == you;
    event.cause.actor() == you
        && match &event.what {
            Happened::Went { way: Way::Returned, cards, .. } => cards.iter().any(yours),
            _ => event.destroyed.iter().any(theirs),
        }
}

/// "Look at the top two cards of your deck, draw one of them, and shuffle the other into your deck."
fn draw_one_of_two(cx: &mut Cx) -> Step {
    let you = cx.you();
    let top = cx.look_at_top(Home::Player(you), 2)?;
    let drawn = cx.choose_from(Why::Take, &top, cards())?;
    cx.draw_from(&drawn)?;
    cx.shuffle_into_deck(&cx.among(&top, cards()), you)
}
