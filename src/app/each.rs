//! Lists that change: a row keeps its element for as long as its item is in the list.

use leptos::prelude::*;
use std::sync::Arc;

/// A row for each item, as it is when it comes; `key` tells which is which.
///
/// All lists of the page go through one instance of `<For>`, which knows keys only: each further one would be several
/// kilobytes of what a first visit loads.
pub fn each<T: Clone + Send + Sync + 'static>(
    items: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: fn(&T) -> u64,
    row: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    // With their keys, which cost more than to look for one.
    let held = StoredValue::new(Vec::<(u64, T)>::new());
    let keys = move || {
        let now: Vec<_> = items().into_iter().map(|item| (key(&item), item)).collect();
        let keys = now.iter().map(|(key, _)| *key).collect();
        held.set_value(now);
        keys
    };
    let one = move |wanted| {
        let is_it = |(key, _): &&(u64, T)| *key == wanted;
        let item = held.with_value(|now| now.iter().find(is_it).map(|(_, item)| item.clone()));
        item.map_or_else(|| ().into_any(), &row)
    };
    by_key(Arc::new(keys), Arc::new(one))
}

fn by_key(
    keys: Arc<dyn Fn() -> Vec<u64> + Send + Sync>,
    one: Arc<dyn Fn(u64) -> AnyView + Send + Sync>,
) -> AnyView {
    view! { <For each=move || keys() key=|k| *k children=move |k| one(k) /> }.into_any()
}

/// A key for what is told apart by a text, and by a number.
#[must_use]
pub fn key_of(text: &str, number: u64) -> u64 {
    text.bytes().fold(number ^ 0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}
