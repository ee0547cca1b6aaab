//! Wreck-It Ralph: actions on bases, and minions that race to where they are played.

use crate::idioms::*;

/// Wreck-It Ralph.
pub const WRECK_IT_RALPH: FactionDef = FactionDef {
    name: "Wreck-It Ralph",
    blurb: "Build on bases or wreck them, and race from one to the next.",
    colors: ["#ff6fa8", "#3f2a14"],
    cards: &[
        minion("Wreck-It Ralph", 1, 5)
            .text("Talent: Play an action on this base as an extra action OR destroy an action on this base.")
            .rulings(&["Played at once."])
            .has(talent(
                |eye| may_have_one_for_this_base(eye) || eye.any(actions().on_this_base()),
                |cx| {
                cx.one_of([
                    part("Play an action here", play_on_this_base).only_if(may_have_one_for_this_base),
                    part("Destroy one", |cx| destroy(cx, actions().on_this_base()))
                        .only_if(|eye| eye.any(actions().on_this_base())),
                ])
            },
            )),
        minion("Fix-It Felix Jr.", 1, 4)
            .text("Place an action that can be played on a base from your discard pile into your hand. Talent: Place an action on this base on top of its owner's deck.")
            .on_play(|cx| take(cx, actions().in_discard().that(|eye, card| eye.goes_on_a_base(card))))
            .has(talent(
                |eye| eye.any(actions().on_this_base()),
                |cx| place_on_deck(cx, actions().on_this_base()),
            )),
        minion("Vanellope Von Schweetz", 1, 3)
            .text("Talent: Move this minion to another base and place a +1 power counter on it.")
            .has(talent(
                |eye| !eye.other_sites(eye.this()).is_empty(),
                |cx| {
                    cx.move_to_one_of(cx.this(), &cx.other_sites(cx.this()))?;
                    cx.place_counters(&[cx.this()], 1)
                },
            )),
        minion("Sergeant Calhoun", 3, 3)
            .text("Talent: If you have an action on this base, each of your other minions here gains +1 power until the end of the turn.")
            .rulings(&["Minions that come later do not gain it."])
            .has(talent(
                |eye| {
                    eye.any(actions().yours().on_this_base())
                        && eye.any(minions().yours().here().other())
                },
                |cx| give_power(cx, minions().yours().here().other().each(), 1),
            )),
        minion("Sugar Rush Racer", 4, 2)
            .text("Ongoing: After you play an action on a base, you may move this minion to or from that base to give it +1 power until the end of the turn.")
            .rulings(&["After each such action, and each Sugar Rush Racer."])
            .has(
                after(EventKind::Played, you_play_an_action_on_a_base, race)
                    .only_while(|eye, event| !racing_goals(eye, event).is_empty())
                    .may(),
            ),
        on_base("Cy-Bug Infestation", 1)
            .text("Play on a base. Talent: Destroy this card. Starting with the player to your left, each player moves all of their cards here to another base of their choice. Destroy this base. Replace it with the top card of the base deck.")
            .rulings(&["The base does not score.", "All of a player's cards go to the same base."])
            .has(talent(always, cy_bug_infestation)),
        action("Escape Pod", 2)
            .text("Move up to two of your cards from a base to another base. Special: Before a base scores, move one of your cards from there to another base.")
            .rulings(&["Both from the same base, and both to the same base.", "Minions, titans, actions on bases and buried cards."])
            .affects(minions().yours())
            .on_play(escape_pod)
            .has(
                before_a_base_scores(|cx| {
                    let chosen = cx.choose_from(Why::Move, &yours_at(cx, cx.there()), cards())?;
                    move_cards_together(cx, &chosen)
                })
                .special_from_hand(),
            ),
        on_base("I'm Gonna Wreck It!", 2)
            .text("Play on a base. Ongoing: This base's breakpoint is reduced by 3. Talent: This base's abilities are cancelled until the start of your next turn.")
            .has(breakpoint(|eye, site| if site == eye.here() { -3 } else { 0 }))
            .has(talent(always, |cx| {
                let base: Vec<CardId> = cx.eye().base_here().into_iter().collect();
                cx.cancel(&cx.refs(&base), cx.start_of_your_next_turn())
            })),
        on_base("Kart Bakery", 1)
            .text("Play on a base. Talent: If you have a minion here, draw a card.")
            .has(talent(|eye| eye.any(minions().yours().here()), |cx| cx.draw(cx.you(), 1))),
        on_base("King Candy", 1)
            .text("Play on a base. Talent: You may transfer this card to another base. Choose a minion at this card's base. Until the start of your next turn, the abilities of actions on it are cancelled, and +1 power counters on it do not add to its power.")
            .rulings(&[
                "If you do not transfer this card, choose a minion where it is.",
                "The counters are still on it for whatever asks about them.",
            ])
            .has(talent(
                |eye| eye.any(minions().here()) || !eye.other_sites(eye.this()).is_empty(),
                king_candy,
            ))
            .has(cancels(is_on_the_chosen).unlabelled().lent())
            .has(
                counters_add_nothing(|eye, minion| eye.wearer() == Some(minion))
                    .unlabelled()
                    .lent(),
            ),
        action("Mints Eruption", 1)
            .text("Choose a base. Swap it with a base in the base discard pile. All cards on it stay.")
            .rulings(&["No base scores.", "The cards that stay are not played again."])
            .on_play(|cx| {
                let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
                let found = cx.discarded_bases();
                match cx.choose_from(Why::NextBase, &found, cards())?.one() {
                    Some(base) => cx.exchange_base(site, NewBase::Discarded(base), Keep::All),
                    None => Ok(()),
                }
            }),
        on_base("Research Lab Beacon", 1)
            .text("Play on a base. Ongoing: If four or more minions are here, destroy this card. Talent: Name a faction. Move all minions of that faction to here.")
            .rulings(&["Whoever controls them."])
            .has(as_soon_as(|eye| eye.count(minions().here()) >= 4, destroy_this))
            .has(talent(|eye| eye.any(minions().elsewhere()), |cx| {
                let Some(faction) = cx.name_faction()? else { return Ok(()) };
                let mut called = cx.all(minions().elsewhere());
                called.retain(|m| cx.state().factions(m.card).contains(&faction));
                cx.move_to(&called, cx.here())?;
                Ok(())
            })),
        on_base("Sugar Rush", 1)
            .text("Play on a base. Talent: Move up to two of your minions from here to another base, or from another base to here. Each of them gains +1 power until the end of the turn.")
            .rulings(&["Both from the same base, and both to the same base.", "Those that could not move gain nothing."])
            .has(talent(
                |eye| eye.any(minions().yours()) && !eye.other_sites(eye.this()).is_empty(),
                sugar_rush,
            )),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "An action on this base."
fn on_this_base(eye: &Eye) -> Option<Permission> {
    eye.base_here().map(|base| Permission::action().onto(eye.state.at(base)))
}

/// "Play an action on this base ...": whether you are asked.
fn may_have_one_for_this_base(eye: &Eye) -> bool {
    on_this_base(eye).is_some_and(|play| may_have_one_to_play(eye, play))
}

/// "Play an action on this base as an extra action."
fn play_on_this_base(cx: &mut Cx) -> Step {
    match on_this_base(&cx.eye()) {
        Some(play) => cx.play_now(play, Choice::Must).map(drop),
        None => Ok(()),
    }
}

/// "After you play an action on a base ..."
fn you_play_an_action_on_a_base(eye: &Eye, event: &Event) -> bool {
    event.play().is_some_and(|play| {
        let on_a_base = play.kind == PlayKind::Action && play.at.is_some() && play.on.is_none();
        on_a_base && play.by == Some(eye.you())
    })
}

/// "... to or from that base": where this minion can move to.
fn racing_goals(eye: &Eye, event: &Event) -> Vec<SiteId> {
    let mut sites = eye.other_sites(eye.this());
    let that = event.play().and_then(|play| play.at);
    if eye.state.site_of(eye.this()) != that {
        sites.retain(|&site| Some(site) == that);
    }
    sites
}

fn race(cx: &mut Cx) -> Step {
    let (this, goals) = (cx.this(), cx.heard(racing_goals));
    match cx.move_to_one_of(this, &goals)? {
        true => cx.give_power(&[this], 1, cx.end_of_turn()),
        false => Ok(()),
    }
}

/// "Your cards" at a site that can move by themselves: minions, titans, actions on the base and what is buried.
fn yours_at(cx: &Cx, site: SiteId) -> Vec<Ref> {
    let mut yours = cx.all(minions().yours().at(site));
    yours.extend(cx.all(titans().yours().at(site)));
    yours.extend(cx.all(actions().yours().on_base_at(site)));
    yours.extend(cx.all(buried().yours().at(site)));
    yours
}

/// Moves cards to a site: actions are transferred to the base there.
fn move_cards_to(cx: &mut Cx, moving: &[Ref], to: SiteId) -> Step {
    let (deeds, others): (Vec<Ref>, Vec<Ref>) =
        moving.iter().partition(|card| cx.eye().is(card.card, actions()));
    let base = cx.state().site(to).map(|site| cx.state().at(site.base));
    // The actions first: they count where a titan clashes.
    for action in deeds {
        if let Some(base) = base {
            cx.transfer_action(action, base)?;
        }
    }
    cx.move_to(&others, to).map(drop)
}

/// "Move ... to another base": these cards of one base, to the same one.
fn move_cards_together(cx: &mut Cx, moving: &[Ref]) -> Step {
    let Some(&first) = moving.first() else { return Ok(()) };
    match cx.choose_site(Why::MoveAllTo, &cx.other_sites(first))? {
        Some(to) => move_cards_to(cx, moving, to),
        None => Ok(()),
    }
}

/// "Each player moves all of their cards here to another base of their choice."
fn cy_bug_infestation(cx: &mut Cx) -> Step {
    let here = cx.here();
    let mut players: Vec<Seat> = cx.state().clockwise_from(cx.you()).collect();
    players.rotate_left(1);
    destroy_this(cx)?;
    for player in players {
        cx.as_player(player, |cx| {
            cx.done_by(player, |cx| move_cards_together(cx, &yours_at(cx, here)))
        })?;
    }
    cx.destroy_base(here, NewBase::Top, Keep::Nothing)
}

/// "Move up to two of your cards from a base to another base.": the first says from where.
fn escape_pod(cx: &mut Cx) -> Step {
    let all: Vec<Ref> = cx.sites().into_iter().flat_map(|site| yours_at(cx, site)).collect();
    let first = cx.choose_from(Why::Move, &all, cards().may())?;
    let Some(one) = first.one() else { return Ok(()) };
    let mut others = yours_at(cx, cx.site_of(one));
    others.retain(|&card| card != one);
    let second = cx.choose_from(Why::Move, &others, cards().may())?;
    move_cards_together(cx, &[&first[..], &second[..]].concat())
}

fn king_candy(cx: &mut Cx) -> Step {
    let this = cx.this();
    if let Some(to) = cx.pick_site(cx.you(), Why::MoveTo(this.card), &cx.other_sites(this), 0)? {
        let base = cx.state().site(to).map(|site| cx.state().at(site.base));
        if let Some(base) = base {
            cx.transfer_action(this, base)?;
        }
    }
    let chosen = cx.choose(Why::Choose, minions().at(cx.site_of(this)))?;
    cx.stand_about(&chosen, cx.start_of_your_next_turn())
}

/// "... the abilities of actions on it are cancelled."
fn is_on_the_chosen(eye: &Eye, card: CardId) -> bool {
    let on = eye.state.card(card).zone;
    eye.wearer().is_some_and(|minion| on == Zone::On(minion)) && eye.state.is_action(card)
}

fn sugar_rush(cx: &mut Cx) -> Step {
    let here = cx.here();
    let first = cx.choose(Why::Move, minions().yours().may())?;
    let Some(one) = first.one() else { return Ok(()) };
    let from = cx.site_of(one);
    let mut others = cx.all(minions().yours().at(from));
    others.retain(|&minion| minion != one);
    let second = cx.choose_from(Why::Move, &others, minions().may())?;
    let both = [&first[..], &second[..]].concat();
    let to = match from == here {
        true => cx.choose_site(Why::MoveAllTo, &cx.other_sites(one))?,
        false => Some(here),
    };
    let Some(to) = to else { return Ok(()) };
    let moved = cx.move_to(&both, to)?;
    cx.give_power(&moved, 1, cx.end_of_turn())
}
