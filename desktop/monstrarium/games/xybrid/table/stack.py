"""A monster as it lies: clear sheets, one exactly on the other, each at its height in the stack."""

from __future__ import annotations

from ....engine.plain import PieceId, Seat
from ....table.desc import Pose, Value
from ..cards import ARM, CARDS, HEAD, KIND, LEGS, Part
from ..monster import arms
from ..state import NO_PIECE, XybridState
from .faces import Look

BEHIND, MORE_LEGS, FEET, BODY, SIDES, MORE_HEADS, TOP, ON, BEFORE = range(9)
LAYERS = {"behind": BEHIND, "on": ON, "before": BEFORE}
ASIDE = 0.07
"""How far a surplus head or pair of legs stands aside, as a share of the sheet."""


class Sheet(Value, frozen=True, gc=False):
    """One sheet of a monster."""

    piece: PieceId
    pose: Pose
    look: Look


def sheets_of(state: XybridState, seat: Seat, at: Pose) -> list[Sheet]:
    """The sheets of a monster from the lowest to the uppermost."""
    core = state.cores[seat]
    found = [(_height(state, seat, part), at_, part) for at_, part in enumerate(state.monsters[seat])]
    if core != NO_PIECE:
        found.append((BODY, -1, core))
    return [
        Sheet(part, _pose(at, height, z), look_of(state, part)) for z, (height, _at, part) in enumerate(sorted(found))
    ]


def look_of(state: XybridState, part: PieceId) -> Look:
    """How an attached part looks in its stack."""
    is_arm = KIND[state.pieces.face[part]] == ARM
    return Look(not is_arm or bool(state.left_parts >> part & 1), True)


def ghost_of(state: XybridState, seat: Seat, part: PieceId, left: bool, at: Pose) -> tuple[Pose, Look]:
    """Where and how a part would lie on a monster, on top of everything else."""
    face = state.pieces.face
    card = CARDS[face[part]]
    height = _plain_height(card) if isinstance(card, Part) else BODY
    z = sum(_height(state, seat, other) <= height for other in state.monsters[seat])
    z += state.cores[seat] != NO_PIECE and height >= BODY
    return _pose(at, height, z), Look(left, True)


def side_of_next(state: XybridState, seat: Seat) -> bool:
    """Whether an arm for which nobody names a side would go left."""
    there = arms(state, seat)
    return 2 * sum(state.left_parts >> arm & 1 for arm in there) <= len(there)


def _height(state: XybridState, seat: Seat, part: PieceId) -> int:
    """A surplus head or pair of legs lies behind the first."""
    face = state.pieces.face
    kind = KIND[face[part]]
    card = CARDS[face[part]]
    assert isinstance(card, Part)
    first = next(other for other in state.monsters[seat] if KIND[face[other]] == kind)
    if first != part and kind in (HEAD, LEGS):
        return MORE_HEADS if kind == HEAD else MORE_LEGS
    return _plain_height(card)


def _plain_height(card: Part) -> int:
    return LAYERS.get(card.layer, {"head": TOP, "arm": SIDES, "legs": FEET}.get(card.type, ON))


def _pose(at: Pose, height: int, z: int) -> Pose:
    aside = ASIDE * at.scale if height in (MORE_HEADS, MORE_LEGS) else 0.0
    return Pose(at.x + aside, at.y, z, scale=at.scale)
