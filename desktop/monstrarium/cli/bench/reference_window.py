"""The reference for start-up and memory: a small Qt window with the same parts as the program's.

It has a table of 300 cards, a menu bar, a tool bar, a log and a status bar. It is run from its file as a program of its
own, so that nothing of Monstrarium is loaded.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDockWidget, QGraphicsScene, QGraphicsView, QListWidget, QMainWindow

CARD = QRect(0, 0, 90, 126)
FACES, CARDS = 40, 300


def main() -> int:
    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.setWindowTitle("Reference")
    window.setCentralWidget(QGraphicsView(_table()))
    for name in ("Game", "Move", "View", "Help"):
        menu = window.menuBar().addMenu(name)
        for number in range(8):
            menu.addAction(f"{name} {number}")
    bar = window.addToolBar("Tools")
    for number in range(8):
        bar.addAction(f"Tool {number}")
    log = QListWidget()
    log.addItems([f"Something happened in move {number}" for number in range(60)])
    dock = QDockWidget("Log")
    dock.setWidget(log)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.statusBar().showMessage("Ready")
    window.resize(1200, 760)
    window.show()
    return app.exec()


def _table() -> QGraphicsScene:
    scene = QGraphicsScene(0, 0, 1200, 700)
    scene.setBackgroundBrush(QColor(34, 102, 51))
    faces = [_face(number) for number in range(FACES)]
    for number in range(CARDS):
        scene.addPixmap(faces[number % FACES]).setPos(number * 41 % 1100, number * 59 % 570)
    return scene


def _face(number: int) -> QPixmap:
    pixmap = QPixmap(CARD.size())
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor.fromHsv(number * 9, 110, 225))
    painter.drawRoundedRect(CARD.adjusted(1, 1, -1, -1), 7, 7)
    painter.drawText(CARD, Qt.AlignmentFlag.AlignCenter, f"Card {number}")
    painter.end()
    return pixmap


if __name__ == "__main__":
    sys.exit(main())
