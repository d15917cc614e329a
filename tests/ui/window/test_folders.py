"""A folder that cannot be used is named beside the shelf, with what to do; everything else works."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from monstrarium.ui.window.services import Services
from tests.ui.sitting import Sit

FOLDERS = ("saves", "campaigns", "state", "cache")


def loop(folder: Path, _patch: pytest.MonkeyPatch) -> str:
    """A link to a link that leads back to it."""
    other = folder.with_name("other")
    other.symlink_to(folder)
    folder.symlink_to(other)
    return "leads in a circle"


def file(folder: Path, _patch: pytest.MonkeyPatch) -> str:
    """A file in place of the folder."""
    folder.write_text("no folder")
    return "is not a folder"


def nowhere(folder: Path, _patch: pytest.MonkeyPatch) -> str:
    """A link to nothing."""
    folder.symlink_to(folder.with_name("gone") / "far")
    return "leads nowhere"


def closed(folder: Path, patch: pytest.MonkeyPatch) -> str:
    """A folder without permission to look into it: a fake, as the tests may run as a user who may look into all."""

    def refuse(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(path: Any, *rest: Any, **more: Any) -> Any:
            if isinstance(path, str | os.PathLike) and Path(os.fspath(path)).is_relative_to(folder):
                raise PermissionError(13, "Permission denied", str(path))
            return real(path, *rest, **more)

        return call

    for name in ("scandir", "stat", "lstat", "open", "mkdir", "listdir"):
        patch.setattr(os, name, refuse(getattr(os, name)))
    return "Permission denied"


@pytest.mark.parametrize("spoil", [loop, file, nowhere, closed])
@pytest.mark.parametrize("name", FOLDERS)
def test_a_folder_that_cannot_be_used_is_named_and_a_match_is_played(
    sit: Sit,
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    spoil: Callable[[Path, pytest.MonkeyPatch], str],
) -> None:
    folder: Path = getattr(services.places, name)
    with monkeypatch.context() as patch:
        what = spoil(folder, patch)
        sitting = sit()
        sitting.window.shelf.refresh()
        said = sitting.said()
        sitting.begin()
        sitting.play(3)

        assert str(folder) in said
        assert what in said
        assert len(sitting.screen.match.session.record.moves) == 3
        assert bool(sitting.screen.match.file.settle())
        assert sitting.screen.match.file.is_kept is (name != "saves")
        sitting._end()


def test_what_was_in_the_way_is_looked_for_again(sit: Sit, services: Services) -> None:
    services.places.saves.write_text("no folder")
    sitting = sit()
    sitting.window.shelf.refresh()
    notice = sitting.window.shelf.notice
    assert notice is not None
    assert notice.isVisible()

    services.places.saves.unlink()
    QTest.mouseClick(notice.ways[0], Qt.MouseButton.LeftButton)

    assert not notice.isVisible()


@pytest.mark.parametrize("name", ["one\\u0000two", "half\\ud800"])
def test_a_name_in_the_recent_matches_that_no_file_can_have_is_left_out(
    sit: Sit, services: Services, name: str
) -> None:
    first = sit()
    first.begin()
    first.play(2)
    first.close()
    listed = services.places.state / "recent.json"
    listed.write_text(listed.read_text().replace("[", f'["{name}.monstrarium",', 1))

    sitting = sit()
    sitting.do("continue")

    assert len(sitting.screen.match.session.record.moves) == 2
