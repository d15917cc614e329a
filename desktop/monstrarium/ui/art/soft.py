"""Soft shapes: the blurred silhouette of a picture, as the shadow it casts or the light around it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

MAKER = ("Software", "Monstrarium")
"""What a picture of ours says of itself near its beginning."""
PREMULTIPLIED = QImage.Format.Format_ARGB32_Premultiplied


def blank(width: int, height: int) -> QImage:
    made = QImage(max(1, width), max(1, height), PREMULTIPLIED)
    made.fill(Qt.GlobalColor.transparent)
    return made


@contextmanager
def painting(picture: QImage) -> Iterator[QPainter]:
    """A smooth painter on a picture, which ends in any case: Qt crashes if a picture goes while it is painted."""
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    try:
        yield painter
    finally:
        painter.end()


def png(image: QImage, quality: int = -1) -> bytes:
    """A picture as the bytes of a PNG file, which says who made it; the higher the quality, the less it is packed."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setQuality(quality)
    writer.setText(*MAKER)
    writer.write(image)
    return bytes(buffer.data().data())


def silhouette(picture: QImage, colour: QColor, margin: int, radius: float) -> QImage:
    """The shape of a picture in one colour, blurred, with a margin all around for the blur to run out in.

    Scaling down and up again blurs well enough for light and shade, in C++ and in a tenth of the time of a true blur.
    """
    shape = blank(picture.width() + 2 * margin, picture.height() + 2 * margin)
    with painting(shape) as painter:
        painter.drawImage(margin, margin, picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        for _again in range(2):
            painter.drawImage(margin, margin, picture)  # What is half clear, like a drawn shadow, hardly counts.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(shape.rect(), colour)
    return blurred(shape, radius)


def blurred(picture: QImage, radius: float) -> QImage:
    step = max(1.0, radius / 2)
    small = QSize(max(2, round(picture.width() / step)), max(2, round(picture.height() / step)))
    smooth, whole = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    half = QSize(max(2, small.width() // 2), max(2, small.height() // 2))
    soft = picture.scaled(small, whole, smooth).scaled(half, whole, smooth).scaled(small, whole, smooth)
    return soft.scaled(picture.size(), whole, smooth).convertToFormat(PREMULTIPLIED)


def standing(picture: QImage, colour: QColor, strength: float, margin: int, drop: float) -> QImage:
    """The picture with the shadow it casts to the lower right, since the light comes from the upper left."""
    made = blank(picture.width() + 2 * margin, picture.height() + 2 * margin)
    with painting(made) as painter:
        painter.setOpacity(strength)
        painter.drawImage(round(drop), round(drop), silhouette(picture, colour, margin, margin * 0.8))
        painter.setOpacity(1.0)
        painter.drawImage(margin, margin, picture)
    return made
