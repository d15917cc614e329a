"""Small files are written on a thread of their own, and what fails there is told on the thread of the window."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monstrarium.ui.settings.chores import Chores


@pytest.fixture
def chores(qapp: QApplication) -> Chores:
    return Chores()


def test_trouble_is_told_on_the_thread_of_the_window(chores: Chores, qtbot: QtBot) -> None:
    told: list[tuple[str, bool]] = []

    def tell(trouble: str) -> None:
        told.append((trouble, threading.current_thread() is threading.main_thread()))

    chores.do(lambda: "", chores, tell)
    chores.do(lambda: "The disk is full.", chores, tell)

    qtbot.waitUntil(lambda: bool(told))
    assert told == [("The disk is full.", True)]


def test_whoever_waits_has_heard_all(chores: Chores) -> None:
    told: list[str] = []

    chores.do(lambda: "The disk is full.", chores, told.append)

    assert chores.settle()
    assert told == ["The disk is full."]


def test_nobody_hears_of_a_chore_of_what_is_gone(chores: Chores) -> None:
    gone, told = QObject(), list[str]()
    busy = threading.Event()

    def write() -> str:
        busy.wait()
        return "The disk is full."

    chores.do(write, gone, told.append)
    gone.deleteLater()
    QApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete)
    busy.set()

    assert chores.settle()
    assert told == []


def test_a_bug_in_one_chore_leaves_the_others(chores: Chores, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    noticed = threading.Event()
    monkeypatch.setattr(threading, "excepthook", lambda _args: noticed.set())
    busy = threading.Event()

    def fail() -> str:
        raise ValueError("a bug")

    def note(number: int) -> str:
        written.append(number)
        return ""

    chores.do(lambda: str(busy.wait() and ""), chores, print)
    for chore in (lambda: note(1), fail, lambda: note(2)):
        chores.do(chore, chores, print)
    busy.set()

    assert chores.settle()
    assert noticed.wait(60)
    assert written == [1, 2]
