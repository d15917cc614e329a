"""A setting takes effect as soon as it is chosen."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from monstrarium.content.catalogues import PSEUDO
from monstrarium.content.installed import WAYS, Installed, Way
from monstrarium.storage.settings import LastSetup, Settings
from monstrarium.ui.dialogs.settings import SettingsDialog
from monstrarium.ui.kit.buttons import Button
from monstrarium.ui.kit.fields import DropDown
from monstrarium.ui.settings.chores import Chores
from monstrarium.ui.settings.preferences import languages
from monstrarium.ui.support import integration
from tests.ui.widgets import shown
from tests.ui.words import check_words

LEFT = Qt.MouseButton.LeftButton


SPOKEN = {"de": "Deutsch", "en": "English"}


def dialog_of(
    bot: QtBot, settings: Settings | None = None, developer: bool = False, spoken: Mapping[str, str] = SPOKEN
) -> SettingsDialog:
    dialog = SettingsDialog(settings or Settings(), spoken, Chores(QApplication.instance()), developer=developer)
    return shown(bot, dialog, 700, 640)


def names(dialog: SettingsDialog) -> list[str]:
    return [each.text() for each in dialog.findChildren(Button)]


def press(dialog: SettingsDialog, text: str) -> None:
    QTest.mouseClick(next(each for each in dialog.findChildren(Button) if each.text() == text), LEFT)


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("Dark", "scheme", "dark"),
        ("High contrast", "scheme", "contrast"),
        ("Short", "motion", "short"),
        ("English", "language", "en"),
        ("Off", "motion", "off"),
    ],
)
def test_a_choice_is_told_at_once(qtbot: QtBot, text: str, field: str, value: object) -> None:
    dialog = dialog_of(qtbot)
    with qtbot.waitSignal(dialog.changed) as changed:
        press(dialog, text)
    assert getattr(changed.args[0], field) == value


def test_one_language_is_no_choice(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, spoken={"en": "English"})
    assert "English" not in names(dialog)


def test_every_catalogue_is_a_language_and_english_always_is(tmp_path: Path) -> None:
    for name in ("de.po", "pt_BR.mo", "pt_BR.po", "monstrarium.pot", "README.md"):
        (tmp_path / name).touch()
    assert languages(tmp_path / "none") == {"en": "English"}
    assert list(languages(tmp_path)) == ["de", "en", "pt_BR"]
    assert languages(tmp_path)["de"] == "Deutsch"


def test_the_text_size_is_chosen_by_keyboard(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    sizes = next(each for each in dialog.findChildren(DropDown) if each.currentText() == "100 %")
    sizes.setFocus()
    with qtbot.waitSignal(dialog.changed) as changed:
        QTest.keyClick(sizes, Qt.Key.Key_Down)
    assert changed.args[0].text_scale == 110


def test_an_unusual_text_size_is_offered_too(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, Settings(text_scale=117))
    assert any(each.currentText() == "117 %" for each in dialog.findChildren(DropDown))


def test_choices_add_up(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    press(dialog, "Dark")
    with qtbot.waitSignal(dialog.changed) as changed:
        press(dialog, "Short")
    assert (changed.args[0].scheme, changed.args[0].motion) == ("dark", "short")


def test_defaults_come_back_without_forgetting_who_played(qtbot: QtBot) -> None:
    settings = Settings(scheme="dark", text_scale=150).remember("cybo", LastSetup())
    dialog = dialog_of(qtbot, settings)
    with qtbot.waitSignal(dialog.changed) as changed:
        press(dialog, "Restore Defaults")
    assert changed.args[0] == Settings().remember("cybo", LastSetup())


def test_a_change_made_elsewhere_is_shown(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    dialog.show_settings(Settings(scheme="dark"))
    chosen = [each.text() for each in dialog.findChildren(Button) if each.isChecked()]
    assert "Dark" in chosen


def test_only_developers_are_offered_the_pseudo_locale(qtbot: QtBot) -> None:
    assert "Pseudo-locale" not in names(dialog_of(qtbot))
    assert "Pseudo-locale" in names(dialog_of(qtbot, developer=True))
    assert "Pseudo-locale" in names(dialog_of(qtbot, Settings(language=PSEUDO)))


def test_escape_closes(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.usefixtures("pseudo")
def test_every_word_is_spoken_and_none_is_cut_off(qtbot: QtBot) -> None:
    check_words(dialog_of(qtbot, developer=True), SPOKEN.values())


# ---- the menu of the desktop


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Linux desktop without tools of its own."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", "")


@pytest.mark.usefixtures("linux")
def test_the_program_is_added_to_the_menu_and_taken_out_again(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    entry = Path(os.environ["XDG_DATA_HOME"], "applications", "org.monstrarium.Monstrarium.desktop")
    press(dialog, "Add to Menu")
    wait_for(qtbot, dialog, "is in your menu")
    assert entry.is_file()
    press(dialog, "Take out of Menu")
    wait_for(qtbot, dialog, "among your programs")
    assert not entry.exists()
    assert "Add to Menu" in names(dialog)


@pytest.mark.usefixtures("linux")
def test_a_menu_that_cannot_be_written_is_told_with_its_path(qtbot: QtBot) -> None:
    home = Path(os.environ["XDG_DATA_HOME"])
    home.mkdir(parents=True)
    (home / "applications").write_text("a file in the way")
    dialog = dialog_of(qtbot)
    press(dialog, "Add to Menu")
    wait_for(qtbot, dialog, str(home / "applications"))
    assert "Add to Menu" in names(dialog)


@pytest.mark.usefixtures("linux")
def test_a_file_that_is_kept_is_told(qtbot: QtBot) -> None:
    entry = Path(os.environ["XDG_DATA_HOME"], "applications", "org.monstrarium.Monstrarium.desktop")
    entry.parent.mkdir(parents=True)
    entry.write_text("[Desktop Entry]\nName=Mine\n")
    dialog = dialog_of(qtbot)
    press(dialog, "Add to Menu")
    wait_for(qtbot, dialog, "is kept: ")


@pytest.mark.usefixtures("linux")
@pytest.mark.parametrize("way", [way for way in WAYS if way.in_menu], ids=lambda way: way.key)
def test_what_a_package_has_put_in_the_menu_is_not_offered(
    qtbot: QtBot, way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(integration, "installed", lambda: Installed(way, Path("/")))
    assert "Add to Menu" not in names(dialog_of(qtbot))


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_have_no_such_menu(qtbot: QtBot, system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert "Add to Menu" not in names(dialog_of(qtbot))


def wait_for(bot: QtBot, dialog: SettingsDialog, sentence: str) -> None:
    """Wait until the dialog says a sentence with these words."""
    bot.waitUntil(lambda: any(sentence in each.text() for each in dialog.findChildren(QLabel)))
