//! Changerbots change: into something faster, into something stronger, into something that shoots.

use crate::idioms::*;

/// The Changerbots.
pub const CHANGERBOTS: FactionDef = FactionDef {
    name: "Changerbots",
    blurb: "Use a talent with every robot: each change gives something and takes something.",
    colors: ["#ef6258", "#1e3c86"],
    cards: &[
        minion("Leader Two", 1, 6)
            .text("Talent: Another of your minions gains +2 power until the end of the turn.")
            .has(talent(
                |eye| eye.any(minions().yours().other()),
                |cx| give_power(cx, minions().yours().other(), 2),
            )),
        minion("Solarshout", 2, 4)
            .text("Talent: Play an extra action, and give this minion -2 power until the end of the turn.")
            .rulings(&["The -2 power stays if it loses its abilities afterwards."])
            .has(talent(always, |cx| {
                cx.extra_play(Permission::action())?;
                cx.give_power(&[cx.this()], -2, cx.end_of_turn())
            })),
        minion("Bruiser", 3, 2)
            .text("Ongoing: This minion cannot be destroyed. Talent: This minion gains +2 power and loses all its abilities until the start of your next turn.")
            .rulings(&[
                "This talent is lost with the others.",
                "Also the abilities that actions have given it (The Touch), but not what actions on it do themselves.",
                "Abilities that it is given later are not lost.",
            ])
            .has(protects(|eye, card, effect| {
                card == eye.this() && effect.kind == EffectKind::Destroy
            }))
            .has(talent(always, |cx| {
                let (this, until) = ([cx.this()], cx.start_of_your_next_turn());
                cx.give_power(&this, 2, until)?;
                cx.lose_abilities(&this, until)
            })),
        minion("Huffie", 4, 3)
            .text("Talent: Move this minion to another base. Until the end of the turn, give it -1 power.")
            .rulings(&["It gets the -1 power also if it could not be moved."])
            .has(talent(has_another_base, drive_off)),
        on_minion("Cesium Armor", 1, minions())
            .text("Play on a minion. Ongoing: This minion cannot be destroyed and has +1 power.")
            .raises()
            .has(power(|eye, minion| i32::from(eye.wearer() == Some(minion))))
            .has(wearer_cannot_be_destroyed()),
        on_minion("Change Into A Gun", 2, minions().yours())
            .text("Play on one of your minions. Destroy a minion of power 4 or less here. Ongoing: This minion has -2 power. At the start of your turn, destroy this card.")
            .rulings(&[
                "No minion is destroyed if this card lands on none of yours.",
                "It may be the minion this card is on, and must be if no other fits; then the power counts that it had before.",
            ])
            .affects(minions().here().power_at_most(4))
            .has(on_play(is_on_yours, |cx| {
                destroy(cx, minions().here().power_at_most(4).that(had_four_or_less))
            }))
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { -2 } else { 0 }))
            .has(at_start_of_your_turn(destroy_this)),
        action("Change Up and Roll On", 1)
            .text("Special: Before a base scores, move any number of your minions to there. Each of them gets -1 power until the end of the turn.")
            .rulings(&[
                "From other bases. Minions that are there already get no -1 power.",
                "A chosen minion that cannot be moved gets it all the same.",
            ])
            .affects(minions().yours())
            .has(before_a_base_scores(change_up).special_from_hand()),
        on_minion("Flighterizer", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: This minion has the ability that follows. Talent: Move this minion to another base and give it -1 power until the end of the turn.")
            .rulings(&[
                "Whoever controls the minion uses its talent.",
                "It gets the -1 power also if it could not be moved.",
            ])
            .has(gives_what_follows())
            .has(talent(has_another_base, drive_off).lent()),
        action("Form Mergacon", 1)
            .text("Choose a base. Give each of your minions there +1 power until the end of the turn.")
            .rulings(&["Minions that come there later do not gain the power."])
            .raises()
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => give_power(cx, minions().yours().at(site).each(), 1),
                None => Ok(()),
            }),
        on_minion("Matrix of Bossiness", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: This minion's printed power is treated as 5.")
            .rulings(&[
                "Whether that is more or less than what is printed.",
                "Counters and other changes are added to it.",
            ])
            .raises()
            .has(counts_as_printed(
                |eye, minion| {
                    if eye.wearer() == Some(minion) { 5 } else { 0 }
                },
            )),
        on_minion("Passengers", 1, minions())
            .text("Play on a minion. Ongoing: This minion has the ability that follows. Talent: If this minion moved this turn, move another of your minions from the base it left to here.")
            .rulings(&[
                "Whoever controls the minion uses its talent.",
                "A move before this card was played counts, too.",
                "If it moved several times, from the base that it left last.",
            ])
            .has(gives_what_follows())
            .has(talent(has_passengers, passengers).lent()),
        on_minion("The Touch", 2, minions().yours())
            .text("Play on one of your minions. Ongoing: This minion has the ability that follows. Talent: This minion gains +3 power and loses all its other abilities until the end of the turn.")
            .rulings(&[
                "Whoever controls the minion uses its talent.",
                "Also the abilities that other actions have given it, but not what actions on it do themselves.",
                "Abilities that it is given later are not lost.",
            ])
            .has(gives_what_follows())
            .has(
                talent(always, |cx| {
                    let this = [cx.this()];
                    cx.give_power(&this, 3, cx.end_of_turn())?;
                    cx.lose_other_abilities(&this, cx.end_of_turn())
                })
                .lent(),
            ),
    ],
    titan: Some(
        titan("Mergacon")
            .text("Special: At the start of your turn, you may play this titan on a base where you have two or more minions. Ongoing: You have +3 power here. Talent: Move this titan to another base. It loses its Ongoing ability until the end of the turn.")
            .rulings(&["The ability is lost also if the titan could not be moved."])
            .has(titan_at(
                Window::StartOfTurn,
                |eye| !eye.not_your_turn(),
                |eye| eye.sites_where(|eye, site| eye.count(minions().yours().at(site)) >= 2),
            ))
            .has(presence(|_| 3))
            .has(talent(has_another_base, |cx| {
                let this = cx.this();
                cx.move_to_one_of(this, &cx.other_sites(this))?;
                cx.lose_other_abilities(&[this], cx.end_of_turn())
            })),
    ),
    revised: Revision::of(&[
        on_minion("Cesium Armor", 1, minions())
            .text("Play on a minion. Ongoing: This minion cannot be destroyed and has +2 power.")
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 }))
            .has(wearer_cannot_be_destroyed()),
    ]),
};

/// "Move this minion to another base and give it -1 power until the end of the turn."
fn drive_off(cx: &mut Cx) -> Step {
    let this = cx.this();
    cx.move_to_one_of(this, &cx.other_sites(this))?;
    cx.give_power(&[this], -1, cx.end_of_turn())
}

/// "Play on one of your minions to ...": another card that has this ability may be on somebody else's.
fn is_on_yours(eye: &Eye) -> bool {
    eye.wearer().is_some_and(|minion| eye.is_yours(minion))
}

/// The -2 power begins only after this: the minion that the card is on counts with the power it had.
fn had_four_or_less(eye: &Eye, minion: CardId) -> bool {
    eye.wearer() != Some(minion) || eye.state.power(minion) <= 2
}

fn change_up(cx: &mut Cx) -> Step {
    let from_elsewhere = |eye: &Eye, minion| eye.state.site_of(minion) != eye.scoring_site();
    let chosen = cx.choose(Why::Move, minions().yours().that(from_elsewhere).any_number())?;
    cx.move_to(&chosen, cx.there())?;
    cx.give_power(&chosen, -1, cx.end_of_turn())
}

/// "The base it left": where this minion was before it last moved this turn, if that base is still there.
fn base_it_left(eye: &Eye) -> Option<SiteId> {
    eye.happened().fold(None::<SiteId>, |left, event| {
        match event.moved().find(|(card, _)| eye.was_this(card)) {
            Some((before, _)) => before.site,
            None => left.filter(|&site| event.base_came() != Some(site)),
        }
    })
}

fn has_passengers(eye: &Eye) -> bool {
    base_it_left(eye).is_some_and(|site| eye.any(minions().yours().at(site).other()))
}

fn passengers(cx: &mut Cx) -> Step {
    match base_it_left(&cx.eye()) {
        Some(site) => move_here(cx, minions().yours().at(site).other()),
        None => Ok(()),
    }
}
