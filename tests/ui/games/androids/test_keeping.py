"""A match of AndrOIDS is left in the middle of the asking round, and goes on from there."""

from __future__ import annotations

from PySide6.QtCore import Qt

from monstrarium.games.androids.actions import Declare, Lay, Play
from tests.ui import hands
from tests.ui.games.androids.hands import dealt, move_of, reply, sit_down, state_of
from tests.ui.sitting import Sit, Sitting


def in_the_window(sitting: Sitting) -> None:
    """A match in which Ann has declared, Bo has played Tea Break, and all are asked about that."""
    sit_down(sitting, dealt((0, "blown-fuse"), (1, "tea-break")))
    hands.by_drag(sitting, move_of(sitting, Lay))
    hands.by_drag(sitting, move_of(sitting, Declare))
    hands.by_drag(sitting, reply(sitting, 1))
    hands.look(sitting)
    hands.by_drag(sitting, move_of(sitting, Play, "tea-break"))
    sitting.settle()


def test_the_same_question_is_put_in_public_again(sit: Sit) -> None:
    sitting = sit()
    in_the_window(sitting)
    before = (sitting.controller.desc, sitting.screen.log.toPlainText(), sitting.screen.prompt.text.text())

    sitting.reopen()

    assert sitting.page is sitting.screen
    assert sitting.moment.viewpoint.viewer is None
    after = (sitting.controller.desc, sitting.screen.log.toPlainText(), sitting.screen.prompt.text.text())
    assert after == before


def test_the_match_goes_on_from_there(sit: Sit) -> None:
    sitting = sit()
    in_the_window(sitting)
    sitting.reopen()

    hands.by_drag(sitting, reply(sitting, 0))
    hands.look(sitting)
    hands.by_drag(sitting, move_of(sitting, Play, "blown-fuse"))
    sitting.settle()
    hands.by_drag(sitting, reply(sitting, None))
    sitting.settle()

    assert state_of(sitting).turn == 2
    assert not any(isinstance(action, Declare) for action in sitting.done()[2:])


def test_a_match_left_at_somebodys_hand_is_opened_in_public(sit: Sit) -> None:
    sitting = sit()
    in_the_window(sitting)
    public = sitting.controller.desc
    hands.by_drag(sitting, reply(sitting, 2))
    hands.look(sitting)

    sitting.reopen()

    assert sitting.moment.viewpoint.viewer is None
    assert sitting.controller.desc == public


def test_the_past_is_walked_in_the_middle_of_the_round_and_left_again(sit: Sit) -> None:
    sitting = sit()
    in_the_window(sitting)
    before = sitting.controller.desc

    sitting.do("timeline")
    sitting.key(Qt.Key.Key_Home, sitting.screen.view)
    for _step in range(len(sitting.moment.line)):
        sitting.screen.replay.player.step(1)
    sitting.do("now")
    sitting.settle()

    assert sitting.controller.desc == before
