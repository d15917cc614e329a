"""Counts over many matches of any game, and tables of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from sums import Lift, Sum, lift

from monstrarium.cli.arena import Watcher
from monstrarium.cli.simulate import wilson
from monstrarium.engine.game import Outcome

Cell: TypeAlias = Callable[["Book", str], str]
NONE = Sum()
SURELY = 3.0
"""A lift of more standard errors than this is taken to be more than chance."""


@dataclass
class Book:
    """Sums by row and column, as `book.of("jet-pack", "margin")`."""

    sums: dict[tuple[str, str], Sum] = field(default_factory=dict)

    def add(self, row: str, column: str, value: float = 1.0) -> None:
        self.sums.setdefault((row, column), Sum()).add(value)

    def of(self, row: str, column: str) -> Sum:
        """The sum of a row and column; empty when nothing was entered."""
        return self.sums.get((row, column), NONE)

    def merge(self, other: Book) -> None:
        """Add everything that another book holds."""
        for place, each in other.sums.items():
            self.sums.setdefault(place, Sum()).merge(each)

    def lift(self, row: str, column: str, rows: Iterable[str]) -> Lift:
        """How much better a row does than the other rows of its kind."""
        others = Sum()
        for other in rows:
            if other != row:
                others.merge(self.of(other, column))
        return lift(self.of(row, column), others)


class Census(Watcher, Protocol):
    """Watches one match of a game and enters into a book what that game is judged by."""

    def end(self, outcome: Outcome) -> None: ...


class Counting(Protocol):
    """What a game says of its own balance: a module `balance_KEY`."""

    METHOD: str
    """How its cards are measured, in a few sentences."""

    def census(self, book: Book, seats: int) -> Census: ...

    def sections(self, books: Mapping[str, Book]) -> Iterator[str]:
        """The tables of the game, from the books by bot; the first bot played the most."""
        ...


@dataclass(frozen=True)
class Column:
    """A column of a table: its head, and what it shows of a row."""

    head: str
    cell: Cell


def count(column: str) -> Cell:
    """How many values were entered."""
    return lambda book, row: str(book.of(row, column).count)


def mean(column: str) -> Cell:
    """The average."""
    return lambda book, row: signed(book.of(row, column).mean()) if book.of(row, column).count else "–"


def rate(part: str, whole: str) -> Cell:
    """The entries of one column as a share of the entries of another."""

    def cell(book: Book, row: str) -> str:
        of = book.of(row, whole).count
        return f"{book.of(row, part).count / of:.0%}" if of else "–"

    return cell


def lifted(column: str, alike: Callable[[str], Sequence[str]]) -> Cell:
    """The lift over the other rows of the kind, with its size in standard errors."""

    def cell(book: Book, row: str) -> str:
        if not book.of(row, column).count:
            return "–"
        found = book.lift(row, column, alike(row))
        return f"{signed(found.points)} ({signed(found.errors, 0)})"

    return cell


def table(title: str, columns: Sequence[Column], book: Book, rows: Iterable[str]) -> str:
    """A table whose first column is text and whose others are numbers."""
    lines = [f"| {title} | " + " | ".join(column.head for column in columns) + " |"]
    lines.append("|---|" + "---:|" * len(columns))
    lines += [f"| {row} | " + " | ".join(column.cell(book, row) for column in columns) + " |" for row in rows]
    return "\n".join(lines)


def first_seat(book: Book, seats: Iterable[int]) -> str:
    """How often the first seat wins, beside its fair share."""
    lines = ["| Seats | matches | first seat wins | 95 of 100 | fair share |", "|---|---:|---:|---:|---:|"]
    for number in seats:
        won = book.of(str(number), "first wins")
        low, high = wilson(won.total, won.count)
        lines.append(f"| {number} | {won.count} | {won.mean():.1%} | {low:.1%} to {high:.1%} | {1 / number:.1%} |")
    return "\n".join(lines)


def lengths(book: Book, seats: Iterable[int], columns: Sequence[str]) -> str:
    """Lengths by number of seats: average, deviation, shortest and longest."""
    lines = ["| Seats | " + " | ".join(columns) + " |", "|---|" + "---:|" * len(columns)]
    for number in seats:
        cells = [_spread(book.of(str(number), column)) for column in columns]
        lines.append(f"| {number} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def outliers(book: Book, column: str, kinds: Iterable[Sequence[str]], allowed: float) -> list[str]:
    """The rows whose lift over their kind is more than is allowed, up or down, and not by chance."""
    found = []
    for rows in kinds:
        for row in rows:
            each = book.lift(row, column, rows)
            if abs(each.points) > allowed and abs(each.errors) > SURELY:
                found.append(f"{row} {signed(each.points)}")
    return found


def listed(rows: Sequence[str]) -> str:
    """Rows in a sentence, or "none"."""
    return ", ".join(rows) if rows else "none"


def signed(value: float, digits: int = 1) -> str:
    """A number with its sign; zero has none."""
    text = f"{value:+.{digits}f}"
    return text if text.strip("+-0.") else f"{0:.{digits}f}"


def _spread(each: Sum) -> str:
    return f"{each.mean():.1f} ± {each.deviation():.1f} ({each.least:.0f} to {each.most:.0f})" if each.count else "–"


def shares(outcome: Outcome, seats: int) -> list[float]:
    """Each seat's share of the victory."""
    winners: Any = outcome.places.count(1)
    return [1 / winners if outcome.places[seat] == 1 else 0.0 for seat in range(seats)]
