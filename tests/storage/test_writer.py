"""Play does not wait for the disk, and everything is written in order and completely."""

import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from monstrarium.storage.match_files import journal
from monstrarium.storage.match_files.reading import read_match
from monstrarium.storage.writer import Writer

from .sprint import Walk, load
from .table import Table

SOON = 300.0


class SlowDisk:
    """A disk whose writes end only when the test lets them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.busy = threading.Event()
        self.done = threading.Event()
        self._sync = journal.SYNC
        monkeypatch.setattr(journal, "SYNC", self.sync)

    def sync(self, handle: int) -> None:
        self.busy.set()
        assert self.done.wait(SOON)
        self._sync(handle)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A match that has begun, with its file on the disk."""
    return Table(tmp_path / "a.monstrarium")


@pytest.fixture
def slow(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    """A slow disk under the match, which is released after the test."""
    disk = SlowDisk(monkeypatch)
    yield disk
    disk.done.set()
    table.file.close()


def walk(table: Table, moves: int) -> None:
    """Make some moves without waiting for the disk."""
    for _move in range(moves):
        table.session.submit(Walk(table.session.to_act()[0], 1))


def test_play_goes_on_while_the_disk_is_busy(table: Table, slow: SlowDisk) -> None:
    walk(table, 1)
    assert slow.busy.wait(SOON)

    walk(table, 5)

    assert len(table.session.record.moves) == 6
    assert not slow.done.is_set()


def test_what_piled_up_is_written_in_order(table: Table, slow: SlowDisk) -> None:
    walk(table, 6)
    table.session.play_on(2)
    walk(table, 2)

    slow.done.set()
    table.file.settle()

    assert read_match(table.file.path, load)[1] == table.session.record


def test_closing_waits_for_everything(table: Table, slow: SlowDisk) -> None:
    walk(table, 6)
    assert slow.busy.wait(SOON)
    closing = threading.Thread(target=table.file.close)
    closing.start()

    slow.done.set()
    closing.join(SOON)

    assert not closing.is_alive()
    assert read_match(table.file.path, load)[1] == table.session.record


def test_a_match_that_is_written_anew_is_never_ahead_of_its_moves(table: Table, slow: SlowDisk) -> None:
    walk(table, 1)
    assert slow.busy.wait(SOON)
    table.file.path.unlink()
    walk(table, 7)

    slow.done.set()
    table.file.settle()

    assert read_match(table.file.path, load)[1] == table.session.record


def test_trouble_is_told_and_what_failed_is_tried_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(journal, "SYNC", _refuse)
        walk(table, 3)
        table.file.settle()
        told = [*table.troubles]
    walk(table, 1)
    table.file.settle()

    assert len(told) == 1
    assert "No space left on device" in told[0]
    assert table.troubles[1:] == [""]
    assert read_match(table.file.path, load)[1] == table.session.record


def test_a_program_that_ends_without_closing_writes_what_it_accepted(tmp_path: Path) -> None:
    path = tmp_path / "a.monstrarium"
    code = """
import sys
from pathlib import Path
from tests.storage.table import Table
from tests.storage.test_writer import walk
walk(Table(Path(sys.argv[1])), 9)
"""
    subprocess.run([sys.executable, "-c", code, path], cwd=Path(__file__).parents[2], check=True)

    assert len(read_match(path, load)[1].moves) == 9


def test_a_program_ends_though_the_disk_hangs_where_nobody_waits_for_it() -> None:
    code = """
import threading
from monstrarium.storage.writer import Writer
busy, never = threading.Event(), threading.Event()
writer = Writer(lambda items: (busy.set(), never.wait()))
writer.put(1)
busy.wait()
assert not writer.settle(0)
writer.give_up()
writer.put(2)
assert not writer.settle()
writer.close()
"""
    subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2] / "desktop", check=True, timeout=SOON)


def test_a_thread_that_has_nothing_to_do_ends(table: Table, slow: SlowDisk) -> None:
    walk(table, 1)
    assert slow.busy.wait(SOON)
    writing = [each for each in threading.enumerate() if each.name == "writer"]

    slow.done.set()
    table.file.settle()
    for each in writing:
        each.join(SOON)

    assert writing
    assert not any(each.is_alive() for each in writing)


def test_where_there_are_no_threads_the_disk_is_waited_for(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.file.close()

    def refuse(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    kept: list[int] = []
    Writer[int](kept.extend).put(1)

    assert kept == [1]


def test_a_failure_nobody_foresaw_stops_neither_the_thread_nor_whoever_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", seen.append)
    kept: list[str] = []

    def keep(items: Sequence[str]) -> None:
        if "bad" in items:
            raise ValueError("bad")
        kept.extend(items)

    writer = Writer[str](keep)
    for item in ("bad", "good"):
        writer.put(item)
        writer.settle()
    writer.close()

    assert kept == ["good"]
    assert [each.exc_type for each in seen] == [ValueError]


def _refuse(_handle: int) -> None:
    raise OSError(28, "No space left on device")
