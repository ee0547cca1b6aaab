//! Anansi Tales: gifts for other players, and thanks for what they do with them.

use super::idioms::*;

/// The Anansi Tales.
pub const ANANSI_TALES: FactionDef = FactionDef {
    name: "Anansi Tales",
    blurb: "Give your cards away: the others pay for each gift that they use.",
    colors: ["#ffb27a", "#43150d"],
    cards: &[
        minion("Anansi the Spider", 1, 5)
            .text("Talent: Search your deck for a standard action, shuffle your deck, and play that action as an extra action. Then place it into the hand of another player instead of where it would normally go. You cannot play a copy of it again this turn.")
            .rulings(&[
                "At once. It does not go to any other place that it names itself.",
                "Not even by another name of the same text: a copy has its name.",
            ])
            .has(talent(always, |cx| {
                if perfect_gift(cx)? {
                    cx.stand(Bearer::Player(cx.you()), cx.end_of_turn())?;
                }
                Ok(())
            }))
            .has(forbids(|eye, attempt| {
                attempt.kind == PlayKind::Action
                    && attempt.seat == eye.you()
                    && given_by_this(eye).any(|gift| eye.state.is_named(attempt.card, gift))
            })
            .unlabelled()
            .lent()),
        minion("Onini the Python", 1, 4)
            .text("Ongoing: After another player plays or discards a card from a hand or deck that they do not own, you may place a +1 power counter on one of your minions.")
            .rulings(&[FOREIGN, "One for each such card."])
            .has(
                after(EventKind::Played, another_plays_foreign_card, grow_one)
                    .only_when(|eye| eye.any(minions().yours()))
                    .may(),
            )
            .has(
                after(EventKind::Discarded, another_discards_foreign_card, grow_one)
                    .for_each(foreign_discards)
                    .only_when(|eye| eye.any(minions().yours()))
                    .may(),
            ),
        minion("Osebo the Leopard", 1, 4)
            .text("Ongoing: After you place a card into the hand of another player, place a +1 power counter on this minion.")
            .rulings(&["One for each card.", "Also a card that your ability places into its owner's hand; not one that it returns."])
            .has(
                after(EventKind::Handed, |eye, event| gifts(eye, event) > 0, |cx| {
                    cx.place_counters(&[cx.this()], 1)
                })
                .while_there()
                .for_each(gifts),
            ),
        minion("Akye the Turtle", 3, 3)
            .text("You may place a card from your hand into the hand of another player to draw two cards.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Place, cards().in_hand().may())?;
                if give(cx, &chosen)? > 0 {
                    cx.draw(cx.you(), 2)?;
                }
                Ok(())
            }),
        minion("Mboro Hornet", 4, 2)
            .text("Special: After another player plays or discards a card from a hand or deck that they do not own, you may play this minion as an extra minion.")
            .rulings(&[FOREIGN, "At once."])
            .has(
                after(EventKind::Played, another_plays_foreign_card, play_this)
                    .only_when(|eye| eye.can_play_this(Permission::minion()))
                    .special_from_hand(),
            )
            .has(
                after(EventKind::Discarded, another_discards_foreign_card, play_this)
                    .only_when(|eye| eye.can_play_this(Permission::minion()))
                    .special_from_hand(),
            ),
        action("Collecting Stories", 2)
            .text("Look at the hand of another player. You may play a card from it that you own as an extra card.")
            .rulings(&["At once."])
            .on_play(|cx| {
                let others = cx.other_players();
                let Some(player) = cx.choose_player(&others)? else { return Ok(()) };
                let hand = cx.look_at_hand(player);
                let yours = cx.among(&hand, cards().owned());
                may_play_extra(cx, &yours)?;
                Ok(())
            }),
        action("Ear of Corn", 1)
            .text("Shuffle up to three actions from your discard pile into your deck. You may play an extra action. Place this card into the hand of another player.")
            .on_play(|cx| {
                shuffle_in(cx, actions().in_discard().up_to(3))?;
                cx.extra_play(Permission::action())?;
                give_this(cx)
            }),
        action("Feather Gifts", 1)
            .text("Move one of your minions to another base. Place this card into the hand of another player.")
            .affects(minions().yours())
            .on_play(|cx| {
                move_elsewhere(cx, minions().yours())?;
                give_this(cx)
            }),
        action("Let it be Full and Eat", 1)
            .text("Draw two cards. Place this card into the hand of another player.")
            .on_play(|cx| {
                cx.draw(cx.you(), 2)?;
                give_this(cx)
            }),
        action("Pot of Beans", 2)
            .text("Place +1 power counters on minions: two in all, divided as you choose. Place this card into the hand of another player.")
            .rulings(&["On any player's minions: both on one, or one on each of two."])
            .raises()
            .affects(minions())
            .on_play(|cx| {
                cx.spread_counters(2, minions())?;
                give_this(cx)
            }),
        action("Pot of Wisdom", 1)
            .text("Draw a card for each other player, and then place a card from your hand into the hand of each other player. You may play an extra action.")
            .rulings(&["In turn order, a card of your choice for each."])
            .on_play(|cx| {
                let others = cx.other_players();
                cx.draw(cx.you(), others.len() as i32)?;
                for player in others {
                    let chosen = cx.choose(Why::Give(player), cards().in_hand())?;
                    cx.take_into_hand(&chosen, player)?;
                }
                cx.extra_play(Permission::action())
            }),
        action("The Perfect Gift", 1)
            .text("Search your deck for a standard action, shuffle your deck, and play that action as an extra action. Then place it into the hand of another player instead of where it would normally go.")
            .rulings(&["At once. It does not go to any other place that it names itself."])
            .on_play(|cx| perfect_gift(cx).map(drop)),
        action("Trading Stories", 1)
            .text("Place up to three cards from your hand into the hands of other players. Draw a card for each card placed.")
            .rulings(&["You may give them to one player or to several."])
            .on_play(|cx| {
                let mut placed = 0;
                for card in cx.choose(Why::Place, cards().in_hand().up_to(3))? {
                    placed += give(cx, &[card])?;
                }
                cx.draw(cx.you(), placed)
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// How "a card that they do not own" is read.
const FOREIGN: &str = "Monsters and treasures are nobody's own. A Madness card is owned by whoever has it. A card that is discarded from a hand is discarded by the player of that hand.";

/// "Play this minion as an extra minion."
fn play_this(cx: &mut Cx) -> Step {
    cx.play_these(&[cx.this()])
}

/// "You may place a +1 power counter on one of your minions.", used.
fn grow_one(cx: &mut Cx) -> Step {
    place_counters(cx, minions().yours(), 1)
}

/// The names of what was played by this card's talent this turn.
fn given_by_this<'a>(eye: &Eye<'a>) -> impl Iterator<Item = &'static str> + use<'a> {
    let (this, you, state) = (eye.host.id, eye.you(), eye.state);
    let mut searching = false;
    eye.happened().filter_map(move |event| {
        if let Some((id, _)) = event.used() {
            searching |= (id.host.card, id.def) == (this.host.card, this.def);
        }
        let play = event.action_played()?;
        let found = searching && play.by == Some(you) && matches!(play.from, Zone::Deck(_));
        searching &= !found;
        found.then(|| state.catalog().def(play.card.def).name)
    })
}

/// "A card that they do not own."
fn is_foreign(eye: &Eye, card: &Snapshot, to: Seat) -> bool {
    to != eye.you() && card.owner != Some(to) && !eye.state.is_madness(card.card.card)
}

/// "From a hand or deck."
fn of_hand_or_deck(zone: Zone) -> bool {
    matches!(zone, Zone::Hand(_) | Zone::Deck(_) | Zone::Revealed(_) | Zone::LookedAt(..))
}

/// "After another player plays a card from a hand or deck that they do not own ..."
fn another_plays_foreign_card(eye: &Eye, event: &Event) -> bool {
    event.play().is_some_and(|play| {
        of_hand_or_deck(play.from) && play.by.is_some_and(|by| is_foreign(eye, play.card, by))
    })
}

/// "After another player discards a card from a hand or deck that they do not own ...": how many.
fn foreign_discards(eye: &Eye, event: &Event) -> usize {
    let Happened::Went { way: Way::Discarded, cards, .. } = &event.what else { return 0 };
    let foreign = |card: &&Snapshot| {
        let by = match card.zone {
            Zone::Hand(seat) => Some(seat),
            zone if of_hand_or_deck(zone) => event.cause.actor(),
            _ => None,
        };
        by.is_some_and(|by| is_foreign(eye, card, by))
    };
    cards.iter().filter(foreign).count()
}

fn another_discards_foreign_card(eye: &Eye, event: &Event) -> bool {
    foreign_discards(eye, event) > 0
}

/// "After you place a card into another player's hand ...": how many.
fn gifts(eye: &Eye, event: &Event) -> usize {
    if event.cause.actor() != Some(eye.you()) {
        return 0;
    }
    event.handed().filter(|&(_, to)| to.is_some_and(|to| to != eye.you())).count()
}
