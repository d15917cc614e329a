"""The C library is told to give memory back, where it needs to be told."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from monstrarium.ui.kit import lazy
from monstrarium.ui.kit.memory import LARGE_BLOCK, MMAP_THRESHOLD, map_large_blocks, return_memory


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
