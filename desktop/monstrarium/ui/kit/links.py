"""What is said of a link in a text that the keyboard has come to, and of what the pointer is over."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtWidgets import QTextBrowser, QToolTip

from .announcements import announce


def tell_selected(browser: QTextBrowser) -> None:
    """Show the words of the link that the keyboard has come to, as the pointer shows them, and have them said.

    The keyboard selects what it comes to; what a mouse selects is told nothing of.
    """
    cursor = browser.textCursor()
    words = cursor.charFormat().toolTip() if cursor.hasSelection() else ""
    if words and browser.hasFocus() and QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
        place = browser.viewport().mapToGlobal(browser.cursorRect(cursor).bottomLeft())
        QToolTip.showText(place, words, browser)
        announce(browser, words)


def tell_pointed(browser: QTextBrowser, event: QHelpEvent) -> None:
    """Show the words of the link or picture under the pointer. Qt looks beside it where the text has margins."""
    scrolled = QPointF(browser.horizontalScrollBar().value(), browser.verticalScrollBar().value())
    look = browser.document().documentLayout().formatAt(QPointF(event.pos()) + scrolled)
    QToolTip.showText(event.globalPos(), look.toCharFormat().toolTip(), browser)
