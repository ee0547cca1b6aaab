//! Mega Troopers as they are printed today: they let two titans fight, and their Specials reach every base.

use super::super::idioms::*;

/// The name that other cards of the Mega Troopers speak of.
const MEGABOT: &str = "Megabot";

/// The newer printing.
pub(super) const REVISED: Revision = Revision::of(&[
    minion("Red Trooper", 1, 5)
        .text("Ongoing: Your limit of titans in play is one higher. Talent: You may play Megabot on another base OR move Megabot to another base.")
        .rulings(&[
            "Two titans of yours do not clash with each other, also on the same base.",
            "If you have two titans when this no longer works, you remove one of them, which you choose.",
            "Another player's Megabot can be moved as well, from any base to any other.",
        ])
        .has(more_titans(|_| 1))
        .has(talent(
            |eye| can_play_megabot(eye) || eye.any(MOVABLE),
            play_megabot_elsewhere_or_move_it,
        )),
    minion("Blue Trooper", 1, 4)
        .text("Special: Before a base scores, you may draw a card OR give this minion +2 power until the end of your turn.")
        .rulings(&[
            "Any base, wherever this minion is.",
            "On another player's turn the power lasts until the end of your next turn.",
        ])
        .has(
            before_a_base_scores(|cx| {
                cx.one_of([
                    part("Draw a card", |cx| cx.draw(cx.you(), 1)),
                    part("This minion gains +2 power", |cx| {
                        cx.give_power(&[cx.this()], 2, cx.end_of_your_turn())
                    }),
                ])
            })
            .special()
            .may(),
        ),
    minion("Yellow Trooper", 1, 4)
        .text("Special: Before this base scores, you may move another of your minions to here, or from here to another base.")
        .has(
            before_this_base_scores(|cx| move_here_or_away(cx, minions().yours().other()))
                .only_when(|eye| eye.any(minions().yours().other()))
                .special()
                .may(),
        ),
    minion("Pink Trooper", 1, 3)
        .text("Special: After this base scores, you may return one of your minions here whose printed power is 3 or less to its owner's hand.")
        .rulings(&[
            "It may be this minion itself.",
            "At once, before the cards here are discarded.",
        ])
        .has(
            after_this_base_scores(|cx| return_to_hand(cx, printed_small_here()))
                .only_when(|eye| eye.any(printed_small_here()))
                .special()
                .may(),
        ),
    minion("Beta 6", 4, 2)
        .text("Special: You may place a +1 power counter on one of your minions before a base scores.")
        .rulings(&["Any base, and any minion of yours, wherever this one is."])
        .has(
            before_a_base_scores(|cx| place_counters(cx, minions().yours(), 1))
                .special()
                .may(),
        ),
    action("Blitzing Sword Attack", 1)
        .text("Destroy a minion of power 4 or less at a base where you have a titan. Special: Before a base scores, you may play this card.")
        .rulings(&[
            "At any such base, also if it is played before another one scores.",
            "Played by its Special it uses none of your plays.",
        ])
        .affects(below_your_titan())
        .on_play(|cx| destroy(cx, below_your_titan()))
        .has(
            before_a_base_scores(|cx| destroy(cx, below_your_titan())).special_from_hand(),
        ),
    action("Form Megabot!", 2)
        .text("You may play Megabot OR move any number of your minions to Megabot's base.")
        .rulings(&[
            "It is played on any base, and uses none of your plays.",
            "Your minions may also join another player's Megabot.",
        ])
        .affects(minions().yours())
        .on_play(play_megabot_or_gather),
    action("It's Blitzin' Time!", 1)
        .text("One of your minions gains +4 power until the end of the turn.")
        .raises()
        .on_play(|cx| give_power(cx, minions().yours(), 4)),
    action("Lightning Crystal", 1)
        .text("Destroy an action or a titan.")
        .rulings(&["Any player's. A titan is set aside beside its owner's deck."])
        .on_play(|cx| destroy(cx, cards().that(is_an_action_or_a_titan))),
    action("Lightning Rescue!", 1)
        .text("Special: Before a base scores where you have a minion but are not winning, play an extra action.")
        .rulings(&[
            "At once, or not at all.",
            "Who shares the highest power there is winning.",
            "Any action; one that has only a Special must be for this moment.",
        ])
        .has(
            before_a_base_scores(|cx| may_play(cx, Permission::action()))
                .only_when(|eye| has_one_and_is_not_winning_there(eye, minions()))
                .special_from_hand(),
        ),
    on_base("Omega Protocol", 1)
        .text("Play on a base. Ongoing: At the start of each other player's turn, reduce this base's breakpoint by 10 until the end of the turn.")
        .rulings(&["It stays reduced for that turn if this card leaves play."])
        .has(at(Window::StartOfTurn, |eye| eye.not_your_turn(), |cx| {
            cx.change_breakpoint(cx.here(), -10, cx.end_of_turn())
        })),
    action("Plan For More!", 2)
        .text("Look at the top three cards of your deck. You may draw one of them, or play a minion among them as an extra minion. Place any number of the others on the bottom of your deck and the rest on the top, in any order.")
        .rulings(&[
            "The minion is played at once, before the others go back, or not at all.",
            "It counts as played off the top of the deck.",
        ])
        .on_play(draw_or_play_one_of_the_top_three),
    on_base("Power Pose", 1)
        .text("Play on a base. Special: Before this base scores, draw two cards if you are not winning here. Special: After this base scores, if you were the winner, you may play an extra minion of power 3 or less on the base that replaces it.")
        .rulings(&[
            "Who shares the highest power here is winning. You need no minion here to draw.",
            "Both can come of one scoring, if you win a base where you were behind.",
            "Also as one of several winners. The minion is played as soon as the new base is there.",
        ])
        .has(
            before_this_base_scores(|cx| cx.draw(cx.you(), 2))
                .only_when(|eye| !is_winning(eye, eye.here()))
                .special(),
        )
        .has(
            after_this_base_scores(|cx| {
                cx.stand(Bearer::Player(cx.you()), cx.end_of_scoring())
            })
            .only_when(|eye| eye.state.ranked(Rank::Winner).contains(&eye.you()))
            .special(),
        )
        .has(
            at(Window::AfterReplacement, always, |cx| {
                cx.play_now(small_minion_at(cx.there()), Choice::Must).map(drop)
            })
            .only_when(has_a_small_minion_for_there)
            .may()
            .unlabelled()
            .lent(),
        ),
    titan(MEGABOT)
        .text("Special: After you play a minion, if you have minions on three or more bases, you may play this titan on that minion's base. Ongoing: Each of your minions here has +1 power. Special: Before another base scores, you may move this titan there.")
        .rulings(&[
            "The minion just played is one of those that count.",
            "On the base where that minion is then; nowhere if it has left play.",
        ])
        .has(
            titan_after(EventKind::Played, you_play_a_minion, where_you_played_a_minion)
                .then_run(|cx| {
                    let sites: Vec<SiteId> =
                        cx.played().iter().map(|&minion| cx.site_of(minion)).collect();
                    cx.play_this_titan_at(&sites).map(drop)
                })
                .only_while(played_is_still_there),
        )
        .has(power(|eye, minion| i32::from(eye.is(minion, minions().yours().here()))))
        .has(moves_where_another_base_scores()),
])
.without(&["Mega Attack"]);

/// "Play Megabot on another base": whether you could.
fn can_play_megabot(eye: &Eye) -> bool {
    eye.could_play_titan(MEGABOT, &eye.other_sites(eye.this()))
}

/// "Move Megabot to another base": one that is in play, if there is another base.
const MOVABLE: Select =
    titans().named(MEGABOT).that(|eye, titan| !eye.other_sites(titan).is_empty());

/// "Play Megabot on another base OR move Megabot."
fn play_megabot_elsewhere_or_move_it(cx: &mut Cx) -> Step {
    cx.one_of([
        part("Play Megabot on another base", |cx| {
            let elsewhere = cx.other_sites(cx.this());
            cx.play_titan_named(MEGABOT, &elsewhere).map(drop)
        })
        .only_if(can_play_megabot),
        part("Move Megabot", |cx| move_elsewhere(cx, MOVABLE)).only_if(|eye| eye.any(MOVABLE)),
    ])
}

/// "Play Megabot OR move any number of your minions to Megabot's base."
fn play_megabot_or_gather(cx: &mut Cx) -> Step {
    cx.one_of([
        part("Play Megabot", |cx| {
            let anywhere = cx.open_sites();
            cx.play_titan_named(MEGABOT, &anywhere).map(drop)
        })
        .only_if(|eye| eye.could_play_titan(MEGABOT, &eye.sites_where(|_, _| true))),
        part("Move your minions to Megabot's base", gather_at_megabot)
            .only_if(|eye| eye.any(titans().named(MEGABOT)))
            .affecting(minions().yours()),
    ])
}

/// "Move any number of your minions to Megabot's base."
fn gather_at_megabot(cx: &mut Cx) -> Step {
    let mut bases: Vec<SiteId> = cx.sites();
    bases.retain(|&site| cx.eye().any(titans().named(MEGABOT).at(site)));
    let comers = |cx: &Cx, there| {
        let mut yours = cx.all(minions().yours());
        yours.retain(|&minion| cx.site_of(minion) != there);
        yours
    };
    match cx.choose_site_toward(Why::MoveAllTo, &bases, comers)? {
        Some(there) => move_yours_to(cx, there, cards().any_number()).map(drop),
        None => Ok(()),
    }
}

/// "One of your minions here of printed power 3 or less."
const fn printed_small_here() -> Select {
    minions().yours().here().that(|eye, minion| eye.state.printed_power(minion) <= 3)
}

/// "A minion of power 4 or less on a base where you have a titan."
const fn below_your_titan() -> Select {
    minions().power_at_most(4).that(|eye, minion| {
        eye.state.site_of(minion).is_some_and(|site| eye.any(titans().yours().at(site)))
    })
}

/// "An action or a titan."
fn is_an_action_or_a_titan(eye: &Eye, card: CardId) -> bool {
    eye.is(card, actions()) || eye.is(card, titans())
}

/// "You may draw one or play one as an extra minion, then return the rest to the top and/or bottom of your deck."
fn draw_or_play_one_of_the_top_three(cx: &mut Cx) -> Step {
    let top = cx.look_at_top(Home::Player(cx.you()), 3)?;
    let mut playable = cx.among(&top, minions());
    playable.retain(|&minion| cx.can_play_now(minion, PlayKind::Minion));
    let can_play = !playable.is_empty();
    cx.may_one_of([
        part("Draw one of them", |cx| {
            let chosen = cx.choose_from(Why::Take, &top, cards())?;
            cx.draw_from(&chosen)
        })
        .only_if(|_| !top.is_empty()),
        part("Play one as an extra minion", |cx| {
            let chosen = cx.choose_from(Why::PlayThis, &playable, cards())?;
            cx.play_minions(&chosen)
        })
        .only_if(move |_| can_play),
    ])?;
    sort_these(cx, cx.among(&top, cards()))
}

/// "An extra minion of power 3 or less on the replacement base."
fn small_minion_at(there: SiteId) -> Permission {
    Permission::minion().power_at_most(3).at(there)
}

/// "You may play ... on the replacement base": whether you could.
fn has_a_small_minion_for_there(eye: &Eye) -> bool {
    let can = |there| eye.state.could_play(eye.you(), small_minion_at(there));
    let has = eye.scoring_site().is_some_and(can);
    eye.is_asked(has, has || eye.has_hand())
}

/// "After you play a minion, if you have a minion on at least three bases."
fn you_play_a_minion(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|play| play.by == Some(eye.you()))
}

/// "If you have a minion on at least three bases, ... at its base": where minions are that you have played this turn; which of them it
/// is, is said by what it answers.
fn where_you_played_a_minion(eye: &Eye) -> Vec<SiteId> {
    if eye.sites_where(|eye, site| eye.any(minions().yours().at(site))).len() < 3 {
        return Vec::new();
    }
    let played = eye.happened().filter(|event| you_play_a_minion(eye, event));
    let there = played.filter_map(Event::play).map(|play| play.card.card);
    let sites = there.filter(|&minion| eye.state.stays(minion));
    sites.filter_map(|minion| eye.state.site_of(minion.card)).collect()
}
