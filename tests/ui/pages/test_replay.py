"""The past of a match can be scrubbed, stepped through, played, and played on from."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.support.mouse import move_mouse
from tests.ui.sitting import Sit, Sitting
from tests.ui.stage import FRAME, Time
from tests.ui.timers import ticks

LEFT = Qt.MouseButton.LeftButton


def watch(sitting: Sitting, moves: int = 40) -> None:
    """Play a while, then look back."""
    sitting.begin()
    sitting.play(moves)
    sitting.do("timeline")


def scrub(sitting: Sitting, share: float) -> None:
    """Press at a share of the timeline."""
    line = sitting.screen.replay.timeline
    spot = QPoint(round(line.width() * share), line.height() // 2)
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=spot)


def run(sitting: Sitting, time: Time, seconds: float) -> None:
    """Let the clock of the table run, as long as a film runs."""
    for _frame in range(round(seconds / FRAME)):
        time.now += FRAME
        sitting.screen.scene.clock.tick()
        if not sitting.screen.scene.filming:
            return


def test_a_press_on_the_timeline_goes_there(sit: Sit) -> None:
    sitting = sit()
    watch(sitting)

    scrub(sitting, 0.5)

    assert abs(sitting.screen.replay.player.index - 20) <= 1
    assert sitting.screen.frame.word.text() == "REPLAY"


def test_a_drag_on_the_timeline_scrubs(sit: Sit) -> None:
    sitting = sit()
    watch(sitting)
    line = sitting.screen.replay.timeline
    middle = line.height() // 2

    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=QPoint(line.width() - 20, middle))
    move_mouse(line, QPoint(line.width() // 2, middle))
    halfway = sitting.screen.replay.player.index
    move_mouse(line, QPoint(2, middle))
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=QPoint(2, middle))

    assert 0 < halfway < 40
    assert sitting.screen.replay.player.index == 0


def test_keys_step_by_move_by_turn_and_to_both_ends(sit: Sit) -> None:
    sitting = sit()
    watch(sitting)
    view, player = sitting.screen.view, sitting.screen.replay.player
    ctrl = Qt.KeyboardModifier.ControlModifier

    sitting.key(Qt.Key.Key_Home, view)
    assert player.index == 0
    sitting.key(Qt.Key.Key_Right, view)
    assert player.index == 1
    sitting.key(Qt.Key.Key_Right, view, ctrl)
    assert player.index == player.turns()[1]
    sitting.key(Qt.Key.Key_Left, view, ctrl)
    assert player.index == 0
    sitting.key(Qt.Key.Key_End, view)
    assert player.index == 40
    sitting.key(Qt.Key.Key_Left, view)
    assert player.index == 39


def test_space_plays_and_pauses(sit: Sit) -> None:
    sitting = sit()
    watch(sitting)
    player = sitting.screen.replay.player
    player.seek(0)
    player.set_speed(8.0)

    sitting.key(Qt.Key.Key_Space, sitting.screen.view)
    sitting.bot.waitUntil(lambda: player.index >= 3)
    sitting.key(Qt.Key.Key_Space, sitting.screen.view)

    assert not player.playing


def test_a_pause_holds_a_film_in_the_middle_and_playing_goes_on_from_there(sit: Sit) -> None:
    sitting = sit()
    watch(sitting, moves=4)
    sitting.screen.set_motion("full")
    view, scene, player = sitting.screen.view, sitting.screen.scene, sitting.screen.replay.player
    player.seek(0)
    time = Time()
    scene.clock._now = time
    player.play()
    run(sitting, time, FRAME)

    sitting.key(Qt.Key.Key_Space, view)
    held = scene.clock.time
    run(sitting, time, 20.0)
    still = (player.playing, player.index, scene.filming, scene.clock.time - held)
    sitting.key(Qt.Key.Key_Space, view)
    goes_on = (player.playing, player.index, scene.filming)
    run(sitting, time, 20.0)

    assert still == (False, 1, True, 0.0)
    assert goes_on == (True, 1, True)
    assert not scene.filming
    assert player.playing


def test_a_step_from_a_film_that_is_held_moves_on(sit: Sit) -> None:
    sitting = sit()
    watch(sitting, moves=4)
    sitting.screen.set_motion("full")
    scene, player = sitting.screen.scene, sitting.screen.replay.player
    player.seek(0)
    player.play()
    player.pause()

    player.step(1)

    assert player.index == 2
    assert scene.filming
    assert not scene.clock.held


def test_playing_stops_at_the_end(sit: Sit) -> None:
    sitting = sit()
    watch(sitting, moves=4)
    player = sitting.screen.replay.player
    player.seek(0)
    player.set_speed(8.0)

    player.play()
    sitting.bot.waitUntil(lambda: not player.playing)

    assert player.index == 4


def test_speeds_go_from_half_to_eight_times(sit: Sit) -> None:
    sitting = sit()
    watch(sitting)
    player = sitting.screen.replay.player

    for _press in range(6):
        sitting.do("slower")
    slowest = player.speed
    for _press in range(9):
        sitting.do("faster")

    assert (slowest, player.speed) == (0.5, 8.0)


def test_a_single_step_forward_is_seen_happening_and_a_jump_is_not(sit: Sit) -> None:
    sitting = sit()
    watch(sitting)
    sitting.screen.set_motion("full")
    player, scene = sitting.screen.replay.player, sitting.screen.scene
    player.seek(4)
    jumped = scene.busy

    player.step(1)
    stepped = scene.busy
    sitting.controller.settle()

    assert (jumped, stepped) == (False, True)


def test_where_nothing_is_secret_nobody_is_asked_whose_eyes_to_take(sit: Sit) -> None:
    sitting = sit()
    watch(sitting)

    assert not sitting.screen.replay.eyes.isVisible()
    assert not sitting.window.menus.submenus["view-as"].menuAction().isEnabled()


def test_a_match_with_secrets_that_is_over_opens_with_somebodys_eyes(sit: Sit) -> None:
    sitting = sit()
    sitting.services.preferences.change(curtain=False)
    sitting.begin("pantry", options={})
    sitting.play_out()
    path = sitting.screen.match.path
    sitting.do("shelf")

    sitting.window.open_match(path)

    eyes = sitting.screen.replay.eyes
    assert eyes.isVisible()
    assert eyes.currentText() == "An onlooker"
    eyes.setFocus()
    sitting.key(Qt.Key.Key_Home, eyes)
    sitting.bot.waitUntil(lambda: sitting.moment.audience.viewer == 0)


def test_a_bookmark_is_kept_and_found_again(sit: Sit) -> None:
    sitting = sit()
    watch(sitting)
    player = sitting.screen.replay.player
    player.seek(12)
    sitting.do("bookmark")
    player.seek(30)

    sitting.do("next-mark")

    assert player.index == 12
    path = sitting.screen.match.path
    sitting.window.show_shelf()
    sitting.window.open_match(path)
    sitting.do("timeline")
    sitting.do("next-mark")
    assert sitting.screen.replay.player.index == 12


def at_round(sitting: Sitting, number: int) -> int:
    """The first moment of a round on the line that is shown."""
    moment, wanted = sitting.moment, f"Round {number} of 13"
    return next(node for node in moment.line if moment.log.chapter(node, moment.audience) == wanted)


def test_play_on_from_round_five_keeps_what_was_played(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play_out()
    first = [row.text for row in sitting.moment.rows()]
    sitting.do("timeline")
    sitting.controller.look(at_round(sitting, 5))

    sitting.do("play-on")
    assert sitting.moment.live
    assert not sitting.controller.over
    sitting.play(5)

    record = sitting.screen.match.session.record
    assert len(record.ends()) == 2
    sitting.screen.look_along(record.ends()[0])
    assert [row.text for row in sitting.moment.rows()] == first


def test_a_branch_meets_another_future(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(30)
    sitting.controller.look(10)

    sitting.controller.play_on()
    sitting.play(20)

    record = sitting.screen.match.session.record
    tell, audience = sitting.moment.log.rows, sitting.moment.audience
    lines = [[row.text for row in tell(record.line(end), audience)] for end in record.ends()]
    assert lines[0] != lines[1]
    assert lines[0][:9] == lines[1][:9]


def test_lines_are_listed_and_can_be_switched(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(30)
    sitting.controller.look(10)
    sitting.controller.play_on()
    sitting.play(5)
    sitting.do("timeline")

    names = [name for _end, name in sitting.screen.replay.line_names()]
    assert len(names) == 2
    box = sitting.screen.replay.lines
    assert box.isVisible()
    box.activated.emit(0)

    assert sitting.moment.end == 30
    assert sitting.moment.at == 10


def test_another_line_can_be_gone_on_with(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(30)
    sitting.controller.look(10)
    sitting.controller.play_on()
    sitting.play(5)
    sitting.screen.look_along(30)
    sitting.screen.replay.player.seek(30)

    sitting.do("play-on")
    sitting.play(1)

    record = sitting.screen.match.session.record
    assert len(record.ends()) == 2
    assert record.parent(record.head) == 30


def test_a_finished_match_opens_as_its_replay(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play_out()
    path = sitting.screen.match.path
    sitting.window.show_shelf()

    sitting.window.open_match(path)

    assert not sitting.moment.live
    assert sitting.screen.replay.isVisible()
    assert sitting.screen.replay.player.index == 0
    assert sitting.screen.replay.player.playing


def test_a_moment_is_at_one_place_on_the_timeline_and_on_the_charts(sit: Sit) -> None:
    sitting = sit()
    watch(sitting)
    sitting.do("show-charts")
    panel, line, player = sitting.screen.charts.panel, sitting.screen.replay.timeline, sitting.screen.replay.player
    assert panel is not None
    sitting.bot.waitUntil(lambda: not ticks(panel))
    sitting.settle()
    start, end = panel.span()
    reached: list[tuple[int, int]] = []

    for at in (0, 7, 20, 33, 40):
        x = round(start + (end - start) * at / 40)
        QTest.mouseClick(line, LEFT, pos=QPoint(line.mapFromGlobal(QPoint(x, 0)).x(), line.height() // 2))
        pressed = player.index
        plot = panel.plot.viewport()
        QTest.mouseClick(plot, LEFT, pos=QPoint(plot.mapFromGlobal(QPoint(x, 0)).x(), plot.height() // 2))
        reached.append((pressed, player.index))

    assert reached == [(at, at) for at in (0, 7, 20, 33, 40)]


def test_the_timeline_has_its_own_width_again_without_charts(sit: Sit) -> None:
    sitting = sit()
    watch(sitting)
    line = sitting.screen.replay.timeline
    sitting.settle()
    alone = line.grab()
    sitting.do("show-charts")
    sitting.settle()
    below = line.grab()
    sitting.do("show-charts")
    sitting.settle()

    assert below.toImage() != alone.toImage()
    assert line.grab().toImage() == alone.toImage()
