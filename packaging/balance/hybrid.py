"""What HYBRID is judged by: which side wins each mission, how long it takes, and what a warrior does for its band."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from book import Book, Column, count, lengths, lifted, listed, outliers, table

from monstrarium.cli.simulate import wilson
from monstrarium.engine.action import Action
from monstrarium.engine.event import Event
from monstrarium.engine.game import Outcome
from monstrarium.engine.plain import Plain
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.printed.warriors import PROFILES, SIDES
from monstrarium.games.hybrid.state import HybridState

METHOD = (
    "Every mission is played by equal bots on both sides. A match that is drawn counts half for each. Of every kind of "
    "warrior it is noted how the matches ended in which it came along. The lift of a kind is how much more often its "
    "side won with it than with other kinds of that side, in points of a hundred, with the number of standard errors "
    "in brackets: beyond 3 it is hardly chance."
)
HOUSES: Mapping[str, Mapping[str, Plain]] = {key: {"mission": key} for key in MISSIONS}
KINDS: dict[str, list[str]] = {side: [each.key for each in PROFILES if each.side == side] for side in SIDES}
LEAST, MOST = 0.25, 0.75
"""A mission whose share of wins lies between these is open to both sides."""
ALLOWED = 15.0
"""By how many points a side may win more or less often with a kind of warrior than with others."""


class HybridCensus:
    """Watches one match and enters into a book what the game is judged by."""

    def __init__(self, book: Book, seats: int) -> None:
        self._book = book
        self._seats = seats

    def begin(self, state: HybridState) -> None:
        self._state = state

    def decide(self, action: Action) -> None:
        pass

    def beat(self) -> None:
        pass

    def emit(self, event: Event) -> None:
        pass

    def end(self, outcome: Outcome) -> None:
        """Enter who won and with which warriors."""
        book, state = self._book, self._state
        won = [0.5, 0.5] if state.drawn else [float(state.winner == seat) for seat in (0, 1)]
        book.add(state.mission, "griffins", won[0])
        book.add(state.mission, "drawn", float(state.drawn))
        book.add(state.mission, "rounds", state.round)
        book.add(str(self._seats), "rounds", state.round)
        book.add(str(self._seats), "first wins", won[0])
        for kind in set(state.kinds):
            profile = PROFILES[kind]
            book.add(profile.key, "won", 100 * won[SIDES.index(profile.side)])


def census(book: Book, seats: int) -> HybridCensus:
    """A watcher for one match."""
    return HybridCensus(book, seats)


def sections(books: Mapping[str, Book]) -> Iterator[str]:
    """Which side wins, and with which warriors."""
    main = next(iter(books.values()))
    for bot, book in books.items():
        yield f"## Who wins each mission, {bot}"
        yield missions(book)
    yield "## Out of line"
    yield "\n".join(
        f"- more than {ALLOWED:g} points better or worse than others of their side, {bot}: "
        + listed(outliers(book, "won", KINDS.values(), ALLOWED))
        for bot, book in books.items()
    )
    yield "## Warriors that came along"
    for side, rows in KINDS.items():
        yield table(side.capitalize(), COLUMNS, main, sorted(rows, key=lambda row: -main.of(row, "won").mean()))


def missions(book: Book) -> str:
    """How often the Griffins win each mission."""
    lines = [
        "| Mission | matches | Griffins win | 95 of 100 | drawn | rounds | open |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for key, mission in MISSIONS.items():
        found = book.of(key, "griffins")
        if found.count:
            low, high = wilson(found.total, found.count)
            lines.append(
                f"| {mission.title} | {found.count} | {found.mean():.0%} | {low:.0%} to {high:.0%} "
                f"| {book.of(key, 'drawn').mean():.0%} | {book.of(key, 'rounds').mean():.1f} "
                f"| {'yes' if LEAST <= found.mean() <= MOST else 'no'} |"
            )
    return "\n".join(lines)


def long(book: Book, seats: Sequence[int]) -> str:
    """How long matches take."""
    return lengths(book, seats, ("decisions of a match", "rounds"))


def _alike(row: str) -> Sequence[str]:
    return next(rows for rows in KINDS.values() if row in rows)


COLUMNS = (Column("matches with it", count("won")), Column("lift", lifted("won", _alike)))
