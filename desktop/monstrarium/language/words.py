"""Words: every sentence people read passes through here, with named fields, so that it can be said in any language.

The language of a process is set once at its start, like its locale. That is the one piece of state a module keeps in
this program: the alternative, a translator handed to every sentence of every rule, only hides the sentences.
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Mapping

DOMAIN = "monstrarium"
NAMED = re.compile(r"\{(\w+)\}", re.ASCII)


class Voice:
    """Holds the catalogue that speaks now; `voices` chooses it."""

    catalogue: gettext.NullTranslations = gettext.NullTranslations()


def _(text: str, **fields: object) -> str:
    """The sentence in the language of the process, its named fields filled in."""
    said = Voice.catalogue.gettext(text)
    return said.format(**fields) if fields else said


def _n(one: str, many: str, n: int, **fields: object) -> str:
    """The sentence for this number, which is the field `n` in it."""
    return Voice.catalogue.ngettext(one, many, n).format(n=n, **fields)


def mark(text: str) -> str:
    """Name a sentence that is kept as data and said later with `said`."""
    return text


def said(text: str, **fields: object) -> str:
    """A marked sentence in the language of the process, its named fields filled in.

    It may come from a saved match, so a field is a name and nothing else: what asks for more stays as it is written.
    """
    if not text:
        return ""
    spoken = Voice.catalogue.gettext(text)
    return _filled(spoken, fields) if fields else spoken


def said_n(one: str, many: str, n: int, **fields: object) -> str:
    """The marked sentence for this number, which is the field `n` in it, in the language of the process."""
    return _filled(Voice.catalogue.ngettext(one, many, n), {"n": n, **fields})


def _filled(text: str, fields: Mapping[str, object]) -> str:
    return NAMED.sub(lambda field: str(fields[field[1]]) if field[1] in fields else field[0], text)
