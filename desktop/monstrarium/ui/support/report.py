"""The zip for a report of a problem, without names, moves or hidden cards; and the facts about this copy of the
program.
"""

from __future__ import annotations

import contextlib
import io
import os
import platform
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from ... import __version__
from ...content.installed import installed
from ...content.packs import find_packs
from ...content.places import PACKAGE
from ...files import SHIPPED, opened, read_text
from ...language.words import _, said
from ...storage.atomic import SHARED, write_atomically
from ...storage.match_files.header import Header
from ...storage.match_files.match_file import MatchFile
from ...storage.paths import Folders
from ...storage.settings import Settings
from ..kit import lazy
from .log_file import log_files

MAX_LOG = 1024 * 1024


class ReportFacts:
    """What a report tells of the program; kept up to date by the window."""

    def __init__(self, places: Folders) -> None:
        self.places = places
        self.settings = Settings()
        self.file: MatchFile | None = None
        self.header: Header | None = None
        """The header of the open match; its moves, which tell every hand, stay out of reports."""


def bundle(report_facts: ReportFacts, details: str = "") -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in _sheets(report_facts, details):
            archive.writestr(name, redacted(text))
    return packed.getvalue()


def save_bundle(path: Path, report_facts: ReportFacts, details: str = "") -> None:
    """Write the zip; raises OSError."""
    write_atomically(path, bundle(report_facts, details), SHARED)


def _sheets(report_facts: ReportFacts, details: str) -> Sequence[tuple[str, str]]:
    sheets = [("versions.txt", diagnosis(report_facts.places)), ("settings.json", _settings(report_facts.settings))]
    if details:
        sheets.append(("error.txt", details))
    if report_facts.header is not None:
        sheets.append(("match.json", _header(report_facts.header)))
    sheets += [(f"log/{file.name}", _tail(file)) for file in log_files(report_facts.places.logs)]
    return sheets


def _settings(settings: Settings) -> str:
    """The settings without the names of people."""
    plain = {name: value for name, value in settings._asdict().items() if name != "last_setups"}
    return msgspec.json.format(msgspec.json.encode({**plain, "keys": dict(settings.keys)}), indent=2).decode()


def _header(header: Header) -> str:
    seats = tuple(
        msgspec.structs.replace(seat, name=_("Seat {number}", number=number))
        for number, seat in enumerate(header.seats, 1)
    )
    plain = msgspec.structs.replace(header, seats=seats)
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode()


def _tail(file: Path) -> str:
    try:
        with opened(file) as log:
            log.seek(max(0, os.fstat(log.fileno()).st_size - MAX_LOG))
            return log.read(MAX_LOG).decode("utf-8", "replace")
    except OSError as error:
        return f"{file.name}: {error.strerror}"


PARTS = ("PySide6-Essentials", "msgspec", "platformdirs", "pyqtgraph", "numpy")
HOME = "~"


def versions() -> list[tuple[str, str]]:
    """The parts of this copy of the program, with their versions."""
    known = [("Monstrarium", __version__), ("Python", platform.python_version()), ("Qt", qVersion())]
    known += [(part, version) for part in PARTS if (version := _version(part))]
    return [*known, (_("System"), QSysInfo.prettyProductName()), (_("Window system"), QGuiApplication.platformName())]


def origin() -> tuple[str, Path]:
    """How this copy was installed, and where it lies."""
    copy = installed()
    return said(copy.way.name), copy.path


def folders(places: Folders) -> list[tuple[str, Path]]:
    """The folders of the program, each with its purpose."""
    return [
        (_("Matches"), places.saves),
        (_("Packs"), places.packs),
        (_("Exports"), places.exports),
        (_("Settings"), places.config),
        (_("State"), places.state),
        (_("Cache"), places.cache),
        (_("Logs"), places.logs),
    ]


def packs(places: Folders) -> list[tuple[str, str]]:
    """The title and version of each pack in the packs folder, and why others were left out."""
    found, complaints = find_packs(places.packs)
    listed = [
        (pack.label.title, _("version {version}, for {game}", version=pack.label.version, game=pack.label.game))
        for pack in found
    ]
    return [*listed, *((_("Left out"), complaint) for complaint in complaints)]


def diagnosis(places: Folders) -> str:
    """Versions, folders and packs as lines of text, without the home folder."""
    facts: Iterable[tuple[str, object]] = [*versions(), origin(), *folders(places), *packs(places)]
    return redacted("".join(f"{name}: {value}\n" for name, value in facts))


def redacted(text: str) -> str:
    """The text with the path of the home folder shortened to ~."""
    home = Path.home()
    for spelling in {str(home), home.as_posix()} - {"/", ""}:
        text = text.replace(spelling, HOME)
    return text


def licence() -> str:
    """The text of the licence: in a checkout, or from what came with the package; else a sentence that names it."""
    with contextlib.suppress(OSError):
        return read_text(PACKAGE.parents[1] / "LICENSE", SHIPPED)
    metadata = lazy.package_metadata()
    with contextlib.suppress(metadata.PackageNotFoundError):
        if shipped := metadata.distribution("monstrarium").read_text("licenses/LICENSE"):
            return str(shipped)
    return _("Monstrarium may be used under the MIT licence.")


def _version(part: str) -> str:
    metadata = lazy.package_metadata()
    try:
        return str(metadata.version(part))
    except metadata.PackageNotFoundError:
        return ""
