"""Reads the plans of laboratories, a character for each square, and makes laboratories of them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache, lru_cache

import msgspec

from ....content.facts import ContentError
from ....files import SHIPPED, read_text
from ....language.words import _
from . import tiles
from .checks import Complaint, Gate, Groups, PlanFile, complaints, standing, upright, walkable
from .laboratory import Access, Door, Lab, bases_table, cell_at, column_masks, corners_table, fits_table, near_table
from .sight import Sight

PLANS = tiles.FACTS / "plans"
LONGEST = 40
UNTOLD = Gate("")
"""An access of which the plan says nothing: open, and without a number."""


@cache
def shipped_lab(key: str) -> Lab:
    """The laboratory of a plan that comes with the program; its geometry is prepared once."""
    path = PLANS / f"{key}.toml"
    try:
        return lab_from(read_text(path, SHIPPED), path, key)
    except OSError as error:
        raise ContentError(_("{path} cannot be read: {reason}.", path=path, reason=error.strerror or error)) from None


@cache
def tiles_of(key: str) -> frozenset[str]:
    """The sides of tiles of which a laboratory that comes with the program is laid: 4b, 7a."""
    sheet = msgspec.convert(tomllib.loads(read_text(PLANS / f"{key}.toml", SHIPPED)), PlanFile)
    return frozenset(name.partition("/")[0] for row in sheet.grid for name in row)


def lab_from(text: str, place: object = "", key: str = "") -> Lab:
    """The laboratory of a plan's text; ContentError names the place and the first thing that is wrong with it."""
    sheet, wrong = _read(text)
    if sheet is None or wrong:
        raise ContentError(_("{path}: {complaint}", path=place or _("The plan"), complaint=wrong[0]))
    return build(sheet, key)


def check(text: str) -> list[Complaint]:
    """All that is wrong with a plan, from the top; nothing when it can be played."""
    return _read(text)[1]


def name_of(text: str) -> str:
    """The name of a plan in one line, cut to LONGEST; empty where the plan cannot be read."""
    sheet, _wrong = _read(text)
    return "" if sheet is None else " ".join(sheet.name.split())[:LONGEST]


def _read(text: str) -> tuple[PlanFile | None, list[Complaint]]:
    try:
        sheet = msgspec.convert(tomllib.loads(text), PlanFile)
    except (ValueError, RecursionError) as error:
        return None, [Complaint(_("The file cannot be read: {reason}.", reason=error))]
    return sheet, complaints(sheet, text)


def build(sheet: PlanFile, key: str) -> Lab:
    """The laboratory of a sheet without complaints."""
    groups = Groups(sheet.rows)
    width, height, cells = groups.width, groups.height, groups.cells
    doors, rooms = _openings(groups, tiles.DOORS), _rooms(groups)
    walls, bases = _all(groups, tiles.WALLS), bases_table(width, height)
    zones = tuple(
        [
            each // width // tiles.SPAN * (width // tiles.SPAN) + each % width // tiles.SPAN
            for each in range(width * height)
        ]
    )
    return Lab(
        key=key,
        name=sheet.name,
        width=width,
        height=height,
        rows=sheet.rows,
        tiles=tuple([name for line in sheet.grid for name in line]),
        floor=_all(groups, walkable()),
        walls=walls,
        caved=_all(groups, tiles.CAVED),
        doors=doors,
        door_at=_numbers(width * height, [door.squares for door in doors]),
        passages=_openings(groups, tiles.PASSAGES),
        rooms=_numbers(width * height, rooms),
        room_names=_room_names(sheet, width, rooms),
        zones=zones,
        zone_numbers=sheet.numbers or tuple(range(1, max(zones) + 2)),
        pillars=_all(groups, tiles.PILLAR),
        rocks=_all(groups, tiles.ROCKS),
        trapdoors=tuple([square for square, mark in enumerate(cells) if mark in tiles.TRAPDOORS]),
        pits=_all(groups, tiles.OPEN_TRAPDOOR),
        events=tuple([square for square, mark in enumerate(cells) if mark == tiles.EVENT]),
        objectives=tuple([(int(mark), _squares(cells, mark)) for mark in tiles.OBJECTIVES if mark in cells]),
        accesses=_accesses(sheet, groups),
        starts={mark: _all(groups, mark) for mark in tiles.STARTS},
        near=near_table(width, height),
        bases=bases,
        fits=fits_table(bases),
        corners=corners_table(width, height),
        columns=column_masks(width, height),
        sight=Sight(width, height, walls),
    )


def _all(groups: Groups, marks: str) -> int:
    return _mask([square for square, mark in enumerate(groups.cells) if mark in marks])


def _squares(cells: str, mark: str) -> tuple[int, ...]:
    return tuple([square for square, each in enumerate(cells) if each == mark])


def _mask(squares: Iterable[int]) -> int:
    return sum(1 << square for square in squares)


def _numbers(count: int, sets: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """By square: the number of the set it is in, or -1."""
    numbers = [-1] * count
    for number, squares in enumerate(sets):
        for square in squares:
            numbers[square] = number
    return tuple(numbers)


def _openings(groups: Groups, marks: str) -> tuple[Door, ...]:
    return tuple(
        [
            Door(each, _mask(each), bool(upright(groups, each)), groups.cells[each[0]] in tiles.LOCKED)
            for each in groups.of(marks)
        ]
    )


def _accesses(sheet: PlanFile, groups: Groups) -> tuple[Access, ...]:
    told, found = {cell_at(groups.width, gate.at): gate for gate in sheet.gate}, list[Access]()
    for squares in groups.of(tiles.ACCESSES):
        gate, way = next((told[each] for each in squares if each in told), UNTOLD), groups.cells[squares[0]]
        found.append(Access(squares, way in "<*", way in ">*", gate.number, gate.shut))
    return tuple(found)


def _rooms(groups: Groups) -> list[tuple[int, ...]]:
    inside, rooms, seen = standing(), list[tuple[int, ...]](), set[int]()
    for square, mark in enumerate(groups.cells):
        if mark in inside and square not in seen:
            room = groups.flood([square], inside)
            seen |= room
            rooms.append(tuple(sorted(room)))
    return rooms


def _room_names(sheet: PlanFile, width: int, rooms: list[tuple[int, ...]]) -> tuple[str, ...]:
    names = {cell_at(width, room.at): room.name for room in sheet.room}
    return tuple([next((names[square] for square in room if square in names), "") for room in rooms])


KEPT = 64
"""How many laboratories are kept with their geometry at most."""


@lru_cache(maxsize=KEPT)
def lab_of(plan: str) -> Lab:
    """The laboratory of the plan in a state: a key, or a map or the bare rows of one, checked when they came there."""
    if "plan" in plan:
        return lab_from(plan, key=plan)
    if "\n" in plan:
        return build(PlanFile(name="", tiles="", plan=plan), plan)
    return shipped_lab(plan)
