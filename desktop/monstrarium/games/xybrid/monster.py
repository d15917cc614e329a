"""What a monster lacks, has and is worth. Texts that hold all the time are applied here."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.plain import PieceId, Seat
from ...language.words import _, said
from .cards import (
    ANCHOR,
    ARM,
    AUXILIARY,
    CARDS,
    CORAL,
    CORAL_EACH,
    CORAL_MOST,
    HEAD,
    KIND,
    LEGS,
    SATCHEL,
    SATCHEL_EACH,
    SCIENCE,
    VALUE,
    Core,
    Part,
)
from .state import NO_PIECE, NOBODY, XybridState

BIOLOGY, ROBOTICS = 1, 8
ARMS = 2
EVERYTHING = HEAD | ARM | LEGS


def missing(state: XybridState, seat: Seat) -> int:
    """The types that a monster still needs, one bit each."""
    return state.lacks[seat]


def look_over(state: XybridState, seat: Seat) -> None:
    """Work out anew what a monster needs."""
    face = state.pieces.face
    kinds = [KIND[face[part]] for part in state.monsters[seat]]
    lacks = 0 if HEAD in kinds else HEAD
    if kinds.count(ARM) < ARMS:
        lacks |= ARM
    state.lacks[seat] = lacks if LEGS in kinds else lacks | LEGS


def arms(state: XybridState, seat: Seat) -> list[PieceId]:
    face = state.pieces.face
    return [part for part in state.monsters[seat] if KIND[face[part]] == ARM]


def room(state: XybridState, seat: Seat, kind: int) -> int:
    """How many parts of a type the monster still needs."""
    if kind == AUXILIARY:
        return 0
    face = state.pieces.face
    has = [KIND[face[part]] for part in state.monsters[seat]].count(kind)
    return max(0, (ARMS if kind == ARM else 1) - has)


def owner(state: XybridState, piece: PieceId) -> Seat:
    """The seat to whose monster a part is attached, or NOBODY."""
    for seat, parts in enumerate(state.monsters):
        if piece in parts:
            return seat
    return NOBODY


def value(state: XybridState, piece: PieceId) -> int:
    """What a part is worth now; one that is not attached has its printed value."""
    face = state.pieces.face[piece]
    worth = VALUE[face]
    if face != CORAL and piece not in state.growth and piece not in state.fixed:
        return worth
    seat = owner(state, piece)
    if seat == NOBODY:
        return worth
    fixed = state.fixed.get(piece)
    if fixed is not None:
        worth = fixed
    elif face == CORAL:
        worth += min(CORAL_MOST, CORAL_EACH * (count(state, seat, BIOLOGY) - 1))
    return max(0, worth + state.growth.get(piece, 0))


def count(state: XybridState, seat: Seat, sciences: int) -> int:
    """How many parts of a monster, its core included, have one of the sciences."""
    face, core = state.pieces.face, state.cores[seat]
    has = [part for part in state.monsters[seat] if SCIENCE[face[part]] & sciences]
    return len(has) + (core != NO_PIECE and bool(SCIENCE[face[core]] & sciences))


def sciences(state: XybridState, seat: Seat) -> int:
    """The sciences of a monster, its core included, one bit each."""
    face, core = state.pieces.face, state.cores[seat]
    found = 0 if core == NO_PIECE else SCIENCE[face[core]]
    for part in state.monsters[seat]:
        found |= SCIENCE[face[part]]
    return found


def steps(state: XybridState, seat: Seat, step: int) -> Iterator[tuple[PieceId, PieceId]]:
    """Pairs of an attached part and one of its type in the lab, whose values differ by exactly `step`."""
    face = state.pieces.face
    for part in state.monsters[seat]:
        kind = KIND[face[part]]
        for other in state.lab:
            if KIND[face[other]] == kind and abs(value(state, part) - VALUE[face[other]]) == step:
                yield part, other


def drawable(state: XybridState, seat: Seat) -> list[PieceId]:
    """The parts of the lab that an effect lets a seat draw: all, unless an option restricts such draws."""
    face, lab = state.pieces.face, state.lab
    if state.house.needs_only:
        needed = missing(state, seat)
        if any(KIND[face[part]] & needed for part in lab):
            return [part for part in lab if KIND[face[part]] & (needed | AUXILIARY)]
    return lab


def worth(state: XybridState, seat: Seat) -> int:
    face, changed, total = state.pieces.face, state.fixed or state.growth, 0
    for part in state.monsters[seat]:
        printed = face[part]
        total += value(state, part) if changed or printed == CORAL else VALUE[printed]
    return total


def hand_worth(state: XybridState, seat: Seat) -> int:
    """What the hand of a seat pays when monsters deploy."""
    hand = state.hands[seat]
    if not hand:
        return 0
    pays, face = len(hand), state.pieces.face
    for part in state.monsters[seat]:
        if face[part] == SATCHEL:
            pays += SATCHEL_EACH * len([held for held in hand if SCIENCE[face[held]] & ROBOTICS])
    return pays


def shielded(state: XybridState, seat: Seat) -> bool:
    """Whether effects of other seats cannot destroy, move or swap the parts of a monster."""
    face = state.pieces.face
    return bool(state.shielded_seats >> seat & 1) or ANCHOR in [face[part] for part in state.monsters[seat]]


def name_faces(state: XybridState, seat: Seat) -> tuple[int, int]:
    """The faces that name a monster: that of its head, or -1, and that of its legs, or else of its core."""
    face, parts = state.pieces.face, state.monsters[seat]
    head = next((face[part] for part in parts if KIND[face[part]] == HEAD), -1)
    last = next((face[part] for part in parts if KIND[face[part]] == LEGS), face[state.cores[seat]])
    return head, last


def monster_title(first: int, last: int) -> str:
    """The name of a monster, from the two faces that `name_faces` finds."""
    head, end = CARDS[first] if first >= 0 else None, CARDS[last]
    word = said(end.last) if isinstance(end, Part | Core) else ""
    return _("{first} {last}", first=said(head.first), last=word) if isinstance(head, Part) else word
