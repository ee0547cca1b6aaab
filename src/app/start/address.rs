//! A game described in the address: `seed=7&factions=Pirates+Ninjas,Robots+Zombies&names=Ana,Ben&open=1&titans=1`.

use super::lineup::PLAYERS;
use super::lots::Lots;
use crate::engine::catalog::Catalog;
use crate::engine::ids::FactionId;
use crate::engine::privacy::Privacy;
use crate::engine::query;
use crate::engine::setup::{Chair, Setup};
use crate::words::page::t;

/// A game to be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    /// Players and options.
    pub setup: Setup,
    /// Its seed.
    pub seed: u64,
}

/// Reads an address. What it leaves out is chosen: the seed by `chance`, factions by the seed. Titans take part as in
/// any new game where the seed is left out, too; with a seed it is a certain game, and links of before there were
/// titans say nothing of them.
///
/// # Errors
/// What is wrong with it, as a sentence.
pub fn parse(catalog: &Catalog, query: &str, chance: u64) -> Result<Described, String> {
    let (mut seed, mut factions, mut names, mut titans) = (None, None, None, None);
    let mut privacy = Privacy::Table;
    for part in query.split('&').filter(|p| !p.is_empty()) {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        match key {
            "seed" => {
                seed = Some(value.parse().map_err(|_| (t().address.seed)(value))?);
            }
            "factions" => factions = Some(lists(value, '+')?),
            "names" => names = Some(lists(value, '\0')?.concat()),
            "open" if value == "1" => privacy = Privacy::Exact,
            "open" if value == "0" => privacy = Privacy::Table,
            "open" => return Err((t().address.open)(value)),
            "titans" if value == "1" => titans = Some(true),
            "titans" if value == "0" => titans = Some(false),
            "titans" => return Err((t().address.titans)(value)),
            // Addresses of later versions may say more.
            _ => {}
        }
    }
    let titans = titans.unwrap_or(seed.is_none());
    let seed = seed.unwrap_or(chance);
    let count = factions.as_ref().map(Vec::len).or(names.as_ref().map(Vec::len)).unwrap_or(2);
    if !PLAYERS.contains(&count) {
        return Err((t().address.count)(count));
    }
    let names = names.unwrap_or_default();
    if !names.is_empty() && names.len() != count {
        return Err((t().address.names)(count, names.len()));
    }
    let factions = factions.unwrap_or_else(|| dealt(catalog, count, seed));
    let chairs = factions.into_iter().enumerate().map(|(n, factions)| {
        let name = names.get(n).filter(|n| !n.is_empty());
        Chair {
            name: name.cloned().unwrap_or_else(|| crate::desk::names::default_name(n)),
            factions,
        }
    });
    let setup = Setup::checked(catalog, chairs.collect(), privacy);
    let setup = setup.map_err(|why| (t().setup.unplayable)(&why))?;
    Ok(Described { setup: if titans { setup.with_titans(catalog) } else { setup }, seed })
}

/// Lists separated by commas, of words separated by `inner`, without space round them.
fn lists(value: &str, inner: char) -> Result<Vec<Vec<String>>, String> {
    let mut lists = query::lists(value, inner).map_err(|word| (t().address.unreadable)(word))?;
    for word in lists.iter_mut().flatten() {
        *word = word.trim().to_owned();
    }
    Ok(lists)
}

/// Two different factions for each, by lot.
fn dealt(catalog: &Catalog, players: usize, seed: u64) -> Vec<Vec<String>> {
    let mut all: Vec<FactionId> =
        (0..catalog.factions.len()).map(|n| FactionId(n as u16)).collect();
    Lots::new(seed).shuffle(&mut all);
    let name = |f: &FactionId| catalog.faction(*f).name.to_owned();
    all.chunks_exact(2).take(players).map(|two| two.iter().map(name).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{catalog, catalog_of};

    fn read(query: &str) -> Result<Described, String> {
        parse(catalog(), query, 42)
    }

    #[test]
    fn a_whole_address_is_read() {
        let game =
            read("seed=7&factions=Pirates+Ninjas,Robots+Zombies&names=Ana,J%C3%B6rg").unwrap();
        assert_eq!(game.seed, 7);
        assert_eq!(game.setup.privacy, Privacy::Table);
        assert_eq!(game.setup.players[0].factions, ["Pirates", "Ninjas"]);
        assert_eq!(game.setup.players[1].name, "Jörg");
    }

    #[test]
    fn what_is_left_out_is_chosen() {
        let game = read("names=Ana,Ben,Cem").unwrap();
        assert_eq!((game.seed, game.setup.players.len()), (42, 3));
        assert_eq!(read("seed=1"), read("seed=1"), "by the seed");
        assert_eq!(read("open=1").unwrap().setup.privacy, Privacy::Exact);
    }

    #[test]
    fn what_is_written_is_read() {
        let query = "seed=18446744073709551615&factions=Pirates+Ninjas,Robots+Zombies&names=A%2CB,J%C3%B6rg%20%2B&open=1";
        let game = read(query).unwrap();
        assert_eq!(game.setup.players[0].name, "A,B");
        assert_eq!(query::beginning(&game.setup, game.seed), query);
    }

    #[test]
    fn titans_take_part_if_it_says_so_or_leaves_all_to_chance() {
        let catalog = catalog_of(&[super::super::titans::tests::SET]);
        let with = |query: &str| parse(&catalog, query, 42).expect(query).setup;
        let (some, none) = ("factions=ants+cliffs,eels+foxes", "factions=ants+bees,eels+foxes");
        for (query, titans) in [
            (some.to_owned(), true),
            (format!("{some}&titans=0"), false),
            (format!("{some}&titans=1"), true),
            (format!("seed=7&{some}"), false),
            (format!("seed=7&{some}&titans=1"), true),
            (format!("{none}&titans=1"), false),
        ] {
            let setup = with(&query);
            assert_eq!(setup.titans, titans, "{query}");
            assert_eq!(with(&query::beginning(&setup, 7)), setup, "{query}");
        }
    }

    #[test]
    fn a_bad_address_says_what_is_wrong_with_it() {
        for (query, word) in [
            ("seed=x", "seed"),
            ("factions=Pirates+Ninjas", "not 1"),
            ("factions=Pirates+Ninjas,Robots+Toasters", "Toasters"),
            ("factions=Pirates+Pirates,Robots+Zombies", "different"),
            ("factions=Pirates+Ninjas,Robots+Zombies&names=Ana", "1 names"),
            ("names=%zz,Ben", "readable"),
            ("titans=yes", "Titans"),
            ("names=Ana,Ben,Cem,Dua,Eda", "not 5"),
        ] {
            let error = read(query).unwrap_err();
            assert!(error.contains(word), "{query}: {error}");
        }
    }
}
