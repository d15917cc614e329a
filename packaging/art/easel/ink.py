"""The colours of all drawings: ink, enamels and metals, and how colours are mixed."""

from typing import NamedTuple

from easel.svg import Picture, Stops

INK = "#1b1522"
CREAM = "#fff3d6"
WHITE = "#ffffff"


class Paint(NamedTuple):
    """A lit material: where the light falls, its own colour, and its shade."""

    light: str
    base: str
    shade: str

    def stops(self) -> Stops:
        return ((0, self.light, 1), (0.55, self.base, 1), (1, self.shade, 1))

    def tone(self, brightness: float) -> str:
        """The colour at a brightness from 0 (shade) over 0.5 (base) to 1 (light)."""
        if brightness < 0.5:
            return mix(self.shade, self.base, brightness * 2)
        return mix(self.base, self.light, brightness * 2 - 1)


COBALT = Paint("#5f9cf2", "#2a5fc9", "#173a86")
TEAL = Paint("#7fe3dc", "#26a9a6", "#11605f")
SEA = Paint("#58c5cf", "#2388a0", "#124b63")
CORAL = Paint("#ff9d7d", "#ec4a33", "#97201f")
GOLD = Paint("#fff0a8", "#f2b632", "#9c5f12")
BRASS = Paint("#ffe7a3", "#d9a441", "#7d5217")
IVORY = Paint("#fffaea", "#f6e6be", "#c9a96b")
SLATE = Paint("#3b4560", "#283149", "#182033")
STEEL = Paint("#eef2f5", "#9aa7b3", "#4c5965")
LEAF = Paint("#b9e07a", "#6fae3f", "#33601f")


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """A colour between two; a share of 0 is the first, of 1 the second."""
    share = min(1.0, max(0.0, share))
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def metal(picture: Picture, name: str, paint: Paint) -> str:
    """A polished metal: bright, base, a second gleam, shade, along the light."""
    gleam = mix(paint.base, paint.light, 0.6)
    stops = ((0, paint.light, 1.0), (0.4, paint.base, 1.0), (0.58, gleam, 1.0), (1, paint.shade, 1.0))
    return picture.slope(name, stops)


def soft(picture: Picture, name: str, strength: float = 0.5) -> str:
    """The soft shadow that ellipses are filled with."""
    stops = ((0, INK, strength), (0.6, INK, strength * 0.62), (1, INK, 0.0))
    return picture.glow(name, stops, 0.5, 0.5, 0.5)
