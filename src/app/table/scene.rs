//! Where things are on the screen, and the elements that are drawn on top of them while something is shown.

use super::card::frame;
use crate::app::place::{Area, decimal, px};
use crate::desk::place;
use crate::desk::words;
use crate::engine::ids::{CardId, Seat, SiteId};
use crate::engine::view::TableView;
use crate::story::beats::{Flight, Number, Spot};
use leptos::prelude::document;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = document, js_name = querySelectorAll)]
    fn query_all(selector: &str) -> JsValue;
}

/// All elements that fit.
#[must_use]
pub fn all(selector: &str) -> Vec<Element> {
    let found = js_sys::Array::from(&query_all(selector));
    found.iter().filter_map(|e| e.dyn_into().ok()).collect()
}

/// The first element that fits.
#[must_use]
pub fn first(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// A card that has an element. One that has left the document still shows what the card looked like.
pub struct Drawn {
    /// The card.
    pub card: CardId,
    /// Its place on the table or in the hand.
    pub element: Element,
    /// What is drawn there.
    pub area: Area,
}

/// Where everything is at a moment, read in one go, and what the numbers are.
pub struct Places {
    cards: Vec<Drawn>,
    spots: Vec<(Spot, Area)>,
    /// The numbers on the table.
    pub numbers: Vec<(Number, i32)>,
    /// How far down the words about what happens stand: over the line of what happened last or, where there is none, at
    /// the foot of the board.
    pub caption: f64,
}

impl Places {
    /// The places of what `view` shows.
    #[must_use]
    pub fn of(view: &TableView) -> Places {
        let area = |selector| first(selector).map(|e| Area::of(&e));
        let ticker = area(".ticker").filter(|a| a.h > 0.0).map(|a| a.y);
        let foot = || area(".board").map_or(0.0, |a| a.y + a.h - 40.0);
        let caption = ticker.unwrap_or_else(foot);
        let mut places =
            Places { cards: Vec::new(), spots: Vec::new(), numbers: numbers(view), caption };
        places.take_cards(".board .chip, .players .chip, .duel-card, .loose-card, .hand .card");
        for site in &view.sites {
            places.take(Spot::Site(site.id), &at_site(site.id));
            for buried in &site.buried {
                let stay = buried.stay;
                places.take(Spot::FaceDown(stay), &format!(".board [data-stay='{}']", stay.0));
            }
            for card in &site.cards {
                // What lies on a card is where that card is.
                if let Some(host) = places.area(Spot::Card(card.id)) {
                    for on in &card.attached {
                        places.spots.push((Spot::Card(on.id), host));
                    }
                }
            }
        }
        if !view.piles.is_empty() {
            places.take(Spot::Common, ".piles");
        }
        for player in &view.players {
            places.take(Spot::Seat(player.seat), &at_seat(player.seat));
        }
        places
    }

    fn take(&mut self, spot: Spot, selector: &str) {
        if let Some(element) = first(selector) {
            self.spots.push((spot, Area::of(&element)));
        }
    }

    fn take_cards(&mut self, selector: &str) {
        for element in all(selector) {
            if let (Some(card), Some(drawn)) = (card_in(&element), drawn(&element)) {
                let area = Area::of(&drawn);
                self.cards.push(Drawn { card, element, area });
            }
        }
    }

    /// A card that has an element.
    #[must_use]
    pub fn card(&self, card: CardId) -> Option<&Drawn> {
        self.cards.iter().find(|d| d.card == card)
    }

    /// The cards of a base that are there still, and where each would lie if the base had only changed its place and size.
    #[must_use]
    pub fn still<'a>(&self, site: Spot, after: &'a Places, size: f64) -> Vec<(&'a Drawn, Area)> {
        let (Some(was), Some(is)) = (self.area(site), after.area(site)) else { return Vec::new() };
        let here = self.cards.iter().filter(|d| was.holds(d.area.middle()) && d.area.w > 0.0);
        let both = here.filter_map(|d| Some((after.card(d.card)?, d.area.within(&was, &is, size))));
        both.filter(|(now, _)| is.holds(now.area.middle())).collect()
    }

    /// How much larger the cards of a base have become since; nothing where none of them is there any more.
    #[must_use]
    pub fn larger(&self, site: Spot, after: &Places) -> Option<f64> {
        let (was, is) = (self.area(site)?, after.area(site)?);
        let here = self.cards.iter().filter(|d| was.holds(d.area.middle()) && d.area.w > 0.0);
        let mut both = here.filter_map(|d| Some((d.area, after.card(d.card)?.area)));
        both.find(|(_, now)| is.holds(now.middle())).map(|(before, now)| now.w / before.w)
    }

    /// Where something is.
    #[must_use]
    pub fn area(&self, spot: Spot) -> Option<Area> {
        let drawn = match spot {
            Spot::Card(card) => self.card(card).map(|d| d.area),
            _ => None,
        };
        drawn.or_else(|| Some(self.spots.iter().find(|s| s.0 == spot)?.1))
    }
}

/// What the numbers on the table are.
#[must_use]
pub fn numbers(view: &TableView) -> Vec<(Number, i32)> {
    let mut numbers = Vec::new();
    for site in &view.sites {
        numbers.push((Number::Total(site.id), site.sum));
        let powers = site.cards.iter().filter_map(|c| Some((c.id, c.power.as_ref()?.value)));
        numbers.extend(powers.map(|(card, power)| (Number::Power(card), power)));
    }
    numbers.extend(view.players.iter().map(|p| (Number::Points(p.seat), p.vp)));
    numbers
}

/// Finds the element of a card on the table or in the hand.
#[must_use]
pub fn selector(card: CardId) -> String {
    place::Drawn::ALL.iter().filter_map(|d| d.selector(card)).collect::<Vec<_>>().join(", ")
}

/// The element of a card on the table or in the hand.
#[must_use]
pub fn card(card: CardId) -> Option<Element> {
    first(&selector(card))
}

/// What is drawn of a card: all of it, also where others lie over its element.
#[must_use]
pub fn drawn(card: &Element) -> Option<Element> {
    card.query_selector(".chip-in, .face").ok().flatten()
}

/// The card that an element of the table draws, if it is one.
#[must_use]
pub fn card_in(element: &Element) -> Option<CardId> {
    let number = |attribute| number_in(element, attribute);
    number("data-hand").or_else(|| number("data-drop")).map(CardId)
}

/// "17" of "c17".
fn number_in(element: &Element, attribute: &str) -> Option<u16> {
    element.get_attribute(attribute)?.trim_start_matches('c').parse().ok()
}

fn at_site(site: SiteId) -> String {
    format!("[data-drop='s{}']", site.0)
}

fn at_seat(seat: Seat) -> String {
    format!(".player[data-seat='{}']", seat.0 + 1)
}

/// Where the power at a base stands against its breakpoint.
#[must_use]
pub fn meter(site: SiteId) -> Option<Area> {
    first(&(at_site(site) + " .meter")).map(|e| Area::of(&e))
}

/// The element that shows a number.
#[must_use]
pub fn shown(number: Number) -> Option<Element> {
    first(&match number {
        Number::Power(card) => format!(".board [data-drop='c{}'] .burst", card.0),
        Number::Total(site) => format!("{} .meter-n b", at_site(site)),
        Number::Points(seat) => format!("{} .player-vp b", at_seat(seat)),
    })
}

/// Takes a mark away from all that have it.
pub fn unmark(name: &str) {
    for marked in all(&format!("[{name}]")) {
        let _none = marked.remove_attribute(name);
    }
}

/// An element with words in it.
#[must_use]
pub fn element(class: &str, text: &str) -> Option<HtmlElement> {
    let made: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    made.set_class_name(class);
    if !text.is_empty() {
        made.set_text_content(Some(text));
    }
    Some(made)
}

/// Sets a property of an element's style.
pub fn style(element: &HtmlElement, name: &str, value: &str) {
    let _unknown = HtmlElement::style(element).set_property(name, value);
}

/// Sets a length of an element's style, in CSS pixels.
pub fn pixels(element: &HtmlElement, name: &str, n: f64) {
    style(element, name, &px(n));
}

/// Lets a card on the table seem to lie elsewhere.
pub fn seem(card: &Drawn, area: Area) {
    let Some(chip) = first(&selector(card.card)).and_then(|e| e.dyn_into::<HtmlElement>().ok())
    else {
        return;
    };
    for (name, n) in [("--dx", area.x - card.area.x), ("--dy", area.y - card.area.y)] {
        pixels(&chip, name, n);
    }
    style(&chip, "--size", &decimal(area.w / card.area.w));
    let _kept = chip.set_attribute("data-beside", "");
}

/// Puts an element over an area.
pub fn cover(element: &HtmlElement, area: Area) {
    for (name, n) in [("left", area.x), ("top", area.y), ("width", area.w), ("height", area.h)] {
        pixels(element, name, n);
    }
}

/// Lets an element begin or end somewhere else: how far away, and how large there.
pub fn far(element: &HtmlElement, from: Area, to: Area, size: f64) {
    let ((x, y), (there_x, there_y)) = (from.middle(), to.middle());
    pixels(element, "--dx", there_x - x);
    pixels(element, "--dy", there_y - y);
    style(element, "--size", &decimal(size));
}

/// A card that can travel: what is drawn of it, or else its name.
#[must_use]
pub fn picture(flight: &Flight, from: Option<&Element>, area: Area) -> Option<HtmlElement> {
    let seat = flight.of.map_or(String::new(), |s| format!(" seat-{}", s.0 + 1));
    let copy = from.and_then(drawn).and_then(|e| e.clone_node_with_deep(true).ok());
    let flyer = match copy {
        Some(copy) => {
            let kinds = from.map(|e| e.class_name()).unwrap_or_default();
            let kinds = kinds.split(' ').filter(|c| c.starts_with("chip-")).collect::<Vec<_>>();
            let flyer = element(&format!("flyer chip card {}{seat}", kinds.join(" ")), "")?;
            flyer.append_child(&copy).ok()?;
            flyer
        }
        None => element(&format!("flyer plate{seat}"), words::def(flight.def).name)?,
    };
    HtmlElement::style(&flyer).set_css_text(&frame(flight.def));
    sized(&flyer, area);
    Some(flyer)
}

/// Puts a card over an area, and lets what is drawn of it be as large.
pub fn sized(flyer: &HtmlElement, area: Area) {
    pixels(flyer, "--chip-w", area.w);
    pixels(flyer, "--chip-h", area.h);
    cover(flyer, area);
}

/// A line from one area to another, that ends before it.
#[must_use]
pub fn line(from: Area, to: Area) -> Option<HtmlElement> {
    let (x, y) = from.edge(to.middle());
    let (end_x, end_y) = to.edge(from.middle());
    let (dx, dy) = (end_x - x, end_y - y);
    let long = dx.hypot(dy);
    if long < 12.0 {
        return None;
    }
    let line = element("line passing", "")?;
    cover(&line, Area { x, y: y - 3.0, w: long, h: 6.0 });
    style(&line, "rotate", &(decimal(dy.atan2(dx).to_degrees()) + "deg"));
    Some(line)
}
