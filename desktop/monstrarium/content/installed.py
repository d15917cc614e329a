"""How this copy of the program came to this computer, and where it lies.

A package that is built says so in `installed.toml`, which its build writes beside `__init__.py`: one line, such as
`way = "debian"`, with a key of WAYS. Other ways have sure signs of their own.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

from ..engine.plain import Value
from ..files import SHIPPED, read_text
from ..language.words import mark
from .places import PACKAGE

MARKER = "installed.toml"


class Way(Value, frozen=True, gc=False):
    """A way to install the program."""

    key: str
    name: str
    """A marked sentence."""
    in_menu: bool = False
    """Whether it adds the program to the menu of the desktop and to the file manager."""


WAYS = (
    Way("checkout", mark("Checkout of the sources")),
    Way("pip", mark("Python package, installed with pip")),
    Way("pipx", mark("Python package, installed with pipx")),
    Way("uv", mark("Python package, installed with uv")),
    Way("python", mark("Python package")),
    Way("debian", mark("Debian package"), True),
    Way("bundle", mark("Debian package with a Qt of its own"), True),
    Way("folder", mark("Portable folder")),
    Way("appimage", mark("AppImage")),
    Way("flatpak", mark("Flatpak"), True),
    Way("windows", mark("Windows installer"), True),
    Way("macos", mark("macOS application"), True),
)
BY_KEY = {way.key: way for way in WAYS}
TOOLS = {"pipx_metadata.json": "pipx", "uv-receipt.toml": "uv"}
"""The files that tools leave in the environments which they make for programs."""


class Installed(Value, frozen=True, gc=False):
    way: Way
    path: Path
    """The folder or file that a person would look for."""


def installed(environment: Mapping[str, str] = os.environ) -> Installed:
    """How and where this copy was installed."""
    return _sandboxed() or _mounted(environment) or _built() or _frozen() or _unpacked()


def _sandboxed() -> Installed | None:
    """In a Flatpak. A checkout that is started in the sandbox of another program lies elsewhere."""
    app = Path("/app")
    inside = PACKAGE.is_relative_to(app) and Path("/.flatpak-info").is_file()
    return Installed(BY_KEY["flatpak"], app) if inside else None


def _mounted(environment: Mapping[str, str]) -> Installed | None:
    """In an AppImage. Programs that were started by another AppImage have its variables, and lie elsewhere."""
    image, mount = environment.get("APPIMAGE", ""), environment.get("APPDIR", "")
    inside = mount and PACKAGE.is_relative_to(Path(mount).resolve()) and Path(image).is_file()
    return Installed(BY_KEY["appimage"], Path(image)) if inside else None


def _built() -> Installed | None:
    """In a package whose build has left its marker."""
    try:
        key = tomllib.loads(read_text(PACKAGE / MARKER, SHIPPED)).get("way")
    except (OSError, ValueError):
        return None
    way = BY_KEY.get(key) if isinstance(key, str) else None
    return None if way is None else Installed(way, _folder())


def _frozen() -> Installed | None:
    if not is_frozen():
        return None
    return Installed(BY_KEY["macos" if _folder().suffix == ".app" else "folder"], _folder())


def _unpacked() -> Installed:
    """As plain sources: in a checkout, or where an installer of Python packages has put them."""
    root = PACKAGE.parents[1]
    if (root / "pyproject.toml").is_file():
        return Installed(BY_KEY["checkout"], root)
    if PACKAGE.is_relative_to("/usr/lib/python3"):
        return Installed(BY_KEY["debian"], PACKAGE)
    prefix = Path(sys.prefix)
    key = next((key for name, key in TOOLS.items() if (prefix / name).is_file()), None) or _installer()
    return Installed(BY_KEY[key], PACKAGE if sys.prefix == sys.base_prefix else prefix)


def _installer() -> str:
    """The key of what has installed the Python package, as it says itself beside the package."""
    for file in PACKAGE.parent.glob("monstrarium-*.dist-info/INSTALLER"):
        with contextlib.suppress(OSError):
            said = read_text(file, SHIPPED, "replace").strip()
            return said if said in ("pip", "uv") else "python"
    return "python"


def is_frozen() -> bool:
    """Whether program and Python are one, made by a tool such as PyInstaller."""
    return bool(getattr(sys, "frozen", False))


def _folder() -> Path:
    """The folder of a built package: that of its program, the bundle on macOS, else that of the Python package."""
    if not is_frozen():
        return PACKAGE
    program = Path(sys.executable)
    return next((each for each in program.parents if each.suffix == ".app"), program.parent)
