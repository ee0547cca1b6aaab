//! The words card files build abilities with.

use crate::look::eye::Eye;
use crate::nouns::effect::{Effect, EffectKind};
use crate::nouns::event::{Event, EventKind, Happened};
use crate::nouns::going::{Going, To};
use crate::nouns::ids::{CardId, Ref, Seat, SiteId};
use crate::nouns::play::{Attempt, Permission, PlayKind};
use crate::nouns::tags::Tags;
use crate::nouns::time::Window;
use crate::print::ability::{Ability, Label, Limit};
use crate::print::act::{Act, Run, Test, TitanSites};
use crate::print::kinds::{
    Bound, CardNumber, CardRule, Fresh, Guard, Moment, Offer, OwnNumber, Rule, SeatNumber,
    SeatRule, SiteNumber,
};
use crate::run::cx::{Cx, Step};

pub use crate::print::act::always;

/// "Talent: ..."
#[must_use]
pub const fn talent(can: Test, run: Run) -> Ability {
    Ability::new(Label::Talent, Act::Run(Moment::Talent, can, run)).may()
}

/// "On your turn, you may ..."
#[must_use]
pub const fn on_your_turn(can: Test, run: Run) -> Ability {
    Ability::new(Label::Ongoing, Act::Run(Moment::OnYourTurn, can, run)).may()
}

/// "Any time you can play an action, you may instead ...": not one from elsewhere than the hand, nor a certain one.
#[must_use]
pub const fn instead_of_an_action(can: Test, run: Run) -> Ability {
    Ability::new(Label::Ongoing, Act::Run(Moment::InsteadOfAction, can, run)).may()
}

/// "Once on your turn, you may play a minion here off the top of your deck instead of from your hand.": in place of any such play
/// that waits, or of one that is now or never.
#[must_use]
pub const fn plays_off_the_top_here() -> Ability {
    let can = |eye: &Eye| eye.could_play_off_the_top_here();
    let run = |cx: &mut Cx| cx.play_off_the_top_here();
    Ability::new(Label::Ongoing, Act::Run(Moment::OffTheTop, can, run)).may()
}

/// In a window of the turn or of a scoring, if this is its moment: whose turn it is, which base scores. Whether it has
/// anything to do is not asked here; what its text demands is said with [`Ability::only_when`].
#[must_use]
pub const fn at(window: Window, moment: Test, run: Run) -> Ability {
    Ability::new(Label::Ongoing, Act::At(window, moment, run))
}

/// "At the start of each player's turn, ...": of a base, whose "you" is that player.
#[must_use]
pub const fn at_start_of_turn(run: Run) -> Ability {
    at(Window::StartOfTurn, always, run)
}

/// "At the start of your turn, ..."
#[must_use]
pub const fn at_start_of_your_turn(run: Run) -> Ability {
    at(Window::StartOfTurn, |eye| !eye.not_your_turn(), run)
}

/// "At the end of the turn, ..."
#[must_use]
pub const fn at_end_of_turn(run: Run) -> Ability {
    at(Window::EndOfTurn, always, run)
}

/// "At the end of your turn, ..."
#[must_use]
pub const fn at_end_of_your_turn(run: Run) -> Ability {
    at(Window::EndOfTurn, |eye| !eye.not_your_turn(), run)
}

/// "Before a base scores, ..."
#[must_use]
pub const fn before_a_base_scores(run: Run) -> Ability {
    at(Window::BeforeScoring, always, run)
}

/// "..., you may play this card ...": the Special of a card that plays itself, by a play that is open in that moment.
#[must_use]
pub const fn plays_itself(window: Window, play: fn(&Eye) -> Option<Permission>) -> Ability {
    at(window, always, |cx| cx.play_itself()).playing_itself(play).may().from_hand()
}

/// "Special: When this card is revealed off the top of your deck, you may play it ...": in its turn among what answers that,
/// from wherever it lies by then.
#[must_use]
pub const fn plays_itself_when_revealed(play: fn(&Eye) -> Option<Permission>) -> Ability {
    let is_this = |eye: &Eye, event: &Event| event.what.each_card().any(|card| eye.was_this(card));
    after(EventKind::Shown, is_this, |cx| cx.play_itself())
        .playing_itself(play)
        .may()
        .while_revealed()
}

/// "On your turn, you may play this card ..."
#[must_use]
pub const fn plays_itself_on_your_turn(play: fn(&Eye) -> Option<Permission>) -> Ability {
    on_your_turn(|eye| eye.can_play_itself(), |cx| cx.play_itself()).playing_itself(play)
}

/// "Before this base scores, ..."
#[must_use]
pub const fn before_this_base_scores(run: Run) -> Ability {
    at(Window::BeforeScoring, |eye| eye.scores_here(), run)
}

/// "After a base scores, ..."
#[must_use]
pub const fn after_a_base_scores(run: Run) -> Ability {
    at(Window::AfterScoring, always, run)
}

/// "When this base scores, ..."
#[must_use]
pub const fn when_this_base_scores(run: Run) -> Ability {
    at(Window::WhenScoring, |eye| eye.scores_here(), run)
}

/// "After this base scores, ..."
#[must_use]
pub const fn after_this_base_scores(run: Run) -> Ability {
    at(Window::AfterScoring, |eye| eye.scores_here(), run)
}

/// "After this base scores and is replaced, ...", and what it does with "the base that replaces this one".
#[must_use]
pub const fn after_this_base_is_replaced(run: Run) -> Ability {
    at(Window::AfterReplacement, |eye| eye.is_scored_base(), run)
}

/// "After this base scores, ... this card ... instead of the discard pile.": not if something else has already been
/// declared for it.
#[must_use]
pub const fn instead_of_its_discard(run: Run) -> Ability {
    let goes = |eye: &Eye| eye.scores_here() && !eye.state.has_fate(eye.this());
    at(Window::AfterScoring, goes, run)
}

/// "After ..., ..."
#[must_use]
pub const fn after(kind: EventKind, heard: fn(&Eye, &Event) -> bool, run: Run) -> Ability {
    Ability::new(Label::Ongoing, Act::After(kind, heard, run))
}

/// "Special: When this card enters stasis, ..."
#[must_use]
pub const fn entering_stasis(run: Run) -> Ability {
    Ability::new(Label::Special, Act::Run(Moment::InStasis, always, run)).in_stasis()
}

/// "After ..., you may play an extra ...": in your Play Cards phase the play is granted, at other times it is an
/// optional ability like any other.
#[must_use]
pub const fn extra_play_after(
    kind: EventKind,
    heard: fn(&Eye, &Event) -> bool,
    what: fn(&Eye, &Event) -> Permission,
) -> Ability {
    Ability::new(Label::Ongoing, Act::ExtraPlay(kind, heard, what)).may()
}

/// "If ... would be ..., ... instead", of the card that it would happen to: whether it took its place.
#[must_use]
pub const fn instead(
    of: EffectKind,
    can: fn(&Eye, CardId) -> bool,
    run: fn(&mut Cx, Ref) -> Step<bool>,
) -> Ability {
    Ability::new(Label::Ongoing, Act::Instead(of, can, run))
}

/// "... goes to ... instead of the discard pile.": of cards bound for it from wherever they are.
#[must_use]
pub const fn goes(to: fn(&Eye, &Going) -> Option<To>) -> Ability {
    Ability::new(Label::Ongoing, Act::Goes(to))
}

/// "... has +N power."
#[must_use]
pub const fn power(amount: fn(&Eye, CardId) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::CardNumber(CardNumber::Power, amount))
}

/// "This minion has +1 power for each ... here of power N or more.": N for the minions that it counts, 0 for all others. Of
/// several that count each other, none counts what is only strong by leaning on itself.
#[must_use]
pub const fn for_each_strong(least: fn(&Eye, CardId) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::CardNumber(CardNumber::ForEachStrong, least))
}

/// "... add to your power here": power without a minion.
#[must_use]
pub const fn presence(amount: fn(&Eye) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::OwnNumber(OwnNumber::Presence, amount))
}

/// "The breakpoint is ..."
#[must_use]
pub const fn breakpoint(amount: fn(&Eye, SiteId) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::SiteNumber(SiteNumber::Breakpoint, amount))
}

/// "If this base's starting breakpoint is less than N, it is increased to N.": N, or 0 where it is not.
#[must_use]
pub const fn least_breakpoint(number: fn(&Eye, SiteId) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::SiteNumber(SiteNumber::LeastBreakpoint, number))
}

/// "... are awarded N VP less when this base scores.": what is added to what a player is awarded from the base that this
/// card is at.
#[must_use]
pub const fn awards(amount: fn(&Eye, Seat) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::SeatNumber(SeatNumber::Award, amount))
}

/// "... is not affected by ..." and "cannot be destroyed".
#[must_use]
pub const fn protects(from: fn(&Eye, CardId, &Effect) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::Guard(Guard::Protects, from))
}

/// "If ... would affect ..., destroy this card and it does not."
#[must_use]
pub const fn shields(from: fn(&Eye, CardId, &Effect) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::Guard(Guard::Shields, from))
}

/// "... cannot play ..."
#[must_use]
pub const fn forbids(what: fn(&Eye, &Attempt) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::Bound(Bound::Forbidden, what))
}

/// "Players must discard a card to play ...": before the card is played, and another one.
#[must_use]
pub const fn costs_a_discard(what: fn(&Eye, &Attempt) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::Bound(Bound::Discard, what))
}

/// "On your turn, you may play an extra ..." while the card is in play.
#[must_use]
pub const fn permits(what: fn(&Eye) -> Permission) -> Ability {
    Ability::new(Label::Ongoing, Act::Offer(Offer::Another, always, what))
}

/// "You may play ... instead of from your hand": what may be played in place of a play of this kind, within its limits.
#[must_use]
pub const fn stands_for(of: PlayKind, can: Test, what: fn(&Eye) -> Permission) -> Ability {
    Ability::new(Label::Ongoing, Act::Offer(Offer::in_place_of(of), can, what))
}

/// "Any time you could play ..., you can play this card instead.": by the Special of a minion in the hand.
#[must_use]
pub const fn stands_for_this(of: PlayKind) -> Ability {
    let this: fn(&Eye) -> Permission = |eye| Permission::minion().only(eye.state.at(eye.this()));
    stands_for(of, always, this).special().from_hand()
}

/// "You can only play this card ..."
#[must_use]
pub const fn only_if(holds: fn(&Eye, &Attempt) -> bool) -> Ability {
    Ability::new(Label::None, Act::Bound(Bound::OnlyIf, holds))
}

/// "Special: On your turn, you may play this titan ..."
#[must_use]
pub const fn titan_on_your_turn(sites: TitanSites) -> Ability {
    on_your_turn(|eye| eye.can_play_own_titan(), |cx| cx.play_this_titan().map(drop))
        .playing_titan(sites)
}

/// "Special: Instead of your regular minion play, you may play this titan ...": or of the action play.
#[must_use]
pub const fn titan_instead_of(kind: PlayKind, sites: TitanSites) -> Ability {
    match kind {
        PlayKind::Action => on_your_turn(
            |eye| eye.can_spend(&[PlayKind::Action]) && eye.can_play_own_titan(),
            |cx| cx.play_titan_instead_of(&[PlayKind::Action]),
        ),
        PlayKind::Minion | PlayKind::Titan | PlayKind::Either => on_your_turn(
            |eye| eye.can_spend(&[PlayKind::Minion]) && eye.can_play_own_titan(),
            |cx| cx.play_titan_instead_of(&[PlayKind::Minion]),
        ),
    }
    .playing_titan(sites)
}

/// "Special: Instead of your regular minion and action play, you may play this titan ..."
#[must_use]
pub const fn titan_instead_of_both(sites: TitanSites) -> Ability {
    on_your_turn(
        |eye| eye.can_spend(&BOTH_PLAYS) && eye.can_play_own_titan(),
        |cx| cx.play_titan_instead_of(&BOTH_PLAYS),
    )
    .playing_titan(sites)
}

/// The regular plays of a turn.
const BOTH_PLAYS: [PlayKind; 2] = [PlayKind::Minion, PlayKind::Action];

/// "Special: At the start of your turn, you may play this titan ...", and in other windows.
#[must_use]
pub const fn titan_at(window: Window, moment: Test, sites: TitanSites) -> Ability {
    at(window, moment, |cx| cx.play_this_titan().map(drop)).playing_titan(sites)
}

/// "Special: After ..., you may play this titan ..."
#[must_use]
pub const fn titan_after(
    kind: EventKind,
    heard: fn(&Eye, &Event) -> bool,
    sites: TitanSites,
) -> Ability {
    after(kind, heard, |cx| cx.play_this_titan().map(drop)).playing_titan(sites)
}

/// "Titans here do not make other titans leave."
#[must_use]
pub const fn no_clash() -> Ability {
    Ability::new(Label::Ongoing, Act::Rule(Rule::NoClash, always))
}

/// "Your total titan limit is increased by N.": how many more titans you may have in play.
#[must_use]
pub const fn more_titans(amount: fn(&Eye) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::OwnNumber(OwnNumber::Titans, amount))
}

/// "Once per turn, when you use an ability that says OR, you may use both parts."
#[must_use]
pub const fn both_parts() -> Ability {
    Ability::new(Label::Ongoing, Act::Rule(Rule::BothParts, always)).may()
}

/// "The top card of the base deck lies face up, and this base also has its abilities."
#[must_use]
pub const fn top_base_too() -> Ability {
    Ability::new(Label::Ongoing, Act::Rule(Rule::TopBase, always))
}

/// "... adds ... to its controller's power here": power that each player has at its site without a minion.
#[must_use]
pub const fn presence_of(amount: fn(&Eye, Seat) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::SeatNumber(SeatNumber::Presence, amount))
}

/// "Draw an additional card before the end of your turn.": how many more each player draws then.
#[must_use]
pub const fn more_draws(amount: fn(&Eye, Seat) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::SeatNumber(SeatNumber::Draws, amount))
}

/// "Their maximum hand size is increased (or reduced) by N.": how many more cards each player may keep after drawing.
#[must_use]
pub const fn hand_size(amount: fn(&Eye, Seat) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::SeatNumber(SeatNumber::HandLimit, amount))
}

/// "... may not add additional cards to their hand.": the players of whom this holds. What abilities would put into their hand is discarded.
#[must_use]
pub const fn closes_hand(whose: fn(&Eye, Seat) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::SeatRule(SeatRule::HandClosed, whose))
}

/// "This minion adds no power to its base.": the minions of which this holds.
#[must_use]
pub const fn adds_nothing(which: fn(&Eye, CardId) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::CardRule(CardRule::AddsNothing, which))
}

/// "+1 power counters on it do not add to its power.": the minions of which this holds.
#[must_use]
pub const fn counters_add_nothing(which: fn(&Eye, CardId) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::CardRule(CardRule::CountersAddNothing, which))
}

/// "This minion has 0 power.": the minions of which this holds, whatever they start from and whatever adds to it.
#[must_use]
pub const fn powerless(which: fn(&Eye, CardId) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::CardRule(CardRule::Powerless, which))
}

/// "Its power isn't added to its controller's total power here.", but to that of all: the minions of which this holds.
#[must_use]
pub const fn adds_nothing_for_its_controller(which: fn(&Eye, CardId) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::CardRule(CardRule::AddsNothingForYou, which))
}

/// "This card also has the names of ...": of the cards of which this holds, wherever they are.
#[must_use]
pub const fn also_named(which: fn(&Eye, CardId) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::CardRule(CardRule::AlsoNamed, which))
}

/// "When this base scores, add N treasures to the reward."
#[must_use]
pub const fn more_loot(amount: fn(&Eye, SiteId) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::SiteNumber(SiteNumber::Loot, amount))
}

/// "... cannot play or use Special abilities."
#[must_use]
pub const fn forbids_specials(who: fn(&Eye, &Attempt) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::Bound(Bound::Specials, who))
}

/// On-play, if something holds; limited, if it is.
#[must_use]
pub const fn on_play(can: Test, run: Run) -> Ability {
    Ability::new(Label::None, Act::Run(Moment::OnPlay, can, run))
}

/// "Special: When this card is uncovered, ...": of a card that is played from where it was buried.
#[must_use]
pub const fn when_uncovered(run: Run) -> Ability {
    Ability::new(Label::Special, Act::Run(Moment::OnPlay, |eye| eye.was_uncovered(), run))
}

/// "... add N less power to their controller's total.": N for the minions it is about, 0 for all others. It counts for who
/// controls them, not toward the breakpoint; no minion adds less than nothing.
#[must_use]
pub const fn adds_less(number: fn(&Eye, CardId) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::CardNumber(CardNumber::AddsLess, number))
}

/// "Its printed power is treated as N.": N for the minions it is about, 0 for all others.
#[must_use]
pub const fn counts_as_printed(number: fn(&Eye, CardId) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::CardNumber(CardNumber::Printed, number))
}

/// "After this base is played, ...": also where it replaces another.
#[must_use]
pub const fn after_this_base_is_played(run: Run) -> Ability {
    let it_came = |eye: &Eye, event: &Event| event.base_came() == eye.host.site;
    Ability::new(Label::None, Act::After(EventKind::BaseCame, it_came, run)).of_itself()
}

/// "If this base is there as the game begins, ..."
#[must_use]
pub const fn at_setup(run: Run) -> Ability {
    Ability::new(Label::None, Act::Run(Moment::Setup, always, run))
}

/// "Ongoing: If ..., destroy this card.": done as soon as that holds, however it came about, once for as long as it does. It has
/// its turn among all that must be done after what brought it about, if it still holds then; after a card's own play first.
#[must_use]
pub const fn as_soon_as(holds: Test, run: Run) -> Ability {
    Ability::new(Label::Ongoing, Act::Run(Moment::AsSoonAs, holds, run))
}

/// "Ongoing: You control this minion.": begins as the card is played, and lasts; again as it is transferred.
#[must_use]
pub const fn from_the_play_on(run: Run) -> Ability {
    Ability::new(Label::Ongoing, Act::Run(Moment::OnPlay, always, run))
}

/// "... on each of your turns": granted once in each, and kept.
#[must_use]
pub const fn each_turn(run: Run) -> Ability {
    Ability::new(Label::Ongoing, Act::Run(Moment::EachTurn, always, run))
}

/// "All players ignore this base's ability."
#[must_use]
pub const fn all_ignore_base() -> Ability {
    Ability::new(Label::Ongoing, Act::Rule(Rule::AllIgnoreBase, always))
}

/// "You may ignore this base's ability."
#[must_use]
pub const fn you_may_ignore_base() -> Ability {
    Ability::new(Label::Ongoing, Act::Rule(Rule::YouMayIgnoreBase, always))
}

/// "One of your minions ... can use its talent twice."
#[must_use]
pub const fn talent_twice(which: fn(&Eye, CardId) -> bool) -> Ability {
    talents_twice(which).limited(Limit::OncePerTurn)
}

/// "Your cards ... may use their talents a second time.": each of them.
#[must_use]
pub const fn talents_twice(which: fn(&Eye, CardId) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::CardRule(CardRule::TalentTwice, which))
}

/// "If another player's power here has decreased this turn ...": the table remembers whose has, where, for as long as a card
/// with this is in the game. What the card does then is its talent, which asks [`Eye::others_have_lost_power_here`].
#[must_use]
pub const fn recalls_lost_power() -> Ability {
    Ability::new(Label::Talent, Act::Rule(Rule::RecallsLostPower, always)).from_hand()
}

/// "This minion's power is equal to ...": what it starts from.
#[must_use]
pub const fn starting_power(number: fn(&Eye) -> i32) -> Ability {
    Ability::new(Label::Ongoing, Act::OwnNumber(OwnNumber::Starting, number))
}

/// "Its starting power is increased to the highest starting power of ...": of these minions, if that is more.
#[must_use]
pub const fn starts_as_high_as(which: fn(&Eye, CardId) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::CardRule(CardRule::StartsAsHigh, which))
}

/// "This minion's abilities are cancelled.", of a minion or a base.
#[must_use]
pub const fn cancels(which: fn(&Eye, CardId) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::CardRule(CardRule::Cancels, which))
}

/// "This base cannot score."
#[must_use]
pub const fn cannot_score() -> Ability {
    Ability::new(Label::Ongoing, Act::Rule(Rule::NoScoring, always))
}

/// "Special: When another player plays ..., you may ..."
#[must_use]
pub const fn when_played(heard: fn(&Eye, &Event) -> bool, run: Run) -> Ability {
    Ability::new(Label::Special, Act::When(Fresh::Play, heard, run)).may().from_hand()
}

/// "When a player plays ..., ...": of a card in play, before what is played does anything.
#[must_use]
pub const fn answers_play(heard: fn(&Eye, &Event) -> bool, run: Run) -> Ability {
    Ability::new(Label::Ongoing, Act::When(Fresh::Play, heard, run))
}

/// "Immediately after you flip a coin, you may ...": before its result counts.
#[must_use]
pub const fn when_you_flip(run: Run) -> Ability {
    let you: fn(&Eye, &Event) -> bool =
        |eye, event| matches!(event.what, Happened::CoinFell(seat, _) if seat == eye.you());
    Ability::new(Label::Ongoing, Act::When(Fresh::Flip, you, run)).may()
}

/// "When another player plays a card that affects ..., you may have it affect this minion instead."
#[must_use]
pub const fn may_take(which: fn(&Eye, CardId, &Effect) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::Guard(Guard::Takes, which)).may()
}

/// "When a standard action directly affects ..., you may choose ... to be affected the same way.": whether a card in play
/// may be added to those that the effect is meant for.
#[must_use]
pub const fn joins(which: fn(&Eye, CardId, &Effect) -> bool) -> Ability {
    Ability::new(Label::Ongoing, Act::Guard(Guard::Joins, which)).may()
}

/// "... are considered ..."
#[must_use]
pub const fn tags(which: fn(&Eye, CardId) -> Tags) -> Ability {
    Ability::new(Label::Ongoing, Act::Tags(which))
}
