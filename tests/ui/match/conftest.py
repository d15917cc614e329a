"""A program that never ran, and somebody who sits down in front of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.storage.paths import places
from monstrarium.ui.app import furnish
from monstrarium.ui.desk import Desk
from tests.support.shelf import load
from tests.ui.sitting import Sitting

ROOT = Path(__file__).parents[3]
Sit = Callable[..., Sitting]


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """The program's things below a folder of the test, with the tests' own game, and nothing moving."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT), str(ROOT / "desktop"))))
    return furnish(qapp, places(tmp_path / "data"), load, "tests.support.shelf:load", motion="off")


@pytest.fixture
def sit(qtbot: QtBot, desk: Desk) -> Iterator[Sit]:
    """Opens the window; whatever was opened is closed at the end."""
    made: list[Sitting] = []

    def open_window(size: tuple[int, int] = (1280, 800)) -> Sitting:
        made.append(Sitting(qtbot, desk, size))
        return made[-1]

    yield open_window
    for sitting in made:
        sitting.close()
