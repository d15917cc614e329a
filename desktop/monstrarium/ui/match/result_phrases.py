"""Sentences about a match as a whole: its title, its result, why nothing is asked."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.game import Outcome
from ...engine.record import SeatInfo
from ...language.phrases import listed
from ...language.words import _, _n

TWO = 2


def title(game: str, seats: Sequence[SeatInfo], together: bool = False) -> str:
    """What the window is called: public facts only."""
    names = [seat.name for seat in seats]
    if len(names) == TWO and not together:
        return _("{one} vs {other} — {game}", one=names[0], other=names[1], game=game)
    return _("{names} — {game}", names=listed(names), game=game)


def result(outcome: Outcome, seats: Sequence[SeatInfo]) -> str:
    """Who has won, victories shared; nobody where all lose together."""
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
    """Every seat with its place and score, the best first; equal places are shared. Nothing where all are one side."""
    if together:
        return ""
    order = sorted(range(len(seats)), key=lambda seat: (outcome.places[seat], seat))
    return "   ·   ".join(
        _("{place}. {name} {score}", place=outcome.places[seat], name=seats[seat].name, score=outcome.scores[seat])
        for seat in order
    )
