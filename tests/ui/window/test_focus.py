"""Tab comes only to what can be seen, and the focus can be seen everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.focus import hardly_shows, stops
from tests.ui.sitting import Sit, Sitting

HELPERS = ("settings", "keys", "about", "rules", "commands")


def tabbed(sitting: Sitting) -> list[QWidget]:
    """All stops of Tab, from the table on until Tab is back there."""
    sitting.screen.view.setFocus()
    found: list[QWidget] = []
    for _press in range(100):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        at = focused()
        if at is sitting.screen.view and found and found[-1] is not at:
            return found
        found.append(at)
    raise AssertionError("Tab does not come back")


def focused() -> QWidget:
    """The widget that has the focus."""
    found = QApplication.focusWidget()
    assert found is not None, "nothing has the focus"
    return found


def hidden(sitting: Sitting) -> Iterator[str]:
    """The panels that Tab came to although nothing of them is on the screen."""
    window = sitting.window
    for each in tabbed(sitting):
        place = each.rect().translated(each.mapTo(window, each.rect().topLeft()))
        if not (each.isVisible() and window.rect().intersects(place)):
            yield each.accessibleName()


def one_behind_another(sitting: Sitting) -> None:
    """Drag the moves and the table as a list onto the log, so that they lie there as tabs."""
    docks = sitting.screen.docks
    for key in ("show-moves", "show-pieces"):
        sitting.screen.tabifyDockWidget(docks["show-log"], docks[key])
        docks[key].show()
    docks["show-log"].raise_()
    sitting.settle()


@pytest.mark.parametrize("front", ["show-log", "show-moves", "show-pieces"])
def test_tab_comes_only_to_the_panel_in_front(sit: Sit, front: str) -> None:
    sitting = sit()
    sitting.begin()
    one_behind_another(sitting)
    sitting.screen.docks.show(front)
    sitting.settle()
    assert list(hidden(sitting)) == []
    reached = tabbed(sitting)
    panels = {
        "show-log": sitting.screen.log,
        "show-moves": sitting.screen.moves.list,
        "show-pieces": sitting.screen.pieces,
    }
    assert {key for key, panel in panels.items() if panel in reached} == {front}


def test_a_panel_behind_others_comes_back_as_it_was(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    docks, log = sitting.screen.docks, sitting.screen.log
    one_behind_another(sitting)
    size, text = log.size(), log.toPlainText()
    docks.show("show-moves")
    sitting.settle()
    assert not log.isVisible()
    docks.show("show-log")
    sitting.settle()
    assert log.isVisible()
    assert log.hasFocus()
    assert (log.size(), log.toPlainText()) == (size, text)


def test_tab_comes_to_the_first_stop_of_the_table_and_backwards_to_the_last(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.screen.log.setFocus()
    sitting.screen.view.setFocus(Qt.FocusReason.TabFocusReason)
    first = sitting.screen.scene.keys.at
    sitting.screen.log.setFocus()
    sitting.screen.view.setFocus(Qt.FocusReason.BacktabFocusReason)
    assert first
    assert sitting.screen.scene.keys.at
    assert sitting.screen.scene.affordances.pointer.verb(first)


def unseen(window: QWidget) -> list[str]:
    """The widgets that do not show their focus."""
    window.activateWindow()
    QApplication.processEvents()
    reached = stops(window)
    assert reached
    return [f"{type(each).__name__} {each.accessibleName()}" for each in reached if hardly_shows(window, each)]


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_the_match_shows_where_the_focus_is(sit: Sit, scheme: str) -> None:
    sitting = sit()
    sitting.services.style.wear(scheme, "off")
    sitting.begin()
    sitting.screen.docks.show("show-charts")
    sitting.settle()
    dark: list[str] = unseen(sitting.window)
    for front in ("show-moves", "show-pieces"):
        sitting.screen.docks.show(front)
        sitting.settle()
        dark += unseen(sitting.window)
    sitting.screen.show_replay(True)
    sitting.settle()
    assert dark + unseen(sitting.window) == []


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_the_shelf_and_the_set_up_sheet_show_where_the_focus_is(sit: Sit, scheme: str) -> None:
    sitting = sit()
    sitting.services.style.wear(scheme, "off")
    dark = unseen(sitting.window)
    sitting.window.set_up("cybo")
    sitting.bot.wait(1)
    assert dark + unseen(sitting.window) == []


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("key", HELPERS)
def test_helpers_show_where_the_focus_is(sit: Sit, key: str, scheme: str) -> None:
    sitting = sit()
    sitting.services.style.wear(scheme, "off")
    sitting.window.commands.do(key)
    opened = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not sitting.window]
    for each in opened:
        sitting.bot.waitUntil(each.isVisible)
    dark = [what for each in opened for what in unseen(each)]
    for each in opened:
        each.close()
    assert opened
    assert dark == []


def test_the_ring_comes_back_with_the_window(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    log = sitting.screen.log
    log.setFocus(Qt.FocusReason.TabFocusReason)
    ring = log._ring
    sitting.window.commands.do("about")
    for each in QApplication.topLevelWidgets():
        if each is not sitting.window:
            each.close()
    sitting.window.activateWindow()
    sitting.bot.waitUntil(lambda: log.hasFocus())
    assert ring.isVisible()
