"""What XenoShyft is judged by: how often the base holds, when it falls, and what the cards do that are bought."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from book import Book, Column, count, lengths, lifted, listed, outliers, table

from monstrarium.cli.simulate import wilson
from monstrarium.engine.action import Action
from monstrarium.engine.event import Event
from monstrarium.engine.game import Outcome
from monstrarium.engine.plain import Plain
from monstrarium.games.xenoshyft.actions import SEATS
from monstrarium.games.xenoshyft.cards import ALL, CARDS, WAVES
from monstrarium.games.xenoshyft.events import BaseHit, Bought, Prevented
from monstrarium.games.xenoshyft.options import SWARMS, House
from monstrarium.games.xenoshyft.rounds import ROUNDS
from monstrarium.games.xenoshyft.state import XenoshyftState

METHOD = (
    "Every house is played with each number of commanders; in training, with the printed enemies, the base never "
    "falls, and the damage of each round is counted. Of every card it is noted whether it was bought in a match, and "
    "how far that match came: 10 rounds when the base held. The lift of a card is how many rounds further matches "
    "came in which it was bought than matches with other cards of its kind, with the number of standard errors in "
    "brackets: beyond 3 it is hardly chance. Cards that are bought late lie in matches that went well until then, so "
    "they are compared within a wave."
)
TRAINING = "training"
HOUSES: Mapping[str, Mapping[str, Plain]] = {
    "normal": {},
    "milder": {"swarm": "handful"},
    "between": {"swarm": "growing"},
    "printed": {"swarm": "usual", "division": "none"},
    "printed, easier": {"base": 20, "swarm": "fewer", "division": "none"},
    "printed, harder": {"base": 10, "swarm": "more", "division": "none"},
    "printed, divisions": {"swarm": "usual", "division": "lot"},
    "printed, easier, divisions": {"base": 20, "swarm": "fewer", "division": "lot"},
    TRAINING: {"swarm": "usual", "training": True, "division": "none"},
}
"""The houses that are measured, by name."""
LEVELS = {
    "few": "normal",
    "handful": "milder",
    "growing": "between",
    "usual": "printed",
    "fewer": "printed, easier",
    "more": "printed, harder",
}
"""By key of the option: what a house with so many enemies is called."""
SHARES = {1: 1.0, 2: 0.29, 3: 0.12, 4: 0.02}
"""The share of the matches that is played, by number of commanders: more of them take much longer."""
ALLOWED = 2.0
"""By how many rounds a card may be better or worse than others of its kind."""
KINDS: dict[str, list[str]] = {
    **{f"Troop of wave {wave}": [card.key for card in ALL.troops if card.wave == wave] for wave in WAVES},
    "Instant": [card.key for card in ALL.items if card.kind == "instant"],
    "Equipment": [card.key for card in ALL.items if card.kind == "equipment"],
}
ROWS = range(SEATS[0], SEATS[1] + 1)


def house_of(house: House, divisions: bool) -> str:
    """The name under which a match is entered."""
    if house.training:
        return TRAINING
    name = LEVELS[next(key for key, each in SWARMS.items() if each == house.swarm)]
    return f"{name}, divisions" if divisions else name


class XenoshyftCensus:
    """Watches one match and enters into a book what the game is judged by."""

    def __init__(self, book: Book, seats: int) -> None:
        self._book = book
        self._seats = seats
        self._bought: set[str] = set()
        self._taken = [0] * (ROUNDS + 1)
        self._prevented = 0

    def begin(self, state: XenoshyftState) -> None:
        self._state = state
        self._house = house_of(state.house, any(each >= 0 for each in state.divisions))

    def decide(self, action: Action) -> None:
        pass

    def beat(self) -> None:
        pass

    def emit(self, event: Event) -> None:
        match event:
            case Bought(face=face):
                self._bought.add(CARDS[face].key)
            case BaseHit(amount=number):
                self._taken[self._state.round] += number
            case Prevented(amount=number):
                self._prevented += number

    def end(self, outcome: Outcome) -> None:
        book, state, row = self._book, self._state, f"{self._house}, {self._seats}"
        came = state.round if state.lost else ROUNDS + 1
        book.add(row, "held", float(not state.lost))
        book.add(row, "rounds", came)
        if not state.house.training:
            if not state.lost:
                book.add(row, "left", state.base / self._seats)
            for key in self._bought:
                book.add(key, "came", came)
        else:
            for number in range(1, ROUNDS + 1):
                book.add(f"round {number}, {self._seats}", "taken", self._taken[number] / self._seats)
            book.add(str(self._seats), "damage a lane", sum(self._taken) / self._seats)
        book.add(str(self._seats), "prevented a match", self._prevented)


def census(book: Book, seats: int) -> XenoshyftCensus:
    """A watcher for one match."""
    return XenoshyftCensus(book, seats)


def sections(books: Mapping[str, Book]) -> Iterator[str]:
    """How often the base holds, what damage it takes, and what cards do."""
    main = next(iter(books.values()))
    for bot, book in books.items():
        yield f"## How often the base holds, {bot}"
        yield held(book)
        yield f"## Damage a lane takes in each round of training, {bot}"
        yield taken(book)
    yield "## Out of line"
    yield "\n".join(
        f"- more than {ALLOWED:g} rounds better or worse than others of their kind, {bot}: "
        + listed(outliers(book, "came", KINDS.values(), ALLOWED))
        for bot, book in books.items()
    )
    yield "## Cards that were bought"
    for kind, rows in KINDS.items():
        ranked = sorted(rows, key=lambda row: -main.lift(row, "came", rows).points)
        yield table(kind, COLUMNS, main, ranked)


def long(book: Book, seats: Sequence[int]) -> str:
    """How long matches take."""
    return lengths(book, seats, ("decisions of a match", "damage a lane", "prevented a match"))


def held(book: Book) -> str:
    """How often the base holds, by house and number of commanders."""
    lines = [
        "| House | commanders | matches | held | 95 of 100 | rounds reached | HP left for each, when held |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for house in HOUSES:
        for seats in ROWS:
            row = f"{house}, {seats}"
            found, left = book.of(row, "held"), book.of(row, "left")
            if found.count and house != TRAINING:
                low, high = wilson(found.total, found.count)
                rest = f"{left.mean():.1f}" if left.count else "–"
                lines.append(
                    f"| {house} | {seats} | {found.count} | {found.mean():.0%} | {low:.0%} to {high:.0%} "
                    f"| {book.of(row, 'rounds').mean() - 1:.1f} | {rest} |"
                )
    return "\n".join(lines)


def taken(book: Book) -> str:
    """The damage that the base takes, by round and number of commanders."""
    lines = ["| Round | " + " | ".join(f"{seats} commanders" for seats in ROWS) + " |"]
    lines.append("|---|" + "---:|" * len(ROWS))
    for number in range(1, ROUNDS + 1):
        found = [book.of(f"round {number}, {seats}", "taken") for seats in ROWS]
        cells = [f"{each.mean():.1f} ± {each.error():.1f}" if each.count else "–" for each in found]
        lines.append(f"| {number} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _alike(row: str) -> Sequence[str]:
    return next(rows for rows in KINDS.values() if row in rows)


COLUMNS = (Column("matches with it", count("came")), Column("lift in rounds", lifted("came", _alike)))
