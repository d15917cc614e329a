"""A round of XenoShyft is played by keys alone, and the end of a match is told."""

from __future__ import annotations

from monstrarium.games.xenoshyft.actions import Buy, Deploy, Pass, Ready, Spend
from tests.ui import hands
from tests.ui.games.xenoshyft.hands import LONG, begin_before_end, sit_down, state_of, wise
from tests.ui.sitting import Sit, Sitting

MET = (Spend, Buy, Deploy, Pass, Ready)


def play(sitting: Sitting, way: hands.Way, rounds: int = 9) -> None:
    """Play to the end of a round, or of the match."""
    number = 0
    while not sitting.controller.over and state_of(sitting).round <= rounds and number < LONG:
        way(sitting, wise(sitting, number))
        sitting.settle()
        number += 1


def test_a_round_can_be_played_with_keys_alone(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting)

    play(sitting, hands.by_keys, 1)

    actions = sitting.done()
    assert state_of(sitting).round == 2
    assert all(any(isinstance(action, kind) for action in actions) for kind in MET)


def test_the_end_is_told_for_all_together(sit: Sit) -> None:
    sitting = sit()
    begin_before_end(sitting, 4)

    play(sitting, lambda each, move: each.controller.perform(move))

    assert sitting.screen.prompt.text.text() == "The base has fallen."
    assert [button.text() for button in sitting.screen.prompt.buttons] == [
        "Back to Shelf",
        "The End",
        "Watch Replay",
        "Play Again",
    ]
