"""The order of turns and rounds, places and tie-breaks, and extra rounds."""

from __future__ import annotations

from ...engine.game import ranked
from ...engine.plain import Seat
from .board import IN_ORDER
from .options import Level
from .state import ROUNDS, CyboState, Kind
from .turn import rows_of

DUPLICATES = (Kind.DUPLICATE, Kind.DUPLICATE_QUAD)
QUADS = (Kind.QUAD, Kind.DUPLICATE_QUAD, Kind.WHOLE)


def seat_of(state: CyboState, turn: int) -> Seat:
    """The seat whose turn it was or will be; turns count from 0."""
    regular = len(state.order) * ROUNDS
    return state.order[turn % len(state.order)] if turn < regular else state.extra[turn - regular]


def round_of(state: CyboState, turn: int) -> int:
    """The round a turn belongs to, from 1; extra rounds count on from 14."""
    regular = len(state.order) * ROUNDS
    if turn < regular:
        return turn // len(state.order) + 1
    return ROUNDS + state.extra[: turn - regular + 1].count(seat_of(state, turn))


def is_grand_master(state: CyboState, seat: Seat) -> bool:
    return any(row.kind in DUPLICATES for row in rows_of(state, seat))


def standing_key(state: CyboState, seat: Seat) -> tuple[int, ...]:
    """The key by which seats are ranked; the higher the better."""
    score = state.scores[seat]
    if state.house.ties == "share":
        return (score,)
    rows = rows_of(state, seat)
    qualified = state.house.levels[seat] is Level.GRAND_MASTER and is_grand_master(state, seat)
    return (
        score,
        int(qualified),
        sum(row.kind in QUADS for row in rows),
        sum(row.trinity in IN_ORDER for row in rows),
        sum(bool(row.trinity) for row in rows),
        state.extra.count(seat),
        int(state.contest == (seat,)),
    )


def leaders(state: CyboState) -> tuple[Seat, ...]:
    """The seats in the first place, in order of play."""
    keys = {seat: standing_key(state, seat) for seat in state.order}
    best = max(keys.values())
    return tuple(seat for seat in state.order if keys[seat] == best)


def round_scores(state: CyboState) -> dict[Seat, int]:
    """The points of the seats in the current extra round, or in the one that has just ended."""
    begun = len(state.order) * ROUNDS + len(state.extra) - len(state.contest)
    paid = dict.fromkeys(state.contest, 0)
    paid.update(zip(state.contest, (row.points for row in state.rows[begun:]), strict=False))
    return paid


def survivors(state: CyboState) -> tuple[Seat, ...]:
    """The seats that scored most in the extra round that has just ended."""
    paid = round_scores(state)
    return tuple(seat for seat in state.contest if paid[seat] == max(paid.values()))


def places(state: CyboState) -> tuple[int, ...]:
    """The place of each seat, from 1; ties share a place."""
    return ranked([standing_key(state, seat) for seat in range(len(state.order))])
