"""Digits as centre lines, thickened into enamel where they are inlaid."""

from typing import NamedTuple

from easel.ink import INK
from easel.svg import group, moved, path


class Glyph(NamedTuple):
    """A centre line in a box 100 high; the width is that of the centre line."""

    width: float
    line: str


_SIX = "M42 0C17 14 0 38 0 66C0 88 10 100 25 100C40 100 50 88 50 68C50 49 40 38 26 38C12 38 3 48 0 62"
_NINE = "M8 100C33 86 50 62 50 34C50 12 40 0 25 0C10 0 0 12 0 32C0 51 10 62 24 62C38 62 47 52 50 38"

GLYPHS = {
    "0": Glyph(50, "M25 0C44 0 50 14 50 32V68C50 86 44 100 25 100C6 100 0 86 0 68V32C0 14 6 0 25 0Z"),
    "1": Glyph(24, "M0 22L24 0V100"),
    "2": Glyph(50, "M2 27C2 9 11 0 25 0C40 0 49 10 49 26C49 40 41 49 30 61L1 100H50"),
    "3": Glyph(50, "M4 0H46L22 39C40 39 50 51 50 68C50 88 40 100 24 100C12 100 4 94 0 82"),
    "4": Glyph(54, "M38 100V0L0 71H54"),
    "5": Glyph(50, "M46 0H9L4 46C10 40 17 37 25 37C41 37 50 49 50 68C50 88 40 100 24 100C12 100 4 94 0 83"),
    "6": Glyph(50, _SIX),
    "7": Glyph(48, "M0 0H48C32 28 20 62 16 100"),
    "8": Glyph(
        50,
        "M25 47C10 47 4 36 4 24C4 9 12 0 25 0C38 0 46 9 46 24C46 36 40 47 25 47"
        "C8 47 0 58 0 74C0 90 10 100 25 100C40 100 50 90 50 74C50 58 42 47 25 47Z",
    ),
    "9": Glyph(50, _NINE),
}


class Word(NamedTuple):
    """Digits in a row: each with its place, and how wide the centre lines reach."""

    width: float
    glyphs: tuple[tuple[float, Glyph], ...]


def word(text: str, space: float) -> Word:
    """Sets digits with a distance between neighbouring centre lines."""
    x = 0.0
    placed: list[tuple[float, Glyph]] = []
    for letter in text:
        placed.append((x, GLYPHS[letter]))
        x += GLYPHS[letter].width + space
    return Word(x - space, tuple(placed))


def layer(setting: Word, weight: float, paint: str, dx: float = 0, dy: float = 0, opacity: float | None = None) -> str:
    """One coat of a word: its centre lines, stroked."""
    strokes = [path(g.line, transform=moved(x + dx, dy)) for x, g in setting.glyphs]
    return group(
        *strokes,
        fill="none",
        stroke=paint,
        stroke_width=weight,
        stroke_linecap="round",
        stroke_linejoin="round",
        stroke_opacity=opacity,
    )


def centred(x: float, y: float, height: float, setting: Word, *coats: str) -> str:
    """Coats of a word, brought to a height and centred on a point."""
    scale = height / 100
    return group(*coats, transform=moved(x - setting.width * scale / 2, y - height / 2, scale))


def inlay(text: str, x: float, y: float, height: float, face: str, rim: str = INK, weight: float = 22) -> str:
    """A number inlaid in enamel: rim, face, and a bright line towards the light."""
    setting = word(text, weight + 10)
    return centred(
        x,
        y,
        height,
        setting,
        layer(setting, weight + 13, rim),
        layer(setting, weight, face),
        layer(setting, 3.5, "#ffffff", -weight * 0.2, -weight * 0.2, 0.55),
    )
