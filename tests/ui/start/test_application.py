"""The system learns the name and the icon of the program."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from monstrarium import ID
from monstrarium.ui.kit import lazy
from monstrarium.ui.start.application import group_windows


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a system like Windows would be told."""
    heard: list[str] = []
    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=heard.append)
    monkeypatch.setattr(lazy, "foreign", lambda: SimpleNamespace(windll=SimpleNamespace(shell32=shell)))
    return heard


def test_windows_groups_the_windows_under_the_programs_own_name(told: list[str]) -> None:
    group_windows("win32")

    assert told == [ID]


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_other_systems_are_told_nothing(told: list[str], system: str) -> None:
    group_windows(system)

    assert told == []
