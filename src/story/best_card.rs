//! The card that brought most victory points.

use crate::engine::event::{Event, Happened};
use crate::engine::ids::{DefId, Seat, SiteId};
use crate::engine::snapshot::Snapshot;

/// A card, whose it was, and the points it stood for.
pub type Best = (DefId, Seat, i32);

/// The card with most points: those that its own ability gave, and those of each place at a base where no other minion of its
/// player had more power as the base scored. The first that came to as many; none where no card brought any.
#[must_use]
pub fn best_card(log: &[Event]) -> Option<Best> {
    let mut found: Vec<Best> = Vec::new();
    for (at, event) in log.iter().enumerate() {
        match &event.what {
            // What a base gives is no card's of a player.
            Happened::GainedVp(seat, n) if event.cause.by == Some(*seat) => {
                if let Some(def) = event.cause.def {
                    add(&mut found, def, *seat, *n);
                }
            }
            Happened::Awarded(site, awards) => {
                for award in awards {
                    for def in strongest(log.get(at..).unwrap_or_default(), *site, award.seat) {
                        add(&mut found, def, award.seat, award.points);
                    }
                }
            }
            _ => {}
        }
    }
    let better = |best: Best, next: Best| if next.2 > best.2 { next } else { best };
    found.into_iter().reduce(better).filter(|best| best.2 > 0)
}

fn add(found: &mut Vec<Best>, def: DefId, seat: Seat, n: i32) {
    match found.iter_mut().find(|(d, s, _)| (*d, *s) == (def, seat)) {
        Some((.., sum)) => *sum += n,
        None => found.push((def, seat, n)),
    }
}

/// The minions of most power that a seat had at a base as it scored: they are told as they leave it. The same minion twice
/// counts once.
fn strongest(after: &[Event], site: SiteId, seat: Seat) -> Vec<DefId> {
    let over = |e: &Event| match e.what {
        Happened::Replaced(at, ..) | Happened::ScoringStopped(at) => at == site,
        Happened::TurnEnded(_) => true,
        _ => false,
    };
    let gone = after.iter().take_while(|e| !over(e)).flat_map(|e| match &e.what {
        Happened::Went { cards, .. } => cards.iter().collect(),
        Happened::Moved(all) => all.iter().map(|(card, _)| card).collect(),
        _ => Vec::new(),
    });
    let own = |card: &&Snapshot| {
        card.sorts.is_minion() && card.site == Some(site) && card.controller == Some(seat)
    };
    let own: Vec<&Snapshot> = gone.filter(own).collect();
    let most = own.iter().map(|card| card.power).max().unwrap_or(0);
    let mut names: Vec<DefId> = Vec::new();
    for card in own.iter().filter(|card| card.power == most && most > 0) {
        if !names.contains(&card.def) {
            names.push(card.def);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::tests::random_game;

    /// What stands for the points of a place was there, and belonged to whoever got them.
    #[test]
    fn the_best_card_of_a_game_brought_no_more_than_its_player_gained() {
        for seed in 0..20 {
            let game = random_game(seed, 10_000);
            let (def, seat, n) = best_card(game.log()).expect("somebody has won");
            let gained = |e: &Event| match e.what {
                Happened::GainedVp(who, n) if who == seat => n.max(0),
                _ => 0,
            };
            let all: i32 = game.log().iter().map(gained).sum();
            assert!(n > 0 && n <= all, "{n} of {all}");
            assert!(game.state().cards.iter().any(|c| c.def == def), "a card of the game");
        }
    }
}
