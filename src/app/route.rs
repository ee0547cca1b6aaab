//! Which page the address names.

/// A page, by the part of the address after `#`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The start page.
    Home,
    /// The form for a new game.
    New,
    /// The form for a game against the computer.
    Solo,
    /// A game described in the address: what comes after `new?`.
    Direct(String),
    /// A saved game.
    Game(String),
    /// The replay of a saved game.
    Replay(String),
    /// The replay of a game in the address: what comes after `watch?`.
    Watch(String),
    /// The finished games of this device.
    Stats,
    /// Who made this.
    About,
    /// The first game, which teaches.
    Learn,
    /// The rules, at a section.
    Rules(String),
    /// All factions.
    Factions,
    /// The cards of a faction, by its slug.
    Faction(String),
}

impl Route {
    /// The page of an address; the start page for what names none.
    #[must_use]
    pub fn of(hash: &str) -> Route {
        if let Some(id) = hash.strip_prefix("game=") {
            return Route::Game(id.to_owned());
        }
        if let Some(query) = hash.strip_prefix("new?") {
            return Route::Direct(query.to_owned());
        }
        if let Some(slug) = hash.strip_prefix("faction=") {
            return Route::Faction(slug.to_owned());
        }
        if let Some(section) = hash.strip_prefix("rules/") {
            return Route::Rules(section.to_owned());
        }
        if let Some(id) = hash.strip_prefix("replay=") {
            return Route::Replay(id.to_owned());
        }
        if let Some(query) = hash.strip_prefix("watch?") {
            return Route::Watch(query.to_owned());
        }
        match hash {
            "new" => Route::New,
            "solo" => Route::Solo,
            "stats" => Route::Stats,
            "about" => Route::About,
            "learn" => Route::Learn,
            "rules" => Route::Rules(String::new()),
            "factions" => Route::Factions,
            _ => Route::Home,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Route;

    #[test]
    fn addresses_name_pages() {
        assert_eq!(Route::of(""), Route::Home);
        assert_eq!(Route::of("nonsense"), Route::Home);
        assert_eq!(Route::of("new"), Route::New);
        assert_eq!(Route::of("solo"), Route::Solo);
        assert_eq!(Route::of("new?seed=7"), Route::Direct("seed=7".to_owned()));
        assert_eq!(Route::of("game=abc"), Route::Game("abc".to_owned()));
        assert_eq!(Route::of("rules"), Route::Rules(String::new()));
        assert_eq!(Route::of("rules/ties"), Route::Rules("ties".to_owned()));
        assert_eq!(Route::of("faction=ninjas"), Route::Faction("ninjas".to_owned()));
        assert_eq!(Route::of("replay=abc"), Route::Replay("abc".to_owned()));
        assert_eq!(Route::of("watch?seed=7"), Route::Watch("seed=7".to_owned()));
        assert_eq!(Route::of("stats"), Route::Stats);
    }
}
