//! Goblins flip coins, and live with what comes of it.

use crate::idioms::*;

/// The Goblins.
pub const GOBLINS: FactionDef = FactionDef {
    name: "Goblins",
    blurb: "Flip coins: heads makes minions grow, tails does something else.",
    colors: ["#b5d94c", "#6b1f4a"],
    cards: &[
        minion("Chaos Lord", 1, 5)
            .text("Ongoing: After you flip heads, place a +1 power counter on one of your minions; after you flip tails, draw a card and then discard a card.")
            .rulings(&[RESULT, "After the whole text that had you flip, once for each coin."])
            .has(after(EventKind::Flipped, you_flip, |cx| match cx.flipped() {
                Some(Coin::Heads) => place_counters(cx, minions().yours(), 1),
                Some(Coin::Tails) => {
                    cx.draw(cx.you(), 1)?;
                    cx.discard_choice(cx.you(), 1)
                }
                None => Ok(()),
            })),
        minion("Diviner", 2, 4)
            .text("Ongoing: Once each turn, you may discard a card to change the result of a coin immediately after you flip it. After you flip a coin for the first time in a turn, draw a card.")
            .rulings(&[
                "Of several coins you decide for each before the next is flipped.",
                "The card is drawn after the whole text that had you flip.",
                "A Diviner that comes after the first flip of the turn draws nothing that turn.",
            ])
            .has(
                when_you_flip(|cx| {
                    let chosen = cx.choose(Why::Discard, cards().in_hand())?;
                    if !cx.discard(&chosen)?.is_empty() {
                        cx.turn_coin();
                    }
                    Ok(())
                })
                .only_when(|eye| eye.has_hand())
                .limited(Limit::OncePerTurn),
            )
            .has(after(EventKind::Flipped, you_flip, |cx| cx.draw(cx.you(), 1)).first()),
        minion("Blaster", 3, 3)
            .text("Special: Before this base scores, flip a coin. If it is heads, you may give this minion +2 power until the end of the turn. If it is tails, you may move this minion to another base.")
            .has(before_this_base_scores(blast).special()),
        minion("Gobbo", 4, 2)
            .text("Flip a coin for each Gobbo in play, this one included. For each heads, place a +1 power counter on this minion.")
            .rulings(&["Every player's. All coins are flipped before any counter is placed."])
            .on_play(|cx| {
                let gobbos = gobbos_in_play(&cx.eye());
                let (heads, _) = cx.flip_several(gobbos)?;
                cx.place_counters(&[cx.this()], heads)
            }),
        on_minion("\"Magic\" Helmet", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: This minion has +4 power. Before this base scores, flip a coin. If it is tails, destroy this minion.")
            .rulings(&["You flip, also if another player controls the minion by now."])
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 4 } else { 0 }))
            .has(before_this_base_scores(|cx| match cx.flip()? {
                Coin::Heads => Ok(()),
                Coin::Tails => destroy_wearer(cx),
            })),
        action("A Little Help", 2)
            .text("Flip a coin. If it is heads, you may play an extra minion. If it is tails, you may play two extra actions.")
            .on_play(|cx| match cx.flip()? {
                Coin::Heads => cx.extra_play(Permission::minion()),
                Coin::Tails => {
                    cx.extra_play(Permission::action())?;
                    cx.extra_play(Permission::action())
                }
            }),
        action("Bushwhacking", 1)
            .text("Choose a minion and flip a coin. If it is heads, destroy that minion. If it is tails, move it to another base.")
            .rulings(&[ALL_THE_SAME])
            .affects(minions())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                match (cx.flip()?, chosen.one()) {
                    (Coin::Heads, _) => cx.destroy(&chosen).map(drop),
                    (Coin::Tails, Some(it)) => {
                        cx.move_to_one_of(it, &cx.other_sites(it)).map(drop)
                    }
                    (Coin::Tails, None) => Ok(()),
                }
            }),
        action("Demolition", 1)
            .text("Flip three coins. Place a +1 power counter on one of your minions once for each heads. You may destroy an action on a base or on a minion once for each tails.")
            .rulings(&["All three are flipped first. The counters may go to one minion or to several."])
            .raises()
            .affects(minions().yours())
            .on_play(|cx| {
                let (heads, tails) = cx.flip_several(3)?;
                for _ in 0..heads {
                    place_counters(cx, minions().yours(), 1)?;
                }
                (0..tails).try_for_each(|_| destroy(cx, actions().may()))
            }),
        on_base("Goblin Recruiters", 1)
            .text("Play on a base. Ongoing: Each time you flip a coin: for heads, draw a card; for tails, you may shuffle a card from your discard pile into your deck.")
            .rulings(&[RESULT, "Once for each coin, wherever you flip it."])
            .has(after(EventKind::Flipped, you_flip, |cx| match cx.flipped() {
                Some(Coin::Heads) => cx.draw(cx.you(), 1),
                Some(Coin::Tails) => {
                    let chosen = cx.choose(Why::ShuffleIn, cards().in_discard().may())?;
                    match chosen.is_empty() {
                        true => Ok(()),
                        false => cx.shuffle_into_deck(&chosen, cx.you()),
                    }
                }
                None => Ok(()),
            })),
        action("He Who Smelt It", 1)
            .text("Choose a minion and flip a coin. If it is heads, place a +1 power counter on that minion; then you may choose another minion and flip again. If it is tails, you may play an extra action.")
            .rulings(&[ALL_THE_SAME, "Another one than the last: the one before may be chosen again."])
            .raises()
            .affects(minions())
            .on_play(he_who_smelt_it),
        action("Make Your Own Luck", 2)
            .text("Special: Play immediately after you flip a coin. Change its result.")
            .rulings(&["Before anything comes of the coin. Further changes may follow."])
            .has(
                when_you_flip(|cx| {
                    cx.turn_coin();
                    Ok(())
                })
                .special_from_hand(),
            ),
        action("Revving Up", 1)
            .text("Choose a base. Flip a coin for each of your minions there. Place a +1 power counter on each that got heads. Each that got tails gains +2 power until the end of the turn.")
            .rulings(&["The coins are flipped in the order in which the minions came there, all of them first."])
            .raises()
            .on_play(|cx| {
                let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
                let (mut heads, mut tails) = (Vec::new(), Vec::new());
                for minion in cx.all(minions().yours().at(site)) {
                    match cx.flip()? {
                        Coin::Heads => heads.push(minion),
                        Coin::Tails => tails.push(minion),
                    }
                }
                cx.place_counters(&heads, 1)?;
                cx.give_power(&tails, 2, cx.end_of_turn())
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// How "after you flip heads" is read.
const RESULT: &str = "The result counts that is left after all changes.";

/// What happens where there is no minion to choose.
const ALL_THE_SAME: &str = "Without a minion to choose you flip all the same.";

/// "After you flip a coin ..."
fn you_flip(eye: &Eye, event: &Event) -> bool {
    event.flipped().is_some_and(|(seat, _)| seat == eye.you())
}

fn blast(cx: &mut Cx) -> Step {
    let (this, sites) = (cx.this(), cx.other_sites(cx.this()));
    match cx.flip()? {
        Coin::Heads if cx.yes()? => cx.give_power(&[this], 2, cx.end_of_turn()),
        Coin::Tails if !sites.is_empty() && cx.yes()? => cx.move_to_one_of(this, &sites).map(drop),
        Coin::Heads | Coin::Tails => Ok(()),
    }
}

fn he_who_smelt_it(cx: &mut Cx) -> Step {
    let mut chosen = cx.choose(Why::Choose, minions())?;
    loop {
        match cx.flip()? {
            Coin::Tails => return cx.extra_play(Permission::action()),
            Coin::Heads => cx.place_counters(&chosen, 1)?,
        }
        let mut others = cx.all(minions());
        others.retain(|minion| !chosen.contains(minion));
        chosen = cx.choose_from(Why::Choose, &others, minions().may())?;
        if chosen.is_empty() {
            return Ok(());
        }
    }
}

/// "Each Gobbo in play": also those in stasis, and what is no minion and has that name here.
fn gobbos_in_play(eye: &Eye) -> i32 {
    let waiting = eye.minions_in_stasis().filter(|&m| eye.state.is_named(m, "Gobbo")).count();
    let no_minions = eye.count(actions().here().named("Gobbo"));
    eye.count(minions().named("Gobbo")) + no_minions + waiting as i32
}
