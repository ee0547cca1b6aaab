//! Reads what the page itself has stored, with the browser's own JSON.
//!
//! What serde_json says of a text that it cannot read is read by nobody here, and would be fifteen kilobytes of a first visit:
//! it can write any number with a fraction. It reads backups and old saves, of which people are told what is wrong.

use js_sys::{Array, JSON, Object};
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{self, DeserializeOwned, Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;
use std::fmt;
use wasm_bindgen::{JsCast, JsValue};

/// What a stored text says; nothing if it cannot be read.
pub(super) fn parse<T: DeserializeOwned>(text: &str) -> Option<T> {
    T::deserialize(Value(JSON::parse(text).ok()?)).ok()
}

/// A value of the browser's. Numbers are whole: nothing that is stored has others.
struct Value(JsValue);

/// It is no such value.
#[derive(Debug)]
struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unreadable")
    }
}

impl std::error::Error for Unreadable {}

impl de::Error for Unreadable {
    fn custom<T: fmt::Display>(_: T) -> Unreadable {
        Unreadable
    }
}

impl<'de> IntoDeserializer<'de, Unreadable> for Value {
    type Deserializer = Value;

    fn into_deserializer(self) -> Value {
        self
    }
}

impl<'de> Deserializer<'de> for Value {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        let Value(value) = self;
        if let Some(truth) = value.as_bool() {
            return visitor.visit_bool(truth);
        }
        if let Some(number) = value.as_f64() {
            let whole = number as i64;
            return if whole as f64 == number { visitor.visit_i64(whole) } else { Err(Unreadable) };
        }
        if let Some(text) = value.as_string() {
            return visitor.visit_string(text);
        }
        if let Some(list) = value.dyn_ref::<Array>() {
            let mut values = SeqDeserializer::new(list.iter().map(Value));
            let all = visitor.visit_seq(&mut values)?;
            return values.end().map(|()| all);
        }
        let named = |entry: JsValue| {
            let entry = Array::from(&entry);
            (entry.get(0).as_string().unwrap_or_default(), Value(entry.get(1)))
        };
        match value.dyn_ref::<Object>() {
            Some(object) => {
                let entries = Object::entries(object);
                visitor.visit_map(MapDeserializer::new(entries.iter().map(named)))
            }
            None => visitor.visit_unit(),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct enum identifier ignored_any
    }
}
