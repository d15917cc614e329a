"""All colours of the table in one place, by role, for light, dark and high contrast.

Words are printed in three places, so there are three sets of inks: on plates and windows (they follow the theme), on
the faces of pieces (drawings do not change with the theme, so neither does their print), and as marks on the felt.
"""

from __future__ import annotations

import msgspec
from PySide6.QtGui import QColor

from ...engine.plain import Value

INK = "#1b1522"


class Inks(Value, frozen=True, gc=False):
    """One colour a role."""

    ink: str
    soft: str
    light: str
    good: str
    bad: str
    gold: str
    seats: tuple[str, ...]

    def of(self, role: str) -> QColor:
        """The colour of a role by its name in a description: ink, soft, light, good, bad, gold, seat0 to seat5."""
        if role.startswith("seat"):
            return QColor(self.seats[int(role[4:])])
        return QColor(getattr(self, role))


class Theme(Value, frozen=True, gc=False):
    name: str
    text: Inks
    """On plates, bubbles and windows."""
    printed: Inks
    """On the faces of pieces."""
    marks: Inks
    """Edges and flying words on the felt."""
    felt: str
    felt_lit: str
    felt_edge: str
    plate: str
    plate_opacity: float
    plate_edge: str
    bubble: str
    """Its edge has the ink of `text`."""
    glow: str
    legal: str
    legal_under: str
    """The dark line that sets a mark off from what lies below it."""
    illegal: str
    focus_under: str
    shadow: str
    focus: str = "#ffffff"
    strong: bool = False
    """Whether marks are drawn thicker and plates opaque."""


PRINTED = Inks(
    ink=INK,
    soft="#5a4f45",
    light="#fffaf0",
    good="#1d5f33",
    bad="#9c1f17",
    gold="#7a4d00",
    seats=("#9e2019", "#1c4a9e", "#1f6030", "#6d4a00", "#662a86", "#0d5a66"),
)
BRIGHT_SEATS = ("#ff9c90", "#9cc4ff", "#93dda0", "#f6cf63", "#dcaef7", "#7fdde6")

LIGHT = Theme(
    name="light",
    text=msgspec.structs.replace(PRINTED, ink="#241c2c", soft="#574d5e", gold="#704700"),
    printed=PRINTED,
    marks=Inks(
        ink=INK,
        soft="#3a3340",
        light="#fffdf6",
        good="#d9ffd0",
        bad="#ffd7d0",
        gold="#ffe37a",
        seats=("#ffb3a9", "#b5d3ff", "#b2efbc", "#ffdf7e", "#e9c4ff", "#9feff5"),
    ),
    felt="#2f6d62",
    felt_lit="#4d8f80",
    felt_edge="#184a44",
    plate="#f7f1e3",
    plate_opacity=0.93,
    plate_edge="#cdbf9f",
    bubble="#fffaf0",
    glow="#fff2a8",
    legal="#fff6c2",
    legal_under="#12302c",
    illegal="#ffb4a6",
    focus_under="#14121a",
    shadow="#0a1d1b",
)

DARK = Theme(
    name="dark",
    text=Inks(
        ink="#f4eee4",
        soft="#b9b0bd",
        light="#fffaf0",
        good="#8fe0a0",
        bad="#ff9d8f",
        gold="#f4c958",
        seats=BRIGHT_SEATS,
    ),
    printed=PRINTED,
    marks=Inks(
        ink=INK,
        soft="#b9b0bd",
        light="#fffdf6",
        good="#9fe8ae",
        bad="#ffa99c",
        gold="#ffd966",
        seats=BRIGHT_SEATS,
    ),
    felt="#1b3338",
    felt_lit="#2c4c50",
    felt_edge="#0c191d",
    plate="#232030",
    plate_opacity=0.86,
    plate_edge="#514a63",
    bubble="#2c2838",
    glow="#ffe48a",
    legal="#ffe9a0",
    legal_under="#05090b",
    illegal="#ff9585",
    focus_under="#000000",
    shadow="#000000",
)

ON_BLACK = Inks(
    ink="#ffffff",
    soft="#e6e6e6",
    light="#ffffff",
    good="#7dff9b",
    bad="#ffb0a3",
    gold="#ffe45c",
    seats=("#ffb8ae", "#b8d6ff", "#a4f5b4", "#ffe45c", "#ecc8ff", "#8cf3fb"),
)

CONTRAST = Theme(
    name="contrast",
    text=ON_BLACK,
    printed=Inks(
        ink="#000000",
        soft="#2b2620",
        light="#ffffff",
        good="#0a4a1f",
        bad="#7d0d08",
        gold="#573600",
        seats=("#7d0d08", "#0f357d", "#0c4a1d", "#4d3300", "#501a70", "#06454f"),
    ),
    marks=msgspec.structs.replace(ON_BLACK, ink="#000000"),
    felt="#0b0b10",
    felt_lit="#15151c",
    felt_edge="#000000",
    plate="#000000",
    plate_opacity=1.0,
    plate_edge="#ffffff",
    bubble="#000000",
    glow="#ffff66",
    legal="#ffff66",
    legal_under="#000000",
    illegal=ON_BLACK.bad,
    focus_under="#000000",
    shadow="#000000",
    strong=True,
)


def theme_for(scheme: str) -> Theme:
    """The theme of a scheme: light, dark or contrast."""
    return {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}[scheme]


def contrast(one: QColor, other: QColor) -> float:
    """How far two colours are apart in lightness: 1 for the same, 21 for black and white (WCAG 2)."""
    brighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())
