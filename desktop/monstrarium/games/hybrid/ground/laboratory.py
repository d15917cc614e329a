"""The laboratory as geometry: squares, walls, doors and what is drawn on the plan, with the tables that speed needs.

Squares are numbers, row by row from the top left. Sets of squares are ints used as bit masks. Facings are 0 north,
1 east, 2 south, 3 west; directions go round in eighths, so that facing f looks in direction 2 f. The square of a
large warrior is its top left one.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.plain import Value
from .sight import Sight

NORTH, EAST, SOUTH, WEST = range(4)
DX = (0, 1, 1, 1, 0, -1, -1, -1)
DY = (-1, -1, 0, 1, 1, 1, 0, -1)
TILE = 8
LARGEST = 6 * TILE
SIZES = (1, 2)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Door(Value, frozen=True, gc=False):
    """A door, or a passage without one: one square or two in a line, in a wall."""

    squares: tuple[int, ...]
    mask: int
    upright: bool
    """Whether its wall runs from north to south."""
    locked: bool = False

    @property
    def double(self) -> bool:
        """Whether a large warrior fits through."""
        return len(self.squares) == 2


class Access(Value, frozen=True, gc=False):
    squares: tuple[int, ...]
    entry: bool
    exit: bool
    number: int = 0
    """What a mission calls it; 0: nothing."""
    shut: bool = False
    """Whether it is closed at first."""

    @property
    def double(self) -> bool:
        """Whether a large warrior fits through."""
        return len(self.squares) == 2


class Lab(Value, frozen=True, gc=False, eq=False):
    """One laboratory, which never changes: the state has which doors are shut and trapdoors open now."""

    key: str
    name: str
    width: int
    height: int
    rows: tuple[str, ...]
    """The plan as it was drawn, a character a square."""
    tiles: tuple[str, ...]
    """By zone: which side of which tile lies there, and how it is turned."""
    floor: int
    """Where one may stand when all doors are open: everything but walls and pillars."""
    walls: int
    caved: int
    """The walls that have fallen in; a part of `walls`."""
    doors: tuple[Door, ...]
    door_at: tuple[int, ...]
    """By square: the number of its door, or -1."""
    passages: tuple[Door, ...]
    rooms: tuple[int, ...]
    """By square: the number of its room, or -1 in walls, pillars, doors and passages."""
    room_names: tuple[str, ...]
    zones: tuple[int, ...]
    """By square: which tile it lies on."""
    zone_numbers: tuple[int, ...]
    """By zone: its number for dice, from 1."""
    pillars: int
    rocks: int
    trapdoors: tuple[int, ...]
    pits: int
    """The trapdoors that are open at the start."""
    events: tuple[int, ...]
    objectives: tuple[tuple[int, tuple[int, ...]], ...]
    accesses: tuple[Access, ...]
    starts: dict[str, int]
    """By character of the plan: the squares where warriors of that kind are deployed."""
    near: tuple[int, ...]
    """By square * 8 + direction: the next square, or -1 outside."""
    bases: tuple[tuple[int, ...], ...]
    """By size and square: the squares of a base there; 0 where it would stand outside."""
    fits: tuple[int, ...]
    """By size: the squares of all bases that lie inside."""
    corners: tuple[tuple[tuple[int, int], ...], ...]
    """By size and square * 4 + direction // 2: the two squares a diagonal step of a base goes between."""
    columns: tuple[int, ...]
    """By column: its squares."""
    sight: Sight

    def __repr__(self) -> str:
        return f"Lab({self.key!r}, {self.width} x {self.height})"


def squares_of(mask: int) -> Iterator[int]:
    """The squares of a mask, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def column_name(column: int) -> str:
    """A, B, ... Z, AA, AB, ..."""
    return LETTERS[column] if column < 26 else LETTERS[column // 26 - 1] + LETTERS[column % 26]


def cell_name(width: int, square: int) -> str:
    """The name of a square: the letter of its column and the number of its row, such as D7."""
    return f"{column_name(square % width)}{square // width + 1}"


def cell_at(width: int, name: str) -> int:
    """The square with a name such as D7; ValueError when there is none."""
    letters = name.rstrip("0123456789")
    rows = name[len(letters) :]
    if not rows or not letters or len(letters) > 2 or any(letter not in LETTERS for letter in letters):
        raise ValueError(name)
    column = LETTERS.index(letters[-1]) + (26 * (LETTERS.index(letters[0]) + 1) if len(letters) == 2 else 0)
    if column >= width or not int(rows):
        raise ValueError(name)
    return (int(rows) - 1) * width + column


def near_table(width: int, height: int) -> tuple[int, ...]:
    return tuple(
        [
            (row + dy) * width + column + dx if 0 <= row + dy < height and 0 <= column + dx < width else -1
            for row in range(height)
            for column in range(width)
            for dx, dy in zip(DX, DY, strict=True)
        ]
    )


def bases_table(width: int, height: int) -> tuple[tuple[int, ...], ...]:
    """By size and square: the squares of a base; there is no size 0."""
    small = [1 << square for square in range(width * height)]
    large = [
        0 if square % width == width - 1 or square // width == height - 1 else (3 << square) | (3 << square + width)
        for square in range(width * height)
    ]
    return (), tuple(small), tuple(large)


def fits_table(bases: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return tuple([sum(1 << square for square, base in enumerate(line) if base) for line in bases])


def column_masks(width: int, height: int) -> tuple[int, ...]:
    line = sum(1 << row * width for row in range(height))
    return tuple([line << column for column in range(width)])


def corners_table(width: int, height: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By size and square * 4 + direction // 2: the squares beside a diagonal step; zeros where there is no step."""
    tables: list[tuple[tuple[int, int], ...]] = [()]
    for size in SIZES:
        table = []
        for square in range(width * height):
            row, column = divmod(square, width)
            for dx, dy in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
                one, two = corner_offsets(size, dx, dy)
                inside = 0 <= column + dx <= width - size and 0 <= row + dy <= height - size
                pair = (square + one[1] * width + one[0], square + two[1] * width + two[0])
                table.append(pair if inside else (0, 0))
        tables.append(tuple(table))
    return tuple(tables)


def corner_offsets(size: int, dx: int, dy: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Columns and rows from a base to the two squares beside its diagonal step, which it touches but does not cross."""
    far, last = size, size - 1
    return (far if dx > 0 else -1, last * (dy < 0)), (last * (dx < 0), far if dy > 0 else -1)


def shifted(lab: Lab, mask: int, dx: int, dy: int) -> int:
    """The squares from which going dx columns and dy rows leads into the mask."""
    shift = dy * lab.width + dx
    moved = mask >> shift if shift >= 0 else mask << -shift
    if dx > 0:
        for column in lab.columns[lab.width - dx :]:
            moved &= ~column
    elif dx < 0:
        for column in lab.columns[:-dx]:
            moved &= ~column
    return moved & ((1 << lab.width * lab.height) - 1)


def touching(lab: Lab, size: int, mask: int) -> int:
    """The squares on which a base of that size shares an edge with the mask, without lying on it.

    Walls and shut doors are squares themselves, so nothing ever touches through one.
    """
    if size == 1:
        columns, width = lab.columns, lab.width
        beside = (mask & ~columns[-1]) << 1 | (mask & ~columns[0]) >> 1 | mask << width | mask >> width
        return beside & ~mask & ((1 << width * lab.height) - 1)
    beside = 0
    for dx, dy in ((0, -1), (size, 0), (0, size), (-1, 0)):
        for along in range(size):
            beside |= shifted(lab, mask, dx + along * (dx == 0), dy + along * (dy == 0))
    return beside & ~lying_on(lab, size, mask)


def lying_on(lab: Lab, size: int, mask: int) -> int:
    """The squares on which a base of that size would lie on one of these."""
    if size == 1 or not mask:
        return mask
    return mask | shifted(lab, mask, 1, 0) | shifted(lab, mask, 0, 1) | shifted(lab, mask, 1, 1)


def distance(lab: Lab, square: int, size: int, target: int, target_size: int = 1) -> int:
    """How many squares two bases are apart, from their nearest squares; a diagonal counts as one."""
    row, column = divmod(square, lab.width)
    to_row, to_column = divmod(target, lab.width)
    dx = max(to_column - column - size + 1, column - to_column - target_size + 1, 0)
    dy = max(to_row - row - size + 1, row - to_row - target_size + 1, 0)
    return max(dx, dy)


def within(lab: Lab, square: int, size: int, reach: int) -> int:
    """The squares at most so far from a base, its own among them."""
    row, column = divmod(square, lab.width)
    left, right = max(0, column - reach), min(lab.width, column + size + reach)
    line = ((1 << right - left) - 1) << left
    top, bottom = max(0, row - reach), min(lab.height, row + size + reach)
    mask = 0
    for each in range(top, bottom):
        mask |= line << each * lab.width
    return mask
