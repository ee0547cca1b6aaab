//! Reading the position: what stands, what may be done, what numbers come to. It changes nothing.

pub mod abilities;
pub mod bills;
pub mod check;
pub mod eye;
pub mod find;
pub mod listen;
pub mod madness;
pub mod numbers;
pub mod offers;
pub mod pay;
pub mod playable;
pub mod protect;
pub mod scoring;
pub mod standing;
pub mod state;
