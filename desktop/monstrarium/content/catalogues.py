"""The languages in which sentences can be said: what lies in a catalogue, and one that is made up for tests."""

from __future__ import annotations

import gettext
import io
import re
import struct
from pathlib import Path

from ..files import SHIPPED, read_bytes
from ..language.words import DOMAIN, Voice, _

PSEUDO = "pseudo"
FIELD = re.compile(r"(\{[^}]*\})")
ACCENTS = str.maketrans("AEIOUYaeiouycnsz", "ÀÉÎÖÛÝàéîöûýçñšž")


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


def speak(language: str, locale: Path | None = None) -> str:
    """Choose the language of this process: a code with a catalogue under `locale`, "pseudo", or empty as the system's.

    Where there is no catalogue, it is English. Empty, or a sentence on a catalogue that cannot be read.
    """
    Voice.catalogue = Pseudo() if language == PSEUDO else gettext.NullTranslations()
    if language == PSEUDO:
        return ""
    for found in gettext.find(DOMAIN, locale, [language] if language else None, all=True):
        try:
            Voice.catalogue = gettext.GNUTranslations(io.BytesIO(read_bytes(Path(found), SHIPPED)))
        except (OSError, ValueError, LookupError, struct.error) as error:
            return _(
                "The words in {path} cannot be read, so everything is in English: {reason}.",
                path=found,
                reason=getattr(error, "strerror", None) or error,
            )
        return ""
    return ""
