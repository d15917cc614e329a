"""What XenoShyft is judged by: how often the base holds, when it falls, and what the cards do that are bought."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.event import Event
from ...engine.game import Outcome
from ...engine.plain import Plain
from ...language.words import mark
from ..balance import Balance, Book, Census, Column, Count, Lift, Mean, Measure, Outlying, Share, Table
from .actions import SEATS
from .cards import ALL, CARDS, WAVES
from .events import BaseHit, Bought, Prevented
from .options import SWARMS, House
from .rounds import ROUNDS
from .state import XenoshyftState

METHOD = mark(
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
    "harder": {"swarm": "growing"},
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
    "growing": "harder",
    "usual": "printed",
    "fewer": "printed, easier",
    "more": "printed, harder",
}
"""By key of the option: what a house with so many enemies is called."""
SHARES = {1: 1.0, 2: 0.29, 3: 0.12, 4: 0.02}
"""The share of the matches that is played, by number of commanders: more of them take much longer."""
ALLOWED = 2.0
"""By how many rounds a card may be better or worse than others of its kind."""
TROOPS = (mark("Troop of the first wave"), mark("Troop of the second wave"), mark("Troop of the third wave"))
KINDS: Mapping[str, tuple[str, ...]] = {
    **{
        name: tuple(card.key for card in ALL.troops if card.wave == wave)
        for wave, name in zip(WAVES, TROOPS, strict=True)
    },
    mark("Instant"): tuple(card.key for card in ALL.items if card.kind == "instant"),
    mark("Equipment"): tuple(card.key for card in ALL.items if card.kind == "equipment"),
}
LANES: Mapping[int, str] = dict(
    zip(
        range(SEATS[0], SEATS[1] + 1),
        (mark("alone"), mark("2 commanders"), mark("3 commanders"), mark("4 commanders")),
        strict=True,
    )
)
"""By number of commanders: the column of the damage of each round."""
DAMAGE = mark("damage a lane")
PREVENTED = mark("prevented a match")


def house_of(house: House, divisions: bool) -> str:
    """The name under which a match is entered."""
    if house.training:
        return TRAINING
    name = LEVELS[next(key for key, each in SWARMS.items() if each == house.swarm)]
    return f"{name}, divisions" if divisions else name


class XenoshyftCensus(Census):
    """Enters how far a match came, what the base took, and what was bought."""

    state: XenoshyftState

    def __init__(self, book: Book, seats: int) -> None:
        super().__init__(book, seats)
        self._bought: set[str] = set()
        self._taken = [0] * (ROUNDS + 1)
        self._prevented = 0

    def begin(self, state: XenoshyftState) -> None:
        super().begin(state)
        self._house = house_of(state.house, any(each >= 0 for each in state.divisions))

    def emit(self, event: Event) -> None:
        match event:
            case Bought(face=face):
                self._bought.add(CARDS[face].key)
            case BaseHit(amount=number):
                self._taken[self.state.round] += number
            case Prevented(amount=number):
                self._prevented += number

    def end(self, outcome: Outcome) -> None:
        book, state, seats = self.book, self.state, self.seats
        if state.house.training:
            for number in range(1, ROUNDS + 1):
                book.add(str(number), LANES[seats], self._taken[number] / seats)
            book.add(str(seats), DAMAGE, sum(self._taken) / seats)
        else:
            row = f"{self._house}, {seats}"
            book.add(row, "held", float(not state.lost))
            book.add(row, "reached", state.round - 1 if state.lost else ROUNDS)
            if not state.lost:
                book.add(row, "left", state.base / seats)
            for key in sorted(self._bought):
                book.add(key, "came", state.round if state.lost else ROUNDS + 1)
        book.add(str(seats), PREVENTED, self._prevented)


def endured(state: XenoshyftState) -> float:
    """The damage that the base has taken; outside training the rounds that were not reached, and 0 if it held."""
    if state.house.training:
        return state.base
    return ROUNDS + 1 - state.round if state.lost else 0.0


BALANCE = Balance(
    METHOD,
    XenoshyftCensus,
    (
        Table(
            mark("How often the base holds"),
            {
                mark("House and number of commanders"): tuple(
                    f"{house}, {seats}" for house in HOUSES if house != TRAINING for seats in LANES
                )
            },
            (
                Column(mark("matches"), Count("held")),
                Column(mark("held"), Share("held")),
                Column(mark("rounds reached"), Mean("reached")),
                Column(mark("HP left for each, when held"), Mean("left")),
            ),
            each_bot=True,
        ),
        Table(
            mark("Damage a lane takes in each round of training"),
            {mark("Round"): tuple(str(number) for number in range(1, ROUNDS + 1))},
            tuple(Column(head, Mean(head)) for head in LANES.values()),
            each_bot=True,
        ),
        Table(
            mark("Cards that were bought"),
            KINDS,
            (Column(mark("matches with it"), Count("came")), Column(mark("lift in rounds"), Lift("came"))),
            best="came",
        ),
    ),
    lengths=(DAMAGE, PREVENTED),
    unusual=(
        Outlying(mark("more than {allowed} rounds better or worse than others of their kind"), "came", KINDS, ALLOWED),
    ),
    houses=HOUSES,
    shares=SHARES,
    measure=Measure(mark("damage taken"), endured, less=True, options=HOUSES[TRAINING]),
)
