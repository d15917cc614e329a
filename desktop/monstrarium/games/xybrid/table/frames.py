"""Where on its sheet each part is drawn, and how it is set large into a card that is read."""

from __future__ import annotations

from ....table.desc import Inlay, Rect
from ....table.layout import Canvas

CANVAS = Canvas(630.0, 880.0)
"""The drawing of every card."""
FRAMES: dict[str, Rect] = {
    "head": (108, 26, 406, 330),
    "arm": (14, 284, 266, 428),
    "legs": (90, 522, 450, 348),
    "core": (148, 232, 336, 394),
    "caged-star": (126, 242, 384, 364),
    "thought-prism": (104, 36, 426, 302),
    "nodding-cradle": (76, 54, 442, 280),
    "mossy-snail-foot": (72, 532, 522, 334),
    "photon-sprinters": (40, 520, 470, 352),
    "atom-brooch": (200, 316, 230, 228),
    "bolted-shield": (56, 472, 258, 256),
    "crane-tail": (300, 20, 322, 758),
    "crystal-quills": (8, 30, 610, 516),
    "fume-pack": (294, 18, 314, 492),
    "hive-pack": (18, 24, 580, 698),
    "hourglass-buckle": (170, 468, 290, 204),
    "jet-pack": (26, 82, 578, 578),
    "leech-ruff": (118, 262, 394, 154),
    "moth-wings": (22, 118, 586, 552),
    "oil-slick-cape": (26, 172, 578, 682),
    "pet-moons": (46, 358, 570, 256),
    "shoulder-toad": (408, 152, 200, 224),
    "spare-satchel": (330, 394, 232, 274),
    "storm-halo": (12, 8, 604, 426),
    "vial-bandolier": (160, 240, 334, 420),
}
"""By the key of a part, or else by its type."""


def frame_of(kind: str, key: str) -> Rect:
    """The part of its sheet that a part takes, in the units of its drawing."""
    return FRAMES[key] if key in FRAMES else FRAMES[kind]


def set_into(kind: str, key: str, box: Rect, mirrored: bool = False) -> Inlay:
    """The drawing of a part, so large that its frame fills a box."""
    left, top, wide, high = frame_of(kind, key)
    left = CANVAS.wide - left - wide if mirrored else left
    x, y, w, h = box
    scale = min(w / wide, h / high)
    across, down = x + w / 2 - scale * (left + wide / 2), y + h / 2 - scale * (top + high / 2)
    return Inlay(f"xybrid/{kind}/{key}", across / CANVAS.wide, down / CANVAS.high, scale, scale, mirrored)
