"""Where bookmarks and recent matches cannot be saved, that is told, and play goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from monstrarium.ui.window.services import Services
from tests.ui.sitting import Sit, Sitting


@pytest.fixture
def sitting(sit: Sit, services: Services) -> Sitting:
    """An open match, whose small lists cannot be written from now on."""
    sitting = sit()
    sitting.begin()
    sitting.play(7)
    state = services.places.state
    state.rename(state.with_name("away"))
    state.write_text("no folder")
    return sitting


def messages(sitting: Sitting) -> list[str]:
    """The messages of the window."""
    return [box.text() for box in sitting.window.findChildren(QMessageBox)]


def test_a_bookmark_that_cannot_be_kept_is_told_of_and_found_for_now(sitting: Sitting) -> None:
    sitting.do("timeline")
    marked = sitting.moment.at

    sitting.do("bookmark")
    sitting.services.chores.settle()
    told = sitting.window.statusBar().currentMessage()
    sitting.do("first")
    sitting.do("next-mark")

    assert "The bookmarks cannot be kept in" in told
    assert sitting.moment.at == marked


def test_a_removed_match_that_stays_in_the_list_is_told_of(sitting: Sitting) -> None:
    path = sitting.screen.match.path
    sitting.do("shelf")

    sitting.window.shelf.removed.emit(path)

    assert not path.exists()
    assert any("The recent matches cannot be kept in" in said for said in messages(sitting))


def test_a_missing_match_that_stays_in_the_list_is_told_of(
    sitting: Sitting, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = Path("/nowhere/gone.monstrarium")
    monkeypatch.setattr(services.recents, "paths", lambda: (gone,))
    recent = sitting.window.menus.submenus["recent"]
    recent.aboutToShow.emit()

    recent.actions()[-1].trigger()
    services.chores.settle()

    assert any("The recent matches cannot be kept in" in said for said in messages(sitting))
