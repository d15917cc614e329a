"""Where the files that come with the program lie: in a checkout beside the package, in an installed copy inside it."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


def resources() -> Path:
    """Pictures, printed facts, rules and words."""
    return _shipped("resources", "resources")


def linux_files() -> Path:
    """What a Linux desktop wants to know of the program: its menu entry, its description and its kind of file."""
    return _shipped("linux", "packaging/linux")


def _shipped(inside: str, beside: str) -> Path:
    installed = PACKAGE / inside
    return installed if installed.is_dir() else PACKAGE.parents[1] / beside
