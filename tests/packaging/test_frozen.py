"""What goes into the packages for people without Python: everything that is used, and nothing that is not."""

from __future__ import annotations

import importlib
import plistlib
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

import pytest
from packages.facts import facts
from packages.frozen import contents, desktop_proof
from packages.frozen.portable import check_files, pack
from packages.job import Unable

from monstrarium import __version__
from monstrarium.content.places import linux_files
from monstrarium.storage.match_files.library import SUFFIX
from monstrarium.ui.kit import lazy
from tests.packaging.test_project import ROOT

SOURCES = ROOT / "desktop"
CHARTS = f"""
import importlib, sys
class LeftOut:
    def find_spec(self, name, path=None, target=None):
        if name in {contents.LEFT_OUT!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, LeftOut())
importlib.import_module({lazy.CHARTS!r})
print(*(name for name in sys.modules if name.startswith("PySide6.Qt")))
"""


def modules_in_the_tree() -> set[str]:
    paths = [path.relative_to(SOURCES).with_suffix("") for path in SOURCES.rglob("*.py")]
    return {".".join(path.parts).removesuffix(".__init__") for path in paths}


def test_every_module_of_the_program_is_packed() -> None:
    assert {name for name in contents.modules() if name.startswith("monstrarium")} == modules_in_the_tree()


def test_modules_of_others_that_are_imported_by_name_are_packed() -> None:
    foreign = {*re.findall(r'"(argparse|ctypes|PySide6\.Qt\w+)"', Path(lazy.__file__).read_text("utf-8"))}
    assert foreign
    assert foreign <= {*contents.modules()}


def test_nothing_that_is_imported_by_name_is_left_out() -> None:
    assert not {*contents.modules()} & {*contents.LEFT_OUT}


def test_charts_are_drawn_without_what_is_left_out() -> None:
    done = subprocess.run([sys.executable, "-c", CHARTS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    by_name = {*done.stdout.split()} & {*contents.OF_CHARTS}
    assert by_name == {*contents.OF_CHARTS} <= {*contents.modules()}


@pytest.mark.parametrize("drawn", desktop_proof.CHARTS)
def test_the_charts_that_a_proof_reads_are_those_of_the_program(drawn: str) -> None:
    module, _colon, name = drawn.partition(":")
    assert hasattr(importlib.import_module(module), name)


def test_the_facts_are_those_of_the_program() -> None:
    kinds = (linux_files() / f"{facts().id}.xml").read_text("utf-8")
    assert (facts().version, facts().suffix) == (__version__, SUFFIX)
    assert f'type="{facts().mime}"' in kinds
    assert f"<comment>{facts().kind}</comment>" in kinds


def test_macos_learns_the_version_and_the_kind_of_file_from_the_facts() -> None:
    told = plistlib.loads(plistlib.dumps(contents.property_list(facts(), "match.icns")))
    (kind,) = told["UTExportedTypeDeclarations"]
    (document,) = told["CFBundleDocumentTypes"]
    assert told["CFBundleShortVersionString"] == __version__
    assert kind["UTTypeTagSpecification"] == {
        "public.filename-extension": [SUFFIX.removeprefix(".")],
        "public.mime-type": [facts().mime],
    }
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "monstrarium/resources/icons/app.svg",
    ],
)
def test_what_a_window_needs_is_packed(path: str) -> None:
    assert contents.is_packed(path)


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "PySide6/Qt/qml/QtQuick/qmldir",
        "PySide6/Qt/translations/designer_de.qm",
        "PySide6\\opengl32sw.dll",
    ],
)
def test_what_no_window_of_ours_needs_is_not_packed(path: str) -> None:
    assert not contents.is_packed(path)


def needs(path: str) -> Iterable[str]:
    return {
        "/qt/QtGui.abi3.so": ["libQt6Gui.so.6", "libc.so.6"],
        "/qt/libqxcb.so": ["libQt6Gui.so.6", "libxcb-cursor.so.0", "libX11.so.6"],
        "/qt/libQt6Gui.so.6": ["libQt6Core.so.6"],
    }.get(path, [])


def binary(where: str, source: str = "") -> contents.Part:
    return (where, source or f"/qt/{where.rpartition('/')[2]}", "BINARY")


def test_libraries_stay_that_a_module_or_a_plugin_needs_and_those_that_these_need() -> None:
    used = [
        ("PySide6/QtGui.abi3.so", "/qt/QtGui.abi3.so", "EXTENSION"),
        binary("PySide6/Qt/plugins/platforms/libqxcb.so"),
        binary("PySide6/Qt/lib/libQt6Gui.so.6"),
        binary("PySide6/Qt/lib/libQt6Core.so.6"),
        binary("libxcb-cursor.so.0", "/usr/lib/libxcb-cursor.so.0"),
        binary("libpython3.11.so.1.0"),
    ]
    assert contents.in_use([*used, binary("PySide6/Qt/lib/libQt6Qml.so.6")], needs) == used


def test_links_to_libraries_that_are_left_out_are_left_out() -> None:
    library = binary("PySide6/Qt/lib/libQt6Gui.so.6")
    link = ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK")
    broken = ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK")
    assert contents.unbroken([library, link, broken]) == [library, link]


@pytest.mark.parametrize("library", ["libX11.so.6", "libstdc++.so.6", "libGL.so.1", "libfontconfig.so.1"])
def test_libraries_that_every_desktop_has_are_not_brought_along(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    qxcb = binary("PySide6/Qt/plugins/platforms/libqxcb.so")
    assert contents.in_use([qxcb, binary(library)], lambda _path: [library]) == [qxcb]


def test_every_package_that_the_program_needs_has_its_licence_packed() -> None:
    packed = {folder.split("/")[1] for _text, folder in contents.licences()}
    assert packed >= {"Python", "Qt", *(metadata.distribution(name).name for name in contents.distributions())}


def test_a_folder_is_packed_with_the_same_bytes_each_time(tmp_path: Path) -> None:
    folder = tmp_path / "thing"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "start").write_text("#!/bin/sh\n")
    (folder / "inner" / "start").chmod(0o700)
    (folder / "link").symlink_to("inner")
    pack(folder, tmp_path / "one.tar.xz", 1_000_000)
    (folder / "inner" / "start").touch()
    pack(folder, tmp_path / "two.tar.xz", 1_000_000)
    assert (tmp_path / "one.tar.xz").read_bytes() == (tmp_path / "two.tar.xz").read_bytes()
    with tarfile.open(tmp_path / "one.tar.xz") as archive:
        assert archive.getnames() == ["thing", "thing/inner", "thing/inner/start", "thing/link"]
        assert {each.mtime for each in archive} == {1_000_000}
        assert archive.getmember("thing/inner/start").mode == 0o755


def test_a_folder_without_a_file_of_the_wheel_is_refused(tmp_path: Path) -> None:
    wheel = tmp_path / "monstrarium.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in ("monstrarium/__init__.py", "monstrarium/resources/one.svg", "monstrarium/resources/two.svg"):
            archive.writestr(name, "")
    (tmp_path / "monstrarium" / "resources").mkdir(parents=True)
    (tmp_path / "monstrarium" / "resources" / "one.svg").touch()
    with pytest.raises(Unable, match=r"lacks files of monstrarium\.whl, 1 in all: monstrarium/resources/two\.svg"):
        check_files(tmp_path, wheel)
    (tmp_path / "monstrarium" / "resources" / "two.svg").touch()
    check_files(tmp_path, wheel)
