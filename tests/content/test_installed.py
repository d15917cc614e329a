"""The program knows how it was installed, by the marker of a package's build or by signs that are sure."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from monstrarium.content import installed as module
from monstrarium.content.installed import WAYS, installed

ROOT = Path(__file__).resolve().parents[2]
NOTHING: dict[str, str] = {}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a copy of the program in an environment of Python, installed by nobody knows what."""
    prefix = tmp_path / "venv"
    package = prefix / "lib" / "site-packages" / "monstrarium"
    package.mkdir(parents=True)
    monkeypatch.setattr(module, "PACKAGE", package)
    monkeypatch.setattr(sys, "prefix", str(prefix))
    monkeypatch.setattr(module, "_installer", lambda: "python")
    return package


def freeze(monkeypatch: pytest.MonkeyPatch, program: Path) -> None:
    """Have Python and the program be one file."""
    program.parent.mkdir(parents=True, exist_ok=True)
    program.touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))


def found() -> tuple[str, Path]:
    copy = installed(NOTHING)
    return copy.way.key, copy.path


def test_a_checkout_is_known_by_its_project() -> None:
    assert found() == ("checkout", ROOT)


def test_a_python_package_lies_in_its_environment(package: Path) -> None:
    assert found() == ("python", Path(sys.prefix))


@pytest.mark.parametrize(("file", "way"), [("pipx_metadata.json", "pipx"), ("uv-receipt.toml", "uv")])
def test_tools_for_programs_are_known_by_what_they_leave(package: Path, file: str, way: str) -> None:
    (Path(sys.prefix) / file).touch()
    assert found() == (way, Path(sys.prefix))


@pytest.mark.parametrize(("said", "way"), [("pip\n", "pip"), ("uv", "uv"), ("conda", "python"), ("", "python")])
def test_an_installer_of_python_packages_is_taken_at_its_word(
    package: Path, monkeypatch: pytest.MonkeyPatch, said: str, way: str
) -> None:
    facts = package.parent / "monstrarium-0.1.0.dist-info"
    facts.mkdir()
    (facts / "INSTALLER").write_text(said)
    monkeypatch.undo()
    monkeypatch.setattr(module, "PACKAGE", package)
    monkeypatch.setattr(sys, "prefix", str(package.parents[2]))
    assert found() == (way, package.parents[2])


def test_outside_of_an_environment_the_package_itself_is_named(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)
    assert found() == ("python", package)


@pytest.mark.parametrize("way", [way.key for way in WAYS])
def test_the_marker_of_a_build_is_believed(package: Path, way: str) -> None:
    (package / "installed.toml").write_text(f'way = "{way}"\n')
    assert found() == (way, package)


@pytest.mark.parametrize("text", ['way = "zeppelin"', "way = 7", "way =", "", "\0"])
def test_a_marker_that_says_nothing_is_passed_over(package: Path, text: str) -> None:
    (package / "installed.toml").write_text(text)
    assert found() == ("python", Path(sys.prefix))


def test_a_frozen_program_is_a_portable_folder(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    freeze(monkeypatch, tmp_path / "Monstrarium" / "monstrarium")
    assert found() == ("folder", tmp_path / "Monstrarium")


def test_a_frozen_program_in_a_bundle_is_a_macos_application(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    freeze(monkeypatch, tmp_path / "Monstrarium.app" / "Contents" / "MacOS" / "monstrarium")
    assert found() == ("macos", tmp_path / "Monstrarium.app")


def test_a_marker_beside_a_frozen_program_says_what_it_is(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    freeze(monkeypatch, tmp_path / "opt" / "monstrarium")
    (package / "installed.toml").write_text('way = "bundle"\n')
    assert found() == ("bundle", tmp_path / "opt")


def test_in_an_appimage_the_image_is_named(package: Path, tmp_path: Path) -> None:
    image = tmp_path / "Monstrarium.AppImage"
    image.touch()
    (package / "installed.toml").write_text('way = "folder"\n')
    copy = installed({"APPIMAGE": str(image), "APPDIR": str(package.parents[1])})
    assert (copy.way.key, copy.path) == ("appimage", image)


@pytest.mark.parametrize("lacking", ["APPIMAGE", "APPDIR"])
def test_variables_of_another_appimage_are_passed_over(package: Path, tmp_path: Path, lacking: str) -> None:
    (tmp_path / "mount").mkdir()
    image = tmp_path / "Terminal.AppImage"
    image.touch()
    theirs = {"APPIMAGE": str(image), "APPDIR": str(tmp_path / "mount")}
    ours = {"APPIMAGE": str(tmp_path / "gone.AppImage"), "APPDIR": str(package)}
    for environment in (theirs, ours, {name: value for name, value in theirs.items() if name != lacking}):
        assert installed(environment).way.key == "python"


def test_only_packages_of_a_system_have_filled_the_menu() -> None:
    assert {way.key for way in WAYS if way.in_menu} == {"debian", "bundle", "flatpak", "windows", "macos"}
