"""Sounds in the window: on and off at hand, as loud as the settings say, and nothing while they are off."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from monstrarium.ui.kit.buttons import ToolButton
from monstrarium.ui.settings import appearance
from monstrarium.ui.sound.player import Player
from monstrarium.ui.window import sounds
from tests.ui.sitting import Sit, Sitting

AppState = Qt.ApplicationState


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What is played, in place of a device."""
    found: list[tuple[Any, ...]] = []
    monkeypatch.setattr(Player, "play", lambda player, *cue: found.append((player._loudness(), *cue)))
    monkeypatch.setattr(sounds, "listens", lambda: True)
    return found


def loud(sitting: Sitting, **settings: Any) -> Sitting:
    sitting.services.preferences.change(**{"sound": "on", **settings})
    return sitting


def test_the_table_is_heard_when_it_is_played(sit: Sit, heard: list[tuple[Any, ...]]) -> None:
    sitting = loud(sit())
    sitting.begin()
    heard.clear()
    sitting.controller.perform(sitting.moves[0])
    assert heard[0][1] == "die-felt"


def test_nothing_is_read_for_sounds_that_are_off(sit: Sit, heard: list[tuple[Any, ...]]) -> None:
    sitting = sit()
    sitting.begin()
    sitting.controller.perform(sitting.moves[0])
    assert heard == []
    assert sitting.window.sounds._player is None


def test_the_command_turns_sounds_on_and_off(sit: Sit, heard: list[tuple[Any, ...]]) -> None:
    sitting = sit()
    sitting.begin()
    action = sitting.action("sound")
    assert not action.isChecked()
    action.trigger()
    assert (sitting.services.preferences.settings.sound, action.isChecked()) == ("on", True)
    action.trigger()
    assert (sitting.services.preferences.settings.sound, action.isChecked()) == ("off", False)


def test_a_button_at_the_table_does_the_same(sit: Sit, heard: list[tuple[Any, ...]]) -> None:
    sitting = sit()
    sitting.begin()
    button = sitting.window.line.findChild(ToolButton)
    assert button is not None
    off = button.icon().pixmap(16).toImage()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sitting.services.preferences.settings.sound == "on"
    assert button.icon().pixmap(16).toImage() != off


def test_whoever_turns_sounds_up_wants_to_hear_them(sit: Sit, heard: list[tuple[Any, ...]]) -> None:
    sitting = sit()
    sitting.begin()
    before = sitting.services.preferences.settings.volume
    sitting.action("louder").trigger()
    settings = sitting.services.preferences.settings
    assert (settings.sound, settings.volume) == ("on", before + 20)
    assert heard[-1][1] == sounds.SAMPLE


@pytest.mark.parametrize(("key", "end", "steps"), [("louder", 100, 4), ("quieter", 0, 6)])
def test_the_volume_ends_at_its_ends(sit: Sit, heard: list[tuple[Any, ...]], key: str, end: int, steps: int) -> None:
    sitting = loud(sit())
    for _step in range(steps):
        sitting.action(key).trigger()
    assert sitting.services.preferences.settings.volume == end


def test_half_the_volume_sounds_half_as_loud(sit: Sit, heard: list[tuple[Any, ...]]) -> None:
    sitting = loud(sit(), volume=100)
    assert sitting.window.sounds.loudness() == 1.0
    loud(sitting, volume=50)
    assert sitting.window.sounds.loudness() == 0.25


def test_the_program_is_silent_while_another_has_the_attention(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = loud(sit())
    for state, silent in (
        (Qt.ApplicationState.ApplicationInactive, True),
        (Qt.ApplicationState.ApplicationActive, False),
    ):
        monkeypatch.setattr(QGuiApplication, "applicationState", lambda state=state: state)
        assert (sitting.window.sounds.loudness() == 0.0) is silent


@pytest.mark.parametrize("calm", [True, False])
def test_sounds_are_left_to_the_system(
    sit: Sit, heard: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch, calm: bool
) -> None:
    monkeypatch.setattr(appearance, "reduced_motion", lambda _hints: calm)
    sitting = loud(sit(), sound="system")
    assert sitting.window.sounds.on is not calm
    assert sitting.action("sound").isChecked() is not calm


def test_the_curtain_is_heard(sit: Sit, heard: list[tuple[Any, ...]]) -> None:
    sitting = loud(sit())
    sitting.begin("xybrid", options={})
    assert "curtain" in [cue[1] for cue in heard]
