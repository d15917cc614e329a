"""The base wall of XenoShyft in five states, from whole to broken."""

from easel.colony import BLOOD, DUST, EARTH, GUN, HAZARD, rivet, stripes, supply
from easel.forms import PEN, ball, dot, flat, gloss, inner, shape
from easel.ink import INK, WHITE
from easel.svg import Picture, Point, ellipse, group, moved, path, polygon, rect

STATES = ((0, 0, 0, 0, 0, 0), (0, 2, 0, 0, 1, 1), (1, 2, 1, 0, 2, 1), (2, 3, 1, 2, 3, 2), (4, 4, 2, 4, 3, 4))
"""By state, the harm to each of its six bays: whole, cracked, bitten, down to half, rubble."""
LEFT, BAY, TOP, FOOT = 18.0, 144.0, 62.0, 262.0
CREST: dict[int, list[Point]] = {
    0: [(0, 40), (0, 0), (44, 0), (44, 26), (100, 26), (100, 0), (144, 0), (144, 40)],
    1: [(0, 40), (0, 0), (44, 0), (44, 26), (100, 26), (106, 10), (124, 16), (130, 0), (144, 4), (144, 40)],
    2: [(0, 44), (0, 8), (20, 0), (34, 40), (50, 34), (66, 76), (84, 62), (104, 96), (118, 54), (144, 38)],
    3: [(0, 74), (14, 96), (30, 84), (48, 124), (66, 112), (84, 136), (108, 104), (124, 118), (144, 88)],
    4: [(0, 164), (22, 150), (40, 172), (66, 160), (90, 176), (112, 154), (144, 168)],
}
CRACKS = {
    1: "M104 30l-18 34l16 22l-26 40M86 64l-20 8M30 190l14 -26l-12 -18",
    2: "M70 80l-12 36l20 26l-16 44M30 50l10 40l-18 20M110 100l8 40l-14 18M78 142l26 12",
    3: "M50 128l8 30l-16 20M106 110l-6 40l16 16",
    4: "M60 172l6 14",
}


def _bay(column: int, harm: int) -> str:
    """One bay of the wall, with what is left of its stripes, its slit and its armour."""
    crest = CREST[harm]
    body = [*crest, (144.0, 200.0), (0.0, 200.0)]
    fill = GUN if column % 2 else "stone"
    marks = [shape(polygon(body), fill)]
    if harm <= 2:
        low, high = 84.0, 56.0
        right = 144.0 if harm < 2 else 60.0
        strip: list[Point] = [(4, high), (right - 4, high), (right - 4 - (20 if harm == 2 else 0), low), (4, low)]
        marks += [
            flat(polygon(strip), HAZARD),
            flat(stripes(strip, 34), INK),
            path(polygon(strip), fill="none", stroke_width=5),
        ]
    if harm <= 1:
        marks += [
            rect(44, 108, 56, 22, 6, fill="#2a1712", stroke_width=6),
            rect(54, 114, 36, 10, fill="#ffb52e", stroke="none"),
        ]
    if harm == 2:
        marks += [shape("M64 110L92 104L100 128L70 134Z", "#2a1712", 6)]
    if harm <= 3:
        marks += [inner("M0 150H144", 5, 0.5), *(rivet(x, y, 6) for x in (18, 126) for y in (164, 186))]
    if harm >= 2:
        y = {2: 74, 3: 122, 4: 166}[harm]
        bars = f"M62 {y}v-26l10 -12M84 {y - 8}v-22l-8 -10M104 {y + 6}v-30"
        marks = [
            path(bars, fill="none", stroke_width=10),
            path(bars, fill="none", stroke="#b65c30", stroke_width=4),
            *marks,
        ]
    if harm:
        marks.append(inner(CRACKS[harm], 5, 0.85))
    if harm < 3:
        marks.append(gloss("M12 92V142", 5) if harm == 2 else gloss("M10 12V48M10 94V142", 5))
    return group(*marks, transform=moved(LEFT + BAY * column, TOP))


def _lamp(column: int, lit: bool) -> str:
    """A warning lamp on a whole crest."""
    return group(
        *([ball(0, -18, 34, "none", 0), dot(0, -18, 34, "#ffb52e", 0.3)] if lit else []),
        shape("M-20 0V-16C-20 -44 20 -44 20 -16V0Z", "#ff9d2e" if lit else "#6b5a52", 6),
        rect(-28, -4, 56, 14, 4, fill=GUN, stroke_width=6),
        gloss("M-10 -10V-20Q-8 -28 0 -30", 4),
        transform=moved(LEFT + BAY * column + 72, TOP + 20),
    )


def _gate(state: int) -> str:
    """The gate in the middle: shut, dented, forced, torn open, gone."""
    x, y = LEFT + BAY * 3, TOP + 66
    if state == 4:
        return group(
            shape("M-74 134L-60 40L-40 64L-34 134Z", GUN),
            shape("M74 134L66 60L44 84L40 134Z", GUN),
            shape("M-30 134L-6 104L44 112L50 134Z", HAZARD, 7),
            transform=moved(x, y),
        )
    doors = "M-58 134V20Q-58 0 -38 0H38Q58 0 58 20V134Z"
    split = {0: "M0 4V134", 1: "M0 4V134", 2: "M0 4l6 40l-10 30l8 60", 3: "M0 4l20 34l-30 24l26 34l-20 38"}[state]
    marks = [
        shape("M-78 134V10Q-78 -22 -46 -22H46Q78 -22 78 10V134Z", GUN),
        shape(doors, EARTH, 7),
        inner("M-50 50H50M-50 96H50", 5, 0.5),
        path(split, fill="none", stroke_width=8 if state < 2 else 18),
    ]
    if state < 3:
        marks += [ball(0, 72, 22, HAZARD, 7), inner("M-10 72H10M0 62V82", 5)]
    if state:
        marks.append(
            inner("M-44 30l18 14l-8 16M30 110l14 -16l-12 -8M-40 116l14 -10"[: 24 if state == 1 else None], 5, 0.8)
        )
    marks += [rivet(x, y, 6) for x in (-68, 68) for y in (24, 66, 108)]
    return group(*marks, gloss("M-48 100V22Q-48 10 -36 10", 5), transform=moved(x, y))


def _rubble(state: int) -> str:
    """Rubble before the wall."""
    places = {
        1: (0.9, 1.5, 5.2),
        2: (0.5, 1.6, 4.4, 5.3),
        3: (0.3, 1.2, 1.7, 3.6, 4.3, 4.8, 5.5),
        4: (0.2, 0.8, 1.3, 1.8, 2.4, 3.5, 4, 4.5, 5, 5.5),
    }
    heap = "M-44 20L-38 -6L-18 -10L-10 -26L14 -22L20 -6L38 -8L46 20Z"
    return group(
        *(
            group(
                shape(heap, "stone" if k % 2 else GUN, 7),
                inner("M-18 -10L-8 4M20 -6L10 6", 4, 0.6),
                gloss("M-30 2L-18 -4", 4),
                transform=moved(LEFT + BAY * at + 40, FOOT - 4, 0.5 + 0.16 * state * (0.6 + 0.1 * (k % 3))),
            )
            for k, at in enumerate(places.get(state, ()))
        )
    )


def _smoke(state: int) -> str:
    """Smoke and fire over burning bays."""
    if state < 3:
        return ""
    puff = "M-52 30C-84 30 -84 -12 -54 -16C-52 -48 -10 -54 4 -34C24 -54 62 -36 54 -8C84 -8 84 32 52 30Z"
    flame = "M-26 30C-44 0 -18 -16 -20 -44C2 -30 2 -14 2 -4C10 -14 12 -26 24 -40C30 -16 46 0 26 30Z"
    places = (
        ((1.5, 60, 0.8), (4.5, 74, 0.7))
        if state == 3
        else ((0.5, 140, 0.95), (1.5, 150, 0.75), (3.6, 142, 0.95), (5.4, 146, 0.85))
    )
    return group(
        *(
            group(
                path(puff, fill="#4a4048", fill_opacity=0.75, transform="translate(14 -46)", stroke="none"),
                path(puff, fill="#6d6068", fill_opacity=0.75, transform="translate(-10 -24) scale(.8)", stroke="none"),
                shape(flame, BLOOD, 6),
                shape("M-12 30C-20 12 -6 4 -4 -10C8 2 18 14 12 30Z", "bolt", 4),
                transform=moved(LEFT + BAY * at, y + TOP, scale),
            )
            for at, y, scale in places
        )
    )


def wall(state: int) -> Picture:
    """The wall of the base; everything stays in its place, so that one state may fade into the next."""
    picture = Picture(900, 300)
    harms = STATES[state]
    lamps = [_lamp(k, state < 2) for k in (0, 2, 5) if harms[k] == 0]
    picture.add(
        ellipse(450, 272, 440, 20, fill=INK, fill_opacity=0.35),
        group(
            _smoke(state),
            *lamps,
            *(_bay(column, harm) for column, harm in enumerate(harms)),
            shape(f"M8 {FOOT - 16:.0f}H892L896 {FOOT + 14:.0f}H4Z", DUST, 7),
            inner(f"M40 {FOOT:.0f}h60M180 {FOOT + 4:.0f}h40M620 {FOOT:.0f}h70M780 {FOOT + 5:.0f}h50", 4, 0.35),
            _gate(state),
            _rubble(state),
            **PEN,
        ),
        path(f"M20 {FOOT - 9:.0f}H300", fill="none", stroke=WHITE, stroke_width=4, stroke_opacity=0.5),
    )
    supply(picture)
    return picture


def pictures() -> dict[str, Picture]:
    return {f"art/xenoshyft/wall/{state}": wall(state) for state in range(len(STATES))}
