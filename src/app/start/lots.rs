//! Drawing lots.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Drawing lots.
pub struct Lots(Pcg64Mcg);

impl Lots {
    /// Lots that fall as the seed says.
    #[must_use]
    pub fn new(seed: u64) -> Lots {
        Lots(Pcg64Mcg::seed_from_u64(seed))
    }

    /// A number below `n`; `n` is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.random_range(0..n)
    }

    /// Puts a list in any order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}
