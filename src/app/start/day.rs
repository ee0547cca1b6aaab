//! Days in the reader's own way of writing them.

use js_sys::{Array, Date, Function, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

thread_local! {
    /// Made once: that takes longer than to write a hundred days with it.
    static WRITES: Function = {
        let options = Object::new();
        // A browser that does not know this writes days another way.
        let _unknown = Reflect::set(&options, &"dateStyle".into(), &"medium".into());
        Intl::DateTimeFormat::new(&Array::new(), &options).format()
    };
}

/// The day of a moment, given in milliseconds since 1970, as the reader writes it, and as year, month and day in numbers.
#[must_use]
pub fn day(moment: u64) -> [String; 2] {
    let date = Date::new(&JsValue::from_f64(moment as f64));
    let written = WRITES.with(|writes| writes.call1(&JsValue::NULL, &date));
    let written = written.ok().and_then(|text| text.as_string()).unwrap_or_default();
    let numbers =
        format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date());
    [written, numbers]
}
