//! Sheep go where the others go, and take the others along.

use crate::idioms::*;

/// The Sheep.
pub const SHEEP: FactionDef = FactionDef {
    name: "Sheep",
    blurb: "Follow every move that is made, and copy whatever the others do.",
    colors: ["#f3efe4", "#4d6b3a"],
    cards: &[
        minion("Little Bo Peep", 1, 5)
            .text("Ongoing: Other players cannot move minions to or from here. Talent: Move one of your minions from another base to here.")
            .rulings(&[
                "Nor their own minions, nor where a card or base makes them move one.",
                "What moves to here because you move it is not stopped.",
            ])
            .has(protects(|eye, card, effect| {
                // Whoever carries out what a card says is the one who moves it.
                effect.kind == EffectKind::Move
                    && effect.cause.actor().is_some_and(|seat| seat != eye.you())
                    && (eye.is_here(card) || effect.to == Some(eye.here()))
                    && eye.is(card, minions())
            }))
            .has(talent(
                |eye| eye.any(minions().yours().elsewhere()),
                |cx| move_here(cx, minions().yours().elsewhere()),
            )),
        minion("Ram", 2, 4)
            .text("Talent: Move this minion to another base. You may return a minion of power 2 or less there to its owner's hand.")
            .rulings(&["If it cannot move, you may still return a minion at the base it was to move to."])
            .has(talent(|eye| !eye.other_sites(eye.this()).is_empty(), ram)),
        minion("Black Sheep", 3, 4)
            .text("Ongoing: Move this minion to another base after another minion is played here.")
            .rulings(&[
                "Not optional, and after that minion's own ability.",
                "Its controller chooses where, and is the one who moves it, whoever played the minion.",
            ])
            .has(
                after(EventKind::Played, minion_played_here, |cx| {
                    cx.move_to_one_of(cx.this(), &cx.other_sites(cx.this())).map(drop)
                })
                .while_there(),
            ),
        minion("Flock", 4, 2)
            .text("Ongoing: After another minion moves from here to another base, this minion moves there, too.")
            .rulings(&[
                "Not optional, no matter whose minion it is or who moves it.",
                "If one card makes several leave one after the other, it follows the first of them; if they leave together, for different bases, you choose which.",
                "Not after a minion that moves together with it to the same base.",
                "Not after a minion that moves after a base has scored.",
            ])
            .has(after(EventKind::Moved, another_goes, |cx| follow(cx, cx.this()).map(drop))),
        on_base("Counting Sheep", 1)
            .text("Play on a base. Ongoing: Once each turn, after the power of another player's minion has increased, each of your minions here gains +1 power until the end of the turn.")
            .rulings(&[
                "That minion may be at any base, and its power may have increased in any way.",
                "Minions that come later do not gain the power.",
                "While you have no minion here, it is not used up.",
            ])
            .has(
                after(EventKind::PowerRose, theirs_rose, |cx| {
                    give_power(cx, minions().yours().here().each(), 1)
                })
                .only_when(|eye| eye.any(minions().yours().here()))
                .limited(Limit::OncePerTurn),
            ),
        action("Ewe Shall Pass", 2)
            .text("Move one of your minions to another base, then draw a card. You may play an extra action.")
            .affects(minions().yours())
            .on_play(|cx| {
                move_elsewhere(cx, minions().yours())?;
                cx.draw(cx.you(), 1)?;
                cx.extra_play(Permission::action())
            }),
        action("Hello, Dolly!", 1)
            .text("Special: After another player plays an action, copy its ability.")
            .rulings(&[
                "As if that ability were printed on this card: \"you\" is you, and the choices are yours.",
                "If that action was played on a minion or a base, so is this card, not necessarily on the same one.",
                "That action's conditions for being played need not be met.",
            ])
            .has(
                after(EventKind::Played, another_player_plays_an_action, |cx| {
                    cx.copy_played_action()
                })
                .special_from_hand(),
            ),
        on_minion("In Sheep's Clothing", 1, minions())
            .text("Play on a minion. Ongoing: After another minion moves from here to another base, you may move this minion there, too, and destroy this card.")
            .rulings(&[
                "This card is destroyed only if the minion really moved.",
                "Of several that leave together, for different bases, you choose which to follow.",
                "Not after a minion that moves after a base has scored.",
            ])
            .has(
                after(EventKind::Moved, another_goes, in_sheeps_clothing)
                    .only_while(wearer_could_follow)
                    .may().about_there(),
            ),
        action("On the Lamb", 1)
            .text("Choose one of your minions and another player. Move that minion, and all of that player's minions at its base, to another base.")
            .rulings(&[
                "Also a player who has no minion there.",
                "All of them move together, to the same base.",
            ])
            .affects(minions())
            .on_play(on_the_lamb),
        on_minion("Shearing", 1, minions())
            .text("Play on a minion. Draw a card. Ongoing: This minion has -2 power. Return this card to your hand at the start of your turn.")
            .rulings(&["Not if it has left play before."])
            .on_play(|cx| cx.draw(cx.you(), 1))
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { -2 } else { 0 }))
            .has(at_start_of_your_turn(|cx| cx.return_to_hand(&[cx.this()]).map(drop))),
        action("To Follow, or Not?", 2)
            .text("Choose another player, and a random action in their discard pile. Play it as an extra action, or leave it there. Draw a card.")
            .rulings(&[
                "It is played at once. One that cannot be played now stays there.",
                "You control it, and \"you\" in its text is you. When it is done it goes to its owner's discard pile.",
            ])
            .on_play(to_follow_or_not),
        action("Wood for Sheep", 1)
            .text("Choose another player. Reveal a random card of their hand. You may place a card from your hand into their hand to play the revealed card. If you do not, play an extra action.")
            .rulings(&[
                "It is played at once, as an extra card. For a card that cannot be played now you cannot trade.",
                "You control it, and \"you\" in its text is you. When it leaves play it goes to its owner.",
                "The card you trade may be anybody's; nobody else sees it.",
            ])
            .on_play(wood_for_sheep),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "Move this minion to another base. You may return a minion there ...": one does not depend on the other.
fn ram(cx: &mut Cx) -> Step {
    let this = cx.this();
    let to = cx.choose_site(Why::MoveTo(this.card), &cx.other_sites(this))?;
    let Some(there) = to else { return Ok(()) };
    cx.move_to(&[this], there)?;
    return_to_hand(cx, minions().at(there).power_at_most(2).may())
}

/// "After another minion moves from here to another base ..."; not to where this has moved together with it, and not once a base
/// has scored, until that is over.
fn another_goes(eye: &Eye, event: &Event) -> bool {
    let now = eye.state.site_of(eye.this());
    eye.state.ranked(Rank::Winner).is_empty()
        && where_minions_went_from_here(eye, event).iter().any(|&site| Some(site) != now)
}

/// Whether the minion that this card is on can be moved after one of those that moved from here.
fn wearer_could_follow(eye: &Eye, event: &Event) -> bool {
    let follows = |wearer| {
        where_minions_went_from_here(eye, event).iter().any(|&site| eye.would_move(wearer, site))
    };
    eye.wearer().is_some_and(follows)
}

/// "... moves there, too.": of several that have left for different bases you choose which to follow. Whether it has moved.
fn follow(cx: &mut Cx, follower: Ref) -> Step<bool> {
    let mut sites = cx.heard(where_minions_went_from_here);
    sites.retain(|&site| cx.eye().would_move(follower.card, site));
    match cx.choose_site(Why::MoveTo(follower.card), &sites)? {
        Some(there) => Ok(!cx.move_to(&[follower], there)?.is_empty()),
        None => Ok(false),
    }
}

/// "Move this minion there, too, and destroy this card."
fn in_sheeps_clothing(cx: &mut Cx) -> Step {
    let Some(wearer) = cx.wearer().one() else { return Ok(()) };
    if follow(cx, wearer)? { destroy_this(cx) } else { Ok(()) }
}

/// "After the power of another player's minion has increased ..."
fn theirs_rose(eye: &Eye, event: &Event) -> bool {
    let is_theirs = |minion: &Snapshot| minion.controller.is_some_and(|seat| seat != eye.you());
    event.rose().any(is_theirs)
}

/// "Move that minion, and all of that player's minions at its base, to another base."
fn on_the_lamb(cx: &mut Cx) -> Step {
    let chosen = cx.choose_toward(Why::Move, minions().yours(), |cx, minion| {
        let mut herd = cx.all(minions().of_others().at(cx.site_of(minion)));
        herd.push(minion);
        herd
    })?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    let mut herd = vec![minion];
    herd.extend(cx.all(minions().of(player).at(cx.site_of(minion))));
    move_together(cx, &herd)
}

/// "A random action in their discard pile. Play it as an extra action, or leave it there."
fn to_follow_or_not(cx: &mut Cx) -> Step {
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    let found = cx.random_of(&cx.all(actions().in_discard().of(player)), 1);
    cx.reveal(&found);
    let can_play = found.iter().any(|&action| cx.can_play_now(action, PlayKind::Action));
    cx.one_of([
        part("Play it", |cx| cx.play_actions(&found)).only_if(move |_| can_play),
        part("Leave it there", |_| Ok(())),
    ])?;
    cx.draw(cx.you(), 1)
}

/// "Place a card from your hand into their hand to play the revealed card.": only if it really went there.
fn wood_for_sheep(cx: &mut Cx) -> Step {
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    let revealed = cx.random_of(&cx.all(cards().in_hand().of(player)), 1);
    cx.reveal(&revealed);
    if revealed.iter().any(|&card| cx.can_play_now(card, PlayKind::Either)) {
        let price = cx.choose(Why::Place, cards().in_hand().may())?;
        if !cx.take_into_hand(&price, player)?.is_empty() {
            return cx.play_these(&revealed);
        }
    }
    cx.extra_play(Permission::action())
}
