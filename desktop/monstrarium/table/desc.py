"""The description of a table as frozen data: zones, pieces, affordances, questions, and what is shown of an item held.

Lengths are in table units: a card is 1.0 wide and 1.4 high. A presenter describes the whole table anew after every
beat.
"""

from __future__ import annotations

import enum
from collections.abc import Collection
from typing import Any, TypeAlias

import msgspec

Seat: TypeAlias = int
ItemId: TypeAlias = str
"""The name of a piece or zone: "card/17", "plate/5", "bank/1"; it never changes while the thing exists."""
Rect: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""


class Value(msgspec.Struct, frozen=True, gc=False):
    """The base of immutable data."""


class Pose(Value, frozen=True, gc=False):
    """Where a piece lies: its centre, its place in the stack, its rotation in degrees, its scale."""

    x: float
    y: float
    z: int = 0
    turn: float = 0.0
    scale: float = 1.0


class Label(Value, frozen=True, gc=False):
    """Text printed on a face. Lengths are fractions of the width and height of the face, `size` of its height."""

    text: str
    x: float
    y: float
    w: float
    h: float
    size: float
    align: str = "center"
    """left, center or right."""
    role: str = "ink"
    """The name of a colour of the palette: ink, soft, light, good, bad, gold, seat0 to seat5."""
    bold: bool = False


class Inlay(Value, frozen=True, gc=False):
    """A small drawing on a face: a badge, a symbol, a token. Lengths are fractions of its width and height."""

    art: str
    x: float
    y: float
    w: float
    h: float
    mirrored: bool = False


class Face(Value, frozen=True, gc=False):
    """One side of a piece: the key of a drawing under resources/art, text printed on it, and small marks."""

    art: str
    labels: tuple[Label, ...] = ()
    badges: tuple[tuple[str, str], ...] = ()
    """The art key and the text of each mark along the right edge."""
    mirrored: bool = False
    """Whether the drawing is mirrored; text, marks and inlays never are."""
    inlays: tuple[Inlay, ...] = ()


class Standing(Value, frozen=True, gc=False):
    """What rises from the middle of a piece, as a figure from its base. It takes no room on the table."""

    face: Face
    size: tuple[float, float]
    """Its width and height in table units, at the scale of its piece."""
    foot: float
    """How far above its lower edge it meets the middle of its piece, as a share of its height."""


class Rise(Value, frozen=True, gc=False):
    """How a piece is seen while it is pointed at or the keys are on it. It is still hit where it lies."""

    pose: Pose
    face: Face | None = None
    """Its face then, if that differs."""
    read: bool = False
    """Whether all its words are read on it then, so that it is not seen more closely by itself."""


class Piece(Value, frozen=True, gc=False):
    id: ItemId
    zone: ItemId
    pose: Pose
    face: Face
    size: tuple[float, float] = (1.0, 1.4)
    back: str = "table/back"
    up: bool = True
    tip: str = ""
    """Its name, as far as the viewer may know it: for the screen reader, the list and the tooltip."""
    flat: bool = False
    """Whether it is part of the board: it lies under everything that moves."""
    sheet: bool = False
    """Whether it is transparent: the mouse hits only what is drawn on it."""
    spread: Pose | None = None
    """Its pose while its stack is fanned out to be read."""
    behind: Face | None = None
    """Its back, if that shows more than the drawing named in `back`."""
    read: Face | None = None
    """Its face while it is fanned out or looked at closely, if that differs."""
    close: Face | None = None
    """Its face where it is drawn large enough for small print, if that differs."""
    chosen: bool = False
    """Whether the viewer has laid it face up or down, so that its face is nothing new to the viewer."""
    stands: Standing | None = None
    """What stands on it while it lies face up. Its size and place are those of the base alone; such a base is not
    turned."""
    rises: Rise | None = None
    """How it comes up while it is pointed at and nothing is held; only where it lies face up."""
    sound: str = ""
    """The name of a sound under resources/sounds: of coming to lie elsewhere, or of another drawing where it is flat.
    A piece of the size of a card that has none sounds as a card."""


class Zone(Value, frozen=True, gc=False):
    id: ItemId
    rect: Rect
    title: str = ""
    style: str = "plain"
    """plain (a plate), bare (nothing drawn), seat0 to seat5 (a plate with the edge in the colour of the seat).

    ground (part of the ground: its name is shown while it is lit or pointed at), hollow (that, with a faint hollow).

    glass (a dark pane in a drawing, the same in every theme), glass0 to glass5 (with the edge of the seat).
    """
    count: int | None = None
    art: str = ""
    """A drawing that fills the rectangle instead of a plate."""
    opens: bool = False
    """Whether its pieces lie where they are spread while one of them is pointed at, and not while stacks are fanned."""


class Plate(Value, frozen=True, gc=False):
    """The name plate of a seat, and what stands on it beside the name."""

    seat: Seat
    place: Rect
    score: str = ""
    note: str = ""
    """A few words on how the seat stands, below its name."""


class Gesture(enum.Enum):
    """The mouse gesture of an affordance; the keyboard and the list of moves do not need it."""

    CLICK = "click"
    """A click on the source, or a drag to the target if there is one."""
    DRAG = "drag"
    """From source to target, by a drag or by two clicks."""
    BUTTON = "button"


class Way(Value, frozen=True, gc=False):
    """One of several things that the same gesture can mean."""

    plan: tuple[Any, ...]
    label: str
    note: str = ""
    """A sentence on what comes of it."""
    sign: str = ""
    """The key of a small drawing."""


class Affordance(Value, frozen=True, gc=False):
    """A legal plan and the gesture that means it. The plan is mostly one action; for a figurine it is a whole route."""

    plan: tuple[Any, ...]
    """Actions that are submitted in order until anything unforeseen happens."""
    gesture: Gesture
    label: str
    """Its text in menus, the list of moves and the screen reader, in the imperative."""
    source: ItemId = ""
    target: ItemId = ""
    note: str = ""
    """A number worth knowing before: a chance, a cost, an expectation."""
    ghost: Piece | None = None
    """The source as it would lie afterwards, shown before the drop."""
    variant: str = ""
    """One of several ways to put it on the same target, as a side or a direction. R steps through them."""
    direct: bool = False
    """Whether a click on the target means it too while nothing is held."""
    declines: bool = False
    """Whether it says no or passes: its button comes first, apart from the others."""
    warning: str = ""
    """What would be lost by it; shown the first time in a turn, and only the second time it is carried out."""
    ways: tuple[Way, ...] = ()
    """What it can mean, where that has to be chosen after the gesture; the first one has its own plan."""
    sign: str = ""
    """The key of a small drawing that stands for it in a choice."""

    def meanings(self) -> tuple[Affordance, ...]:
        """What is chosen from after the gesture: itself, or each of its ways."""
        if len(self.ways) < 2:
            return (self,)
        return tuple(
            [
                msgspec.structs.replace(self, plan=way.plan, label=way.label, note=way.note, sign=way.sign, ways=())
                for way in self.ways
            ]
        )


class Prompt(Value, frozen=True, gc=False):
    """What the table asks of a seat: one sentence, and notes below it."""

    seat: Seat | None
    """None: all seats."""
    text: str
    notes: tuple[str, ...] = ()


class Round(Value, frozen=True, gc=False):
    """A question that goes round the table: one seat after the other answers it or passes.

    It is the same for every viewer and does not depend on hidden cards; the first of its seats owes the decision.
    """

    kind: str
    """The kind of question, by which seats can choose not to be asked: see `Habit.passes`."""
    text: str
    """The question as it is put to everybody: "Ann declares. Does anyone respond?"."""
    seats: tuple[Seat, ...]
    """The seats still to be asked, in order."""
    silence: tuple[Any, ...]
    """In the same order: the action by which each passes."""
    notes: tuple[str, ...] = ()
    """Numbers and texts worth knowing before anybody answers."""
    idle: tuple[Seat, ...] = ()
    """The seats that can only pass, if everybody can see that; they need no pause."""


class Habit(Value, frozen=True, gc=False):
    """A preference of a seat about being asked: which rounds it passes without being asked."""

    key: str
    name: str
    """A marked sentence that goes on from the name of a seat: "Only for declarations"."""
    passes: tuple[str, ...] = ()
    able: bool = False
    """Whether it passes rounds in which the seat can only pass."""


class Wash(Value, frozen=True, gc=False):
    kind: str
    """dark (out of sight), seen (within it), reach (where something may go), danger (where something threatens), dusk
    (seen before, not now), night (never seen), torch (dusk and night are fainter there, most in the middle)."""
    places: tuple[Rect, ...]


class TableDesc(Value, frozen=True, gc=False):
    size: tuple[float, float]
    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    affordances: tuple[Affordance, ...] = ()
    prompt: Prompt | None = None
    banner: str = ""
    """The sentence shown when nothing is asked: whose turn it is, who has won."""
    ground: str = ""
    """A drawing that fills the window behind everything, instead of felt."""
    round: Round | None = None
    board: Rect | None = None
    """The part that zooms and scrolls, from the upper left corner of the table; None: all of it. Whatever lies right of
    it or below it, as hands, dice and piles, stays in sight."""
    headers: tuple[ItemId, ItemId] | None = None
    """The pieces along the upper and the left edge of a board whose letters and numbers always stay in sight."""
    plates: tuple[Plate, ...] = ()
    plaque: Rect | None = None
    """The place of the prompt and its buttons; None: over the lower edge."""
    frame: tuple[float, float] | None = None
    """How much of the table, from its upper left corner, the board is shown in; None: no more than it takes itself."""
    nearer: float = 1.0
    """How much larger the board is shown at rest than where all of it is in sight."""
    focus: tuple[ItemId, ...] = ()
    """The items on the board that what goes on is about; they are brought into sight."""
    shade: tuple[Wash, ...] = ()
    """What lies in the dark while nothing is held or looked at."""


# ---- names of items


def numbered(kind: str, number: int) -> ItemId:
    """The name of one item of a kind: "card/17"."""
    return f"{kind}/{number}"


def number_in(item: ItemId, kinds: Collection[str]) -> int | None:
    """The number in the name of an item of one of these kinds, else None."""
    kind, _slash, which = item.partition("/")
    return int(which) if kind in kinds and which.isdecimal() else None


def upright(piece: Piece) -> Piece | None:
    """What stands on a piece, as a piece of its own where it is seen; None where nothing stands."""
    stands, pose = piece.stands, piece.pose
    if stands is None or not piece.up:
        return None
    above = (0.5 - stands.foot) * stands.size[1] * pose.scale
    middle = Pose(pose.x, pose.y - above, pose.z, scale=pose.scale)
    return Piece(piece.id, piece.zone, middle, stands.face, stands.size)


def risen(piece: Piece) -> Piece:
    """A piece as it is seen while it is pointed at."""
    rise = piece.rises
    if rise is None or not piece.up:
        return piece
    if rise.face is None:
        return msgspec.structs.replace(piece, pose=rise.pose)
    return msgspec.structs.replace(piece, pose=rise.pose, face=rise.face, close=None)


# ---- changes between two descriptions


class Change(Value, frozen=True, gc=False):
    """Pieces that left, that are new, and that changed (old, new)."""

    gone: tuple[ItemId, ...]
    come: tuple[Piece, ...]
    moved: tuple[tuple[Piece, Piece], ...]


def diff(old: TableDesc | None, new: TableDesc) -> Change:
    """What changed among the pieces, by id; it takes 0.1 ms for 300 pieces."""
    before = {} if old is None else {piece.id: piece for piece in old.pieces}
    come, moved = [], []
    for piece in new.pieces:
        known = before.pop(piece.id, None)
        if known is None:
            come.append(piece)
        elif known != piece:
            moved.append((known, piece))
    return Change(tuple(before), tuple(come), tuple(moved))


# ---- what is shown while something is held or looked at


Caption: TypeAlias = tuple[float, float, str]
"""A point of the table, and a few letters to be written there."""


class Ring(Value, frozen=True, gc=False):
    """A thin line on the ground around a place: how far something reaches."""

    place: Rect
    role: str = "gold"
    """The name of a colour of the palette for marks."""


class Foresight(Value, frozen=True, gc=False):
    """What an item could do or see: washes under the pieces, a route and captions over them."""

    washes: tuple[Wash, ...] = ()
    rings: tuple[Ring, ...] = ()
    trail: tuple[Caption, ...] = ()
    """The route from point to point, with what it has cost so far."""
    captions: tuple[Caption, ...] = ()
    threats: tuple[ItemId, ...] = ()
    """The items that threaten the end of the route, or the item itself."""
    grain: float = 1.0
    """The width of a place, by which letters and lines are sized."""
