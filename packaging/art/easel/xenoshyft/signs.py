"""The signs of XenoShyft on a grid of 64: each has an outline of its own, so that none needs its colour."""

from easel.clip import regular, rounded
from easel.forms import ball, dot, flat, gloss, inner, shape
from easel.ink import INK, WHITE
from easel.svg import Picture, group, moved, path, polygon
from easel.xenoshyft.cast import (
    BLOOD,
    CLOTH,
    COBALT,
    CRYSTAL,
    GUN,
    HAZARD,
    OLIVE,
    PEN,
    SIGNAL,
    starred,
    supply,
)
from easel.xenoshyft.ground import skull

HALO: dict[str, float | str | None] = {
    "fill": "none",
    "stroke": "#fff8e6",
    "stroke_width": 10,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
FIST = "M14 20Q14 12 22 12Q26 8 32 11Q38 7 43 12Q52 11 52 22V38Q52 46 46 50V60H20V50Q12 46 12 36Z"
HEART = "M32 58C14 44 5 34 5 22C5 6 26 2 32 17C38 2 59 6 59 22C59 34 50 44 32 58Z"
SHARD = "M32 4L52 22L44 58H22L10 26Z"
PLATE = "M12 8L24 5Q32 14 40 5L52 8L58 22L52 30V46Q46 58 32 60Q18 58 12 46V30L6 22Z"
GUNS = "M4 22H44L48 16H58V30L52 32L58 54H44L40 40H30V48H22V38H4Z"
FLASK = "M24 5H40V11H37V24L55 52Q58 60 50 60H14Q6 60 9 52L27 24V11H24Z"
CROSS = "M23 6H41V23H58V41H41V58H23V41H6V23H23Z"
BOLT = "M38 3L12 36H28L22 61L52 25H35L46 3Z"
SHIELD = "M32 4L56 12V32Q54 50 32 61Q10 50 8 32V12Z"


def _framed(d: str, fill: str) -> list[str]:
    return [path(d, **HALO), shape(d, fill)]


def _power() -> list[str]:
    """A fist."""
    lines = "M22 12V28M32 11V28M43 12V28M14 30H40Q46 30 46 36Q46 42 38 42H26"
    return [*_framed(FIST, BLOOD), inner(lines, 3.5, 0.9), gloss("M17 24V20", 3)]


def _hp() -> list[str]:
    beat = "M10 32H22L27 22L34 42L39 32H54"
    return [*_framed(HEART, "url(#heart)"), inner(beat, 4, 1, WHITE), gloss("M11 20Q12 13 18 12", 3)]


def _cost() -> list[str]:
    lines = "M32 4L30 26L10 26M30 26L52 22M30 26L34 58"
    return [*_framed(SHARD, CRYSTAL), inner(lines, 3, 0.7), gloss("M17 24L28 13", 3)]


def _armor() -> list[str]:
    lines = "M32 14V58M14 34Q32 42 50 34M17 46Q32 52 47 46"
    return [*_framed(PLATE, GUN), inner(lines, 3.5, 0.9), ball(20, 20, 3.5, HAZARD, 2.5), gloss("M12 24L16 14", 3)]


def _weapon() -> list[str]:
    return [*_framed(GUNS, "#ff8a3c"), inner("M4 30H30M40 26V38", 3.5, 0.8), gloss("M10 26H30", 3)]


def _medical() -> list[str]:
    return [*_framed(CROSS, SIGNAL), inner("M27 14h10M27 50h10M14 27v10M50 27v10", 3, 0.5), gloss("M27 20V11", 3)]


def _tech() -> list[str]:
    wet = "M20 40H44L52 54Q53 57 49 57H15Q11 57 12 54Z"
    return [
        *_framed(FLASK, CLOTH),
        flat(wet, "#8f5bc4"),
        dot(26, 48, 4, WHITE),
        dot(36, 46, 3, WHITE),
        inner(FLASK, 4, 1),
    ]


def _instant() -> list[str]:
    return [*_framed(BOLT, HAZARD), gloss("M22 32L36 14", 3)]


def _wave(count: int) -> list[str]:
    """As many claw marks as waves, on plates of three, four and five sides."""
    body = polygon(rounded(regular(32, 37 if count == 1 else 32, 34 if count == 1 else 31, count + 2), 0.18, 4))
    if count == 2:
        body = polygon(rounded([(5, 7), (59, 7), (59, 57), (5, 57)], 0.16, 4))
    fills = ("#f2b632", "#e0662a", "#b3202c")
    middle = 32 - 6.5 * (count - 1)
    marks = "".join(
        f"M{middle + 13 * k + 3} 22Q{middle + 13 * k - 4} 34 {middle + 13 * k - 3} 46" for k in range(count)
    )
    return [*_framed(body, fills[count - 1]), inner(marks, 9, 1), inner(marks, 3.5, 1, "#fff8e6")]


def _ready() -> list[str]:
    """A raised thumb on a shield."""
    thumb = "M24 30L31 14Q37 14 37 21L36 27H46Q50 28 49 33L47 44Q46 48 41 48H24Z"
    return [*_framed(SHIELD, OLIVE), shape(thumb, "#fff3d6", 3.5), shape("M15 29H24V49H17Z", COBALT, 3.5)]


def _boss() -> list[str]:
    shadow = "M6 8L16 24H48L58 8L54 30V44L44 48L42 58H22L20 48L10 44V30Z"
    return [path(shadow, **HALO), group(skull(), transform=moved(32, 39, 0.58), **PEN)]


def _damage() -> list[str]:
    body = starred(32, 32, 30, 9, 0.7, 0.2)
    return [*_framed(body, BLOOD), inner("M24 20L20 44M34 18L31 46M44 20L42 42", 4, 1, "#fff8e6")]


def _prevent() -> list[str]:
    """A shield that keeps something off."""
    return [*_framed(SHIELD, COBALT), inner("M32 4V61M8 30H56", 4, 0.6), gloss("M14 26V16L24 12", 3)]


MARKS = {
    "power": _power,
    "hp": _hp,
    "cost": _cost,
    "armor": _armor,
    "weapon": _weapon,
    "medical": _medical,
    "tech": _tech,
    "instant": _instant,
    "ready": _ready,
    "boss": _boss,
    "damage": _damage,
    "prevent": _prevent,
}


def _sign(marks: list[str]) -> Picture:
    picture = Picture(64, 64)
    picture.add(group(*marks, transform=moved(3, 3, 0.906), **PEN | {"stroke": INK, "stroke_width": 4}))
    supply(picture)
    return picture


def pictures() -> dict[str, Picture]:
    signs = {name: _sign(draw()) for name, draw in MARKS.items()}
    waves = {f"wave-{count}": _sign(_wave(count)) for count in (1, 2, 3)}
    return {f"art/xenoshyft/sign/{name}": picture for name, picture in {**signs, **waves}.items()}
