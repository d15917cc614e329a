"""The die of CYBO: at rest with each number on top, and the frames of its tumble."""

from math import pi
from typing import NamedTuple

from easel.glyphs import centred, layer, word
from easel.ink import CORAL, CREAM, INK, Paint, mix, soft
from easel.solid import FACES, Face, Point3, Turn, about_x, about_y, about_z, after, apply, dot, unit, upright
from easel.svg import Picture, Point, ellipse, group, matrix, path, polygon, polyline

SIZE = 240
TUMBLES = 16
LIGHT: Point3 = unit((-0.55, 0.62, 0.75))
TILT = -0.2
EYE = 9.0


class View(NamedTuple):
    """How the solid is held before the eye: its turn, its place on the picture and its size."""

    turn: Turn
    x: float
    y: float
    scale: float

    def point(self, corner: Point3) -> Point:
        x, y, z = apply(self.turn, corner)
        near = self.scale * EYE / (EYE - z)
        return self.x + x * near, self.y - y * near


def _seen(face: Face, view: View) -> bool:
    """Whether the face looks at the eye; the eye is near, so it sees a little less than half."""
    normal, centre = apply(view.turn, face.normal), apply(view.turn, face.centre)
    return dot(normal, (-centre[0], -centre[1], EYE - centre[2])) > 0.12


def _brightness(face: Face, view: View) -> float:
    return 0.04 + 0.9 * max(0.0, dot(apply(view.turn, face.normal), LIGHT))


def _inset(points: list[Point], share: float) -> list[Point]:
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in points]


def _number(face: Face, view: View, brightness: float) -> str:
    """The face's number, laid into its plane; the six and the nine are underlined."""
    x, y = view.point(face.centre)
    right, up = apply(view.turn, face.right), apply(view.turn, face.up)
    near = view.scale * EYE / (EYE - apply(view.turn, face.centre)[2]) / 100
    plane = matrix(right[0] * near, -right[1] * near, -up[0] * near, up[1] * near, x, y)
    text = str(face.number)
    marked = face.number in (6, 9)
    height = 76 if marked else (90 if face.number < 10 else 82)
    setting = word(text, 34)
    enamel = mix("#c9946a", CREAM, min(1, 0.25 + brightness))
    coats = [layer(setting, 35, INK), layer(setting, 21, enamel)]
    if marked:
        line = path("M4 138H46", stroke_linecap="round")
        coats = [
            group(coats[0], group(line, stroke=INK, stroke_width=27)),
            group(coats[1], group(line, stroke=enamel, stroke_width=13)),
        ]
    return group(centred(0, -15 if marked else -3, height, setting, *coats), transform=plane)


def _facet(picture: Picture, face: Face, view: View, paint: Paint, blank: int = 0) -> str:
    """One enamelled pentagon: lit by its slant, a lighter bevel on the side of the light."""
    outline = [view.point(corner) for corner in face.corners]
    brightness = _brightness(face, view)
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    stops = (
        (0.0, paint.tone(min(1, brightness + 0.2)), 1.0),
        (1.0, paint.tone(max(0, brightness - 0.12)), 1.0),
    )
    fill = picture.ramp(f"f{face.number}", stops, (min(xs), min(ys)), (max(xs), max(ys)))
    inner = _inset(outline, 0.86)
    return group(
        path(polygon(outline), fill=fill, stroke=INK, stroke_linejoin="round"),
        path(polygon(inner), fill="none", stroke="#ffffff", stroke_width=2.4, stroke_opacity=0.06 + 0.4 * brightness),
        "" if face.number == blank else _number(face, view, brightness),
    )


def _silhouette(view: View) -> str:
    """The outer outline: the convex hull of all corners."""
    points = sorted({view.point(corner) for face in FACES for corner in face.corners})
    return polygon(_hull(points) + _hull(points[::-1]))


def _hull(points: list[Point]) -> list[Point]:
    """One side of the convex hull of sorted points, without its last point."""
    kept: list[Point] = []
    for p in points:
        while len(kept) > 1 and _turns_right(kept[-2], kept[-1], p):
            kept.pop()
        kept.append(p)
    return kept[:-1]


def _turns_right(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0


def solid(picture: Picture, view: View, paint: Paint = CORAL, weight: float = 3.4, blank: int = 0) -> str:
    """The solid as it is seen; its outline is twice as thick as its edges."""
    outline = _silhouette(view)
    marks = [path(outline, fill=INK, stroke=INK, stroke_width=weight * 2, stroke_linejoin="round")]
    seen = [face for face in FACES if _seen(face, view)]
    seen.sort(key=lambda face: apply(view.turn, face.normal)[2])
    marks += [_facet(picture, face, view, paint, blank) for face in seen]
    return group(*marks, stroke_width=weight)


def _gloss(view: View, face: Face) -> str:
    """A short gleam along the two edges of the top face that look to the light."""
    points = _inset([view.point(corner) for corner in face.corners], 0.86)
    start = min(range(5), key=lambda i: points[i][0] + points[i][1])
    a, b, c = points[start - 1], points[start], points[(start + 1) % 5]
    ends = [(b[0] + (e[0] - b[0]) * 0.55, b[1] + (e[1] - b[1]) * 0.55) for e in (a, c)]
    return path(
        polyline([ends[0], b, ends[1]]),
        fill="none",
        stroke="#ffffff",
        stroke_width=4.5,
        stroke_opacity=0.7,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def resting(number: int) -> Picture:
    """The die at rest on the felt, with a number on top."""
    picture = Picture(SIZE, SIZE)
    view = View(after(about_x(TILT), upright(number)), 116, 111, 57)
    picture.add(ellipse(130, 146, 106, 88, fill=soft(picture, "shadow", 0.62)))
    picture.add(solid(picture, view), _gloss(view, FACES[number - 1]))
    return picture


def tumbling(step: int) -> Picture:
    """One of the frames of a tumble; after the last the first follows."""
    picture = Picture(SIZE, SIZE)
    angle = 2 * pi * step / TUMBLES
    spin = after(about_z(0.5), after(about_x(angle), after(about_y(angle * 2), about_x(0.4))))
    view = View(spin, 116, 110, 57)
    picture.add(ellipse(144, 164, 92, 70, fill=soft(picture, "shadow", 0.42)))
    picture.add(solid(picture, view))
    return picture


def pictures() -> dict[str, Picture]:
    rest = {f"art/cybo/die/{face.number}": resting(face.number) for face in FACES}
    return rest | {f"art/cybo/die/tumble/{step}": tumbling(step) for step in range(TUMBLES)}
