"""The folders of files that come with the program: beside the package in a checkout, inside it when installed."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


class Elsewhere:
    """Where the resources of this process lie, if not with the program: it is said once, before anything is read."""

    resources: Path | None = None


def resources() -> Path:
    """The folder of pictures, printed facts, rules pages and translations."""
    return Elsewhere.resources or shipped_resources()


def shipped_resources() -> Path:
    """The same as they came with the program, wherever this process looks for them."""
    return _shipped("resources", "resources")


def look_for_resources_in(folder: Path) -> None:
    """Read resources from another folder, in a process that has read none so far."""
    Elsewhere.resources = folder


def linux_files() -> Path:
    """The folder of files for Linux desktops: menu entry, description, file type."""
    return _shipped("linux", "packaging/linux")


def _shipped(inside: str, beside: str) -> Path:
    installed = PACKAGE / inside
    return installed if installed.is_dir() else PACKAGE.parents[1] / beside
