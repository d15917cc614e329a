"""The cards of the breakthroughs: a scene in a blueprint frame, and two bright plates for words."""

from pathlib import Path

from easel import source
from easel.cards import EDGE, MIRROR
from easel.forms import PEN, paint, stock
from easel.ink import INK, WHITE
from easel.svg import Picture, coord, group, moved, path, rect

SCENES = source.SOURCES / "xybrid" / "breakthrough"
WINDOW = (
    "M60 110H570C581 110 590 119 590 130V450C590 461 581 470 570 470H60C49 470 40 461 40 450V130C40 119 49 110 60 110Z"
)
BOLT = "M2 0L-30 58H-6L-34 122L36 44H10L32 0Z"


def grid(x: float, y: float, right: float, bottom: float, step: float) -> str:
    """Path data of squared paper."""
    columns, rows = int((right - x) / step), int((bottom - y) / step)
    marks = [f"M{coord(x + k * step)} {coord(y)}V{coord(bottom)}" for k in range(1, columns + 1)]
    marks += [f"M{coord(x)} {coord(y + k * step)}H{coord(right)}" for k in range(1, rows + 1)]
    return "".join(marks)


def _veins() -> str:
    """Lightning that runs down both margins."""
    left = "M24 60L17 128L29 140L16 236L28 250L15 356L27 372L18 470L29 486L17 600L28 614L16 716L26 734L20 820"
    lines = [path(left), path(left, transform=MIRROR)]
    return group(
        group(*lines, stroke="#67c8ff", stroke_width=9, stroke_opacity=0.35),
        group(*lines, stroke="#f4fcff", stroke_width=3),
        fill="none",
        stroke_linejoin="miter",
        stroke_linecap="round",
    )


def _plates(picture: Picture) -> str:
    """Where the program writes: bright, so that dark words read well."""
    bright = picture.slope("plate", ((0, "#ffffff", 1), (0.5, "#f0f7fd", 1), (1, "#d5e6f4", 1)))
    return group(
        rect(40, 30, 550, 70, 16, fill=bright, stroke=INK, stroke_width=7),
        rect(40, 490, 550, 350, 20, fill=bright, stroke=INK, stroke_width=7),
        path(grid(46, 496, 584, 834, 27), stroke="#2f7cc2", stroke_width=1.2, stroke_opacity=0.1),
        path("M53 518V503H68M562 503H577V518M577 812V827H562M68 827H53V812"),
        fill="none",
        stroke="#2f7cc2",
        stroke_width=4,
        stroke_linecap="round",
    )


def card(scene: Path) -> Picture:
    """The open card; the frame lies over the scene and trims it."""
    picture = Picture(630, 880)
    frame = picture.slope("frame", ((0, "#2d6db0", 1), (0.5, "#174077", 1), (1, "#0b1f45", 1)))
    picture.add(
        rect(8, 8, 614, 864, 32, fill="#0b1f45"),
        source.show(picture, scene, moved(40, 110)),
        path(EDGE + WINDOW, fill=frame, fill_rule="evenodd", stroke="none"),
        _veins(),
        path(WINDOW, fill="none", **PEN),
        path("M48 440V134C48 124 54 118 64 118H300", fill="none", stroke=WHITE, stroke_opacity=0.55, stroke_width=3.5),
        _plates(picture),
        path(BOLT, fill=paint("bolt"), transform=moved(315, 842, 0.24), stroke_width=6),
        path(EDGE, fill="none", **PEN),
    )
    stock(picture)
    return picture


def pictures() -> dict[str, Picture]:
    return {f"art/xybrid/breakthrough/{scene.stem}": card(scene) for scene in sorted(SCENES.glob("*.svg"))}
