"""The language that a person has chosen, for this process: in the settings, else on the system."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from ...content.catalogues import catalogues, speak
from ...content.places import resources
from ...storage.paths import places
from ...storage.settings import SETTINGS, load_settings
from ..kit import lazy


def locale_folder() -> Path:
    """The folder of the catalogues that come with the program."""
    return resources() / "locale"


def speak_chosen() -> str:
    """Speak the language of the settings; empty, or a sentence about a catalogue that cannot be read."""
    settings, _trouble = load_settings(places().config / SETTINGS)  # The window tells the trouble.
    return speak_setting(settings.language)


def speak_setting(language: str) -> str:
    """Speak the language that a setting names, or the system's if it is empty."""
    return speak(language, locale_folder(), () if language else system_languages())


def system_languages() -> Sequence[str]:
    """The languages of the system where the environment does not name them, the dearest first."""
    if sys.platform not in ("win32", "darwin") or not catalogues(locale_folder()):
        return ()
    try:
        languages: Sequence[str] = lazy.qt_core().QLocale.system().uiLanguages()
    except ImportError:  # What Qt lacks is said in English then.
        return ()
    return languages
