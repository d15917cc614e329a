"""The status line says what fits, the latest first."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from monstrarium.ui.panels.status_line import latest

THREE = "Ann rolls 5. Bo rolls 8! Who begins?"


def metrics(app: QApplication) -> QFontMetrics:
    return QFontMetrics(QFont(app.font()))


def test_what_fits_is_said_whole(qapp: QApplication) -> None:
    font = metrics(qapp)
    assert latest(THREE, font.horizontalAdvance(THREE), font) == THREE


def test_of_too_much_the_latest_sentences_are_said(qapp: QApplication) -> None:
    font = metrics(qapp)
    room = font.horizontalAdvance(THREE) - 1
    assert latest(THREE, room, font) == "… Bo rolls 8! Who begins?"
    assert latest(THREE, font.horizontalAdvance("… Who begins?"), font) == "… Who begins?"


def test_of_a_sentence_that_is_too_long_the_beginning_is_said(qapp: QApplication) -> None:
    font = metrics(qapp)
    said = latest(THREE, font.horizontalAdvance("Who beg…"), font)
    assert said.startswith("Who")
    assert said.endswith("…")
