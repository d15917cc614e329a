"""The icons of the interface: one ink, two units wide, round ends, on a grid of twenty-four."""

from easel.svg import Picture, group, path

_PAGE = "M14 3H6A1 1 0 0 0 5 4V20A1 1 0 0 0 6 21H18A1 1 0 0 0 19 20V8ZM14 3V8H19"
_GLASS = "M17 10.5A6.5 6.5 0 1 1 4 10.5A6.5 6.5 0 1 1 17 10.5ZM15.3 15.3L21 21"
_CIRCLE = "M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z"
_FRAME = "M5 4H19A2 2 0 0 1 21 6V18A2 2 0 0 1 19 20H5A2 2 0 0 1 3 18V6A2 2 0 0 1 5 4Z"


def _dot(x: float, y: float) -> str:
    """A point as wide as the ink."""
    return f"M{x:g} {y:g}h.01"


def _hoop(x: float, y: float, r: float) -> str:
    return f"M{x + r:g} {y:g}A{r:g} {r:g} 0 1 1 {x - r:g} {y:g}A{r:g} {r:g} 0 1 1 {x + r:g} {y:g}Z"


LINES: dict[str, str] = {
    "new": _PAGE + "M12 11.5V17.5M9 14.5H15",
    "open": "M3 19V6A1 1 0 0 1 4 5H9L11 7.5H18A1 1 0 0 1 19 8.5V10.5M3 19L6 10.5H21.5L18.5 19Z",
    "save-as": "M10 21H5A2 2 0 0 1 3 19V5A2 2 0 0 1 5 3H15L20 8V9.5M7.5 3V8H14"
    "M13 21.5L14 17.5L19.5 12L22.5 15L17 20.5Z",
    "recent": _CIRCLE + "M12 6.5V12L15.5 14",
    "undo": "M4 9H14A6 6 0 0 1 14 21H9M8.5 4.5L4 9L8.5 13.5",
    "redo": "M20 9H10A6 6 0 0 0 10 21H15M15.5 4.5L20 9L15.5 13.5",
    "campaign": "M5 21V4M5 4.5H18L15.5 8.5L18 12.5H5M9 21H19",
    "map": "M3 6.5L9 4L15 6.5L21 4V17.5L15 20L9 17.5L3 20ZM9 4V17.5M15 6.5V20",
    "swap": "M8 20V4M4 8L8 4L12 8M16 4V20M12 16L16 20L20 16",
    "hint": "M9 17.5C9 15 5.5 13.5 5.5 9.5A6.5 6.5 0 0 1 18.5 9.5C18.5 13.5 15 15 15 17.5ZM10 21H14",
    "moves": "M4 6H14M4 12H10M4 18H14M14 12H21M18 8.5L21.5 12L18 15.5",
    "log": "M8.5 6H20M8.5 12H20M8.5 18H16" + _dot(4, 6) + _dot(4, 12) + _dot(4, 18),
    "inspector": "M11 21H6A2 2 0 0 1 4 19V5A2 2 0 0 1 6 3H15A2 2 0 0 1 17 5V8"
    + _hoop(15.5, 14.5, 4)
    + "M18.5 17.5L21.5 20.5",
    "replay": "M4.5 4.5V9.5H9.5M4.8 9.3A8.5 8.5 0 1 1 3.6 13.5M10.2 9.3V15.7L15.6 12.5Z",
    "play": "M7 4.5V19.5L19.5 12Z",
    "pause": "M8 5.5V18.5M9 5.5V18.5M15 5.5V18.5M16 5.5V18.5",
    "step-back": "M6 9V15M18.5 5.5V18.5L9.5 12Z",
    "step-forward": "M18 9V15M5.5 5.5V18.5L14.5 12Z",
    "turn-back": "M12 6V18L3.5 12ZM20.5 6V18L12 12Z",
    "turn-forward": "M12 6V18L20.5 12ZM3.5 6V18L12 12Z",
    "to-start": "M5 5.5V18.5M19 5.5V18.5L9.5 12Z",
    "to-end": "M19 5.5V18.5M5 5.5V18.5L14.5 12Z",
    "bookmark": "M6.5 3H17.5V21L12 16.5L6.5 21Z",
    "branch": _hoop(6, 5.5, 2.5) + _hoop(6, 18.5, 2.5) + _hoop(18, 7.5, 2.5) + "M6 8V16M18 10C18 14.5 6 11.5 6 16",
    "settings": "M3.5 7H11.5M17.5 7H20.5M3.5 17H6.5M12.5 17H20.5" + _hoop(14.5, 7, 3) + _hoop(9.5, 17, 3),
    "rules": "M12 6C9.5 4.3 6 4 3 4.5V18.5C6 18 9.5 18.5 12 20C14.5 18.5 18 18 21 18.5V4.5C18 4 14.5 4.3 12 6ZM12 6V20",
    "keyboard": "M4 6H20A2 2 0 0 1 22 8V16A2 2 0 0 1 20 18H4A2 2 0 0 1 2 16V8A2 2 0 0 1 4 6ZM8 14.3H16"
    + "".join(_dot(x, 10) for x in (6, 10, 14, 18)),
    "about": _CIRCLE + "M12 11V16.5" + _dot(12, 7.5),
    "fullscreen": "M14 4H20V10M20 4L13.5 10.5M10 20H4V14M4 20L10.5 13.5",
    "zoom-in": _GLASS + "M10.5 7.5V13.5M7.5 10.5H13.5",
    "zoom-out": _GLASS + "M7.5 10.5H13.5",
    "zoom-fit": "M3 8V3H8M16 3H21V8M21 16V21H16M8 21H3V16M8.5 8.5H15.5V15.5H8.5Z",
    "home": "M3 20H21M4.5 20V8H9V20M9 20V4.5H13.5V20M15.5 9.2L18.2 8.3L21 19",
    "eye": "M2 12C4.5 7.5 8 5 12 5C16 5 19.5 7.5 22 12C19.5 16.5 16 19 12 19C8 19 4.5 16.5 2 12Z" + _hoop(12, 12, 3),
    "curtain": "M2.5 4H21.5M5 4C5 10 4.5 15 3 20H8C11 16 12 10 12 4M12 4C12 10 13 16 16 20H21C19.5 15 19 10 19 4",
    "bot": _dot(9, 12.3) + _dot(15, 12.3) + _dot(12, 3.5) + "M2 12.5V15.5M22 12.5V15.5M12 8V4M9.5 16.3H14.5"
    "M8 8H16A3 3 0 0 1 19 11V17A3 3 0 0 1 16 20H8A3 3 0 0 1 5 17V11A3 3 0 0 1 8 8Z",
    "warning": "M12 3.5L21.8 20.3H2.2ZM12 10V14.3" + _dot(12, 17.2),
    "close": "M6 6L18 18M18 6L6 18",
    "folder": "M4 5H9L11.5 7.5H20A1 1 0 0 1 21 8.5V18A1 1 0 0 1 20 19H4A1 1 0 0 1 3 18V6A1 1 0 0 1 4 5Z",
    "picture": _FRAME + _hoop(8.5, 9.2, 1.4) + "M3.5 18L9 12.5L12.8 16.2L15.8 13.2L20.5 18",
    "text": _PAGE + "M8.5 13H15.5M8.5 17H13",
    "quit": "M14 4H6A1 1 0 0 0 5 5V19A1 1 0 0 0 6 20H14M10.5 12H21M17 8L21 12L17 16",
    "continue": _CIRCLE + "M10 8V16L16.2 12Z",
    "restart": "M19.5 4.5V9.5H14.5M19.2 9.3A8.5 8.5 0 1 0 20.4 13.5",
    "search": _GLASS,
    "plus": "M12 5V19M5 12H19",
    "minus": "M5 12H19",
    "lock": "M7 11H17A2 2 0 0 1 19 13V19A2 2 0 0 1 17 21H7A2 2 0 0 1 5 19V13A2 2 0 0 1 7 11Z"
    "M8 11V7.5A4 4 0 0 1 16 7.5V11M12 15V17",
    "speed": "M4.5 18.5A9.3 9.3 0 1 1 19.5 18.5M12 14L16.5 8.5M5.5 12.5H6.5M12 6V7" + _dot(12, 14),
}


def icon(line: str) -> Picture:
    picture = Picture(24, 24)
    ink = {"stroke": "#000000", "stroke_linecap": "round", "stroke_linejoin": "round"}
    picture.add(group(path(line), fill="none", stroke_width=2, **ink))
    return picture


def pictures() -> dict[str, Picture]:
    return {f"icons/{name}": icon(line) for name, line in LINES.items()}
