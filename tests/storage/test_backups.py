"""The previous version of a match file is kept before it is written anew, and so are damaged files."""

import errno
import os
from pathlib import Path

import pytest

from monstrarium.engine.record import Codec
from monstrarium.engine.session import Session
from monstrarium.storage import atomic
from monstrarium.storage.match_files import backups
from monstrarium.storage.match_files.header import fresh_header, news_of
from monstrarium.storage.match_files.library import Library
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.storage.match_files.reading import read_match
from monstrarium.storage.paths import BACKUPS, places, previous

from .sprint import Sprint, Walk, load
from .table import SEATS, Table, Troubles, resumed, saved, seat


def test_rewriting_keeps_the_generation_before(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    journal = table.file.path.read_bytes()

    table.file.close()

    assert previous(table.file.path).read_bytes() == journal


def test_earlier_generations_are_capped_in_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "KEEP_FILES", 3)
    for number in range(6):
        saved(tmp_path / f"{number}.monstrarium", moves=1)

    assert len(list((tmp_path / BACKUPS).iterdir())) == 3


def test_earlier_generations_are_capped_in_size_but_the_newest_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "KEEP_BYTES", 1)
    for number in range(3):
        saved(tmp_path / f"{number}.monstrarium", moves=1)

    assert [each.name for each in (tmp_path / BACKUPS).iterdir()] == ["2.monstrarium~"]


def test_a_match_written_in_one_go_has_no_earlier_generation(tmp_path: Path) -> None:
    Table(tmp_path / "a.monstrarium").file.settle()
    finished = read_match(tmp_path / "a.monstrarium", load)[1]

    MatchFile.create(
        tmp_path / "b.monstrarium", fresh_header(finished, "Sprint"), finished, Codec(Sprint()), Troubles()
    ).close()

    assert not (tmp_path / BACKUPS).exists()
    assert read_match(tmp_path / "b.monstrarium", load)[1] == finished


def test_opening_and_playing_a_match_leaves_everything_else_in_the_folder_of_backups(tmp_path: Path) -> None:
    folder = tmp_path / BACKUPS
    folder.mkdir()
    for number in range(60):
        (folder / f"letter {number}.txt~").write_text("Dear aunt,")
    (folder / "thesis.odt~").write_bytes(b"")
    os.truncate(folder / "thesis.odt~", backups.KEEP_BYTES + 1)
    theirs = set(folder.iterdir())

    file = resumed(saved(tmp_path / "a.monstrarium"))
    file.note(news_of(Session(Sprint(), file.record, file), "again"))
    file.close()

    assert theirs < {*folder.iterdir()}


def test_what_others_keep_there_drives_no_generation_out(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    (tmp_path / BACKUPS / "thesis.odt~").touch()
    os.truncate(tmp_path / BACKUPS / "thesis.odt~", backups.KEEP_BYTES + 1)

    saved(tmp_path / "b.monstrarium")

    assert previous(path).exists()


@pytest.mark.parametrize("how", ["no match", "another match", "match gone", "link", "somebody else's"])
def test_only_the_generation_of_a_match_that_lies_there_is_pruned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(backups, "KEEP_FILES", 1)
    path = saved(tmp_path / "a.monstrarium")
    kept = previous(path)
    os.utime(kept, (1, 1))
    match how:
        case "no match":
            kept.write_text("Dear aunt,")
        case "another match":
            kept.write_bytes(saved(tmp_path / "elsewhere" / "x.monstrarium").read_bytes())
        case "match gone":
            path.unlink()
        case "link":
            kept.rename(tmp_path / "moved")
            kept.symlink_to(tmp_path / "moved")
        case "somebody else's":
            monkeypatch.setattr(atomic, "is_of_this_person", lambda facts: facts.st_mtime != 1)

    saved(tmp_path / "b.monstrarium")

    assert os.path.lexists(kept)


def test_what_has_the_name_of_a_generation_and_is_none_is_not_written_over(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    kept = previous(table.file.path)
    kept.parent.mkdir()
    kept.write_text("Dear aunt,")

    table.file.close()

    assert kept.read_text() == "Dear aunt,"
    assert read_match(table.file.path, load)[1] == table.session.record


def test_a_folder_of_backups_that_is_a_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / BACKUPS).symlink_to(tmp_path / "elsewhere")

    saved(tmp_path / "a.monstrarium")

    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_generations_are_whole_copies_where_a_file_has_but_one_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_link(*_names: Path, **_how: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    table = Table(tmp_path / "a.monstrarium")
    table.play(3)
    os.utime(table.file.path, (1000, 2000))
    journal = table.file.path.read_bytes()
    monkeypatch.setattr(os, "link", no_link)

    table.file.close()

    kept = previous(table.file.path)
    assert (kept.read_bytes(), kept.stat().st_mtime, kept.stat().st_mode & 0o777) == (journal, 2000, 0o600)


def test_a_full_disk_gathers_nothing_in_the_folder_of_backups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        for _attempt in range(3):
            seat(table.file, SEATS)

    assert [each.name for each in (tmp_path / BACKUPS).iterdir()] == ["a.monstrarium~"]


def test_a_damaged_match_is_kept_aside_once(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:8], b"{]\n", *lines[9:]])

    for _session in range(3):
        path.write_bytes(damaged)
        file = resumed(path)
        seat(file, SEATS)
        seat(file, (SEATS[0].lend("easy"), SEATS[1]))
        file.close()

    assert [each.read_bytes() for each in tmp_path.glob("*.damaged-*")] == [damaged]


def test_a_damaged_match_is_kept_for_good_before_anything_is_written_over_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path / "a.monstrarium")
    path.write_bytes(path.read_bytes() + b"{]\n")
    damaged = path.read_bytes()
    file = resumed(path)
    synced: list[bytes] = []
    monkeypatch.setattr(backups, "sync_folder", lambda _folder: synced.append(path.read_bytes()))

    seat(file, SEATS)
    file.close()

    assert synced == [damaged]


def test_every_other_damage_is_kept_aside_as_well(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    lines = path.read_bytes().splitlines(keepends=True)
    damages = {b"".join([*lines[:at], b"{]\n", *lines[at:]]) for at in (5, 8, len(lines))}

    for damaged in damages:
        path.write_bytes(damaged)
        file = resumed(path)
        seat(file, SEATS)
        file.close()

    assert {each.read_bytes() for each in tmp_path.glob("*.damaged-*")} == damages


def test_a_match_that_was_changed_by_hand_is_kept_aside_once_however_often_it_is_played(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    path.write_bytes(path.read_bytes().replace(b'"steps":2', b'"steps":1'))
    changed = path.read_bytes()

    for _session in range(3):
        file = resumed(path)
        assert file.trouble
        session = Session(Sprint(), file.record, file)
        session.submit(Walk(session.to_act()[0], 1))
        file.note(news_of(session, "again"))
        file.close()

    assert [each.read_bytes() for each in tmp_path.glob("*.damaged-*")] == [changed]


def test_a_changed_match_that_was_cut_off_before_it_was_closed_is_kept_aside_once(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    for _turn in range(4):
        table.play(1)
        table.file.note(news_of(table.session, "then"))
    table.file.abandon()
    path = table.file.path
    path.write_bytes(path.read_bytes().replace(b'"steps":2', b'"steps":1'))

    for _session in range(3):
        file = resumed(path)
        session = Session(Sprint(), file.record, file)
        session.submit(Walk(session.to_act()[0], 1))
        file.note(news_of(session, "again"))
        file.close()

    assert len(list(tmp_path.glob("*.damaged-*"))) == 1


def test_damage_to_what_was_played_since_a_copy_was_kept_is_kept_as_well(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    path.write_bytes(path.read_bytes().replace(b'"steps":2', b'"steps":1'))
    file = resumed(path)
    session = Session(Sprint(), file.record, file)
    for _move in range(3):
        session.submit(Walk(session.to_act()[0], 1))
    file.note(news_of(session, "again"))
    file.close()
    *lines, last = path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines, b"{]\n", last])
    path.write_bytes(damaged)

    file = resumed(path)
    seat(file, SEATS)
    file.close()

    assert damaged in {each.read_bytes() for each in tmp_path.glob("*.damaged-*")}


def test_a_letter_is_no_copy_of_a_changed_match(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    path.write_bytes(path.read_bytes().replace(b'"steps":2', b'"steps":1'))
    changed = path.read_bytes()
    (tmp_path / "a.monstrarium.damaged-1").write_text("Dear aunt,")

    file = resumed(path)
    seat(file, SEATS)
    file.close()

    assert (tmp_path / "a.monstrarium.damaged-2").read_bytes() == changed


def test_what_has_the_name_of_a_damaged_copy_is_not_written_over(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.monstrarium")
    (tmp_path / "a.monstrarium.damaged-1").symlink_to(tmp_path / "made by nobody")
    (tmp_path / "a.monstrarium.damaged-2").write_text("Dear aunt,")
    path.write_bytes(path.read_bytes() + b"{]\n")

    file = resumed(path)
    seat(file, SEATS)
    file.close()

    assert not (tmp_path / "made by nobody").exists()
    assert (tmp_path / "a.monstrarium.damaged-2").read_text() == "Dear aunt,"
    assert (tmp_path / "a.monstrarium.damaged-3").read_bytes().endswith(b"{]\n")


def test_a_full_disk_leaves_no_half_of_a_damaged_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path / "a.monstrarium")
    path.write_bytes(path.read_bytes() + b"{]\n")
    damaged = path.read_bytes()
    file = resumed(path)

    def full(_handle: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        assert not seat(file, SEATS)

    assert list(tmp_path.glob("*.damaged-*")) == []
    assert path.read_bytes() == damaged
    assert seat(file, SEATS)
    file.close()


def test_a_file_in_the_place_of_the_folder_of_backups_hinders_nobody(tmp_path: Path) -> None:
    (tmp_path / BACKUPS).write_text("Dear aunt,")
    table = Table(tmp_path / "a.monstrarium")
    table.play(3)

    table.file.close()

    assert table.troubles == []
    assert read_match(table.file.path, load)[1] == table.session.record
    assert (tmp_path / BACKUPS).read_text() == "Dear aunt,"


def test_removing_a_match_takes_no_generation_of_another_with_it(tmp_path: Path) -> None:
    path = saved(places(tmp_path).saves / "a.monstrarium")
    kept = previous(path)
    kept.write_bytes(saved(tmp_path / "b.monstrarium").read_bytes())

    Library(places(tmp_path)).remove(path)

    assert not path.exists()
    assert kept.exists()


def test_removing_a_match_takes_its_own_generation_with_it(tmp_path: Path) -> None:
    path = saved(places(tmp_path).saves / "a.monstrarium")

    Library(places(tmp_path)).remove(path)

    assert not previous(path).exists()
