//! Innsmouth: ten of the same, and what ten of the same can do.

use super::idioms::*;

/// Innsmouth.
pub const INNSMOUTH: FactionDef = FactionDef {
    name: "Innsmouth",
    blurb: "The Locals, the Locals and the Locals: small, alike, and many.",
    colors: ["#2f7d7a", "#16303a"],
    cards: &[
        minion("The Locals", 10, 2)
            .text("Reveal the top three cards of your deck. Place each The Locals among them into your hand, and the others on the bottom of your deck.")
            .on_play(|cx| {
                let revealed = cx.reveal_top(cx.you(), 3)?;
                keep_some(cx, &revealed, cards().named("The Locals"))
            }),
        on_base("In Plain Sight", 1)
            .text("Play on a base. Ongoing: Your minions here of power 2 or less are not affected by other players' cards.")
            .rulings(&["A card that lowers power all the time is judged by the power without it: it lowers a 3, and cannot lower a 2."])
            .has(protects(|eye, card, effect| {
                is_by_others_on_yours_here(eye, card, effect)
                    && eye.power_against(card, effect) <= 2
            })),
        action("Mysteries of the Deep", 1)
            .text("If you have three or more minions of the same name on one base, draw three cards. You may then draw two more cards and two Madness cards.")
            .on_play(|cx| {
                if !three_alike(&cx.eye()) {
                    return Ok(());
                }
                cx.draw(cx.you(), 3)?;
                let more =
                    cx.state().can_draw(cx.you()) && !cx.state().deck(Home::Madness).is_empty();
                if !more || !cx.yes()? {
                    return Ok(());
                }
                cx.draw(cx.you(), 2)?;
                cx.draw_madness(cx.you(), 2)?;
                Ok(())
            }),
        action("New Acolytes", 1)
            .text("Each player shuffles all minions from their discard pile into their deck.")
            .on_play(|cx| {
                for player in cx.players() {
                    let pile = cx.all(minions().in_discard().of(player));
                    cx.shuffle_into_deck(&pile, player)?;
                }
                Ok(())
            }),
        action("Recruitment", 1)
            .text("Draw up to three Madness cards. For each one drawn, you may play an extra minion.")
            .on_play(|cx| {
                for _ in 0..draw_up_to_three_madness(cx)? {
                    cx.extra_play(Permission::minion())?;
                }
                Ok(())
            }),
        action("Return to the Sea", 1)
            .text("Special: After a base scores, return any number of your minions of the same name from there to your hand.")
            .affects(minions().yours())
            .has(after_a_base_scores(return_to_the_sea).special_from_hand()),
        on_base("Sacred Circle", 1)
            .text("Play on a base. Talent: If it has the same name as another minion here, you may play an extra minion here.")
            .has(talent(always, |cx| {
                cx.extra_play(Permission::minion().at(cx.here()).named_as_one_at(cx.here()))
            })),
        action("Spreading the Word", 2)
            .text("Choose a minion in play. Play up to two extra minions of the same name.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                let alike = Permission::minion().named_as(minion.card);
                cx.extra_play(alike)?;
                cx.extra_play(alike)
            }),
        action("The Deep Ones", 2)
            .text("Each of your minions of power 2 or less gains +1 power until the end of the turn.")
            .rulings(&["Only minions in play when you play this card."])
            .raises()
            .affects(minions().yours().power_at_most(2))
            .on_play(|cx| give_power(cx, minions().yours().power_at_most(2).each(), 1)),
    ],
    titan: Some(
        titan("Dagon")
            .text("Special: On your turn, you may play this titan on a base where you have two or more minions of the same name. Ongoing: You have +1 power here for each minion here that shares its name with another one here. Talent: Play an extra minion.")
            .rulings(&["Any player's minions here give you power."])
            .has(comes_to_two_alike())
            .has(presence(|eye| eye.count(minions().here().that(has_a_namesake_here))))
            .has(talent(always, |cx| cx.extra_play(Permission::minion()))),
    ),
    revised: Revision::of(&[
        on_base("In Plain Sight", 1)
            .text("Play on a base. Ongoing: Your minions here of printed power 2 or less are not affected by other players' cards.")
            .rulings(&["What raises or lowers a minion's power does not matter."])
            .has(protects(|eye, card, effect| {
                is_by_others_on_yours_here(eye, card, effect)
                    && eye.printed_against(card, effect) <= 2
            })),
        titan("Dagon")
            .text("Special: On your turn, you may play this titan on a base where you have two or more minions of the same name. Ongoing: You have +1 power here for each of your minions here that shares its name with another minion here. Talent: Play an extra minion here.")
            .rulings(&["The other minion of that name may be any player's."])
            .has(comes_to_two_alike())
            .has(presence(|eye| eye.count(minions().yours().here().that(has_a_namesake_here))))
            .has(talent(always, |cx| cx.extra_play(Permission::minion().at(cx.here())))),
    ]),
};

/// "Your minions here ... are not affected by other players' cards.": whether an effect is one of those on one of these.
fn is_by_others_on_yours_here(eye: &Eye, card: CardId, effect: &Effect) -> bool {
    effect.cause.is_other_player(eye.you()) && eye.is(card, minions().yours().here())
}

/// "On your turn, you may play this titan on a base where you have two or more minions of the same name."
const fn comes_to_two_alike() -> Ability {
    titan_on_your_turn(|eye| eye.sites_where(|eye, site| has_alike(eye, site, 2)))
}

fn three_alike(eye: &Eye) -> bool {
    eye.state.sites.iter().any(|site| has_alike(eye, site.id, 3))
}

/// "... or more minions of the same name": so many of yours at a base.
fn has_alike(eye: &Eye, site: SiteId, n: i32) -> bool {
    let mut yours = eye.all(minions().yours().at(site)).into_iter();
    let alike = |minion: Ref| minions().yours().at(site).copy_of(eye.name(minion.card));
    yours.any(|minion| eye.count(alike(minion)) >= n)
}

fn return_to_the_sea(cx: &mut Cx) -> Step {
    let first = cx.choose(Why::Return, minions().yours().there().may())?;
    let Some(minion) = first.one() else { return Ok(()) };
    // One after the other: each has the same name as all before it.
    let mut going = vec![minion];
    loop {
        let mut alike = cx.all(minions().yours().there());
        let fits = |m: Ref| going.iter().all(|g| cx.state().same_name(g.card, m.card));
        alike.retain(|&m| !going.contains(&m) && fits(m));
        match cx.choose_from(Why::Return, &alike, cards().may())?.one() {
            Some(another) => going.push(another),
            None => break,
        }
    }
    cx.return_to_hand(&going)?;
    Ok(())
}

/// "... another one here" of its name.
fn has_a_namesake_here(eye: &Eye, minion: CardId) -> bool {
    eye.all(minions().here())
        .iter()
        .any(|other| other.card != minion && eye.state.same_name(other.card, minion))
}
