//! What is revealed to all is put before all, unless the question that is open shows it anyway: just that, and once.

use super::super::{Desk, Stage, reveal};
use super::{Sitting, chance, new_game, play_on, room};
use crate::engine::event::{Event, Happened};
use crate::engine::ids::{CardId, DefId, Seats};
use crate::engine::privacy::Privacy;
use crate::engine::session::Session;
use crate::engine::view::view;
use crate::engine::zone::Zone;

/// The cards of an event that shows some to all.
fn to_all(event: &Event) -> Option<Vec<(CardId, DefId)>> {
    let Happened::Revealed(cards) = &event.what else { return None };
    let cards: Vec<_> = cards.iter().map(|c| (c.card.card, c.def)).collect();
    Some(cards).filter(|cards| event.seen == Seats::ALL && !cards.is_empty())
}

/// Whether these cards still lie where all see what was revealed.
fn lie_between(game: &Session, cards: &[(CardId, DefId)]) -> bool {
    let mut shown = view(game, None).shown;
    shown.retain(|c| matches!(c.zone, Zone::Revealed(_)));
    cards.iter().all(|(card, _)| shown.iter().any(|c| c.id == *card))
}

/// Whether the open question shows these cards to all who look on.
fn lies_open(game: &Session, cards: &[(CardId, DefId)]) -> bool {
    game.ask().is_some_and(|a| !a.private) && lie_between(game, cards)
}

/// What is to be shown of the events from the `from`-th on.
fn unseen(game: &Session, from: usize) -> Vec<(usize, Vec<DefId>)> {
    let new = game.log().iter().enumerate().skip(from);
    let shown = new.filter_map(|(n, event)| Some((n, to_all(event)?)));
    let gone = shown.filter(|(_, cards)| !lies_open(game, cards));
    gone.map(|(n, cards)| (n, cards.into_iter().map(|(_, def)| def).collect())).collect()
}

#[test]
fn the_first_that_would_not_be_seen_any_more_is_found() {
    // Found; nothing to be found; left where it lies; taken away by a private question.
    let mut met = [0; 4];
    for seed in 0..40 {
        let mut game = new_game(seed, 2 + seed as usize % 3, Privacy::Table);
        let mut before = 0_usize;
        play_on(&mut game, seed, |game| {
            for from in [before, before.saturating_sub(9), 0, game.log().len() + 1] {
                let found = reveal::unseen(game, from);
                assert_eq!(found, unseen(game, from).first().map(|(n, _)| *n));
                assert!(found.is_none_or(|n| n >= from && to_all(&game.log()[n]).is_some()));
                met[usize::from(found.is_none())] += 1;
            }
            for cards in game.log()[before..].iter().filter_map(to_all) {
                let lies = lie_between(game, &cards);
                let private = game.ask().is_none_or(|a| a.private);
                met[2] += u32::from(lies && !private);
                met[3] += u32::from(lies && private);
            }
            before = game.log().len();
        });
    }
    assert!(met.iter().all(|&n| n > 0), "{met:?}");
}

#[test]
fn all_that_was_revealed_is_on_the_screen_once_and_nothing_else() {
    let (mut screens, mut left_lying) = (0, 0);
    for sitting in (0..60).map(Sitting::of).filter(|s| s.crew.is_empty()) {
        let (mut desk, mut rng) = (sitting.desk(), chance(sitting.seed));
        while let Some(what) = room::next(&desk, &mut rng) {
            let (before, stage) = (desk.game().log().len(), desk.stage().clone());
            desk.step(what);
            let new = unseen(desk.game(), before);
            let all = desk.game().log()[before..].iter().filter_map(to_all).count();
            left_lying += all - new.len();
            screens += usize::from(is_screen(&desk) && !new.is_empty());
            if is_screen(&desk) && desk.stage() == &stage {
                continue;
            }
            assert_eq!(is_screen(&desk), !new.is_empty(), "a screen of its own, for as much");
            let cards: Vec<DefId> = new.into_iter().flat_map(|(_, cards)| cards).collect();
            assert_eq!(desk.revealed().cards, cards, "{sitting:?}");
            assert_eq!(desk.revealed().lines.is_empty(), cards.is_empty());
        }
    }
    assert!(screens > 20 && left_lying > 5, "{screens} screens, {left_lying} left lying");
}

fn is_screen(desk: &Desk) -> bool {
    matches!(desk.stage(), Stage::Revealed(_))
}
