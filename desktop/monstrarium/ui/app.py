"""Puts the program together: everything is made here and handed to whoever needs it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import Qt

from ..content.places import resources
from ..engine.words import speak
from ..storage.library import Library
from ..storage.paths import Places, places
from ..storage.recents import Recents
from .application import Application
from .art.renderer import Art
from .desk import Desk
from .lazy import part
from .main_window import MainWindow
from .preferences import Preferences
from .remembered import Remembered
from .style import Style


def run(argv: Sequence[str]) -> int:
    """Open the window with what the command line asks for, and stay until it is closed."""
    launch = part("launch").parse(argv) if argv else None
    app = Application(())
    if sys.platform == "darwin":
        app.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    desk = furnish(app, places(launch.data_dir if launch is not None else None))
    window = MainWindow(desk)
    app.file_asked.connect(window.open_match)
    if launch is not None:
        if launch.files:
            window.open_match(launch.files[0])
        elif launch.resume:
            window.open_newest()
        elif launch.game:
            window.set_up(launch.game)
    window.show()
    return app.exec()


def furnish(app: Application, where: Places) -> Desk:
    """Everything the window works with."""
    preferences = Preferences(where.config / "settings.ini", app)
    settings = preferences.settings
    speak(settings.language, resources() / "locale")
    style = Style(app)
    style.wear(settings.scheme, settings.motion, settings.text_scale)
    return Desk(
        places=where,
        preferences=preferences,
        library=Library(where),
        recents=Recents(where.state / "recent.json"),
        remembered=Remembered(where.state / "window.ini"),
        art=Art(resources(), where.cache / "art"),
        style=style,
    )
