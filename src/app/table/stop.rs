//! What the Tab key stops at once, whatever is in it.

use leptos::prelude::*;

/// That what stands here is a part of a single stop: the arrows walk it.
#[derive(Clone, Copy)]
pub struct OneStop;

impl OneStop {
    /// The `tabindex` of a button that stands here.
    #[must_use]
    pub fn tabindex() -> Option<&'static str> {
        use_context::<OneStop>().map(|_| "-1")
    }
}
