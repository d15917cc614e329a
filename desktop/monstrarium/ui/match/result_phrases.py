"""The title and the result of a match in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.game import Outcome
from ...engine.record import SeatInfo
from ...engine.session import Session
from ...language.phrases import listed
from ...language.words import _, _n

TWO = 2


def title(game: str, seats: Sequence[SeatInfo], together: bool = False) -> str:
    names = [seat.name for seat in seats]
    if len(names) == TWO and not together:
        return _("{one} vs {other} — {game}", one=names[0], other=names[1], game=game)
    return _("{names} — {game}", names=listed(names), game=game)


def ending(session: Session[Any], banner: str) -> str:
    """The result of a match that is over, in the words of its game if it has some; or who has conceded."""
    outcome, seats = session.outcome(), session.record.seats
    assert outcome is not None
    if session.conceded is None:
        return banner or result(outcome, seats)
    winners = [seat.name for seat, place in zip(seats, outcome.places, strict=True) if place == 1]
    name = seats[session.conceded].name
    if not winners:
        return _("{name} concedes: all have lost.", name=name)
    return _("{name} concedes, {other} wins.", name=name, other=listed(winners))


def result(outcome: Outcome, seats: Sequence[SeatInfo]) -> str:
    winners = [seat.name for seat, place in zip(seats, outcome.places, strict=True) if place == 1]
    if not winners:
        return _("All have lost.")
    best = max(outcome.scores)
    if len(winners) == 1:
        return _n("{name} wins with {n} point.", "{name} wins with {n} points.", best, name=winners[0])
    return _n(
        "{names} share the victory with {n} point.",
        "{names} share the victory with {n} points.",
        best,
        names=listed(winners),
    )


def places(outcome: Outcome, seats: Sequence[SeatInfo], together: bool = False) -> str:
    """The seats with their places and scores, the best first; empty where all are one side."""
    if together:
        return ""
    order = sorted(range(len(seats)), key=lambda seat: (outcome.places[seat], seat))
    return "   ·   ".join(
        _("{place}. {name} {score}", place=outcome.places[seat], name=seats[seat].name, score=outcome.scores[seat])
        for seat in order
    )
