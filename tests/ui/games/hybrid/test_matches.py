"""Rounds of HYBRID are played by hand, saved in the middle of a hindrance, and end."""

from __future__ import annotations

import pytest

from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Announce, Number, Step
from monstrarium.games.hybrid.combat.prepared_roll import Stage
from monstrarium.games.hybrid.printed.warriors import NV
from monstrarium.games.hybrid.state import HybridState, Phase
from monstrarium.games.hybrid.turn.activation_order import open_ones
from monstrarium.ui.panels.over_table.curtain import Curtain
from tests.support.matches import Whim
from tests.ui import hands
from tests.ui.games.hybrid.hands import TWO, begin_at, state_of, wish
from tests.ui.sitting import Sit

pytestmark = pytest.mark.usefixtures("pondering")
MOST = 120
"""More decisions of one side than a round of two small squads has."""


@pytest.mark.parametrize("way", [hands.by_click, hands.by_list])
def test_a_round_is_played_by_two_people(sit: Sit, way: hands.Way) -> None:
    sitting = sit()
    begin_at(sitting, lambda state: state.phase is Phase.ORDER, TWO)
    hands.look(sitting)
    whim, number = Whim(sitting.screen.match.kit, Rng(5)), state_of(sitting).round

    for _move in range(MOST):
        if state_of(sitting).round > number or sitting.controller.over:
            break
        way(sitting, wish(sitting, whim))
        sitting.settle()
        hands.look(sitting)
        sitting.settle()

    assert state_of(sitting).round == number + 1
    assert {Number, Announce, Step} <= {type(action) for action in sitting.done()}


def test_whoever_has_laid_its_counters_has_nothing_new_to_read(sit: Sit) -> None:
    def last(state: HybridState) -> bool:
        return state.phase is Phase.ORDER and state.lead == state.seat and len(open_ones(state, 0)) == 2

    sitting = sit()
    begin_at(sitting, last, TWO)
    hands.look(sitting)

    sitting.controller.perform(next(move for move in sitting.moves if isinstance(move.plan[0], Number)))
    sitting.controller.settle()

    assert state_of(sitting).seat == 1
    assert isinstance(sitting.page, Curtain)


def test_a_match_goes_on_in_the_middle_of_a_hindrance(sit: Sit) -> None:
    def hindered(state: HybridState) -> bool:
        return state.trial is not None and state.trial.stage == Stage.HINDER and state.pending is not None

    sitting = sit()
    begin_at(sitting, hindered)
    before = state_of(sitting)

    sitting.reopen()

    assert state_of(sitting) == before
    assert "does a card hinder?" in sitting.screen.prompt.text.text()
    assert any(move.source.startswith("card/") for move in sitting.moves)


def test_beside_each_side_stands_what_it_has_left(sit: Sit) -> None:
    sitting = sit()
    begin_at(sitting, lambda state: state.phase is Phase.ORDER)
    state = state_of(sitting)
    left = [
        sum(
            NV[kind] - hurt
            for kind, hurt, side in zip(state.kinds, state.wounds, state.sides, strict=True)
            if side == seat
        )
        for seat in (0, 1)
    ]

    rows = sitting.screen.seats.rows

    assert [row.score.text() for row in rows] == [str(number) for number in left]
    assert rows[0].score.toolTip() == "Points of NV that each side has left"
