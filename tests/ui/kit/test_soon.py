"""What is to be done next is done by the event loop, as long as somebody wants it, and a bug in it is not lost."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from monstrarium.ui.kit.soon import soon
from tests.ui.widgets import catch_up


@pytest.fixture
def owner(qapp: QApplication) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    owner.deleteLater()


def test_it_is_done_once_and_not_at_once(owner: QObject) -> None:
    done: list[str] = []
    soon(owner, lambda: done.append("done"))
    assert done == []
    catch_up()
    assert done == ["done"]
    catch_up()
    assert done == ["done"]
    assert owner.children() == []


def test_it_is_not_done_for_an_owner_who_is_gone(qapp: QApplication) -> None:
    done: list[str] = []
    owner = QObject()
    soon(owner, lambda: done.append("done"))
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    catch_up()
    assert done == []


def test_a_bug_in_it_reaches_those_who_watch_for_bugs(
    qapp: QApplication, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: caught.append(error))
    bug = ValueError("a bug")

    def fail() -> None:
        raise bug

    soon(owner, fail)
    soon(owner, qapp.quit)
    qapp.exec()
    assert caught == [bug]
