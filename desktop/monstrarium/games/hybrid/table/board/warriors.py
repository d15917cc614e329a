"""Warriors on the table of HYBRID, in the laboratory and outside, and their activation counters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from .....engine.pieces import HIDDEN
from .....engine.plain import Seat
from .....language.words import _
from .....table.desc import Face, Piece, Pose
from .....table.layout import packed
from ...combat.modifiers import life
from ...printed.names import warrior_name
from ...printed.warriors import SIZE
from ...state import OFF, HybridState, Phase
from ..faces import counter_face
from ..items import LAB, LIGHT, OUTSIDE, TRAY, figurine
from ..layout import SQUARE, Layout, inner
from ..wording import mode_words, where_words
from .figures import LEFT, base_of, figure, rim, signs_of

COUNTER = 0.2
"""How wide an activation counter at the rim of a base is."""
RAISED = 60
"""The height of what lies over all warriors."""
BEAM = 0.42
"""How far the light under a warrior reaches beyond its base, on both sides together, as a share of a square."""
BUSY = (Phase.MODE, Phase.MOVE, Phase.ACT, Phase.LATE, Phase.CLAIM, Phase.CLOSE)
"""The phases in which a warrior is activated."""
LARGEST, ROOMY = 110.0, 1.04
"""The largest base in the tray or outside, in points, and the room for each warrior as a multiple of what it takes."""
ROOM, LOW = (1.6, 1.95), 0.4
"""What a figure takes in the tray, and how far below the middle of that its base lies, in widths of the base."""
SOUTH = 2
Waiting = Mapping[int, Pose]
"""By warrior that waits outside: where it stands."""


def figurines(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """All warriors, and the light under the activated one."""
    for warrior, square in enumerate(state.squares):
        if square >= 0:
            if warrior == state.active and state.phase in BUSY:
                size = SIZE[state.kinds[warrior]]
                yield _light(state, LAB, layout.middle(square, size, z=6), size * SQUARE)
            yield warrior_piece(state, layout, warrior, square, state.facings[warrior])
    zone = TRAY if layout.deploying else OUTSIDE
    for warrior, pose in _waiting(state, layout).items():
        if warrior == state.active and state.phase in BUSY:
            yield _light(state, zone, Pose(pose.x, pose.y, 1), pose.scale)
        tip = _("{warrior}, waits outside", warrior=warrior_name(state, warrior))
        yield figure(figurine(warrior), zone, pose, (state.kinds[warrior], SOUTH), 1.0, tip)


def _waiting(state: HybridState, layout: Layout) -> Waiting:
    """The warriors that wait outside: in the tray during the deployment, later in a place of their own."""
    outside = [each for each, square in enumerate(state.squares) if square == OFF]
    if layout.deploying:
        outside = [each for each in outside if state.sides[each] == state.seat]
    where = layout.seating
    rect = inner(where, where.roll if layout.deploying else where.outside)
    poses = packed(rect, len(outside), LARGEST * where.point, ROOM, ROOMY)
    return {
        each: Pose(pose.x, pose.y + LOW * pose.scale, 5 + pose.z, scale=pose.scale)
        for each, pose in zip(outside, poses, strict=True)
    }


def _light(state: HybridState, zone: str, pose: Pose, side: float) -> Piece:
    wide = side + BEAM * (SQUARE if zone == LAB else 0.6 * side)
    tip = _("{warrior} is activated", warrior=warrior_name(state, state.active))
    return Piece(LIGHT, zone, pose, Face("hybrid/mark/active"), (wide, wide), tip=tip, flat=True)


def warrior_piece(state: HybridState, layout: Layout, warrior: int, square: int, facing: int) -> Piece:
    kind = state.kinds[warrior]
    pose, side, tip = layout.base(kind, square), base_of(kind) * SQUARE, _tip(state, warrior)
    signs = signs_of(state, warrior)
    return figure(figurine(warrior), LAB, pose, (kind, facing), side, tip, state.wounds[warrior], signs)


def _tip(state: HybridState, warrior: int) -> str:
    if state.asleep >> warrior & 1:
        name, where = warrior_name(state, warrior), where_words(state, warrior)
        return _("{warrior}: {where}, not activated yet", warrior=name, where=where)
    text = _(
        "{warrior}: {where}, NV {nv}, {mode}",
        warrior=warrior_name(state, warrior),
        where=where_words(state, warrior),
        nv=life(state, warrior),
        mode=mode_words(state, warrior).rstrip("."),
    )
    return _("{tip}, carries the venom", tip=text) if state.carrier == warrior else text


def orders(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Activation counters beside warriors that are still to be activated."""
    if not state.sequences:
        return
    waiting = _waiting(state, layout)
    for seat, sequence in enumerate(state.sequences):
        for warrior, number in _counted(state, seat, sequence).items():
            if state.squares[warrior] >= 0 or warrior in waiting:
                yield _order(state, layout, warrior, number, waiting)


def _counted(state: HybridState, seat: Seat, sequence: Sequence[int]) -> dict[int, int]:
    """By warrior: the number of its counter, 0 where it lies face down; warriors without a counter are left out."""
    cursor = state.cursors[seat]
    counted = enumerate(sequence[cursor:], cursor + 1)
    found = {each: number for number, each in counted if each != HIDDEN and not state.asleep >> each & 1}
    if HIDDEN in sequence[cursor:]:
        idle = {*state.ambush, *[each for each in range(len(state.kinds)) if state.asleep >> each & 1]}
        hidden = [each for each in state.living(seat) if each not in sequence[:cursor] and each not in idle]
        found |= dict.fromkeys(hidden[: len(sequence) - cursor], 0)
    active = state.active
    if active >= 0 and active in sequence[:cursor] and state.phase in (Phase.MODE, Phase.MOVE, Phase.ACT):
        found[active] = sequence.index(active) + 1
    return found


def _order(state: HybridState, layout: Layout, warrior: int, number: int, waiting: Waiting) -> Piece:
    side, square, zone, kind = state.sides[warrior], state.squares[warrior], LAB, state.kinds[warrior]
    if square >= 0:
        stands, wide = layout.base(kind, square), SQUARE
    else:
        stands, zone = waiting[warrior], OUTSIDE
        wide = stands.scale / base_of(kind)
    right, down = rim(kind, LEFT)
    x, y = stands.x + right * wide + COUNTER / 2, stands.y + down * wide
    pose = Pose(x, y, stands.z + 1)
    name = warrior_name(state, warrior)
    tip = _("Counter {n} of {warrior}", n=number, warrior=name) if number else _("Counter of {warrior}", warrior=name)
    face = counter_face(side, number)
    return Piece(f"order/{warrior}", zone, pose, face, (COUNTER, COUNTER), tip=tip, chosen=True, sound="token")
