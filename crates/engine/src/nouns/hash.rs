//! A number made of others.

/// A number made of others, each of which changes it.
pub(crate) struct Hash(u32);

impl Hash {
    /// Of nothing.
    pub(crate) const NONE: Hash = Hash(0x811c_9dc5);

    /// With one number more.
    pub(crate) fn and(self, n: u32) -> Hash {
        Hash((self.0 ^ n).wrapping_mul(0x0100_0193).rotate_left(5))
    }

    /// The number.
    pub(crate) fn number(self) -> u32 {
        self.0
    }

    /// The number of a name.
    pub(crate) fn of_name(name: &str) -> u32 {
        name.bytes().fold(Hash::NONE, |hash, byte| hash.and(byte.into())).number()
    }
}
