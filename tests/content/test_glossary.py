"""A glossary finds its terms in texts, in the language that is spoken; a wrong file is refused with the place."""

from __future__ import annotations

from pathlib import Path

import pytest

from monstrarium.content.catalogues import PSEUDO
from monstrarium.content.facts import ContentError
from monstrarium.content.glossary import MOST, Glossary, Term, read_terms
from tests.support.languages import speaking

LINE = Term("line", "Three numbers side by side.", "The tray", ("lines",))
TRINITY = Term("Trinity", "Three rolled numbers in a line.", "A round", ("Trinities",))
FOURTH = Term("fourth line", "Another thing altogether.", "The end")
GLOSSARY = Glossary((TRINITY, LINE, FOURTH))


def found(text: str) -> list[tuple[str, str]]:
    """The uses of terms in a text: what stands there, and the word of the term."""
    return [(text[use.start : use.end], use.term.word) for use in GLOSSARY.uses(text)]


def test_terms_are_in_the_order_of_the_alphabet() -> None:
    assert [term.word for term in GLOSSARY.terms] == ["fourth line", "line", "Trinity"]


def test_a_term_is_found_in_each_of_its_forms() -> None:
    assert found("Two lines, a line, Trinities.") == [("lines", "line"), ("line", "line"), ("Trinities", "Trinity")]


def test_small_letters_are_found_at_the_beginning_of_a_sentence_too_and_capitals_only_as_they_are() -> None:
    assert found("Lines of a trinity.") == [("Lines", "line")]


def test_a_part_of_a_word_is_no_term() -> None:
    assert found("A guideline and an outliner.") == []


def test_of_two_that_overlap_the_longer_one_is_found() -> None:
    assert found("The fourth line.") == [("fourth line", "fourth line")]


def test_terms_of_a_text_come_in_their_order_once_and_no_more_than_asked_for() -> None:
    text = "A Trinity lies in a line, and no line is the fourth line."
    assert [term.word for term in GLOSSARY.used(text, 2)] == ["Trinity", "line"]
    assert [term.word for term in GLOSSARY.used(text, 9, known=[TRINITY])] == ["line", "fourth line"]


def test_everyday_words_are_found_but_not_explained() -> None:
    everyday = Glossary((Term("line", "Three numbers side by side.", "The tray", everyday=True), TRINITY))
    assert len(everyday.uses("A line, a Trinity.")) == 2
    assert [term.word for term in everyday.used("A line, a Trinity.", 9)] == ["Trinity"]


def test_another_language_has_its_own_words() -> None:
    with speaking(PSEUDO):
        assert Glossary((TRINITY,)).term("Trinity") is None


ENTRY = '[[term]]\nword = "{word}"\nmeaning = "Three numbers side by side."\nheading = "The tray"\n'


def refusal(path: Path, text: str) -> str:
    path.write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        read_terms(path)
    return str(caught.value)


def test_a_word_that_is_explained_twice_is_refused(tmp_path: Path) -> None:
    text = ENTRY.format(word="line") + ENTRY.format(word="row") + 'forms = ["line"]\n'
    assert "'line' stands for 'line' and 'row'" in refusal(tmp_path / "g.toml", text)


def test_an_entry_without_a_heading_is_refused_with_its_line(tmp_path: Path) -> None:
    text = ENTRY.format(word="line") + '[[term]]\nword = "row"\nmeaning = "Three beside each other."\n'
    assert "g.toml:5" in refusal(tmp_path / "g.toml", text)


def test_a_meaning_without_end_is_refused(tmp_path: Path) -> None:
    text = ENTRY.format(word="line").replace("side by side", "side by side " * 40)
    assert "g.toml:1" in refusal(tmp_path / "g.toml", text)


def test_more_terms_than_anybody_reads_are_refused(tmp_path: Path) -> None:
    text = "".join(ENTRY.format(word=f"word{number}") for number in range(MOST + 1))
    assert str(MOST) in refusal(tmp_path / "g.toml", text)
