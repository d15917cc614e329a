"""The folders of files that come with the program: beside the package in a checkout, inside it when installed."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


def resources() -> Path:
    """The folder of pictures, printed facts, rules pages and translations."""
    return _shipped("resources", "resources")


def linux_files() -> Path:
    """The folder of files for Linux desktops: menu entry, description, file type."""
    return _shipped("linux", "packaging/linux")


def _shipped(inside: str, beside: str) -> Path:
    installed = PACKAGE / inside
    return installed if installed.is_dir() else PACKAGE.parents[1] / beside
