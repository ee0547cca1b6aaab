//! Where something goes that is about something else on the screen, as a speech bubble or a card beside a finger:
//! near it, and never on top of it.

/// A number as style sheets read it, to the hundredth. The standard library's way of writing fractions would be twelve
/// kilobytes of the page.
#[must_use]
pub fn decimal(n: f64) -> String {
    let hundredths = (n * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    format!("{sign}{whole}.{part:02}")
}

/// The same as a length.
#[must_use]
pub fn px(n: f64) -> String {
    decimal(n) + "px"
}

/// A box on the screen, in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// Width.
    pub w: f64,
    /// Height.
    pub h: f64,
}

/// The side of the bubble on which its tail is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// It points up.
    Top,
    /// It points down.
    Bottom,
    /// It points to the left.
    Left,
    /// It points to the right.
    Right,
}

/// Where the bubble goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Its left upper corner.
    pub at: (f64, f64),
    /// Where its tail is, and how far along that side; none without a target.
    pub tail: Option<(Side, f64)>,
}

/// Between the bubble and its target: the length of the tail.
const GAP: f64 = 16.0;
/// Between the bubble and the edge of the window.
const EDGE: f64 = 6.0;
/// The least distance of the tail from the bubble's corners.
const CORNER: f64 = 22.0;

impl Area {
    /// What two boxes have in common, in square pixels.
    #[must_use]
    pub fn overlap(&self, other: &Area) -> f64 {
        let w = (self.x + self.w).min(other.x + other.w) - self.x.max(other.x);
        let h = (self.y + self.h).min(other.y + other.h) - self.y.max(other.y);
        w.max(0.0) * h.max(0.0)
    }

    /// Whether a point is in it.
    #[must_use]
    pub fn holds(&self, (x, y): (f64, f64)) -> bool {
        x >= self.x && x <= self.x + self.w && y >= self.y && y <= self.y + self.h
    }

    /// The same, as it would lie in a place that is another now: where it was in that, and `size` times as large.
    #[must_use]
    pub fn within(&self, was: &Area, is: &Area, size: f64) -> Area {
        let (x, y) = self.middle();
        let along = |at: f64, from: f64, of: f64| (at - from) / of.max(1.0);
        let (w, h) = (self.w * size, self.h * size);
        let x = is.x + is.w * along(x, was.x, was.w) - w / 2.0;
        let y = is.y + is.h * along(y, was.y, was.h) - h / 2.0;
        Area { x, y, w, h }
    }

    /// Its middle.
    #[must_use]
    pub fn middle(&self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Where the way from its middle to a point leaves it, with a little room.
    #[must_use]
    pub fn edge(&self, to: (f64, f64)) -> (f64, f64) {
        let (x, y) = self.middle();
        let (dx, dy) = (to.0 - x, to.1 - y);
        let far = |d: f64, half: f64| if d == 0.0 { f64::MAX } else { (half + 4.0) / d.abs() };
        let part = far(dx, self.w / 2.0).min(far(dy, self.h / 2.0)).min(1.0);
        (x + dx * part, y + dy * part)
    }
}

#[cfg(target_arch = "wasm32")]
impl Area {
    /// Where an element is in the window.
    #[must_use]
    pub fn of(element: &web_sys::Element) -> Area {
        let r = element.get_bounding_client_rect();
        Area { x: r.left(), y: r.top(), w: r.width(), h: r.height() }
    }
}

/// Places a bubble of the size `bubble` in a window of the size `window` beside one of `targets`; it
/// covers none of them where there is room for that, and of `better_not` as little as possible.
#[must_use]
pub fn place(
    window: (f64, f64),
    bubble: (f64, f64),
    targets: &[Area],
    better_not: &[Area],
) -> Spot {
    if targets.is_empty() {
        let middle = |room: f64, size: f64| ((room - size) / 2.0).max(EDGE);
        let at = (middle(window.0, bubble.0), middle(window.1, bubble.1));
        return Spot { at, tail: None };
    }
    let beside = |t| candidates(window, bubble, t, better_not);
    let places = targets.iter().flat_map(|t| beside(t).into_iter().map(move |at| (t, at)));
    let best = places
        .map(|(target, at)| (cost(at, bubble, target, targets, better_not), target, at))
        .reduce(|best, next| if next.0 < best.0 { next } else { best });
    let Some((_, target, at)) = best else { return Spot { at: (EDGE, EDGE), tail: None } };
    Spot { at, tail: tail(at, bubble, target) }
}

/// Places beside the target, over and under what is better not covered, and at the edges of the window, inside of the window.
fn candidates(
    window: (f64, f64),
    bubble: (f64, f64),
    target: &Area,
    better_not: &[Area],
) -> Vec<(f64, f64)> {
    let (cx, cy) = target.middle();
    let most = (window.0 - bubble.0 - EDGE, window.1 - bubble.1 - EDGE);
    let inside = |x: f64, y: f64| (x.min(most.0).max(EDGE), y.min(most.1).max(EDGE));
    let xs =
        [cx - bubble.0 / 2.0, target.x + target.w + GAP, target.x - bubble.0 - GAP, EDGE, most.0];
    let beside = |area: &Area, gap: f64| [area.y - bubble.1 - gap, area.y + area.h + gap];
    let mut ys = vec![cy - bubble.1 / 2.0, EDGE, most.1];
    ys.extend(beside(target, GAP));
    ys.extend(better_not.iter().flat_map(|area| beside(area, EDGE)));
    ys.iter().flat_map(|&y| xs.map(|x| inside(x, y))).collect()
}

/// What is covered, the targets counting far more than the rest, then how far it is from the edge of the one it is beside.
fn cost(
    at: (f64, f64),
    bubble: (f64, f64),
    target: &Area,
    targets: &[Area],
    better_not: &[Area],
) -> f64 {
    let here = Area { x: at.0, y: at.1, w: bubble.0, h: bubble.1 };
    let with_tail = Area { x: here.x - 4.0, y: here.y - 4.0, w: here.w + 8.0, h: here.h + 8.0 };
    let hidden: f64 = targets.iter().map(|t| with_tail.overlap(t)).sum();
    let spoiled: f64 = better_not.iter().map(|t| here.overlap(t)).sum();
    let (mx, my) = here.middle();
    let (tx, ty) = target.edge((mx, my));
    let far = (mx - tx).hypot(my - ty);
    hidden * 1e6 + spoiled * 1e2 + far
}

/// The tail on the side that faces the target.
fn tail(at: (f64, f64), bubble: (f64, f64), target: &Area) -> Option<(Side, f64)> {
    let (cx, cy) = target.middle();
    let along = |c: f64, from: f64, size: f64| (c - from).min(size - CORNER).max(CORNER);
    let (x, y) = (along(cx, at.0, bubble.0), along(cy, at.1, bubble.1));
    if at.1 + bubble.1 <= target.y {
        Some((Side::Bottom, x))
    } else if at.1 >= target.y + target.h {
        Some((Side::Top, x))
    } else if at.0 + bubble.0 <= target.x {
        Some((Side::Right, y))
    } else if at.0 >= target.x + target.w {
        Some((Side::Left, y))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: (f64, f64) = (360.0, 740.0);
    const DESKTOP: (f64, f64) = (1440.0, 900.0);

    #[test]
    fn a_length_is_written_to_the_hundredth() {
        let written = [0.0, 12.5, -0.25, -7.126, 359.999].map(px);
        assert_eq!(written, ["0.00px", "12.50px", "-0.25px", "-7.13px", "360.00px"]);
    }

    fn area(x: f64, y: f64, w: f64, h: f64) -> Area {
        Area { x, y, w, h }
    }

    #[test]
    fn a_target_is_never_covered_where_there_is_room() {
        for (window, bubble) in [(PHONE, (340.0, 150.0)), (DESKTOP, (360.0, 150.0))] {
            for row in 0..8 {
                for column in 0..4 {
                    let (w, h) = (window.0 / 4.0, window.1 / 8.0);
                    let target = area(f64::from(column) * w, f64::from(row) * h, w, h);
                    let spot = place(window, bubble, &[target], &[]);
                    let here = area(spot.at.0, spot.at.1, bubble.0, bubble.1);
                    assert_eq!(here.overlap(&target), 0.0, "{target:?} {spot:?}");
                    assert!(here.x >= 0.0 && here.x + here.w <= window.0);
                    assert!(here.y >= 0.0 && here.y + here.h <= window.1);
                    assert!(spot.tail.is_some());
                }
            }
        }
    }

    #[test]
    fn neither_the_card_nor_where_it_goes_is_covered() {
        let hand = area(5.0, 620.0, 80.0, 106.0);
        for row in 0..4 {
            let base = area(5.0, 80.0 + 105.0 * f64::from(row), 350.0, 100.0);
            let spot = place(PHONE, (340.0, 140.0), &[hand, base], &[]);
            let here = area(spot.at.0, spot.at.1, 340.0, 140.0);
            assert_eq!(here.overlap(&hand) + here.overlap(&base), 0.0, "row {row}: {spot:?}");
        }
    }

    #[test]
    fn what_is_better_not_covered_is_left_free_if_that_can_be() {
        let target = area(100.0, 300.0, 60.0, 60.0);
        let above = area(0.0, 100.0, 360.0, 200.0);
        let spot = place(PHONE, (300.0, 120.0), &[target], &[above]);
        assert!(spot.at.1 >= 360.0, "{spot:?}");
        assert_eq!(spot.tail.map(|t| t.0), Some(Side::Top));
    }

    #[test]
    fn it_is_beside_where_a_card_goes_if_there_is_no_room_beside_the_card() {
        // A tablet: what is said must lie neither on the hand nor on the answers nor on the players.
        let (card, base) = (area(45.0, 990.0, 136.0, 180.0), area(8.0, 588.0, 804.0, 234.0));
        let (hand, answers) = (area(0.0, 980.0, 820.0, 200.0), area(10.0, 920.0, 800.0, 50.0));
        let players = area(0.0, 0.0, 820.0, 60.0);
        let spot = place((820.0, 1180.0), (360.0, 130.0), &[card, base], &[hand, answers, players]);
        let near = spot.at.1 + 130.0 <= 588.0 && spot.at.1 + 130.0 > 560.0;
        assert!(near && spot.tail.map(|t| t.0) == Some(Side::Bottom), "{spot:?}");
    }

    #[test]
    fn without_a_target_it_is_in_the_middle() {
        let spot = place(PHONE, (300.0, 140.0), &[], &[]);
        assert_eq!((spot.at, spot.tail), ((30.0, 300.0), None));
    }
}
