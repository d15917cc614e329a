"""Folders, whole files, locks and the list of recent matches."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from monstrarium.storage.atomic import write_atomically
from monstrarium.storage.lock import Lock, LockedError
from monstrarium.storage.paths import Places, places
from monstrarium.storage.recents import KEEP, Recents

FIELDS = Places.__struct_fields__


# ---- folders


def test_a_portable_copy_keeps_everything_below_one_folder(tmp_path: Path) -> None:
    folders = [getattr(places(tmp_path), name) for name in FIELDS]

    assert all(each.is_relative_to(tmp_path) for each in folders)
    assert len(set(folders)) == len(FIELDS)


def test_no_folder_is_made_before_it_is_needed(tmp_path: Path) -> None:
    places(tmp_path / "x")

    assert list(tmp_path.iterdir()) == []


def test_kinds_of_files_never_share_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))

    folders = [getattr(places(), name) for name in FIELDS]

    assert len(set(folders)) == len(FIELDS)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other systems have other folders")
def test_saves_are_data_and_not_configuration(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))

    assert places().saves == tmp_path / "data" / "monstrarium" / "saves"
    assert places().config == tmp_path / "config" / "monstrarium"


# ---- whole files


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "file"

    write_atomically(path, b"one")
    write_atomically(path, b"two")

    assert path.read_bytes() == b"two"
    assert [each.name for each in path.parent.iterdir()] == ["file"]


def test_a_failed_write_leaves_the_old_file_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)

    with pytest.raises(OSError, match="No space"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_files_that_are_called_alike_are_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (tmp_path / f"{'long ' * 20}{number}" for number in (1, 2))
    real = os.fsync

    def meanwhile(handle: int) -> None:
        monkeypatch.setattr(os, "fsync", real)
        thread = threading.Thread(target=write_atomically, args=(other, b"other"))
        thread.start()
        thread.join()
        real(handle)

    monkeypatch.setattr(os, "fsync", meanwhile)

    write_atomically(one, b"one")

    assert (one.read_bytes(), other.read_bytes()) == (b"one", b"other")


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "real")

    write_atomically(tmp_path / "link", b"new")

    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


# ---- locks

HOLD = """
import sys
import threading
from pathlib import Path
from monstrarium.storage.lock import Lock
Lock.take(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_another_program_holds_the_lock_until_it_dies(tmp_path: Path) -> None:
    target = tmp_path / "file"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, target], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    holder.stdout.readline()

    with pytest.raises(LockedError, match=str(holder.pid)):
        Lock.take(target)
    holder.kill()
    holder.communicate()

    Lock.take(target).release()


def test_a_released_lock_leaves_nothing_behind(tmp_path: Path) -> None:
    Lock.take(tmp_path / "file").release()

    assert list(tmp_path.iterdir()) == []


def test_a_lock_taken_away_by_its_last_holder_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Lock.take(tmp_path / "file")
    opened = os.open

    def open_then_release(path: Path, *rest: int) -> int:
        handle = opened(path, *rest)
        monkeypatch.setattr(os, "open", opened)
        first.release()
        return handle

    monkeypatch.setattr(os, "open", open_then_release)
    second = Lock.take(tmp_path / "file")

    with pytest.raises(LockedError):
        Lock.take(tmp_path / "file")
    second.release()


# ---- recent matches


def test_the_match_opened_last_comes_first_and_only_once(tmp_path: Path) -> None:
    recents = Recents(tmp_path / "state" / "recents.json")
    for name in ("a", "b", "a"):
        recents.add(tmp_path / name)

    assert recents.paths() == (tmp_path / "a", tmp_path / "b")


def test_the_list_stays_short(tmp_path: Path) -> None:
    recents = Recents(tmp_path / "recents.json")
    for number in range(KEEP + 5):
        recents.add(tmp_path / str(number))

    assert len(recents.paths()) == KEEP


def test_a_match_can_be_taken_out_of_the_list(tmp_path: Path) -> None:
    recents = Recents(tmp_path / "recents.json")
    recents.add(tmp_path / "a")

    recents.remove(tmp_path / "a")

    assert recents.paths() == ()


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b"[1]", b"[" * 100_000])
def test_a_list_that_cannot_be_read_is_an_empty_one(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "recents.json").write_bytes(content)

    assert Recents(tmp_path / "recents.json").paths() == ()


def test_a_list_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    said = Recents(tmp_path / "file" / "recents.json").add(tmp_path / "a")

    assert "cannot be kept" in said


def test_a_name_that_is_no_text_is_told_and_not_listed(tmp_path: Path) -> None:
    recents = Recents(tmp_path / "recents.json")

    said = recents.add(tmp_path / "\udcff")

    assert "cannot be kept" in said
    assert recents.paths() == ()
