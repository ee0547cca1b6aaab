//! Bear Cavalry drive other players' minions from base to base, and catch those that run into them.

mod revised;

use crate::idioms::*;
use engine::cards::*;

/// The Bear Cavalry.
pub const BEAR_CAVALRY: FactionDef = FactionDef {
    name: "Bear Cavalry",
    blurb: "Chase minions away from your bases, and catch those that come running.",
    emblem: "bear-head",
    colors: ["#7a4a24", "#1f3b4d"],
    cards: &[
        minion("General Ivan", 1, 6)
            .text("Ongoing: Your minions cannot be destroyed.")
            .art("ushanka")
            .has(YOUR_MINIONS_CANNOT_BE_DESTROYED),
        minion("Polar Commando", 2, 4)
            .text("Ongoing: While this is your only minion here, it has +2 power and cannot be destroyed.")
            .art("polar-bear")
            .has(power(|eye, minion| if minion == eye.this() && is_alone(eye) { 2 } else { 0 }))
            .has(protects(|eye, card, effect| {
                effect.kind == EffectKind::Destroy && card == eye.this() && is_alone(eye)
            })),
        minion("Bear Cavalry", 3, 3)
            .text("Move another player's minion from here to another base.")
            .art("mounted-knight")
            .on_play(|cx| move_elsewhere(cx, minions().of_others().here())),
        minion("Cub Scout", 4, 3)
            .text("Ongoing: After another player's minion moves here, destroy it if it has less power than this minion.")
            .art("bear-face")
            .has(after(
                EventKind::Moved,
                |eye, event| !theirs_moved_here(eye, event).is_empty(),
                cub_scout,
            )),
        action("Bear Hug", 1)
            .text("Each other player destroys their minion of least power (they choose among equals).")
            .art("love-howl")
            .affects(minions().of_others())
            .on_play(bear_hug),
        action("Bear Necessities", 1)
            .text("Destroy an action played on a minion or a base.")
            .art("honey-jar")
            .on_play(|cx| destroy(cx, actions())),
        action("Bear Rides You", 1)
            .text("Move one of your minions to another base.")
            .art("cavalry")
            .affects(minions().yours())
            .on_play(|cx| move_elsewhere(cx, minions().yours())),
        action("Commission", 2)
            .text("Play an extra minion. Then move another player's minion from that minion's base to another base.")
            .art("medallist")
            .affects(minions().of_others())
            .on_play(|cx| commission(cx, minions().of_others())),
        on_base("High Ground", 1)
            .text("Play on a base. Ongoing: While you have a minion here, destroy every other player's minion that moves here.")
            .art("mountain-climbing")
            .has(
                after(
                    EventKind::Moved,
                    |eye, event| !theirs_moved_here(eye, event).is_empty(),
                    |cx| cx.destroy(&still_here(cx, minions())).map(drop),
                )
                .only_when(|eye| eye.any(minions().yours().here())),
            ),
        on_base("Superiority", 1)
            .text("Play on a base. Ongoing: Other players' cards cannot destroy your minions here, move them, or return them to your hand or deck.")
            .art("rank-3")
            .has(protects(|eye, card, effect| {
                use EffectKind::{Destroy, Move, Return};
                matches!(effect.kind, Destroy | Move | Return)
                    && effect.cause.is_other_player(eye.you())
                    && eye.is(card, minions().yours().here())
            })),
        action("You're Pretty Much Borscht", 1)
            .text("Choose a base where you have a minion. Move all other players' minions from there to one other base.")
            .art("cauldron")
            .affects(minions().of_others().that(is_where_you_have_one))
            .on_play(borscht),
        action("You're Screwed", 2)
            .text("Choose a base where you have a minion. Move another player's minion from there to another base.")
            .art("screw")
            .affects(minions().of_others().that(is_where_you_have_one))
            .on_play(|cx| match site_of_yours(cx)? {
                Some(site) => move_elsewhere(cx, minions().of_others().at(site)),
                None => Ok(()),
            }),
    ],
    titan: Some(
        titan("Major Ursa")
            .text("Special: Instead of your regular minion play, you may play this titan on a base where you have a minion. Ongoing: After this titan moves to a base, you may move another player's minion of power 3 or less from there to another base. Talent: Place a +1 power counter on this titan, then move it to another base.")
            .rulings(&[
                "After each of its moves, not only after its talent.",
                "The counter is placed also if there is no other base to move to.",
            ])
            .art("paw-front")
            .has(titan_instead_of(PlayKind::Minion, where_you_have_a_minion))
            .has(
                after(
                    EventKind::Moved,
                    |eye, event| moved_to(eye, event).is_some(),
                    |cx| match cx.heard(moved_to) {
                        Some(there) => move_elsewhere(cx, small_ones_at(there)),
                        None => Ok(()),
                    },
                )
                .only_while(|eye, event| {
                    moved_to(eye, event).is_some_and(|there| eye.any(small_ones_at(there)))
                })
                .may(),
            )
            .has(talent(always, |cx| {
                let this = cx.this();
                cx.place_counters(&[this], 1)?;
                cx.move_to_one_of(this, &cx.other_sites(this)).map(drop)
            })),
    ),
    revised: Revision { cards: revised::CARDS, gone: &["Bear Cavalry", "You're Screwed"] },
};

/// "Your minions cannot be destroyed."
const YOUR_MINIONS_CANNOT_BE_DESTROYED: Ability = protects(|eye, card, effect| {
    effect.kind == EffectKind::Destroy && eye.is(card, minions().yours())
});

fn is_alone(eye: &Eye) -> bool {
    !eye.any(minions().yours().here().other())
}

/// The minions of other players that an event moved here. Who came with them was not here to see it.
fn theirs_moved_here(eye: &Eye, event: &Event) -> Vec<Ref> {
    let moved = event.moved().filter(|&(m, to)| to == eye.here() && is_theirs(eye, m));
    moved.map(|(m, _)| m.card).collect()
}

/// "Another player's minion."
fn is_theirs(eye: &Eye, minion: &Snapshot) -> bool {
    minion.sorts.is_minion() && minion.controller.is_some_and(|seat| seat != eye.you())
}

/// Those of them that are still here, as the description says.
fn still_here(cx: &Cx, which: Select) -> Vec<Ref> {
    cx.among(&cx.heard(theirs_moved_here), which.here())
}

fn cub_scout(cx: &mut Cx) -> Step {
    let this = cx.this();
    if cx.state().stays(this) {
        cx.destroy(&still_here(cx, minions().power_below(cx.power(this))))?;
    }
    Ok(())
}

/// Everybody chooses before anything is destroyed.
fn bear_hug(cx: &mut Cx) -> Step {
    let mut doomed = Vec::new();
    for player in cx.other_players() {
        let least = weakest(cx, minions().of(player));
        doomed.push((player, cx.choice_of(player, Why::Destroy, &least, cards())?));
    }
    for (player, minion) in doomed {
        cx.done_by(player, |cx| cx.destroy(&minion))?;
    }
    Ok(())
}

fn site_of_yours(cx: &mut Cx) -> Step<Option<SiteId>> {
    cx.choose_base(|eye, site| eye.any(minions().yours().at(site)))
}

fn borscht(cx: &mut Cx) -> Step {
    let Some(from) = site_of_yours(cx)? else { return Ok(()) };
    move_together(cx, &cx.all(minions().of_others().at(from)))
}

/// "This titan moves to a base": where an event moved it.
fn moved_to(eye: &Eye, event: &Event) -> Option<SiteId> {
    event.moved().find(|&(card, _)| eye.was_this(card)).map(|(_, to)| to)
}

/// "Another player's minion of power 3 or less from there."
const fn small_ones_at(there: SiteId) -> Select {
    minions().of_others().at(there).power_at_most(3)
}

/// "Play an extra minion. ... move another player's minion from that minion's base to another base."
fn commission(cx: &mut Cx, theirs: Select) -> Step {
    let played = cx.play_now(Permission::minion(), Choice::May)?;
    let Some(minion) = played.one() else { return Ok(()) };
    move_elsewhere(cx, theirs.at(cx.last_site(minion)))
}
