"""If a disk is full, gone or slow, play goes on, nothing is lost, and a sentence says what is wrong."""

import os
from pathlib import Path

import pytest

from monstrarium.storage.match_files import journal
from monstrarium.storage.match_files.reading import read_match

from .sprint import load
from .table import SEATS, Table, resumed, saved, seat


class Disk:
    """A disk that can be full: then a write stops after a few bytes and fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self._write = os.write
        monkeypatch.setattr(os, "write", self.write)

    def write(self, handle: int, data: bytes) -> int:
        if self.full:
            self._write(handle, data[:10])
            raise OSError(28, "No space left on device")
        return self._write(handle, data)


def test_a_full_disk_loses_nothing_once_there_is_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    disk.full = True
    table.play(3)
    disk.full = False
    table.play(1)

    record = read_match(table.file.path, load)[1]

    assert record == table.session.record
    assert len(record.moves) == 7


def test_a_full_disk_is_told_once_and_so_is_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    table = Table(tmp_path / "a.monstrarium")
    disk.full = True
    table.play(3)
    disk.full = False
    table.play(1)

    assert len(table.troubles) == 2
    assert "No space left on device" in table.troubles[0]
    assert str(table.file.path) in table.troubles[0]
    assert table.troubles[1] == ""


def test_what_was_on_a_full_disk_before_can_still_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    disk.full = True
    table.play(1)
    table.file.close()

    _header, record, trouble = read_match(table.file.path, load)

    assert len(record.moves) == 3
    assert trouble == ""


def test_a_failed_sync_is_tried_again_with_the_next_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(tmp_path / "a.monstrarium")

    def fail(handle: int) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(journal, "SYNC", fail)
        table.play(2)
    table.play(1)

    assert read_match(table.file.path, load)[1] == table.session.record


def test_play_goes_on_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file where the folder should be")

    table = Table(tmp_path / "folder" / "a.monstrarium")
    table.play(3)
    table.file.close()

    assert len(table.session.record.moves) == 3
    assert "cannot be written" in table.troubles[0]


def test_a_match_whose_file_was_deleted_is_written_anew(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)

    table.file.path.unlink()
    table.play(1)

    assert read_match(table.file.path, load)[1] == table.session.record


def test_a_full_disk_does_not_keep_who_plays_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    seats = (SEATS[0].lend("easy"), SEATS[1])
    disk.full = True

    assert not seat(table.file, seats)

    assert read_match(table.file.path, load)[1].seats == SEATS
    disk.full = False
    table.play(1)
    assert read_match(table.file.path, load)[1].seats == seats


def test_every_move_is_on_the_disk_before_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(1)
    synced: list[int] = []
    monkeypatch.setattr(journal, "SYNC", lambda handle: synced.append(os.fstat(handle).st_size))

    table.play(3)

    assert len(synced) == 3
    assert synced[-1] == table.file.path.stat().st_size


def test_what_a_failed_write_leaves_beyond_its_lines_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    real = os.write

    def torn(handle: int, data: bytes) -> int:
        real(handle, bytes(data[:10]) + bytes(4096))
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", torn)
        table.play(1)
    table.play(1)

    assert b"\0" not in table.file.path.read_bytes()
    assert read_match(table.file.path, load) == (table.file.header, table.session.record, "")


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o660])
def test_a_match_keeps_its_mode_when_it_is_written_anew(tmp_path: Path, mode: int) -> None:
    path = saved(tmp_path / "a.monstrarium")
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(mode)

    file = resumed(path)
    seat(file, SEATS)
    file.close()

    assert path.stat().st_mode & 0o777 == mode
