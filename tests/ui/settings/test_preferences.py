"""Several windows share one file of settings, and none reverts what another has changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from monstrarium.engine.record import SeatInfo
from monstrarium.storage.settings import LastSetup, load_settings
from monstrarium.ui.settings import preferences
from monstrarium.ui.settings.chores import Chores
from monstrarium.ui.settings.preferences import Preferences


class AtOnce(Chores):
    """A queue that writes at once, so that two windows take turns."""

    def do(self, write: Callable[[], str], whose: QObject, tell: Callable[[str], object]) -> None:
        super().do(write, whose, tell)
        self.settle()


SETUP = LastSetup((SeatInfo("Ada", "", 0),))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


@pytest.fixture
def two(qapp: QApplication, path: Path) -> tuple[Preferences, Preferences]:
    """The preferences of two windows, opened one after the other."""
    first = Preferences(path, AtOnce())
    first.change(curtain=False)
    return first, Preferences(path, AtOnce())


def test_what_two_windows_change_is_all_kept(two: tuple[Preferences, Preferences], path: Path) -> None:
    one, other = two

    one.change(scheme="dark")
    other.change(text_scale=150)
    one.replace(one.settings.remember("cybo", SETUP))
    other.change(keys={"hint": "F9"})
    one.change(keys={"undo": "F8"})

    found, complaint = load_settings(path)
    assert complaint == ""
    assert (found.scheme, found.text_scale, found.curtain) == ("dark", 150, False)
    assert found.keys == {"hint": "F9", "undo": "F8"}
    assert found.last_setups == {"cybo": SETUP}


def test_the_last_word_on_one_setting_counts(two: tuple[Preferences, Preferences], path: Path) -> None:
    one, other = two

    one.change(scheme="dark")
    other.change(scheme="contrast")
    one.change(motion="off")

    assert load_settings(path)[0].scheme == "contrast"


def test_what_the_disk_refused_is_written_with_the_next_change(
    two: tuple[Preferences, Preferences], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    with monkeypatch.context() as full:
        full.setattr(preferences, "save_settings", lambda *_what: "No room.")
        one.change(scheme="dark")
    other.change(text_scale=150)

    one.change(motion="off")

    found = load_settings(path)[0]
    assert (found.scheme, found.motion, found.text_scale) == ("dark", "off", 150)
