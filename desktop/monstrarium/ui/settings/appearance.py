"""The look of the windows: the style Fusion with a palette, light, dark or of high contrast, at a text size."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from ...files import MEGABYTE, read_text

Role = QPalette.ColorRole
STYLE = ("-style", "fusion")
"""Arguments of the application. Chosen there, the style costs nothing; touching QStyle here costs 4 ms."""
SYSTEM, OWN = "system", "own"
ROLES: dict[Role, tuple[str, str, str]] = {
    # role: light, dark, contrast
    Role.Window: ("#f3ede2", "#221d26", "#000000"),
    Role.WindowText: ("#2a2230", "#ede6dc", "#ffffff"),
    Role.Base: ("#fffcf6", "#2b2530", "#000000"),
    Role.AlternateBase: ("#f8f2e7", "#322b38", "#141414"),
    Role.Text: ("#2a2230", "#ede6dc", "#ffffff"),
    Role.PlaceholderText: ("#6b6170", "#a89fae", "#d8d8d8"),
    Role.Button: ("#ece4d5", "#3a3241", "#000000"),
    Role.ButtonText: ("#2a2230", "#ede6dc", "#ffffff"),
    Role.BrightText: ("#b3261e", "#ff8f80", "#ff9d8f"),
    Role.ToolTipBase: ("#2f2735", "#f3ede2", "#000000"),
    Role.ToolTipText: ("#f6f0e6", "#2a2230", "#ffffff"),
    Role.Highlight: ("#1b7268", "#57c2b0", "#ffe14d"),
    Role.HighlightedText: ("#ffffff", "#10231f", "#000000"),
    Role.Accent: ("#1b7268", "#57c2b0", "#ffe14d"),
    Role.Link: ("#14655c", "#6fd3c1", "#8ce4ff"),
    Role.LinkVisited: ("#6a3d86", "#c79be0", "#d9b8ff"),
    Role.Light: ("#fffdf9", "#4a4152", "#ffffff"),
    Role.Midlight: ("#f0e8da", "#40374a", "#8a8a8a"),
    Role.Mid: ("#cfc4b2", "#564c60", "#ffffff"),
    Role.Dark: ("#857861", "#8a7f97", "#ffffff"),  # The edge of whatever can be used: 3:1 to all grounds.
    Role.Shadow: ("#4d4336", "#0b080e", "#000000"),
}
FADED: dict[Role, tuple[str, str, str]] = {
    Role.WindowText: ("#8d8494", "#7d7385", "#9e9e9e"),
    Role.Text: ("#8d8494", "#7d7385", "#9e9e9e"),
    Role.ButtonText: ("#8d8494", "#7d7385", "#9e9e9e"),
    Role.Highlight: ("#b9b0a2", "#51485a", "#5c5c5c"),
    Role.Accent: ("#b9b0a2", "#51485a", "#5c5c5c"),
    Role.HighlightedText: ("#fffcf6", "#a89fae", "#ffffff"),
}
SCHEMES = ("light", "dark", "contrast")
MENU = QColor("#2e2e2e")
"""The ground of menus in high contrast. On black they would have no edge: Fusion draws it darker than a window."""


def palette_for(scheme: str) -> QPalette:
    """The palette of a scheme: light, dark or contrast."""
    column = SCHEMES.index(scheme)
    palette = QPalette()
    for role, colours in ROLES.items():
        palette.setColor(role, QColor(colours[column]))
    for role, colours in FADED.items():
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours[column]))
    return palette


def scheme_of(palette: QPalette) -> str:
    """The scheme of a widget's palette, for the few colours that no role has."""
    window = palette.color(Role.Window)
    if window.value() == 0:
        return "contrast"
    return "dark" if window.lightness() < 128 else "light"


class Style(QObject):
    """Sets the palette and font of the application, and follows the system when that turns light or dark."""

    changed = Signal()

    def __init__(self, app: QApplication, family: str = "") -> None:
        """`family` is the program's own font, which is worn unless the system's is asked for."""
        super().__init__(app)
        self._app = app
        self._hints = app.styleHints()
        self._font = QFont(app.font())
        self._family = family
        self._asked = (SYSTEM, SYSTEM)
        self.scheme = ""
        """light, dark or contrast."""
        self.motion = "full"
        """full, short or off."""
        self._hints.colorSchemeChanged.connect(self._follow_system)

    def wear(self, scheme: str = SYSTEM, motion: str = SYSTEM, text_scale: int = 100, letters: str = OWN) -> None:
        """Use a scheme, a motion, letters (each may be "system", letters also "own") and a text size in percent."""
        self._asked = (scheme, motion)
        self._write(letters, text_scale)
        self._follow_system()

    def calm(self) -> bool:
        """Whether the system asks for less of what catches the attention."""
        return reduced_motion(self._hints)

    def _follow_system(self) -> None:
        scheme, motion = self._asked
        worn = self._system_scheme() if scheme == SYSTEM else scheme
        allowed = motion if motion != SYSTEM else ("off" if reduced_motion(self._hints) else "full")
        if (worn, allowed) == (self.scheme, self.motion):
            return
        if worn != self.scheme:
            palette = palette_for(worn)
            self._app.setPalette(palette)
            QToolTip.setPalette(palette)
            if worn == "contrast":
                palette.setColor(Role.Base, MENU)
            self._app.setPalette(palette, "QMenu")  # type: ignore[arg-type]  # PySide refuses bytes.
        self.scheme, self.motion = worn, allowed
        self.changed.emit()

    def _system_scheme(self) -> str:
        if _preference(self._hints, "contrastPreference") == "HighContrast":
            return "contrast"
        return "dark" if self._hints.colorScheme() == Qt.ColorScheme.Dark else "light"

    def _write(self, letters: str, percent: int) -> None:
        font = QFont(self._font)
        if self._family and letters != SYSTEM:
            font.setFamilies([self._family, *self._font.families()])
        if font.pointSizeF() > 0:
            font.setPointSizeF(round(font.pointSizeF() * percent / 100, 1))
        else:
            font.setPixelSize(round(font.pixelSize() * percent / 100))
        if font != self._app.font():
            self._app.setFont(font)
            self._tell_of_font()

    def _tell_of_font(self) -> None:
        """Qt does not tell widgets with a font size of their own, as headings have. Labels come first, then their
        parents.
        """
        for widget in sorted(self._app.allWidgets(), key=lambda widget: not isinstance(widget, QLabel)):
            self._app.sendEvent(widget, QEvent(QEvent.Type.FontChange))


NO_GTK_MOTION = r"(?m)^gtk-enable-animations\s*=\s*(0|false)\s*$"
NO_MOTION = {
    "kdeglobals": r"(?m)^AnimationDurationFactor=0(\.0*)?\s*$",
    "gtk-3.0/settings.ini": NO_GTK_MOTION,
    "gtk-4.0/settings.ini": NO_GTK_MOTION,
}
"""How files of desktops, below the folder of settings, say that motion is unwanted."""


def reduced_motion(hints: QStyleHints) -> bool:
    """Whether the system asks for less motion. Qt knows from 6.12 on; before that the files of KDE and GTK are read."""
    if preference := _preference(hints, "motionPreference"):
        return preference == "ReducedMotion"
    if sys.platform in ("win32", "darwin"):
        return False
    config = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return any((text := _text(config / file)) and re.search(said, text) for file, said in NO_MOTION.items())


def _preference(hints: QStyleHints, name: str) -> str:
    """What people who see badly have asked of the system, by Qt's own words; empty where this Qt does not know: the
    contrast from 6.10 on, the motion from 6.12 on.
    """
    # The object dies with the last reference to the hints, which the caller has.
    known = hints.accessibility() if hasattr(hints, "accessibility") else None
    preference = getattr(known, name, None)
    return preference().name if preference is not None else ""


def _text(path: Path) -> str:
    try:
        return read_text(path, MEGABYTE, "replace")
    except OSError:
        return ""  # No such desktop here.
