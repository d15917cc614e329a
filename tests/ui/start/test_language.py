"""A new language is one file: it can be chosen by its own name, and then window, commands and Qt speak it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.__main__ import main
from monstrarium.content.catalogues import CHOSEN_BY, speak
from monstrarium.games.boxes import BOXES
from monstrarium.language.words import Translator, _
from monstrarium.storage.paths import places
from monstrarium.storage.settings import SETTINGS, Settings, save_settings
from monstrarium.ui.kit import lazy
from monstrarium.ui.settings.preferences import languages
from monstrarium.ui.start import app as start
from monstrarium.ui.start import chosen_language
from monstrarium.ui.window.main_window import MainWindow
from monstrarium.ui.window.services import Services
from tests.support.languages import PO_HEADER, write_pseudo
from tests.support.shelf import load
from tests.ui.widgets import shown
from tests.ui.words import check_words


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the catalogues; English is spoken afterwards."""
    folder = tmp_path / "locale"
    folder.mkdir()
    monkeypatch.setattr(chosen_language, "locale_folder", lambda: folder)
    yield folder
    speak("en")


@pytest.fixture
def qt_in_english(qapp: QApplication) -> Iterator[None]:
    """Qt speaks English afterwards, from left to right."""
    before = QLocale()
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(before)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def choose(language: str, folder: Path | None = None) -> None:
    """Choose a language in the settings."""
    where = places(folder).config
    where.mkdir(parents=True, exist_ok=True)
    assert save_settings(where / SETTINGS, Settings(language=language)) == ""


def make_services(app: QApplication, folder: Path) -> Services:
    """What the start of the program makes, with everything below a folder."""
    return start.make_services(app, places(folder), load, "tests.support.shelf:load")


def test_commands_speak_the_chosen_language(locale: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (locale / "de.po").write_text(
        f'{PO_HEADER}\nmsgid "Nothing was registered here."\nmsgstr "Hier war nichts eingetragen."\n', encoding="utf-8"
    )
    choose("de")
    assert main(["integrate", "--remove"]) == 0
    assert capsys.readouterr().out == "Hier war nichts eingetragen.\n"


def test_help_and_complaints_about_the_command_line_are_in_the_chosen_language(
    locale: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_pseudo(locale / "eo.po")
    choose("eo")
    assert main(["--help"]) == 0
    assert _("set up a match of this game").startswith("⟦")
    said = capsys.readouterr().out
    assert [word for word in ("usage", "options", "show this", "set up a match", "list the") if word in said] == []
    with pytest.raises(SystemExit):
        main(["a.monstrarium", "b.monstrarium"])
    assert "one match at a time" not in capsys.readouterr().err


@pytest.mark.usefixtures("qt_in_english")
def test_qt_speaks_the_chosen_language_too(qapp: QApplication, tmp_path: Path, locale: Path) -> None:
    (locale / "de.po").write_text(PO_HEADER)
    choose("de", tmp_path)
    make_services(qapp, tmp_path)
    assert Translator.language == "de"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert QLocale().language() is QLocale.Language.German


@pytest.mark.usefixtures("qt_in_english")
def test_a_language_from_right_to_left_turns_the_window(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, locale: Path
) -> None:
    write_pseudo(locale / "he.po")
    choose("he", tmp_path)
    window = MainWindow(make_services(qapp, tmp_path))
    shown(qtbot, window)
    assert window.layoutDirection() is Qt.LayoutDirection.RightToLeft


def test_in_english_nothing_of_qts_languages_is_loaded(
    qapp: QApplication, tmp_path: Path, locale: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "monstrarium.ui.start.qt_language", raising=False)
    (locale / "de.po").write_text(PO_HEADER)
    choose("en", tmp_path)
    make_services(qapp, tmp_path)
    assert "monstrarium.ui.start.qt_language" not in sys.modules
    assert qapp.findChildren(QTranslator) == []


@pytest.mark.usefixtures("qt_in_english")
def test_no_word_of_the_first_window_stays_english_in_a_language_of_one_file(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, locale: Path
) -> None:
    write_pseudo(locale / "eo.po")
    choose("eo", tmp_path)
    window = shown(qtbot, MainWindow(make_services(qapp, tmp_path)))
    check_words(window, ["Monstrarium", *(box.title for box in BOXES.values())])


def test_a_language_of_one_file_is_chosen_by_its_own_name(tmp_path: Path) -> None:
    write_pseudo(tmp_path / "eo.po")
    assert languages(tmp_path) == {"en": "English", "eo": "Esperanto"}


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_where_the_environment_names_no_language_the_system_is_asked(
    locale: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    for name in CHOSEN_BY:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    asked = SimpleNamespace(system=lambda: SimpleNamespace(uiLanguages=lambda: ["de-AT", "en-US"]))
    monkeypatch.setattr(lazy, "qt_core", lambda: SimpleNamespace(QLocale=asked))
    (locale / "de.po").write_text(PO_HEADER)
    assert chosen_language.speak_setting("") == ""
    assert Translator.language == "de"


def test_without_qt_a_system_that_has_to_be_asked_by_it_is_answered_in_english(
    locale: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacking() -> None:
        raise ImportError("no Qt")

    for name in CHOSEN_BY:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(lazy, "qt_core", lacking)
    (locale / "de.po").write_text(PO_HEADER)
    assert chosen_language.speak_setting("") == ""
    assert Translator.language == "en"
