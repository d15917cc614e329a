"""Sentences are translated, and their fields are filled in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.content.catalogues import CHOSEN_BY, PseudoLocale, speak
from monstrarium.language.words import Translator, _, _n, mark, said
from tests.support.languages import PO_HEADER, quoted


def test_fields_are_filled_in() -> None:
    assert _("{name} rolls {number}.", name="Ada", number=7) == "Ada rolls 7."


def test_a_sentence_without_fields_may_hold_anything() -> None:
    assert _("100 %") == "100 %"


def test_the_number_chooses_the_sentence() -> None:
    assert [_n("{n} point", "{n} points", n) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


def test_a_marked_sentence_is_said_when_it_is_shown(pseudo: None) -> None:
    kept = mark("Which card?")
    assert kept == "Which card?"
    assert said(kept) == _("Which card?") != kept


def test_a_marked_sentence_takes_its_fields_when_it_is_said() -> None:
    assert said(mark("Throw {card} away?"), card="Jam") == "Throw Jam away?"


def test_nothing_is_said_of_nothing(pseudo: None) -> None:
    assert said("") == ""


@pytest.mark.usefixtures("pseudo")
def test_the_made_up_language_keeps_fields() -> None:
    spoken = _("{name} rolls {number}.", name="Ada", number=7)
    assert spoken.startswith("⟦Ada ")
    assert " 7" in spoken
    assert "rolls" not in spoken


@pytest.mark.usefixtures("pseudo")
def test_the_made_up_language_counts() -> None:
    assert _n("{n} point", "{n} points", 1, of="x") != _n("{n} point", "{n} points", 2)


@given(st.text(alphabet="abcxyz .!", min_size=1, max_size=40))
def test_the_made_up_language_is_half_as_long_again(text: str) -> None:
    spoken = PseudoLocale().gettext(text)
    assert len(spoken) >= 1.5 * len(text)
    assert spoken[0] == "⟦"
    assert spoken[-1] == "⟧"


@pytest.mark.parametrize("language", ["en", "xx", "", "../../etc"])
def test_a_language_without_words_falls_back_to_english(language: str, tmp_path: Path) -> None:
    speak(language, tmp_path)
    assert _("Roll the die.") == "Roll the die."


@pytest.mark.usefixtures("pseudo")
def test_without_a_choice_the_language_of_the_system_is_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_catalogue(tmp_path, "xx", "Roll the die.", "Würfle.")
    monkeypatch.setenv("LANGUAGE", "xx")
    speak("", tmp_path)
    assert _("Roll the die.") == "Würfle."


@pytest.mark.parametrize(
    ("variables", "system", "spoken"),
    [
        ({"LANGUAGE": "yy:xx_YY.UTF-8"}, (), "xx"),
        ({"LC_ALL": "C", "LANG": "xx_YY.UTF-8"}, (), "en"),
        ({"LANG": "xx_YY@euro"}, (), "xx"),
        ({"LANG": "pt_BR.UTF-8"}, (), "pt_BR"),
        ({"LANG": "pt_PT.UTF-8"}, (), "en"),
        ({"LANGUAGE": "en_GB:xx"}, (), "en"),
        ({}, ("yy-ZZ", "xx-YY"), "xx"),
        ({"LANG": "en_US.UTF-8"}, ("xx",), "en"),
    ],
)
def test_the_first_language_of_the_system_that_has_words_is_spoken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], system: tuple[str, ...], spoken: str
) -> None:
    for code in ("xx", "pt_BR"):
        write_catalogue(tmp_path, code, "Roll the die.", code)
    for name in CHOSEN_BY:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    speak("", tmp_path, system)
    assert Translator.language == spoken
    assert _("Roll the die.") == (spoken if spoken != "en" else "Roll the die.")
    speak("en")


def write_catalogue(locale: Path, code: str, sentence: str, spoken: str) -> None:
    """Write a catalogue with one sentence."""
    entry = f"msgid {quoted(sentence)}\nmsgstr {quoted(spoken)}\n"
    (locale / f"{code}.po").write_text(f"{PO_HEADER}\n{entry}", encoding="utf-8")


@pytest.mark.parametrize(
    "stored",
    ["{card:>1200000000}", "{card.__class__.__mro__}", "{card[0]}", "{card!r}", "{0}", "{other}", "{", "{card"],
)
def test_a_stored_sentence_asks_for_named_fields_and_nothing_else(stored: str) -> None:
    assert said(stored, card="Jam") == stored


@pytest.mark.parametrize(
    ("form", "content"),
    [
        ("mo", b"\xde\x12\x04\x95" + b"\xff" * 40),
        ("po", b"words"),
        ("po", b'msgid "Roll the die."\nmsgstr "x"\n'),
        ("po", b"\xff\xfe"),
        ("po", b""),
    ],
)
def test_a_catalogue_that_is_none_leaves_english_and_is_told(tmp_path: Path, form: str, content: bytes) -> None:
    (tmp_path / f"xx.{form}").write_bytes(content)
    assert f"xx.{form}" in speak("xx", tmp_path)
    assert _("Roll the die.") == "Roll the die."
