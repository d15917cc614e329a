"""What the table remembers of a match is there again after undo, in the past, and when the match is opened again."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.state import GONE, HybridState, Phase
from monstrarium.table.desc import Wash
from tests.ui import hands
from tests.ui.games.hybrid.hands import begin_at, calm, may_move
from tests.ui.sitting import Sit, Sitting

pytestmark = pytest.mark.usefixtures("pondering")


def calmly(state: HybridState) -> bool:
    return may_move(state) and not state.ambush and state.round > 1


class Falls:
    """Whether somebody has fallen in this round, asked of the states of a match in their order."""

    def __init__(self) -> None:
        self._round = 0
        self._before = 0

    def __call__(self, state: HybridState) -> bool:
        gone = state.squares.count(GONE)
        if state.round != self._round or gone < self._before:
            self._round, self._before = state.round, gone
        return gone > self._before and state.phase is Phase.MOVE


def shade(sitting: Sitting) -> tuple[Wash, ...]:
    return sitting.controller.desc.shade


def stains(sitting: Sitting) -> set[str]:
    return {piece.id for piece in sitting.controller.desc.pieces if piece.id.startswith("stain/")}


def walked(sitting: Sitting) -> tuple[int, tuple[Wash, ...]]:
    """Move far by a drag; the node and the dark before it."""
    begin_at(sitting, calmly)
    node, before = sitting.screen.match.session.head, shade(sitting)
    hands.by_drag(sitting, calm(sitting)[0])
    sitting.settle()
    assert shade(sitting) != before
    return node, before


def test_a_way_taken_back_takes_back_what_was_seen(sit: Sit) -> None:
    sitting = sit()
    _node, before = walked(sitting)
    while sitting.screen.match.session.can_undo():
        sitting.controller.undo()
        sitting.settle()
    assert shade(sitting) == before


def test_the_past_knows_nothing_of_what_was_seen_later(sit: Sit) -> None:
    sitting = sit()
    node, before = walked(sitting)
    now = shade(sitting)
    sitting.controller.look(node)
    assert sitting.screen.scene.desc is not None
    assert sitting.screen.scene.desc.shade == before
    sitting.controller.look_now()
    sitting.settle()
    assert shade(sitting) == now


def test_a_match_that_is_opened_again_has_the_same_dusk_and_stains(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, Falls())
    before, stained = shade(sitting), stains(sitting)
    sitting.reopen()
    assert {wash.kind for wash in before} >= {"dusk", "night"}
    assert stained
    assert (shade(sitting), stains(sitting)) == (before, stained)
