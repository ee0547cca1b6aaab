//! The Nightmare Before Christmas: presents for minions, good ones for yours and bad ones for the others'.

use super::idioms::*;

/// The Nightmare Before Christmas.
pub const THE_NIGHTMARE_BEFORE_CHRISTMAS: FactionDef = FactionDef {
    name: "The Nightmare Before Christmas",
    blurb: "Hand out actions on minions: what is a present for yours is a trap for theirs.",
    colors: ["#b48cff", "#1f1a12"],
    cards: &[
        minion("Jack Skellington", 1, 5)
            .text("Place an action that can be played on a minion from your discard pile into your hand. Ongoing: After you play an action on a minion, you may place a +1 power counter on a minion OR draw a card.")
            .rulings(&["After each such action.", "Any player's minions."])
            .on_play(|cx| take(cx, actions().in_discard().that(goes_on_a_minion)))
            .has(
                after(EventKind::Played, you_play_an_action_on_a_minion, |cx| {
                    cx.one_of([
                        part("+1 power counter", |cx| place_counters(cx, minions(), 1)).raising(),
                        part("Draw a card", |cx| cx.draw(cx.you(), 1)),
                    ])
                })
                .may(),
            ),
        minion("Dr. Finkelstein", 1, 4)
            .text("Talent: Transfer an action from a minion to a different minion.")
            .rulings(&["Whoever's action and minions they are, and wherever, if the action could be played on that minion."])
            .has(talent(
                |eye| eye.any(actions().that(is_on_a_minion)),
                |cx| choose_and_transfer(cx, actions().that(is_on_a_minion)),
            )),
        minion("Sally", 1, 4)
            .text("Talent: Play an action that can be played on a minion as an extra action.")
            .rulings(&["At once."])
            .has(talent(
                |eye| may_have_one_to_play(eye, ON_A_MINION),
                |cx| cx.play_now(ON_A_MINION, Choice::Must).map(drop),
            )),
        minion("Lock, Shock and Barrel", 1, 3)
            .text("Special: Before this base scores, you may play an action on a minion here as an extra action.")
            .rulings(&["On any player's minion."])
            .has(
                before_this_base_scores(|cx| cx.play_now(on_one_here(&cx.eye()), Choice::May).map(drop))
                    .only_when(|eye| may_have_one_to_play(eye, on_one_here(eye)))
                    .special()
                    .may(),
            ),
        minion("The Mayor of Halloween Town", 1, 3)
            .text("Ongoing: While you control an action on a minion here, each of your minions here has +1 power.")
            .rulings(&[ANYBODYS])
            .has(power(|eye, minion| {
                let hung = || eye.any(YOURS_ON_MINIONS.here());
                i32::from(eye.is_here(minion) && eye.is_yours(minion) && hung())
            })),
        minion("Zero", 1, 0)
            .text("Ongoing: While you control an action on a minion here, this minion has +3 power. Special: After this base scores, return this minion to your hand instead of the discard pile. You may play it on another base as an extra minion.")
            .rulings(&[ANYBODYS, "It is returned and played at once, before the other cards go."])
            .has(power(|eye, minion| {
                if minion == eye.this() && eye.any(YOURS_ON_MINIONS.here()) { 3 } else { 0 }
            }))
            .has(instead_of_its_discard(zero).special()),
        minion("Halloween Town Folks", 4, 2)
            .text("Reveal the top three cards of your deck. Draw an action among them that can be played on a minion. Place any number of the others on the bottom of your deck and the rest on the top, in any order.")
            .on_play(halloween_town_folks),
        action("Christmas Will Be Ours!", 1)
            .text("Look at the hand of another player, and you may play an action from there or from your hand as an extra action. At the end of the turn, return that action to its owner's hand if you do not own it.")
            .rulings(&["It is returned from wherever it is by then: from play, a hand, a deck or a discard pile, but not from the box."])
            .on_play(christmas_will_be_ours)
            .has(at_end_of_turn(return_their_action).unlabelled().lent()),
        on_minion("Ghostly Presents", 2, minions())
            .text("Play on a minion. Ongoing: If you control this minion, destroy this card at once and play an extra minion of power 3 or less. If you do not, this minion's controller cannot play minions of power 3 or less here.")
            .rulings(&["Also if it is transferred to your minion, or its minion comes to be yours."])
            .has(as_soon_as(|eye| is_on_a_minion_of(eye, eye.you()), |cx| {
                destroy_this(cx)?;
                cx.extra_play(Permission::minion().power_at_most(3))
            }))
            .has(forbids(|eye, attempt| {
                attempt.is_minion_at(eye.here())
                    && attempt.seat != eye.you()
                    && is_on_a_minion_of(eye, attempt.seat)
                    && eye.state.power(attempt.card) <= 3
            })),
        on_minion("Jack-O'-Lantern-in-the-Box", 1, minions())
            .text("Play on a minion. Ongoing: If you control this minion, draw one card more in your Draw 2 Cards phase. If you do not, cards that would go to the hand of this minion's controller in their turn are discarded instead.")
            .rulings(&["The two cards of that phase they draw all the same.", "Cards drawn are discarded from the deck."])
            .has(more_draws(|eye, seat| i32::from(seat == eye.you() && is_on_a_minion_of(eye, seat))))
            .has(closes_hand(|eye, seat| {
                eye.state.current == seat && seat != eye.you() && is_on_a_minion_of(eye, seat)
            })),
        on_minion("Monster Garland", 2, minions())
            .text("Play on a minion. Ongoing: This minion has +3 power if you control it, and -2 power if you do not.")
            .raises()
            .has(power(|eye, minion| match eye.wearer() == Some(minion) {
                true if eye.is_yours(minion) => 3,
                true => -2,
                false => 0,
            })),
        on_minion("Oogie Boogie", 1, minions())
            .text("Play on a minion. You may move this minion to another base. Ongoing: This minion has 0 power, and its abilities are cancelled. Destroy this card if another minion here has power 5 or more.")
            .rulings(&[
                "0 power whatever is printed on it, whatever counters it has and whatever else changes its power.",
                "Other actions on it keep their abilities.",
            ])
            .on_play(|cx| {
                for minion in cx.choose_from(Why::Move, &cx.wearer(), minions().may())? {
                    cx.move_to_one_of(minion, &cx.other_sites(minion))?;
                }
                Ok(())
            })
            .has(powerless(|eye, minion| eye.wearer() == Some(minion)))
            .has(cancels(|eye, card| eye.wearer() == Some(card)))
            .has(as_soon_as(is_overawed, destroy_this)),
        on_minion("Sandy Claws Costume", 1, minions())
            .text("Play on a minion. Ongoing: This minion has +1 power for each action on a minion that you control. Special: After this base scores, place this card on the bottom of its owner's deck and return this minion to its owner's hand.")
            .rulings(&["This card counts, too, and so do actions at other bases.", ANYBODYS])
            .raises()
            .has(power(|eye, minion| match eye.wearer() == Some(minion) {
                true => eye.count(YOURS_ON_MINIONS),
                false => 0,
            }))
            .has(
                after_this_base_scores(|cx| {
                    let wearer = cx.wearer();
                    place_this_under_deck(cx)?;
                    cx.return_to_hand(&wearer)?;
                    Ok(())
                })
                .special(),
            ),
        action("Winter Surprise", 1)
            .text("Play an action that can be played on a minion from your discard pile as an extra action. Shuffle this card into your deck.")
            .on_play(|cx| {
                play_one_action(cx, cx.all(actions().in_discard().that(goes_on_a_minion)))?;
                cx.place_when_done(To::Deck);
                Ok(())
            }),
        on_minion("Zombie Duck Toy", 1, minions())
            .text("Play on a minion. Special: When this base scores, if you control this minion, you are awarded 1 VP more. If you do not, its controller is awarded 1 VP less.")
            .rulings(&["It changes what is awarded for a place, never to less than none."])
            .has(
                awards(|eye, seat| match is_on_a_minion_of(eye, seat) {
                    true if seat == eye.you() => 1,
                    true => -1,
                    false => 0,
                })
                .special(),
            ),
    ],
    titan: None,
    revised: Revision::NONE,
};

const ANYBODYS: &str = "The minion that such an action is on need not be yours.";

/// "An action on a minion that you control": the action is yours.
const YOURS_ON_MINIONS: Select = actions().yours().that(is_on_a_minion);

/// "An action that can be played on a minion."
const ON_A_MINION: Permission = Permission::action().on_a_minion();

/// "An action on a minion here."
fn on_one_here(eye: &Eye) -> Permission {
    Permission::action().on_a_minion_at(eye.here())
}

/// "... this minion's controller": whether it is this player.
fn is_on_a_minion_of(eye: &Eye, seat: Seat) -> bool {
    eye.wearer().is_some_and(|minion| eye.state.card(minion).controller == Some(seat))
}

/// "After you play an action on a minion ..."
fn you_play_an_action_on_a_minion(eye: &Eye, event: &Event) -> bool {
    let on_a_minion = |play: Play| play.on.is_some() && play.by == Some(eye.you());
    event.action_played().is_some_and(on_a_minion)
}

/// "Return this minion to your hand instead of the discard pile. You may play it on another base as an extra minion."
fn zero(cx: &mut Cx) -> Step {
    let others = cx.other_sites(cx.this());
    cx.return_to_hand(&[cx.this()])?;
    let zero = cx.now(cx.this());
    if cx.among(&[zero], minions().in_hand()).is_empty() {
        return Ok(());
    }
    let sites = cx.eye().sites_to_play(zero.card, &others);
    if sites.is_empty() || cx.choose_from(Why::PlayThis, &[zero], cards().may())?.is_empty() {
        return Ok(());
    }
    match cx.choose_site(Why::PlayWhere(zero.card), &sites)? {
        Some(site) => cx.play_these_at(&[zero], site),
        None => Ok(()),
    }
}

fn halloween_town_folks(cx: &mut Cx) -> Step {
    let top = cx.reveal_top(cx.you(), 3)?;
    let fits = cx.among(&top, actions().that(goes_on_a_minion));
    let taken = cx.choose_from(Why::Take, &fits, cards())?;
    cx.draw_from(&taken)?;
    let others: Vec<Ref> = top.into_iter().filter(|card| !taken.contains(card)).collect();
    let down = cx.choose_from(Why::PlaceUnder, &others, cards().any_number())?;
    let up: Vec<Ref> = others.into_iter().filter(|card| !down.contains(card)).collect();
    cx.return_to_top(&up)?;
    cx.place_under_decks(&down)?;
    Ok(())
}

fn christmas_will_be_ours(cx: &mut Cx) -> Step {
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    let hand = cx.look_at_hand(player);
    let mut found = cx.among(&hand, actions());
    found.extend(cx.all(actions().in_hand()));
    found.retain(|&action| cx.can_play_now(action, PlayKind::Action));
    let why = Why::PlayExtra(PlayKind::Action);
    let chosen = cx.choose_from(why, &found, cards().may())?;
    if chosen.iter().any(|&action| cx.owner(action) != Some(cx.you())) {
        cx.stand(Bearer::Player(cx.you()), cx.end_of_turn())?;
    }
    cx.play_actions(&chosen)
}

/// "... return that action to its owner's hand if you do not own it.": for each play of this card this turn what you have played
/// from a hand next, if that was another's hand; wherever it is now.
fn return_their_action(cx: &mut Cx) -> Step {
    let (you, this) = (cx.you(), cx.this().card);
    let mut theirs = Vec::new();
    let mut plays_this = false;
    let eye = cx.eye();
    for play in eye.happened().filter_map(Event::play) {
        if play.card.card.card == this {
            plays_this = true;
        } else if plays_this && play.by == Some(you) && matches!(play.from, Zone::Hand(_)) {
            let is_yours = play.from == Zone::Hand(you) || play.card.owner == Some(you);
            theirs.extend((!is_yours).then_some(play.card.card));
            plays_this = false;
        }
    }
    for action in theirs {
        return_to_its_owner(cx, action)?;
    }
    Ok(())
}

fn return_to_its_owner(cx: &mut Cx, action: Ref) -> Step {
    let action = cx.now(action);
    match (cx.state().card(action.card).zone, cx.owner(action)) {
        (Zone::Box, _) | (_, None) => Ok(()),
        (zone, _) if zone.in_play() => cx.return_to_hand(&[action]).map(drop),
        (Zone::Hand(holder), Some(owner)) if holder == owner => Ok(()),
        (_, Some(owner)) => cx.take_into_hand(&[action], owner).map(drop),
    }
}

/// "... if another minion here has power 5 or more": than the one this card is on.
fn is_overawed(eye: &Eye) -> bool {
    let another = minions().here().that(|eye, minion| Some(minion) != eye.wearer());
    eye.any(another.power_at_least(5))
}
