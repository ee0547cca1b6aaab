//! Which page the address names.

/// A page, by the part of the address after `#`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The start page.
    Home,
    /// The form for a new game.
    New,
    /// A game described in the address: what comes after `new?`.
    Direct(String),
    /// A saved game.
    Game(String),
    /// Who made this.
    About,
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
        match hash {
            "new" => Route::New,
            "about" => Route::About,
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
        assert_eq!(Route::of("new?seed=7"), Route::Direct("seed=7".to_owned()));
        assert_eq!(Route::of("game=abc"), Route::Game("abc".to_owned()));
    }
}
