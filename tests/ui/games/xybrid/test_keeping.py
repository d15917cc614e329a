"""A match of XYbrid goes on after it was left, in the middle of a question too, and its past can be watched."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from monstrarium.games.xybrid.actions import Draw
from monstrarium.games.xybrid.state import ROUNDS, Phase, XybridState
from tests.support.mouse import move_mouse
from tests.ui import hands
from tests.ui.sitting import Sit, Sitting

LEFT = Qt.MouseButton.LeftButton
DEPLOYING = (Phase.REVEAL, Phase.ACTIVATE, Phase.DEPLOY)


def state_of(sitting: Sitting) -> XybridState:
    found: XybridState = sitting.screen.match.session.truth()
    return found


def come_to(sitting: Sitting, there: Callable[[XybridState], bool]) -> None:
    """A match after a number of moves, looked at by the seat that is asked."""
    sitting.begin_at(lambda state, _offers: there(state), "xybrid")
    hands.look(sitting)


def reopen(sitting: Sitting) -> None:
    """Leave the match, take it from the shelf again, and look."""
    sitting.reopen()
    hands.look(sitting)
    sitting.settle()


def told(sitting: Sitting) -> tuple[str, str, list[str]]:
    """Everything that the window says of the match."""
    screen = sitting.screen
    return screen.prompt.text.text(), screen.log.toPlainText(), [move.label for move in sitting.moves]


def test_a_match_is_found_again_as_it_was_left(sit: Sit) -> None:
    sitting = sit()
    come_to(sitting, lambda state: state.cycle == 3)
    table, said = sitting.controller.desc, told(sitting)

    reopen(sitting)

    assert (sitting.controller.desc, told(sitting)) == (table, said)


def test_a_match_left_in_the_middle_of_a_question_asks_it_again_and_goes_on(sit: Sit) -> None:
    sitting = sit()
    come_to(sitting, lambda state: state.pending is not None)
    table, said, at = sitting.controller.desc, told(sitting), len(sitting.screen.match.session.record.moves)

    reopen(sitting)

    assert (sitting.controller.desc, told(sitting)) == (table, said)
    assert "chooses." in said[0]
    hands.by_drag(sitting, sitting.moves[0])
    assert len(sitting.screen.match.session.record.moves) == at + 1


def test_a_secret_that_was_put_down_lies_there_when_the_match_is_opened_again(sit: Sit) -> None:
    sitting = sit()
    come_to(sitting, lambda state: state.phase is Phase.REVEAL)
    hands.by_drag(sitting, next(move for move in sitting.moves if move.source))
    picked = state_of(sitting).picks.picked

    reopen(sitting)

    assert state_of(sitting).picks.picked == picked
    assert sitting.moment.viewpoint.viewer in state_of(sitting).picks.missing()


def test_who_wins_is_said_in_the_words_of_the_game(sit: Sit) -> None:
    sitting = sit()
    come_to(sitting, lambda state: state.round == ROUNDS and state.phase is Phase.REVEAL)
    hands.play_out(sitting)

    assert "infamy" in sitting.screen.prompt.text.text()
    assert sitting.window.statusBar().currentMessage() == sitting.screen.prompt.text.text()


def deployments(sitting: Sitting) -> list[int]:
    """The last moment of each deployment at which somebody had a decision."""
    session = sitting.screen.match.session
    states = [session.truth(node) for node in session.record.line()]
    return list({state.round: at for at, state in enumerate(states, 1) if state.phase in DEPLOYING}.values())


def test_the_replay_is_scrubbed_to_every_deployment(sit: Sit) -> None:
    sitting = sit()
    come_to(sitting, lambda state: state.round == ROUNDS and state.phase is Phase.REVEAL)
    hands.play_out(sitting)
    wanted = deployments(sitting)
    sitting.do("timeline")
    line, player = sitting.screen.replay.timeline, sitting.screen.replay.player
    reached, places = [], []

    QTest.mousePress(line, LEFT, pos=QPoint(2, line.height() // 2))
    for x in range(2, line.width()):
        move_mouse(line, QPoint(x, line.height() // 2))
        if player.index in wanted and player.index not in reached:
            reached.append(player.index)
            places.append(sitting.screen.replay.place.text().split(" · ")[0])
    QTest.mouseRelease(line, LEFT, pos=QPoint(line.width() - 2, line.height() // 2))

    assert reached == wanted
    assert places == [f"Round {number} of {ROUNDS}, deployment" for number in (1, 2, 3)]


def test_one_can_play_on_from_a_draw_of_the_past(sit: Sit) -> None:
    sitting = sit()
    sitting.services.preferences.change(curtain=False)
    come_to(sitting, lambda state: state.cycle == 4)
    record = sitting.screen.match.session.record
    draw = next(node for node in reversed(record.line()) if isinstance(record.action(node), Draw))
    sitting.controller.look(record.parent(draw))

    sitting.do("play-on")
    hands.by_drag(sitting, sitting.moves[-1])

    assert len(record.ends()) == 2
    assert sitting.moment.live
