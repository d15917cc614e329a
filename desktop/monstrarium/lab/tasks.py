"""Tasks of the laboratory as data, how they are cut into pieces of work, and what comes of a piece.

A piece is a range of numbers of one strand of a task. It comes out the same wherever and whenever it is played, and
sums are exact, so that a run is the same however many machines share it and in whatever order they are ready.
"""

from __future__ import annotations

# Not from hashlib, which loads OpenSSL as well.
from _blake2 import blake2b
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import ClassVar

import msgspec

from .. import __version__
from ..content.facts import ContentError
from ..content.places import PACKAGE, shipped_resources
from ..engine.plain import Plain, Value
from ..files import SHIPPED, read_bytes
from ..games import load
from ..language.words import _
from . import LabError
from .statistics import Book

PIECES = 100
LARGEST = 500
"""A strand is cut into this many pieces, none with more numbers than this."""


class Piece(Value, frozen=True, gc=False, order=True):
    """The numbers from `first` up to, but without, `last`."""

    strand: int
    first: int
    last: int


class Line(Value, frozen=True, gc=False):
    """One match, which can be made again from its number and who sat where."""

    number: int
    bots: tuple[str, ...]
    decisions: int
    places: tuple[int, ...]
    """Empty if it did not end."""
    scores: tuple[int, ...]
    strand: int = 0


class Position(Value, frozen=True, gc=False):
    """A position that is learned from."""

    looks: tuple[tuple[float, ...], ...]
    """By seat: its features."""
    won: tuple[float, ...]
    """By seat: its share of the victory in the end."""
    missed: tuple[float, ...] = ()
    """By seat: by how much its score in the end was more than expected, where scores are learned."""


class Result(msgspec.Struct, omit_defaults=True):
    """What was counted while a piece was played."""

    book: Book = msgspec.field(default_factory=Book)
    matches: int = 0
    lines: tuple[Line, ...] = ()
    """Only if the task lists its matches."""
    positions: tuple[Position, ...] = ()


class Strand(Value, frozen=True, gc=False):
    """One of the series of matches that a task consists of."""

    name: str
    part: float = 1.0
    """The share of the numbers that are played."""
    each: int = 1
    """How many matches are played for each number."""


class Task(Value, frozen=True):
    """What is played. Every kind of task says how it is cut into strands, and plays pieces of them."""

    kind: ClassVar[str]
    game: str
    seats: int
    options: dict[str, Plain]
    seed: int
    listed: bool = False
    """Whether every match is listed, so that it can be looked at."""
    content: str = ""
    """The fingerprint of what is printed on the cards that are played with."""

    def strands(self) -> Sequence[Strand]:
        raise NotImplementedError

    def play(self, piece: Piece) -> Result:
        """Play a piece, in this process."""
        raise NotImplementedError

    def decided(self, strand: int, book: Book) -> bool:
        """Whether no more pieces of a strand are needed, by what came of those before."""
        return False


def play(task: Task, piece: Piece, program: str) -> Result:
    """Play a piece in whatever process this is; LabError where that runs another version of the program or cards."""
    try:
        content = load(task.game).content
    except ContentError as error:
        raise LabError(str(error)) from None
    for here, there in ((fingerprint(task.game), program), (content, task.content)):
        if here != there:
            raise LabError(
                _("A worker runs another version of the program: {theirs}, and not {ours}.", theirs=here, ours=there)
            )
    return task.play(piece)


@cache
def fingerprint(game: str) -> str:
    """What the results of a game depend on beside the task: the version, and the sources and weights it is played with.

    Other games may change meanwhile.
    """
    rooms = [PACKAGE / room for room in ("engine", "bots", "lab")]
    sources = [path for room in (*rooms, PACKAGE / "games" / game) for path in room.rglob("*.py")]
    sources += (PACKAGE / "games").glob("*.py")
    weights = (shipped_resources() / "values").glob(f"{game}.toml")
    found = blake2b(digest_size=6)
    for path in (*sorted(sources), *weights):
        found.update(path.name.encode() + read_bytes(path, SHIPPED))
    return f"{__version__}-{found.hexdigest()}"


# ---- cutting a task into pieces


def pieces(strands: Sequence[Strand], first: int, numbers: int, done: Iterable[Piece] = ()) -> Iterator[Piece]:
    """The pieces of a task that are not done yet, strands in turn, each in order.

    `first` is the first number, and `numbers` how many there are in a strand that is played in full.
    """
    ready: dict[int, list[Piece]] = {}
    for piece in sorted(done):
        ready.setdefault(piece.strand, []).append(piece)
    rows = [
        list(_gaps(at, first, first + wanted(strand, numbers), ready.get(at, ()))) for at, strand in enumerate(strands)
    ]
    for turn in range(max(map(len, rows), default=0)):
        yield from (row[turn] for row in rows if turn < len(row))


def wanted(strand: Strand, numbers: int) -> int:
    """How many numbers of a strand are played."""
    return max(1, round(numbers * strand.part))


def _gaps(strand: int, first: int, end: int, done: Iterable[Piece]) -> Iterator[Piece]:
    """Pieces that fill what is not done, as large as suits the whole."""
    size = max(1, min(LARGEST, (end - first) // PIECES))
    for piece in (*done, Piece(strand, end, end)):
        while first < min(piece.first, end):
            last = min(first + size, piece.first, end)
            yield Piece(strand, first, last)
            first = last
        first = max(first, piece.last)


def overlap(done: Iterable[Piece]) -> Piece | None:
    """A piece that holds numbers of another one, or None."""
    reached: dict[int, int] = {}
    for piece in sorted(done):
        if piece.first < reached.get(piece.strand, 0):
            return piece
        reached[piece.strand] = piece.last
    return None


# ---- what came of a task


class Findings:
    """What came of the pieces of a task so far, added up.

    A strand that is decided ends there: what was played beyond is left out, so that the end depends on the order of its
    numbers and not on who was ready first.
    """

    def __init__(self, task: Task, first: int = 0) -> None:
        self.task = task
        self.strands = task.strands()
        self.books = [Book() for _strand in self.strands]
        self.lines: list[list[Line]] = [[] for _strand in self.strands]
        self.positions: list[Position] = []
        self.matches = [0 for _strand in self.strands]
        self.numbers = [0 for _strand in self.strands]
        self._reached = [first for _strand in self.strands]
        self._decided = [False for _strand in self.strands]
        self._waiting: dict[tuple[int, int], tuple[Piece, Result]] = {}

    def take(self, piece: Piece, result: Result) -> None:
        """Add what came of a piece, as soon as all before it are there."""
        self._waiting[piece.strand, piece.first] = piece, result
        at = piece.strand
        while (found := self._waiting.pop((at, self._reached[at]), None)) and not self._decided[at]:
            self._add(*found)

    def rest(self) -> None:
        """Add what is left where pieces before are missing, as in a run that was begun in its middle."""
        for place in sorted(self._waiting):
            if not self._decided[place[0]]:
                self._add(*self._waiting[place])
        self._waiting.clear()

    def decided(self, strand: int) -> bool:
        return self._decided[strand]

    def whole(self) -> Book:
        """What was counted in all strands together."""
        book = Book()
        for each in self.books:
            book.merge(each)
        return book

    def _add(self, piece: Piece, result: Result) -> None:
        at = piece.strand
        self.books[at].merge(result.book)
        self.lines[at] += result.lines
        self.positions += result.positions
        self.matches[at] += result.matches
        self.numbers[at] += piece.last - piece.first
        self._reached[at] = piece.last
        self._decided[at] = self.task.decided(at, self.books[at])


def total(task: Task, numbers: int) -> int:
    """How many matches a task has, if it is played to its end."""
    return sum([wanted(strand, numbers) * strand.each for strand in task.strands()])


def options_told(options: Mapping[str, Plain]) -> str:
    return ", ".join(f"{key}={value}" for key, value in options.items())
