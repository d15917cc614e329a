"""A Linux desktop accepts the registered files and recognises matches, and removing them leaves nothing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from monstrarium import ID, __version__
from monstrarium.cli.parser import run_command
from monstrarium.content.installed import BY_KEY, WAYS, Installed, Way
from monstrarium.content.places import PACKAGE, linux_files
from monstrarium.games.boxes import BOXES
from monstrarium.ui.support import integration
from monstrarium.ui.support.desktop_files import menu_entry, register, remove_files

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="these are files for Linux desktops")

MATCH = b'{"format":"monstrarium-match","version":1}\n'
METAINFO = linux_files() / f"{ID}.metainfo.xml"
ROOT = Path(__file__).resolve().parents[2]
RECOGNISE = """
import sys
from PySide6.QtCore import QMimeDatabase
print(QMimeDatabase().mimeTypeForFile(sys.argv[1]).name())
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "data"
    home.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return home


@pytest.fixture
def no_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nowhere"))


def run(*words: str) -> int:
    return run_command(["integrate", *words])


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def accepted(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)


def kind_of(path: Path) -> str:
    return subprocess.run(
        [sys.executable, "-c", RECOGNISE, str(path)], capture_output=True, text=True, check=True
    ).stdout.strip()


def files(home: Path) -> set[str]:
    return {path.relative_to(home).as_posix() for path in home.rglob("*")}


def test_the_menu_entry_is_valid() -> None:
    answer = accepted(tool("desktop-file-validate"), linux_files() / f"{ID}.desktop")
    assert (answer.returncode, answer.stdout) == (0, "")


def test_the_menu_entry_is_found_by_the_name_of_every_game() -> None:
    (words,) = re.findall(r"^Keywords=(.*)$", (linux_files() / f"{ID}.desktop").read_text("utf-8"), re.MULTILINE)
    assert {box.title.partition(",")[0] for box in BOXES.values()} <= {*words.split(";")}


def test_the_description_is_valid() -> None:
    appstreamcli = tool("appstreamcli")
    version = re.search(r"version: (\d+)", accepted(appstreamcli, "--version").stdout)
    assert version is not None
    # Since 1.0 a missing homepage is an error unless it is said that there is none; before, that could not be said.
    overrides = ["--override=url-homepage-missing=info"] if int(version[1]) >= 1 else []
    answer = accepted(appstreamcli, "validate", "--no-net", *overrides, METAINFO)
    assert answer.returncode == 0, answer.stdout


def test_the_newest_release_described_is_this_one() -> None:
    newest = ElementTree.parse(METAINFO).findall("releases/release")[0]
    assert newest.get("version") == __version__
    assert f"## {__version__}, {newest.get('date')}\n" in (ROOT / "desktop" / "CHANGELOG.md").read_text("utf-8")


def test_the_release_notes_name_every_game() -> None:
    notes = "".join(ElementTree.parse(METAINFO).findall("releases/release")[0].itertext())
    assert [box.title for box in BOXES.values() if box.title.partition(",")[0] not in notes] == []


def test_the_description_invents_no_address() -> None:
    elements = ElementTree.parse(METAINFO).getroot().iter()
    assert [each.tag for each in elements if each.tag in ("url", "image") or "://" in (each.text or "")] == []


def test_the_description_says_that_there_are_fights() -> None:
    rated = ElementTree.parse(METAINFO).findall("content_rating[@type='oars-1.1']/content_attribute")
    assert {each.get("id"): each.text for each in rated} == {"violence-fantasy": "moderate"}


def test_a_match_is_recognised_by_its_name(home: Path, tmp_path: Path) -> None:
    tool("update-mime-database")
    run()
    (tmp_path / "evening.monstrarium").write_bytes(b"")
    assert kind_of(tmp_path / "evening.monstrarium") == "application/vnd.monstrarium.match"


def test_a_match_is_recognised_by_its_first_bytes(home: Path, tmp_path: Path) -> None:
    tool("update-mime-database")
    run()
    (tmp_path / "evening").write_bytes(MATCH)
    assert kind_of(tmp_path / "evening") == "application/vnd.monstrarium.match"


def test_a_match_is_not_recognised_after_removal(home: Path, tmp_path: Path) -> None:
    tool("update-mime-database")
    run()
    run("--remove")
    (tmp_path / "evening.monstrarium").write_bytes(MATCH)
    assert kind_of(tmp_path / "evening.monstrarium") != "application/vnd.monstrarium.match"


def test_registering_writes_entry_description_kind_and_icons(home: Path) -> None:
    register(home, ["monstrarium"])
    assert files(home) >= {
        f"applications/{ID}.desktop",
        f"metainfo/{ID}.metainfo.xml",
        f"mime/packages/{ID}.xml",
        f"icons/hicolor/scalable/apps/{ID}.svg",
        f"icons/hicolor/symbolic/apps/{ID}-symbolic.svg",
        "icons/hicolor/scalable/mimetypes/application-vnd.monstrarium.match.svg",
    }


def test_registering_says_each_file_it_wrote(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = run()
    said = capsys.readouterr().out
    assert code == 0
    assert all(f"Wrote {home / path}\n" in said for path in (f"applications/{ID}.desktop", f"mime/packages/{ID}.xml"))


@pytest.mark.usefixtures("no_tools")
def test_removing_takes_away_exactly_what_was_written(home: Path) -> None:
    (home / "applications").mkdir()
    (home / "applications" / "other.desktop").write_text("[Desktop Entry]\n")
    before = files(home)
    run()
    run("--remove")
    assert files(home) == before


@pytest.mark.usefixtures("no_tools")
def test_removing_leaves_an_empty_folder_that_was_there(home: Path) -> None:
    (home / "mime" / "packages").mkdir(parents=True)
    run()
    run("--remove")
    assert files(home) == {"mime", "mime/packages"}


@pytest.mark.usefixtures("no_tools")
def test_removing_leaves_what_was_saved_meanwhile(home: Path) -> None:
    run()
    (home / "monstrarium" / "saves").mkdir(parents=True)
    run("--remove")
    assert files(home) == {"monstrarium", "monstrarium/saves"}


@pytest.mark.usefixtures("no_tools")
def test_registering_twice_is_removed_at_once(home: Path) -> None:
    run()
    run()
    run("--remove")
    assert files(home) == set()


def test_removing_takes_away_what_the_tools_made_in_folders_that_were_not_there(home: Path) -> None:
    for name in ("update-mime-database", "update-desktop-database"):
        tool(name)
    run()
    assert (home / "mime" / "mime.cache").exists()

    run("--remove")

    assert files(home) == set()


def test_removing_leaves_the_caches_of_other_kinds_of_files(home: Path) -> None:
    tool("update-mime-database")
    run()
    other = home / "mime" / "packages" / "other.xml"
    other.write_text('<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info"/>\n')

    run("--remove")

    assert other.exists()
    assert (home / "mime" / "mime.cache").exists()


def test_a_list_that_points_outside_removes_nothing_there(home: Path, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("x")
    (home / "monstrarium").mkdir()
    (home / "monstrarium" / "desktop-files.txt").write_text(f"../precious\n{precious}\n")
    assert remove_files(home) == ([], [])
    assert precious.exists()


def test_removing_without_having_registered_says_so(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--remove") == 0
    assert capsys.readouterr().out == "Nothing was registered here.\n"


def test_a_folder_that_cannot_be_written_is_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "applications").write_text("a file in the way")
    assert run() == 1
    assert f"Cannot change {home / 'applications'}: " in capsys.readouterr().err


def test_removing_is_finished_even_when_a_tool_fails(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "update-desktop-database"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    run()
    run("--remove")
    assert files(home) == set()


def test_a_tool_that_fails_is_named(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "update-mime-database"
    broken.write_text("#!/bin/sh\necho no room >&2\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.defpath}")
    assert run() == 1
    assert "update-mime-database failed: no room" in capsys.readouterr().err


@pytest.mark.parametrize(("cached", "asked"), [(True, True), (False, False)])
def test_an_icon_cache_is_renewed_and_never_begun(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cached: bool, asked: bool
) -> None:
    renew = tmp_path / "gtk-update-icon-cache"
    renew.write_text(f"#!/bin/sh\ntouch '{tmp_path}/asked'\n")
    renew.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.defpath}")
    (home / "icons" / "hicolor").mkdir(parents=True)
    if cached:
        (home / "icons" / "hicolor" / "icon-theme.cache").touch()
    run()
    assert (tmp_path / "asked").exists() == asked


def test_an_appimage_registers_itself_and_not_what_it_mounts(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    image = tmp_path / "Monstrarium.AppImage"
    image.touch()
    monkeypatch.setenv("APPIMAGE", str(image))
    monkeypatch.setenv("APPDIR", str(PACKAGE.parent))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    run()
    assert f'\nExec="{image}" %f\nTryExec={image}\n' in (home / "applications" / f"{ID}.desktop").read_text()


def test_a_frozen_program_registers_its_own_file(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "monstrarium"))
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "Terminal.AppImage"))
    run()
    assert f'\nExec="{tmp_path / "monstrarium"}" %f\n' in (home / "applications" / f"{ID}.desktop").read_text()


@pytest.mark.parametrize("way", [way for way in WAYS if way.in_menu], ids=lambda way: way.key)
def test_what_a_package_has_put_in_the_menu_is_not_put_there_again(
    home: Path, way: Way, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(integration, "installed", lambda: Installed(way, home))
    assert run() == 0
    assert (
        capsys.readouterr().out
        == f"{way.name}: Monstrarium is in your menu already, for the package has put it there.\n"
    )
    assert files(home) == set()


@pytest.mark.usefixtures("no_tools")
def test_an_entry_from_before_can_be_removed_beside_a_package(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run()
    monkeypatch.setattr(integration, "installed", lambda: Installed(BY_KEY["debian"], home))
    assert run("--remove") == 0
    assert files(home) == set()
    assert run("--remove") == 0
    assert "already" in capsys.readouterr().out


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_are_told_that_this_is_for_linux(
    home: Path, system: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert run() == 1
    assert "Only Linux desktops" in capsys.readouterr().err
    assert files(home) == set()


def test_the_menu_starts_the_copy_that_registered(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "monstrarium"
    script.write_text("")
    monkeypatch.setattr(sys, "argv", [str(script), "integrate"])
    run()
    entry = (home / "applications" / f"{ID}.desktop").read_text()
    assert f'\nExec="{script}" %f\nTryExec={script}\n' in entry
    assert f'\nExec="{script}" --continue\n' in entry


def test_a_copy_without_a_script_is_started_as_a_module(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/monstrarium/__main__.py", "integrate"])
    run()
    assert f'\nExec="{sys.executable}" "-m" "monstrarium" %f\n' in (home / "applications" / f"{ID}.desktop").read_text()


def test_odd_characters_in_the_path_are_quoted() -> None:
    entry = menu_entry("Exec=monstrarium %f\nTryExec=monstrarium\n", ['/my games/50%/"$x"\\monstrarium'])
    assert entry == (
        'Exec="/my games/50%%/\\\\"\\\\$x\\\\"\\\\\\\\monstrarium" %f\nTryExec=/my games/50%/"$x"\\\\monstrarium\n'
    )


def test_an_entry_with_a_quoted_path_is_valid(tmp_path: Path) -> None:
    validate = tool("desktop-file-validate")
    template = (linux_files() / f"{ID}.desktop").read_text(encoding="utf-8")
    path = tmp_path / f"{ID}.desktop"
    path.write_text(menu_entry(template, ["/my games/50%/monstrarium"]))
    answer = accepted(validate, path)
    assert (answer.returncode, answer.stdout) == (0, "")


def test_every_picture_the_files_name_is_registered(home: Path) -> None:
    register(home, ["monstrarium"])
    texts = [path.read_text(encoding="utf-8") for path in linux_files().iterdir()]
    named = set(re.findall(r'Icon=(.+)|<icon name="(.+?)"', "\n".join(texts)))
    stems = {path.stem for path in (home / "icons").rglob("*.svg")}
    assert {first or second for first, second in named} <= stems


@pytest.mark.usefixtures("no_tools")
@pytest.mark.parametrize("times", [1, 2])
def test_a_file_of_the_same_name_is_kept_and_given_back(
    home: Path, capsys: pytest.CaptureFixture[str], times: int
) -> None:
    own = home / "applications" / f"{ID}.desktop"
    own.parent.mkdir()
    own.write_text("[Desktop Entry]\nName=Mine\n")
    own.chmod(0o640)

    for _time in range(times):
        run()
    assert "Name=Mine" not in own.read_text()
    assert str(home / "monstrarium" / "kept" / "applications" / f"{ID}.desktop") in capsys.readouterr().out
    run("--remove")

    assert own.read_text() == "[Desktop Entry]\nName=Mine\n"
    assert own.stat().st_mode & 0o777 == 0o640
    assert files(home) == {"applications", f"applications/{ID}.desktop"}


@pytest.mark.usefixtures("no_tools")
def test_a_link_of_the_same_name_is_kept_and_given_back(home: Path, tmp_path: Path) -> None:
    own = home / "applications" / f"{ID}.desktop"
    own.parent.mkdir()
    (tmp_path / "precious").write_text("x")
    own.symlink_to(tmp_path / "precious")

    run()
    assert (tmp_path / "precious").read_text() == "x"
    run("--remove")

    assert own.readlink() == tmp_path / "precious"


@pytest.mark.usefixtures("no_tools")
def test_a_file_that_was_changed_since_it_was_written_is_left(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run()
    own = home / "applications" / f"{ID}.desktop"
    own.write_text("[Desktop Entry]\nName=Mine\n")

    run("--remove")

    assert own.read_text() == "[Desktop Entry]\nName=Mine\n"
    assert f"Left {own}" in capsys.readouterr().out


@pytest.mark.usefixtures("no_tools")
def test_what_cannot_be_given_back_is_not_lost(home: Path) -> None:
    own = home / "applications" / f"{ID}.desktop"
    own.parent.mkdir()
    own.write_text("first")
    run()
    own.write_text("second")

    run("--remove")

    assert own.read_text() == "second"
    assert (home / "monstrarium" / "kept" / "applications" / f"{ID}.desktop").read_text() == "first"


@pytest.mark.usefixtures("no_tools")
def test_what_an_older_version_listed_without_a_digest_is_removed(home: Path) -> None:
    run()
    path = home / "monstrarium" / "desktop-files.txt"
    path.write_text("".join(f"{line.partition(chr(9))[0]}\n" for line in path.read_text().splitlines()))

    run("--remove")

    assert files(home) == set()


@pytest.mark.usefixtures("no_tools")
def test_the_files_can_be_read_by_the_desktop_as_the_umask_says(home: Path) -> None:
    before = os.umask(0o022)
    try:
        run()
    finally:
        os.umask(before)

    assert (home / "applications" / f"{ID}.desktop").stat().st_mode & 0o777 == 0o644
