"""Draws the pictures again: each group of them, or all, written as SVG files into the resources folder."""

import argparse
from collections.abc import Callable
from pathlib import Path

from easel.svg import Picture
from families import (
    androids_cards,
    bases,
    boxes,
    counters,
    dice,
    doors,
    hybrid_backs,
    hybrid_cards,
    labels,
    notches,
    plates,
    rims,
    scenes,
    seats,
    tiles,
    walls,
    xenoshyft_cards,
    xybrid_cards,
)

GROUPS: dict[str, Callable[[], dict[str, Picture]]] = {
    "androids_cards": androids_cards.pictures,
    "bases": bases.pictures,
    "boxes": boxes.pictures,
    "counters": counters.pictures,
    "dice": dice.pictures,
    "doors": doors.pictures,
    "hybrid_backs": hybrid_backs.pictures,
    "hybrid_cards": hybrid_cards.pictures,
    "labels": labels.pictures,
    "notches": notches.pictures,
    "plates": plates.pictures,
    "rims": rims.pictures,
    "scenes": scenes.pictures,
    "seats": seats.pictures,
    "tiles": tiles.pictures,
    "walls": walls.pictures,
    "xenoshyft_cards": xenoshyft_cards.pictures,
    "xybrid_cards": xybrid_cards.pictures,
}


def write(pictures: dict[str, Picture], resources: Path) -> int:
    """Writes each picture under its key; returns the bytes written."""
    size = 0
    for key, picture in pictures.items():
        target = resources / f"{key}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        size += target.write_text(picture.text(), encoding="utf-8", newline="\n")
    return size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "groups", nargs="*", metavar="GROUP", help=f"one of {', '.join(GROUPS)}; all when none is named"
    )
    parser.add_argument("-o", "--output", type=Path, default=Path(__file__).parents[2] / "resources")
    chosen = parser.parse_args()
    unknown = sorted(set(chosen.groups) - set(GROUPS))
    if unknown:
        parser.error(f"there is no group {', '.join(unknown)}; there are {', '.join(GROUPS)}")
    for name in chosen.groups or GROUPS:
        pictures = GROUPS[name]()
        print(f"{name}: {len(pictures)} pictures, {write(pictures, chosen.output)} bytes")


if __name__ == "__main__":
    main()
