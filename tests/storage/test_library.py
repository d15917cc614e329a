"""All matches are listed, newest first, with a sentence for those that cannot be read."""

import os
from pathlib import Path

import pytest

from monstrarium.engine.record import Record, SeatInfo
from monstrarium.storage.lock import Lock, LockedError
from monstrarium.storage.match_files.header import Header, fresh_header, news_of
from monstrarium.storage.match_files.library import Library
from monstrarium.storage.paths import Folders, places, previous

from .table import Table, saved


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """The folders of a portable copy."""
    return places(tmp_path)


def save(folders: Folders, name: str, age: int, finished: bool = False) -> Path:
    """Save a match that was changed so many seconds after the epoch."""
    table = Table(folders.saves / f"{name}.monstrarium", goal=30)
    while finished and table.session.to_act():
        table.play(1)
    table.file.note(news_of(table.session, ""))
    table.file.close()
    os.utime(table.file.path, (age, age))
    return table.file.path


def test_an_empty_shelf_is_empty(folders: Folders) -> None:
    assert Library(folders).entries() == []
    assert Library(folders).latest_unfinished() is None


def test_the_newest_match_comes_first(folders: Folders) -> None:
    for name, age in (("old", 100), ("new", 300), ("middle", 200)):
        save(folders, name, age)

    assert [each.path.stem for each in Library(folders).entries()] == ["new", "middle", "old"]


def test_a_limit_reads_only_the_newest(folders: Folders) -> None:
    for name, age in (("old", 100), ("new", 300)):
        save(folders, name, age)

    assert [each.path.stem for each in Library(folders).entries(1)] == ["new"]


def test_a_broken_match_is_listed_with_its_reason(folders: Folders) -> None:
    save(folders, "sound", 100)
    (folders.saves / "broken.monstrarium").write_text("{}")

    broken, sound = Library(folders).entries()

    assert (broken.header, sound.header is not None) == (None, True)
    assert "is not a match" in broken.trouble


def test_other_files_and_hidden_ones_are_no_matches(folders: Folders) -> None:
    save(folders, "a", 100)
    (folders.saves / "notes.txt").write_text("")
    (folders.saves / ".a.monstrarium.lock").write_text("")
    (folders.saves / ".b.monstrarium").write_text("")

    assert [each.path.name for each in Library(folders).entries()] == ["a.monstrarium"]


def test_continue_means_the_newest_unfinished_match(folders: Folders) -> None:
    save(folders, "older", 100)
    save(folders, "newer", 200)
    save(folders, "finished", 300, finished=True)
    (folders.saves / "broken.monstrarium").write_text("{}")

    found = Library(folders).latest_unfinished()

    assert found is not None
    assert found.path.stem == "newer"


def test_a_name_tells_game_seats_and_date(folders: Folders) -> None:
    header = header_of("Sprint", "Ada", "Bo")

    path = Library(folders).new_path(header)

    assert path.parent == folders.saves
    assert path.name.startswith("Sprint - Ada, Bo - 20")
    assert path.suffix == ".monstrarium"


@pytest.mark.parametrize("name", ["../../x", "a/b\\c:d", "CON|?*<>", "\x07\n", "...", "  ", "名" * 60, "é" * 300])
def test_a_name_fits_every_file_system_whatever_the_seats_are_called(folders: Folders, name: str) -> None:
    path = Library(folders).new_path(header_of(name, name, name))

    assert path.parent == folders.saves
    assert not set(path.name) & set('<>:"/\\|?*\n\x07')
    assert 5 < len(path.name.encode()) <= 140
    assert path.name[0] not in ". "


def test_a_taken_name_gets_a_number(folders: Folders) -> None:
    library, header = Library(folders), header_of("Sprint", "Ada")
    first = library.new_path(header)
    first.parent.mkdir(parents=True)
    first.touch()

    assert library.new_path(header).name == f"{first.stem} (2).monstrarium"


def test_a_picture_is_shown_once_it_is_there(folders: Folders) -> None:
    path = save(folders, "a", 100)
    library = Library(folders)
    header = library.look(path).header
    assert header is not None
    picture = library.thumbnail(header.id, path)
    before = library.look(path).thumbnail
    picture.parent.mkdir(parents=True)
    picture.write_bytes(b"")

    assert (before, library.look(path).thumbnail) == (None, picture)
    assert picture.is_relative_to(folders.cache)


def test_removing_a_match_removes_its_picture_and_earlier_generation(folders: Folders) -> None:
    library = Library(folders)
    path = saved(folders.saves / "a.monstrarium")
    header = library.look(path).header
    assert header is not None
    library.thumbnail(header.id, path).parent.mkdir(parents=True)
    library.thumbnail(header.id, path).write_bytes(b"")

    library.remove(path)

    assert [each for each in folders.saves.parent.rglob("*") if each.is_file()] == []


def test_a_match_that_vanishes_meanwhile_is_listed_as_gone(folders: Folders) -> None:
    path = folders.saves / "gone.monstrarium"

    assert "not there" in Library(folders).look(path).trouble


def header_of(title: str, *names: str) -> Header:
    """The header of a match between these seats."""
    return fresh_header(Record("sprint", 1, 1, {}, tuple(map(SeatInfo, names))), title)


def test_continue_also_means_a_match_that_was_opened_from_elsewhere(folders: Folders, tmp_path: Path) -> None:
    save(folders, "older", 100)
    elsewhere = save(places(tmp_path / "stick"), "newer", 200)

    found = Library(folders, lambda: (elsewhere,)).latest_unfinished()

    assert found is not None
    assert found.path == elsewhere


def test_a_match_that_was_opened_lies_on_the_shelf_once(folders: Folders, tmp_path: Path) -> None:
    own = save(folders, "own", 100)
    gone = tmp_path / "stick" / "gone.monstrarium"

    library = Library(folders, lambda: (gone, own))

    assert [each.path for each in library.entries()] == [own]


def test_a_copy_of_a_match_has_a_picture_of_its_own(folders: Folders) -> None:
    library = Library(folders)
    path = saved(folders.saves / "a.monstrarium")
    header = library.look(path).header
    assert header is not None
    picture = library.thumbnail(header.id, path)
    picture.parent.mkdir(parents=True)
    picture.write_bytes(b"")
    copy = folders.saves / "b.monstrarium"
    copy.write_bytes(path.read_bytes())

    assert library.look(path).thumbnail == picture
    assert library.look(copy).thumbnail is None


def test_a_match_keeps_its_picture_and_earlier_generation_under_another_name(folders: Folders) -> None:
    library = Library(folders)
    path = saved(folders.saves / "a.monstrarium")
    header = library.look(path).header
    assert header is not None
    data, kept = path.read_bytes(), previous(path).read_bytes()
    picture = library.thumbnail(header.id, path)
    picture.parent.mkdir(parents=True)
    picture.write_bytes(b"")

    to = library.give_name(path, "The <best> evening")

    assert to == folders.saves / "The best evening.monstrarium"
    assert (path.exists(), to.read_bytes(), previous(to).read_bytes()) == (False, data, kept)
    assert library.look(to).thumbnail == library.thumbnail(header.id, to)


def test_no_match_takes_the_name_of_another(folders: Folders) -> None:
    library = Library(folders)
    path, other = saved(folders.saves / "a.monstrarium"), saved(folders.saves / "b.monstrarium")
    before = other.read_bytes()

    with pytest.raises(FileExistsError):
        library.give_name(path, "b")

    assert (path.exists(), other.read_bytes()) == (True, before)


def test_a_match_that_is_played_keeps_its_name(folders: Folders) -> None:
    library = Library(folders)
    path = saved(folders.saves / "a.monstrarium")
    lock = Lock.take(path)

    with pytest.raises(LockedError):
        library.give_name(path, "b")
    lock.release()

    assert path.exists()
