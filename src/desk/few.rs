//! A map of few entries, as a list: the standard library's maps would be kilobytes of the page for each type.

/// A map of few entries, in the order in which they came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Few<K, V>(Vec<(K, V)>);

impl<K, V> Few<K, V> {
    /// An empty one.
    #[must_use]
    pub const fn new() -> Few<K, V> {
        Few(Vec::new())
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Its entries.
    pub fn iter(&self) -> impl Iterator<Item = &(K, V)> {
        self.0.iter()
    }

    /// What is there for a key.
    #[must_use]
    pub fn get<Q: ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: PartialEq<Q>,
    {
        self.0.iter().find(|(k, _)| k == key).map(|(_, value)| value)
    }

    /// Puts a value in the place of that for its key, if there is one.
    pub fn insert(&mut self, key: K, value: V)
    where
        K: PartialEq,
    {
        match self.0.iter_mut().find(|(k, _)| *k == key) {
            Some((_, old)) => *old = value,
            None => self.0.push((key, value)),
        }
    }

    /// Takes a key out, if it is there.
    pub fn remove<Q: ?Sized>(&mut self, key: &Q)
    where
        K: PartialEq<Q>,
    {
        self.0.retain(|(k, _)| k != key);
    }
}

impl<K, V> Default for Few<K, V> {
    fn default() -> Few<K, V> {
        Few::new()
    }
}

impl<K, V> IntoIterator for Few<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::Few;

    #[test]
    fn a_key_has_the_value_that_came_last() {
        let mut few: Few<String, u8> = Few::new();
        assert!(few.is_empty() && few.get("a").is_none());
        for (key, value) in [("a", 1), ("b", 2), ("a", 3)] {
            few.insert(key.to_owned(), value);
        }
        assert_eq!((few.get("a"), few.get("b"), few.iter().count()), (Some(&3), Some(&2), 2));
        few.remove("a");
        few.remove("c");
        assert_eq!(few.into_iter().collect::<Vec<_>>(), [("b".to_owned(), 2)]);
    }
}
