"""Two programs never write one match."""

import os
from pathlib import Path

import pytest

from monstrarium.storage.broken import MatchError
from monstrarium.storage.matches import BusyMatch

from .table import Table, resumed, saved


def test_two_windows_cannot_write_one_match(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")

    with pytest.raises(BusyMatch, match=str(os.getpid())):
        resumed(table.file.path)


def test_a_closed_match_can_be_taken_by_another(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")

    file = resumed(path)

    assert file.record.game == "sprint"
    file.close()
    assert [each.name for each in tmp_path.iterdir() if each.name.endswith(".lock")] == []


def test_a_lock_left_by_a_crash_locks_nothing(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    (tmp_path / ".a.monstrarium.lock").write_text("1")

    file = resumed(path)

    assert len(file.record.moves) == 10
    file.close()


def test_a_match_that_cannot_be_read_is_not_left_locked(tmp_path: Path) -> None:
    path = tmp_path / "a.monstrarium"
    path.write_text("nothing")

    for _attempt in range(2):
        with pytest.raises(MatchError, match="not a match"):
            resumed(path)


def test_a_match_that_is_reached_through_a_link_has_the_same_lock(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    link = tmp_path / "elsewhere" / "b.monstrarium"
    link.parent.mkdir()
    link.symlink_to(table.file.path)

    with pytest.raises(BusyMatch):
        resumed(link)
