"""Imports modules when they are first needed, because they would cost time or memory at the start.

This is the one place where modules are imported while the program runs. pyqtgraph and numpy alone take longer than all
of Qt; printing, sockets and sound are needed seldom or after the first paint.
"""

from __future__ import annotations

import importlib
from types import ModuleType

AUDIO = "_miniaudio"
BOT_LEVELS = "monstrarium.bots.levels"
CAMPAIGNS = "monstrarium.storage.campaigns"
CHARTS = "monstrarium.ui.charts.panel"
FOREIGN = "ctypes"
LEARNED = "monstrarium.storage.learned"
LESSON_FILES = "monstrarium.lessons.files"
LIBRARY = "monstrarium.storage.match_files.library"
MET_NOTES = "monstrarium.storage.met_notes"
NETWORK = "PySide6.QtNetwork"
PACKAGE_METADATA = "importlib.metadata"
PRINTING = "PySide6.QtPrintSupport"
QT_CORE = "PySide6.QtCore"
RECENTS = "monstrarium.storage.recents"
SIMILAR = "difflib"


def audio() -> ModuleType:
    """The C part of miniaudio, for the thread that plays. ImportError where it is not installed."""
    return importlib.import_module(AUDIO)


def bot_levels() -> ModuleType:
    """The levels of bots, which the shelf does without."""
    return importlib.import_module(BOT_LEVELS)


def campaigns() -> ModuleType:
    """The storage of campaigns, which the shelf reads after its first paint."""
    return importlib.import_module(CAMPAIGNS)


def charts() -> ModuleType:
    """The module of `ChartPanel`, with pyqtgraph and numpy."""
    return importlib.import_module(CHARTS)


def foreign() -> ModuleType:
    """ctypes, for functions of the system that Qt does not offer."""
    return importlib.import_module(FOREIGN)


def learned() -> ModuleType:
    """The progress in lessons, which the shelf reads after its first paint."""
    return importlib.import_module(LEARNED)


def lesson_files() -> ModuleType:
    """Where lessons lie; for the shelf, which counts them after its first paint."""
    return importlib.import_module(LESSON_FILES)


def library() -> ModuleType:
    """The list of all matches, which the shelf reads after its first paint."""
    return importlib.import_module(LIBRARY)


def met_notes() -> ModuleType:
    """The list of the notes that people have met, which is read with the first match."""
    return importlib.import_module(MET_NOTES)


def network() -> ModuleType:
    """Local sockets."""
    return importlib.import_module(NETWORK)


def package_metadata() -> ModuleType:
    """What Python knows of the packages that are installed, which takes a megabyte and is seldom asked for."""
    return importlib.import_module(PACKAGE_METADATA)


def printing() -> ModuleType:
    """The printer and its dialog."""
    return importlib.import_module(PRINTING)


def qt_core() -> ModuleType:
    """Qt without a window, for commands."""
    return importlib.import_module(QT_CORE)


def recents() -> ModuleType:
    """The list of the matches that were opened last, which the shelf reads after its first paint."""
    return importlib.import_module(RECENTS)


def similar() -> ModuleType:
    """difflib, for words that are nearly right."""
    return importlib.import_module(SIMILAR)


def part(name: str) -> ModuleType:
    """A module of the window by its name below `monstrarium.ui`, for example "pages.match"."""
    return importlib.import_module(f"monstrarium.ui.{name}")
