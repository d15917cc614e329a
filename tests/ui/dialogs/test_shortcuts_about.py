"""The sheet of shortcuts can be searched, changed and printed; the About sheet has facts about the program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from monstrarium import __version__
from monstrarium.content.installed import BY_KEY, Installed
from monstrarium.storage.paths import Folders
from monstrarium.storage.settings import load_settings
from monstrarium.ui.art.renderer import Art
from monstrarium.ui.dialogs.about import About
from monstrarium.ui.dialogs.shortcut_rows import KeyCap, KeyCatcher, Shortcut, ShortcutRow
from monstrarium.ui.dialogs.shortcuts import ShortcutGroup, ShortcutSheet, plain, printed, table_keys, written
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.settings.chores import Chores
from monstrarium.ui.settings.preferences import Preferences
from monstrarium.ui.support import report
from monstrarium.ui.support.report import origin, versions
from monstrarium.ui.window.custom_shortcuts import CustomShortcuts
from monstrarium.ui.window.qt_actions import Actions
from tests.ui.widgets import catch_up, shown
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
    return [cap.text() for cap in sheet.findChildren(KeyCap) if cap.isVisible()]


def press(window: QWidget, text: str) -> None:
    QTest.mouseClick(next(each for each in window.findChildren(Button) if each.text() == text), LEFT)


@pytest.mark.parametrize("rare", [Qt.Key.Key_Undo, Qt.Key.Key_F14, Qt.Key.Key_Exit, Qt.Key.Key_Help])
def test_keys_are_written_without_those_that_hardly_any_keyboard_has(qapp: QGuiApplication, rare: Qt.Key) -> None:
    assert written([QKeySequence("Ctrl+Z"), QKeySequence("F12"), QKeySequence(rare)]) == ("Ctrl+Z", "F12")


def test_every_group_shows_its_keys(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    assert rows(sheet) == ["Ctrl+O", "Ctrl+Q", "Ctrl+Z", "Alt+Backspace"]
    assert len(sheet.findChildren(ShortcutGroup)) == 2


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
    with qtbot.waitSignal(sheet.finished):
        QTest.keyClick(sheet.search, Qt.Key.Key_Escape)


def test_the_printed_sheet_has_every_command_and_key(qapp: QGuiApplication) -> None:
    words = printed(SHORTCUTS).toPlainText()
    assert all(each.text in words and key in words for each in SHORTCUTS for key in each.keys)


@pytest.mark.usefixtures("pseudo")
def test_every_word_of_the_shortcuts_is_spoken_and_none_is_cut_off(qtbot: QtBot) -> None:
    sheet = shown(qtbot, ShortcutSheet([*SHORTCUTS, *table_keys()]), 960, 600)
    keys = ["Ctrl", "Alt", "Backspace", "Tab", "Shift", "Return", "Esc"]
    check_words(sheet, ["Game", "Open", "Quit", "Move", "Undo", *keys])


# ---- custom shortcuts


@pytest.fixture
def chores(qapp: QApplication) -> Chores:
    """The queue that writes small files."""
    return Chores(qapp)


@pytest.fixture
def own(qtbot: QtBot, tmp_path: Path, chores: Chores) -> Iterator[CustomShortcuts]:
    """The commands of a window, and the settings that keep their shortcuts."""
    window = shown(qtbot, QWidget(), 300, 200)
    yield CustomShortcuts(Actions(window, {}), Preferences(tmp_path / "settings.ini", chores, window))
    window.close()


def own_sheet(bot: QtBot, own: CustomShortcuts) -> ShortcutSheet:
    sheet = ShortcutSheet(own.shortcuts(), keyboard=own)
    sheet.reset_asked.connect(own.reset_all)
    return shown(bot, sheet, 1100, 800)


def row(sheet: ShortcutSheet, text: str) -> ShortcutRow:
    return next(each for each in sheet.findChildren(ShortcutRow) if each.entry.text == text)


def caps(row: ShortcutRow) -> list[str]:
    catch_up()
    return [cap.text() for cap in row.findChildren(KeyCap) if cap.isVisible()]


def listen(row: ShortcutRow) -> KeyCatcher:
    QTest.keyClick(row, Qt.Key.Key_Return)
    catch_up()
    catcher = row.findChild(KeyCatcher)
    assert catcher is not None
    return catcher


def test_a_command_gets_other_keys_at_once_and_for_good(
    qtbot: QtBot, own: CustomShortcuts, chores: Chores, tmp_path: Path
) -> None:
    sheet = own_sheet(qtbot, own)
    hint = row(sheet, "Hint")
    QTest.mouseClick(hint, LEFT)
    QTest.keyClick(listen(hint), Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert caps(hint) == ["Ctrl+J"]
    assert own.shortcut("hint").keys == ("Ctrl+J",)
    assert chores.settle()
    assert load_settings(tmp_path / "settings.ini")[0].keys == {"hint": "Ctrl+J"}
    assert Actions(sheet, {"hint": "Ctrl+J"})["hint"].shortcut() == QKeySequence("Ctrl+J")


def test_keys_that_mean_something_else_are_asked_about_first(qtbot: QtBot, own: CustomShortcuts) -> None:
    sheet = own_sheet(qtbot, own)
    hint, shelf = row(sheet, "Hint"), row(sheet, "Back to Shelf")
    before = caps(shelf)
    QTest.keyClick(listen(hint), Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    catch_up()
    assert caps(hint) == ["H"]
    assert caps(shelf) == before
    press(hint, "Change It")
    assert caps(hint) == ["Ctrl+W"]
    assert caps(shelf) == []


def test_a_doubt_can_be_left_as_it_is(qtbot: QtBot, own: CustomShortcuts) -> None:
    sheet = own_sheet(qtbot, own)
    hint = row(sheet, "Hint")
    QTest.keyClick(listen(hint), Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    catch_up()
    press(hint, "Leave It")
    assert caps(hint) == ["H"]
    assert own.shortcut("shelf").keys == ("Ctrl+W",)


def test_escape_gives_up_and_keeps_the_sheet(qtbot: QtBot, own: CustomShortcuts) -> None:
    sheet = own_sheet(qtbot, own)
    hint = row(sheet, "Hint")
    QTest.keyClick(listen(hint), Qt.Key.Key_Escape)
    assert caps(hint) == ["H"]
    assert sheet.isVisible()
    assert hint.hasFocus()


def test_backspace_takes_the_keys_away(qtbot: QtBot, own: CustomShortcuts) -> None:
    sheet = own_sheet(qtbot, own)
    hint = row(sheet, "Hint")
    QTest.keyClick(listen(hint), Qt.Key.Key_Backspace)
    assert caps(hint) == []


def test_keys_go_back_one_by_one_and_all_together(qtbot: QtBot, own: CustomShortcuts) -> None:
    sheet = own_sheet(qtbot, own)
    hint, moves = row(sheet, "Hint"), row(sheet, "List Moves")
    for each, key in ((hint, Qt.Key.Key_J), (moves, Qt.Key.Key_Y)):
        QTest.keyClick(listen(each), key)
    press(hint, "Reset")
    assert (caps(hint), caps(moves)) == (["H"], ["Y"])
    press(sheet, "Restore Defaults")
    assert (caps(hint), caps(moves)) == (["H"], ["M"])


def test_what_a_command_is_called_is_plain() -> None:
    assert plain("&New Match…") == "New Match"


@pytest.mark.usefixtures("pseudo")
def test_every_word_about_keys_of_ones_own_is_spoken(qtbot: QtBot, own: CustomShortcuts) -> None:
    sheet = own_sheet(qtbot, own)
    hint = next(each for each in sheet.findChildren(ShortcutRow) if each.entry.command == "hint")
    QTest.keyClick(listen(hint), Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    catch_up()
    names = {word for each in own.shortcuts() for keys in each.keys for word in keys.split("+")}
    check_words(sheet, sorted(names - {""}))


# ---- about


def about_of(bot: QtBot, folders: Folders, art: Art) -> About:
    return shown(bot, About(folders, art), 720, 720)


def test_diagnostics_are_copied_without_the_home_folder(
    qtbot: QtBot, folders: Folders, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(folders.saves.parent))
    monkeypatch.setenv("USERPROFILE", str(folders.saves.parent))
    press(about_of(qtbot, folders, art), "Copy Diagnostics")
    copied = QGuiApplication.clipboard().text()
    assert f"Monstrarium: {__version__}" in copied
    assert "~" in copied
    assert str(folders.saves.parent) not in copied


def test_about_and_diagnostics_say_how_the_program_was_installed_and_where(
    qtbot: QtBot, folders: Folders, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    image = folders.saves.parent / "Monstrarium.AppImage"
    monkeypatch.setenv("HOME", str(folders.saves.parent))
    monkeypatch.setattr(report, "installed", lambda: Installed(BY_KEY["appimage"], image))
    about = about_of(qtbot, folders, art)
    read = [each.text().replace("\u200b", "") for each in about.findChildren(QLabel)]
    assert read[read.index("AppImage") + 1] == str(image)
    press(about, "Copy Diagnostics")
    assert "\nAppImage: ~/Monstrarium.AppImage\n" in QGuiApplication.clipboard().text()


def test_a_folder_is_opened_and_made_when_it_is_not_there_yet(
    qtbot: QtBot, folders: Folders, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    press(about_of(qtbot, folders, art), "Open")
    assert opened == [QUrl.fromLocalFile(str(folders.saves))]
    assert folders.saves.is_dir()


def test_packs_are_listed_and_those_left_out_are_told(qtbot: QtBot, folders: Folders, art: Art) -> None:
    for name, label in (("swamp", 'key = "swamp"\ntitle = "Swamp"\ngame = "pantry"\n'), ("odd", "key = 1\n")):
        (folders.packs / name).mkdir(parents=True)
        (folders.packs / name / "pack.toml").write_text(label)

    about = about_of(qtbot, folders, art)
    words = [label.text().replace("\u200b", "") for label in about.findChildren(QLabel)]
    press(about, "Copy Diagnostics")

    assert "version 1, for pantry" in words
    assert any(str(folders.packs / "odd" / "pack.toml") in text for text in words)
    assert "Swamp: version 1, for pantry" in QGuiApplication.clipboard().text()


def test_the_licence_is_shown_when_asked_for(qtbot: QtBot, folders: Folders, art: Art) -> None:
    about = about_of(qtbot, folders, art)
    licence = about.findChild(QPlainTextEdit)
    assert licence is not None
    assert not licence.isVisible()
    press(about, "Show Licence")
    assert licence.isVisible()
    assert "MIT License" in licence.toPlainText()


@pytest.mark.usefixtures("pseudo")
def test_every_word_about_the_program_is_spoken_and_none_is_cut_off(qtbot: QtBot, folders: Folders, art: Art) -> None:
    made_of = [fact for pair in versions() for fact in pair if "⟦" not in fact]
    lies = [str(folders.saves.parent), str(origin()[1])]
    check_words(about_of(qtbot, folders, art), ["Monstrarium", *lies, *made_of, *SUBFOLDERS])


SUBFOLDERS = ("saves", "packs", "exports", "state", "config", "cache", "logs")
