//! What the fuzzer's bytes are read as. Where they end they are zeros.

/// Bytes that are used up.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    /// A number from the next two bytes.
    pub fn number(&mut self) -> usize {
        usize::from(u16::from_be_bytes([self.byte(), self.byte()]))
    }

    /// One of `n` things; the first if there are none.
    pub fn below(&mut self, n: usize) -> usize {
        let number = if n > 256 { self.number() } else { usize::from(self.byte()) };
        number % n.max(1)
    }
}
