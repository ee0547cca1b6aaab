//! How games are written in links and saves: `key=value` with `&` between them, percent-encoded.

use crate::game::setup::{Chair, Setup};
use crate::nouns::privacy::Privacy;

/// The value of a key, still encoded; none if it is not there.
#[must_use]
pub fn value<'a>(query: &'a str, key: &str) -> Option<&'a str> {
    query.split('&').find_map(|part| part.strip_prefix(key)?.strip_prefix('='))
}

/// A setup and a seed: `seed=7&factions=Pirates+Ninjas,Robots+Zombies&names=Ana,Ben&open=1`, and `&titans=1` where titans
/// take part.
#[must_use]
pub fn beginning(setup: &Setup, seed: u64) -> String {
    let all = |one: fn(&Chair) -> String| setup.players.iter().map(one).collect::<Vec<_>>();
    let factions =
        |c: &Chair| c.factions.iter().map(|f| encoded(f, "")).collect::<Vec<_>>().join("+");
    let (factions, names) = (all(factions).join(","), all(|c| encoded(&c.name, "")).join(","));
    let open = u8::from(setup.privacy == Privacy::Exact);
    let titans = if setup.titans { "&titans=1" } else { "" };
    format!("seed={seed}&factions={factions}&names={names}&open={open}{titans}")
}

/// Reads what [`beginning`] wrote; none if something of it is missing or not of its kind. Whether it can be played is not
/// asked.
#[must_use]
pub fn read_beginning(query: &str) -> Option<(Setup, u64)> {
    let mut factions = lists(value(query, "factions")?, '+').ok()?;
    // A position set up by hand may have players without any.
    factions.iter_mut().for_each(|of_player| of_player.retain(|faction| !faction.is_empty()));
    let names: Vec<String> =
        value(query, "names")?.split(',').map(decoded).collect::<Option<_>>()?;
    let privacy = match value(query, "open")? {
        "1" => Privacy::Exact,
        "0" => Privacy::Table,
        _ => return None,
    };
    if names.len() != factions.len() {
        return None;
    }
    let chair = |(name, factions)| Chair { name, factions };
    let players = names.into_iter().zip(factions).map(chair).collect();
    let titans = value(query, "titans") == Some("1");
    Some((Setup { players, privacy, titans }, value(query, "seed")?.parse().ok()?))
}

/// Lists separated by commas, of words separated by `inner`.
///
/// # Errors
/// The first word that is no text.
pub fn lists(value: &str, inner: char) -> Result<Vec<Vec<String>>, &str> {
    value.split(',').map(|list| list.split(inner).map(|w| decoded(w).ok_or(w)).collect()).collect()
}

/// Percent-encodes everything but letters, digits, `-`, `_` and what is in `also`.
#[must_use]
pub fn encoded(text: &str, also: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        let c = char::from(byte);
        if c.is_ascii_alphanumeric() || "-_".contains(c) || also.contains(c) {
            out.push(c);
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

/// Takes percent-encoding away; none if it is no text.
#[must_use]
pub fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}
