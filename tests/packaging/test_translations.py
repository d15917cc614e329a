"""The template for translators is complete and current, and has nothing that cannot be translated."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import translations

from monstrarium.content.catalogues import speak
from monstrarium.content.po import read_entries
from monstrarium.games.hybrid.ground.plan import shipped_lab
from monstrarium.games.hybrid.printed.action_cards import CARDS
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.printed.warriors import PROFILES
from monstrarium.language.words import _
from tests.support.languages import PO_HEADER, write_pseudo


def gathered(folder: Path, source: str) -> str:
    (folder / "table.py").write_text(source, encoding="utf-8")
    return translations.template(folder, folder, folder)


def gathered_cards(folder: Path, cards: str) -> str:
    (folder / "parts.toml").write_text(cards, encoding="utf-8")
    return translations.template(folder, folder, folder)


@pytest.fixture(scope="module")
def template() -> str:
    """The template of the program as it is."""
    return translations.template(translations.SOURCES, translations.CARDS, translations.ROOT)


def test_the_template_is_current(template: str) -> None:
    written = translations.TEMPLATE.read_text(encoding="utf-8")
    assert written == template, "run python packaging/translations.py"


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


@pytest.mark.parametrize("what", ["name", "text", "label", "first", "last", "quip", "title", "briefing"])
def test_what_is_read_on_a_card_is_listed_with_what_it_is(tmp_path: Path, what: str) -> None:
    text = gathered_cards(tmp_path, f'[[part]]\nkey = "tusk"\n{what} = "Tusk"')
    assert f'#. part: {what}\n#: parts.toml\nmsgid "Tusk"\nmsgstr ""\n' in text


def test_every_card_of_every_game_is_gathered(template: str) -> None:
    for path in translations.CARDS.rglob("*.toml"):
        names = [name for card in entries(path) for name in (card.get("name"), card.get("title")) if name]
        assert [name for name in names if f"msgid {translations.quoted(name)}\n" not in template] == []


def entries(path: Path) -> list[dict[str, Any]]:
    """All entries of a template."""
    tables = tomllib.loads(path.read_text(encoding="utf-8")).values()
    return [entry for table in tables if isinstance(table, list) for entry in table]


def test_every_word_of_hybrids_warriors_cards_missions_and_rooms_is_gathered(template: str) -> None:
    said = {
        word for profile in PROFILES for word in (profile.name, profile.quip, *[each.name for each in profile.gear])
    }
    said |= {word for card in CARDS for word in (card.name, card.text, card.quip)}
    said |= {word for mission in MISSIONS.values() for word in (mission.title, mission.briefing, *mission.aims)}
    said |= {name for mission in MISSIONS.values() for name in shipped_lab(mission.plan).room_names}
    assert sorted(word for word in said - {""} if f"msgid {translations.quoted(word)}\n" not in template) == []


def test_each_sentence_of_a_list_is_listed(tmp_path: Path) -> None:
    text = gathered_cards(tmp_path, '[[mission]]\naims = ["Find the key.", "Hold the door."]')
    for aim in ("Find the key.", "Hold the door."):
        assert f'#. mission: aims\n#: parts.toml\nmsgid "{aim}"\n' in text


def test_what_is_read_of_a_thing_that_is_carried_is_listed(tmp_path: Path) -> None:
    text = gathered_cards(tmp_path, '[[warrior]]\nkey = "guard"\ngear = [{ name = "Mace", bonus = 1 }]')
    assert '#. warrior gear: name\n#: parts.toml\nmsgid "Mace"\n' in text


def test_the_other_text_of_a_card_is_listed(tmp_path: Path) -> None:
    text = gathered_cards(tmp_path, '[[enemy]]\ntext = "Hide."\nprinted = { copies = 2, text = "Bite." }')
    assert '#. enemy printed: text\n#: parts.toml\nmsgid "Bite."\n' in text


def test_what_only_the_rules_read_on_a_card_is_not_listed(tmp_path: Path) -> None:
    text = gathered_cards(tmp_path, '[[part]]\nkey = "tusk"\nvalue = 3\ntext = ""\nargs = { most = 2, first = 1 }')
    assert text == translations.HEADER


def test_words_of_cards_and_sentences_are_listed_once(tmp_path: Path) -> None:
    (tmp_path / "table.py").write_text('_("Tusk")', encoding="utf-8")
    text = gathered_cards(tmp_path, '[[part]]\nname = "Tusk"\n[[core]]\nlast = "Tusk"')
    assert text.count('msgid "Tusk"') == 1
    assert "#. core: last, part: name\n#: parts.toml table.py\n" in text


def test_a_card_with_a_field_in_its_words_is_refused_by_its_key(tmp_path: Path) -> None:
    with pytest.raises(translations.Refused, match=r"^parts\.toml: part 'tusk': its text has a field"):
        gathered_cards(tmp_path, '[[part]]\nkey = "tusk"\ntext = "Gain {n} infamy."')


def test_a_carried_thing_with_a_field_in_its_words_is_refused_by_the_key_of_its_card(tmp_path: Path) -> None:
    with pytest.raises(translations.Refused, match=r"^parts\.toml: warrior gear 'guard': its name has a field"):
        gathered_cards(tmp_path, '[[warrior]]\nkey = "guard"\ngear = [{ name = "{n} maces" }]')


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
    with pytest.raises(translations.Refused, match=reason):
        gathered(tmp_path, source)


def test_a_refusal_names_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(translations.Refused, match=r"^table\.py:2: "):
        gathered(tmp_path, "\n_(text)")


# ---- translations


def test_a_whole_translation_fits_and_is_counted(tmp_path: Path) -> None:
    known = write_pseudo(tmp_path / "eo.po")
    assert translations.check(tmp_path / "eo.po", known) == ([], f"eo.po: {len(known)} of {len(known)} sentences")


def test_a_compiled_translation_says_what_the_written_one_says(tmp_path: Path) -> None:
    known = write_pseudo(tmp_path / "eo.po")
    said = []
    for folder in (tmp_path, tmp_path / "compiled"):
        translations.compile_all(tmp_path, folder)
        speak("eo", folder)
        said.append({one: _(one) for one in known})
        speak("en")
    assert said[0] == said[1]
    assert all(text.startswith("⟦") for text in said[0].values())
    assert [path.name for path in (tmp_path / "compiled").iterdir()] == ["eo.mo"]


def test_a_field_that_a_translation_has_lost_fails_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    monkeypatch.setattr(translations, "LOCALE", tmp_path)
    monkeypatch.setattr(translations, "TEMPLATE", tmp_path / "monstrarium.pot")
    monkeypatch.setattr(
        translations, "template", lambda *_folders: f'{PO_HEADER}\nmsgid "{{name}} rolls."\nmsgstr ""\n'
    )
    (tmp_path / "de.po").write_text(f'{PO_HEADER}\nmsgid "{{name}} rolls."\nmsgstr "Jemand würfelt."\n')
    assert translations.gather() == 1
    assert capsys.readouterr().err == "de.po: line 6: it lacks the field {name}\n"


def test_sentences_that_the_program_has_no_more_are_counted(tmp_path: Path) -> None:
    (tmp_path / "de.po").write_text(f'{PO_HEADER}\nmsgid "Roll."\nmsgstr "Würfle."\n')
    assert translations.check(tmp_path / "de.po", {"Go."}) == (
        [],
        "de.po: 0 of 1 sentences, and 1 that the program has no more",
    )


def test_every_translation_that_comes_with_the_program_fits() -> None:
    text = translations.TEMPLATE.read_text(encoding="utf-8")
    known = {entry.one for entry in read_entries(text)}
    assert [line for path in translations.LOCALE.glob("*.po") for line in translations.check(path, known)[0]] == []


def test_asking_for_help_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(translations, "TEMPLATE", tmp_path / "words.pot")
    monkeypatch.setattr(sys, "argv", ["translations.py", "--help"])

    with pytest.raises(SystemExit, match="0"):
        translations.main()

    assert "Gathers the sentences" in capsys.readouterr().out
    assert not translations.TEMPLATE.exists()
