"""The program runs on a screen in memory, which shows what tests without a screen cannot see."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from monstrarium.cli.bench.screen import Screen, private_screen
from tests.ui.sitting import ROOT

PATIENCE = 600
OPENED = """
import json, subprocess, sys
from pathlib import Path
from PySide6.QtCore import QDeadlineTimer, QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from monstrarium.games import load
from monstrarium.storage.paths import places
from monstrarium.ui.start.app import make_services
from monstrarium.ui.start.application import Application
from monstrarium.ui.window.main_window import MainWindow
from monstrarium.ui.scene.layers import UNIT
from monstrarium.ui.pages.setup import Setup
from tests.support.mouse import move_mouse
from tests.ui.patience import PATIENCE
from tests.ui.sitting import TWO

app = Application(())
window = MainWindow(make_services(app, places(Path(sys.argv[1])), load, "monstrarium.games:load"))
window.show()
QTest.qWaitForWindowExposed(window)

def wait(come):
    end = QDeadlineTimer(PATIENCE)
    while not come():
        assert not end.hasExpired()
        QTest.qWait(10)
"""
PLAYED = """
window.start_match(Setup("cybo", TWO, {"first": "first"}, 1))
screen = window.tables.screen
view, scene, controller = screen.view, screen.scene, screen.controller

def spot(item):
    left, top, wide, high = scene.box(item)
    return view.mapFromScene(QPointF((left + wide / 2) * UNIT, (top + high / 2) * UNIT))

def timers():
    return [timer.interval() for timer in window.findChildren(QTimer) if timer.isActive()]

for turn in range(2):
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spot("die"))
    move_mouse(view.viewport(), spot("die") + QPoint(30, -60))
    move_mouse(view.viewport(), spot("tray"))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=spot("tray"))
    wait(lambda: not scene.busy and not controller.filming)
wait(lambda: not timers())
print(json.dumps({
    "platform": app.platformName(),
    "moves": len(screen.match.session.record.moves),
    "title": window.windowHandle().title(),
    "busy": scene.busy,
}), flush=True)
sys.stdin.readline()
window.close()
"""
PRESSED = """
wait(lambda: window.actions_of is not None)
hand = ["xdotool", "windowfocus", str(int(window.winId()))]
subprocess.run(hand, check=True)
wait(window.isActiveWindow)
typing = subprocess.Popen(["xdotool", "key", "ctrl+question"])
wait(lambda: any(each.isVisible() for each in app.topLevelWidgets() if each is not window))
typing.wait()
print(json.dumps([each.windowTitle() for each in app.topLevelWidgets() if each.isVisible() and each is not window]))
app.closeAllWindows()
"""

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs a private screen (Xvfb)"),
]


@contextmanager
def program(screen: Screen, script: str, data: Path) -> Iterator[subprocess.Popen[str]]:
    """A program of its own on a screen."""
    known = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    own = {"DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": f"{ROOT}:{ROOT}/desktop"}
    with subprocess.Popen(
        [sys.executable, "-c", OPENED + script, str(data)],
        env={**known, **own},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as running:
        yield running


def test_dice_are_thrown_in_a_real_window_and_then_everything_rests(tmp_path: Path) -> None:
    with private_screen() as screen, program(screen, PLAYED, tmp_path) as running:
        assert running.stdout is not None
        said = json.loads(running.stdout.readline())
        painted = screen.is_painted()
        running.communicate("\n", timeout=PATIENCE)

    assert said == {"platform": "xcb", "moves": 2, "title": "Ann vs Bo — CYBO", "busy": False}
    assert painted
    assert running.returncode == 0


@pytest.mark.skipif(shutil.which("xdotool") is None, reason="needs a hand on the keyboard (xdotool)")
def test_the_question_mark_shows_the_keys_in_a_real_window(tmp_path: Path) -> None:
    with private_screen() as screen, program(screen, PRESSED, tmp_path) as running:
        said, _complaints = running.communicate(timeout=PATIENCE)

    assert json.loads(said) == ["Keyboard Shortcuts"]
