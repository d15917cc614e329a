"""Finds the system libraries that Qt needs and does not find, and the Debian packages that bring them.

Free of Qt. It is asked when Qt could not be loaded, and as a program by packaging/setup.sh, for which it prints the
packages.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

PARTS = ("Gui", "Widgets", "Svg", "Network", "DBus", "PrintSupport")
"""The libraries of Qt that the program uses; all need that of QtCore."""
SCREENS = ("xcb", "wayland")
"""The plugins by which Qt opens windows on Linux."""
ABSENT = re.compile(r"^\s*(lib\S+) => not found", re.MULTILINE)
ODD = {r"libbrotli[a-z]+1": "libbrotli1", r"lib(glib|gobject|gthread)-2\.0-0": "libglib2.0-0", r"libz1": "zlib1g"}
"""Packages that are not called after their library."""


def missing_packages(plugins: Iterable[str]) -> list[str]:
    """The Debian packages of all libraries that Qt and these platform plugins do not find, in alphabetical order."""
    return sorted({package_of(library) for library in _missing(plugins)})


def package_of(library: str) -> str:
    """The Debian package of a library, by Debian's own rule: libX11-xcb.so.1 is in libx11-xcb1, libdbus-1.so.3 in
    libdbus-1-3.
    """
    name, _so, version = library.lower().replace("_", "-").partition(".so.")
    dash = "-" if name[-1].isdigit() else ""
    usual = f"{name}{dash}{version.partition('.')[0]}"
    return next((package for odd, package in ODD.items() if re.fullmatch(odd, usual)), usual)


def _missing(plugins: Iterable[str]) -> list[str]:
    """Empty also where Qt is not that of a wheel or the system has no ldd."""
    found = find_spec("PySide6")
    if found is None or not found.submodule_search_locations:
        return []
    qt = Path(found.submodule_search_locations[0], "Qt")
    files = [qt / "lib" / f"libQt6{part}.so.6" for part in PARTS]
    files += [qt / "plugins" / "platforms" / f"libq{plugin}.so" for plugin in plugins]
    try:
        done = subprocess.run(["ldd", *map(str, files)], capture_output=True, text=True, check=False)
    except OSError:
        return []
    return ABSENT.findall(done.stdout)


if __name__ == "__main__":
    print(*missing_packages((*SCREENS, "offscreen")))
