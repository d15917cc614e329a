"""Settings are kept, repaired and never lost."""

import os
from pathlib import Path

import pytest

from monstrarium.engine.record import SeatInfo
from monstrarium.storage.settings import LastSetup, Settings, load_settings, save_settings

SETUP = LastSetup((SeatInfo("Ada [%s] = ; # ß"), SeatInfo("Bo", "easy", 3)), {"level": "master", "goal": (1, 2)})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of the settings."""
    return tmp_path / "config" / "settings.ini"


def write(path: Path, text: str) -> None:
    """Write the file with this text."""
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")


def test_without_a_file_everything_is_at_its_default(path: Path) -> None:
    assert load_settings(path) == (Settings(), "")


def test_settings_come_back_as_they_were_saved(path: Path) -> None:
    settings = Settings("dark", "off", 150, "pseudo", False).remember("cybo", SETUP)

    complaint = save_settings(path, settings)

    assert complaint == ""
    assert load_settings(path) == (settings, "")


def test_shortcuts_of_ones_own_come_back_and_go_again(path: Path) -> None:
    settings = Settings(keys={"undo": "Ctrl+Z, Ctrl+=", "zoom-in": ";", "hint": ""})
    save_settings(path, settings)
    assert load_settings(path) == (settings, "")

    save_settings(path, Settings(keys={"hint": "Ctrl+H"}))

    assert load_settings(path)[0].keys == {"hint": "Ctrl+H"}


def test_a_value_that_cannot_be_is_named_and_only_that_one_is_default(path: Path) -> None:
    write(path, "[monstrarium]\nscheme = pink\nmotion = off\ntext_scale = 9999\n")

    settings, complaint = load_settings(path)

    assert settings == Settings(motion="off")
    assert str(path) in complaint
    assert "scheme = pink; text_scale = 9999" in complaint


def test_a_set_up_that_cannot_be_read_is_named(path: Path) -> None:
    write(path, "[last set-up: cybo]\nseats = {{{\n")

    settings, complaint = load_settings(path)

    assert settings == Settings()
    assert "last set-up: cybo" in complaint


@pytest.mark.parametrize("text", ["not an ini file", "[monstrarium\n", "\x00\x01\x02"])
def test_a_file_that_is_no_settings_is_told_and_kept_aside_when_saving(path: Path, text: str) -> None:
    write(path, text)

    complaint = load_settings(path)[1]
    saved = save_settings(path, Settings(scheme="light"))

    assert "cannot be read" in complaint
    assert saved == ""
    assert load_settings(path) == (Settings(scheme="light"), "")
    assert path.with_name("settings.ini.broken").read_text("utf-8") == text


def test_bytes_that_are_no_text_are_told(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\xfe\xff")

    assert "cannot be read" in load_settings(path)[1]


def test_what_a_newer_version_wrote_stays(path: Path) -> None:
    write(path, "[monstrarium]\nperfume = lavender\n[other]\na = 1\n")

    save_settings(path, Settings())

    text = path.read_text("utf-8")
    assert "perfume = lavender" in text
    assert "[other]" in text


def test_a_folder_that_refuses_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)

    assert save_settings(path, Settings()) == f"The settings cannot be written to {path}: Permission denied."


def test_a_huge_file_is_left_alone(path: Path) -> None:
    write(path, "#" * 2_000_000)

    assert load_settings(path)[0] == Settings()
    assert "larger than 1 MB" in load_settings(path)[1]


def test_a_pipe_is_not_waited_for_and_stays(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)

    assert "not a regular file" in load_settings(path)[1]
    assert save_settings(path, Settings(text_scale=120)) == ""
    assert load_settings(path)[0].text_scale == 120
    assert path.with_name(f"{path.name}.broken").is_fifo()


def test_a_set_up_with_a_number_of_very_many_digits_is_left_out(path: Path) -> None:
    write(path, '[last set-up: cybo]\nseats = []\noptions = {"rounds": ' + "9" * 5000 + "}\n")

    assert load_settings(path)[0].last_setups == {}


def test_only_what_has_changed_is_written_over_what_another_window_wrote(path: Path) -> None:
    before = Settings(keys={"hint": "Ctrl+H", "undo": "Ctrl+U"})
    save_settings(path, before)
    other = Settings(scheme="dark", keys={"hint": "F9", "undo": "Ctrl+U", "redo": "F8"})
    save_settings(path, other, before)

    assert save_settings(path, Settings(text_scale=150, keys={"hint": "Ctrl+H", "now": "F7"}), before) == ""

    keys = {"hint": "F9", "redo": "F8", "now": "F7"}
    assert load_settings(path) == (Settings(scheme="dark", text_scale=150, keys=keys), "")


def test_what_cannot_be_read_stays_until_it_is_changed(path: Path) -> None:
    write(path, "[monstrarium]\nscheme = pink\nmotion = off\n")
    before = load_settings(path)[0]

    save_settings(path, Settings(motion="short"), before)
    assert "scheme = pink" in path.read_text("utf-8")
    save_settings(path, Settings(scheme="dark"), before)
    assert load_settings(path)[0].scheme == "dark"


def test_a_file_that_was_removed_is_written_whole(path: Path) -> None:
    before = Settings(scheme="dark")

    save_settings(path, Settings(scheme="dark", text_scale=150), before)

    assert load_settings(path)[0] == Settings(scheme="dark", text_scale=150)


def test_set_ups_of_two_windows_come_in_the_order_of_play(path: Path) -> None:
    before = Settings().remember("cybo", SETUP).remember("xybrid", SETUP).remember("hybrid", SETUP)
    save_settings(path, before)
    other = before.remember("cybo", LastSetup())
    save_settings(path, other, before)

    save_settings(path, before.remember("xybrid", SETUP), before)

    found = load_settings(path)[0].last_setups
    assert list(found) == ["hybrid", "cybo", "xybrid"]
    assert found["cybo"] == LastSetup()


def test_people_are_remembered_those_of_the_newest_set_up_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    ada, bo, bot = SeatInfo("Ada", "", 0), SeatInfo("Bo", "", 1), SeatInfo("Fang", "normal", 2)
    settings = Settings().remember("cybo", LastSetup((ada, bot))).remember("xybrid", LastSetup((bo, ada)))
    save_settings(path, settings)
    settings = load_settings(path)[0].remember("cybo", LastSetup((ada, bot)))
    save_settings(path, settings)

    assert load_settings(path)[0].people() == ("Ada", "Bo")
