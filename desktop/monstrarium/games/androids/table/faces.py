"""What is drawn and written on a card: its drawing in the frame of its kind, its name, and its text."""

from __future__ import annotations

from msgspec import structs

from ....engine.pieces import HIDDEN
from ....language.words import said
from ....table.desc import Face, Inlay, Rect
from ....table.layout import Canvas
from ..cards import CARDS, KIND, KIND_NAMES, Instant, Junk, Part, Sabotage

BACK, DECK_BACK = "androids/back", "androids/deck"
GROUND, RAIL_ART, SCRAP_ART, SHEET_ART = "androids/bench", "androids/rail", "androids/discard", "androids/plan"
ROLL_ART = "androids/roll"
MAT_ART, WIDE_MAT_ART, TRAY_ART, SLOT_ART = "androids/pile", "androids/mat", "androids/tray", "androids/slot"
SLOT_RATIO = 760 / 1020
"""The shape of the slot for one card that is played."""
FRAMES = ("head", "torso", "limb", "junk", "sabotage", "random", "instant", "cancel")
"""By kind: the name of its frame and of its sign."""
CANVAS = Canvas(630.0, 880.0)
WINDOW: Rect = (52, 118, 526, 512)
SMALL_WINDOW: Rect = (52, 116, 526, 336)
"""The window of a card with much room for words."""
BOXES = {"head": (360.0, 360.0), "torso": (400.0, 460.0), "limb": (260.0, 480.0)}
SQUARE = (560.0, 560.0)
LEGIBLE = 1.25
"""From this scale on a card shows its text."""
DECK_COUNT: Rect = (192, 778, 160, 58)
"""The plate of the box of the deck."""
RIM = 0.02
"""What stays free between words and a card that lies over them, as a share of the width of a card."""
VEIL: Rect = (0, 0, 630, 880)
NOTCH: Rect = (0, 150, 150, 96)
STEP = 118.0
"""How far the notch of a seat lies below that of the previous one."""


def art_of(face: int) -> str:
    card = CARDS[face]
    if isinstance(card, Part):
        return f"androids/{card.type}/{card.key}"
    folder = {Junk: "junk", Sabotage: "sabotage", Instant: "instant"}[type(card)]
    return f"androids/{folder}/{card.key}"


def box_of(face: int) -> tuple[float, float]:
    """The size of the drawing of a card in its own units."""
    card = CARDS[face]
    return BOXES[card.type] if isinstance(card, Part) else SQUARE


def sign_of(kind: int) -> str:
    return f"androids/sign/{FRAMES[kind]}"


def face_of(face: int, scale: float) -> Face:
    """An open card at a scale; a small one shows its name instead of its text."""
    if face == HIDDEN:
        return Face(BACK)
    return card_face(face) if scale >= LEGIBLE else small_face(face)


def hand_face(face: int, scale: float, veiled: bool, seen: float = 1.0) -> Face:
    """A card in the hand of the viewer: its words large where it has any, and dimmed where it is of no use now.

    Its words stand on the left part of it where the next card leaves no more to be `seen`, a share of its width.
    """
    shown = worded_face(face) if scale >= LEGIBLE and not isinstance(CARDS[face], Part | Junk) else face_of(face, scale)
    labels = tuple(structs.replace(label, w=min(label.w, seen - label.x - RIM)) for label in shown.labels)
    veil = (CANVAS.inlay("androids/veil", VEIL),) if veiled else ()
    return Face(shown.art, labels, inlays=(*shown.inlays, *veil))


def worded_face(face: int) -> Face:
    """A card on which the words take as much room as the drawing."""
    card = CARDS[face]
    words = "" if isinstance(card, Part | Junk) else card.text
    labels = (
        CANVAS.label(said(card.name), (60, 36, 510, 58), 58, bold=True),
        CANVAS.label(said(words), (66, 478, 498, 358), 58),
    )
    return Face(f"androids/card/{FRAMES[KIND[face]]}-words", labels, inlays=(_set_into(face, SMALL_WINDOW),))


def card_face(face: int) -> Face:
    card = CARDS[face]
    words = card.quip if isinstance(card, Part | Junk) else card.text
    role = "soft" if isinstance(card, Part | Junk) else "ink"
    labels = (
        CANVAS.label(said(card.name), (60, 36, 510, 58), 54, bold=True),
        CANVAS.label(said(words), (68, 664, 494, 174), 48, role),
    )
    return Face(f"androids/card/{FRAMES[KIND[face]]}", labels, inlays=(_set_into(face, WINDOW),))


def small_face(face: int) -> Face:
    """A card with its name large in the place of its text."""
    labels = (
        CANVAS.label(said(KIND_NAMES[KIND[face]]), (60, 40, 510, 50), 46, "soft"),
        CANVAS.label(said(CARDS[face].name), (66, 662, 498, 178), 88, bold=True),
    )
    return Face(f"androids/card/{FRAMES[KIND[face]]}", labels, inlays=(_set_into(face, WINDOW),))


def notched(seat: int, colour: int, face: Face | None = None) -> Face:
    """A back, or the face given, with the notch of the seat that laid it on its left edge."""
    left, top, wide, high = NOTCH
    notch = CANVAS.inlay(f"androids/notch/{colour}", (left, top + seat * STEP, wide, high))
    shown = Face(BACK) if face is None else face
    return Face(shown.art, shown.labels, shown.badges, shown.mirrored, (*shown.inlays, notch))


def _set_into(face: int, box: Rect) -> Inlay:
    """The drawing of a card, as large as a box allows."""
    wide, high = box_of(face)
    x, y, w, h = box
    scale = min(w / wide, h / high)
    wide, high = wide * scale, high * scale
    return CANVAS.inlay(art_of(face), (x + (w - wide) / 2, y + (h - high) / 2, wide, high))
