//! Teens: five friends of power 3 who each do more with the right one beside them.

use crate::idioms::*;

/// The Teens.
pub const TEENS: FactionDef = FactionDef {
    name: "Teens",
    blurb: "Five friends of power 3: bring the right ones together, and one after the other does more.",
    colors: ["#ffcf70", "#7b2f8e"],
    cards: &[
        minion(BRAIN, 2, 3)
            .text("If there is a Slacker at this base, you may play an extra action. Ongoing: Once each turn, after you play another minion of power 3, you may draw a card.")
            .rulings(&[ANYBODYS, POWER])
            .on_play(|cx| match is_here(cx, SLACKER) {
                true => cx.extra_play(Permission::action()),
                false => Ok(()),
            })
            .has(
                after_another(|cx| cx.draw(cx.you(), 1))
                    .only_when(|eye| eye.state.can_draw(eye.you())),
            ),
        minion(SLACKER, 2, 3)
            .text("If there is a Rebel at this base, move up to two of your minions to other bases. Ongoing: Once each turn, after you play another minion of power 3, you may place a card from your discard pile on the bottom of your deck.")
            .rulings(&[ANYBODYS, "Each to a base of its own, or both to the same.", POWER])
            .on_play(|cx| match is_here(cx, REBEL) {
                true => move_elsewhere(cx, minions().yours().up_to(2)),
                false => Ok(()),
            })
            .has(
                after_another(|cx| place_under_deck(cx, cards().in_discard()).map(drop))
                    .only_when(|eye| !eye.discard(eye.you()).is_empty()),
            ),
        minion(REBEL, 2, 3)
            .text("If there is a Jock at this base, you may play an extra minion of power 3 here other than a Rebel. Ongoing: Once each turn, after you play another minion of power 3, you may move one of your minions to another base.")
            .rulings(&[ANYBODYS, POWER])
            .on_play(|cx| {
                let rebel = cx.state().catalog().def_named("teens/rebel");
                match rebel.filter(|_| is_here(cx, JOCK)) {
                    Some(rebel) => cx.extra_play(AN_EXTRA_THREE.not_named(rebel).at(cx.here())),
                    None => Ok(()),
                }
            })
            .has(
                after_another(|cx| move_elsewhere(cx, minions().yours())).only_when(|eye| {
                    eye.any(minions().yours().that(|eye, m| !eye.other_sites(m).is_empty()))
                }),
            ),
        minion(JOCK, 2, 3)
            .text("If there is a Prep at this base, place two +1 power counters on this minion. Ongoing: Once each turn, after you play another minion of power 3, you may place a +1 power counter on this minion.")
            .rulings(&[ANYBODYS, POWER])
            .on_play(|cx| match is_here(cx, PREP) {
                true => cx.place_counters(&[cx.this()], 2),
                false => Ok(()),
            })
            .has(
                after_another(|cx| cx.place_counters(&[cx.this()], 1))
                    .while_there(),
            ),
        minion(PREP, 2, 3)
            .text("If there is a Brain at this base, you may search your deck for a minion of power 3, reveal it, draw it, and shuffle your deck. Ongoing: Once each turn, after you play another minion of power 3, you may give one of your minions +2 power until the end of the turn.")
            .rulings(&[ANYBODYS, POWER])
            .on_play(|cx| {
                let can_search = is_here(cx, BRAIN) && cx.state().can_draw(cx.you());
                if can_search && cx.yes()? { search_and_draw(cx, OF_POWER_3) } else { Ok(()) }
            })
            .has(after_another(|cx| give_power(cx, minions().yours(), 2))),
        on_minion("Abe Froman", 2, minions().yours())
            .text("Play on one of your minions. Talent: Until the start of your next turn, this minion also has the names of all other minions that you own. Using its abilities does not count as using theirs.")
            .rulings(&[
                "Wherever those minions are. It keeps its own name, and has none of their abilities.",
                "What may be done with only one card of a name goes by the name that is printed on it.",
                "Also when this card has left, and whoever controls the minion then.",
            ])
            .has(talent(always, |cx| cx.stand_about(&cx.wearer(), cx.start_of_your_next_turn())))
            .has(
                also_named(|eye, card| {
                    eye.state.owner(card) == Some(eye.you())
                        && eye.state.is_minion(card)
                        && eye.wearer() != Some(card)
                })
                .unlabelled()
                .lent(),
            ),
        on_minion("Babysitter", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: Your minions here are not affected by other players' cards.")
            .rulings(&[
                "This minion, too, while it is yours.",
                "Actions of other players that already lie on them are destroyed at once.",
            ])
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you()) && eye.is(card, minions().yours().here())
            })),
        on_base("Booty Trap", 1)
            .text("Play on a base. Ongoing: After you play or move a minion with printed power 3 to here, draw a card.")
            .rulings(&["Any player's minion that you move; a card for each of several that move together."])
            .has(after(EventKind::Played, you_play_a_three_here, |cx| cx.draw(cx.you(), 1)))
            .has(after(
                EventKind::Moved,
                |eye, event| threes_you_move_here(eye, event) > 0,
                |cx| cx.draw(cx.you(), cx.heard(threes_you_move_here)),
            )),
        action("Brunch Bunch", 1)
            .text("Choose a base. For each name that you have there on minions with printed power 3, you may choose a different one of these. Move one of your minions to there. Draw a card. Play an extra minion of power 3 there. Give a minion there +2 power until the end of the turn. Place a card from your discard pile on the bottom of your deck.")
            .rulings(&[
                "The names are counted before the first of them. In any order, each at most once.",
                "A minion with several names counts for each of them.",
            ])
            .raises()
            .affects(minions())
            .on_play(brunch_bunch),
        action("Explosion at School", 1)
            .text("Any number of minions of power 3 with different names are shuffled from your discard pile into your deck. Draw a card.")
            .on_play(explosion_at_school),
        action("New Kid", 2)
            .text("Search your deck for a minion of power 3 and play it as an extra minion. Shuffle your deck.")
            .rulings(&["At once."])
            .on_play(|cx| search_deck(cx, OF_POWER_3, |cx, found| cx.play_minions(found))),
        action("Principal's Office", 1)
            .text("Return one of your minions to its owner's hand. You may play an extra minion of printed power 3.")
            .rulings(&["Any minion with that power, also without having returned one."])
            .affects(minions().yours())
            .on_play(|cx| {
                return_to_hand(cx, minions().yours())?;
                cx.extra_play(AN_EXTRA_THREE)
            }),
        action("Strange Science", 1)
            .text("Play a minion of power 3 from your discard pile as an extra minion.")
            .rulings(&["At once."])
            .on_play(|cx| play(cx, AN_EXTRA_THREE.from_discard())),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// The names that others of these cards speak of.
const BRAIN: &str = "Brain";
const SLACKER: &str = "Slacker";
const REBEL: &str = "Rebel";
const JOCK: &str = "Jock";
const PREP: &str = "Prep";

/// How "if there is a ... at this base" is read.
const ANYBODYS: &str = "Whoever controls that one.";
/// How "after you play another minion of power 3" is read.
const POWER: &str = "In any turn, at any base, by the power that it has as it comes into play.";

/// "A minion of power 3."
const OF_POWER_3: Select = minions().power_at_least(3).power_at_most(3);

/// "An extra minion of power 3."
const AN_EXTRA_THREE: Permission = Permission::minion().power_at_least(3).power_at_most(3);

/// "If there is a ... at this base ..."
fn is_here(cx: &Cx, name: &'static str) -> bool {
    cx.eye().any(cards().here().named(name))
}

/// "Once each turn, after you play another minion of power 3, you may ..."
const fn after_another(run: fn(&mut Cx) -> Step) -> Ability {
    after(EventKind::Played, you_play_another_three, run).limited(Limit::OncePerTurn).may()
}

fn you_play_another_three(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|play| {
        play.by == Some(eye.you()) && !eye.was_this(play.card) && play.card.power == 3
    })
}

/// "After you play ... a minion with printed power 3 to here ..."
fn you_play_a_three_here(eye: &Eye, event: &Event) -> bool {
    you_play_a_minion_here(eye, event)
        && event.play().is_some_and(|play| eye.state.printed_power(play.card.card.card) == 3)
}

/// "After you ... move a minion with printed power 3 to here ...": how many.
fn threes_you_move_here(eye: &Eye, event: &Event) -> i32 {
    if event.cause.actor() != Some(eye.you()) {
        return 0;
    }
    let moved = minions_moved_here(eye, event);
    moved.iter().filter(|minion| eye.state.printed_power(minion.card) == 3).count() as i32
}

/// "Each name that you have there on minions with printed power 3.": how many.
fn names_there(eye: &Eye, site: SiteId) -> usize {
    let threes = minions().yours().at(site).that(|eye, m| eye.state.printed_power(m) == 3);
    let threes = eye.all(threes);
    let mut names: Vec<_> = threes.iter().flat_map(|m| eye.state.names(m.card)).collect();
    sort_by_key(&mut names, |&name| name);
    names.dedup();
    names.len()
}

fn brunch_bunch(cx: &mut Cx) -> Step {
    let Some(there) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    let most = names_there(&cx.eye(), there);
    let beside = |eye: &Eye| {
        eye.all(minions().yours()).iter().any(|m| eye.state.site_of(m.card) != Some(there))
    };
    cx.some_of(
        most,
        [
            part("Move a minion to there", |cx| move_yours_to(cx, there, minions()).map(drop))
                .only_if(beside)
                .affecting(minions().yours()),
            part("Draw a card", |cx| cx.draw(cx.you(), 1))
                .only_if(|eye| eye.state.can_draw(eye.you())),
            part("Play an extra minion", |cx| cx.extra_play(AN_EXTRA_THREE.at(there))),
            part("+2 power", |cx| give_power(cx, minions().at(there), 2))
                .only_if(|eye| eye.any(minions().at(there)))
                .raising(),
            part("Place a card on the bottom", |cx| {
                place_under_deck(cx, cards().in_discard()).map(drop)
            })
            .only_if(|eye| !eye.discard(eye.you()).is_empty()),
        ],
    )
}

/// "Any number of minions of power 3 with different names.": one after the other.
fn explosion_at_school(cx: &mut Cx) -> Step {
    let mut left = cx.all(OF_POWER_3.in_discard());
    let mut chosen = Vec::new();
    while let Some(next) = cx.choose_from(Why::ShuffleIn, &left, cards().may())?.one() {
        left.retain(|c| !cx.state().same_name(c.card, next.card));
        chosen.push(next);
    }
    cx.shuffle_into_deck(&chosen, cx.you())?;
    cx.draw(cx.you(), 1)
}
