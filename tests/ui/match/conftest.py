"""A program that never ran, and somebody who sits down in front of it."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.storage.paths import places
from monstrarium.storage.settings import Settings, save_settings
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
    where = places(tmp_path / "data")
    assert save_settings(where.config / "settings.ini", Settings(motion="off")) == ""
    return furnish(qapp, where, load, "tests.support.shelf:load")


@pytest.fixture
def sit(qtbot: QtBot, desk: Desk) -> Sit:
    """Opens the window; whatever was opened is closed at the end."""
    return partial(Sitting, qtbot, desk)
