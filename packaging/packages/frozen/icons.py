"""Makes pictures, icons of Windows (.ico) and icons of macOS (.icns) from the drawings of the program."""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from monstrarium.content.places import resources
from monstrarium.ui.art.soft import blank, painting, png

APP = resources() / "icons" / "app.svg"
MATCH = resources() / "icons" / "match-file.svg"

ICO_SIDES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
LARGEST_BITMAP = 64
"""Windows reads small pictures as plain bitmaps everywhere, large ones as PNG."""
ICNS_SIDES = {16: "icp4", 32: "icp5 ic11", 64: "ic12", 128: "ic07", 256: "ic08 ic13", 512: "ic09 ic14", 1024: "ic10"}
ICNS_KINDS = {kind.encode(): side for side, kinds in ICNS_SIDES.items() for kind in kinds.split()}
"""The kinds of pictures in an icon of macOS, each with its side; some are twice as fine as others of the same name."""
HEAD = struct.Struct("<HHH")
ENTRY = struct.Struct("<BBBBHHII")
BITMAP = struct.Struct("<IiiHHIIiiII")
BITS = 32


def picture(drawing: Path, side: int) -> QImage:
    """A square drawing, so many pixels wide."""
    made = blank(side, side)
    with painting(made) as painter:
        QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, side, side))
    return made


def ico(drawing: Path) -> bytes:
    """The icon of Windows: a head, an entry for each size, then the pictures."""
    pictures = [_for_windows(drawing, side) for side in ICO_SIDES]
    made = HEAD.pack(0, 1, len(pictures))
    at = HEAD.size + ENTRY.size * len(pictures)
    for side, data in zip(ICO_SIDES, pictures, strict=True):
        told = side % 256  # There, 256 is written as 0.
        made += ENTRY.pack(told, told, 0, 0, 1, BITS, len(data), at)
        at += len(data)
    return made + b"".join(pictures)


def icns(drawing: Path) -> bytes:
    """The icon of macOS: PNG files in a row, each with its kind and its length."""
    parts = [_part(kind, png(picture(drawing, side))) for kind, side in ICNS_KINDS.items()]
    return _part(b"icns", b"".join(parts))


def _part(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack(">I", len(data) + 8) + data


def _for_windows(drawing: Path, side: int) -> bytes:
    image = picture(drawing, side)
    return png(image) if side > LARGEST_BITMAP else _bitmap(image)


def _bitmap(image: QImage) -> bytes:
    """A bitmap as icons have it: upside down, with an empty mask behind it, which the alpha channel makes needless."""
    side = image.width()
    upright = image.convertToFormat(QImage.Format.Format_ARGB32)
    pixels = bytes(upright.constBits())
    rows = [pixels[row * side * 4 : (row + 1) * side * 4] for row in reversed(range(side))]
    mask = bytes((side + 31) // 32 * 4 * side)
    return BITMAP.pack(BITMAP.size, side, side * 2, 1, BITS, 0, 0, 0, 0, 0, 0) + b"".join(rows) + mask
