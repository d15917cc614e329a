"""A picture as SVG Tiny 1.2 text: elements, gradients and nothing that QtSvg does not draw."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

Stops: TypeAlias = tuple[tuple[float, str, float], ...]
Point: TypeAlias = tuple[float, float]

NAMESPACE = "http://www.w3.org/2000/svg"


def coord(value: float) -> str:
    """A coordinate in as few characters as a tenth of a unit needs."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text in ("-0", "") else text


def factor(value: float) -> str:
    """A factor (scale, opacity, matrix entry), kept to three decimals."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(tag: str, *children: str, **attributes: float | str | None) -> str:
    """One element; underscores in attribute names become hyphens, None leaves the attribute out."""
    parts = [tag]
    for name, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else factor(value)
            parts.append(f'{name.strip("_").replace("_", "-")}="{text}"')
    head = " ".join(parts)
    return f"<{head}>{''.join(children)}</{tag}>" if children else f"<{head}/>"


def group(*children: str, **attributes: float | str | None) -> str:
    return element("g", *children, **attributes)


def path(d: str, **attributes: float | str | None) -> str:
    """A path, or nothing when it has no data, because Qt calls an empty path broken."""
    return element("path", d=d, **attributes) if d else ""


def circle(x: float, y: float, r: float, **attributes: float | str | None) -> str:
    return element("circle", cx=x, cy=y, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: float | str | None) -> str:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def rect(x: float, y: float, w: float, h: float, r: float = 0, **attributes: float | str | None) -> str:
    return element("rect", x=x, y=y, width=w, height=h, rx=r or None, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: float | str | None) -> str:
    return path(f"M{coord(x1)} {coord(y1)}L{coord(x2)} {coord(y2)}", **attributes)


def polygon(points: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{coord(x)} {coord(y)}" for x, y in points) + "Z"


def polyline(points: Iterable[Point]) -> str:
    """Path data of an open polyline."""
    return "M" + "L".join(f"{coord(x)} {coord(y)}" for x, y in points)


def matrix(a: float, b: float, c: float, d: float, e: float, f: float) -> str:
    return f"matrix({' '.join(factor(v) for v in (a, b, c, d, e, f))})"


def moved(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A transform: turned, scaled, then moved to a place."""
    parts = [f"translate({coord(x)} {coord(y)})"]
    if turn:
        parts.append(f"rotate({coord(turn)})")
    if scale != 1.0:
        parts.append(f"scale({factor(scale)})")
    return "".join(parts)


def _stop(offset: float, colour: str, opacity: float) -> str:
    return element("stop", offset=offset, stop_color=colour, stop_opacity=None if opacity == 1 else opacity)


@dataclass(slots=True)
class Picture:
    """An SVG file that is being drawn: a view box, gradients by name, and marks from back to front."""

    width: int
    height: int
    defs: dict[str, str] = field(default_factory=dict)
    body: list[str] = field(default_factory=list)

    def add(self, *marks: str) -> None:
        self.body.extend(marks)

    def glow(self, name: str, stops: Stops, x: float = 0.35, y: float = 0.25, r: float = 0.9) -> str:
        """A radial gradient over each shape's own box; the light comes from the upper left."""
        marks = [_stop(*stop) for stop in stops]
        return self._keep(name, element("radialGradient", *marks, id=name, cx=x, cy=y, r=r))

    def spot(self, name: str, stops: Stops, x: float, y: float, r: float) -> str:
        """A radial gradient in the picture's own coordinates."""
        marks = [_stop(*stop) for stop in stops]
        spread = element("radialGradient", *marks, id=name, gradientUnits="userSpaceOnUse", cx=x, cy=y, r=r)
        return self._keep(name, spread)

    def slope(self, name: str, stops: Stops, ends: tuple[float, float, float, float] = (0, 0, 1, 1)) -> str:
        """A linear gradient over each shape's own box."""
        x1, y1, x2, y2 = ends
        marks = [_stop(*stop) for stop in stops]
        return self._keep(name, element("linearGradient", *marks, id=name, x1=x1, y1=y1, x2=x2, y2=y2))

    def ramp(self, name: str, stops: Stops, start: Point, end: Point) -> str:
        """A linear gradient in the picture's own coordinates."""
        marks = [_stop(*stop) for stop in stops]
        x1, y1, x2, y2 = (coord(v) for v in (*start, *end))
        spread = element("linearGradient", *marks, id=name, gradientUnits="userSpaceOnUse", x1=x1, y1=y1, x2=x2, y2=y2)
        return self._keep(name, spread)

    def _keep(self, name: str, gradient: str) -> str:
        """Adds a gradient; two gradients with the same name must be the same."""
        if self.defs.setdefault(name, gradient) != gradient:
            raise ValueError(f"the picture already has another gradient named {name}")
        return f"url(#{name})"

    def text(self, note: str) -> str:
        """The whole file, with a comment that says who drew it; ends with a newline."""
        defs = element("defs", *self.defs.values()) if self.defs else ""
        box = f"0 0 {self.width} {self.height}"
        head = f'<svg xmlns="{NAMESPACE}" viewBox="{box}" width="{self.width}" height="{self.height}">'
        return "\n".join([part for part in (head, f"<!-- {note} -->", defs, *self.body, "</svg>") if part]) + "\n"
