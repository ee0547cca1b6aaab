//! What is being shown, beat by beat: what each puts on the layer and takes away.

use super::controller::Table;
use super::motion::{Begins, Motion, Play, layer};
use super::pictures::{below, caption, coin, counters, sign, tile};
use super::scene::{self, Drawn, Places};
use super::sound;
use super::speed;
use crate::app::browser;
use crate::app::place::Area;
use crate::app::settings::PACE;
use crate::desk::Stage;
use crate::engine::ids::{CardId, SiteId};
use crate::story::beats::{Beat, Flight, Number, Spot};
use crate::story::director::{Act, BEAT, Director, Scene};
use crate::words::page::t;
use leptos::prelude::*;
use web_sys::{Element, HtmlElement};

/// Most lines to targets at once.
const LINES: usize = 8;
/// As good as for ever, in milliseconds.
const EVER: u32 = 3_600_000;

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

/// What is being shown, on a table that seems to be as it was.
struct Run {
    table: Table,
    motion: Motion,
    director: Director,
    before: Places,
    /// Where everything has come to lie; measured with the first scene.
    after: Option<Places>,
    changes: Vec<Change>,
    flyers: Vec<Flyer>,
    /// Where those seem to lie that are beside a card that has not gone yet.
    beside: Vec<(CardId, Area)>,
    /// What the base looks like that has gone or has not come yet, in its place.
    tiles: Vec<(SiteId, HtmlElement)>,
    /// The points that are on their way.
    paid: Vec<(Number, i32)>,
}

/// Begins to show what has happened, once the table is on the screen as it is now.
pub fn begin(begins: Begins) {
    request_animation_frame(move || {
        if !begins.is_still() {
            return;
        }
        let (table, motion) = (begins.table, begins.motion);
        let there = table.stage.with_untracked(Stage::shows_table) || table.is_record();
        let director = table.peek(|desk| desk.scenes(begins.from));
        match layer().filter(|_| there && !director.scenes().is_empty()) {
            Some(layer) => {
                let now = table.view.with_untracked(scene::numbers);
                let run = |before| Run::new(&layer, table, motion, director, before, &now);
                begins.play(|before| Box::new(run(before)));
            }
            None => motion.over(),
        }
    });
}

impl Run {
    /// Lets the table seem to be as it was: old numbers, cards that are still coming, cards that have not gone yet.
    /// Nothing is measured, for what is new has not been laid out yet.
    fn new(
        layer: &Element,
        table: Table,
        motion: Motion,
        director: Director,
        before: Places,
        now: &[(Number, i32)],
    ) -> Run {
        let scenes = director.scenes();
        let mut changes = Vec::new();
        for &(number, seems) in &before.numbers {
            let now = now.iter().find(|n| n.0 == number).map(|n| n.1);
            if now.is_none_or(|now| now == seems) {
                continue;
            }
            // What no event accounts for, such as a card that strengthens all others, changes with the last.
            let told = |scene: &Scene| scene.beat.numbers.iter().any(|n| n.0 == number);
            let last = scenes.iter().rposition(told).unwrap_or(scenes.len().saturating_sub(1));
            changes.push(Change { number, seems, last });
            mark(scene::shown(number), "data-was", &seems.to_string());
        }
        let mut flyers: Vec<Flyer> = Vec::new();
        for flight in scenes.iter().flat_map(|s| &s.beat.flights) {
            let card = flight.card;
            let here = scene::card(card);
            // Moved cards stand where they were until they move.
            let moves = here.is_none() || flight.from == flight.to;
            if let Some(chip) = here.filter(|e| e.class_list().contains("chip"))
                && flight.to == Spot::Card(card)
            {
                let _kept = chip.set_attribute("data-coming", "");
                // It flies here.
                let _none = chip.class_list().remove_1("landing");
            }
            if let Some(was) = before.card(card).filter(|_| moves)
                && !flyers.iter().any(|f| f.card == card)
                && let Some(element) = scene::picture(flight, Some(&was.element), was.area)
            {
                let _added = layer.append_child(&element);
                flyers.push(Flyer { card, element, area: was.area, landed: false });
            }
        }
        let mut tiles = Vec::new();
        for scene in scenes {
            if let Act::Breaks(site, base) = scene.act
                && let Some(area) = before.area(Spot::Site(site))
                && let Some(element) = tile("tile", base, area)
            {
                let _added = layer.append_child(&element);
                tiles.push((site, element));
            }
        }
        let (after, paid, beside) = (None, Vec::new(), Vec::new());
        Run { table, motion, director, before, after, changes, flyers, beside, tiles, paid }
    }
}

impl Play for Run {
    fn next(&mut self, layer: &HtmlElement) -> Option<u32> {
        if self.after.is_none() {
            self.measure();
        }
        for passing in scene::all(".motion .passing") {
            passing.remove();
        }
        self.land();
        let at = self.director.at();
        let paid = std::mem::take(&mut self.paid);
        self.count(&paid, at.saturating_sub(1), true);
        let scene = self.director.next_scene()?;
        scene.sound().into_iter().for_each(sound::make);
        let speed = self.motion.speed.get_untracked().max(1);
        let usual = match PACE.get() {
            "tap" if matches!(scene.act, Act::Card(_)) => 0,
            "twice" | "tap" if scene.read => scene.long * 2,
            _ => scene.long,
        };
        let (long, beat) = (usual * speed::USUAL / speed, BEAT * speed::USUAL / speed);
        let _kept = layer.set_attribute("data-playing", &at.to_string());
        scene::style(layer, "--beat", &format!("{beat}ms"));
        let lasts = if long == 0 { EVER } else { long.max(beat) };
        scene::style(layer, "--scene", &format!("{lasts}ms"));
        self.draw(layer, &scene);
        self.count(&scene.beat.numbers, at, false);
        self.paid.clone_from(&scene.beat.numbers);
        let large = matches!(scene.act, Act::Card(_) | Act::Score(..));
        self.motion.large.set(large.then_some(scene));
        Some(long)
    }
}

impl Run {
    /// Finds out where everything has come to lie. What has not gone yet stays where its base is now.
    fn measure(&mut self) {
        let after = self.table.view.with_untracked(Places::of);
        let sites =
            self.table.view.with_untracked(|v| v.sites.iter().map(|s| s.id).collect::<Vec<_>>());
        for site in sites.into_iter().map(Spot::Site) {
            let (Some(was), Some(is)) = (self.before.area(site), after.area(site)) else {
                continue;
            };
            // A base that lay open has closed: its cards are smaller. Where they have become larger, what has not gone has not.
            let size = self.before.larger(site, &after).unwrap_or(is.h / was.h).min(1.0);
            for flyer in self.flyers.iter_mut().filter(|f| was.holds(f.area.middle())) {
                flyer.area = flyer.area.within(&was, &is, size);
                scene::sized(&flyer.element, flyer.area);
            }
            // On none that has come to lie there: all of them lie as they did until it goes.
            let still = self.before.still(site, &after, size);
            let covered = |card: &Drawn| {
                let over = |f: &Flyer| f.card != card.card && card.area.holds(f.area.middle());
                self.flyers.iter().any(over)
            };
            if still.iter().any(|(card, _)| covered(card)) {
                still.iter().for_each(|&(card, area)| scene::seem(card, area));
                self.beside.extend(still.iter().map(|(card, area)| (card.card, *area)));
            }
            for (_, tile) in self.tiles.iter().filter(|t| Spot::Site(t.0) == site) {
                scene::cover(tile, is);
            }
        }
        self.after = Some(after);
    }

    /// Puts a scene on the layer.
    fn draw(&mut self, layer: &HtmlElement, scene: &Scene) {
        let put = |made: Option<HtmlElement>| {
            if let Some(made) = made {
                let _added = layer.append_child(&made);
            }
        };
        let beat = &scene.beat;
        let top = self.after.as_ref().map_or(0.0, |after| after.caption);
        match &scene.act {
            Act::Score(standing, _) => {
                if let Some(site) = self.area(Spot::Site(standing.site)) {
                    let (x, y) = site.middle();
                    scene::pixels(layer, "--from-x", x);
                    scene::pixels(layer, "--from-y", y);
                }
            }
            Act::Breaks(site, base) => {
                self.tiles.iter().filter(|t| t.0 == *site).for_each(|t| t.1.remove());
                if let Some(area) = self.area(Spot::Site(*site)) {
                    put(tile("tile hole passing", *base, area));
                    put(tile("tile broken passing", *base, area));
                    put(tile("tile broken other passing", *base, area));
                }
            }
            Act::Dealt(site, base) => {
                if let Some(area) = self.area(Spot::Site(*site)) {
                    put(tile("tile hole passing", *base, area));
                    put(tile("tile dealt passing", *base, area));
                }
            }
            Act::Plain | Act::Card(_) => {}
        }
        // Of a card that is large, its words are with it.
        if !matches!(scene.act, Act::Card(_)) {
            put(caption(&scene.line, top));
        }
        let cause = beat.cause.and_then(|spot| self.area(spot));
        let dealt = matches!(scene.act, Act::Dealt(..));
        for (n, spot) in beat.targets.iter().filter(|_| !dealt).enumerate() {
            let Some(target) = self.area(*spot) else { continue };
            // What is said of a card that goes, goes with it: another may lie there already.
            let goes = |f: &Flight| Spot::Card(f.card) == *spot && f.to != *spot;
            put(match beat.coin {
                true => coin(&beat.sign, target),
                false if beat.flights.iter().any(goes) => None,
                false => sign(&beat.sign, target),
            });
            let drawn = cause.filter(|_| n < LINES && !beat.coin);
            put(drawn.and_then(|from| scene::line(from, target)));
            if beat.counters > 0 {
                put(cause.and_then(|from| counters(from, target, beat.counters)));
            }
        }
        for (nth, &(seat, n)) in (0..).zip(&beat.points) {
            // From the row of who is paid, where the base is in front.
            let row = scene::first(&format!(".act-score .seat-{}", seat.0 + 1));
            let from = row.map(|row| Area::of(&row)).or(cause);
            put(self.points(from, Spot::Seat(seat), n, nth));
        }
        for flight in &beat.flights {
            self.fly(layer, flight, beat, matches!(scene.act, Act::Card(_)));
        }
    }

    /// Where something is, as it seems now.
    fn area(&self, spot: Spot) -> Option<Area> {
        let flying = match spot {
            Spot::Card(card) => {
                let beside = || self.beside.iter().find(|b| b.0 == card).map(|b| b.1);
                self.flyers.iter().find(|f| f.card == card).map(|f| f.area).or_else(beside)
            }
            // Seldom asked for, so it is not measured with all others.
            Spot::Meter(site) => scene::meter(site),
            _ => None,
        };
        let after = || self.after.as_ref().and_then(|after| after.area(spot));
        flying.or_else(after).or_else(|| self.before.area(spot))
    }

    /// Where a card has come to lie.
    fn here(&self, card: CardId) -> Option<&Drawn> {
        self.after.as_ref().and_then(|after| after.card(card))
    }

    /// Numbers go on by as much as the events of a scene tell, until their last cause; then they are what they are. Points
    /// are not there before they have arrived.
    fn count(&mut self, told: &[(Number, i32)], at: usize, arrived: bool) {
        let points = |n: Number| matches!(n, Number::Points(_));
        let now = |c: &&mut Change| c.last >= at && points(c.number) == arrived;
        for change in self.changes.iter_mut().filter(now) {
            let more = told.iter().filter(|n| n.0 == change.number).map(|n| n.1);
            change.seems += more.sum::<i32>();
            let element = scene::shown(change.number);
            if change.last > at {
                mark(element, "data-was", &change.seems.max(0).to_string());
            } else if let Some(element) = element {
                let _none = element.remove_attribute("data-was");
            }
        }
    }

    /// A card sets out.
    fn fly(&mut self, layer: &Element, flight: &Flight, beat: &Beat, large: bool) {
        let card = flight.card;
        let from = self.area(Spot::Card(card)).filter(|_| self.flies(card));
        let from = from.or_else(|| self.area(flight.from));
        let here = self.here(card);
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
            // From where it is read, when it has been.
            ("comes", Some(to)) if large => {
                let (w, h) = browser::window_size();
                let from = Area { x: w * 0.5, y: h * 0.42, w: 0.0, h: 0.0 };
                scene::far(&flyer, to, from, 1.8);
                let _known = flyer.class_list().add_1("read");
            }
            ("comes", Some(to)) => {
                scene::far(&flyer, to, from, (from.h / to.h.max(1.0)).clamp(0.4, 2.5))
            }
            ("goes", Some(to)) => scene::far(&flyer, from, to, 0.3),
            _ => {}
        }
        let _known = flyer.class_list().add_1(way);
        if way == "goes" && beat.cause.is_some_and(|cause| cause != Spot::Card(card)) {
            let _known = flyer.class_list().add_1("struck");
        }
        if way == "goes" && beat.targets.contains(&Spot::Card(card)) {
            let over = Area { x: 0.0, y: 0.0, ..at };
            let _added = sign(&beat.sign, over).map(|sign| flyer.append_child(&sign));
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
        let cause = self.director.scenes().get(self.director.at()).and_then(|s| s.beat.cause);
        let after = &self.after;
        self.flyers.retain(|flyer| {
            let here = after.as_ref().and_then(|after| after.card(flyer.card));
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
        if self.flyers.iter().all(|f| f.landed) && !self.beside.is_empty() {
            self.beside.clear();
            scene::unmark("data-beside");
        }
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
}

fn mark(element: Option<Element>, name: &str, value: &str) {
    if let Some(element) = element {
        let _kept = element.set_attribute(name, value);
    }
}
