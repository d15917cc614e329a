"""What is handed over is what the project says of itself: files, papers, dependencies, and what was seen of each."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

import PySide6
import pytest
from packages import __main__ as command
from packages import bundled_deb, deb, deb_proof, native_deb, proof, report, trim
from packages.job import CHANGES, Job, Package, Proof, Unable, lacking, releases
from packages.table import PACKAGES

from monstrarium import __version__

ROOT = Path(__file__).resolve().parents[2]
SEEN = Proof("wheel", "Debian", "a.whl", 1_234_567, 250, 5, "without a trace", "yes", "2026-11-19", "a machine")


def job(folder: Path) -> Job:
    for name in ("dist", "work"):
        (folder / name).mkdir(parents=True)
    return Job("native-deb", __version__, releases()[0].epoch, folder / "dist", folder / "work", Namespace())


# ---- the command and the table


def test_each_package_has_a_name_of_its_own() -> None:
    names = [row.name for row in PACKAGES]
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("row", PACKAGES, ids=lambda row: row.name)
def test_each_package_is_described_on_the_page(row: Package) -> None:
    assert f"(`{row.name}`)" in report.PAGE.read_text("utf-8")


def test_help_lists_each_package() -> None:
    text = command.parser().format_help()
    assert [row.name for row in PACKAGES if f"  {row.name}  " not in text] == []


def test_all_are_the_packages_that_can_be_made_anywhere() -> None:
    assert command.chosen(["all"]) == [row for row in PACKAGES if row.everywhere]


def test_a_package_that_is_not_there_is_refused_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["snap"])
    said = capsys.readouterr().err
    assert "there is no package snap" in said
    assert "native-deb" in said


def test_what_a_build_lacks_is_named_by_debian_packages() -> None:
    assert lacking({"sh": "dash", "no-such-tool": "no-such-package"}).endswith("apt-get install no-such-package")


def test_the_sums_are_those_of_all_files(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(b"1")
    command.write_sums(tmp_path)
    command.write_sums(tmp_path)
    assert (tmp_path / "SHA256SUMS").read_text() == f"{hashlib.sha256(b'1').hexdigest()}  one\n"


# ---- what was seen


def test_the_page_has_the_table_of_what_was_seen() -> None:
    assert report.table(report.proofs_kept()) in report.PAGE.read_text("utf-8")


def test_what_was_seen_is_of_packages_in_the_table_and_bots_played() -> None:
    expected = {row.name: proof.MOVES if row.starts else 0 for row in PACKAGES}
    assert [one for one in report.proofs_kept() if one.moves < expected.get(one.package, 1_000)] == []


def test_a_new_proof_takes_the_place_of_the_older_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "README.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n")
    monkeypatch.setattr(report, "PROOFS", tmp_path / "proofs.toml")
    monkeypatch.setattr(report, "PAGE", page)
    for each in (SEEN, SEEN._replace(system="another"), SEEN._replace(painted_ms=99)):
        report.keep(each)
    assert report.proofs_kept() == [SEEN._replace(painted_ms=99), SEEN._replace(system="another")]
    assert page.read_text().startswith("before\n")
    assert page.read_text().endswith("after\n")
    assert "99 ms" in page.read_text()
    assert "250 ms | 5" in page.read_text()


def test_a_page_without_its_marks_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "README.md"
    page.write_text("nothing")
    monkeypatch.setattr(report, "PAGE", page)
    with pytest.raises(Unable, match="has lost the lines"):
        report.write_page([SEEN])
    assert page.read_text() == "nothing"


def test_a_proof_begins_with_a_match_of_two_bots_and_no_move(tmp_path: Path) -> None:
    path = tmp_path / proof.NAME
    proof.new_match(path)
    assert proof.moves_in(path) == 0


def test_the_table_tells_the_time_of_the_processor_where_it_was_measured() -> None:
    assert "| 250 ms | 5 |" in report.table([SEEN])
    assert "| 250 ms, processor 120 ms | 5 |" in report.table([SEEN._replace(processor_ms=120)])


def test_the_table_tells_how_quickly_the_bots_moved_and_in_how_many_processes() -> None:
    assert "| 5 in 9 s by 2 processes |" in report.table([SEEN._replace(moves_s=9, processes=2)])


@pytest.mark.parametrize(("suite", "keys"), [("trixie", "debian-archive-keyring"), ("noble", "ubuntu-archive-keyring")])
def test_a_system_is_not_made_without_the_keys_of_who_makes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suite: str, keys: str
) -> None:
    monkeypatch.setattr(deb_proof, "KEYS", tmp_path)
    with pytest.raises(Unable, match=f"apt-get install {keys}"):
        deb_proof.make(tmp_path / suite, suite)
    assert not (tmp_path / suite).exists()


# ---- papers


def test_releases_are_those_of_the_list_of_changes() -> None:
    known = releases()
    assert [f"## {one.version}, " in CHANGES.read_text("utf-8") for one in known] == [True] * len(known)
    assert all(one.changes for one in known)


def test_the_changelog_begins_with_the_version_that_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBEMAIL", "somebody@localhost")
    assert deb.changelog("monstrarium", "9.0").startswith("monstrarium (9.0) unstable; ")
    assert deb.changelog("monstrarium", __version__).count("\nmonstrarium (") == len(releases()) - 1


def test_the_copyright_holds_the_whole_licence() -> None:
    assert (ROOT / "LICENSE").read_text("utf-8") in deb.copyright_text()


def test_debian_is_asked_for_all_that_the_program_requires() -> None:
    asked = native_deb.depends()
    names = [line.partition(" ")[0] for line in asked]
    assert names[0] == "python3"
    for one in deb.requirements(native_deb.DEBIAN_PYTHON):
        if not one.name.lower().startswith("pyside6") and one.name not in native_deb.MISSING:
            assert f"python3-{one.name.lower()}" in names
    assert {"python3-pyside6.qtcore", "python3-pyside6.qtwidgets", "python3-pyside6.qtsvg"} <= {*names}
    assert all(" (>= " in line for line in asked)


# ---- the native package, as it is built


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg-deb, which packs the package, is not installed")
    if find_spec("hatchling") is None:
        pytest.skip("hatchling, which builds the wheel, is not installed")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DEBEMAIL", "somebody@localhost")
        return native_deb.build(job(tmp_path_factory.mktemp("native")))[0]


def listed(file: Path) -> dict[str, str]:
    """The paths in a package, with rights and owner."""
    lines = subprocess.run(["dpkg-deb", "--contents", file], capture_output=True, text=True, check=True).stdout
    return {(words := line.split())[5].removeprefix("."): " ".join(words[:2]) for line in lines.splitlines()}


def test_the_package_says_what_it_is(built: Path) -> None:
    fields = deb.fields_of(built)
    assert built.name == f"monstrarium_{__version__}_all.deb"
    assert (fields["Package"], fields["Version"]) == ("monstrarium", __version__)
    assert fields["Depends"] == ", ".join(native_deb.depends())


def test_the_package_has_what_desktops_look_for(built: Path) -> None:
    name = "org.monstrarium.Monstrarium"
    assert {
        "/usr/games/monstrarium",
        "/usr/share/monstrarium/monstrarium/__main__.py",
        "/usr/share/monstrarium/monstrarium/resources/icons/app.svg",
        f"/usr/share/applications/{name}.desktop",
        f"/usr/share/metainfo/{name}.metainfo.xml",
        f"/usr/share/mime/packages/{name}.xml",
        f"/usr/share/icons/hicolor/scalable/apps/{name}.svg",
        "/usr/share/man/man1/monstrarium.1.gz",
        "/usr/share/bash-completion/completions/monstrarium",
        "/usr/share/zsh/vendor-completions/_monstrarium",
        "/usr/share/fish/vendor_completions.d/monstrarium.fish",
        "/usr/share/doc/monstrarium/copyright",
        "/usr/share/doc/monstrarium/changelog.gz",
    } <= listed(built).keys()


def test_all_in_the_package_belongs_to_root_and_only_commands_are_started(built: Path) -> None:
    rights = listed(built)
    assert {each.split()[1] for each in rights.values()} == {"root/root"}
    started = {path for path, each in rights.items() if each.startswith("-rwx")}
    assert started == {"/usr/games/monstrarium", "/usr/share/python3/runtime.d/monstrarium.rtupdate"}
    assert {each.split()[0] for each in rights.values()} == {"drwxr-xr-x", "-rwxr-xr-x", "-rw-r--r--"}


def test_nothing_compiled_and_no_settings_are_in_the_package(built: Path, tmp_path: Path) -> None:
    assert [path for path in listed(built) if "__pycache__" in path or path.startswith("/etc")] == []
    subprocess.run(["dpkg-deb", "--control", built, tmp_path / "control"], check=True)
    assert {path.name for path in (tmp_path / "control").iterdir()} == {"control", "md5sums", "postinst", "prerm"}


def test_building_again_gives_the_same_bytes(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBEMAIL", "somebody@localhost")
    assert native_deb.build(job(tmp_path))[0].read_bytes() == built.read_bytes()


def test_an_older_package_has_a_lower_version_and_a_file_more(built: Path, tmp_path: Path) -> None:
    older = deb.made_older(job(tmp_path), built)
    compare = ["dpkg", "--compare-versions", deb.fields_of(older)["Version"], "lt", __version__]
    assert subprocess.run(compare, check=False).returncode == 0
    assert listed(older).keys() - listed(built).keys() == {"/usr/share/monstrarium/monstrarium/gone_since.py"}


def test_the_command_finds_the_program_in_its_own_folder_alone(tmp_path: Path) -> None:
    folder = tmp_path / "private" / "monstrarium"
    folder.mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "__main__.py").write_text("def main():\n    print(__file__)\n    return 3\n")
    launcher = tmp_path / "launcher"
    launcher.write_text(deb.LAUNCHER.format(folder=folder.parent))
    done = subprocess.run([sys.executable, "-I", launcher], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.returncode) == (str(folder / "__main__.py"), 3)


def test_the_command_shares_work_with_other_processes(tmp_path: Path) -> None:
    launcher = tmp_path / "launcher"
    launcher.write_text(deb.LAUNCHER.format(folder=ROOT / "desktop"))
    words = [sys.executable, "-I", str(launcher), "simulate", "cybo", "--matches", "2", "--jobs", "2"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# ---- what stays of Qt


def test_qt_is_trimmed_to_what_the_program_imports() -> None:
    if shutil.which("readelf") is None:
        pytest.skip("readelf, which tells what libraries are linked with, is not installed")
    site = Path(PySide6.__file__).parents[1]
    if not (site / "PySide6" / "Qt" / "lib" / "libQt6Core.so.6").exists():
        pytest.skip("this Qt is not that of a wheel")
    if f"=={PySide6.__version__};" not in bundled_deb.CONSTRAINTS.read_text("utf-8"):
        pytest.skip("packages are made of the pinned Qt")
    kept = trim.kept_of_qt(site, deb.modules_of_qt())
    names = {path.name for path in kept.files}
    assert {f"{module}.abi3.so" for module in deb.modules_of_qt()} <= names
    assert "QtOpenGL.abi3.so" in names  # Charts load it; nothing of the program names it.
    assert {"libQt6Core.so.6", "libQt6Widgets.so.6", "libQt6DBus.so.6", "libqxcb.so", "libqsvgicon.so"} <= names
    assert [name for name in names if "Qml" in name or "Quick" in name or "Sql" in name or "Designer" in name] == []
    assert "libxcb-cursor.so.0" in kept.system_libraries
    assert [name for name in kept.system_libraries if "Qt6" in name or name.startswith("libc.")] == []


def test_a_plugin_that_this_qt_lacks_is_named(tmp_path: Path) -> None:
    known = {name: tmp_path / "platforms" / name for name in ("libqxcb.so", "libqwayland-egl.so")}

    assert trim.plugin_file(known, trim.PLUGINS[0]) == known["libqxcb.so"]
    with pytest.raises(Unable, match="no plugin platforms/wayland"):
        trim.plugin_file(known, trim.PLUGINS[1])


def test_qt_keeps_its_sentences_in_the_languages_that_the_program_speaks(tmp_path: Path) -> None:
    for name in ("monstrarium.pot", "de.po", "pt_BR.po", "pt_BR.mo"):
        (tmp_path / name).touch()

    assert trim.names_of_translations(tmp_path) == ["qtbase_de.qm", "qtbase_pt.qm", "qtbase_pt_BR.qm"]
