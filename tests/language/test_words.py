"""Sentences are translated, and their fields are filled in every language."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrarium.content.catalogues import Pseudo, speak
from monstrarium.language.words import _, _n, mark, said


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
    spoken = Pseudo().gettext(text)
    assert len(spoken) >= 1.5 * len(text)
    assert spoken[0] == "⟦"
    assert spoken[-1] == "⟧"


@pytest.mark.parametrize("language", ["en", "xx", "", "../../etc"])
def test_a_language_without_words_falls_back_to_english(language: str, tmp_path: Path) -> None:
    speak(language, tmp_path)
    assert _("Roll the die.") == "Roll the die."


@pytest.mark.usefixtures("pseudo")
def test_without_a_choice_the_language_of_the_system_is_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_catalogue(tmp_path / "xx" / "LC_MESSAGES", "Roll the die.", "Würfle.")
    monkeypatch.setenv("LANGUAGE", "xx")
    speak("", tmp_path)
    assert _("Roll the die.") == "Würfle."


def write_catalogue(folder: Path, sentence: str, spoken: str) -> None:
    """Write a compiled catalogue with its header and one sentence."""
    pairs = [(b"", b"Content-Type: text/plain; charset=UTF-8\n"), (sentence.encode(), spoken.encode())]
    offset, texts, tables = 28 + 16 * len(pairs), b"", [b"", b""]
    for side in (0, 1):
        for pair in pairs:
            tables[side] += struct.pack("<II", len(pair[side]), offset + len(texts))
            texts += pair[side] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    folder.mkdir(parents=True)
    (folder / "monstrarium.mo").write_bytes(head + tables[0] + tables[1] + texts)


@pytest.mark.parametrize(
    "stored",
    ["{card:>1200000000}", "{card.__class__.__mro__}", "{card[0]}", "{card!r}", "{0}", "{other}", "{", "{card"],
)
def test_a_stored_sentence_asks_for_named_fields_and_nothing_else(stored: str) -> None:
    assert said(stored, card="Jam") == stored


def test_a_catalogue_that_is_none_leaves_english_and_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "xx" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "monstrarium.mo").write_bytes(b"\xde\x12\x04\x95" + b"\xff" * 40)
    assert "monstrarium.mo" in speak("xx", tmp_path)
    assert _("Roll the die.") == "Roll the die."
