"""Setting the language: catalogues of translations, and a made-up language for tests.

A language is one file in the folder of catalogues, LANGUAGE.po, which is read as it is. Builds put the same catalogue
beside it as LANGUAGE.mo, which is read in a tenth of the time.
"""

from __future__ import annotations

import gettext
import importlib
import io
import os
import re
import struct
from collections.abc import Iterable, Mapping
from pathlib import Path

from ..files import SHIPPED, read_bytes, read_text
from ..language.words import ENGLISH, Translator, _

PSEUDO = "pseudo"
FIELD = re.compile(r"(\{[^}]*\})")
ACCENTS = str.maketrans("AEIOUYaeiouycnsz", "ÀÉÎÖÛÝàéîöûýçñšž")
COMPILED, WRITTEN = ".mo", ".po"
CHOSEN_BY = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the languages of a person; the first that is set counts, as in gettext."""
ENGLISH_TOO = ("C", "POSIX")


class PseudoLocale(gettext.NullTranslations):
    """English with accents, lengthened by half and in brackets: it shows what is untranslated or would be cut off."""

    def gettext(self, message: str) -> str:
        parts = FIELD.split(message)
        letters = sum(len(part) for part in parts[::2])
        spoken = "".join(part if part.startswith("{") else part.translate(ACCENTS) for part in parts)
        return f"⟦{spoken}{'·' * ((letters + 1) // 2)}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def catalogues(locale: Path) -> dict[str, Path]:
    """The catalogues in a folder by the codes of their languages; of two for one language the compiled one."""
    names = sorted(os.listdir(locale), reverse=True) if locale.is_dir() else []  # So .mo comes after .po.
    return {name[:-3]: locale / name for name in names if name.endswith((COMPILED, WRITTEN))}


def speak(language: str, locale: Path | None = None, system: Iterable[str] = ()) -> str:
    """Set the language of this process: a code of a catalogue in `locale`, "pseudo", or empty for the system's.

    The system's languages are those of the environment, else `system`. Without a catalogue it is English. Returns
    empty, or a sentence about a catalogue that cannot be read.
    """
    Translator.catalogue, Translator.language = gettext.NullTranslations(), ENGLISH
    if language == PSEUDO:
        Translator.catalogue, Translator.language = PseudoLocale(), PSEUDO
        return ""
    known = catalogues(locale) if locale is not None else {}
    wanted = [language] if language else [*_of_environment(os.environ)] or [*system]
    code = _first_known(wanted, known)
    if code == ENGLISH:
        return ""
    try:
        Translator.catalogue = gettext.GNUTranslations(io.BytesIO(_compiled(known[code])))
    except (OSError, ValueError, LookupError, struct.error) as error:
        return _(
            "The words in {path} cannot be read, so everything is in English: {reason}.",
            path=known[code],
            reason=getattr(error, "strerror", None) or error,
        )
    Translator.language = code
    return ""


def _compiled(path: Path) -> bytes:
    """The bytes of a .mo file; a catalogue in another form is compiled first."""
    if path.suffix == COMPILED:
        return read_bytes(path, SHIPPED)
    po = importlib.import_module(".po", __package__)  # Most starts need no compiler.
    made: bytes = po.compiled(po.read_po(read_text(path, SHIPPED)))
    return made


def _of_environment(environment: Mapping[str, str]) -> Iterable[str]:
    for name in CHOSEN_BY:
        if value := environment.get(name):
            return value.split(":")
    return ()


def _first_known(wanted: Iterable[str], known: Mapping[str, Path]) -> str:
    """The first wanted language that is known, or the same without its country; English if none is."""
    for each in wanted:
        code = each.partition(".")[0].partition("@")[0].replace("-", "_")
        language = code.partition("_")[0]
        for found in (code, language):
            if found in known:
                return found
        if language == ENGLISH or code in ENGLISH_TOO:
            break
    return ENGLISH
