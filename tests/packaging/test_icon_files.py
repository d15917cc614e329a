"""The icons of Windows and macOS: well-formed, in every size, drawn from our drawings."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from packages.frozen import icons
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader, QTransform

DRAWINGS = [icons.APP, icons.MATCH]
HEAD = 8


def parts(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The kinds and contents of an icon of macOS."""
    at = HEAD
    while at < len(data):
        kind, length = struct.unpack_from(">4sI", data, at)
        yield kind, data[at + HEAD : at + length]
        at += length


def entries(data: bytes) -> list[tuple[int, bytes]]:
    """The sides and pictures of an icon of Windows."""
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind) == (0, 1)
    rows = [struct.unpack_from("<BBBBHHII", data, 6 + 16 * row) for row in range(count)]
    return [(row[0] or 256, data[row[7] : row[7] + row[6]]) for row in rows]


def pictures(data: bytes, form: bytes) -> list[QImage]:
    """The pictures of an icon as Qt reads them."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(form))
    found = []
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        found.append(reader.read())
    return found


def like(one: QImage, other: QImage) -> bool:
    """Whether two pictures have nearly the same colour in every tenth part of their height, in the middle."""
    middle, rows = one.width() // 2, range(0, one.height(), max(1, one.height() // 10))
    pairs = [(one.pixelColor(middle, row), other.pixelColor(middle, row)) for row in rows]
    return all(
        abs(a.alpha() - b.alpha()) < 8 and (a.alpha() == 0 or abs(a.red() - b.red()) + abs(a.green() - b.green()) < 16)
        for a, b in pairs
    )


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: path.stem)
def test_an_icon_of_windows_holds_every_size_from_16_to_256(drawing: Path) -> None:
    made = icons.ico(drawing)
    assert [side for side, _data in entries(made)] == list(icons.ICO_SIDES)
    assert {16, 32, 48, 256} <= {*icons.ICO_SIDES}
    assert [image.width() for image in pictures(made, b"ico")] == list(icons.ICO_SIDES)


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: path.stem)
def test_an_icon_of_windows_shows_the_drawing_upright(drawing: Path) -> None:
    for image in pictures(icons.ico(drawing), b"ico"):
        assert like(image, icons.picture(drawing, image.width()))
        assert not like(image.transformed(QTransform.fromScale(1, -1)), icons.picture(drawing, image.width()))


def test_an_icon_of_windows_ends_where_its_last_picture_ends() -> None:
    made = icons.ico(icons.APP)
    assert len(made) == 6 + sum(16 + len(data) for _side, data in entries(made))


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: path.stem)
def test_an_icon_of_macos_holds_every_kind_with_its_size(drawing: Path) -> None:
    made = icons.icns(drawing)
    assert made[:HEAD] == b"icns" + struct.pack(">I", len(made))
    assert all(data.startswith(b"\x89PNG") for _kind, data in parts(made))
    found = {kind: QImage.fromData(data).width() for kind, data in parts(made)}
    assert found == icons.ICNS_KINDS
    assert set(found.values()) >= {16, 32, 128, 256, 512, 1024}


def test_qt_reads_the_icon_of_macos() -> None:
    assert max(image.width() for image in pictures(icons.icns(icons.APP), b"icns")) == 1024
