"""The counters of HYBRID: iron octagons with one sign each; the program writes numbers on them."""

import math

from easel.forms import dot
from easel.ink import GOLD, INK, LEAF, STEEL, WHITE, Paint
from easel.svg import Picture, circle, group, moved, path, polygon, rect

SIDES = ("griffin", "scorpion")
SAND = Paint("#f3dfae", "#c9a869", "#7c6034")
BLOOD = Paint("#ff8d78", "#b62d25", "#5d0f12")
IVORY = Paint("#ffffff", "#e9e2d2", "#a99d86")
NIGHT = Paint("#56606b", "#2d353d", "#14181d")
SKY = Paint("#cfe8ff", "#5b97cf", "#234d7d")
EMBER = Paint("#ffd98a", "#e07b28", "#7c3411")


def octagon(middle: float, radius: float) -> str:
    """Path data of an octagon that lies on a side."""
    ends = [math.radians(22.5 + 45 * k) for k in range(8)]
    return polygon((middle + radius * math.cos(end), middle + radius * math.sin(end)) for end in ends)


def coin(picture: Picture, paint: Paint, rim: Paint = STEEL) -> None:
    """The body of a counter: a rim, a field, and its light."""
    picture.slope("rim", rim.stops())
    picture.glow("field", paint.stops())
    picture.add(
        path(octagon(52, 46), fill=INK, fill_opacity=0.4),
        path(octagon(50, 46), fill="url(#rim)", stroke=INK, stroke_width=5, stroke_linejoin="round"),
        path(octagon(50, 36), fill="url(#field)", stroke=INK, stroke_width=4, stroke_linejoin="round"),
        path("M22 40L38 22H54", fill="none", stroke=WHITE, stroke_opacity=0.45, stroke_width=4, stroke_linecap="round"),
    )


def _sign(d: str, fill: str = "#fff6df", width: float = 5) -> str:
    return path(d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def _line(d: str, colour: str = "#fff6df", width: float = 7) -> str:
    return group(
        path(d, stroke=INK, stroke_width=width + 7),
        path(d, stroke=colour, stroke_width=width),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


SCORPION = "M50 70C34 70 30 56 38 50C30 40 42 26 56 30C66 33 68 42 62 46"


def _griffin() -> str:
    """The head of a griffin."""
    return group(
        _sign("M30 72C30 50 34 30 52 26L46 18L60 24C70 28 76 38 76 46L64 46L72 54L58 54C56 62 62 66 66 72Z", "#fff6df"),
        dot(58, 38, 4),
        path("M42 70C40 58 42 48 48 42", fill="none", stroke="#c4301f", stroke_width=5, stroke_linecap="round"),
    )


def _scorpion() -> str:
    """A scorpion's tail over its claws."""
    return group(
        _line(SCORPION, "#d8ee86", 8),
        _sign("M62 46l10 -4l-2 12Z", "#d8ee86"),
        _line("M50 70L36 78M50 70L64 78", "#d8ee86", 6),
    )


def activation(side: str) -> Picture:
    """An activation counter: its back with the sign of the side, its front empty for the number."""
    picture = Picture(100, 100)
    coin(picture, BLOOD if side == "griffin" else NIGHT, GOLD if side == "griffin" else LEAF)
    picture.add(_griffin() if side == "griffin" else _scorpion())
    return picture


def front(side: str) -> Picture:
    """The front of an activation counter."""
    picture = Picture(100, 100)
    coin(picture, IVORY if side == "griffin" else SAND, GOLD if side == "griffin" else LEAF)
    return picture


def event() -> Picture:
    """An event counter, face down: an eye in the dark."""
    picture = Picture(100, 100)
    coin(picture, NIGHT)
    picture.add(
        _sign("M24 50C36 32 64 32 76 50C64 68 36 68 24 50Z", "#e9f2a8"),
        circle(50, 50, 11, fill="#7c9a2c", stroke=INK, stroke_width=4),
        _sign("M50 41L54 50L50 59L46 50Z", INK, 1),
        dot(46, 45, 2.6, WHITE),
    )
    return picture


def happened() -> Picture:
    """An event counter that was turned over and was no trap."""
    picture = Picture(100, 100)
    coin(picture, SKY)
    picture.add(_sign("M50 24L57 43L77 43L61 55L67 75L50 63L33 75L39 55L23 43L43 43Z", "#fff3c4"))
    return picture


def explosion() -> Picture:
    """An event counter that was turned over and was a trap."""
    picture = Picture(100, 100)
    coin(picture, EMBER)
    spikes = [
        (50 + (33 if k % 2 else 17) * math.cos(k * math.pi / 8), 50 + (33 if k % 2 else 17) * math.sin(k * math.pi / 8))
        for k in range(16)
    ]
    picture.add(_sign(polygon(spikes), "#ffe36b"), circle(50, 50, 10, fill="#fff8dc", stroke="#c4401c", stroke_width=4))
    return picture


def objective() -> Picture:
    """An objective: a gem in a ring; the program writes its number."""
    picture = Picture(100, 100)
    coin(picture, Paint("#e9c4ff", "#7c3fa8", "#381154"), GOLD)
    return picture


def access(way: str) -> Picture:
    """An access square where warriors come in, go out, or both: arrows in a frame of light."""
    picture = Picture(100, 100)
    picture.glow("shine", ((0, "#bff08a" if way != "out" else "#ffd27a", 0.65), (1, "#3c6b1c", 0.1)), 0.5, 0.5, 0.6)
    picture.add(
        rect(8, 8, 84, 84, 10, fill="url(#shine)", stroke="#eaf7c9", stroke_opacity=0.9, stroke_width=6),
        rect(8, 8, 84, 84, 10, fill="none", stroke=INK, stroke_width=3, stroke_dasharray="12 9"),
    )
    down, up = "M50 22V66M34 52L50 70L66 52", "M50 78V34M34 48L50 30L66 48"
    if way == "both":
        picture.add(
            group(_line(down, "#d8f5ac", 8), transform=moved(-4, 8, 0.72)),
            group(_line(up, "#ffe1a0", 8), transform=moved(32, 20, 0.72)),
        )
    else:
        picture.add(_line(down if way == "in" else up, "#d8f5ac" if way == "in" else "#ffe1a0", 9))
    return picture


def sights() -> Picture:
    """Skilled Firing: a sight, with room for its number in the middle."""
    picture = Picture(100, 100)
    coin(picture, BLOOD)
    picture.add(
        _line("M50 14V28M50 72V86M14 50H28M72 50H86"), circle(50, 50, 27, fill="#fff6df", stroke=INK, stroke_width=5)
    )
    return picture


def pinned(daze: bool) -> Picture:
    """A warrior pinned by a Skilled Move or dazed by an Expert Move: a foot in irons, with stars when dazed."""
    picture = Picture(100, 100)
    coin(picture, EMBER if daze else SAND)
    picture.add(
        _sign("M36 24H52V50C60 54 70 54 72 64C72 70 68 70 64 70H36Z", "#8d9aa4"),
        _line("M30 56H56", "#4c5965", 8),
        _line("M34 78l8 0M48 78l8 0M62 78l8 0", "#fff6df", 5),
    )
    if daze:
        star = "M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z"
        picture.add(
            *(group(_sign(star, "#fff3a8", 3), transform=moved(x, y)) for x, y in ((68, 30), (76, 44), (28, 34)))
        )
    return picture


def asleep() -> Picture:
    """The mark of a clone that is not awake yet: a moon and two letters Z."""
    picture = Picture(100, 100)
    coin(picture, NIGHT)
    picture.add(
        _sign("M52 24C36 26 26 38 26 52C26 66 38 78 52 78C62 78 70 72 74 64C56 68 44 50 52 24Z", "#f6e7a8"),
        _line("M60 26H74L60 40H74", "#cfe8ff", 5),
        _line("M62 48H71L62 57H71", "#cfe8ff", 4),
    )
    return picture


def venom() -> Picture:
    """The mark of the warrior that carries the venom: a phial with a skull on its label."""
    picture = Picture(100, 100)
    coin(picture, Paint("#c7f06a", "#5f9a1f", "#26420d"), Paint("#d7dde2", "#7d8893", "#343b43"))
    picture.add(
        _sign(
            "M42 20H58V24H56V38C66 44 72 52 72 60C72 72 62 80 50 80C38 80 28 72 28 60C28 52 34 44 44 38V24H42Z",
            "#e9f7ff",
        ),
        path(
            "M31 58C40 52 60 64 69 58C70 70 61 77 50 77C39 77 30 70 31 58Z",
            fill="#6fc21d",
            stroke="#2d4f0c",
            stroke_width=3,
        ),
        path(
            "M50 44C42 44 37 49 37 55C37 59 39 61 42 62V68H58V62C61 61 63 59 63 55C63 49 58 44 50 44Z",
            fill="#fffbe8",
            stroke=INK,
            stroke_width=3.5,
            stroke_linejoin="round",
        ),
        dot(45, 55, 3.6),
        dot(55, 55, 3.6),
        path("M47 63V68M53 63V68", stroke=INK, stroke_width=2.5, fill="none"),
    )
    return picture


def mutation() -> Picture:
    """The mark of a warrior that was given a mutation: a twisted ladder."""
    picture = Picture(100, 100)
    coin(picture, Paint("#4b5560", "#262d34", "#101417"), LEAF)
    strands = "M36 20C36 40 64 40 64 52C64 66 36 64 36 82", "M64 20C64 40 36 40 36 52C36 66 64 64 64 82"
    picture.add(_line("M42 27H58M42 76H58M44 58H56", "#fff6df", 5))
    picture.add(*(_line(strand, "#b6ea4a", 7) for strand in strands))
    return picture


def aura() -> Picture:
    """The mark of a warrior whose aura is raised: a lamp that shines all around."""
    picture = Picture(100, 100)
    coin(picture, Paint("#8d1f22", "#5e1216", "#2c060a"), GOLD)
    rays = "".join(
        f"M{50 + 24 * math.cos(k * math.pi / 4):.1f} {50 + 24 * math.sin(k * math.pi / 4):.1f}"
        f"L{50 + 33 * math.cos(k * math.pi / 4):.1f} {50 + 33 * math.sin(k * math.pi / 4):.1f}"
        for k in range(8)
    )
    picture.add(_line(rays, "#ffe36b", 6), circle(50, 50, 15, fill="#fff3a8", stroke=INK, stroke_width=5))
    return picture


def number() -> Picture:
    """The plate for the number of an exit."""
    picture = Picture(100, 100)
    coin(picture, NIGHT)
    return picture


def pictures() -> dict[str, Picture]:
    """Every counter and mark."""
    found = {
        "counter/event": event(),
        "counter/happened": happened(),
        "counter/explosion": explosion(),
        "counter/objective": objective(),
        "mark/ambush": sights(),
        "mark/pinned": pinned(False),
        "mark/dazed": pinned(True),
        "mark/asleep": asleep(),
        "mark/venom": venom(),
        "mark/mutation": mutation(),
        "mark/aura": aura(),
        "mark/number": number(),
        **{f"access/{way}": access(way) for way in ("in", "out", "both")},
    }
    for side in SIDES:
        found |= {f"order/{side}-back": activation(side), f"order/{side}": front(side)}
    return {f"art/hybrid/{key}": picture for key, picture in found.items()}
