"""Two programs never write one match."""

import contextlib
import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from monstrarium.engine.session import Session
from monstrarium.storage.lock import Lock, lock_of
from monstrarium.storage.match_files.broken import MatchError
from monstrarium.storage.match_files.header import fresh_header
from monstrarium.storage.match_files.library import Library
from monstrarium.storage.match_files.match_file import BusyMatch
from monstrarium.storage.match_files.reading import read_match
from monstrarium.storage.paths import places
from tests.support.mounts import disk, fill

from .sprint import Sprint, Walk, load
from .table import Table, resumed, saved

ROOT = Path(__file__).parents[2]
PLAY_ON = """
import sys
from pathlib import Path
from monstrarium.engine.session import Session
from monstrarium.storage.match_files.match_file import BusyMatch
from tests.storage.sprint import Sprint, Walk
from tests.storage.table import resumed
try:
    file = resumed(Path(sys.argv[1]))
except BusyMatch:
    print("busy")
else:
    session = Session(Sprint(), file.record, file)
    session.submit(Walk(session.to_act()[0], 1))
    file.close()
    print("watched" if file.read_only else "played")
"""


def in_another_program(path: Path) -> str:
    """The output of playing a move in another process."""
    answer = subprocess.run([sys.executable, "-c", PLAY_ON, path], cwd=ROOT, capture_output=True, text=True, check=True)
    return answer.stdout.strip()


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


def test_two_programs_never_write_one_match_on_a_full_disk(tmp_path: Path) -> None:
    with disk(tmp_path / "disk", 256) as mounted:
        table = Table(mounted / "a.monstrarium")
        table.play(3)
        ballast = fill(mounted)
        table.play(3)

        assert in_another_program(table.file.path) == "busy"
        ballast.unlink()
        table.play(1)
        table.file.close()

        assert read_match(table.file.path, load)[1] == table.session.record
        assert len(table.session.record.moves) == 7
        assert in_another_program(table.file.path) == "played"


def test_a_match_on_a_disk_without_room_for_a_lock_is_watched(tmp_path: Path) -> None:
    with disk(tmp_path / "disk", 256, files=12) as mounted:
        path = saved(mounted / "a.monstrarium")
        before = path.read_bytes()
        with contextlib.suppress(OSError):
            for number in range(20):
                (mounted / f"ballast {number}").touch()

        file = resumed(path)
        assert "can only be watched: No space left on device" in file.read_only
        assert in_another_program(path) == "watched"
        file.close()

        assert path.read_bytes() == before


def test_a_new_match_without_a_lock_is_written_once_it_has_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.monstrarium"

    def refuse(_target: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(Lock, "take", refuse)
        table = Table(path)
        table.play(3)
        assert not path.exists()
        assert "No space left on device" in table.troubles[0]
    table.play(1)

    assert table.troubles[-1] == ""
    assert lock_of(path).exists()
    assert read_match(path, load)[1] == table.session.record


def test_a_new_match_without_a_lock_takes_the_place_of_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.monstrarium"

    def refuse(_target: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(Lock, "take", refuse)
        table = Table(path)
    theirs = saved(path).read_bytes()
    table.play(1)
    table.file.close()

    assert path.read_bytes() == theirs
    assert "cannot be written" in table.troubles[-1]


def test_a_lock_that_somebody_takes_away_is_taken_anew(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    lock_of(table.file.path).unlink()

    table.play(1)

    assert lock_of(table.file.path).exists()
    assert in_another_program(table.file.path) == "busy"
    assert read_match(table.file.path, load)[1] == table.session.record


def test_a_match_whose_lock_was_taken_away_is_not_written_while_another_program_has_it(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    lock_of(table.file.path).unlink()
    other = resumed(table.file.path)

    table.play(1)

    assert "another window" in table.troubles[-1]
    assert len(read_match(table.file.path, load)[1].moves) == 3
    other.close()
    table.play(1)
    assert table.troubles[-1] == ""
    assert read_match(table.file.path, load)[1] == table.session.record


def test_what_another_program_wrote_after_it_took_the_lock_away_stays(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    lock_of(table.file.path).unlink()
    other = resumed(table.file.path)
    session = Session(Sprint(), other.record, other)
    session.submit(Walk(session.to_act()[0], 1))
    other.close()
    theirs = table.file.path.read_bytes()

    table.play(2)
    table.file.close()

    assert table.file.path.read_bytes() == theirs
    assert "another program has written" in table.troubles[-1]


def test_lines_that_another_program_appends_are_not_cut_off(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    with table.file.path.open("ab") as file:
        file.write(b"theirs\n")

    table.play(1)
    table.file.close()

    assert table.file.path.read_bytes().endswith(b"theirs\n")
    assert "another program has written" in table.troubles[-1]


def test_another_file_that_takes_the_place_of_a_match_is_not_written_over(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    table.file.path.unlink()
    table.file.path.write_text("Dear aunt,")

    table.play(1)
    table.file.close()

    assert table.file.path.read_text() == "Dear aunt,"
    assert "another file is there now" in table.troubles[-1]


def test_a_match_that_has_begun_and_is_not_yet_written_keeps_its_name(tmp_path: Path) -> None:
    folders = places(tmp_path)
    table = Table(tmp_path / "elsewhere.monstrarium")
    header = fresh_header(table.session.record, "Sprint")
    path = Library(folders).new_path(header)
    path.parent.mkdir(parents=True)
    lock = Lock.take(path)

    assert Library(folders).new_path(header) != path
    lock.release()
    assert Library(folders).new_path(header) == path


def test_no_new_match_is_called_as_a_link_that_leads_nowhere(tmp_path: Path) -> None:
    folders = places(tmp_path)
    table = Table(tmp_path / "elsewhere.monstrarium")
    header = fresh_header(table.session.record, "Sprint")
    path = Library(folders).new_path(header)
    path.parent.mkdir(parents=True)
    path.symlink_to(tmp_path / "nowhere")

    assert Library(folders).new_path(header) != path
