"""Garbage is found on one thread alone, and the C library is told to give memory back, where it needs to be told."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QAbstractEventDispatcher
from pytestqt.qtbot import QtBot

from monstrarium.ui.kit import lazy
from monstrarium.ui.kit.memory import (
    DUE,
    LARGE_BLOCK,
    MMAP_THRESHOLD,
    collect_due,
    collect_while_waiting,
    map_large_blocks,
    return_memory,
)


@pytest.fixture
def searchers() -> Iterator[list[threading.Thread]]:
    """The threads that look for garbage, in order, in a program that does so while its event loop waits."""
    found: list[threading.Thread] = []

    def note(phase: str, _facts: dict[str, int]) -> None:
        if phase == "start":
            found.append(threading.current_thread())

    gc.callbacks.append(note)
    collect_while_waiting()
    yield found
    QAbstractEventDispatcher.instance().aboutToBlock.disconnect(collect_due)
    gc.callbacks.remove(note)


def test_garbage_that_another_thread_makes_is_found_by_the_thread_of_the_window(
    qtbot: QtBot, searchers: list[threading.Thread]
) -> None:
    kept: list[list[int]] = []
    maker = threading.Thread(target=lambda: kept.extend([number] for number in range(10 * DUE[0])))
    maker.start()
    maker.join()
    assert not searchers

    qtbot.waitUntil(lambda: bool(searchers))

    assert set(searchers) == {threading.main_thread()}


@pytest.mark.parametrize(
    ("system", "calls"),
    [("linux", [(MMAP_THRESHOLD, LARGE_BLOCK)]), ("darwin", []), ("win32", [])],
)
def test_glibc_alone_is_told_to_map_large_blocks(
    monkeypatch: pytest.MonkeyPatch, system: str, calls: list[tuple[int, int]]
) -> None:
    heard: list[tuple[int, int]] = []
    library = SimpleNamespace(mallopt=lambda *words: heard.append(words))
    monkeypatch.setattr(lazy, "foreign", lambda: SimpleNamespace(CDLL=lambda _name: library))

    map_large_blocks(system)

    assert heard == calls


@pytest.mark.parametrize(("system", "calls"), [("linux", [0]), ("darwin", []), ("win32", [])])
def test_glibc_alone_is_asked_for_what_lies_free(
    monkeypatch: pytest.MonkeyPatch, system: str, calls: list[int]
) -> None:
    heard: list[int] = []
    library = SimpleNamespace(malloc_trim=heard.append)
    monkeypatch.setattr(lazy, "foreign", lambda: SimpleNamespace(CDLL=lambda _name: library))

    return_memory(system)

    assert heard == calls


def test_another_c_library_is_asked_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    library = SimpleNamespace()
    monkeypatch.setattr(lazy, "foreign", lambda: SimpleNamespace(CDLL=lambda _name: library))

    return_memory("linux")
    map_large_blocks("linux")

    assert not vars(library)
