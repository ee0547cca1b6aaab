//! A fusion in the hand: let go at a base it is a minion there, by its button it is an action, let go anywhere else it is asked what it is.

use super::super::moves::Move;
use super::mechanics::{Tried, play, try_all};
use super::ways::given;
use crate::engine::question::{AS_ACTION, AS_MINION, Pick, Why};

const FUSIONS: [[&str; 2]; 2] = [["gi_gerald", "ninjas"], ["adolescent_epic_geckos", "wizards"]];

#[test]
fn a_fusion_is_played_by_all_ways() {
    let (mut tried, mut last, mut at_bases) = (Tried::default(), None, 0);
    play(&FUSIONS, 0..6, true, |desk| {
        let answers = desk.game().answers().count();
        if last.replace(answers) != Some(answers) {
            try_all(desk, &mut tried);
        }
        let Some(lift) = &desk.held().lift else { return };
        let as_minion = vec![Pick::Mode(AS_MINION)];
        let at_a_base = lift.targets.iter().filter(|t| t.answers.contains(&as_minion)).count();
        assert!(at_a_base == 0 || lift.anywhere && at_a_base == lift.targets.len());
        if at_a_base > 0 {
            let (after, _) = given(desk, &[Move::LetGo(None)]);
            assert_eq!(after.asked().map(|a| a.ask.why), Some(Why::PlayAs(lift.card)));
            assert!(lift.fuses, "both ways are offered");
            let (_, new) = given(desk, &[Move::AsAction]);
            assert_eq!(new.get(1), Some(&vec![Pick::Mode(AS_ACTION)]), "by its own button");
        }
        at_bases += at_a_base;
    });
    tried.met(&[("play-cards", [true, true, true])]);
    assert!(at_bases > 10, "{at_bases}");
}
