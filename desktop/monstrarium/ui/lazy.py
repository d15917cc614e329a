"""The one place where parts of the window are loaded by name, each when it is first wanted, so that the shelf opens at
once."""

from __future__ import annotations

import importlib
from types import ModuleType


def part(name: str) -> ModuleType:
    """A module of the window by its name below `monstrarium.ui`: "screens.match"."""
    return importlib.import_module(f".{name}", __package__)
