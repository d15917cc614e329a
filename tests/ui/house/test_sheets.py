"""The sheets beside the table: keyboard shortcuts to search and print, and facts about the program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from monstrarium import __version__
from monstrarium.storage.paths import Places
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.diagnostics import versions
from monstrarium.ui.screens.about import About
from monstrarium.ui.screens.parts import Button
from monstrarium.ui.screens.shortcuts import Cap, Group, Shortcut, ShortcutSheet, printed, shortcuts_of, table_keys
from tests.ui.house.support import catch_up, shown
from tests.ui.words import check_words

LEFT = Qt.MouseButton.LeftButton
SHORTCUTS = (
    Shortcut("Game", "Open", ("Ctrl+O",)),
    Shortcut("Game", "Quit", ("Ctrl+Q",)),
    Shortcut("Move", "Undo", ("Ctrl+Z", "Alt+Backspace")),
)


def sheet_of(bot: QtBot) -> ShortcutSheet:
    return shown(bot, ShortcutSheet(SHORTCUTS), 960, 600)


def rows(sheet: ShortcutSheet) -> list[str]:
    return [cap.text() for cap in sheet.findChildren(Cap) if cap.isVisible()]


def press(window: QWidget, text: str) -> None:
    QTest.mouseClick(next(each for each in window.findChildren(Button) if each.text() == text), LEFT)


def test_actions_with_keys_are_listed_as_they_are_called(qapp: QGuiApplication) -> None:
    opening, about, undo = QAction("&Open…"), QAction("&About"), QAction("&Undo")
    opening.setShortcut(QKeySequence("Ctrl+O"))
    undo.setShortcuts([QKeySequence("Ctrl+Z"), QKeySequence(Qt.Key.Key_Undo)])
    found = shortcuts_of([("&Game", opening), ("&Help", about), ("&Move", undo)])
    assert found == [Shortcut("Game", "Open", ("Ctrl+O",)), Shortcut("Move", "Undo", ("Ctrl+Z",))]


def test_every_group_shows_its_keys(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    assert rows(sheet) == ["Ctrl+O", "Ctrl+Q", "Ctrl+Z", "Alt+Backspace"]
    assert len(sheet.findChildren(Group)) == 2


@pytest.mark.parametrize(("typed", "left"), [("undo", 2), ("ctrl+q", 1), ("o", 3), ("dragon", 0)])
def test_what_is_typed_narrows_the_sheet_down(qtbot: QtBot, typed: str, left: int) -> None:
    sheet = sheet_of(qtbot)
    QTest.keyClicks(sheet.search, typed)
    catch_up()
    assert len(rows(sheet)) == left


def test_escape_shows_everything_again_and_then_closes(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    QTest.keyClicks(sheet.search, "undo")
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    catch_up()
    assert len(rows(sheet)) == 4
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_the_printed_sheet_has_every_command_and_key(qapp: QGuiApplication) -> None:
    words = printed(SHORTCUTS).toPlainText()
    assert all(each.text in words and key in words for each in SHORTCUTS for key in each.keys)


@pytest.mark.usefixtures("pseudo")
def test_every_word_of_the_shortcuts_is_spoken_and_none_is_cut_off(qtbot: QtBot) -> None:
    sheet = shown(qtbot, ShortcutSheet([*SHORTCUTS, *table_keys()]), 960, 600)
    keys = ["Ctrl", "Alt", "Backspace", "Tab", "Shift", "Return", "Esc"]
    check_words(sheet, ["Game", "Open", "Quit", "Move", "Undo", *keys])


def about_of(bot: QtBot, folders: Places, art: Art) -> About:
    return shown(bot, About(folders, art), 720, 720)


def test_diagnostics_are_copied_without_the_home_folder(
    qtbot: QtBot, folders: Places, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(folders.saves.parent))
    monkeypatch.setenv("USERPROFILE", str(folders.saves.parent))
    press(about_of(qtbot, folders, art), "Copy Diagnostics")
    copied = QGuiApplication.clipboard().text()
    assert f"Monstrarium: {__version__}" in copied
    assert "~" in copied
    assert str(folders.saves.parent) not in copied


def test_a_folder_is_opened_and_made_when_it_is_not_there_yet(
    qtbot: QtBot, folders: Places, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    press(about_of(qtbot, folders, art), "Open")
    assert opened == [QUrl.fromLocalFile(str(folders.saves))]
    assert folders.saves.is_dir()


def test_the_licence_is_shown_when_asked_for(qtbot: QtBot, folders: Places, art: Art) -> None:
    about = about_of(qtbot, folders, art)
    licence = about.findChild(QPlainTextEdit)
    assert licence is not None
    assert not licence.isVisible()
    press(about, "Show Licence")
    assert licence.isVisible()
    assert "MIT License" in licence.toPlainText()


@pytest.mark.usefixtures("pseudo")
def test_every_word_about_the_program_is_spoken_and_none_is_cut_off(qtbot: QtBot, folders: Places, art: Art) -> None:
    made_of = [fact for pair in versions() for fact in pair if "⟦" not in fact]
    check_words(about_of(qtbot, folders, art), ["Monstrarium", str(folders.saves.parent), *made_of, *SUBFOLDERS])


SUBFOLDERS = ("saves", "packs", "exports", "state", "config", "cache", "logs")
