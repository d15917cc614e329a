"""Draws the pictures again: each group of them, or all, written as SVG files into the resources folder."""

import argparse
from collections.abc import Callable
from pathlib import Path

from easel import (
    appicon,
    badges,
    die,
    icons,
    lid,
    plates,
    scorecard,
    seats,
    table,
    tray,
    xybrid_bench,
    xybrid_card,
    xybrid_lid,
    xybrid_signs,
)
from easel.androids import bench as androids_bench
from easel.androids import card as androids_card
from easel.androids import instants as androids_instants
from easel.androids import lid as androids_lid
from easel.androids import signs as androids_signs
from easel.androids import verdict as androids_verdict
from easel.svg import Picture

GROUPS: dict[str, Callable[[], dict[str, Picture]]] = {
    "die": die.pictures,
    "plates": plates.pictures,
    "tray": lambda: {"art/cybo/tray": tray.tray()},
    "scorecard": lambda: {"art/cybo/scorecard": scorecard.scorecard()},
    "badges": badges.pictures,
    "seats": seats.pictures,
    "lid": lid.pictures,
    "table": table.pictures,
    "appicon": appicon.pictures,
    "icons": icons.pictures,
    "xybrid-breakthroughs": xybrid_card.pictures,
    "xybrid-lid": xybrid_lid.pictures,
    "xybrid-signs": xybrid_signs.pictures,
    "xybrid-bench": xybrid_bench.pictures,
    "androids-cards": androids_card.pictures,
    "androids-signs": androids_signs.pictures,
    "androids-bench": androids_bench.pictures,
    "androids-verdict": androids_verdict.pictures,
    "androids-lid": androids_lid.pictures,
    "androids-instants": androids_instants.pictures,
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
