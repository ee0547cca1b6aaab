//! Zombies come back: their discard pile is a second hand.

use crate::idioms::*;

/// The Zombies.
pub const ZOMBIES: FactionDef = FactionDef {
    name: "Zombies",
    blurb: "What goes to your discard pile comes back from it.",
    colors: ["#7a9a4a", "#3b2f2a"],
    cards: &[
        minion("Zombie Lord", 1, 5)
            .text("For each base without a minion of yours, you may play an extra minion of power 2 or less there from your discard pile.")
            .rulings(&[
                "The bases are fixed as he is played: at most one minion for each.",
                "A minion that is destroyed at once has used up its base.",
            ])
            .on_play(zombie_lord),
        minion("Grave Digger", 2, 4)
            .text("You may place a minion from your discard pile into your hand.")
            .on_play(|cx| take(cx, minions().in_discard().may())),
        minion("Tenacious Z", 3, 2)
            .text("Special: On your turn, you may play this card from your discard pile as an extra minion. Only one Tenacious Z's ability each turn.")
            .rulings(&[
                "One such ability a turn for each player, also of the same card.",
                "Played from your hand or by another card, it does not count.",
            ])
            .has(
                plays_itself_on_your_turn(|_| Some(Permission::minion()))
                    .from_discard()
                    .limited(Limit::OneNamePerTurn),
            ),
        minion("Walker", 4, 2)
            .text("Look at the top card of your deck. Discard it or return it to the top.")
            .on_play(discard_or_return_the_top),
        action("Grave Robbing", 2)
            .text("Place a card from your discard pile into your hand.")
            .on_play(|cx| take(cx, cards().in_discard())),
        action("Lend a Hand", 1)
            .text("Shuffle any number of cards from your discard pile into your deck.")
            .on_play(|cx| shuffle_in(cx, cards().in_discard().any_number())),
        action("Mall Crawl", 1)
            .text("Search your deck for any number of cards that share a name, place these into your discard pile, and shuffle your deck.")
            .on_play(mall_crawl),
        action("Not Enough Bullets", 1)
            .text("Place any number of minions of the same name from your discard pile into your hand.")
            .rulings(&["All of them must have one name, which you choose."])
            .on_play(not_enough_bullets),
        action("Outbreak", 1)
            .text("Play an extra minion on a base where you have no minions.")
            .on_play(|cx| cx.extra_play(Permission::minion().where_you_have_none())),
        on_base("Overrun", 1)
            .text("Play on a base. Ongoing: Other players cannot play minions here. Destroy this card at the start of your turn.")
            .rulings(&["Minions may still move here."])
            .has(forbids(|eye, attempt| {
                attempt.seat != eye.you() && attempt.is_minion_at(eye.here())
            }))
            .has(at_start_of_your_turn(destroy_this)),
        action("They Keep Coming", 2)
            .text("Play an extra minion from your discard pile.")
            .rulings(&["Not optional and at once. With no minion in the pile or no open base nothing happens."])
            .on_play(|cx| play(cx, Permission::minion().from_discard())),
        on_base("They're Coming To Get You", 1)
            .text("Play on a base. Ongoing: Once on your turn, the minion that you play here may come from your discard pile instead of your hand.")
            .rulings(&["It takes the place of a minion play from your hand, within that play's limits."])
            .has(
                stands_for(
                    PlayKind::Minion,
                    |eye| eye.state.plays_now(eye.you()),
                    |eye| Permission::minion().from_discard().at(eye.here()),
                )
                .limited(Limit::OncePerTurn),
            ),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// The bases are those without your minions as he is played; each gets at most one.
fn zombie_lord(cx: &mut Cx) -> Step {
    let mut sites = cx.sites();
    sites.retain(|&s| !cx.eye().any(minions().yours().at(s)));
    let small = minions().in_discard().power_at_most(2);
    while let Some(site) = may_play_at_one_of(cx, small, &sites)? {
        sites.retain(|&s| s != site);
    }
    Ok(())
}

/// The first card taken settles the name; then more of it, one question for all of them.
fn mall_crawl(cx: &mut Cx) -> Step {
    let home = Home::Player(cx.you());
    let deck = cx.search(home)?;
    let chosen = same_name(cx, Why::Place, &deck)?;
    cx.place_in_discard(&chosen)?;
    cx.shuffle(home);
    Ok(())
}

fn not_enough_bullets(cx: &mut Cx) -> Step {
    let chosen = same_name(cx, Why::Take, &cx.all(minions().in_discard()))?;
    cx.place_in_hand(&chosen)?;
    Ok(())
}

/// "Any number of cards of the same name": the first picked settles the name.
fn same_name(cx: &mut Cx, why: Why, found: &[Ref]) -> Step<Vec<Ref>> {
    let mut chosen = cx.choose_from(why, found, cards().may())?.to_vec();
    let Some(&first) = chosen.first() else { return Ok(chosen) };
    let mut more = cx.among(found, cards().copy_of(cx.name(first)));
    more.retain(|&card| card != first);
    chosen.extend(cx.choose_from(why, &more, cards().any_number())?);
    Ok(chosen)
}
