"""What lies on a table, as frozen data: zones, pieces, what may be done with them, and what is asked.

Lengths are in table units: a card is 1.0 wide and 1.4 high. A presenter describes the whole table afresh after every
beat; nothing here remembers what was there before.
"""

from __future__ import annotations

import enum
from collections.abc import Collection
from typing import Any, TypeAlias

import msgspec

Seat: TypeAlias = int
ItemId: TypeAlias = str
"""A piece or zone by name: "card/17", "plate/5", "bank/1"; stable for as long as the thing exists."""
Rect: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""


class Value(msgspec.Struct, frozen=True, gc=False):
    """The base of everything that never changes."""


class Pose(Value, frozen=True, gc=False):
    """Where a piece lies: its centre, its order in the stack, its turn in degrees, its scale."""

    x: float
    y: float
    z: int = 0
    turn: float = 0.0
    scale: float = 1.0


class Label(Value, frozen=True, gc=False):
    """Words printed on a face. Lengths are shares of the face's width and height; `size` is a share of its height."""

    text: str
    x: float
    y: float
    w: float
    h: float
    size: float
    align: str = "center"
    """left, center or right."""
    role: str = "ink"
    """A colour of the palette by name: ink, soft, light, good, bad, gold, seat0 to seat5."""
    bold: bool = False


class Inlay(Value, frozen=True, gc=False):
    """A small drawing set into a face: a badge, a symbol, a token. Lengths are shares of the width and height."""

    art: str
    x: float
    y: float
    w: float
    h: float
    mirrored: bool = False


class Face(Value, frozen=True, gc=False):
    """One side of a piece: a drawing by its key under resources/art, words printed on it, and small marks."""

    art: str
    labels: tuple[Label, ...] = ()
    badges: tuple[tuple[str, str], ...] = ()
    """Art key and words of each mark along the right edge."""
    mirrored: bool = False
    """The drawing is mirrored; words, marks and inlays are not."""
    inlays: tuple[Inlay, ...] = ()


class Piece(Value, frozen=True, gc=False):
    """Something that lies on the table and may move."""

    id: ItemId
    zone: ItemId
    pose: Pose
    face: Face
    size: tuple[float, float] = (1.0, 1.4)
    back: str = "table/back"
    up: bool = True
    tip: str = ""
    """Its name in words, as the viewer may know it: spoken, listed, and shown on hover."""
    flat: bool = False
    """Part of the furniture: drawn, named and aimed at, but it lies under everything that moves."""
    sheet: bool = False
    """A clear sheet: the eye sees through it and the hand hits only what is drawn on it."""
    spread: Pose | None = None
    """Where it lies while the stack it belongs to is fanned out to be read."""
    behind: Face | None = None
    """Its back, where that tells more than the drawing named in `back`."""
    read: Face | None = None
    """Its face while it is fanned out or looked at closely, where it then tells more than in its stack."""
    close: Face | None = None
    """Its face wherever it is drawn so large that small print can be read."""
    chosen: bool = False
    """Who sees its face has laid it so: there is nothing new to be read on it."""


class Zone(Value, frozen=True, gc=False):
    """A place on the table."""

    id: ItemId
    rect: Rect
    title: str = ""
    style: str = "plain"
    """plain (a quiet plate), bare (nothing drawn), seat0 to seat5 (a plate with the seat's edge).

    glass (a dark pane let into a drawing, alike under every light), glass0 to glass5 (with the seat's edge).
    """
    count: int | None = None
    art: str = ""
    """A drawing that fills the rectangle instead of a plate."""


class Gesture(enum.Enum):
    """How the hand says it; keyboard and list need no gesture of their own."""

    CLICK = "click"
    """A click on the source; dragging it to the target, where there is one, says the same."""
    DRAG = "drag"
    """From source to target, by drag or by click and click."""
    BUTTON = "button"
    """A button under the question, where there is nothing to touch."""


class Affordance(Value, frozen=True, gc=False):
    """A legal plan and the gesture that means it: mostly one action, a whole route for a figurine."""

    plan: tuple[Any, ...]
    """Actions, submitted in order; stops when anything unforeseen happens."""
    gesture: Gesture
    label: str
    """In the imperative: menu text, spoken name, line in the Moves dock."""
    source: ItemId = ""
    target: ItemId = ""
    note: str = ""
    """A figure worth knowing before: a chance, a cost, an expectation."""
    ghost: Piece | None = None
    """The source as it would lie then, shown before the drop."""
    variant: str = ""
    """Which of several ways to put it on the same target: a side, a direction. R goes through them while it is held."""
    direct: bool = False
    """A click on the target says it too, while nothing is held: nothing else could be meant there."""
    declines: bool = False
    """It says no, or lets something pass: its button always comes first, apart from what does something."""
    warning: str = ""
    """What would be lost by it: said the first time in a turn that it is meant, and done the second time."""


class Prompt(Value, frozen=True, gc=False):
    """What the table asks and of whom: one sentence, and figures below it."""

    seat: Seat | None
    """None: everybody."""
    text: str
    notes: tuple[str, ...] = ()


class Round(Value, frozen=True, gc=False):
    """A question that goes round the table: one seat after the other answers it or lets it pass.

    It is the same whoever looks, whatever anybody holds; the first of its seats owes the decision that is due.
    """

    kind: str
    """What it is about, for seats that do not want to be asked every time: see `Habit.passes`."""
    text: str
    """The question as it is put to everybody: "Ann declares. Does anyone respond?"."""
    seats: tuple[Seat, ...]
    """Who is still to be asked, in order."""
    silence: tuple[Any, ...]
    """In the same order: the action by which the seat lets it pass."""
    notes: tuple[str, ...] = ()
    """Figures and texts worth knowing before anybody answers."""
    idle: tuple[Seat, ...] = ()
    """Who can only let it pass, where everybody sees that: no pace tells anything by it."""


class Habit(Value, frozen=True, gc=False):
    """A way of being asked, which a seat chooses at the table: which rounds it lets pass unasked."""

    key: str
    name: str
    """A marked sentence that goes on from the name of a seat: "Only for declarations"."""
    passes: tuple[str, ...] = ()
    """Kinds of round."""
    able: bool = False
    """Whether it lets pass whatever the seat can only let pass."""


class TableDesc(Value, frozen=True, gc=False):
    """The whole table."""

    size: tuple[float, float]
    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    affordances: tuple[Affordance, ...] = ()
    prompt: Prompt | None = None
    banner: str = ""
    """What is going on when nothing is asked: whose turn it is, who has won."""
    ground: str = ""
    """A drawing that fills the window behind everything, where it is not felt."""
    round: Round | None = None
    """The round that is open."""
    board: Rect | None = None
    """What alone is brought nearer, from the upper left corner of the table; None: all of it. Whatever lies right of it
    and below it then stays in sight as it is: hands, dice, piles."""
    headers: tuple[ItemId, ItemId] | None = None
    """The pieces along the upper and the left edge of a board whose words stay in sight wherever one looks on it."""


# ---- names of things that come in numbers


def numbered(kind: str, number: int) -> ItemId:
    """One of a kind: "card/17"."""
    return f"{kind}/{number}"


def number_in(item: ItemId, kinds: Collection[str]) -> int | None:
    """Which one of its kind an item is, where its kind is one of these."""
    kind, _slash, which = item.partition("/")
    return int(which) if kind in kinds and which.isdecimal() else None


# ---- what changed between two descriptions of a table, by the ids of its pieces


class Change(Value, frozen=True, gc=False):
    """Pieces that left, that came, and that are otherwise than before (old, new)."""

    gone: tuple[ItemId, ...]
    come: tuple[Piece, ...]
    moved: tuple[tuple[Piece, Piece], ...]


def diff(old: TableDesc | None, new: TableDesc) -> Change:
    """0.1 ms for 300 pieces, so the table is described afresh after every beat and nobody keeps it up by hand."""
    before = {} if old is None else {piece.id: piece for piece in old.pieces}
    come, moved = [], []
    for piece in new.pieces:
        known = before.pop(piece.id, None)
        if known is None:
            come.append(piece)
        elif known != piece:
            moved.append((known, piece))
    return Change(tuple(before), tuple(come), tuple(moved))


# ---- what the eye is shown of a deed before it is done, or of a thing that is held or looked at


Figure = tuple[float, float, str]
"""A spot of the table, and a few letters to be read there."""


class Wash(Value, frozen=True, gc=False):
    """Places under one thin colour."""

    kind: str
    """dark (out of sight), seen (within it), reach (where something may go), danger (where something threatens)."""
    places: tuple[Rect, ...]


class Foresight(Value, frozen=True, gc=False):
    """Drawn under what lies loose, but for the trail and the figures, which are drawn over it."""

    washes: tuple[Wash, ...] = ()
    trail: tuple[Figure, ...] = ()
    """The way something takes from spot to spot, and what it has cost there."""
    figures: tuple[Figure, ...] = ()
    threats: tuple[ItemId, ...] = ()
    """What threatens the end of the trail, or the thing itself."""
    grain: float = 1.0
    """How large a place is: letters and lines go by it."""
