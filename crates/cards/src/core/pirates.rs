//! Pirates sail: their minions move before and after a base scores, and sink the small fry.

use crate::idioms::*;
use engine::cards::*;

/// The Pirates.
pub const PIRATES: FactionDef = FactionDef {
    name: "Pirates",
    blurb: "Sail from base to base, and make small minions walk the plank.",
    emblem: "pirate-flag",
    colors: ["#3b6fb6", "#16263f"],
    cards: &[
        minion("Pirate King", 1, 5)
            .text("Special: Before a base scores, you may move this minion there.")
            .rulings(&["He may leave another base that was ready, which then may not score this turn."])
            .art("pirate-captain")
            .has(before_a_base_scores(pirate_king).only_when(|eye| !eye.scores_here()).special().may()),
        minion("Buccaneer", 2, 4)
            .text("Special: If this minion would be destroyed, move it to another base instead.")
            .rulings(&[
                "It must move if there is another base; its controller chooses which.",
                "If it cannot move, it is destroyed.",
            ])
            .art("pirate-coat")
            .has(instead(EffectKind::Destroy, has_another_base, buccaneer).special()),
        minion("Cut Lass", 3, 3)
            .text("You may destroy a minion of power 2 or less here.")
            .art("sabers-choc")
            .on_play(|cx| may_destroy_one(cx, minions().here().power_at_most(2))),
        minion("First Mate", 4, 2)
            .text("Special: After this base scores, you may move this minion to another base instead of the discard pile.")
            .rulings(&[
                "It moves when the cards leave, before the new base is there: it cannot go to that one.",
                "If there is no other base it is discarded.",
            ])
            .art("pirate-hat")
            .has(instead_of_its_discard(first_mate).special().may()),
        action("Broadside", 2)
            .text("On a base where you have a minion, destroy all of one player's minions of power 2 or less.")
            .rulings(&["You may name a player who has no such minion there, and also yourself."])
            .art("cannon-shot")
            .on_play(broadside),
        action("Cannon", 1)
            .text("Destroy up to two minions of power 2 or less.")
            .art("cannon")
            .on_play(|cx| {
                let doomed = cx.choose_up_to(2, Why::Destroy, minions().power_at_most(2))?;
                cx.destroy_all(&doomed)?;
                Ok(())
            }),
        action("Dinghy", 2)
            .text("Move up to two of your minions to other bases.")
            .art("canoe")
            .on_play(|cx| sail(cx, 2)),
        action("Full Sail", 1)
            .text("Move any number of your minions to other bases. Special: Before a base scores, you may play this card.")
            .rulings(&["Played by its Special it uses none of your plays."])
            .art("galleon")
            .on_play(|cx| sail(cx, u8::MAX))
            .has(before_a_base_scores(|cx| sail(cx, u8::MAX)).special().may().from_hand()),
        action("Powderkeg", 1)
            .text("Destroy one of your minions and all minions of equal or less power at its base.")
            .rulings(&[
                "The power your minion has as you play this counts.",
                "If your minion survives, the others are destroyed all the same.",
            ])
            .art("powder")
            .on_play(powderkeg),
        action("Sea Dogs", 1)
            .text("Name a faction. Move all other players' minions of that faction from one base to another.")
            .rulings(&["A protected minion stays where it is; the others move."])
            .art("sea-dragon")
            .on_play(sea_dogs),
        action("Shanghai", 1)
            .text("Move another player's minion to another base.")
            .art("hook")
            .on_play(|cx| match cx.choose(Why::Move, minions().of_others())? {
                Some(minion) => move_elsewhere(cx, minion),
                None => Ok(()),
            }),
        action("Swashbuckling", 1)
            .text("Each of your minions gains +1 power until the end of the turn.")
            .rulings(&["Minions that come later do not gain the power."])
            .art("crossed-sabres")
            .on_play(|cx| {
                let yours = cx.all(minions().yours());
                cx.give_power(&yours, 1, cx.end_of_turn())
            }),
    ],
};

fn pirate_king(cx: &mut Cx) -> Step {
    let this = cx.this();
    if let Some(site) = cx.eye().scoring_site() {
        cx.move_to(this, site)?;
    }
    Ok(())
}

fn has_another_base(eye: &Eye, minion: CardId) -> bool {
    minion == eye.this() && !eye.other_sites(minion).is_empty()
}

fn buccaneer(cx: &mut Cx, this: Ref) -> Step<bool> {
    let others = cx.other_sites(this.card);
    match cx.choose_site(Why::MoveTo(this.card), &others)? {
        Some(site) => cx.move_to(this, site),
        None => Ok(false),
    }
}

fn first_mate(cx: &mut Cx) -> Step {
    let this = cx.this();
    let others = cx.other_sites(this.card);
    if let Some(site) = cx.choose_site(Why::MoveTo(this.card), &others)? {
        cx.instead_of_discard(this, Fate::Move(site));
    }
    Ok(())
}

/// Any player may be named, also one who has no such minion there.
fn broadside(cx: &mut Cx) -> Step {
    let mut sites = cx.sites();
    sites.retain(|&s| !cx.all(minions().yours().at(s)).is_empty());
    let Some(site) = cx.choose_site(Why::ChooseBase, &sites)? else { return Ok(()) };
    let players: Vec<_> = cx.state().clockwise().collect();
    let Some(player) = cx.choose_player(&players)? else { return Ok(()) };
    let doomed = cx.minions_of(player, minions().at(site).power_at_most(2));
    cx.destroy_all(&doomed)?;
    Ok(())
}

fn sail(cx: &mut Cx, most: u8) -> Step {
    for minion in cx.choose_up_to(most, Why::Move, minions().yours())? {
        move_elsewhere(cx, minion)?;
    }
    Ok(())
}

fn powderkeg(cx: &mut Cx) -> Step {
    let Some(yours) = cx.choose(Why::Destroy, minions().yours())? else { return Ok(()) };
    let Some(site) = cx.state().site_of(yours.card) else { return Ok(()) };
    let power = cx.state().power(yours.card);
    let doomed = cx.all(minions().at(site).power_at_most(power));
    cx.destroy_all(&doomed)?;
    Ok(())
}

fn sea_dogs(cx: &mut Cx) -> Step {
    let Some(faction) = cx.name_faction()? else { return Ok(()) };
    let mut theirs = cx.all(minions().of_others());
    theirs.retain(|m| cx.state().factions(m.card).contains(&faction));
    let mut sites = cx.sites();
    sites.retain(|&s| theirs.iter().any(|m| cx.state().site_of(m.card) == Some(s)));
    let Some(from) = cx.choose_site(Why::ChooseBase, &sites)? else { return Ok(()) };
    theirs.retain(|m| cx.state().site_of(m.card) == Some(from));
    let others = cx.state().other_sites(Some(from));
    if let Some(to) = cx.choose_site(Why::MoveAllTo, &others)? {
        cx.move_all(&theirs, to)?;
    }
    Ok(())
}
