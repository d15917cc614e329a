"""Draws what the scripts under families/ draw, as SVG files under resources.

python packaging/art/draw.py tiles doors    draws two families, all when none is named
python packaging/art/draw.py --check        writes nothing and names every drawing that is out of date
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from easel.source import RESOURCES
from easel.svg import Picture
from families import (
    androids_cards,
    bases,
    boxes,
    counters,
    dice,
    doors,
    hybrid_cards,
    labels,
    plates,
    scenes,
    seats,
    tiles,
    walls,
    xenoshyft_cards,
    xybrid_cards,
)

FAMILIES: dict[str, Callable[[], dict[str, Picture]]] = {
    family.__name__.removeprefix("families."): family.pictures
    for family in (
        androids_cards,
        bases,
        boxes,
        counters,
        dice,
        doors,
        hybrid_cards,
        labels,
        plates,
        scenes,
        seats,
        tiles,
        walls,
        xenoshyft_cards,
        xybrid_cards,
    )
}
DRAWN_BY = "Drawn by packaging/art/families/"
"""What a drawing says that a script draws; no source says it."""


def drawn(family: str) -> dict[str, str]:
    """The text of each drawing of a family, by its path under resources without the ending."""
    return {key: picture.text(f"{DRAWN_BY}{family}.py") for key, picture in FAMILIES[family]().items()}


def write(drawings: dict[str, str], resources: Path) -> int:
    """Writes the drawings and returns how many bytes they have."""
    for key, text in drawings.items():
        target = resources / f"{key}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    return sum(len(text.encode()) for text in drawings.values())


def out_of_date(resources: Path) -> Iterator[str]:
    """The drawings that differ from what the scripts draw, and those that no script draws any more."""
    drawings = {key: text for family in FAMILIES for key, text in drawn(family).items()}
    files = {found.relative_to(resources).with_suffix("").as_posix(): found for found in resources.rglob("*.svg")}
    for key in sorted(drawings.keys() | files.keys()):
        there = files[key].read_text(encoding="utf-8") if key in files else ""
        if there != drawings[key] if key in drawings else DRAWN_BY in there:
            yield key


def main(words: Iterable[str] | None = None) -> int:
    what, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=what, epilog=more, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=", ".join(FAMILIES))
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a drawing is out of date")
    parser.add_argument("-o", "--output", type=Path, default=RESOURCES, help="instead of resources")
    args = parser.parse_args(None if words is None else list(words))
    if unknown := sorted(set(args.families) - FAMILIES.keys()):
        parser.error(f"there is no family {', '.join(unknown)}; there are {', '.join(FAMILIES)}")
    if args.check:
        stale = list(out_of_date(args.output))
        print("\n".join(f"{key}.svg is out of date" for key in stale) or "Every drawing is up to date.")
        return bool(stale)
    for family in args.families or FAMILIES:
        drawings = drawn(family)
        print(f"{family}: {len(drawings)} drawings, {write(drawings, args.output)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
