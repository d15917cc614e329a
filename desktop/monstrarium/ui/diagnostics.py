"""What one has to know to help somebody with this program: versions, folders, and words without secrets."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from .. import __version__
from ..content.packs import find_packs
from ..content.places import PACKAGE
from ..files import SHIPPED, read_text
from ..language.words import _
from ..storage.paths import Places

PARTS = ("PySide6-Essentials", "msgspec", "platformdirs", "pyqtgraph", "numpy")
HOME = "~"


def versions() -> list[tuple[str, str]]:
    """What this copy is made of, part by part."""
    known = [("Monstrarium", __version__), ("Python", platform.python_version()), ("Qt", qVersion())]
    known += [(part, version) for part in PARTS if (version := _version(part))]
    return [*known, (_("System"), QSysInfo.prettyProductName()), (_("Window system"), QGuiApplication.platformName())]


def folders(places: Places) -> list[tuple[str, Path]]:
    """Where everything lies, in words."""
    return [
        (_("Matches"), places.saves),
        (_("Packs"), places.packs),
        (_("Exports"), places.exports),
        (_("Settings"), places.config),
        (_("State"), places.state),
        (_("Cache"), places.cache),
        (_("Logs"), places.logs),
    ]


def packs(places: Places) -> list[tuple[str, str]]:
    """What lies in the packs folder: title and version of each pack, and why others were left out."""
    found, complaints = find_packs(places.packs)
    listed = [
        (pack.label.title, _("version {version}, for {game}", version=pack.label.version, game=pack.label.game))
        for pack in found
    ]
    return [*listed, *((_("Left out"), complaint) for complaint in complaints)]


def diagnosis(places: Places) -> str:
    """Versions, folders and packs as lines of text, without the name of whoever is logged in."""
    facts: Iterable[tuple[str, object]] = [*versions(), *folders(places), *packs(places)]
    return redacted("".join(f"{name}: {value}\n" for name, value in facts))


def redacted(text: str) -> str:
    """The text with the home folder, which tells who somebody is, shortened to its sign."""
    home = Path.home()
    for spelling in {str(home), home.as_posix()} - {"/", ""}:
        text = text.replace(spelling, HOME)
    return text


def licence() -> str:
    """The licence of this program."""
    try:
        return read_text(PACKAGE.parents[1] / "LICENSE", SHIPPED)
    except OSError:
        shipped = metadata.distribution("monstrarium").read_text("licenses/LICENSE")
        return shipped or _("Monstrarium may be used under the MIT licence.")


def _version(part: str) -> str:
    try:
        return metadata.version(part)
    except metadata.PackageNotFoundError:
        return ""
