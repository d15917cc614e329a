"""Drawings kept on disk as pictures, named after the drawing's own date and size so that a new drawing is drawn anew.

Everything here may be deleted at any time, and a disk that cannot be written costs time, nothing else.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QImageReader

from ...files import MEGABYTE, SHIPPED, opened, read_bytes
from ...storage.atomic import remove, write_atomically
from .soft import MAKER, PREMULTIPLIED, png

KEPT = 120
"""Pictures kept on disk; the oldest go first."""
NAME = re.compile(r"[\w.-]+_\d+x\d+_[0-9a-f]+-[0-9a-f]+\.png")
HEAD = 4096
"""How many bytes of a picture say who made it."""
UNPACKED = 90
"""PNG quality: hardly packed, so that reading is quick."""

MAX_PICTURE = 64 * MEGABYTE
LONGEST_SIDE = 8192
"""Pixels; the largest screens have fewer."""

log = logging.getLogger(__name__)


def stored_picture(file: Path, size: tuple[int, int] | None = None) -> QImage | None:
    """A picture from a cache; None when there is none, or none of this size or of any that the program keeps."""
    try:
        data = read_bytes(file, MAX_PICTURE)
    except OSError:
        return None
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, b"png")
    found = (reader.size().width(), reader.size().height())
    if max(found) > LONGEST_SIDE or size not in (None, found):
        return None
    image = reader.read()
    return None if image.isNull() else image


def _is_ours(file: Path) -> bool:
    try:
        with opened(file) as data:
            return "\0".join(MAKER).encode() in data.read(HEAD)
    except OSError:
        return False


def _holds(file: Path, text: str) -> bool:
    try:
        return read_bytes(file, SHIPPED) == text.encode()
    except OSError:
        return False


class DiskCache:
    def __init__(self, folder: Path) -> None:
        self._pictures = folder / "pictures"
        self._icons = folder / "icons"

    def find(self, drawing: Path, key: str, size: tuple[int, int]) -> QImage | None:
        """The picture of a drawing as it is now, when it lies here unbroken."""
        file = self._file(drawing, key, size)
        image = stored_picture(file, size) if file else None
        return image.convertToFormat(PREMULTIPLIED) if image else None

    def lay(self, drawing: Path, key: str, size: tuple[int, int], image: QImage) -> None:
        """Keep the picture of a drawing, whole or not at all."""
        file = self._file(drawing, key, size)
        if file is None:
            return
        try:
            write_atomically(file, png(image, UNPACKED), durable=False)
            self._thin_out(file)
        except OSError as trouble:
            log.info(
                "A picture could not be kept: %s", str(trouble)
            )  # The error would keep painters of its callers alive.

    def lay_text(self, name: str, text: str) -> Path | None:
        """Keep an icon's drawing under a name of its own; None when the disk does not take it."""
        file = self._icons / name
        try:
            if not _holds(file, text):
                write_atomically(file, text.encode(), durable=False)
        except OSError as trouble:
            log.info("An icon could not be kept: %s", str(trouble))
            return None
        return file

    def _file(self, drawing: Path, key: str, size: tuple[int, int]) -> Path | None:
        try:
            facts = drawing.stat()
        except FileNotFoundError:
            return None
        stamp = f"{facts.st_mtime_ns:x}-{facts.st_size:x}"
        return self._pictures / f"{key.replace('/', '-')}_{size[0]}x{size[1]}_{stamp}.png"

    def _thin_out(self, newest: Path) -> None:
        """Remove pictures of the same drawing before it changed, and the oldest beyond the limit.

        Only what has a name as we give them and says that we made it; whatever else lies there stays.
        """
        name, size, _stamp = newest.name.rsplit("_", 2)
        kept = [file for file in self._pictures.glob("*.png") if NAME.fullmatch(file.name)]
        kept.sort(key=lambda file: os.lstat(file).st_mtime_ns)
        former = {file for file in kept if file.name.startswith(f"{name}_{size}_") and file != newest}
        for old in former.union(kept[:-KEPT]):
            if _is_ours(old):
                with contextlib.suppress(FileNotFoundError):
                    remove(old)
