"""Matches of AndrOIDS in the window, played so that they come to an end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monstrarium.engine.action import Choose
from monstrarium.engine.game import settle
from monstrarium.engine.plain import Seat
from monstrarium.engine.record import SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.games.androids.actions import Declare, Lay, Pass, Play
from monstrarium.games.androids.cards import Part
from monstrarium.games.androids.rules import Androids
from monstrarium.games.androids.state import AndroidsState
from monstrarium.table.desc import Affordance
from monstrarium.ui.match.question_rounds import Reply
from tests.ui import hands
from tests.ui.sitting import Sitting

RULES = Androids()
ANN, BO, CY = (SeatInfo(name, "", colour) for colour, name in enumerate(("Ann", "Bo", "Cy")))
THREE = (ANN, BO, CY)
FIRST = {"start": "first"}
LONG = 600
"""More decisions than any match has that is played to be won."""
HASTE = 15
"""The turn before which nobody tries to win."""
MANY = 5000
"""Among so many deals, any pair of cards is held by the given seats."""


def sit_down(sitting: Sitting, seed: int = 1, seats: Sequence[SeatInfo] = THREE) -> None:
    """Begin a match in which the first seat begins and looks."""
    sitting.begin("androids", seats, FIRST, seed)
    hands.look(sitting)


def dealt(*wanted: tuple[Seat, str]) -> int:
    """The seed of the first deal for three in which seats hold certain cards."""
    options = settle(RULES.info, 3, FIRST)
    for seed in range(MANY):
        state = RULES.new(3, options, Rng(seed))
        if all(holds(state, seat, key) for seat, key in wanted):
            return seed
    raise AssertionError(f"nobody is ever dealt {wanted}")


def holds(state: AndroidsState, seat: Seat, key: str) -> bool:
    return any(state.card(piece).key == key for piece in state.hands[seat])


def state_of(sitting: Sitting) -> AndroidsState:
    found: AndroidsState = sitting.screen.match.session.truth()
    return found


def move_of(sitting: Sitting, kind: type[Any], key: str = "") -> Affordance:
    """The move of a kind, with a certain card where one is named."""
    state = state_of(sitting)
    for move in sitting.moves:
        action = move.plan[0]
        if isinstance(action, kind) and (not key or state.card(action.piece).key == key):
            return move
    raise AssertionError(f"there is no {kind.__name__} {key} among {[move.label for move in sitting.moves]}")


def reply(sitting: Sitting, seat: Seat | None) -> Affordance:
    """The public answer that a seat responds, or that nobody does."""
    return next(move for move in sitting.moves if move.plan[0] == Reply(seat))


def stands(state: AndroidsState) -> bool:
    """Whether a declaration would win now if nobody responded."""
    world = state.clone()
    RULES.apply(world, Declare(world.seat))
    while world.asked >= 0 and world.turn == state.turn and world.winner < 0:
        RULES.apply(world, Pass(world.asked))
    return world.winner >= 0


def wise(sitting: Sitting, number: int) -> Affordance:
    """The move of a player who can see through cards: a part that the android needs, a declaration when it stands.

    Some numbers respond or play an instant, so that a match has moves of all kinds.
    """
    state, moves = state_of(sitting), sitting.moves
    by_kind: dict[type[Any], list[Affordance]] = {}
    for move in moves:
        by_kind.setdefault(type(move.plan[0]), []).append(move)
    if Reply in by_kind:
        return by_kind[Reply][number % 3 % len(moves)]
    if Choose in by_kind:
        return moves[number % len(moves)]
    if Declare in by_kind and state.turn > HASTE and stands(state):
        return by_kind[Declare][0]
    plays = by_kind.get(Play, [])
    if plays and number % 2:
        return plays[0]
    parts = [move for move in by_kind.get(Lay, []) if _is_part(state, move)]
    if parts or (Lay in by_kind and not state.laid):
        return (parts or by_kind[Lay])[0]
    return moves[-1]


def _is_part(state: AndroidsState, move: Affordance) -> bool:
    return isinstance(state.card(move.plan[0].piece), Part)
