"""Words: every sentence people read passes through here, with named fields, so that it can be said in any language.

The language of a process is set once at its start, like its locale. That is the one piece of state a module keeps in
this program: the alternative, a translator handed to every sentence of every rule, only hides the sentences.
"""

from __future__ import annotations

import gettext
import re
from pathlib import Path

DOMAIN = "monstrarium"
PSEUDO = "pseudo"
FIELD = re.compile(r"(\{[^}]*\})")
ACCENTS = str.maketrans("AEIOUYaeiouycnsz", "ÀÉÎÖÛÝàéîöûýçñšž")


class _Voice:
    """Holds the catalogue that speaks now."""

    catalogue: gettext.NullTranslations = gettext.NullTranslations()


class Pseudo(gettext.NullTranslations):
    """English half as long again between brackets: shows what is untranslated and what would be cut off."""

    def gettext(self, message: str) -> str:
        """The message, accented, lengthened and marked at both ends; its fields stay."""
        parts = FIELD.split(message)
        letters = sum(len(part) for part in parts[::2])
        spoken = "".join(part if part.startswith("{") else part.translate(ACCENTS) for part in parts)
        return f"⟦{spoken}{'·' * ((letters + 1) // 2)}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The same for a sentence with a number."""
        return self.gettext(msgid1 if n == 1 else msgid2)


def speak(language: str, locale: Path | None = None) -> None:
    """Choose the language of this process: a code with a catalogue under `locale`, "pseudo", or empty as the system's.

    Where there is no catalogue, it is English.
    """
    if language == PSEUDO:
        _Voice.catalogue = Pseudo()
    else:
        _Voice.catalogue = gettext.translation(DOMAIN, locale, [language] if language else None, fallback=True)


def _(text: str, **fields: object) -> str:
    """The sentence in the language of the process, its named fields filled in."""
    said = _Voice.catalogue.gettext(text)
    return said.format(**fields) if fields else said


def _n(one: str, many: str, n: int, **fields: object) -> str:
    """The sentence for this number, which is the field `n` in it."""
    return _Voice.catalogue.ngettext(one, many, n).format(n=n, **fields)


def mark(text: str) -> str:
    """Name a sentence that is kept as data and said later with `said`."""
    return text


def said(text: str, **fields: object) -> str:
    """A marked sentence in the language of the process, its named fields filled in."""
    return _(text, **fields) if text else ""
