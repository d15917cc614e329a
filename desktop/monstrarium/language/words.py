"""Translation: every sentence that people read passes through a function here, with named fields.

The language of a process is set once at its start, like its locale. It is the one piece of state that a module of this
program keeps: passing a translator to every rule would only hide the sentences.
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Mapping

ENGLISH = "en"
"""The language in which the sentences are written."""
NAMED = re.compile(r"\{(\w+)\}", re.ASCII)


class Translator:
    """Holds the catalogue and the code of the present language, which `content.catalogues.speak` sets."""

    catalogue: gettext.NullTranslations = gettext.NullTranslations()
    language: str = ENGLISH


def _(text: str, **fields: object) -> str:
    """The sentence in the present language, its named fields filled in."""
    said = Translator.catalogue.gettext(text)
    return said.format(**fields) if fields else said


def _n(one: str, many: str, n: int, **fields: object) -> str:
    """The sentence in the singular or plural for the number n, which is the field `n` in it."""
    return Translator.catalogue.ngettext(one, many, n).format(n=n, **fields)


def mark(text: str) -> str:
    """Mark a sentence for translation that is kept as data and translated later by `said`."""
    return text


def said(text: str, **fields: object) -> str:
    """A marked sentence in the present language, its named fields filled in.

    The sentence may come from a saved match, so only plain names are fields; other braces stay as they are.
    """
    if not text:
        return ""
    spoken = Translator.catalogue.gettext(text)
    return _filled(spoken, fields) if fields else spoken


def said_n(one: str, many: str, n: int, **fields: object) -> str:
    """The marked sentence in the singular or plural for the number n, in the present language."""
    return _filled(Translator.catalogue.ngettext(one, many, n), {"n": n, **fields})


def _filled(text: str, fields: Mapping[str, object]) -> str:
    return NAMED.sub(lambda field: str(fields[field[1]]) if field[1] in fields else field[0], text)
