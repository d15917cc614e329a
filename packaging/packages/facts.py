"""What packages say of the program, read from the program and from its files for Linux desktops."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

from monstrarium import ID, NAME, __version__
from monstrarium.content.places import linux_files
from monstrarium.storage.match_files.library import SUFFIX

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


class Facts(NamedTuple):
    name: str
    version: str
    id: str
    summary: str
    developer: str
    year: str
    """The year of the newest release."""
    suffix: str
    """The end of the name of a match file, with its dot."""
    mime: str
    """The MIME type of a match."""
    kind: str
    """What a match file is called: "Monstrarium match"."""


@cache
def facts() -> Facts:
    about = ElementTree.parse(linux_files() / f"{ID}.metainfo.xml")
    match = ElementTree.parse(linux_files() / f"{ID}.xml").find(f"{MIME}mime-type")
    release = about.find("releases/release")
    assert match is not None
    assert release is not None
    return Facts(
        name=NAME,
        version=__version__,
        id=ID,
        summary=about.findtext("summary", ""),
        developer=about.findtext("developer/name", ""),
        year=release.get("date", "")[:4],
        suffix=SUFFIX,
        mime=match.get("type", ""),
        kind=match.findtext(f"{MIME}comment", ""),
    )
