"""A match that cannot be written can be watched, and nothing is written in its folder."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from monstrarium.engine.session import Session
from monstrarium.storage.lock import Lock, lock_of
from monstrarium.storage.match_files.header import news_of
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.storage.match_files.reading import read_match
from tests.support.mounts import close_for_writing, disk

from .sprint import Sprint, Walk, load
from .table import SEATS, Troubles, resumed, saved, seat


@pytest.fixture(params=["mode", "disk", "folder", "lock"])
def path(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A match of ten moves that cannot be written, for several reasons."""
    if request.param == "disk":
        with disk(tmp_path / "disk", 256) as mounted:
            made = saved(mounted / "a.monstrarium")
            close_for_writing(mounted)
            yield made
        return
    made = saved(tmp_path / "a.monstrarium")
    if request.param == "mode":
        made.chmod(0o444)
    elif request.param == "folder":
        take = Lock.take

        def refuse(target: Path) -> Lock:
            if target == made:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            return take(target)

        monkeypatch.setattr(Lock, "take", refuse)
    else:
        lock_of(made).symlink_to(tmp_path / "precious")
    yield made


def test_it_opens_and_says_that_it_can_only_be_watched(path: Path) -> None:
    file = resumed(path)

    assert len(file.record.moves) == 10
    assert str(path) in file.read_only
    assert "can only be watched" in file.read_only
    assert file.trouble == ""


def test_a_file_that_nobody_may_write_is_called_read_only(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    path.chmod(0o444)

    assert resumed(path).read_only.endswith("it is read-only.")


def test_nothing_is_written_whatever_is_played(path: Path) -> None:
    before = {each: each.read_bytes() for each in path.parent.rglob("*") if each.is_file()}
    troubles = Troubles()
    file = MatchFile.resume(path, load, troubles)
    session = Session(Sprint(), file.record, file)

    session.submit(Walk(session.to_act()[0], 1))
    file.note(news_of(session, "again"))
    assert not seat(file, (SEATS[0].lend("easy"), SEATS[1]))
    file.renew()
    file.settle()
    file.close()
    assert (file.record.seats, troubles) == (SEATS, [])

    assert {each: each.read_bytes() for each in path.parent.rglob("*") if each.is_file()} == before


def test_a_copy_of_it_goes_on(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "elsewhere" / "b.monstrarium"
    copy.parent.mkdir()
    copy.write_bytes(path.read_bytes())

    file = resumed(copy)
    session = Session(Sprint(), file.record, file)
    session.submit(Walk(session.to_act()[0], 1))
    file.close()

    assert file.read_only == ""
    assert len(read_match(copy, load)[1].moves) == 11


def test_a_match_that_is_there_to_be_written_is_not_only_watched(tmp_path: Path) -> None:
    file = resumed(saved(tmp_path / "a.monstrarium"))

    assert file.read_only == ""
    file.close()


def test_a_match_reached_through_a_link_is_played_where_it_lies(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    link = tmp_path / "elsewhere" / "link.monstrarium"
    link.parent.mkdir()
    link.symlink_to(path)

    file = resumed(link)
    session = Session(Sprint(), file.record, file)
    session.submit(Walk(session.to_act()[0], 1))
    file.close()

    assert link.is_symlink()
    assert len(read_match(path, load)[1].moves) == 11
    assert [each.name for each in link.parent.iterdir()] == ["link.monstrarium"]
