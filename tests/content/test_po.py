"""Translations are read, checked entry by entry, and compiled to what gettext reads."""

from __future__ import annotations

import gettext
import io

import pytest

from monstrarium.content.po import PoError, compiled, read_po
from tests.support.languages import PO_HEADER, quoted

POLISH = PO_HEADER.replace(
    "nplurals=2; plural=(n != 1)",
    "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2",
)


def spoken(text: str) -> gettext.GNUTranslations:
    """What gettext makes of a file."""
    return gettext.GNUTranslations(io.BytesIO(compiled(read_po(text))))


def entry(one: str, *said: str, many: str = "") -> str:
    if not many:
        return f"\nmsgid {quoted(one)}\nmsgstr {quoted(said[0])}\n"
    forms = "".join(f"msgstr[{at}] {quoted(form)}\n" for at, form in enumerate(said))
    return f"\nmsgid {quoted(one)}\nmsgid_plural {quoted(many)}\n{forms}"


def test_a_sentence_is_said() -> None:
    assert spoken(PO_HEADER + entry("Roll the die.", "Würfle.")).gettext("Roll the die.") == "Würfle."


def test_many_sentences_are_each_found() -> None:
    pairs = {f"Sentence {n}": f"Satz {n}" for n in range(200)}
    words = spoken(PO_HEADER + "".join(entry(*pair) for pair in pairs.items()))
    assert {one: words.gettext(one) for one in pairs} == pairs


def test_quotes_tabs_and_line_ends_come_through() -> None:
    odd = 'Say "go"\n\tor \\ wait.'
    assert spoken(PO_HEADER + entry("Go.", odd)).gettext("Go.") == odd


def test_a_sentence_over_several_lines_is_one() -> None:
    text = PO_HEADER + '\n#: table.py\nmsgid ""\n"Roll "\n"the die."\nmsgstr ""\n"Wür"\n"fle."\n'
    assert spoken(text).gettext("Roll the die.") == "Würfle."


def test_the_rule_of_the_language_chooses_the_form() -> None:
    words = spoken(POLISH + entry("{n} point", "{n} punkt", "{n} punkty", "{n} punktów", many="{n} points"))
    said = [words.ngettext("{n} point", "{n} points", n).format(n=n) for n in (1, 3, 5, 12, 22)]
    assert said == ["1 punkt", "3 punkty", "5 punktów", "12 punktów", "22 punkty"]


@pytest.mark.parametrize("mark", ["#, fuzzy\n", "#~ "])
def test_what_is_fuzzy_or_over_is_left_out(mark: str) -> None:
    lines = "".join(f"#~ {line}\n" for line in entry("Roll.", "Würfle.").strip().splitlines())
    text = mark + entry("Roll.", "Würfle.").lstrip() if "fuzzy" in mark else lines
    assert read_po(f"{PO_HEADER}\n{text}").entries == ()


def test_what_is_not_translated_yet_is_left_out_without_a_word() -> None:
    catalogue = read_po(PO_HEADER + entry("Roll.", "") + entry("{n} point", "", "", many="{n} points"))
    assert (catalogue.entries, catalogue.complaints) == ((), ())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (entry("{name} rolls.", "Jemand würfelt."), "lacks the field {name}"),
        (entry("{name} rolls.", "{nam} würfelt."), "lacks the field {name}"),
        (entry("Someone rolls.", "{name} würfelt."), "has not: {name}"),
        (entry("{here:.3f} ms", "{here} ms"), "lacks the field {here:.3f}"),
        (entry("{name} rolls.", "{name:>900000000} würfelt."), "lacks the field {name}"),
        (entry("{name} rolls.", "{name} würfelt {name.__class__}."), "has not: {name.__class__}"),
        (entry("{name} rolls.", "{name würfelt."), "fields are broken"),
        (entry("{n} of {all}", "einer", "{n} von {all}", many="{n} of {all}"), "lacks the field {all}"),
        (entry("{n} point", "{n} Punkt", many="{n} points"), "it has 1 forms of the plural, and the language 2"),
        (entry("{n} point", "{n} a", "{n} b", "{n} c", many="{n} points"), "it has 3 forms of the plural"),
        (entry("{n} point", "{n} Punkt", "", many="{n} points"), "a form of the plural is empty"),
    ],
)
def test_an_entry_that_does_not_fit_is_left_out_and_told_by_its_line(text: str, reason: str) -> None:
    catalogue = read_po(PO_HEADER + text)
    assert catalogue.entries == ()
    assert catalogue.complaints[0].startswith(f"line {len(PO_HEADER.splitlines()) + 2}: ")
    assert reason in catalogue.complaints[0]


def test_a_form_of_the_plural_may_leave_out_the_number() -> None:
    text = entry("{n} point for {name}", "Punkt für {name}", "{n} Punkte für {name}", many="{n} points for {name}")
    assert read_po(PO_HEADER + text).complaints == ()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no header"),
        (entry("Roll.", "Würfle."), "no header"),
        (PO_HEADER.replace("UTF-8", "ISO-8859-1"), "charset=UTF-8"),
        (PO_HEADER.replace('"Plural', '"Plural-'), "Plural-Forms"),
        (PO_HEADER.replace("(n != 1)", "n +"), "rule of plurals cannot be read"),
        (PO_HEADER.replace("(n != 1)", "n / 0"), "rule of plurals cannot be read"),
        (PO_HEADER.replace("(n != 1)", "n"), "chooses a form that it has not"),
        (PO_HEADER + entry("Roll.", "a") + entry("Roll.", "b"), "line 9: this sentence stands there twice"),
        (PO_HEADER + "\nmsgid Roll.\n", "line 6 cannot be read"),
        (PO_HEADER + '\nmsgid "Roll."\n', "line 6: the entry is not complete"),
        (PO_HEADER + '\nmsgctxt "menu"\nmsgid "Roll."\nmsgstr "Würfle."\n', "not complete"),
    ],
)
def test_what_is_no_catalogue_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(PoError, match=reason.replace("(", r"\(")):
        read_po(text)
