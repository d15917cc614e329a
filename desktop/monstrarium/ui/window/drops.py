"""Files dropped on the window: which of them are matches or campaigns, told before they are let go."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

from ...files import opened
from ...storage.campaigns import SUFFIX as CAMPAIGN
from ...storage.match_files.header import FORMAT
from ...storage.match_files.library import SUFFIX

MAGIC = f'{{"format":"{FORMAT}"'.encode()


def match_in(data: QMimeData) -> Path | None:
    """The first match or campaign among what is dragged, by its suffix or, a renamed match, by its first bytes."""
    for url in data.urls():
        path = Path(url.toLocalFile())
        if url.isLocalFile() and (path.suffix in (SUFFIX, CAMPAIGN) or _begins_as_match(path)):
            return path
    return None


def _begins_as_match(path: Path) -> bool:
    try:
        with opened(path) as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False
