"""The main window opens pages, carries titles, menus and keys, and restores its state."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLibraryInfo, QMimeData, QPoint, QPointF, Qt, QUrl, QVersionNumber
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QMessageBox

from monstrarium.engine.record import SeatInfo
from monstrarium.ui.dialogs.command_finder import CommandFinder
from monstrarium.ui.pages.setup import Setup, SetupSheet
from monstrarium.ui.window.command_table import MENUS, Menu
from tests.ui.sitting import TWO, Sit, Sitting
from tests.ui.widgets import submenu

CTRL = Qt.KeyboardModifier.ControlModifier


def menu_of(sitting: Sitting, key: str) -> QMenu:
    """A menu of the menu bar."""
    at = [each.key for each in MENUS].index(key)
    menu = submenu(sitting.window.menuBar().actions()[at])
    assert menu is not None
    return menu


def test_it_opens_on_the_shelf(sit: Sit) -> None:
    sitting = sit()

    assert sitting.page is sitting.window.shelf
    assert sitting.window.windowTitle() == "Monstrarium"


def test_a_box_opens_its_sheet_and_play_lays_the_table(sit: Sit) -> None:
    sitting = sit()

    sitting.window.shelf.chosen.emit("cybo")
    sheet = sitting.page
    assert isinstance(sheet, SetupSheet)
    sheet.play.click()

    assert sitting.page is sitting.screen
    assert len(sitting.saves()) == 1


def test_leaving_the_sheet_leads_back(sit: Sit) -> None:
    sitting = sit()
    sitting.window.set_up("cybo")

    sitting.key(Qt.Key.Key_Escape, sitting.page)

    assert sitting.page is sitting.window.shelf


def test_the_set_up_is_remembered(sit: Sit) -> None:
    sitting = sit()

    sitting.begin(options={"level": "beginner"})

    last = sitting.services.preferences.settings.last_setups["cybo"]
    assert [seat.name for seat in last.seats] == ["Ann", "Bo"]
    assert last.options["level"] == "beginner"


@pytest.mark.parametrize("game", ["xybrid", "androids", "xenoshyft", "hybrid"])
def test_people_of_one_game_are_offered_in_every_other(sit: Sit, game: str) -> None:
    sitting = sit()
    sitting.begin("cybo", (SeatInfo("Ludmila", "", 0), SeatInfo("Zeno", "", 1)))

    sitting.window.set_up(game)
    sheet = sitting.page
    assert isinstance(sheet, SetupSheet)
    name = sheet.seats.cards[0].name
    named = name.text()
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "ze")
    sitting.settle()

    assert named == "Ludmila"
    assert name.completer().currentCompletion() == "Zeno"


def test_a_game_that_is_not_there_is_told_of(sit: Sit) -> None:
    sitting = sit()

    sitting.window.set_up("chess")

    box = sitting.window.findChild(QMessageBox)
    assert box is not None
    assert "chess" in box.text()
    assert "cybo" in box.text()


def test_a_complaint_is_words_as_they_are_written_and_one_button_of_ours(sit: Sit) -> None:
    sitting = sit()

    sitting.window.set_up("<b>chess</b> & co")

    box = sitting.window.findChild(QMessageBox)
    assert box is not None
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert (box.icon(), box.iconPixmap().isNull()) == (QMessageBox.Icon.NoIcon, True)
    assert [button.text() for button in box.buttons()] == ["Close"]
    sitting.key(Qt.Key.Key_Escape, box)
    assert not box.isVisible()


def test_the_foot_of_the_window_is_there_while_it_has_something_to_tell_and_no_table_is_shown(sit: Sit) -> None:
    sitting = sit()
    foot = sitting.window.line
    at_first = foot.isVisible()

    sitting.begin()
    at_the_table = (foot.isVisible(), foot.place.text())
    sitting.do("shelf")
    on_the_shelf = foot.isVisible()
    sitting.window.say("The report is written.")

    assert (at_first, at_the_table, on_the_shelf) == (False, (False, "Round 1 of 13"), False)
    assert (foot.isVisible(), foot.currentMessage()) == (True, "The report is written.")


def test_the_title_names_who_plays_what(sit: Sit) -> None:
    sitting = sit()

    sitting.begin()

    assert sitting.window.windowTitle() == "Ann vs Bo — CYBO"


def test_menus_stand_in_their_order_and_hold_every_command(sit: Sit) -> None:
    sitting = sit()

    titles = [action.text().replace("&", "") for action in sitting.window.menuBar().actions()]

    assert titles == ["Game", "Move", "View", "Replay", "Settings", "Help"]
    for menu in MENUS:
        shown = [action.text() for action in menu_of(sitting, menu.key).actions() if not action.isSeparator()]
        assert shown == [command.text for group in menu.groups for command in group]


@pytest.mark.parametrize("menu", MENUS, ids=lambda menu: menu.key)
def test_no_two_entries_of_a_menu_have_the_same_letter(menu: Menu) -> None:
    letters = [command.text.split("&")[1][0].lower() for group in menu.groups for command in group]

    assert len(letters) == len(set(letters))


def test_no_key_means_two_things(sit: Sit) -> None:
    sitting = sit()
    assert sitting.window.actions_of is not None

    keys = [keys.toString() for _deed, action in sitting.window.actions_of for keys in action.shortcuts()]

    assert len(keys) == len(set(keys))


def test_what_a_match_needs_cannot_be_done_without_one(sit: Sit) -> None:
    sitting = sit()

    assert not any(sitting.can(command) for command in ("undo", "hint", "log", "timeline", "zoom-in", "shelf"))
    sitting.begin()
    assert all(sitting.can(command) for command in ("hint", "log", "timeline", "zoom-in", "shelf"))


def test_letters_are_commands_only_at_the_table(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.screen.view.setFocus()
    sitting.screen.docks["show-moves"].hide()
    sitting.screen.docks.show("show-log")
    sitting.key(Qt.Key.Key_M)
    elsewhere = sitting.screen.docks["show-moves"].isVisible()

    sitting.screen.view.setFocus()
    sitting.key(Qt.Key.Key_M)

    assert (elsewhere, sitting.screen.docks["show-moves"].isVisible()) == (False, True)


def test_panels_are_shown_and_hidden_from_the_view_menu(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()

    sitting.do("show-log")
    hidden = sitting.screen.docks["show-log"].isHidden()
    sitting.do("show-log")

    assert hidden
    assert sitting.screen.docks["show-log"].isVisible()


def test_the_layout_is_remembered_for_each_game_and_can_be_reset(sit: Sit) -> None:
    first = sit()
    first.begin()
    first.do("show-log")
    first.close()

    second = sit()
    second.begin()
    remembered = second.screen.docks["show-log"].isHidden()
    second.do("reset")

    assert remembered
    assert second.screen.docks["show-log"].isVisible()
    assert second.screen.docks["show-seats"].isHidden()


def test_full_screen_and_back(sit: Sit) -> None:
    sitting = sit()

    sitting.do("full")
    full = sitting.window.isFullScreen()
    sitting.do("full")

    assert (full, sitting.window.isFullScreen()) == (True, False)


def test_a_maximised_window_is_so_again_after_the_full_screen(sit: Sit) -> None:
    sitting = sit()
    sitting.window.showMaximized()

    sitting.key(Qt.Key.Key_F11)
    full = sitting.window.isFullScreen()
    sitting.key(Qt.Key.Key_F11)

    assert full
    assert sitting.window.isMaximized()


def test_a_window_that_opens_on_the_full_screen_can_leave_it(sit: Sit) -> None:
    first = sit()
    first.do("full")
    first.close()

    second = sit()
    second.bot.waitUntil(second.window.isFullScreen)
    second.do("full")

    assert not second.window.isFullScreen()


def test_text_grows_and_shrinks_from_the_view_menu(sit: Sit) -> None:
    sitting = sit()
    before = QApplication.font().pointSizeF()

    sitting.do("text-larger")
    larger = QApplication.font().pointSizeF()
    sitting.do("text-normal")

    assert larger > before
    assert QApplication.font().pointSizeF() == before


def test_zoom_keys_zoom_the_table(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    before = sitting.screen.view.transform().m11()

    sitting.do("zoom-in")
    nearer = sitting.screen.view.transform().m11()
    sitting.do("fit")

    assert nearer > before
    assert sitting.screen.view.transform().m11() == before


def test_recent_matches_are_listed_and_missing_ones_are_named(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    gone = sitting.screen.match.path
    sitting.do("shelf")
    sitting.begin()
    sitting.do("shelf")
    gone.unlink()
    recent = sitting.window.menus.submenus["recent"]

    recent.aboutToShow.emit()

    entries = [(action.text(), action.isEnabled()) for action in recent.actions() if not action.isSeparator()]
    assert entries[0] == ("CYBO: Ann and Bo — Just begun", True)
    assert not entries[1][1]
    assert gone.stem in entries[1][0]
    recent.actions()[-1].trigger()
    recent.aboutToShow.emit()
    assert len(recent.actions()) == 1


def test_matches_are_looked_for_where_they_are_kept_and_at_home_while_there_are_none(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def ask(_parent: object, _title: str, folder: str, _filters: str) -> tuple[str, str]:
        asked.append(folder)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    sitting = sit()

    sitting.do("open")
    sitting.begin()
    sitting.do("open")

    assert asked == [str(Path.home()), str(sitting.services.places.saves)]


def test_a_match_dropped_on_the_window_opens(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(3)
    path = sitting.screen.match.path
    sitting.do("shelf")
    renamed = path.rename(path.with_suffix(".txt"))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(renamed))])

    accepted = drag_over(sitting, data)
    drop(sitting, data)

    assert accepted
    assert len(sitting.screen.match.session.record.moves) == 3


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_a_pipe_dragged_over_the_window_is_not_waited_for(sit: Sit, tmp_path: Path) -> None:
    sitting = sit()
    os.mkfifo(tmp_path / "pipe")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "pipe"))])

    assert not drag_over(sitting, data)


def test_anything_else_dragged_over_the_window_is_refused(sit: Sit, tmp_path: Path) -> None:
    sitting = sit()
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt,\n")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(letter))])

    assert not drag_over(sitting, data)


def test_the_list_of_commands_finds_and_does(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.do("commands")
    finder = sitting.window.findChild(CommandFinder)
    assert finder is not None

    QTest.keyClicks(finder.search, "repl tim")
    sitting.key(Qt.Key.Key_Return, finder.search)

    assert sitting.screen.replay.isVisible()


def test_settings_are_found_by_what_they_are_about(sit: Sit) -> None:
    sitting = sit()
    sitting.do("commands")
    finder = sitting.window.findChild(CommandFinder)
    assert finder is not None

    QTest.keyClicks(finder.search, "dark")

    found = [finder.list.item(row) for row in range(finder.list.count()) if not finder.list.item(row).isHidden()]
    assert [item.text().startswith("Settings: Settings…") for item in found] == [True]
    assert finder.list.currentItem() is found[0]


def test_the_list_of_commands_tells_which_ask_before_they_do(sit: Sit) -> None:
    sitting = sit()
    sitting.do("commands")
    finder = sitting.window.findChild(CommandFinder)
    assert finder is not None

    told = [finder.list.item(row).text() for row in range(finder.list.count())]

    assert any(text.startswith("Game: Open…") for text in told)
    assert any(text.startswith("Game: Quit ") for text in told)


def test_the_current_command_has_its_icon_in_the_colour_of_its_words(sit: Sit) -> None:
    sitting = sit()
    sitting.do("commands")
    finder = sitting.window.findChild(CommandFinder)
    assert finder is not None
    icon = finder.list.currentItem().icon()

    picture = icon.pixmap(32, 32, QIcon.Mode.Selected).toImage()

    inks = {
        picture.pixelColor(x, y).name() for x in range(32) for y in range(32) if picture.pixelColor(x, y).alpha() == 255
    }
    assert inks == {finder.palette().highlightedText().color().name()}


@pytest.mark.parametrize("command", ["settings", "keys", "about", "rules", "commands"])
def test_every_helper_opens(sit: Sit, command: str) -> None:
    sitting = sit()
    sitting.begin()
    before = {widget for widget in QApplication.topLevelWidgets() if widget.isVisible()}

    sitting.do(command)

    opened = {widget for widget in QApplication.topLevelWidgets() if widget.isVisible()} - before
    assert len(opened) == 1
    opened.pop().close()


def test_the_rules_open_at_what_happens_now(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin()
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(sitting.window.commands.tool_windows, "show_rules", lambda *what: asked.append(what))

    sitting.do("rules")

    assert asked == [("cybo", sitting.moment.topic())]


def test_the_rules_on_a_set_up_sheet_are_those_of_its_game(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.begin()
    sitting.window.set_up("xybrid")
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(sitting.window.commands.tool_windows, "show_rules", lambda *what: asked.append(what))

    sitting.key(Qt.Key.Key_F1)

    assert asked == [("xybrid", "")]


def test_the_rules_on_the_shelf_are_those_of_the_box_with_the_ring(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(sitting.window.commands.tool_windows, "show_rules", lambda *what: asked.append(what))
    boxes = sitting.window.shelf.bookcase.boxes

    sitting.key(Qt.Key.Key_F1)
    boxes[0].setFocus(Qt.FocusReason.TabFocusReason)
    sitting.key(Qt.Key.Key_Right, boxes[0])
    sitting.key(Qt.Key.Key_F1)

    assert asked == [("", ""), (boxes[1].box.key, "")]


def test_the_rules_on_a_briefing_open_at_its_mission(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(sitting.window.commands.tool_windows, "show_rules", lambda *what: asked.append(what))
    sitting.window.start_match(Setup("hybrid", TWO, {"mission": "prison"}, 1))

    sitting.key(Qt.Key.Key_F1)

    assert asked == [("hybrid", "The Heresiarch's Prison")]


def test_what_was_entered_on_a_set_up_sheet_is_there_after_esc(sit: Sit) -> None:
    sitting = sit()
    sitting.window.set_up("cybo")
    write_first_name(sitting, "Ada")
    sitting.key(Qt.Key.Key_Escape)
    assert sitting.page is sitting.window.shelf

    sitting.window.set_up("cybo")

    assert setup_sheet(sitting).seats.cards[0].name.text() == "Ada"


def test_a_game_that_was_never_set_up_seats_whoever_played_another_one(sit: Sit) -> None:
    sitting = sit()
    sitting.window.set_up("cybo")
    write_first_name(sitting, "Ada")
    sitting.key(Qt.Key.Key_Return, modifiers=Qt.KeyboardModifier.ControlModifier)
    sitting.window.show_shelf()

    sitting.window.set_up("xybrid")

    assert setup_sheet(sitting).seats.cards[0].name.text() == "Ada"


def setup_sheet(sitting: Sitting) -> SetupSheet:
    """The set-up sheet, which must be shown."""
    sheet = sitting.page
    assert isinstance(sheet, SetupSheet)
    return sheet


def write_first_name(sitting: Sitting, name: str) -> None:
    """Type a name for the first seat."""
    field = setup_sheet(sitting).seats.cards[0].name
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, name)


def drag_over(sitting: Sitting, data: QMimeData) -> bool:
    """Whether the window accepts what is dragged over it."""
    # Qt 6.12 warns of whole pixels, and older ones know nothing else.
    at: Any = QPointF(50, 50) if QLibraryInfo.version() >= QVersionNumber(6, 12) else QPoint(50, 50)
    event = QDragEnterEvent(
        at, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    event.ignore()
    QApplication.sendEvent(sitting.window, event)
    return event.isAccepted()


def drop(sitting: Sitting, data: QMimeData) -> None:
    """Drop it on the window."""
    event = QDropEvent(
        QPointF(50, 50), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(sitting.window, event)
