"""What is read only when it is first wanted, because it would cost time or memory at the start.

This is the one place where modules are imported while the program runs. pyqtgraph and numpy alone take longer than
all of Qt; printing and sockets are wanted seldom or after the first paint.
"""

from __future__ import annotations

import importlib
from types import ModuleType

CAMPAIGNS = "monstrarium.storage.campaigns"
CHARTS = "monstrarium.ui.charts.panel"
FOREIGN = "ctypes"
NETWORK = "PySide6.QtNetwork"
PRINTING = "PySide6.QtPrintSupport"


def campaigns() -> ModuleType:
    """The files of campaigns, of which the shelf tells after its first paint."""
    return importlib.import_module(CAMPAIGNS)


def charts() -> ModuleType:
    """`ChartPanel` lives here, with pyqtgraph and numpy."""
    return importlib.import_module(CHARTS)


def foreign() -> ModuleType:
    """The functions of the system that Qt does not offer."""
    return importlib.import_module(FOREIGN)


def network() -> ModuleType:
    """Local sockets."""
    return importlib.import_module(NETWORK)


def printing() -> ModuleType:
    """The printer and its dialog."""
    return importlib.import_module(PRINTING)


def part(name: str) -> ModuleType:
    """A part of the window that the shelf does without, by its name below `monstrarium.ui`: "pages.match"."""
    return importlib.import_module(f"monstrarium.ui.{name}")
