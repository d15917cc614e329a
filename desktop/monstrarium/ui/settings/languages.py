"""The languages the program can speak: English, and every translation that lies in its folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale

from ...language.words import DOMAIN


def languages(folder: Path) -> dict[str, str]:
    """Codes and names, each in its own words, in the order of the names; English is always among them."""
    codes = {"en", *(catalogue.parts[-3] for catalogue in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))}
    names = {code: _own_name(code) for code in codes}
    return dict(sorted(names.items(), key=lambda named: named[1].casefold()))


def _own_name(code: str) -> str:
    if code == "en":
        return "English"
    name = QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:] if name else code
