"""The table remembers where somebody fell in the round, and what each side has seen of the laboratory."""

from __future__ import annotations

from collections.abc import Sequence

from monstrarium.engine.event import Event
from monstrarium.engine.game import view
from monstrarium.games.hybrid.state import HybridState, Phase
from monstrarium.games.hybrid.table.board.memory import Memory, remember
from monstrarium.table.desc import Piece
from tests.games.hybrid.missions.moments import fell
from tests.games.hybrid.scenario import GAME, cell, lay, move, reveal, turn
from tests.games.hybrid.table.seen import described

HALL = """
    ############
    #..........#
    #..........#
    #..........#
    #..........#
    ############
"""


def hall() -> HybridState:
    return lay(HALL, "knight C3 E", "purifier C5 E", "hybrid H3 W", "aberration J3 W")


def after(state: HybridState, events: Sequence[Event] = (), before: Memory | None = None) -> Memory:
    return remember(before, events, view(GAME, state, None))


def stains(state: HybridState, memory: Memory) -> dict[str, Piece]:
    return {each.id: each for each in described(state, 0, memory).pieces if each.id.startswith("stain/")}


def test_a_warrior_that_falls_leaves_a_stain_of_its_side_on_its_square() -> None:
    state = hall()
    square = cell(state, "H3")
    memory = after(state, fell(state, 2))
    (stain,) = stains(state, memory).values()
    assert (stain.id, stain.face.art, stain.flat) == (f"stain/{square}", "hybrid/stain/scorpion", True)
    assert "Hybrid" in stain.tip


def test_a_large_warrior_leaves_a_stain_as_large_as_its_base() -> None:
    state = hall()
    (stain,) = stains(state, after(state, fell(state, 3))).values()
    assert stain.size == (1.0, 1.0)


def test_nothing_is_remembered_of_warriors_that_only_move() -> None:
    state = hall()
    assert stains(state, after(move(state, 0))) == {}


def test_a_stain_stays_until_the_next_round_is_under_way() -> None:
    state = hall()
    memory = after(state, fell(state, 2))
    state.round, state.phase = 2, Phase.BID
    rolling = after(state, (), memory)
    assert len(stains(state, rolling)) == 1
    state.phase = Phase.MODE
    assert stains(state, after(state, (), rolling)) == {}


def test_the_last_one_that_fell_on_a_square_has_the_stain() -> None:
    state = hall()
    memory = after(state, fell(state, 2))
    state.squares[0] = cell(state, "H3")
    (stain,) = stains(state, after(state, fell(state, 0), memory)).values()
    assert stain.face.art == "hybrid/stain/griffin"


def test_what_was_seen_is_never_forgotten() -> None:
    state = move(hall(), 0)
    before = after(state)
    turn(state, 3)
    later = after(state, (), before)
    assert before.seen[0] & ~later.seen[0] == 0
    assert later.seen[0] != before.seen[0]


def test_nobody_has_seen_anything_while_warriors_are_placed() -> None:
    state = hall()
    state.phase = Phase.DEPLOY
    assert after(state).seen == (0, 0)


def test_a_memory_to_which_nothing_is_added_stays_the_same_object() -> None:
    state = reveal(hall(), 0)
    memory = after(state)
    assert after(state, (), memory) is memory
