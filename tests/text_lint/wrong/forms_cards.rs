//! For each form of sentence a card that keeps to its text and some that do not: Honest ones and Liars.

use smashup::engine::cards::*;
use smashup::engine::faction::{FactionDef, Revision, SetDef};

const FENCE: &str = "Discard a treasure from your hand. If you do, draw a card.";
const SLAYER: &str = "Destroy a monster. If you do, draw a card.";
const FINDER: &str = "Place a treasure from the treasure discard pile into your hand.";
const WAVERER: &str =
    "Talent: Place a +1 power counter on one of your minions here OR destroy one of your minions.";
const ELOPERS: &str = "Move a minion of yours and a minion of another player to another base.";
const BRAGGART: &str = "Ongoing: For each minion here, this minion has +2 power.";
const HOARDER: &str = "For each minion here, place two +1 power counters on this minion.";
const FAIR: &str = "You may play an extra minion of power 2 or less and/or an extra action.";
const MUGGER: &str = "Transfer an action from a minion to one of your minions.";
const TAXMAN: &str = "Remove two +1 power counters from your minions.";
const PIT: &str = "Choose a base. Destroy up to two minions there.";
const NURSE: &str = "Special: After this base scores, place your minions of power 3 or less here into your hand instead of the discard pile.";
const SNIPER: &str = "Destroy a minion of power 3.";
const MATCHMAKER: &str = "You may play an extra minion of power 3.";
const RUMMAGER: &str = "Draw a minion of power 2 or less off the top of your deck.";
const SUMMONER: &str = "Play a monster on each base.";

const CARDS: &[CardDef] = &[
    minion("Clerk", 1, 2),
    minion("Guard", 1, 3),
    on_minion("Hat", 1, minions()).text("Play on a minion."),
    action("Honest Fence", 1).text(FENCE).on_play(|cx| discard_to_draw(cx, treasures().in_hand())),
    action("Liars Fence", 1).text(FENCE).on_play(|cx| discard_to_draw(cx, cards().in_hand())),
    action("Honest Slayer", 1).text(SLAYER).affects(minions()).on_play(|cx| slay(cx, monsters())),
    action("Liars Slayer", 1).text(SLAYER).affects(minions()).on_play(|cx| slay(cx, minions())),
    action("Liars Finder", 1).text(FINDER).on_play(|cx| {
        let chosen = cx.choose(Why::Take, treasures().in_hand())?;
        cx.take_into_hand(&chosen, cx.you()).map(drop)
    }),
    minion("Honest Waverer", 1, 1)
        .text(WAVERER)
        .has(talent(always, |cx| waver(cx, minions().yours().here(), minions().yours()))),
    minion("Liars Waverer", 1, 1)
        .text(WAVERER)
        .has(talent(always, |cx| waver(cx, minions().yours(), minions().yours()))),
    minion("Liars Butcher", 1, 1)
        .text(WAVERER)
        .has(talent(always, |cx| waver(cx, minions().yours().here(), minions().here()))),
    action("Honest Elopers", 1)
        .text(ELOPERS)
        .affects(minions())
        .on_play(|cx| elope(cx, minions().yours(), minions().of_others())),
    action("Liars Elopers", 1)
        .text(ELOPERS)
        .affects(minions())
        .on_play(|cx| elope(cx, minions().yours(), minions().yours())),
    minion("Honest Braggart", 1, 1).text(BRAGGART).has(power(|eye, minion| {
        if eye.this() == minion { 2 * eye.count(minions().here()) } else { 0 }
    })),
    minion("Liars Braggart", 1, 1).text(BRAGGART).has(power(|eye, minion| {
        if eye.this() == minion { 3 * eye.count(minions().here()) } else { 0 }
    })),
    minion("Honest Hoarder", 1, 1)
        .text(HOARDER)
        .on_play(|cx| cx.place_counters(&[cx.this()], 2 * cx.eye().count(minions().here()))),
    minion("Liars Hoarder", 1, 1)
        .text(HOARDER)
        .on_play(|cx| cx.place_counters(&[cx.this()], cx.eye().count(minions().here()))),
    minion("Liars Miser", 1, 1).text(HOARDER).on_play(|cx| cx.place_counters(&[cx.this()], 2)),
    action("Honest Fair", 1).text(FAIR).on_play(|cx| {
        cx.extra_play(Permission::minion().power_at_most(2))?;
        cx.extra_play(Permission::action())
    }),
    action("Liars Fair", 1).text(FAIR).on_play(|cx| {
        cx.extra_play(Permission::minion())?;
        cx.extra_play(Permission::action())
    }),
    action("Liars Feast", 1)
        .text("You may play an extra minion of power 2 or less.")
        .on_play(|cx| cx.extra_play(Permission::action())),
    action("Honest Matchmaker", 1)
        .text(MATCHMAKER)
        .on_play(|cx| cx.extra_play(Permission::minion().power_at_least(3).power_at_most(3))),
    action("Liars Matchmaker", 1)
        .text(MATCHMAKER)
        .on_play(|cx| cx.extra_play(Permission::minion().power_at_most(2))),
    action("Honest Sniper", 1)
        .text(SNIPER)
        .affects(minions())
        .on_play(|cx| slay(cx, minions().power_at_least(3).power_at_most(3))),
    action("Liars Sniper", 1)
        .text(SNIPER)
        .affects(minions())
        .on_play(|cx| slay(cx, minions().power_at_most(3))),
    action("Honest Mugger", 1)
        .text(MUGGER)
        .affects(minions())
        .on_play(|cx| mug(cx, actions(), minions().yours())),
    action("Liars Mugger", 1)
        .text(MUGGER)
        .affects(minions())
        .on_play(|cx| mug(cx, actions(), minions())),
    action("Liars Thug", 1).text(MUGGER).affects(minions()).on_play(|cx| {
        cx.choose(Why::Transfer, minions())?;
        mug(cx, actions(), minions().yours())
    }),
    action("Honest Taxman", 1).text(TAXMAN).affects(minions()).on_play(|cx| tax(cx, 1)),
    action("Liars Taxman", 1).text(TAXMAN).affects(minions()).on_play(|cx| tax(cx, 3)),
    action("Honest Pit", 1).text(PIT).on_play(|cx| pit(cx, 2)),
    action("Liars Pit", 1).text(PIT).on_play(|cx| pit(cx, 3)),
    minion("Honest Nurse", 1, 3)
        .text(NURSE)
        .has(after_this_base_scores(|cx| nurse(cx, 3)).special()),
    minion("Liars Nurse", 1, 3)
        .text(NURSE)
        .has(after_this_base_scores(|cx| nurse(cx, 4)).special()),
    minion("Giant", 1, 4),
    action("Honest Rummager", 1).text(RUMMAGER).on_play(|cx| rummage(cx, 2)),
    action("Liars Rummager", 1).text(RUMMAGER).on_play(|cx| rummage(cx, 4)),
    action("Honest Summoner", 1)
        .text(SUMMONER)
        .on_play(|cx| cx.sites().into_iter().try_for_each(|site| cx.play_monsters(1, site))),
    action("Liars Summoner", 1).text(SUMMONER).on_play(|_| Ok(())),
];

const FORMS: FactionDef = FactionDef {
    name: "Forms",
    blurb: "Half of them lie.",
    colors: ["", ""],
    cards: CARDS,
    titan: None,
    revised: Revision::NONE,
};

pub const SET: SetDef = SetDef {
    name: "Forms",
    slug: "forms",
    factions: &[&FORMS],
    bases: &[
        base("Field", "Forms", 30, [1, 1, 1]),
        base("Hill", "Forms", 30, [1, 1, 1]),
        base("Low", "Forms", 5, [1, 1, 1]),
    ],
    revised_bases: Revision::NONE,
    decks: &[
        (Home::Monsters, &[monster("Ogre", 4, 3, 1)]),
        (Home::Treasures, &[on_minion("Ring", 4, minions()).text("Play on a minion.")]),
    ],
};

fn rummage(cx: &mut Cx, most: i32) -> Step {
    let you = cx.you();
    let revealed = cx.reveal_until(you, 1, minions().power_at_most(most))?;
    cx.place_in_hand(&cx.among(&revealed, minions().power_at_most(most)))?;
    cx.shuffle_into_deck(&cx.among(&revealed, cards()), you)
}

fn discard_to_draw(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Discard, which)?;
    if cx.discard(&chosen)?.is_empty() { Ok(()) } else { cx.draw(cx.you(), 1) }
}

fn slay(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Destroy, which)?;
    if cx.destroy(&chosen)?.is_empty() { Ok(()) } else { cx.draw(cx.you(), 1) }
}

fn waver(cx: &mut Cx, grows: Select, dies: Select) -> Step {
    cx.one_of([
        part("Place a counter", |cx| {
            let chosen = cx.choose(Why::CountersTo, grows)?;
            cx.place_counters(&chosen, 1)
        }),
        part("Destroy a minion", |cx| {
            let chosen = cx.choose(Why::Destroy, dies)?;
            cx.destroy(&chosen).map(drop)
        }),
    ])
}

fn elope(cx: &mut Cx, first: Select, second: Select) -> Step {
    let first = cx.choose(Why::Move, first)?;
    let second = cx.choose(Why::Move, second)?;
    let Some(to) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    cx.move_to(&first, to)?;
    cx.move_to(&second, to).map(drop)
}

fn mug(cx: &mut Cx, which: Select, whither: Select) -> Step {
    let Some(action) = cx.choose(Why::Transfer, which)?.one() else { return Ok(()) };
    match cx.choose(Why::MoveTo(action.card), whither)?.one() {
        Some(to) => cx.transfer_action(action, to).map(drop),
        None => Ok(()),
    }
}

fn tax(cx: &mut Cx, each: i32) -> Step {
    let taxed = cx.all(minions().yours());
    cx.remove_counters(&taxed, each).map(drop)
}

/// A base is chosen, then at most so many there.
fn pit(cx: &mut Cx, most: u16) -> Step {
    let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    let chosen = cx.choose(Why::Destroy, minions().at(site).up_to(most))?;
    cx.destroy(&chosen).map(drop)
}

fn nurse(cx: &mut Cx, most: i32) -> Step {
    let there = cx.there();
    let patients = cx.all(minions().yours().at(there).power_at_most(most));
    cx.instead_of_discard(&patients, To::Hand)
}
