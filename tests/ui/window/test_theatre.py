"""In full screen the table has the whole window; everything else comes out at its edges."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from monstrarium.ui.window.edge_menu_bar import EdgeMenuBar
from tests.ui.sitting import Sit, Sitting


def at_theatre(sit: Sit) -> Sitting:
    sitting = sit()
    sitting.begin()
    sitting.key(Qt.Key.Key_F11)
    sitting.settle()
    QTest.mouseMove(sitting.screen.view.viewport(), QPoint(200, 300))  # It may lie where a test before has left it.
    return sitting


def share(sitting: Sitting) -> float:
    """The share of the window that is table."""
    view, window = sitting.screen.view.viewport(), sitting.window
    return view.width() * view.height() / (window.width() * window.height())


def edge_bar(sitting: Sitting) -> EdgeMenuBar:
    found = sitting.window.findChild(EdgeMenuBar)
    assert found is not None
    return found


def test_the_table_has_the_whole_window(sit: Sit) -> None:
    sitting = at_theatre(sit)

    assert sitting.window.isFullScreen()
    assert share(sitting) >= 0.95
    assert not sitting.window.menuBar().isVisible()
    assert not any(dock.isVisible() for _key, dock in sitting.screen.docks)


def test_beside_its_panels_the_table_has_three_quarters_of_the_window(sit: Sit) -> None:
    sitting = sit(size=(1050, 680))
    sitting.begin()
    sitting.settle()

    assert share(sitting) >= 0.75


def test_f11_leads_back_to_the_panels_as_they_were(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.do("show-moves")
    sitting.key(Qt.Key.Key_F11)
    sitting.key(Qt.Key.Key_F11)
    sitting.settle()

    assert not sitting.window.isFullScreen()
    assert sitting.window.menuBar().isVisible()
    assert sitting.screen.log.isVisible()
    assert (sitting.screen.docks["show-log"].isVisible(), sitting.screen.docks["show-moves"].isVisible()) == (
        True,
        False,
    )


def test_escape_lets_go_first_and_then_leads_back(sit: Sit) -> None:
    sitting = at_theatre(sit)
    sitting.screen.drawer.open(sitting.screen.log)

    sitting.key(Qt.Key.Key_Escape)
    after_one = (sitting.screen.drawer.isVisible(), sitting.window.isFullScreen())
    sitting.key(Qt.Key.Key_Escape)

    assert (after_one, sitting.window.isFullScreen()) == ((False, True), False)


def test_the_log_comes_out_where_the_mouse_goes_to_the_right_edge(sit: Sit) -> None:
    sitting = at_theatre(sit)
    drawer = sitting.screen.drawer
    before = drawer.isVisible()

    QTest.mouseMove(drawer.strip, QPoint(2, 200))
    sitting.bot.waitUntil(drawer.isVisible)

    assert not before
    assert sitting.screen.log.isVisible()
    assert "Ann" in sitting.screen.log.toPlainText() or sitting.screen.log.placeholderText()


def test_the_log_goes_in_again_when_the_mouse_has_left(sit: Sit) -> None:
    sitting = at_theatre(sit)
    drawer, view = sitting.screen.drawer, sitting.screen.view
    QTest.mouseMove(drawer.strip, QPoint(2, 200))
    sitting.bot.waitUntil(drawer.isVisible)

    QTest.mouseMove(view.viewport(), QPoint(200, 300))

    sitting.bot.waitUntil(lambda: not drawer.isVisible())


def test_a_key_brings_the_log_out_and_in(sit: Sit) -> None:
    sitting = at_theatre(sit)

    sitting.do("show-log")
    out = (sitting.screen.drawer.isVisible(), sitting.screen.log.hasFocus())
    sitting.do("show-log")

    assert (out, sitting.screen.drawer.isVisible()) == ((True, True), False)


def test_the_key_of_the_list_of_moves_brings_it_out(sit: Sit) -> None:
    sitting = at_theatre(sit)

    sitting.key(Qt.Key.Key_M, sitting.screen.view)

    assert sitting.screen.moves.list.hasFocus()


def test_f10_brings_the_menus_out(sit: Sit) -> None:
    sitting = at_theatre(sit)
    hidden = edge_bar(sitting).geometry().bottom() < 0

    sitting.key(Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()

    assert hidden
    assert edge_bar(sitting).geometry().top() == 0
    assert isinstance(menu, QMenu)
    menu.close()


def test_the_menus_come_out_where_the_mouse_goes_to_the_upper_edge(sit: Sit) -> None:
    sitting = at_theatre(sit)
    bar = edge_bar(sitting)

    QTest.mouseMove(bar.strip, QPoint(300, 2))
    sitting.bot.waitUntil(lambda: bar.geometry().top() == 0)

    assert [action.text() for action in bar.actions()] == [
        action.text() for action in sitting.window.menuBar().actions()
    ]


def test_no_menu_can_be_opened_over_a_curtain(sit: Sit) -> None:
    sitting = at_theatre(sit)
    before = edge_bar(sitting).isEnabled()

    sitting.screen.covering.emit("Bo", 1, True, "")

    assert (before, edge_bar(sitting).isEnabled()) == (True, False)


def test_the_shelf_keeps_its_menus_in_full_screen_and_the_next_table_fills_it_again(sit: Sit) -> None:
    sitting = at_theatre(sit)

    sitting.do("shelf")
    at_shelf = sitting.window.menuBar().isVisible()
    sitting.begin()

    assert (at_shelf, sitting.window.menuBar().isVisible()) == (True, False)
    assert sitting.screen.theatre


def test_the_panels_are_remembered_although_the_match_is_left_in_full_screen(sit: Sit) -> None:
    first = sit()
    first.begin()
    first.do("show-charts")
    first.key(Qt.Key.Key_F11)
    first.close()

    second = sit()
    second.begin()
    second.window.setWindowState(Qt.WindowState.WindowNoState)
    second.settle()

    assert second.screen.docks["show-charts"].isVisible()
    assert second.screen.docks["show-log"].isVisible()
