"""The glossary of a game: the words of its rules, what each means, and where they stand in a text."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path
from typing import Annotated, NamedTuple, TypeAlias

import msgspec

from ..engine.plain import Value
from ..language.words import _, said
from .facts import ContentError, load_facts
from .places import resources

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
MOST = 200
"""The most terms of a glossary."""


class Term(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A word of a game. Its texts are English; a language is chosen when they are shown."""

    word: Name
    """The term as it stands in the list of all terms."""
    meaning: Annotated[str, msgspec.Meta(min_length=10, max_length=280)]
    """One or two short sentences."""
    heading: Annotated[str, msgspec.Meta(min_length=2, max_length=80)]
    """The heading of the rules page that tells more."""
    forms: Annotated[tuple[Name, ...], msgspec.Meta(max_length=12)] = ()
    """How else it is written: in the plural, as a verb."""
    everyday: bool = False
    """Whether so many texts use it that it is explained on the rules page alone, and not below cards."""

    def spelt(self) -> tuple[str, ...]:
        """The word and its other forms in the present language."""
        return tuple(dict.fromkeys(said(each) for each in (self.word, *self.forms)))


class Use(NamedTuple):
    """A place in a text where a term is used."""

    start: int
    end: int
    term: Term


class Glossary:
    """The terms of a game, found in texts of the present language."""

    def __init__(self, terms: Iterable[Term]) -> None:
        self.terms = tuple(sorted(terms, key=lambda term: said(term.word).casefold()))
        self._by_form = {form: term for term in reversed(self.terms) for form in term.spelt()}
        forms = sorted(self._by_form, key=len, reverse=True)
        self._pattern = re.compile(rf"\b(?:{'|'.join(map(_either_case, forms))})\b") if forms else None

    def uses(self, text: str) -> list[Use]:
        """Every use of a term, from left to right; of forms that overlap the longest."""
        if self._pattern is None:
            return []
        found = []
        for match in self._pattern.finditer(text):
            form = match[0]
            term = self._by_form.get(form) or self._by_form[form[:1].lower() + form[1:]]
            found.append(Use(match.start(), match.end(), term))
        return found

    def used(self, text: str, most: int, known: Collection[Term] = ()) -> list[Term]:
        """The terms to explain in a text, without those that are known: the first so many in the order of their use."""
        terms = dict.fromkeys(use.term for use in self.uses(text))
        return [term for term in terms if term not in known and not term.everyday][:most]

    def term(self, word: str) -> Term | None:
        """The term with this word or form, in the present language."""
        return self._by_form.get(word)


def read_terms(path: Path) -> tuple[Term, ...]:
    """The terms in a TOML file; ContentError says what is wrong with them, and where."""
    terms = load_facts(path, "term", Term)
    if len(terms) > MOST:
        raise ContentError(_("{path}: there are more than {most} terms.", path=path, most=MOST))
    taken: dict[str, str] = {}
    for term in terms:
        for form in (term.word, *term.forms):
            if form in taken:
                one, other = taken[form], term.word
                raise ContentError(
                    _("{path}: {form!r} stands for {one!r} and {other!r}.", path=path, form=form, one=one, other=other)
                )
            taken[form] = term.word
    return terms


@cache
def _terms_of(game: str) -> tuple[Term, ...]:
    path = resources() / "glossary" / f"{game}.toml"
    return read_terms(path) if path.is_file() else ()


def glossary_of(game: str) -> Glossary:
    """The glossary of a game in the present language, empty where there is none. ContentError as `read_terms`."""
    return Glossary(_terms_of(game))


def _either_case(form: str) -> str:
    """A pattern that finds a form; at the beginning of a sentence, one of small letters too."""
    first = form[0]
    head = f"[{first}{first.upper()}]" if first.islower() and first.upper() != first else re.escape(first)
    return head + re.escape(form[1:])
