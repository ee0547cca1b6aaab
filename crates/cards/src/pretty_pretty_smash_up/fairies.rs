//! Fairies always have a choice: most of what they do is this or that.

use crate::idioms::*;

/// The Fairies.
pub const FAIRIES: FactionDef = FactionDef {
    name: "Fairies",
    blurb: "Pick one wish of two, every time, and flit your charms from minion to minion.",
    colors: ["#8ee6b8", "#4b2a6b"],
    cards: &[
        minion("Titania", 1, 5)
            .text("Return another player's minion to its owner's hand OR play an extra minion.")
            .on_play(|cx| {
                let theirs = minions().of_others();
                cx.one_of([
                    part("Return another player's minion", |cx| return_to_hand(cx, theirs))
                        .only_if(move |eye| eye.any(theirs)),
                    part("Play an extra minion", |cx| cx.extra_play(Permission::minion())),
                ])
            }),
        minion("Glymmer", 2, 4)
            .text("Talent: Another minion has -4 power OR this minion has +1 power, until the start of your next turn.")
            .rulings(&[
                "It lasts until then even if Glymmer leaves play, or if another player takes control of Glymmer and uses its talent as well.",
                "Power is never below 0.",
            ])
            .has(talent(always, glymmer)),
        minion("Puck", 3, 3)
            .text("Play an extra action OR draw a card.")
            .on_play(|cx| {
                cx.one_of([
                    part("Play an extra action", |cx| cx.extra_play(Permission::action())),
                    part("Draw a card", |cx| cx.draw(cx.you(), 1)),
                ])
            }),
        minion("Tinx", 4, 2)
            .text("You may transfer an action from another minion to this one.")
            .rulings(&[
                "Its controller stays the same.",
                "Any player's action, but only one whose text lets it be on this minion.",
            ])
            .on_play(tinx),
        on_minion("Daisy Chain", 2, minions())
            .text("Play on a minion. Ongoing: This minion has +2 power while you control it, and -2 power while you do not.")
            .rulings(&["\"You\" is who controls this card: that does not change if it is transferred."])
            .raises()
            .has(power(|eye, minion| match (eye.wearer() == Some(minion), eye.is_yours(minion)) {
                (true, true) => 2,
                (true, false) => -2,
                (false, _) => 0,
            })),
        on_base("Enchantment", 1)
            .text("Play on a base and choose +1 power OR -1 power. Ongoing: Each minion here has what you chose.")
            .rulings(&[
                "Any player's minions, also those that come later.",
                "What you chose holds at another base, too, if this card is transferred.",
            ])
            .raises()
            .affects(minions().here())
            .on_play(enchantment)
            .has(power(|eye, minion| match eye.named_mode().filter(|_| eye.is_here(minion)) {
                Some(MORE) => 1,
                Some(LESS) => -1,
                _ => 0,
            })),
        action("Fairy Ballet", 1)
            .text("Draw two cards OR draw one and play an extra action.")
            .on_play(|cx| {
                cx.one_of([
                    part("Draw two cards", |cx| cx.draw(cx.you(), 2)),
                    part("Draw a card and play an extra action", draw_and_play),
                ])
            }),
        on_minion("Ladybug", 1, minions())
            .text("Play on a minion. Ongoing: It cannot be destroyed. Talent: Transfer this card to another minion.")
            .rulings(&["You still control it there."])
            .has(wearer_cannot_be_destroyed())
            .has(flies_to_another_minion()),
        on_minion("Leaf Armor", 2, minions())
            .text("Play on a minion. Ongoing: It has +1 power. Talent: Transfer this card to another minion.")
            .rulings(&["You still control it there."])
            .raises()
            .has(power(|eye, minion| i32::from(eye.wearer() == Some(minion))))
            .has(flies_to_another_minion()),
        action("Magic Acorns", 1)
            .text("Each other player discards a random card OR you draw a card and play an extra action.")
            .on_play(magic_acorns),
        on_base("Magic Ward", 1)
            .text("Play on a base. Ongoing: No other player can play actions on this base or on minions here.")
            .rulings(&["Actions that are played on nothing, and actions that are transferred to here, are not stopped."])
            .has(forbids(|eye, attempt| {
                attempt.kind == PlayKind::Action
                    && attempt.seat != eye.you()
                    && attempt.at == Some(eye.here())
            })),
        action("Playful Tricks", 1)
            .text("Destroy up to two actions played on minions or bases OR you may play Spirit of the Forest.")
            .rulings(&[
                "The titan comes to a base of your choice, and uses none of your plays.",
                "Only if it is set aside, beside whoever's deck, and you control no titan in play.",
            ])
            .on_play(playful_tricks),
    ],
    titan: Some(
        titan(SPIRIT)
            .text("Special: Instead of your regular minion play and your regular action play, you may play this titan. Ongoing: Once each turn, when you use an ability that says OR, you may use both parts, in any order. If this titan would be removed because it loses a clash of titans, you may move it to another base instead.")
            .rulings(&["At the base it moves to it may clash again."])
            .has(titan_instead_of_both(anywhere))
            .has(both_parts())
            .has(instead(
                EffectKind::Clash,
                |eye, titan| titan == eye.this() && !eye.other_sites(titan).is_empty(),
                |cx, this| {
                    let others = cx.other_sites(this);
                    match cx.pick_site(cx.you(), Why::MoveTo(this.card), &others, 0)? {
                        Some(site) => Ok(!cx.move_to(&[this], site)?.is_empty()),
                        None => Ok(false),
                    }
                },
            )),
    ),
    revised: Revision::of(&[
    on_minion("Leaf Armor", 2, minions())
        .text("Play on a minion. Ongoing: This minion has the ability that follows. Talent: This minion gains +2 power until the end of the turn.")
        .rulings(&["Whoever controls the minion uses its talent."])
        .has(gives_what_follows())
        .has(
            talent(always, |cx| cx.give_power(&[cx.this()], 2, cx.end_of_turn())).lent(),
        ),
    ]),
};

/// "+1 power" of the Enchantment.
const MORE: u8 = 0;

/// "-1 power" of the Enchantment.
const LESS: u8 = 1;

/// Both of them, which is nothing.
const BOTH: u8 = 2;

/// "Talent: Transfer this card to another minion."
const fn flies_to_another_minion() -> Ability {
    talent(|eye| eye.count(minions()) > 1, |cx| transfer_elsewhere(cx, cx.this()))
}

/// "Draw one and play an extra action."
fn draw_and_play(cx: &mut Cx) -> Step {
    cx.draw(cx.you(), 1)?;
    cx.extra_play(Permission::action())
}

/// "Another minion has -4 power, or this minion has +1 power, until the start of your next turn."
fn glymmer(cx: &mut Cx) -> Step {
    let (others, until) = (minions().other(), cx.start_of_your_next_turn());
    cx.one_of([
        part("Another minion has -4 power", |cx| {
            let chosen = cx.choose(Why::Choose, others)?;
            cx.give_power(&chosen, -4, until)
        })
        .only_if(move |eye| eye.any(others)),
        part("This minion has +1 power", |cx| cx.give_power(&[cx.this()], 1, until)),
    ])
}

/// "Transfer an action from another minion to this one.": one that could be on this one.
fn tinx(cx: &mut Cx) -> Step {
    let this = cx.this();
    let mut fitting = cx.all(actions());
    fitting.retain(|&action| cx.other_wearers(action).contains(&this));
    for action in cx.choose_from(Why::Transfer, &fitting, cards().may())? {
        cx.transfer_action(action, this)?;
    }
    Ok(())
}

/// "Choose +1 power or -1 power."
fn enchantment(cx: &mut Cx) -> Step {
    cx.one_of([
        part("+1 power", |cx| enchants(cx, MORE)).raising(),
        part("-1 power", |cx| enchants(cx, LESS)).affecting(minions()),
    ])
}

/// Remembers which of the two was chosen, as long as this card is in play; where both were, they come to nothing.
fn enchants(cx: &mut Cx, mode: u8) -> Step {
    let chosen = cx.eye().named_mode();
    cx.remember(Named::Mode(if chosen.is_some_and(|other| other != mode) { BOTH } else { mode }));
    Ok(())
}

/// "Each other player discards a random card, or you draw a card and play an extra action."
fn magic_acorns(cx: &mut Cx) -> Step {
    let mut others = cx.other_players();
    others.retain(|&player| !cx.eye().hand(player).is_empty());
    cx.one_of([
        part("Each other player discards a random card", |cx| {
            for &player in &others {
                cx.discard_random(player, 1)?;
            }
            Ok(())
        })
        .only_if(|_| !others.is_empty()),
        part("Draw a card and play an extra action", draw_and_play),
    ])
}

/// The name that Playful Tricks speaks of.
const SPIRIT: &str = "Spirit of the Forest";

/// "Destroy up to two actions ... OR play Spirit of the Forest."
fn playful_tricks(cx: &mut Cx) -> Step {
    let sites = cx.open_sites();
    let can_play = cx.eye().could_play_titan(SPIRIT, &sites);
    cx.one_of([
        part("Destroy up to two actions", |cx| destroy(cx, actions().up_to(2))),
        part("Play Spirit of the Forest", |cx| cx.play_titan_named(SPIRIT, &sites).map(drop))
            .only_if(move |_| can_play),
    ])
}
