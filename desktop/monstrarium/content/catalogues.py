"""Setting the language: catalogues of translations, and a made-up language for tests."""

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
    """English with accents, lengthened by half and in brackets: it shows what is untranslated or would be cut off."""

    def gettext(self, message: str) -> str:
        parts = FIELD.split(message)
        letters = sum(len(part) for part in parts[::2])
        spoken = "".join(part if part.startswith("{") else part.translate(ACCENTS) for part in parts)
        return f"⟦{spoken}{'·' * ((letters + 1) // 2)}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def speak(language: str, locale: Path | None = None) -> str:
    """Set the language of this process: the code of a catalogue under `locale`, "pseudo", or empty for the system's.

    Without a catalogue it is English. Returns empty, or a sentence about a catalogue that cannot be read.
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
