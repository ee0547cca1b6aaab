//! What is being shown, beat by beat: what each puts on the layer and takes away.

use super::super::scene::{self, Places};
use super::super::speed;
use crate::app::place::Area;
use crate::desk::lines::Told;
use crate::desk::words;
use crate::engine::ids::CardId;
use crate::story::beats::{Flight, Number, Spot, Standing};
use crate::words::page::t;
use web_sys::{Element, HtmlElement};

/// How long one cause is shown at usual speed, in milliseconds.
const BEAT: u32 = 750;
/// How long a standing is shown.
const STANDING: u32 = 1800;
/// Most lines to targets at once.
const LINES: usize = 8;

/// A number that is different in the end.
struct Change {
    number: Number,
    /// What it seems to be.
    seems: i32,
    /// With which beat it becomes what it is.
    last: usize,
}

/// A card on the layer.
struct Flyer {
    card: CardId,
    element: HtmlElement,
    area: Area,
    /// To be taken away with the next beat.
    landed: bool,
}

/// A table that seems to be as it was.
pub(super) struct Held {
    beats: Vec<Told>,
    before: Places,
    changes: Vec<Change>,
    flyers: Vec<Flyer>,
}

/// What is being shown.
pub(super) struct Run {
    beats: Vec<Told>,
    at: usize,
    before: Places,
    after: Places,
    changes: Vec<Change>,
    flyers: Vec<Flyer>,
    names: Vec<String>,
    speed: u32,
}

impl Held {
    /// Lets the table seem to be as it was: old numbers, cards that are still coming, cards that have not gone yet.
    /// Nothing is measured, for what is new has not been laid out yet.
    pub(super) fn new(
        layer: &Element,
        beats: Vec<Told>,
        before: Places,
        now: &[(Number, i32)],
    ) -> Held {
        let mut changes = Vec::new();
        for &(number, seems) in &before.numbers {
            let now = now.iter().find(|n| n.0 == number).map(|n| n.1);
            if now.is_none_or(|now| now == seems) {
                continue;
            }
            // What no event accounts for, such as a card that strengthens all others, changes with the last.
            let told = |told: &Told| told.beat.numbers.iter().any(|n| n.0 == number);
            let last = beats.iter().rposition(told).unwrap_or(beats.len().saturating_sub(1));
            changes.push(Change { number, seems, last });
            mark(scene::shown(number), "data-was", &seems.to_string());
        }
        let mut flyers: Vec<Flyer> = Vec::new();
        for flight in beats.iter().flat_map(|b| &b.beat.flights) {
            let card = flight.card;
            let here = scene::card(card);
            // Moved cards stand where they were until they move.
            let moves = here.is_none() || flight.from == flight.to;
            if let Some(chip) = here.filter(|e| e.class_list().contains("chip"))
                && flight.to == Spot::Card(card)
            {
                let _kept = chip.set_attribute("data-coming", "");
            }
            if let Some(was) = before.card(card).filter(|_| moves)
                && !flyers.iter().any(|f| f.card == card)
                && let Some(element) = scene::picture(flight, Some(&was.element), was.area)
            {
                let _added = layer.append_child(&element);
                flyers.push(Flyer { card, element, area: was.area, landed: false });
            }
        }
        Held { beats, before, changes, flyers }
    }
}

impl Run {
    /// Goes on from there, now that what is new has its place.
    pub(super) fn new(held: Held, after: Places, names: Vec<String>, speed: u32) -> Run {
        let Held { beats, before, changes, flyers } = held;
        Run { beats, at: 0, before, after, changes, flyers, names, speed }
    }

    /// Shows the next beat; gives how long it lasts in milliseconds, or nothing if there is none.
    pub(super) fn show(&mut self, layer: &HtmlElement) -> Option<u32> {
        for passing in scene::all(".motion .passing") {
            passing.remove();
        }
        self.land();
        let Told { beat, line: words } = std::mem::take(self.beats.get_mut(self.at)?);
        let usual = if beat.standing.is_some() { STANDING } else { BEAT };
        let long = usual * speed::USUAL / self.speed;
        let _kept = layer.set_attribute("data-playing", &self.at.to_string());
        scene::style(layer, "--beat", &format!("{long}ms"));
        let put = |made: Option<HtmlElement>| {
            if let Some(made) = made {
                let _added = layer.append_child(&made);
            }
        };
        put(caption(&words, self.after.caption));
        let cause = beat.cause.and_then(|spot| self.area(spot));
        for (n, target) in beat.targets.iter().filter_map(|&t| self.area(t)).enumerate() {
            put(sign(&beat.sign, target));
            put(cause.filter(|_| n < LINES).and_then(|from| scene::line(from, target)));
            if beat.counters > 0 {
                put(cause.and_then(|from| counters(from, target, beat.counters)));
            }
        }
        put(beat.standing.as_ref().and_then(|s| self.standing(s)));
        for (nth, &(seat, n)) in (0..).zip(&beat.points) {
            put(self.points(cause, Spot::Seat(seat), n, nth));
        }
        for flight in &beat.flights {
            self.fly(layer, flight, beat.cause);
        }
        self.count(&beat.numbers);
        self.at += 1;
        Some(long)
    }

    /// Where something is, as it seems now.
    fn area(&self, spot: Spot) -> Option<Area> {
        let flying = match spot {
            Spot::Card(card) => self.flyers.iter().find(|f| f.card == card).map(|f| f.area),
            _ => None,
        };
        flying.or_else(|| self.after.area(spot)).or_else(|| self.before.area(spot))
    }

    /// Numbers go on by as much as the events tell, until their last cause; then they are what they are.
    fn count(&mut self, told: &[(Number, i32)]) {
        for change in self.changes.iter_mut().filter(|c| c.last >= self.at) {
            let more = told.iter().filter(|n| n.0 == change.number).map(|n| n.1);
            change.seems += more.sum::<i32>();
            let element = scene::shown(change.number);
            if change.last > self.at {
                mark(element, "data-was", &change.seems.max(0).to_string());
            } else if let Some(element) = element {
                let _none = element.remove_attribute("data-was");
            }
        }
    }

    /// A card sets out.
    fn fly(&mut self, layer: &Element, flight: &Flight, cause: Option<Spot>) {
        let card = flight.card;
        let from = self.area(Spot::Card(card)).filter(|_| self.flies(card));
        let from = from.or_else(|| self.area(flight.from));
        let here = self.after.card(card);
        // A card that is buried in the end has its face on the way, where it could be seen.
        let open = here.filter(|d| !d.element.class_list().contains("chip-buried"));
        let drawn = open.or_else(|| self.before.card(card)).or(here).map(|d| d.element.clone());
        let arrives = flight.to == Spot::Card(card);
        let to = if arrives { here.map(|d| d.area) } else { self.area(flight.to) };
        if let Some(old) = self.flyers.iter().position(|f| f.card == card) {
            self.flyers.remove(old).element.remove();
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
        let Some(flyer) = scene::picture(flight, drawn.as_ref(), at) else { return };
        match (way, shape) {
            ("comes", Some(to)) => {
                scene::far(&flyer, to, from, (from.h / to.h.max(1.0)).clamp(0.4, 2.5))
            }
            ("goes", Some(to)) => scene::far(&flyer, from, to, 0.3),
            _ => {}
        }
        let _known = flyer.class_list().add_1(way);
        if way == "goes" && cause.is_some_and(|cause| cause != Spot::Card(card)) {
            let _known = flyer.class_list().add_1("struck");
        }
        let _added = layer.append_child(&flyer);
        self.flyers.push(Flyer { card, element: flyer, area: at, landed: true });
    }

    /// Whether a card is on the layer.
    fn flies(&self, card: CardId) -> bool {
        self.flyers.iter().any(|f| f.card == card)
    }

    /// Cards have arrived or have gone. An action stays for as long as what it does is shown.
    fn land(&mut self) {
        let cause = self.beats.get(self.at).and_then(|b| b.beat.cause);
        let after = &self.after;
        self.flyers.retain(|flyer| {
            let here = after.card(flyer.card);
            let goes_on = cause == Some(Spot::Card(flyer.card)) && here.is_none();
            if !flyer.landed || goes_on {
                return true;
            }
            flyer.element.remove();
            if let Some(drawn) = here {
                let _none = drawn.element.remove_attribute("data-coming");
            }
            false
        });
    }

    /// Victory points on their way to a player; those of several begin in a row.
    fn points(&self, from: Option<Area>, to: Spot, n: i32, nth: i32) -> Option<HtmlElement> {
        let (to, made) = (self.area(to)?, scene::element("token passing", &(t().table.gained)(n))?);
        let from = from.unwrap_or(to);
        // Beside the rows or, where there is no room for that, below them.
        let below = if from.h > from.w { from.h * 0.3 } else { 0.0 };
        let y = from.y + below + f64::from(nth) * 24.0;
        let at = Area { x: from.x + from.w * 0.75 - 32.0, y, w: 64.0, h: 28.0 };
        scene::cover(&made, at);
        scene::far(&made, at, to, 0.7);
        Some(made)
    }

    /// The standing of a base that scores, in its place.
    fn standing(&self, standing: &Standing) -> Option<HtmlElement> {
        let made = scene::element("standing-now passing", "")?;
        let site = self.area(Spot::Site(standing.site))?;
        scene::cover(&made, site);
        // More rows than the base has room for make it higher.
        scene::pixels(&made, "min-height", site.h);
        scene::style(&made, "height", "auto");
        for &(seat, vp, power) in &standing.rows {
            let name = self.names.get(seat.index()).map_or("", String::as_str);
            let text = format!("{} {}", words::symbol(seat), (t().table.standing)(name, power, vp));
            made.append_child(&*scene::element(&format!("seat-{}", seat.0 + 1), &text)?).ok()?;
        }
        Some(made)
    }
}

/// What happens, in words.
fn caption(words: &str, top: f64) -> Option<HtmlElement> {
    let made = scene::element("motion-words passing", words)?;
    scene::pixels(&made, "--top", top);
    Some(made)
}

/// What stands above a target.
fn sign(text: &str, target: Area) -> Option<HtmlElement> {
    let made =
        scene::element(if text.is_empty() { "ring passing" } else { "ring sign passing" }, text)?;
    scene::cover(&made, target);
    Some(made)
}

/// Counters on their way to a card.
fn counters(from: Area, to: Area, n: i32) -> Option<HtmlElement> {
    let made = scene::element("token counter passing", &format!("+{n}"))?;
    let (x, y) = from.middle();
    let at = Area { x: x - 15.0, y: y - 12.0, w: 30.0, h: 24.0 };
    scene::cover(&made, at);
    scene::far(&made, at, to, 0.7);
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
