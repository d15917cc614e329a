"""Starts the program: makes everything that the window works with, and opens the window."""

from __future__ import annotations

from . import unread  # noqa: F401 - Before all others.

# isort: split
import logging
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ... import __version__
from ...content.catalogues import PSEUDO
from ...content.places import resources
from ...games import load
from ...language.words import ENGLISH, Translator, _
from ...storage.paths import Folders, places
from ...storage.settings import SETTINGS
from ..art import lettering
from ..art.renderer import Art
from ..kit.lazy import part
from ..kit.memory import spare_memory
from ..kit.soon import soon
from ..settings.appearance import Style
from ..settings.chores import Chores
from ..settings.preferences import Preferences
from ..settings.window_state import WindowState
from ..support.guard import CrashGuard
from ..support.log_file import STARTS, ended_in_crash, log_crashes, start_log
from ..window.main_window import MainWindow
from ..window.services import Services
from .application import Application, make_application
from .chosen_language import speak_chosen, speak_setting
from .launch import Launch, OpenRequest, parse
from .single_instance import SingleInstance

if TYPE_CHECKING:
    from ...games.kit import Kit

log = logging.getLogger(__name__)

REGISTRY = "monstrarium.games:load"
NEEDS_NONE = ("win32", "darwin")
"""Systems on which there is always a display."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def run(argv: Sequence[str]) -> int:
    """Open the window with what the command line asks for, and stay until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Every move goes to the disk at once: Ctrl-C may end it.
    if argv or not has_display(sys.platform, os.environ):
        speak_chosen()  # Something may have to be said before the settings are read for the window.
    launch = parse(argv) if argv else Launch()
    if not has_display(sys.platform, os.environ):
        text = _("There is no display to open a window on: start Monstrarium from a desktop session, or set DISPLAY.")
        print(text, file=sys.stderr)
        return 1
    where = places(launch.data_dir)
    crashed_before = ended_in_crash(where.logs)
    log_crashes(where.logs)
    app = make_application(lambda complaints: part("start.no_window").explain_end(complaints, where))
    if sys.platform == "darwin":
        app.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    guard = CrashGuard(where, crashed_before)
    guard.install()
    single = SingleInstance(where)
    if not single.claim(launch.wanted, launch.new_window):
        return 0
    start_log(where.logs)
    log.info(STARTS, __version__)
    soon(app, lambda: _open(app, where, single, launch.wanted, guard))
    code = app.exec()
    single.close()
    return 1 if guard.hopeless else code


def has_display(system: str, environment: Mapping[str, str]) -> bool:
    """Whether a window can be shown. Asked before Qt, which would end the program without a word."""
    return system in NEEDS_NONE or any(environment.get(name) for name in DISPLAYS)


def _open(app: Application, where: Folders, single: SingleInstance, wanted: OpenRequest, guard: CrashGuard) -> None:
    """Show the window with what was asked for. Called by the event loop, so that a bug in it is shown."""
    services = make_services(app, where, load, REGISTRY)
    window = MainWindow(services)
    guard.look_after(window, services.art)
    single.asked.connect(lambda wanted: _answer(wanted, window))
    window.completed.connect(lambda: _settle_in(window, single, guard))
    try:
        _follow(wanted, window)
        app.give_files_to(window.open_match)
    finally:
        window.show()


def _answer(wanted: OpenRequest, window: MainWindow) -> None:
    window.come_forward()
    _follow(wanted, window)


def _follow(wanted: OpenRequest, window: MainWindow) -> None:
    if wanted.file:
        window.open_match(Path(wanted.file))
    elif wanted.resume:
        window.open_newest()
    elif wanted.game:
        window.set_up(wanted.game)


def _settle_in(window: MainWindow, single: SingleInstance, guard: CrashGuard) -> None:
    """After the first paint: listen for other starts of the program, give the crash guard what it reports, and tell
    that the last run crashed if it did.
    """
    spare_memory()
    QApplication.setWindowIcon(window.services.art.icon("app", "#000000"))
    soon(single, single.listen)
    guard.know(window.commands.tool_windows.report_facts)
    if guard.crashed_before:
        window.shelf.say(
            _("Monstrarium crashed the last time. Matches are there up to their last move. A report helps to mend it."),
            (_("Save Report…"), lambda: window.commands.do("report")),
        )


def make_services(app: QApplication, where: Folders, load: Callable[[str], Kit], registry: str) -> Services:
    chores = Chores(app)
    preferences = Preferences(where.config / SETTINGS, chores, app)
    settings = preferences.settings
    if trouble := speak_setting(settings.language):
        log.warning("%s", trouble)
    if Translator.language not in (ENGLISH, PSEUDO):
        part("start.qt_language").speak_qt(app)
    style = Style(app, lettering.load(resources() / "fonts"))
    style.wear(settings.scheme, settings.motion, settings.text_scale, settings.letters)
    art = Art(resources(), where.cache / "art")
    art.text_scale = settings.text_scale / 100
    return Services(
        places=where,
        chores=chores,
        preferences=preferences,
        window_state=WindowState(where.state / "window.json"),
        art=art,
        style=style,
        load=load,
        registry=registry,
    )
