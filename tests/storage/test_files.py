"""Folders, whole files, locks and the list of recent matches are handled safely."""

import errno
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from monstrarium.storage.atomic import SHARED, open_new, open_there, put_aside, remove, replace, write_atomically
from monstrarium.storage.lock import Lock, LockedError, lock_of
from monstrarium.storage.paths import Folders, places
from monstrarium.storage.recents import KEEP, Recents

FIELDS = Folders._fields


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

DEAD = 2**22 + 1
"""A number that no process has."""
DIE_WRITING = """
import os
import signal
import sys
from pathlib import Path
from monstrarium.storage.atomic import write_atomically
os.fsync = lambda _handle: os.kill(os.getpid(), signal.SIGKILL)
write_atomically(Path(sys.argv[1]), b"half")
"""


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


def test_nothing_is_written_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "real")

    with pytest.raises(OSError, match="it is a link"):
        write_atomically(tmp_path / "link", b"new")

    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"old"


def test_nothing_takes_the_place_of_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    with pytest.raises(OSError, match="not a file"):
        write_atomically(tmp_path / "pipe", b"new")

    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_writing_a_file_anew_keeps_its_mode(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(mode)

    write_atomically(path, b"new")

    assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (b"new", mode)


def test_a_new_file_is_read_by_nobody_else_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        write_atomically(tmp_path / "file", b"new")
    finally:
        os.umask(before)

    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o600


def test_a_file_for_others_has_the_mode_that_the_umask_leaves(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_atomically(tmp_path / "file", b"new", SHARED)
    finally:
        os.umask(before)

    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o640


def test_a_file_that_nobody_may_write_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o444)

    with pytest.raises(PermissionError):
        write_atomically(path, b"new")

    assert path.read_bytes() == b"old"


@pytest.mark.parametrize("links", [True, False])
def test_a_new_file_takes_the_place_of_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    path = tmp_path / "file"
    real = os.fsync

    def meanwhile(handle: int) -> None:
        monkeypatch.setattr(os, "fsync", real)
        path.write_bytes(b"theirs")

    def no_link(*_names: Path, **_how: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "fsync", meanwhile)
    if not links:
        monkeypatch.setattr(os, "link", no_link)

    with pytest.raises(FileExistsError):
        write_atomically(path, b"ours", new=True)

    assert path.read_bytes() == b"theirs"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("links", [True, False])
def test_a_new_file_is_made_where_nothing_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    def no_link(*_names: Path, **_how: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    if not links:
        monkeypatch.setattr(os, "link", no_link)

    write_atomically(tmp_path / "file", b"ours", new=True)

    assert (tmp_path / "file").read_bytes() == b"ours"
    assert (tmp_path / "file").stat().st_nlink == 1
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_a_file_is_on_the_disk_before_it_takes_its_place_and_its_name_is_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    synced: list[tuple[str, bytes]] = []
    real = os.fsync

    def note(handle: int) -> None:
        kind = "folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file"
        synced.append((kind, path.read_bytes()))
        real(handle)

    monkeypatch.setattr(os, "fsync", note)

    write_atomically(path, b"new")

    assert synced == [("file", b"old"), ("folder", b"new")]


def test_what_can_be_made_again_does_not_wait_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)

    write_atomically(tmp_path / "file", b"new", durable=False)

    assert synced == []


def test_what_the_disk_did_not_let_a_program_remove_is_cleared_by_its_next_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"

    def refuse(*_what: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse)
        broken.setattr(os, "unlink", refuse)
        with pytest.raises(OSError, match="Input/output error"):
            write_atomically(path, b"first")
    assert len([*tmp_path.iterdir()]) == 1

    write_atomically(path, b"second")

    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_what_a_killed_program_left_of_a_file_is_cleared_when_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "file"
    subprocess.run([sys.executable, "-c", DIE_WRITING, path], check=False)
    assert len(list(tmp_path.iterdir())) == 1

    write_atomically(path, b"new")

    assert [each.name for each in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(
    "name",
    [
        ".file.{alive}-0a1b2c3d.new",
        ".file.monstrarium-{alive}-0a1b2c3d.new",
        ".file.monstrarium-{dead}-0a1b2c3d.new.txt",
        ".file.monstrarium-{dead}-letter.new",
        ".file.1.new",
    ],
)
def test_what_looks_like_a_rest_and_is_none_stays(tmp_path: Path, name: str) -> None:
    other = tmp_path / name.format(alive=os.getpid(), dead=DEAD)
    other.write_bytes(b"theirs")

    write_atomically(tmp_path / "file", b"new")

    assert other.read_bytes() == b"theirs"


def test_a_link_with_the_name_of_a_rest_stays(tmp_path: Path) -> None:
    link = tmp_path / f".file.monstrarium-{DEAD}-0a1b2c3d.new"
    link.symlink_to(tmp_path / "elsewhere")

    write_atomically(tmp_path / "file", b"new")

    assert link.is_symlink()


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root gives files to others")
def test_writing_a_file_anew_keeps_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    os.chown(path, 12345, 23456)

    write_atomically(path, b"new")

    assert (path.stat().st_uid, path.stat().st_gid) == (12345, 23456)


def test_a_file_is_written_whole_however_little_the_system_takes_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: real(handle, data[:3]))

    write_atomically(tmp_path / "file", b"ten bytes.")

    assert (tmp_path / "file").read_bytes() == b"ten bytes."


@pytest.mark.parametrize("names", [("link", "file"), ("file", "link")])
def test_no_link_is_moved_over_a_file_and_no_file_over_a_link(tmp_path: Path, names: tuple[str, str]) -> None:
    (tmp_path / "file").write_bytes(b"one")
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere")

    with pytest.raises(OSError, match="it is a link"):
        replace(*(tmp_path / name for name in names))

    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_bytes() == b"one"


def test_a_file_put_aside_takes_the_place_of_none_before(tmp_path: Path) -> None:
    for content in (b"one", b"two", b"three"):
        (tmp_path / "file").write_bytes(content)
        put_aside(tmp_path / "file")

    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {
        "file.broken": b"one",
        "file.broken-2": b"two",
        "file.broken-3": b"three",
    }


def test_of_a_link_that_is_put_aside_it_is_the_link_that_moves(tmp_path: Path) -> None:
    (tmp_path / "theirs").write_bytes(b"theirs")
    (tmp_path / "file").symlink_to(tmp_path / "theirs")

    put_aside(tmp_path / "file")

    assert (tmp_path / "file.broken").readlink() == tmp_path / "theirs"
    assert (tmp_path / "theirs").stat().st_nlink == 1


def test_a_file_that_this_person_may_not_write_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"theirs")
    monkeypatch.setattr(os, "access", lambda _path, _mode: False)

    with pytest.raises(PermissionError):
        write_atomically(tmp_path / "file", b"ours")

    assert (tmp_path / "file").read_bytes() == b"theirs"


def test_nothing_of_somebody_else_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"theirs")
    monkeypatch.setattr(os, "geteuid", lambda: (tmp_path / "file").stat().st_uid + 1)

    with pytest.raises(OSError, match="somebody else"):
        remove(tmp_path / "file")

    assert (tmp_path / "file").exists()


def test_a_link_put_there_while_a_file_is_opened_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A system without O_NOFOLLOW checks for a link after opening."""
    path, other = tmp_path / "file", tmp_path / "other"
    path.write_bytes(b"ours")
    other.write_bytes(b"theirs")
    real = os.open

    def swap(name: Path, flags: int, *rest: int) -> int:
        path.unlink()
        path.symlink_to(other)
        return real(name, flags & ~getattr(os, "O_NOFOLLOW", 0), *rest)

    monkeypatch.setattr(os, "open", swap)

    with pytest.raises(OSError, match="another file"):
        open_there(path, os.O_WRONLY)


@pytest.mark.skipif(sys.platform == "win32", reason="that system has no such flags")
def test_the_system_itself_is_told_to_follow_no_link_and_to_wait_for_no_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    real = os.open

    def note(name: Path, flags: int, *rest: int) -> int:
        asked.append(flags)
        return real(name, flags, *rest)

    monkeypatch.setattr(os, "open", note)

    os.close(open_new(tmp_path / "file"))
    os.close(open_there(tmp_path / "file", os.O_WRONLY))

    assert all(flags & os.O_NOFOLLOW and flags & os.O_NONBLOCK for flags in asked)
    assert len(asked) == 2


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


@pytest.mark.parametrize("how", ["link", "dangling link", "text", "second name", "folder", "pipe"])
def test_what_has_the_name_of_a_lock_and_is_none_of_ours_is_left_alone(tmp_path: Path, how: str) -> None:
    target, precious = tmp_path / "file", tmp_path / "precious"
    lock = lock_of(target)
    precious.write_text("1234")
    match how:
        case "link":
            lock.symlink_to(precious)
        case "dangling link":
            lock.symlink_to(tmp_path / "made by nobody")
        case "text":
            lock.write_text("a diary")
        case "second name":
            os.link(precious, lock)
        case "folder":
            lock.mkdir()
        case "pipe":
            os.mkfifo(lock)
    before = os.lstat(lock)

    with pytest.raises(OSError, match=r"link|not a"):
        Lock.take(target)

    assert os.lstat(lock) == before
    assert precious.read_text() == "1234"
    assert not (tmp_path / "made by nobody").exists()
    assert lock.is_dir() or how != "text" or lock.read_text() == "a diary"


def test_a_lock_of_somebody_else_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock_of(tmp_path / "file").write_text("1234")
    monkeypatch.setattr(os, "geteuid", lambda: tmp_path.stat().st_uid + 1)

    with pytest.raises(OSError, match="not a lock of yours"):
        Lock.take(tmp_path / "file")

    assert lock_of(tmp_path / "file").read_text() == "1234"


def test_a_lock_that_was_left_behind_names_its_new_holder(tmp_path: Path) -> None:
    lock_of(tmp_path / "file").write_text("12345678901234567890")

    lock = Lock.take(tmp_path / "file")

    assert lock_of(tmp_path / "file").read_text() == str(os.getpid())
    lock.release()


def test_a_lock_that_was_taken_away_takes_no_other_with_it(tmp_path: Path) -> None:
    first = Lock.take(tmp_path / "file")
    lock_of(tmp_path / "file").unlink()
    second = Lock.take(tmp_path / "file")
    assert not first.holds()

    first.release()

    assert second.holds()
    second.release()


def test_a_full_disk_holds_a_lock_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        lock = Lock.take(tmp_path / "file")

    with pytest.raises(LockedError):
        Lock.take(tmp_path / "file")
    lock.release()


# ---- recent matches


def test_the_match_opened_last_comes_first_and_only_once(tmp_path: Path) -> None:
    recents = Recents(tmp_path / "state" / "recents.json")
    for name in ("a", "b", "a"):
        recents.add(tmp_path / name)

    listed = (tmp_path / "a", tmp_path / "b")
    assert recents.paths() == listed
    assert recents.write() == ""
    assert Recents(tmp_path / "state" / "recents.json").paths() == listed


def test_two_windows_keep_one_list(tmp_path: Path) -> None:
    one, other = (Recents(tmp_path / "recents.json") for _window in range(2))
    one.add(tmp_path / "a")
    other.add(tmp_path / "b")

    assert (one.write(), other.write()) == ("", "")

    assert one.paths() == other.paths() == (tmp_path / "b", tmp_path / "a")


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

    recents = Recents(tmp_path / "file" / "recents.json")
    recents.add(tmp_path / "a")

    said = recents.write()

    assert "cannot be kept" in said


def test_a_name_that_is_no_text_is_told_and_not_listed(tmp_path: Path) -> None:
    recents = Recents(tmp_path / "recents.json")

    recents.add(tmp_path / "\udcff")
    said = recents.write()

    assert "cannot be kept" in said
    assert recents.paths() == ()
