"""The template that translators start from: complete, current, and nothing in it that cannot be translated."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest
import words


def gathered(folder: Path, source: str) -> str:
    (folder / "table.py").write_text(source, encoding="utf-8")
    return words.template(folder, folder, folder)


def gathered_cards(folder: Path, cards: str) -> str:
    (folder / "parts.toml").write_text(cards, encoding="utf-8")
    return words.template(folder, folder, folder)


def test_the_template_is_current() -> None:
    written = words.TEMPLATE.read_text(encoding="utf-8")
    assert written == words.template(words.SOURCES, words.CARDS, words.ROOT), "run python packaging/words.py"


def test_a_sentence_is_listed_with_its_file(tmp_path: Path) -> None:
    text = gathered(tmp_path, '_("{name} rolls.", name=name)')
    assert '#: table.py\n#, python-brace-format\nmsgid "{name} rolls."\nmsgstr ""\n' in text


def test_a_sentence_with_a_number_has_both_forms(tmp_path: Path) -> None:
    text = gathered(tmp_path, '_n("{n} point", "{n} points", score)')
    assert 'msgid "{n} point"\nmsgid_plural "{n} points"\nmsgstr[0] ""\nmsgstr[1] ""\n' in text


def test_a_marked_sentence_is_listed(tmp_path: Path) -> None:
    assert 'msgid "Quad"' in gathered(tmp_path, 'BOX = mark("Quad")')


def test_a_sentence_over_two_literals_is_one(tmp_path: Path) -> None:
    assert 'msgid "One line and another."' in gathered(tmp_path, '_("One line "\n  "and another.")')


def test_quotes_and_line_ends_are_escaped(tmp_path: Path) -> None:
    assert r'msgid "Say \"go\"\nor wait."' in gathered(tmp_path, "_('Say \"go\"\\nor wait.')")


@pytest.mark.parametrize("what", ["name", "text", "label", "first", "last", "quip"])
def test_what_is_read_on_a_card_is_listed_with_what_it_is(tmp_path: Path, what: str) -> None:
    text = gathered_cards(tmp_path, f'[[part]]\nkey = "tusk"\n{what} = "Tusk"')
    assert f'#. part: {what}\n#: parts.toml\nmsgid "Tusk"\nmsgstr ""\n' in text


def test_every_card_of_every_game_is_gathered() -> None:
    gathered = words.template(words.SOURCES, words.CARDS, words.ROOT)
    for path in words.CARDS.rglob("*.toml"):
        for cards in tomllib.loads(path.read_text(encoding="utf-8")).values():
            assert [card["name"] for card in cards if f"msgid {words.quoted(card['name'])}\n" not in gathered] == []


def test_what_only_the_rules_read_on_a_card_is_not_listed(tmp_path: Path) -> None:
    text = gathered_cards(tmp_path, '[[part]]\nkey = "tusk"\nvalue = 3\ntext = ""\nargs = { most = 2 }')
    assert text == words.HEADER


def test_words_of_cards_and_sentences_are_listed_once(tmp_path: Path) -> None:
    (tmp_path / "table.py").write_text('_("Tusk")', encoding="utf-8")
    text = gathered_cards(tmp_path, '[[part]]\nname = "Tusk"\n[[core]]\nlast = "Tusk"')
    assert text.count('msgid "Tusk"') == 1
    assert "#. core: last, part: name\n#: parts.toml table.py\n" in text


def test_a_card_with_a_field_in_its_words_is_refused_by_its_key(tmp_path: Path) -> None:
    with pytest.raises(words.Refused, match=r"^parts\.toml: part 'tusk': its text has a field"):
        gathered_cards(tmp_path, '[[part]]\nkey = "tusk"\ntext = "Gain {n} infamy."')


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("_(text)", "not written out"),
        ('_(f"{name} rolls.")', "not written out"),
        ('_n("{n} point", many, n)', "not written out"),
        ('_("{} rolls.", name=name)', "not a plain name"),
        ('_("{0} rolls.", name=name)', "not a plain name"),
        ('_("{seat.name} rolls.", seat=seat)', "not a plain name"),
        ('_("{name} rolls.", name)', "by name"),
        ('_("{name} rolls.")', "differ in: name"),
        ('_("The die rolls.", name=name)', "differ in: name"),
        ('_("{name rolls.", name=name)', "broken fields"),
        ('_("")', "empty"),
        ('_n("{n} point", "{n} points", n)\n_n("{n} point", "{n} marks", n)', "another form"),
    ],
)
def test_what_cannot_be_translated_is_refused(tmp_path: Path, source: str, reason: str) -> None:
    with pytest.raises(words.Refused, match=reason):
        gathered(tmp_path, source)


def test_a_refusal_names_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(words.Refused, match=r"^table\.py:2: "):
        gathered(tmp_path, "\n_(text)")


def test_asking_for_help_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(words, "TEMPLATE", tmp_path / "words.pot")
    monkeypatch.setattr(sys, "argv", ["words.py", "--help"])

    with pytest.raises(SystemExit, match="0"):
        words.main()

    assert "Gathers every sentence" in capsys.readouterr().out
    assert not words.TEMPLATE.exists()
