"""Draws the pictures again: each group of them, or all, written as SVG files into the resources folder."""

import argparse
from collections.abc import Callable
from pathlib import Path

from easel import androids, box, cybo, hybrid, scenes, seats, xenoshyft, xybrid
from easel.svg import Picture

GROUPS: dict[str, Callable[[], dict[str, Picture]]] = {
    "seats": seats.pictures,
    "boxes": box.pictures,
    "scenes": scenes.pictures,
    **cybo.GROUPS,
    **xybrid.GROUPS,
    **androids.GROUPS,
    **xenoshyft.GROUPS,
    **hybrid.GROUPS,
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
