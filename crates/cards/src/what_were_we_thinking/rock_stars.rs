//! Rock Stars love big venues: at bases with a high breakpoint they are at their best.

use crate::idioms::*;

/// The Rock Stars.
pub const ROCK_STARS: FactionDef = FactionDef {
    name: "Rock Stars",
    blurb: "Take your groupies from small venues to big ones, and turn it up to eleven.",
    colors: ["#d4267d", "#1a1a22"],
    cards: &[
        minion("The Monarch", 1, 5)
            .text("Talent: Search your discard pile and/or deck for a Groupie, reveal it and place it into your hand. Shuffle your deck if you searched it.")
            .rulings(&["If you take none from your discard pile, you search your deck."])
            .has(talent(always, |cx| {
                search_for_groupie(cx, |cx, found| cx.place_in_hand(found).map(drop))
            })),
        minion("Classic Rocker", 2, 4)
            .text("Talent: If this base has a breakpoint of 21 or more, draw a card. Only one Classic Rocker's ability each turn.")
            .rulings(&["The breakpoint counts as it is now, not the printed one."])
            .has(
                talent(|eye| is_big(eye, eye.here()), |cx| cx.draw(cx.you(), 1))
                    .limited(Limit::OneNamePerTurn),
            ),
        minion("Rick Roll", 2, 3)
            .text("Up to three of your minions from bases with lower breakpoints move to here.")
            .rulings(&["They move together, from one base or several."])
            .on_play(|cx| move_up_to(cx, cx.here())),
        minion("Groupie", 5, 2)
            .text("You may play another Groupie here as an extra minion.")
            .on_play(|cx| {
                let groupie = cx.eye().host.id.def;
                cx.extra_play(Permission::minion().named(groupie).at(cx.here()))
            }),
        action("Guest Star", 2)
            .text("Search your discard pile and/or deck for a Groupie and reveal it. Place it into your hand or play it as an extra minion. Shuffle your deck if you searched it.")
            .rulings(&[
                "If you take none from your discard pile, you search your deck.",
                "It is played at once.",
            ])
            .on_play(|cx| search_for_groupie(cx, take_or_play)),
        on_base("Hot Venue", 1)
            .text("Play on a base. Ongoing: Each of your minions here has +1 power. At the end of any turn in which you have played a minion here, draw a card if this base has a breakpoint of 21 or more.")
            .rulings(&[
                "One card, however many minions you have played here.",
                "A minion played before this card was here counts, too.",
            ])
            .raises()
            .has(power(|eye, minion| i32::from(eye.is_here(minion) && eye.is_yours(minion))))
            .has(at_end_of_turn(|cx| cx.draw(cx.you(), 1)).only_when(|eye| {
                eye.minions_you_played_here().next().is_some() && is_big(eye, eye.here())
            })),
        action("Power Ballad", 1)
            .text("Choose a base. Each of your minions there gains +1 power until the end of the turn. Special: Before a base with a breakpoint of 21 or more scores, you may play this card for that base.")
            .rulings(&["Minions that come there later do not gain the power."])
            .raises()
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => power_ballad(cx, site),
                None => Ok(()),
            })
            .has(
                before_a_base_scores(|cx| power_ballad(cx, cx.there()))
                    .only_when(a_big_one_scores)
                    .special_from_hand(),
            ),
        action("Reunion Tour", 1)
            .text("Shuffle any number of minions from your discard pile into your deck.")
            .on_play(|cx| shuffle_in(cx, minions().in_discard().any_number())),
        action("Rock of Luuv", 1)
            .text("Search your deck for up to three minions of power 2 or less that have the same name, reveal them and place them into your hand. Shuffle your deck.")
            .on_play(rock_of_luuv),
        action("Total Sellout", 2)
            .text("Special: After a base scores where you have a minion, draw two cards. Draw a third one if its breakpoint was 21 or more.")
            .has(
                after_a_base_scores(|cx| {
                    cx.draw(cx.you(), 2)?;
                    if a_big_one_scores(&cx.eye()) { cx.draw(cx.you(), 1) } else { Ok(()) }
                })
                .only_when(|eye| eye.any(minions().yours().there()))
                .special_from_hand(),
            ),
        action("Tour Bus", 1)
            .text("Choose a base. Up to three of your minions from bases with lower breakpoints move to there.")
            .rulings(&["They move together, from one base or several."])
            .affects(minions().yours())
            .on_play(|cx| {
                match cx.choose_site_toward(Why::ChooseBase, &cx.sites(), from_lower)? {
                    Some(site) => move_up_to(cx, site),
                    None => Ok(()),
                }
            }),
        on_base("Turn Up to 11", 1)
            .text("Play on a base. Ongoing: The starting breakpoint of this base is increased to 21 if it is less.")
            .rulings(&[
                "If another ability sets the starting breakpoint, too, the current player chooses which of the two counts.",
                "What adds to the breakpoint or reduces it does so from there.",
            ])
            .has(least_breakpoint(|eye, site| if eye.here() == site { 21 } else { 0 }))
            .has(from_the_play_on(|cx| cx.raise_breakpoint(cx.here()))),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "A breakpoint of 21 or more."
fn is_big(eye: &Eye, site: SiteId) -> bool {
    eye.state.breakpoint(site) >= 21
}

fn a_big_one_scores(eye: &Eye) -> bool {
    eye.scoring_site().is_some_and(|site| is_big(eye, site))
}

/// "Search your discard pile and/or deck for a Groupie, reveal it" and do something with it.
fn search_for_groupie(cx: &mut Cx, with: fn(&mut Cx, &[Ref]) -> Step) -> Step {
    search_pile_and_deck(cx, cards().named("Groupie"), |cx, found| {
        cx.reveal(found);
        with(cx, found)
    })
}

fn take_or_play(cx: &mut Cx, found: &[Ref]) -> Step {
    let Some(&groupie) = found.first() else { return Ok(()) };
    let playable = cx.can_play_now(groupie, PlayKind::Minion);
    cx.one_of([
        part("Place it into your hand", |cx| cx.place_in_hand(found).map(drop)),
        part("Play it as an extra minion", |cx| cx.play_minions(found)).only_if(move |_| playable),
    ])
}

/// "Up to three of your minions from bases with lower breakpoints move to there."
fn from_lower(cx: &Cx, to: SiteId) -> Vec<Ref> {
    let breakpoint = |site| cx.state().breakpoint(site);
    let mut lower = cx.all(minions().yours());
    lower.retain(|&minion| breakpoint(cx.site_of(minion)) < breakpoint(to));
    lower
}

fn move_up_to(cx: &mut Cx, to: SiteId) -> Step {
    let chosen = cx.choose_from(Why::Move, &from_lower(cx, to), cards().up_to(3))?;
    cx.move_to(&chosen, to)?;
    Ok(())
}

fn power_ballad(cx: &mut Cx, site: SiteId) -> Step {
    give_power(cx, minions().yours().at(site).each(), 1)
}

/// One after the other: the first says the name.
fn rock_of_luuv(cx: &mut Cx) -> Step {
    let home = Home::Player(cx.you());
    let mut deck = cx.search(home)?;
    let mut found: Vec<Ref> = Vec::new();
    for _ in 0..3 {
        let small = minions().power_at_most(2).may();
        let alike = found.first().map_or(small, |&first| small.copy_of(cx.name(first)));
        let Some(minion) = cx.choose_from(Why::Search, &deck, alike)?.one() else { break };
        deck.retain(|&card| card != minion);
        found.push(minion);
    }
    cx.reveal(&found);
    cx.place_in_hand(&found)?;
    cx.shuffle(home);
    Ok(())
}
