"""What is to be seen on a card of XYbrid: a drawing on a clear sheet with its badge, sciences, value and name."""

from __future__ import annotations

from ...engine.pieces import HIDDEN
from ...engine.words import said
from ...table.desc import Face, Inlay, Label, Value
from .cards import CARDS, SCIENCES, Breakthrough, Core, Part, Science

WIDE, HIGH = 630.0, 880.0
PART_BACK, SECRET_BACK = "xybrid/deck", "xybrid/breakthrough/back"
GROUND = "xybrid/bench"
"""What clear sheets lie on, dark under every light so that their edges show."""
BADGE_LEFT, BADGE_WIDE = 548.0, 70.0
SCIENCE_LEFT, SCIENCE_SIDE = 14.0, 68.0
RIBBON = (205.0, 722.0, 220.0, 70.0)
HEIGHTS = {"head": 130, "left": 268, "right": 396, "legs": 534, "auxiliary": 668, "core": 332}
"""How high the badge of a part is on the right edge, so that the badges of a whole monster do not collide."""


class Look(Value, frozen=True, gc=False):
    """How a part lies: on which side, in a stack or alone, and as which of its type there, from 0."""

    left: bool = True
    stacked: bool = False
    order: int = 0


ALONE = Look()


def face_of(face: int, look: Look = ALONE, worth: int | None = None) -> Face:
    """A card as it lies; in a stack only what is drawn shows, with its badge and sciences."""
    if face == HIDDEN:
        return Face("xybrid/sheet")
    card = CARDS[face]
    if isinstance(card, Breakthrough):
        return _secret(card)
    kind = card.type if isinstance(card, Part) else "core"
    art = f"xybrid/{kind}/{card.key}"
    mirrored = kind == "arm" and not look.left
    signs = (*_badge(kind, look), *_sciences(card, kind, look))
    if look.stacked:
        return Face(art, mirrored=mirrored, inlays=signs)
    ribbon, words = _label(card)
    labels = (*_print(card, worth), *words)
    return Face(art, labels, mirrored=mirrored, inlays=(_inlay("sheet", 0, 0, WIDE, HIGH), *signs, *ribbon))


def read_face(face: int, left: bool, worth: int) -> Face:
    """The same as it is read: all that is printed, on dark ground, with what the part is worth now."""
    card = CARDS[face]
    kind = card.type if isinstance(card, Part) else "core"
    whole = face_of(face, Look(left), worth)
    drawing = _inlay(f"{kind}/{card.key}", 0, 0, WIDE, HIGH)
    return Face(GROUND, whole.labels, inlays=(drawing, *whole.inlays))


def _secret(card: Breakthrough) -> Face:
    name = _text(said(card.name), 56, 36, 518, 58, 46, bold=True)
    return Face(f"xybrid/breakthrough/{card.key}", (name, _text(said(card.text), 68, 520, 494, 290, 44)))


def _print(card: Part | Core, worth: int | None) -> tuple[Label, ...]:
    """The name, and the value in its disc."""
    name = _text(said(card.name), 72, 802, 486, 56, 46, role="light", bold=True)
    printed = card.value if isinstance(card, Part) else 0
    now = printed if worth is None else worth
    role = "light" if now == printed else "gold"
    return name, _text(str(now), 512, 34, 88, 80, 70, role=role, bold=True)


def _label(card: Part | Core) -> tuple[tuple[Inlay, ...], tuple[Label, ...]]:
    """The ribbon that says when the effect of a part occurs."""
    if not isinstance(card, Part) or not card.label:
        return (), ()
    left, top, wide, high = RIBBON
    ribbon = _inlay(f"label/{card.label.lower()}", left, top, wide, high)
    return (ribbon,), (_text(said(card.label), left + 24, top + 10, wide - 48, high - 20, 40, role="light", bold=True),)


def _badge(kind: str, look: Look) -> tuple[Inlay, ...]:
    if kind == "core":
        return ()
    sign = {"arm": "arm-left" if look.left else "arm-right"}.get(kind, kind)
    high = BADGE_WIDE * 160 / 90
    left = BADGE_LEFT - 34 * look.order
    return (_inlay(f"badge/{sign}", left, HEIGHTS[_level(kind, look)], BADGE_WIDE, high),)


def _sciences(card: Part | Core, kind: str, look: Look) -> tuple[Inlay, ...]:
    """The signs of the sciences, side by side; further parts of a type move their signs up a little."""
    top = HEIGHTS[_level(kind, look)] + 34 - 40 * look.order
    return tuple(
        _inlay(f"science/{science}", SCIENCE_LEFT + at * (SCIENCE_SIDE + 4), top, SCIENCE_SIDE, SCIENCE_SIDE)
        for at, science in enumerate(_sorted(card))
    )


def _sorted(card: Part | Core) -> list[Science]:
    found = (card.science,) if isinstance(card, Core) else card.sciences
    return [science for science in SCIENCES if science in found]


def _level(kind: str, look: Look) -> str:
    if kind == "arm":
        return "left" if look.left else "right"
    return kind


def _inlay(art: str, x: float, y: float, w: float, h: float) -> Inlay:
    return Inlay(f"xybrid/{art}", x / WIDE, y / HIGH, w / WIDE, h / HIGH)


def _text(
    text: str, x: float, y: float, w: float, h: float, size: float, role: str = "ink", bold: bool = False
) -> Label:
    return Label(text, x / WIDE, y / HIGH, w / WIDE, h / HIGH, size / HIGH, "center", role, bold)
