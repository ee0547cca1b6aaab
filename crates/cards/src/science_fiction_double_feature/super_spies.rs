//! Super Spies know what is in decks and hands, and strike while a base scores.

use crate::idioms::*;
use engine::cards::*;

/// The Super Spies.
pub const SUPER_SPIES: FactionDef = FactionDef {
    name: "Super Spies",
    blurb: "See the cards to come, take them from others, and turn a scoring round.",
    emblem: "martini",
    colors: ["#20242c", "#8c1c2c"],
    cards: &[
        minion("Secret Agent", 1, 5)
            .text("Ongoing: After another player plays an action, that player discards a card.")
            .rulings(&["Also if that action destroyed the Secret Agent."])
            .art("james-bond-aperture")
            .has(after(EventKind::Played, |eye, event| action_player(event).is_some_and(|s| s != eye.you()), |cx| {
                match cx.event().and_then(action_player) {
                    Some(player) => cx.done_by(player, |cx| cx.discard_choice(player, 1, Why::Discard)),
                    None => Ok(()),
                }
            })),
        minion("Mole", 2, 4)
            .text("Ongoing: Before this base scores, you may play an action as a Special.")
            .art("mole")
            .has(
                before_this_base_scores(mole)
                    .only_when(has_one_to_play)
                    .may(),
            ),
        minion("Operative", 3, 3)
            .text("Reveal the top card of each player's deck. Place any number of these cards on the bottom of their owners' decks.")
            .art("spy")
            .on_play(operative),
        minion("Spy", 4, 2)
            .text("Look at the top three cards of your deck. Place any number of them on the bottom of your deck and the others on the top, in any order.")
            .art("spyglass")
            .on_play(|cx| sort_top(cx, cx.you(), 3)),
        action("Discards Are Forever", 1)
            .text("Each player reveals cards from the top of their deck until they reveal a minion, and discards all these cards.")
            .art("cut-diamond")
            .on_play(|cx| {
                for player in cx.state().clockwise() {
                    let revealed = cx.reveal_until(player, |state, card| state.is_minion(card));
                    cx.discard(&cx.refs(&revealed))?;
                }
                Ok(())
            }),
        action("For My Eyes Only", 2)
            .text("Look at the top five cards of your deck. Place any number of them on the bottom of your deck and the others on the top, in any order.")
            .art("eye-target")
            .on_play(|cx| sort_top(cx, cx.you(), 5)),
        action("From Q With Love", 1)
            .text("Draw three cards. Discard two cards.")
            .art("suitcase")
            .on_play(|cx| {
                cx.draw(cx.you(), 3)?;
                cx.discard_choice(cx.you(), 2, Why::Discard)
            }),
        action("Live and Let Chum", 1)
            .text("Special: Before a base scores, destroy a minion of power 3 or less there.")
            .art("shark-jaws")
            .has(
                before_a_base_scores(|cx| {
                    destroy_one(cx, minions().there().power_at_most(3))
                })
                .special()
                .may()
                .from_hand(),
            ),
        on_base("Mindraker", 1)
            .text("Play on a base. Ongoing: Other players cannot play Specials while this base scores.")
            .rulings(&["From the moment the base is chosen until its replacement lies there.", "Specials of cards in play are used, not played."])
            .art("brain-tentacle")
            .has(forbids(|eye, attempt| {
                attempt.special && attempt.seat != eye.you() && eye.scores_here()
            })),
        action("Permit to Kill", 1)
            .text("Each other player reveals the top two cards of their deck, discards the minions among them, and returns the others to the top in any order.")
            .art("id-card")
            .on_play(|cx| {
                for player in cx.other_players() {
                    permit_to_kill(cx, player)?;
                }
                Ok(())
            }),
        action("The Base Is Not Enough", 1)
            .text("Special: Before a base scores, choose a minion of power 4 or less there. You control it until the end of the turn.")
            .art("double-face-mask")
            .has(
                before_a_base_scores(|cx| {
                    match cx.choose(Why::Choose, minions().there().power_at_most(4))? {
                        Some(minion) => cx.take_control(minion, cx.you(), cx.end_of_turn()),
                        None => Ok(()),
                    }
                })
                .special()
                .may()
                .from_hand(),
            ),
        action("The Spy Who Ditched Me", 2)
            .text("Each other player discards a minion, or reveals their hand to show that there is none.")
            .art("exit-door")
            .on_play(|cx| {
                for player in cx.other_players() {
                    ditch(cx, player)?;
                }
                Ok(())
            }),
    ],
};

/// Who played an action, if that is what happened.
fn action_player(event: &Event) -> Option<Seat> {
    event.action_played().map(|play| play.by)
}

fn has_one_to_play(eye: &Eye) -> bool {
    let (state, you) = (eye.state, eye.you());
    let now = |c: &CardId| state.can_play_in(Window::BeforeScoring, you, *c);
    let other = !state.no_specials(you, eye.this()) && state.could_play(you, Permission::action());
    let has = other || eye.all(actions().in_hand()).iter().any(now);
    eye.is_asked(has, has || eye.has_hand())
}

fn mole(cx: &mut Cx) -> Step {
    cx.play_now(Permission::action(), Choice::Must).map(drop)
}

fn operative(cx: &mut Cx) -> Step {
    let mut revealed: Vec<CardId> = Vec::new();
    for player in cx.state().clockwise() {
        revealed.extend(cx.reveal_top(player, 1));
    }
    let down = cx.pick_cards(cx.you(), Why::Place, &revealed, 0, u8::MAX)?;
    let down: Vec<CardId> = down.iter().map(|c| c.card).collect();
    cx.place_under_decks(&down)?;
    for card in revealed.into_iter().filter(|c| !down.contains(c)) {
        cx.return_to_top(&[card])?;
    }
    Ok(())
}

fn permit_to_kill(cx: &mut Cx, player: Seat) -> Step {
    let revealed = cx.reveal_top(player, 2);
    let is_minion = |c: &CardId| cx.state().is_minion(*c);
    let (doomed, others): (Vec<CardId>, Vec<CardId>) = revealed.into_iter().partition(is_minion);
    cx.discard(&cx.refs(&doomed))?;
    cx.return_to_top(&others)
}

fn ditch(cx: &mut Cx, player: Seat) -> Step {
    let mut theirs = cx.state().players[player].hand.clone();
    theirs.retain(|&c| cx.state().is_minion(c));
    if theirs.is_empty() {
        cx.reveal_hand(player);
        return Ok(());
    }
    let chosen = cx.pick_cards(player, Why::Discard, &theirs, 1, 1)?;
    cx.discard(&chosen).map(drop)
}
