"""A file in the folders of the program that is not its own stays as it is."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from monstrarium.storage.recents import Recents
from monstrarium.storage.settings import Settings, load_settings, save_settings
from monstrarium.ui.art import disk_cache
from monstrarium.ui.art.disk_cache import DiskCache
from monstrarium.ui.match.kept_notes import Notes
from monstrarium.ui.support.log_file import MAX_BYTES, NAME, start_log
from tests.ui.sitting import Sit

SIZE = (4, 3)


@pytest.fixture
def picture() -> QImage:
    """A small picture."""
    made = QImage(*SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(0)
    return made


@pytest.fixture
def drawings(tmp_path: Path) -> list[Path]:
    """Drawings whose pictures are cached."""
    made = [tmp_path / f"{number}.svg" for number in range(4)]
    for each in made:
        each.write_text("<svg/>")
    return made


def test_pictures_of_somebody_else_are_not_thinned_out(
    tmp_path: Path, picture: QImage, drawings: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_cache, "KEPT", 1)
    folder = tmp_path / "pictures"
    folder.mkdir()
    for name in ("holiday.png", "a_4x3_0-0.png"):
        (folder / name).write_bytes(b"\x89PNG of a holiday")
        os.utime(folder / name, (1, 1))

    for number, drawing in enumerate(drawings):
        DiskCache(tmp_path).lay(drawing, "a" if number else "b", SIZE, picture)

    assert {"holiday.png", "a_4x3_0-0.png"} < {each.name for each in folder.iterdir()}
    assert len(list(folder.iterdir())) == 3


def test_a_picture_is_found_again_and_leaves_nothing_beside_it(
    tmp_path: Path, picture: QImage, drawings: list[Path]
) -> None:
    DiskCache(tmp_path).lay(drawings[0], "a", SIZE, picture)

    assert DiskCache(tmp_path).find(drawings[0], "a", SIZE) == picture
    assert len(list((tmp_path / "pictures").iterdir())) == 1


def test_no_picture_of_a_match_is_written_through_a_link(sit: Sit, tmp_path: Path) -> None:
    sitting = sit()
    sitting.begin()
    letter = tmp_path / "letter"
    letter.write_text("Dear aunt,")
    picture = sitting.services.library.thumbnail(sitting.screen.match.header.id, sitting.screen.match.path)
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.unlink(missing_ok=True)
    picture.symlink_to(letter)

    sitting.window.show_shelf()

    assert letter.read_text() == "Dear aunt,"


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """A log in a folder of this test."""
    stop = start_log(tmp_path)
    yield logging.getLogger("monstrarium.test").warning
    stop()


def test_nothing_is_logged_through_a_link(tmp_path: Path, log: Callable[[str], None]) -> None:
    (tmp_path / "letter").write_text("")
    (tmp_path / NAME).symlink_to(tmp_path / "letter")

    log("a line")

    assert (tmp_path / "letter").read_text() == ""


@pytest.mark.parametrize("name", [NAME, f"{NAME}.1", f"{NAME}.2"])
def test_no_letter_is_taken_for_a_page_of_the_log(tmp_path: Path, log: Callable[[str], None], name: str) -> None:
    log("a line")
    if name == NAME:
        (tmp_path / NAME).unlink()
    else:
        with (tmp_path / NAME).open("a") as file:
            file.write("x" * MAX_BYTES)
    (tmp_path / name).write_text("Dear aunt,")
    logging.getLogger().handlers[-1].close()

    log("another line")

    assert (tmp_path / name).read_text() == "Dear aunt,"


def test_a_log_of_yesterday_goes_on(tmp_path: Path) -> None:
    for line in ("one", "two"):
        stop = start_log(tmp_path)
        logging.getLogger("monstrarium.test").warning(line)
        stop()

    assert len((tmp_path / NAME).read_text().splitlines()) == 2


def test_no_list_of_recent_matches_is_written_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "keys").write_text("ssh-ed25519")
    (tmp_path / "recents.json").symlink_to(tmp_path / "keys")

    recents = Recents(tmp_path / "recents.json")
    recents.add(tmp_path / "a")
    assert recents.write() == ""

    assert (tmp_path / "keys").read_text() == "ssh-ed25519"
    assert (tmp_path / "recents.json.broken").is_symlink()


def test_what_has_the_name_of_a_list_and_is_none_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "recents.json").write_text("Dear aunt,")

    recents = Recents(tmp_path / "recents.json")
    recents.add(tmp_path / "a")
    assert recents.write() == ""

    assert (tmp_path / "recents.json.broken").read_text() == "Dear aunt,"


def test_what_has_the_name_of_notes_and_is_none_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "bookmarks.json").write_text("Dear aunt,")

    notes = Notes(tmp_path / "bookmarks.json", int)
    notes.put("0123456789abcdef", 3)
    assert notes.write("0123456789abcdef") == ""

    assert (tmp_path / "bookmarks.json.broken").read_text() == "Dear aunt,"
    assert Notes(tmp_path / "bookmarks.json", int).of("0123456789abcdef") == 3


def test_settings_that_cannot_be_read_are_put_aside_without_a_trace_lost(tmp_path: Path) -> None:
    for text in ("Dear aunt,", "Dear uncle,"):
        (tmp_path / "settings.ini").write_text(text)
        assert save_settings(tmp_path / "settings.ini", Settings()) == ""

    assert {each.read_text() for each in tmp_path.glob("*.broken*")} == {"Dear aunt,", "Dear uncle,"}


def test_settings_are_not_written_through_a_link_to_something_else(tmp_path: Path) -> None:
    (tmp_path / "other.ini").write_text("[desktop]\ncolour = red\n")
    (tmp_path / "settings.ini").symlink_to(tmp_path / "other.ini")

    said = save_settings(tmp_path / "settings.ini", Settings())

    assert "link" in said
    assert (tmp_path / "other.ini").read_text() == "[desktop]\ncolour = red\n"


def test_settings_that_are_kept_elsewhere_are_written_there(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    assert save_settings(tmp_path / "dotfiles" / "monstrarium.ini", Settings()) == ""
    (tmp_path / "settings.ini").symlink_to(tmp_path / "dotfiles" / "monstrarium.ini")

    assert save_settings(tmp_path / "settings.ini", Settings(scheme="dark")) == ""

    assert (tmp_path / "settings.ini").is_symlink()
    assert load_settings(tmp_path / "dotfiles" / "monstrarium.ini")[0].scheme == "dark"
