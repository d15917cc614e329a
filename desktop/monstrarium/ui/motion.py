"""Whether the system asks for less motion: told by Qt where it knows, else read from where desktops keep it."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from PySide6.QtGui import QStyleHints

from ..files import MEGABYTE, read_text

KDE = (Path("kdeglobals"), re.compile(r"^AnimationDurationFactor=0(\.0*)?\s*$", re.MULTILINE))
GTK = tuple(
    (Path(folder, "settings.ini"), re.compile(r"^gtk-enable-animations\s*=\s*(0|false)\s*$", re.MULTILINE))
    for folder in ("gtk-3.0", "gtk-4.0")
)


def reduced_motion(hints: QStyleHints) -> bool:
    """Whether things should not move. Qt tells from 6.12 on; before that desktops' own files are asked."""
    accessibility = hints.accessibility()
    preference = getattr(accessibility, "motionPreference", None)
    if preference is not None:
        return preference().name == "ReducedMotion"
    if sys.platform in ("win32", "darwin"):
        return False
    config = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return any(pattern.search(_text(config / file)) for file, pattern in (KDE, *GTK))


def _text(path: Path) -> str:
    try:
        return read_text(path, MEGABYTE, "replace")
    except OSError:
        return ""  # No such desktop here.
