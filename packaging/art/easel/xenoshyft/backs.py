"""The covered cards of XenoShyft: the colony's hatch on troops and items, a shell with one eye on enemies."""

from math import cos, pi, sin

from easel.clip import panel, regular, rounded
from easel.forms import ball, dot, gloss, inner, shape
from easel.ink import INK, WHITE, metal
from easel.scatter import scattered
from easel.svg import Picture, circle, group, moved, path, polygon, rect
from easel.xenoshyft.card import EDGE
from easel.xenoshyft.cast import CHITIN, FANG, GUN, HAZARD, HUSK, MATERIALS, PEN, claw, rivet, supply, warned

MIRROR = "translate(630 0) scale(-1 1)"


def _pick() -> str:
    """A miner's pick, standing on its handle."""
    return group(
        shape("M-13 -150H13L18 210H-18Z", "wood", 8),
        inner("M-4 -60V180", 4, 0.4),
        shape("M-170 -96C-110 -176 110 -176 170 -96C90 -138 60 -132 34 -126H-34C-60 -132 -90 -138 -170 -96Z", "steel"),
        shape("M-34 -168H34V-112H-34Z", GUN, 7),
        gloss("M-120 -138Q-60 -160 -44 -158", 6),
    )


def _rifle() -> str:
    """A stubby rifle, standing on its stock."""
    return group(
        shape("M-14 -196H14V-60H-14Z", GUN),
        shape("M-22 -212H22V-180H-22Z", GUN, 7),
        shape("M-32 -64H32V96H-32Z", GUN),
        shape("M-32 92H32L48 204Q50 216 38 216H-18Q-26 216 -28 204Z", HAZARD),
        inner("M-32 -20H32M-32 16H32", 5, 0.7),
        gloss("M-18 -50V70", 6),
    )


def _helmet() -> str:
    """A helmet with a lamp over a stern visor."""
    return group(
        shape("M-104 60C-104 120 -60 150 0 150C60 150 104 120 104 60Z", GUN),
        shape("M-84 34H84V84C60 110 -60 110 -84 84Z", "#241a18", 7),
        shape("M-66 58C-44 44 -28 46 -14 62C-30 72 -52 72 -66 58Z", "bolt", 4),
        shape("M66 58C44 44 28 46 14 62C30 72 52 72 66 58Z", "bolt", 4),
        inner("M-30 128H30M-20 140H20", 5, 0.7),
        shape("M-118 40C-124 -60 -70 -116 0 -116C70 -116 124 -60 118 40Z", HAZARD),
        inner("M-40 -104V34M40 -104V34", 6, 0.5),
        shape("M-138 26H138Q146 44 132 54H-132Q-146 44 -138 26Z", HAZARD),
        ball(0, -26, 42, GUN),
        ball(0, -26, 28, "bolt", 6),
        gloss("M-94 -10Q-90 -60 -58 -84", 8),
    )


def _ring(picture: Picture) -> str:
    """The rim of the hatch with its bolts."""
    bolts = [rivet(315 + 232 * cos(a), 440 + 232 * sin(a), 13) for a in (pi * k / 8 for k in range(16))]
    steel = metal(picture, "rim", MATERIALS["gun"])
    deep = picture.spot("deep", ((0, "#d0764a", 1), (0.6, "#8d3f20", 1), (1, "#4b1e0f", 1)), 270, 380, 300)
    return group(
        circle(315, 440, 262, fill=steel),
        circle(315, 440, 202, fill=deep),
        circle(315, 440, 186, fill="none", stroke="#ffcf9a", stroke_width=4, stroke_opacity=0.35),
        *bolts,
    )


def colony() -> Picture:
    """Troops and items: a round hatch in a plate of steel, striped above and below."""
    picture = Picture(630, 880)
    stops = ((0, "#7d8b99", 1.0), (0.5, "#4d5865", 1.0), (1, "#262d35", 1.0))
    plate = picture.slope("plate", stops)
    tools = group(
        group(_pick(), transform=moved(315, 430, 1.02, 43)), group(_rifle(), transform=moved(315, 436, 1.02, -43))
    )
    picture.add(
        path(EDGE, fill=plate),
        path(
            "M40 214H590M40 666H590M315 30V180M315 700V850", fill="none", stroke=INK, stroke_width=5, stroke_opacity=0.5
        ),
        path("M40 219H590M40 671H590", fill="none", stroke=WHITE, stroke_width=3, stroke_opacity=0.2),
        warned(panel(34, 34, 562, 62, 14), 62),
        warned(panel(34, 784, 562, 62, 14), 62),
        rect(34, 34, 562, 62, 14, fill="none", stroke=INK, stroke_width=7),
        rect(34, 784, 562, 62, 14, fill="none", stroke=INK, stroke_width=7),
        group(
            _ring(picture),
            tools,
            group(_helmet(), transform=moved(315, 430, 1.06)),
            *(rivet(x, y, 12) for x in (64, 566) for y in (134, 250, 630, 746)),
            path("M22 560V52C22 34 34 22 52 22H420", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.45),
            path(EDGE, fill="none"),
            **PEN,
        ),
    )
    supply(picture)
    return picture


def _plates() -> str:
    """Half of the shell: plates that overlap downwards."""
    rows: list[str] = []
    for k in range(7):
        y = 590 - 110 * k
        low, mid, side, top, bend, crest = (max(36, y + far) for far in (250, 190, 110, -10, 70, 100))
        d = f"M315 {low}C200 {low - 8} 90 {mid} 30 {side}V{top}C120 {bend} 220 {crest} 315 {crest}Z"
        rows.append(shape(d, CHITIN if k % 2 else HUSK, 8))
        rows.append(gloss(f"M60 {max(40, y + 74)}Q120 {max(40, y + 120)} 190 {max(40, y + 134)}", 5))
    return group(*rows)


def _legs() -> str:
    return group(
        *(
            group(
                path(f"M{250 - 20 * k} {y}L{130 - 16 * k} {y + lift}L{64} {y + far}", stroke_width=40),
                path(
                    f"M{250 - 20 * k} {y}L{130 - 16 * k} {y + lift}L{64} {y + far}", stroke="#a8302a", stroke_width=24
                ),
            )
            for k, (y, lift, far) in enumerate(((360, -110, -30), (450, -20, 90), (530, 90, 230)))
        ),
        fill="none",
    )


def _eye() -> str:
    """The one eye: a slit in embers."""
    lid = "M-150 0C-90 -104 90 -104 150 0C90 104 -90 104 -150 0Z"
    return group(
        shape("M-196 0C-120 -150 120 -150 196 0C120 150 -120 150 -196 0Z", HUSK),
        shape(lid, "#2a0a10", 8),
        ball(0, 0, 82, "url(#ember)", 7),
        inner("M-60 -40L-34 -22M60 -40L34 -22M-60 40L-34 22M60 40L34 22M-78 0H-46M78 0H46", 5, 0.55, "#b8400e"),
        shape("M0 -74C26 -30 26 30 0 74C-26 30 -26 -30 0 -74Z", INK, 3),
        dot(-26, -30, 13, WHITE),
        gloss("M-150 -40Q-100 -92 -36 -104", 7),
    )


def swarm() -> Picture:
    """Enemies: a shell of chitin plates, jaws, and one eye that looks back."""
    picture = Picture(630, 880)
    pits = "".join(f"M{70 + x:.0f} {70 + y:.0f}h.1" for x, y, _ in scattered(60, 490, 740))
    dark = picture.spot("hollow", ((0, "#7c1f24", 1), (0.6, "#3d0d18", 1), (1, "#18060d", 1)), 300, 420, 470)
    half = group(_plates(), **PEN)
    jaws = group(
        shape("M300 690C220 690 150 640 140 560C130 650 170 780 300 812C292 780 288 740 300 690Z", FANG),
        inner("M170 680Q210 740 270 760", 5, 0.5),
        gloss("M156 640Q170 690 200 716", 6),
    )
    teeth = [claw(x, 610 + abs(x - 315) * -0.12, 0.86, (315 - x) * 0.06) for x in (215, 265, 315, 365, 415)]
    inside = panel(34, 34, 562, 812, 22)
    picture.add(
        path(EDGE, fill="#2a0d14"),
        group(half, group(half, transform=MIRROR)),
        path(pits, fill="none", stroke="#2a0a10", stroke_width=10, stroke_opacity=0.35, stroke_linecap="round"),
        path(EDGE + polygon(inside), fill="#2a0d14", fill_rule="evenodd"),
        path(polygon(inside), fill="none", stroke="#ff8a3c", stroke_width=5),
        group(
            path(polygon(rounded(regular(315, 430, 270, 8, 22.5), 0.3)), fill=dark),
            _legs(),
            group(_legs(), transform=MIRROR),
            shape("M200 560H430C440 640 400 700 315 710C230 700 190 640 200 560Z", "#2a0a10"),
            *teeth,
            jaws,
            group(jaws, transform=MIRROR),
            group(_eye(), transform=moved(315, 430, 1.12)),
            path("M22 560V52C22 34 34 22 52 22H420", fill="none", stroke=WHITE, stroke_width=5, stroke_opacity=0.35),
            path(EDGE, fill="none"),
            **PEN,
        ),
    )
    supply(picture)
    return picture


def pictures() -> dict[str, Picture]:
    return {"art/xenoshyft/back": colony(), "art/xenoshyft/enemy-back": swarm()}
