"""What can be wrong with a plan: every complaint names the square, and its line and column in the file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec

from ....engine.plain import Value
from ....language.words import _, said
from .laboratory import LARGEST, cell_at, cell_name
from .tiles import ACCESSES, DOUBLES, NAMES, OPENINGS, SOLID, SPAN, STARTS, TILES, TURNS, WALL, WALLS, Rows, laid

SHOWN = 40
"""How much of a word that makes no sense is repeated."""
PLAN_LINE = re.compile(r"""^[ \t]*plan[ \t]*=[ \t]*(?:\"\"\"|''')(\r?\n)?""", re.MULTILINE)


class Room(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a room is called, by any of its squares."""

    at: str
    name: str


class Note(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    at: str
    text: str


class Gate(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the file says of an access, by any of its squares."""

    at: str
    number: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """What a mission calls it; 0: nothing."""
    shut: bool = False
    """Whether it is closed at first."""


class PlanFile(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    name: str
    tiles: str
    """The tiles as they lie, row by row: 4b, or 4b/1 with its quarter-turns by the clock."""
    plan: str
    """The squares, row by row, a character each."""
    zones: str = ""
    """The numbers that dice have for the tiles, as they lie: each from 1 on once; left out, they count row by row."""
    room: tuple[Room, ...] = ()
    note: tuple[Note, ...] = ()
    gate: tuple[Gate, ...] = ()

    @property
    def rows(self) -> Rows:
        return tuple(self.plan.rstrip().split("\n"))

    @property
    def grid(self) -> tuple[Rows, ...]:
        return _words(self.tiles)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of every zone; empty where they just count."""
        return tuple([int(number) for line in _words(self.zones) for number in line])


def _words(text: str) -> tuple[Rows, ...]:
    return tuple([tuple(line.split()) for line in text.strip().split("\n")])


class Complaint(Value, frozen=True, gc=False):
    """One thing that is wrong with a plan, and where; line and column are 0 where it concerns no single square."""

    what: str
    cell: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        if not self.cell:
            return self.what
        if not self.line:
            return _("{cell}: {what}", cell=self.cell, what=self.what)
        return _(
            "line {line}, column {column} ({cell}): {what}",
            line=self.line,
            column=self.column,
            cell=self.cell,
            what=self.what,
        )


class Groups:
    """The squares of a plan, in groups of one character that are joined by their edges."""

    def __init__(self, rows: Rows) -> None:
        self.rows, self.width, self.height = rows, len(rows[0]), len(rows)
        self.cells = "".join(rows)

    def beside(self, square: int) -> Iterator[int]:
        row, column = divmod(square, self.width)
        if row:
            yield square - self.width
        if column < self.width - 1:
            yield square + 1
        if row < self.height - 1:
            yield square + self.width
        if column:
            yield square - 1

    def of(self, marks: str) -> list[tuple[int, ...]]:
        """All groups of each of these characters, in the order of their first squares."""
        found, seen = [], set[int]()
        for square, mark in enumerate(self.cells):
            if mark in marks and square not in seen:
                group = self.flood([square], mark)
                seen |= group
                found.append(tuple(sorted(group)))
        return found

    def flood(self, starts: Iterable[int], marks: str) -> set[int]:
        """All squares that are joined to some squares by squares of these characters, and those squares themselves."""
        seen = set(starts)
        waiting = list(seen)
        while waiting:
            for each in self.beside(waiting.pop()):
                if each not in seen and self.cells[each] in marks:
                    seen.add(each)
                    waiting.append(each)
        return seen

    def solid(self, square: int) -> bool:
        return self.cells[square] in WALLS


def complaints(sheet: PlanFile, text: str) -> list[Complaint]:
    """All that is wrong with a plan, from the top; a plan of the wrong shape is not checked any further."""
    found = PLAN_LINE.search(text)
    first = text.count("\n", 0, found.start()) + (2 if found[1] else 1) if found else 0
    rows = sheet.rows
    shape = list(_shape(sheet, first))
    if shape:
        return shape
    groups = Groups(rows)
    wrong: list[tuple[int, str]] = []
    for check in (_tiles_agree, _openings_fit, _accesses_fit, _rim_is_closed, _rooms_have_ways):
        wrong += check(sheet, groups)
        if wrong and check is _tiles_agree:
            break
    wrong += _labels_fit(sheet, groups)
    wrong += _gates_fit(sheet, groups)
    return [_complaint(groups.width, square, first, what) for square, what in sorted(wrong)]


def walkable() -> str:
    """The characters of squares where a warrior can stand when all doors are open."""
    return "".join(each for each in NAMES if each not in SOLID)


def standing() -> str:
    """The walkable characters that lie in rooms, not between them."""
    return "".join(each for each in walkable() if each not in OPENINGS)


def upright(groups: Groups, opening: tuple[int, ...]) -> bool | None:
    """Whether the wall around an opening runs from north to south; None when it stands in no wall."""
    first, last = opening[0], opening[-1]
    row, column = divmod(first, groups.width)
    above, below = first - groups.width, last + groups.width
    lies_upright = len(opening) == 1 or last - first == groups.width
    lies_flat = last - first == len(opening) - 1
    if lies_upright and row and below < len(groups.cells) and groups.solid(above) and groups.solid(below):
        return True
    inside = column and last % groups.width < groups.width - 1
    if lies_flat and inside and groups.solid(first - 1) and groups.solid(last + 1):
        return False
    return None


def _shape(sheet: PlanFile, first: int) -> Iterator[Complaint]:
    rows, tiles = sheet.rows, sheet.grid
    if not tiles or any(len(line) != len(tiles[0]) or not line for line in tiles):
        yield Complaint(_("The tiles do not form a rectangle."))
        return
    for name in sorted({name for line in tiles for name in line}):
        if laid(name) is None:
            yield Complaint(
                _("There is no tile {name!r}; 4b is the second side of tile 4, 4b/1 turns it once.", name=name[:SHOWN])
            )
    yield from _zones(sheet)
    width, height = len(tiles[0]) * SPAN, len(tiles) * SPAN
    if max(width, height) > LARGEST:
        yield Complaint(_("The laboratory is larger than {most} by {most} tiles.", most=LARGEST // SPAN))
        return
    if len(rows) != height:
        yield Complaint(_("The plan has {found} rows; its tiles need {needed}.", found=len(rows), needed=height))
    for row, line in enumerate(rows):
        if len(line) != width:
            at = min(len(line), width)
            what = _("this row has {found} squares; its tiles need {needed}.", found=len(line), needed=width)
            yield Complaint(
                what,
                cell_name(max(width, len(line)), row * max(width, len(line)) + min(at, LARGEST - 1)),
                first + row,
                at + 1,
            )
        for column, mark in enumerate(line[:width]):
            if mark not in NAMES:
                yield _complaint(
                    width, row * width + column, first, _("no plan has the character {mark!r}.", mark=mark)
                )


def _zones(sheet: PlanFile) -> Iterator[Complaint]:
    shape, numbers = _words(sheet.zones), sum(sheet.grid, ())
    wanted = {str(number) for number in range(1, len(numbers) + 1)}
    alike = [len(line) for line in shape] == [len(line) for line in sheet.grid]
    if sheet.zones and not (alike and {word for line in shape for word in line} == wanted):
        yield Complaint(_("The zones need each number from 1 to {most} once, laid like the tiles.", most=len(numbers)))


def _tiles_agree(sheet: PlanFile, groups: Groups) -> Iterator[tuple[int, str]]:
    """What differs from the tiles that are named; the complaint on the first square of a tile names one that fits."""
    grid, helped = sheet.grid, set[tuple[int, int]]()
    lying = {name: laid(name) or () for line in grid for name in line}
    for square, mark in enumerate(groups.cells):
        row, column = divmod(square, groups.width)
        at = row // SPAN, column // SPAN
        name = grid[at[0]][at[1]]
        printed = lying[name][row % SPAN][column % SPAN]
        if _agrees(printed, mark):
            continue
        if printed in WALLS and mark not in WALLS:
            words = _("{what} lies in a wall of tile {name}.", what=said(NAMES[mark]), name=name)
        elif printed in WALLS:
            words = _("tile {name} has {printed} here.", name=name, printed=said(NAMES[printed]))
        else:
            words = _("tile {name} has no wall here; only % may close its floor.", name=name)
        other = "" if at in helped else _fitting(groups, *at)
        helped.add(at)
        yield square, _("{what} All squares there fit tile {name}.", what=words, name=other) if other else words


def _agrees(printed: str, mark: str) -> bool:
    """Whether a plan may have a character where its tile has this one printed."""
    return printed == mark or not (printed in WALLS or mark == WALL)


def _fitting(groups: Groups, row: int, column: int) -> str:
    """The tile, with its turns, that agrees with all squares there and is the same on most of them; else empty."""
    start = row * SPAN * groups.width + column * SPAN
    cells = "".join(["".join(groups.cells[start + line * groups.width :][:SPAN]) for line in range(SPAN)])
    best, found = -1, ""
    for side in TILES:
        for turns in range(TURNS):
            name = f"{side}/{turns}" if turns else side
            pairs = list(zip("".join(laid(name) or ()), cells, strict=True))
            alike = sum([printed == mark for printed, mark in pairs])
            if alike > best and all(_agrees(printed, mark) for printed, mark in pairs):
                best, found = alike, name
    return found


def _openings_fit(_sheet: PlanFile, groups: Groups) -> Iterator[tuple[int, str]]:
    for opening in groups.of(OPENINGS):
        mark = groups.cells[opening[0]]
        what, needed = said(NAMES[mark]), 2 if mark in DOUBLES else 1
        if len(opening) < needed:
            yield opening[0], _("half of {what}; it takes two squares.", what=what)
        elif len(opening) > needed:
            yield opening[needed], _("one square too many for {what}.", what=what)
        elif upright(groups, opening) is None:
            yield opening[0], _("{what} stands in no wall.", what=what)


def _accesses_fit(_sheet: PlanFile, groups: Groups) -> Iterator[tuple[int, str]]:
    for access in groups.of(ACCESSES):
        if len(access) > 2:
            yield access[2], _("one square too many for {what}.", what=said(NAMES[groups.cells[access[0]]]))


def _rim_is_closed(_sheet: PlanFile, groups: Groups) -> Iterator[tuple[int, str]]:
    for square, mark in enumerate(groups.cells):
        row, column = divmod(square, groups.width)
        rim = row in (0, groups.height - 1) or column in (0, groups.width - 1)
        if rim and mark not in SOLID + ACCESSES:
            yield square, _("the laboratory is open to the outside; close it with %, or mark an access.")


def _rooms_have_ways(_sheet: PlanFile, groups: Groups) -> Iterator[tuple[int, str]]:
    floor = walkable()
    starts = [square for square, mark in enumerate(groups.cells) if mark in STARTS + "<*"]
    starts = starts[:1] or [square for square, mark in enumerate(groups.cells) if mark in floor][:1]
    if not starts:
        yield 0, _("there is no floor at all.")
    reached = groups.flood(starts, floor)
    for square, mark in enumerate(groups.cells):
        if mark in floor and square not in reached:
            reached |= groups.flood([square], floor)
            yield square, _("no way leads into this room.")


def _labels_fit(sheet: PlanFile, groups: Groups) -> Iterator[tuple[int, str]]:
    named = [room.at for room in sheet.room]
    for cell in [*named, *[note.at for note in sheet.note], *[gate.at for gate in sheet.gate]]:
        square = _square(groups, cell)
        if square < 0:
            yield 0, _("a name or a note speaks of {cell!r}, which is no square of this plan.", cell=cell[:SHOWN])
        elif groups.cells[square] in SOLID and cell in named:
            yield square, _("a name stands in a wall, not in a room.")


def _gates_fit(sheet: PlanFile, groups: Groups) -> Iterator[tuple[int, str]]:
    accesses = {square: access for access in groups.of(ACCESSES) for square in access}
    seen, numbers = set[int](), set[int]()
    for gate in sheet.gate:
        square = _square(groups, gate.at)
        if square < 0:
            continue
        if square not in accesses:
            yield square, _("a gate is described, but no access is here.")
        elif square in seen:
            yield square, _("this access is described twice.")
        elif gate.number in numbers:
            yield square, _("another access has the number {number} too.", number=gate.number)
        seen |= {*accesses.get(square, ())}
        numbers |= {gate.number} - {0}


def _square(groups: Groups, cell: str) -> int:
    """The square of a name, or -1 where the plan has none."""
    try:
        square = cell_at(groups.width, cell)
    except ValueError:
        return -1
    return square if square < len(groups.cells) else -1


def _complaint(width: int, square: int, first: int, what: str) -> Complaint:
    row, column = divmod(square, width)
    return Complaint(what, cell_name(width, square), first + row, column + 1)
