"""What XYbrid is judged by: what monsters with a part gain over the others, and what effects bring when they occur."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum

from ...engine.action import Action, Choose
from ...engine.event import Event
from ...engine.game import Outcome, shares
from ...language.words import mark
from ..balance import (
    FIRST,
    Balance,
    Book,
    Census,
    Column,
    Count,
    Fair,
    Idle,
    Lift,
    Mean,
    Outlying,
    Printed,
    Rate,
    Table,
)
from .actions import SEATS
from .cards import BREAKTHROUGHS, CARDS, PARTS
from .events import (
    Activated,
    Attached,
    Changed,
    Deployed,
    Destroyed,
    Drew,
    Gained,
    Marked,
    Moved,
    Muted,
    Revealed,
    RoundBegan,
    Scored,
    Stocked,
    Swapped,
    TurnedUp,
)
from .monster import hand_worth, worth
from .state import XybridState

METHOD = mark(
    "After every round the infamy that a seat gained in it, by whatever means, is compared with the average of its "
    "rivals: that is its margin, and every part that was attached to its monster before breakthroughs were revealed, "
    "and the breakthrough it revealed, is credited with it. The lift of a card is its average margin less that of the "
    "other cards of its type, in points, with the number of standard errors in brackets: beyond 3 it is hardly chance. "
    "What an effect brings is the change of the margin on the table from the moment it begins to the moment it ends, "
    "so what pays later (a part drawn, a seat silenced) shows in the lift and not there."
)
ALLOWED = 2.0
"""By how many points a card may be better or worse than the others of its type."""
DEAD = 0.25
"""An effect that does something less often than this is dead."""
KINDS: Mapping[str, tuple[str, ...]] = {
    name: tuple(part.key for part in PARTS if part.type == kind)
    for kind, name in (
        ("head", mark("Head")),
        ("arm", mark("Arm")),
        ("legs", mark("Legs")),
        ("auxiliary", mark("Auxiliary")),
    )
}
SECRETS = tuple(card.key for card in BREAKTHROUGHS)
EVERY: Mapping[str, tuple[str, ...]] = {**KINDS, mark("Breakthrough"): SECRETS}
LABEL_OF = {part.key: part.label for part in PARTS}
PRINTED = {part.key: f"{part.value} {part.label or ('standing' if part.effect else '')}".strip() for part in PARTS}
CYCLES, OF_MONSTER, OF_SEAT = mark("cycles of a round"), mark("infamy of a monster"), mark("infamy of a seat")
ROUND_NAMES = (mark("round 1"), mark("round 2"), mark("round 3"))


class XybridCensus(Census):
    """Enters the margin of every part and breakthrough, and what effects bring."""

    state: XybridState

    def __init__(self, book: Book, seats: int) -> None:
        super().__init__(book, seats)
        self._credits: list[tuple[int, str]] = []
        """Which seat had which card, over the whole match."""
        self._parts: list[tuple[int, str]] = []
        self._open: list[tuple[int, str]] = []
        """The seats and breakthroughs of this round."""
        self._effect = ""
        self._owner = 0
        self._before = 0.0
        self._used = False
        self._dark = ""
        """The breakthrough that may silence a card later in this round, or nothing."""

    def begin(self, state: XybridState) -> None:
        super().begin(state)
        self._first = state.first
        self._start = list(state.infamy)
        self._settle()
        for cards in state.secrets:
            for card in cards:
                self.book.add(self._key(state.pieces.face[card]), "dealt")

    def decide(self, action: Action) -> None:
        """An effect lasts while its questions are answered, and ends with any other action."""
        if type(action) is not Choose:
            self._close()

    def emit(self, event: Event) -> None:
        match event:
            case Marked(what="reversed"):
                self._used = True
            case Activated(seat=seat, face=face) | Deployed(seat=seat, face=face):
                self._close()
                self._effect, self._owner, self._before = self._key(face), seat, self._margin(seat)
            case Revealed(faces=faces):
                built = enumerate(self.state.monsters)
                self._parts = [(at, self.state.card(part).key) for at, parts in built for part in parts]
                self._open = [(seat, self._key(face)) for seat, face in enumerate(faces) if face >= 0]
                self.book.add(str(self.seats), CYCLES, self.state.cycle)
            case Muted():
                self._silence()
            case Scored(faces=faces, values=values):
                self._close(paid=True)
                for face, value in zip(faces, values, strict=True):
                    self.book.add(self._key(face), "paid", value)
                self.book.add(str(self.seats), OF_MONSTER, sum(values))
            case RoundBegan():
                self._end_round()
                self._settle()
            case Attached() if LABEL_OF.get(self._effect) == "DRAW":
                pass
            case (
                Changed() | Destroyed() | Drew() | Gained() | Moved() | Stocked() | Swapped() | TurnedUp() | Attached()
            ):
                self._used = True

    def end(self, outcome: Outcome) -> None:
        self._end_round()
        book, won = self.book, shares(outcome.places)
        book.add(str(self.seats), FIRST, won[self._first])
        book.add(str(self.seats), OF_SEAT, sum(outcome.scores) / self.seats)
        for seat, key in self._credits:
            book.add(key, "match", self._over(outcome.scores, seat))
            book.add(key, "won", won[seat] * self.seats)

    def _settle(self) -> None:
        """Note the order of the seats and the number of the round."""
        self._order, self._round = self.state.order(), self.state.round

    def _end_round(self) -> None:
        gained = [now - then for now, then in zip(self.state.infamy, self._start, strict=True)]
        self._start = list(self.state.infamy)
        for place, seat in enumerate(self._order):
            self.book.add(_place(self.seats, place), ROUND_NAMES[self._round - 1], self._over(gained, seat))
        for seat, key in (*self._parts, *self._open):
            self.book.add(key, "margin", self._over(gained, seat))
        self._credits += (*self._parts, *self._open)
        self._parts.clear()
        self._open.clear()
        self._dark = ""

    def _close(self, *, paid: bool = False) -> None:
        """Enter the effect that is over; monsters may have been paid already."""
        if self._effect:
            self.book.add(self._effect, "occurred")
            self.book.add(self._effect, "brings", self._margin(self._owner, paid=paid) - self._before)
            if self._used:
                self.book.add(self._effect, "used")
            elif self._effect == "blackout":
                self._dark = self._effect
        self._effect, self._used = "", False

    def _silence(self) -> None:
        if self._dark:
            self.book.add(self._dark, "used")
            self._dark = ""

    def _margin(self, seat: int, *, paid: bool = False) -> float:
        state, values = self.state, list(self.state.infamy)
        if not paid:
            values = [infamy + worth(state, at) + hand_worth(state, at) for at, infamy in enumerate(values)]
        return self._over(values, seat)

    def _over(self, values: Sequence[float], seat: int) -> float:
        return values[seat] - (fsum(values) - values[seat]) / (self.seats - 1)

    def _key(self, face: int) -> str:
        return CARDS[face].key


def _place(seats: int, place: int) -> str:
    return f"{seats} seats, {('first', 'second', 'third', 'fourth')[place]}"


COMMON = (
    Column(mark("lift"), Lift("margin")),
    Column(mark("lift, match"), Lift("match")),
    Column(mark("wins of fair share"), Fair("won")),
)
ENDS = (Column(mark("to some end"), Rate("used", "occurred")), Column(mark("brings"), Mean("brings", signed=True)))
BALANCE = Balance(
    METHOD,
    XybridCensus,
    (
        Table(
            mark("Turn order"),
            {
                mark("Margin by turn order"): tuple(
                    _place(seats, place) for seats in range(SEATS[0], SEATS[1] + 1) for place in range(seats)
                )
            },
            tuple(Column(name, Mean(name, signed=True)) for name in ROUND_NAMES),
            note=mark("From the second round on the least infamous seat goes first, which helps it to catch up."),
        ),
        Table(
            mark("Parts"),
            KINDS,
            (
                Column(mark("printed"), Printed(PRINTED.__getitem__)),
                Column(mark("attached"), Count("margin")),
                Column(mark("value paid"), Mean("paid")),
                *COMMON,
                Column(mark("effect occurs"), Count("occurred")),
                *ENDS,
            ),
            best="margin",
        ),
        Table(
            mark("Breakthroughs"),
            {mark("Breakthrough"): SECRETS},
            (
                Column(mark("dealt"), Count("dealt")),
                Column(mark("revealed"), Rate("margin", "dealt")),
                *COMMON,
                *ENDS,
            ),
            best="margin",
        ),
    ),
    lengths=(CYCLES, OF_MONSTER, OF_SEAT),
    unusual=(
        Outlying(
            mark("more than {allowed} points better or worse than others of their type"), "margin", EVERY, ALLOWED
        ),
        Idle(
            mark("effects that come to nothing in three of four times"), (*LABEL_OF, *SECRETS), "used", "occurred", DEAD
        ),
        Idle(mark("breakthroughs that stay in the hand"), SECRETS, "margin", "dealt", DEAD),
    ),
)
