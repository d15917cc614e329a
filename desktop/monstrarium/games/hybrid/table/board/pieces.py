"""Doors, pillars, pits, accesses, counters, objectives and clouds in the laboratory, and the letters beside it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .....language.words import _, _n, said
from .....table.desc import Face, Label, Piece, Pose
from ...combat.switch import switch_of
from ...ground.laboratory import Access, cell_name, column_name, squares_of
from ...ground.laboratory import Door as Opening
from ...printed.names import warrior_name
from ...printed.other_decks import design_of
from ...printed.warriors import SIZE
from ...state import Door, HybridState
from ..faces import SIDES, door_art, passage_art
from ..items import LAB
from ..layout import EDGE, SQUARE, Layout
from ..wording import access_name, door_name, objective_name
from .figures import ABOVE_LEFT, rim
from .memory import Memory
from .warriors import COUNTER, RAISED

COLUMNS, ROWS = SCALES = ("scale/columns", "scale/rows")
SCALE = 0.8
"""The height of a letter beside the laboratory, as a share of the room for it."""
NUMBER = 0.3
"""The width of the number of an exit."""


def fixtures(state: HybridState, layout: Layout, memory: Memory) -> Iterator[Piece]:
    """All these pieces, the lowest first."""
    yield from _scales(layout)
    yield from _ground(layout)
    yield from _stains(state, layout, memory)
    yield from _openings(state, layout)
    yield from _litter(state, layout)


def _scales(layout: Layout) -> tuple[Piece, ...]:
    """The letters of the columns above the laboratory, and the numbers of its rows left of it."""
    lab = layout.lab
    left, top, wide, high = layout.seating.lab
    letters = tuple(
        Label(column_name(at), at / lab.width, 0.0, 1 / lab.width, 1.0, SCALE, role="light") for at in range(lab.width)
    )
    numbers = tuple(
        Label(str(at + 1), 0.0, at / lab.height, 1.0, 1 / lab.height, SCALE * EDGE / high, role="light")
        for at in range(lab.height)
    )
    return (
        _scale(
            COLUMNS,
            _("Columns A to {letter}", letter=column_name(lab.width - 1)),
            Pose(left + wide / 2, top - EDGE / 2),
            letters,
            (wide, EDGE),
        ),
        _scale(ROWS, _("Rows 1 to {n}", n=lab.height), Pose(left - EDGE / 2, top + high / 2), numbers, (EDGE, high)),
    )


def _scale(name: str, tip: str, pose: Pose, labels: tuple[Label, ...], size: tuple[float, float]) -> Piece:
    return Piece(name, LAB, pose, Face("hybrid/scale", labels), size, tip=tip, flat=True)


def _ground(layout: Layout) -> Iterator[Piece]:
    for square in squares_of(layout.lab.caved):
        yield _flat(layout, f"caved/{square}", square, "hybrid/caved", _("Fallen wall"), 1)


def _stains(state: HybridState, layout: Layout, memory: Memory) -> Iterator[Piece]:
    """Where warriors have fallen; of several on one square the last one."""
    for square, warrior in {square: warrior for _round, warrior, square in memory.falls}.items():
        size, side = SIZE[state.kinds[warrior]], SIDES[state.sides[warrior]]
        pose = layout.middle(square, size, 1)
        turned = replace(pose, turn=90.0 * (square % 4))
        tip = _("{warrior} fell here", warrior=warrior_name(state, warrior))
        wide = (size * SQUARE, size * SQUARE)
        yield Piece(f"stain/{square}", LAB, turned, Face(f"hybrid/stain/{side}"), wide, tip=tip, flat=True)


def _flat(layout: Layout, name: str, square: int, art: str, tip: str, z: int) -> Piece:
    return Piece(name, LAB, layout.middle(square, z=z), Face(art), (SQUARE, SQUARE), tip=tip, flat=True)


def _openings(state: HybridState, layout: Layout) -> Iterator[Piece]:
    for number, opening in enumerate(layout.lab.passages):
        yield _opening(layout, f"passage/{number}", opening, passage_art(opening.double, opening.upright), _("Passage"))
    for number, opening in enumerate(layout.lab.doors):
        stands = state.doors[number]
        art = door_art(opening.double, opening.upright, stands)
        yield _opening(layout, f"leaf/{number}", opening, art, door_name(layout.lab, state, number))


def _opening(layout: Layout, name: str, opening: Opening, art: str, tip: str) -> Piece:
    one, last = layout.middle(opening.squares[0]), layout.middle(opening.squares[-1])
    long = SQUARE * len(opening.squares)
    size = (SQUARE, long) if opening.upright else (long, SQUARE)
    pose = Pose((one.x + last.x) / 2, (one.y + last.y) / 2, 4)
    return Piece(name, LAB, pose, Face(art), size, tip=tip, flat=True, sound="door")


def _litter(state: HybridState, layout: Layout) -> Iterator[Piece]:
    lab = layout.lab
    for square in squares_of(lab.pillars):
        yield _flat(layout, f"pillar/{square}", square, "hybrid/pillar", _("Pillar"), 3)
    for square in squares_of(state.rocks):
        yield _flat(layout, f"rocks/{square}", square, "hybrid/rocks", _("Fallen rocks"), 2)
    for square in lab.trapdoors:
        is_open = state.pits >> square & 1
        art, tip = ("open", _("Open trapdoor")) if is_open else ("shut", _("Trapdoor"))
        yield _flat(layout, f"trapdoor/{square}", square, f"hybrid/trapdoor/{art}", tip, 2)
    yield from _gates(state, layout)
    for square in squares_of(state.tanks):
        yield _flat(layout, f"tank/{square}", square, "hybrid/tank", _("Tank"), 2)
    yield from _objectives(state, layout)
    for square in state.counters:
        tip = _("Event counter at {square}", square=cell_name(lab.width, square))
        yield _flat(layout, f"event/{square}", square, "hybrid/counter/event", tip, 3)
    yield from _clouds(state, layout)


def _clouds(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Clouds of 2 x 2 squares that cards have laid."""
    for lasting in state.spells:
        if lasting.mask.bit_count() == 4:
            key, first = design_of(lasting.face).key, (lasting.mask & -lasting.mask).bit_length() - 1
            art = "hybrid/charnel" if key == "charnel-house" else "hybrid/gas"
            pose, size = layout.middle(first, 2, 5), (2 * SQUARE, 2 * SQUARE)
            yield Piece(
                f"cloud/{lasting.piece}", LAB, pose, Face(art), size, tip=said(design_of(lasting.face).name), flat=True
            )


def _gates(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Accesses, with arrows that point in or out; closed ones are barred."""
    for gate, access in enumerate(layout.lab.accesses):
        way, is_open = (
            "both" if access.entry and access.exit else "in" if access.entry else "out",
            state.gates >> gate & 1,
        )
        art, turn = f"hybrid/access/{way}", 90.0 * _edge(layout, access.squares[0])
        if not is_open:
            art, turn = door_art(False, turn in (90.0, 270.0), Door.LOCKED), 0.0
        for at, square in enumerate(access.squares):
            flat = _flat(layout, f"access/{2 * gate + at}", square, art, access_name(access, bool(is_open)), 2)
            yield replace(flat, pose=replace(flat.pose, turn=turn))
        if access.number:
            yield _number(layout, gate, access)


def _number(layout: Layout, gate: int, access: Access) -> Piece:
    left, top, wide, high = layout.square(access.squares[-1])
    pose = Pose(left + wide * 0.76, top + high * 0.24, 4)
    face = Face("hybrid/mark/number", (Label(str(access.number), 0.2, 0.2, 0.6, 0.6, 0.56, role="light", bold=True),))
    tip = access_name(access, True)
    return Piece(f"exit/{gate}", LAB, pose, face, (NUMBER, NUMBER), tip=tip, flat=True)


def _edge(layout: Layout, square: int) -> int:
    """The edge of the laboratory at which a square lies, as a facing."""
    row, column = divmod(square, layout.lab.width)
    if row in (0, layout.lab.height - 1):
        return 2 * (row > 0)
    return 3 if column == 0 else 1


def _objectives(state: HybridState, layout: Layout) -> Iterator[Piece]:
    """Objectives where they lie, or small beside the warrior that carries them; and the gas."""
    for index, number in enumerate(state.numbers):
        name, bearer = objective_name(state, number), state.bearers[index]
        square = state.squares[bearer] if bearer >= 0 else state.spots[index]
        if square < 0:
            continue
        pose, side, tip = layout.middle(square, z=RAISED), SQUARE, name
        if state.hits and square == switch_of(state):
            tip = _n("{objective}, {n} wound", "{objective}, {n} wounds", state.hits, objective=name)
        if bearer >= 0:
            stands, (right, down) = layout.base(state.kinds[bearer], square), rim(state.kinds[bearer], ABOVE_LEFT, 0.15)
            pose, side = Pose(stands.x + right * SQUARE, stands.y + down * SQUARE, stands.z + 1), COUNTER
            tip = _("{objective}, carried by {warrior}", objective=name, warrior=warrior_name(state, bearer))
        face = Face("hybrid/counter/objective", (Label(str(number), 0.3, 0.28, 0.4, 0.44, 0.4, bold=True),))
        yield Piece(f"objective/{index}", LAB, pose, face, (side, side), tip=tip, flat=bearer < 0)
    if state.cloud >= 0:
        pose = layout.middle(state.cloud, 2, z=RAISED - 2)
        yield Piece("gas/0", LAB, pose, Face("hybrid/gas"), (2 * SQUARE, 2 * SQUARE), tip=_("Poison gas"), flat=True)
