//! Where a card is: whatever a view holds is found, and each place has its words.

use super::super::place::{Drawn, Where, find};
use super::{new_game, play_on};
use crate::engine::ids::{CardId, Seat};
use crate::engine::privacy::Privacy;
use crate::engine::view::{TableView, view};
use crate::engine::zone::Zone;

/// The cards that lie anywhere in a view, as it is written out whole.
fn written(view: &TableView) -> Vec<CardId> {
    let text = format!("{view:?}");
    let cards = text.split("CardView { id: CardId(").skip(1);
    let id = |rest: &str| rest.split(')').next().and_then(|n| n.parse().ok());
    cards.map(|rest| CardId(id(rest).expect("a number"))).collect()
}

#[test]
fn every_card_of_a_view_is_found_where_it_is() {
    let mut met = Vec::new();
    for seed in 0..12 {
        let mut game = new_game(seed, 3, Privacy::Table);
        let mut n = 0_usize;
        play_on(&mut game, seed, |game| {
            n += 1;
            if !n.is_multiple_of(5) {
                return;
            }
            for viewer in [None, Some(Seat((n % 3) as u8))] {
                let view = view(game, viewer);
                for card in written(&view) {
                    let at = find(&view, card).expect("it is there").at;
                    assert_eq!(at, Where::from(game.state().card(card).zone));
                    met.push(at.slug(viewer));
                }
            }
        });
    }
    for place in ["hand", "site", "discard", "deck"] {
        assert!(met.contains(&place), "none lies there: {place}");
    }
}

#[test]
fn a_place_is_called_what_it_is() {
    let game = new_game(1, 3, Privacy::Table);
    let (a, b) = (Seat(0), Seat(1));
    let view = view(&game, Some(a));
    let site = &view.sites[1];
    let base = super::super::words::def(site.base.def).name;
    for (at, words) in [
        (Where::Hand(a), "in your hand"),
        (Where::Hand(b), ""),
        (Where::Base(site.id), base),
        (Where::Site(site.id), base),
        (Where::Buried(site.id), base),
        (Where::Discard(b), "in the discard pile"),
        (Where::CommonDiscard, "in the discard pile"),
        (Where::Stasis(a), "in stasis"),
        (Where::Aside(a), "set aside"),
        (Where::Played, "being played"),
        (Where::Shown, ""),
        (Where::Deck, ""),
        (Where::Out, ""),
    ] {
        assert_eq!(at.words(&view), words, "{at:?}");
    }
}

#[test]
fn a_card_in_stasis_is_drawn_in_the_panel_of_its_player_and_a_stored_one_nowhere() {
    for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
        assert_eq!(Where::Stasis(Seat(0)).drawn(viewer), Drawn::Panel, "{viewer:?}");
        assert!(!Where::Under(CardId(0)).lies_open(viewer), "{viewer:?}");
    }
}

#[test]
fn what_lies_with_another_card_is_called_after_it_and_its_base() {
    let mut seen = false;
    for seed in 0..20 {
        let mut game = new_game(seed, 3, Privacy::Table);
        play_on(&mut game, seed, |game| {
            let on = game.state().cards.iter().find_map(|c| match c.zone {
                Zone::On(host) => Some(host),
                _ => None,
            });
            let Some(host) = on.filter(|_| !seen) else { return };
            let view = view(game, None);
            let found = find(&view, host).expect("it is in play");
            let site = found.at.site(&view).expect("at a base");
            let base = Where::Base(site).words(&view);
            let name = super::super::words::def(found.card.def).name;
            assert_eq!(Where::On(host).words(&view), format!("on {name}, {base}"));
            assert_eq!(Where::Under(host).words(&view), format!("under {name}, {base}"));
            seen = true;
        });
    }
    assert!(seen, "some action is played on a minion");
}
