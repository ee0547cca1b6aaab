//! What changes the position: the running step, its questions, the verbs, plays, reactions, scorings, turns.

pub mod after;
pub mod alternatives;
pub mod bases;
pub mod candidates;
pub mod choose;
pub mod copy;
pub mod could;
pub mod counters;
pub mod course;
pub mod cx;
pub mod extra;
pub mod frame;
pub mod gate;
pub mod give;
pub mod hands;
pub mod madness;
pub mod react;
pub mod regard;
pub mod score;
pub mod settle;
pub mod tape;
pub mod turn;
pub mod uses;
pub mod verbs;
pub mod worlds;
pub mod zones;
