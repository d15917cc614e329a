"""Whether there is a screen to open a window on, asked before Qt, which would end the program without a word."""

from __future__ import annotations

from collections.abc import Mapping

from ..language.words import _

NEEDS_NONE = ("win32", "darwin")
NAMES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def missing_display(system: str, environment: Mapping[str, str]) -> str:
    """Empty, or a sentence on what is missing and what to do about it."""
    if system in NEEDS_NONE or any(environment.get(name) for name in NAMES):
        return ""
    return _("There is no display to open a window on: start Monstrarium from a desktop session, or set DISPLAY.")
