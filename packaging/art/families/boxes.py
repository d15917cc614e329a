"""The game boxes on the shelf: shape and light are drawn here, front and spine are sources of each game."""

from easel import source
from easel.ink import COBALT, INK, IVORY, WHITE, Paint, mix
from easel.svg import Picture, Point, ellipse, group, matrix, path, polygon

WIDTH, HEIGHT = 640, 720
FACE_WIDTH, FACE_HEIGHT = 476, 544
CORNER: Point = (34, 92)
RISE = 26
DEPTH: Point = (94, -50)
SKIRT = 0.68

FRONT = matrix(1, RISE / FACE_WIDTH, 0, 1, *CORNER)
SPINE = matrix(DEPTH[0] * SKIRT / 64, DEPTH[1] * SKIRT / 64, 0, 1, CORNER[0] + FACE_WIDTH, CORNER[1] + RISE)


BOARDS = {
    "cybo": COBALT,
    "xybrid": Paint("#5fb8c4", "#1f6f84", "#0d3d50"),
    "androids": Paint("#f2a860", "#bb5526", "#652410"),
    "xenoshyft": Paint("#a3b0bd", "#4f5a68", "#20262e"),
    "hybrid": Paint("#8b97a3", "#414c57", "#1d232a"),
}
"""What each game's box is made of."""


def _at(across: float, down: float, deep: float) -> Point:
    """A corner of the box: shares of the way right, down and back."""
    x = CORNER[0] + FACE_WIDTH * across + DEPTH[0] * deep
    return x, CORNER[1] + RISE * across + FACE_HEIGHT * down + DEPTH[1] * deep


def _base(picture: Picture) -> str:
    """The lower half of the box, a little smaller than its lid, seen behind the skirt."""
    cream = picture.slope("cream", ((0, IVORY.base, 1), (1, IVORY.shade, 1)))
    shade = picture.slope("cream-side", ((0, IVORY.shade, 1), (1, "#8f7443", 1)))
    top = [_at(0.02, 0.012, SKIRT), _at(0.985, 0.012, SKIRT), _at(0.985, 0.012, 1), _at(0.02, 0.012, 1)]
    side = [_at(0.985, 0.012, SKIRT), _at(0.985, 0.012, 1), _at(0.985, 0.985, 1), _at(0.985, 0.985, SKIRT)]
    return group(path(polygon(top), fill=cream), path(polygon(side), fill=shade))


def _lid(picture: Picture, board: Paint) -> str:
    top_paint = picture.slope("top", ((0, mix(board.light, WHITE, 0.25), 1), (1, board.base, 1)))
    side_paint = picture.slope("side", ((0, mix(board.base, board.shade, 0.5), 1), (1, board.shade, 1)))
    top = [_at(0, 0, 0), _at(1, 0, 0), _at(1, 0, SKIRT), _at(0, 0, SKIRT)]
    side = [_at(1, 0, 0), _at(1, 0, SKIRT), _at(1, 1, SKIRT), _at(1, 1, 0)]
    return group(path(polygon(top), fill=top_paint), path(polygon(side), fill=side_paint))


def _shadow(picture: Picture) -> str:
    stops = ((0, INK, 0.6), (0.55, INK, 0.42), (1, INK, 0.0))
    soft = picture.glow("ground", stops, 0.5, 0.5, 0.5)
    return ellipse(336, 660, 300, 46, fill=soft)


def _light(picture: Picture) -> str:
    """Light from the upper left over the finished lid, and worn bright edges."""
    lamp = picture.glow("light", ((0, WHITE, 0.2), (0.5, WHITE, 0), (0.6, INK, 0), (1, INK, 0.34)), 0.3, 0.2, 1.0)
    face = [_at(0, 0, 0), _at(1, 0, 0), _at(1, 1, 0), _at(0, 1, 0)]
    edge = [_at(0.012, 0.97, 0), _at(0.012, 0.012, 0), _at(0.97, 0.011, 0)]
    return group(
        path(polygon(face), fill=lamp),
        path(polygon(face), fill="none", stroke=INK, stroke_width=9, stroke_linejoin="round"),
        path(
            polygon(edge)[:-1], fill="none", stroke=WHITE, stroke_width=4, stroke_opacity=0.45, stroke_linecap="round"
        ),
    )


def box(game: str) -> Picture:
    """The box of a game, standing in its own shadow."""
    picture = Picture(WIDTH, HEIGHT)
    picture.add(
        _shadow(picture),
        group(_base(picture), _lid(picture, BOARDS[game]), stroke=INK, stroke_width=8, stroke_linejoin="round"),
        source.show(picture, source.SOURCES / game / "box-spine.svg", SPINE),
        source.show(picture, source.SOURCES / game / "box-front.svg", FRONT),
        _light(picture),
    )
    return picture


def pictures() -> dict[str, Picture]:
    return {f"art/{game}/lid": box(game) for game in BOARDS}
