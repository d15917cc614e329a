"""Chooses what of Qt for Python goes into a package: what the program imports, what that is linked with, few plugins.

The list says what stays. Whatever a new version of Qt adds is left out until the program imports it.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from monstrarium.content.catalogues import catalogues
from packages.job import ROOT, Unable

FOLDERS = ("PySide6", "shiboken6")
GLIBC = re.compile(r"lib(c|m|dl|rt|pthread|resolv)\.so\.\d|ld-linux.*")
"""Libraries that come with every system."""
FILE = re.compile(r"^File: (.+)$|\(NEEDED\).*\[(.+)\]", re.MULTILINE)


class Plugin(NamedTuple):
    """A plugin of Qt that stays."""

    name: str
    """Below `Qt/plugins`, without what differs between systems: "platforms/xcb"."""
    why: str
    debian: str = ""
    """The Debian package without which it is not loaded, and the program does without it; else its libraries are
    required."""


PLUGINS = (
    Plugin("platforms/xcb", "windows on X11"),
    Plugin("platforms/wayland", "windows on Wayland"),
    Plugin("platforms/offscreen", "pictures without a display"),
    Plugin("wayland-shell-integration/xdg-shell", "windows on Wayland"),
    Plugin("wayland-decoration-client/adwaita", "frames of windows on GNOME"),
    Plugin("wayland-decoration-client/bradient", "frames of windows elsewhere"),
    Plugin("platforminputcontexts/compose", "typing accents"),
    Plugin("platforminputcontexts/ibus", "typing other scripts"),
    Plugin("platformthemes/gtk3", "dialogs and colours of GNOME", "libgtk-3-0"),
    Plugin("platformthemes/xdgdesktopportal", "dialogs of the desktop"),
    Plugin("iconengines/svgicon", "our icons"),
    Plugin("imageformats/svg", "our drawings"),
    Plugin("printsupport/cupsprintersupport", "printers", "libcups2"),
)


class Kept(NamedTuple):
    """What stays of Qt, and what that needs from the system."""

    files: list[Path]
    system_libraries: list[str]
    """Libraries without which the program does not start: "libX11.so.6"."""
    recommended: list[str]
    """Debian packages without which a plugin is not loaded."""


def kept_of_qt(site: Path, modules: Iterable[str]) -> Kept:
    """The files that stay of PySide6 and shiboken6 in a folder of packages, for a program that imports `modules`."""
    known = {
        path.name: path for path in site.glob("*/**/*.so*") if path.parts[len(site.parts)] in ("PySide6", "shiboken6")
    }
    starts = [known["Shiboken.abi3.so"], *(known[f"{module}.abi3.so"] for module in modules)]
    always = [plugin_file(known, plugin) for plugin in PLUGINS if not plugin.debian]
    sometimes = [plugin_file(known, plugin) for plugin in PLUGINS if plugin.debian]
    files, foreign = linked([*starts, *always], known)
    more, _foreign = linked(sometimes, known)
    python = [path for folder in FOLDERS for path in (site / folder).glob("*.py")]
    return Kept(
        sorted({*files, *more, *python, *translations(site)}),
        sorted(foreign),
        sorted({plugin.debian for plugin in PLUGINS if plugin.debian}),
    )


def plugin_file(known: dict[str, Path], plugin: Plugin) -> Path:
    """The file of a plugin; Unable if this Qt has none, or calls it otherwise, as older versions do."""
    folder, _slash, name = plugin.name.partition("/")
    names = (f"libq{name}.so", f"lib{name}.so", f"libq{name}plugin.so", f"lib{name}platforminputcontextplugin.so")
    found = [known[each] for each in names if each in known and known[each].parent.name == folder]
    if not found:
        raise Unable(f"This Qt has no plugin {plugin.name}, which is wanted for {plugin.why}.")
    return found[0]


def linked(starts: Iterable[Path], known: dict[str, Path]) -> tuple[set[Path], set[str]]:
    """The files and all that they are linked with among the known ones; and the names of libraries of the system."""
    files, foreign = {*starts}, set[str]()
    fresh = [*files]
    while fresh:
        names = needed(fresh)
        foreign |= {name for name in names if name not in known and not GLIBC.fullmatch(name)}
        fresh = [known[name] for name in names if name in known and known[name] not in files]
        files.update(fresh)
    return files, foreign


def needed(files: Iterable[Path]) -> set[str]:
    """The names of the libraries that files are linked with, as they say themselves."""
    said = subprocess.run(["readelf", "--dynamic", "--wide", *files], capture_output=True, text=True, check=True).stdout
    return {name for _file, name in FILE.findall(said) if name}


def translations(site: Path) -> list[Path]:
    """Qt's own sentences in the languages that the program speaks."""
    folder = site / "PySide6" / "Qt" / "translations"
    return [path for name in names_of_translations(ROOT / "resources" / "locale") if (path := folder / name).is_file()]


def names_of_translations(locale: Path) -> list[str]:
    """The names of the files of Qt's sentences for the languages of a folder of catalogues, with or without country."""
    codes = {name for code in catalogues(locale) for name in (code, code.partition("_")[0])}
    return [f"qtbase_{code}.qm" for code in sorted(codes)]
