"""Draws the signs of the page into a font: python3 src/app/emblems/signs.py, with fonttools and brotli installed.

Not every device has letters for them, some show them as coloured pictures, and each size of a font that a device looks
up for one letter costs a frame some milliseconds. Each sign is drawn here, in a square of a thousand units.
"""

from math import cos, pi, sin
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

WIDTH = 700
MIDDLE = (WIDTH / 2, 350)  # between the base line and the height of capitals


def polygon(points):
    """A filled shape with straight sides. A shape is a list of points, of which those that are only drawn towards are marked."""
    return [(p, True) for p in points]


def star(tips, outer, inner, at=MIDDLE):
    """A star, its tips and what lies between them so far from its middle."""
    radius = lambda n: inner if n % 2 else outer
    angle = lambda n: pi / 2 - n * pi / tips
    return polygon([(at[0] + radius(n) * cos(angle(n)), at[1] + radius(n) * sin(angle(n))) for n in range(2 * tips)])


def square(radius):
    """A square on its tip."""
    return polygon([(MIDDLE[0] + radius * a, MIDDLE[1] + radius * b) for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))])


def disc(radius, at=MIDDLE, sides=8):
    """A circle."""
    point = lambda n, far: (at[0] + far * sin(n * pi / sides), at[1] + far * cos(n * pi / sides))
    return [(point(n, radius / cos(pi / sides) if n % 2 else radius), n % 2 == 0) for n in range(2 * sides)]


def bar(a, b, thick):
    """A straight line from one point to another."""
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    x, y = (b[0] - a[0]) / length * thick / 2, (b[1] - a[1]) / length * thick / 2
    return polygon([(a[0] - y, a[1] + x), (b[0] - y, b[1] + x), (b[0] + y, b[1] - x), (a[0] + y, a[1] - x)])


def ring(radius, thick, start, end, at=MIDDLE):
    """A part of a ring, from one angle to another (both clockwise from above)."""
    steps = 12
    angle = lambda n: start + (end - start) * n / steps
    side = lambda radius: [(at[0] + radius * sin(angle(n)), at[1] + radius * cos(angle(n))) for n in range(steps + 1)]
    return polygon(side(radius) + side(radius - thick)[::-1])


def sword(way):
    """A sword from below on one side to above on the other; `way` is 1 to the right and -1 to the left."""
    along = lambda a, b: (MIDDLE[0] + way * (a - b) * 0.7071, MIDDLE[1] + (a + b) * 0.7071)
    blade = [along(a, b) for a, b in ((-430, 48), (390, 48), (470, 0), (390, -48), (-430, -48))]
    guard = [along(a, b) for a, b in ((-250, 190), (-170, 190), (-170, -190), (-250, -190))]
    return [polygon(blade), polygon(guard)]


def around(shape):
    """Twice the area of a shape, less than nothing if its points go clockwise."""
    points = [p for p, _ in shape]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))


def hole(shape):
    """The same as what is left out of another."""
    return ("hole", shape)


x, y = MIDDLE
TRIANGLE = [(30, 60), (x, 660), (670, 60)]
turned = lambda points, quarter: [
    (x + a * cos(quarter * pi / 2) + b * sin(quarter * pi / 2), y - a * sin(quarter * pi / 2) + b * cos(quarter * pi / 2))
    for a, b in ((p[0] - x, p[1] - y) for p in points)
]
SIGNS = {
    "●": [disc(310)],
    "▲": [polygon(TRIANGLE)],
    "■": [polygon([(70, 70), (70, 630), (630, 630), (630, 70)])],
    "◆": [square(350)],
    "★": [star(5, 370, 155, at=(x, y - 15))],
    "▶": [polygon(turned(TRIANGLE, 1))],
    "▸": [polygon([(170, 130), (170, 570), (560, y)])],
    "▼": [polygon(turned(TRIANGLE, 2))],
    "◀": [polygon(turned(TRIANGLE, 3))],
    "⚔": sword(1) + sword(-1),
    "✕": [bar((90, 90), (610, 610), 130), bar((90, 610), (610, 90), 130)],
    "⊘": [disc(330), hole(disc(225)), bar((140, 560), (560, 140), 105)],
    "◈": [square(370), hole(square(265)), square(165)],
    "⋮": [disc(75, (x, y + h)) for h in (250, 0, -250)],
    "≡": [bar((50, y + h), (650, y + h), 95) for h in (215, 0, -215)],
    "↑": [bar((x, 0), (x, 450), 130), polygon([(100, 400), (x, 700), (600, 400)])],
    "↓": [bar((x, 700), (x, 250), 130), polygon([(100, 300), (x, 0), (600, 300)])],
    "∅": [disc(290), hole(disc(190)), bar((60, 60), (640, 640), 95)],
    "→": [bar((20, y), (500, y), 105), polygon([(430, y + 210), (680, y), (430, y - 210)])],
    "↩": [
        bar((190, 420), (430, 420), 105),
        ring(188, 105, 0, pi, (430, 284.5)),
        bar((430, 149), (180, 149), 105),
        polygon([(260, 210), (260, 630), (10, 420)]),
    ],
    "⟳": [ring(300, 100, pi * 0.52, pi * 2, (x, y)), polygon([(x - 20, y + 440), (x + 220, y + 250), (x - 20, y + 60)])],
    "☠": [
        disc(285, (x, 405)),
        polygon([(190, 30), (190, 300), (510, 300), (510, 30)]),
        hole(disc(88, (x - 125, 385))),
        hole(disc(88, (x + 125, 385))),
        hole(polygon([(x - 45, 220), (x, 310), (x + 45, 220)])),
    ],
    "🛡": [[((60, 600), True), ((x, 690), True), ((640, 600), True), ((650, 170), False), ((x, 10), True), ((50, 170), False)]],
}


def drawn(shapes):
    """The glyph of some shapes: what is filled goes clockwise, and what is left out the other way."""
    pen = TTGlyphPen(None)
    for shape in shapes:
        left_out = shape[0] == "hole"
        points = shape[1] if left_out else shape
        if (around(points) > 0) != left_out:
            points = points[:1] + points[:0:-1]
        points = [((round(x), round(y)), on) for (x, y), on in points]
        pen.moveTo(points[0][0])
        towards = []
        for point, on in points[1:] + points[:1]:
            towards.append(point)
            if on:
                pen.qCurveTo(*towards) if len(towards) > 1 else pen.lineTo(point)
                towards = []
        pen.closePath()
    return pen.glyph()


names = {f"s{n}": sign for n, sign in enumerate(SIGNS)}
font = FontBuilder(1000, isTTF=True)
font.setupGlyphOrder([".notdef", *names])
font.setupCharacterMap({ord(sign): name for name, sign in names.items()})
glyphs = {".notdef": drawn([]), **{name: drawn(SIGNS[sign]) for name, sign in names.items()}}
font.setupGlyf(glyphs)
font.setupHorizontalMetrics({name: (WIDTH, getattr(glyph, "xMin", 0)) for name, glyph in glyphs.items()})
font.setupHorizontalHeader(ascent=950, descent=-290)
font.setupNameTable({"familyName": "Signs", "styleName": "Regular"})
font.setupOS2(sTypoAscender=950, sTypoDescender=-290, usWinAscent=950, usWinDescent=290)
font.setupPost(keepGlyphNames=False)
font.font.flavor = "woff2"
font.save(Path(__file__).parents[3] / "public/fonts/signs.woff2")
