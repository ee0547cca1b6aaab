//! Which page the address names, and which address a page has.

/// A page, by the part of the address after `#`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The start page.
    Home,
    /// The form for a new game.
    New,
    /// The form for a game against the computer.
    Solo,
    /// The first game against the computer, which begins at once.
    First,
    /// A game described in the address: what comes after `new?`.
    Direct(String),
    /// A saved game.
    Game(String),
    /// The replay of a saved game.
    Replay(String),
    /// The replay of a game in the address: what comes after `watch?`.
    Watch(String),
    /// All saved games.
    Games,
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
            "first" => Route::First,
            "games" => Route::Games,
            "stats" => Route::Stats,
            "about" => Route::About,
            "learn" => Route::Learn,
            "rules" => Route::Rules(String::new()),
            "factions" => Route::Factions,
            _ => Route::Home,
        }
    }

    /// The address of the page, without its `#`.
    #[must_use]
    pub fn hash(&self) -> String {
        match self {
            Route::Home => String::new(),
            Route::New => "new".to_owned(),
            Route::Solo => "solo".to_owned(),
            Route::First => "first".to_owned(),
            Route::Direct(query) => format!("new?{query}"),
            Route::Game(id) => format!("game={id}"),
            Route::Replay(id) => format!("replay={id}"),
            Route::Watch(query) => format!("watch?{query}"),
            Route::Games => "games".to_owned(),
            Route::Stats => "stats".to_owned(),
            Route::About => "about".to_owned(),
            Route::Learn => "learn".to_owned(),
            Route::Rules(section) if section.is_empty() => "rules".to_owned(),
            Route::Rules(section) => format!("rules/{section}"),
            Route::Factions => "factions".to_owned(),
            Route::Faction(slug) => format!("faction={slug}"),
        }
    }

    /// The same as a link on the page.
    #[must_use]
    pub fn href(&self) -> String {
        format!("#{}", self.hash())
    }
}

#[cfg(test)]
mod tests {
    use super::Route;

    #[test]
    fn every_page_has_the_address_that_leads_to_it() {
        let some = || "seed=7&seats=person,hard".to_owned();
        let pages = [
            Route::Home,
            Route::New,
            Route::Solo,
            Route::First,
            Route::Direct(some()),
            Route::Game(some()),
            Route::Replay(some()),
            Route::Watch(some()),
            Route::Games,
            Route::Stats,
            Route::About,
            Route::Learn,
            Route::Rules(String::new()),
            Route::Rules("ties".to_owned()),
            Route::Factions,
            Route::Faction("ninjas".to_owned()),
        ];
        for page in pages {
            assert_eq!(Route::of(&page.hash()), page);
        }
    }

    #[test]
    fn addresses_name_pages() {
        assert_eq!(Route::of(""), Route::Home);
        assert_eq!(Route::of("nonsense"), Route::Home);
        assert_eq!(Route::of("new"), Route::New);
        assert_eq!(Route::of("solo"), Route::Solo);
        assert_eq!(Route::of("new?seed=7"), Route::Direct("seed=7".to_owned()));
        assert_eq!(Route::of("games"), Route::Games);
        assert_eq!(Route::of("game=abc"), Route::Game("abc".to_owned()));
        assert_eq!(Route::of("rules"), Route::Rules(String::new()));
        assert_eq!(Route::of("rules/ties"), Route::Rules("ties".to_owned()));
        assert_eq!(Route::of("faction=ninjas"), Route::Faction("ninjas".to_owned()));
        assert_eq!(Route::of("replay=abc"), Route::Replay("abc".to_owned()));
        assert_eq!(Route::of("watch?seed=7"), Route::Watch("seed=7".to_owned()));
        assert_eq!(Route::of("stats"), Route::Stats);
    }
}
