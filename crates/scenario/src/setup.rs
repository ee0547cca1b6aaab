//! From a file to a position: everything it names, and nothing else.

use super::file::{CardTable, DecksPart, File, PlayerPart, Problem, Text};
use super::names::Book;
use engine::counter::Counter;
use engine::def::Kind;
use engine::edition::{Edition, Printing};
use engine::ids::{CardId, DefId, Seat, SiteId};
use engine::state::State;
use engine::zone::{Home, Zone};
use toml::Spanned;

/// Most cards of a position: three times as many as any game has.
const MOST_CARDS: usize = 1_000;

/// Sets up the position of a file.
///
/// # Errors
/// What is unknown, impossible or not in the game yet.
pub(super) fn position(text: Text, file: &File, book: Book) -> Result<State, Problem> {
    if !(2..=4).contains(&file.players.len()) {
        let what = format!("{} players; it takes two to four", file.players.len());
        return Err(Problem { line: 1, what });
    }
    mode(text, file)?;
    let seed = file.seed.unwrap_or(1);
    let mut table =
        Table { text, book, state: State::empty(book.catalog, file.players.len(), seed) };
    for (i, player) in file.players.iter().enumerate() {
        table.factions(Seat(i as u8), player)?;
    }
    for base in &file.bases {
        let named = book.base(base.name.get_ref());
        let def = named.map_err(|what| text.problem(&base.name, what))?;
        table.one_more(&base.name)?;
        let site = table.state.lay_site(def);
        for card in &base.cards {
            table.at_base(card, site)?;
        }
    }
    for (i, player) in file.players.iter().enumerate() {
        table.player(Seat(i as u8), player)?;
    }
    table.decks(&file.decks)?;
    let mut state = table.state;
    match file.phase.as_ref().map(|p| p.get_ref().as_str()) {
        None | Some("play") => state.begin_play_cards(),
        Some("start") => state.begin_turn(),
        Some(_) => return Err(unknown(text, file.phase.as_ref(), "play or start")),
    }
    let broken = state.check();
    broken.map_err(|what| nowhere(&format!("an impossible position: {what}")))?;
    Ok(state)
}

/// Which printing of the cards a file means where it does not say.
///
/// # Errors
/// There is no such edition.
pub(super) fn edition(text: Text, file: &File) -> Result<Edition, Problem> {
    match file.edition.as_ref().map(|p| p.get_ref().as_str()) {
        None | Some("2018") => Ok(Edition::Of2018),
        Some("current") => Ok(Edition::Current),
        Some(_) => Err(unknown(text, file.edition.as_ref(), "2018 or current")),
    }
}

fn mode(text: Text, file: &File) -> Result<(), Problem> {
    match file.mode.as_ref().map(|p| p.get_ref().as_str()) {
        None | Some("standard") => Ok(()),
        Some("big base") => {
            let what = "the Big Base mode is not in the game yet";
            Err(file.mode.as_ref().map_or_else(|| nowhere(what), |p| text.problem(p, what)))
        }
        Some(_) => Err(unknown(text, file.mode.as_ref(), "standard or big base")),
    }
}

fn unknown(text: Text, part: Option<&Spanned<String>>, known: &str) -> Problem {
    match part {
        Some(p) => text.problem(p, format!("\"{}\": it is {known}", p.get_ref())),
        None => nowhere(known),
    }
}

fn nowhere(what: &str) -> Problem {
    Problem { line: 1, what: what.to_owned() }
}

/// Whether a card may have counters where it lies.
#[derive(Clone, Copy)]
enum Counters {
    /// It may.
    Some,
    /// It may not.
    None,
}

/// The position being laid out.
struct Table<'a> {
    text: Text<'a>,
    book: Book,
    state: State,
}

impl Table<'_> {
    fn factions(&mut self, seat: Seat, player: &PlayerPart) -> Result<(), Problem> {
        for name in &player.factions {
            let found = self.book.printing(name.get_ref());
            let faction = found.map_err(|what| self.text.problem(name, what))?;
            self.state.players[seat].factions.push(faction);
        }
        self.state.players[seat].vp = player.vp.into();
        Ok(())
    }

    fn player(&mut self, seat: Seat, player: &PlayerPart) -> Result<(), Problem> {
        let home = Home::Player(seat);
        let zones = [
            (&player.hand, Zone::Hand(seat)),
            (&player.deck, Zone::Deck(home)),
            (&player.discard, Zone::Discard(home)),
            (&player.set_aside, Zone::SetAside(seat)),
            (&player.stasis, Zone::Stasis(seat)),
        ];
        for (cards, zone) in zones {
            for card in cards {
                let part = &card.get_ref().0;
                let counted = matches!(zone, Zone::Stasis(_) | Zone::SetAside(_));
                self.lies_alone(card, if counted { Counters::Some } else { Counters::None })?;
                if self.seat(card, part.by)?.is_some_and(|by| by != seat) {
                    let what = format!("nobody else controls \"{}\" there", part.name);
                    return Err(self.text.problem(card, what));
                }
                let owner = self.seat(card, part.owner)?.unwrap_or(seat);
                let def = self.def(card, owner)?;
                let home = self.deck_of(def).unwrap_or(Home::Player(owner));
                let id = self.lay(card, def, home, zone)?;
                let kind = match zone {
                    Zone::Stasis(_) => Counter::Stasis,
                    _ if self.book.catalog.def(def).number > 0 => Counter::Plain,
                    _ => Counter::Power,
                };
                self.state.lay_counters(id, kind, part.counters);
            }
        }
        Ok(())
    }

    /// A card at a base with all that is on and under it.
    fn at_base(
        &mut self,
        card: &Spanned<super::file::CardPart>,
        site: SiteId,
    ) -> Result<(), Problem> {
        let part = &card.get_ref().0;
        let zone = if part.buried { Zone::Buried(site) } else { Zone::Site(site) };
        if part.buried && part.counters != 0 {
            return Err(self.text.problem(card, "a buried card has no power counters"));
        }
        let id = match part.monster {
            true => self.wild(card, zone)?,
            false => self.in_play(card, zone)?,
        };
        for on in &part.on {
            let attached = &on.get_ref().0;
            if let Some(what) = attached.on.first().or(attached.stored.first()) {
                return Err(self.text.problem(what, "nothing can lie on or under it"));
            }
            if attached.buried || attached.monster {
                return Err(self.text.problem(on, "an action played on a minion is face up"));
            }
            if !self.state.is_minion(id) || part.buried {
                let what = format!("nothing can lie on \"{}\"", part.name);
                return Err(self.text.problem(on, what));
            }
            self.in_play(on, Zone::On(id))?;
        }
        for under in &part.stored {
            self.lies_alone(under, Counters::None)?;
            let owner = self.seat(under, under.get_ref().0.owner)?;
            let owner = owner.or(self.state.owner(id)).unwrap_or(Seat(0));
            let def = self.def(under, owner)?;
            let home = self.deck_of(def).unwrap_or(Home::Player(owner));
            self.lay(under, def, home, Zone::Under(id))?;
        }
        Ok(())
    }

    /// The deck of all players that a card comes from, of monsters and treasures.
    fn deck_of(&self, def: DefId) -> Option<Home> {
        let deck = self.book.catalog.defs[usize::from(def.0)].deck;
        deck.filter(|deck| matches!(deck, Home::Monsters | Home::Treasures))
    }

    /// A monster that nobody controls.
    fn wild(
        &mut self,
        card: &Spanned<super::file::CardPart>,
        zone: Zone,
    ) -> Result<CardId, Problem> {
        let part = &card.get_ref().0;
        let def = self.def(card, Seat(0))?;
        let misplaced = part.by.is_some() || part.owner.is_some() || part.buried;
        if self.deck_of(def) != Some(Home::Monsters) || misplaced || part.counters < 0 {
            let what = format!("\"{}\" is no monster that nobody controls", part.name);
            return Err(self.text.problem(card, what));
        }
        let id = self.lay(card, def, Home::Monsters, zone)?;
        self.state.lay_counters(id, Counter::Power, part.counters);
        Ok(id)
    }

    fn in_play(
        &mut self,
        card: &Spanned<super::file::CardPart>,
        zone: Zone,
    ) -> Result<CardId, Problem> {
        let part = &card.get_ref().0;
        if part.counters < 0 {
            return Err(self.text.problem(card, "there are no fewer than 0 counters"));
        }
        let Some(by) = self.seat(card, part.by)? else {
            let what = format!("\"{}\" needs `by`: the player who controls it", part.name);
            return Err(self.text.problem(card, what));
        };
        let owner = self.seat(card, part.owner)?.unwrap_or(by);
        let def = self.def(card, owner)?;
        let home = self.deck_of(def).unwrap_or(Home::Player(owner));
        let id = self.lay(card, def, home, zone)?;
        self.state.lay_control(id, by);
        self.state.lay_counters(id, Counter::Power, part.counters);
        Ok(id)
    }

    fn decks(&mut self, decks: &DecksPart) -> Result<(), Problem> {
        for (cards, zone) in [
            (&decks.bases, Zone::Deck(Home::Bases)),
            (&decks.base_discard, Zone::Discard(Home::Bases)),
        ] {
            for card in cards {
                self.lies_alone(card, Counters::None)?;
                let named = self.book.base(&card.get_ref().0.name);
                let def = named.map_err(|what| self.text.problem(card, what))?;
                self.lay(card, def, Home::Bases, zone)?;
            }
        }
        for (cards, home, zone) in [
            (&decks.monsters, Home::Monsters, Zone::Deck(Home::Monsters)),
            (&decks.monster_discard, Home::Monsters, Zone::Discard(Home::Monsters)),
            (&decks.treasures, Home::Treasures, Zone::Deck(Home::Treasures)),
            (&decks.treasure_discard, Home::Treasures, Zone::Discard(Home::Treasures)),
        ] {
            for card in cards {
                self.lies_alone(card, Counters::None)?;
                let def = self.def(card, Seat(0))?;
                if self.deck_of(def) != Some(home) {
                    let name = &card.get_ref().0.name;
                    let what = format!("\"{name}\" is not of that deck");
                    return Err(self.text.problem(card, what));
                }
                self.lay(card, def, home, zone)?;
            }
        }
        let fated = decks.random.iter().map(|name| {
            let found = self.book.anything(name.get_ref());
            found.map_err(|what| self.text.problem(name, what))
        });
        let fated = fated.collect::<Result<_, Problem>>()?;
        self.state.lay_fated(fated, decks.coins.clone());
        decks.madness.as_ref().map_or(Ok(()), |n| self.madness(n))
    }

    fn madness(&mut self, n: &Spanned<u32>) -> Result<(), Problem> {
        let catalog = self.book.catalog;
        let is_madness = |d: &DefId| catalog.defs[usize::from(d.0)].deck == Some(Home::Madness);
        let Some(def) = catalog.ids().find(is_madness) else {
            return Err(self.text.problem(n, "there is no Madness deck"));
        };
        let most = u32::from(catalog.def(def).count);
        if *n.get_ref() > most {
            let what = format!("there are no more than {most} Madness cards");
            return Err(self.text.problem(n, what));
        }
        for _ in 0..*n.get_ref() {
            self.one_more(n)?;
            self.state.lay_card(def, Home::Madness, Zone::Deck(Home::Madness));
        }
        Ok(())
    }

    /// A card out of play has nothing on it, under it or about it; in stasis, and set aside, it may have counters.
    fn lies_alone(
        &self,
        card: &Spanned<super::file::CardPart>,
        allowed: Counters,
    ) -> Result<(), Problem> {
        let part = &card.get_ref().0;
        let counters = match allowed {
            Counters::Some => part.counters < 0,
            Counters::None => part.counters != 0,
        };
        let more = !part.on.is_empty() || !part.stored.is_empty();
        if counters || more || part.buried || part.monster {
            let what =
                format!("\"{}\" is not in play: it has a name and an owner there", part.name);
            return Err(self.text.problem(card, what));
        }
        Ok(())
    }

    fn lay(
        &mut self,
        part: &Spanned<super::file::CardPart>,
        def: DefId,
        home: Home,
        zone: Zone,
    ) -> Result<CardId, Problem> {
        if matches!(zone, Zone::SetAside(_))
            && !matches!(self.book.catalog.def(def).kind, Kind::Titan)
        {
            let name = &part.get_ref().0.name;
            return Err(self.text.problem(part, format!("\"{name}\" is no titan")));
        }
        let hidden = matches!(zone, Zone::Buried(_));
        if !hidden && !self.book.catalog.def(def).can_lie(zone) {
            let name = &part.get_ref().0.name;
            return Err(self.text.problem(part, format!("\"{name}\" cannot lie there")));
        }
        self.one_more(part)?;
        Ok(self.state.lay_card(def, home, zone))
    }

    /// Whether there is room for another card.
    fn one_more<T>(&self, part: &Spanned<T>) -> Result<(), Problem> {
        if self.state.cards.len() < MOST_CARDS {
            return Ok(());
        }
        Err(self.text.problem(part, format!("more than {MOST_CARDS} cards")))
    }

    /// What is printed on a card that `owner` owns.
    fn def(&self, card: &Spanned<super::file::CardPart>, owner: Seat) -> Result<DefId, Problem> {
        let CardTable { name, faction, .. } = &card.get_ref().0;
        let problem = |what| self.text.problem(card, what);
        let faction: Option<Printing> =
            faction.as_ref().map(|f| self.book.printing(f)).transpose().map_err(problem)?;
        let own = &self.state.players[owner].factions;
        self.book.card(name, faction, own).map_err(problem)
    }

    fn seat(
        &self,
        card: &Spanned<super::file::CardPart>,
        number: Option<u8>,
    ) -> Result<Option<Seat>, Problem> {
        let found = number.map(|n| self.book.seat(n)).transpose();
        found.map_err(|what| self.text.problem(card, what))
    }
}
