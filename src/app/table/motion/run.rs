//! What is being shown, beat by beat: what each puts on the layer and takes away.

use super::super::scene::{self, Places};
use super::super::words;
use crate::app::place::Area;
use crate::app::story::beats::{Beat, Flight, Number, Spot, Standing};
use crate::engine::ids::CardId;
use std::collections::{BTreeMap, BTreeSet};
use web_sys::{Element, HtmlElement};

/// How long one cause is shown at usual speed, in milliseconds.
const BEAT: f64 = 750.0;
/// How long a standing is shown.
const STANDING: f64 = 1800.0;
/// Most lines to targets at once.
const LINES: usize = 8;

/// What is being shown.
pub(super) struct Run {
    beats: Vec<(Beat, String)>,
    at: usize,
    before: Places,
    after: Places,
    /// What the numbers seem to be that have not changed yet.
    seem: BTreeMap<Number, i32>,
    /// With which beat a number becomes what it is.
    last: BTreeMap<Number, usize>,
    flyers: BTreeMap<CardId, (HtmlElement, Area)>,
    /// Flyers to be taken away with the next beat.
    landed: BTreeSet<CardId>,
    names: Vec<String>,
    speed: f64,
}

impl Run {
    pub(super) fn new(
        beats: Vec<(Beat, String)>,
        before: Places,
        after: Places,
        names: Vec<String>,
        speed: f64,
    ) -> Run {
        let seem: BTreeMap<Number, i32> = before
            .numbers
            .iter()
            .filter(|(number, n)| after.numbers.get(number).is_some_and(|now| now != *n))
            .map(|(&number, &n)| (number, n))
            .collect();
        // What no event accounts for, such as a card that strengthens all others, changes with the last.
        let end = beats.len().saturating_sub(1);
        let mut last: BTreeMap<Number, usize> = seem.keys().map(|&n| (n, end)).collect();
        for (at, (beat, _)) in beats.iter().enumerate() {
            for (number, _) in &beat.numbers {
                last.entry(*number).and_modify(|l| *l = at);
            }
        }
        let (flyers, landed) = (BTreeMap::new(), BTreeSet::new());
        Run { beats, at: 0, before, after, seem, last, flyers, landed, names, speed }
    }

    /// Lets the table seem to be as it was: old numbers, cards that are still coming, cards that have not gone yet.
    pub(super) fn hold(&mut self, layer: &Element) {
        for (&number, was) in &self.seem {
            mark(scene::shown(number), "data-was", &was.to_string());
        }
        let flights: Vec<Flight> = self.beats.iter().flat_map(|(b, _)| b.flights.clone()).collect();
        for flight in flights {
            let here = self.after.cards.get(&flight.card);
            let was = self.before.cards.get(&flight.card);
            if let (Some((element, _)), Spot::Card(to)) = (here, flight.to)
                && to == flight.card
                && element.class_list().contains("chip")
            {
                let _kept = element.set_attribute("data-coming", "");
            }
            // Moved cards stand where they were until they move.
            let moves = here.is_none() || flight.from == flight.to;
            if let Some((element, area)) = was.filter(|_| moves)
                && !self.flyers.contains_key(&flight.card)
                && let Some(flyer) = scene::picture(flight.def, flight.of, Some(element), *area)
            {
                let _added = layer.append_child(&flyer);
                self.flyers.insert(flight.card, (flyer, *area));
            }
        }
    }

    /// Shows the next beat; gives how long it lasts, or nothing if there is none.
    pub(super) fn show(&mut self, layer: &Element) -> Option<f64> {
        for passing in scene::all(".motion .passing") {
            passing.remove();
        }
        for card in std::mem::take(&mut self.landed) {
            self.land(card);
        }
        let (beat, words) = self.beats.get(self.at)?.clone();
        let long = if beat.standing.is_some() { STANDING } else { BEAT } / self.speed;
        let _kept = layer.set_attribute("data-playing", &self.at.to_string());
        if let Some(layer) = wasm_bindgen::JsCast::dyn_ref::<HtmlElement>(layer) {
            scene::style(layer, "--beat", &format!("{long}ms"));
        }
        let put = |made: Option<HtmlElement>| {
            if let Some(made) = made {
                let _added = layer.append_child(&made);
            }
        };
        put(caption(&words));
        let cause = beat.cause.and_then(|spot| self.area(spot));
        for target in beat.targets.iter().filter_map(|&t| self.area(t)) {
            put(sign(&beat.sign, target));
        }
        for target in beat.targets.iter().filter_map(|&t| self.area(t)).take(LINES) {
            put(cause.and_then(|from| scene::line(from, target)));
        }
        put(beat.standing.as_ref().and_then(|s| self.standing(s)));
        for &(seat, n) in &beat.points {
            put(self.points(cause, Spot::Seat(seat), n));
        }
        for flight in &beat.flights {
            self.fly(layer, flight, beat.cause);
        }
        for &(number, n) in &beat.numbers {
            self.count(number, n);
        }
        for number in self.last.iter().filter(|(_, at)| **at == self.at).map(|(n, _)| *n) {
            if let Some(element) = scene::shown(number) {
                let _none = element.remove_attribute("data-was");
            }
        }
        self.at += 1;
        Some(long)
    }

    /// Where something is, as it seems now.
    fn area(&self, spot: Spot) -> Option<Area> {
        let flying = match spot {
            Spot::Card(card) => self.flyers.get(&card).map(|f| f.1),
            _ => None,
        };
        flying.or_else(|| self.after.area(spot)).or_else(|| self.before.area(spot))
    }

    /// A number goes on by as much as the event tells, until its last cause.
    fn count(&mut self, number: Number, n: i32) {
        if let Some(seem) = self.seem.get_mut(&number) {
            *seem += n;
            if self.last.get(&number).is_some_and(|&at| at > self.at) {
                mark(scene::shown(number), "data-was", &(*seem).max(0).to_string());
            }
        }
    }

    /// A card sets out.
    fn fly(&mut self, layer: &Element, flight: &Flight, cause: Option<Spot>) {
        let from = self.flyers.get(&flight.card).map(|f| f.1).or_else(|| self.area(flight.from));
        let drawn =
            self.after.cards.get(&flight.card).or_else(|| self.before.cards.get(&flight.card));
        let drawn = drawn.map(|d| d.0.clone());
        let arrives = matches!(flight.to, Spot::Card(card) if card == flight.card);
        let to = match flight.to {
            Spot::Card(_) if arrives => self.after.cards.get(&flight.card).map(|c| c.1),
            other => self.area(other),
        };
        if let Some((old, _)) = self.flyers.remove(&flight.card) {
            old.remove();
        }
        let (Some(from), shape) = (from, to) else { return };
        let way = match (shape, arrives) {
            // An action that is resolved, or a card that is shown: it stays where it came from for a while.
            (None, _) => "stays",
            (Some(to), _) if to == from => "stays",
            (Some(_), true) => "comes",
            (Some(_), false) => "goes",
        };
        let at = match (way, shape) {
            ("comes", Some(to)) => to,
            ("goes", _) => from,
            _ if drawn.is_none() => below(from),
            _ => from,
        };
        let Some(flyer) = scene::picture(flight.def, flight.of, drawn.as_ref(), at) else { return };
        match (way, shape) {
            ("comes", Some(to)) => {
                scene::far(&flyer, to, from, (from.h / to.h.max(1.0)).clamp(0.4, 2.5))
            }
            ("goes", Some(to)) => scene::far(&flyer, from, to, 0.3),
            _ => {}
        }
        let _known = flyer.class_list().add_1(way);
        if way == "goes" && cause.is_some() {
            let _known = flyer.class_list().add_1("struck");
        }
        let _added = layer.append_child(&flyer);
        self.flyers.insert(flight.card, (flyer, at));
        self.landed.insert(flight.card);
    }

    /// A card has arrived or has gone. An action stays for as long as what it does is shown.
    fn land(&mut self, card: CardId) {
        let goes_on =
            self.beats.get(self.at).is_some_and(|(b, _)| b.cause == Some(Spot::Card(card)));
        let live = self.after.cards.get(&card).map(|c| &c.0);
        if goes_on && live.is_none() {
            self.landed.insert(card);
            return;
        }
        if let Some((flyer, _)) = self.flyers.remove(&card) {
            flyer.remove();
        }
        if let Some(live) = live {
            let _none = live.remove_attribute("data-coming");
        }
    }

    /// Victory points on their way to a player.
    fn points(&self, from: Option<Area>, to: Spot, n: i32) -> Option<HtmlElement> {
        let (to, made) = (self.area(to)?, scene::element("token passing", &format!("{n:+} VP"))?);
        let start = from.unwrap_or(to).middle();
        let at = Area { x: start.0 - 32.0, y: start.1 - 16.0, w: 64.0, h: 32.0 };
        scene::cover(&made, at);
        scene::far(&made, at, to, 0.7);
        Some(made)
    }

    /// The standing of a base that scores, in its place.
    fn standing(&self, standing: &Standing) -> Option<HtmlElement> {
        let made = scene::element("standing-now passing", "")?;
        let site = self.area(Spot::Site(standing.site))?;
        scene::cover(&made, site);
        scene::pixels(&made, "min-height", site.h);
        for &(seat, vp, power) in &standing.rows {
            let name = self.names.get(seat.index()).map_or("", String::as_str);
            let text = format!("{} {name}: {power} power, {vp} VP", words::symbol(seat));
            made.append_child(&*scene::element(&format!("seat-{}", seat.0 + 1), &text)?).ok()?;
        }
        Some(made)
    }
}

/// What happens, in words: over the line of what happened last or, where there is none, at the foot of the board.
fn caption(words: &str) -> Option<HtmlElement> {
    let made = scene::element("motion-words passing", words)?;
    let over = scene::first(".ticker").map(|e| Area::of(&e)).filter(|a| a.h > 0.0);
    let foot = || scene::first(".board").map_or(0.0, |e| Area::of(&e).y + Area::of(&e).h - 40.0);
    scene::pixels(&made, "top", over.map_or_else(foot, |a| a.y));
    Some(made)
}

/// What stands above a target.
fn sign(text: &str, target: Area) -> Option<HtmlElement> {
    let made =
        scene::element(if text.is_empty() { "ring passing" } else { "ring sign passing" }, text)?;
    scene::cover(&made, target);
    Some(made)
}

/// The place for the name of a card of which nothing else can be seen: under its player's panel.
fn below(panel: Area) -> Area {
    Area { x: panel.x, y: panel.y + panel.h + 2.0, w: panel.w.min(180.0), h: 30.0 }
}

fn mark(element: Option<Element>, name: &str, value: &str) {
    if let Some(element) = element {
        let _kept = element.set_attribute(name, value);
    }
}
