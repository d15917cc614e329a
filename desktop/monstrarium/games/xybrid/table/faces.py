"""What is drawn and written on a card: its drawing, badge, sciences, value, name and text."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, TypeVar

from ....engine.pieces import HIDDEN
from ....language.words import said
from ....table.desc import Face, Inlay, Label, Rect, Value
from ....table.layout import Canvas
from ..cards import CARDS, SCIENCES, Breakthrough, Core, Part, Science

PART_BACK, SECRET_BACK = "xybrid/deck", "xybrid/breakthrough/back"
GROUND = "xybrid/bench"
STAND, PLAQUE = "xybrid/stand", "xybrid/plaque"
"""The ground under a monster, and the plate with its name."""
SHEET, CHIP, SLATE, PAGE = "xybrid/sheet", "xybrid/chip", "xybrid/slate", "xybrid/page"
"""The sheet of a part, of a small part, of one large enough for its text, and the page on which a part is read."""
CANVAS = Canvas(630.0, 880.0)
"""The units in which every card is drawn."""
FACES_KEPT = 512
Made = TypeVar("Made", bound="Face | None")
TALL = 160 / 90
"""The height of a badge divided by its width."""
VALUE_BOX: Rect = (20, 20, 130, 130)
"""The value is on the left, where a card of a fan is seen."""


class Look(Value, frozen=True, gc=False):
    """How a part lies: on the left or on the right, in a stack or alone."""

    left: bool = True
    stacked: bool = False


ALONE = Look()


@lru_cache(maxsize=FACES_KEPT)
def _made(draw: Callable[..., Any], _words: tuple[str, ...], *of: Hashable) -> Any:
    return draw(*of)


def _kept(draw: Callable[..., Made], face: int, *more: Hashable) -> Made:
    """What a function makes of a card; it is kept, in each language by itself."""
    found: Made = _made(draw, _words_of(face), face, *more)
    return found


def _words_of(face: int) -> tuple[str, ...]:
    """The words that may stand on a card."""
    if face == HIDDEN:
        return ()
    card = CARDS[face]
    name = said(card.name)
    if isinstance(card, Core):
        return (name,)
    return (name, said(card.text)) if isinstance(card, Breakthrough) else (name, said(card.text), said(card.label))


def face_of(face: int, look: Look = ALONE, seen: float = 1.0) -> Face:
    """A card as it lies, of which at least a share is seen from the left; in a stack only its drawing shows."""
    return _kept(_face_of, face, look, seen)


def close_face(face: int) -> Face | None:
    """A part that lies alone, with its text; None for a card without one."""
    return _kept(_close_face, face)


def small_face(face: int) -> Face:
    """A part or core without its name, for small scales."""
    return _kept(_small_face, face)


def read_face(face: int, left: bool, worth: int, wordy: bool = True) -> Face:
    """A part or core on a page, with what it is worth now, and with its text if `wordy`."""
    return _kept(_read_face, face, left, worth, wordy)


def _face_of(face: int, look: Look, seen: float) -> Face:
    if face == HIDDEN:
        return Face(SHEET)
    card = CARDS[face]
    if isinstance(card, Breakthrough):
        return _secret(card)
    kind = _kind(card)
    if look.stacked:
        return Face(f"xybrid/{kind}/{card.key}", mirrored=kind == "arm" and not look.left)
    ribbon, words = _label(card, (28, 562, 330, 90))
    drawing = set_into(kind, card.key, (104, 40, 440, 540))
    disc, worth = _worth(card, None, VALUE_BOX)
    labels = (_name(card, (34, 664, max(280.0, 596 * min(1.0, seen) - 34), 190), 86), *worth, *words)
    return Face(SHEET, labels, inlays=(drawing, *_signs(card, kind, True, 630 * seen), *disc, *ribbon))


def _close_face(face: int) -> Face | None:
    card = CARDS[face]
    if not isinstance(card, Part) or not card.text:
        return None
    ribbon, when = _label(card, (28, 452, 290, 78))
    drawing = set_into(card.type, card.key, (104, 36, 440, 430))
    disc, worth = _worth(card, None, VALUE_BOX)
    labels = (
        _name(card, (34, 546, 562, 82), 66),
        *worth,
        *when,
        text(said(card.text), (44, 632, 542, 220), 52, "light"),
    )
    return Face(SLATE, labels, inlays=(drawing, *_signs(card, card.type, True), *disc, *ribbon))


def _small_face(face: int) -> Face:
    card = CARDS[face]
    assert not isinstance(card, Breakthrough)
    kind = _kind(card)
    ribbon, words = _label(card, (40, 716, 520, 140))
    drawing = set_into(kind, card.key, (40, 230, 550, 480 if ribbon else 620))
    disc, worth = _worth(card, None, (20, 20, 240, 240))
    signs = sciences_in(card, 398 if disc else 22, 24, 210)
    return Face(CHIP, (*worth, *words), inlays=(drawing, *signs, *disc, *ribbon))


def _read_face(face: int, left: bool, worth: int, wordy: bool) -> Face:
    card = CARDS[face]
    assert not isinstance(card, Breakthrough)
    kind = _kind(card)
    words = said(card.text) if wordy and isinstance(card, Part) else ""
    ribbon, when = _label(card, (165, 462, 300, 80) if words else (145, 572, 340, 92))
    mirrored = kind == "arm" and not left
    drawing = set_into(kind, card.key, (112, 40, 406, 400 if words else 520), mirrored)
    name = _name(card, (48, 560, 534, 76) if words else (48, 660, 534, 160), 66 if words else 84, "ink")
    disc, now = _worth(card, worth, VALUE_BOX)
    labels = (name, *now, *when, *((text(words, (48, 640, 534, 204), 52),) if words else ()))
    return Face(PAGE, labels, inlays=(drawing, *_signs(card, kind, left), *disc, *ribbon))


def _secret(card: Breakthrough) -> Face:
    name = text(said(card.name), (52, 34, 526, 62), 54, bold=True)
    return Face(f"xybrid/breakthrough/{card.key}", (name, text(said(card.text), (56, 506, 518, 318), 54)))


def _name(card: Part | Core, box: Rect, size: float, role: str = "light") -> Label:
    return text(said(card.name), box, size, role, bold=True)


def _worth(card: Part | Core, worth: int | None, box: Rect) -> tuple[tuple[Inlay, ...], tuple[Label, ...]]:
    if not isinstance(card, Part):
        return (), ()
    disc, words = worth_in(card.value, card.value if worth is None else worth, box)
    return (disc,), (words,)


def _label(card: Part | Core, box: Rect) -> tuple[tuple[Inlay, ...], tuple[Label, ...]]:
    """The ribbon that says when the effect of a part occurs; nothing without one."""
    if not isinstance(card, Part) or not card.label:
        return (), ()
    left, top, wide, high = box
    ribbon = inlay(f"label/{card.label.lower()}", left, top, wide, high)
    words = (left + wide * 0.1, top + high * 0.12, wide * 0.8, high * 0.76)
    return (ribbon,), (text(said(card.label), words, high * 0.68, "light", bold=True),)


def _signs(card: Part | Core, kind: str, left: bool, edge: float = 630.0) -> tuple[Inlay, ...]:
    """The sciences below the value, and the sign of the type in the upper right corner, left of where it is covered."""
    first = 22 if kind == "core" else 160
    found = sciences_of(card)
    step = min(114.0, 380.0 / len(found))
    signs = tuple(
        inlay(f"science/{science}", 26, first + at * step, step - 6, step - 6) for at, science in enumerate(found)
    )
    if kind == "core":
        return signs
    return *signs, inlay(f"badge/{sign_of(kind, left)}", max(300.0, edge - 110), 24, 88, 88 * TALL)


def sciences_in(card: Part | Core, x: float, y: float, side: float, canvas: Canvas = CANVAS) -> tuple[Inlay, ...]:
    """The signs of a card's sciences in one square: two lie diagonally, more in two rows."""
    found = sciences_of(card)
    if len(found) > 2:
        half = side / 2
        return tuple(
            inlay(f"science/{science}", x + at % 2 * half, y + at // 2 * half, half, half, canvas)
            for at, science in enumerate(found)
        )
    each = side if len(found) == 1 else side * 0.58
    return tuple(
        inlay(f"science/{science}", x + at * (side - each), y + at * (side - each), each, each, canvas)
        for at, science in enumerate(found)
    )


def sciences_of(card: Part | Core) -> list[Science]:
    found = (card.science,) if isinstance(card, Core) else card.sciences
    return [science for science in SCIENCES if science in found]


def sign_of(kind: str, left: bool) -> str:
    return {"arm": "arm-left" if left else "arm-right"}.get(kind, kind)


def inlay(art: str, x: float, y: float, w: float, h: float, canvas: Canvas = CANVAS) -> Inlay:
    """A small drawing, in the units of a canvas, by default of a card."""
    return canvas.inlay(f"xybrid/{art}", (x, y, w, h))


def text(words: str, box: Rect, size: float, role: str = "ink", bold: bool = False, align: str = "center") -> Label:
    """Words on a card, in the units of CANVAS."""
    return CANVAS.label(words, box, size, role, bold, align)


def worth_in(printed: int, now: int, box: Rect, canvas: Canvas = CANVAS) -> tuple[Inlay, Label]:
    """A value in its disc: green where it is more than printed, red where it is less."""
    role = "ink" if now == printed else "good" if now > printed else "bad"
    return inlay("disc", *box, canvas), canvas.label(str(now), box, box[3] * 0.76, role, bold=True)


def _kind(card: Part | Core) -> str:
    return card.type if isinstance(card, Part) else "core"


# ---- where on its sheet each part is drawn, and how it is set large into a card that is read


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
"""The rectangle of its sheet on which a part is drawn, by its key, or else by its type."""


def frame_of(kind: str, key: str) -> Rect:
    return FRAMES[key] if key in FRAMES else FRAMES[kind]


def set_into(kind: str, key: str, box: Rect, mirrored: bool = False) -> Inlay:
    """The drawing of a part, as large as a box allows."""
    left, top, wide, high = frame_of(kind, key)
    left = CANVAS.wide - left - wide if mirrored else left
    x, y, w, h = box
    scale = min(w / wide, h / high)
    across, down = x + w / 2 - scale * (left + wide / 2), y + h / 2 - scale * (top + high / 2)
    return Inlay(f"xybrid/{kind}/{key}", across / CANVAS.wide, down / CANVAS.high, scale, scale, mirrored)
