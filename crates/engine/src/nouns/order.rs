//! Putting short lists in order.

/// Sorts a list by a key; of equal keys the first stays first.
///
/// By insertion: lists here are short, and the standard library's sort would be some three kilobytes of the page for each
/// type of list.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |a, b| key(a) < key(b));
}

/// The same with a comparison: whether the first of two comes before the second.
pub fn sort_by<T>(list: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && before(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_list_is_sorted_as_the_standard_library_does() {
        let mut n: u32 = 7;
        for long in 0..60 {
            let mut list: Vec<(u32, usize)> = Vec::new();
            for at in 0..long {
                n = n.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                list.push((n >> 28, at));
            }
            let mut wanted = list.clone();
            wanted.sort_by_key(|&(key, _)| key);
            sort_by_key(&mut list, |&(key, _)| key);
            assert_eq!(list, wanted, "equal keys stay as they are");
        }
    }
}
