"""Cuts the fonts that are shipped out of whole ones: the letters of Latin, Greek and Cyrillic, without hints.

python packaging/fonts/subset.py FOLDER    reads the whole fonts below a folder, and writes resources/fonts

README.md says where the whole fonts come from. The same fonts and the same fonttools give the same files.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[2] / "resources" / "fonts"
LETTERS = (
    (0x0020, 0x007E),  # Latin, with all its diacritics
    (0x00A0, 0x017F),
    (0x018F, 0x018F),
    (0x0192, 0x0192),
    (0x01A0, 0x01A1),
    (0x01AF, 0x01B0),
    (0x01CD, 0x01DC),
    (0x01E6, 0x01EB),
    (0x01FA, 0x021B),
    (0x0232, 0x0233),
    (0x0259, 0x0259),
    (0x02C6, 0x02DD),
    (0x1E00, 0x1EFF),
    (0x0384, 0x03CE),  # Greek
    (0x0400, 0x045F),  # Cyrillic
    (0x0490, 0x04F9),
    (0x2010, 0x2027),  # dashes, quotation marks, dots
    (0x2030, 0x203A),
    (0x2044, 0x2044),
    (0x20AC, 0x20BF),
    (0x2116, 0x2122),
    (0x2212, 0x2212),
)
FEATURES = ("kern",)
DIGITS = "0123456789"
FAMILY = (1, 3, 4, 6, 16)
"""The numbers of the names in a font that have its family in them."""


class Font(NamedTuple):
    """A font that is shipped, and the whole one that it is cut from."""

    target: str
    names: tuple[str, str]
    """The family of the whole font, and that of the one that is shipped: fonts of the system never take its place, and
    it never takes theirs."""
    source: str
    sha256: str
    figure: int = 0
    """The width that all its figures are given, in units of the font; 0 where they line up already."""


SHIPPED = (
    Font(
        "noto-sans/NotoSans-Regular.ttf",
        ("Noto Sans", "Monstrarium Text"),
        "NotoSans_400Regular.ttf",
        "fe8c022f48d8dd29f17b744d16f9346f4357e16f7d4f7be58b000ae7c291b614",
    ),
    Font(
        "noto-sans/NotoSans-Bold.ttf",
        ("Noto Sans", "Monstrarium Text"),
        "NotoSans_700Bold.ttf",
        "13a813c49624ae3ba3c5c6e72c5ebffc4b9e1e6ea32f421c04069b037c6ad431",
    ),
    Font(
        "playpen-sans/PlaypenSans-ExtraBold.ttf",
        ("Playpen Sans", "Monstrarium Titles"),
        "PlaypenSans_800ExtraBold.ttf",
        "c53a0108a043fe28b47f4c4a8c7b9017d0b93eed8e766e9db804f1b370b0dee8",
        690,
    ),
)


def cut(source: Path, shipped: Font) -> Any:
    """The letters of a font, as it is shipped."""
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = list(FEATURES)
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.drop_tables += ["meta", "STAT", "vhea", "vmtx", "BASE"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for first, last in LETTERS for code in range(first, last + 1)])
    cutter.subset(font)
    _rename(font, shipped.names)
    if shipped.figure:
        _align_figures(font, shipped.figure)
    return font


def _rename(font: Any, names: tuple[str, str]) -> None:
    before, after = names
    for record in font["name"].names:
        if record.nameID in FAMILY:
            text = record.toUnicode().replace(before, after)
            record.string = text.replace(before.replace(" ", ""), after.replace(" ", ""))


def _align_figures(font: Any, figure: int) -> None:
    names = [font.getBestCmap()[ord(digit)] for digit in DIGITS]
    widths, shapes = font["hmtx"], font["glyf"]
    for name in names:
        width, left = widths[name]
        shift = (figure - width) // 2
        if shift:
            shapes[name].coordinates.translate((shift, 0))
            shapes[name].recalcBounds(shapes)
        widths[name] = (figure, left + shift)
    if "GPOS" in font:
        _stop_kerning(font["GPOS"].table, {*names})


def _stop_kerning(table: Any, names: set[str]) -> None:
    """Take figures out of the pairs that are moved nearer to each other."""
    for lookup in table.LookupList.Lookup:
        for wrapped in lookup.SubTable:
            part = getattr(wrapped, "ExtSubTable", wrapped)
            if type(part).__name__ != "PairPos":
                continue
            if part.Format == 1:
                pairs = zip(part.Coverage.glyphs, part.PairSet, strict=True)
                kept = [(glyph, pair) for glyph, pair in pairs if glyph not in names]
                part.Coverage.glyphs = [glyph for glyph, _pair in kept]
                part.PairSet = [pair for _glyph, pair in kept]
                part.PairSetCount = len(kept)
            else:
                part.Coverage.glyphs = [glyph for glyph in part.Coverage.glyphs if glyph not in names]
                for classes in (part.ClassDef1.classDefs, part.ClassDef2.classDefs):
                    for glyph in names & classes.keys():
                        del classes[glyph]


def find(folder: Path, font: Font) -> Path:
    """The whole font; ValueError where it is missing or another one."""
    for path in sorted(folder.rglob(font.source)):
        if hashlib.sha256(path.read_bytes()).hexdigest() == font.sha256:
            return path
    raise ValueError(f"{folder} has no {font.source} with the checksum in {Path(__file__).name}")


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Cuts the fonts that are shipped out of whole ones.")
    parser.add_argument("folder", type=Path, help="a folder with the whole fonts")
    folder = parser.parse_args(words).folder
    for font in SHIPPED:
        try:
            source = find(folder, font)
        except ValueError as error:
            parser.error(str(error))
        target = FONTS / font.target
        target.parent.mkdir(parents=True, exist_ok=True)
        cut(source, font).save(target)
        print(f"{target.name}: {target.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
