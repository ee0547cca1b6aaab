//! The native command `smashup`.

fn main() {}
