"""A match on the disk is the match that was played."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from monstrarium.engine.codec import Codec
from monstrarium.engine.session import Session
from monstrarium.engine.verify import verify
from monstrarium.storage import backups, matches
from monstrarium.storage.broken import MatchError
from monstrarium.storage.header import fresh_header, news_of
from monstrarium.storage.labels import read_header
from monstrarium.storage.matches import BusyMatch, MatchFile
from monstrarium.storage.reading import read_match

from .sprint import Sprint, Walk, load
from .table import SEATS, Table, Troubles, resumed, saved

ROOT = Path(__file__).parents[2]


def test_every_accepted_move_is_on_the_disk_at_once(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(5)

    _header, record, trouble = read_match(table.file.path, load)

    assert record == table.session.record
    assert trouble == ""


def test_a_closed_match_is_the_same_match(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(12)

    table.file.close()

    assert read_match(table.file.path, load)[1] == table.session.record


def test_the_first_line_says_what_the_file_is(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")

    assert path.read_bytes().startswith(b'{"format":"monstrarium-match","version":1,')


def test_the_first_line_does_not_tell_the_seed(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium", seed=987654321)
    table.file.close()

    first, second = table.file.path.read_text("utf-8").splitlines()[:2]

    assert "987654321" not in first
    assert second == '{"seed":987654321}'


def test_a_running_match_tells_the_shelf_how_it_stands(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(4)
    table.file.note(news_of(table.session, "Lap 2"))

    header = read_header(table.file.path)

    assert (header.moves, header.turn, header.chapter, header.finished) == (4, 5, "Lap 2", False)
    assert header.standing == tuple(table.session.truth().run)


def test_a_finished_match_tells_the_places(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium", goal=30)
    while table.session.to_act():
        table.play(1)
    table.file.note(news_of(table.session, ""))
    table.file.close()

    header = read_header(table.file.path)

    assert header.finished
    assert sorted(header.places) == [1, 2]


def test_the_outcome_of_a_finished_match_is_known_again_when_it_is_opened(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium", goal=30)
    while table.session.to_act():
        table.play(1)
    table.file.close()

    record = Session(Sprint(), read_match(table.file.path, load)[1]).record

    assert record == table.session.record
    assert record.outcome is not None


def test_all_lines_of_the_history_are_kept_and_the_head_stands_where_it_stood(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(8)
    table.session.play_on(3)
    table.play(2)
    table.session.switch_to(8)
    table.file.close()

    record = read_match(table.file.path, load)[1]

    assert record == table.session.record
    assert record.head == 8
    assert record.ends() == [8, 10]


def test_a_match_goes_on_where_it_was_closed(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium", moves=6)

    file = resumed(path)
    session = Session(Sprint(), file.record, file)
    session.submit(Walk(session.to_act()[0], 1))
    file.close()

    record = read_match(path, load)[1]
    assert len(record.moves) == 7
    assert verify(Sprint(), record) == []


def test_opening_and_closing_changes_nothing(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    before = path.read_bytes()

    resumed(path).close()

    assert path.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_torn_last_line_is_cut_off_when_the_match_goes_on(tmp_path: Path, cut: int) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(6)
    whole = table.file.path.read_bytes()
    table.file.close()
    table.file.path.write_bytes(whole[:-cut])

    file = resumed(table.file.path)
    session = Session(Sprint(), file.record, file)
    session.submit(Walk(session.to_act()[0], 1))

    record = read_match(table.file.path, load)[1]
    assert file.trouble == ""
    assert record == session.record
    assert len(record.moves) == 7
    assert verify(Sprint(), record) == []


def test_continuing_a_damaged_match_keeps_the_damaged_file(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium", moves=6)
    lines = path.read_bytes().split(b"\n")
    lines[7] = b"{nonsense"
    damaged = b"\n".join(lines)
    path.write_bytes(damaged)

    file = resumed(path)
    session = Session(Sprint(), file.record, file)
    session.submit(Walk(session.to_act()[0], 1))
    file.close()

    assert "line 8" in file.trouble
    assert (tmp_path / "a.monstrarium.damaged-1").read_bytes() == damaged
    assert read_match(path, load)[2] == ""


def test_only_looking_at_a_damaged_match_writes_nothing(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium", moves=6)
    path.write_bytes(path.read_bytes().replace(b'"steps":2', b'"steps":x'))
    before = path.read_bytes()

    resumed(path).close()

    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*.damaged-*"))


def test_rewriting_keeps_the_generation_before(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    journal = table.file.path.read_bytes()

    table.file.close()

    assert backups.previous(table.file.path).read_bytes() == journal


def test_earlier_generations_are_capped_in_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "KEEP_FILES", 3)
    for number in range(6):
        saved(tmp_path / f"{number}.monstrarium", moves=1)

    assert len(list((tmp_path / backups.FOLDER).iterdir())) == 3


def test_earlier_generations_are_capped_in_size_but_the_newest_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "KEEP_BYTES", 1)
    for number in range(3):
        saved(tmp_path / f"{number}.monstrarium", moves=1)

    assert [each.name for each in (tmp_path / backups.FOLDER).iterdir()] == ["2.monstrarium~"]


# ---- two programs


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


# ---- crashes

PLAY_FOR_EVER = """
import sys
from pathlib import Path
from tests.storage.table import Table
table = Table(Path(sys.argv[1]), goal=6000)
for number in range(1000):
    table.play(1)
    print(number + 1, flush=True)
"""


@pytest.mark.parametrize("moves", [1, 40, 160])
def test_sigkill_in_the_middle_loses_no_accepted_move(tmp_path: Path, moves: int) -> None:
    path = tmp_path / "a.monstrarium"
    playing = subprocess.Popen([sys.executable, "-c", PLAY_FOR_EVER, path], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert playing.stdout is not None
    accepted = [int(playing.stdout.readline()) for _move in range(moves)][-1]
    playing.send_signal(signal.SIGKILL)
    accepted = max([accepted, *map(int, playing.stdout.read().split())])
    playing.wait()
    playing.stdout.close()

    file = resumed(path)
    session = Session(Sprint(), file.record, file)

    assert accepted <= len(session.record.moves) <= accepted + 1
    assert verify(Sprint(), session.record) == []
    session.submit(Walk(session.to_act()[0], 1))
    file.close()
    assert read_match(path, load)[1] == session.record


# ---- disks


class Disk:
    """A disk that can be full: then a write gets a few bytes down and fails."""

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
        broken.setattr(matches, "SYNC", fail)
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


def test_a_new_match_is_never_written_over_another_file(tmp_path: Path) -> None:
    path = tmp_path / "a.monstrarium"
    path.write_text("something else")

    with pytest.raises(MatchError, match="already"):
        Table(path)

    assert path.read_text() == "something else"


def test_resuming_needs_no_more_than_the_path(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")

    file = MatchFile.resume(path, load, Troubles())

    assert file.record.seats == SEATS
    assert file.header.title == "Sprint"
    assert Codec(Sprint()).read(Codec(Sprint()).write(file.record.moves[0])) == file.record.moves[0]
    file.close()


def test_a_match_written_in_one_go_has_no_earlier_generation(tmp_path: Path) -> None:
    Table(tmp_path / "a.monstrarium")
    finished = read_match(tmp_path / "a.monstrarium", load)[1]

    MatchFile.create(
        tmp_path / "b.monstrarium", fresh_header(finished, "Sprint"), finished, Codec(Sprint()), Troubles()
    ).close()

    assert not (tmp_path / backups.FOLDER).exists()
    assert read_match(tmp_path / "b.monstrarium", load)[1] == finished
