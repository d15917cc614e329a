"""The program on a real screen, though one in memory: what the tests without a screen cannot see."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from monstrarium.cli.bench.screen import private_screen

from .conftest import ROOT

PATIENCE = 60
PLAYED = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from monstrarium.games import load
from monstrarium.storage.paths import places
from monstrarium.ui.app import furnish
from monstrarium.ui.application import Application
from monstrarium.ui.main_window import MainWindow
from monstrarium.ui.scene.layers import UNIT
from monstrarium.ui.screens.setup import Setup
from tests.ui.sitting import TWO

app = Application(())
window = MainWindow(furnish(app, places(Path(sys.argv[1])), load, "monstrarium.games:load"))
window.show()
QTest.qWaitForWindowExposed(window)
window.start_match(Setup("cybo", TWO, {"first": "first"}, 1))
screen = window.tables.screen
view, scene, controller = screen.view, screen.scene, screen.controller

def spot(item):
    left, top, wide, high = scene.box(item)
    return view.mapFromScene(QPointF((left + wide / 2) * UNIT, (top + high / 2) * UNIT))

def rest():
    while scene.busy or controller.filming:
        QTest.qWait(20)

for turn in range(2):
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spot("die"))
    QTest.mouseMove(view.viewport(), spot("die") + QPoint(30, -60))
    QTest.mouseMove(view.viewport(), spot("tray"))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=spot("tray"))
    rest()
QTest.qWait(200)
print(json.dumps({
    "platform": app.platformName(),
    "moves": len(screen.match.session.record.moves),
    "title": window.windowHandle().title(),
    "timers": [timer.interval() for timer in window.findChildren(QTimer) if timer.isActive()],
    "busy": scene.busy,
}), flush=True)
sys.stdin.readline()
window.close()
"""


@pytest.mark.window
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs a private screen (Xvfb)")
def test_dice_are_thrown_in_a_real_window_and_then_everything_rests(tmp_path: Path) -> None:
    with private_screen() as screen:
        known = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
        environment = {
            **known,
            "DISPLAY": screen.display,
            "QT_QPA_PLATFORM": "xcb",
            "PYTHONPATH": f"{ROOT}:{ROOT}/desktop",
        }
        with subprocess.Popen(
            [sys.executable, "-c", PLAYED, str(tmp_path)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as program:
            assert program.stdout is not None
            said = json.loads(program.stdout.readline())
            painted = screen.is_painted()
            program.communicate("\n", timeout=PATIENCE)

    assert said == {
        "platform": "xcb",
        "moves": 2,
        "title": "Ann vs Bo — CYBO",
        "timers": [],
        "busy": False,
    }
    assert painted
    assert program.returncode == 0
